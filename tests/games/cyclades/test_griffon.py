"""The Griffon takes gold that others cannot see: only the two players learn how much."""

from random import Random

import pytest

from trireme.games.cyclades import events
from trireme.games.cyclades.game import Cyclades
from trireme.games.cyclades.state import State
from trireme.kit.engine.question import Pick

GAME = Cyclades(seats=["A", "B", "C"])
BUYER, VICTIM, OTHER, SPECTATOR = 0, 1, 2, None


def called(gold: int, game: Cyclades = GAME) -> State:
    """A has called the Griffon, B has this much gold."""
    s = game.position(
        {
            "at": "actions",
            "gods": ["zeus"],
            "offerings": {"zeus": "A 1"},
            "track": ["", "", "griffon"],
            "players": {"A": {"gold": 4}, "B": {"gold": gold}},
        }
    )
    s.journal = []
    game.apply(s, BUYER, "call griffon")
    return s


def told(s: State, seat: int | None) -> list[str]:
    """What a seat hears of the theft."""
    assert s.journal is not None
    seen = [event.seen_by(seat) for event in s.journal]
    return [repr(event) for event in seen if isinstance(event, events.GoldStolen | events.GoldStolenUnseen)]


@pytest.mark.rules("CYC-INF-08", "CYC-GRI-01")
def test_only_the_two_learn_how_much() -> None:
    s = called(gold=9)
    GAME.apply(s, BUYER, "griffon B")
    stolen = events.GoldStolen(seat=BUYER, victim=VICTIM, gold=4)
    unseen = events.GoldStolenUnseen(seat=BUYER, victim=VICTIM)
    assert told(s, BUYER) == told(s, VICTIM) == [repr(stolen)]
    assert told(s, OTHER) == told(s, SPECTATOR) == [repr(unseen)]


@pytest.mark.rules("CYC-INF-01", "CYC-INF-08")
@pytest.mark.parametrize("gold", [0, 1, 2, 17])
def test_nothing_else_tells_the_others(gold: int) -> None:
    """Whatever the victim had, the others see the same table, the same questions and the same story."""
    s, poor = called(gold), called(0)
    for state in (s, poor):
        GAME.apply(state, BUYER, "griffon B")
    assert s.journal is not None
    assert poor.journal is not None
    for seat in (OTHER, SPECTATOR):
        assert GAME.view(s, seat) == GAME.view(poor, seat)
        assert [event.seen_by(seat) for event in s.journal] == [event.seen_by(seat) for event in poor.journal]


@pytest.mark.rules("CYC-GRI-03")
@pytest.mark.parametrize("gold", [0, 1, 8])
def test_the_victims_do_not_depend_on_their_gold(gold: int) -> None:
    (question,) = GAME.asks(called(gold))
    assert isinstance(question, Pick)
    assert [answer.text for answer in question.answers] == ["griffon B", "griffon C"]


@pytest.mark.rules("CYC-GRI-01", "CYC-GRI-02")
def test_gold_only_changes_hands() -> None:
    rng = Random(1)
    for _ in range(50):
        had = rng.randrange(40)
        s = called(had)
        GAME.apply(s, BUYER, "griffon B")
        assert s.gold == [2 + had // 2, had - had // 2, 5]


@pytest.mark.rules("CYC-GRI-01")
def test_the_only_opponent_is_the_victim_by_himself() -> None:
    """Two players: there is nothing to choose."""
    s = called(6, Cyclades(seats=["A", "B"]))
    assert s.gold == [5, 3]
