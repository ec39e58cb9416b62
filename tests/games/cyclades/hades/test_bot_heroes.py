"""The greedy bot and each Hero, where it is plain what to do.

Three players: A has Gyaros and Amorgos, B Tinos and Andros, C Kythnos and Sifnos; C2 touches Gyaros, Tinos and Kythnos.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from tests.games.cyclades.hades.answering import answer

NEARLY = ["port", "fortress", "temple"]
"""A University is missing to the set."""


def chosen(
    facts: dict[str, Any], moves: Sequence[tuple[int, str]] = (), draws: dict[str, list[str]] | None = None
) -> str:
    return answer(["hades.heroes"], {"cycle": 3, **facts}, moves, draws, players=3)


def turn(god: str, **facts: Any) -> dict[str, Any]:
    """A's first action with a god."""
    gods = [god, *(each for each in ("ares", "zeus", "athena", "poseidon") if each != god)]
    return {"at": "actions", "gods": gods[:3], "offerings": {god: "A 1"}, "turn": {"god": god}, **facts}


def hired(hero: str, island: str, cycle: int = 2) -> dict[str, Any]:
    return {"heroes": {hero: {"island": island, "hired": cycle}}}


def income(hero: str, gold: int, **facts: Any) -> dict[str, Any]:
    """A is asked whether he is paid."""
    return {"at": "hades.upkeep", "hades": hired(hero, "gyaros"), "players": {"A": {"gold": gold}}, **facts}


# Achilles.

FIVE = dict.fromkeys(("rineia", "anafi", "andros"), "A 1")


def test_achilles_is_given_up_for_a_metropolis() -> None:
    assert chosen(turn("poseidon", islands=FIVE, hades=hired("achilles", "gyaros"))) == "hades.sacrifice achilles"


def test_achilles_is_paid_as_long_as_he_will_bring_a_metropolis() -> None:
    assert chosen(income("achilles", 2, islands=FIVE)) == "hades.keep achilles"
    assert chosen(income("achilles", 2)) == "hades.dismiss achilles"


FOUR = dict.fromkeys(("rineia", "anafi"), "A 1")


def test_achilles_is_not_paid_for_an_island_that_is_still_to_be_taken() -> None:
    """He would wait for the fifth, cycle after cycle; for the last Metropolis he does."""
    assert chosen(income("achilles", 3, islands=FOUR)) == "hades.dismiss achilles"
    last = {**FOUR, "gyaros": {"owner": "A", "troops": 2, "metropolis": True}}
    assert chosen(income("achilles", 3, islands=last)) == "hades.keep achilles"


def test_achilles_leads_an_attack_and_a_troop_stays() -> None:
    """A Metropolis of A would be left bare without one; B's second last one is there for the taking."""
    islands = {
        "gyaros": {"owner": "A", "troops": 3, "metropolis": True},
        "tinos": {"owner": "B", "troops": 1, "metropolis": True},
    }
    attack = turn("ares", islands=islands, seas={"C2": "A 1"}, hades=hired("achilles", "gyaros"))
    assert chosen({**attack, "players": {"A": {"gold": 1}}}) == "troops gyaros>tinos x2 achilles:1"


# Theseus.

ONE_SHORT = {
    "gyaros": {"owner": "A", "troops": 2, "metropolis": True},
    "amorgos": {"owner": "A", "troops": 2, "buildings": NEARLY},
}


def test_theseus_is_hired_for_the_last_metropolis() -> None:
    ares = turn("ares", islands=ONE_SHORT, track=["theseus", "fates", "giant"], players={"A": {"gold": 4}})
    assert chosen(ares).startswith("call theseus")


def test_theseus_is_left_on_the_track_where_there_is_nothing_to_give() -> None:
    poseidon = turn("poseidon", track=["theseus", "fates", "giant"], players={"A": {"gold": 4}})
    assert not chosen(poseidon).startswith("call theseus")


def test_theseus_is_given_up_for_the_last_metropolis() -> None:
    ares = turn("ares", islands=ONE_SHORT, hades=hired("theseus", "gyaros"), players={"A": {"gold": 9}})
    assert chosen(ares) == "hades.sacrifice theseus"


@pytest.mark.parametrize(("dice", "again"), [(["0", "1"], True), (["3", "3"], False), (["1", "0"], False)])
def test_theseus_rolls_again_where_that_may_help(dice: list[str], again: bool) -> None:
    """2 against 2; no die is better than a 3."""
    islands = {"gyaros": {"owner": "A", "troops": 1}, "tinos": {"owner": "B", "troops": 2}}
    attack = turn("ares", islands=islands, seas={"C2": "A 1"}, hades=hired("theseus", "gyaros"))
    said = chosen(attack, [(0, "troops gyaros>tinos x1 theseus:1")], {"battle": dice})
    assert said == ("hades.reroll" if again else "hades.accept")


