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
from trireme.kit.errors import BadOption, shown
from trireme.kit.options import Option
from trireme.kit.problems import NO_SUCH_OPTION, NOT_NAMES, RANGE, SEAT_COUNT, SEAT_NAME, UNKNOWN, WHOLE_NUMBER

SEATS = "ABCDEF"
BASE_SEATS = 5
LEVELS = 5
CIVILIZATIONS = ("messene", "patras", "arkadia", "korinth", "sparta", "pylos", "argos")
PLAYERS = 4


def civilizations(modules: Iterable[str]) -> tuple[str, ...]:
    """Those that can be played with these modules."""
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
        """What a record's header names: options that differ from the usual, and the number of players."""
        table: dict[str, object] = {"players": self.players}
        for name, usual in (("level", 0), ("series", ()), ("modules", ()), ("chance", "sealed")):
            value = getattr(self, name)
            if value != usual:
                table[name] = list(value) if isinstance(value, tuple) else value
        return table


def read_options(raw: Mapping[str, object], seats: Sequence[str] | None) -> Options:
    known = [option.name for option in CHOICES]
    for name in raw:
        if name not in known:
            raise BadOption(name, NO_SUCH_OPTION, known=", ".join(known))
    players = _whole(raw, "players", len(seats) if seats else PLAYERS)
    modules = _modules(raw)
    most = max((BASE_SEATS, *(MODULES[module].seats for module in modules)))
    if most < players <= len(SEATS):  # PEL-SIX-01
        roomy = next(module.name for module in MODULES.values() if module.seats >= players)
        raise BadOption("players", TOO_MANY_PLAYERS, given=players, most=most, module=roomy)
    if not 1 <= players <= most:
        raise BadOption("players", RANGE, given=players, low=1, high=most)  # PEL-GEN-01
    names = _seat_names(seats, players)
    level = _whole(raw, "level", 0)
    if not 0 <= level <= LEVELS:
        raise BadOption("level", RANGE, given=level, low=0, high=LEVELS)
    if level and players > 1:
        raise BadOption("level", LEVEL_ALONE)
    chance = raw.get("chance", "sealed")
    if chance not in ("sealed", "explicit"):
        raise BadOption("chance", UNKNOWN, given=shown(chance), known="sealed, explicit")
    return Options(
        players=players,
        seats=names,
        level=level,
        series=_series(raw, level, civilizations(modules)),
        modules=modules,
        chance="explicit" if chance == "explicit" else "sealed",
    )


def _whole(raw: Mapping[str, object], name: str, usual: int) -> int:
    value = raw.get(name, usual)
    if not isinstance(value, int) or isinstance(value, bool):
        raise BadOption(name, WHOLE_NUMBER, given=shown(value))
    return value


def _words(raw: Mapping[str, object], name: str, right: str) -> tuple[str, ...]:
    value = raw.get(name, ())
    if isinstance(value, str) or not isinstance(value, Sequence) or not all(isinstance(word, str) for word in value):
        raise BadOption(name, NOT_NAMES, given=shown(value), right=right)
    return tuple(value)


def _seat_names(seats: Sequence[str] | None, players: int) -> tuple[str, ...]:
    if seats is None:
        return tuple(SEATS[:players])
    if len(seats) != players:
        raise BadOption("players", SEAT_COUNT, players=players, seats=len(seats))
    for name in seats:
        if not name or len(name.split()) != 1 or ":" in name or seats.count(name) > 1 or name == "chance":
            raise BadOption("seats", SEAT_NAME, given=name)
    return tuple(seats)


def _modules(raw: Mapping[str, object]) -> tuple[str, ...]:
    modules = _words(raw, "modules", '["hellas", "sea"]')
    for module in modules:
        if module not in MODULES:
            raise BadOption("modules", UNKNOWN, given=module, known=", ".join(MODULES))
    return tuple(module for module in MODULES if module in modules)


def _series(raw: Mapping[str, object], level: int, known: Sequence[str]) -> tuple[str, ...]:
    series = _words(raw, "series", '["sparta", "argos"]')
    if not series:
        return ()
    for name in series:
        if name not in known:
            raise BadOption("series", UNKNOWN, given=name, known=", ".join(known))
        if series.count(name) > 1:
            raise BadOption("series", SERIES_TWICE, given=name)  # PEL-SOL-15
    if not level:
        raise BadOption("series", SERIES_WITHOUT_LEVEL)
    if len(series) < level - 1:
        raise BadOption("series", LEVEL_CLOSED, level=level, next=len(series) + 1)  # PEL-SOL-18
    return series[: level - 1]
