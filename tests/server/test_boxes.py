"""The owner of a box lays his own figures over ours: `trireme serve --content DIR`."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from tests.server.local import Local, at_a_table
from trireme.games import make
from trireme.kit.errors import BadContent
from trireme.server.wire.http_bodies import BotSeat, Me, NewLesson, NewTable
from trireme.server.workers.custom_content import check_box

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
    found = (await local.lobby.components(content)).components
    buildings = msgspec.json.decode(found["building"])
    return next(int(each["florins"]) for each in buildings if each["id"] == "town")


def test_new_tables_are_played_with_it_and_go_on_with_it(tmp_path: Path, box: Path) -> None:
    made: list[str] = []

    async def begins(local: Local) -> None:
        local.lobby.own_content = str(box)
        await local.lobby.open()
        offer = next(game for game in local.lobby.catalogue.games if game.name == "archipelago")
        assert await price_of_a_town(local, offer.content) == 7
        made.append((await local.lobby.make(wish("archipelago"), "ann")).table.id)
        table = (await local.rooms.open(made[0])).table
        assert table.content == make("archipelago", players=3, content=box).content_hash
        assert await price_of_a_town(local, table.content) == 7
        other = (await local.lobby.make(wish("peloponnes"), "ann")).table.id
        assert (await local.rooms.open(other)).table.content == make("peloponnes", players=3).content_hash

    async def goes_on(local: Local) -> None:
        """On a server that is not told of the folder any more."""
        window = await local.window(made[0])
        assert "snapshot" in [message["type"] for message in window.read()]
        assert await price_of_a_town(local, window.room.table.content) == 7
        fresh = (await local.lobby.make(wish("archipelago"), "ann")).table.id
        assert await price_of_a_town(local, (await local.rooms.open(fresh)).table.content) == 2

    at_a_table(tmp_path, begins)
    at_a_table(tmp_path, goes_on)


def test_a_first_game_is_played_as_printed(tmp_path: Path, box: Path) -> None:
    (box / FILE).rename(box / "peloponnes.toml")
    (box / "peloponnes.toml").write_text("[player_counts]\n", encoding="utf-8")

    async def scene(local: Local) -> None:
        local.lobby.own_content = str(box)
        table = (await local.lobby.teach(NewLesson("peloponnes"), "ann")).table
        assert table.content == make("peloponnes", **table.options).content_hash

    at_a_table(tmp_path, scene)


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
        check_box(str(box))
    assert complaint in str(caught.value)
