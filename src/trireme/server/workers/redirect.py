"""Changing one's mind before anything counts: to which answer of a draft another thing on the board belongs.

Whoever has bid on one tile and points at another means to move the bid. What was answered so far of the last move is
looked at again, the latest answer first; nothing before that move is touched.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import suppress
from typing import Any

from trireme.kit.content.rulebook import Reason
from trireme.kit.engine.question import Amount, Some
from trireme.kit.errors import Refused, Stale
from trireme.kit.records.drafts import Draft, DraftReplay
from trireme.kit.rules.ids import KIT_ASK_02


def earlier(trial: DraftReplay[Any]) -> Iterator[DraftReplay[Any]]:
    """The draft as it was before each answer of its last move; redo gives back what came after."""
    acts = trial.acts
    for last in reversed(range(len(acts))):
        for length in reversed(range(len(acts[last]))):
            before = [*acts[:last], *([acts[last][:length]] if length else [])]
            after = [*trial.undone, *acts[:last:-1], acts[last][length:]]
            tried = Draft(trial.question, before, after, trial.game.codes_hash)
            then: DraftReplay[Any] = DraftReplay(trial.game, trial.confirmed, trial.seat, tried)
            if then.cut is None and not then.waits:
                yield then
                if not then.midway:
                    return


def back_to(trial: DraftReplay[Any], question: str) -> DraftReplay[Any] | None:
    """The draft as it was when this question was asked."""
    return next((then for then in earlier(trial) if asked(then) == question), None)


def meant(trial: DraftReplay[Any], target: str) -> DraftReplay[Any] | None:
    """The draft before the answer in whose place this thing can be pointed at.

    Where the move is not whole this is for amounts only: any other question is one in which the player moves on.
    """
    if not trial.waits and not any(isinstance(question, Amount) for question in trial.questions()):
        return None
    return next((then for then in earlier(trial) if not then.reasons(target)), None)


def reasons(trial: DraftReplay[Any], target: str) -> list[Reason]:
    """Why this thing cannot be used; when the move is whole, why it could not have been used for that move."""
    if trial.waits and (before := list(earlier(trial))):
        return before[-1].reasons(target)
    return trial.reasons(target)


def choose(trial: DraftReplay[Any], code: int, times: int, question: str) -> DraftReplay[Any]:
    """An item of a Some, so many times in all; when that made the move whole, all that was chosen is chosen again.

    Two quick clicks name the same question: the second is good for the Some as the first has left it. Where the move is
    whole because nothing more could be had, the new item comes first, and what cannot be had beside it gives way.
    """
    if not trial.waits:
        now = asked(trial)
        trial.choose(code, times, now if same(now, question) else question)
        return trial
    before = [then for then in earlier(trial) if same(asked(then), question)]
    if not before:
        raise Stale(str(code), [Reason(KIT_ASK_02)])
    first = before[-1]
    items = {item.code for some in first.questions() if isinstance(some, Some) for item in some.items}
    chosen = Counter(each for each in trial.codes[len(first.codes) :] if each in items and each != code)
    first.choose(code, times, asked(first))
    for each, count in sorted(chosen.items()):
        if not first.waits:
            with suppress(Refused):
                first.choose(each, count, asked(first))
    return first


def same(question: str, other: str) -> bool:
    """Whether it is the same question, perhaps with more or less chosen: the end of its id counts that."""
    return question.rpartition(".")[0] == other.rpartition(".")[0]


def asked(trial: DraftReplay[Any]) -> str:
    return trial.game.question_id(trial.state, trial.seat)
