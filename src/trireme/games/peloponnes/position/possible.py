"""Positions that no game can reach: what a case is told that stands one up. The rules that forbid them are cited."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from trireme.games.peloponnes.rules.ids import PEL_BID_05, PEL_BID_11, PEL_BID_13, PEL_REV_02
from trireme.games.peloponnes.ruleset import Ruleset
from trireme.games.peloponnes.state import BID, NO_TILE, State
from trireme.kit.positions import Finding

WITH_BIDS: Final = ("bid", "place")
"""Phases before which bids lie and inhabitants have not left for the tiles."""


def impossible(ruleset: Ruleset, s: State, at: str) -> Iterator[Finding]:
    for seat, name in zip(ruleset.all_seats, ruleset.seats):
        tile = s.bid_tile[seat]
        if tile != NO_TILE and s.bid_coins[seat] < ruleset.tables.minimum[tile]:
            yield f"bids.{ruleset.tile(tile)}", s.bid_coins[seat], PEL_BID_05
        if at in WITH_BIDS and tile != NO_TILE and ruleset.tables.needs[tile] > s.population[seat]:
            yield f"players.{name}.population", s.population[seat], PEL_BID_11
        if at in WITH_BIDS and (s.status[seat] == BID) != (tile != NO_TILE):
            yield f"players.{name}.status", "bid", PEL_BID_13
    rows = (("normal", s.normal, ruleset.normal_row), ("conquest", s.conquest, ruleset.conquest_row))
    for row, tiles, room in rows if at == "bid" else ():
        if len(tiles) > room:
            yield f"display.{row}", len(tiles), PEL_REV_02
    for of_module in ruleset.more.impossible:
        yield from of_module(s, at)
