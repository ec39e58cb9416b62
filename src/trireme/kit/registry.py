"""Find games and modules: ours by folder, those of other packages by entry point.

A folder `trireme/games/<name>` with a `game.py` is a game, and a folder `modules/<name>` in it is a module of it.
Another package names its own in its `pyproject.toml`:

    [project.entry-points."trireme.games"]
    raiders = "raiders.game:Raiders"

    [project.entry-points."trireme.modules"]
    "cyclades.minotaurs" = "cyclades_minotaurs:MODULE"

Rules, content, words, bot and boards stand in the package that holds the class or the module. Nothing is imported
before it is needed. What cannot be loaded stands in `BROKEN` and does not stop the rest.
"""

from __future__ import annotations

import sys
import tomllib
from collections.abc import Iterator, MutableMapping, Sequence
from contextlib import suppress
from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from importlib.resources import files
from importlib.resources.abc import Traversable
from importlib.util import find_spec
from types import ModuleType
from typing import Any, Final, TypeVar

from trireme.kit.errors import BadOption
from trireme.kit.game import Game
from trireme.kit.problems import CANNOT_LOAD, UNKNOWN

OURS: Final = "trireme.games"
"""The package of our own games; also the name of the group in which other packages name theirs."""
MODULES: Final = "trireme.modules"
"""The group in which other packages name modules, as `<game>.<module>`."""

UNTESTABLE: Final = "untestable.toml"
"""Beside the rules: those that no test can show, and why."""

BROKEN: Final[dict[str, str]] = {}
"""Entry points that could not be used, by their names, and why."""

Named = str | type[Game[Any]]
"""A game by its name, or its class, which need not be registered."""

M = TypeVar("M")


class Games(MutableMapping[str, type[Game[Any]]]):
    """All games by name. A game of ours is imported when it is looked up; one of another package when its name is
    listed too, since only then it is sure to be there."""

    def __init__(self) -> None:
        self._given: dict[str, type[Game[Any]]] = {}

    def __getitem__(self, name: str) -> type[Game[Any]]:
        if name in self._given:
            return self._given[name]
        game: type[Game[Any]] | None = _our_class(name) if name in _our_folders() else _load(OURS, name)
        if game is None:
            raise KeyError(name)
        return game

    def __setitem__(self, name: str, game: type[Game[Any]]) -> None:
        self._given[name] = game

    def __delitem__(self, name: str) -> None:
        del self._given[name]

    def __contains__(self, name: object) -> bool:
        return name in self._given or name in _our_folders() or (isinstance(name, str) and self.get(name) is not None)

    def __iter__(self) -> Iterator[str]:
        yield from _our_folders()
        others = {name for name in _named(OURS) if name in self} | set(self._given)
        yield from sorted(others.difference(_our_folders()))

    def __len__(self) -> int:
        return sum(1 for _ in self)


GAMES: Final = Games()
"""The games that can be played, by name.

>>> list(trireme.games.GAMES)
['archipelago', 'cyclades', 'peloponnes']
"""


def our_games() -> tuple[str, ...]:
    """Return the games whose folders are Trireme's own."""
    return _our_folders()


def find_game(name: str) -> type[Game[Any]]:
    """Return the game of a name, or a complaint that says what there is, or why it cannot be used."""
    if name in GAMES:
        return GAMES[name]
    if name in BROKEN:
        raise BadOption("game", CANNOT_LOAD, given=name, detail=BROKEN[name])
    raise BadOption("game", UNKNOWN, given=name, known=", ".join(GAMES))


def package_of(game: Named) -> str:
    """Return the package that holds all of a game."""
    if isinstance(game, str):
        if game in _our_folders() and game not in GAMES._given:
            return f"{OURS}.{game}"
        if (point := _named(OURS).get(game)) is not None and game not in GAMES._given:
            return _package_around(point.module)
        game = GAMES[game]
    return _package_around(game.__module__)


def folder_of(game: Named) -> Traversable:
    """Return the folder in which rules, content and words of a game stand."""
    return files(package_of(game))


def part_of(game: Named, name: str) -> ModuleType | None:
    """Return a module of a game's package by its name, such as `terminal` or `bot.greedy`, if it has one."""
    package = package_of(game)
    above = ""
    for part in name.split(".") if package else [name]:
        above = f"{above}.{part}"
        if not package or find_spec(above, package) is None:
            return None
    return import_module(above, package)


def is_ours(game: Named) -> bool:
    """Return whether the game and all its modules are Trireme's own, so that our tests cover all their texts."""
    return package_of(game).startswith(f"{OURS}.") and not _foreign_modules(_name(game))


def modules_of(kind: type[M], package: str, game: str) -> dict[str, M]:
    """Return the modules of a game by name: `MODULE` of each folder in `package`, then those of other packages.

    A game writes in its `modules/__init__.py`:

        MODULES: Final = modules_of(Module, __name__, "cyclades")

    Another package adds one to Cyclades by an entry point `cyclades.<module>` of the group `trireme.modules`, whose
    value is an object of Cyclades' class `Module`; what stands in that package's folders `rules`, `content` and `words`
    is the module's.
    """
    found = {name: import_module(f"{package}.{name}").MODULE for name in _folders_in(files(package))}
    for name in _foreign_modules(game):
        full = f"{game}.{name}"
        module = _load(MODULES, full)
        if isinstance(module, kind):
            found[name] = module
        elif module is not None:
            BROKEN[full] = f"{_named(MODULES)[full].value} is not a {kind.__name__}"
    return found


