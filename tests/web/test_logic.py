"""What the page works out by itself has tests of its own, in `web/tests`, on the same Node that builds it.

Sentences are made there and here: the page is given all that our words can say of our games, and must say the same.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from itertools import cycle
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from tests.words.ftl import messages
from tools import build_page, generate_mirror
from tools.generate_mirror import mirrored, of_game
from trireme.games import GAMES
from trireme.kit.content.loading import read_content
from trireme.kit.content.rulebook import LANGUAGES
from trireme.kit.registry import content_files, module_folders
from trireme.words import SEATS, Words
from trireme.words.bundles import TRIREME, game_sources, sources_in
from trireme.words.names import BEFORE

FORMS = ("_the", "_The", "_of", "_to")
NUMBERS = (2, 0, 1, 1000, -3)


class Counted(Visitor):
    """The arguments of a source that are numbers: those that are counted or choose a variant; and the units counted."""

    def __init__(self) -> None:
        self.found: set[str] = set()
        self.units: set[str] = set()

    def visit_CallArguments(self, node: Any) -> None:  # noqa: N802
        for names, at in ((self.found, 0), (self.units, 1)):
            names |= {each.id.name for each in node.positional[at::2] if isinstance(each, ast.VariableReference)}

    def visit_SelectExpression(self, node: Any) -> None:  # noqa: N802
        if isinstance(node.selector, ast.VariableReference):
            self.found.add(node.selector.id.name)
        self.generic_visit(node)


def counted(sources: list[str]) -> Counted:
    visitor = Counted()
    for source in sources:
        visitor.visit(FluentParser().parse(source))
    return visitor


def things(words: Words) -> list[str]:
    """A component for each article that there is, and one that bears its mark."""
    kinds = {(name.article, name.text[:1] in "AEIOUÉ", "(" in name.text): id for id, name in words.names.items()}
    return sorted(kinds.values())


def sayings(words: Words, sources: list[str], places: tuple[str, ...]) -> Iterator[tuple[str, dict[str, Any]]]:
    """Every sentence and every variant, with names and figures in turn."""
    numbers, names, seats, found = cycle(NUMBERS), cycle(things(words)), cycle((0, 1, 2, -1)), counted(sources)
    keys = {key for place in places for key in messages(place, words.language)}
    units = cycle(sorted(key.removeprefix("unit-") for key in keys if key.startswith("unit-")) or [""])

    def figure(argument: str) -> int | str:
        if argument in SEATS:
            return next(seats)
        if argument in found.units:
            return next(units)
        return next(numbers) if argument in found.found else next(names)

    for place in places:
        for key, message in messages(place, words.language).items():
            for variant, arguments in message.arguments.items():
                bare = sorted(
                    {*(each for form in arguments for each in [bare_name(form)]), *([variant] if variant else [])}
                )
                made: dict[str, Any] = {each: figure(each) for each in bare}
                if "seats" in made:
                    made["seats"] = (0, 2) if key.startswith("event-") else "0,2"
                yield key, made


def bare_name(argument: str) -> str:
    return next((argument.removesuffix(form) for form in FORMS if argument.endswith(form)), argument)


def told_of(game: str) -> dict[str, Any]:
    components = read_content(content_files(game, list(module_folders(game))))
    seats = ("Alice", "Zoé", "Élie")
    languages = {}
    for language in LANGUAGES:
        words = Words(language, game, seats)
        sources = [*sources_in(TRIREME / "words", language), *game_sources(language, game)]
        said = [(key, args) for key, args in sayings(words, sources, ("kit", game)) if can_be_said(words, key, args)]
        languages[language] = mirrored(words, sources, said)
    return of_game(components, seats, languages)


def can_be_said(words: Words, key: str, args: dict[str, Any]) -> bool:
    """Sentences that ask for more than a name or a number, such as the unit of an amount, are made up in the tool."""
    try:
        words.say(key, **args)
    except (LookupError, TypeError):
        return False
    return True


@pytest.fixture(scope="module")
def told() -> dict[str, Any]:
    return {game: told_of(game) for game in GAMES}


def test_nearly_all_sentences_are_told(told: dict[str, Any]) -> None:
    for game, each in told.items():
        for language in LANGUAGES:
            said = {key for key, _, _ in each[language]["said"]}
            assert len(said) > 0.95 * len(set(messages("kit", language)) | set(messages(game, language)))


def test_every_article_is_tried() -> None:
    for language, articles in BEFORE.items():
        tried = {
            each[f"article_{language}"] for kind in ("building", "city") for each in generate_mirror.COMPONENTS[kind]
        }
        assert tried == set(articles) - {"elided"}


def test_what_the_page_works_out(
    told: dict[str, Any], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "said.json"
    file.write_text(json.dumps(told, ensure_ascii=False), encoding="utf-8")
    monkeypatch.setenv("SAID_BY_PYTHON", str(file))
    build_page.try_out()
    assert " passed" in capfd.readouterr().out
