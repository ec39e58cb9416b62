"""A worker process, started by `python -m trireme.server.workers.process`; `--help` lists its options.

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

from trireme.server.workers.calls import Answer, InternalError, Reply, Request
from trireme.server.workers.handlers import MEMORY, Handlers

LENGTH: Final = struct.Struct("!I")
READY: Final = LENGTH.pack(0)


def read_all(source: BinaryIO, requests: SimpleQueue[bytes]) -> None:
    while len(head := source.read(LENGTH.size)) == LENGTH.size:
        requests.put(source.read(LENGTH.unpack(head)[0]))
    os._exit(0)


def reply_to(handlers: Handlers, request: Request) -> Reply:
    try:
        return handlers.answer(request)
    except Exception:
        return InternalError(traceback.format_exc())


def step_back(nice: int) -> None:
    """A bot that thinks must not delay a player's move.

    As an idle process it would use what time others leave, and where they leave none its table would wait for ever.
    """
    if hasattr(os, "nice"):
        os.nice(nice)


def allow(seconds: float) -> None:
    """The processor time that this process may still use before it is ended; 0 for any.

    On a busy machine a bot waits for others most of the time, and that is not its fault. The signal ends the process by
    itself, so even code that never comes back to Python is cut off.
    """
    if hasattr(signal, "setitimer"):
        signal.setitimer(signal.ITIMER_PROF, seconds)


def main() -> None:
    options = argparse.ArgumentParser()
    options.add_argument("--nice", type=int, default=0)
    options.add_argument("--seconds", type=float, default=0)
    options.add_argument("--memory", type=int, default=MEMORY)
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
    handlers = Handlers(chosen.memory)
    decoder = msgspec.msgpack.Decoder(Request)
    while True:
        request = decoder.decode(requests.get())
        allow(chosen.seconds)
        reply = reply_to(handlers, request)
        body = msgspec.msgpack.encode(Answer(reply, *handlers.take_snapshots()))
        allow(0)
        replies.write(LENGTH.pack(len(body)) + body)
        replies.flush()


if __name__ == "__main__":
    main()
