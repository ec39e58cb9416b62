"""The greedy bot: fair, legal, deterministic, far better than chance, and it knows what wins."""

from __future__ import annotations

from random import Random
from statistics import median
from typing import Any

import pytest

from tests.games.cyclades.positions import random_facts
from trireme.arena import Statistics, simulate
from trireme.bots import RandomBot, ask_bot
from trireme.games.cyclades.bot.greedy import Greedy
from trireme.games.cyclades.bot.odds import Battles
from trireme.games.cyclades.game import Cyclades
from trireme.games.cyclades.phases.turn import ACT
from trireme.games.cyclades.state import State
from trireme.kit.engine.frames import Ask
from trireme.kit.seats import Seat

NEARLY = ["port", "fortress", "temple"]
"""A University is missing to the set."""
GODS = ["athena", "ares", "poseidon", "zeus"]


def win_share(statistics: Statistics) -> float:
    greedy = statistics.bots["greedy"]
    return greedy.wins / greedy.played


def cycles_played(players: int, games: int, seed: int) -> list[int]:
    """How many cycles greedy bots need among themselves."""
    game = Cyclades(players=players)
    bot = Greedy(game)
    found = []
    for number in range(games):
        rng = Random(seed + number)
        state = game.start(seed + number)
        while (seat := game.to_move(state)) is not None:
            game.play(state, ask_bot(bot, game, state, seat, rng))
        found.append(state.cycle)
    return found


@pytest.mark.full
@pytest.mark.slow
@pytest.mark.parametrize("randoms", [1, 2, 3, 4])
def test_it_beats_random_players(randoms: int) -> None:
    assert win_share(simulate("cyclades", ["greedy"] + ["random"] * randoms, 20, seed=11)) >= 0.95


@pytest.mark.full
@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_it_ends_games(players: int) -> None:
    assert max(cycles_played(players, 3, seed=7)) < 25


@pytest.mark.soak
@pytest.mark.parametrize("first", [1, 101])
@pytest.mark.parametrize(("randoms", "bar"), [(1, 0.99), (2, 0.95), (3, 0.9), (4, 0.9)])
def test_it_beats_random_players_over_100_games(randoms: int, bar: float, first: int) -> None:
    assert win_share(simulate("cyclades", ["greedy"] + ["random"] * randoms, 100, seed=first)) >= bar


@pytest.mark.soak
@pytest.mark.parametrize("first", [1, 21])
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_median_game_of_greedy_bots_is_under_15_cycles(players: int, first: int) -> None:
    assert median(cycles_played(players, 20, seed=first)) < 15


def checked(game: Cyclades, state: State, seat: int, bot: Greedy, again: Greedy, rng: Random) -> int:
    """What it answers: legal, the same for another future, and without a touch on the state."""
    before = state.clone()
    code = bot.choose(game, state, seat, Random(1))
    step = game.steps[state.stack[-1][0]]
    assert isinstance(step, Ask)
    assert code in step.legal(state, Seat(seat))
    assert state.on_table() == before.on_table()
    assert (state.key, state.drawn) == (before.key, before.drawn)
    assert again.choose(game, game.resample(state, seat, rng), seat, Random(2)) == code
    return code


@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_it_is_fair_and_legal_and_leaves_the_state_alone(players: int) -> None:
    """Another future behind the same position changes nothing. Chance moves half of the time, so that it meets bad
    positions too; the second bot has seen less of the game."""
    game = Cyclades(players=players)
    greedy, again, chance, rng = Greedy(game), Greedy(game), RandomBot(), Random(players)
    state = game.start(players)
    while (seat := game.to_move(state)) is not None:
        code = checked(game, state, seat, greedy, again if rng.random() < 0.2 else greedy, rng)
        game.play(state, code if rng.random() < 0.5 else ask_bot(chance, game, state, seat, rng))


@pytest.mark.slow
@pytest.mark.parametrize("creature", [creature.id for creature in Cyclades().ruleset.tables.creatures])
def test_it_copes_with_every_creature(creature: str) -> None:
    """In random positions it is made to call the creature, then answers what that asks until its turn is over."""
    rng = Random(creature)
    for players in (2, 3, 4, 5):
        game = Cyclades(players=players)
        greedy, again = Greedy(game), Greedy(game)
        state = game.position(random_facts(game, rng, "A", creature))
        called = False
        for _ in range(60):
            seat = game.to_move(state)
            if seat is None or state.god < 0:
                break
            if not called and state.stack[-1][0] == ACT and not game.why_not(state, 0, f"call {creature}"):
                game.apply(state, 0, f"call {creature}")
                called = True
            else:
                game.play(state, checked(game, state, seat, greedy, again, rng))
        else:
            pytest.fail("a turn without end")


