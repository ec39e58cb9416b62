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
    for rule in ("PEL-BID-05", "KIT-ASK-01", "KIT-ASK-04"):
        other = verdict("peloponnes", "AB", case.replace('3" }', f'3", rule = "{rule}" }}'))
        assert "cannot be read" in other[0], "that nobody understands it is another reason"


@pytest.mark.parametrize("move", ["A: pass", "A: bid agora 1", "A: bid agoar 3"])
def test_a_rule_that_all_games_share_is_one_that_there_is(move: str) -> None:
    case = 'given.at = "bid"\ngiven.display.normal = ["agora"]\n'
    refused = f'then.refused = [{{ move = "{move}", rule = ["PEL-BID-05", "KIT-ASK-30"] }}]'
    (text,) = verdict("peloponnes", "AB", case + refused)
    assert text.startswith("Case false: ")
    assert "“KIT-ASK-30”" in text


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


def test_a_move_is_always_made() -> None:
    """The gift comes by itself, and no move tells it."""
    assert verdict("cyclades", "ABCD", PRIEST + 'then.facts = { "players.A.priests" = 2, "players.A.gold" = 5 }') == []
    told = PRIEST + 'then.facts = { "players.A.priests" = 1, "players.A.gold" = 9 }'
    assert verdict("cyclades", "ABCD", told) == [
        "players.A.priests: expected 1, found 2",
        "players.A.gold: expected 9, found 5",
    ]
    assert verdict("cyclades", "ABCD", told.replace('["A: recruit priest"]', "[]")) == []
    two = PRIEST.replace('["A: recruit priest"]', '["A: recruit priest", "A: end"]')
    assert verdict("cyclades", "ABCD", two + 'then.facts = { "players.A.priests" = 2 }') == []


GIFT = """
given.at = "actions"
given.gods = ["poseidon", "zeus"]
given.offerings = { poseidon = "A 1" }
given.players.A.gold = 9
"""


def test_an_answer_without_a_choice_is_told_before_the_same_move() -> None:
    """A's only island touches one sea that is open: the gift goes there, and so does a fleet that is bought."""
    closed = """
        given.islands = { naxos = "A 1", anafi = "B 1" }
        given.seas = { A1 = "B 1", A2 = "B 1", B3 = "B 1", C3 = "B 1", D1 = "B 1", D2 = "B 1", D3 = "A 1" }
    """
    once = GIFT + closed + 'when.moves = ["A: recruit D3"]\nthen.facts = { "players.A.gold" = 9, "seas.D3" = "A 2" }'
    assert verdict("cyclades", "ABCD", once) == []
    left_out = once.replace('["A: recruit D3"]', "[]")
    assert verdict("cyclades", "ABCD", left_out) == []
    twice = once.replace('["A: recruit D3"]', '["A: recruit D3", "A: recruit D3"]')
    assert verdict("cyclades", "ABCD", twice) == [
        "players.A.gold: expected 9, found 8",
        "seas.D3.fleets: expected 2, found 3",
    ]


def test_a_case_holds_at_one_moment() -> None:
    """All but A feed by themselves. What was so before is so where `until` stops."""
    fed = """
        given.at = "supply"
        given.round = 4
        given.players.A = { food = 0, luxury = 2, population = 2 }
        given.players.B = { food = 3, population = 2 }
    """
    assert verdict("peloponnes", "AB", fed + 'then = { asked = ["A"], facts = { "players.B.food" = 1 } }') == []
    before = fed + 'then = { asked = ["A", "B"], facts = { "players.B.food" = 3 } }'
    assert verdict("peloponnes", "AB", before) == [
        "players.B.food: expected 3, found 1",
        "asked: expected A, B, found A",
    ]
    for until in ("asked", "feed"):
        assert verdict("peloponnes", "AB", f'{before}\nwhen.until = "{until}"') == []
    assert verdict("peloponnes", "AB", f'{before}\nwhen.until = "finish"') == [
        "until: finish does not begin: A must answer before."
    ]


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
    assert verdict("cyclades", "ABCD", gone) == ["islands.naxos.figure: expected '', found 'medusa A'"]
    before = 'given.figures.medusa = { island = "naxos", buyer = "A", cycle = 3 }'
    assert verdict("cyclades", "ABCD", gone.replace('given.islands.naxos.figure = "medusa A"', before)) == []


def test_a_supply_round_of_the_last_round_is_the_final_one() -> None:
    case = 'given = { at = "supply", round = 8 }\nthen.facts.at = "bid"'
    assert verdict("peloponnes", "AB", case) == ["at: expected 'bid', found 'over'"]
    assert verdict("peloponnes", "AB", case.replace("round = 8", 'round = 8, supply = "reveal"')) == []
    (unknown,) = verdict("peloponnes", "AB", case.replace("round = 8", 'round = 8, supply = "revael"'))
    assert "supply: “revael” is not known. There are reveal, last." in unknown


def test_a_covered_question_is_answered_by_nobody_else() -> None:
    """B has no guard to show, but nobody may know: B must say so."""
    bids = 'when.moves = ["A: bid 3", "B: bid 0", "C: bid 0"]\ngiven = { at = "bid", coins = [5, 5, 5] }'
    asked = read_case({"id": "true", **tomllib.loads(f'{bids}\nthen = {{ asked = ["B"], prompt = "defend" }}')})
    assert run_case(Toy(), asked) == []
    passed_on = read_case({"id": "false", **tomllib.loads(f"{bids}\nthen.facts.round = 1")})
    assert [str(each) for each in run_case(Toy(), passed_on)] == ["round: expected 1, found 0"]


@pytest.mark.parametrize(
    ("place", "alone", "beside"),
    [
        ("seas.C4", '{ owner = "A", units = { undead-fleet = 1 } }', "fleets"),
        ("islands.naxos", '{ owner = "A", units = { undead-troop = 1 } }', "troops"),
        ("islands.paros", '{ owner = "B", units = { undead-troop = 2 } }', "troops"),
    ],
)
def test_units_of_an_owner_put_no_other_unit_there(place: str, alone: str, beside: str) -> None:
    game = make("cyclades", seats=tuple("ABCD"), modules=["hades.god"])

    def differences(given: str, count: int) -> list[str]:
        facts = 'given.at = "actions"\ngiven.gods = ["hades", "ares"]\n'
        facts += 'given.offerings.hades = "A 1"\ngiven.turn.god = "hades"\n'
        facts += f'given.{place} = {given}\nthen.facts = {{ "{place}.{beside}" = {count} }}'
        return [str(each) for each in run_case(game, read_case({"id": "x", **tomllib.loads(facts)}))]

    assert differences(alone, 0) == []
    assert differences(alone.replace("units", f"{beside} = 2, units"), 2) == []


def test_the_cards_of_monuments_have_no_order() -> None:
    game = make("cyclades", seats=tuple("ABCD"), modules=["monuments"])
    cards = '["warrior-city", "naval-academy"]'
    for other in (cards, '["naval-academy", "warrior-city"]'):
        text = f'given.monuments.drawn = {cards}\nthen.facts = {{ "monuments.drawn" = {other} }}'
        assert run_case(game, read_case({"id": "x", **tomllib.loads(text)})) == []
