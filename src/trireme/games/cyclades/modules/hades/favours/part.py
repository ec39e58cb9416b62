"""The state of favours, Priestesses and items."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from trireme.games.cyclades.lookup import mask_of
from trireme.games.cyclades.modules.hades.components import Favour, Item
from trireme.games.cyclades.modules.hades.piece import figures
from trireme.games.cyclades.ruleset import Ruleset
from trireme.games.cyclades.state import NO_GOD, NONE, GodNumber, State
from trireme.kit.engine.secrecy import Secrecy, declared
from trireme.kit.engine.state import ModuleState
from trireme.kit.seats import NOBODY, Seat


class FavoursPart(ModuleState):
    secrecy: ClassVar[Secrecy] = declared(
        open=(
            "columns",
            "god",
            "item_discard",
            "pile_number",
            "priestess_pile",
            "priestesses",
            "sea_markers",
            "tile",
            "tile_discard",
            "tile_pile",
            "turned_up",
            "used",
        ),
        hidden=("chosen_from", "face_down", "from_pile", "item_pile", "items"),
    )
    fields: ClassVar[tuple[str, ...]] = tuple(secrecy)
    __slots__ = fields

    def __init__(self) -> None:
        self.tile = NONE
        """The favour beside a god; NONE where there is none."""
        self.god: GodNumber = NO_GOD
        """The god beside whom the favour lies."""
        self.used = False
        """Whether the power of the favour has been used in this turn."""
        self.tile_pile = 0
        """Tiles face down, as a mask; nobody knows their order."""
        self.tile_discard = 0
        self.priestesses: list[int] = []
        """Priestesses of each seat."""
        self.priestess_pile = 0
        """Priestesses in the pile."""
        self.items: list[Seat] = []
        """The owner of each item; NOBODY where it lies in the pile or the discard pile, or is left out."""
        self.face_down = 0
        """Items that only their owner has seen, as a mask (HAD-TIL-10)."""
        self.chosen_from = 0
        """Items face down of which one is about to be discarded, as a mask (HAD-TIL-09)."""
        self.item_pile = 0
        self.item_discard = 0
        """Items in the discard pile, as a mask. They lie face up."""
        self.pile_number = 1
        """How often the pile has been made; everybody remembers from which items."""
        self.from_pile: list[int] = []
        """From which pile each item that lies face down was drawn; 0 for the others."""
        self.sea_markers: tuple[int, ...] = ()
        """Seas with prosperity markers, in order, one entry for each marker (HAD-TIL-15)."""
        self.columns = 0
        """The islands with Hecate's columns, as a mask (HAD-TIL-20)."""
        self.turned_up = 0
        """Cards of the pile of creatures that a search has turned up so far, as a mask (HAD-TIL-26)."""

    def clone(self) -> FavoursPart:
        other = FavoursPart()
        other.tile = self.tile
        other.god = self.god
        other.used = self.used
        other.tile_pile = self.tile_pile
        other.tile_discard = self.tile_discard
        other.priestesses = self.priestesses[:]
        other.priestess_pile = self.priestess_pile
        other.items = self.items[:]
        other.face_down = self.face_down
        other.chosen_from = self.chosen_from
        other.item_pile = self.item_pile
        other.item_discard = self.item_discard
        other.pile_number = self.pile_number
        other.from_pile = self.from_pile[:]
        other.sea_markers = self.sea_markers
        other.columns = self.columns
        other.turned_up = self.turned_up
        return other


def favours(ruleset: Ruleset, s: State) -> FavoursPart:
    part = s.parts[ruleset.part_at["hades.favours"]]
    assert isinstance(part, FavoursPart)
    return part


def fresh(ruleset: Ruleset) -> FavoursPart:
    """Return the part before anything has happened, without what needs a piece that has not been chosen."""
    own, part = figures(ruleset), FavoursPart()
    part.tile_pile = chosen(ruleset, own.favour)
    part.priestesses = [0] * ruleset.players
    part.priestess_pile = sum(card.count for card in own.card if card.id == "priestess")
    part.items = [NOBODY] * len(own.item)
    part.item_pile = chosen(ruleset, own.item)
    part.from_pile = [0] * len(own.item)
    return part


def chosen(ruleset: Ruleset, things: Sequence[Favour | Item]) -> int:
    """Return the tiles or items that are in play, as a mask (HAD-TIL-24, 25, HAD-OBJ-35)."""
    return mask_of(number for number, thing in enumerate(things) if not thing.needs or thing.needs in ruleset.chosen)
