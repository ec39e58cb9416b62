"""Heroes in views."""

from __future__ import annotations

from trireme.games.cyclades.module import Told
from trireme.games.cyclades.modules.hades.heroes.hero import hero_cards
from trireme.games.cyclades.modules.hades.heroes.part import AWAY, heroes
from trireme.games.cyclades.modules.hades.piece import figures
from trireme.games.cyclades.ruleset import Ruleset
from trireme.games.cyclades.state import State


def view_of(ruleset: Ruleset, s: State) -> dict[str, Told]:
    """Return where each Hero stands, whose he is and since when. An attacking Hero stands nowhere."""
    part, gold = heroes(ruleset, s), figures(ruleset).hero_rules.upkeep_gp
    return {
        "heroes": [
            {
                "hero": card.id,
                "seat": part.owner[card.hero],
                "island": card.stands_on(s),
                "hired": part.hired[card.hero],
            }
            for card in hero_cards(ruleset)
            if part.owner[card.hero] >= 0
        ],
        "gone_heroes": [card.id for card in hero_cards(ruleset) if part.owner[card.hero] in AWAY.values()],
        "upkeep": [gold * len(part.of(seat)) for seat in ruleset.all_seats],
    }
