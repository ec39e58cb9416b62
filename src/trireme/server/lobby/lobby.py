"""New tables, lists of tables, and the name that a browser goes by. `seating` has who sits where."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence

import msgspec

from trireme.games import GAMES
from trireme.kit import dice
from trireme.kit.records.formats import FORMAT, NO_SHARES
from trireme.server.common.clock import now
from trireme.server.common.logs import log
from trireme.server.common.names import checked_name, free_name, kept_name
from trireme.server.common.problems import (
    NO_BOT,
    NO_GAME,
    NO_HUMAN,
    NO_NAME,
    SEAL_FIRST,
    TOO_MANY_SEATS,
    TableError,
)
from trireme.server.common.tokens import hashed, new_table_id, new_token
from trireme.server.lobby.catalogue import GameCatalogue
from trireme.server.lobby.public_tables import PublicTables
from trireme.server.room.lessons import Lesson, play_opening, wished
from trireme.server.room.room import Room
from trireme.server.room.table_info import table_info
from trireme.server.seating.seating import Seating
from trireme.server.seating.seed_commitments import SeedCommitments
from trireme.server.storage import pagination
from trireme.server.storage.rows import StoredSeat, StoredTable
from trireme.server.storage.seat_store import SeatHolder
from trireme.server.wire.http_bodies import (
    BotSeat,
    Browser,
    Invited,
    Link,
    Me,
    NewLesson,
    NewTable,
    NewTableMade,
    OpenSeat,
    OptionsChecked,
    Sealed,
    SeatKind,
    SeatWish,
    TableInfo,
    TableList,
)
from trireme.server.wire.problem_bodies import problem_body
from trireme.server.wire.social_bodies import Archived, Named
from trireme.server.workers import calls
from trireme.server.workers.errors import RefusedCall

AskFound = Callable[[calls.CheckGame, type[calls.GameFound]], Awaitable[calls.GameFound]]


class TableSettings(msgspec.Struct):
    """How a table is run: who can find it, and what happens when players stay away."""

    public: bool
    away: int
    stand_in: str
    maker: str = ""
    """The hash of the address that makes a public table; else empty."""


class Lobby:
    def __init__(self, catalogue: GameCatalogue, seating: Seating, commitments: SeedCommitments) -> None:
        self.catalogue = catalogue
        self.seating = seating
        self.commitments = commitments
        self.store = seating.store
        self.rooms = seating.rooms
        self.pool = self.rooms.pool
        self.limits = seating.limits
        self.public = PublicTables(self.store, self.limits)

    # Making a table.

    async def check(self, wish: NewTable) -> OptionsChecked:
        try:
            await self._found(wish, self.pool.ask_aside, self.catalogue.own_content)
        except RefusedCall as refused:
            return OptionsChecked(refused.problem)
        except TableError as error:
            return OptionsChecked(problem_body(error))
        return OptionsChecked(None)

    async def _found(self, wish: NewTable, ask: AskFound, own_content: str | None) -> calls.GameFound:
        if wish.game not in GAMES:
            raise TableError(NO_GAME, status=400, given=wish.game, known=", ".join(GAMES))
        if all(isinstance(seat, BotSeat) for seat in wish.seats):
            raise TableError(NO_HUMAN, status=400)
        found = await ask(calls.CheckGame(wish.game, wish.options, len(wish.seats), own_content), calls.GameFound)
        for seat in wish.seats:
            if isinstance(seat, BotSeat):
                must_be_bot(seat.bot, found.bots)
        if wish.stand_in is not None:
            must_be_bot(wish.stand_in, found.bots)
        return found

    def seal(self) -> Sealed:
        return Sealed(self.commitments.offer())

    async def teach(self, wish: NewLesson, browser: str, device: str = "/") -> NewTableMade:
        """Make the table of a lesson, and play its opening."""
        table, lesson = wished(wish)
        return await self._make(table, browser, device, lesson)

    async def make(self, wish: NewTable, browser: str, device: str = "/", address: str = "") -> NewTableMade:
        if not wish.public:
            return await self._make(wish, browser, device)
        maker = self.store.key.hidden(address)
        async with self.public.one_more(browser, maker) as refused:
            if refused is not None:
                raise refused
            return await self._make(wish, browser, device, maker=maker)

    async def _make(
        self, wish: NewTable, browser: str, device: str, lesson: Lesson | None = None, maker: str = ""
    ) -> NewTableMade:
        found = await self._found(wish, self.pool.ask_rules, None if lesson else self.catalogue.own_content)
        if wish.seal is None and any(isinstance(seat, Me) and seat.share for seat in wish.seats):
            raise TableError(SEAL_FIRST, status=400)
        sealed = self.commitments.take(wish.seal) if wish.seal else None
        seed = lesson.whole_seed if lesson else sealed or dice.fresh_seed()
        usual = kept_name(await self.store.name_of(browser))
        mine = [number for number, seat in enumerate(wish.seats) if isinstance(seat, Me)]
        if len(mine) + await self.store.seats.unfinished(browser) > self.limits.seats_held:
            raise TableError(TOO_MANY_SEATS, limit=self.limits.seats_held)
        seats = seated(wish.seats, usual)
        links = [Link("seat", seat.seat, new_token()) for seat in seats if seat.kind == "link"]
        holds = [SeatHolder(seat, browser, device, awaited="" if wish.public else None) for seat in mine]
        hashes = [(hashed(link.token), link.seat) for link in links if link.seat is not None]
        settings = TableSettings(wish.public, wish.away, wish.stand_in or found.bots[-1], maker)
        room = await self._set_up(wish.game, found, seed, browser, settings, seats, holds, hashes, lesson)
        await self._remember(browser, [seats[seat].name for seat in mine])
        return NewTableMade(room.info(browser, mine), links)

    async def _set_up(
        self,
        game: str,
        found: calls.GameFound,
        seed: bytes,
        owner: str,
        settings: TableSettings,
        seats: list[StoredSeat],
        holds: list[SeatHolder],
        links: list[tuple[str, int]],
        lesson: Lesson | None = None,
    ) -> Room:
        """Make a table. The game begins at once if no seat is free."""
        table = StoredTable(
            id=new_table_id(),
            game=game,
            format=FORMAT,
            rules=found.rules,
            shares=NO_SHARES,
            content=found.content,
            options=found.options,
            seat_names=found.seats,
            seed=seed,
            status="waiting",
            public=settings.public,
            owner=owner,
            created=now(),
            moved=now(),
            seats=seats,
            away=settings.away,
            stand_in=settings.stand_in,
            maker=settings.maker or None,
        )
        await self.store.add_table(table, found.components, holds, links)
        self.catalogue.content_changed(table.content)
        log("table made", table=table.id, game=table.game, seats=len(seats))
        async with self.seating.at(table.id) as room:
            await self.seating.settle(room)
            if lesson is not None:
                await play_opening(room, lesson)
        return room

    async def set_up_again(
        self, old: StoredTable, seed: bytes, owner: str, seats: list[StoredSeat], holds: list[SeatHolder], address: str
    ) -> str:
        """Make a table like one whose game is over, with the rules of this version."""
        options = {name: value for name, value in old.options.items() if name != "players"}
        found = await self.pool.ask_rules(
            calls.CheckGame(old.game, options, len(seats), self.catalogue.own_content), calls.GameFound
        )
        maker = self.store.key.hidden(address)
        async with self.public.one_more(owner, maker) as refused:
            public = old.public and refused is None  # A private table is better than none.
            settings = TableSettings(public, old.away, old.stand_in or found.bots[-1], maker if public else "")
            return (await self._set_up(old.game, found, seed, owner, settings, seats, holds, [])).id

    async def _remember(self, browser: str, names: list[str]) -> None:
        if names and names[0]:
            await self.store.remember_name(browser, names[0])

    # Lists.

    async def info(self, id: str, browser: str | None) -> TableInfo:
        room = await self.rooms.open(id)
        return room.info(browser, await self.store.held(id, browser))

    async def open_tables(self, browser: str | None, after: str | None = None) -> TableList:
        return await self._list(pagination.open_tables(after), browser)

    async def watchable(self, browser: str | None, after: str | None = None) -> TableList:
        """Return public games that are being played and that anybody may watch."""
        return await self._list(pagination.played_tables(after), browser)

    async def my_tables(self, browser: str | None, after: str | None = None, archived: bool = False) -> TableList:
        """Return the tables of a browser: those where it is its turn, then running, waiting and finished ones. With
        `archived`, return the ones that it has hidden."""
        if browser is None:
            return TableList([], None)
        await self.store.note_browser(browser)
        return await self._list(pagination.tables_of(browser, after, archived), browser, mine_first=True)

    async def _list(self, query: pagination.Page, browser: str | None, mine_first: bool = False) -> TableList:
        rows = await self.store.tables(query)
        shown = [table for table in rows[: pagination.LISTED] if table is not None]
        held = await self.store.held_at([table.id for table in shown], browser)
        listed = [table_info(table, browser, held.get(table.id, []), self.rooms.present(table.id)) for table in shown]
        if len(rows) <= pagination.LISTED or not shown:
            return TableList(listed, None)
        return TableList(listed, pagination.cursor(shown[-1], mine_first and listed[-1].your_turn))

    async def me(self, browser: str | None) -> Browser:
        if browser is None:
            return Browser("")
        await self.store.note_browser(browser)
        return Browser(kept_name(await self.store.name_of(browser)))

    async def archive(self, body: Archived, browser: str) -> Archived:
        """Hide games from a browser's list, or show them again. Nobody else notices."""
        for table in body.tables:
            await self.store.seats.archive(table, browser, body.archived)
        return body

    async def name_me(self, body: Named, browser: str) -> Browser:
        name = checked_name(body.name)
        if not name:
            raise TableError(NO_NAME, status=400)
        await self.store.remember_name(browser, name)
        return Browser(name)


def seated(wishes: Sequence[SeatWish], usual: str) -> list[StoredSeat]:
    """Return the seats of a new table. No two names are equal; players choose before bots and invited players."""
    seats: dict[int, StoredSeat] = {}
    kinds: dict[type[SeatWish], SeatKind] = {Me: "player", BotSeat: "bot", Invited: "link", OpenSeat: "open"}
    for kind, called in kinds.items():
        for number, wish in enumerate(wishes):
            if type(wish) is kind:
                name = checked_name(getattr(wish, "name", "")) or (usual if kind is Me else "")
                name = free_name(name, [seat.name for seat in seats.values()])
                bot, share = getattr(wish, "bot", ""), getattr(wish, "share", None)
                seats[number] = StoredSeat(number, called, name, bot, share or "")
    return [seats[number] for number in sorted(seats)]


def must_be_bot(bot: str, known: Sequence[str]) -> None:
    if bot not in known:
        raise TableError(NO_BOT, status=400, given=bot, known=", ".join(known))
