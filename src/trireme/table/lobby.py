"""Before and beside the game: choosing, making tables, sitting down, lists, reading.

Plain functions over the store, the rooms and the workers; the web framework is a thin edge around them.
"""

from __future__ import annotations

from hashlib import sha256

import msgspec

from trireme.games import GAMES
from trireme.kit import dice
from trireme.kit.content import read_content
from trireme.kit.formats import FORMAT, NO_SHARES
from trireme.kit.registry import content_files, module_folders, rules_files
from trireme.kit.rulebook import LANGUAGES, Rulebook, load_rulebook, manners
from trireme.table import calls
from trireme.table.bodies import (
    Bot,
    BotOffer,
    Browser,
    Catalogue,
    Checked,
    Claim,
    Components,
    Draws,
    GameOffer,
    GameWords,
    Invited,
    LeaveSeat,
    Me,
    NewLink,
    NewTable,
    NewTableMade,
    PersonalLink,
    Position,
    Positions,
    Rules,
    RuleText,
    Sealed,
    SeatLeft,
    Section,
    SitDown,
    TableInfo,
    TableList,
)
from trireme.table.crew import Crew
from trireme.table.desk import problem
from trireme.table.logs import log
from trireme.table.opponents import wake_bots
from trireme.table.problems import (
    BEGUN,
    NO_BOT,
    NO_COMPONENTS,
    NO_GAME,
    NO_HUMAN,
    NO_LANGUAGE,
    NO_SEAT,
    NO_VERSION,
    NOT_INVITED,
    NOT_LINK,
    NOT_OPEN,
    NOT_OVER,
    NOT_YOURS,
    SEAL_FIRST,
    STILL_SECRET,
    TableError,
)
from trireme.table.refusals import RefusedCall
from trireme.table.room import Room, table_info
from trireme.table.rooms import Rooms
from trireme.table.seals import Seals
from trireme.table.seats import hashed, new_table_id, new_token
from trireme.table.store import Store, StoredSeat, StoredTable, now
from trireme.words import Words
from trireme.words.bundles import game_sources

PAGE = 60
"""Positions in one answer at most."""


