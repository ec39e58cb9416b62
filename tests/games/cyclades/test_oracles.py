"""Chains of fleets and last islands, compared with the slow and simple way to work them out in random positions."""

from __future__ import annotations

from random import Random

import pytest

from trireme.games.cyclades import board, control, last_island
from trireme.games.cyclades.game import Cyclades
from trireme.games.cyclades.lookup import TYPES
from trireme.games.cyclades.state import ISLANDS, State
from trireme.kit.seats import SEATS

GAMES = {players: Cyclades(seats=tuple("ABCDE"[:players])) for players in (2, 3, 4, 5)}
A, B = SEATS[:2]


@pytest.mark.rules("CYC-TRP-03", "CYC-TRP-04", "CYC-TRP-05")
@pytest.mark.parametrize("players", GAMES)
@pytest.mark.parametrize("seed", range(30))
def test_chains_are_rows_of_adjacent_seas_with_own_fleets(players: int, seed: int) -> None:
    game, rng = GAMES[players], Random(seed)
    printed = game.ruleset.content.board[str(players)]
    ours = {sea.id for sea in printed.sea if rng.random() < 0.4}
    theirs = {sea.id for sea in printed.sea if sea.id not in ours and rng.random() < 0.3}
    fleets = {sea.id: {"owner": "", "fleets": 0} for sea in printed.sea}
    s = game.positions.stand({"seas": fleets})
    for sea in (*ours, *theirs):
        board.add_fleets(s, A if sea in ours else B, game.ruleset.tables.sea_number[sea], 1)
    next_to = {sea.id: set(sea.adj_seas) & ours for sea in printed.sea}
    for start, island in enumerate(printed.island):
        chain = set(island.adj_seas) & ours
        while more := {sea for each in chain for sea in next_to[each]} - chain:
            chain |= more
        linked = {other.id for other in printed.island if set(other.adj_seas) & chain} - {island.id}
        mask = board.linked_islands(game.ruleset, s, A, ISLANDS[start])
        assert {other.id for number, other in enumerate(printed.island) if mask >> number & 1} == linked


def random_lands(game: Cyclades, rng: Random) -> State:
    """A has some islands and B one; buildings and Metropolises at random, but no set that A would have converted."""
    ruleset, tables = game.ruleset, game.ruleset.tables
    s = game.positions.stand({"islands": {id: {"owner": ""} for id in tables.island_ids}})
    islands = rng.sample(tables.all_islands, rng.randint(2, 4))
    missing = rng.choice(TYPES)
    for place, island in enumerate(islands):
        board.give_island(ruleset, s, island, B if place == 0 else A)
        if rng.random() < 0.35:
            s.metropolis |= 1 << island
        for slot in tables.slots_of[island]:
            types = [type for type in TYPES if place == 0 or type != missing]
            if not board.is_covered(ruleset, s, slot) and rng.random() < 0.8:
                s.built[slot] = missing if place == 0 and rng.random() < 0.6 else rng.choice(types)
    s.stack = []
    return s


def most_metropolises(game: Cyclades, s: State) -> int:
    """How many A can have when all his choices are tried."""
    game.proceed(s)
    if not s.stack:
        return board.metropolises(s, A)
    best = 0
    for code in game.legal(s):
        other = s.clone()
        game.answer(other, 0, code)
        best = max(best, most_metropolises(game, other))
    return best


@pytest.mark.rules("CYC-LST-01", "CYC-LST-02", "CYC-LST-03", "CYC-LST-05", "CYC-LST-06", "CYC-LST-22")
@pytest.mark.parametrize("players", GAMES)
def test_a_last_island_is_open_exactly_to_whoever_can_win_by_it(players: int) -> None:
    game, rng = GAMES[players], Random(players)
    seen = {True: 0, False: 0}
    for _ in range(150):
        s = random_lands(game, rng)
        last, before = ISLANDS[s.owner.index(B)], board.metropolises(s, A)
        taken = s.clone()
        control.capture(game.ruleset, taken, last, A, 1)
        wins = before < game.ruleset.tables.needed <= most_metropolises(game, taken)
        barred = list(last_island.protects_last_island(game.ruleset, s, A, last))
        assert bool(barred) != wins
        seen[wins] += 1
    assert min(seen.values()) >= 5, seen
