"""Odds and prices that people are told before they answer: exact, and from what they know."""

from __future__ import annotations

from fractions import Fraction
from random import Random
from typing import Any

import pytest

from trireme.games import make
from trireme.games.cyclades import moves
from trireme.games.cyclades.battle.odds import leads_of, odds, percentages
from trireme.games.cyclades.game import Cyclades
from trireme.games.cyclades.state import State
from trireme.kit.engine.question import CHANCE, Amount, Forecast, Pick, Question
from trireme.words import Words

EXPLICIT = Cyclades(players=4, chance="explicit")
TURN: dict[str, Any] = {"at": "actions", "players": {"A": {"gold": 6}}}
AT_SEA = {**TURN, "gods": ["poseidon"], "offerings": {"poseidon": "A 1"}}
ON_LAND = {**TURN, "gods": ["ares"], "offerings": {"ares": "A 1"}, "seas": {"D3": "A 1"}}
# E3 lies between Delos and Paros; D3 between Naxos, Delos and Paros.
PORT = {"paros": {"owner": "C", "troops": 1, "buildings": ["port"]}}


def fought(s: State, land: bool) -> dict[str, Fraction]:
    """How a battle ends when the engine plays it with all dice, and nobody retreats."""
    ends = {"attackers": Fraction(0), "defenders": Fraction(0), "nobody": Fraction(0)}
    (question,) = EXPLICIT.asks(s)
    if question.seat == CHANCE:
        assert isinstance(question, Pick)
        for answer, weight in zip(question.answers, question.weights, strict=True):
            after = s.clone()
            EXPLICIT.play(after, answer.code)
            for end, share in ended(after, land).items():
                ends[end] += share * weight / sum(question.weights)
    else:
        assert question.prompt == "retreat"
        after = s.clone()
        EXPLICIT.play(after, moves.STAY)
        return ended(after, land)
    return ends


def ended(s: State, land: bool) -> dict[str, Fraction]:
    if s.battle:
        return fought(s, land)
    sea, island = EXPLICIT.ruleset.tables.sea_number["E4"], EXPLICIT.ruleset.tables.island_number["paros"]
    if land:
        left = s.owner[island], s.troops[island] or int(s.figure[island] >= 0)
    else:
        left = s.holder[sea], s.fleets[sea]
    end = "nobody" if not left[1] else "attackers" if left[0] == 0 else "defenders"
    return {name: Fraction(name == end) for name in ("attackers", "defenders", "nobody")}


def outlook_of(question: Question, text: str, count: int) -> Forecast:
    assert isinstance(question, Pick)
    (answer,) = (answer for answer in question.answers if answer.text == text)
    return next(outlook for outlook in answer.outlooks if outlook.args["count"] == count)


def exact(outlook: Forecast) -> dict[str, float]:
    names = {"held": "attackers", "lost": "defenders", "gone": "nobody"}
    return {names[name]: chance for name, chance in outlook.chances.items()}


@pytest.mark.rules("CYC-BAT-01", "CYC-BAT-02", "CYC-BAT-04", "CYC-BAT-05", "CYC-SEA-03")
@pytest.mark.parametrize("count", [1, 2])
def test_a_battle_at_sea_is_told_as_the_engine_fights_it(count: int) -> None:
    seas = {"E3": {"owner": "A", "fleets": 2}, "E4": {"owner": "C", "fleets": 1}}
    facts = {**AT_SEA, "islands": PORT, "seas": seas}
    s = EXPLICIT.position(facts)
    if EXPLICIT.asks(s)[0].prompt == "gift-fleet":
        EXPLICIT.play(s, EXPLICIT.legal(s)[0])
    outlook = outlook_of(EXPLICIT.asks(s)[0], "fleet E3>E4", count)
    EXPLICIT.apply(s, 0, f"fleet E3>E4 x{count}")
    found = fought(s, land=False)
    assert exact(outlook) == pytest.approx({name: float(share) for name, share in found.items()}, abs=1e-12)
    if count == 2:
        assert (outlook.args["held"], outlook.args["lost"], outlook.args["gone"]) == (69, 23, 8)


