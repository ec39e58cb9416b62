"""More tables than there is room for: those put away are taken up again, and no log is played twice."""

import asyncio
import copy
import pickle
import zlib
from importlib import import_module

import msgspec
import pytest

from tests.server.conftest import Lines
from tests.server.workers.test_memory import each_of_ours, long_log, opened, weighed
from tests.tables import Table
from trireme.server.workers.calls import Answer, Call, GetView, Ok, Request, Snapshot, TableSpec, ViewResult
from trireme.server.workers.handlers import KEEP_EVERY, Handlers
from trireme.server.workers.open_match import OpenMatch
from trireme.server.workers.pool import Worker, WorkerPool
from trireme.server.workers.snapshots import folder_of

LOOK = GetView([None, 0], 0)


class Game:
    """A table as the server has it."""

    def __init__(self, id: str, spec: TableSpec, log: list[str], version: int) -> None:
        self.id = id
        self.spec = spec
        self.log = log
        self.lines = log[:version]
        self.snapshot: Snapshot | None = None

    def keep(self, snapshot: Snapshot) -> None:
        self.snapshot = snapshot

    def move(self) -> None:
        self.lines.append(self.log[len(self.lines)])


class Here(Worker):
    """A worker without a process."""

    def __init__(self, worker: Worker, memory: int) -> None:
        super().__init__((), 1, tables=worker.tables)
        self.memory = memory
        self.begin()

    def begin(self) -> None:
        """As after its process has ended."""
        self.handlers = Handlers(self.memory)
        self.have.clear()
        self.heaviest = 0
        self.requests = 0

    async def _exchange(self, request: Request) -> Answer:
        self.requests += 1
        request = msgspec.msgpack.decode(msgspec.msgpack.encode(request), type=Request)
        answer = Answer(self.handlers.answer(request), *self.handlers.take_snapshots())
        self.heaviest = max(self.heaviest, self.handlers.weight)
        return msgspec.msgpack.decode(msgspec.msgpack.encode(answer), type=Answer)


def crew_of(workers: int, memory: int) -> tuple[WorkerPool, list[Here]]:
    pool = WorkerPool(workers)
    here = [Here(worker, memory) for worker in pool.rules]
    pool.rules[:] = here
    return pool, here


def tables(table: Table, count: int, version: int) -> list[Game]:
    spec, log = long_log(table)
    return [Game(f"{number:020}", spec, log, version) for number in range(count)]


async def ask_all(pool: WorkerPool, games: list[Game], call: Call = LOOK) -> list[ViewResult]:
    return [await pool.ask(game, call, ViewResult) for game in games]


@pytest.mark.full
@each_of_ours
def test_the_weight_of_a_table_is_an_honest_estimate(table: Table) -> None:
    spec, log = long_log(table)
    for version in (0, 40, len(log)):
        real = weighed(spec, log[:version])
        assert 0.75 * real <= opened(spec, log[:version]).weight <= 1.33 * real


@each_of_ours
def test_a_table_taken_up_goes_on_as_if_it_had_been_open_all_the_time(table: Table) -> None:
    spec, log = long_log(table)
    for version in (1, 57, 120):
        match = opened(spec, log[:version])
        again = OpenMatch(spec)
        again.restore(match.save(), log)
        assert again.version == version
        for each in (match, again):
            each.feed(log[version:])
        assert again.lengths == match.lengths
        assert again.match.state == match.match.state
        assert again.match.journal == match.match.journal
        assert again.match.record().text() == match.match.record().text()


@each_of_ours
def test_beyond_the_memory_each_move_plays_its_own_line_only(table: Table, lines: Lines) -> None:
    """The cliff: with room for a few of twenty tables, every call used to play a whole log."""
    games = tables(table, 20, 100)
    room = 6 * opened(games[0].spec, games[0].lines).weight
    pool, (worker,) = crew_of(1, room)
    asyncio.run(ask_all(pool, games))
    assert len(worker.handlers.matches) < 10
    for _ in range(3):
        lines.played = worker.requests = 0
        for game in games:
            game.move()
        sights = asyncio.run(ask_all(pool, games))
        assert lines.played == len(games), "one each"
        assert worker.requests == len(games), "and nobody is asked twice"
        assert len({sight.seats[0] for sight in sights}) == 1
    assert worker.heaviest <= room


@each_of_ours
def test_a_worker_that_ends_costs_its_own_tables_a_few_lines_each(table: Table, lines: Lines) -> None:
    games = tables(table, 8, 1)
    pool, workers = crew_of(3, 10**9)
    for _ in range(40):
        asyncio.run(ask_all(pool, games))
        for game in games:
            game.move()
    served = [[game for game in games if game.id in worker.handlers.matches] for worker in workers]
    assert sorted(game.id for each in served for game in each) == [game.id for game in games], "each with one of them"
    assert all(served)
    asyncio.run(ask_all(pool, games))
    workers[0].begin()
    lines.played = 0
    asyncio.run(ask_all(pool, games))
    assert 0 < lines.played <= KEEP_EVERY * len(served[0])


@pytest.mark.parametrize("harm", ["body", "lines", "setting", "nonsense", "code"])
def test_what_does_not_fit_is_thrown_away_and_the_log_is_played(lines: Lines, harm: str) -> None:
    (game,) = tables(Table("peloponnes", {"players": 3}), 1, 50)
    pool, (worker,) = crew_of(1, 10**9)
    whole = asyncio.run(ask_all(pool, [game]))
    worker.begin()
    snapshot = copy.copy(game.snapshot)
    assert snapshot is not None
    if harm == "body":
        state, moves, drawn, lengths = pickle.loads(zlib.decompress(snapshot.body))
        state.coins[0] += 5
        snapshot.body = zlib.compress(pickle.dumps((state, moves, drawn, lengths), 5), 1)
    elif harm == "lines":
        snapshot.version -= 1
    elif harm == "setting":
        game.spec = msgspec.structs.replace(game.spec, seed=bytes(32))
        game.lines = []
    elif harm == "nonsense":
        snapshot.body = snapshot.body[:50]
    else:
        snapshot.body = zlib.compress(pickle.dumps((print, b"", b""), 5), 1)
    game.snapshot = snapshot
    lines.played = 0
    sights = asyncio.run(ask_all(pool, [game]))
    assert lines.played == len(game.lines)
    assert harm == "setting" or sights == whole


def test_a_refused_call_leaves_the_table_open(lines: Lines) -> None:
    (game,) = tables(Table("peloponnes", {"players": 3}), 1, 50)
    handlers = Handlers()
    assert isinstance(handlers.answer(Request(LOOK, game.id, game.spec, 0, game.lines)), Ok)
    assert handlers.weight == handlers.matches[game.id].weight
    handlers.answer(Request(LOOK, game.id, game.spec, 50, ["A: fly"]))
    assert (handlers.weight, len(handlers.matches)) == (0, 0)


@pytest.mark.parametrize(
    ("module", "folder"),
    [
        ("trireme.kit.records.record", "src/trireme/kit"),
        ("trireme.games.cyclades.modules.titans.part", "src/trireme/games/cyclades"),
    ],
)
def test_a_snapshot_names_all_code_that_a_game_runs(module: str, folder: str) -> None:
    """Other code of the kit, not of its records alone, may make something else of the same log."""
    import_module(module)
    assert folder_of(module).replace("\\", "/").endswith(folder)
