"""Positions: a state at an entry point is its facts, and explicit chance replays what the sealed stream gave."""

from __future__ import annotations

import copy
import json
from random import Random
from typing import Generic

from trireme.kit import dice
from trireme.kit.engine.frames import Ask, Chance, S, Work
from trireme.kit.engine.question import CHANCE
from trireme.kit.engine.state import Frame
from trireme.kit.errors import TriremeError
from trireme.kit.game import Game
from trireme.kit.harness.moment import HarnessPosition, complain, difference, everything, legal_of, movers
from trireme.kit.positions import Facts


class Doorway(Work[S]):
    """An entry point that keeps a copy of every state that passes it."""

    def __init__(self, step: Work[S], seen: list[S]) -> None:
        self.step = step
        self.seen = seen

    def run(self, s: S, frame: Frame) -> None:
        here = s.clone()
        here.stack.append(frame)
        self.seen.append(here)
        self.step.run(s, frame)


def check_entries(game: Game[S], seed: int) -> None:
    """At every entry point of a random game `stand(facts(s))` is s and goes on so; so do questions that stand."""
    seen: list[S] = []
    watched = copy.copy(game)
    watched.steps = [Doorway(step, seen) if isinstance(step, Work) and step.entry else step for step in game.steps]
    unknown = {step.entry for step in game.steps if step.entry} ^ set(game.positions.entries)
    if unknown:
        complain(game, seed, 0, f"entry points and the steps that begin there differ: {sorted(unknown)}")
    s = watched.start(seed)
    rng = Random(seed)
    number = 0
    while True:
        for here in seen:
            _stands(game, seed, number, here)
        seen.clear()
        if not s.stack:
            return
        if game.positions.stands_asked(s):
            check_asked(game, seed, number, s)
        seat = rng.choice(movers(game, s))
        watched.answer(s, seat, rng.choice(legal_of(game, s, seat)))
        watched.proceed(s)
        number += 1


def _stands(game: Game[S], seed: int, number: int, s: S) -> None:
    entry = game.steps[s.stack[-1][0]].entry
    facts = game.facts(s)
    if facts.get("at") != entry:
        complain(game, seed, number, f"at the entry point {entry} facts say {facts.get('at')!r}")
    if (again := json.loads(json.dumps(facts))) != facts:
        complain(game, seed, number, f"facts are plain tables, lists, words and numbers: {difference(facts, again)}")
    stood = game.positions.stand(facts)
    if stood.on_table() != s.on_table():
        what = difference(everything(s), {**everything(stood), "key": s.key, "drawn": s.drawn, "serial": s.serial})
        complain(game, seed, number, f"at the entry point {entry} a state and what stands on its facts differ: {what}")
    for where, found, rule in game.positions.impossible(stood):
        complain(game, seed, number, f"at the entry point {entry} {where} = {found} is taken for impossible by {rule}")
    stood.key, stood.drawn, stood.serial = s.key, s.drawn, s.serial
    game.proceed(stood)
    game.proceed(s)
    if everything(stood) != everything(s):
        what = difference(everything(s), everything(stood))
        complain(game, seed, number, f"from the entry point {entry} a position goes on differently: {what}")


def check_asked(game: Game[S], seed: int, number: int, s: S) -> None:
    """Check that a position with a question comes back from its facts with the same question and answers."""
    facts = game.facts(s)
    stood = game.positions.stand(json.loads(json.dumps(facts)))
    for where, found, rule in game.positions.impossible(stood):
        complain(game, seed, number, f"where somebody is asked {where} = {found} is taken for impossible by {rule}")
    game.proceed(stood)
    if game.facts(stood) != facts:
        what = difference(facts, game.facts(stood))
        complain(game, seed, number, f"where somebody is asked a state and what stands on its facts differ: {what}")
    for seat in game.asked(s):
        if _pending(game, stood) != _pending(game, s) or legal_of(game, stood, seat) != legal_of(game, s, seat):
            complain(game, seed, number, f"where {game.seats[seat]} is asked, what stands on the facts asks otherwise")


def _pending(game: Game[S], s: S) -> list[Frame]:
    """Return what is pending, without the numbers of the questions."""
    return [(frame[0], *frame[2:]) if isinstance(game.steps[frame[0]], Ask) else frame for frame in s.stack]


def check_done(game: Game[S], seed: int) -> None:
    """Any question of a random game can be given: as the entry point before it, the moves done since, and the draws."""
    if not game.positions.entries:
        return
    seen: list[S] = []
    watched = copy.copy(game)
    watched.explicit = True
    watched.steps = [Doorway(step, seen) if isinstance(step, Work) and step.entry else step for step in game.steps]
    s = watched.start(seed)
    rng = Random(seed)
    since = _Since(game, s)
    number = 0
    while s.stack:
        since = since.renewed(seen)
        frame = s.stack[-1]
        step = game.steps[frame[0]]
        if isinstance(step, Chance):
            code = step.roll(s, frame)
            since.draws.setdefault(step.label, []).append(step.write(s, code))
            watched.answer(s, CHANCE, code)
        else:
            _check_given(game, seed, number, s, since.facts())
            seat = since.mover if since.run else rng.choice(movers(game, s))
            code = rng.choice(legal_of(game, s, seat))
            since.answer(s, seat, code)
            watched.answer(s, seat, code)
            since.run += watched.finish_forced(s, seat, in_order=True)
            if not watched.in_multi_step(s, seat):
                since.end_move()
            number += 1
        watched.proceed(s, forced=False)
        while not since.run:
            since = since.renewed(seen)  # What is answered next has happened since the entry point just passed.
            if not since.answer_forced(s):
                break
            watched.proceed(s, forced=False)
        watched.proceed(s)


