"""Questions and answers: what is listed is what nothing forbids, and both paths and all forms of it agree."""

from __future__ import annotations

from itertools import combinations

import msgspec

from trireme.kit.both_paths import allowed, answers_of, free_answers, listed_answers
from trireme.kit.engine.frames import NO_CODE, Ask, S
from trireme.kit.engine.question import CHANCE, Pick, Question, Some
from trireme.kit.errors import Unreadable
from trireme.kit.harness.moment import HarnessPosition, everything, legal_of, must_of
from trireme.kit.moves import Move, is_whole_number
from trireme.kit.seats import Seat


def check_questions(m: HarnessPosition[S]) -> None:
    """Every question has a legal answer, and lists exactly its legal answers, each under its own text."""
    game, s = m.game, m.s
    asked, questions = game.asked(s), game.asks(s)
    m.same("seats asked and seats of the questions", asked, [question.seat for question in questions if question.must])
    may = [question.seat for question in questions if not question.must]
    m.same("seats that may use a window and seats of the questions", game.may(s), may)
    if bool(asked) != (game.result(s) is None):
        m.fail("a game has a result when nobody is asked any more, and not before")
    for question in questions:
        who = m.name(question.seat)
        legal, offered = allowed(game, s, Seat(question.seat)), legal_of(game, s, question.seat)
        if more := [code for code in offered if code not in legal]:
            m.fail(f"{who} is offered {more} in sequence, which nobody may answer")
        if question.must and must_of(game, s, question.seat) != offered[: len(must_of(game, s, question.seat))]:
            m.fail(f"{who} is not offered all answers of the question")
        if not legal and question.must:
            m.fail(f"{who} has no legal answer")
        m.same(f"{who}'s question id", question.id, game.question_id(s, question.seat))
        again: Question = msgspec.json.decode(msgspec.json.encode(question), type=Question)
        m.same(f"{who}'s question and what comes back from its JSON", question, again)
        if isinstance(question, Some):
            _some_rises(m, question)
        for pair in listed_answers(game, s, question):
            same_codes(m, f"{who}'s {pair.what}", pair.one, pair.other)
        if question.default is not None and question.default not in legal:
            m.fail(f"{who}'s default {question.default} is not legal")
        texts = [answer.text for answer in (*answers_of(question), *question.also)]
        if len(set(texts)) != len(texts):
            m.fail(f"{who} cannot tell answers apart by their texts {sorted(texts)}")
        step = game.steps[s.stack[-1][0]] if question.must else None
        if isinstance(step, Ask) and step.cover != question.cover:
            m.fail(f"{who}'s question says cover={question.cover}, its step cover={step.cover}")
    if (mover := game.to_move(s)) is not None:
        same_codes(m, "Game.legal and the answers of the seat to move", game.legal(s), game.legal(s, mover))


def _some_rises(m: HarnessPosition[S], question: Some) -> None:
    """What is chosen in a Some rises, and is listed."""
    who, chosen = m.name(question.seat), list(question.chosen)
    if chosen != sorted(chosen):
        m.fail(f"{who} has chosen {chosen}, which do not rise")
    if missing := set(chosen) - {item.code for item in question.items}:
        m.fail(f"{who} has chosen {sorted(missing)}, which the question does not list")


def check_legal(m: HarnessPosition[S]) -> None:
    """Legal codes, made from ranges and masks, are the candidates that nothing forbids; in windows too."""
    for pair in free_answers(m.game, m.s):
        same_codes(m, f"{m.name(pair.seat)}'s {pair.what}", pair.one, pair.other)


def check_forced(m: HarnessPosition[S]) -> None:
    """Check that what the engine answers for a seat is the only answer that it has."""
    game, s = m.game, m.s.clone()
    seat = game.to_move(s)
    codes = m.sample(legal_of(game, s, seat))[:1] if seat is not None else []
    while seat is not None and codes:
        game.answer(s, seat, codes[0])
        game.proceed(s, forced=False)
        step, codes = game.steps[s.stack[-1][0]] if s.stack else None, []
        if not isinstance(step, Ask):
            return
        for seat in game.asked(s):
            legal = step.legal(s, seat)
            only = legal[0] if len(legal) == 1 else NO_CODE
            m.same(f"the only answer of {m.name(seat)}, as listed and as its step says", only, step.only(s, seat))
            if only != NO_CODE and not step.cover:
                codes = [only]
                break


def same_codes(m: HarnessPosition[S], what: str, one: list[int], other: list[int]) -> None:
    for codes in (one, other):
        if len(set(codes)) != len(codes):
            m.fail(f"{what}: {sorted(codes)} names an answer twice")
    if set(one) != set(other):
        m.fail(
            f"{what}: only the former have {sorted(set(one) - set(other))}, "
            f"only the latter {sorted(set(other) - set(one))}"
        )


def check_accepted(m: HarnessPosition[S]) -> None:
    """Every legal answer is accepted as code, text and data words, and each gives the state of the fast path."""
    for seat in m.movers:
        for run in m.runs(seat):
            text = m.game.write(m.s, seat, run)
            m.words += [word for word in text.split() if word not in m.words]
            _accepted(m, seat, run[:1], run[:1])
            if seat == m.game.to_move(m.s):
                played = m.s.clone()
                m.game.play(played, run[0])
                m.same(f"Game.play of {run[0]}", everything(m.after(seat, run[:1])), everything(played))
            for move in (run, text, data_words(text)):
                _accepted(m, seat, move, run)


