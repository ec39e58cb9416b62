"""Tables that a client cannot tell apart: the real one, and one that differs in everything it cannot know."""

from __future__ import annotations

import copy
from collections.abc import Iterator
from random import Random
from typing import Any

from tests.server.local import LocalPool, Window
from trireme.games import make
from trireme.kit import dice
from trireme.kit.engine.window import PASS
from trireme.kit.game import Game
from trireme.kit.records.drafts import DraftReplay, copied
from trireme.kit.records.formats import FORMAT, NO_SHARES, rules_text
from trireme.kit.records.record import Match
from trireme.server.room.connection import Client
from trireme.server.room.room import Room
from trireme.server.storage.rows import StoredSeat, StoredTable
from trireme.server.storage.seat_store import SeatStore
from trireme.server.storage.store import Store
from trireme.server.workers.calls import TableSpec
from trireme.server.workers.open_match import OpenMatch


class NoVisits(SeatStore):
    """A store of visits that stores nothing."""

    def __init__(self) -> None:
        pass

    async def settle(self, table: str | None = None) -> bool:
        return False


class Forgetful(Store):
    """A store that stores nothing, so that a scene can be repeated."""

    def __init__(self) -> None:
        self.seats = NoVisits()

    async def append(self, *_: object) -> None:
        pass

    def keep_draft(self, *_: object) -> None:
        pass


def new_game(name: str, number: int, **options: Any) -> OpenMatch:
    game = make(name, **options)
    chosen: dict[str, Any] = dict(game.options)
    seed = dice.seed_from(number)
    return OpenMatch(TableSpec(name, chosen, list(game.seats), rules_text(game), game.content_hash, seed))


def legal(game: Game[Any], state: Any, seat: int) -> list[int]:
    return [code for code in game.legal(state, seat) if code != PASS]


def table_with(real: OpenMatch, state: Any) -> Room:
    """Return a table like the real one, with another state behind it."""
    other = copy.copy(real)
    other.lengths = real.lengths[:]
    other._known = {}
    other.match = copy.copy(real.match)
    other.match.lines = list(real.match.lines)
    other.match.drawn = real.match.drawn[:]
    other.match._moves = copy.copy(real.match._moves)
    other.match._moves.rows = real.match._moves.rows[:]
    other.match._moves.before = dict(real.match._moves.before)
    other.match._run = []
    other.match.state = state
    state.journal = list(real.match.journal)
    game = real.match.game
    table = StoredTable(
        id="0" * 20,
        game=game.name,
        format=FORMAT,
        rules=rules_text(game),
        shares=NO_SHARES,
        content=game.content_hash,
        options={},
        seat_names=list(game.seats),
        seed=state.key,
        status="playing",
        public=False,
        owner="ann",
        created="2026-11-15T12:00:00Z",
        moved="2026-11-15T12:00:00Z",
        version=real.version,
        asked=[*game.asked(state)],
        seats=[StoredSeat(seat, "player", name) for seat, name in enumerate(game.seats)],
    )
    pool = LocalPool()
    pool.handlers.matches[table.id] = other
    room = Room(Forgetful(), pool, table, None)
    room.lines = list(real.match.lines)
    return room


def match_of(room: Room) -> Match[Any]:
    """Return the match of such a table."""
    assert isinstance(room.pool, LocalPool)
    return room.pool.handlers.matches[room.id].match


def rehearsed(trial: DraftReplay[Any]) -> Any:
    """Return the position after a draft's moves, played from their text as in the log."""
    stage = copied(trial.confirmed, [])
    for move in trial.moves:
        trial.game.apply(stage, trial.seat, move)
    return stage


def window_at(room: Room, seats: list[int]) -> Window:
    """Return a window of these seats, or of a spectator if there are none."""
    client = Client(None, seats)
    room.clients.append(client)
    return Window(room, client)


def unsealed(window: Window) -> list[bytes]:
    """Return everything that a client has been sent except the seal, and the seed and chain of a finished game."""
    window.read()
    seed, head = window.room.table.seed, window.room.chain.partition(" ")[0]
    heard = [body.replace(dice.commitment(seed).encode(), b"SEAL") for body in window.raw]
    opened = {seed.hex().encode(): b"SEED", **({head.encode(): b"CHAIN"} if head else {})}
    for text, name in opened.items():
        heard = [body.replace(text, name) if b'"over"' in body else body for body in heard]
    return heard


def decisions(real: OpenMatch, rng: Random) -> Iterator[None]:
    """Yield the decisions of a random game."""
    match = real.match
    while asked := match.game.asked(match.state):
        moving = [seat for seat in asked if match.game.in_multi_step(match.state, seat)]
        if not moving:
            yield
        may = match.game.may(match.state)
        seat = rng.choice(moving or (may if may and rng.random() < 0.2 else asked))
        before = len(match.lines)
        match.step(seat, rng.choice(legal(match.game, match.state, seat)))
        real.lengths.extend([len(match.journal)] * (len(match.lines) - before))
