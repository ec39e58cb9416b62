"""Running cases: in all their readings, and at one moment all that they say."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from random import Random
from typing import Any, Final, NamedTuple

from trireme.kit.case.difference import Difference, listed
from trireme.kit.case.facts import HIDDEN, Shape, each_unfolded, facts_differ, unfold
from trireme.kit.case.shape import Case, CaseFile
from trireme.kit.case.story import USUAL, Given, Moment, Story, Stuck, given_of
from trireme.kit.errors import Impossible, TriremeError, Unreadable
from trireme.kit.game import Game
from trireme.kit.nearest import no_such
from trireme.kit.problems import (
    CANNOT_READ,
    CLAIMS_NOTHING,
    DIFFERS,
    DRAWS_LEFT,
    IS_ALLOWED,
    IS_REFUSED,
    NO_SUCH_RULE,
    NOBODY_KNOWS,
    OTHER_REASONS,
    TWO_READINGS,
    WAS_ASKED,
)
from trireme.kit.record import Maker, made_by
from trireme.kit.retelling import MADE, TOLD, label_of, mover
from trireme.kit.seats import Seat

SCRAMBLES: Final = 16
"""How many states that a seat cannot tell apart are looked at for what it sees."""
RESULT: Final = ("winners", "ending", "places", "scores")


def run_cases(cases: CaseFile, make: Maker, **more: Any) -> Iterator[tuple[Case, list[Difference] | TriremeError]]:
    """Each case and what differs from it; nothing, when it is met, and an error when it cannot be played."""
    for case, game in games_of(cases, make, **more):
        try:
            yield case, game if isinstance(game, TriremeError) else run_case(game, case)
        except TriremeError as error:
            yield case, error


def games_of(cases: CaseFile, make: Maker, **more: Any) -> Iterator[tuple[Case, Game[Any] | TriremeError]]:
    """Each case with its game; an error where a case of its own options cannot have one."""
    made: dict[str, Game[Any]] = {}
    for case in cases.case:
        seats = case.seats or cases.seats
        options = cases.options if case.options is None else case.options
        key = json.dumps([seats, options], sort_keys=True, default=str)
        try:
            if key not in made:
                made[key] = made_by(make, cases.game, options, seats=seats, **more)
        except TriremeError as error:
            if not case.seats and case.options is None:
                raise
            yield case, error
        else:
            yield case, made[key]


def run_case(game: Game[Any], case: Case) -> list[Difference]:
    """What differs from a case; raises when it is damaged."""
    _check(game, case)
    readings = _named(case, list(_readings(game, case, given_of(game, case))))
    likeliest, *others = [reading for reading in readings if not reading.stuck] or readings
    met = next((reading for reading in others if not reading.differences), None)
    if likeliest.differences and met:
        detail = "; ".join(map(str, likeliest.differences))
        raise Unreadable("case", case.id, TWO_READINGS, first=met.name, second=likeliest.name, detail=detail)
    return likeliest.differences


def _check(game: Game[Any], case: Case) -> None:
    """Complain of what can be seen before the case is played."""
    then = case.then
    for rule in (*case.rules, *(rule for refusal in then.refused for rule in refusal.rules())):
        if rule not in game.rulebook.entries and not rule.startswith("KIT-"):
            raise Unreadable("case", case.id, NO_SUCH_RULE, given=rule)
    if not then.claims():
        raise Unreadable("case", case.id, CLAIMS_NOTHING)
    if case.when.until and case.when.until not in game.positions.entries:
        raise no_such("case", f"{case.id}, when.until", case.when.until, game.positions.entries)
    for where, names in (("asked", then.asked or ()), ("sees", then.sees), ("not_asked", then.not_asked)):
        for name in names:
            if name not in game.seats:
                raise no_such("case", f"{case.id}, then.{where}", name, game.seats)
    shape = Shape(game)
    for facts in each_unfolded(then.facts):
        shape.check(f"{case.id}, then.facts", facts)
    for name, facts in then.sees.items():
        shape.check(f"{case.id}, then.sees.{name}", unfold(facts), hidden=True)
    for part in then.result:
        if part not in RESULT:
            raise no_such("case", f"{case.id}, then.result.{part}", part, RESULT)
    for line in (*then.legal, *(refusal.move for refusal in then.refused)):
        mover(game, line, "case", case.id)


class _Reading(NamedTuple):
    name: str
    stuck: bool
    """The game cannot go this way, or draws that it was told are left."""
    differences: list[Difference]


def _named(case: Case, readings: list[_Reading]) -> list[_Reading]:
    """Those that the case says it means."""
    wanted = set(case.when.readings())
    chosen = [reading for reading in readings if wanted <= set(reading.name.split(", "))]
    if not chosen:
        known = dict.fromkeys(word for reading in readings for word in reading.name.split(", "))
        raise no_such("case", f"{case.id}, when.reading", ", ".join(case.when.readings()), known)
    return chosen


def _readings(game: Game[Any], case: Case, given: Given) -> Iterator[_Reading]:
    """The case read in every way: what its position leaves open, and moves that may tell what happened by itself.

    Where the moves that have been done cannot be, that is not how the position is meant; in one way they must be.
    """
    stands = _stands(game, given.facts)
    for number, (name, s) in enumerate(stands.items(), 1):
        ways = [USUAL]
        for way in ways:
            start = s.clone()
            start.journal = s.journal
            try:
                story = Story(game, case, start, given, way)
            except Impossible:
                if number == len(stands):
                    raise
                break
            stuck, differences = _read(story)
            yield _Reading(", ".join(filter(None, (name, story.read_as()))), stuck, differences)
            if way == USUAL:
                ways += [other for other in (TOLD, MADE) if story.taken and {other} != story.taken]


def _stands(game: Game[Any], given: dict[str, Any]) -> dict[str, Any]:
    """The states that a position may mean; one that no game can reach is damaged."""
    stands = game.positions.readings(given)
    for s in stands.values():
        for where, found, rule in game.positions.impossible(s):
            raise game.positions.told(where, found, rule.id)
    return stands


def _read(story: Story) -> tuple[bool, list[Difference]]:
    try:
        moments = story.moments()
    except Stuck as stuck:
        return True, [stuck.difference]
    unused = story.unused().items()
    left = [Difference(DRAWS_LEFT, where=f"draws.{label}", left=listed(words)) for label, words in unused]
    verdicts = [_verdict(story, moments[: n + 1]) for n in range(len(moments)) if _counts(story.case, moments, n)]
    if any(verdict == [] for verdict in verdicts):
        return bool(left), left
    best = verdicts[-1]
    if isinstance(best, Unreadable):
        raise best
    return bool(left), [*best, *left]


def _counts(case: Case, moments: list[Moment], n: int) -> bool:
    """Whether a case may hold at this moment: where it speaks of a question, one must stand there.

    Without moves, a question that was answered by itself is no outcome of the phase that put it.
    """
    if n == len(moments) - 1:
        return True
    return moments[n].open if case.then.asks() else bool(case.when.moves) or not moments[n].open


def _verdict(story: Story, way: list[Moment]) -> list[Difference] | Unreadable:
    """What differs at the last of these moments; a move may be readable at another one."""
    try:
        return _differences(story.game, story.case, way[-1], way)
    except Unreadable as error:
        return error


def _differences(game: Game[Any], case: Case, moment: Moment, way: Sequence[Moment]) -> list[Difference]:
    """What is not as the case says at this moment; `way` are those since the last move, this one included."""
    then, s = case.then, moment.s
    actual = game.facts(s)
    found = [each for facts in each_unfolded(then.facts) for each in facts_differ(game, actual, facts)]
    for name, facts in then.sees.items():
        seen = seen_by(game, s, Seat(game.seats.index(name)))
        found += facts_differ(game, seen, unfold(facts), of=f"sees.{name}.")
    if then.asks():
        found += _asking_differs(game, case, s, way)
    found += _not_asked_differs(game, case, moment)
    found += _draws_differ(game, case, moment)
    if then.result:
        found += facts_differ(game, _result(game, s), then.result, of="result.")
    return found


def seen_by(game: Game[Any], s: Any, seat: Seat) -> Any:
    """The facts as a seat sees them: one that differs in another state that it cannot tell from this is hidden."""
    seen: Any = game.facts(s)
    rng = Random(0)
    for _ in range(SCRAMBLES if s.stack else 0):
        seen = _alike(seen, game.facts(game.scramble(s, seat, rng)))
    return seen


def _alike(one: Any, other: Any) -> Any:
    if isinstance(one, dict) and isinstance(other, dict):
        return {name: _alike(one.get(name, HIDDEN), other.get(name, HIDDEN)) for name in {**one, **other}}
    if isinstance(one, list) and isinstance(other, list) and len(one) == len(other):
        return [_alike(*pair) for pair in zip(one, other, strict=True)]
    return one if one == other else HIDDEN


def _asking_differs(game: Game[Any], case: Case, s: Any, way: Sequence[Moment]) -> Iterator[Difference]:
    asked = [game.seats[seat] for seat in game.asked(s)]
    if case.then.asked is not None and sorted(case.then.asked) != sorted(asked):
        yield Difference(DIFFERS, where="asked", wanted=listed(case.then.asked), found=listed(asked))
    if case.then.prompt:
        prompts = sorted({question.prompt for question in game.asks(s) if question.must})
        if prompts != [case.then.prompt]:
            yield Difference(DIFFERS, where="prompt", wanted=case.then.prompt, found=listed(prompts))
    for line in case.then.legal:
        if reasons := _why_not(game, case, s, line):
            yield Difference(IS_REFUSED, where="legal", move=line, reasons=listed(reasons))
    for refusal in case.then.refused:
        wanted = refusal.rules()
        try:
            reasons = _why_not(game, case, s, refusal.move)
        except Unreadable:
            if wanted and all(rule.startswith("KIT-") for rule in wanted):
                continue
            raise
        if not reasons:
            yield Difference(IS_ALLOWED, where="refused", move=refusal.move)
            continue
        if mover(game, refusal.move, "case", case.id)[0] not in game.asked(s):
            # Somebody with a single answer has given it by itself: what forbade the others then forbids them still.
            before = (moment.s for moment in way if moment.open)
            reasons += [reason for each in before for reason in _when_asked(game, case, each, refusal.move)]
        if wanted and not set(wanted) & set(reasons):
            found, right = listed(reasons), listed(wanted)
            yield Difference(OTHER_REASONS, where="refused", move=refusal.move, found=found, wanted=right)


def _when_asked(game: Game[Any], case: Case, s: Any, line: str) -> list[str]:
    """What forbids a move to a seat that is asked at this moment."""
    return _why_not(game, case, s, line) if mover(game, line, "case", case.id)[0] in game.asked(s) else []


def _why_not(game: Game[Any], case: Case, s: Any, line: str) -> list[str]:
    seat, move = mover(game, line, "case", case.id)
    try:
        return [reason.rule.id for reason in game.why_not(s, seat, move)]
    except Unreadable as error:
        raise Unreadable("case", case.id, CANNOT_READ, given=line, detail=str(error)) from error


def _not_asked_differs(game: Game[Any], case: Case, moment: Moment) -> Iterator[Difference]:
    for name in case.then.not_asked:
        found = dict.fromkeys(prompt for seat, prompt in moment.asked if game.seats[seat] == name)
        if found:
            yield Difference(WAS_ASKED, where="not_asked", seat=name, prompt=listed(found))


def _draws_differ(game: Game[Any], case: Case, moment: Moment) -> Iterator[Difference]:
    for given, words in case.then.draws.items():
        label = label_of(game, given, "case", f"{case.id}, then.draws")
        wanted, found = list(map(str, words)), [word for drawn, word in moment.drawn if drawn == label]
        if wanted != found:
            yield Difference(DIFFERS, where=f"draws.{label}", wanted=listed(wanted), found=listed(found))
    for given, words in case.then.coming.items():
        label = label_of(game, given, "case", f"{case.id}, then.coming")
        known = game.positions.coming(moment.s, label)
        if known is None:
            raise Unreadable("case", f"{case.id}, then.coming", NOBODY_KNOWS, given=label)
        wanted = list(map(str, words))
        if known[: len(wanted)] != wanted:
            yield Difference(DIFFERS, where=f"coming.{label}", wanted=listed(wanted), found=listed(known))


def _result(game: Game[Any], s: Any) -> dict[str, Any]:
    result = game.result(s)
    if result is None:
        return {}
    return {
        "winners": [game.seats[seat] for seat in result.winners()],
        "ending": result.ending,
        "places": dict(zip(game.seats, result.places, strict=True)),
        "scores": dict(zip(game.seats, result.scores, strict=True)),
    }
