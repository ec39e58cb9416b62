"""Questions about the archipelago, and the only functions that move pieces and change owners."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from trireme.games.cyclades.ruleset import Ruleset, Steps
from trireme.games.cyclades.state import (
    ISLANDS,
    NO_BUILDING,
    NO_CARD,
    NO_SEA,
    NO_SLOT,
    NONE,
    SEAS,
    BuildingNumber,
    Island,
    Sea,
    Slot,
    State,
)
from trireme.games.cyclades.units.groups import fleets_in, lift, put
from trireme.kit.content.rulebook import Reason, Rule
from trireme.kit.engine.frame_data import FrameData
from trireme.kit.engine.sequences import RunHooks
from trireme.kit.masks import bits
from trireme.kit.seats import NOBODY, Seat

RAZED: Final = 59


class Razed(FrameData):
    """A building is gone. Without a slot, it was a Metropolis."""

    seat: Seat
    island: Island
    slot: Slot
    building: BuildingNumber


# Fleets.


def add_fleets(s: State, seat: Seat, sea: Sea, group: int) -> None:
    """Add fleets of a seat to a sea that is empty or its own."""
    put(s.fleets, len(s.holder), sea, group)
    s.holder[sea] = seat
    s.navy[seat] |= 1 << sea


def take_fleets(s: State, sea: Sea, group: int) -> None:
    """Take fleets from a sea. With none left, nobody holds it (CYC-OWN-06)."""
    lift(s.fleets, len(s.holder), sea, group)
    if not fleets_in(s, sea):
        leave_sea(s, sea)


def leave_sea(s: State, sea: Sea) -> None:
    """Take a sea from the seat that holds it."""
    s.navy[s.holder[sea]] &= ~(1 << sea)
    s.holder[sea] = NOBODY


def closed_seas(ruleset: Ruleset, s: State, seat: Seat) -> int:
    """Return the seas that no fleet of a seat may enter, as a mask."""
    mask = 0
    for closed in ruleset.points.closed_seas:
        mask |= closed(ruleset, s, seat)
    return mask


def bars_entering(ruleset: Ruleset, s: State, seat: Seat, sea: Sea) -> Iterator[Reason]:
    """Return the rules that close a sea to the fleets of a seat."""
    return (reason for bars in ruleset.points.bars_entering for reason in bars(ruleset, s, seat, sea))


def cuts_off(ruleset: Ruleset, s: State, seat: Seat, island: Island) -> Iterator[Reason]:
    """Return the rules by which no chain of a seat's fleets can reach an island."""
    return (reason for bars in ruleset.points.cuts_off for reason in bars(ruleset, s, seat, island))


def held_islands(ruleset: Ruleset, s: State, seat: Seat) -> int:
    """Return the islands that troops of a seat cannot leave, as a mask."""
    mask = 0
    for held in ruleset.points.held_islands:
        mask |= held(ruleset, s, seat)
    return mask


def no_landing(ruleset: Ruleset, s: State, seat: Seat) -> int:
    """Return the islands on which troops of a seat may not land, as a mask."""
    mask = 0
    for closed in ruleset.points.no_landing:
        mask |= closed(ruleset, s, seat)
    return mask


def recruiting_seas(ruleset: Ruleset, s: State, seat: Seat) -> int:
    """Return the seas in which a seat may recruit a fleet, as a mask (CYC-REC-03 to 05, CYC-KRA-08, CYC-POL-08)."""
    mask = own_coast(ruleset, s, seat)
    for other in ruleset.all_seats:
        if other != seat:
            mask &= ~s.navy[other]
    if s.kraken != NO_SEA:
        mask &= ~(1 << s.kraken)
    return mask & ~closed_seas(ruleset, s, seat)


def own_coast(ruleset: Ruleset, s: State, seat: Seat) -> int:
    """Return the seas around the islands of a seat, as a mask."""
    coast = ruleset.tables.coast
    mask = 0
    land = s.land[seat]
    while land:
        low = land & -land
        mask |= coast[low.bit_length() - 1]
        land ^= low
    return mask


