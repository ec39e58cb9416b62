"""A worker process: `python -m trireme.table.worker [--nice N] [--import MODULE]…`.

It says when it is ready. Then it reads requests from its standard input and writes replies to its standard output, each
a length and a msgpack body. It ends when its input does, even in the middle of a call that hangs: no worker outlives
its server.
"""

from __future__ import annotations

import argparse
import os
import signal
import struct
import sys
import traceback
from importlib import import_module
from queue import SimpleQueue
from threading import Thread
from typing import BinaryIO, Final

import msgspec

from trireme.table.calls import Broken, Reply, Request, Think
from trireme.table.desk import Desk
from trireme.table.thinking import think

LENGTH: Final = struct.Struct("!I")
READY: Final = LENGTH.pack(0)


def read_all(source: BinaryIO, requests: SimpleQueue[bytes]) -> None:
    while len(head := source.read(LENGTH.size)) == LENGTH.size:
        requests.put(source.read(LENGTH.unpack(head)[0]))
    os._exit(0)


def reply_to(desk: Desk, request: Request) -> Reply:
    try:
        return think(request.call) if isinstance(request.call, Think) else desk.answer(request)
    except Exception:
        return Broken(traceback.format_exc())


def step_back(nice: int) -> None:
    """Use what time others leave: a bot that thinks must not delay a player's move."""
    if hasattr(os, "nice"):
        os.nice(nice)
    if hasattr(os, "SCHED_IDLE"):
        os.sched_setscheduler(0, os.SCHED_IDLE, os.sched_param(0))


def main() -> None:
    options = argparse.ArgumentParser()
    options.add_argument("--nice", type=int, default=0)
    options.add_argument("--import", dest="modules", action="append", default=[])
    chosen = options.parse_args()
    if chosen.nice:
        step_back(chosen.nice)
    # Ctrl-C is for the server, which then ends its workers.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    # A game that prints must not disturb the replies.
    replies = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    for module in chosen.modules:
        import_module(module)
    requests: SimpleQueue[bytes] = SimpleQueue()
    Thread(target=read_all, args=(sys.stdin.buffer, requests), daemon=True).start()
    # Ready: from here on the clock runs.
    replies.write(READY)
    replies.flush()
    desk = Desk()
    decoder = msgspec.msgpack.Decoder(Request)
    while True:
        body = msgspec.msgpack.encode(reply_to(desk, decoder.decode(requests.get())))
        replies.write(LENGTH.pack(len(body)) + body)
        replies.flush()


if __name__ == "__main__":
    main()
