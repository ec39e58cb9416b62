"""Whether an attack on a last island wins is found by playing the capture, and is what a real capture brings."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, Final
from unittest.mock import patch

import pytest

from tests.games.cyclades.joining import joining
from tests.games.cyclades.titans.tables import ARTIFACTS, SPECIALS
from trireme.games.cyclades import board, last_island, moves
from trireme.games.cyclades.control import Capture
from trireme.games.cyclades.game import Cyclades
from trireme.games.cyclades.lookup import TYPES
from trireme.games.cyclades.modules.titans.metropolises.cultural import Cultural
from trireme.games.cyclades.modules.titans.metropolises.founding import takes_card
from trireme.games.cyclades.modules.titans.metropolises.special import specials_of
from trireme.games.cyclades.modules.titans.part import titans
from trireme.games.cyclades.phases.cycle_end import won_at_once
from trireme.games.cyclades.questions import Choice
from trireme.games.cyclades.ruleset import Ruleset
from trireme.games.cyclades.state import ISLANDS, LAND, NO_BUILDING, NONE, SLOTS, Island, State
from trireme.games.cyclades.units.groups import group_at
from trireme.games.cyclades.units.movement import MARCHES, MarchingTroops
from trireme.kit.content.rulebook import Reason
from trireme.kit.engine.frames import Chance, Step
from trireme.kit.engine.state import Frame
from trireme.kit.masks import bits
from trireme.kit.seats import NOBODY, Seat

FIRST: Final = Seat(0)
ASKED: Final = 900
"""A kind of frame that no module has."""
JOURNEY: Final = 1
"""That of troops."""
LATER: Final = 45
"""The rank of what a later module does, after the military victory."""


# Random positions.


def random_position(game: Cyclades, rng: Random) -> State:
    """The second seat has one island without troops; all other things lie anywhere."""
    ruleset, tables = game.ruleset, game.ruleset.tables
    s: State = game.positions.stand({"at": "actions", "gods": ["ares"], "offerings": {"ares": "A 1"}})
    game.proceed(s)
    on_board = [island for island in ISLANDS[: tables.islands] if tables.on_board >> island & 1]
    rng.shuffle(on_board)
    s.owner, s.land = [NOBODY] * tables.islands, [0] * ruleset.players
    s.troops, s.built, s.metropolis = [0] * len(s.troops), [NO_BUILDING] * len(s.built), 0
    last, own = on_board[0], on_board[1 : 2 + rng.randrange(1, 5)]
    rest = on_board[1 + len(own) :]
    for island in own:
        board.give_island(ruleset, s, island, FIRST)
    board.give_island(ruleset, s, last, Seat(1))
    for seat in ruleset.all_seats[2:]:
        board.give_island(ruleset, s, rest.pop(), seat)
    s.troops[own[0]] = 3
    chance = rng.choice([0.2, 0.35, 0.5])
    for island in on_board:
        if s.owner[island] != NOBODY and tables.covered[island] and rng.random() < chance:
            s.metropolis |= 1 << island
    free = [slot for slot in SLOTS[: len(s.built)] if not board.is_covered(ruleset, s, slot)]
    missing = rng.choice(TYPES)
    buildings = [number for number in range(1, len(tables.building_ids)) if tables.building_supply[number]]
    for slot in free:
        building = rng.choice(buildings)
        if s.owner[tables.slot_island[slot]] == FIRST and building == missing:
            continue  # A complete set would have been made before.
        if rng.random() < 0.5 and board.in_supply(ruleset, s, building) > 0:  # type: ignore[arg-type] # any number
            s.built[slot] = building  # type: ignore[call-overload] # as above
    s.philosophers[FIRST] = rng.randrange(4)
    if "titans" in ruleset.part_at:
        part = titans(ruleset, s)
        cards = rng.sample(range(len(SPECIALS)), 2)
        part.special_cards = sum(1 << card for card in cards)
        sites = [island for island in bits(s.metropolis, ISLANDS) if not s.land[FIRST] >> island & 1]
        for card, site in zip(cards, rng.sample(sites, min(len(sites), rng.randrange(3))), strict=False):
            part.specials[card] = site
        camps = [*own[1:], *([last] * 3)]  # None of those that march have any.
        for artifact in range(len(ARTIFACTS)):
            part.artifacts[artifact] = rng.choice(camps if rng.random() < 0.9 else [NONE])
        if won_at_once(ruleset, s)[0]:
            part.artifacts[0] = NONE
    return s


# What a real capture brings, without a bound and without the protection.


def brute_force(game: Cyclades, s: State, island: Island) -> bool:
    """Troops of the first seat land, and all answers are tried until the march is settled."""
    ruleset = game.ruleset
    side = [seat for seat in ruleset.all_seats if ruleset.sides[FIRST] >> seat & 1]

    def count(state: State) -> int:
        return sum(bool(state.metropolis >> each & 1) for each, owner in enumerate(state.owner) if owner in side)

    had, needed = count(s), ruleset.tables.needed
    teams = len(side) > 1

    def wins(state: State) -> bool:
        enough = count(state) >= needed and (had < needed or (teams and count(state) > had))
        return enough or bool(won_at_once(ruleset, state)[0] & ruleset.sides[FIRST])

    def tries(state: State) -> bool:
        """Nobody but the attacker is asked before the march is settled."""
        game.proceed(state, forced=False)
        if len(state.stack) <= depth:
            return wins(state)
        assert game.to_move(state) == FIRST
        for code in game.legal(state):
            after = state.clone()
            game.answer(after, FIRST, code)
            if tries(after):
                return True
        return False

    real, depth = s.clone(), len(s.stack)
    start = next(each for each in bits(s.land[FIRST], ISLANDS) if s.troops[each])
    real.stack.append((MARCHES, 0, MarchingTroops(FIRST, start, island, 1, JOURNEY)))
    return tries(real)


GAMES: Final[dict[str, dict[str, Any]]] = {
    "two": {"players": 2},
    "four": {"players": 4},
    "theatres": {"players": 3, "modules": ["hades.favours"]},
    "monuments": {"players": 4, "modules": ["monuments"]},
    "titans": {"players": 4, "modules": ["titans"]},
    "titans, theatres and monuments": {"players": 3, "modules": ["titans", "hades.favours", "monuments"]},
    "teams": {"players": 4, "modules": ["titans", "titans.teams"]},
    "teams and theatres": {"players": 4, "modules": ["titans", "titans.teams", "hades.favours"]},
}


@pytest.mark.rules("CYC-LST-02", "CYC-LST-03", "CYC-LST-22", "TIT-TER-12", "TIT-TEA-09", "TIT-TEA-13", "TIT-MIL-06")
@pytest.mark.parametrize("options", GAMES.values(), ids=GAMES)
def test_an_attack_is_said_to_win_just_where_a_real_capture_does(options: dict[str, Any]) -> None:
    game = Cyclades(**options)
    rng = Random(f"last island {options}")
    found = {True: 0, False: 0}
    for _ in range(150):
        s = random_position(game, rng)
        island = ISLANDS[s.land[1].bit_length() - 1]
        expected = brute_force(game, s, island)
        found[expected] += 1
        assert last_island.would_win(game.ruleset, s, FIRST, island) is expected, game.facts(s)
    assert min(found.values()) > 5, found


@pytest.mark.rules("CYC-LST-22", "MON-BUI-16")
def test_where_monuments_stand_does_not_matter() -> None:
    """One answer stands for all, so that many Monuments do not take long."""
    game, rng = Cyclades(**GAMES["titans, theatres and monuments"]), Random(1)
    monuments = raising_of(game)
    assert not monuments.bears
    for _ in range(60):
        s = random_position(game, rng)
        island = ISLANDS[s.land[1].bit_length() - 1]
        short = last_island.would_win(game.ruleset, s, FIRST, island)
        with patch.object(type(monuments), "bears", True):
            assert last_island.would_win(game.ruleset, s, FIRST, island) is short


def raising_of(game: Cyclades) -> Choice:
    return next(step for step in game.steps if isinstance(step, Choice) and step.prompt == "monuments.raise")


# What a module of later brings.

FACTS: Final[dict[str, Any]] = {
    "at": "actions",
    "gods": ["ares"],
    "offerings": {"ares": "A 1"},
    "turn": {"god": "ares"},
    "players": {"A": {"gold": 6}},
    "seas": {"C3": "A 1"},
    "islands": {
        "naxos": {"owner": "A", "troops": 3},
        "anafi": {"owner": "A", "metropolis": True},
        "tinos": "",
        "milos": "",
        "paros": {"owner": "B", "troops": 0},
    },
}
MARCH: Final = "troops naxos>paros x1"


def founds(s: State, island: int) -> None:
    s.metropolis |= 1 << island


def gives_one(ruleset: Ruleset, s: State, taken: Capture) -> None:
    founds(s, taken.island)


def one(ruleset: Ruleset, s: State, seat: Seat, island: Island) -> int:
    return 1


def saves_none(ruleset: Ruleset, s: State, seat: Seat) -> int:
    return 0


class Gift(Choice):
    """A Metropolis stands on the island that has been taken, or not."""

    prompt = "act"
    plain = {moves.AMOUNT: "no", moves.AMOUNT + 1: "yes"}  # noqa: RUF012 # as in all questions

    def legal(self, s: State, seat: Seat) -> list[int]:
        return list(self.plain)

    def take(self, s: State, seat: Seat, code: int) -> None:
        island = s.stack[-1][3].island
        s.answered(seat)
        if code > moves.AMOUNT:
            founds(s, island)


class Toss(Chance[State]):
    """A Metropolis stands on the island that has been taken if the outcome is one of those that are good."""

    label = "toss"

    def __init__(self, *good: int) -> None:
        self.good = good

    def outcomes(self, s: State, frame: Frame) -> tuple[list[int], list[int]]:
        return [moves.AMOUNT, moves.AMOUNT + 1], [1, 1]

    def take(self, s: State, frame: Frame, code: int) -> None:
        if code - moves.AMOUNT in self.good:
            founds(s, frame[1].island)

    def write(self, s: State, code: int) -> str:
        return str(code - moves.AMOUNT)


def made(happens: Callable[[Ruleset, State, Capture], None], step: Callable[[Ruleset], Step[State]] | None) -> Cyclades:
    """With something that happens after a capture and may bring a Metropolis."""

    def join(ruleset: Ruleset) -> None:
        ruleset.points.captures.add(LATER, happens)
        ruleset.points.brings[happens] = one

    with joining(join, lambda ruleset: {} if step is None else {ASKED: step(ruleset)}):
        return Cyclades(players=4)


def forbidden(game: Cyclades) -> list[str]:
    reasons: list[Reason] = game.why_not(game.position(FACTS), FIRST, MARCH)
    return [reason.rule.id for reason in reasons]


def asking(whom: Callable[[Seat, Seat], Seat]) -> Callable[[Ruleset, State, Capture], None]:
    def asks(ruleset: Ruleset, s: State, taken: Capture) -> None:
        s.ask(ASKED, 1 << whom(taken.seat, taken.loser), taken)

    return asks


def tosses(ruleset: Ruleset, s: State, taken: Capture) -> None:
    s.stack.append((ASKED, taken))


@pytest.mark.rules("CYC-LST-02")
def test_what_a_module_does_after_a_capture_counts() -> None:
    assert "CYC-LST-01" in forbidden(Cyclades(players=4))
    assert forbidden(made(gives_one, None)) == []


@pytest.mark.rules("CYC-LST-02")
@pytest.mark.parametrize("point", ["captures", "founded", "razed"])
def test_what_can_follow_a_capture_says_what_it_brings(point: str) -> None:
    with (
        joining(lambda ruleset: getattr(ruleset.points, point).add(LATER, gives_one), lambda ruleset: {}),
        pytest.raises(ValueError, match="can follow the capture") as mistake,
    ):
        Cyclades(players=4)
    assert str(mistake.value) == (
        f"points.{point}: tests.games.cyclades.test_last_island.gives_one can follow the capture of an island, and "
        "nothing says how many Metropolises it brings at most. Write points.brings[gives_one] = a function (ruleset, "
        "s, seat, island) that counts them, or None if it brings none"
    )


@pytest.mark.rules("CYC-LST-02")
@pytest.mark.parametrize("point", ["eliminated", "philosophers_saved"])
def test_what_follows_for_a_seat_says_what_it_brings(point: str) -> None:
    with (
        joining(lambda ruleset: getattr(ruleset.points, point).append(saves_none), lambda ruleset: {}),
        pytest.raises(ValueError, match=rf"^points\.{point}: tests.*\.saves_none can follow the capture of an island"),
    ):
        Cyclades(players=4)


@pytest.mark.rules("CYC-LST-02")
def test_a_further_way_to_win_says_whether_a_capture_may_lead_to_it() -> None:
    def join(ruleset: Ruleset) -> None:
        ruleset.points.victors["ending-later"] = lambda ruleset, s: 0

    with joining(join, lambda ruleset: {}), pytest.raises(ValueError, match="nothing says whether") as mistake:
        Cyclades(players=4)
    assert str(mistake.value) == (
        "points.victors: nothing says whether the capture of an island may lead to ending-later. Write "
        'points.may_win["ending-later"] = a function (ruleset, s, seat, island) that tells it, or None if none does'
    )


@pytest.mark.rules("CYC-LST-02")
def test_a_function_at_two_points_is_counted_once() -> None:
    game = Cyclades(players=4, modules=["titans"])
    bounds = game.ruleset.points.brings
    (cultural,) = (special for special in specials_of(game.ruleset) if isinstance(special, Cultural))
    assert bounds[takes_card] == bounds[cultural.saves] == cultural.brings_at_most
    assert game.ruleset.most_brought == [last_island.captured_and_completed, cultural.brings_at_most]


@pytest.mark.rules("CYC-LST-22")
def test_the_attacker_chooses_and_nobody_else_is_relied_upon() -> None:
    assert forbidden(made(asking(lambda seat, loser: seat), Gift)) == []
    assert "CYC-LST-01" in forbidden(made(asking(lambda seat, loser: loser), Gift))


@pytest.mark.rules("CYC-LST-22")
def test_a_draw_must_win_whatever_comes_out() -> None:
    assert forbidden(made(tosses, lambda ruleset: Toss(0, 1))) == []
    assert "CYC-LST-01" in forbidden(made(tosses, lambda ruleset: Toss(1)))
    assert "CYC-LST-01" in forbidden(made(tosses, lambda ruleset: Toss(0)))


@pytest.mark.rules("CYC-LST-19")
def test_looking_leaves_the_state_as_it_is() -> None:
    game = made(asking(lambda seat, loser: seat), Gift)
    s: State = game.position(FACTS)
    before, stack, serial = s.clone(), list(s.stack), s.serial
    assert last_island.last_islands(game.ruleset, s, FIRST) == 0
    assert (s, s.stack, s.serial) == (before, stack, serial)
    assert group_at(s, LAND, game.ruleset.tables.island_number["naxos"]) == 3
