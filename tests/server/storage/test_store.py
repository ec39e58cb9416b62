"""What is kept, and how safely."""

import asyncio
from collections.abc import Callable
from copy import deepcopy
from pathlib import Path
from random import Random

import msgspec
import pytest
from sqlalchemy import Connection, delete, event, insert, text, update
from sqlalchemy.exc import IntegrityError

from tests.server.local import Local, running
from tests.server.play import play_on
from trireme.games import GAMES, make
from trireme.kit.content.loading import hash_of_format_1, read_content
from trireme.kit.records.drafts import Draft
from trireme.kit.records.record import read_record
from trireme.kit.records.verification import verify
from trireme.kit.registry import content_files
from trireme.server.common.clock import now
from trireme.server.common.tokens import hashed, is_token, new_token
from trireme.server.storage.database import spelled_out
from trireme.server.storage.rows import LogLine, StoredDraft
from trireme.server.storage.schema import BROWSERS, CONTENTS, HEADERS, TABLES
from trireme.server.storage.store import Conflict, Store
from trireme.server.wire.http_bodies import Invited, Me, NewTable


def test_sqlite_keeps_what_was_acknowledged_even_through_a_power_cut(tmp_path: Path) -> None:
    async def look() -> tuple[object, object]:
        store = await Store.open(str(tmp_path / "new" / "tables.db"))
        mode = await store.database.do(lambda connection: connection.execute(text("PRAGMA journal_mode")).scalar())
        synchronous = await store.database.do(
            lambda connection: connection.execute(text("PRAGMA synchronous")).scalar()
        )
        await store.close()
        return mode, synchronous

    assert asyncio.run(look()) == ("wal", 2)


async def test_what_comes_while_the_disk_is_busy_is_written_together(tmp_path: Path) -> None:
    """Each gets its own answer, and one that fails takes none of the others along."""
    store = await Store.open(str(tmp_path / "tables.db"))
    commits: list[object] = []
    event.listen(store.database.engine, "commit", commits.append)  # type: ignore[attr-defined]  # of SQLite

    def name(number: int) -> Callable[[Connection], int]:
        def work(connection: Connection) -> int:
            connection.execute(insert(BROWSERS).values(browser=f"b{number}", name="Ann", created=now()))
            return number

        return work

    done = await asyncio.gather(*(store.database.do(name(number)) for number in range(30)))
    assert done == [*range(30)]
    assert len(commits) == 1
    mixed = [name(number) for number in (40, 41, 5, 42)]
    outcomes = await asyncio.gather(*map(store.database.do, mixed), return_exceptions=True)
    assert [outcome for outcome in outcomes if isinstance(outcome, int)] == [40, 41, 42]
    assert isinstance(outcomes[2], IntegrityError)
    await store.close()
    again = await Store.open(str(tmp_path / "tables.db"))
    assert [await again.name_of(f"b{number}") for number in (0, 29, 40, 42, 43)] == ["Ann"] * 4 + [""]
    await again.close()


async def test_of_two_writers_of_the_same_version_one_fails(server: Local) -> None:
    table = await server.table(Me(), Me())
    await server.store.append(table, [LogLine(1, 0, "A: pass", "x")], [1], None)
    with pytest.raises(Conflict):
        await server.store.append(table, [LogLine(1, 1, "B: pass", "y")], [0], None)
    assert await server.store.log(table) == [LogLine(1, 0, "A: pass", "x")]
    stored = await server.store.table(table)
    assert stored is not None
    assert (stored.version, stored.asked) == (1, [1])


async def test_many_make_their_first_tables_at_once(server: Local) -> None:
    """All of them keep the same components, and one browser keeps its name from several windows."""
    made = await asyncio.gather(*(server.table(Me("Ann"), Me(), browser=f"b{number % 3}") for number in range(8)))
    assert len(set(made)) == 8
    assert await server.store.name_of("b1") == "Ann"


async def test_the_newest_draft_of_a_seat_is_kept_apart_from_the_log(db: str) -> None:
    tables: list[str] = []
    async with running(db) as server:
        table = await server.table(Me(), Me())
        draft = StoredDraft(Draft("1.0.0", [[1, 2]], [[3]]), ["n"])
        server.store.keep_draft(table, 0, StoredDraft())
        assert await server.store.drafts(table) == {0: StoredDraft()}
        server.store.keep_draft(table, 0, draft)
        server.store.keep_draft(table, 1, draft)
        assert await server.store.drafts(table) == {0: draft, 1: draft}
        assert await server.store.log(table) == []
        server.store.keep_draft(table, 1, StoredDraft())
        tables.append(table)
    async with running(db) as server:
        assert (await server.store.drafts(tables[0])).keys() == {0, 1}
        assert (await server.store.drafts(tables[0]))[1] == StoredDraft()


