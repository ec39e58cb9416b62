"""Every public name says what it is and shows how it is used, and each example does what it says.

Docstrings are read from the sources, as constants have them too, and compiled code has none.
"""

from __future__ import annotations

import ast
import doctest
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from pathlib import Path
from types import ModuleType

import pytest

import trireme

SOURCES = Path(trireme.__file__).parent
PACKAGES = ("trireme", "trireme.kit", "trireme.games", "trireme.bots", "trireme.arena", "trireme.words")
VERBS = {
    "kit.engine.engine.Engine": ("to_move", "legal", "play", "asked"),
    "kit.engine.checked_game.CheckedGame": ("asks", "apply", "why_not", "reasons", "read", "write"),
    "kit.game.Game": ("start", "view", "resample", "result", "key", "position", "info"),
    "kit.records.record.Match": ("play", "step", "record"),
}
"""Methods that stand for the library."""


def public() -> Iterator[tuple[str, str]]:
    """The module where a public name is defined, and the name."""
    for package in PACKAGES:
        module = import_module(package)
        for name in module.__all__:
            value = getattr(module, name)
            if isinstance(value, ModuleType):
                yield value.__name__, ""
            elif name != "__version__":
                yield home(module, name, value), name
    for owner, verbs in VERBS.items():
        module_name, _, kind = owner.rpartition(".")
        for verb in verbs:
            yield f"trireme.{module_name}", f"{kind}.{verb}"


def home(module: ModuleType, name: str, value: object) -> str:
    """Of a class or function it knows it; a constant stands where the package has it from."""
    own = getattr(value, "__module__", "")
    if own.startswith("trireme") and name == getattr(value, "__name__", ""):
        return str(own)
    tree = parsed(module.__name__)
    imported = [node for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)]
    found = [node.module for node in imported if name in [alias.name for alias in node.names]]
    return found[0] or "" if found else module.__name__


@cache
def parsed(module: str) -> ast.Module:
    path = SOURCES.joinpath(*module.split(".")[1:])
    file = path / "__init__.py" if path.is_dir() else path.with_suffix(".py")
    return ast.parse(file.read_text(encoding="utf-8"))


def docstring(module: str, name: str) -> str:
    node: ast.AST = parsed(module)
    for part in name.split(".") if name else []:
        node = below(node, part)
    if isinstance(node, ast.Constant):
        return str(node.value)
    assert isinstance(node, (ast.Module, ast.ClassDef, ast.FunctionDef))
    return ast.get_docstring(node) or ""


def below(node: ast.AST, name: str) -> ast.AST:
    """A class or function, or the string that stands after an assignment."""
    body: list[ast.stmt] = getattr(node, "body", [])
    for number, each in enumerate(body):
        if isinstance(each, (ast.ClassDef, ast.FunctionDef)) and each.name == name:
            return each
        targets = each.targets if isinstance(each, ast.Assign) else [getattr(each, "target", None)]
        if name in [target.id for target in targets if isinstance(target, ast.Name)]:
            after = body[number + 1] if number + 1 < len(body) else None
            return after.value if isinstance(after, ast.Expr) else ast.Constant("")
    raise LookupError(name)


NAMES = sorted(set(public()))


@pytest.mark.parametrize(("module", "name"), NAMES, ids=[f"{module}:{name}" for module, name in NAMES])
def test_a_public_name_has_an_example_that_runs(module: str, name: str) -> None:
    text = docstring(module, name)
    assert text, f"{module}.{name} does not say what it is"
    example = doctest.DocTestParser().get_doctest(text, {"trireme": trireme}, f"{module}.{name}", None, 0)
    assert example.examples, f"{module}.{name} has no example"
    said: list[str] = []
    runner = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS, verbose=False)
    runner.run(example, out=said.append)
    assert not runner.failures, "".join(said)


def test_what_is_public_is_listed() -> None:
    for package in PACKAGES:
        module = import_module(package)
        assert list(module.__all__) == sorted(module.__all__, key=lambda name: (order(name), name)), package
        assert set(dir(module)) >= set(module.__all__)
    assert dir(trireme) == sorted(trireme.__all__)


def order(name: str) -> int:
    """Constants, classes, functions: as the linter sorts them."""
    return 0 if name.isupper() else 1 if name[0].isupper() else 2
