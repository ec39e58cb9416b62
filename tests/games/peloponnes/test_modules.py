"""What the expansions add to the table, in every combination; and that base code does not know them."""

from __future__ import annotations

import ast
import tomllib
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from itertools import combinations, pairwise
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.coverage_plugin import rulebook
from trireme.games.peloponnes import events
from trireme.games.peloponnes.game import Peloponnes
from trireme.games.peloponnes.module import OPEN
from trireme.games.peloponnes.modules import MODULES
from trireme.games.peloponnes.modules.sea.tiles import OUT_OF_PLAY, Waters
from trireme.games.peloponnes.modules.six.stockade import END_CHOICE
from trireme.games.peloponnes.state import State
from trireme.kit.content.loading import read_content
from trireme.kit.engine.event import Event
from trireme.kit.engine.question import Pick
from trireme.kit.errors import BadContent, Unreadable
from trireme.kit.registry import content_files, folder_of, rules_in

COMBINATIONS = [list(some) for count in range(4) for some in combinations(("hellas", "sea", "six"), count)]
TABLES = [(players, modules) for modules in COMBINATIONS for players in range(1, 7) if players < 6 or "six" in modules]
every_table = pytest.mark.parametrize(("players", "modules"), TABLES, ids=str)
every_combination = pytest.mark.parametrize("modules", COMBINATIONS, ids=str)


@cache
def story(players: int, *modules: str) -> list[Event]:
    """All that happens in a random game."""
    game = Peloponnes(players=players, modules=modules)
    s, rng = game.start(1, journal=True), Random(1)
    while codes := game.legal(s):
        game.play(s, rng.choice(codes))
    assert s.journal is not None
    return s.journal


def stacks(*modules: str) -> dict[str, list[str]]:
    tables = Peloponnes(players=4, modules=modules).ruleset.tables
    return {letter: [tables.tile_ids[tile] for tile in tiles] for letter, tiles in tables.stacks.items()}


def test_events_of_a_module_bear_its_name() -> None:
    told = {type(event) for modules in COMBINATIONS for event in story(3, *modules)}
    for event in told:
        name = event.__module__.split(".")[-2]
        assert str(event.__struct_config__.tag).startswith(f"{name}.") == (name in MODULES)


def test_rules_of_a_module_stand_in_its_folder() -> None:
    for folder in ("", *MODULES):
        home = folder_of("peloponnes") / "modules" / folder if folder else folder_of("peloponnes")
        rules = [rule for file in rules_in(home) for rule in tomllib.loads(file.read_text("utf-8"))["rule"]]
        about = [{rule["module"], *rule.get("with", ())} for rule in rules]
        assert rules
        assert all(folder in each if folder else each <= {"base", "solo"} for each in about)


# What is in play.


@pytest.mark.rules("PEL-MIX-01", "PEL-SIX-06")
@every_table
def test_every_combination_is_played_to_its_end(players: int, modules: list[str]) -> None:
    told = story(players, *modules)
    rounds = [event.round for event in told if isinstance(event, events.RoundBegun)]
    assert rounds == list(range(1, 10 if "hellas" in modules else 9))
    assert sum(isinstance(event, events.Scored) for event in told) == players


@pytest.mark.rules("PEL-SIX-04", "PEL-SIX-07", "PEL-SIX-05", "PEL-MIX-06", "PEL-MIX-12")
@every_table
def test_tiles_of_a_round(players: int, modules: list[str]) -> None:
    """As many in the normal row as there are players, the rest in the conquest row; alone, all in the normal row."""
    shown = 6 if "six" in modules else 5
    normal = shown if players == 1 else players
    rows: list[list[str]] = []
    for event in story(players, *modules):
        if isinstance(event, events.RoundBegun):
            rows.append([])
        elif isinstance(event, events.TurnedUp):
            rows[-1].append(event.row)
    assert all(row == ["normal"] * normal + ["conquest"] * (shown - normal) for row in rows)


@pytest.mark.rules("PEL-HEL-06", "PEL-SIX-09")
@every_table
def test_supply_rounds(players: int, modules: list[str]) -> None:
    told = story(players, *modules)
    causes = [
        before.tile
        for before, event in pairwise(told)
        if isinstance(event, events.SupplyRound) and isinstance(before, events.TurnedUp)
    ]
    assert causes == ["terrain_b05", "terrain_c04", "terrain_d05"][: 3 if "hellas" in modules else 2]
    assert sum(isinstance(event, events.SupplyRound) for event in told) == len(causes) + 1


