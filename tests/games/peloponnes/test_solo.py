"""Solo play: the choice of a civilization, extra income, levels and their targets, series of levels."""

from __future__ import annotations

from functools import cache

import pytest

from trireme.games.peloponnes.game import Peloponnes
from trireme.kit.errors import Refused

CIVILIZATIONS = ["messene", "patras", "arkadia", "korinth", "sparta", "pylos", "argos"]
# Level, target, extra units of income.
LEVELS = [(1, 24, 0), (2, 28, 1), (3, 32, 2), (4, 35, 3), (5, 35, 3)]


@cache
def solo(level: int = 0, series: tuple[str, ...] = ()) -> Peloponnes:
    return Peloponnes(players=1, level=level, series=series)


def ending(game: Peloponnes, coins: int, population: int) -> str:
    s = game.position({"at": "score", "round": 8, "players": {"A": {"coins": coins, "population": population}}})
    result = game.result(s)
    assert result is not None
    return result.ending


def civilizations(level: int, *series: str) -> list[str]:
    """What may be chosen at the start of a game."""
    game = solo(level, series)
    s = game.start(1)
    return [name for name in CIVILIZATIONS if not game.why_not(s, 0, f"civilization {name}")]


@pytest.mark.rules("PEL-SOL-01")
@pytest.mark.parametrize("civilization", CIVILIZATIONS)
def test_the_player_chooses_a_civilization(civilization: str) -> None:
    game = solo()
    s = game.start(1)
    assert [question.prompt for question in game.asks(s)] == ["choose-civilization"]
    game.apply(s, 0, f"civilization {civilization}")
    mat = game.view(s, 0).mats[0]
    chosen = next(each for each in game.ruleset.tables.civilizations if each.id == civilization)
    assert (mat.civilization, mat.coins, mat.population) == (civilization, chosen.start.coins, chosen.population)


@pytest.mark.rules("PEL-SOL-09")
def test_without_a_level_there_is_no_target() -> None:
    game = solo()
    assert game.view(game.start(1), 0).target == 0
    assert ending(game, coins=0, population=0) == "ending-scored"
    assert ending(game, coins=300, population=99) == "ending-scored"


@pytest.mark.rules("PEL-SOL-11")
@pytest.mark.parametrize(("level", "target", "extra"), LEVELS)
def test_a_level_is_completed_at_its_target(level: int, target: int, extra: int) -> None:
    game = solo(level)
    assert game.view(game.start(1), 0).target == target
    assert ending(game, coins=3 * target, population=20) == "ending-level-completed"
    assert ending(game, coins=3 * target + 30, population=20) == "ending-level-completed"


