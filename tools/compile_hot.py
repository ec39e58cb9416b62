"""Compile the hot modules of the kit and the games with mypyc, in a copy: `python -m tools.compile_hot FOLDER`.

    PYTHONPATH=FOLDER python -m trireme ...    plays compiled

Nothing that we ship is compiled. This shows that it could be, and how fast it is then; it needs gcc and some minutes.
What a hot module must keep to stands in `docs/decisions/010-ready-to-compile.md`; `tests/test_compiles.py` looks at it.
"""

from __future__ import annotations

import argparse
import ast
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

SOURCE: Final = Path(__file__).resolve().parent.parent / "src"
LEFT_OUT: Final = shutil.ignore_patterns("__pycache__", "page", "*.egg-info")
COLD: Final = {
    *("checked_game", "content", "errors", "game", "hints", "info", "registry", "scripted"),
    *("content_lookup", "finding", "fitting", "format_1", "problems", "terminal", "typography"),
}
"""Names of modules that running games do not call."""
COLD_FOLDERS: Final = {"case", "content", "harness", "position", "records", "rules", "words"}
"""Names of folders with modules that running games do not call."""
DATA: Final = {"Event", "Struct", "View"}
FRAME_DATA: Final = "FrameData"
OPEN: Final = "@mypyc_attr(allow_interpreted_subclasses=True)"
SETUP: Final = """
from mypyc.build import mypycify
from setuptools import setup

options = ["--strict", "--explicit-package-bases", *{names!r}]
setup(name="hot", packages=[], ext_modules=mypycify(options, opt_level={level!r}, multi_file=True))
"""


def is_data(tree: ast.Module) -> bool:
    """Return whether a module declares msgspec classes other than the data of frames.

    mypyc drops the keywords of a class, and what is only told gains nothing by being compiled.
    """
    classes = [node for node in ast.walk(tree) if isinstance(node, ast.ClassDef)]
    return any(node.keywords or DATA & {ast.unparse(base) for base in node.bases} for node in classes)


def has_mixins(tree: ast.Module) -> bool:
    """Return whether a class has several base classes: mypyc refuses them, and such a module stays interpreted."""
    classes = [node for node in ast.walk(tree) if isinstance(node, ast.ClassDef)]
    return any(len([base for base in node.bases if not isinstance(base, ast.Subscript)]) > 1 for node in classes)


def is_frame_data(node: ast.ClassDef) -> bool:
    """Return whether a class names the fields of a frame: it stays a msgspec class, compiled or not."""
    return any(ast.unparse(base) == FRAME_DATA for base in node.bases)


def hot_modules() -> list[Path]:
    """Return the paths below `src` of the hot modules that mypyc can compile."""
    found = []
    for path in sorted((SOURCE / "trireme").rglob("*.py")):
        inside = path.relative_to(SOURCE)
        played = inside.parts[1] in ("kit", "games") and not COLD_FOLDERS & set(inside.parts)
        if played and inside.stem not in COLD | {"__init__"}:
            tree = ast.parse(path.read_text("utf-8"))
            if not is_data(tree) and not has_mixins(tree):
                found.append(inside)
    return found


def opened(text: str) -> str:
    """Return the source of a module with classes that may have uncompiled subclasses, such as those of tests."""
    tree = ast.parse(text)
    lines = text.splitlines()
    classes = [node.lineno for node in ast.walk(tree) if isinstance(node, ast.ClassDef) and not is_frame_data(node)]
    for number in sorted(classes, reverse=True):
        lines.insert(number - 1, OPEN)
    if classes:
        after = next(node.end_lineno for node in tree.body if isinstance(node, ast.ImportFrom))
        lines.insert(after or 0, "from mypy_extensions import mypyc_attr")
    return "\n".join(lines) + "\n"


def main() -> int:
    parser = argparse.ArgumentParser(description="Compile the hot modules in a copy of the sources.")
    parser.add_argument("folder", type=Path, help="where the copy goes")
    parser.add_argument("--level", default="2", help="how much gcc optimises: 0 to 3")
    args = parser.parse_args()
    modules, copy = hot_modules(), args.folder.resolve()
    shutil.copytree(SOURCE, copy, dirs_exist_ok=True, ignore=LEFT_OUT)
    for module in modules:
        (copy / module).write_text(opened((SOURCE / module).read_text("utf-8")), encoding="utf-8")
    names = [str(module) for module in modules]
    (copy / "setup.py").write_text(SETUP.format(names=names, level=args.level), encoding="utf-8")
    jobs = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else 1
    build = [sys.executable, "setup.py", "-q", "build_ext", "--inplace", f"-j{jobs}"]
    env = {**os.environ, "MYPYPATH": str(copy), "PYTHONPATH": str(copy)}
    print(f"compiling {len(modules)} modules in {copy}", flush=True)
    return subprocess.run(build, cwd=copy, env=env).returncode


if __name__ == "__main__":
    sys.exit(main())
