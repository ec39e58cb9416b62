"""What a case can say must be refused besides moves, and that exactly some answers are legal."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from trireme.games import make
from trireme.kit.case import load_cases, read_case, run_case
from trireme.kit.errors import BadOption, Unreadable
from trireme.words import Words

BIDS = """
given.at = "bid"
given.display.normal = ["agora", "bridge"]
given.players.A.coins = 5
given.order = ["A", "B"]
"""
CHITS = """
given.at = "disaster"
given.draws.disaster = ["plague"]
given.disasters.plague = 2
"""


def found(text: str, game: str = "peloponnes", seats: str = "AB") -> list[str]:
    case = read_case({"id": "x", **tomllib.loads(text)})
    return [str(each) for each in run_case(make(game, seats=tuple(seats)), case)]


def said(text: str, **more: str) -> str:
    """What is said of a case that is damaged."""
    with pytest.raises(Unreadable) as caught:
        found(text, **more)
    return str(caught.value)


# Exactly these answers.


def test_exactly_these_answers() -> None:
    exactly = 'then.answers = ["A: pass", "A: bid agora 4", "A: bid agora 5", "A: bid bridge ..."]'
    assert found(BIDS + exactly) == []
    short = exactly.replace('"A: bid agora 5", ', "")
    assert found(BIDS + short) == ["answers: legal but not listed: “A: bid agora 5”"]
    assert found(BIDS + exactly.replace("agora 5", "agora 6")) == [
        "answers: “A: bid agora 6” is refused (PEL-BID-08)",
        "answers: legal but not listed: “A: bid agora 5”",
    ]


def test_seats_that_are_not_named_may_have_any_answers() -> None:
    feed = """
        given.at = "supply"
        given.round = 4
        given.players.A = { food = 0, luxury = 2, population = 1 }
        given.players.B = { food = 0, luxury = 3, population = 1 }
        then.answers = ["B: feed 0", "B: feed 1"]
    """
    assert found(feed) == []
    assert found(feed.replace(', "B: feed 1"', "")) == ["answers: legal but not listed: “B: feed 1”"]


def test_the_items_of_an_answer_come_in_any_order() -> None:
    keep = """
        given.at = "disaster"
        given.disasters.earthquake = 2
        given.draws.disaster = ["earthquake"]
        given.players.A = { wood = 3, stone = 1, luxury = 0, buildings = ["street", "bridge"] }
        then.answers = ["A: keep", "A: keep street", "A: keep bridge"]
    """
    assert found(keep) == []
    rich = keep.replace("stone = 1", "stone = 2")
    assert found(rich) == ["answers: legal but not listed: “A: keep bridge street”"]
    for both in ("bridge street", "street bridge"):
        assert found(rich.replace('"A: keep",', f'"A: keep", "A: keep {both}",')) == []


def test_who_is_not_asked_has_no_answers() -> None:
    assert found(BIDS + 'then.answers = ["B: pass"]') == ["answers: “B: pass” is refused (PEL-BID-01, KIT-ASK-01)"]


def test_answers_that_cannot_be_meant() -> None:
    assert "“A: pass” is named twice" in said(BIDS + 'then.answers = ["A: pass", "A: pass"]')
    assert "“A: pas” cannot be read" in said(BIDS + 'then.answers = ["A: pas"]')
    assert found(BIDS + 'then.answers = ["A: buy ..."]')[0] == "answers: “A: buy ...” is refused (–)"


# Options.


def test_an_option_that_must_be_refused() -> None:
    refused = 'then.refused = [{ option = "players", value = 6 }, { option = "level", value = 3, problem = "alone" }]'
    assert found(BIDS + refused.replace(', problem = "alone"', "")) == []
    allowed = refused.replace("= 6", "= 4")
    assert "refused: “players = 4” is allowed" in found(BIDS + allowed)
    assert found(BIDS + 'then.refused = [{ option = "players", value = 6, problem = "twice" }]') == [
        "refused: “players = 6” is refused by too-many-players, expected twice"
    ]
    assert found(BIDS + 'then.refused = [{ option = "seats", value = ["A", "A"], problem = "seat-name" }]') == []


def test_an_option_that_there_is_not_is_a_slip() -> None:
    with pytest.raises(BadOption, match="lenght"):
        found(BIDS + 'then.refused = [{ option = "lenght", value = 3 }]')
    assert found(BIDS + 'then.refused = [{ option = "lenght", value = 3, problem = "no-such-option" }]') == []


# Positions.


def test_a_position_that_must_be_refused() -> None:
    gods = 'given.gods = ["ares", "zeus"]\n'
    four = 'then.refused = [{ given = { "players.A.philosophers" = 4 }, rule = "CYC-MET-01" }]'
    true = found(gods + four, "cyclades", "ABCD")
    assert len(true) == 1
    rule = true[0].partition("refused by ")[2].partition(",")[0]
    assert true == [f"refused: “players.A.philosophers = 4” is refused by {rule}, expected CYC-MET-01"]
    assert found(gods + four.replace("CYC-MET-01", rule), "cyclades", "ABCD") == []
    three = four.replace("= 4", "= 3").replace("CYC-MET-01", rule)
    assert found(gods + three, "cyclades", "ABCD") == ["refused: “players.A.philosophers = 3” is allowed"]


def test_moves_that_cannot_have_been_done() -> None:
    done = 'then.refused = [{ given.done = ["A: bid agora 3"], rule = "PEL-BID-05" }]'
    assert found(BIDS + done) == []
    assert found(BIDS + done.replace("agora 3", "agora 4")) == ["refused: “done = ['A: bid agora 4']” is allowed"]


def test_a_position_that_cannot_be_read_is_refused_only_by_its_problem() -> None:
    wrong = 'then.refused = [{ given.players.A.coins = "many" }]'
    assert "players.A.coins" in said(BIDS + wrong)
    assert found(BIDS + wrong.replace(" }]", ', problem = "not-count" }]')) == []
    other = found(BIDS + wrong.replace(" }]", ', problem = "twice" }]'))
    assert other == ["refused: “players = {'A': {'coins': 'many'}}” is refused by not-count, expected twice"]


# Draws.


def test_an_outcome_that_must_be_refused() -> None:
    """Three plague chits are in the box: two lie, and one has come."""
    until = 'when.until = "reveal"\n'
    assert found(CHITS + until + 'then.refused = [{ draw = "disaster", outcome = "plague" }]') == []
    drought = found(CHITS + until + 'then.refused = [{ draw = "disaster", outcome = "drought" }]')
    assert drought == ["refused: “disaster drought” is allowed"]
    tiles = found(CHITS + until + 'then.refused = [{ draw = "tile", outcome = "agora" }]')
    assert tiles == ["refused: no tile was drawn but what `given` names"]


@pytest.mark.parametrize(
    ("draw", "outcome", "message"),
    [
        ("disaster", "drougth", "x, then.refused: “drougth” is not known. Perhaps drought is meant."),
        ("disaster", "agora", "x, then.refused: “agora” is not known. There are "),
        ("tile", "coinnage", "x, then.refused: “coinnage” is not known. Perhaps coinage is meant."),
    ],
)
def test_an_outcome_that_never_comes_is_a_slip_of_the_pen(draw: str, outcome: str, message: str) -> None:
    refused = f'then.refused = [{{ draw = "{draw}", outcome = "{outcome}" }}]'
    assert message in said(f'{CHITS}when.until = "reveal"\n{refused}')


def test_an_outcome_of_an_expansion_can_be_refused_without_it() -> None:
    refused = 'then.refused = [{ draw = "tile", outcome = "coinage" }]'
    assert found(f'{CHITS}when.until = "reveal"\n{refused}') == ["refused: no tile was drawn but what `given` names"]


# The shape.


@pytest.mark.parametrize(
    ("refused", "message"),
    [
        ('{ move = "A: pass", draw = "tile", outcome = "x" }', "must name one thing that is refused"),
        ('{ move = "A: pass", outcome = "x" }', "must name one thing that is refused"),
        ('{ draw = "tile", outcome = "x", rule = "PEL-BID-05" }', "must name one thing that is refused"),
        ('{ draw = "tile" }', "then.refused.outcome is missing"),
        ('{ option = "players" }', "then.refused.value is missing"),
        ('{ outcome = "x" }', "then.refused.move is missing"),
        ('{ given = "x" }', "then.refused.given: “x” does not fit here"),
        ('{ draw = "tile", outcome = true }', "then.refused.outcome: “True” does not fit here"),
    ],
)
def test_a_refusal_of_another_shape(refused: str, message: str) -> None:
    assert message in said(f"{BIDS}then.refused = [{refused}]")


def test_differences_in_french(tmp_path: Path) -> None:
    text = f'game = "peloponnes"\nseats = ["A", "B"]\n[[case]]\nid = "x"\n{BIDS}then.answers = ["A: bid agora ..."]\n'
    text += 'then.refused = [{ option = "players", value = 3 }, { draw = "tile", outcome = "agora" }]'
    path = tmp_path / "x.toml"
    path.write_text(text, encoding="utf-8")
    (case,) = load_cases(path).case
    words = Words("fr", "peloponnes")
    told = [" ".join(words.difference(each).split()) for each in run_case(make("peloponnes", players=2), case)]
    assert told[0] == "refused : « players = 3 » est permis"
    assert told[1].startswith("refused : aucun tirage « tile »")
    assert told[2].startswith("answers : permis mais absent de la liste : “A: pass”")
