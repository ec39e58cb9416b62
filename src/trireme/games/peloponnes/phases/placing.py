"""Phase d: tiles won are placed; buildings are paid or marked (PEL-PLC-01 to 20)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from trireme.games.peloponnes import events, moves
from trireme.games.peloponnes.questions import PeloponnesAsk, named_apart, tile_at, tile_number
from trireme.games.peloponnes.rules.ids import (
    PEL_GEN_11,
    PEL_PLC_04,
    PEL_PLC_06,
    PEL_PLC_07,
    PEL_PLC_08,
    PEL_PLC_09,
    PEL_PLC_13,
)
from trireme.games.peloponnes.ruleset import Ruleset, Steps
from trireme.games.peloponnes.state import NO_TILE, State, Tile
from trireme.kit.content.rulebook import Reason
from trireme.kit.engine.event import Event
from trireme.kit.engine.frames import Work
from trireme.kit.engine.state import Frame
from trireme.kit.errors import Figure, Refused, Unreadable
from trireme.kit.problems import TOO_MUCH
from trireme.kit.rules.ids import KIT_ASK_03
from trireme.kit.seats import Seat

WORDS = {moves.PAY: "pay", moves.MARK: "mark", moves.BOX: "box"}


PLACING: Final = 15


class Placing(Work[State]):
    """The coins bid go to the bank; terrains are placed, owners of new buildings are asked (PEL-PLC-01 to 03)."""

    phase = "place"
    entry = "place"

    def __init__(self, ruleset: Ruleset) -> None:
        self.ruleset = ruleset

    def run(self, s: State, frame: Frame) -> None:
        s.normal = s.conquest = ()
        builders = 0
        for seat, tile in zip(self.ruleset.all_seats, s.bid_tile):
            if tile == NO_TILE:
                continue
            if self.ruleset.tables.is_building[tile]:
                builders |= 1 << seat
            elif may_place(self.ruleset, s, seat, tile):
                s.terrains[seat] += (tile,)
                if s.journal is not None:
                    s.journal.append(events.Placed(seat=seat, tile=self.ruleset.tile(tile), how="terrain", luxury=0))
            elif s.journal is not None:  # PEL-PLC-17
                s.journal.append(events.Unplaced(seat=seat, tile=self.ruleset.tile(tile)))
        s.ask(PAY_OR_MARK, builders)


def may_place(ruleset: Ruleset, s: State, seat: Seat, terrain: int) -> bool:
    """Return whether a terrain shares a good with the one at the right end, or needs not (PEL-PLC-14 to 16)."""
    row = s.terrains[seat]
    if not row:
        return True
    tables = ruleset.tables
    if tables.goods[row[-1]] & tables.goods[terrain]:
        return True
    if tables.civ_free_placing[s.civilization[seat]]:
        return True
    return any(tables.free_placing[tile] for tile in s.buildings[seat])


def forbids_placing(ruleset: Ruleset, s: State, seat: Seat, code: int) -> Iterator[Reason]:
    """Explain why the owner of a new building may not pay, mark or give it to the box."""
    tile = s.bid_tile[seat]
    wood, stone = ruleset.tables.cost_wood[tile], ruleset.tables.cost_stone[tile]
    coin = ruleset.treasury.marker
    payable, markable = ruleset.treasury.can_pay(s, seat, wood, stone), ruleset.treasury.can_pay(s, seat, coins=coin)
    if code == moves.PAY:
        if not payable:
            for rule in (PEL_PLC_06, PEL_PLC_04):
                yield ruleset.about(
                    rule, tile, wood=wood, stone=stone,
                    have_wood=s.wood[seat], have_stone=s.stone[seat], luxury=s.luxury[seat],
                )  # fmt: skip
            yield from ruleset.treasury.no_help(s, seat, wood, stone)
    elif code == moves.MARK:
        if not markable:
            for rule in (PEL_PLC_07, PEL_PLC_04):
                yield ruleset.about(rule, tile, coins=coin, have=s.coins[seat], luxury=s.luxury[seat])
            yield from ruleset.treasury.no_help(s, seat, coins=coin)
    elif code == moves.BOX:
        # PEL-PLC-10: only own goods or an own coin bind; nobody must use luxury goods.
        if (s.wood[seat] >= wood and s.stone[seat] >= stone) or s.coins[seat] >= coin:
            yield ruleset.about(PEL_PLC_09, tile)
    else:
        yield Reason(KIT_ASK_03)
    if code in (moves.PAY, moves.MARK) and not payable and not markable:
        yield ruleset.about(PEL_PLC_08, tile)


PAY_OR_MARK: Final = 16


class PayOrMark(PeloponnesAsk):
    phase = "place"
    prompt = "pay-or-mark"
    rules = (PEL_PLC_04, PEL_PLC_09)

    def verbs(self) -> tuple[str, ...]:
        return tuple(WORDS.values())

    def legal(self, s: State, seat: Seat) -> list[int]:
        tile = s.bid_tile[seat]
        tables, treasury = self.ruleset.tables, self.ruleset.treasury
        wood, stone, coin = tables.cost_wood[tile], tables.cost_stone[tile], self.ruleset.treasury.marker
        codes = []
        if treasury.can_pay(s, seat, wood, stone):
            codes.append(moves.PAY)
        if treasury.can_pay(s, seat, coins=coin):
            codes.append(moves.MARK)
        if s.coins[seat] < coin and (s.wood[seat] < wood or s.stone[seat] < stone):
            codes.append(moves.BOX)
        return codes

    def forced(self, s: State, seat: Seat, code: int) -> Event:
        rule = PEL_PLC_08 if code == moves.BOX else PEL_PLC_04
        return events.Forced(seat=seat, why=WORDS[code], tile=self.ruleset.tile(s.bid_tile[seat]), rule=rule.id)

    def candidates(self, s: State, seat: Seat) -> list[int]:
        return [moves.PAY, moves.MARK, moves.BOX]

    def forbids(self, s: State, seat: Seat, code: int) -> Iterator[Reason]:
        return forbids_placing(self.ruleset, s, seat, code)

    def take(self, s: State, seat: Seat, code: int) -> None:
        tile = s.bid_tile[seat]
        tables, treasury = self.ruleset.tables, self.ruleset.treasury
        s.answered(seat)
        luxury = 0
        if code == moves.PAY:
            luxury = treasury.pay(s, seat, tables.cost_wood[tile], tables.cost_stone[tile])
        elif code == moves.MARK:
            luxury = treasury.pay(s, seat, coins=self.ruleset.treasury.marker)
            s.marked[seat] |= 1 << tile
        if code != moves.BOX:
            s.buildings[seat] += (tile,)
        if s.journal is not None:
            name = self.ruleset.tile(tile)
            if code == moves.BOX:
                s.journal.append(events.Unplaced(seat=seat, tile=name))
            else:
                how = "paid" if code == moves.PAY else "marked"
                s.journal.append(events.Placed(seat=seat, tile=name, how=how, luxury=luxury))

    def not_the_new_one(self, s: State, seat: Seat, verb: str, tile: Tile) -> Iterator[Reason]:
        """Explain why only the building that has just been won can be paid for, marked or given up."""
        if verb == "box":
            yield self.ruleset.about(PEL_GEN_11, tile)
        elif s.marked[seat] >> tile & 1:
            yield self.ruleset.about(PEL_PLC_13, tile)
        yield self.ruleset.about(PEL_PLC_04, s.bid_tile[seat], other=self.ruleset.tile(tile))

    def read(self, s: State, seat: Seat, words: list[str]) -> list[int]:
        if reasons := list(named_apart(self.ruleset, s, seat, words)):
            raise Refused(" ".join(words), reasons)
        for word in words[1:]:
            if (tile := tile_number(self.ruleset, words[0], word)) != s.bid_tile[seat]:
                raise Refused(" ".join(words), [*self.not_the_new_one(s, seat, words[0], tile)])
        if len(words) > 2:
            raise Unreadable("move", " ".join(words), TOO_MUCH, right=words[0])
        return [code for code, word in WORDS.items() if word == words[0]]

    def write(self, s: State, seat: Seat, run: Sequence[int]) -> str:
        return WORDS[run[0]]

    def wordings(self, s: State, seat: Seat, run: Sequence[int]) -> tuple[str, ...]:
        return (f"{WORDS[run[0]]} {self.ruleset.tile(s.bid_tile[seat])}",)

    def args(self, s: State, seat: Seat) -> dict[str, Figure]:
        tables, tile = self.ruleset.tables, s.bid_tile[seat]
        return {"tile": self.ruleset.tile(tile), "wood": tables.cost_wood[tile], "stone": tables.cost_stone[tile]}

    def default(self, s: State, seat: Seat, legal: list[int]) -> int:
        return legal[0]

    def key(self, code: int) -> str:
        return f"answer-{WORDS[code]}"

    def answer_args(self, s: State, seat: Seat, code: int) -> dict[str, Figure]:
        tables, treasury, tile = self.ruleset.tables, self.ruleset.treasury, s.bid_tile[seat]
        luxury = 0
        if code == moves.PAY:
            luxury = treasury.luxury_for(s, seat, tables.cost_wood[tile], tables.cost_stone[tile])
        elif code == moves.MARK:
            luxury = treasury.luxury_for(s, seat, coins=treasury.marker)
        return {**self.args(s, seat), "luxury": luxury}

    def places(self, s: State, seat: Seat, code: int) -> tuple[str, ...]:
        return (f"tile:{self.ruleset.tile(s.bid_tile[seat])}",) if code == moves.PAY else ()

    def elsewhere(self, s: State, seat: Seat, target: str) -> Iterator[Reason]:
        tile = tile_at(self.ruleset, target)
        return iter(()) if tile is None else self.not_the_new_one(s, seat, "pay", tile)


STEPS: Final[Steps] = {
    PLACING: Placing,
    PAY_OR_MARK: PayOrMark,
}
