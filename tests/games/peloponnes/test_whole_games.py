"""Random games, watched from the first to the last event."""

from __future__ import annotations

from collections import Counter
from functools import cache
from random import Random

import pytest

from tests.games.peloponnes.ledger import KEPT, Ledger
from trireme.games.peloponnes import events
from trireme.games.peloponnes.game import Peloponnes
from trireme.games.peloponnes.state import State
from trireme.kit.engine.event import Event

GAMES = [(players, seed) for players in (1, 2, 3, 4, 5) for seed in range(8)]


def story(s: State) -> list[Event]:
    assert s.journal is not None
    return s.journal


@cache
def table(players: int) -> Peloponnes:
    return Peloponnes(players=players)


@cache
def played(players: int, seed: int) -> State:
    game = table(players)
    s, rng = game.start(seed, journal=True), Random(seed)
    while codes := game.legal(s):
        game.play(s, rng.choice(codes))
    return s


@pytest.mark.rules("PEL-LUX-01", "PEL-LUX-02", "PEL-LUX-03", "PEL-INC-07", "PEL-ONE-05", "PEL-PLC-02", "PEL-SUP-10")
@pytest.mark.parametrize(("players", "seed"), GAMES)
def test_every_gain_and_payment_is_accounted_for(players: int, seed: int) -> None:
    """Luxury goods move for no other reason than a payment, an overflow, an income or the decline."""
    keep_books(table(players), seed)


@pytest.mark.rules("PEL-SEA-08", "PEL-SEA-10", "PEL-SEA-11", "PEL-SEA-12", "PEL-SEA-13", "PEL-SEA-18", "PEL-MIX-01")
@pytest.mark.parametrize(("players", "seed"), [(players, seed) for players in range(1, 7) for seed in range(4)])
def test_with_all_expansions_too(players: int, seed: int) -> None:
    keep_books(Peloponnes(players=players, modules=["hellas", "sea", "six"]), seed)


def keep_books(game: Peloponnes, seed: int) -> None:
    """Play a random game and compare the state with the ledger after every answer."""
    s, rng = game.start(seed, journal=True), Random(seed)
    if len(game.seats) == 1:
        game.apply(s, 0, "civilization arkadia")
    ledger = Ledger(game, s)
    seen = len(story(s))
    while codes := game.legal(s):
        game.play(s, rng.choice(codes))
        for event in story(s)[seen:]:
            ledger.note(event)
            assert min(mat[kind] for mat in ledger.mats for kind in KEPT) >= 0, event
        seen = len(story(s))
        assert ledger.agrees(s), story(s)[-1]


@pytest.mark.rules("PEL-DIS-01", "PEL-DIS-05")
@pytest.mark.parametrize(("players", "seed"), GAMES)
def test_each_disaster_strikes_once(players: int, seed: int) -> None:
    s = played(players, seed)
    struck = [event.disaster for event in story(s) if isinstance(event, events.Struck)]
    assert sorted(struck) == ["decline", "drought", "earthquake", "plague", "tempest"]
    chits = Counter[int]()
    round_number = 0
    for event in story(s):
        if isinstance(event, events.RoundBegun):
            round_number = event.round
        elif isinstance(event, events.ChitTurnedUp | events.BlankTurnedUp):
            chits[round_number] += 1
    assert chits == dict.fromkeys(range(1, 9), 2)


@pytest.mark.rules("PEL-DIS-06", "PEL-PRO-01")
@pytest.mark.parametrize(("players", "seed"), GAMES)
def test_a_disaster_touches_exactly_the_unprotected(players: int, seed: int) -> None:
    s = played(players, seed)
    told: dict[str, set[int]] = {}
    disaster = ""
    for event in story(s):
        if isinstance(event, events.Struck):
            disaster = event.disaster
            told[disaster] = set()
        elif isinstance(event, events.Suffered | events.Spared):
            assert event.seat not in told[disaster]
            told[disaster].add(event.seat)
        elif isinstance(event, events.RoundBegun | events.SupplyRound):
            disaster = ""
        elif isinstance(event, events.TileLost | events.Paid):
            spared = [e.seat for e in story(s) if isinstance(e, events.Spared) and e.disaster == disaster]
            assert disaster in ("earthquake", "tempest")
            assert event.seat not in spared
    for name in ("drought", "plague", "decline"):
        assert told[name] == set(range(players))


@pytest.mark.rules("PEL-END-01", "PEL-END-02", "PEL-END-03", "PEL-END-04", "PEL-END-05")
@pytest.mark.parametrize(("players", "seed"), GAMES)
def test_the_last_round_the_last_meal_the_scores(players: int, seed: int) -> None:
    s = played(players, seed)
    happened = story(s)
    rounds = [event.round for event in happened if isinstance(event, events.RoundBegun)]
    assert rounds == list(range(1, 9))
    kinds = [type(event) for event in happened]
    last_round = max(at for at, kind in enumerate(kinds) if kind is events.RoundBegun)
    chits = [at for at, kind in enumerate(kinds) if kind in (events.ChitTurnedUp, events.BlankTurnedUp)]
    meals = [at for at, kind in enumerate(kinds) if kind is events.SupplyRound]
    assert len(meals) == 3  # one in stack B, one in stack C, the final one
    assert last_round < chits[-2] < chits[-1] < meals[-1]
    gains = [at for at, kind in enumerate(kinds) if kind is events.Gained]
    assert last_round < gains[-1] < chits[-2]
    assert kinds[-players:] == [events.Scored] * players
    final = (events.Fed, events.Forced, events.Finished, events.GaveUp, events.Tied)
    assert all(kind in final for kind in kinds[meals[-1] + 1 : -players])


@pytest.mark.rules("PEL-CIV-14")
@pytest.mark.parametrize(("players", "seed"), GAMES)
def test_civilizations_are_never_lost(players: int, seed: int) -> None:
    s = played(players, seed)
    taken = {e.seat: e.civilization for e in story(s) if isinstance(e, events.CivilizationTaken)}
    assert [mat.civilization for mat in table(players).view(s, None).mats] == [taken[seat] for seat in range(players)]


@pytest.mark.rules("PEL-SCO-01", "PEL-SCO-02", "PEL-SCO-03", "PEL-SCO-04", "PEL-SCO-05")
@pytest.mark.parametrize(("players", "seed"), GAMES)
def test_scores_add_up(players: int, seed: int) -> None:
    game, s = table(players), played(players, seed)
    result = game.result(s)
    assert result is not None
    prestige = {tile.id: tile.prestige for tile in game.ruleset.tables.tiles}
    for mat, score in zip(game.view(s, None).mats, result.breakdown, strict=True):
        tiles = sum(prestige[tile] for tile in (*mat.buildings, *mat.terrains))
        assert score["prestige"] == tiles + mat.coins // 3
        assert score["population"] == 3 * mat.population
        assert score["result"] == min(score["prestige"], score["population"])
    assert [result.scores[seat] for seat in result.winners()] == [max(result.scores)] * len(result.winners())