def linked_seas(ruleset: Ruleset, s: State, seat: Seat, island: Island, bridge: int = 0) -> int:
    """Return the seas of all chains of a seat's fleets that touch an island, as a mask (CYC-TRP-03 to 05).

    Seas of others may serve as a bridge (TIT-AEF-03, 19).
    """
    navy, coast = s.navy[seat], ruleset.tables.coast[island]
    if not (navy | bridge) & coast:
        return 0
    navy &= ~closed_seas(ruleset, s, seat)
    if bridge:
        navy |= bridge & ~closed_seas(ruleset, s, NOBODY)
    around = ruleset.tables.sea_mask
    found = fresh = navy & coast
    while fresh:
        reached = 0
        while fresh:
            low = fresh & -fresh
            reached |= around[low.bit_length() - 1]
            fresh ^= low
        fresh = reached & navy & ~found
        found |= fresh
    return found


def chain(ruleset: Ruleset, s: State, seat: Seat, start: Island, to: Island) -> list[Sea]:
    """Return the seas of a shortest chain of a seat's fleets between two islands; empty if no chain links them."""
    navy = s.navy[seat] & ~closed_seas(ruleset, s, seat)
    tables = ruleset.tables
    found = bits(navy & tables.coast[start], SEAS)
    before = dict.fromkeys(found, NO_SEA)
    for sea in found:
        if tables.coast[to] >> sea & 1:
            way = [sea]
            while before[way[-1]] != NO_SEA:
                way.append(before[way[-1]])
            return way[::-1]
        for other in bits(tables.sea_mask[sea] & navy, SEAS):
            if other not in before:
                before[other] = sea
                found.append(other)
    return []


def linked_islands(ruleset: Ruleset, s: State, seat: Seat, island: Island, bridge: int = 0) -> int:
    """Return the other islands that a chain of a seat's fleets or a border links to an island, as a mask."""
    chain = linked_seas(ruleset, s, seat, island, bridge)
    found = ruleset.tables.borders[island]
    for links in ruleset.points.links:
        found |= links(ruleset, s, seat, island)
    shore = ruleset.tables.shore
    while chain:
        low = chain & -chain
        found |= shore[low.bit_length() - 1]
        chain ^= low
    return found & ~(1 << island)


def marches_from(ruleset: Ruleset, s: State, seat: Seat, island: Island) -> int:
    """Return the islands to which troops of a seat can march from an island, as a mask."""
    found = linked_islands(ruleset, s, seat, island)
    for ways in ruleset.points.ways:
        found |= ways(ruleset, s, seat, island)
    return found


def hopped_islands(ruleset: Ruleset, s: State, seat: Seat, island: Island) -> int:
    """Return the islands that several marches in a row can reach, as a mask."""
    found = fresh = 1 << island
    while fresh:
        low = fresh & -fresh
        reached = linked_islands(ruleset, s, seat, ISLANDS[low.bit_length() - 1]) & ~found
        fresh = (fresh ^ low) | reached
        found |= reached
    return found


# Troops and islands.


def add_troops(s: State, island: Island, group: int) -> None:
    """Add troops of its owner to an island."""
    put(s.troops, len(s.owner), island, group)


def take_troops(s: State, island: Island, group: int) -> None:
    """Take troops from an island. It keeps its owner (CYC-OWN-02)."""
    lift(s.troops, len(s.owner), island, group)


def give_island(ruleset: Ruleset, s: State, island: Island, seat: Seat) -> None:
    """Give an island to a seat, with all that stands on it. Its discounts are unused again (CYC-OWN-04, CYC-CRE-08)."""
    before = s.owner[island]
    if before != NONE:
        s.land[before] &= ~(1 << island)
    s.owner[island] = seat
    s.land[seat] |= 1 << island
    s.spent_metropolis &= ~(1 << island)
    s.inherited &= ~(1 << island)
    for slot in ruleset.tables.slots_of[island]:
        s.spent &= ~(1 << slot)


def figure_on(ruleset: Ruleset, s: State, island: Island) -> str:
    """Return the id of the creature whose figurine stands on an island; an empty string if none."""
    figure = s.figure[island]
    return ruleset.creature(figure) if figure != NO_CARD else ""


