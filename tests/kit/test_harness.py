"""The toy game keeps every promise that the harness asks for."""

from pathlib import Path

import pytest
from hypothesis import Phase, given, settings
from hypothesis import strategies as st

from tests import toy
from tests.toy import Toy
from trireme.kit.harness import THOROUGH, Density, check_all, check_decisions
from trireme.kit.harness.moment import walk

SEEDS = st.integers(min_value=0, max_value=2**32 - 1)
PLAIN = (Phase.explicit, Phase.generate)
"""Seeds do not get simpler by being smaller, so there is nothing to shrink."""


@pytest.mark.parametrize("chance", ["sealed", "explicit"])
@pytest.mark.parametrize("players", [2, 3, 4])
@settings(max_examples=3, deadline=None, derandomize=True, phases=PLAIN)
@given(seed=SEEDS)
def test_the_toy_passes(players: int, chance: str, seed: int) -> None:
    check_all(Toy(players=players, chance=chance), seed)


def test_the_toy_gives_the_same_bytes_in_any_process() -> None:
    check_all(Toy(), 1, THOROUGH)


def test_the_toy_is_small() -> None:
    lines = Path(toy.__file__).read_text(encoding="utf-8").splitlines()
    assert sum(1 for line in lines if line.strip()) <= 200


def test_a_denser_check_looks_at_more_decisions(monkeypatch: pytest.MonkeyPatch) -> None:
    game = Toy()
    looked: list[int] = []
    monkeypatch.setattr("trireme.kit.harness.check_views", lambda m: looked.append(m.number))
    check_decisions(game, 1, Density(every=1))
    every = list(looked)
    looked.clear()
    check_decisions(game, 1, Density(every=4))
    assert every == [m.number for m in walk(game, 1, Density())]
    assert looked == [number for number in every if number % 4 == 1 or number == every[-1]]
