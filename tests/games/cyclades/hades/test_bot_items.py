"""The greedy bot and each magic item, where it is plain what to do.

Four players: C3 touches Naxos, which is A's, and Paros, which is C's.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from tests.games.cyclades.hades.answering import answer

FAVOURS = ["hades.favours"]
ORDER = ["A", "B", "C", "D"]


def having(item: str, seat: str = "A") -> dict[str, Any]:
    return {"items": {seat: [item]}}


def turn(god: str, **facts: Any) -> dict[str, Any]:
    """A's first action with a god, without gold."""
    gods = [god, *(each for each in ("ares", "zeus", "poseidon") if each != god)]
    usual: dict[str, Any] = {"at": "actions", "cycle": 3, "gods": gods}
    return {**usual, "offerings": {god: "A 1"}, "turn": {"god": god}, "players": {"A": {"gold": 0}}, **facts}


# In one's own turn.

BARE: dict[str, Any] = {
    "naxos": {"owner": "A", "troops": 0, "metropolis": True},
    "anafi": {"owner": "A", "troops": 3},
    "paros": {"owner": "C", "troops": 3},
}
"""A Metropolis that C can reach, and troops where nobody needs them."""


def test_the_chariot_brings_troops_to_a_bare_metropolis() -> None:
    bare = turn("athena", islands=BARE, seas={"C3": "C 1"}, hades=having("sun-chariot"))
    assert answer(FAVOURS, bare) == "hades.play sun-chariot"
    assert answer(FAVOURS, bare, [(0, "hades.play sun-chariot")]).startswith("hades.drive anafi>naxos x")


def test_the_chariot_gathers_troops_for_an_attack_that_wins() -> None:
    islands = {
        "naxos": {"owner": "A", "troops": 1},
        "anafi": {"owner": "A", "troops": 5, "metropolis": True},
        "paros": {"owner": "C", "troops": 2, "metropolis": True},
    }
    gather = turn("ares", islands=islands, seas={"C3": "A 1"}, players={"A": {"gold": 1}}, hades=having("sun-chariot"))
    assert answer(FAVOURS, gather) == "hades.play sun-chariot"
    assert answer(FAVOURS, gather, [(0, "hades.play sun-chariot")]).startswith("hades.drive anafi>naxos x")


def test_the_chariot_waits_while_all_is_well() -> None:
    well = turn("athena", islands={"naxos": "A 1", "anafi": "A 1"}, hades=having("sun-chariot"))
    assert answer(FAVOURS, well) != "hades.play sun-chariot"


def test_arrows_kill_who_holds_troops_that_would_win() -> None:
    islands = {
        "naxos": {"owner": "A", "troops": 4, "figure": "medusa C"},
        "anafi": {"owner": "A", "troops": 1, "metropolis": True},
        "paros": {"owner": "C", "troops": 1, "metropolis": True},
    }
    held = turn("ares", islands=islands, seas={"C3": "A 1"}, players={"A": {"gold": 1}}, hades=having("artemis-arrows"))
    assert answer(FAVOURS, held) == "hades.play artemis-arrows medusa"


def test_the_sceptre_is_played_for_the_figurine() -> None:
    assert answer(FAVOURS, turn("athena", hades=having("pelops-sceptre"))) == "hades.play pelops-sceptre"


# At the moments of others.

B_WINS_WITH_ZEUS: dict[str, Any] = {
    "milos": {"owner": "B", "metropolis": True, "troops": 1},
    "tinos": {"owner": "B", "buildings": ["port", "university"], "troops": 1},
    "rineia": {"owner": "B", "buildings": ["fortress"], "troops": 1},
}
LAID_OUT: dict[str, Any] = {"at": "offerings", "gods": ["zeus", "ares", "athena"], "turn_order": ORDER}


def test_the_palace_lets_a_rival_act_last_with_the_god_that_he_needs() -> None:
    close = {**LAID_OUT, "islands": B_WINS_WITH_ZEUS, "players": {"B": {"gold": 8}}}
    said = answer(FAVOURS, {**close, "hades": having("palace-of-the-gods", "C")})
    assert said == "hades.play palace-of-the-gods ares athena zeus"


def test_the_palace_lets_its_owner_win_first() -> None:
    islands = {
        **B_WINS_WITH_ZEUS,
        "anafi": {"owner": "A", "metropolis": True, "troops": 1},
        "naxos": {"owner": "A", "buildings": ["port", "temple", "fortress"], "troops": 1},
    }
    race = {**LAID_OUT, "islands": islands, "players": {"A": {"gold": 8}, "B": {"gold": 8}}}
    said = answer(FAVOURS, {**race, "hades": having("palace-of-the-gods")})
    assert said == "hades.play palace-of-the-gods athena ares zeus"


def test_the_palace_is_kept_while_nobody_is_about_to_win() -> None:
    assert answer(FAVOURS, {**LAID_OUT, "hades": having("palace-of-the-gods")}) == "hades.pass"


@pytest.mark.parametrize("reached", [True, False])
def test_the_necklace_shelters_a_metropolis_that_whoever_acts_can_reach(reached: bool) -> None:
    ares = {
        "at": "actions",
        "gods": ["ares"],
        "offerings": {"ares": "C 1"},
        "islands": BARE,
        "seas": {"C3": "C 1"} if reached else {},
        "hades": having("harmonias-necklace"),
    }
    assert answer(FAVOURS, ares) == ("hades.play harmonias-necklace" if reached else "hades.pass")


@pytest.mark.parametrize(("dice", "played"), [(["0", "1"], True), (["1", "0"], False), (["0", "3"], False)])
def test_the_trident_turns_a_battle_at_sea(dice: Sequence[str], played: bool) -> None:
    """2 against 1 and a die: 2 more win where that was lost or tied by less."""
    poseidon = turn("poseidon", seas={"C4": "A 2", "B4": "B 1"}, players={"A": {"gold": 3}})
    battle = {**poseidon, "hades": having("poseidons-trident")}
    said = answer(FAVOURS, battle, [(0, "fleet C4>B4 x2")], {"battle": [*dice]})
    assert said == ("hades.play poseidons-trident" if played else "hades.pass")


@pytest.mark.parametrize(("dice", "played"), [(["3", "3"], True), (["0", "1"], False)])
def test_the_helm_sends_hades_away_from_who_is_poor(dice: Sequence[str], played: bool) -> None:
    poor = {"C": {"gold": 0}, "A": {"gold": 9}}
    rolled = {"at": "creatures", "players": poor, "hades": {"threat": 6, **having("helm-of-hades", "C")}}
    said = answer(["hades.god", "hades.favours"], rolled, draws={"threat": [*dice]})
    assert said == ("hades.play helm-of-hades" if played else "hades.pass")
