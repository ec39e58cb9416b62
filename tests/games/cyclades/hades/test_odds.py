"""What people are told of battles with Heroes, or with an item face up: what the engine makes of them."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from trireme.games.cyclades.game import Cyclades
from trireme.games.cyclades.modules.hades.heroes.part import heroes
from trireme.games.cyclades.state import State
from trireme.kit.engine.question import CHANCE, Forecast, Pick, Some
from trireme.words import Words

GAME = Cyclades(seats="ABC", modules=["hades.god", "hades.heroes", "hades.favours"], chance="explicit")
ISLAND = GAME.ruleset.tables.island_number["tinos"]
SEA = GAME.ruleset.tables.sea_number["B2"]
CHOICES = ("stay", "lose", "hades.reroll", "hades.accept", "hades.pass", "hades.play")
"""What a side decides in a battle from which nobody retreats."""
Ends = tuple[Fraction, Fraction, Fraction]
"""How probable it is that the attackers, the defenders or nobody is left."""


def fought(s: State, known: dict[object, Ends]) -> Ends:
    """The engine plays the battle with all dice and all choices; nobody retreats, and each side chooses the best."""
    if not s.battle:
        return ended(s)
    (question,) = GAME.asks(s)
    assert isinstance(question, Pick)
    part = [tuple(getattr(each, name)) for each in s.parts for name in ("items", "owner") if hasattr(each, name)]
    frames = tuple((frame[0], *frame[3:]) for frame in s.stack)
    key = (
        frames,
        s.battle,
        tuple(s.troops),
        tuple(s.fleets),
        tuple(part),
        question.prompt,
        heroes(GAME.ruleset, s).rerolled,
    )
    if key in known:
        return known[key]
    if question.seat == CHANCE:
        total = sum(question.weights)
        sums = [Fraction(0)] * 3
        for answer, weight in zip(question.answers, question.weights, strict=True):
            sums = [old + share * weight / total for old, share in zip(sums, after(s, answer.code, known), strict=True)]
        found: Ends = (sums[0], sums[1], sums[2])
    else:
        codes = [answer.code for answer in question.answers if answer.text.startswith(CHOICES)]
        side = 1 if question.seat == 0 else -1
        found = max((after(s, code, known) for code in codes), key=lambda ends: (side * ends[0], -side * ends[1]))
    known[key] = found
    return found


def after(s: State, code: int, known: dict[object, Ends]) -> Ends:
    copy = s.clone()
    GAME.play(copy, code)
    return fought(copy, known)


def ended(s: State) -> Ends:
    troops = sum(s.troops[ISLAND :: len(s.owner)]) + (s.figure[ISLAND] >= 0)
    owner, left = s.owner[ISLAND], troops
    if s.god == GAME.ruleset.tables.god_number["poseidon"]:
        owner, left = s.holder[SEA], sum(s.fleets[SEA :: len(s.holder)])
    end = 2 if not left else 0 if owner == 0 else 1
    return (Fraction(end == 0), Fraction(end == 1), Fraction(end == 2))


def at(facts: dict[str, Any], god: str = "ares") -> State:
    usual: dict[str, Any] = {
        "at": "actions",
        "cycle": 3,
        "gods": [god, "zeus"],
        "offerings": {god: "A 1"},
        "players": {"A": {"gold": 5}},
        "turn": {"god": god},
    }
    return GAME.position({**usual, **facts})


def attack(s: State, start: str) -> Forecast:
    (question,) = GAME.asks(s)
    assert isinstance(question, Pick)
    (answer,) = [each for each in question.answers if each.text.startswith(start)]
    return answer.outlooks[-1]


def shares(outlook: Forecast) -> list[float]:
    return [outlook.chances[name] for name in ("held", "lost", "gone")]


BATTLES: dict[str, tuple[dict[str, Any], dict[str, Any], str]] = {
    "achilles attacks": ({"troops": 1, "units": {"achilles": 1}}, {"troops": 2}, " x1 achilles:1"),
    "a troop against hector": ({"troops": 2}, {"units": {"hector": 1}}, " x2"),
    "penthesilea against two": ({"troops": 1, "units": {"penthesilea": 1}}, {"troops": 2}, " x1 penthesilea:1"),
    "penthesilea defends": ({"troops": 2}, {"troops": 1, "units": {"penthesilea": 1}}, " x2"),
    "odysseus at a wall": (
        {"troops": 1, "units": {"odysseus": 1}},
        {"troops": 1, "buildings": ["fortress"]},
        " x1 odysseus:1",
    ),
    "theseus attacks": ({"troops": 1, "units": {"theseus": 1}}, {"troops": 1}, " x1 theseus:1"),
    "theseus defends": ({"troops": 2}, {"units": {"theseus": 1}}, " x2"),
    "two against two": (
        {"units": {"achilles": 1, "odysseus": 1}},
        {"units": {"hector": 1, "penthesilea": 1}, "buildings": ["fortress"]},
        " achilles:1 odysseus:1",
    ),
    "with undead": (
        {"units": {"achilles": 1, "undead-troop": 1}},
        {"troops": 1, "units": {"hector": 1}},
        " achilles:1 undead-troop:1",
    ),
}


@pytest.mark.rules(
    "HAD-HER-08", "HAD-HER-09", "HAD-HER-10", "HAD-PWR-01", "HAD-PWR-03", "HAD-PWR-12", "HAD-PWR-14", "HAD-PWR-16"
)
@pytest.mark.parametrize("name", BATTLES)
def test_a_battle_of_heroes_is_told_as_the_engine_fights_it(name: str) -> None:
    gyaros, tinos, group = BATTLES[name]
    s = at({"islands": {"gyaros": {"troops": 0, **gyaros}, "tinos": {"troops": 0, **tinos}}})
    outlook = attack(s, "troops gyaros>tinos")
    assert outlook.id == "hades-battle"
    GAME.apply(s, 0, f"troops gyaros>tinos{group}")
    assert shares(outlook) == pytest.approx([float(share) for share in fought(s, {})], abs=1e-12)


@pytest.mark.rules("HAD-OBJ-19", "HAD-OBJ-22", "HAD-OBJ-40")
@pytest.mark.parametrize("owner", ["A", "B"])
@pytest.mark.parametrize("units", [{}, {"theseus": 1}])
def test_arrows_face_up_count_in_the_assault_that_suits_best(owner: str, units: dict[str, int]) -> None:
    islands = {"gyaros": {"troops": 2 - len(units), "units": units}, "tinos": {"troops": 1}}
    s = at({"islands": islands, "hades": {"items": {owner: ["apollos-arrows"]}}})
    outlook = attack(s, "troops gyaros>tinos")
    assert outlook.args["item"] == "apollos-arrows"
    GAME.apply(s, 0, "troops gyaros>tinos x1 theseus:1" if units else "troops gyaros>tinos x2")
    assert shares(outlook) == pytest.approx([float(share) for share in fought(s, {})], abs=1e-12)


@pytest.mark.rules("HAD-OBJ-21", "HAD-OBJ-22")
def test_the_trident_counts_at_sea() -> None:
    facts = {"seas": {"C2": "A 2", "B2": "B 1"}, "hades": {"items": {"B": ["poseidons-trident"]}}}
    s = at(facts, "poseidon")
    outlook = attack(s, "fleet C2>B2")
    assert outlook.args["item"] == "poseidons-trident"
    GAME.apply(s, 0, "fleet C2>B2 x2")
    assert shares(outlook) == pytest.approx([float(share) for share in fought(s, {})], abs=1e-12)


def test_items_of_others_and_items_face_down_are_left_out() -> None:
    """C takes no part, and what A or B has face down is nobody's business."""
    for items in ({"items": {"C": ["apollos-arrows"]}}, {"items_face_down": {"B": ["apollos-arrows"]}}):
        s = at({"islands": {"gyaros": {"troops": 2}, "tinos": {"troops": 1}}, "hades": items})
        assert attack(s, "troops gyaros>tinos").id == "battle"


