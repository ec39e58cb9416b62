"""No sentence of the page is missing, none is unused, and both languages say the same with the same figures."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest

from tests.words.ftl import FILES, INSTEAD, Message, messages, read
from tools import generate_problems
from trireme.bots import BOTS
from trireme.games import GAMES
from trireme.kit.content.rulebook import LANGUAGES, load_rulebook
from trireme.kit.errors import BadContent, BadOption, TriremeError, Unreadable
from trireme.kit.registry import rules_files
from trireme.server.common import problems as table_problems
from trireme.server.common.problems import TableError
from trireme.words.bundles import Sentences

WEB = Path(__file__).resolve().parent.parent.parent / "web" / "src"
WORDS = WEB / "words"
BOARDS = sorted(folder.parent.name for folder in WEB.glob("boards/*/words"))
LITERAL = re.compile(r'"([A-Za-z0-9-]+)"')
COMPARED = re.compile(r'[!=]==\s*"[^"]*"')
TEMPLATE = re.compile(r"`([a-z]+-[^`\s]*\$\{[^`]*)`")
ONE = re.compile(r"\[one\] 1 .*")
SAID = re.compile(r"(?<!this\.)\bsay\(")
ERROR_ONLY = {"error-plain", "problem-unreachable", "problem-no-clipboard"}
"""Made from the frame and the key of a problem that the page itself finds."""


@cache
def sources() -> tuple[str, ...]:
    files = [path for path in WEB.rglob("*") if path.suffix in (".svelte", ".ts")]
    return tuple(path.read_text(encoding="utf-8") for path in sorted(files))


@cache
def page(language: str) -> dict[str, Message]:
    """The sentences of the page itself, from all its files but those of the problems, and those of the boards."""
    files = [path for path in sorted(WORDS.rglob(f"{language}.ftl")) if path.parent.name != "problems"]
    own = read("\n".join(path.read_text(encoding="utf-8") for path in files), f"page {language}")
    return own | {key: message for board in BOARDS for key, message in of_board(board, language).items()}


@cache
def of_board(board: str, language: str) -> dict[str, Message]:
    """What a board says, with its expansions, and what it says in its own way instead of the page."""
    files = sorted((WEB / "boards" / board).rglob(f"words/*{language}.ftl"))
    return read("\n".join(path.read_text(encoding="utf-8") for path in files), f"{board} {language}")


def first_argument(text: str) -> str:
    """What stands between the opening parenthesis and the comma or parenthesis that ends the first argument."""
    depth = 0
    for at, letter in enumerate(text):
        depth += (letter in "([{") - (letter in ")]}")
        if depth < 0 or (depth == 0 and letter == ","):
            return text[:at]
    return text


def spoken() -> tuple[set[str], set[str]]:
    """Keys that are said by their name, and patterns of keys that are put together."""
    literals: set[str] = set()
    templates: set[str] = set()
    for source in sources():
        for call in SAID.finditer(source):
            argument = COMPARED.sub("", first_argument(source[call.end() :]))
            templates |= set(TEMPLATE.findall(argument))
            literals |= set(LITERAL.findall(re.sub(r"`[^`]*`", "", argument)))
    return literals, templates


def pattern(template: str) -> re.Pattern[str]:
    return re.compile(
        "".join("[A-Za-z0-9-]+" if part.startswith("${") else re.escape(part) for part in parts(template))
    )


def parts(template: str) -> list[str]:
    return re.split(r"(\$\{[^}]*\})", template)


def all_keys() -> set[str]:
    return {key for found in (page("en"), *(messages(place, "en") for place in FILES)) for key in found}


def test_every_key_that_the_page_says_has_a_sentence() -> None:
    literals, templates = spoken()
    assert literals - all_keys() == set()
    assert {each for each in templates if not any(pattern(each).fullmatch(key) for key in all_keys())} == set()
    assert "home-play" in literals


def test_every_sentence_of_the_page_is_said() -> None:
    literals = {text for source in sources() for text in LITERAL.findall(source)}
    patterns = [pattern(each) for source in sources() for each in TEMPLATE.findall(source)]
    said = {key: key.partition(INSTEAD)[0] for key in page("en")}
    unused = {
        key for key, base in said.items() if base not in literals and not any(each.fullmatch(base) for each in patterns)
    }
    assert unused - ERROR_ONLY == set()


def test_both_languages_have_the_same_keys() -> None:
    assert set(page("en")) == set(page("fr"))


def test_both_languages_use_the_same_figures() -> None:
    english, french = ({key: each.arguments for key, each in page(language).items()} for language in LANGUAGES)
    assert english == french


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_takes_no_key_from_the_games(language: str) -> None:
    for place in FILES:
        assert set(page(language)) & set(messages(place, language)) == set()


@pytest.mark.parametrize("game", GAMES)
def test_everything_that_can_be_chosen_has_its_sentences(game: str) -> None:
    assert {f"bot-{bot}" for bot in BOTS} - set(page("en")) == set()
    rules = load_rulebook(rules_files(game)).entries.values()
    modules = {module for rule in rules for module in rule.modules} - {"base"}
    assert {f"module-{module}".replace(".", "-") for module in modules} - set(messages(game, "en")) == set()


# What can go wrong.


def test_the_problems_in_english_are_up_to_date() -> None:
    assert generate_problems.PROBLEMS.read_text(encoding="utf-8") == generate_problems.written(), "run make generate"


def errors() -> list[TriremeError]:
    """Each problem in each way in which it could come to the page."""
    found: list[TriremeError] = []
    for module in generate_problems.modules():
        for problem in generate_problems.problems(module).values():
            figures: dict[str, int | str] = dict.fromkeys(re.findall(r"{(\w+)}", problem.english), "x")
            if module == table_problems.__name__:
                found.append(TableError(problem, 400, **figures))
                continue
            found.append(BadOption("level", problem, **figures))
            found.append(BadContent("a.toml", "agora", "cost", problem, **figures))
            if "where" not in figures:
                found += [Unreadable("move", where, problem, **figures) for where in (3, "bid x", "")]
                found.append(Unreadable("case", "round", problem, **figures))
    return found


def test_the_page_says_problems_in_english_as_the_errors_do() -> None:
    sentences = Sentences("en", [(WORDS / "problems" / "en.ftl").read_text(encoding="utf-8")])
    for error in errors():
        problem = sentences.say(f"problem-{error.key}", error.figures)
        assert sentences.say(f"error-{error.frame}", {**error.figures, "problem": problem}) == str(error)


def test_none_is_not_said_to_be_one() -> None:
    """French has one form for none and one: a figure in it is the number itself."""
    files = sorted((WEB / "boards" / "cyclades").rglob("words/*fr.ftl"))
    said = [f"{path.parent.parent.name}: {each}" for path in files for each in ONE.findall(path.read_text("utf-8"))]
    assert said == []
