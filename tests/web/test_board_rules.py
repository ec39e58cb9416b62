"""The rules that the page names for a component exist, and every special component has some."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from trireme.games.peloponnes.game import Peloponnes
from trireme.games.peloponnes.modules import MODULES

SOURCE = Path(__file__).resolve().parents[2] / "web" / "src" / "boards" / "peloponnes" / "rules.ts"
NAMED = dict(re.findall(r"^  (\w+): \[(.+)\],$", SOURCE.read_text(encoding="utf-8"), re.MULTILINE))
GAME = Peloponnes(modules=list(MODULES))


def test_every_rule_that_the_board_names_is_in_the_rulebook() -> None:
    ids = set(re.findall(r"PEL-[A-Z]+-\d+", SOURCE.read_text(encoding="utf-8")))
    assert ids <= set(GAME.rulebook.entries)
    assert len(ids) > 20


@pytest.mark.parametrize(
    "card", [*GAME.ruleset.tables.buildings, *GAME.ruleset.tables.civilizations], ids=lambda c: c.id
)
def test_special_components_name_their_rules(card: object) -> None:
    special = getattr(card, "special", "") or getattr(card, "protects", ()) or hasattr(card, "order")
    assert bool(special) <= (getattr(card, "id", "") in NAMED)
