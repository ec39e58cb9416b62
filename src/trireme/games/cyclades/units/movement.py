"""Steps of fleets and marches of troops: with Poseidon, with Ares and with creatures (CYC-FLT, CYC-TRP)."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from typing import Final

from trireme.games.cyclades import board, events, moves
from trireme.games.cyclades.battle.battle import begin_battle
from trireme.games.cyclades.battle.strength import guards_of
from trireme.games.cyclades.control import take_island
from trireme.games.cyclades.rules.ids import (
    CYC_CMP_03,
    CYC_FLT_02,
    CYC_FLT_04,
    CYC_FLT_05,
    CYC_TRP_02,
)
from trireme.games.cyclades.setting import Setting
from trireme.games.cyclades.state import LAND, NONE, SEA, State
from trireme.kit.errors import Figure, Refused, Unreadable
from trireme.kit.problems import FORM, UNKNOWN
from trireme.kit.rulebook import Reason

WAY: Final = re.compile(r"(\S*?)\s*>\s*(\S+?)(?:\s+x\s*(\d+))?")
"""`C4>C5 x2`, or `>C5 x2` where the start is clear."""

# Fleets.


def sail_codes(setting: Setting, s: State, seat: int) -> list[int]:
    """First steps that fleets of a seat can make."""
    step = setting.tables.step
    closed = board.closed_seas(setting, s, seat)
    codes = []
    navy = s.navy[seat]
    while navy:
        low = navy & -navy
        first = 6 * (low.bit_length() - 1)
        for way in range(first, first + 6):
            to = step[way]
            if to >= 0 and not closed >> to & 1:
                codes.append(moves.SAIL + way)
        navy ^= low
    return codes


def forbids_step(setting: Setting, s: State, seat: int, start: int, to: int) -> Iterator[Reason]:
    """The rules that forbid fleets to go from a sea to another."""
    if s.holder[start] != seat:
        yield Reason(CYC_FLT_02, sea=setting.sea(start), have=0)
    if to < 0:
        yield Reason(CYC_FLT_04, sea=setting.sea(start))
        yield Reason(CYC_FLT_05, sea=setting.sea(start))
    else:
        yield from board.bars_entering(setting, s, seat, to)


def sail(setting: Setting, s: State, seat: int, start: int, to: int, count: int) -> bool:
    """Fleets make one step; False if their move is over: by the Kraken or by a battle (CYC-FLT-08, CYC-KRA-10)."""
    board.take_fleets(s, start, count)
    if s.journal is not None:
        s.journal.append(events.FleetsMoved(seat=seat, start=setting.sea(start), sea=setting.sea(to), count=count))
    if to == s.kraken:
        s.fleets_left[seat] += count
        if s.journal is not None:
            s.journal.append(events.FleetsLost(seat=seat, sea=setting.sea(to), count=count, creature="kraken"))
        return False
    if s.holder[to] not in (NONE, seat):
        begin_battle(setting, s, SEA, to, seat, count)
        return False
    board.add_fleets(s, seat, to, count)
    return True


def read_step(setting: Setting, words: list[str], start: int | None = None) -> tuple[int, list[int]]:
    """The start and direction that a step's words name, as 6 * sea + direction, and the amount if they name one."""
    names = setting.tables.sea_number
    match = WAY.fullmatch(" ".join(words[1:]))
    if match is None or (not match[1] and start is None):
        form = "fleet C4>C5 x2" if start is None else "on >C5 x2"
        raise Unreadable("move", " ".join(words), FORM, form=form)
    for name in (match[1], match[2]):
        if name and name not in names:
            raise Unreadable("move", name, UNKNOWN, given=name, known=", ".join(names))
    first = names[match[1]] if match[1] else start
    assert first is not None
    to = names[match[2]]
    ways = setting.tables.step[6 * first : 6 * first + 6]
    if to not in ways:
        figures: dict[str, Figure] = {"start": setting.sea(first), "sea": setting.sea(to)}
        reasons = [Reason(CYC_FLT_04, **figures)]
        if setting.tables.trade[first] and setting.tables.trade[to]:
            reasons.insert(0, Reason(CYC_FLT_05, **figures))
        raise Refused(" ".join(words), reasons)
    amount = [moves.AMOUNT + int(match[3])] if match[3] else []
    return 6 * first + ways.index(to), amount