async def test_no_token_is_stored(tmp_path: Path) -> None:
    browser, tokens = new_token(), []
    async with running(tmp_path) as server:
        made = await server.lobby.make(NewTable("peloponnes", [Me("Ann"), Invited()]), hashed(browser))
        tokens.append(made.links[0].token)
        seated = await server.claim(tokens[0], hashed(new_token()))
        assert seated.link is not None
        tokens.append(seated.link.token)
    files = b"".join(path.read_bytes() for path in tmp_path.rglob("*") if path.is_file())
    assert hashed(browser).encode() in files
    assert browser.encode() not in files
    for token in tokens:
        assert hashed(token).encode() in files
        assert token.encode() not in files


def test_tokens_have_128_bits_and_a_fixed_form() -> None:
    tokens = {new_token() for _ in range(1000)}
    assert len(tokens) == 1000
    assert all(is_token(token) and len(bytes.fromhex(token)) == 16 for token in tokens)
    assert not any(is_token(text) for text in ("", None, "x" * 32, new_token()[:-1], new_token() + "\n"))


async def test_a_game_goes_on_with_its_own_components(server: Local) -> None:
    table = await server.table(Me(), Me())
    content = (await server.lobby.info(table, None)).content
    kept = await server.store.components(content)
    assert kept is not None
    server.rooms.contents = dict.fromkeys(server.rooms.contents, "components of a later version")
    server.rooms.forget(table)
    room = await server.rooms.open(table)
    assert room.spec.components == kept[1]
    assert (await server.window(table)).seat(0)["view"]["game"] == "peloponnes"


@pytest.mark.parametrize("modules", [[], ["sea"], ["hellas", "sea", "six"]], ids=str)
async def test_a_table_has_the_components_of_the_modules_in_play(server: Local, modules: list[str]) -> None:
    wish = NewTable("peloponnes", [Me(), Me()], {"modules": modules} if modules else {})
    made = await server.lobby.make(wish, "browser")
    shown = (await server.catalogue.components((await server.lobby.info(made.table.id, None)).content)).components
    assert set(msgspec.json.decode(shown["expansion"])) == {"base", *modules}
    assert ("sea" in shown) == ("sea" in modules)
    (offer,) = [offer for offer in server.catalogue.body.games if offer.name == "peloponnes"]
    box = (await server.catalogue.components(offer.content)).components
    assert set(msgspec.json.decode(box["expansion"])) == {"base", "hellas", "sea", "six"}
    assert len(msgspec.json.decode(box["sea"])) == 8


async def test_a_corrected_text_is_seen_at_tables_with_the_same_figures(server: Local) -> None:
    table = await server.table(Me(), Me())
    stored = await server.store.table(table)
    assert stored is not None
    again = msgspec.structs.replace(stored, id="again")
    await server.store.add_table(again, b'{"corrected": 1}', [], [])
    assert await server.store.components(stored.content) == ("peloponnes", b'{"corrected": 1}')


async def as_in_format_1(local: Local, table: str, components: bytes) -> str:
    """Write a table as servers did before format 2: one rules number, the hash of all components, no header."""
    content = hash_of_format_1(msgspec.json.decode(components))

    def work(connection: Connection) -> None:
        connection.execute(delete(HEADERS).where(HEADERS.c.table_id == table))
        connection.execute(insert(CONTENTS).values(hash=content, game="peloponnes", components=components))
        connection.execute(update(TABLES).where(TABLES.c.id == table).values(rules=1, content=content))

    await local.store.database.do(work)
    return content


@pytest.mark.parametrize("own", [False, True], ids=["as printed", "with other figures"])
async def test_a_table_of_format_1_goes_on(db: str, own: bool) -> None:
    kept = GAMES["peloponnes"].format_1
    components = deepcopy(kept.written(read_content(content_files("peloponnes", kept.modules))))
    components["rules"]["pass_coins"] += own

    tables: dict[str, str] = {}
    async with running(db) as server:
        table = await server.table(Me(), Me())
        tables[table] = await as_in_format_1(server, table, msgspec.json.encode(components))
    async with running(db) as server:
        ((table, content),) = tables.items()
        info = await server.lobby.info(table, None)
        assert (info.rules, info.content) == ("1", content)
        window = await server.window(table)
        assert (window.room.spec.components is not None) == own
        assert await play_on(window, Random(1)) > 10
        record = read_record(await server.history.record(table))
        assert (record.format, record.header["rules"], record.header["content"]) == (1, "1", content)
        assert verify(record, make, **({"content": components} if own else {})).moves == window.room.version


def test_time_is_kept_in_utc() -> None:
    assert now().endswith("Z")


@pytest.mark.parametrize(
    ("given", "spelled"),
    [
        ("games.db", "sqlite:///games.db"),
        ("sqlite:///games.db", "sqlite:///games.db"),
        ("sqlite+aiosqlite:///games.db", "sqlite:///games.db"),
        ("postgresql://host/games", "postgresql+asyncpg://host/games"),
    ],
)
def test_addresses_of_databases_need_not_name_a_driver(given: str, spelled: str) -> None:
    assert spelled_out(given) == spelled
