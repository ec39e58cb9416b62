"""The kinds of units: their properties, their reserves, and where lost units go."""

from __future__ import annotations

from trireme.games.cyclades import events
from trireme.games.cyclades.ruleset import Ruleset
from trireme.games.cyclades.state import LAND, SEA, KindNumber, State
from trireme.games.cyclades.units.groups import BITS, FULL, ROOM
from trireme.kit.content.rulebook import Rule
from trireme.kit.seats import Seat


class UnitKind:
    """A kind of unit on land or at sea. Modules add undead, Heroes and Titans (HAD-UND-04, HAD-HER-05, TIT-TTN-01)."""

    def __init__(self, id: str, element: int, supply: int, shared: bool = False, regular: bool = False) -> None:
        self.id = id
        self.element = element
        self.supply = supply
        """The number of units: for each player, or in all where they are shared (HAD-UND-04)."""
        self.shared = shared
        self.regular = regular
        """Whether it is one of a player's 8 regular units (HAD-NEC-06, TIT-AEF-12, HAD-UND-17, HAD-TIL-03)."""
        self.strength = 1
        """What a unit adds to a score (HAD-HER-08, TIT-TTN-03)."""
        self.safe_from: dict[str, Rule] = {}
        """Cards whose powers cannot touch it, with the rules that say so (HAD-UND-17, HAD-HER-20, TIT-TTN-14, 15)."""
        self.chosen_by: Rule | None = None
        """The rule by which its owner chooses whether it is lost in a battle (HAD-UND-09, HAD-HER-10, TIT-TTN-04)."""
        self.chosen_beside_regular = False
        """Whether that rule only allows a choice between it and regular units (HAD-UND-09, TIT-TTN-04)."""
        self.led_by_undead: Rule | None = None
        """The rule by which it moves with Hadès only beside an undead (HAD-HER-18, TIT-HXT-09)."""
        self.number = KindNumber(0)
        """The number among the kinds of its element, once it is in play."""

    def reserve(self, ruleset: Ruleset, s: State, seat: Seat) -> int:
        """Return how many units a seat can still bring into play."""
        left = s.troops_left if self.element == LAND else s.fleets_left
        return left[self.number * ruleset.players + (0 if self.shared else seat)]

    def goes_back(self, ruleset: Ruleset, s: State, seat: Seat, count: int) -> None:
        """Return lost units to the reserve. A Hero leaves the game (HAD-HER-11)."""
        left = s.troops_left if self.element == LAND else s.fleets_left
        left[self.number * ruleset.players + (0 if self.shared else seat)] += count

    def comes(self, ruleset: Ruleset, s: State, seat: Seat, place: int) -> None:
        """Bring one unit from the reserve to a place of its seat."""
        self.goes_back(ruleset, s, seat, -1)
        if self.element == LAND:
            s.troops[self.number * len(s.owner) + place] += 1
        else:
            s.fleets[self.number * len(s.holder) + place] += 1
            s.holder[place] = seat
            s.navy[seat] |= 1 << place


def join_kind(ruleset: Ruleset, kind: UnitKind) -> None:
    """Register a kind as the next of its element."""
    kinds = ruleset.units[kind.element]
    kind.number = KindNumber(len(kinds))
    kinds.append(kind)
    ruleset.unit_of[kind.id] = kind


def printed_kinds(ruleset: Ruleset) -> None:
    """Register troops and fleets (CYC-CMP-02, 03)."""
    supply = ruleset.tables.supply
    join_kind(ruleset, UnitKind("troop", LAND, supply.troops_per_player, regular=True))
    join_kind(ruleset, UnitKind("fleet", SEA, supply.fleets_per_player, regular=True))


def reserves(ruleset: Ruleset, element: int) -> list[int]:
    """Return the reserves before the game, by kind. A shared supply is stored under the first seat."""
    found = []
    for kind in ruleset.units[element]:
        found += [kind.supply, *([0 if kind.shared else kind.supply] * (ruleset.players - 1))]
    return found


def strength_of(ruleset: Ruleset, element: int, group: int) -> int:
    """Return the strength that a group adds to a score."""
    if group < ROOM:
        return group
    total = 0
    for kind in ruleset.units[element]:
        total += kind.strength * (group & FULL)
        group >>= BITS
    return total


def give_back(ruleset: Ruleset, s: State, element: int, seat: Seat, group: int) -> None:
    """Return units that have left the board to where lost units go."""
    if group < ROOM:
        (s.troops_left if element == LAND else s.fleets_left)[seat] += group
        return
    for kind in ruleset.units[element]:
        if group & FULL:
            kind.goes_back(ruleset, s, seat, group & FULL)
        group >>= BITS


def tell_kinds(ruleset: Ruleset, s: State, element: int, seat: Seat, group: int, lost: bool = False) -> None:
    """Tell the further kinds among units that were just told of; for losses in a battle, tell all kinds."""
    if s.journal is not None and (group >= ROOM or lost):
        for kind in ruleset.units[element]:
            if (kind.number or lost) and group & FULL:
                s.journal.append(events.OfKind(seat=seat, unit=kind.id, count=group & FULL, lost=lost))
            group >>= BITS


def told_group(ruleset: Ruleset, element: int, group: int) -> str:
    """Return a group as a move has it: ` x2`, or ` x2 undead:1` with several kinds. The first kind has no name."""
    words = ""
    for kind in ruleset.units[element]:
        if group & FULL:
            words += f" x{group & FULL}" if not kind.number else f" {kind.id}:{group & FULL}"
        group >>= BITS
    return words
