"""Everything that lies on the table, flat: one list per kind of thing, indexed by seat, island, slot, sea or god."""

from __future__ import annotations

from typing import ClassVar, Final, NewType

from trireme.games.cyclades.moves import BLOCK
from trireme.kit.engine.frame_data import FrameData
from trireme.kit.engine.secrecy import Secrecy, declared
from trireme.kit.engine.state import BaseState
from trireme.kit.seats import NOBODY, Seat

Island = NewType("Island", int)
Sea = NewType("Sea", int)
Slot = NewType("Slot", int)
CardNumber = NewType("CardNumber", int)
GodNumber = NewType("GodNumber", int)
BuildingNumber = NewType("BuildingNumber", int)
KindNumber = NewType("KindNumber", int)
"""A kind of units, among those on land or those at sea."""

NO_SEA: Final = Sea(-1)
NO_SLOT: Final = Slot(-1)
NO_CARD: Final = CardNumber(-1)
NO_GOD: Final = GodNumber(-1)
NO_BUILDING: Final = BuildingNumber(0)
"""An empty slot."""
NONE: Final = -1
"""Nothing of a kind, in frames and codes."""

ISLANDS: Final = (*(Island(number) for number in range(BLOCK)), Island(NONE))
SEAS: Final = (*(Sea(number) for number in range(BLOCK)), NO_SEA)
SLOTS: Final = (*(Slot(number) for number in range(BLOCK)), NO_SLOT)
CARDS: Final = (*(CardNumber(number) for number in range(BLOCK)), NO_CARD)
GODS: Final = (*(GodNumber(number) for number in range(16)), NO_GOD)
BUILDING_NUMBERS: Final = tuple(BuildingNumber(number) for number in range(BLOCK))
KIND_NUMBERS: Final = tuple(KindNumber(number) for number in range(16))
"""By their numbers, on whatever board: where every answer counts, looking one up costs less than naming its type.
Where there can be none of a kind, it is the last, which -1 finds."""

FIRST_KIND: Final = KindNumber(0)
"""Troops on land, fleets at sea."""

LAND: Final = 0
SEA: Final = 1

NO_SEATS: Final[list[Seat]] = []
NO_CARDS: Final[list[CardNumber]] = []
NO_GODS: Final[list[GodNumber]] = []
NO_BUILDINGS: Final[list[BuildingNumber]] = []
NO_NUMBERS: Final[list[int]] = []
"""What a new state has before it is filled; never changed."""


class Battle(FrameData):
    """The battle being fought, or NO_BATTLE, which is false. It is replaced when something changes."""

    element: int = NONE
    """LAND or SEA."""
    place: int = NONE
    """An island or a sea."""
    attacker: Seat = NOBODY
    attackers: int = 0
    """The attacking units, as a group. They stand nowhere else."""
    defender: Seat = NOBODY
    """NOBODY where guards defend a neutral island."""
    attack_die: int = 0
    defence_die: int = 0
    attack_bonus: int = 0
    """Strength that items add to the attack in this assault (HAD-OBJ-19, 21)."""
    defence_bonus: int = 0
    """Strength that items add to the defence in this assault (HAD-OBJ-19, 21)."""
    attack_loses: int = 0
    """Units that this assault costs the attacker: 0 or 1."""
    defence_loses: int = 0
    """Units that this assault costs the defender: 0 or 1."""

    def __bool__(self) -> bool:
        return self.element != NONE

    @property
    def island(self) -> Island:
        """The island of a battle on land."""
        return ISLANDS[self.place]

    @property
    def sea(self) -> Sea:
        """The sea of a battle at sea."""
        return SEAS[self.place]


NO_BATTLE: Final = Battle()


