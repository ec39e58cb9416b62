"""Where the troops of a move would go and by what way, for truths; from the printed board and the position alone."""

from __future__ import annotations

from tests.games.cyclades import looking as look
from tests.games.cyclades.costs import price
from tests.games.cyclades.looking import part, tables
from tests.reasons import Tried
from trireme.games.cyclades.units.movement import MARCHES, MarchingTroops

SANDALS, KUNEE, CADUCEUS, THUNDERBOLT, HORN = range(5)
CULTURAL = 3
AIR = ("pegasus", "perseus")
MARCH_VERBS = ("troops", "march", *AIR)
"""Verbs of moves of troops from one island to another."""
AT_MARCH = ("titans.take", "titans.pass")
"""Questions that a group is asked which has set out."""


def says(tried: Tried, module: str, *verbs: str) -> bool:
    """Whether a move begins with a verb of a module, with the module's name or without it."""
    return tried.word(0) in (*verbs, *(f"{module}.{verb}" for verb in verbs))


def under_way(tried: Tried) -> tuple[int, int] | None:
    """From where to where the group goes that is asked what it takes along, or whether it passes."""
    if tried.prompt not in AT_MARCH or tried.s.stack[-2][0] != MARCHES:
        return None
    frame = tried.s.stack[-2]
    march: MarchingTroops = frame[2]
    return march.start, march.to


def stops(tried: Tried) -> bool:
    """Whether a group stops where it is; where a territory is named it goes on."""
    return (says(tried, "titans", "stop") or "titans.stop" in tried.words) and not look.islands(tried)


def way(tried: Tried) -> tuple[int, int] | None:
    """From where to where the troops of a move would go."""
    marching = under_way(tried)
    if marching is not None and tried.asked:
        if stops(tried):
            return marching
        islands = look.islands(tried)
        return (marching[1], islands[0]) if tried.prompt == "titans.pass" and islands else None
    words = " ".join(tried.words)
    islands = look.islands(tried)
    if len(islands) >= 2 and ">" in words:
        return islands[0], islands[1]
    return None


def flies(tried: Tried) -> bool:
    return look.verb(tried) in AIR


def by_titan(tried: Tried) -> bool:
    """Whether a move is a Titan move, or a group is on its way that makes one."""
    marching = under_way(tried)
    journeys = look.ruleset(tried).journeys
    if marching is not None and tried.asked:
        return str(journeys[tried.s.stack[-2][2].journey].id) == "titan"
    if tried.prompt == "how-many-troops" and tried.asked:
        return str(journeys[tried.s.stack[-1][3].journey].id) == "titan"
    return look.verb(tried) == "march"


def chain(tried: Tried, seats: list[int], start: int) -> set[int]:
    """Islands that a row of fleets of some seats links to one; seas that Polyphemus closes are no part of it."""
    closed = look.closed_by_polyphemus(tried)
    navy = {sea for sea, holder in enumerate(tried.s.holder) if holder in seats} - closed
    found = navy & look.coast(tried, start)
    fresh = set(found)
    while fresh:
        fresh = {other for sea in fresh for other in look.near(tried, sea)} & navy - found
        found |= fresh
    return {island for island in range(tables(tried).islands) if look.coast(tried, island) & found} - {start}


def everybody(tried: Tried) -> list[int]:
    return list(range(len(tried.game.seats)))


def whole_island(tried: Tried, territory: int) -> set[int]:
    """A territory and all that can be reached from it over land."""
    found, fresh = {territory}, {territory}
    while fresh:
        fresh = {other for each in fresh for other in look.bits(tables(tried).borders[each])} - found
        found |= fresh
    return found


# Artifacts.


def places(tried: Tried) -> list[int]:
    """The territory of each Artifact, or a negative number."""
    titans = part(tried, "titans")
    return [-1] * 5 if titans is None else list(titans.artifacts)


def holder(tried: Tried, artifact: int) -> int:
    """Whose an Artifact is; attackers keep what they have brought to a battle."""
    place = places(tried)[artifact]
    if place < 0:
        return -1
    brought = part(tried, "titans").brought >> artifact & 1
    if brought and look.on_land(tried) and look.battlefield(tried) == place:
        return look.attacker(tried)
    return int(tried.s.owner[place])


def lies_with(tried: Tried, artifact: int, island: int) -> bool:
    """Whether units of a seat that leave a territory could take an Artifact along."""
    return places(tried)[artifact] == island and holder(tried, artifact) == tried.seat


def by_sandals(tried: Tried, start: int) -> set[int]:
    return whole_island(tried, start) - {start}


def by_kunee(tried: Tried, start: int) -> set[int]:
    return chain(tried, everybody(tried), start) | look.bordering(tried, start)


def usual(tried: Tried, start: int) -> set[int]:
    """Where units of a seat can go without any Artifact."""
    return chain(tried, [tried.seat], start) | look.bordering(tried, start)


def reached(tried: Tried, start: int) -> set[int]:
    """Where units of a seat can go, with the Artifacts that they could take along."""
    found = usual(tried, start)
    if lies_with(tried, SANDALS, start):
        found |= by_sandals(tried, start)
    if lies_with(tried, KUNEE, start):
        found |= by_kunee(tried, start)
    return found


def goes_on(tried: Tried, at: int) -> set[int]:
    """Where a group that carries the Kunee can go on to; the Sandals come along where they can."""
    found, marching = by_kunee(tried, at), under_way(tried)
    sandals = part(tried, "titans").brought >> SANDALS & 1
    if marching is None:
        ends = way(tried)
        sandals = ends is not None and lies_with(tried, SANDALS, ends[0])
    return found | by_sandals(tried, at) if sandals else found


