"""False cases that once passed: each is a failure or an error now, and its text says why."""

from __future__ import annotations

import tomllib

import pytest

from tests.toy import Toy
from trireme.games import make
from trireme.kit.case import read_case, run_case
from trireme.kit.errors import Unreadable


def verdict(game: str, seats: str, text: str) -> list[str]:
    """What differs from a case, or what is said of a damaged one."""
    case = read_case({"id": "false", **tomllib.loads(text)})
    try:
        return [str(each) for each in run_case(make(game, seats=tuple(seats)), case)]
    except Unreadable as error:
        return [str(error)]


OFFERINGS = """
given.at = "offerings"
given.gods = ["poseidon", "ares", "zeus"]
given.offerings = { poseidon = "B 1", zeus = "C 1" }
given.apollo = ["D"]
given.turn_order = ["A"]
given.players.A.gold = 3
when.moves = ["A: offer ares 3"]
"""


def test_facts_and_question_are_those_of_one_moment() -> None:
    """The last offering of the cycle is paid before anybody is asked again."""
    false = 'then = { prompt = "gift-fleet", facts = { "players.A.gold" = 3 } }'
    assert verdict("cyclades", "ABCD", OFFERINGS + false) == ["players.A.gold: expected 3, found 0"]
    true = false.replace("= 3", "= 0")
    assert verdict("cyclades", "ABCD", OFFERINGS + true) == []


@pytest.mark.parametrize(
    ("fact", "error"),
    [
        ('"players.A.glod" = 0', "players.A.glod: “glod” is not known. Perhaps players.A.gold is meant."),
        ('"players.E.gold" = 0', "players.E: “E” is not known. There are A, B, C, D."),
        ('"islands.naxo.troops" = 0', "islands.naxo: “naxo” is not known. Perhaps islands.naxos is meant."),
        (
            "islands.naxos = { trops = 0 }",
            "trops: “trops” is not known. Perhaps islands.naxos.troops is meant.",
        ),
        ("seas.Z9 = {}", "seas.Z9: “Z9” is not known."),
        ("offering = {}", "offering: “offering” is not known. Perhaps offerings is meant."),
        ('"islands.naxos.metropolys" = false', "Perhaps islands.naxos.metropolis is meant."),
        ('"players.A.gold" = "5"', "players.A.gold: “5” can never be. Possible: 0, 1, 2 …."),
        ('"islands.naxos.owner" = "E"', "islands.naxos.owner: “E” is not known. There are A, B, C, D."),
        ('"at" = "action"', "at: “action” is not known. Perhaps actions is meant."),
    ],
)
def test_a_fact_that_there_is_not(fact: str, error: str) -> None:
    (text,) = verdict("cyclades", "ABCD", f'given.gods = ["ares"]\nthen.facts = {{ {fact} }}')
    assert text.startswith("Case false, then.facts, ")
    assert error in text


def test_a_fact_of_a_module_that_is_not_in_play() -> None:
    (text,) = verdict("peloponnes", "AB", 'given.at = "bid"\nthen.facts = { "players.A.fish" = 0 }')
    assert "players.A.fish: “fish” is not known." in text


def test_a_refused_move_that_cannot_be_read() -> None:
    case = 'given.at = "bid"\ngiven.display.normal = ["agora"]\nthen.refused = [{ move = "A: bid agoar 3" }]'
    (text,) = verdict("peloponnes", "AB", case)
    assert text.startswith("Case false: “A: bid agoar 3” cannot be read (Move “agoar”: ")
    assert text.endswith("If that is meant, write KIT-ASK-03 as its rule.")
    assert verdict("peloponnes", "AB", case.replace('3" }', '3", rule = "KIT-ASK-03" }')) == []
    other = verdict("peloponnes", "AB", case.replace('3" }', '3", rule = "PEL-BID-05" }'))
    assert "cannot be read" in other[0]


