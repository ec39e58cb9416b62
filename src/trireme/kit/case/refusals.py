"""What a case says must be refused, other than a move: an option, a position or the outcome of a draw."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import suppress
from typing import Any

from trireme.kit.case.difference import Difference, listed
from trireme.kit.case.facts import unfold
from trireme.kit.case.shape import Case, Refusal
from trireme.kit.case.story import CaseRun, given_of
from trireme.kit.engine.frames import Chance
from trireme.kit.errors import BadOption, Impossible, Unreadable, shown
from trireme.kit.game import Game
from trireme.kit.nearest import no_such
from trireme.kit.options import check_names
from trireme.kit.problems import IS_ALLOWED, NEVER_DRAWN, NO_SUCH_OPTION, OTHER_REASONS
from trireme.kit.scripted import ScriptedGame, label_of

SEATS = ("players", "seats")
"""Options that say how many seats there are: such a game has no seats by the names of the case."""


def options_allowed(game: Game[Any], case: Case) -> Iterator[Difference]:
    """Values of options with which the game of the case can be made though they must be refused, or for another reason.

    Without a problem, an option that the game does not have is no refusal but a slip of the pen.
    """
    for refusal in case.then.refused:
        if not refusal.option:
            continue
        text = f"{refusal.option} = {shown(refusal.value)}"
        try:
            _made(game, refusal)
        except BadOption as error:
            if error.key == NO_SUCH_OPTION.key and refusal.problem != error.key:
                raise
            if error.option != refusal.option:
                yield _otherwise(text, f"{error.option}, {error.key}", refusal.option)
            elif refusal.problem not in ("", error.key):
                yield _otherwise(text, error.key, refusal.problem)
        else:
            yield Difference(IS_ALLOWED, where="refused", move=text)


def _made(game: Game[Any], refusal: Refusal) -> Game[Any]:
    given, options = game._given
    left = {name: value for name, value in options.items() if refusal.option not in SEATS or name not in SEATS}
    if refusal.option != "seats":
        check_names({refusal.option: refusal.value}, game.choices)
    return type(game)(*given, **{**left, refusal.option: refusal.value})


def positions_allowed(game: Game[Any], case: Case) -> Iterator[Difference]:
    """Positions that can be though they must be refused: that of the case with other facts. A rule must forbid each,
    or what cannot be read must have the problem that is named."""
    for refusal in case.then.refused:
        if not refusal.given:
            continue
        text = ", ".join(f"{name} = {shown(value)}" for name, value in refusal.given.items())
        try:
            _stand(game, case, refusal.given)
        except Impossible as error:
            if refusal.problem or (refusal.rules() and error.rule not in refusal.rules()):
                yield _otherwise(text, error.rule, refusal.problem or listed(refusal.rules()))
        except Unreadable as error:
            if not refusal.problem:
                raise
            if error.key != refusal.problem:
                yield _otherwise(text, error.key, refusal.problem)
        else:
            yield Difference(IS_ALLOWED, where="refused", move=text)


def _stand(game: Game[Any], case: Case, other: Mapping[str, Any]) -> None:
    """Stand up the position of the case with other facts, and make the moves that are done in it."""
    given = given_of(game, case, changed(unfold(case.given), unfold(other)))
    ScriptedGame(game, stand(game, given.facts), given.draws).tell(given.done)


def stand(game: Game[Any], facts: Mapping[str, Any]) -> Any:
    """Return the state of a position; one that no game can reach is damaged."""
    s = game.positions.stand(facts)
    for where, found, rule in game.positions.impossible(s):
        raise game.positions.told(where, found, rule.id)
    return s


def changed(facts: Mapping[str, Any], other: Mapping[str, Any]) -> dict[str, Any]:
    """Return facts with others in their place; tables are changed fact by fact."""
    found = dict(facts)
    for name, value in other.items():
        before = facts.get(name)
        found[name] = changed(before, value) if isinstance(before, dict) and isinstance(value, dict) else value
    return found


def draws_allowed(story: CaseRun) -> Iterator[Difference]:
    """Outcomes that could have come out though they must be refused, at the first draw of their label that `given` does
    not name; and labels of which nothing was drawn."""
    for refusal in story.case.then.refused:
        if not refusal.draw:
            continue
        where = f"{story.case.id}, then.refused"
        label = label_of(story.game, refusal.draw, "case", where)
        _must_be_known(story.game, label, str(refusal.outcome), where)
        possible = story.possible.get(label)
        if possible is None:
            yield Difference(NEVER_DRAWN, where="refused", label=label)
        elif str(refusal.outcome) in possible:
            yield Difference(IS_ALLOWED, where="refused", move=f"{label} {refusal.outcome}")


def _must_be_known(game: Game[Any], label: str, outcome: str, where: str) -> None:
    """An outcome that can never come out with any expansion is a slip of the pen, unless it is a number of a die."""
    known = _outcomes(game, label)
    if not known or outcome in known or (outcome.isdigit() and all(word.isdigit() for word in known)):
        return
    modules = [module for option in game.choices if option.name == "modules" for module in option.values]
    for some in [*([module] for module in modules), modules]:
        with suppress(BadOption):  # Some expansions need others, or another number of players.
            known += _outcomes(_made(game, Refusal(option="modules", value=some)), label)
    if outcome not in known:
        raise no_such("case", where, outcome, dict.fromkeys(known))


def _outcomes(game: Game[Any], label: str) -> list[str]:
    return [word for step in game.steps if isinstance(step, Chance) and step.label == label for word in step.known()]


def _otherwise(text: str, found: str, wanted: str) -> Difference:
    return Difference(OTHER_REASONS, where="refused", move=text, found=found, wanted=wanted)