def test_the_battle_that_everybody_knows() -> None:
    """2 fleets against 1 and a Port: 69 % held, 23 % lost, 8 % both gone."""
    found = odds(leads_of(EXPLICIT.ruleset), 2, 1, 0, 1)
    assert sum(found) == 1
    assert percentages({"held": found[0], "lost": found[1], "gone": found[2]}) == {"held": 69, "lost": 23, "gone": 8}


@pytest.mark.parametrize("total", range(1, 8))
def test_percentages_make_a_hundred(total: int) -> None:
    for part in range(total + 1):
        shares = {"a": Fraction(part, 2 * total), "b": Fraction(part, 2 * total), "c": Fraction(total - part, total)}
        assert sum(percentages(shares).values()) == 100


LANDS: list[dict[str, Any]] = [
    {"owner": "C", "troops": 1},
    {"owner": "C", "troops": 2},
    {"owner": "C", "troops": 1, "buildings": ["fortress"]},
    {"owner": "C", "troops": 1, "metropolis": True},
    {"owner": "C", "troops": 1, "figure": "minotaur"},
    {"owner": "C", "troops": 0, "figure": "minotaur"},
]


@pytest.mark.rules("CYC-LND-02", "CYC-LND-03", "CYC-MIN-01", "CYC-MIN-06")
@pytest.mark.parametrize("number", range(len(LANDS)))
def test_a_battle_on_land_is_told_as_the_engine_fights_it(number: int) -> None:
    paros = dict(LANDS[number])
    figure = paros.pop("figure", "")
    facts = {**ON_LAND, "islands": {"paros": paros, "naxos": {"owner": "A", "troops": 2}}, "seas": {"C3": "A 1"}}
    if figure:
        facts["figures"] = {figure: {"island": "paros", "buyer": "C", "cycle": 1}}
    s = EXPLICIT.position(facts)
    while EXPLICIT.asks(s)[0].prompt != "act":
        EXPLICIT.play(s, EXPLICIT.legal(s)[-1])
    outlook = outlook_of(EXPLICIT.asks(s)[0], "troops naxos>paros", 2)
    assert outlook.args["land"] == 1
    EXPLICIT.apply(s, 0, "troops naxos>paros x2")
    found = fought(s, land=True)
    assert exact(outlook) == pytest.approx({name: float(share) for name, share in found.items()}, abs=1e-12)


def test_a_number_and_a_retreat_tell_the_same() -> None:
    seas = {"E3": {"owner": "A", "fleets": 2}, "E4": {"owner": "C", "fleets": 2}}
    s = EXPLICIT.position({**AT_SEA, "islands": PORT, "seas": seas, "draws": {"battle": ["3", "0"]}})
    while EXPLICIT.asks(s)[0].prompt != "act":
        EXPLICIT.play(s, EXPLICIT.legal(s)[0])
    outlook = outlook_of(EXPLICIT.asks(s)[0], "fleet E3>E4", 2)
    code = next(a.code for a in EXPLICIT.asks(s)[0].answers if a.text == "fleet E3>E4")  # type: ignore[union-attr]
    EXPLICIT.play(s, code)
    amount = EXPLICIT.asks(s)[0]
    assert isinstance(amount, Amount)
    assert amount.outlooks_of(2) == (outlook,)
    EXPLICIT.play(s, amount.base + 2)
    stays = EXPLICIT.asks(s)[0]
    assert (stays.prompt, stays.seat) == ("retreat", 2)
    assert isinstance(stays, Pick)
    (mine,) = stays.answers[0].outlooks
    whole = odds(leads_of(EXPLICIT.ruleset), 2, 1, 0, 1)
    assert mine.args["attacking"] == 0
    assert (mine.chances["held"], mine.chances["lost"]) == (float(whole.defenders), float(whole.attackers))
    assert all(not answer.outlooks for answer in stays.answers[1:])


def test_the_words_of_a_battle() -> None:
    args = {"count": 2, "units": 1, "bonus": 1, "land": 0, "attacking": 1, "held": 69, "lost": 23, "gone": 8}
    outlook = Forecast(id="battle", args={**args})
    said = "2 fleets against 1 and a Port: 69 % held, 23 % lost, 8 % both gone, if nobody retreats."
    assert Words("en", "cyclades").outlook(outlook) == said


