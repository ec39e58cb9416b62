"""Compare what a case says of the current question: who is asked what, and which answers are legal or refused."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from trireme.kit.case.answers import answers_differ
from trireme.kit.case.difference import Difference, listed
from trireme.kit.case.shape import Case
from trireme.kit.content.rulebook import NOT_OFFERED, kit_rules
from trireme.kit.errors import Unreadable
from trireme.kit.game import Game
from trireme.kit.problems import CANNOT_READ, DIFFERS, IS_ALLOWED, IS_REFUSED, OTHER_REASONS
from trireme.kit.scripted import mover


def asking_differs(game: Game[Any], case: Case, s: Any) -> Iterator[Difference]:
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
    yield from answers_differ(game, case.id, s, case.then.answers)
    for refusal in case.then.refused:
        wanted = refusal.rules()
        if not refusal.move:
            continue
        try:
            reasons = _why_not(game, case, s, refusal.move)
        except Unreadable:
            if NOT_OFFERED in wanted and all(rule in kit_rules().entries for rule in wanted):
                continue
            raise
        if not reasons:
            yield Difference(IS_ALLOWED, where="refused", move=refusal.move)
            continue
        if wanted and not set(wanted) & set(reasons):
            found, right = listed(reasons), listed(wanted)
            yield Difference(OTHER_REASONS, where="refused", move=refusal.move, found=found, wanted=right)


def _why_not(game: Game[Any], case: Case, s: Any, line: str) -> list[str]:
    seat, move = mover(game, line, "case", case.id)
    try:
        return [reason.rule.id for reason in game.why_not(s, seat, move)]
    except Unreadable as error:
        raise Unreadable("case", case.id, CANNOT_READ, given=line, detail=str(error)) from error