# Last territories.


def side(tried: Tried) -> list[int]:
    mate = look.partner(tried, tried.seat)
    return [tried.seat] if mate < 0 else [tried.seat, mate]


def is_last(tried: Tried, island: int) -> bool:
    """Whether an island is the only one of another player."""
    owner = tried.s.owner[island]
    return owner not in (-1, tried.seat) and look.camps(tried, owner) == [island]


def brings_fifth(tried: Tried, island: int) -> bool:
    there = places(tried)
    ours = [place == island or holder(tried, artifact) in side(tried) for artifact, place in enumerate(there)]
    return island in there and all(ours)


def had(tried: Tried) -> int:
    return sum(look.metropolises(tried, seat) for seat in side(tried))


def brings(tried: Tried, island: int) -> int:
    """How many Metropolises the capture of an island brings at most."""
    s, table = tried.s, tables(tried)
    own = [*look.owned(tried, tried.seat), island]
    sites = [each for each in own if not s.metropolis >> each & 1 and table.covered[each]]
    counts = {building: len(slots) for building, slots in look.types(tried, tried.seat).items()}
    for slot in table.slots_of[island]:
        if s.built[slot]:
            counts[s.built[slot]] = counts.get(s.built[slot], 0) + 1
    others = sum(count for building, count in counts.items() if building > 4)
    sets = max(many for many in range(9) if fits(counts, others, many))
    military = int(len(side(tried)) > 1 and is_last(tried, island) and island in sites)
    thinkers = s.philosophers[tried.seat]
    needed = 3 if cultural(tried, own, bool(sets or military or thinkers >= 4)) else 4
    return int(s.metropolis >> island & 1) + min(int(sets + thinkers // needed), len(sites)) + military


def fits(counts: dict[int, int], others: int, sets: int) -> bool:
    """Whether buildings make so many sets of four types, where others stand for any type."""
    return sum(min(counts.get(type, 0), sets) for type in range(1, 5)) + others >= 4 * sets


def cultural(tried: Tried, islands: list[int], made: bool) -> bool:
    """Whether the Cultural Metropolis stands on one of some islands, or may be one that is made."""
    titans = part(tried, "titans")
    if titans is None:
        return False
    place = titans.specials[CULTURAL]
    return place in islands or (made and place == -1 and bool(titans.special_cards >> CULTURAL & 1))


def wins(tried: Tried, island: int) -> bool:
    """Whether the capture of an island may win; who has enough already must win more, which only partners can."""
    needed, before = tables(tried).needed, had(tried)
    more = brings(tried, island)
    enough = before + more >= needed if before < needed else len(side(tried)) > 1 and more > 0
    return brings_fifth(tried, island) or enough


def is_spared(tried: Tried, island: int) -> bool:
    """Whether an island is the last one of another player, and its capture does not win."""
    return is_last(tried, island) and not wins(tried, island)


def attacks_last(tried: Tried) -> bool:
    """Whether a move would take troops to such an island, and not only through it with the Kunee."""
    ends = way(tried)
    return ends is not None and is_spared(tried, ends[1]) and not may_pass(tried, ends)


# Passing with the Kunee.


def guarded(tried: Tried, island: int) -> bool:
    """Whether the Great Citadel stands there, of another player and with a troop."""
    monuments = part(tried, "monuments")
    site = -1 if monuments is None else monuments.sites[0]
    return site == island and tried.s.owner[site] not in (-1, tried.seat) and look.ground(tried, site)["troop"] > 0


def shut(tried: Tried, island: int) -> bool:
    """Whether a territory can be neither entered nor passed: the partner's, or one that the Necklace protects."""
    owner = int(tried.s.owner[island])
    mate = look.partner(tried, tried.seat)
    return owner not in (-1, tried.seat) and (owner == mate or look.sheltered(tried, owner))


def may_stop(tried: Tried, island: int) -> bool:
    return not is_spared(tried, island) and not guarded(tried, island) and not shut(tried, island)


def may_cross(tried: Tried, island: int) -> bool:
    foreign = tried.s.owner[island] != tried.seat and not shut(tried, island)
    return foreign and island not in look.standing(tried, "medusa")


def can_go_on(tried: Tried, at: int, seen: tuple[int, ...], due: int, dearer: int, gold: int) -> bool:
    """Whether a group that passes a territory can pay its way to one where it may stop."""
    if gold < due or not may_cross(tried, at):
        return False
    seen = (*seen, at)
    for other in goes_on(tried, at) - set(seen):
        if may_stop(tried, other) or can_go_on(tried, other, seen, due + dearer, dearer, gold - due):
            return True
    return False


def may_pass(tried: Tried, ends: tuple[int, int]) -> bool:
    """Whether units with the Kunee could go on from where they come to; the first step is paid before."""
    marching = under_way(tried)
    if flies(tried) or stops(tried):
        return False
    step = int(by_titan(tried))
    seen: tuple[int, ...] = ends[:1]
    if marching is None:
        if not lies_with(tried, KUNEE, ends[0]) or ends[1] not in reached(tried, ends[0]):
            return False
        first = part(tried, "titans").marches + 1 if step else 1
    else:
        first, seen = price(tried) or 0, (*seen, marching[0])
    return can_go_on(tried, ends[1], seen, first + step, step, look.gold(tried) - first)