@pytest.mark.rules("PEL-SOL-11")
@pytest.mark.parametrize(("level", "target", "extra"), LEVELS)
def test_a_level_is_failed_one_point_below(level: int, target: int, extra: int) -> None:
    game = solo(level)
    assert ending(game, coins=3 * target - 1, population=20) == "ending-level-failed"
    enough = -(-target // 3)
    assert ending(game, coins=300, population=enough) == "ending-level-completed"
    assert ending(game, coins=300, population=enough - 1) == "ending-level-failed"


@pytest.mark.rules("PEL-SOL-12", "PEL-SOL-13", "PEL-SOL-14")
@pytest.mark.parametrize(("level", "target", "extra"), LEVELS)
def test_extra_income_is_chosen_at_set_up(level: int, target: int, extra: int) -> None:
    game = solo(level)
    s = game.start(1)
    game.apply(s, 0, "civilization messene")
    for _ in range(extra):
        assert [question.prompt for question in game.asks(s)] == ["choose-extra-income"]
        game.apply(s, 0, "extra stone")
    assert [question.prompt for question in game.asks(s)] == ["buy-or-pass"]
    assert game.view(s, 0).mats[0].extra == {"wood": 0, "stone": extra, "food": 0}
    for income in (1, 2):
        game.apply(s, 0, "pass")
        assert s.stone[0] == income * extra


@pytest.mark.rules("PEL-SOL-13")
@pytest.mark.parametrize("good", ["coins", "luxury"])
def test_extra_income_is_wood_stone_or_food(good: str) -> None:
    game = solo(2)
    s = game.start(1)
    game.apply(s, 0, "civilization messene")
    with pytest.raises(Refused) as refusal:
        game.apply(s, 0, f"extra {good}")
    assert refusal.value.rule.id == "PEL-SOL-13"
    assert [not game.why_not(s, 0, f"extra {each}") for each in ("wood", "stone", "food")] == [True] * 3


@pytest.mark.rules("PEL-SOL-13")
def test_extra_units_may_differ_or_repeat() -> None:
    game = solo(5)
    s = game.start(1)
    for move in ("civilization argos", "extra wood", "extra food", "extra wood"):
        game.apply(s, 0, move)
    assert game.view(s, 0).mats[0].extra == {"wood": 2, "stone": 0, "food": 1}


@pytest.mark.rules("PEL-SOL-15")
def test_a_series_uses_each_civilization_once() -> None:
    assert civilizations(3, "sparta", "messene") == ["patras", "arkadia", "korinth", "pylos", "argos"]
    game = solo(3, ("sparta", "messene"))
    s = game.start(1)
    with pytest.raises(Refused) as refusal:
        game.apply(s, 0, "civilization messene")
    assert [(reason.rule.id, reason.figures["level"]) for reason in refusal.value.reasons] == [("PEL-SOL-15", 2)]


@pytest.mark.rules("PEL-SOL-16", "PEL-SOL-19")
def test_a_failed_level_may_be_tried_again_with_the_same_civilization() -> None:
    """A series names the civilizations of completed levels, so a failed attempt leaves no trace."""
    game = solo(2, ("sparta",))
    for attempt in (1, 2):
        s = game.start(attempt)
        game.apply(s, 0, "civilization argos")
        game.apply(s, 0, "extra wood")
        while codes := game.legal(s):
            game.play(s, codes[0])
        result = game.result(s)
        assert result is not None
        assert result.ending == "ending-level-failed"
    assert "argos" in civilizations(2, "sparta")
    assert "argos" not in civilizations(3, "sparta", "argos")


@pytest.mark.rules("PEL-SOL-19", "PEL-SOL-15")
def test_only_earlier_levels_bar_a_civilization() -> None:
    """Level 2 played again after level 3: what completed levels 2 and 3 may be chosen."""
    assert civilizations(2, "sparta", "messene", "pylos") == [name for name in CIVILIZATIONS if name != "sparta"]


@pytest.mark.rules("PEL-SOL-18")
@pytest.mark.parametrize("level", [1, 2, 3, 4, 5])
def test_a_single_level_may_be_played_with_any_civilization(level: int) -> None:
    assert civilizations(level) == CIVILIZATIONS


@pytest.mark.rules("PEL-SOL-08")
def test_one_player_is_never_asked_to_move_or_withdraw() -> None:
    game = solo(4)
    s = game.start(7)
    prompts: set[str] = set()
    while codes := game.legal(s):
        prompts.update(question.prompt for question in game.asks(s))
        game.play(s, codes[-1])
    assert "buy-or-pass" in prompts
    assert not prompts & {"bid-or-pass", "how-much", "move-or-withdraw"}
    assert s.order == [0]


@pytest.mark.rules("PEL-SOL-02", "PEL-SOL-14")
@pytest.mark.parametrize("modules", [[], ["sea"]])
def test_what_holds_of_the_rounds_forbids_nothing_while_the_game_is_set_up(modules: list[str]) -> None:
    """At first the extra income is still to be chosen, and nothing can be bought for any price."""
    game = Peloponnes(players=1, level=3, modules=modules)
    s = game.start(1)
    asked = []
    while game.phase(s) == "setup":
        asked += [question.prompt for question in game.asks(s)]
        for move in ("buy market", "buy sea_02"):
            assert "PEL-SOL-02" not in [reason.rule.id for reason in game.why_not(s, 0, move)]
        if asked == ["choose-civilization"]:
            assert [reason.rule.id for reason in game.why_not(s, 0, "extra stone")] == ["KIT-ASK-03"]
        game.play(s, game.legal(s)[0])
    assert set(asked) == {"choose-civilization", "choose-extra-income"}
    assert [reason.rule.id for reason in game.why_not(s, 0, "extra stone")] == ["PEL-SOL-14"]
