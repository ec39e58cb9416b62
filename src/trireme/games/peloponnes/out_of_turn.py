"""Explain why a player who is not asked cannot make a move now."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from trireme.games.peloponnes.phases.bidding import BID_OR_PASS, HOW_MUCH
from trireme.games.peloponnes.phases.bids import MOVE_OR_WITHDRAW
from trireme.games.peloponnes.phases.disasters import KEEP_TILES, StrikingDisaster
from trireme.games.peloponnes.phases.income import CHOOSE_INCOME
from trireme.games.peloponnes.phases.placing import PAY_OR_MARK
from trireme.games.peloponnes.phases.supply import FEED, FINISH_BUILDINGS
from trireme.games.peloponnes.questions import named_apart
from trireme.games.peloponnes.rules.ids import (
    PEL_BID_01,
    PEL_BID_02,
    PEL_BID_04,
    PEL_BID_10,
    PEL_BLD_12,
    PEL_BLD_16,
    PEL_BLD_17,
    PEL_DIS_07,
    PEL_DIS_15,
    PEL_DIS_22,
    PEL_DSP_02,
    PEL_DSP_08,
    PEL_GEN_10,
    PEL_GEN_11,
    PEL_PLC_04,
    PEL_PLC_13,
    PEL_PLC_18,
    PEL_PRO_01,
    PEL_PRO_05,
    PEL_REV_05,
    PEL_SUP_02,
    PEL_SUP_07,
)
from trireme.games.peloponnes.ruleset import Ruleset
from trireme.games.peloponnes.state import BID, DISPLACED, NO_TILE, PASSED, WAITING, WITHDRAWN, Disaster, State, Tile
from trireme.kit.content.rulebook import Reason, Rule
from trireme.kit.moves import is_whole_number
from trireme.kit.seats import Seat

PROTECTIONS: Final[dict[str, Rule]] = {"cyclopean_masonry": PEL_BLD_16, "workshop_of_phidias": PEL_BLD_17}
"""What the rulebook says of those that spare their owner a choice."""


def reasons(ruleset: Ruleset, s: State, seat: Seat, words: list[str]) -> Iterator[Reason]:
    """Yield the rules that explain it, the most telling first."""
    verb = words[0] if words else ""
    asking = s.stack[-1][0]
    for explain in ruleset.more.out_of_turn:
        yield from explain(s, seat, words)
    yield from named_apart(ruleset, s, seat, words)
    if asking == PAY_OR_MARK and verb in ("pay", "mark", "box"):
        yield from _nothing_to_place(ruleset, s, seat, words)
    if verb == "box":
        yield Reason(PEL_GEN_11)
    if asking in (BID_OR_PASS, HOW_MUCH, MOVE_OR_WITHDRAW):
        yield from _out_of_turn(s, seat, verb)
    elif asking in (FEED, FINISH_BUILDINGS):
        if (asking, verb) in ((FEED, "finish"), (FINISH_BUILDINGS, "feed")):
            yield Reason(PEL_SUP_02)
        elif verb in ("bid", "pass", "buy"):
            yield Reason(PEL_REV_05)
        elif verb == "finish":
            yield from (ruleset.about(PEL_SUP_07, tile) for tile in _named(ruleset, words))
            yield Reason(PEL_SUP_07, marked=0)
    elif asking == KEEP_TILES and verb == "keep":
        striking: StrikingDisaster = s.stack[-1][3]
        disaster = striking.disaster
        if ruleset.protected(s, seat, disaster):
            yield Reason(PEL_PRO_05)
            yield Reason(PEL_PRO_01)
            yield from _protections(ruleset, s, seat, disaster)
        else:
            shakes = ruleset.tables.disasters[disaster] == "earthquake"
            row = s.buildings[seat] if shakes else s.terrains[seat]
            struck = PEL_DIS_07 if shakes else PEL_DIS_15
            named = [tile for tile in _named(ruleset, words) if tile not in row]
            yield from (ruleset.about(struck, tile) for tile in named)
            if not row and not named:
                yield Reason(struck, left=0)
            yield Reason(PEL_DIS_22)
    if verb == "finish" and asking not in (FEED, FINISH_BUILDINGS):
        yield Reason(PEL_PLC_13)
    if verb == "take":
        yield Reason(PEL_BLD_12, verb=verb)
    if asking in (BID_OR_PASS, HOW_MUCH, MOVE_OR_WITHDRAW):
        yield Reason(PEL_BID_01)
    if asking in (PAY_OR_MARK, CHOOSE_INCOME, KEEP_TILES, FEED, FINISH_BUILDINGS):
        yield Reason(PEL_GEN_10)


def _named(ruleset: Ruleset, words: list[str]) -> list[Tile]:
    """Return the tiles that a move names."""
    number = ruleset.tables.tile_number
    return [number[word] for word in words[1:] if word in number]


def _nothing_to_place(ruleset: Ruleset, s: State, seat: Seat, words: list[str]) -> Iterator[Reason]:
    """Explain in phase d that a player has no tile, has a terrain tile, or has placed their building."""
    tile, verb = s.bid_tile[seat], words[0]
    other = any(each != tile for each in _named(ruleset, words))
    if s.status[seat] == PASSED:
        yield Reason(PEL_BID_04)
    elif s.status[seat] == WITHDRAWN:
        yield Reason(PEL_DSP_08)
    elif tile in s.terrains[seat] and not other:
        yield Reason(PEL_PLC_18) if verb == "box" else ruleset.about(PEL_PLC_04, tile, terrain=ruleset.tile(tile))
    elif verb == "pay" and not other and tile != NO_TILE and s.marked[seat] >> tile & 1:
        yield ruleset.about(PEL_PLC_13, tile)


def _protections(ruleset: Ruleset, s: State, seat: Seat, disaster: Disaster) -> Iterator[Reason]:
    """Cite the rules of the tiles that protect a player."""
    rules, tables = PROTECTIONS | ruleset.more.protections, ruleset.tables
    protect = [ruleset.tile(tile) for tile in s.buildings[seat] if tables.protects[tile] >> disaster & 1]
    if tables.civ_protects[s.civilization[seat]] >> disaster & 1:
        protect.append(tables.civilization_ids[s.civilization[seat]])
    yield from (Reason(rules[id]) for id in protect if id in rules)


def _out_of_turn(s: State, seat: Seat, verb: str) -> Iterator[Reason]:
    """Explain in phase b that another player decides now, or that this one's decision stays."""
    status, wants_a_tile = s.status[seat], verb in ("", "bid", "move") or is_whole_number(verb)
    if status == PASSED and wants_a_tile:
        yield Reason(PEL_BID_04)
    elif status == WITHDRAWN and wants_a_tile:
        yield Reason(PEL_DSP_08)
    elif status == BID and (wants_a_tile or verb in ("pass", "withdraw")):
        yield Reason(PEL_BID_10)
        if verb != "withdraw":
            yield Reason(PEL_BID_02)
    elif status == WAITING and DISPLACED in s.status and (wants_a_tile or verb in ("pass", "withdraw")):
        yield Reason(PEL_DSP_02)
