"""Cards, gods and buildings: each an object of a class of its own, found by the folder of its kind and its id."""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from importlib.util import find_spec
from typing import TypeVar

from trireme.games.cyclades.fitting import FILE
from trireme.games.cyclades.problems import NO_SUCH_CLASS
from trireme.kit.errors import BadContent

T = TypeVar("T")


def class_of(kind: type[T], folder: str, entry: str, id: str, packages: Sequence[str]) -> type[T]:
    """The class of an entry of the content: `SeaHydra` in `cards/sea_hydra.py`, of the game or of a module in play."""
    file, name = id.replace("-", "_"), "".join(part.capitalize() for part in id.split("-"))
    for package in packages:
        home = f"{package}.{folder}"
        if file.isidentifier() and find_spec(home) is not None and find_spec(f"{home}.{file}") is not None:
            found = getattr(import_module(f"{home}.{file}"), name, None)
            if isinstance(found, type) and issubclass(found, kind):
                return found
    raise BadContent(FILE, entry, "id", NO_SUCH_CLASS, given=id, file=f"{folder}/{file}.py", name=name)
