"""Drafts: what a seat has tried stands when others move, or is cut at its first dead act, with the reason."""

from __future__ import annotations

from typing import NamedTuple

from trireme.kit.content.rulebook import Reason
from trireme.kit.engine.frames import S
from trireme.kit.engine.question import CHANCE, Answer, Deal, Order, Pick, Question, Some
from trireme.kit.harness.moment import HarnessPosition, everything, legal_of
from trireme.kit.records.drafts import Draft, DraftReplay

ACTS = 4
"""As far as a seat tries."""


class DraftStep(NamedTuple):
    """An act of a draft: its codes, and what it said when it was made."""

    codes: list[int]
    said: str


def check_drafts(m: HarnessPosition[S]) -> None:
    """After the move of another seat, in a window or not, a draft is replayed act by act, each with its old meaning, up
    to the first that is impossible now; then the seat is told by which rules. What is confirmed stays as it is."""
    game = m.game
    for seat in m.movers:
        others = [other for other in m.movers if other not in (seat, CHANCE)]
        if seat == CHANCE or not others:
            continue
        acts = _tried(m, seat)
        for other in others:
            for run in (*m.runs(other), *_uses(m, other)):
                after = m.after(other, run)
                if game.entitled(after, seat) and game.question_id(after, seat) == game.question_id(m.s, seat):
                    _stands(m, seat, acts, after, f"{m.name(other)} has played {run}: {m.name(seat)}'s draft")
                elif game.window_of(m.s, other, run[0]) is not None and seat in game.asked(m.s):
                    m.fail(f"{m.name(other)} uses a window with {run}: {m.name(seat)}'s draft is about nothing now")


def _uses(m: HarnessPosition[S], seat: int) -> list[list[int]]:
    """One use of a window for each of the answers that begin one."""
    codes = legal_of(m.game, m.s, seat)
    return [m.run_from(m.s, seat, code) for code in codes if m.game.window_of(m.s, seat, code) is not None]


def _tried(m: HarnessPosition[S], seat: int) -> list[DraftStep]:
    """Return a few acts at random; the last move is whole or not."""
    trial = DraftReplay(m.game, m.s, seat, Draft())
    acts: list[DraftStep] = []
    while len(acts) < ACTS and (question := next(iter(trial.questions()), None)):
        code = m.rng.choice(legal_of(m.game, trial.state, seat))
        trial.answer([code], question.id)
        acts.append(DraftStep(trial.acts[-1], said_by(question, code)))
    return acts


def said_by(question: Question, code: int) -> str:
    """Return what an answer tells a player who reads the question."""
    listed: tuple[Answer, ...] = question.also
    if isinstance(question, (Pick, Deal)):
        listed += question.answers
    elif isinstance(question, (Some, Order)):
        listed += question.items
    return next((f"{question.prompt} {answer.text}" for answer in listed if answer.code == code), question.prompt)


def _stands(m: HarnessPosition[S], seat: int, acts: list[DraftStep], after: S, what: str) -> None:
    game = m.game
    before = repr(everything(after))
    expected = DraftReplay(game, after, seat, Draft())
    reasons = _play(m, expected, acts, what)
    alive = len(expected.acts)
    tried = Draft(game.question_id(after, seat), [act.codes for act in acts], [], game.codes_hash)
    trial = DraftReplay(game, after, seat, tried)
    m.same(f"{what} and the acts that are still possible", expected.acts, trial.acts)
    m.same(f"{what} and the position after them", everything(expected.state), everything(trial.state))
    if alive == len(acts):
        m.same(f"{what} stands, but is cut", None, trial.cut)
    elif trial.cut is None:
        m.fail(f"{what} ends before {acts[alive].said!r}, and nobody is told")
    else:
        m.same(f"{what}: acts lost", len(acts) - alive, trial.cut.lost)
        m.same(f"{what}: reasons shown", reasons, trial.cut.reasons)
    m.same(f"{what} changes what is confirmed", before, repr(everything(after)))


def _play(m: HarnessPosition[S], trial: DraftReplay[S], acts: list[DraftStep], what: str) -> list[Reason]:
    """Make the acts anew, one by one, as far as they are possible; the rules that forbid the first that is not."""
    for act in acts:
        question = next(iter(trial.questions()), None)
        dead = trial.why_not(act.codes)
        if dead:
            return dead
        if question is None:
            m.fail(f"{what}: {act.said!r} is dead, and no rule says why")
        m.same(f"{what}: what {act.codes} says now", act.said, said_by(question, act.codes[0]))
        trial.play(act.codes)
    return []
