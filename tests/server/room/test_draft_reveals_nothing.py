"""Nobody learns by trying: what a draft would reveal is shown when it has been confirmed, not before."""

from typing import Any

import pytest

from trireme.games import make
from trireme.kit.game import Game
from trireme.kit.records.drafts import Draft, DraftReplay

BUYER = 0
ZEUS: dict[str, Any] = {"at": "actions", "gods": ["zeus"], "offerings": {"zeus": "A 1"}}


def standing(game: Game[Any], creature: str, gold: int) -> Any:
    """A is about to call a creature; B has this much gold."""
    players = {"A": {"gold": 4}, "B": {"gold": gold}}
    return game.position({**ZEUS, "track": ["", "", creature], "players": players})


def gold_of(game: Game[Any], s: Any) -> int:
    """The buyer's, in his own view."""
    view: Any = game.view(s, BUYER)
    return int(view.players[BUYER].gold)


def shown(trial: DraftReplay[Any]) -> tuple[object, ...]:
    """All that the seat gets."""
    seen = [event.seen_by(trial.seat) for event in trial.events]
    return trial.view(), trial.questions(), trial.moves, trial.acts, seen, trial.why_not([0]), trial.waits


def tried(game: Game[Any], s: Any, *moves: str) -> list[tuple[object, ...]]:
    """What the buyer is shown after each move of a draft, and after each undo on the way back."""
    trial: DraftReplay[Any] = DraftReplay(game, s, BUYER, Draft())
    seen = [shown(trial)]
    for move in moves:
        trial.answer(move, trial.questions()[0].id)
        seen.append(shown(trial))
    while trial.acts:
        trial = DraftReplay(game, s, BUYER, trial.tried.undo())
        seen.append(shown(trial))
    return seen


@pytest.mark.rules("CYC-INF-01", "CYC-INF-08")
def test_the_gold_that_the_griffon_would_take_is_not_shown_before_it_is_taken() -> None:
    game = make("cyclades", seats=["A", "B", "C"])
    poor, rich = standing(game, "griffon", 1), standing(game, "griffon", 17)
    moves = ("call griffon", "griffon B")
    assert tried(game, rich, *moves) == tried(game, poor, *moves)
    assert gold_of(game, rich) == 4
    game.apply(rich, BUYER, "call griffon")
    game.apply(rich, BUYER, "griffon B")
    assert gold_of(game, rich) == 10


@pytest.mark.rules("CYC-INF-01", "CYC-INF-08")
def test_nor_from_an_only_opponent_who_need_not_be_named() -> None:
    game = make("cyclades", seats=["A", "B"])
    poor, rich = standing(game, "griffon", 1), standing(game, "griffon", 17)
    assert tried(game, rich, "call griffon") == tried(game, poor, "call griffon")


@pytest.mark.rules("CYC-INF-04")
def test_the_card_that_would_come_is_not_shown() -> None:
    """Zeus draws the top card; the key decides which."""
    game = make("cyclades", seats=["A", "B", "C"])
    one, two = standing(game, "satyr", 5), standing(game, "satyr", 5)
    two.key = bytes(32)
    assert one.key != two.key
    assert tried(game, one, "swap satyr") == tried(game, two, "swap satyr")
