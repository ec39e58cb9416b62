"""What a table of Cyclades can choose, checked before anything is made."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Literal

import msgspec

from trireme.games.cyclades.module import Module, names_of
from trireme.games.cyclades.problems import NEEDS_MODULE
from trireme.kit.errors import BadOption, shown
from trireme.kit.options import Option
from trireme.kit.problems import NO_SUCH_OPTION, NOT_NAMES, RANGE, SEAT_COUNT, SEAT_NAME, UNKNOWN, WHOLE_NUMBER

SEATS = "ABCDEF"
FEWEST = 2
BASE_SEATS = 5
PLAYERS = 4
MOST_CYCLES = 100


def choices_of(library: Mapping[str, Module]) -> tuple[Option, ...]:
    """What can be chosen where there are these modules."""
    names = tuple(name for module in library.values() for name in names_of(module))
    most = max((BASE_SEATS, *(module.seats for module in library.values())))
    return (
        Option(name="players", usual=PLAYERS, low=FEWEST, high=most),
        Option(name="purses", usual="hidden", values=("hidden", "open")),
        Option(name="cycles", usual=0, low=0, high=MOST_CYCLES),
        *([Option(name="modules", usual="", values=names, several=True)] if names else []),
        Option(name="chance", usual="sealed", values=("sealed", "explicit")),
    )


class Options(msgspec.Struct, frozen=True, kw_only=True):
    players: int
    seats: tuple[str, ...]
    purses: Literal["hidden", "open"] = "hidden"
    """Whether gold lies behind screens, as the rules have it, or open."""
    cycles: int = 0
    """House option: the game ends after this many cycles at the latest; 0: as printed."""
    modules: tuple[str, ...] = ()
    chance: Literal["sealed", "explicit"] = "sealed"

    def as_table(self) -> dict[str, object]:
        """What a record's header names: options that differ from the usual, and the number of players."""
        table: dict[str, object] = {"players": self.players}
        for name, usual in (("purses", "hidden"), ("cycles", 0), ("modules", ()), ("chance", "sealed")):
            value = getattr(self, name)
            if value != usual:
                table[name] = list(value) if isinstance(value, tuple) else value
        return table


def read_options(raw: Mapping[str, object], seats: Sequence[str] | None, library: Mapping[str, Module]) -> Options:
    choices = {option.name: option for option in choices_of(library)}
    known = list(choices)
    for name in raw:
        if name not in known:
            raise BadOption(name, NO_SUCH_OPTION, known=", ".join(known))
    modules = _modules(raw, library)
    most = max((BASE_SEATS, *(module.seats for module in modules_in_play(modules, library))))
    players = _whole(raw, "players", len(seats) if seats else PLAYERS, FEWEST, most)  # CYC-CMP-01
    purses, chance = _word(raw, choices["purses"]), _word(raw, choices["chance"])
    return Options(
        players=players,
        seats=_seat_names(seats, players),
        purses="open" if purses == "open" else "hidden",
        cycles=_whole(raw, "cycles", 0, 0, MOST_CYCLES),
        modules=modules,
        chance="explicit" if chance == "explicit" else "sealed",
    )


def _whole(raw: Mapping[str, object], name: str, usual: int, low: int, high: int) -> int:
    value = raw.get(name, usual)
    if not isinstance(value, int) or isinstance(value, bool):
        raise BadOption(name, WHOLE_NUMBER, given=shown(value))
    if not low <= value <= high:
        raise BadOption(name, RANGE, given=value, low=low, high=high)
    return value


def modules_in_play(names: Sequence[str], library: Mapping[str, Module]) -> list[Module]:
    """The modules of which something is chosen, in the order in which they join."""
    return [module for module in library.values() if any(name in names for name in names_of(module))]


def _modules(raw: Mapping[str, object], library: Mapping[str, Module]) -> tuple[str, ...]:
    """What is chosen of the modules, in their order, whatever the order of the words."""
    given = raw.get("modules", ())
    known = [name for module in library.values() for name in names_of(module)]
    if isinstance(given, str) or not isinstance(given, Sequence) or not all(isinstance(name, str) for name in given):
        raise BadOption("modules", NOT_NAMES, given=shown(given), right=f'["{known[0]}"]')
    for name in given:
        if name not in known:
            raise BadOption("modules", UNKNOWN, given=name, known=", ".join(known))
    for module in modules_in_play(given, library):
        for need in module.needs:
            if need not in given:
                raise BadOption("modules", NEEDS_MODULE, given=module.name, needed=need)
    return tuple(name for name in known if name in given)


def _word(raw: Mapping[str, object], option: Option) -> str:
    value = raw.get(option.name, option.usual)
    if value not in option.values:
        raise BadOption(option.name, UNKNOWN, given=shown(value), known=", ".join(option.values))
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
