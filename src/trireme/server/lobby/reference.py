"""Reference for the page: rulebooks, words and components, the same for everybody."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from trireme.games import GAMES
from trireme.kit.content.rulebook import LANGUAGES, Rulebook, kit_rules, load_rulebook
from trireme.kit.registry import module_folders, rules_files
from trireme.server.common.problems import NO_GAME, NO_LANGUAGE, TableError
from trireme.server.wire.http_bodies import Components, GameWords, RulesBody, RuleText, Section
from trireme.words.bundles import game_sources


def rulebook_of(game: str) -> RulesBody:
    """Return the rules of a game with all its modules, and the rules that all games share."""
    check_game(game)
    books = [load_rulebook(rules_files(game)), kit_rules()]
    return RulesBody(
        game,
        GAMES[game].rules_number,
        [Section(id, title) for book in books for id, title in book.sections.items()],
        [text for book in books for text in texts_of(book)],
    )


def words_of(game: str, language: str, modules: Sequence[str] | None) -> GameWords:
    """Return the sentences of a game with these modules, or with all. Unknown modules are ignored."""
    check_game(game)
    if language not in LANGUAGES:
        raise TableError(NO_LANGUAGE, status=404, given=language, known=", ".join(LANGUAGES))
    return GameWords(game, language, game_sources(language, game, None if modules is None else known(game, modules)))


def known(game: str, modules: Sequence[str]) -> tuple[str, ...]:
    """Return the modules that the game has, each once and in the order of the game."""
    return tuple(name for name in module_folders(game) if name in modules)


def components_of(content: str, game: str, components: bytes) -> Components:
    """Return the components of a game from their stored JSON."""
    return Components(game, content, msgspec.json.decode(components, type=dict[str, msgspec.Raw]))


def check_game(game: str) -> None:
    if game not in GAMES:
        raise TableError(NO_GAME, status=404, given=game, known=", ".join(GAMES))


def texts_of(book: Rulebook) -> list[RuleText]:
    return [
        RuleText(
            entry.id,
            entry.section,
            list(entry.modules),
            entry.text,
            entry.source,
            list(entry.amends),
            list(book.amended.get(entry.id, ())),
        )
        for entry in book.entries.values()
    ]
