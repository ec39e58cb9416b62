"""What the truths of Cyclades look at: the words of a move as things of the board, and what the position tells of them.

Nothing here asks the engine what is legal or why not: it reads the state, the printed board and the printed figures.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from typing import Any, Final

from tests.reasons import Tried
from trireme.games.cyclades.cards.card import CARD_USED
from trireme.games.cyclades.cards.sylph import SYLPH_GOES_ON
from trireme.games.cyclades.phases.order import NEXT_ON_APOLLO
from trireme.games.cyclades.state import LAND

POINTED: Final = {"slot": "build", "creature": "call", "sea": "fleet", "island": "troops", "god": "offer"}
"""What somebody wants who points at a thing of the board that no answer stands for."""
DECLINES: Final = ("end", "stop", "stay", "pass")
ACTIONS: Final = ("recruit", "build", "call", "fleet", "troops", "swap", "end")
FLEETS_COME: Final = ("gift-fleet", "hades.raise", "hades.deploy-fleet", "monuments.return")
"""Questions for the sea of a new fleet, whose answers need no verb."""
SPECIAL: Final = {"fleet": ("poseidon", "hades"), "troops": ("ares", "hades"), "swap": ("zeus",)}
"""The special actions, and the gods who give them."""
MARKER: Final = ("offer", "apollo")
NUMBER: Final = re.compile(r"x?(\d+)")


def verb(tried: Tried) -> str:
    """The first word, without the name of a module; of a thing that was pointed at, what is done with it."""
    if tried.words:
        return tried.verb
    return POINTED.get(tried.target.partition(":")[0], "")


def tables(tried: Tried) -> Any:
    return tried.game.ruleset.tables  # type: ignore[attr-defined]  # Cyclades has it


def ruleset(tried: Tried) -> Any:
    return tried.game.ruleset  # type: ignore[attr-defined]  # Cyclades has it


def modules(tried: Tried) -> tuple[str, ...]:
    return tuple(ruleset(tried).chosen)


def words(tried: Tried) -> list[str]:
    """All words but the first, with the two ends of a way apart."""
    return [word for text in tried.words[1:] for word in text.split(">") if word]


def all_words(tried: Tried) -> list[str]:
    return [word for text in tried.words for word in text.split(">") if word]


def named(tried: Tried, known: Mapping[str, int] | list[str]) -> list[int]:
    """The numbers of the things that a move names, or of the one that was pointed at."""
    numbers = known if isinstance(known, Mapping) else {name: number for number, name in enumerate(known)}
    said = all_words(tried) if tried.words else [tried.target.partition(":")[2]]
    return [int(numbers[word]) for word in said if word in numbers]


def islands(tried: Tried) -> list[int]:
    return named(tried, tables(tried).island_number)


def seas(tried: Tried) -> list[int]:
    return named(tried, tables(tried).sea_number)


def slots(tried: Tried) -> list[int]:
    """Those that are named; where an island is named, all that it has."""
    found = named(tried, tables(tried).slot_number)
    if not found:
        found = [int(slot) for island in islands(tried) for slot in tables(tried).slots_of[island]]
    return found


def gods(tried: Tried) -> list[int]:
    return named(tried, tables(tried).god_number)


def cards(tried: Tried) -> list[int]:
    """Cards of the track that are named after the verb."""
    numbers = tables(tried).creature_number
    if not tried.words:
        return named(tried, numbers)
    return [int(numbers[word]) for word in words(tried) if word in numbers]


def seats(tried: Tried) -> list[int]:
    return named(tried, list(tried.game.seats))


def amount(tried: Tried) -> int:
    """The number that a move ends with, or -1."""
    found = [match[1] for word in tried.words if (match := NUMBER.fullmatch(word))]
    return int(found[-1]) if found else -1


def group(tried: Tried) -> dict[str, int]:
    """How many units of each kind a way names: `x2 undead-troop:1`; nothing where that is left open."""
    found: dict[str, int] = {}
    for word in tried.words:
        if word.startswith("x") and word[1:].isdigit():
            found[""] = found.get("", 0) + int(word[1:])
        elif re.fullmatch(r"\S+:\d+", word):
            kind, _, count = word.rpartition(":")
            found[kind] = found.get(kind, 0) + int(count)
    return found


# Who does what now.


def phase(tried: Tried) -> str:
    return str(tried.game.phase(tried.s))


def god(tried: Tried) -> str:
    """The god who acts, or an empty text."""
    return str(tables(tried).god_ids[tried.s.god]) if tried.s.god >= 0 else ""


def acting(tried: Tried) -> int:
    """Whose turn it is, on Apollo too; -1 where it is nobody's."""
    s = tried.s
    if s.god >= 0 and phase(tried) != "offerings":
        return int(s.offer_seat[s.god])
    for frame in s.stack:
        if frame[0] == NEXT_ON_APOLLO and 0 < frame[1].place <= len(s.apollo):
            return int(s.apollo[frame[1].place - 1])
    return -1


