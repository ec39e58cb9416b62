"""Messages of connections to their table: one handler for each class of message.

A handler works in this order: the rules check an answer (in a worker), the store writes it to disk, the sender gets
an acknowledgement, and everybody is told.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from contextlib import suppress
from typing import Any, Final

from trireme.kit.records.drafts import Draft
from trireme.server.common.problems import ASK_ONE, HELLO_FIRST, NOT_YOURS, TableError
from trireme.server.room.chat import say
from trireme.server.room.connection import Client
from trireme.server.room.room import Room
from trireme.server.room.substitutes import take_back
from trireme.server.room.welcome import SeatStates, welcome
from trireme.server.storage.faults import Unwritten
from trireme.server.storage.store import Conflict
from trireme.server.wire.problem_bodies import problem_body
from trireme.server.wire.socket_messages import (
    Ack,
    AnswerStep,
    AskWhy,
    ClientMessage,
    Confirm,
    DraftMessage,
    Hello,
    MoveRefused,
    Paused,
    Ping,
    Play,
    Pong,
    Redo,
    Resync,
    Say,
    Undo,
    WhyNot,
)
from trireme.server.workers import calls
from trireme.server.workers.errors import RefusedCall


async def receive(room: Room, client: Client, message: ClientMessage) -> None:
    """Handle a message. Every message is answered, if only by a refusal."""
    try:
        await HANDLERS[type(message)](room, client, message)
    except RefusedCall as refused:
        client.tell(MoveRefused(nonce_of(message), refused.reasons, refused.problem))
    except TableError as error:
        client.tell(MoveRefused(nonce_of(message), [], problem_body(error)))
    except Conflict:
        client.tell(Resync(room.version, nonce_of(message)))


def refuse_while_paused(client: Client, message: ClientMessage, trouble: TableError) -> None:
    """Answer a message while the server must not serve its tables."""
    problem = problem_body(trouble)
    client.tell(Paused(problem) if isinstance(message, Hello) else MoveRefused(message.nonce, [], problem))


def nonce_of(message: ClientMessage) -> str | None:
    return None if isinstance(message, Hello) else message.nonce


async def pong(room: Room, client: Client, message: Ping) -> None:
    client.tell(Pong(message.nonce))


async def hello(room: Room, client: Client, message: Hello) -> None:
    await welcome(room, client, message.since)


async def why_not(room: Room, client: Client, message: AskWhy) -> None:
    """Say why something is not possible. Nobody at the table waits while a worker looks for the reason.

    If the client loses the seat meanwhile, it is told nothing.
    """
    if not client.live:
        raise TableError(HELLO_FIRST)
    explained = await explain(room, message) if message.seat in client.seats else calls.Explained([])
    async with room.lock:
        must_sit(client, message.seat)
        client.tell(WhyNot(message.nonce, explained.reasons, explained.question))


async def explain(room: Room, message: AskWhy) -> calls.Explained:
    room.must_be_playing()
    if sum(each is not None for each in (message.target, message.move, message.code)) != 1:
        raise TableError(ASK_ONE)
    call = calls.Explain(message.seat, room.tried(message.seat), message.target, message.move, message.code)
    return await room.pool.ask(room, call, calls.Explained)


async def change_draft(room: Room, client: Client, message: DraftMessage) -> None:
    """Change a draft or write it to the log, once for each nonce."""
    if not client.live:
        raise TableError(HELLO_FIRST)
    seat = message.seat
    async with room.lock:
        must_sit(client, seat)
        with suppress(Unwritten):  # Drafts work without a disk.
            await room.make_sure()
        if (version := room.acknowledged(seat, message.nonce)) is not None:
            client.tell(Ack(message.nonce, version))
            return
        if room.table.seats[seat].stand_in:
            await take_back(room, seat)
        before = room.version
        room.must_be_playing()
        seen = await confirm(room, message) if isinstance(message, Confirm) else await edit(room, message)
        client.tell(Ack(message.nonce, room.version))
        if isinstance(seen, bytes):
            room.tell_draft(seat, seen)
        else:
            room.tell(before, seen)


async def confirm(room: Room, message: Confirm) -> SeatStates:
    """Write a draft to the log. Return what everybody here sees then."""
    call = calls.Commit(message.seat, room.tried(message.seat), message.version == room.version, message.moves)
    return await room.write(call, message.nonce)


async def edit(room: Room, message: AnswerStep | Play | Undo | Redo) -> bytes | SeatStates:
    """Change a draft. Return what the seat sees of it, or what everybody sees if it was confirmed at once."""
    seat = message.seat
    changed = await room.pool.ask(room, EDITS[type(message)](message, room.tried(seat)), calls.DraftResult)
    if changed.draft.can_confirm and getattr(message, "confirm", False):
        return await room.write(calls.Commit(seat, changed.tried), message.nonce)
    room.keep_draft(seat, changed.tried, message.nonce)
    return changed.state


def must_sit(client: Client, seat: int) -> None:
    if seat not in client.seats:
        raise TableError(NOT_YOURS)


def answer_call(message: AnswerStep, tried: Draft) -> calls.EditDraft:
    return calls.EditDraft(
        message.seat, tried, message.question, code=message.code, times=message.times, joined=message.joined
    )


def play_call(message: Play, tried: Draft) -> calls.EditDraft:
    return calls.EditDraft(message.seat, tried, message.question, text=message.text)


def undo_call(message: Undo, tried: Draft) -> calls.EditDraft:
    return calls.EditDraft(message.seat, tried, undo=True, to=message.to)


def redo_call(message: Redo, tried: Draft) -> calls.EditDraft:
    return calls.EditDraft(message.seat, tried, redo=True)


EDITS: Final[Mapping[type[DraftMessage], Callable[[Any, Draft], calls.EditDraft]]] = {
    AnswerStep: answer_call,
    Play: play_call,
    Redo: redo_call,
    Undo: undo_call,
}
"""What each message asks a worker to do with a draft."""

HANDLERS: Final[Mapping[type[ClientMessage], Callable[[Room, Client, Any], Awaitable[None]]]] = {
    AnswerStep: change_draft,
    AskWhy: why_not,
    Confirm: change_draft,
    Hello: hello,
    Ping: pong,
    Play: change_draft,
    Redo: change_draft,
    Say: say,
    Undo: change_draft,
}
"""The function that handles each message. A test compares it with `ClientMessage`."""
