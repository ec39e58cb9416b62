"""The state of a game: one flat list per kind of thing, indexed by seat, island, slot, sea or god."""

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
"""The number of a kind of units, among the kinds on land or those at sea."""

NO_SEA: Final = Sea(-1)
NO_SLOT: Final = Slot(-1)
NO_CARD: Final = CardNumber(-1)
NO_GOD: Final = GodNumber(-1)
NO_BUILDING: Final = BuildingNumber(0)
"""The number of an empty slot."""
NONE: Final = -1
"""The number for "none" in frames and codes."""

ISLANDS: Final = (*(Island(number) for number in range(BLOCK)), Island(NONE))
SEAS: Final = (*(Sea(number) for number in range(BLOCK)), NO_SEA)
SLOTS: Final = (*(Slot(number) for number in range(BLOCK)), NO_SLOT)
CARDS: Final = (*(CardNumber(number) for number in range(BLOCK)), NO_CARD)
GODS: Final = (*(GodNumber(number) for number in range(16)), NO_GOD)
BUILDING_NUMBERS: Final = tuple(BuildingNumber(number) for number in range(BLOCK))
KIND_NUMBERS: Final = tuple(KindNumber(number) for number in range(16))
"""These tuples hold every number with its type. Looking a number up costs less than a call of its type. Where there can
be none of a kind, "none" comes last, so that index -1 finds it."""

FIRST_KIND: Final = KindNumber(0)
"""The kind of regular troops on land and of fleets at sea."""

LAND: Final = 0
SEA: Final = 1

NO_SEATS: Final[list[Seat]] = []
NO_CARDS: Final[list[CardNumber]] = []
NO_GODS: Final[list[GodNumber]] = []
NO_BUILDINGS: Final[list[BuildingNumber]] = []
NO_NUMBERS: Final[list[int]] = []
"""These empty lists stand in a new state until it is filled. They never change."""


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
    """A position. The tables of the ruleset number islands, slots, seas, gods and creatures."""

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
        """Make an empty state. `blank` or `clone` gives it lists of its own."""
        super().__init__()
        none = NO_NUMBERS
        self.cycle = 1
        self.order: list[Seat] = NO_SEATS
        """Seats in the turn order of this cycle, one for each marker. Empty once the gods act."""
        self.waiting: list[Seat] = NO_SEATS
        """Seats whose markers are still to be placed in this cycle, the next one first."""
        self.returned: list[Seat] = NO_SEATS
        """Seats whose markers are back, in the order of their return. Reversed, they are the turn order of the next
        cycle."""
        self.gods: list[GodNumber] = NO_GODS
        """All gods with a tile, as they are laid out. The first `available` ones are face up."""
        self.available = 0
        """Number of gods that can receive an offering in this cycle."""
        self.routine = 1
        """Number of times the gods have been laid out since the game began or a player was eliminated."""
        self.track: list[CardNumber] = NO_CARDS
        """Creatures on the track, the dearest space first."""
        self.pile = 0
        """Creatures in the draw pile, as a mask. Their order is decided when they are drawn."""
        self.discard: tuple[CardNumber, ...] = ()
        self.kraken: Sea = NO_SEA
        """The sea where the Kraken lies."""

        self.owner: list[Seat] = NO_SEATS
        self.land: list[int] = none
        """Islands of each seat, as a mask. It mirrors `owner`."""
        self.troops: list[int] = none
        """Units on land by kind: `kind * islands + island`."""
        self.prosperity: list[int] = none
        """Prosperity markers of each island, printed ones included."""
        self.figure: list[CardNumber] = NO_CARDS
        """The creature whose figurine stands on each island."""
        self.keeper: list[Seat] = NO_SEATS
        """The seat that called the figurine on each island."""
        self.since: list[int] = none
        """The cycle in which the figurine on each island was called."""
        self.built: list[BuildingNumber] = NO_BUILDINGS
        """The number of the building on each slot, 0 for none."""
        self.spent = 0
        """Slots whose Temple has given its discount in this cycle, as a mask."""
        self.metropolis = 0
        """Islands with a Metropolis, as a mask."""
        self.spent_metropolis = 0
        """Islands whose Metropolis has given its discount in this cycle, as a mask."""
        self.inherited = 0
        """Islands whose Metropolis took over a used discount from a Temple in this cycle, as a mask. For explanations
        only."""
        self.spent_before = 0
        """Slots, then islands, whose discount was used in an earlier turn of this cycle, with two players. For
        explanations only."""

        self.holder: list[Seat] = NO_SEATS
        self.fleets: list[int] = none
        """Units at sea by kind: `kind * seas + sea`."""
        self.navy: list[int] = none
        """Seas of each seat, as a mask. It mirrors `holder`."""

        self.gold: list[int] = none
        self.priests: list[int] = none
        self.philosophers: list[int] = none
        self.troops_left: list[int] = none
        """Troops in reserve by kind: `kind * players + seat`. A shared supply is stored under the first seat."""
        self.fleets_left: list[int] = none
        self.out = 0
        """Seats that have been eliminated, as a mask."""

        self.offer_seat: list[Seat] = NO_SEATS
        """The seat whose marker lies on each god."""
        self.offer_gold: list[int] = none
        """Gold offered to each god."""
        self.apollo: list[Seat] = NO_SEATS
        """Seats on Apollo in order of arrival; NOBODY in place of an eliminated player."""

        self.god: GodNumber = NO_GOD
        """The god who acts, or NO_GOD."""
        self.bought = 0
        """Extra units or cards bought in this turn."""
        self.ended = 0
        """How the last move of this turn ended: a constant of `units/ends.py`. For explanations only."""
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
