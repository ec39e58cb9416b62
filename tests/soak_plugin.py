"""The long tests as units for `make soak`: `--list-soak=FILE` writes each with the files that it depends on."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.tables import TESTED
from trireme.games import GAMES

EVERYTHING = ("src/trireme", "web/src")
FOLDERS: dict[str, tuple[str, ...]] = {
    "kit": (),
    "bots": ("src/trireme/bots",),
    "games": ("src/trireme/bots", "src/trireme/arena"),
    "server": ("src/trireme/bots", "src/trireme/server", "src/trireme/words"),
}
"""What the tests of a folder need besides the kit and their games; those of other folders need everything."""
GAMES_OF_TESTS = ("tests/toy", "tests/toy_market", "tests/toy_mosaic")
MODULES_OF_TESTS = {"cyclades": "tests/games/cyclades/styx"}


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.getgroup("soak").addoption("--list-soak", metavar="FILE", help="write the long tests and what they need")


def pytest_collection_finish(session: pytest.Session) -> None:
    if path := session.config.getoption("--list-soak"):
        units = {item.nodeid: needs_of(item) for item in session.items if item.get_closest_marker("soak")}
        Path(path).write_text(json.dumps(units), encoding="utf-8")


def needs_of(item: pytest.Item) -> list[str]:
    """Files and folders; after a change in one of them the test should run again."""
    file = item.nodeid.partition("::")[0]
    folder = file.split("/")[1]
    if folder not in FOLDERS:
        return [*EVERYTHING, file]
    return ["src/trireme/kit", *FOLDERS[folder], *games_of(item), file]


def games_of(item: pytest.Item) -> list[str]:
    """The folders of the games that a test plays: that of its own folder, or those that its parameters name; if none
    does, those of all."""
    _, folder, game, *_ = item.path.relative_to(item.config.rootpath).parts
    if folder == "kit":
        return list(GAMES_OF_TESTS)
    if folder == "games" and game in GAMES:
        return [f"src/trireme/games/{game}", f"tests/games/{game}"]
    callspec = getattr(item, "callspec", None)
    params = callspec.params.values() if callspec is not None else ()
    named = {name for each in params if isinstance(name := getattr(each, "game", each), str) and name in TESTED}
    if not named:
        return ["src/trireme/games", *GAMES_OF_TESTS, *MODULES_OF_TESTS.values()]
    ours = [f"src/trireme/games/{name}" for name in sorted(named) if name in GAMES]
    brought = [folder for name, folder in MODULES_OF_TESTS.items() if name in named]
    return [*ours, *brought, *(() if len(ours) == len(named) else GAMES_OF_TESTS)]
