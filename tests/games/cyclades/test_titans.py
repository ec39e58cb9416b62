"""What cases of Titans and Monuments cannot say: options, what lies face down, what is destroyed, and whole games."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from tests.games.cyclades.titans.tables import SPECIALS
from trireme.games.cyclades import board
from trireme.games.cyclades.game import Cyclades
from trireme.games.cyclades.modules.titans.part import GONE, titans
from trireme.games.cyclades.state import State
from trireme.kit.errors import BadOption, Refused

TEAMS = ["titans", "titans.teams"]


@pytest.mark.rules("TIT-MOD-01", "TIT-MOD-02")
@pytest.mark.parametrize(
    ("players", "modules"), [(2, ["titans"]), (6, ["titans"]), (3, TEAMS), (5, TEAMS), (6, ["monuments"]), (6, [])]
)
def test_not_every_number_of_players(players: int, modules: list[str]) -> None:
    with pytest.raises(BadOption):
        Cyclades(players=players, modules=modules)


@pytest.mark.rules("TIT-MOD-01", "TIT-MOD-02")
@pytest.mark.parametrize(
    ("players", "modules"), [(3, ["titans"]), (4, ["titans"]), (5, ["titans"]), (4, TEAMS), (6, TEAMS)]
)
def test_these_can_play(players: int, modules: list[str]) -> None:
    game = Cyclades(players=players, modules=modules)
    assert len(game.ruleset.sides) == players
    assert len(set(game.ruleset.sides)) == (players // 2 if modules == TEAMS else players)


@pytest.mark.rules("TIT-MOD-02")
def test_teams_need_titans() -> None:
    with pytest.raises(BadOption, match="titans"):
        Cyclades(players=4, modules=["titans.teams"])


@pytest.mark.rules("TIT-GDS-07")
def test_nobody_knows_in_which_order_gods_lie_face_down() -> None:
    game = Cyclades(players=3, modules=["titans"])
    facts = {"at": "offerings", "gods": ["ares", "zeus", "kronos", "poseidon", "athena"]}
    s = game.position(facts)
    other = game.position({**facts, "gods": ["ares", "zeus", "athena", "kronos", "poseidon"]})
    assert game.view(s, 0).face_down == game.view(other, 0).face_down
    seen = {tuple(game.resample(s, 0, Random(seed)).gods) for seed in range(40)}
    assert len(seen) == 6
    assert {gods[:2] for gods in seen} == {tuple(s.gods[:2])}


@pytest.mark.rules("TIT-SPM-14")
def test_a_special_metropolis_that_is_destroyed_takes_its_card_out_of_the_game() -> None:
    game = Cyclades(players=4, modules=["titans"])
    ruleset = game.ruleset
    facts = {
        "at": "actions",
        "gods": ["athena", "ares", "kronos"],
        "offerings": {"athena": "A 1"},
        "turn": {"god": "athena"},
        "players": {"A": {"gold": 4, "philosophers": 3}},
        "islands": {"koronida": {"owner": "A", "troops": 1, "metropolis": True}},
        "titans": {"drawn": ["military", "maritime"], "specials": {"military": "koronida", "maritime": "gone"}},
    }
    s = game.position(facts)
    board.raze(ruleset, s, ruleset.tables.island_number["koronida"])
    game.proceed(s)
    assert titans(ruleset, s).specials[SPECIALS.index("military")] == GONE
    assert game.view(s, 0).modules["titans"]["specials"] == []
    for move in ("recruit philosopher", "metropolis koronida"):
        game.apply(s, 0, move)
    assert game.view(s, 0).modules["titans"]["specials"] == []


@pytest.mark.rules("TIT-TEA-12", "TIT-TEA-02")
def test_what_is_raised_while_players_deploy_belongs_to_the_deployment() -> None:
    game = Cyclades(players=3, modules=["titans", "monuments"])
    s = game.position(
        {
            "at": "titans.deployment",
            "gods": ["ares", "kronos", "zeus"],
            "offerings": {"ares": "A 1", "kronos": "B 1"},
            "apollo": ["C"],
            "islands": {"tragaia": {"owner": "", "buildings": ["temple", "port"]}},
            "monuments": {"drawn": ["temple-of-poseidon"]},
        }
    )
    for move in ("tragaia", "vivlos", "vivlos", "s37", "s41"):
        game.apply(s, 0, f"deploy {move}")
    game.apply(s, 0, "build fortress vivlos/1")
    assert [question.prompt for question in game.asks(s)] == ["monuments.raise"]
    assert game.phase(s) == "titans.deployment"
    assert "CYC-PHA-02" in [reason.rule.id for reason in game.why_not(s, 1, "recruit vivlos")]


def test_a_partner_sees_the_purse_and_nobody_can_give_gold() -> None:
    game = Cyclades(players=6, modules=TEAMS)
    s = game.position({"at": "offerings", "players": {"A": {"gold": 9}}})
    assert [game.view(s, seat).players[0].gold for seat in range(6)] == [9, None, None, 9, None, None]
    with pytest.raises(Refused):
        game.apply(s, game.asked(s)[0], "give D 1")


def play(game: Cyclades, seed: int) -> State:
    s, rng = game.start(seed), Random(seed)
    while game.asks(s):
        game.play(s, rng.choice(game.legal(s)))
    return s


@pytest.mark.rules("TIT-PLA-10", "TIT-PLA-12", "TIT-PLA-14", "TIT-TEA-10")
@pytest.mark.parametrize("options", [{"players": 4, "modules": ["titans"]}, {"players": 6, "modules": TEAMS}], ids=str)
def test_everybody_finds_two_bordering_territories_however_others_choose(options: dict[str, Any]) -> None:
    game = Cyclades(**options)
    tables = game.ruleset.tables
    for seed in range(12):
        s, rng = game.start(seed), Random(seed)
        while any(land.bit_count() < 2 for land in s.land):
            game.play(s, rng.choice(game.legal(s)))
        for land in s.land:
            first, second = (island for island in tables.all_islands if land >> island & 1)
            assert tables.borders[first] >> second & 1


@pytest.mark.parametrize(
    "options",
    [
        {"players": 3, "modules": ["titans", "monuments"]},
        {"players": 4, "modules": [*TEAMS, "monuments"]},
        {"players": 5, "modules": ["titans"]},
        {"players": 6, "modules": [*TEAMS, "monuments"]},
    ],
    ids=str,
)
def test_games_end(options: dict[str, Any]) -> None:
    game = Cyclades(**options, cycles=6)
    final = game.result(play(game, 3))
    assert final is not None
    assert final.winners()
