"""What a table of Peloponnes can choose, checked before anything is made."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Literal

import msgspec

from trireme.games.peloponnes.modules import MODULES
from trireme.games.peloponnes.problems import (
    LEVEL_ALONE,
    LEVEL_CLOSED,
    SERIES_TWICE,
    SERIES_WITHOUT_LEVEL,
    TOO_MANY_PLAYERS,
)
from trireme.kit.errors import BadOption
from trireme.kit.options import Option, check_names, named_seats, seat_names, unusual, whole, within, word, words
from trireme.kit.problems import RANGE

SEATS = "ABCDEF"
BASE_SEATS = 5
LEVELS = 5
CIVILIZATIONS = ("messene", "patras", "arkadia", "korinth", "sparta", "pylos", "argos")
PLAYERS = 4


def civilizations(modules: Iterable[str]) -> tuple[str, ...]:
    """Return those that can be played with these modules."""
    return (*CIVILIZATIONS, *(name for module in modules for name in MODULES[module].civilizations))


CHOICES = (
    Option(name="players", usual=PLAYERS, low=1, high=len(SEATS)),
    Option(name="level", usual=0, low=0, high=LEVELS, alone=True),
    Option(name="series", usual="", values=civilizations(MODULES), several=True, alone=True),
    Option(name="modules", usual="", values=tuple(MODULES), several=True),
    Option(name="chance", usual="sealed", values=("sealed", "explicit")),
)


class Options(msgspec.Struct, frozen=True, kw_only=True):
    players: int
    seats: tuple[str, ...]
    level: int = 0
    """Solo level 1 to 5; 0 plays without levels."""
    series: tuple[str, ...] = ()
    """Solo: the civilizations with which the levels before this one were completed."""
    modules: tuple[str, ...] = ()
    chance: Literal["sealed", "explicit"] = "sealed"

    def as_table(self) -> dict[str, object]:
        """Return what a record's header names: options that differ from the usual, and the number of players."""
        return {"players": self.players} | unusual(self, ("level", "series", "modules", "chance"))


def read_options(raw: Mapping[str, object], given: object) -> Options:
    check_names(raw, CHOICES)
    seats = named_seats(given)
    players = whole(raw, "players", len(seats) if seats else PLAYERS)
    chosen = words(raw, "modules", tuple(MODULES), '["hellas", "sea"]')
    modules = tuple(module for module in MODULES if module in chosen)
    most = max((BASE_SEATS, *(MODULES[module].seats for module in modules)))
    if most < players <= len(SEATS):  # PEL-SIX-01
        roomy = next(module.name for module in MODULES.values() if module.seats >= players)
        raise BadOption("players", TOO_MANY_PLAYERS, given=players, most=most, module=roomy)
    if not 1 <= players <= most:
        raise BadOption("players", RANGE, given=players, low=1, high=most)  # PEL-GEN-01
    names = seat_names(seats, players)
    level = within(raw, "level", 0, 0, LEVELS)
    if level and players > 1:
        raise BadOption("level", LEVEL_ALONE)
    chance = word(raw, CHOICES[-1])
    return Options(
        players=players,
        seats=names,
        level=level,
        series=_series(raw, level, civilizations(modules)),
        modules=modules,
        chance="explicit" if chance == "explicit" else "sealed",
    )


def _series(raw: Mapping[str, object], level: int, known: Sequence[str]) -> tuple[str, ...]:
    series = words(raw, "series", known, '["sparta", "argos"]')
    if not series:
        return ()
    for name in series:
        if series.count(name) > 1:
            raise BadOption("series", SERIES_TWICE, given=name)  # PEL-SOL-15
    if not level:
        raise BadOption("series", SERIES_WITHOUT_LEVEL)
    if len(series) < level - 1:
        raise BadOption("series", LEVEL_CLOSED, level=level, next=len(series) + 1)  # PEL-SOL-18
    return series[: level - 1]