@pytest.mark.slow
def test_it_makes_no_pointless_moves() -> None:
    """Nothing that is done in a turn is undone in the same turn."""
    game = Cyclades(players=4)
    bot = Greedy(game)
    state = game.start(1)
    rng = Random(1)
    seen: list[object] = []
    while (seat := game.to_move(state)) is not None:
        if state.god < 0:
            seen = []
        elif state.stack[-1][0] == ACT:
            cards = (state.track[:], state.priests[:], state.philosophers[:])
            here = (state.god, state.fleets[:], state.navy[:], state.troops[:], state.owner[:], state.built[:], cards)
            assert here not in seen
            seen.append(here)
        game.play(state, ask_bot(bot, game, state, seat, rng))


# What it does in a position.


def begin(at: str, draws: tuple[str, ...] = (), **facts: Any) -> tuple[Cyclades, State]:
    """A position of four players in the third cycle."""
    game = Cyclades(players=4)
    state = game.positions.stand({"at": at, "cycle": 3, "gods": GODS, **facts})
    state.forced_draws = {"battle": list(draws)}
    game.proceed(state)
    return game, state


def does(game: Cyclades, state: State, seat: int = 0) -> list[str]:
    """Its moves until somebody else is asked or its turn ends."""
    bot = Greedy(game)
    found = []
    while game.to_move(state) == seat and "end" not in found:
        run: list[int] = []
        begun = state.clone()
        while not run or (game.to_move(state) == seat and game.in_multi_step(state, seat)):
            run.append(bot.choose(game, state, seat, Random(1)))
            game.play(state, run[-1])
        found.append(game.write(begun, seat, run))
    return found


def test_it_completes_the_set_that_wins() -> None:
    game, state = begin(
        "actions",
        offerings={"athena": "A 1"},
        islands={"anafi": {"metropolis": True}, "naxos": {"buildings": ["", "", "port", "fortress"]}},
        players={"A": {"gold": 2}},
    )
    assert "metropolis naxos" not in does(game, state)
    game, state = begin(
        "actions",
        offerings={"athena": "A 1"},
        islands={"anafi": {"metropolis": True}, "naxos": {"buildings": NEARLY}},
        players={"A": {"gold": 2}},
    )
    does(game, state)
    assert state.metropolis.bit_count() == 2


def test_it_bids_all_it_takes_for_the_god_who_makes_it_win() -> None:
    """B, who could pay 6, would keep it from Athena."""
    game, state = begin(
        "offerings",
        islands={"anafi": {"metropolis": True}},
        players={"A": {"gold": 9, "philosophers": 3}, "B": {"gold": 6}, "C": {"gold": 3}, "D": {"gold": 3}},
    )
    (offer,) = does(game, state)
    god, gold = offer.split()[1:]
    assert god == "athena"
    assert int(gold) >= 6


def test_it_takes_the_god_whom_a_rival_needs_to_win() -> None:
    game, state = begin(
        "offerings",
        islands={"tinos": {"metropolis": True}},
        players={"A": {"gold": 9}, "B": {"gold": 5, "philosophers": 3}},
    )
    (offer,) = does(game, state)
    god, gold = offer.split()[1:]
    assert god == "athena"
    assert int(gold) >= 5, "so that B cannot outbid it"


def test_it_does_not_pay_for_a_god_whom_nobody_else_can_afford() -> None:
    game, state = begin("offerings", players={"A": {"gold": 9}, "B": {"gold": 0}, "C": {"gold": 0}, "D": {"gold": 0}})
    (offer,) = does(game, state)
    assert offer.endswith(" 1")


def test_it_attacks_for_the_metropolis_that_wins() -> None:
    game, state = begin(
        "actions",
        draws=("3", "0", "3", "0", "3", "0"),
        offerings={"ares": "A 1"},
        islands={
            "naxos": {"metropolis": True, "troops": 3},
            "delos": {"metropolis": True, "troops": 1},
        },
        seas={"D2": "A 1"},
        players={"A": {"gold": 3}},
    )
    moves = does(game, state)
    assert any(move.startswith("troops naxos>delos") for move in moves)
    assert state.metropolis & state.land[0] == state.metropolis


def test_it_does_not_attack_without_a_chance() -> None:
    game, state = begin(
        "actions",
        offerings={"ares": "A 1"},
        islands={"delos": {"troops": 6, "buildings": ["fortress"]}},
        seas={"D2": "A 1"},
        players={"A": {"gold": 6}},
    )
    assert not any("delos" in move for move in does(game, state))


def test_it_takes_an_island_that_nobody_holds() -> None:
    game, state = begin(
        "actions",
        offerings={"ares": "A 1"},
        islands={"anafi": {"troops": 2}, "rineia": {"owner": ""}},
        seas={"F7": "A 1"},
        players={"A": {"gold": 1}},
    )
    does(game, state)
    assert state.owner[game.ruleset.tables.island_number["rineia"]] == 0


