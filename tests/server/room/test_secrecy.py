"""Secrecy on the wire: all bytes sent to a client stay the same when what that client cannot know is changed.

At decisions of random games the same scene is played twice: at the real table, and at one whose state has been changed
in all that the client cannot know, the seed first. Only the seal, which is the hash of the seed, may differ, and the
seed itself at the end; and after a confirmed move what follows may differ once something has been revealed.
"""

import asyncio
from base64 import b64encode
from random import Random
from typing import Any, Final
from zlib import crc32

import msgspec
import pytest

from tests.seeds import Block, blocks
from tests.server.local import LocalPool
from tests.server.worlds import decisions, legal, new_game, table_with, unsealed, window_at
from tests.tables import OURS, TESTED, WIRE, Table, one_each, tables_of
from tests.toy import Toy
from tests.toy_market import Market
from trireme.games import GAMES
from trireme.server.room.room import Room
from trireme.server.wire.socket_messages import AnswerStep, AskWhy, Confirm, Hello, Undo
from trireme.server.workers import calls
from trireme.server.workers.open_match import OpenMatch

BAZAAR: Final = tables_of(Market.name)
SHARE: Final = {"archipelago": 0.02, "cyclades": 0.15, "bazaar": 0.3}
"""How many of the decisions are looked at, where a game has many; else one for each player."""


@pytest.fixture(autouse=True)
def guests(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, game in TESTED.items():
        monkeypatch.setitem(GAMES, name, game)


class Scene:
    """One client looks and asks while somebody tries, undoes, tries again and confirms a move."""

    def __init__(self, room: Room, eye: int | None, mover: int, code: int) -> None:
        self.room = room
        self.eye = eye
        self.mover = mover
        self.code = code
        self.client = window_at(room, [] if eye is None else [eye])
        self.other = self.client if mover == eye else window_at(room, [mover])
        self.before: list[bytes] = []
        self.after: list[bytes] = []
        self.confirmed = False

    async def play(self) -> None:
        mover, client, other = self.mover, self.client, self.other
        self.room.tell_presence()
        await client.send(Hello(None))
        await client.send(Hello(max(0, self.room.version - 1)))
        if self.eye is not None:
            await client.send(AskWhy("why code", self.eye, code=self.code))
            await client.send(AskWhy("why place", self.eye, target=f"seat:{mover}"))
        recall = calls.GetEvents(self.eye, 1_000_000)
        client.raw.append((await self.room.pool.ask(self.room, recall, calls.EventsResult)).earlier)
        await other.send(Hello(None))
        question = other.seat(mover)["questions"][0]["id"]
        await other.send(AnswerStep("1", mover, question, self.code))
        await other.send(Undo("2", mover))
        await other.send(AnswerStep("3", mover, question, self.code))
        self.before = unsealed(self.client)
        self.confirmed = (await other.send(Confirm("4", mover)))[0]["type"] == "ack"
        self.after = unsealed(self.client)[len(self.before) :]

    def reveals(self, known: int) -> bool:
        """Whether the move has shown something to the client."""
        pool = self.room.pool
        assert isinstance(pool, LocalPool)
        events = pool.handlers.matches[self.room.id].match.journal[known:]
        return any(seen.reveal for event in events if (seen := event.seen_by(self.eye)) is not None)

    def betrays(self, seed: bytes) -> bool:
        forms = (seed, seed.hex().encode(), b64encode(seed), seed.hex().upper().encode())
        return self.room.table.status != "over" and any(form in body for form in forms for body in self.client.raw)


async def compare(real: OpenMatch, eye: int | None, rng: Random) -> tuple[bool, bool]:
    """Whether anything was heard before the move was confirmed, and whether all of what followed could be compared."""
    game, state = real.match.game, real.match.state
    mover = rng.choice(game.asked(state))
    changed = game.scramble(state, eye, Random(rng.random()))
    assert changed.key != state.key
    both = [code for code in legal(game, state, mover) if code in legal(game, changed, mover)]
    if not both:
        return False, False
    code = rng.choice(both)
    known = len(real.match.journal)
    scenes = [Scene(table_with(real, world), eye, mover, code) for world in (state.clone(), changed)]
    for scene in scenes:
        await scene.play()
        assert not scene.betrays(scene.room.table.seed)
    one, two = scenes
    assert one.before == two.before
    followed = one.confirmed and not one.reveals(known) and not two.reveals(known)
    if followed:
        assert one.after == two.after
    return bool(one.before), followed


def share_of(table: Table) -> float:
    return SHARE.get(table.game, 1 / table.players)


def prove(table: Table, number: int, share: float) -> tuple[int, int]:
    rng = Random(number)
    real = new_game(table.game, number, **table.options)
    heard = followed = 0
    for _ in decisions(real, rng):
        if rng.random() < share:
            for eye in (None, *range(table.players)):
                first, second = asyncio.run(compare(real, eye, rng))
                heard, followed = heard + first, followed + second
    return heard, followed


def test_toy_games_betray_nothing_to_any_client() -> None:
    proven = [prove(Table(Toy.name, {"players": 3}), number, share=0.5) for number in range(6)]
    assert sum(heard for heard, _ in proven) > 100
    assert sum(followed for _, followed in proven) > 20


@pytest.mark.parametrize("table", [*one_each([*OURS, *BAZAAR]), Table("peloponnes", {"players": 1})], ids=str)
def test_no_game_betrays_anything_to_any_client(table: Table) -> None:
    heard, followed = prove(table, table.players, share_of(table))
    assert heard > 10
    assert followed > 3


@pytest.mark.soak
@pytest.mark.parametrize("seeds", blocks(1, 3), ids=str)
@pytest.mark.parametrize("table", WIRE, ids=str)
def test_many_games_betray_nothing(table: Table, seeds: Block) -> None:
    assert all(prove(table, seed, 2 * share_of(table))[0] for seed in seeds)


def test_a_leak_is_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    """A view that shows one hidden card to everybody makes the proof fail."""
    honest = Toy.view

    def leaky(self: Toy, s: Any, seat: int | None) -> Any:
        view = honest(self, s, seat)
        return msgspec.structs.replace(view, round=crc32(str(s.hand[0]).encode()))

    monkeypatch.setattr(Toy, "view", leaky)
    with pytest.raises(AssertionError):
        test_toy_games_betray_nothing_to_any_client()
