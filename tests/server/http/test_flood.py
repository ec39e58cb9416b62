"""Many connections of one address together: none is refused, they wait for their turn, and nobody else does."""

from __future__ import annotations

import asyncio
import contextlib
from pathlib import Path

from websockets.asyncio.client import ClientConnection, connect

from tests.server.served import Served
from trireme.server.common.rate_limits import Limits
from trireme.server.wire.http_bodies import Me

AT_ONCE = 10
SEVERE = Limits(address_messages_a_second=0.001, address_messages_at_once=AT_ONCE)
"""One more every quarter of an hour."""
HELLO = '{"type":"hello"}'
SNAPSHOT = '"type":"snapshot"'


def test_connections_of_one_address_wait_for_each_other_and_for_nobody_else(tmp_path: Path) -> None:
    with Served(tmp_path, limits=SEVERE) as served, served.browser() as browser:
        table = served.new_table(browser, "peloponnes", Me(), Me()).table.id
        address = f"ws://127.0.0.1:{served.port}/api/tables/{table}/socket"

        async def scene() -> None:
            answered: list[ClientConnection] = []
            enough = asyncio.Event()

            async def ask(connection: ClientConnection) -> None:
                async for body in connection:
                    if SNAPSHOT in str(body):
                        answered.append(connection)
                        if len(answered) == AT_ONCE:
                            enough.set()

            async with contextlib.AsyncExitStack() as stack:
                many = [await stack.enter_async_context(connect(address)) for _ in range(4)]
                for _ in range(AT_ONCE):
                    for connection in many:  # By turns, or a busy machine hears the whole of one first.
                        await connection.send(HELLO)
                asking = [asyncio.create_task(ask(connection)) for connection in many]
                await enough.wait()
                other = await stack.enter_async_context(connect(address, local_addr=("127.0.0.2", 0)))
                await other.send(HELLO)
                async for body in other:
                    if SNAPSHOT in str(body):
                        break
                assert len(answered) == AT_ONCE, "the others wait"
                assert set(answered) == set(many), "each has its turn"
                for task in asking:
                    task.cancel()
                for connection in many:
                    connection.transport.abort()

        asyncio.run(scene())
