"""Secrecy on the wire: all bytes sent to a client stay the same when what that client cannot know is changed.

At decisions of random games the same scene is played twice: at the real table, and at one whose state has been changed
in all that the client cannot know, the seed first. Only the seal, which is the hash of the seed, may differ, and the
seed itself at the end; and after a confirmed move what follows may differ once something has been revealed.
"""

import asyncio
import copy
from base64 import b64encode
from collections.abc import Iterator
from random import Random
from typing import Any
from zlib import crc32

import msgspec
import pytest

from tests.table.local import LocalCrew, Window
from tests.toy import Toy
from trireme.games import GAMES, make
from trireme.kit import dice
from trireme.kit.game import Game
from trireme.kit.stack import Ask
from trireme.table.calls import Setting
from trireme.table.client import Client
from trireme.table.desk import Open
from trireme.table.protocol import AskWhy, Confirm, Hello, Step, Undo
from trireme.table.room import Room
from trireme.table.store import Store, StoredSeat, StoredTable


class Forgetful(Store):
    """Keeps nothing: a scene can be played again."""

    def __init__(self) -> None:
        pass

    async def append(self, *_: object) -> None:
        pass

    def keep_draft(self, *_: object) -> None:
        pass


@pytest.fixture(autouse=True)
def toy(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, Toy.name, Toy)


def new_game(name: str, players: int, number: int) -> Open:
    game = make(name, players=players)
    options: dict[str, Any] = dict(game.options)
    seed = dice.seed_from(number)
    return Open(Setting(name, options, list(game.seats), game.rules_number, game.content_hash, seed))


def legal(game: Game[Any], state: Any, seat: int) -> list[int]:
    step = game.steps[state.stack[-1][0]]
    assert isinstance(step, Ask)
    return step.legal(state, seat)


def table_with(real: Open, state: Any) -> Room:
    """A table like the real one, with another state behind it."""
    other = copy.copy(real)
    other.lengths = list(real.lengths)
    other.match = copy.copy(real.match)
    other.match.lines = list(real.match.lines)
    other.match._moves = list(real.match._moves)
    other.match._run = []
    other.match.state = state
    state.journal = list(real.match.journal)
    game = real.match.game
    table = StoredTable(
        id="0" * 20,
        game=game.name,
        rules=game.rules_number,
        content=game.content_hash,
        options={},
        seat_names=list(game.seats),
        seed=state.seed,
        status="playing",
        public=False,
        owner="ann",
        created="2026-11-15T12:00:00Z",
        moved="2026-11-15T12:00:00Z",
        version=real.version,
        asked=game.asked(state),
        seats=[StoredSeat(seat, "player", name) for seat, name in enumerate(game.seats)],
    )
    crew = LocalCrew()
    crew.desk.matches[table.id] = other
    room = Room(Forgetful(), crew, table, None)
    room.lines = list(real.match.lines)
    return room


class Scene:
    """One client looks and asks while somebody tries, undoes, tries again and confirms a move."""

    def __init__(self, room: Room, eye: int | None, mover: int, code: int) -> None:
        self.room = room
        self.eye = eye
        self.mover = mover
        self.code = code
        self.client = self._window([] if eye is None else [eye])
        self.other = self.client if mover == eye else self._window([mover])
        self.before: list[bytes] = []
        self.after: list[bytes] = []
        self.confirmed = False

    def _window(self, seats: list[int]) -> Window:
        client = Client(None, seats)
        self.room.clients.append(client)
        return Window(self.room, client)

    async def play(self) -> None:
        mover, client, other = self.mover, self.client, self.other
        self.room.tell_presence()
        await client.send(Hello(None))
        await client.send(Hello(max(0, self.room.version - 1)))
        if self.eye is not None:
            await client.send(AskWhy("why code", self.eye, code=self.code))
            await client.send(AskWhy("why place", self.eye, target=f"seat:{mover}"))
        await other.send(Hello(None))
        question = other.seat(mover)["questions"][0]["id"]
        await other.send(Step("1", mover, question, self.code))
        await other.send(Undo("2", mover))
        await other.send(Step("3", mover, question, self.code))
        self.before = self._heard()
        self.confirmed = (await other.send(Confirm("4", mover)))[0]["type"] == "ack"
        self.after = self._heard()[len(self.before) :]

    def _heard(self) -> list[bytes]:
        self.client.read()
        seed = self.room.table.seed
        heard = [body.replace(dice.commitment(seed).encode(), b"SEAL") for body in self.client.raw]
        return [body.replace(seed.hex().encode(), b"SEED") if b'"over"' in body else body for body in heard]

    def reveals(self, known: int) -> bool:
        """Whether the move has shown something to the client."""
        crew = self.room.crew
        assert isinstance(crew, LocalCrew)
        events = crew.desk.matches[self.room.id].match.journal[known:]
        return any(seen.reveal for event in events if (seen := event.seen_by(self.eye)) is not None)

    def betrays(self, seed: bytes) -> bool:
        forms = (seed, seed.hex().encode(), b64encode(seed), seed.hex().upper().encode())
        return self.room.table.status != "over" and any(form in body for form in forms for body in self.client.raw)


async def compare(real: Open, eye: int | None, rng: Random) -> tuple[bool, bool]:
    """Whether anything was heard before the move was confirmed, and whether all of what followed could be compared."""
    game, state = real.match.game, real.match.state
    mover = rng.choice(game.asked(state))
    changed = game.scramble(state, eye, Random(rng.random()))
    assert changed.seed != state.seed
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


def decisions(real: Open, rng: Random) -> Iterator[None]:
    """A random game, stopping at each decision."""
    match = real.match
    while asked := match.game.asked(match.state):
        moving = [seat for seat in asked if match.game.midway(match.state, seat)]
        if not moving:
            yield
        seat = rng.choice(moving or asked)
        before = len(match.lines)
        match.step(seat, rng.choice(legal(match.game, match.state, seat)))
        real.lengths += [len(match.journal)] * (len(match.lines) - before)


def prove(name: str, players: int, number: int, share: float) -> tuple[int, int]:
    rng = Random(number)
    real = new_game(name, players, number)
    heard = followed = 0
    for _ in decisions(real, rng):
        if rng.random() < share:
            for eye in (None, *range(players)):
                first, second = asyncio.run(compare(real, eye, rng))
                heard, followed = heard + first, followed + second
    return heard, followed


def test_toy_games_betray_nothing_to_any_client() -> None:
    proven = [prove(Toy.name, 3, number, share=0.5) for number in range(6)]
    assert sum(heard for heard, _ in proven) > 100
    assert sum(followed for _, followed in proven) > 20


@pytest.mark.parametrize("players", [1, 3])
def test_peloponnes_betrays_nothing_to_any_client(players: int) -> None:
    heard, followed = prove("peloponnes", players, players, share=1 / players)
    assert heard > 10
    assert followed > 3


@pytest.mark.soak
@pytest.mark.parametrize("number", range(20))
def test_many_games_betray_nothing(number: int) -> None:
    assert prove(Toy.name, 2 + number % 3, number, share=1)[0] > 0
    assert prove("peloponnes", 1 + number % 5, number, share=1)[0] > 0


def test_a_leak_is_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    """A view that shows one hidden card to everybody makes the proof fail."""
    honest = Toy.view

    def leaky(self: Toy, s: Any, seat: int | None) -> Any:
        view = honest(self, s, seat)
        return msgspec.structs.replace(view, round=crc32(str(s.hand[0]).encode()))

    monkeypatch.setattr(Toy, "view", leaky)
    with pytest.raises(AssertionError):
        test_toy_games_betray_nothing_to_any_client()
