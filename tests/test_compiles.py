"""The hot modules keep to what a compiler needs (decision 010): looked at in their source, without compiling.

`python -m tools.compile_hot FOLDER` compiles them.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache

import pytest

from tools.compile_hot import SOURCE, hot_modules

FAST = {
    *(
        "legal",
        "only",
        "take",
        "play",
        "proceed",
        "run",
        "roll",
        "outcomes",
        "clone",
        "pending_into",
        "ask",
        "answered",
    ),
    *("begin", "bounds", "allows", "payable", "hit", "uses", "use", "settle"),
}
"""Methods of the fast path, by name."""
EXPLAINING = ("Reason", "forbids", "bars", "joins", "objections")
FRAMES = ("frame", "s.stack[-1]", "s.stack[-2]")
CONTENT = {"content", "economy", "figures", "limits", "supply"}
"""What a setting calls the msgspec objects of content files."""


def class_variables(tree: ast.Module) -> Iterator[str]:
    """The name of each ClassVar."""
    for node in ast.walk(tree):
        if isinstance(node, ast.AnnAssign) and "ClassVar" in ast.unparse(node.annotation):
            yield ast.unparse(node.target)


@cache
def declared() -> frozenset[str]:
    """Names of all class variables of the package: whoever overrides one need not say so again."""
    trees = (ast.parse(path.read_text("utf-8")) for path in (SOURCE / "trireme").rglob("*.py"))
    return frozenset(name for tree in trees for name in class_variables(tree))


def faults(text: str, known: frozenset[str] = frozenset()) -> list[str]:
    """What stands in the way of a compiler, or slows what it has compiled, as `line 3: ...`."""
    tree = ast.parse(text)
    found = [*_shapes(tree), *_places_in_frames(tree), *_class_bodies(tree, known.union(class_variables(tree)))]
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef):
            if node.args.vararg is not None and node.name in FAST:
                found.append((node.lineno, f"{node.name} takes *{node.args.vararg.arg}"))
            if node.name in FAST:
                found += _fast_path(node)
            if not node.name.startswith(EXPLAINING) and "s" in [argument.arg for argument in node.args.args]:
                found += _content(node)
    return [f"line {number}: {what}" for number, what in sorted(set(found))]


def _shapes(tree: ast.Module) -> Iterator[tuple[int, str]]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Compare):
            listed = [each for each in node.comparators if isinstance(each, (ast.Tuple, ast.List, ast.Set))]
            if any(isinstance(item, ast.Starred) for each in listed for item in each.elts):
                yield node.lineno, "a star in what is compared with: name it first"
        if isinstance(node, ast.ClassDef):
            for statement in node.body:
                if isinstance(statement, ast.Assign) and len(statement.targets) > 1:
                    yield statement.lineno, f"{ast.unparse(statement)} assigns twice in the body of a class"
            if node.keywords:
                yield node.lineno, f"{node.name} has a metaclass or keywords"
            for line in ast.walk(node):
                if isinstance(line, ast.ClassDef) and line is not node:
                    yield line.lineno, f"{line.name} is a class within a class"
                if isinstance(line, ast.FunctionDef) and line.name == "__new__":
                    yield line.lineno, f"{node.name} has a __new__"


def _places_in_frames(tree: ast.Module) -> Iterator[tuple[int, str]]:
    """A frame's kind is its first number. What else is taken out of it goes to a name with its type."""
    typed = {node.value for node in ast.walk(tree) if isinstance(node, ast.AnnAssign)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Subscript):
            counted = ast.unparse(node.slice) not in ("0", ":-1") and node not in typed
        else:
            counted = isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Tuple)
        if counted and isinstance(node, (ast.Assign, ast.Subscript)) and ast.unparse(node.value) in FRAMES:
            yield node.lineno, f"{ast.unparse(node)} needs a type"


def _class_bodies(tree: ast.Module, known: frozenset[str]) -> Iterator[tuple[int, str]]:
    """A plain name in the body of a class would become a field of each object, which a subclass cannot change."""
    for node in ast.walk(tree):
        for line in node.body if isinstance(node, ast.ClassDef) else ():
            for target in line.targets if isinstance(line, ast.Assign) else ():
                for name in target.elts if isinstance(target, ast.Tuple) else [target]:
                    if ast.unparse(name) not in known | {"__slots__"}:
                        yield line.lineno, f"{ast.unparse(name)} is no ClassVar"


