"""A bot that plays for places in the trend and the objectives, and fears a revolt as far as it has something to lose.

`judgement.py` says what things are worth to a seat, each other file decides one kind of question by it.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from trireme.games.archipelago import frames, moves
from trireme.games.archipelago.bot import places
from trireme.games.archipelago.bot.actions import Actions
from trireme.games.archipelago.bot.building import Builder
from trireme.games.archipelago.bot.cards import CardPlay
from trireme.games.archipelago.bot.crises import Crises
from trireme.games.archipelago.bot.judgement import Judge, Judgement
from trireme.games.archipelago.bot.moving import Moving
from trireme.games.archipelago.bot.regions import Regions
from trireme.games.archipelago.bot.talks import Talks
from trireme.games.archipelago.bot.targets import Targets
from trireme.games.archipelago.bot.trading import Trader
from trireme.games.archipelago.deals import OfferTerms
from trireme.games.archipelago.game import Archipelago
from trireme.games.archipelago.readers import of_raise
from trireme.games.archipelago.state import ACTED, State
from trireme.kit.engine.frames import Ask
from trireme.kit.engine.multi_step import MultiStep
from trireme.kit.engine.window import PASS
from trireme.kit.seats import Seat

Answering = Callable[[Judgement, list[int]], int]


class Greedy:
    """Deterministic: the same position gets the same answer, so it needs no random stream."""

    def __init__(self, game: Archipelago) -> None:
        ruleset = game.ruleset
        self.steps = game.steps
        self.offers = ruleset.offers
        self.judge = Judge(ruleset)
        self.crises = crises = Crises(ruleset)
        self.talks = Talks(ruleset, self.judge)
        moving, regions, trader, builder = Moving(ruleset), Regions(ruleset), Trader(ruleset), Builder(ruleset)
        cards = CardPlay(ruleset, moving, regions, trader, builder)
        actions, targets = Actions(moving, regions, trader, builder, cards), Targets(ruleset)
        self.answer_to: dict[int, Answering] = {
            frames.TAKE_HEX: regions.take_hex,
            frames.LAY_FIRST: regions.lay_first,
            frames.SETTLE: regions.settle,
            frames.CUBE_TO_MARKET: regions.to_market,
            frames.CUBE_TO_KEEP: regions.to_keep,
            frames.KEEP_OBJECTIVE: targets.keep_objective,
            frames.BID: places.bid,
            frames.SET_ORDER: places.set_order,
            frames.HELPS: crises.helps,
            frames.RAISE: self.raising,
            frames.TEMPLE_RAISE: self.temple_raise,
            frames.SUPPLIES: crises.supplies,
            frames.TAKE_OVER: yes,
            frames.PAY_OR_REBELS: crises.pay,
            frames.TERMS: self.terms,
            frames.ACT: actions.act,
            frames.HARVESTS: moving.harvest,
            frames.LEAVE: lambda j, legal: moving.leave(j),
            frames.TRADES: trader.trades_on,
            frames.WHICH_HEX: regions.which_hex,
            frames.LAY: regions.lay,
            frames.ENTER: regions.enter,
            frames.REPRODUCE: moving.reproduce,
            frames.RECRUIT: moving.recruit,
            frames.MIGRATE: moving.migrate,
            frames.MIGRATE_TO: moving.migrate_to,
            frames.SITE: builder.choose_site,
            frames.TO_WONDER: targets.to_wonder,
            frames.SPY: targets.rival,
            frames.THIEF: targets.victim,
            frames.PIRATE: targets.prey,
            frames.LOOT: targets.loot,
            frames.FISTS: targets.fists,
            frames.PILLAGE: targets.pillage,
            frames.PILLAGE_WHAT: targets.pillage_what,
            frames.STAND_UP: targets.stand_up,
            frames.SAIL: stay,
            frames.BUY_REVEALED: cards.buy_revealed,
            frames.BUY_OR_ROTATE: cards.buy_or_rotate,
            frames.ROTATE: cards.rotate,
        }

    def choose(self, game: Archipelago, state: State, seat: int, rng: Random) -> int:
        """One legal code for this seat, or PASS where it may and need not answer."""
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
        """Before one answers: a reply that is still due, or an offer of one's own."""
        s = j.s
        if not self.offers or not s.dealing or kind not in (frames.ACT, frames.HELPS, frames.RAISE) or self.begun(j):
            return PASS
        if any(offer.to == j.seat for offer in s.offers):
            return self.talks.reply(s, j.seat)
        if kind == frames.ACT and (s.turn[ACTED] or not s.discs[j.seat]):
            return PASS
        return self.talks.opening(j)

    # Answers of several steps.

    def begun(self, j: Judgement) -> bool:
        """Whether this seat is in the midst of a run, when there is no time to talk."""
        step = self.ask(j.s.stack[-1][0])
        return isinstance(step, MultiStep) and step.progress(j.s, j.seat) > 0

    def noted(self, j: Judgement) -> list[int]:
        step = self.ask(j.s.stack[-1][0])
        assert isinstance(step, MultiStep)
        return step.noted(j.s, j.seat)

    def raising(self, j: Judgement, legal: list[int]) -> int:
        return self.crises.raising(j, legal, self.noted(j), of_raise(j.s.stack[-1]) - j.s.raised)

    def temple_raise(self, j: Judgement, legal: list[int]) -> int:
        return self.crises.temple_raise(j, legal, self.noted(j))

    def terms(self, j: Judgement, legal: list[int]) -> int:
        step = self.ask(frames.TERMS)
        assert isinstance(step, OfferTerms)
        return self.talks.terms(j, legal, step.partner(j.s), self.noted(j))


def yes(j: Judgement, legal: list[int]) -> int:
    return moves.YES


def stay(j: Judgement, legal: list[int]) -> int:
    """A ship sails no further than it must."""
    return moves.DONE if moves.DONE in legal else legal[0]
