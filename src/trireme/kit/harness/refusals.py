"""Illegal answers are refused by a rule and change nothing."""

from __future__ import annotations

from trireme.kit.both_paths import allowed
from trireme.kit.engine.frames import S
from trireme.kit.engine.question import CHANCE
from trireme.kit.errors import NotAsked, Refused, Stale, TriremeError, Unreadable
from trireme.kit.harness.moment import HarnessPosition, everything, legal_of, must_of
from trireme.kit.moves import Move, is_whole_number
from trireme.kit.seats import Seat

STRANGE = ("x", "-1", "2.5", "0", "1000000", "é", "none")
"""Words that hardly any move has."""
NEAR, FAR, BEYOND = (-1, 1, -64, 64), (-1, 0, 7, 1024), 10**9


def check_refused(m: HarnessPosition[S]) -> None:
    """Codes near and far, mangled texts, other seats and answered questions."""
    seats = m.movers
    for seat in seats:
        _codes(m, seat)
        for text in _mangled(m, seat):
            _text(m, seat, text)
        error = _refusal(m, seat, [legal_of(m.game, m.s, seat)[0]], question="answered long ago")
        if not isinstance(error, Stale):
            m.fail(f"{m.name(seat)} answers another question and gets {error!r}")
    for other in range(CHANCE, len(m.game.seats) + 1):
        if other not in seats and other not in m.game.may(m.s):
            _out_of_turn(m, other)


def check_stale(m: HarnessPosition[S]) -> None:
    """Check that no question can be answered twice: its id names no later question."""
    for seat in m.game.asked(m.s):
        question = m.game.question_id(m.s, seat)
        for code in m.sample(must_of(m.game, m.s, seat)):
            after = m.after(seat, [code])
            if seat in m.game.asked(after) and m.game.question_id(after, seat) == question:
                m.fail(f"{m.name(seat)} answers {code}, and the next question has the same id {question!r}")


def _codes(m: HarnessPosition[S], seat: int) -> None:
    legal = legal_of(m.game, m.s, seat)
    near = [code + step for code in m.sample(legal) for step in NEAR]
    taken = (*allowed(m.game, m.s, Seat(seat)), *m.game.joinable(m.s, seat))
    tried = [code for code in (*near, *FAR, m.rng.randrange(5000)) if code not in taken]
    for code in (BEYOND, *m.rng.sample(tried, min(len(tried), m.density.wrong))):
        error = _refusal(m, seat, [code])
        if not isinstance(error, Refused):
            m.fail(f"{m.name(seat)}: code {code} is not legal, but gets {error!r}, not a rule")


def _mangled(m: HarnessPosition[S], seat: int) -> list[str]:
    """Return moves with a word changed, dropped, doubled, swapped or from another question."""
    texts = []
    runs = m.runs(seat)
    vocabulary = [*m.words, *STRANGE]
    for _ in range(m.density.wrong):
        words = m.game.write(m.s, seat, m.rng.choice(runs)).split()
        at = m.rng.randrange(len(words))
        way = m.rng.randrange(6)
        if way == 0:
            words[at] = m.rng.choice(vocabulary)
        elif way == 1:
            del words[at]
        elif way == 2:
            words.insert(at, m.rng.choice(vocabulary))
        elif way == 3:
            words = m.rng.sample(words, len(words))
        elif way == 4:
            words = m.rng.sample(vocabulary, min(3, len(vocabulary)))
        else:
            words = [_other_number(m, word) for word in words]
        texts.append(" ".join(words))
    return texts


def _other_number(m: HarnessPosition[S], word: str) -> str:
    return str(max(0, int(word) + m.rng.choice((-2, -1, 1, 2, 9)))) if is_whole_number(word) else word


def _text(m: HarnessPosition[S], seat: int, text: str) -> None:
    """A text is unreadable, refused by a rule, or means a legal run in other words."""
    try:
        run, reasons = m.game.read(m.s, seat, text)
    except Unreadable:
        _refusal(m, seat, text)
        return
    except Exception as error:
        m.fail(f"{m.name(seat)}: {text!r} breaks the reading of moves with {error!r}")
    if reasons:
        error_of_codes = m.error_of(m.s.clone(), seat, run) if run else None
        if run and error_of_codes is None:
            m.fail(f"{m.name(seat)}: {text!r} is forbidden by {reasons}, but its codes {run} are taken")
        if not isinstance(_refusal(m, seat, text), Refused):
            m.fail(f"{m.name(seat)}: {text!r} is forbidden by {reasons}, but gets no rule")
        return
    if (taken := m.error_of(m.s.clone(), seat, run)) is not None:
        m.fail(f"{m.name(seat)}: {text!r} is taken, but its codes {run} are not: {taken}")
    codes, _ = m.game.read(m.s, seat, m.game.write(m.s, seat, run))
    m.same(f"{m.name(seat)}: {text!r} and what is written for its codes", run, codes)


def _out_of_turn(m: HarnessPosition[S], seat: int) -> None:
    who = f"seat {seat}"
    moves: list[Move] = [[0], "x", *m.rng.sample(m.words, min(len(m.words), m.density.wrong))]
    for move in moves:
        error = _refusal(m, seat, move)
        if not isinstance(error, NotAsked):
            m.fail(f"{who} is not asked, answers {move!r} and gets {error!r}")
        m.same(f"{who}: rules that forbid {move!r} and why_not", list(error.reasons), m.game.why_not(m.s, seat, move))


def _refusal(m: HarnessPosition[S], seat: int, move: Move, question: str | None = None) -> TriremeError:
    """Return the error of a wrong move, which must name known rules and change nothing."""
    s = m.s.clone()
    error = m.error_of(s, seat, move, question)
    if error is None:
        m.fail(f"seat {seat}: {move!r} is not legal, but is taken")
    m.same(f"seat {seat}: {move!r} is refused, but the state before and after", everything(m.s), everything(s))
    if isinstance(error, Refused):
        for reason in error.reasons:
            if reason.rule.id not in m.game.rulebook.entries and not reason.rule.id.startswith("KIT-"):
                m.fail(f"seat {seat}: {move!r} is refused by {reason.rule.id}, which is not in the rulebook")
    return error