class State(BaseState):
    """A position. Islands, slots, seas, gods and creatures are numbered by the game's tables."""

    secrecy: ClassVar[Secrecy] = declared(
        open=(
            "apollo",
            "available",
            "battle",
            "bought",
            "built",
            "cycle",
            "discard",
            "ended",
            "figure",
            "fleets",
            "fleets_left",
            "god",
            "holder",
            "inherited",
            "keeper",
            "kraken",
            "land",
            "metropolis",
            "navy",
            "offer_gold",
            "offer_seat",
            "order",
            "out",
            "owner",
            "philosophers",
            "pile",
            "priests",
            "prosperity",
            "returned",
            "routine",
            "since",
            "spent",
            "spent_before",
            "spent_metropolis",
            "track",
            "troops",
            "troops_left",
            "waiting",
        ),
        screened=("gold",),
        hidden=("gods",),
    )
    fields: ClassVar[tuple[str, ...]] = tuple(secrecy)
    __slots__ = fields

    def __init__(self) -> None:
        """Nothing lies anywhere: every list is the same empty one, until `blank` or `clone` gives the state its own."""
        super().__init__()
        none = NO_NUMBERS
        self.cycle = 1
        self.order: list[Seat] = NO_SEATS
        """Seats in the turn order of this cycle, once for each marker; empty once the gods act."""
        self.waiting: list[Seat] = NO_SEATS
        """Seats whose markers are still to be placed in this cycle, the next one first."""
        self.returned: list[Seat] = NO_SEATS
        """Seats whose markers are back, the first one back first: the turn order of the next cycle, from its end."""
        self.gods: list[GodNumber] = NO_GODS
        """All gods with a tile as they are laid out; those beyond the available ones lie face down."""
        self.available = 0
        """How many of them can receive an offering in this cycle."""
        self.routine = 1
        """How many times the gods have been laid out since the game, or the number of players, began."""
        self.track: list[CardNumber] = NO_CARDS
        """Creatures on the track, dearest space first."""
        self.pile = 0
        """Creatures in the draw pile, as a mask: their order is not decided before they are drawn."""
        self.discard: tuple[CardNumber, ...] = ()
        self.kraken: Sea = NO_SEA
        """The sea where the Kraken lies."""

        self.owner: list[Seat] = NO_SEATS
        self.land: list[int] = none
        """Islands of each seat, as a mask; `owner` the other way round."""
        self.troops: list[int] = none
        """Units on land, kind after kind: `kind * islands + island`."""
        self.prosperity: list[int] = none
        """Prosperity markers of each island, printed ones included."""
        self.figure: list[CardNumber] = NO_CARDS
        """The creature whose figurine stands on each island,"""
        self.keeper: list[Seat] = NO_SEATS
        """who called it,"""
        self.since: list[int] = none
        """and in which cycle."""
        self.built: list[BuildingNumber] = NO_BUILDINGS
        """The building on each slot, 0 for none."""
        self.spent = 0
        """Slots whose Temple has given its discount in this cycle, as a mask."""
        self.metropolis = 0
        """Islands with a Metropolis, as a mask."""
        self.spent_metropolis = 0
        """Islands whose Metropolis has given its discount in this cycle, as a mask."""
        self.inherited = 0
        """Those whose Metropolis has taken over that of a Temple in this cycle; only explanations ask for it."""
        self.spent_before = 0
        """With two players, slots and then islands whose discount was used in a turn that is over; for explanations."""

        self.holder: list[Seat] = NO_SEATS
        self.fleets: list[int] = none
        """Units at sea, kind after kind: `kind * seas + sea`."""
        self.navy: list[int] = none
        """Seas of each seat, as a mask; `holder` the other way round."""

        self.gold: list[int] = none
        self.priests: list[int] = none
        self.philosophers: list[int] = none
        self.troops_left: list[int] = none
        """Troops in reserve, kind after kind: `kind * players + seat`; those of a shared supply in the first place."""
        self.fleets_left: list[int] = none
        self.out = 0
        """Seats that have been eliminated, as a mask."""

        self.offer_seat: list[Seat] = NO_SEATS
        """Who holds each god,"""
        self.offer_gold: list[int] = none
        """and for how much."""
        self.apollo: list[Seat] = NO_SEATS
        """Seats on Apollo in order of arrival; NOBODY for one that has been eliminated since."""

        self.god: GodNumber = NO_GOD
        """The god who acts."""
        self.bought = 0
        """Extra units or cards bought in this turn."""
        self.ended = 0
        """How the last move in this turn ended, as `units/ends.py` has it; only explanations ask for it."""
        self.battle = NO_BATTLE

    def clone(self) -> State:
        other = State()
        self.pending_into(other)
        other.cycle = self.cycle
        other.order = self.order[:]
        other.waiting = self.waiting[:]
        other.returned = self.returned[:]
        other.gods = self.gods[:]
        other.available = self.available
        other.routine = self.routine
        other.track = self.track[:]
        other.pile = self.pile
        other.discard = self.discard
        other.kraken = self.kraken
        other.owner = self.owner[:]
        other.land = self.land[:]
        other.troops = self.troops[:]
        other.prosperity = self.prosperity[:]
        other.figure = self.figure[:]
        other.keeper = self.keeper[:]
        other.since = self.since[:]
        other.built = self.built[:]
        other.spent = self.spent
        other.metropolis = self.metropolis
        other.spent_metropolis = self.spent_metropolis
        other.inherited = self.inherited
        other.spent_before = self.spent_before
        other.holder = self.holder[:]
        other.fleets = self.fleets[:]
        other.navy = self.navy[:]
        other.gold = self.gold[:]
        other.priests = self.priests[:]
        other.philosophers = self.philosophers[:]
        other.troops_left = self.troops_left[:]
        other.fleets_left = self.fleets_left[:]
        other.out = self.out
        other.offer_seat = self.offer_seat[:]
        other.offer_gold = self.offer_gold[:]
        other.apollo = self.apollo[:]
        other.god = self.god
        other.bought = self.bought
        other.ended = self.ended
        other.battle = self.battle
        return other
