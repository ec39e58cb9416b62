"""Bidding, rows, stacks and stores at every moment of random games, with every number of players."""

from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import pairwise
from random import Random

import pytest

from trireme.games.peloponnes import events
from trireme.games.peloponnes.game import Peloponnes
from trireme.games.peloponnes.phases.bidding import BID_OR_PASS
from trireme.games.peloponnes.phases.bids import MOVE_OR_WITHDRAW
from trireme.games.peloponnes.state import NO_TILE, State
from trireme.kit.engine.event import Event

GAMES = 8
"""Random games for each number of players."""
everybody = pytest.mark.parametrize("players", [2, 3, 4, 5])

BIDDING = (BID_OR_PASS, MOVE_OR_WITHDRAW)
PHASES: list[set[type[Event]]] = [
    {events.RoundBegun, events.TurnedUp},
    {events.BidMade, events.BidMoved, events.Displaced, events.Withdrew, events.Passed, events.Unsold},
    {events.NewOrder},
    {events.Placed, events.Unplaced},
    {events.Gained},
    {events.Took},
    {events.ChitTurnedUp, events.BlankTurnedUp, events.Struck, events.Spared, events.Suffered, events.Paid},
]
"""A round as its events tell it; one-time gains and income are told by the same kind."""


@cache
def table(players: int) -> Peloponnes:
    return Peloponnes(players=players)


def random_game(players: int, seed: int, journal: bool = False) -> Iterator[tuple[Peloponnes, State]]:
    """The state at every decision, and once more when the game is over."""
    game = table(players)
    rng = Random(seed)
    s = game.start(seed, journal=journal)
    yield game, s
    while legal := game.legal(s):
        game.play(s, rng.choice(legal))
        yield game, s


def moments(players: int) -> Iterator[tuple[Peloponnes, State]]:
    for seed in range(GAMES):
        yield from random_game(players, seed)


@cache
def stories(players: int) -> list[list[Event]]:
    """All that happened, game by game."""
    told = []
    for seed in range(GAMES):
        *_, (_, s) = random_game(players, seed, journal=True)
        assert s.journal is not None
        told.append(s.journal)
    return told


def rounds_of(story: list[Event]) -> list[list[Event]]:
    rounds: list[list[Event]] = []
    for event in story:
        if isinstance(event, events.RoundBegun):
            rounds.append([])
        if rounds:
            rounds[-1].append(event)
    return rounds


def all_rounds(players: int) -> list[list[Event]]:
    return [told for story in stories(players) for told in rounds_of(story)]


def holdings(s: State, seat: int) -> list[object]:
    named = ("wood", "stone", "food", "coins", "luxury", "population", "buildings", "terrains", "marked")
    return [getattr(s, name)[seat] for name in named]


@everybody
@pytest.mark.rules("PEL-RND-03")
def test_eight_rounds(players: int) -> None:
    for story in stories(players):
        assert [event.round for event in story if isinstance(event, events.RoundBegun)] == list(range(1, 9))


@everybody
@pytest.mark.rules("PEL-RND-01")
def test_phases_follow_each_other(players: int) -> None:
    place = {kind: number for number, kinds in enumerate(PHASES) for kind in kinds}
    for told in all_rounds(players):
        numbers = [place[type(event)] for event in told if type(event) in place]
        assert numbers == sorted(numbers)
        gains = [event.source for event in told if isinstance(event, events.Gained)]
        assert gains[-players:] == [""] * players, "income comes after all one-time gains"
        assert "" not in gains[:-players]


@everybody
@pytest.mark.rules("PEL-RND-02", "PEL-RND-04", "PEL-GEN-02", "PEL-SET-06")
def test_every_tile_is_turned_up_once_and_in_the_rounds_of_its_stack(players: int) -> None:
    tables = table(players).ruleset.tables
    letter = {tile.id: tile.stack for tile in tables.tiles}
    for story in stories(players):
        seen: list[str] = []
        for number, told in enumerate(rounds_of(story)):
            tiles = [event.tile for event in told if isinstance(event, events.TurnedUp)]
            assert len(tiles) == 5
            assert {letter[tile] for tile in tiles} == {"AAABBBCC"[number]}
            seen += tiles
        assert sorted(seen) == sorted(tables.tile_ids)


@everybody
@pytest.mark.rules("PEL-REV-02", "PEL-SET-07")
def test_the_first_tiles_fill_the_normal_row(players: int) -> None:
    for told in all_rounds(players):
        rows = [event.row for event in told if isinstance(event, events.TurnedUp)]
        assert rows == ["normal"] * players + ["conquest"] * (5 - players)