@pytest.mark.rules("PEL-HEL-01", "PEL-MIX-01")
@every_combination
def test_expansions_are_played_with_the_whole_base_game(modules: list[str]) -> None:
    ruleset = Peloponnes(players=4, modules=modules).ruleset
    tables, base = ruleset.tables, Peloponnes(players=4).ruleset.tables
    assert set(base.tile_ids) <= set(tables.tile_ids)
    assert set(base.civilization_ids) <= set(tables.civilization_ids)
    assert tables.disasters == base.disasters
    assert all(ruleset.content.expansion[name].needs == ("base",) for name in modules)


@pytest.mark.rules("PEL-SIX-02", "PEL-SIX-03", "PEL-SIX-09")
def test_eight_tiles_for_six_players() -> None:
    with_six, without = stacks("six"), stacks()
    added = {letter: set(with_six[letter]) - set(without[letter]) for letter in with_six}
    assert added == {
        "A": {"stockade", "palaestra", "terrain_s01"},
        "B": {"treasury_of_atreus", "terrain_s02", "terrain_s03"},
        "C": {"acrocorinth", "terrain_s04"},
    }
    assert {letter: len(tiles) for letter, tiles in with_six.items()} == {"A": 18, "B": 18, "C": 12}
    tables = Peloponnes(players=6, modules=["six"]).ruleset.tables
    assert not any(tables.supply[tables.tile_number[tile]] for tiles in added.values() for tile in tiles)


@pytest.mark.rules("PEL-HEL-04", "PEL-HEL-05", "PEL-MIX-06")
def test_the_last_stack() -> None:
    five = ["coinage", "colossos", "oracle", "terrain_d04", "terrain_d05"]
    assert stacks("hellas")["D"] == five
    assert stacks("hellas", "sea")["D"] == five
    assert stacks("hellas", "six")["D"] == [*five, "terrain_dstar"]
    assert Peloponnes(modules=["hellas"]).ruleset.tables.stack_of_round == list("AAABBBCCD")
    assert "D" not in stacks("sea", "six")


@pytest.mark.rules("PEL-HEL-03", "PEL-SIX-08")
@every_combination
def test_chits(modules: list[str]) -> None:
    tables = Peloponnes(modules=modules).ruleset.tables
    assert tables.chits == [3, 3, 3, 3, 3, 3 if "hellas" in modules else 1]


@pytest.mark.rules("PEL-HEL-02")
def test_civilizations_of_hellas_are_dealt_with_the_others() -> None:
    game = Peloponnes(players=5, modules=["hellas"])
    base = Peloponnes(players=5)
    dealt = {game.ruleset.tables.civilization_ids[c] for seed in range(40) for c in game.start(seed).civilization}
    assert dealt == set(base.ruleset.tables.civilization_ids) | {"syracuse", "delphi", "thebes"}
    assert len(dealt) == 10


def places_at_sea(s: State) -> tuple[int, ...]:
    return next(part.places for part in s.parts if isinstance(part, Waters))


@pytest.mark.rules("PEL-SEA-01", "PEL-MIX-02", "PEL-MIX-03")
@every_combination
def test_sea_tiles_in_play(modules: list[str]) -> None:
    rows = Peloponnes(modules=modules).ruleset.more.rows
    if "sea" not in modules:
        assert rows == {}
    else:
        assert rows["sea"].ids == [f"sea_0{number}" for number in range(1, 9 if "hellas" in modules else 7)]


@pytest.mark.rules("PEL-SEA-02", "PEL-SEA-03", "PEL-MIX-02")
@pytest.mark.parametrize("modules", [["sea"], ["hellas", "sea"], ["hellas", "sea", "six"]], ids=str)
def test_as_many_sea_tiles_as_players_are_turned_up(modules: list[str]) -> None:
    for players in range(1, 7 if "six" in modules else 6):
        game = Peloponnes(players=players, modules=modules)
        seen: set[int] = set()
        for seed in range(40):
            s = game.start(seed)
            if players == 1:
                game.apply(s, 0, "civilization argos")
            places = places_at_sea(s)
            turned_up = [tile for tile, place in enumerate(places) if place == OPEN]
            assert len(turned_up) == players
            assert places.count(OUT_OF_PLAY) == len(places) - players
            seen.update(turned_up)
        assert len(seen) == len(places)


