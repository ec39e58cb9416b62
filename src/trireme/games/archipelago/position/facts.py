"""Write a state as named facts, in which cases, tests and puzzles are written; `reader.py` reads them."""

from __future__ import annotations

from typing import Final

from trireme.games.archipelago.lookup import BUILDINGS, LIMITED, MARKETS, RESOURCES, TOWN
from trireme.games.archipelago.phases.purchase import PURCHASE
from trireme.games.archipelago.phases.rounds import BALANCE, BIDS, DISENGAGE, PHASE, POPULATION
from trireme.games.archipelago.phases.turn import ACTIONS
from trireme.games.archipelago.places_by_name import cell_name
from trireme.games.archipelago.position.offers import offer_facts
from trireme.games.archipelago.position.running_turn import on_turn, turn_facts
from trireme.games.archipelago.position.values import unit_name
from trireme.games.archipelago.promises import PROMISES, STATUSES
from trireme.games.archipelago.ruleset import Ruleset
from trireme.games.archipelago.scoring import result
from trireme.games.archipelago.state import ENDINGS, NOT_BUILT, Promise, State
from trireme.games.archipelago.units import controller
from trireme.kit.engine.state import Frame
from trireme.kit.masks import bits
from trireme.kit.positions import Facts

ENTRIES: Final[dict[str, tuple[Frame, ...]]] = {
    "disengagement": ((PHASE, 1), (DISENGAGE,)),
    "order": ((PHASE, 2), (BIDS,)),
    "population": ((PHASE, 3), (POPULATION,)),
    "balance": ((PHASE, 4), (BALANCE,)),
    "actions": ((PHASE, 5), (ACTIONS,)),
    "purchase": ((PHASE, 6), (PURCHASE,)),
}

UNORDERED: Final = frozenset({
    "units", "cards", "objectives", "known", "down", "cast", "discarded", "engaged", "built", "taken", "pillaged",
    "doubles", "leave", "moved",
})  # fmt: skip


def facts(ruleset: Ruleset, s: State, phase: str) -> Facts:
    tables = ruleset.tables
    cards, numbers = tables.card_ids, range(len(tables.card_ids))
    found: Facts = {
        "at": phase,
        "round": s.round,
        "order": [ruleset.seats[seat] for seat in s.order],
        "population": s.population,
        "rebels": s.rebels,
        "workers": s.workers,
        "bank": s.bank,
        "wheel": s.wheel,
        "buried": s.buried,
        "explorers": s.explorers,
        "stores": dict(zip(RESOURCES, s.stores, strict=True)),
        "market": {
            name: dict(zip(RESOURCES, s.market[number * 6 : number * 6 + 6], strict=True))
            for number, name in enumerate(MARKETS)
        },
        "map": {ruleset.tile_name(s, tile): _tile(ruleset, s, tile) for tile in range(len(s.lie))},
        "pile": {
            "up": tables.face_ids[s.face_up] if s.face_up >= 0 else "",
            "down": bits(s.pile, tables.hex_ids),
            "cast": bits(s.cast, tables.hex_ids),
        },
        "deck": {
            "top": cards[s.top] if s.top >= 0 else "",
            "down": [cards[card] for card in bits(s.deck, numbers)],
            "discarded": [cards[card] for card in bits(s.discarded, numbers)],
        },
        "track": [f"{cards[place // 4]} {place % 4}" if place % 4 else cards[place // 4] for place in s.track],
        "engaged": [cards[card] for card in bits(s.engaged, numbers)],
        "built": [cards[card] for card in bits(s.built, numbers)],
        "trends": [ruleset.trend_ids[trend] for trend in s.trends],
        "open_objectives": [ruleset.objective_ids[each] for each in s.open_objectives],
        "spaces": {
            name: [ruleset.seats[seat] for seat in ruleset.all_seats if s.spaces[number] >> seat & 1]
            for number, name in enumerate(LIMITED)
        },
        "shared": {name: s.spaces[3 + number] for number, name in enumerate(LIMITED)},
        "talks": s.tick,
        "promises": [_promise(ruleset, each) for each in s.promises],
        "ending": ruleset.objective_ids[s.ending] if s.ending >= 0 else "",
        "over": ENDINGS[s.over],
        "players": {name: _player(ruleset, s, seat) for seat, name in zip(ruleset.all_seats, ruleset.seats)},
    }
    if s.offers:
        found["offers"] = offer_facts(ruleset, s)
    seat = on_turn(s)
    if seat is not None:
        found["turn"] = turn_facts(ruleset, s, seat)
    if not s.stack:
        found["scores"] = _scores(ruleset, s)
    return found


def _promise(ruleset: Ruleset, promise: Promise) -> str:
    """Return a promise as `A help B 1 2 open`: who, what, to whom, how many, in which round, and its fate."""
    by, to = ruleset.seats[promise.by], ruleset.seats[promise.to]
    return f"{by} {PROMISES[promise.what]} {to} {promise.count} {promise.round} {STATUSES[promise.fate]}"


def _scores(ruleset: Ruleset, s: State) -> dict[str, object]:
    final = result(ruleset, s)
    return {
        name: {"place": final.places[seat], **final.breakdown[seat]}
        for seat, name in zip(ruleset.all_seats, ruleset.seats)
    }


def _tile(ruleset: Ruleset, s: State, tile: int) -> dict[str, object]:
    kinds = [kind for kind in range(4) if s.holder[tile * 4 + kind] != NOT_BUILT]
    owners: dict[str, object] = {}
    for kind in kinds:
        seat = controller(s, tile, kind)
        owners[BUILDINGS[kind]] = ruleset.seats[seat] if seat >= 0 else ""
    icons = range(len(ruleset.tables.icons[s.lie[tile] // 6]))
    return {
        "cell": cell_name(s.cells[tile]),
        "turn": s.lie[tile] % 6,
        "buildings": {BUILDINGS[kind]: s.shore[tile * 4 + kind] + 1 for kind in kinds},
        "controlled": owners,
        "taken": [icon for icon in icons if s.taken[tile] >> icon & 1],
        "pillaged": [icon for icon in icons if s.pillaged[tile] >> icon & 1],
        "used": [BUILDINGS[kind] for kind in kinds if s.used[tile] >> kind & 1 and kind != TOWN],
        "town_works": bool(s.used[tile] & 1),
    }


def _player(ruleset: Ruleset, s: State, seat: int) -> dict[str, object]:
    cards, numbers = ruleset.tables.card_ids, range(len(ruleset.tables.card_ids))
    ids = ruleset.objective_ids
    return {
        "florins": s.florins[seat],
        "tokens": s.tokens[seat],
        "discs": s.discs[seat],
        "stock": dict(zip(RESOURCES, s.stock[seat * 6 : seat * 6 + 6], strict=True)),
        "cards": [cards[card] for card in bits(s.cards[seat], numbers)],
        "objectives": [ids[each] for each in s.objectives[seat]],
        "known": bits(s.known[seat], ids),
        "benefactor": s.benefactor[seat],
        "offers": s.offers_left[seat],
        "units": [unit_name(ruleset, s, unit) for unit in s.units[seat]],
        "hand": [ruleset.tables.hex_ids[hex] for hex in s.hands[seat]],
    }
