"""Everything that lies on the table, flat: ints, masks and lists of them."""

from __future__ import annotations

from typing import ClassVar, Final

from trireme.kit.engine.frame_data import FrameData
from trireme.kit.engine.secrecy import Secrecy, declared
from trireme.kit.engine.state import BaseState
from trireme.kit.seats import Seat

NOT_BUILT: Final = -2
CUBES: Final = 6
"""The number of kinds of cubes."""
EMPTY: Final = -1

ENDINGS: Final = ("", "objective", "rounds", "revolt")
BY_OBJECTIVE: Final = 1
BY_ROUNDS: Final = 2
BY_REVOLT: Final = 3

# What `State.turn` holds.
ACTED: Final = 0
CARD_USED: Final = 1
FLORIN_USED: Final = 2
DISCOUNT: Final = 3
DOUBLES: Final = 4
"""Resources whose harvest brings twice the cubes, as a mask."""
LAND_STEPS: Final = 5
BONUS: Final = 6
"""BONUS + market * 2: how much more a sale pays, then for how many sales."""
PEEKS: Final = 10
HARVESTED: Final = 11
"""The resource harvested last in this turn with nothing done since, or -1; then how many cubes it brought."""
REFUSED: Final = 13
"""Leave to harvest that has been refused in this turn, as a mask of tile * 6 + resource."""
FRESH_TURN: Final = (0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, -1, 0, 0)

NO_SEATS: Final[list[Seat]] = []
NO_NUMBERS: Final[list[int]] = []
NO_ROWS: Final[list[tuple[int, ...]]] = []
"""What a new state has before it is filled: one list for all, never changed."""


OPEN: Final = 0
KEPT: Final = 1
BROKEN: Final = 2


class Offer(FrameData):
    """An open offer of one player to another. An offer to several players is one such entry for each of them."""

    by: Seat
    to: Seat
    give: tuple[int, ...]
    """Amounts of each unit that the offer gives, in the order of `Deals.units`."""
    get: tuple[int, ...]
    """Amounts of each unit that the offer asks for."""
    talks: int
    """The number of the talks in which the offer was made."""
    number: int
    """The number of the offer, the same in all entries of an offer to several players. Compare offers by it."""


class Promise(FrameData):
    """A promise of one player to another; it is not binding (ARC-NEG-06)."""

    by: Seat
    to: Seat
    what: int
    """The kind of promise, an index of `promises.PROMISES`."""
    count: int
    round: int
    """The round in which the promise was made."""
    fate: int
    """OPEN, KEPT or BROKEN."""


NO_OFFERS: Final[tuple[Offer, ...]] = ()
NO_PROMISES: Final[tuple[Promise, ...]] = ()


WHICH_FIST: Final = 78


class OtherPlayer(FrameData):
    """The other player of a robbery: the thief or the victim."""

    other: Seat


