"""Gold behind screens, cards and gods face down; and all that lies open."""

from random import Random
from typing import Any

import msgspec
import pytest

from trireme.games.cyclades.game import Cyclades
from trireme.games.cyclades.state import State
from trireme.kit.errors import NotAsked, Refused

GAME = Cyclades(players=3)
ACTING: dict[str, Any] = {
    "at": "actions",
    "gods": ["zeus", "athena"],
    "offerings": {"zeus": "A 1", "athena": "B 1"},
    "apollo": ["C"],
    "track": ["kraken", "griffon", "sphinx"],
    "discard": ["giant", "satyr"],
    "players": {"A": {"gold": 1}, "B": {"gold": 9, "priests": 2, "philosophers": 3}, "C": {"gold": 4}},
    "islands": {"tinos": {"buildings": ["port", "temple"]}, "rineia": {"figure": "medusa B"}},
}


def some_moments(players: int) -> list[tuple[Cyclades, State]]:
    """Some decisions of one random game."""
    game = Cyclades(players=players, cycles=4)
    rng = Random(3)
    s = game.start(3)
    found = []
    for number in range(game.bound):
        if not s.stack:
            break
        if number % 12 == 0:
            found.append((game, s.clone()))
        game.play(s, rng.choice(game.legal(s)))
    return found


@pytest.mark.rules("CYC-INF-01")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_everybody_sees_only_the_own_gold(players: int) -> None:
    for game, s in some_moments(players):
        for viewer in (None, *range(players)):
            seen = [player.gold for player in game.view(s, viewer).players]
            assert seen == [s.gold[seat] if seat == viewer else None for seat in range(players)]


@pytest.mark.rules("CYC-INF-02")
def test_all_else_is_seen_by_all() -> None:
    for game, s in some_moments(4):
        spectator = game.view(s, None)
        for seat in range(4):
            view = game.view(s, seat)
            covered = tuple(msgspec.structs.replace(player, gold=None) for player in view.players)
            assert msgspec.structs.replace(view, seat=None, players=covered) == spectator


@pytest.mark.rules("CYC-INF-02")
def test_cards_buildings_and_reserves_are_shown() -> None:
    view = GAME.view(GAME.position(ACTING), 2)
    player = view.players[1]
    assert (player.priests, player.philosophers, player.troops_left, player.fleets_left) == (2, 3, 6, 6)
    assert (player.buildings, player.creatures) == (("port", "temple"), ("medusa",))


@pytest.mark.rules("CYC-INF-03", "CYC-INF-11")
def test_everybody_may_look_through_the_discard_pile_at_any_time() -> None:
    s = GAME.position(ACTING)
    for viewer in (None, 0, 1, 2):
        assert GAME.view(s, viewer).discard == ("giant", "satyr")
    for game, moment in some_moments(3):
        assert {game.view(moment, viewer).discard for viewer in range(3)} == {
            tuple(game.ruleset.creature(creature) for creature in moment.discard)
        }


@pytest.mark.rules("CYC-INF-04")
def test_nobody_can_tell_the_next_creature() -> None:
    s = GAME.position(ACTING)
    rng = Random(0)
    others = [GAME.resample(s, 0, rng) for _ in range(20)]
    assert all(GAME.view(other, 0) == GAME.view(s, 0) for other in others)
    for other in others:
        GAME.apply(other, 0, "swap kraken")
    assert len({GAME.view(other, 0).track[0].creature for other in others}) > 5


@pytest.mark.rules("CYC-INF-04")
def test_what_is_still_to_come_is_named_in_no_order() -> None:
    for game, s in some_moments(3):
        view = game.view(s, 0)
        assert list(view.to_come) == sorted(view.to_come, key=game.ruleset.tables.creature_number.__getitem__)
        assert len(view.to_come) == view.pile


def told_to_nobody(s: State, seat: int, move: str, kind: type[Refused] = Refused) -> Refused:
    """A refusal that changes nothing for the others: no event, no other view, no other question."""
    s.journal = []
    before = [GAME.view(s, each) for each in (None, 0, 1, 2)]
    asked = GAME.asks(s)
    with pytest.raises(kind) as refusal:
        GAME.apply(s, seat, move)
    assert s.journal == []
    assert [GAME.view(s, each) for each in (None, 0, 1, 2)] == before
    assert GAME.asks(s) == asked
    return refusal.value