class Lobby:
    def __init__(self, store: Store, crew: Crew, rooms: Rooms) -> None:
        self.store = store
        self.crew = crew
        self.rooms = rooms
        self.seals = Seals()
        self.catalogue = Catalogue([])
        self.boxes: dict[str, tuple[str, bytes]] = {}
        """Each game's components, those of all modules, by the name that the catalogue has for them."""

    async def open(self) -> None:
        """Look once at what can be played."""
        self.catalogue = Catalogue([await self._offer(name) for name in GAMES])

    async def _offer(self, name: str) -> GameOffer:
        kind = GAMES[name]
        players = next((option for option in kind.choices if option.name == "players"), None)
        usual = int(players.usual) if players else 3
        found = await self.crew.ask_rules(calls.Found(name, {}, usual), calls.FoundGame)
        return GameOffer(
            name=name,
            title={language: Words(language, name).title() for language in LANGUAGES},
            about={language: Words(language, name).about() for language in LANGUAGES},
            rules=found.rules,
            content=self._keep_box(name),
            least_players=players.low if players else usual,
            most_players=players.high if players else usual,
            usual_players=usual,
            modules=list(kind.modules),
            options=[option for option in kind.choices if option.name not in ("players", "chance")],
            bots=[BotOffer(bot) for bot in found.bots],
        )

    def _keep_box(self, game: str) -> str:
        components = msgspec.json.encode(read_content(content_files(game, list(module_folders(game)))))
        name = sha256(components).hexdigest()
        self.boxes[name] = game, components
        return name

    # Making a table.

    async def check(self, wish: NewTable) -> Checked:
        try:
            await self._found(wish)
        except RefusedCall as refused:
            return Checked(refused.problem)
        except TableError as error:
            return Checked(problem(error))
        return Checked(None)

    async def _found(self, wish: NewTable) -> calls.FoundGame:
        if wish.game not in GAMES:
            raise TableError(NO_GAME, status=400, given=wish.game, known=", ".join(GAMES))
        if all(isinstance(seat, Bot) for seat in wish.seats):
            raise TableError(NO_HUMAN, status=400)
        found = await self.crew.ask_rules(calls.Found(wish.game, wish.options, len(wish.seats)), calls.FoundGame)
        for seat in wish.seats:
            if isinstance(seat, Bot) and seat.bot not in found.bots:
                raise TableError(NO_BOT, status=400, given=seat.bot, known=", ".join(found.bots))
        return found

    def seal(self) -> Sealed:
        return Sealed(self.seals.offer())

    async def make(self, wish: NewTable, browser: str) -> NewTableMade:
        found = await self._found(wish)
        if wish.seal is None and any(isinstance(seat, Me) and seat.share for seat in wish.seats):
            raise TableError(SEAL_FIRST, status=400)
        seed = self.seals.take(wish.seal) if wish.seal else dice.fresh_seed()
        usual = await self.store.name_of(browser)
        seats, links = [], []
        for number, seat in enumerate(wish.seats):
            if isinstance(seat, Me):
                seats.append(StoredSeat(number, "player", tidy(seat.name) or usual, share=seat.share or ""))
            elif isinstance(seat, Bot):
                seats.append(StoredSeat(number, "bot", tidy(seat.name), seat.bot))
            elif isinstance(seat, Invited):
                seats.append(StoredSeat(number, "link", tidy(seat.name)))
                links.append(PersonalLink(number, new_token()))
            else:
                seats.append(StoredSeat(number, "open", ""))
        table = StoredTable(
            id=new_table_id(),
            game=wish.game,
            format=FORMAT,
            rules=found.rules,
            shares=NO_SHARES,
            content=found.content,
            options=found.options,
            seat_names=found.seats,
            seed=seed,
            status="waiting",
            public=wish.public,
            owner=browser,
            created=now(),
            moved=now(),
            seats=seats,
        )
        mine = [seat.seat for seat in seats if seat.kind == "player"]
        hashes = [(hashed(link.token), link.seat) for link in links]
        await self.store.add_table(table, found.components, [(seat, browser) for seat in mine], hashes)
        await self._remember(browser, [seat.name for seat in seats if seat.kind == "player"])
        log("table made", table=table.id, game=table.game, seats=len(seats))
        room = await self.rooms.open(table.id)
        await self._begin(room)
        return NewTableMade(room.info(browser, mine), links)

    async def _begin(self, room: Room) -> None:
        """Start the game once no seat is free, and show everybody what there is to see now."""
        async with room.lock:
            if room.table.status == "waiting" and all(seat.kind in ("player", "bot") for seat in room.table.seats):
                # All shares are shown to all before anything is drawn.
                room.close_shares()
                room.tell_presence()
                sight = await room.look([], 0)
                await self.store.start(room.id, room.table.shares, sight.asked, sight.result)
                room.table.status = "over" if sight.result else "playing"
                room.table.asked, room.table.result = sight.asked, sight.result
                log("game begun", table=room.id, game=room.table.game)
            await room.greet_all()
            room.tell_presence()
        wake_bots(room)

    async def _remember(self, browser: str, names: list[str]) -> None:
        if names and names[0]:
            await self.store.remember_name(browser, names[0])

    # Sitting down and getting up.

    async def sit(self, id: str, body: SitDown, browser: str) -> TableInfo:
        return await self._take_seat(await self.rooms.open(id), body.seat, "open", browser, body.name, body.share)

    async def claim(self, body: Claim, browser: str) -> TableInfo:
        """Through a personal link: the first time somebody sits down, later he comes back with another browser."""
        found = await self.store.link(hashed(body.token))
        if found is None:
            raise TableError(NOT_LINK, status=404)
        id, seat = found
        room = await self.rooms.open(id)
        if room.table.seats[seat].kind == "link":
            name = body.name or room.table.seats[seat].name
            return await self._take_seat(room, seat, "link", browser, name, body.share)
        await self.store.share_seat(id, seat, browser)
        await self._seat(room, browser)
        return await self.info(id, browser)

    async def _take_seat(
        self, room: Room, number: int, kind: str, browser: str, name: str, share: str | None
    ) -> TableInfo:
        seat = self._seat_of(room, number)
        name = tidy(name) or await self.store.name_of(browser)
        if not await self.store.take_seat(room.id, number, kind, browser, name, share or ""):
            raise TableError(NOT_OPEN)
        seat.kind, seat.name, seat.share = "player", name, share or ""
        await self._remember(browser, [name])
        await self._seat(room, browser)
        return await self.info(room.id, browser)

    async def _seat(self, room: Room, browser: str) -> None:
        """Windows of this browser that are open here see with their new eyes."""
        held = await self.store.held(room.id, browser)
        for client in room.clients:
            if client.browser == browser:
                client.seats = held
        await self._begin(room)

    async def leave(self, id: str, body: LeaveSeat, browser: str) -> SeatLeft:
        """Give a seat back before the game starts. The last one to go closes the table."""
        room = await self.rooms.open(id)
        self._seat_of(room, body.seat)
        if body.seat not in await self.store.held(id, browser):
            raise TableError(NOT_YOURS, status=403)
        async with room.lock:
            if room.table.status != "waiting":
                raise TableError(BEGUN)
            await self.store.free_seat(id, body.seat)
            room.table.seats[body.seat] = StoredSeat(body.seat, "open", "")
            empty = not any(seat.kind == "player" for seat in room.table.seats)
            if empty:
                await self.store.close_table(id)
                self.rooms.forget(id)
                log("table closed", table=id)
        if empty:
            return SeatLeft(None)
        await self._seat(room, browser)
        return SeatLeft(await self.info(id, browser))

    async def link(self, id: str, body: NewLink, browser: str) -> PersonalLink:
        room = await self.rooms.open(id)
        seat = self._seat_of(room, body.seat)
        invited = seat.kind == "link" and room.table.owner == browser
        if not invited and body.seat not in await self.store.held(id, browser):
            raise TableError(NOT_INVITED, status=403)
        token = new_token()
        await self.store.add_link(hashed(token), id, body.seat)
        return PersonalLink(body.seat, token)

    def _seat_of(self, room: Room, seat: int) -> StoredSeat:
        if seat >= len(room.table.seats):
            raise TableError(NO_SEAT, status=404)
        return room.table.seats[seat]

    # Lists.

    async def info(self, id: str, browser: str | None) -> TableInfo:
        room = await self.rooms.open(id)
        return room.info(browser, await self.store.held(id, browser))

    async def open_tables(self, browser: str | None) -> TableList:
        return await self._list(await self.store.open_tables(), browser)

    async def my_tables(self, browser: str | None) -> TableList:
        """Those that wait for me first, then running, waiting and finished ones."""
        listed = await self._list(await self.store.tables_of(browser) if browser else [], browser)
        order = {"playing": 1, "waiting": 2, "over": 3}
        listed.tables.sort(key=lambda table: 0 if table.your_turn else order[table.status])
        return listed

    async def _list(self, tables: list[StoredTable], browser: str | None) -> TableList:
        held = await self.store.held_at([table.id for table in tables], browser)
        return TableList(
            [table_info(table, browser, held.get(table.id, []), self.rooms.present(table.id)) for table in tables]
        )

    async def me(self, browser: str | None) -> Browser:
        return Browser(await self.store.name_of(browser) if browser else "")

    # Reading.

    async def positions(self, id: str, seat: int | None, first: int, last: int, browser: str | None) -> Positions:
        room = await self.rooms.open(id)
        over = room.table.status == "over"
        if seat is not None:
            self._seat_of(room, seat)
            if not over and seat not in await self.store.held(id, browser):
                raise TableError(NOT_OVER, status=403)
        if room.table.status == "waiting" or first > room.version:
            raise TableError(NO_VERSION, status=404, given=first, last=room.version)
        last = min(last, first + PAGE - 1)
        past = await self.crew.ask(room, calls.LookBack(seat, first, last, lines=over), calls.Past)
        return Positions(room.version, [msgspec.json.decode(each, type=Position) for each in past.positions])

    async def record(self, id: str) -> str:
        """The record, with its seed. Before the game is over it would tell what is sealed."""
        room = await self.rooms.open(id)
        if room.table.status != "over":
            raise TableError(STILL_SECRET)
        return await self.crew.ask(room, calls.WriteRecord(), str)

    async def draws(self, id: str) -> Draws:
        """All that was drawn, for a page that checks it without the rules."""
        room = await self.rooms.open(id)
        if room.table.status != "over":
            raise TableError(STILL_SECRET)
        return await self.crew.ask(room, calls.DrawAgain(), Draws)

    async def components(self, hash: str) -> Components:
        found = self.boxes.get(hash) or await self.store.components(hash)
        if found is None:
            raise TableError(NO_COMPONENTS, status=404)
        game, components = found
        return Components(game, hash, msgspec.json.decode(components, type=dict[str, msgspec.Raw]))

    def rulebook(self, game: str) -> Rules:
        self._known(game)
        books = [load_rulebook(rules_files(game)), manners()]
        return Rules(
            game,
            GAMES[game].rules_number,
            [Section(id, title) for book in books for id, title in book.sections.items()],
            [text for book in books for text in _texts(book)],
        )

    def words(self, game: str, language: str) -> GameWords:
        self._known(game)
        if language not in LANGUAGES:
            raise TableError(NO_LANGUAGE, status=404, given=language, known=", ".join(LANGUAGES))
        return GameWords(game, language, game_sources(language, game))

    def _known(self, game: str) -> None:
        if game not in GAMES:
            raise TableError(NO_GAME, status=404, given=game, known=", ".join(GAMES))


def _texts(book: Rulebook) -> list[RuleText]:
    return [
        RuleText(
            entry.id,
            entry.section,
            list(entry.modules),
            entry.text,
            entry.source,
            list(entry.amends),
            list(book.amended.get(entry.id, ())),
        )
        for entry in book.entries.values()
    ]


def tidy(name: str) -> str:
    """A name without what cannot be seen."""
    return " ".join("".join(letter for letter in name if letter.isprintable()).split())
