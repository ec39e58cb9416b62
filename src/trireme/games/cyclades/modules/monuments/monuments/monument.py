"""A Monument: what it does where it stands. Each is a file `monuments/<id>.py` with a class of that name."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Final

from trireme.games.cyclades.content_lookup import class_of
from trireme.games.cyclades.modules.monuments.components import MonumentData, cards_of
from trireme.games.cyclades.modules.monuments.part import Monuments
from trireme.games.cyclades.position.values import Values
from trireme.games.cyclades.ruleset import Ruleset
from trireme.games.cyclades.state import ISLANDS, NONE, Island, State
from trireme.kit.engine.frame_data import FrameData
from trireme.kit.engine.frames import Step
from trireme.kit.positions import Facts, Schema
from trireme.kit.seats import NOBODY, Seat

CYCLES: Final = 11
"""Cycles that the bot expects a game to take."""


class ForSeat(FrameData):
    """The seat that a pending work of a Monument is for."""

    seat: Seat


class Monument:
    """A card. Pairs of buildings raise it, whatever it does; see `raising.py`."""

    once: ClassVar[bool] = False
    """Whether it can be used only once in a cycle (MON-MEF-15); `is_used` and `use` keep count."""
    promises: ClassVar[Mapping[int, float]] = {}
    """What its pending work is worth to the bot of its seat, by kinds of frames with `ForSeat`."""

    def __init__(self, ruleset: Ruleset, number: int, printed: MonumentData) -> None:
        building_number = ruleset.tables.building_number
        first, second = printed.buildings
        self.ruleset = ruleset
        self.number = number
        self.id = printed.id
        self.pair = building_number[first], building_number[second]
        """The types of building that raise it."""
        self._part_at = ruleset.part_at["monuments"]

    def join(self) -> None:
        """Add what it does to the extension points."""

    def steps(self) -> dict[int, Step[State]]:
        """Return its own questions and works, by their kinds of frames."""
        return {}

    # Where it stands.

    def part(self, s: State) -> Monuments:
        part = s.parts[self._part_at]
        assert isinstance(part, Monuments)
        return part

    def site(self, s: State) -> Island:
        """Return the island where it stands, or NONE."""
        return ISLANDS[self.part(s).sites[self.number]]

    def owner(self, s: State) -> Seat:
        """Return the owner of the territory where it stands; NOBODY while it is not built."""
        site = self.part(s).sites[self.number]
        return NOBODY if site == NONE else s.owner[site]

    def is_used(self, s: State) -> bool:
        """Return whether it has been used in this cycle."""
        return bool(self.part(s).used >> self.number & 1)

    def use(self, s: State) -> None:
        """Note that it has been used in this cycle."""
        self.part(s).used |= 1 << self.number

    # What it remembers, where it remembers anything.

    def facts(self, s: State) -> Facts:
        """Return what it remembers as named facts."""
        return {}

    def stand(self, values: Values, s: State, facts: Mapping[str, object]) -> None:
        """Read these facts; a fact that is missing is as in a fresh game."""

    def facts_schema(self) -> dict[str, Schema]:
        """Return the schema of each of these facts."""
        return {}

    # What it is worth to the bot, in gold.

    def worth(self, s: State) -> float:
        """Return its worth to its owner wherever it stands, also before it is built."""
        return 0.3

    def worth_of_site(self, s: State, site: Island) -> float:
        """Return what it is worth to its owner besides, because it stands there."""
        return 0.0


def cycles_left(s: State) -> int:
    """Return the number of cycles that the bot expects to be still played."""
    return max(1, CYCLES - s.cycle)


def find_monuments(ruleset: Ruleset) -> list[Monument]:
    """Make an object of each card of the content, from the folders `monuments` of the modules in play."""
    packages = [module.package for module in ruleset.modules]
    return [
        class_of(Monument, "monuments", "monument", card.id, packages)(ruleset, number, card)
        for number, card in enumerate(cards_of(ruleset))
    ]


def monuments_of(ruleset: Ruleset) -> list[Monument]:
    """Return all Monuments by their numbers."""
    return [piece for piece in ruleset.pieces["monument"] if isinstance(piece, Monument)]


def monument_of(ruleset: Ruleset, id: str) -> Monument:
    """Return the Monument of an id."""
    return next(monument for monument in monuments_of(ruleset) if monument.id == id)