def in_turn(tried: Tried) -> bool:
    """Whether the gods act, Apollo included."""
    return acting(tried) >= 0


def bidding(tried: Tried) -> bool:
    """Whether somebody is asked where a marker goes."""
    return tried.prompt in ("offer", "offer-again", "offer-gold")


def places_marker(tried: Tried) -> bool:
    return verb(tried) in MARKER


def deploying(tried: Tried) -> bool:
    return phase(tried) in ("hades.deployment", "titans.deployment")


def gift(tried: Tried) -> bool:
    """Whether the free gift of the god is to be placed."""
    return tried.prompt in ("gift-fleet", "gift-troop", "hades.raise", "titans.titan", "titans.kronos")


def played(tried: Tried) -> list[str]:
    """Cards of the track whose power is being applied, the last one last."""
    ids = tables(tried).creature_ids
    return [ids[frame[1].card] for frame in tried.s.stack if frame[0] == CARD_USED]


def is_creature(tried: Tried, card: str) -> bool:
    """Heroes and Artifacts lie on the track too."""
    return card not in heroes(tried) and card not in artifacts(tried)


def heroes(tried: Tried) -> list[str]:
    extra = ruleset(tried).extra.get("hades")
    return [hero.id for hero in extra.hero] if extra is not None and "hades.heroes" in modules(tried) else []


def artifacts(tried: Tried) -> list[str]:
    if "titans" not in modules(tried):
        return []
    return ["winged-sandals", "kunee", "caduceus", "thunderbolt-of-zeus", "great-cornucopia"]


def part(tried: Tried, name: str) -> Any:
    """What a module remembers, or None."""
    at = ruleset(tried).part_at.get(name)
    return None if at is None else tried.s.parts[at]


def on_sylph(tried: Tried) -> bool:
    """Whether moves of the Sylph are being made."""
    return tried.prompt == "sylph" or any(frame[0] == SYLPH_GOES_ON for frame in tried.s.stack)


# The battle being fought.


def fighting(tried: Tried) -> bool:
    return bool(tried.s.battle)


def on_land(tried: Tried) -> bool:
    return bool(tried.s.battle) and tried.s.battle.element == LAND


def battlefield(tried: Tried) -> int:
    return int(tried.s.battle.place)


def attacker(tried: Tried) -> int:
    return int(tried.s.battle.attacker) if tried.s.battle else -1


def defender(tried: Tried) -> int:
    return int(tried.s.battle.defender) if tried.s.battle else -1


# The board.


def bits(mask: int) -> Iterator[int]:
    number = 0
    while mask >> number:
        if mask >> number & 1:
            yield number
        number += 1


def owned(tried: Tried, seat: int) -> list[int]:
    """Islands of a seat, on the board or not."""
    return [island for island, owner in enumerate(tried.s.owner) if owner == seat]


def camps(tried: Tried, seat: int) -> list[int]:
    """Islands of a seat on the board."""
    return [island for island in owned(tried, seat) if on_board(tried, island)]


def on_board(tried: Tried, island: int) -> bool:
    return bool(tables(tried).coast[island] or tables(tried).borders[island])


def coast(tried: Tried, island: int) -> set[int]:
    return set(bits(tables(tried).coast[island]))


def near(tried: Tried, sea: int) -> set[int]:
    """Seas next to one."""
    return {int(other) for other in tables(tried).step[6 * sea : 6 * sea + 6] if other >= 0}


def ground(tried: Tried, island: int) -> dict[str, int]:
    """The units of an island by kind."""
    kinds = ruleset(tried).units[0]
    size = tables(tried).islands
    return {kind.id: tried.s.troops[kind.number * size + island] for kind in kinds}


