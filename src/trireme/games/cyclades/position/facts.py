"""Writing a state as named facts. `reader.py` reads them.

Some facts only inform, such as the reserves; they cannot be set.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from trireme.games.cyclades import board, events
from trireme.games.cyclades.phases.apollo import APOLLO
from trireme.games.cyclades.phases.creatures import CREATURES
from trireme.games.cyclades.phases.cycle_end import CYCLE_END, PHASE, result
from trireme.games.cyclades.phases.gods import GODS_PHASE, INCOME
from trireme.games.cyclades.phases.offerings import OFFERINGS
from trireme.games.cyclades.phases.turn import ACT, ACTIONS_PHASE
from trireme.games.cyclades.position.kinds import units_at
from trireme.games.cyclades.position.midst import battle_facts, turn_facts
from trireme.games.cyclades.position.reader import Reader
from trireme.games.cyclades.position.values import canonical_fact
from trireme.games.cyclades.ruleset import Ruleset
from trireme.games.cyclades.state import ISLANDS, LAND, NO_CARD, NO_GOD, NO_SEA, SEA, SEAS, Island, Sea, State
from trireme.kit.engine.event import Event
from trireme.kit.positions import Facts, Finding
from trireme.kit.seats import NOBODY, Seat

__all__ = [
    "ENTRIES",
    "UNORDERED",
    "agrees",
    "canonical_fact",
    "entries_of",
    "facts",
    "impossible_of_modules",
    "retells",
    "stand",
]

ENTRIES: Final[dict[str, int]] = {
    "creatures": CREATURES,
    "gods": GODS_PHASE,
    "income": INCOME,
    "offerings": OFFERINGS,
    "actions": ACTIONS_PHASE,
    "apollo": APOLLO,
    "cycle-end": CYCLE_END,
}
"""The phases before which a position may stand."""
UNORDERED: Final = frozenset({"discard", "used", "creatures", "drawn"})
"""Lists whose order means nothing."""


def facts(ruleset: Ruleset, s: State, phase: str) -> Facts:
    """Return all facts of a state. At an entry point, `stand` makes the same state from them."""
    seats = ruleset.seats
    tables = ruleset.tables
    found: Facts = {
        "at": phase,
        "cycle": s.cycle,
        "routine": s.routine,
        "gods": [ruleset.god(god) for god in s.gods],
        "available": s.available,
        "offerings": {
            ruleset.god(god): {"seat": seats[holder], "gold": s.offer_gold[god]}
            for god, holder in enumerate(s.offer_seat)
            if holder != NOBODY
        },
        "apollo": [seats[seat] if seat != NOBODY else "" for seat in s.apollo],
        "turn_order": [seats[seat] for seat in s.order or reversed(s.returned)],
        "track": [ruleset.creature(creature) if creature != NO_CARD else "" for creature in s.track],
        "discard": [ruleset.creature(creature) for creature in s.discard],
        "kraken": ruleset.sea(s.kraken) if s.kraken != NO_SEA else "",
        "figures": {
            ruleset.creature(creature): {
                "island": ruleset.island(island),
                "buyer": seats[s.keeper[island]],
                "cycle": s.since[island],
            }
            for island, creature in enumerate(s.figure)
            if creature != NO_CARD
        },
        "islands": {id: _island(ruleset, s, island) for island, id in zip(ISLANDS, tables.island_ids)},
        "seas": {id: _sea(ruleset, s, sea) for sea, id in zip(SEAS, tables.sea_ids)},
        "players": {name: _player(ruleset, s, seat) for seat, name in zip(ruleset.all_seats, seats)},
    }
    if s.god != NO_GOD:
        found["turn"] = turn_facts(ruleset, s)
    if s.battle:
        found["battle"] = battle_facts(ruleset, s)
    if not s.stack:
        found["scores"] = _scores(ruleset, s)
    for module in ruleset.modules:
        if own := module.facts(ruleset, s):
            found[module.name] = own
    return found


def _sea(ruleset: Ruleset, s: State, sea: Sea) -> dict[str, object]:
    owner = ruleset.seats[s.holder[sea]] if s.holder[sea] != NOBODY else ""
    return {"owner": owner, "fleets": s.fleets[sea], **_units(ruleset, s, SEA, sea)}


def _units(ruleset: Ruleset, s: State, element: int, place: int) -> dict[str, object]:
    """Return the units of further kinds in a place, if such kinds are in play."""
    return {"units": units_at(ruleset, s, element, place)} if ruleset.units[element][1:] else {}


def _island(ruleset: Ruleset, s: State, island: Island) -> dict[str, object]:
    slots = ruleset.tables.slots_of[island]
    kept = s.figure[island] != NO_CARD
    used: list[object] = [slot - slots[0] for slot in slots if s.spent >> slot & 1]
    return {
        "owner": ruleset.seats[s.owner[island]] if s.owner[island] != NOBODY else "",
        "troops": s.troops[island],
        **_units(ruleset, s, LAND, island),
        "buildings": [ruleset.building(s.built[slot]) for slot in slots],
        "metropolis": bool(s.metropolis >> island & 1),
        "used": [*used, *(["metropolis"] if s.spent_metropolis >> island & 1 else [])],
        "prosperity": s.prosperity[island],
        "figure": f"{board.figure_on(ruleset, s, island)} {ruleset.seats[s.keeper[island]]}" if kept else "",
    }


def _player(ruleset: Ruleset, s: State, seat: Seat) -> dict[str, object]:
    return {
        "gold": s.gold[seat],
        "priests": s.priests[seat],
        "philosophers": s.philosophers[seat],
        "troops_left": s.troops_left[seat],
        "fleets_left": s.fleets_left[seat],
        "metropolises": board.metropolises(s, seat),
        "out": bool(s.out >> seat & 1),
    }


def _scores(ruleset: Ruleset, s: State) -> dict[str, object]:
    final = result(ruleset, s)
    return {name: {"place": final.places[seat], **final.breakdown[seat]} for seat, name in enumerate(ruleset.seats)}


def agrees(ruleset: Ruleset, path: str, wanted: object, actual: object) -> bool:
    """Compare a fact with a short form: available gods only, buildings without slots, a figurine without its buyer."""
    name = path.rpartition(".")[2]
    if name == "figure" and isinstance(actual, str) and isinstance(wanted, str):
        return bool(wanted) and actual.split()[:1] == [wanted]
    if not isinstance(actual, list):
        return False
    if path == "track" and isinstance(wanted, dict):
        prices = [str(price) for price in ruleset.economy.creature_track_prices]
        return set(wanted) <= set(prices) and [wanted.get(price, "") for price in prices] == actual
    if path == "track" and isinstance(wanted, list):
        return wanted + [""] * (len(actual) - len(wanted)) == actual
    if path == "gods" and isinstance(wanted, list):
        return len(wanted) > 1 and actual[: len(wanted)] == wanted
    if name == "buildings" and isinstance(wanted, list) and "" not in wanted:
        return sorted(wanted) == sorted(building for building in actual if building)
    if name == "buildings" and isinstance(wanted, list):
        return wanted + [""] * (len(actual) - len(wanted)) == actual
    return False


def retells(s: State, told: Sequence[Event], seat: Seat, words: list[str]) -> bool:
    """Accept `stop` where a move of fleets or of the Kraken is already over."""
    moved = any(isinstance(event, events.FleetsMoved | events.KrakenMoved) and event.seat == seat for event in told)
    return words == ["stop"] and moved and bool(s.stack) and s.stack[-1][0] == ACT


def impossible_of_modules(ruleset: Ruleset, s: State, at: str) -> Iterator[Finding]:
    """Yield what no game can reach in the modules' parts of a position."""
    for module in ruleset.modules:
        yield from module.impossible(ruleset, s, at)


def entries_of(ruleset: Ruleset) -> dict[str, int]:
    """Return all entry points, with those of modules."""
    return ENTRIES | {name: entry.kind for name, entry in ruleset.points.entries.items()}


def stand(ruleset: Ruleset, raw: Mapping[str, object]) -> State:
    """Return a state that stands at the entry point `at`."""
    entries = entries_of(ruleset)
    s = Reader(ruleset, tuple(entries)).read(raw)
    kind = entries[str(raw.get("at", "offerings"))]
    opening, phases = ruleset.points.opening, ruleset.points.phases
    if kind in opening:
        later = opening[opening.index(kind) + 1 :]
        below = [(PHASE, 0), *((each,) for each in reversed(later))]
    else:
        below = [(PHASE, phases.index(kind) + 1)]
    s.stack = [*below, *(s.stack or [(kind,)])]
    return s
