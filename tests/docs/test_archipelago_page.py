"""docs/reference/cases-archipelago.md: its example runs, and it names everything that a case can say."""

import re
import tomllib
from pathlib import Path

from trireme.games import make
from trireme.games.archipelago.deals import FAVOURS
from trireme.games.archipelago.game import VERBS, Archipelago
from trireme.games.archipelago.lookup import MOUNTAIN
from trireme.games.archipelago.options import EXCLUDES
from trireme.games.archipelago.places_by_name import SPOTS
from trireme.games.archipelago.position.facts import ENTRIES
from trireme.games.archipelago.position.reader import PLAYER, TILE, TOP
from trireme.games.archipelago.position.running_turn import MIDWAY, TURN, TURN_QUESTIONS
from trireme.games.archipelago.promises import PROMISES
from trireme.kit.case import load_cases, run_cases
from trireme.kit.engine.frames import Chance

PAGE = (Path(__file__).resolve().parents[2] / "docs" / "reference" / "cases-archipelago.md").read_text(encoding="utf-8")
GAME = Archipelago()


def named() -> set[str]:
    return {word for code in re.findall(r"`([^`\n]+)`", PAGE) for word in re.findall(r"[\w-]+", code)}


def test_the_example_runs(tmp_path: Path) -> None:
    text = PAGE.partition("```toml\n")[2].partition("```")[0]
    assert tomllib.loads(text)
    path = tmp_path / "example.toml"
    path.write_text(text, encoding="utf-8")
    assert [found for _, found in run_cases(load_cases(path), make)] == [[]]


def test_the_examples_of_the_running_turn_run(tmp_path: Path) -> None:
    path = tmp_path / "turn.toml"
    path.write_text(PAGE.partition("### The running turn")[2].partition("```toml\n")[2].partition("```")[0], "utf-8")
    assert [found for _, found in run_cases(load_cases(path), make)] == [[], []]


def test_every_fact_is_named() -> None:
    assert {*TOP, *TILE, *PLAYER, *ENTRIES, "scores"} - {"players", "at"} <= named()
    assert {*TURN, *TURN_QUESTIONS, MIDWAY} <= named()
    assert {*SPOTS} - {"water2"} <= named()


def test_every_draw_verb_variant_and_thing_to_offer_is_named() -> None:
    assert {step.label for step in GAME.steps if isinstance(step, Chance)} <= named()
    assert {*VERBS, *EXCLUDES, *PROMISES} <= named()
    assert {"offer", "counter", "accept", "refuse", "withdraw", FAVOURS[0], FAVOURS[-1]} <= named()


def test_every_map_of_the_page_is_possible_and_so_is_what_comes_before_a_hex_of_it() -> None:
    text = PAGE.partition("### Maps that can be")[2].partition("```toml\n")[2].partition("```")[0]
    maps = tomllib.loads(text)
    assert len(maps) > 5
    game = Archipelago(players=2)
    for tiles in maps.values():
        for count in range(len(tiles) + 1):
            game.position({"map": dict([*tiles.items()][:count])})


def test_the_maps_of_the_page_show_what_they_are_for() -> None:
    maps = tomllib.loads(PAGE.partition("### Maps that can be")[2].partition("```toml\n")[2].partition("```")[0])
    game = Archipelago(players=2)

    def moves(name: str, unit: str) -> bool:
        s = game.position({"map": maps[name], "players": {"A": {"units": [unit]}}})
        return "migrate" in [game.write(s, 0, [code]) for code in game.legal(s, 0)]

    assert not moves("apart", "R09a/land")
    s = game.position({"map": maps["mountain"]})
    peaks = [s.near[at] for at in range(len(s.near)) if GAME.ruleset.tables.edges[s.lie[at // 6]][at % 6] == MOUNTAIN]
    assert sorted(game.ruleset.tile_name(s, tile) for tile in peaks) == ["R01a", "R12a"]
    assert moves("two", "R05a/land")
    assert not moves("two", "R05a/land2")
    assert moves("inlet", "R16a/land2")
    assert not moves("inlet", "R16a/land")
    assert moves("other_inlet", "R24b/land")
    assert not moves("other_inlet", "R24b/land2")
    assert moves("volcano", "R22a/land")
    assert moves("five", "R20a/land")
    assert moves("five", "R05a/land")