def afloat(tried: Tried, sea: int) -> dict[str, int]:
    """The units of a sea by kind."""
    kinds = ruleset(tried).units[1]
    size = tables(tried).seas
    return {kind.id: tried.s.fleets[kind.number * size + sea] for kind in kinds}


def figure(tried: Tried, island: int) -> str:
    card = tried.s.figure[island]
    return str(tables(tried).creature_ids[card]) if card >= 0 else ""


def standing(tried: Tried, *creatures: str) -> list[int]:
    """Islands where one of these figurines stands."""
    return [island for island in range(tables(tried).islands) if figure(tried, island) in creatures]


def closed_by_polyphemus(tried: Tried) -> set[int]:
    return {sea for island in standing(tried, "polyphemus") for sea in coast(tried, island)}


def partner(tried: Tried, seat: int) -> int:
    """The partner of a seat in teams, or -1."""
    if "titans.teams" not in modules(tried):
        return -1
    players = len(tried.game.seats)
    return (seat + players // 2) % players


def opponents(tried: Tried, seat: int) -> list[int]:
    others = range(len(tried.game.seats))
    return [each for each in others if each not in (seat, partner(tried, seat)) and not tried.s.out >> each & 1]


def sheltered(tried: Tried, seat: int) -> bool:
    """Whether the Necklace protects a seat from others in this cycle."""
    items = part(tried, "hades.items")
    return items is not None and bool(items.sheltered >> seat & 1)


def chain(tried: Tried, seat: int, start: int, bridge: bool = False) -> set[int]:
    """Islands that a row of own fleets links to one, without those seas that are closed to them.

    With a bridge the fleets of others may be in the row (TIT-AEF-03).
    """
    table = tables(tried)
    shut = closed_by_polyphemus(tried)
    navy = {sea for sea, holder in enumerate(tried.s.holder) if holder == seat or (bridge and holder >= 0)} - shut
    found = navy & coast(tried, start)
    fresh = set(found)
    while fresh:
        fresh = {other for sea in fresh for other in near(tried, sea)} & navy - found
        found |= fresh
    reached = {island for island in range(table.islands) if coast(tried, island) & found}
    return reached - {start}


def bordering(tried: Tried, start: int) -> set[int]:
    """Islands that one can be left for by land: over a border, or between Hecate's columns."""
    found = set(bits(tables(tried).borders[start]))
    favours = part(tried, "hades.favours")
    if favours is not None and favours.columns >> start & 1:
        found |= set(bits(favours.columns))
    return found - {start}


def large_island(tried: Tried, territory: int) -> set[int]:
    """A territory and all that can be reached from it over land."""
    found, fresh = {territory}, {territory}
    while fresh:
        fresh = {other for each in fresh for other in bits(tables(tried).borders[each])} - found
        found |= fresh
    return found


def linked(tried: Tried, seat: int, start: int) -> set[int]:
    return chain(tried, seat, start) | bordering(tried, start)


def metropolises(tried: Tried, seat: int) -> int:
    return sum(tried.s.metropolis >> island & 1 for island in owned(tried, seat))


def covered(tried: Tried, slot: int) -> bool:
    """Whether a Metropolis lies on a slot."""
    island = tables(tried).slot_island[slot]
    return bool(tried.s.metropolis >> island & 1 and tables(tried).covered[island] >> slot & 1)


def under_necropolis(tried: Tried, slot: int) -> bool:
    island = tables(tried).slot_island[slot]
    hades = part(tried, "hades.god")
    return hades is not None and hades.necropolis == island and bool(tables(tried).covered[island] >> slot & 1)


def is_free(tried: Tried, slot: int) -> bool:
    return not tried.s.built[slot] and not covered(tried, slot) and not under_necropolis(tried, slot)


def types(tried: Tried, seat: int) -> dict[int, list[int]]:
    """The slots of a seat's buildings by type."""
    found: dict[int, list[int]] = {}
    for slot, building in enumerate(tried.s.built):
        if building and tried.s.owner[tables(tried).slot_island[slot]] == seat:
            found.setdefault(building, []).append(slot)
    return found


def supply(tried: Tried, building: int) -> int:
    return int(tables(tried).building_supply[building] - list(tried.s.built).count(building))


def gold(tried: Tried) -> int:
    return int(tried.s.gold[tried.seat])


def any_of(them: Iterable[bool]) -> bool:
    return any(them)