def module_folders(game: Named) -> dict[str, Traversable]:
    """Return the folders of a game's modules by name, ours and those of other packages."""
    ours = folder_of(game) / "modules"
    found = {name: ours / name for name in _folders_in(ours)} if ours.is_dir() else {}
    for name in _foreign_modules(_name(game)):
        with suppress(ImportError):  # `modules_of` says so
            found[name] = files(_package_around(_named(MODULES)[f"{_name(game)}.{name}"].module))
    return found


def folders_of(game: Named) -> list[Traversable]:
    """Return a game's folder, then those of all its modules: wherever its rules, content and words may stand."""
    return [folder_of(game), *module_folders(game).values()]


def files_in(folder: Traversable, ending: str) -> list[Traversable]:
    """Return the files of a folder with this ending, by name; none where there is no folder."""
    if not folder.is_dir():
        return []
    return sorted((file for file in folder.iterdir() if file.name.endswith(ending)), key=lambda file: file.name)


def content_files(game: Named, modules: Sequence[str] = ()) -> list[Traversable]:
    """Return the content of a game and of the modules in play; a part of a module (`hades.god`) brings the module's."""
    found = module_folders(game)
    in_play = dict.fromkeys(name.partition(".")[0] for name in modules)
    folders = [folder_of(game), *(found[name] for name in in_play if name in found)]
    return [file for folder in folders for file in files_in(folder / "content", ".toml")]


def rules_files(game: Named) -> list[Traversable]:
    """Return the rules of a game and of all its modules."""
    return [file for folder in folders_of(game) for file in rules_in(folder)]


def rules_in(folder: Traversable) -> list[Traversable]:
    """Return the rules in the folder of a game or module, without the list of those that no test can show."""
    return [file for file in files_in(folder / "rules", ".toml") if file.name != UNTESTABLE]


def untestable_rules(game: Named) -> dict[str, dict[str, str]]:
    """Return the rules of a game and of its modules that no test can show, each with the reason in both languages."""
    lists = [file for folder in folders_of(game) for file in files_in(folder / "rules", UNTESTABLE)]
    rows = [row for file in lists for row in tomllib.loads(file.read_text(encoding="utf-8"))["rule"]]
    return {str(row.pop("id")): row for row in rows}


def forget() -> None:
    """Look again for what is installed; for tests that install something."""
    for remembered in (_our_folders, _named, _load):
        remembered.cache_clear()
    BROKEN.clear()


def _name(game: Named) -> str:
    return game if isinstance(game, str) else game.name


def _package_around(module: str) -> str:
    """Without importing more than the package itself."""
    if module in sys.modules:
        return sys.modules[module].__package__ or ""
    spec = find_spec(module)
    return spec.parent or "" if spec else ""


@cache
def _our_folders() -> tuple[str, ...]:
    home = files("trireme") / "games"
    return tuple(name for name in _folders_in(home) if _has_module(home / name, "game"))


def _folders_in(home: Traversable) -> list[str]:
    """Packages; `__pycache__` is none, though a compiled `__init__` lies in it."""
    folders = [each for each in home.iterdir() if each.is_dir() and not each.name.startswith("_")]
    return sorted(each.name for each in folders if _has_module(each, "__init__"))


def _has_module(folder: Traversable, name: str) -> bool:
    """In source or compiled."""
    return any(file.name.partition(".")[0] == name for file in folder.iterdir())


@cache
def _our_class(name: str) -> type[Game[Any]]:
    """Return the one game that `game.py` defines."""
    module = f"{OURS}.{name}.game"
    found = [each for each in vars(import_module(module)).values() if isinstance(each, type) and issubclass(each, Game)]
    return next(each for each in found if each.__module__ == module)


@cache
def _named(group: str) -> dict[str, EntryPoint]:
    """Return what other packages offer, by name. Where two use a name, the first that is found has it."""
    found: dict[str, EntryPoint] = {}
    for point in entry_points(group=group):
        if group == OURS and point.name in _our_folders():
            BROKEN[f"{point.name} ({point.value})"] = f"{point.name} is a game of Trireme's own"
        elif point.name in found and found[point.name].value != point.value:
            BROKEN[f"{point.name} ({point.value})"] = f"{found[point.name].value} has the same name"
        else:
            found[point.name] = point
    return found


def _foreign_modules(game: str) -> list[str]:
    return sorted(name.removeprefix(f"{game}.") for name in _named(MODULES) if name.startswith(f"{game}."))


@cache
def _load(group: str, name: str) -> Any:
    """Return what an entry point stands for; None, and a word in `BROKEN`, if it cannot be used."""
    point = _named(group).get(name)
    if point is None:
        return None
    try:
        found = point.load()
    except Exception as error:  # whatever goes wrong in another's package is no reason to stop ours
        BROKEN[name] = f"{point.value}: {type(error).__name__}: {error}"
        return None
    if group == OURS and not (
        isinstance(found, type) and issubclass(found, Game) and getattr(found, "name", "") == name
    ):
        BROKEN[name] = f"{point.value} is not a game named {name}"
        return None
    return found
