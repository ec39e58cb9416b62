"""Which number each component has: the order in which they were first numbered, whatever order a content file has.

A code is the first of its block and the number of a component, so a number must not change when a creature is put into
the middle of a content file. `numbers.toml` in the folder of a game lists the ids of each kind; new ones are added at
the end of their list, those of modules too. A module of another package may have such a file as well, and its ids
follow. Components that no file lists come last, in the order of the content.

    card = ["fates", "satyr", "dryad"]
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from importlib.resources.abc import Traversable
from typing import Any, Final, TypeVar

import msgspec

from trireme.kit.errors import BadContent
from trireme.kit.problems import NOT_NAMES, TWICE
from trireme.kit.toml import read_source

FILE: Final = "numbers.toml"

T = TypeVar("T")
C = TypeVar("C", bound=msgspec.Struct)


def _id(entry: Any) -> str:
    id: str = entry.id
    return id


class Numbers:
    """The ids of each kind of component in the order of their numbers.

    >>> numbers = Numbers({"card": ["fates", "satyr", "dryad"]})
    >>> numbers.ids("card", ["nymph", "dryad", "fates"])
    ['fates', 'dryad', 'nymph']
    """

    def __init__(self, lists: Mapping[str, Sequence[str]]) -> None:
        self.lists = {kind: tuple(ids) for kind, ids in lists.items()}
        self._place = {kind: {id: place for place, id in enumerate(ids)} for kind, ids in self.lists.items()}

    def arranged(self, kind: str, entries: Iterable[T], id_of: Callable[[T], str] = _id) -> list[T]:
        """Return entries by their numbers; those that are not listed come last, in the order given."""
        place = self._place.get(kind, {})
        return sorted(entries, key=lambda entry: place.get(id_of(entry), len(place)))

    def ids(self, kind: str, ids: Iterable[str]) -> list[str]:
        """Put ids in the order of their numbers."""
        return self.arranged(kind, ids, str)

    def arrange(self, content: C) -> C:
        """Return a content with its tables of components by their numbers, where a kind has the name of the table."""
        tables = {name: tuple(self.arranged(name, getattr(content, name))) for name in self._tables(content)}
        return msgspec.structs.replace(content, **tables) if tables else content

    def _tables(self, content: msgspec.Struct) -> list[str]:
        return [name for name in content.__struct_fields__ if name in self.lists]


def read_numbers(folders: Sequence[Traversable]) -> Numbers:
    """Return the numbers that stand in the folders of a game and of modules; later ones follow."""
    lists: dict[str, list[str]] = {}
    for folder in folders:
        file = folder / FILE
        if not file.is_file():
            continue
        for kind, ids in read_source(file).items():
            if not isinstance(ids, list) or not all(isinstance(id, str) for id in ids):
                raise BadContent(FILE, kind, "", NOT_NAMES, given=ids, right='["fates", "satyr"]')
            if twice := [id for at, id in enumerate(ids) if id in ids[:at]]:
                raise BadContent(FILE, kind, "", TWICE, given=twice[0])
            known = lists.setdefault(kind, [])
            known += [id for id in ids if id not in known]
    return Numbers(lists)
