"""No number stands for two kinds of frames of one game."""

from __future__ import annotations

import ast
import inspect
from collections.abc import Iterator
from importlib import import_module
from pkgutil import walk_packages
from types import ModuleType

import pytest

import trireme.games
from trireme.kit.engine.frames import Work, make_steps
from trireme.kit.engine.state import BaseState


def files_of_steps() -> Iterator[ModuleType]:
    """The files of all games that have steps."""
    for found in walk_packages(trireme.games.__path__, "trireme.games."):
        if not found.name.endswith(".rules"):
            module = import_module(found.name)
            if isinstance(getattr(module, "STEPS", None), dict):
                yield module


FILES = {module.__name__: module for module in files_of_steps()}


def kinds_written(module: ModuleType) -> list[int]:
    """The kinds as a file writes them; a number that stands there twice is listed twice."""
    for line in ast.parse(inspect.getsource(module)).body:
        if isinstance(line, ast.AnnAssign) and ast.unparse(line.target) == "STEPS" and isinstance(line.value, ast.Dict):
            return [getattr(module, ast.unparse(key)) for key in line.value.keys if key is not None]
    raise AssertionError(f"{module.__name__} has no table of steps")


@pytest.mark.parametrize("game", sorted({name.split(".")[2] for name in FILES}))
def test_every_kind_of_frame_has_a_number_of_its_own(game: str) -> None:
    files = [module for name, module in FILES.items() if name.split(".")[2] == game]
    numbers = [number for module in files for number in kinds_written(module)]
    assert sorted(numbers) == sorted(set(numbers))


def test_a_number_for_two_kinds_is_refused() -> None:
    steps = {7: lambda ruleset: Work[BaseState]()}
    assert isinstance(make_steps("", steps)[7], Work)
    with pytest.raises(ValueError, match="are both steps of kind 7"):
        make_steps("", steps, steps)
