"""Points at which one function of a module changes one thing, each by the rule that will use it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from msgspec.structs import replace

from tests.games.cyclades.joining import joining
from trireme.games.cyclades.battle.retreat import Retreating
from trireme.games.cyclades.game import Cyclades
from trireme.games.cyclades.metropolis import Founded
from trireme.games.cyclades.ruleset import Ruleset
from trireme.games.cyclades.state import State
from trireme.kit.errors import Refused
from trireme.kit.seats import Seat

ARES: dict[str, Any] = {
    "at": "actions",
    "gods": ["ares"],
    "offerings": {"ares": "A 1"},
    "islands": {"naxos": {"troops": 2}, "paros": {"owner": "B", "troops": 2}, "delos": {"owner": "B", "troops": 0}},
    "players": {"A": {"gold": 6}},
}
BY_SEA = {**ARES, "seas": {"C3": "A 1"}}


def made(join: Callable[[Ruleset], None]) -> Cyclades:
    with joining(join, lambda ruleset: {}):
        return Cyclades(players=4)


def at(game: Cyclades, facts: dict[str, Any], *dice: str) -> State:
    """A has placed the gift of Ares; what the dice will show is known."""
    s = game.positions.stand(facts)
    s.forced_draws = {"battle": list(dice)}
    game.proceed(s)
    game.apply(s, 0, "recruit anafi")
    return s


def troops(game: Cyclades, s: State, island: str) -> int:
    return s.troops[game.ruleset.tables.island_number[island]]


def to_paros(ruleset: Ruleset, s: State, seat: Seat, island: int) -> int:
    numbers = ruleset.tables.island_number
    return 1 << numbers["paros"] if island == numbers["naxos"] else 0


@pytest.mark.parametrize("point", ["links", "ways"])
def test_islands_can_be_joined_without_fleets(point: str) -> None:
    """Hecate's columns and the Sandals (HAD-TIL-21, TIT-AEF-01)."""
    plain = Cyclades(players=4)
    s = at(plain, ARES)
    with pytest.raises(Refused, match="CYC-TRP"):
        plain.apply(s, 0, "troops naxos>paros x1")
    game = made(lambda ruleset: getattr(ruleset.points, point).append(to_paros))
    s = at(game, ARES, "0", "0")
    game.apply(s, 0, "troops naxos>paros x1")
    assert troops(game, s, "naxos") == 1  # The other has fallen before Paros.


def test_columns_also_lead_back_and_sandals_do_not() -> None:
    """HAD-TIL-28"""

    def back(ruleset: Ruleset, s: State, seat: Seat, island: int) -> int:
        return (1 << ruleset.tables.islands) - 1

    def answers(point: str) -> list[str]:
        game = made(lambda ruleset: getattr(ruleset.points, point).append(back))
        s = at(game, ARES, "0", "3")
        game.apply(s, 0, "troops naxos>paros x2")  # 2 + 0 against 2 + 3: one of two attackers falls.
        (seat,) = game.asked(s)
        while seat != 0:
            game.apply(s, seat, "stay")
            (seat,) = game.asked(s)
        return [game.write(s, 0, [code]) for code in game.legal(s)]

    assert "retreat naxos" in answers("links")
    assert "retreat naxos" not in answers("ways")


def attacked(join: Callable[[Ruleset], None], *dice: str) -> tuple[int, int]:
    """Two attackers against two: how many of each are left after the first assault."""
    game = made(join)
    s = at(game, BY_SEA, *dice)
    game.apply(s, 0, "troops naxos>paros x2")
    return s.battle.attackers, troops(game, s, "paros")


def test_attackers_may_add_to_their_score() -> None:
    """HAD-PWR-01, TIT-SPM-09"""
    assert attacked(lambda ruleset: None, "0", "1") == (1, 2)
    assert attacked(lambda ruleset: ruleset.points.attack.append(lambda ruleset, s: 2), "0", "1") == (2, 1)


def test_the_defenders_bonus_may_be_changed() -> None:
    """HAD-PWR-14, 16"""

    def join(ruleset: Ruleset) -> None:
        ruleset.points.defence.append(lambda ruleset, s, bonus: bonus + 2)

    assert attacked(lambda ruleset: None, "1", "0") == (2, 1)
    assert attacked(join, "1", "0") == (1, 2)


def test_a_side_may_be_spared_after_a_tie() -> None:
    """HAD-PWR-03"""

    def penthesilea(ruleset: Ruleset, s: State) -> None:
        if s.battle.defence_loses:
            s.battle = replace(s.battle, attack_loses=0)

    assert attacked(lambda ruleset: None, "1", "1") == (1, 1)
    assert attacked(lambda ruleset: ruleset.points.spares.append(penthesilea), "1", "1") == (2, 1)


def test_a_retreat_is_told_before_units_go() -> None:
    """TIT-AEF-09"""
    seen: list[tuple[int, str, str, int]] = []

    def notes(ruleset: Ruleset, s: State, side: Retreating) -> None:
        seen.append((side.seat, ruleset.island(side.place), ruleset.island(side.to), s.troops[side.to]))

    game = made(lambda ruleset: ruleset.points.retreats.add(0, notes))
    s = at(game, BY_SEA, "0", "3")
    game.apply(s, 0, "troops naxos>paros x2")
    while game.asked(s) != [0]:
        game.apply(s, game.asked(s)[0], "stay")
    game.apply(s, 0, "retreat naxos")
    assert seen == [(0, "paros", "naxos", 0)]
    assert troops(game, s, "naxos") == 1


def test_a_metropolis_that_has_been_made_is_told() -> None:
    """TIT-SPM-02"""
    seen: list[str] = []

    def notes(ruleset: Ruleset, s: State, founded: Founded) -> None:
        island = founded.island
        seen.append(f"{ruleset.seats[founded.seat]} {ruleset.island(island)} {s.metropolis >> island & 1}")

    def join(ruleset: Ruleset) -> None:
        ruleset.points.founded.add(0, notes)
        ruleset.points.brings[notes] = None

    game = made(join)
    facts = {"at": "actions", "gods": ["athena"], "offerings": {"athena": "A 1"}}
    s = game.position({**facts, "players": {"A": {"philosophers": 3}}})
    game.apply(s, 0, "metropolis naxos")
    assert seen == ["A naxos 1"]