@pytest.mark.parametrize("then", ["", "then = {}", "then.facts = {}", "then.legal = []", "then.refused = []"])
def test_a_case_that_claims_nothing(then: str) -> None:
    text = f'given.at = "bid"\ngiven.display.normal = ["agora"]\nwhen.moves = ["A: pass"]\n{then}'
    assert verdict("peloponnes", "AB", text) == ["Case false: it claims nothing. Say in `then` what must hold."]


@pytest.mark.parametrize(
    ("given", "then", "difference"),
    [
        (
            'given = { at = "supply", round = 4, players.A = { food = 0, population = 3 } }',
            'then.facts = { "players.A.population" = 3 }',
            "players.A.population: expected 3, found",
        ),
        (
            'given = { at = "income", players.A.coins = 6 }',
            'then.facts = { "players.A.coins" = 6 }',
            "players.A.coins: expected 6, found",
        ),
        (
            'given = { at = "disaster", disasters.plague = 2, draws.disaster = ["plague", "blank"], '
            "players.A.population = 9 }",
            'then.facts = { "players.A.population" = 9 }',
            "players.A.population: expected 9, found",
        ),
    ],
)
def test_without_moves_the_phase_has_been_run(given: str, then: str, difference: str) -> None:
    (text,) = verdict("peloponnes", "AB", f"{given}\n{then}")
    assert text.startswith(difference)


PRIEST = """
given.at = "actions"
given.gods = ["zeus"]
given.offerings.zeus = "A 1"
given.players.A.gold = 9
when.moves = ["A: recruit priest"]
"""


def test_a_move_that_can_be_read_in_two_ways() -> None:
    """The last move is made; that it only tells the gift must be said."""
    assert verdict("cyclades", "ABCD", PRIEST + 'then.facts = { "players.A.priests" = 2, "players.A.gold" = 5 }') == []
    told = PRIEST + 'then.facts = { "players.A.priests" = 1, "players.A.gold" = 9 }'
    assert verdict("cyclades", "ABCD", told) == [
        "Case false: it holds if read as “told”, but not as “made” (players.A.priests: expected 1, found 2; "
        "players.A.gold: expected 9, found 5). Say which with when.reading."
    ]
    assert verdict("cyclades", "ABCD", f'{told}\nwhen.reading = "told"') == []
    (unknown,) = verdict("cyclades", "ABCD", f'{told}\nwhen.reading = "tolt"')
    assert unknown == "Case false, when.reading: “tolt” is not known. Perhaps told is meant."


FIGURE = """
given.at = "actions"
given.cycle = 4
given.gods = ["ares"]
given.offerings.ares = "A 1"
given.islands.naxos.figure = "medusa A"
"""


def test_a_figurine_came_in_this_cycle_if_nothing_is_said() -> None:
    assert verdict("cyclades", "ABCD", FIGURE + 'then.facts = { "islands.naxos.figure" = "medusa A" }') == []
    gone = FIGURE + 'then.facts = { "islands.naxos.figure" = "" }'
    assert "it holds if read as “figurine-before”, but not as “figurine-now”" in verdict("cyclades", "ABCD", gone)[0]
    assert verdict("cyclades", "ABCD", f'{gone}\nwhen.reading = "figurine-before"') == []


def test_a_supply_round_of_the_last_round_is_the_final_one() -> None:
    case = 'given = { at = "supply", round = 8 }\nthen.facts.at = "bid"'
    (text,) = verdict("peloponnes", "AB", case)
    assert "it holds if read as “supply-reveal”, but not as “supply-last”" in text


def test_a_covered_question_is_answered_by_nobody_else() -> None:
    """B has no guard to show, but nobody may know: B must say so."""
    bids = 'when.moves = ["A: bid 3", "B: bid 0", "C: bid 0"]\ngiven = { at = "bid", coins = [5, 5, 5] }'
    asked = read_case({"id": "true", **tomllib.loads(f'{bids}\nthen = {{ asked = ["B"], prompt = "defend" }}')})
    assert run_case(Toy(), asked) == []
    passed_on = read_case({"id": "false", **tomllib.loads(f"{bids}\nthen.facts.round = 1")})
    assert [str(each) for each in run_case(Toy(), passed_on)] == ["round: expected 1, found 0"]
