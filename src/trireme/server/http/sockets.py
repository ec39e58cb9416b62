"""WebSockets: decode and limit incoming messages, send queued ones."""

from __future__ import annotations

import asyncio
from typing import Any, Final

import msgspec
from litestar import WebSocket, websocket
from litestar.datastructures import State

from trireme.server.common.logs import log
from trireme.server.common.problems import TOO_FAST, TOO_MANY_CONNECTIONS, TOO_SLOW, TableError
from trireme.server.common.rate_limits import Bucket
from trireme.server.http.middleware import address_of
from trireme.server.room.connection import Client, nothing
from trireme.server.room.room import Room
from trireme.server.services import Services
from trireme.server.storage.faults import Unwritten
from trireme.server.wire.decoding import UNREADABLE, misread
from trireme.server.wire.problem_bodies import problem_body
from trireme.server.wire.socket_messages import ClientMessage, MoveRefused, Paused

MESSAGE: Final[msgspec.json.Decoder[ClientMessage]] = msgspec.json.Decoder(ClientMessage)
NO_SUCH_TABLE: Final = 4404
TOO_MUCH: Final = 4429
"""Close code after too many messages or connections. As after `NO_SUCH_TABLE`, clients should not try again at once."""
SLOW: Final = 4408
RESTARTED: Final = 1012
"""Close code when a room was closed. As after `SLOW`, the page connects again and gets what it has missed."""
LATER: Final = 1013
"""Close code while tables are not available; the page tries again."""

MOST_REASON: Final = 60
"""Most characters of a close reason; the protocol allows 123 bytes."""

AnySocket = WebSocket[Any, Any, State]


class Nonced(msgspec.Struct):
    nonce: str


@websocket("/api/tables/{id:str}/socket")
async def table_socket(socket: AnySocket, id: str, services: Services, browser: str | None) -> None:
    address = address_of(socket.scope)
    await socket.accept()
    if not services.rate_limiter.connect(address):
        await turn_away(socket, TableError(TOO_MANY_CONNECTIONS), TOO_MUCH)
        return
    try:
        room, client = await services.rooms.enter(id, browser)
    except Unwritten as error:
        services.rate_limiter.disconnect(address)
        await send_off(socket, Paused(problem_body(error)), LATER, error)
        return
    except TableError as error:
        services.rate_limiter.disconnect(address)
        await turn_away(socket, error, NO_SUCH_TABLE)
        return
    sending = asyncio.create_task(send_all(socket, client))
    client.hang_up = sending.cancel
    receiving = asyncio.create_task(receive_all(socket, services, address, room, client))
    try:
        await asyncio.wait((sending, receiving), return_when=asyncio.FIRST_COMPLETED)
    finally:
        sending.cancel()
        receiving.cancel()
        done = await asyncio.gather(sending, receiving, return_exceptions=True)
        client.hang_up = nothing
        if client.dropped:
            log("slow connection dropped", table=id)
            await socket.close(SLOW, str(TableError(TOO_SLOW)))
        if client.ended:
            await socket.close(RESTARTED)
        services.rooms.leave(room, client)
        if client.doing is not None:
            # It counts until then, so that a client that keeps reconnecting has no more work running than connections.
            await asyncio.wait([client.doing])
        services.rate_limiter.disconnect(address)
        for outcome in done:
            if isinstance(outcome, Exception) and not is_gone(outcome):
                log("socket failed", table=id, problem=repr(outcome))


async def turn_away(socket: AnySocket, error: TableError, code: int) -> None:
    await send_off(socket, refusal(None, error), code, error)


async def send_off(socket: AnySocket, message: MoveRefused | Paused, code: int, error: TableError) -> None:
    await socket.send_text(msgspec.json.encode(message).decode())
    await socket.close(code, str(error)[:MOST_REASON])


async def send_all(socket: AnySocket, client: Client) -> None:
    while True:
        body = await client.next()
        await socket.send_text(body.decode())


async def receive_all(socket: AnySocket, services: Services, address: str, room: Room, client: Client) -> None:
    limits = services.settings.limits
    bucket = Bucket(limits.messages_a_second, limits.messages_at_once)
    patience = limits.refused_messages
    while True:
        event: dict[str, Any] = {"text": None, "bytes": None, **await socket.receive()}
        if event["type"] == "websocket.disconnect":
            return
        if wait := services.rate_limiter.before_message(address):
            await asyncio.sleep(wait)
        body = event["text"] or event["bytes"] or ""
        if not bucket.allows():
            patience -= 1
            if not patience:
                await socket.close(TOO_MUCH, str(TableError(TOO_FAST)))
                return
            client.tell(refusal(nonce_of(body), TableError(TOO_FAST)))
            continue
        try:
            message = MESSAGE.decode(body)
        except UNREADABLE as error:
            client.tell(refusal(nonce_of(body), misread(error)))
            continue
        client.doing = asyncio.create_task(services.rooms.receive(room, client, message))
        await asyncio.shield(client.doing)


def refusal(nonce: str | None, error: TableError) -> MoveRefused:
    return MoveRefused(nonce, [], problem_body(error))


def nonce_of(body: str | bytes) -> str | None:
    """Return the nonce of a message that cannot be decoded, so that its sender knows which one it was."""
    try:
        return msgspec.json.decode(body, type=Nonced).nonce[:64]
    except UNREADABLE:
        return None


def is_gone(error: Exception) -> bool:
    """Return whether an error only means that the client has disconnected."""
    return "Disconnect" in type(error).__name__ or "Closed" in type(error).__name__
