"""What a table of Cyclades can choose, checked before anything is made."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Literal

import msgspec

from trireme.kit.errors import BadOption, shown
from trireme.kit.options import Option
from trireme.kit.problems import NO_SUCH_OPTION, RANGE, SEAT_COUNT, SEAT_NAME, UNKNOWN, WHOLE_NUMBER

SEATS = "ABCDE"
FEWEST = 2
PLAYERS = 4
MOST_CYCLES = 100
CHOICES = (
    Option(name="players", usual=PLAYERS, low=FEWEST, high=len(SEATS)),
    Option(name="purses", usual="hidden", values=("hidden", "open")),
    Option(name="cycles", usual=0, low=0, high=MOST_CYCLES),
    Option(name="chance", usual="sealed", values=("sealed", "explicit")),
)


class Options(msgspec.Struct, frozen=True, kw_only=True):
    players: int
    seats: tuple[str, ...]
    purses: Literal["hidden", "open"] = "hidden"
    """Whether gold lies behind screens, as the rules have it, or open."""
    cycles: int = 0
    """House option: the game ends after this many cycles at the latest; 0: as printed."""
    chance: Literal["sealed", "explicit"] = "sealed"

    def as_table(self) -> dict[str, object]:
        """What a record's header names: options that differ from the usual, and the number of players."""
        table: dict[str, object] = {"players": self.players}
        for name, usual in (("purses", "hidden"), ("cycles", 0), ("chance", "sealed")):
            if getattr(self, name) != usual:
                table[name] = getattr(self, name)
        return table


def read_options(raw: Mapping[str, object], seats: Sequence[str] | None) -> Options:
    known = [option.name for option in CHOICES]
    for name in raw:
        if name not in known:
            raise BadOption(name, NO_SUCH_OPTION, known=", ".join(known))
    players = _whole(raw, "players", len(seats) if seats else PLAYERS, FEWEST, len(SEATS))  # CYC-CMP-01
    purses, chance = _word(raw, "purses"), _word(raw, "chance")
    return Options(
        players=players,
        seats=_seat_names(seats, players),
        purses="open" if purses == "open" else "hidden",
        cycles=_whole(raw, "cycles", 0, 0, MOST_CYCLES),
        chance="explicit" if chance == "explicit" else "sealed",
    )


def _whole(raw: Mapping[str, object], name: str, usual: int, low: int, high: int) -> int:
    value = raw.get(name, usual)
    if not isinstance(value, int) or isinstance(value, bool):
        raise BadOption(name, WHOLE_NUMBER, given=shown(value))
    if not low <= value <= high:
        raise BadOption(name, RANGE, given=value, low=low, high=high)
    return value


def _word(raw: Mapping[str, object], name: str) -> str:
    option = next(option for option in CHOICES if option.name == name)
    value = raw.get(name, option.usual)
    if value not in option.values:
        raise BadOption(name, UNKNOWN, given=shown(value), known=", ".join(option.values))
    return str(value)


def _seat_names(seats: Sequence[str] | None, players: int) -> tuple[str, ...]:
    if seats is None:
        return tuple(SEATS[:players])
    if len(seats) != players:
        raise BadOption("players", SEAT_COUNT, players=players, seats=len(seats))
    for name in seats:
        if not name or len(name.split()) != 1 or ":" in name or seats.count(name) > 1 or name == "chance":
            raise BadOption("seats", SEAT_NAME, given=name)
    return tuple(seats)