@pytest.mark.rules("CYC-INF-05", "CYC-OFF-18")
def test_an_offering_that_cannot_be_paid_is_refused_to_its_player_alone() -> None:
    s = GAME.position({"at": "offerings", "players": {"A": {"gold": 4}}})
    refusal = told_to_nobody(s, 0, "offer ares 5")
    assert refusal.rule.id == "CYC-OFF-18"
    assert dict(refusal.reasons[0].figures)["most"] == 4


@pytest.mark.rules("CYC-INF-07", "CYC-ACT-09")
@pytest.mark.parametrize("move", ["build gyaros/0", "call sphinx", "recruit priest"])
def test_want_of_gold_is_told_to_its_player_alone(move: str) -> None:
    refusal = told_to_nobody(GAME.position(ACTING), 0, move)
    assert refusal.rule.id == "CYC-ACT-09"


@pytest.mark.rules("CYC-INF-07", "CYC-INF-01")
@pytest.mark.parametrize("move", ["build gyaros/0", "call kraken", "offer zeus 9"])
def test_reasons_for_others_do_not_depend_on_gold(move: str) -> None:
    """Somebody who is not asked learns nothing about gold from a refusal, his own or another's."""
    poor = GAME.position(ACTING)
    rich = GAME.position({**ACTING, "players": {"A": {"gold": 20}, "C": {"gold": 4}}})
    assert [reason.rule for reason in GAME.why_not(poor, 2, move)] == [
        reason.rule for reason in GAME.why_not(rich, 2, move)
    ]
    told_to_nobody(poor, 2, move, NotAsked)


@pytest.mark.rules("CYC-INF-06")
@pytest.mark.parametrize("move", ["give B 3", "give B priest", "give gyaros"])
def test_nothing_can_be_given_to_others(move: str) -> None:
    s = GAME.position(ACTING)
    assert "CYC-INF-06" in [reason.rule.id for reason in GAME.why_not(s, 0, move)]


@pytest.mark.rules("CYC-INF-08")
def test_the_sum_of_the_griffon_is_for_two() -> None:
    s = GAME.position({**ACTING, "players": {"A": {"gold": 3}, "B": {"gold": 8}}})
    s.journal = []
    GAME.apply(s, 0, "call griffon")
    GAME.apply(s, 0, "griffon B")
    told = {seat: str([event.seen_by(seat) for event in s.journal]) for seat in (None, 0, 1, 2)}
    assert "GoldStolen(seat=0, victim=1, gold=4)" in told[0]
    assert "GoldStolen(seat=0, victim=1, gold=4)" in told[1]
    assert "gold=4" not in told[2] + told[None]
    assert s.gold[:2] == [4, 4]


@pytest.mark.rules("CYC-INF-09")
def test_the_order_of_gods_face_down_is_unknown() -> None:
    one = GAME.position({"at": "offerings", "gods": ["zeus", "ares", "athena", "poseidon"]})
    two = GAME.position({"at": "offerings", "gods": ["zeus", "ares", "poseidon", "athena"]})
    for seat in (None, 0, 1, 2):
        assert GAME.view(one, seat) == GAME.view(two, seat)
    assert sorted(GAME.view(one, 0).face_down) == ["athena", "poseidon"]
    rng = Random(0)
    assert len({tuple(GAME.resample(one, 0, rng).gods) for _ in range(20)}) == 2


@pytest.mark.rules("CYC-INF-10")
def test_gold_is_shown_when_the_game_is_over() -> None:
    islands = {"gyaros": {"metropolis": True}, "amorgos": {"metropolis": True}}
    s = GAME.positions.stand({"at": "cycle-end", "islands": islands, "players": {"B": {"gold": 11}}})
    s.journal = []
    GAME.proceed(s)
    assert [player.gold for player in GAME.view(s, None).players] == [5, 11, 5]
    assert "GoldShown(seat=1, gold=11)" in str(s.journal)


def test_open_purses_are_an_option() -> None:
    game = Cyclades(players=3, purses="open")
    s = game.start(2)
    assert [player.gold for player in game.view(s, None).players] == [7, 7, 7]
