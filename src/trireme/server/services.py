"""Build everything that a running server holds, and close it in the right order."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import Final

import msgspec

from trireme.server.common.logs import log
from trireme.server.common.problems import TableError
from trireme.server.common.rate_limits import Limits, RateLimiter
from trireme.server.lobby.archiver import Archiver
from trireme.server.lobby.catalogue import GameCatalogue
from trireme.server.lobby.lobby import Lobby
from trireme.server.lobby.table_history import TableHistory
from trireme.server.room.database_watch import DatabaseWatch
from trireme.server.room.registry import Rooms
from trireme.server.seating.arrivals import Arrivals
from trireme.server.seating.host_actions import HostActions
from trireme.server.seating.rematch import Rematch
from trireme.server.seating.seat_recovery import SeatRecovery
from trireme.server.seating.seat_settings import SeatSettings
from trireme.server.seating.seating import Seating
from trireme.server.seating.seed_commitments import SeedCommitments
from trireme.server.seating.substitution import Substitution
from trireme.server.seating.voting import Voting
from trireme.server.storage.faults import DatabaseError
from trireme.server.storage.health import Health
from trireme.server.storage.installation import Key
from trireme.server.storage.store import Store
from trireme.server.workers.errors import RefusedCall
from trireme.server.workers.pool import RULES_MEMORY, WorkerPool

CLEARED_EVERY: Final = 3600
"""Seconds between two searches for tables that never began and browsers that no longer come."""

LOOKED_ROUND_EVERY: Final = 60
"""Seconds between two searches for games that wait for an absent player."""


class Settings(msgspec.Struct, kw_only=True, frozen=True):
    db: str
    """The path of an SQLite file, or an SQLAlchemy address."""
    hosts: Sequence[str] = ()
    """Host names that the server answers to, in addition to its own."""
    proxies: Sequence[str] = ()
    """Addresses or networks of proxies whose `X-Forwarded-*` headers are believed."""
    limits: Limits = Limits()
    rules_workers: int = 1
    rules_memory: int = RULES_MEMORY
    """Megabytes that the tables open in all rules workers may take together."""
    bot_workers: int = 1
    rules_limit: float = 5
    """Seconds of processor time that a call to the rules may take."""
    bots_limit: float = 30
    """Seconds of processor time that a call to a bot may take."""
    content: str | None = None
    """The owner's folder of components for new tables, or None."""
    modules: Sequence[str] = ()
    """Modules with further games, imported here and in every worker."""


class Services:
    """Everything that a running server holds. Routes ask it for the service that they need."""

    store: Store
    pool: WorkerPool
    rooms: Rooms
    watch: DatabaseWatch
    catalogue: GameCatalogue
    seating: Seating
    seat_settings: SeatSettings
    arrivals: Arrivals
    voting: Voting
    recovery: SeatRecovery
    substitution: Substitution
    host_actions: HostActions
    rematch: Rematch
    lobby: Lobby
    history: TableHistory

    def __init__(self, settings: Settings, key: Key | None = None) -> None:
        """Without the key of the installation a restart replays logs."""
        self.settings = settings
        self.key = key
        self.rate_limiter = RateLimiter(settings.limits)
        self.health = Health(lambda: self.watch.health())

    def build(self, store: Store, pool: WorkerPool) -> None:
        """Make all services on a store and a pool of workers."""
        self.store = store
        self.pool = pool
        self.rooms = Rooms(store, pool)
        self.watch = DatabaseWatch(store, self.rooms)
        self.catalogue = GameCatalogue(store, pool, self.settings.content)
        self.seating = Seating(store, self.rooms, self.settings.limits)
        self.seat_settings = SeatSettings(self.seating)
        self.arrivals = Arrivals(self.seating)
        self.voting = Voting(self.seating)
        self.recovery = SeatRecovery(self.seating, self.voting)
        self.substitution = Substitution(self.seating, self.voting)
        self.host_actions = HostActions(self.seating)
        commitments = SeedCommitments()
        self.lobby = Lobby(self.catalogue, self.seating, commitments)
        self.rematch = Rematch(self.seating, commitments, self.lobby.set_up_again)
        self.history = TableHistory(self.rooms)

    async def prepare(self) -> None:
        """Ask the rules once which games and bots there are."""
        await self.catalogue.open()
        games = self.catalogue.body.games
        self.substitution.bots = {offer.name: offer.bots[-1].name for offer in games}
        self.host_actions.bots = {offer.name: [bot.name for bot in offer.bots] for offer in games}

    @asynccontextmanager
    async def open(self) -> AsyncIterator[None]:
        settings = self.settings
        store = await Store.open(settings.db, key=self.key)
        pool = WorkerPool(
            settings.rules_workers,
            settings.bot_workers,
            rules_limit=settings.rules_limit,
            rules_memory=settings.rules_memory,
            bots_limit=settings.bots_limit,
            modules=settings.modules,
        )
        self.build(store, pool)
        chores: list[asyncio.Task[None]] = []
        try:
            await self.prepare()
            await store.seats.begin()
            chores += map(
                asyncio.create_task,
                (
                    pool.start(),
                    self.watch.work(),
                    self.rooms.resume(),
                    self._clear(),
                    self._stand_in(),
                    Archiver(self.rooms).work(),
                ),
            )
            log("open")
            yield
        finally:
            for chore in chores:
                chore.cancel()
            await self.rooms.stop()
            await pool.stop()
            await store.close()
            log("closed")

    async def _clear(self) -> None:
        """Close tables that never began and forget browsers that no longer come, once an hour."""
        while True:
            try:
                await self.seating.close_old()
                if forgotten := await self.store.forget_browsers():
                    log("browsers forgotten", number=forgotten)
            except (TableError, DatabaseError) as error:  # The next search tries again.
                log("not cleared", level=logging.ERROR, problem=repr(error))
            await asyncio.sleep(CLEARED_EVERY)

    async def _stand_in(self) -> None:
        """Let bots stand in where a game has waited long enough. After a start people have time to come back first."""
        while True:
            await asyncio.sleep(LOOKED_ROUND_EVERY)
            try:
                await self.arrivals.look_round()
                await self.substitution.look_round()
            except (TableError, RefusedCall, DatabaseError) as error:  # The next search tries again.
                log("no substitutes", level=logging.ERROR, problem=repr(error))
