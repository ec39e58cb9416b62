"""A bot that plays for places in the trend and the objectives, and fears a revolt as far as it has something to lose.

`judgement.py` says what things are worth to a seat. Each other file decides one kind of question by it.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from trireme.games.archipelago import moves
from trireme.games.archipelago.bot import places
from trireme.games.archipelago.bot.actions import Actions
from trireme.games.archipelago.bot.building import Builder
from trireme.games.archipelago.bot.cards import CardPlay
from trireme.games.archipelago.bot.crises import Crises
from trireme.games.archipelago.bot.judgement import Judge, Judgement
from trireme.games.archipelago.bot.movement import Moving
from trireme.games.archipelago.bot.regions import Regions
from trireme.games.archipelago.bot.talks import Talks
from trireme.games.archipelago.bot.targets import Targets
from trireme.games.archipelago.bot.transactions import Trader
from trireme.games.archipelago.deals import OfferTerms
from trireme.games.archipelago.effects.cards import TO_WONDER
from trireme.games.archipelago.effects.players import BUY_REVEALED, FISTS, LOOT, PAY_OR_REBELS, SPY, THIEF
from trireme.games.archipelago.effects.targets import PILLAGE, PILLAGE_WHAT, PIRATE, SAIL, STAND_UP
from trireme.games.archipelago.game import Archipelago
from trireme.games.archipelago.phases.building import SITE
from trireme.games.archipelago.phases.crisis import HELPS, SUPPLIES
from trireme.games.archipelago.phases.exploration import ENTER, LAY, WHICH_HEX
from trireme.games.archipelago.phases.harvest import HARVESTS, LEAVE
from trireme.games.archipelago.phases.lying_citizens import RAISE, TAKE_OVER, TEMPLE_RAISE, CitizensToRaise
from trireme.games.archipelago.phases.migration import MIGRATE, MIGRATE_TO
from trireme.games.archipelago.phases.people import RECRUIT, REPRODUCE
from trireme.games.archipelago.phases.purchase import BUY_OR_ROTATE, ROTATE
from trireme.games.archipelago.phases.rounds import BID, SET_ORDER
from trireme.games.archipelago.phases.trade import TRADES
from trireme.games.archipelago.phases.turn import ACT
from trireme.games.archipelago.phases.turn_zero import KEEP_OBJECTIVE, LAY_FIRST, SETTLE, TAKE_HEX
from trireme.games.archipelago.questions import about
from trireme.games.archipelago.state import ACTED, State
from trireme.games.archipelago.talks import TERMS
from trireme.games.archipelago.tile_placement import CUBE_TO_KEEP, CUBE_TO_MARKET
from trireme.kit.engine.frames import Ask
from trireme.kit.engine.multi_step import MultiStep
from trireme.kit.engine.window import PASS
from trireme.kit.seats import Seat

Answering = Callable[[Judgement, list[int]], int]


class Greedy:
    """A deterministic bot: the same position gets the same answer, so it needs no random stream."""

    def __init__(self, game: Archipelago) -> None:
        ruleset = game.ruleset
        self.steps = game.steps
        self.offers = ruleset.offers
        self.judge = Judge(ruleset)
        self.crises = crises = Crises(ruleset)
        self.talks = Talks(ruleset, self.judge)
        moving, regions, trader, builder = Moving(ruleset), Regions(ruleset), Trader(ruleset), Builder(ruleset)
        self.cards = cards = CardPlay(ruleset, moving, regions, trader, builder)
        actions, targets = Actions(moving, regions, trader, builder, cards), Targets(ruleset)
        self.answer_to: dict[int, Answering] = {
            TAKE_HEX: regions.take_hex,
            LAY_FIRST: regions.lay_first,
            SETTLE: regions.settle,
            CUBE_TO_MARKET: regions.to_market,
            CUBE_TO_KEEP: regions.to_keep,
            KEEP_OBJECTIVE: targets.keep_objective,
            BID: places.bid,
            SET_ORDER: places.set_order,
            HELPS: crises.helps,
            RAISE: self.raising,
            TEMPLE_RAISE: self.temple_raise,
            SUPPLIES: crises.supplies,
            TAKE_OVER: yes,
            PAY_OR_REBELS: crises.pay,
            TERMS: self.terms,
            ACT: actions.act,
            HARVESTS: moving.harvest,
            LEAVE: lambda j, legal: moving.leave(j),
            TRADES: trader.trades_on,
            WHICH_HEX: regions.which_hex,
            LAY: regions.lay,
            ENTER: regions.enter,
            REPRODUCE: moving.reproduce,
            RECRUIT: moving.recruit,
            MIGRATE: moving.migrate,
            MIGRATE_TO: moving.migrate_to,
            SITE: builder.choose_site,
            TO_WONDER: targets.to_wonder,
            SPY: targets.rival,
            THIEF: targets.victim,
            PIRATE: targets.prey,
            LOOT: targets.loot,
            FISTS: targets.fists,
            PILLAGE: targets.pillage,
            PILLAGE_WHAT: targets.pillage_what,
            STAND_UP: targets.stand_up,
            SAIL: stay,
            BUY_REVEALED: cards.buy_revealed,
            BUY_OR_ROTATE: cards.buy_or_rotate,
            ROTATE: cards.rotate,
        }

    def choose(self, game: Archipelago, state: State, seat: int, rng: Random) -> int:
        """Return one legal code for this seat, or PASS where it may answer but need not."""
        seat = Seat(seat)
        kind = state.stack[-1][0]
        if not state.stack[-1][2] >> seat & 1:
            return self.talks.reply(state, seat)
        legal = self.ask(kind).legal(state, seat)
        answer = self.answer_to.get(kind)
        if answer is None or len(legal) == 1:
            return legal[0]
        j = self.judge.judgement(state, seat)
        talk = self.talk(j, kind)
        return talk if talk != PASS else answer(j, legal)

    def ask(self, kind: int) -> Ask[State]:
        step = self.steps[kind]
        assert isinstance(step, Ask)
        return step

    def talk(self, j: Judgement, kind: int) -> int:
        """Return a reply that is due, or an offer to make, before the seat answers its question; else PASS."""
        s = j.s
        if not self.offers or not s.dealing or kind not in (ACT, HELPS, RAISE) or self.begun(j):
            return PASS
        if any(offer.to == j.seat for offer in s.offers):
            return self.talks.reply(s, j.seat)
        if kind == ACT and (s.turn[ACTED] or not s.discs[j.seat]):
            return PASS
        return self.talks.opening(j)

    # Answers of several steps.

    def begun(self, j: Judgement) -> bool:
        """Return whether this seat is in the midst of a run, where it makes no offers."""
        step = self.ask(j.s.stack[-1][0])
        return isinstance(step, MultiStep) and step.progress(j.s, j.seat) > 0

    def noted(self, j: Judgement) -> list[int]:
        step = self.ask(j.s.stack[-1][0])
        assert isinstance(step, MultiStep)
        return step.noted(j.s, j.seat)

    def raising(self, j: Judgement, legal: list[int]) -> int:
        return self.crises.raising(j, legal, self.noted(j), about(j.s, CitizensToRaise).count - j.s.raised)

    def temple_raise(self, j: Judgement, legal: list[int]) -> int:
        return self.crises.temple_raise(j, legal, self.noted(j))

    def terms(self, j: Judgement, legal: list[int]) -> int:
        step = self.ask(TERMS)
        assert isinstance(step, OfferTerms)
        return self.talks.terms(j, legal, step.partner(j.s), self.noted(j))


def yes(j: Judgement, legal: list[int]) -> int:
    return moves.YES


def stay(j: Judgement, legal: list[int]) -> int:
    """Sail no further than the ship must."""
    return moves.DONE if moves.DONE in legal else legal[0]
