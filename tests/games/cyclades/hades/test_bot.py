"""The greedy bot and Hadès: it bids, deploys, raises, pays, gives up and plays what the expansion brings."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from tests.games.cyclades.hades.answering import answer
from tests.games.cyclades.hades.ignorant import Ignorant
from tests.games.cyclades.hades.tables import WHOLE
from tests.seeds import FIRST, Block
from trireme.games.cyclades.bot.greedy import Greedy
from trireme.games.cyclades.game import Cyclades

ACTING: dict[str, Any] = {"at": "actions", "cycle": 3}
NEARLY = ["port", "fortress", "temple"]


# Free placement.

PLACING = ["hades.free-placement"]


def test_it_pays_little_for_its_place() -> None:
    auction = {"at": "hades.auction", "gods": ["ares", "poseidon", "athena"], "turn_order": ["A", "B", "C", "D"]}
    assert answer(PLACING, auction) == "apollo"
    assert answer(PLACING, {**auction, "apollo": ["A"]}) in ("offer athena 1", "offer athena 2")


def test_it_deploys_where_there_is_income() -> None:
    first = {"at": "hades.deployment", "gods": ["zeus", "ares", "athena"], "offerings": {"zeus": "A 1"}}
    assert answer(PLACING, first) in ("hades.deploy delos", "hades.deploy rineia", "hades.deploy anafi")


# Hadès.

HAUNTED: dict[str, Any] = {
    **ACTING,
    "gods": ["ares", "zeus", "hades"],
    "offerings": {"hades": "A 1"},
    "seas": {"C3": "A 1"},
    "islands": {"naxos": {"troops": 2, "units": {"undead-troop": 2}}},
    "turn": {"god": "hades"},
    "players": {"A": {"gold": 5}},
}


def test_it_loses_undead_first() -> None:
    attack = [(0, "troops naxos>paros x1 undead-troop:2")]
    assert answer(["hades.god"], HAUNTED, attack, {"battle": ["0", "2"]}) == "lose undead-troop"


def test_all_undead_are_sent() -> None:
    poor = {
        **HAUNTED,
        "players": {"A": {"gold": 1}},
        "islands": {**HAUNTED["islands"], "paros": {"owner": "", "troops": 0}},
    }
    assert answer(["hades.god"], poor).endswith("undead-troop:2")


def test_it_builds_the_necropolis_where_it_covers_nothing() -> None:
    alone = {**HAUNTED, "seas": {}, "islands": {}, "players": {"A": {"gold": 5}}}
    assert answer(["hades.god"], alone).startswith("build ")


# Heroes.


def with_hero(hero: str, **facts: Any) -> dict[str, Any]:
    naxos = {"owner": "A", "troops": 1, "buildings": NEARLY}
    return {
        "cycle": 3,
        "hades": {"heroes": {hero: {"island": "naxos", "hired": 1}}},
        "islands": {"naxos": naxos},
        **facts,
    }


def test_it_gives_up_theseus_for_a_metropolis() -> None:
    turn = {
        "at": "actions",
        "gods": ["zeus", "ares", "poseidon"],
        "offerings": {"zeus": "A 1"},
        "turn": {"god": "zeus"},
    }
    poor = {"players": {"A": {"gold": 0}}}
    assert answer(["hades.heroes"], with_hero("theseus", **turn, **poor)) == "hades.sacrifice theseus"


def test_it_pays_a_hero_who_is_worth_it() -> None:
    assert answer(["hades.heroes"], with_hero("theseus", at="income")) == "hades.keep theseus"


# Favours and items.

FAVOURS = ["hades.favours"]


@pytest.mark.parametrize(("dice", "played"), [(["1", "0"], False), (["0", "1"], True), (["0", "3"], False)])
def test_it_shoots_when_that_turns_the_assault(dice: list[str], played: bool) -> None:
    """2 against 1: the defender adds 2 where 2 and his die do not win alone."""
    battle = {
        **ACTING,
        "gods": ["ares"],
        "offerings": {"ares": "A 1"},
        "islands": {"naxos": "A 2", "paros": "C 1"},
        "seas": {"C3": "A 1"},
        "hades": {"items": {"C": ["apollos-arrows"]}},
    }
    said = answer(FAVOURS, battle, [(0, "recruit anafi"), (0, "troops naxos>paros x2")], {"battle": dice})
    assert said == ("hades.play apollos-arrows" if played else "hades.pass")


def test_it_keeps_a_rival_from_the_god_that_he_needs() -> None:
    offerings = {
        "at": "offerings",
        "gods": ["ares", "zeus", "poseidon", "athena"],
        "turn_order": ["A", "B", "C", "D"],
        "hades": {"items": {"C": ["aphrodites-girdle"]}},
    }
    assert answer(FAVOURS, offerings) == "hades.pass"
    about_to_win = {
        "milos": {"owner": "B", "metropolis": True, "troops": 1},
        "tinos": {"owner": "B", "buildings": ["port", "university"], "troops": 1},
        "rineia": {"owner": "B", "buildings": ["fortress"], "troops": 1},
    }
    close = {**offerings, "islands": about_to_win, "players": {"B": {"gold": 8}}}
    assert answer(FAVOURS, close) == "hades.play aphrodites-girdle B zeus"


def test_it_takes_the_gold_of_the_fleece() -> None:
    fleece = {"at": "income", "cycle": 2, "hades": {"items": {"A": ["golden-fleece"]}}}
    assert answer(FAVOURS, fleece) == "hades.play golden-fleece"


def test_it_uses_what_a_favour_gives_for_nothing() -> None:
    turn = {
        **ACTING,
        "gods": ["ares", "zeus", "poseidon"],
        "offerings": {"poseidon": "A 1"},
        "turn": {"god": "poseidon"},
    }
    assert answer(FAVOURS, {**turn, "players": {"A": {"gold": 0}}, "hades": {"favour": "demeter"}}) == "hades.favour"


# Whether it helps.


def share(modules: list[str], players: int, seeds: Block) -> float:
    """How often bots that play with Hadès win against those that leave it alone; each game again with seats changed."""
    game = Cyclades(players=players, modules=modules, cycles=14)
    wins = 0.0
    for seed in seeds:
        bots = [Greedy(game), Ignorant(game)]
        s = game.start(seed // 2)
        while (seat := game.to_move(s)) is not None:
            game.play(s, bots[(seat + seed) % 2].choose(game, s, seat, Random(0)))
        result = game.result(s)
        assert result is not None
        winners = result.winners()
        wins += sum((seat + seed) % 2 == 0 for seat in winners) / len(winners)
    return wins / seeds.count


PIECES = [
    (["hades.heroes"], 2, 40_200, 40),
    (["hades.god"], 3, 90_000, 40),
    (["hades.free-placement"], 3, 96_160, 40),
    (["hades.favours"], 2, 62_000, 40),
    (WHOLE, 2, 50_080, 24),
]
"""With some of the seeds that `docs/research/greedy-cyclades.md` counts: nothing was tuned with them."""
UNITS = [
    pytest.param(modules, players, seeds, id=f"{'+'.join(modules)}-{players}-{seeds}")
    for modules, players, first, games in PIECES
    for seeds in [Block(FIRST + first, games)]
]


@pytest.mark.soak
@pytest.mark.parametrize(("modules", "players", "seeds"), UNITS)
def test_it_does_better_than_who_leaves_hades_alone(modules: list[str], players: int, seeds: Block) -> None:
    assert share(modules, players, seeds) > 0.5
