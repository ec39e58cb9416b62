"""Who is served next when several callers wait for one worker.

Players come before those who look something up, and bots come last. Callers of one rank take turns by address, and
within an address by browser. So heavy users delay only themselves, and a class behind one address shares its turns.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from contextvars import ContextVar
from enum import IntEnum
from typing import Final, NamedTuple

from trireme.server.workers.calls import (
    Call,
    CheckGame,
    Explain,
    GetDraws,
    GetEvents,
    GetPositions,
    GetView,
    SaveSnapshot,
)

LEFT_BEHIND: Final = 16
"""How often other ranks may go first. Then a waiting rank is served before them, so that none starves."""


class Rank(IntEnum):
    """The purpose of a call; a lower rank goes first."""

    PLAY = 0
    ASIDE = 1
    BOTS = 2


REPLAYS: Final = (GetDraws, GetPositions)
"""Calls that may replay a whole game."""
ASIDES: Final = (Explain, CheckGame, SaveSnapshot, GetEvents, *REPLAYS)
"""Calls that no game waits for."""


class Caller(NamedTuple):
    """The browser that a call is made for."""

    address: str
    browser: str
    bot: bool = False
    """Whether the call is for a bot at a table that this address moved last."""


SERVER: Final = Caller("", "")
"""The caller of the server itself, when it starts."""
CALLER: Final[ContextVar[Caller]] = ContextVar("asker", default=SERVER)
"""The caller of the current task."""


def rank_of(call: Call, caller: Caller) -> Rank:
    whole = isinstance(call, GetView) and call.most is not None
    return Rank.BOTS if caller.bot else Rank.ASIDE if whole or isinstance(call, ASIDES) else Rank.PLAY


def answer_as_bot() -> None:
    """Mark all later calls of this task as calls for a bot."""
    CALLER.set(CALLER.get()._replace(bot=True))


Turn = asyncio.Future[None]


class Ring:
    """Waiting callers of one rank, by address and browser. The next one is at the front of each level."""

    def __init__(self) -> None:
        self.addresses: OrderedDict[str, OrderedDict[str, deque[Turn]]] = OrderedDict()

    def add(self, caller: Caller, turn: Turn) -> None:
        self.addresses.setdefault(caller.address, OrderedDict()).setdefault(caller.browser, deque()).append(turn)

    def pop(self) -> Turn:
        """Remove and return the next caller. Its browser and its address go to the back."""
        address, browsers = self.addresses.popitem(last=False)
        browser, turns = browsers.popitem(last=False)
        turn = turns.popleft()
        if turns:
            browsers[browser] = turns
        if browsers:
            self.addresses[address] = browsers
        return turn


class Queue:
    """The queue of one worker."""

    def __init__(self) -> None:
        self.rings = {rank: Ring() for rank in Rank}
        self.passed = dict.fromkeys(Rank, 0)
        """How often other ranks have gone first while this rank waited."""
        self.busy = False

    async def enter(self, rank: Rank, caller: Caller) -> None:
        """Wait for a turn. The caller must `leave` afterwards."""
        if self.busy:
            turn: Turn = asyncio.get_running_loop().create_future()
            self.rings[rank].add(caller, turn)
            try:
                await turn
            except asyncio.CancelledError:
                if turn.done() and not turn.cancelled():
                    self.leave()
                raise
        self.busy = True

    def leave(self) -> None:
        """Give the worker to the next caller."""
        while waiting := [rank for rank in Rank if self.rings[rank].addresses]:
            behind = [rank for rank in waiting if self.passed[rank] >= LEFT_BEHIND]
            rank = (behind or waiting)[0]
            turn = self.rings[rank].pop()
            if turn.cancelled():
                continue
            for other in waiting:
                self.passed[other] = 0 if other == rank else self.passed[other] + 1
            turn.set_result(None)
            return
        self.busy = False
