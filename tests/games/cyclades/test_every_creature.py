"""Every creature, called by every seat for every target in random positions: nothing is lost, doubled or misplaced."""

from collections.abc import Iterator
from functools import cache
from itertools import product
from random import Random

import pytest

from tests.games.cyclades.positions import check_invariants, random_facts
from trireme.games.cyclades.game import Cyclades, printed
from trireme.games.cyclades.phases.turn import ACT
from trireme.games.cyclades.state import State
from trireme.kit.engine.frames import Ask
from trireme.kit.positions import Facts
from trireme.kit.seats import Seat

CREATURES = tuple(creature.id for creature in printed()[0].creature)
POSITIONS = 3
"""Random positions for each creature, seat and number of players."""
SOAKED = 40
LONG = 300
"""No power takes more answers than this."""

BATTLES = {"owner", "troops", "troops_left", "metropolis", "metropolises", "buildings"}
LEAVING = {"figure", "figures", "island", "buyer", "cycle"}
TOUCHES: dict[str, set[str]] = {
    "fates": set(),
    "satyr": {"philosophers", "metropolis", "metropolises", "buildings"},
    "dryad": {"priests"},
    "siren": {"owner", "fleets", "fleets_left"},
    "pegasus": BATTLES | LEAVING,
    "giant": {"buildings"},
    "cyclops": {"buildings", "metropolis", "metropolises"},
    "sphinx": {"priests", "philosophers", "troops", "troops_left", "owner", "fleets", "fleets_left"},
    "sylph": {"owner", "fleets", "fleets_left"},
    "harpy": {"troops", "troops_left"},
    "griffon": set(),
    "kraken": {"owner", "fleets", "fleets_left", "kraken"},
    "minotaur": LEAVING,
    "chiron": LEAVING,
    "medusa": LEAVING,
    "polyphemus": LEAVING | {"owner", "fleets", "fleets_left"},
}
"""What a power may change besides gold, cards and discounts; the Chimera whatever she copies."""
CARDS = {"gold", "track", "discard", "used"}


@cache
def table(players: int) -> Cyclades:
    return Cyclades(players=players)


def about_to_act(game: Cyclades, rng: Random, seat: int, creature: str) -> State:
    """A random position with the gift received."""
    s = game.position(random_facts(game, rng, game.seats[seat], creature))
    while s.stack[-1][0] != ACT:
        game.play(s, rng.choice(game.legal(s)))
    return s


def check_question(game: Cyclades, s: State, seat: Seat) -> None:
    """Those answers are legal that nothing forbids."""
    step = game.steps[s.stack[-1][0]]
    assert isinstance(step, Ask)
    allowed = [code for code in step.candidates(s, seat) if not any(step.forbids(s, seat, code))]
    assert sorted(step.legal(s, seat)) == sorted(allowed)


def applied(game: Cyclades, s: State, rng: Random) -> None:
    """Answer at random until the power is applied; the first question of each kind is looked at closely."""
    kinds: set[int] = set()
    for _ in range(LONG):
        check_invariants(game, s)
        if not s.stack or s.stack[-1][0] == ACT:
            return
        seat = game.to_move(s)
        assert seat is not None
        if s.stack[-1][0] not in kinds:
            kinds.add(s.stack[-1][0])
            check_question(game, s, seat)
        game.play(s, rng.choice(game.legal(s)))
    raise AssertionError("the power of a creature does not end")


def calls(game: Cyclades, positions: int, creature: str, seed: int) -> Iterator[tuple[State, State, int]]:
    """The position before, a copy with the power applied, and the caller: for every first answer once."""
    for number, seat in product(range(positions), range(len(game.seats))):
        rng = Random(f"{seed} {creature} {number} {seat}")
        before = about_to_act(game, rng, seat, creature)
        check_invariants(game, before)
        called = before.clone()
        game.apply(called, seat, f"call {creature}")
        for s in answered(game, called, seat):
            applied(game, s, rng)
            yield before, s, seat


def answered(game: Cyclades, called: State, seat: int) -> Iterator[State]:
    """The states after each answer to what a creature asks first; the state itself if she asks nothing."""
    if not called.stack or called.stack[-1][0] == ACT:
        yield called
        return
    check_question(game, called, Seat(seat))
    for answer in game.legal(called):
        s = called.clone()
        game.play(s, answer)
        yield s


def changed(before: Facts, after: Facts, path: str = "") -> set[str]:
    """The last names of all facts that differ."""
    found: set[str] = set()
    for name in before.keys() | after.keys():
        old, new = before.get(name), after.get(name)
        if isinstance(old, dict) and isinstance(new, dict):
            found |= changed(old, new)
        elif old != new:
            found.add(name if not isinstance(old or new, dict) else path or "figures")
    return found


def check_creature(game: Cyclades, creature: str, positions: int, seed: int) -> None:
    number = game.ruleset.tables.creature_number[creature]
    for before, after, seat in calls(game, positions, creature, seed):
        if not after.stack:
            continue
        assert after.stack == [*before.stack[:-1], after.stack[-1]], "the turn goes on where it was"
        assert game.asked(after) == [seat]
        assert number not in after.track
        assert number in after.discard or number in after.figure or creature == "chimera"
        if creature in TOUCHES:
            if after.out == before.out:
                assert changed(game.facts(before), game.facts(after)) <= TOUCHES[creature] | CARDS
            assert set(before.discard) <= set(after.discard), "only the Chimera shuffles"
        else:
            assert not after.discard
            assert after.pile >> number & 1


@pytest.mark.rules("CYC-CMP-02", "CYC-CMP-03", "CYC-CRE-12", "CYC-CRE-15", "CYC-CHM-03")
@pytest.mark.parametrize("creature", CREATURES)
def test_a_creature_breaks_nothing(creature: str) -> None:
    for players in (2, 3, 5):
        check_creature(table(players), creature, POSITIONS, seed=players)


@pytest.mark.soak
@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("creature", CREATURES)
def test_a_creature_breaks_nothing_for_long(creature: str, players: int) -> None:
    check_creature(table(players), creature, SOAKED, seed=1000 + players)


def test_every_creature_is_described() -> None:
    assert {*TOUCHES, "chimera"} == set(CREATURES)