def test_theseus_is_paid_as_long_as_he_will_bring_a_metropolis() -> None:
    assert chosen(income("theseus", 2, islands=ONE_SHORT)) == "hades.keep theseus"
    assert chosen(income("theseus", 2)) == "hades.dismiss theseus"


# Penthesilea.


def test_penthesilea_is_given_up_for_the_site_that_is_missing() -> None:
    """The fourth Philosopher has come, and A's only island has its Metropolis."""
    alone = {"gyaros": {"owner": "A", "troops": 2, "metropolis": True}, "amorgos": {"owner": "C", "troops": 1}}
    players = {"A": {"gold": 0, "philosophers": 3}}
    athena = turn("athena", islands=alone, players=players, hades=hired("penthesilea", "gyaros"))
    assert chosen({**athena, "turn": {}}) == "hades.sacrifice penthesilea"


def test_a_metropolis_is_put_on_the_island_that_nobody_can_attack() -> None:
    amazons = {"amazons": {"owner": "A"}, "gyaros": {"owner": "A", "troops": 1}, "amorgos": {"owner": "A", "troops": 0}}
    found = turn("athena", islands=amazons, players={"A": {"philosophers": 3}}, seas={"C2": "B 1"})
    founded = {**found, "hades": {"heroes": {"penthesilea": "sacrificed"}}}
    assert chosen({**founded, "turn": {}}, [(0, "recruit philosopher")]) == "metropolis amazons"


def test_penthesilea_is_given_up_rather_than_paid_again() -> None:
    poor = turn("poseidon", players={"A": {"gold": 0}}, hades=hired("penthesilea", "gyaros"))
    assert chosen(poor) == "hades.sacrifice penthesilea"


@pytest.mark.parametrize("gold", [2, 8])
def test_penthesilea_is_not_paid_while_there_are_sites(gold: int) -> None:
    assert chosen(income("penthesilea", gold)) == "hades.dismiss penthesilea"


# Perseus.


def test_perseus_is_given_up_to_take_the_last_metropolis() -> None:
    islands = {
        "gyaros": {"owner": "A", "troops": 1, "metropolis": True},
        "amorgos": {"owner": "A", "troops": 4},
        "andros": {"owner": "B", "troops": 1, "metropolis": True},
    }
    far = turn("athena", islands=islands, hades=hired("perseus", "gyaros"), players={"A": {"gold": 0}})
    assert chosen(far) == "hades.sacrifice perseus"
    assert chosen(far, [(0, "hades.sacrifice perseus")]).startswith("perseus amorgos>andros")


# Odysseus.


def test_odysseus_is_given_up_against_a_rival_who_is_about_to_win() -> None:
    """B needs a Temple, and has Zeus."""
    islands = {
        "tinos": {"owner": "B", "troops": 2, "metropolis": True},
        "andros": {"owner": "B", "troops": 2, "buildings": ["fortress", "university"]},
        "rineia": {"owner": "B", "troops": 2, "buildings": ["port"]},
        "sifnos": {"owner": "C", "troops": 1, "buildings": ["fortress"]},
    }
    late = {
        **turn("poseidon", islands=islands, hades=hired("odysseus", "gyaros")),
        "offerings": {"poseidon": "A 1", "zeus": "B 1"},
        "gods": ["poseidon", "zeus", "ares"],
        "players": {"A": {"gold": 0}, "B": {"gold": 6}},
    }
    assert chosen(late) == "hades.sacrifice odysseus"
    assert chosen(late, [(0, "hades.sacrifice odysseus")]) == "odysseus andros"


def test_odysseus_is_not_paid_while_there_are_no_walls() -> None:
    assert chosen(income("odysseus", 3)) == "hades.dismiss odysseus"


def test_odysseus_leads_an_attack_on_walls() -> None:
    """E2 touches Kythnos, which is A's here, and Andros with its two walls."""
    islands = {
        "kythnos": {"owner": "A", "troops": 3},
        "amorgos": {"owner": "A", "troops": 2, "metropolis": True},
        "andros": {"owner": "B", "troops": 3, "metropolis": True, "buildings": {"0": "fortress"}},
    }
    attack = turn("ares", islands=islands, seas={"E2": "A 1"}, players={"A": {"gold": 1}})
    assert "odysseus:1" in chosen({**attack, "hades": hired("odysseus", "kythnos")})


# Hector.


def test_hector_is_given_up_to_save_a_metropolis() -> None:
    """C will come with Ares."""
    islands = {"gyaros": {"owner": "A", "troops": 0, "metropolis": True}, "kythnos": {"owner": "C", "troops": 4}}
    late = {
        **turn("poseidon", islands=islands, seas={"C2": "C 1"}, hades=hired("hector", "gyaros")),
        "offerings": {"poseidon": "A 1", "ares": "C 1"},
        "gods": ["poseidon", "ares", "zeus"],
        "players": {"A": {"gold": 0}, "C": {"gold": 5}},
    }
    assert chosen(late) == "hades.sacrifice hector"
    assert chosen(late, [(0, "hades.sacrifice hector")]) == "hector 3"
