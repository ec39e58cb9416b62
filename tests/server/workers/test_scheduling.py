"""Who is served next: play before what is looked up, bots last, then each address and each browser in its turn.

No clock is looked at: a worker that does nothing but note whom it has served says the order.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

import msgspec
import pytest

from trireme.kit.records.drafts import Draft
from trireme.server.http.middleware import caller_of
from trireme.server.workers.calls import (
    Answer,
    Call,
    CheckGame,
    Commit,
    EditDraft,
    Explain,
    GetDraws,
    GetPositions,
    GetView,
    Ok,
    Request,
    Resample,
    Snapshot,
    TableSpec,
)
from trireme.server.workers.pool import Worker, WorkerPool
from trireme.server.workers.scheduling import CALLER, LEFT_BEHIND, Caller, Rank, answer_as_bot, rank_of

MOVE, CHECK = Commit(0, Draft()), CheckGame("cyclades", {}, 2)
ANN, BOB = Caller("192.0.2.1", "ann"), Caller("192.0.2.2", "bob")
PUPILS = [Caller("192.0.2.30", f"pupil {number}") for number in range(30)]


class Noting(Worker):
    """A worker without a process."""

    def __init__(self) -> None:
        super().__init__((), 60)
        self.served: list[str] = []

    async def _exchange(self, request: Request) -> Answer:
        self.served.append(CALLER.get().browser)
        await asyncio.sleep(0)
        return Answer(Ok(msgspec.Raw(msgspec.msgpack.encode(""))))


def order(*calls: tuple[Caller, Call], gone: Sequence[int] = ()) -> list[str]:
    """Whose calls were served one after the other, when all came at once; some have hung up meanwhile."""

    async def ask(worker: Worker, asker: Caller, call: Call) -> None:
        CALLER.set(asker)
        await worker.call(None, call)

    async def all_at_once() -> list[str]:
        worker = Noting()
        tasks = [asyncio.create_task(ask(worker, asker, call)) for asker, call in calls]
        await asyncio.sleep(0)
        for number in gone:
            tasks[number].cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        while worker._calls:
            await asyncio.wait(worker._calls)
        assert not worker.queue.busy
        return worker.served

    return asyncio.run(all_at_once())


def test_a_move_comes_before_what_is_looked_up() -> None:
    assert order(*[(ANN, CHECK)] * 50, (BOB, MOVE))[:3] == ["ann", "bob", "ann"]


def test_a_flood_of_moves_waits_for_itself() -> None:
    served = order(*[(ANN, MOVE)] * 50, *[(BOB, MOVE)] * 3)
    assert served[:7] == ["ann", "ann", "bob", "ann", "bob", "ann", "bob"]


def test_many_browsers_of_one_address_have_no_more_turns_than_one() -> None:
    flood = [Caller("192.0.2.9", f"forged {number}") for number in range(100)]
    served = order(*((asker, MOVE) for asker in flood), *[(BOB, MOVE)] * 3)
    assert [served.index("bob"), served.count("bob")] == [2, 3]
    assert served[:7].count("bob") == 3


def test_a_class_behind_one_address_shares_its_turns_pupil_by_pupil() -> None:
    calls = [(PUPILS[0], MOVE)] * 20 + [(pupil, MOVE) for pupil in PUPILS for _ in range(2)]
    served = order(*calls, *[(ANN, CHECK)] * 20)
    assert served[:61].count("pupil 0") <= 4, "the hasty one waits for himself"
    assert {f"pupil {number}" for number in range(30)} <= set(served[:33])
    assert "ann" not in served[:LEFT_BEHIND], "what is looked up waits"


def test_bots_come_last_and_are_not_forgotten() -> None:
    bot = BOB._replace(bot=True, browser="bot")
    served = order(*[(ANN, MOVE)] * 60, (bot, MOVE), *[(BOB, CHECK)] * 2)
    assert served.index("bob") == LEFT_BEHIND + 1
    assert served.index("bot") == LEFT_BEHIND + 2
    few = order((ANN, MOVE), (bot, MOVE), (BOB, CHECK), (ANN, MOVE))
    assert few == ["ann", "ann", "bob", "bot"]


def test_who_hangs_up_while_he_waits_is_served_all_the_same() -> None:
    """A message that has begun is done to its end: a move must not be torn."""
    assert order((ANN, MOVE), (BOB, MOVE), (ANN, MOVE), gone=[1]) == ["ann", "bob", "ann"]


async def test_whole_games_are_replayed_apart_from_those_who_play() -> None:
    """A look back may take a tenth of a second, and a call that has begun cannot be overtaken."""

    class Table:
        id, lines = "table", ["A: pass"]
        snapshot: Snapshot | None = None
        spec = TableSpec("cyclades", {}, ["A", "B"], "base 1", "")

        def keep(self, snapshot: Snapshot) -> None:
            self.snapshot = snapshot

    pool, playing, reading = WorkerPool(), Noting(), Noting()
    pool.rules, pool.replay_worker = [playing], reading
    for call in (GetPositions(None, 0, 60, lines=False), GetDraws()):
        await pool.ask(Table(), call, str)
    assert (len(reading.served), len(playing.served)) == (2, 0)
    await pool.ask(Table(), MOVE, str)
    assert (len(reading.served), len(playing.served)) == (2, 1)


@pytest.mark.parametrize(
    ("call", "rank"),
    [
        (EditDraft(0, Draft()), Rank.PLAY),
        (MOVE, Rank.PLAY),
        (GetView([0], None), Rank.PLAY),
        (GetView([0], None, most=58_000), Rank.ASIDE),
        (CHECK, Rank.ASIDE),
        (GetPositions(None, 0, 60, lines=False), Rank.ASIDE),
        (Explain(0, Draft()), Rank.ASIDE),
    ],
)
def test_what_a_call_is_for(call: Call, rank: Rank) -> None:
    assert rank_of(call, ANN) == rank


async def test_a_bot_asks_in_the_name_of_whoever_has_woken_it() -> None:
    CALLER.set(ANN)

    async def bot() -> None:
        answer_as_bot()
        assert CALLER.get() == ANN._replace(bot=True)
        assert rank_of(Resample(0, 1), CALLER.get()) == rank_of(MOVE, CALLER.get()) == Rank.BOTS

    await asyncio.create_task(bot())
    assert CALLER.get() == ANN


def test_browsers_are_told_apart_by_their_cookies() -> None:
    def asker(cookie: str, client: str = "192.0.2.1") -> Caller:
        return caller_of({"client": (client, 5), "headers": [(b"cookie", cookie.encode())]})

    one, two = asker("trireme=" + "1" * 32), asker("x=1; trireme=" + "2" * 32)
    assert one.address == two.address == "192.0.2.1"
    assert len({one.browser, two.browser, ""}) == 3
    assert "1" * 32 not in one.browser
    assert asker("trireme=x").browser == asker("").browser == ""
