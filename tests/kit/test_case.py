"""What a case file can get wrong, and what is said about it."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from trireme.games import make
from trireme.kit.case import load_cases, read_case, run_case, run_cases
from trireme.kit.errors import BadOption, TriremeError, Unreadable

BIDDING = """
id = "one-bids"
[given]
at = "bid"
display.normal = ["bridge", "street"]
order = ["A", "B"]
"""


def found(text: str) -> list[str]:
    """What differs from a case of two players."""
    case = read_case(tomllib.loads(text))
    return [str(difference) for difference in run_case(make("peloponnes", players=2), case)]


@pytest.mark.parametrize(
    ("then", "differences"),
    [
        ('asked = ["A"]', []),
        ('asked = ["B"]', ["asked: expected B, found A"]),
        ('prompt = "feed"', ["prompt: expected feed, found bid-or-pass"]),
        ("facts = { round = 2 }", ["round: expected 2, found 1"]),
        ('facts = { "players.A.coins" = 6, "players.A.wood" = 1 }', ["players.A.wood: expected 1, found 0"]),
        ('facts = { order = ["B", "A"] }', ["order: expected ['B', 'A'], found ['A', 'B']"]),
        ('legal = ["A: bid bridge 0"]', ["legal: “A: bid bridge 0” is refused (PEL-BID-05)"]),
        ('refused = [{ move = "A: pass" }]', ["refused: “A: pass” is allowed"]),
        (
            'refused = [{ move = "A: bid bridge 0", rule = ["PEL-BID-08", "PEL-BID-09"] }]',
            ["refused: “A: bid bridge 0” is refused by PEL-BID-05, expected PEL-BID-08, PEL-BID-09"],
        ),
    ],
)
def test_what_differs_is_named(then: str, differences: list[str]) -> None:
    assert found(f"{BIDDING}[then]\n{then}") == differences


@pytest.mark.parametrize(
    ("when", "difference"),
    [
        ('moves = ["A: bid bridge 0"]', "moves: “A: bid bridge 0” is refused (PEL-BID-05)"),
        ('moves = ["B: pass"]', "moves: “B: pass” is refused (PEL-BID-01, KIT-ASK-01)"),
        ('until = "place"', "until: place does not begin: A must answer before."),
    ],
)
def test_a_game_that_goes_another_way_is_a_difference(when: str, difference: str) -> None:
    assert found(f'{BIDDING}[when]\n{when}\n[then]\nasked = ["A"]') == [difference]


def test_a_phase_that_never_begins() -> None:
    text = 'id = "over"\n[given]\nat = "score"\n[when]\nuntil = "bid"\n[then]\nasked = []'
    assert found(text) == ["until: bid does not begin before the game is over."]


def test_forced_draws_that_are_left_over() -> None:
    draws = 'draws.disaster = ["plague", "blank", "drought"]'
    text = f'id = "three"\n[given]\nat = "disaster"\n{draws}\n[when]\nuntil = "reveal"\n[then]\nfacts.at = "reveal"'
    assert found(text) == ["draws.disaster: not used up, drought left"]


def test_a_seat_that_is_answered_for_is_refused_where_it_is_asked() -> None:
    given = (
        'id = "fed"\n[given]\nat = "supply"\nround = 4\nplayers.A = { food = 0, luxury = 2 }\nplayers.B = { food = 3 }'
    )
    then = '[then]\nasked = ["A", "B"]\nrefused = [{ move = "B: feed 0", rule = "PEL-SUP-04" }]'
    assert found(f'{given}\n[when]\nuntil = "asked"\n{then}') == []
    assert found(f"{given}\n{then}")[0] == "asked: expected A, B, found A"


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ('at = "bid"', 'at = "bid"\ndraws.coin = ["head"]', "Case one-bids, given.draws: “coin” is not known."),
        ('at = "bid"', 'at = "bid"\ndraws = 3', "Case one-bids, given.draws:"),
        ('at = "bid"', 'at = "bid"\ndraws.tile = "street"', "Case one-bids, given.draws:"),
        ('at = "bid"', 'at = "bid"\nround = 2\n"round.number" = 3', "Position round: “2” is not a table"),
        ('"one-bids"', '"one-bids"\nrules = ["PEL-BID-99"]', "Case one-bids:"),
        ('at = "bid"', 'at = "bid"\nbids.street = "A"', 'bids.street: “A” is not a bid. Write { seat = "A"'),
        ('"one-bids"', '"one-bids"\nwhen.until = "lunch"', "Case one-bids, when.until: “lunch” is not known."),
        ('"one-bids"', '"one-bids"\nwhen.moves = ["bid bridge 1"]', "“bid bridge 1” does not say who moves"),
    ],
)
def test_a_damaged_case(old: str, new: str, message: str) -> None:
    with pytest.raises(Unreadable) as caught:
        found(BIDDING.replace(old, new) + '[then]\nasked = ["A"]')
    assert message in str(caught.value)


def test_a_damaged_case_is_handed_over_with_the_others(tmp_path: Path) -> None:
    path = tmp_path / "two.toml"
    path.write_text(
        'game = "peloponnes"\nseats = ["A", "B"]\n[[case]]\nid = "x"\ngiven.at = "lunch"\nthen.asked = []\n'
        '[[case]]\nid = "y"\ngiven.at = "score"\nthen.asked = []\n'
    )
    (_, first), (_, second) = run_cases(load_cases(path), make)
    assert isinstance(first, TriremeError)
    assert second == []


def test_a_game_that_cannot_be_made(tmp_path: Path) -> None:
    path = tmp_path / "six.toml"
    path.write_text(
        'game = "peloponnes"\nseats = ["A", "B", "C", "D", "E", "F"]\n[[case]]\nid = "x"\nthen.asked = []\n'
    )
    with pytest.raises(BadOption, match="players"):
        list(run_cases(load_cases(path), make))


def test_an_id_that_comes_twice(tmp_path: Path) -> None:
    path = tmp_path / "twice.toml"
    path.write_text('game = "peloponnes"\nseats = ["A", "B"]\n[[case]]\nid = "x"\n[[case]]\nid = "x"\n')
    with pytest.raises(Unreadable, match="“x”"):
        load_cases(path)


@pytest.mark.parametrize("name", ["content", "name", "seats", "self"])
def test_only_options_that_the_game_declares_are_taken(name: str, tmp_path: Path) -> None:
    file = tmp_path / "one.toml"
    case = BIDDING.replace("[given]", "[case.given]").replace('id = "one', '[[case]]\nid = "one')
    head = f'game = "peloponnes"\nseats = ["A", "B"]\noptions.{name} = "x"\n'
    file.write_text(f'{head}{case}[case.then]\nasked = ["A"]\n')
    with pytest.raises(BadOption, match=f"Option {name}: this game does not have it"):
        list(run_cases(load_cases(file), make))
