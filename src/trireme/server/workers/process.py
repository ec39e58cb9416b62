"""A worker process, started by `python -m trireme.server.workers.process`; `--help` lists its options.

It announces when it is ready. Then it reads requests from standard input and writes replies to standard output, each as
a length and a msgpack body. It exits when its input ends, even in the middle of a call that hangs, so no worker
outlives its server.
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
    """Lower the priority of this process, so that thinking bots do not delay players' moves.

    An idle priority would starve bots on a busy machine.
    """
    if hasattr(os, "nice"):
        os.nice(nice)


def allow(seconds: float) -> None:
    """Limit the processor time that this process may still use; 0 for no limit.

    On a busy machine a bot mostly waits for others, so wall-clock time would be unfair. The signal kills the process
    even if its code never returns to Python.
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
    # Ctrl-C is for the server, which then stops its workers.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    # A game that prints must not corrupt the replies.
    replies = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    for module in chosen.modules:
        import_module(module)
    requests: SimpleQueue[bytes] = SimpleQueue()
    Thread(target=read_all, args=(sys.stdin.buffer, requests), daemon=True).start()
    # Ready: from here on calls are timed.
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
