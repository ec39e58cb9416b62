"""Heroes on the board from the beginning: every table begins in a turn in which nearly all of them can do something."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from tests.games.cyclades.styx.staged import renamed
from trireme.games.cyclades.game import Cyclades
from trireme.games.cyclades.position.facts import stand
from trireme.games.cyclades.state import State

FACTS: Final[dict[str, Any]] = {
    "at": "actions",
    "cycle": 4,
    "gods": ["ares", "zeus", "athena"],
    "offerings": {"ares": "A 1", "zeus": "B 1"},
    "islands": {
        "gyaros": {"troops": 3, "prosperity": 3},
        "rineia": "A 1",
        "anafi": "A 0",
        "tinos": {"troops": 2, "buildings": ["fortress", "fortress"]},
        "amorgos": {"buildings": ["port", "fortress", "temple", "port"]},
        "kythnos": {"troops": 2},
    },
    "players": {"A": {"gold": 9}, "B": {"gold": 8}, "C": {"gold": 3}},
    "seas": {"C2": "A 1"},
    "track": ["charon", "erinyes", "perseus"],
    "hades": {
        "heroes": {
            "achilles": {"island": "gyaros", "hired": 2},
            "theseus": {"island": "gyaros", "hired": 3},
            "odysseus": {"island": "gyaros", "hired": 3},
            "penthesilea": {"island": "tinos", "hired": 2},
            "hector": {"island": "tinos", "hired": 3},
        }
    },
}


class Mustered(Cyclades):
    __module__ = Cyclades.__module__

    def __init__(self, seats: Sequence[str] | None = None, **options: Any) -> None:
        usual = {"players": 3, "cycles": 6, "modules": ["hades.heroes", "hades.manticore"]}
        super().__init__(seats=seats, **{**usual, **options})

    def opening(self, key: bytes) -> State:
        s = stand(self.ruleset, renamed(FACTS, dict(zip("ABC", self.ruleset.seats, strict=True))))
        s.key = key
        return s
