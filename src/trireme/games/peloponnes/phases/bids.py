"""The conditions and effects of a bid: minimum, worth, conquest price, displacement (PEL-BID, DSP, CNQ)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from trireme.games.peloponnes import events
from trireme.games.peloponnes.questions import not_on_offer
from trireme.games.peloponnes.rules.ids import (
    PEL_BID_05,
    PEL_BID_08,
    PEL_BID_09,
    PEL_BID_11,
    PEL_BLD_02,
    PEL_BLD_05,
    PEL_BLD_06,
    PEL_BLD_08,
    PEL_BLD_09,
    PEL_BLD_11,
    PEL_CNQ_01,
    PEL_CNQ_02,
    PEL_CNQ_03,
    PEL_CNQ_04,
    PEL_DSP_04,
    PEL_DSP_05,
    PEL_DSP_06,
    PEL_DSP_09,
    PEL_LUX_08,
    PEL_SOL_02,
    PEL_SOL_03,
    PEL_SOL_07,
)
from trireme.games.peloponnes.ruleset import Ruleset
from trireme.games.peloponnes.state import BID, DISPLACED, NO_TILE, State, Tile
from trireme.kit.content.rulebook import Reason, Rule
from trireme.kit.engine.frame_data import FrameData
from trireme.kit.seats import Seat

MOVE_OR_WITHDRAW: Final = 13


class DisplacedFrom(FrameData):
    """The tile from which a player has been displaced."""

    tile: Tile


TAKES_INHABITANTS: Final[dict[str, Rule]] = {"barracks": PEL_BLD_02, "tiryns_fortress": PEL_BLD_05}
"""A further rule, after PEL-BID-11, about these tiles."""


def cheapest(ruleset: Ruleset, s: State, seat: Seat, tile: Tile) -> int:
    """Return the fewest coins that could win a tile on offer, even if the player has fewer."""
    minimum = ruleset.tables.minimum[tile]
    if tile in s.conquest:
        return minimum + ruleset.surcharge
    holder = ruleset.holder(s, tile)
    if holder < 0:
        return minimum
    # Worth is counted in half coins: 2n + mine must exceed 2m + theirs.
    beaten = s.bid_coins[holder] + (ruleset.halves(s, holder) - ruleset.halves(s, seat)) // 2 + 1
    return beaten if beaten > minimum else minimum


def destinations(ruleset: Ruleset, s: State, seat: Seat) -> list[Tile]:
    """Return the tiles to which displaced players may move their bid."""
    needs, coins, people = ruleset.tables.needs, s.bid_coins[seat], s.population[seat]
    tiles = []
    for tile in s.normal:
        if needs[tile] <= people and coins >= cheapest(ruleset, s, seat, tile):
            tiles.append(tile)
    within = coins - ruleset.surcharge
    for tile in s.conquest:
        if needs[tile] <= people and ruleset.tables.minimum[tile] <= within and tile not in s.bid_tile:
            tiles.append(tile)
    return tiles


def forbids_bid(
    ruleset: Ruleset, s: State, seat: Seat, tile: Tile, coins: int, any_amount: bool = False
) -> Iterator[Reason]:
    """Explain why a player may not bid these coins on this tile, or any amount if these are the fewest."""
    if not ruleset.on_offer(s, tile):
        yield from not_on_offer(ruleset, s, tile)
        return
    minimum = ruleset.tables.minimum[tile]
    price = minimum + ruleset.surcharge
    if tile in s.conquest:
        yield from _taken_in_conquest_row(ruleset, s, tile)
        if coins != price:
            for rule in (PEL_SOL_03, PEL_CNQ_01) if ruleset.solo else (PEL_CNQ_01,):
                yield ruleset.about(rule, tile, price=price, coins=coins)
            yield from _half_does_not_do(ruleset, s, seat, tile, coins, price)
    elif ruleset.solo:
        if coins != minimum:
            yield ruleset.about(PEL_SOL_02, tile, price=minimum, coins=coins)
    else:
        if coins < minimum:
            yield ruleset.about(PEL_BID_05, tile, minimum=minimum, coins=coins)
            yield from _half_does_not_do(ruleset, s, seat, tile, coins, minimum)
        yield from _not_worth_more(ruleset, s, seat, tile, coins)
    if coins > ruleset.treasury.purse(s, seat):
        fixed = ruleset.solo or tile in s.conquest
        exact = fixed and coins == cheapest(ruleset, s, seat, tile)
        dear = [*_too_dear(ruleset, s, seat, tile, coins)] if any_amount or exact else []
        yield from dear if fixed else ()
        yield ruleset.about(PEL_BID_08, tile, coins=coins, have=s.coins[seat], luxury=s.luxury[seat])
        yield from () if fixed else dear
        yield from ruleset.treasury.no_help(s, seat, coins=coins)
        if ruleset.solo:
            yield Reason(PEL_SOL_07)
    yield from _too_few_inhabitants(ruleset, s, seat, tile)


def forbids_move(ruleset: Ruleset, s: State, seat: Seat, tile: Tile) -> Iterator[Reason]:
    """Explain why displaced players may not move their bid to this tile."""
    if not ruleset.on_offer(s, tile):
        yield from not_on_offer(ruleset, s, tile)
        return
    minimum = ruleset.tables.minimum[tile]
    coins, needed = s.bid_coins[seat], cheapest(ruleset, s, seat, tile)
    if tile in s.conquest:
        yield from _taken_in_conquest_row(ruleset, s, tile)
        if coins < needed:
            yield ruleset.about(PEL_CNQ_04, tile, price=needed, coins=coins)
            yield from _half_does_not_do(ruleset, s, seat, tile, coins, needed)
    else:
        if coins < minimum:
            for rule in (PEL_DSP_05, PEL_BID_05):
                yield ruleset.about(rule, tile, minimum=minimum, coins=coins)
            yield from _half_does_not_do(ruleset, s, seat, tile, coins, minimum)
        for reason in _not_worth_more(ruleset, s, seat, tile, coins):
            yield Reason(PEL_DSP_06, **reason.figures)
            yield reason
    if coins < needed:
        yield from _nothing_is_added(ruleset, s, seat, tile, needed)
    yield from _too_few_inhabitants(ruleset, s, seat, tile)
    if not destinations(ruleset, s, seat):
        yield Reason(PEL_DSP_09)


def _too_dear(ruleset: Ruleset, s: State, seat: Seat, tile: Tile, price: int) -> Iterator[Reason]:
    """Yield the rules that make a tile cost more coins than the player has."""
    have = {"have": s.coins[seat], "luxury": s.luxury[seat]}
    if tile in s.conquest:
        for rule in (PEL_SOL_03, PEL_CNQ_01) if ruleset.solo else (PEL_CNQ_01,):
            yield ruleset.about(rule, tile, price=price, **have)
    elif ruleset.solo:
        yield ruleset.about(PEL_SOL_02, tile, price=price, **have)
    elif (holder := ruleset.holder(s, tile)) >= 0 and price > ruleset.tables.minimum[tile]:
        yield ruleset.about(PEL_BID_09, tile, least=price, bid=s.bid_coins[holder], seat=holder, **have)
    else:
        yield ruleset.about(PEL_BID_05, tile, minimum=price, **have)


def _taken_in_conquest_row(ruleset: Ruleset, s: State, tile: Tile) -> Iterator[Reason]:
    if ruleset.holder(s, tile) >= 0:
        yield ruleset.about(PEL_CNQ_02, tile)
        yield ruleset.about(PEL_CNQ_03, tile)


def _nothing_is_added(ruleset: Ruleset, s: State, seat: Seat, tile: Tile, needed: int) -> Iterator[Reason]:
    """Explain that nothing is added to a displaced bid, though more coins or luxury goods would do."""
    coins = s.bid_coins[seat]
    if s.coins[seat] and needed <= coins + ruleset.treasury.purse(s, seat):
        yield Reason(PEL_DSP_04)
    if s.luxury[seat] >= ruleset.treasury.rate and needed <= coins + ruleset.treasury.purse(s, seat):
        yield ruleset.about(PEL_LUX_08, tile, coins=coins)


def _half_does_not_do(ruleset: Ruleset, s: State, seat: Seat, tile: Tile, coins: int, price: int) -> Iterator[Reason]:
    """Explain that half coins do not fill the gap, since a price is in whole coins (PEL-BLD-09)."""
    if coins < price <= coins + (ruleset.halves(s, seat) + 1) // 2:
        yield ruleset.about(PEL_BLD_09, tile, price=price, coins=coins)


def _not_worth_more(ruleset: Ruleset, s: State, seat: Seat, tile: Tile, coins: int) -> Iterator[Reason]:
    holder = ruleset.holder(s, tile)
    if holder < 0:
        return
    theirs = s.bid_coins[holder]
    mine_halves, their_halves = ruleset.halves(s, seat), ruleset.halves(s, holder)
    if 2 * coins + mine_halves <= 2 * theirs + their_halves:
        yield ruleset.about(PEL_BID_09, tile, coins=coins, bid=theirs, seat=holder)
        if 2 * coins + mine_halves > 2 * theirs:
            yield ruleset.about(PEL_BLD_08, tile, coins=coins, bid=theirs, seat=holder)
        if their_halves > 1 and 2 * coins + mine_halves > 2 * theirs + 1:
            yield ruleset.about(PEL_BLD_11, tile, coins=coins, bid=theirs, seat=holder)


def _too_few_inhabitants(ruleset: Ruleset, s: State, seat: Seat, tile: Tile) -> Iterator[Reason]:
    needs, have = ruleset.tables.needs[tile], s.population[seat]
    if needs > have:
        yield ruleset.about(PEL_BID_11, tile, needs=needs, have=have)
        if (rule := (TAKES_INHABITANTS | ruleset.more.takes_inhabitants).get(ruleset.tile(tile))) is not None:
            yield ruleset.about(rule, tile, needs=needs, have=have)
        if ruleset.solo:
            yield Reason(PEL_SOL_07)


def lay_bid(ruleset: Ruleset, s: State, seat: Seat, tile: Tile, coins: int) -> None:
    """Lay coins on a tile; a bid already there is displaced and its owner decides at once (PEL-DSP-01, 02)."""
    holder = ruleset.holder(s, tile)
    s.bid_tile[seat] = tile
    s.bid_coins[seat] = coins
    s.status[seat] = BID
    if holder >= 0:
        s.bid_tile[holder] = NO_TILE
        s.status[holder] = DISPLACED
        if s.journal is not None:
            name, bid = ruleset.tile(tile), s.bid_coins[holder]
            if coins <= bid:
                told = events.HalfCounted(seat=seat, tile=name, coins=coins, bid=bid, rule=PEL_BLD_06.id)
                s.journal.append(told)
            s.journal.append(events.Displaced(seat=holder, tile=name, by=seat))
        s.ask(MOVE_OR_WITHDRAW, 1 << holder, DisplacedFrom(tile))