def test_every_number_of_troops_is_told_against_a_hero() -> None:
    s = at({"islands": {"gyaros": {"troops": 3}, "tinos": {"units": {"hector": 1}}}})
    (question,) = GAME.asks(s)
    assert isinstance(question, Pick)
    (answer,) = [each for each in question.answers if each.text.startswith("troops gyaros>tinos")]
    assert [each.args["count"] for each in answer.outlooks] == [1, 2, 3]


def test_what_a_group_comes_to_is_told_unit_by_unit() -> None:
    """After two troops: a third, or Achilles with them."""
    s = at({"islands": {"gyaros": {"troops": 3, "units": {"achilles": 1}}, "tinos": {"troops": 2}}})
    (question,) = GAME.asks(s)
    assert isinstance(question, Pick)
    GAME.play(s, next(each.code for each in question.answers if each.text.startswith("troops gyaros>tinos")))
    for _ in range(2):
        GAME.play(s, GAME.legal(s)[0])
    (some,) = GAME.asks(s)
    assert isinstance(some, Some)
    told = {item.text: item.outlooks[0] for item in some.items}
    assert (told["troop"].id, told["troop"].args["count"]) == ("battle", 3)
    assert (told["achilles"].id, told["achilles"].args["count"]) == ("hades-battle", 3)
    assert told["achilles"].chances["held"] > told["troop"].chances["held"]


@pytest.mark.rules("HAD-PWR-12")
def test_whoever_may_retreat_is_told_what_staying_brings() -> None:
    """Theseus has rolled again in this battle, so he cannot any more."""
    battle = {"place": "tinos", "attacker": "A", "attackers": 1, "units": {"theseus": 1}, "stage": "attacker-retreats"}
    told = []
    for rerolled in (False, True):
        s = at({"battle": battle, "islands": {"tinos": {"troops": 2}}, "hades": {"rerolled": rerolled}})
        (question,) = GAME.asks(s)
        assert (question.seat, question.prompt) == (0, "retreat")
        assert isinstance(question, Pick)
        told.append(question.answers[0].outlooks[0].chances["held"])
    assert told[0] > told[1]


@pytest.mark.parametrize(
    ("language", "args", "said"),
    [
        (
            "en",
            {"attacking": 1, "heroes": 1, "items": 0, "item": ""},
            "3 troops against 2, with what Heroes do: 60 % taken, 30 % lost, 10 % both gone, "
            "if both choose well and nobody retreats.",
        ),
        (
            "en",
            {"attacking": 0, "heroes": 0, "items": 1, "item": "apollos-arrows"},
            "2 troops against 3, with Apollo's Arrows: 60 % held, 30 % lost, 10 % both gone, "
            "if both choose well and nobody retreats.",
        ),
        (
            "fr",
            {"attacking": 1, "heroes": 2, "items": 1, "item": "apollos-arrows"},
            "3 troupes contre 2, avec ce que font les Héros et les Flèches d’Apollon\u202f: "
            "60 % de s’en emparer, 30 % de perdre, 10 % que tous disparaissent, "
            "si chacun choisit au mieux et si personne ne se retire.",
        ),
    ],
)
def test_the_words_of_such_a_battle(language: str, args: dict[str, Any], said: str) -> None:
    figures = {"count": 3, "units": 2, "land": 1, "held": 60, "lost": 30, "gone": 10, **args}
    assert Words(language, "cyclades").outlook(Forecast(id="hades-battle", args=figures)) == said
