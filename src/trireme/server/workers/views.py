"""What seats see of an open match: views, questions and events, as JSON for the page."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from trireme.kit.engine.event import Event
from trireme.kit.engine.question import Question
from trireme.kit.engine.view import View
from trireme.kit.game import Game
from trireme.kit.records.drafts import DraftCut, DraftReplay
from trireme.server.wire.problem_bodies import why_body
from trireme.server.wire.socket_messages import DraftState, Notice, SeatState
from trireme.server.workers import calls
from trireme.server.workers.open_match import OpenMatch, seen

encode = msgspec.json.encode
EncodedEvents = dict[int, tuple[Event, bytes]]
"""Events by their `id()`, each with its JSON. Holding the event keeps its `id()` from being used again."""


def get_view(match: OpenMatch, call: calls.GetView) -> calls.ViewResult:
    game, state = match.match.game, match.match.state
    result = game.result(state)
    asked = game.asks(state) if any(seat is not None and seat not in call.drafts for seat in call.seats) else ()
    plain = [seat for seat in call.seats if seat is None or seat not in call.drafts]
    views = iter(game.views(state, plain))
    states = [
        draft_seat_state(match, DraftReplay(game, state, seat, call.drafts[seat]))
        if seat is not None and seat in call.drafts
        else seat_state(match, next(views), asked)
        for seat in call.seats
    ]
    room = None if call.most is None else (call.most - sum(len(encode(each)) for each in states)) // len(states)
    known: EncodedEvents = {}
    for each in states:
        each.events = event_bodies(match.events(call.since, each.seat), room, known)
        each.before = match.known(each.seat) - len(each.events)
        if call.stood:
            each.stood = marked(match.stood(call.since, each.seat, call.stood), len(each.events))
    seats = [encode(each) for each in states]
    outcome = encode(result) if result else None
    drawn = match.match.drawn.tolist() if result else []
    pending_votes: list[int] = [*game.asked(state)]
    return calls.ViewResult(pending_votes, openings(game, state), seats, outcome, game.hidden, list(game.teams), drawn)


def marked(stood: list[bool], told: int) -> list[int]:
    """The places of the marked events among the newest events that are sent."""
    return [place for place, mark in enumerate(stood[len(stood) - told :]) if mark]


def openings(game: Game[Any], state: Any) -> calls.Openings:
    return {seat: list(game.window_versions(state, seat)) for seat in game.may(state)}


def seat_state(match: OpenMatch, view: View, asked: Sequence[Question]) -> SeatState:
    """What a seat sees, without what has happened; of all that is asked it sees its own questions."""
    questions = [question for question in asked if question.seat == view.seat]
    return SeatState(view.seat, raw(view), raws(questions), None, [], [], match.known(view.seat))


def draft_seat_state(match: OpenMatch, trial: DraftReplay[Any]) -> SeatState:
    draft = draft_state(trial)
    return SeatState(
        trial.seat,
        raw(trial.view()),
        raws(trial.questions()),
        draft if trial.question or trial.cut else None,
        event_bodies(seen(trial.events, trial.seat)),
        [],
        match.known(trial.seat),
    )


def draft_state(trial: DraftReplay[Any]) -> DraftState:
    return DraftState(
        codes=trial.codes,
        moves=trial.moves,
        midway=trial.in_multi_step,
        can_undo=bool(trial.acts),
        can_redo=bool(trial.undone),
        can_confirm=bool(trial.moves) and not trial.in_multi_step,
        notice=notice(trial.cut) if trial.cut else None,
    )


def notice(cut: DraftCut) -> Notice:
    return Notice(cut.key, {"lost": cut.lost}, [why_body(reason) for reason in cut.reasons])


def event_bodies(
    events: Sequence[Event], room: int | None = None, known: EncodedEvents | None = None
) -> list[msgspec.Raw]:
    """Events with the places that light up with them; the newest, as far as there is room.

    `known` has those that others have been told: most events look the same to everybody.
    """
    found: list[msgspec.Raw] = []
    known = {} if known is None else known
    for event in reversed(events):
        if id(event) not in known:
            known[id(event)] = event, encode({**msgspec.to_builtins(event), "places": event.places()})
        body = known[id(event)][1]
        if room is not None:
            room -= len(body) + 1
            if room < 0:
                break
        found.append(msgspec.Raw(body))
    return found[::-1]


def raw(thing: object) -> msgspec.Raw:
    return msgspec.Raw(encode(thing))


def raws(things: Sequence[object]) -> list[msgspec.Raw]:
    return [raw(thing) for thing in things]
