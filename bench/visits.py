"""Read the rulebook and the home page from one address, over many connections, as fast as possible.

    python bench/visits.py SERVER SECONDS   prints the number of requests and their answers

It is a process of its own with low priority, since a reader elsewhere would not use this machine.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import re
import sys
from collections import Counter
from typing import Final
from urllib.parse import urlsplit

import uvloop

HERE: Final = "127.0.0.2"
CONNECTIONS: Final = 20
ASKED: Final = ("/api/rulebook/cyclades", "/")
LENGTH: Final = re.compile(rb"content-length: *(\d+)", re.IGNORECASE)


async def visit(host: str, port: int, first: int, answers: Counter[int]) -> None:
    """Send requests on one connection, and on a new one if it is closed."""
    number = first
    while True:
        with contextlib.suppress(OSError, EOFError):
            reader, writer = await asyncio.open_connection(host, port, local_addr=(HERE, 0))
            while True:
                number += 1
                path = ASKED[number % len(ASKED)]
                writer.write(f"GET {path} HTTP/1.1\r\nHost: {host}:{port}\r\nAccept-Encoding: gzip\r\n\r\n".encode())
                head = await reader.readuntil(b"\r\n\r\n")
                length = LENGTH.search(head)
                await reader.readexactly(int(length[1]) if length else 0)
                answers[int(head.split(b" ", 2)[1])] += 1
        await asyncio.sleep(0.1)


async def visits(server: str, seconds: float) -> Counter[int]:
    address = urlsplit(server)
    assert address.hostname is not None
    assert address.port is not None
    answers: Counter[int] = Counter()
    running = [
        asyncio.create_task(visit(address.hostname, address.port, number, answers)) for number in range(CONNECTIONS)
    ]
    await asyncio.sleep(seconds)
    for task in running:
        task.cancel()
    await asyncio.gather(*running, return_exceptions=True)
    return answers


if __name__ == "__main__":
    os.nice(5)
    found = uvloop.run(visits(sys.argv[1], float(sys.argv[2])))
    print(json.dumps({"asked": found.total(), "answers": found}))
