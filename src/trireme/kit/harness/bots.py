"""Bots: every answer is legal, from odd positions too, and thinking leaves the state that was given alone. What a seat
cannot have seen makes no difference to its bot's answer.

from trireme.kit.harness import check_bots
check_bots(MyGame(players=3), [MyBot()], seed=1)
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, Final, Protocol

from trireme.kit.engine.frames import S
from trireme.kit.engine.question import CHANCE
from trireme.kit.game import Game
from trireme.kit.harness.moment import QUICK, HarnessPosition, blamed, everything, legal_of, movers

OWN_MOVES: Final = (0.5, 0.0, 1.0)
"""How often the bots move themselves, by the seed: chance brings them where they would never go."""
WORLDS: Final = ("resample", "scramble")
BLIND: Final = 5
"""One decision in this many is tried in worlds that the bot's seat cannot tell apart; it must answer the same."""


class HarnessPlayer(Protocol):
    def choose(self, game: Any, state: Any, seat: int, rng: Random) -> int:
        """One code of the step that this seat is asked, or PASS where it need not answer."""


def check_bots(
    game: Game[S], bots: Sequence[HarnessPlayer], seed: int, start: S | None = None, decisions: int | None = None
) -> None:
    """Each bot answers for every seat at each decision of a game; or of so many, from a position on."""
    rng = Random(seed)
    own = OWN_MOVES[seed % len(OWN_MOVES)]
    s = game.start(seed) if start is None else start.clone()
    number = 0
    while (seats := movers(game, s)) and number < (game.bound if decisions is None else decisions):
        m = HarnessPosition(game, seed, number, s, QUICK, [])
        answers = {seat: [_answers(m, bot, seat) for bot in bots] for seat in seats if seat != CHANCE}
        if number % BLIND == seed % BLIND:
            for seat in answers:
                for bot in bots:
                    check_blind(m, bot, seat)
        seat = rng.choice(seats)
        moved = rng.random() < own and seat != CHANCE
        code = rng.choice(answers[seat]) if moved else rng.choice(game.legal(s, seat))
        with blamed(game, seed, "playing on", number):
            game.play(s, code, seat)
        number += 1


def _answers(m: HarnessPosition[S], bot: HarnessPlayer, seat: int) -> int:
    """Return what a bot answers here. It must also know how to go on where chance has begun a run."""
    game, trial = m.game, m.s.clone()
    answer = _legal(m, bot, trial, seat)
    if codes := legal_of(game, trial, seat):
        game.answer(trial, seat, m.rng.choice(codes))
        while game.in_multi_step(trial, seat):
            _legal(m, bot, trial, seat)
            game.answer(trial, seat, m.rng.choice(legal_of(game, trial, seat)))
    return answer


def check_blind(m: HarnessPosition[S], bot: HarnessPlayer, seat: int) -> None:
    """Check that a bot answers the same in two states that differ only in what its seat could not have seen.

    Screened fields stay as they are, since a player with a good memory could count them.
    """
    game = m.game
    kinds = ["resample"] if game.screened else WORLDS
    luck = m.rng.random()
    real = _thought(game, m.s, bot, seat, luck)
    for kind in kinds:
        world: S = getattr(game, kind)(m.s, seat, m.rng)
        other = _thought(game, world, bot, seat, luck)
        if real != other:
            who = f"{type(bot).__name__}, asked for {m.name(seat)},"
            m.fail(f"{who} answers {real}, but {other} where only what it cannot have seen is different ({kind})")


def _thought(game: Game[S], s: S, bot: HarnessPlayer, seat: int, luck: float) -> int:
    """As everybody asks a bot: it gets a state that is made up for its seat."""
    rng = Random(luck)
    return bot.choose(game, game.resample(s, seat, rng), seat, rng)


def _legal(m: HarnessPosition[S], bot: HarnessPlayer, s: S, seat: int) -> int:
    """Return what a bot answers in a world that its seat cannot tell from the real one."""
    kind = m.rng.choice(WORLDS)
    world: S = getattr(m.game, kind)(s, seat, m.rng)
    before = everything(world.clone())
    who = f"{type(bot).__name__}, asked for {m.name(seat)} in a {kind}d state,"
    with blamed(m.game, m.seed, who, m.number):
        code = bot.choose(m.game, world, seat, Random(m.number))
    legal = m.game.legal(s, seat)
    if code not in legal:
        step = m.game.steps[s.stack[-1][0]]
        m.fail(f"{who} answers {code} to {type(step).__name__}, which is not among its legal answers {legal}")
    m.same(f"{who} changes what it was given", before, everything(world))
    return code
