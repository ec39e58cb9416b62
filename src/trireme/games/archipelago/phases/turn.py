"""Phase 5: turns in order of play, and what a player does on theirs (ARC-ACT)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from trireme.games.archipelago import events, moves
from trireme.games.archipelago.effects.cards import Cards
from trireme.games.archipelago.lookup import (
    DOMESTIC,
    EXPLORATION,
    EXPORT,
    LIMITED,
    REPRODUCTION,
    TAXES,
    TEMPLE,
    TOWN,
)
from trireme.games.archipelago.markers import rebels
from trireme.games.archipelago.money import receive
from trireme.games.archipelago.phases.building import Building
from trireme.games.archipelago.phases.exploration import EXPLORE, Exploring
from trireme.games.archipelago.phases.game_end import PHASE_OVER, Ends, check_end, finish
from trireme.games.archipelago.phases.harvest import Harvesting
from trireme.games.archipelago.phases.migration import MIGRATE, Migrating, Migration
from trireme.games.archipelago.phases.people import RECRUIT, REPRODUCE, NewCitizens, People
from trireme.games.archipelago.phases.trade import Zones
from trireme.games.archipelago.promises import NO_TAXES, marked
from trireme.games.archipelago.questions import AtPlace, OfSeat, Question, Steps, WorkStep
from trireme.games.archipelago.rules.ids import (
    ARC_ACT_02,
    ARC_ACT_03,
    ARC_ACT_04,
    ARC_ACT_09,
    ARC_ACT_10,
    ARC_ACT_15,
)
from trireme.games.archipelago.ruleset import Ruleset
from trireme.games.archipelago.state import (
    ACTED,
    BROKEN,
    BY_OBJECTIVE,
    CARD_USED,
    FLORIN_USED,
    FRESH_TURN,
    HARVESTED,
    State,
)
from trireme.games.archipelago.talks import ON_TURN, open_talks
from trireme.games.archipelago.units import LYING, controlled, is_ship
from trireme.kit.content.rulebook import Reason
from trireme.kit.engine.state import Frame
from trireme.kit.errors import Figure
from trireme.kit.seats import Seat

ACTIONS: Final = 28


class Actions(WorkStep):
    """Phase 5: begin the turns (ARC-ACT-01)."""

    phase = "actions"
    entry = "actions"

    def run(self, s: State, frame: Frame) -> None:
        s.stack.append((PHASE_OVER,))
        s.stack.append((NEXT_TURN, AtPlace(0)))


NEXT_TURN: Final = 50


class NextTurn(WorkStep):
    """Give the next player a turn as long as any player has a disc (ARC-ACT-04, 05).

    When the phase is over the wheel is empty again, and every building may work in the next round (ARC-FLO-05).
    """

    phase = "actions"

    def run(self, s: State, frame: Frame) -> None:
        if not any(s.discs):
            s.used = [0] * len(s.used)
            s.spaces = [0] * len(s.spaces)
            return
        turn: AtPlace = frame[1]
        s.stack.append((NEXT_TURN, AtPlace((turn.place + 1) % len(s.order))))
        s.turn = [*FRESH_TURN]
        s.stack.append((TURN_OVER,))
        seat = s.order[turn.place]
        if self.ruleset.offers:
            open_talks(s, ON_TURN + seat)  # ARC-NEG-03
        s.stack.append((MY_TURN, OfSeat(seat)))


TURN_OVER: Final = 53


class TurnOver(WorkStep):
    """End the turn, and the game if an end condition has been met in it (ARC-END-05)."""

    phase = "actions"

    def run(self, s: State, frame: Frame) -> None:
        s.turn = [*FRESH_TURN]
        if s.ending >= 0:
            finish(self.ruleset, s, BY_OBJECTIVE)


MY_TURN: Final = 51


class MyTurn(WorkStep):
    """Ask what else the player does, unless all players can see that nothing is left to do."""

    phase = "actions"

    def __init__(self, ruleset: Ruleset) -> None:
        super().__init__(ruleset)
        self.ends = Ends(ruleset)
        self.zones = Zones(ruleset)
        self.cards = Cards(ruleset)

    def run(self, s: State, frame: Frame) -> None:
        check_end(self.ends, s)
        mine: OfSeat = frame[1]
        seat = mine.seat
        turn = s.turn
        if (
            (not turn[ACTED] and s.discs[seat])
            or (not turn[CARD_USED] and self.cards.in_sight(s, seat))
            or (not turn[FLORIN_USED] and self.zones.operable(s, seat))
        ):
            s.stack.append(frame)
            s.ask(ACT, 1 << seat)


ACT: Final = 52


class Act(Question):
    """Ask for a disc action or a pass, a card or wonder, a market or port, in any order, then the end (ARC-ACT-02)."""

    phase = "actions"
    prompt = "act"
    words = (
        "taxes", "harvest", "buy", "sell", "explore", "reproduce", "recruit", "migrate", "build", "use", "market",
        "port", "pass", "end",
    )  # fmt: skip
    cover = True
    rules = (ARC_ACT_02, ARC_ACT_03)

    def __init__(self, ruleset: Ruleset) -> None:
        super().__init__(ruleset)
        self.harvesting = Harvesting(ruleset)
        self.exploring = Exploring(ruleset)
        self.people = People(ruleset)
        self.migrating = Migrating(ruleset)
        self.building = Building(ruleset)
        self.zones = Zones(ruleset)
        self.trading = self.zones.trading
        self.cards = Cards(ruleset)
        self.shared = ruleset.shared

    def room(self, s: State, seat: Seat, action: int) -> bool:
        """Return whether a space of a limited action is open, the player's own or a shared one (ARC-ACT-07 to 09)."""
        return not s.spaces[action] >> seat & 1 or s.spaces[3 + action] < self.shared[action]

    def legal(self, s: State, seat: Seat) -> list[int]:
        turn = s.turn
        acted = turn[ACTED] or not s.discs[seat]
        codes = [moves.END] if acted else [moves.PASS, *self.actions(s, seat)]
        if not turn[CARD_USED]:
            codes += self.cards.legal(s, seat)
        if not turn[FLORIN_USED]:
            codes += self.zones.legal(s, seat)
        return codes

    def actions(self, s: State, seat: Seat) -> list[int]:
        """Return the disc actions of which something can be carried out (ARC-ACT-10)."""
        codes = []
        if self.room(s, seat, TAXES):
            codes.append(moves.TAXES)
        codes += self.harvesting.legal(s, seat)
        if self.room(s, seat, EXPLORATION) and self.exploring.possible(s, seat):
            codes.append(moves.EXPLORE)
        if self.room(s, seat, REPRODUCTION) and self.people.births(s, seat):
            codes.append(moves.REPRODUCE)
        if self.people.recruits(s, seat):
            codes.append(moves.RECRUIT)
        if self.migrating.possible(s, seat):
            codes.append(moves.MIGRATE)
        for market in (DOMESTIC, EXPORT):
            codes += [moves.TRADE + number for number in self.trading.possible(s, seat, market)]
        return codes + self.building.legal(s, seat)

    def tries(self, s: State, seat: Seat) -> list[int]:
        return [
            moves.PASS,
            moves.END,
            moves.TAXES,
            moves.EXPLORE,
            moves.REPRODUCE,
            moves.RECRUIT,
            moves.MIGRATE,
            *range(moves.HARVEST, moves.HARVEST + 6),
            *range(moves.TRADE, moves.TRADE + 36),
            *self.building.tries(s),
            *self.cards.tries(s),
            *self.zones.tries(s),
        ]

    def why(self, s: State, seat: Seat, code: int) -> Iterator[Reason]:
        turn = s.turn
        if 0 <= code - moves.USE < moves.CARDS * moves.WAYS:
            if turn[CARD_USED]:
                yield Reason(ARC_ACT_02, part="card")
            yield from self.cards.why(s, seat, code)
        elif 0 <= code - moves.OPERATE < moves.TILES * 4:
            if turn[FLORIN_USED]:
                yield Reason(ARC_ACT_02, part="market")
            yield from self.zones.why(s, seat, code)
        elif code == moves.END:
            if s.discs[seat] and not turn[ACTED]:
                yield Reason(ARC_ACT_15)
                yield Reason(ARC_ACT_03)
        else:
            if turn[ACTED]:
                yield Reason(ARC_ACT_02, part="action")
            elif not s.discs[seat]:
                yield Reason(ARC_ACT_04)
            yield from self.why_not_act(s, seat, code)

    def why_not_act(self, s: State, seat: Seat, code: int) -> Iterator[Reason]:
        limited = {moves.TAXES: TAXES, moves.EXPLORE: EXPLORATION, moves.REPRODUCE: REPRODUCTION}
        if code in limited and not self.room(s, seat, limited[code]):
            yield Reason(ARC_ACT_09, action=LIMITED[limited[code]], shared=self.shared[limited[code]])
        if 0 <= code - moves.TRADE < 36:
            yield from self.trading.bars(s, seat, code - moves.TRADE)
        elif 0 <= code - moves.BUILD < 5 * moves.WAYS:
            yield from self.building.why(s, seat, code)
        elif code not in (moves.PASS, moves.TAXES):
            nothing = list(self.nothing_to_do(s, seat, code))
            yield from [*nothing, Reason(ARC_ACT_10)] if nothing else ()

    def nothing_to_do(self, s: State, seat: Seat, code: int) -> Iterator[Reason]:
        """Return the rules by which nothing of an action can be carried out."""
        if 0 <= code - moves.HARVEST < 6:
            return self.harvesting.why(s, seat, code - moves.HARVEST)
        if code == moves.EXPLORE:
            return self.exploring.why(s, seat)
        if code == moves.REPRODUCE:
            return self.people.why_no_births(s, seat)
        return self.people.why_no_recruits(s, seat) if code == moves.RECRUIT else self.migrating.why(s, seat)

    def take(self, s: State, seat: Seat, code: int) -> None:
        s.answered(seat)
        if code == moves.END:
            s.stack.pop()  # the turn is over
        elif 0 <= code - moves.USE < moves.CARDS * moves.WAYS:
            s.turn[CARD_USED] = 1
            self.cards.use(s, seat, code)
        elif 0 <= code - moves.OPERATE < moves.TILES * 4:
            s.turn[FLORIN_USED] = 1
            s.turn[HARVESTED] = -1
            self.zones.operate(s, seat, code)
        elif 0 <= code - moves.HARVEST < 6:
            self.harvesting.begin(s, seat, code - moves.HARVEST)  # the disc is spent with the first cube
        else:
            self.act(s, seat, code)

    def act(self, s: State, seat: Seat, code: int) -> None:
        spend_disc(s, seat)
        if code == moves.PASS:
            s.tell(events.Passed(seat=seat))
        elif code == moves.TAXES:
            self.occupy(s, seat, TAXES)
            if s.promises:
                marked(s, NO_TAXES, BROKEN, seat)
            s.tell(events.Acts(seat=seat, action="taxes"))
            s.stack.append((COLLECT, OfSeat(seat)))
            rebels(s, 1)  # ARC-TAX-01, 02: a revolt comes before any florin
        elif code == moves.EXPLORE:
            self.occupy(s, seat, EXPLORATION)
            s.tell(events.Acts(seat=seat, action="exploration"))
            s.stack.append((EXPLORE, OfSeat(seat)))
        elif code == moves.REPRODUCE:
            self.occupy(s, seat, REPRODUCTION)
            s.tell(events.Acts(seat=seat, action="reproduction"))
            s.ask(REPRODUCE, 1 << seat, NewCitizens(self.ruleset.most_citizens, 0))
        elif code == moves.RECRUIT:
            s.tell(events.Acts(seat=seat, action="recruitment"))
            s.ask(RECRUIT, 1 << seat, NewCitizens(self.ruleset.most_citizens, 0))
        elif code == moves.MIGRATE:
            s.tell(events.Acts(seat=seat, action="migration"))
            s.ask(MIGRATE, 1 << seat, Migration(()))
        elif 0 <= code - moves.TRADE < 36:
            s.tell(events.Acts(seat=seat, action="transaction"))
            self.trading.trade(s, seat, code - moves.TRADE)
        else:
            s.tell(events.Acts(seat=seat, action="construction"))
            self.building.begin(s, seat, code)

    def occupy(self, s: State, seat: Seat, action: int) -> None:
        if s.spaces[action] >> seat & 1:
            s.spaces[3 + action] += 1
        else:
            s.spaces[action] |= 1 << seat

    def default(self, s: State, seat: Seat, legal: list[int]) -> int:
        return legal[0]

    def args(self, s: State, seat: Seat) -> dict[str, Figure]:
        return {"discs": s.discs[seat], "acted": s.turn[ACTED]}


def spend_disc(s: State, seat: Seat) -> None:
    s.discs[seat] -= 1
    s.turn[ACTED] = 1


COLLECT: Final = 69


class Collect(WorkStep):
    """Collect a florin for each active citizen, ship, town and temple controlled (ARC-TAX-03, 04)."""

    phase = "actions"

    def run(self, s: State, frame: Frame) -> None:
        taxed: OfSeat = frame[1]
        seat = taxed.seat
        units = sum([1 for unit in s.units[seat] if is_ship(unit) or not unit & LYING])
        florins = receive(s, seat, units + controlled(s, seat, TOWN) + controlled(s, seat, TEMPLE))
        s.tell(events.Taxes(seat=seat, florins=florins))


STEPS: Final[Steps] = {
    ACTIONS: Actions,
    NEXT_TURN: NextTurn,
    TURN_OVER: TurnOver,
    MY_TURN: MyTurn,
    ACT: Act,
    COLLECT: Collect,
}
