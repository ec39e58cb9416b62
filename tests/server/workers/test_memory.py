"""What an open table weighs. It is counted, not timed: the same on every machine."""

import gc
import tracemalloc
from random import Random
from typing import Any

import pytest

from tests.tables import Table
from trireme.games import make
from trireme.kit import dice
from trireme.kit.engine.window import PASS
from trireme.kit.records.formats import rules_text
from trireme.kit.records.record import Match
from trireme.kit.registry import our_games
from trireme.server.workers.calls import TableSpec
from trireme.server.workers.open_match import OpenMatch

MOVES = 200
MOST = {"archipelago": 90_000, "cyclades": 80_000, "peloponnes": 80_000}
"""Bytes; the letters of five players of Archipelago are kept with the moves."""
OURS = [Table(game, {"players": 5}) for game in our_games()]
each_of_ours = pytest.mark.parametrize("table", OURS, ids=str)


def long_log(table: Table, moves: int = MOVES) -> tuple[TableSpec, list[str]]:
    """A game of so many lines; one that ends before is taken back by agreement and goes on."""
    game = make(table.game, **table.options)
    seed = dice.seed_from(1)
    match = Match(game, seed)
    rng = Random(1)
    while len(match.lines) < moves:
        if not game.asked(match.state):
            match.undo_to(match.standing - 10)
            continue
        seat = game.asked(match.state)[0]
        match.step(seat, rng.choice([code for code in game.legal(match.state, seat) if code != PASS]))
    chosen: dict[str, Any] = dict(game.options)
    return TableSpec(table.game, chosen, list(game.seats), rules_text(game), game.content_hash, seed), match.lines


def opened(spec: TableSpec, lines: list[str]) -> OpenMatch:
    match = OpenMatch(spec)
    match.feed(lines)
    return match


def weighed(spec: TableSpec, lines: list[str]) -> int:
    """Bytes that a table adds to the memory of a worker that knows the game."""
    opened(spec, lines)
    gc.collect()
    tracemalloc.start()
    try:
        match = opened(spec, ["".join(line) for line in lines])
        gc.collect()
        weight = tracemalloc.get_traced_memory()[0]
    finally:
        tracemalloc.stop()
    assert match.version == len(lines)
    return weight


@each_of_ours
def test_a_table_of_two_hundred_moves_takes_little_room(table: Table) -> None:
    assert weighed(*long_log(table)) <= MOST[table.game]
