"""Who is served next, where several wait for one worker.

People who play come before those who look something up, and bots last. Among equals each address has its turn, and
within an address each browser: whoever asks for much waits for himself, and a class behind one address shares turns.
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
"""So often may others go first; then a class is served before all, so that nobody starves."""


class Rank(IntEnum):
    """What a call is for; a lower one goes first."""

    PLAY = 0
    ASIDE = 1
    BOTS = 2


REPLAYS: Final = (GetDraws, GetPositions)
"""Calls that may replay a whole game."""
ASIDES: Final = (Explain, CheckGame, SaveSnapshot, GetEvents, *REPLAYS)
"""Calls that no game waits for; nor does one wait for whoever wants to see all of it."""


class Caller(NamedTuple):
    """Whoever a call is made for."""

    address: str
    browser: str
    bot: bool = False
    """It is for a bot, whose game this address has moved last."""


SERVER: Final = Caller("", "")
"""The server itself, when it starts."""
ASKER: Final[ContextVar[Caller]] = ContextVar("asker", default=SERVER)
"""Of the request, the socket or the bots that this task serves."""


def rank_of(call: Call, asker: Caller) -> Rank:
    whole = isinstance(call, GetView) and call.most is not None
    return Rank.BOTS if asker.bot else Rank.ASIDE if whole or isinstance(call, ASIDES) else Rank.PLAY


def answer_as_bot() -> None:
    """From here on this task asks for a bot."""
    ASKER.set(ASKER.get()._replace(bot=True))


Turn = asyncio.Future[None]


class Ring:
    """Those of one rank who wait, by address and browser; the next one is at the front of all three."""

    def __init__(self) -> None:
        self.addresses: OrderedDict[str, OrderedDict[str, deque[Turn]]] = OrderedDict()

    def add(self, asker: Caller, turn: Turn) -> None:
        self.addresses.setdefault(asker.address, OrderedDict()).setdefault(asker.browser, deque()).append(turn)

    def pop(self) -> Turn:
        """The next one; its browser and its address go to the back."""
        address, browsers = self.addresses.popitem(last=False)
        browser, turns = browsers.popitem(last=False)
        turn = turns.popleft()
        if turns:
            browsers[browser] = turns
        if browsers:
            self.addresses[address] = browsers
        return turn


class Queue:
    """The queue before one worker."""

    def __init__(self) -> None:
        self.rings = {rank: Ring() for rank in Rank}
        self.passed = dict.fromkeys(Rank, 0)
        """How often others have gone first while somebody of this rank waited."""
        self.busy = False

    async def enter(self, rank: Rank, asker: Caller) -> None:
        """Wait for one's turn; whoever has had it must `leave`."""
        if self.busy:
            turn: Turn = asyncio.get_running_loop().create_future()
            self.rings[rank].add(asker, turn)
            try:
                await turn
            except asyncio.CancelledError:
                if turn.done() and not turn.cancelled():
                    self.leave()
                raise
        self.busy = True

    def leave(self) -> None:
        """Hand the worker on."""
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
