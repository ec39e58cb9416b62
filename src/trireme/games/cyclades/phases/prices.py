"""The cost of offerings and creatures, with Priests, Temples and Metropolises (CYC-PRI, CYC-CRE-02 to 10)."""

from __future__ import annotations

from collections.abc import Iterator

from trireme.games.cyclades.lookup import TEMPLE
from trireme.games.cyclades.moves import MOST
from trireme.games.cyclades.rules.ids import CYC_PRI_05
from trireme.games.cyclades.ruleset import Ruleset
from trireme.games.cyclades.state import ISLANDS, SLOTS, GodNumber, Island, Slot, State
from trireme.kit.content.rulebook import Reason
from trireme.kit.masks import bits
from trireme.kit.seats import NOBODY, Seat

# Offerings.


def offerings_cost(ruleset: Ruleset, s: State, seat: Seat, amounts: list[int]) -> int:
    """Return what a seat pays for several offerings together (CYC-PRI-01, 02, CYC-TWO-07)."""
    return max(sum(amounts) - s.priests[seat], len(amounts) * ruleset.least_paid)


def standing_offers(s: State, seat: Seat, but: int = -1) -> list[int]:
    """Return a seat's offerings, except one to a god on which its other marker is about to be placed (CYC-TWO-13)."""
    found = []
    for god, holder in enumerate(s.offer_seat):
        if holder == seat and god != but:
            found.append(s.offer_gold[god])
    return found


def least_offer(ruleset: Ruleset, s: State, god: GodNumber) -> int:
    """Return the lowest offering that a god accepts now (CYC-OFF-04, 06)."""
    return s.offer_gold[god] + 1 if s.offer_seat[god] != NOBODY else ruleset.least_paid


def highest_offer(ruleset: Ruleset, s: State, seat: Seat, god: GodNumber) -> int:
    """Return the highest offering to a god that a seat could pay; 0 if none (CYC-OFF-18, 19, CYC-TWO-06)."""
    gold = s.gold[seat]
    if s.offer_seat[god] != NOBODY:
        for costs in ruleset.points.outbid_cost:
            gold -= costs(ruleset, s, seat, god)
    most, paid = gold + s.priests[seat], ruleset.least_paid
    if seat in s.offer_seat:  # With two markers, the other one too.
        for each, holder in enumerate(s.offer_seat):
            if holder == seat and each != god:
                most -= s.offer_gold[each]
                paid += ruleset.least_paid
    if paid > gold:
        return 0
    if most > MOST:
        return MOST
    return most if most > 0 else 0


def priests_do_not_help(s: State, seat: Seat, price: int) -> Iterator[Reason]:
    """Yield the rule that Priests lower offerings only, if they would make up the difference."""
    if s.gold[seat] < price <= s.gold[seat] + s.priests[seat]:
        yield Reason(CYC_PRI_05, price=price, gold=s.gold[seat])


# Creatures.


def discounts(ruleset: Ruleset, s: State, seat: Seat) -> int:
    """Return the gold that a seat can still save on creatures in this cycle."""
    total = 0
    for counts in ruleset.points.discounts:
        total += counts(ruleset, s, seat)
    return total


def used_discounts(ruleset: Ruleset, s: State, seat: Seat) -> tuple[list[Slot], list[Island]]:
    """Return a seat's Temples and Metropolis islands whose discount has been used in this cycle."""
    island_of, land = ruleset.tables.slot_island, s.land[seat]
    temples = [slot for slot in bits(s.spent, SLOTS) if s.built[slot] == TEMPLE and land >> island_of[slot] & 1]
    return temples, bits(s.metropolis & s.spent_metropolis & land, ISLANDS)


def price(ruleset: Ruleset, printed: int, saved: int) -> int:
    """Return the price of a creature for a player whose discounts save so much (CYC-CRE-02, 03)."""
    return max(printed - saved, ruleset.tables.least_creature_price)


def spend_discounts(ruleset: Ruleset, s: State, seat: Seat, count: int) -> None:
    """Use up some discounts, Temples before Metropolises (CYC-CRE-06, 17)."""
    for spends in ruleset.points.spends:
        count = spends(ruleset, s, seat, count)
