"""Running cases: each is read in one way only, and all that it says must hold at one moment."""

from __future__ import annotations

import json
from collections.abc import Iterator
from random import Random
from typing import Any, Final

from trireme.kit.case.difference import Difference, listed
from trireme.kit.case.facts import HIDDEN, FactShape, each_unfolded, facts_differ, unfold
from trireme.kit.case.questions import asking_differs
from trireme.kit.case.refusals import draws_allowed, options_allowed, positions_allowed, stand
from trireme.kit.case.shape import Case, CaseFile
from trireme.kit.case.story import ASKED, CaseRun, Stuck, given_of
from trireme.kit.content.rulebook import kit_rules
from trireme.kit.engine.frames import Ask
from trireme.kit.errors import Fault, TriremeError, Unreadable
from trireme.kit.game import Game
from trireme.kit.nearest import no_such
from trireme.kit.problems import (
    CLAIMS_NOTHING,
    DIFFERS,
    DRAWS_LEFT,
    NO_SUCH_RULE,
    NOBODY_KNOWS,
    WAS_ASKED,
)
from trireme.kit.records.record import Maker, made_by
from trireme.kit.scripted import label_of, mover
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
        except Exception as error:  # the other cases can still be played
            yield case, Fault(case.id, error, "case")


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
    """Return what differs from a case; raises when it is damaged."""
    _check(game, case)
    allowed = [*options_allowed(game, case), *positions_allowed(game, case)]
    given = given_of(game, case)
    story = CaseRun(game, case, stand(game, given.facts), given)
    try:
        story.play()
    except Stuck as stuck:
        return [*allowed, *story.unlike, stuck.difference]
    found = [*allowed, *story.unlike, *draws_allowed(story), *_differences(story)]
    for label, words in story.unused().items():
        found.append(Difference(DRAWS_LEFT, where=f"draws.{label}", left=listed(words)))
    return found


def _check(game: Game[Any], case: Case) -> None:
    """Complain of what can be seen before the case is played."""
    then = case.then
    for rule in (*case.rules, *(rule for refusal in then.refused for rule in refusal.rules())):
        if rule not in game.rulebook.entries and rule not in kit_rules().entries:
            raise Unreadable("case", case.id, NO_SUCH_RULE, given=rule)
    if not then.claims():
        raise Unreadable("case", case.id, CLAIMS_NOTHING)
    if case.when.until and not _is_moment(game, case.when.until):
        raise no_such("case", f"{case.id}, when.until", case.when.until, (*game.positions.entries, ASKED))
    for where, names in (("asked", then.asked or ()), ("sees", then.sees), ("not_asked", then.not_asked)):
        for name in names:
            if name not in game.seats:
                raise no_such("case", f"{case.id}, then.{where}", name, game.seats)
    shape = FactShape(game)
    for facts in each_unfolded(then.facts):
        shape.check(f"{case.id}, then.facts", facts)
    for name, facts in then.sees.items():
        shape.check(f"{case.id}, then.sees.{name}", unfold(facts), hidden=True)
    for part in then.result:
        if part not in RESULT:
            raise no_such("case", f"{case.id}, then.result.{part}", part, RESULT)
    moves = (refusal.move for refusal in then.refused if refusal.move)
    for line in (*then.legal, *then.answers, *moves):
        mover(game, line, "case", case.id)


def _is_moment(game: Game[Any], until: str) -> bool:
    """Whether it is an entry point, a prompt, or `asked`. Some prompts go on with what they are about."""
    prompts = (step.prompt for step in game.steps if isinstance(step, Ask) and step.prompt)
    return until == ASKED or until in game.positions.entries or any(map(until.startswith, prompts))


def _differences(story: CaseRun) -> list[Difference]:
    """Return what is not as the case says at the moment to which it has been played."""
    game, case, s = story.game, story.case, story.s
    then = case.then
    actual = game.facts(s)
    found = [each for facts in each_unfolded(then.facts) for each in facts_differ(game, actual, facts)]
    for name, facts in then.sees.items():
        seen = seen_by(game, s, Seat(game.seats.index(name)))
        found += facts_differ(game, seen, unfold(facts), of=f"sees.{name}.")
    if then.asks():
        found += asking_differs(game, case, s)
    found += _not_asked_differs(story)
    found += _draws_differ(story)
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


def _not_asked_differs(story: CaseRun) -> Iterator[Difference]:
    game = story.game
    for name in story.case.then.not_asked:
        found = dict.fromkeys(prompt for seat, prompt in story.asked if game.seats[seat] == name)
        if found:
            yield Difference(WAS_ASKED, where="not_asked", seat=name, prompt=listed(found))


def _draws_differ(story: CaseRun) -> Iterator[Difference]:
    game, case = story.game, story.case
    for given, words in case.then.draws.items():
        label = label_of(game, given, "case", f"{case.id}, then.draws")
        wanted, found = list(map(str, words)), [word for drawn, word in story.drawn if drawn == label]
        if wanted != found:
            yield Difference(DIFFERS, where=f"draws.{label}", wanted=listed(wanted), found=listed(found))
    for given, words in case.then.coming.items():
        label = label_of(game, given, "case", f"{case.id}, then.coming")
        known = game.positions.coming(story.s, label)
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