def shielded(ruleset: Ruleset, s: State) -> int:
    """Return the islands that powers of creatures cannot touch, as a mask."""
    mask = 0
    for shields in ruleset.points.shielded:
        mask |= shields(ruleset, s)
    return mask


def bars_power(ruleset: Ruleset, s: State, island: Island, card: str, spares: Rule | None = None) -> Iterator[Reason]:
    """Yield the rules that shield an island from a card, after the rule by which the card's power spares it."""
    if shielded(ruleset, s) >> island & 1:
        if spares is not None:
            yield Reason(spares, island=ruleset.island(island))
        yield from (reason for bars in ruleset.points.bars_power for reason in bars(ruleset, s, island, card))


def bars_outside(ruleset: Ruleset, island: Island) -> Iterator[Reason]:
    """Yield the rules that keep everything but a Metropolis from an island outside the board."""
    if not ruleset.tables.on_board >> island & 1:
        yield from (Reason(rule, island=ruleset.island(island)) for rule in ruleset.points.outside)


# Buildings and cards.


def owned_types(ruleset: Ruleset, s: State, seat: Seat) -> list[list[Slot]]:
    """Return the slots of a seat's buildings, by type. The first list is that of empty slots."""
    found: list[list[Slot]] = [[] for _ in ruleset.tables.building_ids]
    land, built, slots_of = s.land[seat], s.built, ruleset.tables.slots_of
    while land:
        low = land & -land
        for slot in slots_of[low.bit_length() - 1]:
            found[built[slot]].append(slot)
        land ^= low
    return found


def is_covered(ruleset: Ruleset, s: State, slot: Slot) -> bool:
    """Return whether a Metropolis, or a tile in its place, covers a slot (CYC-BLD-05)."""
    island = ruleset.tables.slot_island[slot]
    frames = s.metropolis | other_frames(ruleset, s)
    return bool(frames >> island & 1 and ruleset.tables.covered[island] >> slot & 1)


def other_frames(ruleset: Ruleset, s: State) -> int:
    """Return the islands whose frame bears another building than a Metropolis, as a mask."""
    mask = 0
    for lies in ruleset.points.frames.values():
        mask |= lies(ruleset, s)
    return mask


def on_frame(ruleset: Ruleset, s: State, island: Island) -> str:
    """Return the building on the frame of an island instead of a Metropolis; an empty string if none."""
    frames = ruleset.points.frames.items()
    return next((building for building, lies in frames if lies(ruleset, s) >> island & 1), "")


def bars_frame(ruleset: Ruleset, s: State, island: Island, verb: str, metropolis: Rule) -> Iterator[Reason]:
    """Yield the rules by which the slots under a frame are closed to a verb, by a Metropolis or another tile."""
    if s.metropolis >> island & 1:
        yield Reason(metropolis, island=ruleset.island(island))
    for bars in ruleset.points.bars_frame:
        yield from bars(ruleset, s, island, verb)


def free_slots(ruleset: Ruleset, s: State, seat: Seat) -> list[Slot]:
    """Return the slots on which a seat may build (CYC-BLD-03, CYC-BLD-05)."""
    return free_slots_on(ruleset, s, s.land[seat])


def free_slots_on(ruleset: Ruleset, s: State, land: int) -> list[Slot]:
    """Return the slots of some islands that bear no building and are not covered."""
    tables, built, frames = ruleset.tables, s.built, s.metropolis | other_frames(ruleset, s)
    found = []
    while land:
        low = land & -land
        island = low.bit_length() - 1
        covered = tables.covered[island] if frames & low else 0
        for slot in tables.slots_of[island]:
            if not built[slot] and not covered >> slot & 1:
                found.append(slot)
        land ^= low
    return found


def tear_down(s: State, slot: Slot) -> None:
    """Return a building to the supply, with its discount (CYC-BLD-07)."""
    s.built[slot] = NO_BUILDING
    s.spent &= ~(1 << slot)


