"""Write the list of extension points into docs/reference/extension-points.md: what each is for, and which rules use it.

    python -m tools.generate_points

The list is made of what stands beside each point in the code; a test says when it is out of date.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent
PAGE = ROOT / "docs" / "reference" / "extension-points.md"
CYCLADES = ROOT / "src" / "trireme" / "games" / "cyclades"
POINTS = CYCLADES / "points.py"
BEGIN, END = "<!-- points -->\n", "<!-- end of points -->\n"
RANKED = re.compile(r"[Rr]anks are in `([\w/]+\.py)`")


class Point(NamedTuple):
    name: str
    says: str
    ranks: tuple[tuple[str, str], ...]
    """The ranks of a point whose functions run in a stated order, each with its purpose."""


def told(body: list[ast.stmt]) -> Iterator[tuple[ast.expr, str]]:
    """Yield assignments with the docstrings below them, empty if there is none."""
    for node, below in zip(body, [*body[1:], None], strict=True):
        if isinstance(node, ast.AnnAssign | ast.Assign):
            target = node.target if isinstance(node, ast.AnnAssign) else node.targets[0]
            said = below.value.value if isinstance(below, ast.Expr) and isinstance(below.value, ast.Constant) else ""
            yield target, " ".join(str(said).split())


def ranks_in(file: Path, point: str) -> tuple[tuple[str, str], ...]:
    """Return the constants after the comment about the ranks of a point, up to the next empty line."""
    source = file.read_text(encoding="utf-8")
    block = re.search(rf"^# .*by rank in `points\.{point}`\.\n((?:.+\n)+)", source, re.MULTILINE)
    if block is None:
        return ()
    return tuple((ast.unparse(target), said) for target, said in told(ast.parse(block[1]).body))


def points() -> list[tuple[str, list[Point]]]:
    """Yield all points in the order of their file, under the headings in its comments."""
    source = POINTS.read_text(encoding="utf-8")
    (made,) = [node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.FunctionDef)]
    headings = {
        number: line.strip().removeprefix("# ").partition(".")[0]
        for number, line in enumerate(source.splitlines(), 1)
        if line.startswith("        # ")
    }
    found: list[tuple[str, list[Point]]] = []
    for target, said in told(made.body):
        heading = headings[max(number for number in headings if number < target.lineno)]
        if not found or found[-1][0] != heading:
            found.append((heading, []))
        ranked, name = RANKED.search(said), ast.unparse(target).removeprefix("self.")
        ranks = ranks_in(CYCLADES / ranked[1], name) if ranked else ()
        found[-1][1].append(Point(name, said, ranks))
    return found


def listed() -> str:
    lines = []
    for heading, group in points():
        lines += [f"\n### {heading}\n", "| point | what happens there, and for whom |", "|---|---|"]
        for point in group:
            order = "".join(f"<br>· *{name.lower()}* {said}".rstrip() for name, said in point.ranks)
            lines.append(f"| `{point.name}` | {point.says}{order} |")
    return "\n".join(lines) + "\n\n"


def written() -> dict[Path, str]:
    page = PAGE.read_text(encoding="utf-8")
    before, after = page.partition(BEGIN)[0], page.partition(END)[2]
    return {PAGE: f"{before}{BEGIN}{listed()}{END}{after}"}


if __name__ == "__main__":
    for path, text in written().items():
        path.write_text(text, encoding="utf-8")
