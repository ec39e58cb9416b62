"""What a seat may know: everything but the order of what is to come (PEL-GEN-04, 05, 13). Built from nothing."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec

from trireme.games.peloponnes.forecast import outlooks
from trireme.games.peloponnes.module import OPEN
from trireme.games.peloponnes.phases.scoring import breakdown
from trireme.games.peloponnes.ruleset import Ruleset
from trireme.games.peloponnes.state import NO_CIVILIZATION, NO_TILE, STATUSES, State, Tile
from trireme.kit.engine.view import View
from trireme.kit.seats import Seat

GAINS: Final = ("wood", "stone", "food", "coins", "luxury")


class Offer(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A tile on display and the bid that lies on it."""

    tile: str
    price: int
    """The minimum, with the surcharge of the conquest row."""
    seat: int | None
    coins: int


class Mat(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A player's mat and row of tiles."""

    civilization: str
    wood: int
    stone: int
    food: int
    coins: int
    luxury: int
    population: int
    buildings: tuple[str, ...]
    marked: tuple[str, ...]
    terrains: tuple[str, ...]
    rows: dict[str, tuple[str, ...]]
    """Tiles of kinds that modules add, by the name of the kind."""
    extra: dict[str, int]
    """Extra goods that a solo player gets in every round (PEL-SOL-12)."""
    income: dict[str, int]
    """Extra goods together with the income of the civilization."""
    status: str
    bid: int
    scores: dict[str, int]
    """As they would count now."""
    fish: int
    """Inhabitants who cost nothing in a supply round."""
    unfed: int
    """Inhabitants that these and the food in store would not feed in a supply round now."""
    unfinished: dict[str, int]
    """Wood and stone that all marked buildings would cost."""
    missing: dict[str, int]
    """Wood and stone that the stores lack to pay for all marked buildings."""


class PeloponnesView(View, frozen=True, kw_only=True, tag="peloponnes", forbid_unknown_fields=True):
    round: int
    rounds: int
    phase: str
    order: tuple[int, ...]
    normal: tuple[Offer, ...]
    conquest: tuple[Offer, ...]
    rows: dict[str, tuple[str, ...]]
    """Tiles of kinds that modules add and that players can still get, by the name of the kind."""
    stack: str
    """Letter of the stack in use."""
    to_come: tuple[str, ...]
    """Tiles of that stack still face down, in no order."""
    disasters: dict[str, int]
    """Chits turned up, blanks included."""
    chits_to_come: dict[str, int]
    mats: tuple[Mat, ...]
    level: int
    target: int
    over: bool


def view_of(ruleset: Ruleset, s: State, seat: int | None, asked: Sequence[int], phase: str) -> PeloponnesView:
    """Return the view of a game. Nothing is hidden, so the views of two seats differ in the seat alone."""
    tables = ruleset.tables
    kinds, ids = [*tables.disasters, "blank"], tables.tile_ids
    return PeloponnesView(
        game="peloponnes",
        seats=ruleset.seats,
        seat=seat,
        asked=tuple(asked),
        round=s.round,
        rounds=tables.last_round,
        phase=phase,
        order=tuple(s.order),
        normal=tuple([_offer(ruleset, s, tile, 0) for tile in s.normal]),
        conquest=tuple([_offer(ruleset, s, tile, ruleset.surcharge) for tile in s.conquest]),
        rows={name: row.lying(s, OPEN) for name, row in ruleset.more.rows.items()},
        stack=tables.stack_of_round[s.round - 1],
        to_come=tuple([ids[tile] for tile in s.pile]),
        disasters=dict(zip(kinds, s.chits, strict=True)),
        chits_to_come={kind: total - seen for kind, total, seen in zip(kinds, tables.chits, s.chits, strict=True)},
        mats=tuple([_mat(ruleset, s, each) for each in ruleset.all_seats]),
        level=ruleset.level.level if ruleset.level else 0,
        target=ruleset.target,
        over=not s.stack,
        outlooks=outlooks(ruleset, s),
    )


def _offer(ruleset: Ruleset, s: State, tile: Tile, surcharge: int) -> Offer:
    holder = ruleset.holder(s, tile)
    return Offer(
        tile=ruleset.tile(tile),
        price=ruleset.tables.minimum[tile] + surcharge,
        seat=holder if holder >= 0 else None,
        coins=s.bid_coins[holder] if holder >= 0 else 0,
    )


def _mat(ruleset: Ruleset, s: State, seat: Seat) -> Mat:
    tables = ruleset.tables
    ids, civilization = tables.tile_ids, s.civilization[seat]
    marked = [tile for tile in s.buildings[seat] if s.marked[seat] >> tile & 1]
    fish = ruleset.free_meals(s, seat)
    wood, stone = sum([tables.cost_wood[tile] for tile in marked]), sum([tables.cost_stone[tile] for tile in marked])
    return Mat(
        civilization=tables.civilization_ids[civilization] if civilization != NO_CIVILIZATION else "",
        wood=s.wood[seat],
        stone=s.stone[seat],
        food=s.food[seat],
        coins=s.coins[seat],
        luxury=s.luxury[seat],
        population=s.population[seat],
        buildings=tuple([ids[tile] for tile in s.buildings[seat]]),
        marked=tuple([ids[tile] for tile in marked]),
        terrains=tuple([ids[tile] for tile in s.terrains[seat]]),
        rows={name: row.lying(s, seat) for name, row in ruleset.more.rows.items()},
        extra=dict(zip(GAINS[:3], s.extra, strict=True)),
        income=_income(ruleset, s, seat),
        status=STATUSES[s.status[seat]],
        bid=s.bid_coins[seat] if s.bid_tile[seat] != NO_TILE else 0,
        scores=breakdown(ruleset, s, seat),
        fish=fish,
        unfed=max(0, s.population[seat] - s.food[seat] - fish),
        unfinished={"wood": wood, "stone": stone},
        missing={"wood": max(0, wood - s.wood[seat]), "stone": max(0, stone - s.stone[seat])},
    )


def _income(ruleset: Ruleset, s: State, seat: Seat) -> dict[str, int]:
    civilization = s.civilization[seat]
    if civilization == NO_CIVILIZATION:
        return {}
    income = dict(zip(GAINS, ruleset.tables.civ_income[civilization], strict=True))
    for good, more in zip(GAINS, s.extra, strict=False):
        income[good] += more
    return {**income, "population": ruleset.tables.civ_people[civilization]}
