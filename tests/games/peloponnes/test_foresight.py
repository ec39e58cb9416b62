"""What comes is said: the next supply round and what it takes, tiles without a place, what cannot be paid."""

from __future__ import annotations

from typing import Any

import pytest

from trireme.games.peloponnes.game import Peloponnes
from trireme.kit.engine.question import Amount, Forecast, Pick
from trireme.words import Words

GAME = Peloponnes(players=2)
WORDS = Words("en", "peloponnes", GAME.seats)
BID: dict[str, Any] = {"at": "bid", "order": ["A", "B"], "display": {"normal": ["agora", "terrain_a05", "terrain_a01"]}}


def outlooks(facts: dict[str, Any], seat: int | None = 0) -> dict[str, Forecast]:
    return {outlook.id: outlook for outlook in GAME.view(GAME.position(facts), seat).foretold()}


@pytest.mark.rules("PEL-REV-03", "PEL-END-02")
def test_when_the_next_supply_round_is() -> None:
    """In rounds 4 to 6 one tile of stack B has the symbol; nobody knows which round turns it up."""
    found = outlooks({**BID, "round": 1})
    assert found["supply"].args == {"first": 4, "last": 6, "rounds": 3, "chance": 33}
    assert found["supply-last"].args == {"round": 8}
    said = "The next supply round comes in one of the rounds 4 to 6, with 33 % in round 4."
    assert WORDS.outlook(found["supply"]) == said
    assert WORDS.outlook(found["supply-last"]) == "A last supply round follows round 8."


@pytest.mark.rules("PEL-END-02")
def test_after_the_last_symbol_the_final_supply_round_is_next() -> None:
    s = GAME.start(seed=4)
    told: dict[int, list[str]] = {}
    while codes := GAME.legal(s):
        told[s.round] = [outlook.id for outlook in GAME.view(s).foretold()]
        GAME.play(s, codes[0])
    assert told[8] in ([], ["supply-final"])  # In the last supply round there is no next one.
    assert told[1] == ["supply", "supply-last"]
    assert GAME.view(s, 0).outlooks == ()


@pytest.mark.rules("PEL-SUP-03", "PEL-SUP-07")
def test_what_it_would_take_from_me() -> None:
    mat = {
        "civilization": "sparta",
        "population": 5,
        "food": 3,
        "luxury": 1,
        "buildings": ["agora"],
        "marked": ["agora"],
    }
    cost = outlooks({**BID, "display": {"normal": ["bridge"]}, "players": {"A": mat}})["supply-cost"].args
    assert (cost["people"], cost["food"], cost["have"], cost["short"]) == (5, 5, 3, 2)
    tables = GAME.ruleset.tables
    agora = tables.tile_number["agora"]
    assert (cost["wood"], cost["stone"]) == (tables.cost_wood[agora], tables.cost_stone[agora])
    missing = 2 + tables.cost_wood[agora] + tables.cost_stone[agora]
    assert cost["luxury"] == 2 * missing  # Two luxury goods for each good that is missing.
    assert "supply-cost" not in outlooks(BID, None)


@pytest.mark.rules("PEL-SUP-02", "PEL-SUP-07")
@pytest.mark.parametrize(("food", "prompt"), [(2, "feed"), (9, "finish")])
def test_what_is_marked_in_a_supply_round_is_not_left_for_the_next(food: int, prompt: str) -> None:
    """Whether it is still to be fed or to be built: all that is marked is finished or given up in this one."""
    marked = {"buildings": ["agora"], "marked": ["agora"]}
    mat = {"population": 5, "food": food, "luxury": 9, "wood": 9, "stone": 9, **marked}
    s = GAME.position({"at": "supply", "round": 5, "players": {"A": mat}})
    assert GAME.asks(s)[0].prompt == prompt
    cost = {outlook.id: outlook for outlook in GAME.view(s, 0).foretold()}["supply-cost"].args
    assert (cost["wood"], cost["stone"]) == (0, 0)


@pytest.mark.rules("PEL-PLC-14", "PEL-PLC-17")
def test_a_terrain_without_a_place_says_so_before_the_bid() -> None:
    mat = {"civilization": "sparta", "coins": 9, "terrains": ["terrain_a05"], "wood": 9, "stone": 9}
    s = GAME.position({**BID, "display": {"normal": ["agora", "terrain_a01", "terrain_a06"]}, "players": {"A": mat}})
    (question,) = GAME.asks(s)
    assert isinstance(question, Pick)
    said = {answer.text: [outlook.id for outlook in answer.outlooks] for answer in question.answers}
    assert said == {"bid agora": [], "bid terrain_a01": ["no-neighbour"], "bid terrain_a06": [], "pass": []}
    GAME.play(s, next(answer.code for answer in question.answers if answer.text == "bid terrain_a01"))
    amount = GAME.asks(s)[0]
    assert isinstance(amount, Amount)
    assert {outlook.id for told in amount.outlooks for outlook in told} == {"no-neighbour"}


@pytest.mark.rules("PEL-PLC-04", "PEL-PLC-08")
def test_a_building_that_cannot_be_paid_says_so_by_the_coins_that_would_be_left() -> None:
    mat = {"civilization": "sparta", "coins": 5, "wood": 0, "stone": 0, "luxury": 0}
    s = GAME.position({**BID, "display": {"normal": ["agora"]}, "players": {"A": mat}})
    GAME.play(s, GAME.legal(s)[1])
    amount = GAME.asks(s)[0]
    assert isinstance(amount, Amount)
    assert [outlook.id for told in amount.outlooks for outlook in told] == ["only-marked", "not-built"]


@pytest.mark.rules("PEL-BID-08", "PEL-CNQ-01")
def test_tiles_that_cannot_be_paid_are_told_with_their_rule() -> None:
    display = {"normal": ["agora", "terrain_a05"], "conquest": ["terrain_a06"]}
    s = GAME.position(
        {**BID, "display": display, "players": {"A": {"civilization": "sparta", "coins": 3, "luxury": 0}}}
    )
    (question,) = GAME.asks(s)
    assert isinstance(question, Pick)
    beyond = {each.answer.text: each for each in question.beyond}
    assert {text: each.rule for text, each in beyond.items()} == {
        "bid agora": "PEL-BID-08",
        "bid terrain_a06": "PEL-CNQ-01",
    }
    assert [each.short for each in beyond.values()] == [{"coins": 1}, {"coins": 3}]
    assert "bid terrain_a05" in [answer.text for answer in question.answers]
    assert WORDS.beyond(beyond["bid agora"]) == "A bid of 4 coins is out of reach. In store: 3 coins."
