"""What a table of Peloponnes can choose, checked before anything is made."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Literal

import msgspec

from trireme.games.peloponnes.rules.ids import PEL_GEN_01, PEL_SOL_15, PEL_SOL_18
from trireme.kit.errors import BadOption

SEATS = "ABCDE"
LEVELS = 5
MODULES: tuple[str, ...] = ()
CIVILIZATIONS = ("messene", "patras", "arkadia", "korinth", "sparta", "pylos", "argos")


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
    known = ("players", "level", "series", "modules", "chance")
    for name in raw:
        if name not in known:
            raise BadOption(name, "Peloponnes does not have it", f"It has {', '.join(known)}.")
    players = _whole(raw, "players", len(seats) if seats else 4)
    if not 1 <= players <= len(SEATS):
        raise BadOption("players", f"{players} cannot play", f"Peloponnes is for 1 to {len(SEATS)} ({PEL_GEN_01}).")
    names = _seat_names(seats, players)
    level = _whole(raw, "level", 0)
    if not 0 <= level <= LEVELS:
        raise BadOption("level", f"there is no level {level}", f"Solo levels are 1 to {LEVELS}; 0 plays without.")
    if level and players > 1:
        raise BadOption("level", "levels are for one player", "Leave it out, or take players=1.")
    chance = raw.get("chance", "sealed")
    if chance not in ("sealed", "explicit"):
        raise BadOption("chance", f"{chance!r} is not known", "It is sealed or explicit.")
    return Options(
        players=players,
        seats=names,
        level=level,
        series=_series(raw, level),
        modules=_modules(raw),
        chance="explicit" if chance == "explicit" else "sealed",
    )


def _whole(raw: Mapping[str, object], name: str, usual: int) -> int:
    value = raw.get(name, usual)
    if not isinstance(value, int) or isinstance(value, bool):
        raise BadOption(name, f"{value!r} is not a whole number", "Give a number such as 4.")
    return value


def _words(raw: Mapping[str, object], name: str) -> tuple[str, ...]:
    value = raw.get(name, ())
    if isinstance(value, str) or not isinstance(value, Sequence) or not all(isinstance(word, str) for word in value):
        raise BadOption(name, f"{value!r} is not a list of names", 'Give a list such as ["sparta", "argos"].')
    return tuple(value)


def _seat_names(seats: Sequence[str] | None, players: int) -> tuple[str, ...]:
    if seats is None:
        return tuple(SEATS[:players])
    if len(seats) != players:
        raise BadOption("players", f"{players} do not fit {len(seats)} seats", "Name each seat once.")
    for name in seats:
        if not name or len(name.split()) != 1 or ":" in name or seats.count(name) > 1 or name == "chance":
            raise BadOption("seats", f"{name!r} cannot name a seat", "Use different single words such as A, B, C.")
    return tuple(seats)


def _modules(raw: Mapping[str, object]) -> tuple[str, ...]:
    modules = _words(raw, "modules")
    for module in modules:
        if module not in MODULES:
            there = f"There are {', '.join(MODULES)}." if MODULES else "This version has the base game and solo play."
            raise BadOption("modules", f"{module!r} is not known", there)
    return tuple(module for module in MODULES if module in modules)


def _series(raw: Mapping[str, object], level: int) -> tuple[str, ...]:
    series = _words(raw, "series")
    if not series:
        return ()
    for name in series:
        if name not in CIVILIZATIONS:
            raise BadOption("series", f"{name!r} is no civilization", f"There are {', '.join(CIVILIZATIONS)}.")
        if series.count(name) > 1:
            raise BadOption("series", f"{name} stands twice", f"Each level needs another one ({PEL_SOL_15}).")
    if not level:
        raise BadOption("series", "a series is played by levels", "Give a level too.")
    if len(series) < level - 1:
        right = f"Complete level {len(series) + 1} first ({PEL_SOL_18})."
        raise BadOption("series", f"level {level} is not open after {len(series)} completed", right)
    return series[: level - 1]