class _Since(Generic[S]):
    """What has happened since an entry point."""

    def __init__(self, game: Game[S], entry: S) -> None:
        self.game = game
        self.entry = entry
        self.draws: dict[str, list[str]] = {}
        self.done: list[str] = []
        self.before = entry
        self.mover = 0
        self.run: list[int] = []
        """The steps of a move that is not whole, and where it began."""
        self.forced: list[tuple[S, int, list[int]]] = []
        """Answers since the last move that left no choice: the state before each, the seat and the answer."""

    def renewed(self, seen: list[S]) -> _Since[S]:
        """Return the same check, or a new one where an entry point has been passed."""
        if not seen:
            return self
        entry = seen[-1]
        seen.clear()
        return _Since(self.game, entry)

    def answer(self, s: S, seat: int, code: int) -> None:
        if not self.run:
            self.before, self.mover = s.clone(), seat
        self.run.append(code)

    def answer_forced(self, s: S) -> bool:
        """Answer for one seat that has a single answer, and note it: a move that can be read as it tells both."""
        step = self.game.steps[s.stack[-1][0]] if s.stack else None
        if not isinstance(step, Ask) or step.cover:
            return False
        for seat in self.game.asked(s):
            legal = step.legal(s, seat)
            if len(legal) == 1:
                before = s.clone()
                self.game.answer(s, seat, legal[0])
                run = [legal[0], *self.game.finish_forced(s, seat, in_order=True)]
                self.forced.append((before, seat, run))
                return True
        return False

    def end_move(self) -> None:
        move = self.game.write(self.before, self.mover, self.run)
        told = [self._line(*forced) for forced in self.forced if forced[1] == self.mover and self._reads(*forced, move)]
        self.done += [*told, self._move()]
        self.run = []
        self.forced = []

    def _reads(self, before: S, seat: int, run: list[int], move: str) -> bool:
        """Return whether a move may also stand for an answer that left no choice: Kronos has two names for a Titan."""
        try:
            return self.game.checked(before, seat, move) == run
        except TriremeError:
            return False

    def _move(self) -> str:
        return self._line(self.before, self.mover, self.run)

    def _line(self, before: S, seat: int, run: list[int]) -> str:
        return f"{self.game.seats[seat]}: {self.game.write(before, seat, run)}"

    def facts(self) -> Facts:
        done = [*self.done, *([f"{self._move()} ..."] if self.run else [])]
        return {**self.game.facts(self.entry), "done": done, "draws": self.draws}


def _check_given(game: Game[S], seed: int, number: int, s: S, facts: Facts) -> None:
    told = f"{facts['at']} and {facts['done']} are done"
    stood = game.position(json.loads(json.dumps(facts)))
    if any((stood.forced_draws or {}).values()):
        complain(game, seed, number, f"where {told}, these draws have not been made: {stood.forced_draws}")
    if game.key(stood) != game.key(s):
        what = difference(everything(s), {**everything(stood), "key": s.key, "drawn": s.drawn, "serial": s.serial})
        complain(game, seed, number, f"where {told}, something else stands: {what}")


def check_facts(m: HarnessPosition[S]) -> None:
    """Facts can be read in the middle of a question, too."""
    facts = m.game.facts(m.s)
    m.same("facts and what comes back from their JSON", facts, json.loads(json.dumps(facts)))


def check_explicit(game: Game[S], seed: int) -> None:
    """Check that a sealed game ends in the same state when its draws are played as answers of CHANCE."""
    if game.explicit:
        return
    explicit = copy.copy(game)
    explicit.explicit = True
    sealed, open_ = game.start(seed), explicit.start(seed + 1)
    rng = Random(seed)
    number = 0
    while True:
        while explicit.asked(open_) == [CHANCE]:
            frame = open_.stack[-1]
            step = game.steps[frame[0]]
            assert isinstance(step, Chance)
            codes, weights = step.outcomes(open_, frame)
            if not codes or len(codes) != len(weights) or min(weights) <= 0:
                complain(game, seed, number, f"{step.label}: outcomes {codes} have weights {weights}")
            if (words := {step.write(open_, code) for code in codes} - {*step.known()}) and step.known():
                complain(game, seed, number, f"{step.label}: {sorted(words)} can come out and are not among all words")
            for code in codes:
                trial = open_.clone()
                explicit.apply(trial, CHANCE, explicit.write(trial, CHANCE, [code]).split())
            explicit.apply(open_, CHANCE, [dice.pick(sealed.key, open_.drawn, codes, weights)])
        if open_.on_table() != sealed.on_table():
            what = difference(everything(sealed), {**everything(open_), "key": sealed.key})
            complain(game, seed, number, f"with the same draws, sealed and explicit chance differ: {what}")
        if not sealed.stack:
            return
        seat = rng.choice(movers(game, sealed))
        code = rng.choice(legal_of(game, sealed, seat))
        for which, s in ((game, sealed), (explicit, open_)):
            which.answer(s, seat, code)
            which.proceed(s)
        number += 1
