"""Drafts in a worker: change one, explain why something is not possible, turn one into lines of the log."""

from __future__ import annotations

from typing import Any

from trireme.kit.records.drafts import DraftReplay
from trireme.server.common.problems import (
    DRAFT_CUT,
    DRAFT_DIFFERS,
    NOT_WHOLE,
    NOTHING_TO_CONFIRM,
    NOTHING_TO_REDO,
    NOTHING_TO_UNDO,
    TableError,
)
from trireme.server.wire.problem_bodies import why_body
from trireme.server.workers import calls
from trireme.server.workers.open_match import OpenMatch
from trireme.server.workers.redirect import asked, back_to, choose, meant, reasons
from trireme.server.workers.views import draft_seat_state, draft_state, encode


def edit_draft(match: OpenMatch, call: calls.EditDraft) -> calls.DraftResult:
    trial = DraftReplay(match.match.game, match.match.state, call.seat, call.draft)
    if call.code is not None and call.times is not None:
        trial = choose(trial, call.code, call.times, call.question)
    elif call.code is not None:
        trial.answer([call.code], call.question)
        if call.joined and len(trial.acts) > 1:
            trial.acts[-2:] = [trial.acts[-2] + trial.acts[-1]]
    elif call.text is not None:
        trial.answer(call.text, call.question)
    elif call.undo:
        trial = undone(trial, call.to)
    elif call.redo:
        if not trial.undone:
            raise TableError(NOTHING_TO_REDO)
        trial = DraftReplay(trial.game, trial.confirmed, call.seat, trial.tried.redo())
    return calls.DraftResult(trial.tried, draft_state(trial), encode(draft_seat_state(match, trial)))


def undone(trial: DraftReplay[Any], to: str | None) -> DraftReplay[Any]:
    if to is None and trial.acts:
        return DraftReplay(trial.game, trial.confirmed, trial.seat, trial.tried.undo())
    if to is None or (then := back_to(trial, to)) is None:
        raise TableError(NOTHING_TO_UNDO)
    return then


def explain(match: OpenMatch, call: calls.Explain) -> calls.Explained:
    trial = DraftReplay(match.match.game, match.match.state, call.seat, call.draft)
    if call.target is not None:
        if (then := meant(trial, call.target)) is not None:
            return calls.Explained([], asked(then))
        found = reasons(trial, call.target)
    elif call.move is not None:
        found = trial.why_not(call.move)
    else:
        found = trial.why_not([call.code or 0])
    return calls.Explained([why_body(reason) for reason in found])


def lines_of_commit(match: OpenMatch, call: calls.Commit) -> list[str]:
    """What the log will have; whatever is wrong with it is said here, and nothing has changed."""
    if call.back is not None:
        return [f"undo to {call.back}"]
    trial = DraftReplay(match.match.game, match.match.state, call.seat, call.draft)
    if call.text is not None:
        trial.answer(call.text, call.question)
    if trial.moves and trial.in_multi_step:
        raise TableError(NOT_WHOLE)
    if trial.cut and not call.cut:
        raise TableError(DRAFT_CUT)
    if not trial.moves:
        raise TableError(NOTHING_TO_CONFIRM)
    if call.seen is not None and call.seen != trial.moves:
        raise TableError(DRAFT_DIFFERS)
    return [f"{trial.game.seats[call.seat]}: {move}" for move in trial.moves]
