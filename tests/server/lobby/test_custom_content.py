"""The owner of a box lays his own figures over ours: `trireme serve --content DIR`."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from tests.server.local import Local, running
from trireme.games import make
from trireme.kit.errors import BadContent
from trireme.server.wire.http_bodies import BotSeat, Me, NewLesson, NewTable
from trireme.server.workers.custom_content import check_folder

FILE = "archipelago.toml"
FIGURES = '[[building]]\nid = "town"\nflorins = 7\n'


@pytest.fixture
def box(tmp_path: Path) -> Path:
    folder = tmp_path / "box"
    folder.mkdir()
    (folder / FILE).write_text(FIGURES, encoding="utf-8")
    return folder


def wish(game: str) -> NewTable:
    return NewTable(game, [Me("Ann"), BotSeat("random"), BotSeat("random")])


async def price_of_a_town(local: Local, content: str) -> int:
    found = (await local.catalogue.components(content)).components
    buildings = msgspec.json.decode(found["building"])
    return next(int(each["florins"]) for each in buildings if each["id"] == "town")


async def test_new_tables_are_played_with_it_and_go_on_with_it(tmp_path: Path, box: Path) -> None:
    made: list[str] = []
    async with running(tmp_path) as server:
        server.catalogue.own_content = str(box)
        await server.prepare()
        offer = next(game for game in server.catalogue.body.games if game.name == "archipelago")
        assert await price_of_a_town(server, offer.content) == 7
        made.append((await server.lobby.make(wish("archipelago"), "ann")).table.id)
        table = (await server.rooms.open(made[0])).table
        assert table.content == make("archipelago", players=3, content=box).content_hash
        assert await price_of_a_town(server, table.content) == 7
        other = (await server.lobby.make(wish("peloponnes"), "ann")).table.id
        assert (await server.rooms.open(other)).table.content == make("peloponnes", players=3).content_hash
    async with running(tmp_path) as server:
        """On a server that is not told of the folder any more."""
        window = await server.window(made[0])
        assert "snapshot" in [message["type"] for message in window.read()]
        assert await price_of_a_town(server, window.room.table.content) == 7
        fresh = (await server.lobby.make(wish("archipelago"), "ann")).table.id
        assert await price_of_a_town(server, (await server.rooms.open(fresh)).table.content) == 2


async def test_a_first_game_is_played_as_printed(sqlite_server: Local, box: Path) -> None:
    (box / FILE).rename(box / "peloponnes.toml")
    (box / "peloponnes.toml").write_text("[player_counts]\n", encoding="utf-8")
    sqlite_server.catalogue.own_content = str(box)
    table = (await sqlite_server.lobby.teach(NewLesson("peloponnes"), "ann")).table
    assert table.content == make("peloponnes", **table.options).content_hash


@pytest.mark.parametrize(
    ("name", "text", "complaint"),
    [
        (None, "", "box: the folder holds no archipelago.toml, cyclades.toml, "),
        ("island.toml", "", "box [island.toml]: this is not known. There are archipelago.toml, "),
        (FILE, "[[building]]\nid = 'tower'\n", "archipelago.toml [building] id: “tower” is not one of ours"),
        (
            FILE,
            "[[building]]\nid = 'town'\nflorins = 'two'\n",
            "archipelago.toml [building town] florins: here stands str, but int is needed.",
        ),
        ("monuments.toml", "[[palace]]\nid = 'a'\n", "monuments.toml [palace]: this is not known. There are monument."),
    ],
)
def test_a_box_that_cannot_be_played_with_is_refused_at_the_start(
    box: Path, name: str | None, text: str, complaint: str
) -> None:
    (box / FILE).unlink()
    if name is not None:
        (box / name).write_text(text, encoding="utf-8")
    with pytest.raises(BadContent) as caught:
        check_folder(str(box))
    assert complaint in str(caught.value)
