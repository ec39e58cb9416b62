"""What everybody may know, and the one thing that nobody does: what comes next."""

from random import Random

import msgspec
import pytest

from trireme.games.peloponnes.game import Peloponnes
from trireme.games.peloponnes.state import State


def some_moments(players: int) -> list[tuple[Peloponnes, State]]:
    """About a dozen decisions of one random game."""
    game = Peloponnes(players=players)
    rng = Random(7)
    s = game.start(7)
    found = []
    for number in range(game.bound):
        if not s.stack:
            break
        if number % 9 == 0:
            found.append((game, s.clone()))
        game.play(s, rng.choice(game.legal(s)))
    return found


def next_display(game: Peloponnes, s: State) -> tuple[str, ...]:
    """The tiles of the next round, when all pass."""
    s = s.clone()
    now = s.round
    while s.round == now:
        game.play(s, game.legal(s)[0])
    view = game.view(s, None)
    return tuple(offer.tile for offer in (*view.normal, *view.conquest))


@pytest.mark.rules("PEL-GEN-04")
@pytest.mark.parametrize("players", [2, 5])
def test_all_see_the_same(players: int) -> None:
    for game, s in some_moments(players):
        spectator = game.view(s, None)
        for seat in range(players):
            assert msgspec.structs.replace(game.view(s, seat), seat=None) == spectator


@pytest.mark.rules("PEL-GEN-04")
def test_goods_tiles_and_bids_are_shown() -> None:
    game = Peloponnes(players=2)
    facts = {"at": "bid", "display": {"normal": ["bridge", "street"]}, "players": {"B": {"luxury": 3, "food": 2}}}
    s = game.position(facts)
    game.apply(s, 0, "bid bridge 2")
    view = game.view(s, 1)
    assert [(offer.tile, offer.seat, offer.coins) for offer in view.normal] == [("bridge", 0, 2), ("street", None, 0)]
    assert (view.mats[0].coins, view.mats[0].bid, view.mats[1].luxury, view.mats[1].food) == (4, 2, 3, 2)
    assert game.view(s, 0).mats == view.mats


@pytest.mark.rules("PEL-GEN-05")
def test_nobody_can_tell_what_comes_next() -> None:
    game = Peloponnes(players=2)
    s = game.start(5)
    rng = Random(0)
    others = [game.resample(s, 0, rng) for _ in range(10)]
    assert all(game.view(other, 0) == game.view(s, 0) for other in others)
    assert len({next_display(game, other) for other in others}) > 5


@pytest.mark.rules("PEL-GEN-13")
@pytest.mark.parametrize("players", [2, 4])
def test_what_is_still_to_come_is_known_but_not_its_order(players: int) -> None:
    rng = Random(0)
    for game, s in some_moments(players):
        view = game.view(s, 0)
        assert list(view.to_come) == sorted(view.to_come, key=game.ruleset.tables.tile_number.__getitem__)
        left = {kind: (1 if kind == "blank" else 3) - seen for kind, seen in view.disasters.items()}
        assert view.chits_to_come == left
        same_stack = 3 - (view.round - 1) % 3 if view.round <= 6 else 9 - view.round
        if view.phase == "bid" and same_stack > 1:
            assert len(view.to_come) == 5 * (same_stack - 1)
            assert set(next_display(game, game.resample(s, 0, rng))) <= set(view.to_come)
