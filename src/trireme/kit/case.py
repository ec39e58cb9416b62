"""Cases: a position, some moves and what must hold, in TOML that a rules expert can write. See docs/cases.md.

A question that leaves one answer only is answered by itself, but a case may also write the answer out; so a case is
met if it holds where the next real question stands, or at an earlier moment since its last move.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

import msgspec

from trireme.kit.errors import Figure, Problem, Refused, TriremeError, Unreadable, shown
from trireme.kit.game import Game
from trireme.kit.moves import words_of
from trireme.kit.problems import (
    CASE_SHAPE,
    DIFFERS,
    DRAWS_LEFT,
    IS_ALLOWED,
    IS_REFUSED,
    NEVER_BEGUN,
    NO_ACCESS,
    NO_MOVER,
    NO_SUCH_RULE,
    NOT_BEGUN,
    NOT_OUTCOMES,
    NOT_TABLE,
    NOT_TOML,
    OTHER_REASONS,
    TWICE,
    UNKNOWN,
)
from trireme.kit.record import Maker
from trireme.kit.seats import Seat
from trireme.kit.stack import Ask, BaseState, Chance, Work


class Refusal(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A move that must be refused, and the rules of which any may be the reason."""

    move: str
    rule: tuple[str, ...] | str = ()

    def rules(self) -> tuple[str, ...]:
        return (self.rule,) if isinstance(self.rule, str) else self.rule


