"""Cases compare both paths: a fault in the masks alone is seen where a case only passes by."""

from __future__ import annotations

from pathlib import Path

import pytest

from trireme.games import make
from trireme.games.cyclades.modules.monuments.monuments import naval_academy, shore
from trireme.games.cyclades.ruleset import Ruleset
from trireme.games.cyclades.state import NO_SEA, Island, State
from trireme.kit.case import load_cases, run_cases
from trireme.kit.errors import TriremeError
from trireme.kit.seats import Seat

CASES = sorted((Path(__file__).parent / "cases").glob("monuments-*.toml"))
TRUE = shore.havens


def under_the_kraken(ruleset: Ruleset, s: State, seat: Seat, site: Island) -> int:
    """As `havens`, but the sea of the Kraken is taken for open."""
    kraken, s.kraken = s.kraken, NO_SEA
    mask = TRUE(ruleset, s, seat, site)
    s.kraken = kraken
    return mask


def found() -> list[str]:
    """What differs from the cases of Monuments."""
    texts: list[str] = []
    for path in CASES:
        for _, differences in run_cases(load_cases(path), make):
            assert not isinstance(differences, TriremeError)
            texts += map(str, differences)
    return texts


@pytest.mark.rules("MON-MEF-31")
def test_a_sea_that_only_the_masks_take_for_open_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    assert found() == []
    monkeypatch.setattr(naval_academy, "havens", under_the_kraken)
    assert any("Legal though a rule forbids it: “monuments.launch D1”" in text for text in found())
