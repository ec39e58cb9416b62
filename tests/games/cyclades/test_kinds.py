"""Units of several kinds on land and at sea, and units of other places."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from tests.games.cyclades.undead import undead
from trireme.games.cyclades import moves
from trireme.games.cyclades.bot.greedy import Greedy
from trireme.games.cyclades.game import Cyclades
from trireme.games.cyclades.state import KIND_NUMBERS, SEA, State
from trireme.games.cyclades.units.groups import count_of, group_at, group_of, kinds_of, size, within
from trireme.games.cyclades.units.journeys import journey_of
from trireme.kit.engine.question import Amount, Some
from trireme.kit.errors import Refused
from trireme.kit.harness import Density, check_all
from trireme.kit.seats import NOBODY

ARES: dict[str, Any] = {
    "at": "actions",
    "gods": ["ares"],
    "offerings": {"ares": "A 1"},
    "islands": {"naxos": {"troops": 2, "units": {"undead": 1}}, "paros": {"owner": "B", "troops": 1}},
    "seas": {"C3": "A 1"},
    "players": {"A": {"gold": 6}, "B": {"gold": 2}, "C": {"gold": 0}, "D": {"gold": 0}},
}


@pytest.fixture(params=[False, True], ids=["plain", "warriors"])
def table(request: pytest.FixtureRequest) -> Iterator[Cyclades]:
    with undead(request.param):
        yield Cyclades(players=4, cycles=6)


@pytest.fixture
def game() -> Iterator[Cyclades]:
    with undead():
        yield Cyclades(players=4)


def at(game: Cyclades, facts: dict[str, Any], *dice: str) -> State:
    """A position with A to act, its gift placed, the dice to come known."""
    s = game.positions.stand(facts)
    s.forced_draws = {"battle": list(dice)}
    game.proceed(s)
    game.apply(s, 0, "recruit anafi")
    return s


def units(game: Cyclades, s: State, island: str) -> tuple[int, int]:
    number = game.ruleset.tables.island_number[island]
    return s.troops[number], s.troops[len(s.owner) + number]


def test_several_kinds_pass_the_harness(table: Cyclades) -> None:
    check_all(table, 3, Density(every=9, answers=2, wrong=3))


def test_a_group_is_one_number() -> None:
    troop, undead, titan = KIND_NUMBERS[:3]
    group = group_of(troop, 3) + group_of(titan, 1)
    assert (size(group), kinds_of(group), count_of(group, titan)) == (4, [troop, titan], 1)
    assert within(group, group + group_of(undead, 5))
    assert not within(group + group_of(undead, 1), group)


def test_a_group_of_several_kinds_is_chosen_unit_by_unit(game: Cyclades) -> None:
    s = at(game, ARES)
    march = next(code for code in game.legal(s) if game.write(s, 0, [code]) == "troops naxos>paros")
    game.play(s, march)
    (question,) = game.asks(s)
    assert isinstance(question, Some)
    assert {item.text: item.count for item in question.items} == {"troop": 2, "undead": 2}  # One has just risen.
    assert (question.least, question.most) == (1, 4)


def test_units_of_one_kind_are_asked_for_as_a_number(game: Cyclades) -> None:
    facts = {**ARES, "islands": {"syros": {"owner": "A", "troops": 3}}, "seas": {"F1": "A 1", "G3": "A 1"}}
    s = at(game, facts)
    way = next(code for code in game.legal(s) if game.write(s, 0, [code]).startswith("troops syros>"))
    game.play(s, way)
    assert isinstance(game.asks(s)[0], Amount)


def test_each_regular_unit_that_is_really_lost_pays(game: Cyclades) -> None:
    s = at(game, ARES, "0", "3", "3", "0")
    gold = s.gold[0]
    game.apply(s, 0, "troops naxos>paros x2 undead:1")
    price = gold - s.gold[0]
    game.apply(s, 0, "lose undead")
    assert s.gold[0] == gold - price  # It is none of the regular ones.
    game.apply(s, 0, "stay")
    assert s.gold[0] == gold - price + 1  # The defender's last troop was.
    assert units(game, s, "paros") == (2, 0)


@pytest.mark.rules("CYC-BAT-04")
def test_only_who_fights_there_can_be_lost() -> None:
    with undead(warriors=True):
        game = Cyclades(players=4)
        s = at(game, {**ARES, "seas": {"C3": "A 1", "D5": "B 1", "I2": "B 1"}}, "3", "0")
        game.apply(s, 0, "troops naxos>paros x2")
        assert [game.write(s, 1, [code]) for code in game.legal(s, 1)] == ["lose troop", "lose D5"]
        for other in ("undead", "C3", "I2"):
            with pytest.raises(Refused, match="CYC-BAT-04"):
                game.apply(s, 1, f"lose {other}")


def test_fleets_go_only_with_one_that_must_be_among_them(game: Cyclades) -> None:
    facts = {
        **ARES,
        "gods": ["poseidon"],
        "offerings": {"poseidon": "A 1"},
        "seas": {"C3": {"owner": "A", "fleets": 2}, "G3": {"owner": "A", "fleets": 1, "units": {"undead": 1}}},
    }
    s = game.position(facts)
    tables, poseidon = game.ruleset.tables, journey_of(game.ruleset, "poseidon")
    game.play(s, game.legal(s)[0])  # The free fleet.
    lone, haunted = tables.sea_number["C3"], tables.sea_number["G3"]
    s.fleets[len(s.holder) + lone] = 0
    starts = {way // 6 for way in range(len(tables.step)) if moves.SAIL + way in game.legal(s)}
    assert haunted in starts
    assert lone not in starts
    sea = next(tables.sea_ids[sea] for sea in tables.sea_next[haunted] if s.holder[sea] == NOBODY)
    with pytest.raises(Refused, match="CYC-FLT-02"):
        game.apply(s, 0, f"fleet G3>{sea} x1")
    game.apply(s, 0, f"fleet G3>{sea} x1 undead:1")
    number = tables.sea_number[sea]
    assert (s.fleets[number], s.fleets[len(s.holder) + number]) == (1, 1)
    assert poseidon.suffices(group_at(s, SEA, number))


def test_kinds_survive_their_facts(game: Cyclades) -> None:
    s = game.positions.stand(ARES)
    assert game.positions.stand(game.facts(s)) == s
    assert game.facts(s)["islands"]["naxos"]["units"] == {"undead": 1}  # type: ignore[index]  # nested plain tables
    assert game.view(s, 0).islands[game.ruleset.tables.island_number["naxos"]].units == {"undead": 1}
    assert s.fleets_left[game.ruleset.players * game.ruleset.units[SEA][1].number] == 5


@pytest.mark.parametrize("warriors", [False, True])
def test_the_greedy_bot_plays_with_several_kinds(warriors: bool) -> None:
    with undead(warriors):
        game = Cyclades(players=4, cycles=4)
        bot, rng = Greedy(game), Random(2)
        s = game.start(5)
        while legal := game.legal(s):
            seat = game.to_move(s)
            assert seat is not None
            code = bot.choose(game, s, seat, rng)
            assert code in legal
            game.play(s, code)
