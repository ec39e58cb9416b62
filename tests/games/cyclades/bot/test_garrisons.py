"""Garrisons: a single troop takes a Metropolis where none stands (CYC-TRP-08), so the greedy bot leaves none bare."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from tests.games.cyclades.test_greedy import NEARLY, begin, does
from trireme.bots import ask_bot
from trireme.games.cyclades.battle.strength import guards_of
from trireme.games.cyclades.bot.greedy import Greedy
from trireme.games.cyclades.game import Cyclades
from trireme.games.cyclades.state import ISLANDS, State
from trireme.games.cyclades.units.groups import troops_on
from trireme.kit.masks import bits

ARES: dict[str, Any] = {"offerings": {"ares": "A 1"}}
METROPOLIS: dict[str, Any] = {"metropolis": True, "troops": 0}
LINKED: dict[str, Any] = {"D2": "A 1"}
"""A fleet of A between Naxos and Delos."""
THREAT: dict[str, Any] = {"D1": "D 1"}
"""One of D there."""


def troops(game: Cyclades, state: State, island: str) -> int:
    return troops_on(state, game.ruleset.tables.island_number[island])


@pytest.mark.parametrize("gold", [0, 1, 2, 5, 9])
def test_ares_free_troop_goes_to_the_bare_metropolis(gold: int) -> None:
    game, state = begin(
        "actions",
        **ARES,
        islands={"naxos": METROPOLIS, "anafi": {"troops": 1}, "delos": {"troops": 2}},
        seas=THREAT,
        players={"A": {"gold": gold}},
    )
    does(game, state)
    assert troops(game, state, "naxos") >= 1


def test_a_fortress_is_no_garrison() -> None:
    """It adds to the strength of troops that are there, and of nothing else."""
    game, state = begin(
        "actions",
        **ARES,
        islands={
            "naxos": {**METROPOLIS, "buildings": ["fortress", "fortress"]},
            "anafi": {"troops": 1},
            "delos": {"troops": 3},
        },
        seas=THREAT,
        players={"A": {"gold": 0}},
    )
    does(game, state)
    assert troops(game, state, "naxos") == 1


def test_two_bare_metropolises_get_a_troop_each() -> None:
    """With two players three win. The second troop costs 2."""
    game = Cyclades(players=2)
    state = game.position(
        {
            "at": "actions",
            "cycle": 3,
            "gods": ["ares", "athena", "poseidon", "zeus"],
            **ARES,
            "islands": {"gyaros": METROPOLIS, "amorgos": METROPOLIS, "sifnos": {"troops": 3}, "anafi": "B 2"},
            "seas": {"K2": "B 1"},
            "players": {"A": {"gold": 3}, "B": {"gold": 5}},
        }
    )
    does(game, state)
    assert (troops(game, state, "gyaros"), troops(game, state, "amorgos")) == (1, 1)


def test_a_troop_marches_back_when_none_is_left_to_recruit() -> None:
    """All eight are on the board."""
    game, state = begin(
        "actions",
        **ARES,
        islands={
            "naxos": METROPOLIS,
            "delos": {"owner": "A", "troops": 7},
            "anafi": {"troops": 1},
            "paros": {"troops": 2},
        },
        seas={**LINKED, "D3": "C 1"},
        players={"A": {"gold": 2}},
    )
    does(game, state)
    assert troops(game, state, "naxos") >= 1
    assert troops(game, state, "delos") >= 1


@pytest.mark.parametrize("garrison", [1, 2, 3])
def test_an_attack_leaves_a_troop_behind(garrison: int) -> None:
    """Delos, which nobody guards, is tempting; C can land on Naxos."""
    game, state = begin(
        "actions",
        **ARES,
        islands={
            "naxos": {"metropolis": True, "troops": garrison},
            "delos": {"troops": 0, "buildings": ["port"]},
            "paros": {"troops": 2},
        },
        seas={**LINKED, "D3": "C 1"},
        players={"A": {"gold": 1}},
    )
    does(game, state)
    assert troops(game, state, "naxos") >= 1
    assert state.owner[game.ruleset.tables.island_number["delos"]] == 0, "one more troop can go"


def test_nothing_is_left_behind_by_an_attack_that_wins() -> None:
    game, state = begin(
        "actions",
        draws=("3", "0", "3", "0"),
        **ARES,
        islands={
            "naxos": {"metropolis": True, "troops": 2},
            "delos": {"metropolis": True, "troops": 2},
            "paros": {"troops": 2},
        },
        seas={**LINKED, "D3": "C 1"},
        players={"A": {"gold": 1}},
    )
    assert "troops naxos>delos x3" in does(game, state)


def test_pegasus_does_not_carry_the_garrison_away() -> None:
    game, state = begin(
        "actions",
        offerings={"athena": "A 1"},
        track=["", "", "pegasus"],
        islands={
            "naxos": {"metropolis": True, "troops": 1},
            "anafi": {"troops": 0},
            "rineia": {"owner": ""},
            "delos": {"troops": 2},
        },
        seas=THREAT,
        players={"A": {"gold": 4}},
    )
    does(game, state)
    assert troops(game, state, "naxos") == 1


@pytest.mark.parametrize("prosperity", [2, 4, 5])
def test_not_even_a_rich_island_is_worth_a_metropolis(prosperity: int) -> None:
    """Nobody guards Delos; but C can land on Naxos, where nobody would be left."""
    game, state = begin(
        "actions",
        offerings={"athena": "A 1"},
        track=["", "", "pegasus"],
        islands={
            "naxos": {"metropolis": True, "troops": 1},
            "anafi": {"troops": 0},
            "delos": {"troops": 0, "prosperity": prosperity, "buildings": ["port"]},
            "paros": {"troops": 2},
        },
        seas={"D3": "C 1"},
        players={"A": {"gold": 4}},
    )
    does(game, state)
    assert troops(game, state, "naxos") == 1


def test_a_second_troop_goes_where_one_stands_alone() -> None:
    """The Harpy kills one, and would leave the Metropolis bare; Anafi is only an island."""
    game, state = begin(
        "actions",
        **ARES,
        islands={"naxos": {"metropolis": True, "troops": 1}, "anafi": {"troops": 0}, "delos": {"troops": 2}},
        players={"A": {"gold": 0}},
    )
    does(game, state)
    assert troops(game, state, "naxos") == 2


@pytest.mark.parametrize("guarded", ["naxos", "anafi"])
def test_a_new_metropolis_stands_where_a_troop_is(guarded: str) -> None:
    """With four Philosophers it may choose any of its islands."""
    bare = {"naxos": "anafi", "anafi": "naxos"}[guarded]
    game, state = begin(
        "actions",
        offerings={"athena": "A 1"},
        islands={guarded: {"troops": 1}, bare: {"troops": 0}},
        players={"A": {"gold": 0, "philosophers": 3}},
    )
    does(game, state)
    assert state.metropolis == 1 << game.ruleset.tables.island_number[guarded]


def test_a_set_becomes_a_metropolis_where_a_troop_is() -> None:
    game, state = begin(
        "actions",
        offerings={"athena": "A 1"},
        islands={"naxos": {"troops": 0, "buildings": NEARLY}, "anafi": {"troops": 1}, "delos": {"troops": 2}},
        seas=THREAT,
        players={"A": {"gold": 2}},
    )
    does(game, state)
    assert state.metropolis == 1 << game.ruleset.tables.island_number["anafi"]


def auction(**players: dict[str, Any]) -> tuple[Cyclades, State]:
    """Two players. Both Metropolises of A are bare, and B can land on one of them."""
    game = Cyclades(players=2)
    state = game.position(
        {
            "at": "offerings",
            "cycle": 4,
            "gods": ["poseidon", "zeus", "ares", "athena"],
            "turn_order": ["A", "B", "A", "B"],
            "islands": {"gyaros": METROPOLIS, "amorgos": METROPOLIS, "sifnos": {"troops": 3}, "tinos": {"troops": 1}},
            "seas": {"K2": "B 1"},
            "players": players,
        }
    )
    return game, state


def test_ares_is_worth_an_offering_when_two_metropolises_are_bare() -> None:
    game, state = auction(A={"gold": 8}, B={"gold": 4})
    assert does(game, state)[0].startswith("offer ares ")


def test_it_offers_more_for_ares_than_the_rival_can_pay() -> None:
    game, state = auction(A={"gold": 8}, B={"gold": 3})
    offer = does(game, state)[0].split()
    assert offer[1] == "ares"
    assert int(offer[2]) >= 3


def test_a_rival_with_a_bare_metropolis_is_attacked_there() -> None:
    """A single troop takes it."""
    game, state = begin(
        "actions",
        **ARES,
        islands={"naxos": {"troops": 2}, "delos": METROPOLIS},
        seas=LINKED,
        players={"A": {"gold": 1}},
    )
    does(game, state)
    assert state.owner[game.ruleset.tables.island_number["delos"]] == 0


def test_the_minotaur_is_a_garrison() -> None:
    """He fights alone (CYC-TRP-09), so the free troop goes to the other Metropolis."""
    game = Cyclades(players=2)
    state = game.position(
        {
            "at": "actions",
            "cycle": 3,
            "gods": ["ares", "athena", "poseidon", "zeus"],
            **ARES,
            "islands": {"gyaros": METROPOLIS, "amorgos": METROPOLIS, "sifnos": {"troops": 3}, "tinos": {"troops": 3}},
            "figures": {"minotaur": {"island": "amorgos", "buyer": "A"}},
            "seas": {"K2": "B 1", "B2": "B 1"},
            "players": {"A": {"gold": 0}, "B": {"gold": 5}},
        }
    )
    does(game, state)
    assert (troops(game, state, "gyaros"), troops(game, state, "amorgos")) == (1, 0)


def metropolis_cycles(players: int, seeds: range) -> tuple[int, int]:
    """How many Metropolises stood at the ends of cycles, in games of greedy bots, and how many of them bare."""
    game = Cyclades(players=players)
    bot = Greedy(game)
    standing = bare = 0
    for seed in seeds:
        rng, state = Random(seed), game.start(seed)
        while (seat := game.to_move(state)) is not None:
            cycle = state.cycle
            game.play(state, ask_bot(bot, game, state, seat, rng))
            if state.cycle > cycle:
                for island in bits(state.metropolis, ISLANDS):
                    standing += 1
                    bare += not troops_on(state, island) and not guards_of(game.ruleset, state, island)
    return standing, bare


# Before the bot minded it was 22 to 30 %. What is left was struck by the Harpy or wiped out with its attackers, founded
# where no troop was, or left by its owner for an attack that could win; and Ares was not to be had for some cycles.
@pytest.mark.soak
@pytest.mark.parametrize("first", range(0, 100, 25))
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_few_metropolises_are_bare_at_the_end_of_a_cycle(players: int, first: int) -> None:
    standing, bare = metropolis_cycles(players, range(first, first + 25))
    assert bare <= 0.08 * standing, f"{bare} of {standing}"