class State(BaseState):
    """A position. Tiles are numbered as they were laid, the start hex first; the rest by the game's tables."""

    secrecy: ClassVar[Secrecy] = declared(
        open=(
            "bank",
            "benefactor",
            "built",
            "buried",
            "cards",
            "cast",
            "cells",
            "dealing",
            "discarded",
            "discs",
            "ending",
            "engaged",
            "explorers",
            "face_up",
            "hands",
            "holder",
            "lie",
            "market",
            "near",
            "news",
            "offers",
            "offers_left",
            "open_objectives",
            "order",
            "over",
            "pile",
            "pillaged",
            "places",
            "population",
            "promises",
            "raised",
            "rebels",
            "round",
            "shore",
            "spaces",
            "standing",
            "stores",
            "taken",
            "talks",
            "tick",
            "track",
            "trends",
            "turn",
            "units",
            "used",
            "wheel",
            "workers",
        ),
        screened=("florins", "stock", "tokens"),
        hidden=("bids", "deck", "fists", "known", "objectives", "top"),
    )
    fields: ClassVar[tuple[str, ...]] = tuple(secrecy)
    __slots__ = fields

    def __init__(self) -> None:
        super().__init__()
        self.round = 1
        self.population = 0
        """Citizens of all players on the hexes, lying ones included (ARC-DEF-06)."""
        self.rebels = 0
        self.workers = 0
        self.bank = 0
        """Florins of the bank."""
        self.wheel = 0
        """Florins on the market and port zones of the wheel."""
        self.buried = 0
        """Florins that lie on pillaged icons (ARC-CRD-25)."""
        self.explorers = 0
        """Explorer tokens left in the stacks."""
        self.pile = 0
        """Hexes under the top one, as a mask; their order is not decided before they are turned up."""
        self.face_up = -1
        """The face that the top hex of the pile shows, or -1."""
        self.cast = 0
        """Discarded hexes, as a mask."""
        self.deck = 0
        """Evolution cards under the top one, as a mask."""
        self.top = -1
        """The top card of the deck, of which only the back is seen, or -1."""
        self.discarded = 0
        """Discarded evolution cards, as a mask."""
        self.engaged = 0
        """Evolution cards that have been used in this round, as a mask."""
        self.built = 0
        """Wonders that have been built, as a mask."""
        self.ending = -1
        """The objective whose condition has been met, or -1."""
        self.over = 0
        """How the game has ended: see `ENDINGS`."""
        self.dealing = 0
        """Who may deal with whom: nobody, all, or the others with the player on turn; see `talks.py`."""
        self.talks = 0
        """The number of the talks that are open."""
        self.tick = 0
        """The number of the last talks or offer."""
        self.offers: tuple[Offer, ...] = NO_OFFERS
        self.promises: tuple[Promise, ...] = NO_PROMISES
        """The promises of the whole game, in the order in which they were made."""
        self.places: tuple[int, ...] = ()
        """Places in the new order that have been sold before it is set: place * 8 + seat (ARC-NEG-11)."""
        self.raised = 0
        """Citizens stood up by a bargain, of those whom the cube just given stands up (ARC-NEG-11)."""
        self.track: tuple[int, ...] = ()
        """Cards on offer: card * 4 + the number of rotations."""
        self.trends: tuple[int, ...] = ()
        self.open_objectives: tuple[int, ...] = ()
        """Objectives that lie open for all (ARC-VAR-05)."""
        self.fists: tuple[int, ...] = ()
        """What the victim of a theft hides: left, right; 6 for nothing."""
        self.order: list[Seat] = NO_SEATS
        """Seats in the order of play."""
        self.florins: list[int] = NO_NUMBERS
        self.tokens: list[int] = NO_NUMBERS
        """Explorer tokens of each seat."""
        self.discs: list[int] = NO_NUMBERS
        """Action discs in hand."""
        self.cards: list[int] = NO_NUMBERS
        """Evolution cards of each seat, as masks."""
        self.known: list[int] = NO_NUMBERS
        """Objectives that each seat has spied out, as masks."""
        self.benefactor: list[int] = NO_NUMBERS
        """Florins on the fields of the Benefactor."""
        self.bids: list[int] = NO_NUMBERS
        """Sealed bids; -1 for none."""
        self.offers_left: list[int] = NO_NUMBERS
        """Offers that each seat may still make in this round."""
        self.news: list[int] = NO_NUMBERS
        """For each seat, the number of its last news of talks."""
        self.stock: list[int] = NO_NUMBERS
        """Cubes: seat * 6 + resource."""
        self.stores: list[int] = NO_NUMBERS
        """Cubes of the bank by resource."""
        self.market: list[int] = NO_NUMBERS
        """Cubes on offer: market * 6 + resource."""
        self.spaces: list[int] = NO_NUMBERS
        """Seats whose space of taxes, exploration, reproduction is taken, as masks; then the shared spaces taken."""
        self.turn: list[int] = NO_NUMBERS
        """What the player on turn has done and prepared, by the places named above."""
        self.hands: list[tuple[int, ...]] = NO_ROWS
        """Hexes dealt in turn 0."""
        self.objectives: list[tuple[int, ...]] = NO_ROWS
        """Secret objectives of each seat."""
        self.units: list[tuple[int, ...]] = NO_ROWS
        """Units of each seat, sorted; see `units.py`."""
        self.cells: list[int] = NO_NUMBERS
        """The cell of each tile."""
        self.lie: list[int] = NO_NUMBERS
        """Face * 6 + turn of each tile."""
        self.near: list[int] = NO_NUMBERS
        """Neighbours: tile * 6 + direction, -1 for none."""
        self.taken: list[int] = NO_NUMBERS
        """Icons of each tile that a unit has harvested in this round, as masks."""
        self.pillaged: list[int] = NO_NUMBERS
        """Icons of each tile that can never be harvested again, as masks."""
        self.used: list[int] = NO_NUMBERS
        """Buildings of each tile that have worked in this phase, as masks; the town's bit says that its citizen works.
        """
        self.holder: list[int] = NO_NUMBERS
        """The holder of each building, at tile * 4 + kind: a seat, EMPTY or NOT_BUILT."""
        self.shore: list[int] = NO_NUMBERS
        """The bank of each building, at tile * 4 + kind."""
        self.standing: list[int] = NO_NUMBERS
        """Buildings on the map by kind."""

    def screens(self) -> dict[str, object]:
        """Return what is screened. What a victim of a theft hides in fists is out of the stock, but still theirs."""
        found, stock = super().screens(), self.stock[:]
        if self.fists and self.stack and self.stack[-1][0] == WHICH_FIST:
            theft: OtherPlayer = self.stack[-1][3]
            victim = theft.other
            for cube in self.fists:
                if cube < CUBES:
                    stock[victim * CUBES + cube] += 1
        return found | {"stock": stock}

    def clone(self) -> State:
        other = State()
        self.pending_into(other)
        other.round = self.round
        other.population = self.population
        other.rebels = self.rebels
        other.workers = self.workers
        other.bank = self.bank
        other.wheel = self.wheel
        other.buried = self.buried
        other.explorers = self.explorers
        other.pile = self.pile
        other.face_up = self.face_up
        other.cast = self.cast
        other.deck = self.deck
        other.top = self.top
        other.discarded = self.discarded
        other.engaged = self.engaged
        other.built = self.built
        other.ending = self.ending
        other.over = self.over
        other.dealing = self.dealing
        other.talks = self.talks
        other.tick = self.tick
        other.offers = self.offers
        other.promises = self.promises
        other.places = self.places
        other.raised = self.raised
        other.track = self.track
        other.trends = self.trends
        other.open_objectives = self.open_objectives
        other.fists = self.fists
        other.order = self.order[:]
        other.florins = self.florins[:]
        other.tokens = self.tokens[:]
        other.discs = self.discs[:]
        other.cards = self.cards[:]
        other.known = self.known[:]
        other.benefactor = self.benefactor[:]
        other.bids = self.bids[:]
        other.offers_left = self.offers_left[:]
        other.news = self.news[:]
        other.stock = self.stock[:]
        other.stores = self.stores[:]
        other.market = self.market[:]
        other.spaces = self.spaces[:]
        other.turn = self.turn[:]
        other.hands = self.hands[:]
        other.objectives = self.objectives[:]
        other.units = self.units[:]
        other.cells = self.cells[:]
        other.lie = self.lie[:]
        other.near = self.near[:]
        other.taken = self.taken[:]
        other.pillaged = self.pillaged[:]
        other.used = self.used[:]
        other.holder = self.holder[:]
        other.shore = self.shore[:]
        other.standing = self.standing[:]
        return other
