"""What is fixed when a game is made: board, seats, figures, and the points at which modules may join in."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Final

from msgspec import Struct, structs

from trireme.games.cyclades import moves
from trireme.games.cyclades.components import Content
from trireme.games.cyclades.lookup import Tables, by_numbers
from trireme.games.cyclades.module import Module
from trireme.games.cyclades.options import Options
from trireme.games.cyclades.points import MostBrought, Points
from trireme.games.cyclades.state import GodNumber, State
from trireme.kit.engine.frames import Step
from trireme.kit.numbers import Numbers
from trireme.kit.seats import NOBODY, SEATS, Seat

if TYPE_CHECKING:
    from trireme.games.cyclades.buildings.building import Building
    from trireme.games.cyclades.cards.card import Card
    from trireme.games.cyclades.gods.god import God
    from trireme.games.cyclades.phases.auction import Auction
    from trireme.games.cyclades.rehearsal import Rehearsal
    from trireme.games.cyclades.units.journeys import Journey
    from trireme.games.cyclades.units.kinds import UnitKind

KINDS: Final = {
    moves.SEAT: "seat",
    moves.TYPE: "building",
    moves.CREATURE: "creature",
    moves.ISLAND: "island",
    moves.SLOT: "slot",
    moves.SEA: "sea",
}
"""What a target is called on the page: `island:naxos`."""


Steps = Mapping[int, Callable[["Ruleset"], Step[State]]]
"""The kinds of frames that a file declares, and what makes the step of each."""


class Ruleset:
    """The table that all steps share."""

    rehearsal: Rehearsal
    """Plays on copies what would follow; it is made with the steps."""

    def __init__(
        self,
        content: Content,
        options: Options,
        modules: Sequence[Module],
        extra: Mapping[str, Struct],
        numbers: Numbers,
    ) -> None:
        self.content = content
        self.modules = list(modules)
        """The modules of which something is in play, in the order in which they join."""
        self.chosen = options.modules
        """What is in play of them."""
        self.extra = extra
        """What their content files hold besides, by their names."""
        self.part_at: dict[str, int] = {}
        """Where their parts stand among the parts of a state."""
        seats = options.seats
        self.seats = seats
        self.players = len(seats)
        self.all_seats = SEATS[: self.players]
        self.sides = [1 << seat for seat in self.all_seats]
        """For each seat, itself and its partner, as a mask."""
        self.further_metropolises = False
        """Whether a side with enough Metropolises may take a last island for one more: TIT-TEA-13."""
        self.open_purses = options.purses == "open"
        self.cycles = options.cycles
        """The game ends after this many cycles at the latest; 0: as printed."""
        self.numbers = numbers
        board = next((board for module in modules if (board := module.board(self)) is not None), None)
        outside = [island for module in modules for island in module.outside(self)]
        boards = {"": board} if board is not None else content.board
        self.boards = {
            name: by_numbers(structs.replace(each, island=(*each.island, *outside)), numbers)
            for name, each in boards.items()
        }
        """All boards that are played on with these modules, by the numbers of players or without one."""
        board = next((self.boards[name] for name in ("", str(self.players)) if name in self.boards), None)
        needed = next((number for module in modules if (number := module.needed(self))), 0)
        cards = [card for module in modules for card in module.cards(self)]
        self.tables = Tables(content, self.players, numbers, board, needed, cards)
        self.economy = content.economy
        self.starting_gold = content.economy.starting_gold
        self.least_paid = content.economy.minimum_offering_paid
        self.points = Points()
        self.most_brought: list[MostBrought] = []
        """What `points.brings` says, each function once; found when all have joined."""
        self.units: tuple[list[UnitKind], list[UnitKind]] = ([], [])
        """The kinds of units on land and at sea,"""
        self.unit_of: dict[str, UnitKind] = {}
        """and all of them by their ids."""
        self.journeys: list[Journey] = []
        """The ways of moving units."""
        self.auctions: list[Auction] = []
        """What offerings are made in; that of the cycle is the first."""
        self.cards: list[Card] = []
        """What each card of the track does, by its number."""
        self.gods: list[God] = []
        """What each god with a tile gives, by his number."""
        self.buildings: list[Building] = []
        """What each building gives."""
        self.pieces: dict[str, Sequence[object]] = {}
        """Objects of kinds that a module brings, by their numbers and the name of the kind: `monument`."""
        self.markers = 2 if self.players == 2 else 1
        """Offering markers of each player (CYC-SET-14, CYC-TWO-01)."""
        tables = self.tables
        self.kinds = dict(KINDS)
        self.names: dict[int, list[str]] = {
            moves.SEAT: list(seats),
            moves.TYPE: tables.building_ids,
            moves.CREATURE: tables.creature_ids,
            moves.ISLAND: tables.island_ids,
            moves.SLOT: tables.slot_ids,
            moves.SEA: tables.sea_ids,
        }

        self.ids: dict[str, Sequence[str]] = {}
        """The ids behind the numbers in codes of modules, of kinds that no question is about."""

    @property
    def has_mixed_units(self) -> bool:
        """Whether units of several kinds can stand in one place."""
        return any(len(kinds) > 1 for kinds in self.units)

    def add_targets(self, block: int, kind: str, names: list[str]) -> None:
        """A module's own kind of thing that questions can be about, in a block of its codes: HAD-OBJ-23, TIT-ART-06."""
        self.kinds[block] = kind
        self.names[block] = names

    def block_of(self, code: int) -> int:
        """Where the block of a target begins."""
        return max(block for block in self.names if block <= code)

    def word(self, code: int) -> str:
        """The name of what a code of one of the target blocks stands for."""
        block = self.block_of(code)
        return self.names[block][code - block]

    def place(self, code: int) -> str:
        """The place on the page that a code of one of the target blocks stands for."""
        block = self.block_of(code)
        if block == moves.SEAT:
            return f"seat:{code - block}"
        return f"{self.kinds[block]}:{self.names[block][code - block]}"

    def deck(self) -> int:
        """All cards of the pile of creatures, as a mask."""
        mask = (1 << len(self.tables.creature_ids)) - 1
        for leaves_out in self.points.left_out:
            mask &= ~leaves_out(self)
        return mask

    def laid_gods(self) -> list[GodNumber]:
        """The gods whose tiles are laid out (CYC-GOD-01; TIT-GDS-01)."""
        return [god.number for god in self.gods if god.laid_out]

    def alive(self, s: State) -> list[Seat]:
        """Seats still in the game."""
        return [seat for seat in self.all_seats if not s.out >> seat & 1]

    def camps(self, s: State, seat: Seat) -> int:
        """Islands of a seat where units can stand, as a mask: not outside the board (HAD-PWR-18)."""
        return s.land[seat] & self.tables.on_board

    def sees_purse(self, seat: int | None, other: Seat) -> bool:
        """Whether a seat, or a spectator, sees the gold of another: partners do (TIT-TEA-12)."""
        return self.open_purses or (seat is not None and bool(self.sides[seat] >> other & 1))

    def is_decided(self, s: State) -> bool:
        """Whether one player, or one team, is left (CYC-LST-17, TIT-TEA-14)."""
        first, *others = self.alive(s)
        return all(self.sides[first] >> other & 1 for other in others)

    def is_opponent(self, seat: Seat, other: Seat) -> bool:
        """Whether `other` is a player against whom a seat plays: not nobody, not itself, and no partner."""
        return other != NOBODY and not self.sides[seat] >> other & 1

    def island(self, number: int) -> str:
        return self.tables.island_ids[number]

    def sea(self, number: int) -> str:
        return self.tables.sea_ids[number]

    def slot(self, number: int) -> str:
        return self.tables.slot_ids[number]

    def creature(self, number: int) -> str:
        return self.tables.creature_ids[number]

    def building(self, number: int) -> str:
        """An empty text for an empty slot."""
        return self.tables.building_ids[number]

    def god(self, number: int) -> str:
        return self.tables.god_ids[number]
