"""What is fixed when a game is made: board, seats, components and extension points."""

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
"""The name of each kind of target on the page, as in `island:naxos`."""


Steps = Mapping[int, Callable[["Ruleset"], Step[State]]]
"""The kinds of frames that a file declares, with a function that makes the step of each."""


class Ruleset:
    """Everything that the steps of one game share."""

    rehearsal: Rehearsal
    """Plays what would follow from an action on a copy of the state."""

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
        """The modules in play, in the order in which they join."""
        self.chosen = options.modules
        """The parts of modules that are in play."""
        self.extra = extra
        """What the content files of each module hold beside the tables of the base game."""
        self.part_at: dict[str, int] = {}
        """The index of each module's part among `State.parts`."""
        seats = options.seats
        self.seats = seats
        self.players = len(seats)
        self.all_seats = SEATS[: self.players]
        self.sides = [1 << seat for seat in self.all_seats]
        """The seats of each player's side, with their partner, as a mask."""
        self.further_metropolises = False
        """Whether a side with enough Metropolises may take a last island to gain another (TIT-TEA-13)."""
        self.open_purses = options.purses == "open"
        self.cycles = options.cycles
        """The last cycle of the game; 0 without a limit."""
        self.numbers = numbers
        board = next((board for module in modules if (board := module.board(self)) is not None), None)
        outside = [island for module in modules for island in module.outside(self)]
        boards = {"": board} if board is not None else content.board
        self.boards = {
            name: by_numbers(structs.replace(each, island=(*each.island, *outside)), numbers)
            for name, each in boards.items()
        }
        """All boards for these modules, by number of players; the key is empty where one board serves all."""
        board = next((self.boards[name] for name in ("", str(self.players)) if name in self.boards), None)
        needed = next((number for module in modules if (number := module.needed(self))), 0)
        cards = [card for module in modules for card in module.cards(self)]
        self.tables = Tables(content, self.players, numbers, board, needed, cards)
        self.economy = content.economy
        self.starting_gold = content.economy.starting_gold
        self.least_paid = content.economy.minimum_offering_paid
        self.points = Points()
        self.most_brought: list[MostBrought] = []
        """The functions of `points.brings`, each once. Set when all modules have joined."""
        self.units: tuple[list[UnitKind], list[UnitKind]] = ([], [])
        """The kinds of units on land and at sea."""
        self.unit_of: dict[str, UnitKind] = {}
        """All kinds of units, by id."""
        self.journeys: list[Journey] = []
        """The ways of moving units, by number."""
        self.auctions: list[Auction] = []
        """The auctions of the game. The first is that of every cycle."""
        self.cards: list[Card] = []
        """The cards of the track, by number."""
        self.gods: list[God] = []
        """The gods with a tile, by number."""
        self.buildings: list[Building] = []
        """The buildings, in the order of the content."""
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
        """Ids of numbered things in the codes of modules, for kinds that are no targets of questions."""

    @property
    def has_mixed_units(self) -> bool:
        """Whether units of several kinds can stand in one place."""
        return any(len(kinds) > 1 for kinds in self.units)

    def add_targets(self, block: int, kind: str, names: list[str]) -> None:
        """Register a kind of target that a module brings, with its block of codes (HAD-OBJ-23, TIT-ART-06)."""
        self.kinds[block] = kind
        self.names[block] = names

    def block_of(self, code: int) -> int:
        """Return the first code of a target's block."""
        return max(block for block in self.names if block <= code)

    def word(self, code: int) -> str:
        """Return the name of the target that a code stands for."""
        block = self.block_of(code)
        return self.names[block][code - block]

    def place(self, code: int) -> str:
        """Return the place on the page that a code stands for, such as `island:naxos`."""
        block = self.block_of(code)
        if block == moves.SEAT:
            return f"seat:{code - block}"
        return f"{self.kinds[block]}:{self.names[block][code - block]}"

    def deck(self) -> int:
        """Return all cards of the pile of creatures, as a mask."""
        mask = (1 << len(self.tables.creature_ids)) - 1
        for leaves_out in self.points.left_out:
            mask &= ~leaves_out(self)
        return mask

    def laid_gods(self) -> list[GodNumber]:
        """Return the gods whose tiles are laid out (CYC-GOD-01, TIT-GDS-01)."""
        return [god.number for god in self.gods if god.laid_out]

    def alive(self, s: State) -> list[Seat]:
        """Return the seats still in the game."""
        return [seat for seat in self.all_seats if not s.out >> seat & 1]

    def camps(self, s: State, seat: Seat) -> int:
        """Return a seat's islands on the board, where units can stand, as a mask (HAD-PWR-18)."""
        return s.land[seat] & self.tables.on_board

    def sees_purse(self, seat: int | None, other: Seat) -> bool:
        """Return whether a seat, or a spectator, sees the gold of another. Partners do (TIT-TEA-12)."""
        return self.open_purses or (seat is not None and bool(self.sides[seat] >> other & 1))

    def is_decided(self, s: State) -> bool:
        """Return whether only one player or one team is left (CYC-LST-17, TIT-TEA-14)."""
        first, *others = self.alive(s)
        return all(self.sides[first] >> other & 1 for other in others)

    def is_opponent(self, seat: Seat, other: Seat) -> bool:
        """Return whether `other` is an opponent of a seat: a player who is neither the same nor a partner."""
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
        """Return the id of a building; an empty string for an empty slot."""
        return self.tables.building_ids[number]

    def god(self, number: int) -> str:
        return self.tables.god_ids[number]
