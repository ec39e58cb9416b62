"""The pool of worker processes in which rules and bots run: started, called, and killed when they hang.

A worker handles one call at a time; `scheduling` decides whose call is next. When a call takes too long, its worker is
killed and a new one takes the next call, so only the table of that call is affected. From then on quarantine workers
serve that table.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import signal
import sys
from collections.abc import Iterable, Sequence
from typing import ClassVar, Final, Protocol, TypeVar
from weakref import WeakValueDictionary
from zlib import crc32

import msgspec

from trireme.server.common.logs import log
from trireme.server.common.problems import TOOK_TOO_LONG, WENT_WRONG, TableError
from trireme.server.workers.calls import (
    Answer,
    Call,
    InternalError,
    Ok,
    OutOfSync,
    Reply,
    Request,
    SaveSnapshot,
    Snapshot,
    TableSpec,
)
from trireme.server.workers.calls import Rejected as RefusedReply
from trireme.server.workers.errors import RefusedCall
from trireme.server.workers.process import LENGTH, READY
from trireme.server.workers.scheduling import CALLER, REPLAYS, SERVER, Queue, Rank, rank_of

T = TypeVar("T")

PATIENCE: Final = 20
"""How many times its limit a bot may take by the clock. Its limit counts processor time."""
RULES_PATIENCE: Final = 6
"""How many times its limit a call to the rules may take by the clock; people wait for it."""
COUNTS: Final = hasattr(signal, "setitimer")
"""Whether this system can limit processor time."""
START_LIMIT: Final = 60
"""Seconds a worker may take to start before it is killed."""
LAST_BREATH: Final = 10
"""Seconds a worker may take to exit after it has closed its output."""
ANSWER: Final = msgspec.msgpack.Decoder(Answer)
REPLAY_MEMORY: Final = 16_000_000
"""Bytes that open matches may take in the replay worker."""
SNAPSHOTS_TOGETHER: Final = 32
"""Most tables in one call for snapshots. People wait for one such call at most."""
RULES_MEMORY: Final = 512
"""Default number of megabytes for the open matches of all rules workers."""


class WorkerTimeout(Exception):
    """The call took too long, and the worker was killed."""


class WorkerDied(Exception):
    """The worker ended during the call."""


class TableHandle(Protocol):
    """What a worker gets to know about a table."""

    id: str
    spec: TableSpec
    lines: list[str]
    snapshot: Snapshot | None
    """The latest snapshot, or None."""

    def keep(self, snapshot: Snapshot) -> None:
        """Keep a snapshot that a worker has saved."""


Tables = WeakValueDictionary[str, TableHandle]
"""Tables of recent calls, while they are in memory."""


class Worker:
    """One process, started again whenever it is needed and not running."""

    def __init__(self, arguments: Sequence[str], limit: float, patience: int = 1, tables: Tables | None = None) -> None:
        self.arguments = tuple(arguments)
        self.tables: Tables = WeakValueDictionary() if tables is None else tables
        self.limit = limit
        self.patience = patience
        self.have: dict[str, int] = {}
        """The versions up to which this process has tables open."""
        self.ahead: dict[str, list[str]] = {}
        """The last lines of these tables that were not on disk when they were played."""
        self._process: asyncio.subprocess.Process | None = None
        self.queue = Queue()
        self._calls: set[asyncio.Task[Reply]] = set()

    @property
    def alive(self) -> bool:
        return self._process is not None and self._process.returncode is None

    async def call(self, table: TableHandle | None, call: Call) -> Reply:
        """Send a call about a table, or about none, and return the reply.

        If the caller is cancelled, the call still goes on and its reply is read, because the process serves all tables.
        """
        begun = asyncio.create_task(self._call(table, call))
        self._calls.add(begun)
        begun.add_done_callback(self._calls.discard)
        return await asyncio.shield(begun)

    async def _call(self, table: TableHandle | None, call: Call) -> Reply:
        caller = CALLER.get()
        await self.queue.enter(rank_of(call, caller), caller)
        try:
            request = self._request(table, call)
            reply = self._heard(await self._exchange(request))
            if isinstance(reply, OutOfSync):
                request = self._request(table, call)
                reply = self._heard(await self._exchange(request))
            if table is not None and not isinstance(reply, InternalError):
                ahead = reply.ahead if isinstance(reply, Ok) else []
                self.have[table.id] = request.have + len(request.lines) + len(ahead)
                self.ahead[table.id] = ahead
            return reply
        finally:
            self.queue.leave()

    def _request(self, table: TableHandle | None, call: Call) -> Request:
        if table is None:
            return Request(call)
        self.tables[table.id] = table
        have, ahead = self.have.pop(table.id, 0), self.ahead.pop(table.id, [])
        if (
            table.lines[max(have - len(ahead), 0) : have] != ahead
        ):  # The worker has lines that did not get to disk; nobody may see them.
            have = 0
        return Request(call, table.id, table.spec, have, table.lines[have:], None if have else table.snapshot)

    def _heard(self, answer: Answer) -> Reply:
        """Keep the snapshots in an answer, and return the reply."""
        for id, snapshot in answer.snapshots.items():
            if id in self.tables:
                self.tables[id].keep(snapshot)
        for id in answer.gone:
            self.have.pop(id, None)
        return answer.reply

    async def _exchange(self, request: Request) -> Answer:
        body = msgspec.msgpack.encode(request)
        try:
            process = await self._running()
            assert process.stdin is not None
            assert process.stdout is not None
            async with asyncio.timeout(self.limit * self.patience):
                process.stdin.write(LENGTH.pack(len(body)) + body)
                await process.stdin.drain()
                size = LENGTH.unpack(await process.stdout.readexactly(LENGTH.size))[0]
                return ANSWER.decode(await process.stdout.readexactly(size))
        except TimeoutError as error:
            await self.stop()
            raise WorkerTimeout from error
        except (OSError, asyncio.IncompleteReadError) as error:
            ended = await self.stop(closed=True)
            raise (WorkerTimeout if COUNTS and ended == -signal.SIGPROF else WorkerDied) from error
        except BaseException:  # The server is stopping.
            await self.stop()
            raise

    async def start(self) -> None:
        """Start the process before the first call."""
        await self.queue.enter(Rank.ASIDE, SERVER)
        try:
            await self._running()
        except (OSError, TimeoutError, asyncio.IncompleteReadError):  # The first call will report it.
            await self.stop()
        finally:
            self.queue.leave()

    async def _running(self) -> asyncio.subprocess.Process:
        if self._process is None or self._process.returncode is not None:
            self.have.clear()
            self._process = await asyncio.create_subprocess_exec(
                sys.executable,
                "-m",
                "trireme.server.workers.process",
                *self.arguments,
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
            )
            assert self._process.stdout is not None
            # A slow start is not a call that hangs.
            async with asyncio.timeout(START_LIMIT):
                await self._process.stdout.readexactly(len(READY))
        return self._process

    async def stop(self, *, closed: bool = False) -> int | None:
        """End the process and return its exit status, or None if there was none.

        With `closed` the process has closed its output and is about to exit. Killing it then would make asyncio's child
        watcher lose its exit status.
        """
        process, self._process = self._process, None
        if process is None:
            return None
        if closed:
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(LAST_BREATH):
                    return await process.wait()
        with contextlib.suppress(ProcessLookupError):
            process.kill()
        return await asyncio.shield(process.wait())


class WorkerPool:
    """All workers of a server."""

    nice: ClassVar[int] = 15
    """The niceness of the bots' workers and the replay worker, which give way to the rules workers."""

    def __init__(
        self,
        rules: int = 1,
        bots: int = 1,
        *,
        rules_limit: float = 5,
        bots_limit: float = 30,
        rules_memory: int = RULES_MEMORY,
        modules: Sequence[str] = (),
    ) -> None:
        extra = [f"--import={module}" for module in modules]
        judging = [f"--seconds={rules_limit}", f"--memory={rules_memory * 1_000_000 // rules}", *extra]
        tables: Tables = WeakValueDictionary()
        thinking = [f"--nice={self.nice}", f"--seconds={bots_limit}", *extra]
        patience = PATIENCE if COUNTS else 1
        waiting = RULES_PATIENCE if COUNTS else 1
        self.rules = [Worker(judging, rules_limit, waiting, tables) for _ in range(rules)]
        self.bots = [Worker(thinking, bots_limit, patience) for _ in range(bots)]
        reading = [f"--nice={self.nice}", f"--seconds={rules_limit}", f"--memory={REPLAY_MEMORY}", *extra]
        self.replay_worker = Worker(reading, rules_limit, patience)
        """The replay worker: long replays and checks of options, which no game waits for."""
        self.quarantine = {
            False: Worker(judging, rules_limit, waiting, tables),
            True: Worker(thinking, bots_limit, patience),
        }
        self.quarantined: set[str] = set()

    async def ask(self, table: TableHandle, call: Call, answer: type[T]) -> T:
        """Ask the rules about a table."""
        worker = self.replay_worker if isinstance(call, REPLAYS) else self._worker(self.rules, table.id, False)
        return await self._ask(worker, table, call, answer, table.id)

    async def ask_aside_about(self, table: TableHandle, call: Call, answer: type[T]) -> T:
        """Ask the replay worker about a game that is at no table here. Its failures quarantine no table."""
        return await self._ask(self.replay_worker, table, call, answer, "")

    async def ask_rules(self, call: Call, answer: type[T]) -> T:
        """Ask the rules without a table."""
        return await self._ask(self.rules[0], None, call, answer, "")

    async def ask_aside(self, call: Call, answer: type[T]) -> T:
        """Ask the replay worker without a table. No game waits for it."""
        return await self._ask(self.replay_worker, None, call, answer, "")

    def forget(self) -> None:
        """Forget which tables the workers have open, so that they get them again."""
        for worker in self._all():
            worker.have.clear()
            worker.ahead.clear()

    async def start(self) -> None:
        """Start the replay worker before its first call."""
        await self.replay_worker.start()

    async def save_snapshots(self, tables: Iterable[TableHandle]) -> None:
        """Save snapshots of the tables that have moved since their last one, where a worker has them open."""
        moved = [table.id for table in tables if table.snapshot is None or table.snapshot.version != len(table.lines)]
        for worker in self.rules:
            ids = [id for id in moved if id in worker.have]
            for first in range(0, len(ids), SNAPSHOTS_TOGETHER):
                await self._ask(worker, None, SaveSnapshot(ids[first : first + SNAPSHOTS_TOGETHER]), type(None), "")

    async def ask_bot(self, table: str, call: Call, answer: type[T]) -> T:
        """Ask a bot's worker. The call itself has everything that the bot may know."""
        return await self._ask(self._worker(self.bots, table, True), None, call, answer, table)

    def _worker(self, workers: Sequence[Worker], table: str, bots: bool) -> Worker:
        """Return the worker of a table: always the same one, or a quarantine worker."""
        return self.quarantine[bots] if table in self.quarantined else workers[crc32(table.encode()) % len(workers)]

    async def _ask(self, worker: Worker, table: TableHandle | None, call: Call, answer: type[T], name: str) -> T:
        try:
            reply = await self._twice(worker, table, call)
        except WorkerTimeout as error:
            self.quarantined.add(name)
            log("call timed out", level=logging.ERROR, call=type(call).__name__, table=name, seconds=worker.limit)
            raise TableError(TOOK_TOO_LONG, status=503) from error
        except WorkerDied as error:
            log("worker died", level=logging.ERROR, call=type(call).__name__, table=name)
            raise TableError(WENT_WRONG, status=500) from error
        if isinstance(reply, Ok):
            return msgspec.msgpack.decode(reply.answer, type=answer)
        if isinstance(reply, RefusedReply):
            raise RefusedCall(reply)
        trace = reply.trace if isinstance(reply, InternalError) else "the worker had lost the table twice"
        log("call failed", level=logging.ERROR, call=type(call).__name__, table=name, trace=trace)
        raise TableError(WENT_WRONG, status=500)

    async def _twice(self, worker: Worker, table: TableHandle | None, call: Call) -> Reply:
        """Call a worker, and once more if it died: something else may have killed it the first time."""
        try:
            return await worker.call(table, call)
        except WorkerDied:
            return await worker.call(table, call)

    @property
    def alive(self) -> int:
        return sum(worker.alive for worker in self._all())

    async def stop(self) -> None:
        for worker in self._all():
            await worker.stop()

    def _all(self) -> tuple[Worker, ...]:
        return (*self.rules, *self.bots, self.replay_worker, *self.quarantine.values())