@pytest.mark.rules("PEL-SEA-03", "PEL-SEA-07", "PEL-SEA-15")
@pytest.mark.parametrize("players", [1, 3, 6])
def test_sea_tiles_only_ever_go_to_a_buyer(players: int) -> None:
    game = Peloponnes(players=players, modules=["hellas", "sea", "six"])
    for seed in range(6):
        s, rng = game.start(seed), Random(seed)
        before, bought = places_at_sea(s), [(0, -1)]
        while codes := game.legal(s):
            game.play(s, rng.choice(codes))
            for was, now in zip(before, places_at_sea(s), strict=True):
                if was != now and was != OUT_OF_PLAY:
                    assert was == OPEN
                    bought.append((s.round, now))
            before = places_at_sea(s)
        assert len(bought) == len(set(bought)), "nobody buys two in a round"
        assert len(bought) - 1 == sum(place >= 0 for place in before)


def test_a_position_names_no_sea_tile_twice_and_none_without_the_sea() -> None:
    def mistake(facts: dict[str, object], *modules: str) -> str:
        with pytest.raises(Unreadable) as error:
            Peloponnes(players=2, modules=modules).position(facts)
        return str(error.value)

    owned: dict[str, object] = {"players": {"A": {"sea": ["sea_01"]}}}
    assert mistake(owned) == "Position players.A.sea: this game is played without the Sea."
    assert mistake(owned, "hellas") == "Position players.A.sea: this game is played without the Sea."
    assert mistake({"display": {"sea": ["sea_01"]}}) == "Position display.sea: this game is played without the Sea."
    assert mistake({"display": {"sea": ["sea_01"]}, **owned}, "sea") == (
        "Position display.sea: “sea_01” lies at players.A.sea already. A tile lies in one place."
    )
    assert mistake({"display": {"sea": ["sea_07"]}}, "sea") == (
        "Position display.sea: “sea_07” is not known. There are sea_01, sea_02, sea_03, sea_04, sea_05, sea_06."
    )


def test_a_number_of_tiles_that_nothing_lays_out_is_bad_content() -> None:
    content = read_content(content_files("peloponnes", ["six"]))
    content["expansion"]["six"]["tiles_per_round"] = 7
    with pytest.raises(BadContent) as mistake:
        Peloponnes(players=3, modules=["six"], content=content)
    assert str(mistake.value) == "peloponnes.toml [setup] normal: no entry lays out 7 tiles a round for 3 players."


# Alone.


@pytest.mark.rules("PEL-MIX-08", "PEL-MIX-10")
@every_combination
def test_solo_targets(modules: list[str]) -> None:
    targets = [Peloponnes(players=1, level=level, modules=modules).ruleset.target for level in range(6)]
    assert targets == ([0, 28, 32, 36, 39, 40] if "hellas" in modules else [0, 24, 28, 32, 35, 35])


@pytest.mark.rules("PEL-MIX-08")
@pytest.mark.parametrize(("level", "target"), [(1, 28), (2, 32), (3, 36), (4, 39), (5, 40)])
def test_a_level_with_hellas_is_completed_at_its_target(level: int, target: int) -> None:
    game = Peloponnes(players=1, level=level, modules=["hellas"])
    for missing, ending in ((0, "ending-level-completed"), (1, "ending-level-failed")):
        s = game.position({"at": "score", "players": {"A": {"population": 20, "coins": 3 * (target - missing)}}})
        result = game.result(s)
        assert result is not None
        assert (result.scores[0], result.ending) == (target - missing, ending)


@pytest.mark.rules("PEL-MIX-11", "PEL-MIX-12")
def test_solo_rows_with_six_tiles_a_round() -> None:
    settings = [Peloponnes(players=1, level=level, modules=["six"]).ruleset for level in range(6)]
    rows = [(ruleset.normal_row, ruleset.conquest_row) for ruleset in settings]
    assert rows == [(6, 0), (6, 0), (5, 1), (4, 2), (3, 3), (2, 4)]


# The Stockade's choice.