def raze(ruleset: Ruleset, s: State, island: Island, slot: Slot = NO_SLOT) -> None:
    """Remove the building of a slot, or without a slot the Metropolis (HAD-NEC-04).

    Where modules have joined, what follows is settled before anything else, so what comes then must be pending.
    """
    building = NO_BUILDING
    if slot == NO_SLOT:
        s.metropolis &= ~(1 << island)
        s.spent_metropolis &= ~(1 << island)
        s.inherited &= ~(1 << island)
    else:
        building = s.built[slot]
        tear_down(s, slot)
    if ruleset.points.razed:
        s.stack.append((RAZED, 0, Razed(s.owner[island], island, slot, building)))


def in_supply(ruleset: Ruleset, s: State, building: BuildingNumber) -> int:
    """Return the number of tiles of a building that are not on the board (CYC-SHO-05)."""
    return ruleset.tables.building_supply[building] - s.built.count(building)


def priests_left(ruleset: Ruleset, s: State) -> int:
    return ruleset.tables.priests - sum(s.priests)


def philosophers_left(ruleset: Ruleset, s: State) -> int:
    return ruleset.tables.philosophers - sum(s.philosophers)


def markers_left(ruleset: Ruleset, s: State) -> int:
    """Return the number of prosperity markers that Apollo can still give (CYC-SHO-02)."""
    left = ruleset.tables.markers - sum(s.prosperity)
    for more in ruleset.points.markers:
        left += more(ruleset, s)
    return left


def metropolises(s: State, seat: Seat) -> int:
    """Return the number of Metropolises that a seat owns."""
    return (s.metropolis & s.land[seat]).bit_count()


def metropolises_of_side(ruleset: Ruleset, s: State, seat: Seat) -> int:
    """Return the number of Metropolises that a seat owns together with its partner (TIT-TEA-06)."""
    side, land = ruleset.sides[seat], 0
    while side:
        low = side & -side
        land |= s.land[low.bit_length() - 1]
        side ^= low
    return (s.metropolis & land).bit_count()


def income(ruleset: Ruleset, s: State, seat: Seat) -> int:
    """Return the gold that a seat would receive now (CYC-INC-01 to 07)."""
    points = ruleset.points
    total = 0
    for counts in points.income:
        total += counts(ruleset, s, seat)
    land = collected(ruleset, s, seat) if points.collects else s.land[seat]
    for pays in points.island_income:
        total += pays(ruleset, s, land)
    return total


def collected(ruleset: Ruleset, s: State, seat: Seat) -> int:
    """Return the islands whose income a seat receives, as a mask, where a player may take that of others."""
    mask = s.land[seat]
    for collects in ruleset.points.collects:
        for island, taker in collects(ruleset, s):
            if taker == seat:
                mask |= 1 << island
            else:
                mask &= ~(1 << island)
    return mask


def apollo_gold(ruleset: Ruleset, s: State, seat: Seat) -> int:
    """Return the gold that Apollo gives to a seat (CYC-APO-02)."""
    alone = (s.land[seat] & ruleset.tables.on_board).bit_count() == 1
    economy = ruleset.economy
    return economy.apollo_gold_single_island if alone else economy.apollo_gold_several_islands


def prosperity_of(ruleset: Ruleset, s: State, land: int) -> int:
    """Return the prosperity markers of some islands, printed ones included (CYC-INC-01)."""
    total = 0
    while land:
        low = land & -land
        total += s.prosperity[low.bit_length() - 1]
        land ^= low
    return total


def trade_income(ruleset: Ruleset, s: State, seat: Seat) -> int:
    """Return the gold of the trade spaces that a seat holds (CYC-INC-04)."""
    total = 0
    seas = s.navy[seat] & ruleset.tables.trade_seas
    while seas:
        low = seas & -seas
        total += ruleset.tables.trade[low.bit_length() - 1]
        seas ^= low
    return total


def printed_income(ruleset: Ruleset, s: State, seat: Seat) -> int:
    """Return the gold of a seat's prosperity markers and trade spaces."""
    return trade_income(ruleset, s, seat) + prosperity_of(ruleset, s, s.land[seat])


STEPS: Final[Steps] = {
    RAZED: lambda ruleset: RunHooks(ruleset, ruleset.points.razed),
}