def written_step(setting: Setting, way: int, amounts: Sequence[int]) -> str:
    start, to = setting.sea(way // 6), setting.sea(setting.tables.step[way])
    return f"{start}>{to}{_times(amounts)}"


def _times(amounts: Sequence[int]) -> str:
    return f" x{amounts[0] - moves.AMOUNT}" if amounts else ""


def forbids_fleets(setting: Setting, s: State, sea: int, amounts: Sequence[int]) -> Iterator[Reason]:
    """Whether as many fleets as a run says are in a sea."""
    if amounts and not 1 <= amounts[0] - moves.AMOUNT <= s.fleets[sea]:
        yield Reason(CYC_FLT_02, sea=setting.sea(sea), have=s.fleets[sea])
        if amounts[0] - moves.AMOUNT > setting.tables.supply.fleets_per_player:
            yield Reason(CYC_CMP_03)


# Troops.


def march_codes(setting: Setting, s: State, seat: int, reach: Callable[[int], int]) -> list[int]:
    """Marches that troops of a seat can make, where `reach` says to which islands those of one can go."""
    points = setting.points
    codes = []
    land = s.land[seat] & ~board.held_islands(setting, s, seat)
    while land:
        low = land & -land
        start = low.bit_length() - 1
        land ^= low
        if not s.troops[start]:
            continue
        reached = reach(start)
        while reached:
            bit = reached & -reached
            to = bit.bit_length() - 1
            reached ^= bit
            if not any(True for bars in points.bars_landing for _ in bars(setting, s, seat, to)):
                codes.append(moves.MARCH + moves.BLOCK * start + to)
    return codes


def forbids_march(setting: Setting, s: State, seat: int, start: int, to: int) -> Iterator[Reason]:
    """The rules that forbid troops to go from an island to another, the way apart."""
    if start == to or s.owner[start] != seat or not s.troops[start]:
        have = s.troops[start] if s.owner[start] == seat else 0
        yield Reason(CYC_TRP_02, island=setting.island(start), have=have)
        if not have:
            for stays in setting.points.guards_stay:
                yield from stays(setting, s, seat, start)
    for bars in setting.points.bars_leaving:
        yield from bars(setting, s, seat, start)
    for lands in setting.points.bars_landing:
        yield from lands(setting, s, seat, to)


def march(setting: Setting, s: State, seat: int, start: int, to: int, count: int) -> None:
    """Troops leave an island and join, take or attack another (CYC-TRP-06 to 09)."""
    s.troops[start] -= count
    if s.journal is not None:
        s.journal.append(
            events.TroopsMoved(seat=seat, start=setting.island(start), island=setting.island(to), count=count)
        )
    if s.owner[to] == seat:
        s.troops[to] += count
    elif s.troops[to] or guards_of(setting, s, to):
        begin_battle(setting, s, LAND, to, seat, count)
    else:
        take_island(setting, s, to, seat, count)


def read_march(setting: Setting, words: list[str]) -> list[int]:
    """The run of `troops naxos>paros x2`."""
    names = setting.tables.island_number
    match = WAY.fullmatch(" ".join(words[1:]))
    if match is None or not match[1]:
        raise Unreadable("move", " ".join(words), FORM, form=f"{words[0]} naxos>paros x2")
    for name in (match[1], match[2]):
        if name not in names:
            raise Unreadable("move", name, UNKNOWN, given=name, known=", ".join(names))
    code = moves.MARCH + moves.BLOCK * names[match[1]] + names[match[2]]
    return [code, moves.AMOUNT + int(match[3])] if match[3] else [code]


def ends_of(code: int) -> tuple[int, int]:
    """The islands of a march."""
    return divmod(code - moves.MARCH, moves.BLOCK)


def written_march(setting: Setting, run: Sequence[int]) -> str:
    start, to = ends_of(run[0])
    return f"{setting.island(start)}>{setting.island(to)}{_times(run[1:])}"


def forbids_troops(setting: Setting, s: State, island: int, amounts: Sequence[int]) -> Iterator[Reason]:
    """Whether as many troops as a run says are on an island."""
    if amounts and not 1 <= amounts[0] - moves.AMOUNT <= s.troops[island]:
        yield Reason(CYC_TRP_02, island=setting.island(island), have=s.troops[island])