@pytest.mark.rules("PEL-BLD-33")
@pytest.mark.parametrize(
    ("population", "suggested"), [(5, "take prestige"), (2, "take prestige"), (1, "take population")]
)
def test_the_better_option_is_suggested(population: int, suggested: str) -> None:
    game = Peloponnes(players=2, modules=["six"])
    mat = {"buildings": ["stockade", "port", "market"], "coins": 0, "population": population}
    s = game.position({"at": "score", "players": {"A": mat}})
    (question,) = game.asks(s)
    assert isinstance(question, Pick)
    assert [answer.text for answer in question.answers if answer.code == question.default] == [suggested]


@pytest.mark.rules("PEL-BLD-26")
def test_the_choice_comes_after_the_last_supply_round() -> None:
    game = Peloponnes(players=2, modules=["six"])
    s = game.position({"at": "supply", "round": 8, "players": {"A": {"buildings": ["stockade"], "food": 9}}})
    assert s.stack[-1][0] == END_CHOICE
    assert game.view(s, 0).phase == "score"


# Base code does not know the modules.

FOLDER = Path(str(files("trireme.games.peloponnes")))
REGISTRY = {"game.py", "options.py"}
"""Where modules are chosen and join."""
FORMAT_1 = "format_1.py"
"""How the tiles of all expansions stood in one file."""
IN_PLAY = ("modules", "playing")


def base_sources() -> Iterator[tuple[str, ast.Module]]:
    """The base game, its table in the terminal included."""
    for path in sorted(FOLDER.rglob("*.py")):
        if (inside := path.relative_to(FOLDER)).parts[0] not in ("modules", "rules", FORMAT_1):
            yield str(inside), ast.parse(path.read_text(encoding="utf-8"))


def knows_modules(tree: ast.Module, rules: set[str]) -> list[str]:
    """What ties a source to an expansion: its name, a question for it, its code, a rule of its own."""
    found = []
    for node in ast.walk(tree):
        names = [getattr(node, part, None) for part in ("id", "attr", "arg", "name")]
        named = [name for name in names if isinstance(name, str) and MODULES.keys() & name.lower().split("_")]
        found += [f"line {node.lineno}: has a name {name}" for name in named if isinstance(node, ast.expr | ast.stmt)]
        if isinstance(node, ast.ImportFrom) and node.module and ".modules" in node.module:
            found.append(f"line {node.lineno}: imports {node.module}")
        elif isinstance(node, ast.Compare) and any(
            isinstance(each, ast.Constant) and each.value in MODULES for each in ast.walk(node)
        ):
            found.append(f"line {node.lineno}: compares with the name of a module")
        elif isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Load) and node.attr in IN_PLAY:
            found.append(f"line {node.lineno}: asks which modules are in play")
        elif isinstance(node, ast.Name) and node.id.replace("_", "-") in rules:
            found.append(f"line {node.lineno}: cites {node.id}")
    return found


def test_base_code_has_no_branch_on_a_module() -> None:
    rules = {
        entry.id
        for entry in rulebook("peloponnes").entries.values()
        if set(entry.modules) & set(MODULES) or entry.needs
    }
    assert {"PEL-SEA-04", "PEL-MIX-09", "PEL-BLD-22"} <= rules
    known = {name: found for name, tree in base_sources() if (found := knows_modules(tree, rules))}
    assert set(known) == REGISTRY, known
    assert [found for name in REGISTRY for found in known[name] if "imports" not in found and "asks" not in found] == []


def test_base_content_has_nothing_of_a_module() -> None:
    content = read_content(content_files("peloponnes"))
    keys = {key for table in content.values() for entry in entries_of(table) for key in entry}
    assert [key for key in (*content, *keys) if MODULES.keys() & key.split("_")] == []
    tagged = [entry for table in content.values() for entry in entries_of(table) if "expansion" in entry]
    assert len(tagged) > 40
    assert {entry["expansion"] for entry in tagged} == {"base"}
    assert set(content["expansion"]) == {"base"}


def entries_of(table: Any) -> list[dict[str, Any]]:
    return table if isinstance(table, list) else [table]


def test_a_branch_on_a_module_is_seen() -> None:
    source = 'if "sea" in modules:\n    pass\nyield Reason(PEL_SEA_04)\ns.sea = tables.six_only\n'
    assert knows_modules(ast.parse(source), {"PEL-SEA-04"}) == [
        "line 1: compares with the name of a module",
        "line 4: has a name sea",
        "line 4: has a name six_only",
        "line 3: has a name PEL_SEA_04",
        "line 3: cites PEL_SEA_04",
    ]
