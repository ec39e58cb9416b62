"""Redirect a draft: find the answer of its last move that another thing on the board would replace.

A player who has bid on one tile and points at another means to move the bid. The answers of the last move are searched
from the latest one back; earlier moves are not touched.
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
    """Yield the draft as it was before each answer of its last move. Redo gives back what came after."""
    acts = trial.acts
    for last in reversed(range(len(acts))):
        for length in reversed(range(len(acts[last]))):
            before = [*acts[:last], *([acts[last][:length]] if length else [])]
            after = [*trial.undone, *acts[:last:-1], acts[last][length:]]
            tried = Draft(trial.question, before, after, trial.game.codes_hash)
            then: DraftReplay[Any] = DraftReplay(trial.game, trial.confirmed, trial.seat, tried)
            if then.cut is None and not then.waits:
                yield then
                if not then.in_multi_step:
                    return


def back_to(trial: DraftReplay[Any], question: str) -> DraftReplay[Any] | None:
    """Return the draft as it was when this question was asked, or None."""
    return next((then for then in earlier(trial) if asked(then) == question), None)


def meant(trial: DraftReplay[Any], target: str) -> DraftReplay[Any] | None:
    """Return the draft before the answer that this thing can replace, or None.

    If the move is incomplete, only amounts can be replaced this way: at any other question the player moves on.
    """
    if not trial.waits and not any(isinstance(question, Amount) for question in trial.questions()):
        return None
    return next((then for then in earlier(trial) if not then.reasons(target)), None)


def reasons(trial: DraftReplay[Any], target: str) -> list[Reason]:
    """Return why this thing cannot be used, or could not have been used for a move that is complete."""
    if trial.waits and (before := list(earlier(trial))):
        return before[-1].reasons(target)
    return trial.reasons(target)


def choose(trial: DraftReplay[Any], code: int, times: int, question: str) -> DraftReplay[Any]:
    """Choose an item of a `Some` question so many times in all. If the move was complete, choose all its items again.

    Two quick clicks name the same question; the second applies to the question as the first has left it. If the move
    was complete because nothing more was possible, the new item goes first, and items that no longer fit are dropped.
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
    """Return whether two ids name the same question. The last part of an id counts the items chosen."""
    return question.rpartition(".")[0] == other.rpartition(".")[0]


def asked(trial: DraftReplay[Any]) -> str:
    return trial.game.question_id(trial.state, trial.seat)