def test_it_lets_the_giant_break_the_set_that_is_about_to_win() -> None:
    game, state = begin(
        "actions",
        offerings={"athena": "A 1"},
        track=["", "", "giant"],
        islands={"tinos": {"metropolis": True}, "milos": {"buildings": ["port", "fortress", "temple"]}},
        players={"A": {"gold": 3}},
    )
    assert any(move.startswith("giant milos/") for move in does(game, state))


def test_it_gives_its_last_gold_to_stop_whoever_is_about_to_win() -> None:
    """B acts next, with Athena, and lacks a University only."""
    game, state = begin(
        "actions",
        gods=["zeus", "athena", "ares", "poseidon"],
        offerings={"zeus": "A 1", "athena": "B 1"},
        track=["giant", "fates", "griffon"],
        islands={
            "naxos": {"buildings": ["port"]},
            "tinos": {"metropolis": True},
            "milos": {"buildings": NEARLY},
            "rineia": {"owner": "B"},
        },
        players={"A": {"gold": 4}, "B": {"gold": 2}},
    )
    moves = does(game, state)
    assert moves[0] == "call giant"
    assert moves[1].startswith("giant milos/")


def test_it_sends_the_satyr_to_whoever_has_most_philosophers() -> None:
    game, state = begin(
        "actions",
        offerings={"zeus": "A 1"},
        gods=["zeus", "athena", "ares", "poseidon"],
        track=["", "", "satyr"],
        players={"A": {"gold": 2}, "B": {"philosophers": 1}, "C": {"philosophers": 3}},
    )
    assert "satyr C" in does(game, state)


def test_it_spends_nothing_on_a_creature_that_does_nothing() -> None:
    game, state = begin("actions", offerings={"athena": "A 1"}, track=["", "", "dryad"], players={"A": {"gold": 9}})
    assert "call dryad" not in does(game, state)


def attacked(attackers: int, defenders: int) -> tuple[Cyclades, State]:
    """D has landed on Naxos, from where fleets of A lead to Tinos; both dice of the first assault show 1."""
    game, state = begin(
        "actions",
        draws=("1", "1"),
        offerings={"ares": "D 1"},
        islands={
            "naxos": {"troops": defenders},
            "delos": {"troops": attackers - 1},
            "tinos": {"owner": "A", "troops": 1},
        },
        seas={"D1": "D 1", "B3": "A 1", "B4": "A 1"},
        players={"D": {"gold": 9}},
    )
    game.apply(state, 3, "recruit delos")
    game.apply(state, 3, f"troops delos>naxos x{attackers}")
    return game, state


def test_it_retreats_from_a_hopeless_battle() -> None:
    game, state = attacked(6, 3)
    assert does(game, state)[0] == "retreat tinos"


def test_it_stays_where_it_will_win() -> None:
    game, state = attacked(3, 5)
    assert does(game, state)[0] == "stay"


def test_it_gives_up_an_attack_when_the_odds_have_turned() -> None:
    game, state = attacked(3, 5)
    game.apply(state, 0, "stay")
    assert does(game, state, 3)[0] == "retreat delos"


def test_its_odds_are_those_of_the_dice() -> None:
    """One against one: the attacker wins with the higher die, 13 of 36; a tie destroys both."""
    battles = Battles(Cyclades(players=4).ruleset.tables)
    higher = sum(a > b for a in (0, 1, 1, 2, 2, 3) for b in (0, 1, 1, 2, 2, 3)) / 36
    assert battles.odds(1, 1, 0, 0).wins == pytest.approx(higher)
    assert battles.odds(5, 1, 0, 0).wins == 1.0
    assert battles.odds(1, 0, 0, 1).wins == 1.0
    assert battles.odds(1, 3, 0, 1).wins == 0.0
    assert battles.odds(3, 0, 2, 0).wins < 1.0


@pytest.mark.parametrize(("gold", "walls"), [(12, 1), (60, 2)])
def test_gold_that_lies_idle_is_spent(gold: int, walls: int) -> None:
    """A second Fortress leads to nothing: it is built with gold that would never be needed."""
    game = Cyclades(players=3)
    facts = {
        "at": "actions",
        "cycle": 9,
        "gods": ["ares", "zeus", "athena"],
        "offerings": {"ares": "A 1"},
        "turn": {"god": "ares"},
        "islands": {"gyaros": {"owner": "A", "troops": 2, "metropolis": True}},
        "players": {"A": {"gold": gold}},
        "track": ["", "", ""],
    }
    assert sum(move.startswith("build") for move in does(game, game.position(facts))) == walls
