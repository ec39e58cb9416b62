"""The options of a table of Cyclades, checked before a game is made."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Literal

import msgspec

from trireme.games.cyclades.module import Module, names_of
from trireme.games.cyclades.problems import MORE_WITH, NEEDS_MODULE, NOT_SO_MANY
from trireme.kit.errors import BadOption
from trireme.kit.options import Option, check_names, named_seats, seat_names, unusual, within, word, words

FEWEST = 2
BASE_SEATS = 5
PLAYERS = 4
MOST_CYCLES = 100


def choices_of(library: Mapping[str, Module]) -> tuple[Option, ...]:
    """Return the names of all parts of these modules that can be chosen."""
    names = tuple(name for module in library.values() for name in names_of(module))
    most = max((BASE_SEATS, *(module.seats for module in library.values())))
    return (
        Option(name="players", usual=PLAYERS, low=FEWEST, high=most),
        Option(name="purses", usual="hidden", values=("hidden", "open")),
        Option(name="cycles", usual=0, low=0, high=MOST_CYCLES),
        *([Option(name="modules", usual="", values=names, several=True)] if names else []),
        Option(name="chance", usual="sealed", values=("sealed", "explicit")),
    )


def extras_of(library: Mapping[str, Module]) -> dict[str, str]:
    """Return the options that change another part, with the part that each changes."""
    return {
        f"{module.name}.{extra}": f"{module.name}.{changed}" if changed else module.name
        for module in library.values()
        for extra, changed in module.extras.items()
    }


class Options(msgspec.Struct, frozen=True, kw_only=True):
    players: int
    seats: tuple[str, ...]
    purses: Literal["hidden", "open"] = "hidden"
    """Whether gold is hidden behind screens, as the rules say, or open."""
    cycles: int = 0
    """The last cycle of the game, a house option; 0 without a limit."""
    modules: tuple[str, ...] = ()
    chance: Literal["sealed", "explicit"] = "sealed"

    def as_table(self) -> dict[str, object]:
        """Return the options for the header of a record: the number of players and what differs from the default."""
        return {"players": self.players} | unusual(self, ("purses", "cycles", "modules", "chance"))


def read_options(raw: Mapping[str, object], given: object, library: Mapping[str, Module]) -> Options:
    choices = {option.name: option for option in choices_of(library)}
    check_names(raw, list(choices.values()))
    seats = named_seats(given)
    modules = _modules(raw, library)
    usual = len(seats) if seats else PLAYERS
    _check_most(raw.get("players", usual), modules, library)
    most = _most(modules, library)
    players = within(raw, "players", usual, FEWEST, most)  # CYC-CMP-01
    _check_number(players, modules, library)
    purses, chance = word(raw, choices["purses"]), word(raw, choices["chance"])
    return Options(
        players=players,
        seats=seat_names(seats, players),
        purses="open" if purses == "open" else "hidden",
        cycles=within(raw, "cycles", 0, 0, MOST_CYCLES),
        modules=modules,
        chance="explicit" if chance == "explicit" else "sealed",
    )


def _most(modules: Sequence[str], library: Mapping[str, Module]) -> int:
    return max((BASE_SEATS, *(module.seats for module in modules_in_play(modules, library))))


def _check_most(players: object, modules: Sequence[str], library: Mapping[str, Module]) -> None:
    """Refuse too many players, naming the module that would allow them (TIT-MOD-02)."""
    most = _most(modules, library)
    if not isinstance(players, int) or players <= most:
        return
    for module in library.values():
        if module.seats >= players:
            raise BadOption("players", MORE_WITH, given=players, most=most, module=names_of(module)[0])


def _check_number(players: int, modules: Sequence[str], library: Mapping[str, Module]) -> None:
    """Refuse a number of players that the modules do not allow, naming an option that would (TIT-MOD-01, 02)."""
    for module in modules_in_play(modules, library):
        numbers = module.numbers(modules)
        if not numbers or players in numbers:
            continue
        extras = [f"{module.name}.{extra}" for extra in module.extras]
        roomier = [extra for extra in extras if extra not in modules and players in module.numbers([*modules, extra])]
        if roomier and players > max(numbers):
            raise BadOption("players", MORE_WITH, given=players, most=max(numbers), module=roomier[0])
        known = ", ".join(map(str, numbers))
        raise BadOption("players", NOT_SO_MANY, given=players, chosen=module.name, known=known)


def modules_in_play(names: Sequence[str], library: Mapping[str, Module]) -> list[Module]:
    """Return the chosen modules, in the order in which they join."""
    return [module for module in library.values() if any(name in names for name in names_of(module))]


def _modules(raw: Mapping[str, object], library: Mapping[str, Module]) -> tuple[str, ...]:
    """Return the chosen parts of modules, in a fixed order."""
    known = [name for module in library.values() for name in names_of(module)]
    given = words(raw, "modules", known, f'["{known[0]}"]' if known else "[]")
    for module in modules_in_play(given, library):
        for need in module.needs:
            if need not in given:
                raise BadOption("modules", NEEDS_MODULE, given=module.name, needed=need)
    for extra, changed in extras_of(library).items():
        if extra in given and changed not in given:
            raise BadOption("modules", NEEDS_MODULE, given=extra, needed=changed)
    return tuple(name for name in known if name in given)
