"""Reading the values of facts: counts, flags, names and lists. Every error says what would be right."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final, TypeVar

from trireme.games.cyclades.moves import MOST
from trireme.games.cyclades.ruleset import Ruleset
from trireme.games.cyclades.state import State
from trireme.kit.errors import Figure, Problem, Unreadable, shown
from trireme.kit.moves import is_whole_number
from trireme.kit.positions import once
from trireme.kit.problems import NOT_COUNT, NOT_NAMES, NOT_TABLE, RANGE, UNKNOWN
from trireme.kit.seats import Seat

N = TypeVar("N", bound=int)

ISLAND: Final = ("owner", "troops", "buildings", "metropolis", "used", "prosperity", "figure")
SHORT: Final = {"offerings": ("seat", "gold"), "islands": ("owner", "troops"), "seas": ("owner", "fleets")}
"""Facts that may be a text, with the fields that its words stand for."""


def wrong(where: str, problem: Problem, **figures: Figure) -> Unreadable:
    return Unreadable("position", where, problem, **figures)


def unknown(where: str, given: object, known: Iterable[str]) -> Unreadable:
    return wrong(where, UNKNOWN, given=shown(given), known=", ".join(name for name in known if name))


def figurine(given: object) -> object:
    """Return a figurine on an island as a table. It may be `"medusa A"`, and its buyer may have other names."""
    if isinstance(given, str):
        return dict(zip(("creature", "buyer"), given.replace(":", " ").split(), strict=False))
    if isinstance(given, dict):
        return {"buyer" if key in ("by", "owner", "player", "seat") else key: each for key, each in given.items()}
    return given


def canonical_fact(path: str, value: object) -> object:
    """Return a fact as `facts` would write it: offerings, islands and seas may be `"A 5"`, `["A", 5]` or `{ A = 5 }`.

    A neutral place may be `""`.
    """
    folder, _, rest = path.partition(".")
    names = SHORT.get(folder)
    if names is None or not rest or "." in rest:
        return value
    if isinstance(value, str):
        value = value.replace(":", " ").split()
    elif isinstance(value, dict) and len(value) == 1 and not set(value) & {*names, *ISLAND, "units"}:
        value = [part for pair in value.items() for part in pair]
    elif isinstance(value, dict) and folder == "offerings" and "player" in value:
        value = {"seat" if key == "player" else key: each for key, each in value.items()}
    if isinstance(value, list) and len(value) == 2:
        return {names[0]: value[0], names[1]: int(value[1]) if is_whole_number(str(value[1])) else value[1]}
    if isinstance(value, list) and len(value) == 1:
        return {names[0]: value[0]}
    if value == []:
        return {names[0]: "", names[1]: 0}
    return value


class Values:
    """Checks the values of a position that is being read."""

    def __init__(self, ruleset: Ruleset, s: State) -> None:
        self.ruleset = ruleset
        self.s = s

    def known(self, where: str, table: Mapping[str, object], names: Iterable[str]) -> None:
        for name in table:
            if name not in names:
                raise unknown(f"{where}.{name}" if where else name, name, names)

    def table(self, where: str, value: object) -> dict[str, object]:
        if not isinstance(value, dict):
            raise wrong(where, NOT_TABLE, given=shown(value))
        return value

    def count(self, where: str, value: object, low: int = 0, high: int = MOST) -> int:
        if not isinstance(value, int) or isinstance(value, bool) or value < 0:
            raise wrong(where, NOT_COUNT, given=shown(value))
        if not low <= value <= high:
            raise wrong(where, RANGE, given=value, low=low, high=high)
        return value

    def flag(self, where: str, value: object) -> bool:
        if not isinstance(value, bool):
            raise unknown(where, value, ("true", "false"))
        return value

    def words(self, where: str, value: object) -> list[str]:
        if isinstance(value, str):
            return value.replace(",", " ").split()
        if not isinstance(value, list) or not all(isinstance(word, str) for word in value):
            raise wrong(where, NOT_NAMES, given=shown(value), right='["kraken", "siren"]')
        return value

    def once(self, where: str, value: object) -> Sequence[str]:
        """Return a list of words, and check that none is repeated."""
        return once(where, self.words(where, value))

    def one_of(self, where: str, value: object, numbers: Mapping[str, N]) -> N:
        if not isinstance(value, str) or value not in numbers:
            raise unknown(where, value, numbers)
        return numbers[value]

    def seat(self, where: str, name: object, out: bool = False) -> Seat:
        """Return the seat of a player who is still in the game; of any player if `out` is set."""
        seats = self.ruleset.all_seats if out else self.ruleset.alive(self.s)
        return self.one_of(where, name, {self.ruleset.seats[seat]: seat for seat in seats})
