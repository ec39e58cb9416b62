"""Markets and ports: two transactions for a florin (ARC-FLO, ARC-CTL-06 to 09)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from trireme.games.archipelago import events, moves
from trireme.games.archipelago.lookup import BUILDINGS, MARKET, MARKETS, PORT, TOWN
from trireme.games.archipelago.money import Trading
from trireme.games.archipelago.questions import Question, Steps, about
from trireme.games.archipelago.rules.ids import (
    ARC_ACT_15,
    ARC_CTL_01,
    ARC_CTL_06,
    ARC_FLO_02,
    ARC_FLO_04,
    ARC_FLO_05,
    ARC_FLO_06,
    ARC_FLO_09,
    ARC_MKT_01,
)
from trireme.games.archipelago.ruleset import Ruleset
from trireme.games.archipelago.state import CARD_USED, EMPTY, FLORIN_USED, NOT_BUILT, State
from trireme.games.archipelago.units import ENGAGED, ON, SHIP_PORT, active_on, change, town_of, unit_at
from trireme.kit.content.rulebook import Reason
from trireme.kit.engine.frame_data import FrameData
from trireme.kit.errors import Figure
from trireme.kit.rules.ids import KIT_ASK_03
from trireme.kit.seats import Seat

OCCUPANT = 0
BY_TOWN = 2


class Zones:
    """The two zones of the wheel that take florins."""

    def __init__(self, ruleset: Ruleset) -> None:
        self.ruleset = ruleset
        self.trading = Trading(ruleset)
        self.cost = ruleset.zone_cost
        self.trades = ruleset.zone_trades

    def operators(self, s: State, seat: Seat, tile: int, kind: int) -> list[int]:
        """Return which units can make a building work: its occupant, the town's citizen (ARC-FLO-02, 07, ARC-CTL-08,
        09)."""
        at = tile * 4
        holder = s.holder[at + kind]
        if holder == NOT_BUILT or s.used[tile] >> kind & 1:
            return []
        found = []
        if holder == seat and self.ready(s, seat, tile, kind):
            found.append(OCCUPANT)
        if s.holder[at + TOWN] == seat and holder in (EMPTY, seat) and self.ready(s, seat, tile, TOWN):
            found.append(BY_TOWN)
        return found

    def ready(self, s: State, seat: Seat, tile: int, kind: int) -> bool:
        """Return whether the unit on a building can operate. That of a town goes on where it works already."""
        units = s.units[seat]
        if unit_at(tile, ON + kind) in units or (kind == PORT and unit_at(tile, SHIP_PORT) in units):
            return True
        return kind == TOWN and bool(s.used[tile] & 1) and unit_at(tile, ON + TOWN, ENGAGED) in units

    def open_here(self, s: State, seat: Seat) -> list[int]:
        """Return the codes of markets and ports that the player could operate with a florin and something to trade."""
        found = []
        for tile in range(len(s.lie)):
            at = tile * 4
            for kind in (MARKET, PORT):
                if s.holder[at + kind] != NOT_BUILT:
                    found += [moves.OPERATE + at + kind - MARKET + who for who in self.operators(s, seat, tile, kind)]
        return found

    def operable(self, s: State, seat: Seat) -> bool:
        """Return whether there are any, by what all players can see."""
        return bool((s.standing[MARKET] or s.standing[PORT]) and self.open_here(s, seat))

    def can_trade(self, s: State, seat: Seat, kind: int) -> bool:
        """Return whether a transaction is possible once the florin lies on the zone (ARC-FLO-06, 09)."""
        cost = self.cost[kind]
        if s.florins[seat] < cost:
            return False
        s.florins[seat] -= cost
        possible = bool(self.trading.possible(s, seat, kind))
        s.florins[seat] += cost
        return possible

    def legal(self, s: State, seat: Seat) -> list[int]:
        if not (s.standing[MARKET] or s.standing[PORT]):
            return []
        codes = self.open_here(s, seat)
        if not codes:
            return codes
        able = [self.can_trade(s, seat, kind) for kind in range(2)]
        return [code for code in codes if able[(code - moves.OPERATE) % 2]]

    def tries(self, s: State) -> list[int]:
        built = [(tile, kind) for tile in range(len(s.lie)) for kind in (0, 1) if s.holder[tile * 4 + 1 + kind] > -2]
        return [moves.OPERATE + tile * 4 + kind + who for tile, kind in built for who in (OCCUPANT, BY_TOWN)]

    def why(self, s: State, seat: Seat, code: int) -> Iterator[Reason]:
        tile, kind = (code - moves.OPERATE) // 4, 1 + (code - moves.OPERATE) % 2
        name, town = self.ruleset.tile_name(s, tile), (code - moves.OPERATE) % 4 >= BY_TOWN
        holder = s.holder[tile * 4 + kind]
        if s.used[tile] >> kind & 1:
            yield Reason(ARC_FLO_05, tile=name, building=BUILDINGS[kind])
        if town and (town_of(s, tile) != seat or holder not in (EMPTY, seat)):
            yield Reason(ARC_CTL_06, tile=name)
        elif not town and (holder != seat or not active_on(s, seat, tile, kind)):
            yield Reason(ARC_CTL_01, tile=name)
        unit = TOWN if town else kind
        if s.holder[tile * 4 + unit] == seat and not self.ready(s, seat, tile, unit):
            yield Reason(ARC_FLO_02, tile=name, building=BUILDINGS[kind])
        if s.florins[seat] < self.cost[kind - 1]:
            yield Reason(ARC_FLO_06, have=s.florins[seat])
        elif not self.can_trade(s, seat, kind - 1):
            yield Reason(ARC_FLO_09)

    def operate(self, s: State, seat: Seat, code: int) -> None:
        tile, zone = (code - moves.OPERATE) // 4, (code - moves.OPERATE) % 2
        kind = MARKET + zone
        s.florins[seat] -= self.cost[zone]
        s.wheel += self.cost[zone]
        s.used[tile] |= 1 << kind
        if (code - moves.OPERATE) % 4 >= BY_TOWN:
            unit = unit_at(tile, ON + TOWN)
            if unit in s.units[seat]:
                change(s, seat, unit, unit | ENGAGED)
            s.used[tile] |= 1 << TOWN
        else:
            unit = unit_at(tile, ON + kind)
            if unit not in s.units[seat]:
                unit = unit_at(tile, SHIP_PORT)
            change(s, seat, unit, unit | ENGAGED)
        if s.journal is not None:
            name = self.ruleset.tile_name(s, tile)
            s.journal.append(events.Operated(seat=seat, building=BUILDINGS[kind], tile=name))
        s.ask(TRADES, 1 << seat, TradesLeft(zone, self.trades[zone], 0))


TRADES: Final = 57


class TradesLeft(FrameData):
    """Transactions on one market."""

    market: int
    left: int
    """The number of transactions that the player may still make."""
    done: int
    """The number of transactions that the player has made."""


class Trades(Question):
    """Ask for one transaction after the other, at least one (ARC-FLO-04, 09)."""

    phase = "actions"
    prompt = "trades"
    words = ("buy", "sell", "done")
    cover = True
    rules = (ARC_FLO_04, ARC_MKT_01)

    def __init__(self, ruleset: Ruleset) -> None:
        super().__init__(ruleset)
        self.trading = Trading(ruleset)
        cards = ruleset.content.evolution_card
        self.givers = sum(1 << n for n, card in enumerate(cards) if any(op.op == "transactions" for op in card.ops))

    def of_a_zone(self, s: State) -> bool:
        """Return whether a market or port certainly gives these transactions, and no card that has been used."""
        return bool(s.turn[FLORIN_USED]) and not (s.turn[CARD_USED] and s.engaged & self.givers)

    def legal(self, s: State, seat: Seat) -> list[int]:
        trades = about(s, TradesLeft)
        codes = [moves.TRADE + number for number in self.trading.possible(s, seat, trades.market)]
        return [*codes, moves.DONE] if trades.done or not codes else codes

    def tries(self, s: State, seat: Seat) -> list[int]:
        return [*range(moves.TRADE, moves.TRADE + 36), moves.DONE]

    def why(self, s: State, seat: Seat, code: int) -> Iterator[Reason]:
        trades = about(s, TradesLeft)
        if code == moves.DONE:
            if not trades.done and self.trading.possible(s, seat, trades.market):
                yield Reason(ARC_FLO_09 if self.of_a_zone(s) else ARC_ACT_15)
            return
        if (code - moves.TRADE) // 18 != trades.market:
            yield Reason(ARC_FLO_04 if self.of_a_zone(s) else KIT_ASK_03)
        yield from self.trading.bars(s, seat, code - moves.TRADE)

    def take(self, s: State, seat: Seat, code: int) -> None:
        trades = about(s, TradesLeft)
        s.answered(seat)
        if code == moves.DONE:
            return
        self.trading.trade(s, seat, code - moves.TRADE)
        if trades.left > 1:
            s.ask(TRADES, 1 << seat, TradesLeft(trades.market, trades.left - 1, trades.done + 1))

    def args(self, s: State, seat: Seat) -> dict[str, Figure]:
        trades = about(s, TradesLeft)
        return {"market": MARKETS[trades.market], "left": trades.left}

    def default(self, s: State, seat: Seat, legal: list[int]) -> int:
        return moves.DONE if moves.DONE in legal else legal[0]


STEPS: Final[Steps] = {
    TRADES: Trades,
}
