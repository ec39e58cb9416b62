"""What a table can choose before it plays, as data: for people and programs that offer the choice."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec

from trireme.kit.errors import BadOption, Figure, shown
from trireme.kit.problems import NO_SUCH_OPTION, NOT_NAMES, RANGE, SEAT_COUNT, SEAT_NAME, UNKNOWN, WHOLE_NUMBER

Given = Mapping[str, object]
"""Options as they are given, by name."""
LETTERS = "ABCDEFGH"
"""The names of seats that are given none."""


class Option(msgspec.Struct, frozen=True, kw_only=True):
    """One option of a game. The key of the sentence that explains it is `option-` and the name.

    >>> [option.name for option in trireme.make("cyclades").choices]
    ['players', 'purses', 'cycles', 'modules', 'chance']
    """

    name: str
    usual: Figure
    """What is played when nothing is said; an empty text for an empty list."""
    low: int = 0
    high: int = 0
    """The limits of a number."""
    values: tuple[str, ...] = ()
    """The words to choose from."""
    several: bool = False
    """A list of such words."""
    alone: bool = False
    """Only for one player."""


def check_names(given: Given, choices: Sequence[Option]) -> None:
    """Only options that the game has may be given."""
    known = [option.name for option in choices]
    for name in given:
        if name not in known:
            raise BadOption(name, NO_SUCH_OPTION, known=", ".join(known))


def whole(given: Given, name: str, usual: int) -> int:
    """Return a whole number, whatever its bounds."""
    value = given.get(name, usual)
    if not isinstance(value, int) or isinstance(value, bool):
        raise BadOption(name, WHOLE_NUMBER, given=shown(value))
    return value


def within(given: Given, name: str, usual: int, low: int, high: int) -> int:
    """Return a whole number within bounds."""
    value = whole(given, name, usual)
    if not low <= value <= high:
        raise BadOption(name, RANGE, given=value, low=low, high=high)
    return value


def word(given: Given, option: Option) -> str:
    """One of the words of an option."""
    value = given.get(option.name, option.usual)
    if value not in option.values:
        raise BadOption(option.name, UNKNOWN, given=shown(value), known=", ".join(option.values))
    return str(value)


def words(given: Given, name: str, known: Sequence[str], right: str) -> tuple[str, ...]:
    """Return some of the known words, as they were given; `right` shows how to write a list."""
    value = given.get(name, ())
    if isinstance(value, str) or not isinstance(value, Sequence) or not all(isinstance(each, str) for each in value):
        raise BadOption(name, NOT_NAMES, given=shown(value), right=right)
    for each in value:
        if each not in known:
            raise BadOption(name, UNKNOWN, given=each, known=", ".join(known))
    return tuple(value)


def modules_in(given: Given) -> tuple[str, ...]:
    """Return the modules that the options of a table name."""
    named = given.get("modules", ())
    return tuple(map(str, named)) if isinstance(named, list | tuple) else ()


def named_seats(seats: object) -> tuple[str, ...] | None:
    """Return the names of the seats as they are given, or None."""
    if seats is None:
        return None
    if not isinstance(seats, Sequence) or not all(isinstance(name, str) for name in seats):
        raise BadOption("seats", NOT_NAMES, given=shown(seats), right='["A", "B", "C"]')
    return tuple(seats)


def seat_names(seats: Sequence[str] | None, players: int) -> tuple[str, ...]:
    """Return a word for each player, all different."""
    if seats is None:
        return tuple(LETTERS[:players])
    if len(seats) != players:
        raise BadOption("players", SEAT_COUNT, players=players, seats=len(seats))
    for name in seats:
        if not name or len(name.split()) != 1 or ":" in name or seats.count(name) > 1 or name == "chance":
            raise BadOption("seats", SEAT_NAME, given=name)
    return tuple(seats)


def unusual(chosen: msgspec.Struct, names: Sequence[str]) -> dict[str, object]:
    """Return those of these options that differ from the usual, as a record's header names them."""
    table: dict[str, object] = {}
    usual = {field.name: field.default for field in msgspec.structs.fields(chosen)}
    for name in names:
        value = getattr(chosen, name)
        if value != usual[name]:
            table[name] = list(value) if isinstance(value, tuple) else value
    return table