@everybody
@pytest.mark.rules("PEL-REV-03", "PEL-REV-06", "PEL-REV-07")
def test_supply_rounds_come_with_their_tiles_and_at_the_end(players: int) -> None:
    for story in stories(players):
        causes = [before for before, event in pairwise(story) if isinstance(event, events.SupplyRound)]
        assert [cause.tile for cause in causes if isinstance(cause, events.TurnedUp)] == ["terrain_b05", "terrain_c04"]
        assert len(causes) == 3
        for told in rounds_of(story)[:-1]:
            assert sum(isinstance(event, events.SupplyRound) for event in told) <= 1


@everybody
@pytest.mark.rules("PEL-REV-05")
def test_bidding_finds_all_tiles_face_up(players: int) -> None:
    for _, s in moments(players):
        if s.stack and s.stack[-1][0] in BIDDING:
            assert len(s.normal) + len(s.conquest) == 5


@everybody
@pytest.mark.rules("PEL-COM-06", "PEL-COM-11")
def test_stores_are_never_overfull_and_nothing_is_owed(players: int) -> None:
    for _, s in moments(players):
        for row, limit in ((s.wood, 10), (s.stone, 10), (s.food, 13)):
            assert 0 <= min(row) <= max(row) <= limit
        assert min(*s.coins, *s.luxury, *s.population) >= 0


@everybody
@pytest.mark.rules("PEL-DSP-01", "PEL-DSP-10")
def test_a_tile_bears_one_bid_and_its_worth_never_falls(players: int) -> None:
    worth: dict[int, int] = {}
    for game, s in moments(players):
        if not s.stack or s.stack[-1][0] not in BIDDING:
            worth.clear()
            continue
        held = [tile for tile in s.bid_tile if tile != NO_TILE]
        assert len(held) == len(set(held))
        for tile in held:
            seat = game.ruleset.holder(s, tile)
            now = 2 * s.bid_coins[seat] + game.ruleset.halves(s, seat)
            assert now >= worth.get(tile, 0)
            worth[tile] = now


@everybody
@pytest.mark.rules("PEL-CNQ-03")
def test_nobody_is_displaced_from_the_conquest_row(players: int) -> None:
    for told in all_rounds(players):
        rows = {event.tile: event.row for event in told if isinstance(event, events.TurnedUp)}
        assert {rows[event.tile] for event in told if isinstance(event, events.Displaced)} <= {"normal"}


@everybody
@pytest.mark.rules("PEL-BID-01", "PEL-BID-13", "PEL-ORD-07")
def test_everybody_takes_one_turn_in_the_order_of_the_round_before(players: int) -> None:
    for story in stories(players):
        order: list[int] = []
        for told in rounds_of(story):
            turns = [event.seat for event in told if isinstance(event, events.BidMade | events.Passed)]
            assert sorted(turns) == list(range(players))
            assert turns == (order or turns)
            order = [event.seat for event in told if isinstance(event, events.NewOrder)]


@everybody
@pytest.mark.rules("PEL-ORD-01", "PEL-ORD-02", "PEL-ORD-03", "PEL-ORD-04", "PEL-ORD-05", "PEL-BLD-10")
def test_the_order_follows_the_coins_that_lie_at_the_end(players: int) -> None:
    for told in all_rounds(players):
        turns = [event.seat for event in told if isinstance(event, events.BidMade | events.Passed)]
        coins = {event.seat: event.coins for event in told if isinstance(event, events.BidMade)}
        for event in told:
            if isinstance(event, events.Withdrew):
                del coins[event.seat]
        holders = sorted((seat for seat in turns if seat in coins), key=lambda seat: -coins[seat])
        others = [seat for seat in turns if seat not in coins]
        assert [event.seat for event in told if isinstance(event, events.NewOrder)] == holders + others


@everybody
@pytest.mark.rules("PEL-GEN-07", "PEL-GEN-12")
def test_an_answer_changes_nobody_elses_holdings(players: int) -> None:
    for game, s in moments(players):
        seat = game.to_move(s)
        for code in game.legal(s):
            after = s.clone()
            assert seat is not None
            game.answer(after, seat, code)
            for other in range(players):
                assert other == seat or holdings(after, other) == holdings(s, other)


@everybody
@pytest.mark.rules("PEL-GEN-02")
def test_no_tile_is_in_two_places(players: int) -> None:
    for _, s in moments(players):
        lying = Counter([*s.pile, *s.normal, *s.conquest])
        for seat in range(players):
            lying.update([*s.buildings[seat], *s.terrains[seat]])
        assert not lying or max(lying.values()) == 1