@pytest.mark.rules("CYC-PRI-01", "CYC-PRI-02")
def test_an_offering_says_what_it_costs_with_priests() -> None:
    game = make("cyclades", players=3)
    rich = {"A": {"gold": 5, "priests": 2}}
    s = game.position({"at": "offerings", "gods": ["ares", "zeus"], "players": rich, "turn_order": ["A", "B", "C"]})
    question = game.asks(s)[0]
    assert isinstance(question, Pick)
    game.play(s, next(answer.code for answer in question.answers if answer.text == "offer ares"))
    amount = game.asks(s)[0]
    assert isinstance(amount, Amount)
    costs = [outlooks[0].args["cost"] for outlooks in amount.outlooks]
    assert (amount.low, costs) == (1, [1, 1, 1, 2, 3, 4, 5])
    assert amount.outlooks_of(4)[0].args["left"] == 3


@pytest.mark.rules("CYC-ACT-09")
def test_what_cannot_be_paid_is_told_with_its_rule() -> None:
    facts = {
        **TURN,
        "players": {"A": {"gold": 2}},
        "gods": ["zeus"],
        "offerings": {"zeus": "A 1"},
        "track": ["harpy", "giant", ""],
    }
    s = EXPLICIT.position(facts)
    while EXPLICIT.asks(s)[0].prompt != "act":
        EXPLICIT.play(s, EXPLICIT.legal(s)[0])
    question = EXPLICIT.asks(s)[0]
    assert isinstance(question, Pick)
    beyond = {each.answer.text: each.rule for each in question.beyond}
    assert beyond["call harpy"] == beyond["call giant"] == "CYC-ACT-09"
    short = {each.answer.text: each.short for each in question.beyond}
    assert (short["call harpy"], short["call giant"]) == ({"gold": 2}, {"gold": 1})
    assert not beyond.keys() & {answer.text for answer in question.answers}
    for each in question.beyond:
        assert EXPLICIT.why_not(s, 0, [each.answer.code])[0].rule.id == each.rule


@pytest.mark.parametrize("players", [2, 4])
def test_with_what_is_short_it_could_be_paid_and_with_less_not(players: int) -> None:
    game, rng = Cyclades(players=players, cycles=5), Random(players)
    s = game.start(players)
    told = 0
    while questions := game.asks(s):
        (question,) = questions
        for each in question.beyond:
            told += 1
            for gold in (each.short["gold"] - 1, each.short["gold"]):
                richer = s.clone()
                richer.gold[question.seat] += gold
                assert bool(game.why_not(richer, question.seat, [each.answer.code])) == (gold < each.short["gold"])
        game.play(s, rng.choice(game.legal(s)))
    assert told > 20


def test_no_outlook_depends_on_what_is_hidden() -> None:
    """The gold of others behind their screens changes nothing that a seat is told."""
    game = make("cyclades", players=4)
    seas = {"E3": {"owner": "A", "fleets": 2}, "E4": {"owner": "C", "fleets": 1}}
    told = []
    for gold in (0, 20):
        players = {"A": {"gold": 6}, "B": {"gold": gold}, "C": {"gold": gold}}
        s = game.position({**AT_SEA, "players": players, "islands": PORT, "seas": seas})
        told.append((game.asks(s), game.view(s, 0)))
    assert told[0] == told[1]


@pytest.mark.rules("CYC-END-02", "CYC-END-05")
def test_who_wins_when_the_cycle_ends_is_told() -> None:
    game = make("cyclades", players=4)
    both = {"naxos": {"owner": "A", "metropolis": True}, "anafi": {"owner": "A", "metropolis": True}}
    facts = {"at": "actions", "gods": ["zeus"], "offerings": {"zeus": "B 1"}, "islands": both}
    told = [(outlook.id, outlook.args["seat"]) for outlook in game.view(game.position(facts), 1).outlooks]
    assert told == [("winning", 0)]
    one = {"naxos": {"owner": "A", "metropolis": True}}
    assert game.view(game.position({**facts, "islands": one}), 1).outlooks == ()
