"""No key is missing, none is unused, and both languages say the same with the same figures."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from importlib.resources.abc import Traversable
from string import Formatter
from types import ModuleType
from typing import get_args

import pytest

from tests.words.ftl import FILES, keys, messages
from tests.words.telling import told_of
from tools.generate_types import events, homes
from trireme.bots import bots_for
from trireme.games import GAMES
from trireme.kit import problems as kit_problems
from trireme.kit.content.rulebook import load_rulebook
from trireme.kit.errors import Problem
from trireme.kit.registry import folder_of
from trireme.words.bundles import TRIREME, Sentences, game_sources

PROBLEMS: dict[str, list[ModuleType]] = {"kit": [kit_problems], **{game: homes(game, "problems") for game in GAMES}}
TOLD = {game: told_of(game) for game in GAMES}
RULE = re.compile(r"[A-Z]{3}_[A-Z]{3}_\d\d")


def sources(folder: Traversable) -> Iterator[ast.Module]:
    """Without what reads positions: a case that stands up an impossible one is told the rule itself."""
    for file in folder.iterdir():
        if file.is_dir() and file.name not in ("rules", "position"):
            yield from sources(file)
        elif file.name.endswith(".py"):
            yield ast.parse(file.read_text(encoding="utf-8"))


def cited(tree: ast.AST) -> Iterator[str]:
    """Rules named anywhere but in what a question points to for reading, or what makes a position impossible: those
    that a refusal can cite."""
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, ast.FunctionDef) and node.name in ("question", "rules_here", "impossible"):
            continue
        if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) in ("rules", "self.rules", "(settled, rule)"):
            continue
        if isinstance(node, ast.AnnAssign) and ast.unparse(node.target) == "rules":
            continue
        if isinstance(node, ast.Attribute) and node.attr == "id":  # An id is told, not given as a reason.
            continue
        if isinstance(node, ast.keyword) and node.arg in ("rule", "rules"):  # What an event or an outlook quotes.
            continue
        if isinstance(node, ast.Name) and RULE.fullmatch(node.id):
            yield node.id.replace("_", "-")
        yield from cited(node)


def texts(tree: ast.AST) -> set[str]:
    """All strings of a source."""
    return {node.value for node in ast.walk(tree) if isinstance(node, ast.Constant) and isinstance(node.value, str)}


def problems(place: str) -> dict[str, Problem]:
    found = (each for module in PROBLEMS[place] for each in vars(module).values())
    return {each.key: each for each in found if isinstance(each, Problem)}


def prefixed(place: str, prefix: str, language: str = "en") -> set[str]:
    """What follows a prefix in the keys of a file."""
    return {key.removeprefix(f"{prefix}-") for key in keys(place, language) if key.startswith(f"{prefix}-")}


@pytest.mark.parametrize("place", FILES)
def test_both_languages_have_the_same_keys(place: str) -> None:
    frames = {"text", "error-unreadable", "error-bad-option", "error-bad-content"} if place == "kit" else set()
    only_french = frames | {f"problem-{key}" for key in problems(place)}
    assert keys(place, "fr") - only_french == keys(place, "en")


@pytest.mark.parametrize("place", FILES)
def test_both_languages_use_the_same_figures(place: str) -> None:
    english, french = (
        {
            f"{key}.{variant}": {re.sub(r"_(the|The|of|to)$", "", argument) for argument in arguments}
            for key, message in messages(place, language).items()
            if key in keys(place, "en")
            for variant, arguments in message.arguments.items()
        }
        for language in ("en", "fr")
    )
    assert english == french


@pytest.mark.parametrize("place", FILES)
def test_every_problem_is_said_in_french_with_the_same_figures(place: str) -> None:
    expected = {
        key: {name for _, name, _, _ in Formatter().parse(problem.english) if name}
        for key, problem in problems(place).items()
    }
    french = messages(place, "fr")
    said = {key: french[f"problem-{key}"].arguments[""] for key in prefixed(place, "problem", "fr")}
    assert said == expected


@pytest.mark.parametrize("game", GAMES)
def test_a_problem_belongs_to_the_kit_or_to_a_game(game: str) -> None:
    assert not problems("kit").keys() & problems(game).keys()


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_that_a_refusal_can_cite_has_a_sentence_and_no_other(game: str) -> None:
    rules = {rule for tree in sources(folder_of(game)) for rule in cited(tree)}
    own = {rule for rule in rules if not rule.startswith("KIT-")}
    assert own == {rule for rule in prefixed(game, "why") if not rule.startswith("KIT-")}
    assert TOLD[game].REFUSAL in own


def test_every_rule_of_the_kit_has_a_sentence() -> None:
    kit = load_rulebook([TRIREME / "kit" / "rules" / "kit.toml"])
    assert prefixed("kit", "why") == set(kit.entries)
    for game in GAMES:
        assert {rule for rule in prefixed(game, "why") if rule.startswith("KIT-")} <= set(kit.entries)


@pytest.mark.parametrize("game", GAMES)
def test_every_event_has_a_sentence(game: str) -> None:
    tags = {str(each.__struct_config__.tag) for each in get_args(events([game]))}
    assert prefixed(game, "event") == {tag.replace(".", "-") for tag in tags}


@pytest.mark.parametrize("game", GAMES)
def test_every_unit_is_counted_somewhere(game: str) -> None:
    counted = {unit for message in messages(game, "en").values() for unit in message.units}
    assert prefixed(game, "unit") == counted | TOLD[game].ASKED_FOR


@pytest.mark.parametrize("game", GAMES)
def test_names_are_those_of_the_view(game: str) -> None:
    assert {kind: prefixed(game, kind) for kind in TOLD[game].NAMED} == TOLD[game].NAMED


@pytest.mark.parametrize("game", GAMES)
def test_options_and_modules_are_those_of_the_game(game: str) -> None:
    choices = {each.name for each in GAMES[game].choices} - {"players", "chance"}
    choices |= {"modules"}  # Those of another package may be the first ones.
    told = prefixed(game, "option")
    assert choices | {f"{name}-title" for name in choices} <= told
    assert {key.partition("-")[0] for key in told} <= choices
    modules = [module for module in GAMES[game].modules if module != "base"]
    whole = {module.partition(".")[0] for module in modules}
    assert prefixed(game, "module") == {module.replace(".", "-") for module in modules} | whole


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(("language", "word"), [("en", "counts"), ("fr", "compte")])
def test_a_level_says_that_its_bot_counts_what_is_only_screened(game: str, language: str, word: str) -> None:
    """Whoever plays against it must know that a purse behind a screen is no secret to it (docs/decisions/006)."""
    assert prefixed(game, "bot", language) == {f"{bot}-about" for bot in bots_for(game) if bot != "random"}
    for bot in prefixed(game, "bot", language):
        said = Sentences(language, game_sources(language, game)).say(f"bot-{bot}", {})
        assert (word in said) == bool(GAMES[game].screened)


@pytest.mark.parametrize("game", GAMES)
def test_endings_are_those_of_the_scoring_and_of_modules(game: str) -> None:
    scoring = ast.parse((folder_of(game) / TOLD[game].ENDINGS).read_text(encoding="utf-8"))
    modules = folder_of(game) / "modules"
    trees = sources(modules) if modules.is_dir() else ()
    named = {text for tree in (scoring, *trees) for text in texts(tree)}
    endings = {text.removeprefix("ending-") for text in named if text.startswith("ending-")}
    assert prefixed(game, "ending") == endings


def test_all_other_sentences_of_the_kit_are_said_by_its_words() -> None:
    said = {text for tree in sources(TRIREME / "words") for text in texts(tree)}
    parts = texts(ast.parse((TRIREME / "kit" / "engine" / "bargaining.py").read_text(encoding="utf-8")))
    said |= {f"answer-deal-{part}" for part in parts}
    rest = {key for key in keys("kit", "en") if not key.startswith("why-")}
    assert rest <= said


@pytest.mark.parametrize("game", GAMES)
def test_all_words_of_the_terminal_are_on_the_board(game: str) -> None:
    own = ast.parse((folder_of(game) / "terminal.py").read_text(encoding="utf-8"))
    said = texts(own) | {f"terminal-{text}" for text in texts(own)}
    said |= {f"terminal-short-{text}" for text in texts(own)}
    said |= {f"terminal-{name}{rest}" for name in GAMES[game].modules for rest in ("", "-on-offer")}  # Rows of modules.
    assert {key for key in keys(game, "en") if key.startswith("terminal-")} <= said


@pytest.mark.parametrize("game", GAMES)
def test_all_kinds_of_keys_are_known(game: str) -> None:
    kinds = {key.partition("-")[0] for key in keys(game, "en")}
    told = {"ask", "answer", "draw", "event", "outlook"}  # by test_peloponnes_told.py and test_cyclades_told.py
    modules = {"module"} if set(GAMES[game].modules) - {"base"} else set()
    assert kinds - {"fact"} == told | set(TOLD[game].NAMED) | modules | {
        "why",
        "bot",
        "unit",
        "ending",
        "option",
        "game",
        "terminal",
    }