def _accepted(m: HarnessPosition[S], seat: int, move: Move, run: list[int]) -> None:
    checked = m.s.clone()
    error = m.error_of(checked, seat, move, m.game.question_id(m.s, seat))
    if error is not None:
        m.fail(f"{m.name(seat)}: {move!r} is legal, but: {error}")
    fast = everything(m.after(seat, run))
    m.same(f"{m.name(seat)}: {move!r}, the fast path and the checked one", fast, everything(checked))


def data_words(text: str) -> list[int | str]:
    """Return the words of a move as data: numbers as numbers. The first is always a word, or it would be a code."""
    verb, *rest = text.split()
    return [verb, *(int(word) if is_whole_number(word) else word for word in rest)]


def check_forms(m: HarnessPosition[S]) -> None:
    """Check that codes and texts are one to one: what is written is read back as the same codes."""
    for seat in m.movers:
        written: dict[str, list[int]] = {}
        for code in legal_of(m.game, m.s, seat):
            run = m.run_from(m.s, seat, code)
            text = m.game.write(m.s, seat, run)
            if text != " ".join(text.split()) or not text:
                m.fail(f"{m.name(seat)}: {text!r} is not made of words with single spaces")
            if written.setdefault(text, run) != run:
                m.fail(f"{m.name(seat)}: {text!r} is written for {written[text]} and for {run}")
            try:
                codes, reasons = m.game.read(m.s, seat, text)
            except Unreadable as error:
                m.fail(f"{m.name(seat)}: {text!r} is written for {run}, but cannot be read: {error}")
            if reasons:
                m.fail(f"{m.name(seat)}: {text!r} is written for {run}, but read as forbidden by {reasons}")
            m.same(f"{m.name(seat)}: codes of {text!r} when written and when read", run, codes)


def check_any_order(m: HarnessPosition[S]) -> None:
    """Check that the items of a `Some` are one move in any order: the same codes, text and state."""
    game = m.game
    for seat in game.asked(m.s):
        run = _gathered(m, seat)
        if len(run) < 3:
            continue
        ordered = game.reordered(m.s, seat, run)
        what = f"{m.name(seat)}: {run} and {ordered}"
        codes, reasons = game.read(m.s, seat, run)
        if reasons:
            m.fail(f"{what}: the former is forbidden by {reasons}")
        m.same(f"{what}: codes", ordered, codes)
        m.same(what, everything(m.after(seat, ordered)), everything(m.after(seat, run)))
        text = game.write(m.s, seat, ordered)
        names = {item.text for q in game.asks(m.s) if q.seat == seat and isinstance(q, Some) for item in q.items}
        verb, *words = text.split()
        if names.issuperset(words):
            m.same(f"{what}: {text!r} backwards", ordered, game.read(m.s, seat, " ".join([verb, *words[::-1]]))[0])


def _gathered(m: HarnessPosition[S], seat: int) -> list[int]:
    """Return a whole move of a seat that is asked for some of several things, which chooses them in any order."""
    game, trial = m.game, m.s.clone()
    run: list[int] = []
    while not run or game.in_multi_step(trial, seat):
        free = game.joinable(trial, seat)
        if not run and not free:
            return []
        run.append(m.rng.choice(free or legal_of(game, trial, seat)))
        game.answer(trial, seat, run[-1])
    return run


def check_commuting(m: HarnessPosition[S]) -> None:
    """Answers of seats that must commute, whole or step by step; a question survives the answers of other seats."""
    game, s = m.game, m.s
    for one, other in combinations(game.asked(s), 2):
        for seat, later in ((one, other), (other, one)):
            run = m.rng.choice(m.answers(seat))
            first = s.clone()
            for code in run:
                game.answer(first, seat, code)
            who = f"{m.name(later)}, after {m.name(seat)} has answered"
            if later not in game.asked(first):
                m.fail(f"{who}, is no longer asked")
            m.same(f"{who}: question id", game.question_id(s, later), game.question_id(first, later))
            m.same(f"{who}: legal answers", must_of(game, s, later), must_of(game, first, later))
        mine = [(one, code) for code in m.rng.choice(m.answers(one))]
        theirs = [(other, code) for code in m.rng.choice(m.answers(other))]
        what = f"{m.name(one)} {[code for _, code in mine]} and {m.name(other)} {[code for _, code in theirs]}"
        forth = _played(m, [*mine, *theirs])
        m.same(f"{what} in this order and the other", forth, _played(m, [*theirs, *mine]))
        m.same(f"{what} one after the other and mixed", forth, _played(m, [mine[0], *theirs, *mine[1:]]))


def _played(m: HarnessPosition[S], answers: list[tuple[int, int]]) -> dict[str, object]:
    s = m.s.clone()
    for seat, code in answers:
        m.game.answer(s, seat, code)
    m.game.proceed(s)
    return everything(s)


def check_chance(m: HarnessPosition[S]) -> None:
    """With explicit chance every outcome has a positive weight and can be played."""
    for question in m.game.asks(m.s):
        if question.seat != CHANCE:
            continue
        assert isinstance(question, Pick)
        if len(question.weights) != len(question.answers) or min(question.weights) <= 0:
            m.fail(f"outcomes need a positive weight each, not {question.weights}")
        for answer in question.answers:
            m.after(CHANCE, [answer.code])