def _content(function: ast.FunctionDef) -> Iterator[tuple[int, str]]:
    """Of functions that look at a state."""
    for node in ast.walk(function):
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Attribute) and node.value.attr in CONTENT:
            yield node.lineno, f"{function.name} looks {ast.unparse(node)} up: copy it when the game is made"


def _fast_path(function: ast.FunctionDef) -> Iterator[tuple[int, str]]:
    for node in ast.walk(function):
        if isinstance(node, (ast.Yield, ast.YieldFrom)):
            yield node.lineno, f"{function.name} is a generator"
        if isinstance(node, ast.Call):
            called = ast.unparse(node.func).rpartition(".")[2]
            if called.startswith(EXPLAINING):
                yield node.lineno, f"{function.name} asks for reasons: {called}"
            if any(isinstance(argument, ast.Starred) for argument in node.args):
                yield node.lineno, f"{function.name} calls {called} with a star"


MODULES = [str(module) for module in hot_modules()]


@pytest.mark.parametrize("module", MODULES)
def test_hot_modules_can_be_compiled(module: str) -> None:
    found = faults((SOURCE / module).read_text("utf-8"), declared())
    if "/kit/" in module or module.endswith("/readers.py"):  # They read frames.
        found = [fault for fault in found if "needs a type" not in fault]
    if "/bot/" in module:  # A bot thinks for milliseconds: looking a figure up is nothing beside that.
        found = [fault for fault in found if "copy it when the game is made" not in fault]
    assert found == []


def test_what_is_played_is_hot_and_what_is_data_is_not() -> None:
    for module in ("kit/engine/engine", "kit/engine/state", "games/cyclades/state", "games/cyclades/cards/figures"):
        assert f"trireme/{module}.py" in MODULES
    for module in ("kit/engine/question", "kit/harness/moment", "games/cyclades/events", "games/peloponnes/rules/ids"):
        assert f"trireme/{module}.py" not in MODULES


@pytest.mark.parametrize(
    ("text", "what"),
    [
        ("class A:\n  cover = True", "line 2: cover is no ClassVar"),
        ("class A:\n  prompt, cover = '', True", "line 2: cover is no ClassVar"),
        ("class A:\n  offered = priced = RULE", "line 2: offered = priced = RULE assigns twice"),
        ("class A:\n  class B: pass", "line 2: B is a class within a class"),
        ("class A:\n  def __new__(cls): ...", "line 2: A has a __new__"),
        ("class A(Event, frozen=True): ...", "line 1: A has a metaclass or keywords"),
        ("def f(a, b):\n  return a in (1, *b)", "line 2: a star in what is compared with: name it first"),
        ("def ask(self, kind, *rest): ...", "line 1: ask takes *rest"),
        ("def take(self, s):\n  pay(s, *costs)", "line 2: take calls pay with a star"),
        ("def legal(self, s):\n  yield 1", "line 2: legal is a generator"),
        ("def legal(self, s):\n  return [c for c in C if not any(self.forbids(s, c))]", "legal asks for reasons"),
        ("def run(self, s):\n  return Reason(CYC_1)", "line 2: run asks for reasons: Reason"),
        ("def take(self, s):\n  god = s.stack[-1][3]", "line 2: s.stack[-1][3] needs a type"),
        ("def run(self, s, frame):\n  _, seat = frame", "line 2: _, seat = frame needs a type"),
        (
            "def pays(self, s):\n  s.gold -= self.ruleset.economy.cost",
            "line 2: pays looks self.ruleset.economy.cost up",
        ),
    ],
)
def test_faults_are_found(text: str, what: str) -> None:
    assert any(what in fault for fault in faults(text))


def test_what_a_compiler_takes_is_no_fault() -> None:
    fine = """
class Step:
    cover: ClassVar[bool] = False
    players: int = 2
    __slots__ = ("a", "b")

    def __init__(self, ruleset):
        self.cost = ruleset.content.economy.cost

class Losing(FrameData):
    fleets: int

class Ask(Step):
    cover = True

    def take(self, s, seat, code):
        losing: Losing = s.stack[-1][3]

    def legal(self, s, seat):
        kind = s.stack[-1][0]
        return [STOP, *(SEA + sea for sea in s.seas)]

    def forbids(self, s, seat, code):
        yield Reason(CYC_1)
"""
    assert faults(fine) == []