class When(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    moves: tuple[str, ...] = ()
    until: str = ""


class Then(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    facts: dict[str, Any] = {}
    asked: tuple[str, ...] | None = None
    prompt: str = ""
    legal: tuple[str, ...] = ()
    refused: tuple[Refusal, ...] = ()


class Case(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    rules: tuple[str, ...] = ()
    given: dict[str, Any] = {}
    when: When = When()
    then: Then = Then()
    note: str = ""
    """For the reader."""


class CaseFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    game: str
    seats: tuple[str, ...]
    case: tuple[Case, ...]
    options: dict[str, Any] = {}
    note: str = ""


class Difference:
    """One thing that is not as a case says; `str()` says it in English, `trireme.words` in other languages."""

    __slots__ = ("figures", "problem")

    def __init__(self, problem: Problem, /, **figures: Figure) -> None:
        self.problem = problem
        self.figures = figures

    def __str__(self) -> str:
        return self.problem.english.format(**self.figures)

    __repr__ = __str__


class _Stuck(Exception):
    """The game cannot go the way of the case: a move is refused, or the phase of `until` does not begin."""

    def __init__(self, difference: Difference) -> None:
        super().__init__(str(difference))
        self.difference = difference


def load_cases(path: Path) -> CaseFile:
    try:
        raw = tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise Unreadable("case", path.name, NO_ACCESS, detail=str(error.strerror)) from error
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise Unreadable("case", path.name, NOT_TOML, detail=str(error)) from error
    try:
        cases = msgspec.convert(raw, CaseFile)
    except msgspec.ValidationError as error:
        raise Unreadable("case", path.name, CASE_SHAPE, detail=str(error)) from error
    seen: set[str] = set()
    for case in cases.case:
        if case.id in seen:
            raise Unreadable("case", path.name, TWICE, given=case.id)
        seen.add(case.id)
    return cases


def run_cases(cases: CaseFile, make: Maker, **more: Any) -> Iterator[tuple[Case, list[Difference] | TriremeError]]:
    """Each case and what differs from it; nothing, when it is met, and an error when it cannot be played."""
    game = make(cases.game, seats=cases.seats, **cases.options, **more)
    for case in cases.case:
        try:
            yield case, run_case(game, case)
        except TriremeError as error:
            yield case, error


def run_case(game: Game[Any], case: Case) -> list[Difference]:
    """What differs from a case; raises when it is damaged."""
    for rule in (*case.rules, *(rule for refusal in case.then.refused for rule in refusal.rules())):
        if rule not in game.rulebook.entries and not rule.startswith("KIT-"):
            raise Unreadable("case", case.id, NO_SUCH_RULE, given=rule)
    given = _unfold(case.given)
    readings: list[tuple[bool, list[Difference]]] = []
    for s in game.positions.stands({key: value for key, value in given.items() if key != "draws"}):
        for retold in (True, False):
            readings.append(_reading(game, case, _copy(s), retold))
            if not readings[-1][1]:
                return []
    return min(readings, key=lambda reading: reading[0])[1]


def _reading(game: Game[Any], case: Case, s: Any, retold: bool) -> tuple[bool, list[Difference]]:
    """Whether the game got stuck, and what differs.

    Moves that may only tell what has happened by itself are read so (`retold`), or as moves of their own.
    """
    try:
        moments, leftover = _play(game, case, s, retold)
    except _Stuck as stuck:
        return True, [stuck.difference]
    differences = [_differences(game, case, moment, moments[1:]) for moment in moments]
    best = [] if any(not found for found in differences) else differences[0]
    unused = (Difference(DRAWS_LEFT, where=f"draws.{label}", left=_list(words)) for label, words in leftover.items())
    return False, [*best, *unused]


def _play(game: Game[Any], case: Case, s: Any, retold: bool) -> tuple[list[BaseState], dict[str, list[str]]]:
    """The moments at which the case may hold, the likeliest first, and forced draws that were not used.

    Those after the first are in the order of play: the way from the last move to the first.
    """
    given = _unfold(case.given)
    s.forced = _forced_draws(game, case, given.get("draws", {}))
    s.journal = [] if s.journal is None else s.journal
    told = len(s.journal)
    if case.when.until and case.when.until not in game.positions.entries:
        known = ", ".join(game.positions.entries)
        raise Unreadable("case", f"{case.id}, until", UNKNOWN, given=case.when.until, known=known)
    fresh = not case.when.moves
    for line in case.when.moves:
        seat, move = _who(game, case, line)
        retells = _wait_for(game, s, seat, move, retold, told)
        told = len(s.journal)
        if retells:
            continue
        try:
            run = game.checked(s, seat, move)
        except Refused as refusal:
            reasons = _list(reason.rule.id for reason in refusal.reasons)
            raise _Stuck(Difference(IS_REFUSED, where="moves", move=line, reasons=reasons)) from refusal
        for code in run:
            game.answer(s, seat, code)
    if case.when.until:
        if fresh and given.get("at") == case.when.until:
            _enter(game, s)
        if not game.proceed(s, case.when.until):
            asked = ", ".join(game.seats[seat] for seat in game.asked(s))
            raise _Stuck(Difference(NOT_BEGUN if asked else NEVER_BEGUN, entry=case.when.until, asked=asked))
        moments = [s]
    else:
        moments = [_copy(s)]
        while not game.proceed(s, forced=False):
            moments.append(_copy(s))
            if not _answer_one(game, s):
                break
            moments.append(_copy(s))
        moments = [s, *moments]
    return moments, {label: words for label, words in (s.forced or {}).items() if words}


def _unfold(facts: Mapping[str, Any]) -> dict[str, Any]:
    """Facts as tables within tables, where some are written as paths in quotes."""
    found: dict[str, Any] = {}
    for path, value in facts.items():
        *folders, name = path.split(".")
        table = found
        for folder in folders:
            table = table.setdefault(folder, {})
            if not isinstance(table, dict):
                raise Unreadable("position", folder, NOT_TABLE, given=shown(table))
        if isinstance(value, dict):
            value = _unfold(value)
            if isinstance(table.get(name), dict):
                value = table[name] | value
        table[name] = value
    return found


def _copy(s: Any) -> Any:
    other = s.clone()
    other.journal = s.journal
    other.forced = {label: words[:] for label, words in (s.forced or {}).items()}
    return other


def _forced_draws(game: Game[Any], case: Case, given: Any) -> dict[str, list[str]]:
    labels = [step.label for step in game.steps if isinstance(step, Chance)]
    if not isinstance(given, dict):
        raise Unreadable("case", case.id, NOT_OUTCOMES, right='"…"')
    given = {
        next((each for each in labels if each.rstrip("s") == label.rstrip("s")), label): words
        for label, words in given.items()
    }
    for label, words in given.items():
        if label not in labels:
            raise Unreadable("case", f"{case.id}, draws", UNKNOWN, given=label, known=", ".join(labels))
        if not isinstance(words, list) or not all(isinstance(word, str | int) for word in words):
            raise Unreadable("case", case.id, NOT_OUTCOMES, right='"…"')
    return {label: [str(word) for word in words] for label, words in given.items()}


def _who(game: Game[Any], case: Case, line: str) -> tuple[int, str]:
    name, colon, move = line.partition(":")
    if not colon or name.strip() not in game.seats:
        raise Unreadable("case", case.id, NO_MOVER, given=line, known=", ".join(game.seats))
    return game.seats.index(name.strip()), move.strip()


def _enter(game: Game[Any], s: BaseState) -> None:
    """Begin the entry point that stands on top."""
    frame = s.stack.pop()
    step = game.steps[frame[0]]
    assert isinstance(step, Work)
    step.run(s, frame)


def _wait_for(game: Game[Any], s: Any, seat: int, move: str, retold: bool, told: int) -> bool:
    """Play on, answering what leaves no choice, until this move can be made or somebody has a real choice.

    True if the move only tells what has happened by itself since the one before.
    """
    while not game.proceed(s, forced=False):
        allowed = _allowed(game, s, seat, move)
        if (retold or not allowed) and game.positions.retells(s, s.journal[told:], Seat(seat), words_of(move)):
            return True
        if allowed or not _answer_one(game, s):
            return False
    return False


def _allowed(game: Game[Any], s: Any, seat: int, move: str) -> bool:
    try:
        return not game.why_not(s, seat, move)
    except Unreadable:
        return False


def _answer_one(game: Game[Any], s: Any) -> bool:
    """Answer for one seat that has a single answer; False if there is none."""
    if not s.stack:
        return False
    step = game.steps[s.stack[-1][0]]
    assert isinstance(step, Ask)
    for seat in game.asked(s):
        legal = step.legal(s, seat)
        if len(legal) == 1:
            game.answer(s, seat, legal[0])
            return True
    return False


def _differences(game: Game[Any], case: Case, s: Any, way: Sequence[Any]) -> list[Difference]:
    found = list(_facts_differ(game, game.facts(s), case.then.facts, ""))
    asking = [list(_asking_differs(game, case, then, way)) for then in _questions(game, case, s)]
    return found + min(reversed(asking), key=len)


def _questions(game: Game[Any], case: Case, s: Any) -> Iterator[Any]:
    """The questions that stand at a moment of a case: where a phase begins, those that answer themselves come first."""
    then = _copy(s)
    if case.when.until or (then.stack and isinstance(game.steps[then.stack[-1][0]], Work | Chance)):
        game.proceed(then, forced=False)
    yield _copy(then)
    while case.when.until and _answer_one(game, then):
        game.proceed(then, forced=False)
        yield _copy(then)


def _asking_differs(game: Game[Any], case: Case, then: Any, way: Sequence[Any]) -> Iterator[Difference]:
    asked = [game.seats[seat] for seat in game.asked(then)]
    if case.then.asked is not None and sorted(case.then.asked) != sorted(asked):
        yield Difference(DIFFERS, where="asked", wanted=_list(case.then.asked), found=_list(asked))
    if case.then.prompt:
        prompts = sorted({question.prompt for question in game.asks(then)})
        if prompts != [case.then.prompt]:
            yield Difference(DIFFERS, where="prompt", wanted=case.then.prompt, found=_list(prompts))
    for line in case.then.legal:
        if reasons := _why_not(game, case, then, line):
            yield Difference(IS_REFUSED, where="legal", move=line, reasons=_list(reasons))
    for refusal in case.then.refused:
        reasons = _why_not(game, case, then, refusal.move)
        if not reasons:
            yield Difference(IS_ALLOWED, where="refused", move=refusal.move)
            continue
        if _who(game, case, refusal.move)[0] not in game.asked(then):
            # Somebody with a single answer has given it by itself: what forbade the others then forbids them still.
            reasons += [reason for moment in way for reason in _when_asked(game, case, moment, refusal.move)]
        if not refusal.rules() or set(refusal.rules()) & set(reasons):
            continue
        wanted = _list(refusal.rules())
        yield Difference(OTHER_REASONS, where="refused", move=refusal.move, found=_list(reasons), wanted=wanted)


def _when_asked(game: Game[Any], case: Case, s: Any, line: str) -> list[str]:
    """What forbids a move to a seat that is asked at this moment."""
    return _why_not(game, case, s, line) if _who(game, case, line)[0] in game.asked(s) else []


def _why_not(game: Game[Any], case: Case, s: Any, line: str) -> list[str]:
    seat, move = _who(game, case, line)
    try:
        return [reason.rule.id for reason in game.why_not(s, seat, move)]
    except TriremeError as error:
        return [str(error)]


def _facts_differ(game: Game[Any], facts: Any, expected: Mapping[str, Any], path: str) -> Iterator[Difference]:
    for name, value in expected.items():
        where = f"{path}.{name}" if path else name
        wanted = game.positions.canonical(where, value)
        actual: Any = facts
        for part in name.split("."):
            actual = actual.get(part) if isinstance(actual, dict) else None
        if isinstance(wanted, dict) and isinstance(actual, dict) and wanted:
            yield from _facts_differ(game, actual, wanted, where)
        elif not _same(game, where, wanted, actual):
            yield Difference(DIFFERS, where=where, wanted=repr(wanted), found=repr(actual))


def _same(game: Game[Any], path: str, wanted: Any, actual: Any) -> bool:
    if actual is None:
        return wanted in ({}, [], "", 0, False)
    if game.positions.agrees(path, wanted, actual):
        return True
    if isinstance(wanted, list) and isinstance(actual, list) and path.rpartition(".")[2] in game.positions.unordered:
        return sorted(map(str, wanted)) == sorted(map(str, actual))
    return bool(wanted == actual) and isinstance(wanted, bool) == isinstance(actual, bool)


def _list(words: Any) -> str:
    return ", ".join(words) or "–"
