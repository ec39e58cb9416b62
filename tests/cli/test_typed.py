"""A player types what he reads, in either language, with and without accents."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.cli.conftest import Run
from trireme.cli.answers import Mistyped, how_to_answer
from trireme.cli.terminal import Terminal
from trireme.cli.typed import Vocabulary
from trireme.games import make
from trireme.kit.engine.question import Amount, Answer, Order, Pick, Question, Some
from trireme.kit.errors import Figure
from trireme.words import Words
from trireme.words.layout import plain

GAME = ["play", "peloponnes", "--players", "2", "--humans", "2", "--seed", "89833"]
COST: dict[str, Figure] = {"wood": 0, "stone": 0, "food": 1, "coins": 1}
ITEM = Answer(code=7, text="terrain_a04", key="answer-tile", args={"tile": "terrain_a04", **COST})


@pytest.fixture(autouse=True)
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def questions(game: str, seed: int, steps: int, **options: Any) -> list[Question]:
    """What is asked in a game of chance."""
    made, rng = make(game, **options), Random(seed)
    state = made.start(seed)
    found: list[Question] = []
    while (codes := made.legal(state)) and len(found) < steps:
        found += made.asks(state)[:1]
        made.play(state, rng.choice(codes))
    return found


@pytest.mark.point(12, 8)
@pytest.mark.parametrize(
    ("game", "options"), [("peloponnes", {"players": 3}), ("peloponnes", {"players": 1}), ("cyclades", {"players": 3})]
)
@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_hint_and_label_can_be_typed(game: str, options: dict[str, Any], language: str) -> None:
    vocabulary = Vocabulary(Words(language, game))
    other = Words("fr" if language == "en" else "en", game)
    for question in questions(game, 4, 25, **options):
        if not isinstance(question, Pick):
            continue
        labels = [plain(other.answer(answer)) for answer in question.answers]
        for answer in question.answers:
            assert vocabulary.meant(question, answer.text) == [answer.code], answer
            if labels.count(plain(other.answer(answer))) == 1:
                assert vocabulary.meant(question, other.answer(answer)) == [answer.code], answer


@pytest.mark.point(12, 8)
@pytest.mark.parametrize(
    "line", ["bid", "bid barracks", "Barracks", "the barracks", "Caserne", "la caserne", "barracks: 2 coins or more"]
)
def test_a_bid_by_what_stands_there(run: Run, line: str) -> None:
    ran = run(*GAME, typed=["bid terrain_a06 6", line, "quit"])
    assert ("How many coins for the Barracks?" in ran.out) == (line != "bid")


@pytest.mark.point(12, 8)
@pytest.mark.parametrize("line", ["bid Fields and forest (A6) 6", "Bid champs et foret (a6) 6", "bid terrain_a06 6"])
def test_a_move_with_names_in_it(run: Run, line: str) -> None:
    ran = run(*GAME, "--record", "game.record", typed=[line, "quit"])
    assert ran.code == 0
    assert Path("game.record").read_text(encoding="utf-8").endswith("B: bid terrain_a06 6\n")


def test_an_offer_in_french_without_its_accent(run: Run) -> None:
    options = ["--players", "2", "--seed", "3", "--lang", "fr", "--record", "game.record"]
    ran = run("play", "cyclades", *options, typed=["poseidon", "2", "quit"])
    assert ran.code == 0
    assert "A: offer poseidon 2\n" in Path("game.record").read_text(encoding="utf-8")


def test_a_number_with_its_unit(run: Run) -> None:
    ran = run(*GAME, "--lang", "fr", "--record", "game.record", typed=["bid terrain_a06", "6 pieces", "quit"])
    assert ran.code == 0
    assert Path("game.record").read_text(encoding="utf-8").endswith("B: bid terrain_a06 6\n")


def test_several_items_by_their_names() -> None:
    items = (ITEM, Answer(code=8, text="terrain_a05", key="answer-tile", args={"tile": "terrain_a05", **COST}))
    some = Some(id="1", seat=0, prompt="p", items=items, chosen=(), least=0, most=2, done=1)
    vocabulary = Vocabulary(Words("en", "peloponnes"))
    assert vocabulary.meant(some, "champs (A5), Wooded hills (A4)") == [7, 8, 1]
    assert vocabulary.meant(some, "champs (A5), Agora") is None


def test_what_is_said_of_several_answers_is_asked_again() -> None:
    answers = tuple(
        Answer(code=code, text=f"recruit {code}", key="answer-recruit-troop", args={"island": island, "gold": 2})
        for code, island in ((4, "naxos"), (5, "delos"), (6, "naxos"))
    )
    pick = Pick(id="1", seat=0, prompt="p", answers=answers)
    vocabulary = Vocabulary(Words("en", "cyclades"))
    assert vocabulary.meant(pick, "delos") == [5]
    with pytest.raises(Mistyped) as caught:
        vocabulary.meant(pick, "Naxos")
    assert caught.value.figures["numbers"] == "1, 3"
    assert vocabulary.meant(pick, "milos") is None


def test_why_in_the_other_language(run: Run) -> None:
    ran = run(*GAME, typed=["bid terrain_a06 6", "why caserne", "why bid caserne 1", "quit"])
    assert "Nothing forbids it: caserne\n" in ran.out
    assert "The minimum for the Barracks is 2 coins; you offered 1.\n" in ran.out


# What the screen says can be typed.


def hint(question: Question) -> str:
    return how_to_answer(Terminal("en"), Words("en", "peloponnes"), question)


@pytest.mark.point(12, 8)
def test_no_hint_names_a_number_that_is_not_there() -> None:
    one = Some(id="1", seat=0, prompt="p", items=(ITEM,), chosen=(), least=0, most=1, done=1)
    assert hint(one) == "1 · 0: none"
    assert hint(Order(id="1", seat=0, prompt="p", items=(ITEM, ITEM), chosen=())).endswith("such as 2 1")
    assert hint(Pick(id="1", seat=0, prompt="p", answers=(ITEM,))) == "1"
    amount = Amount(id="1", seat=0, prompt="p", low=2, high=5, unit="coins", base=100, default=102)
    assert hint(amount) == "A number from 2 to 5 · Enter twice: 2 coins"


@pytest.mark.parametrize("game", [["peloponnes", "--players", "1"], ["cyclades", "--players", "2"]])
def test_the_example_of_the_help_can_be_typed(run: Run, game: list[str]) -> None:
    options = ["--seed", "3"]
    helped = run("play", *game, *options, typed=["?", "quit"]).out
    example = helped.partition("such as: ")[2].splitlines()[0]
    thing = helped.partition("why not? X is a move or a thing on the table: why ")[2].splitlines()[0]
    ran = run("play", *game, *options, "--record", "game.record", typed=[example, f"why {thing}", "quit"])
    assert "cannot be read" not in ran.out
    assert "is neither a move nor a thing" not in ran.out


# Enter.


@pytest.mark.point(12, 8)
def test_enter_asks_before_it_answers(run: Run) -> None:
    typed = ["bid terrain_a06 6", "", "why", "", "quit"]
    ran = run(*GAME, "--record", "game.record", typed=typed)
    assert ran.out.count("Enter means: Pass and take 3 coins. Press it again if you want that.\n") == 2
    assert "A: pass" not in Path("game.record").read_text(encoding="utf-8")
    run(*GAME, "--record", "game.record", typed=["bid terrain_a06 6", "", "", "quit"])
    assert "A: pass\n" in Path("game.record").read_text(encoding="utf-8")
