"""Write web/src/words/problems/en.ftl: what can go wrong, in English, for the page.

    python -m tools.generate_problems

English problems stand beside their errors in Python, the only place where they are written; a test says when the
file is out of date.
"""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from string import Formatter

from tools.generate_types import homes
from trireme.kit.errors import Problem
from trireme.kit.registry import our_games

ROOT = Path(__file__).resolve().parent.parent
PROBLEMS = ROOT / "web" / "src" / "words" / "problems" / "en.ftl"
FRAMES = """\
# Generated from the problems in src/trireme by `make generate`; do not edit.

error-table = { $problem }
error-bad-option = Option { $option }: { $problem }
error-bad-content = { $place }: { $problem }
error-unreadable = { text }: { $problem }
    .line = { text }, line { $line }: { $problem }
    .where =
        { $text ->
            [move] { text } “{ $where }”: { $problem }
            [draw] { text } “{ $where }”: { $problem }
           *[other] { text } { $where }: { $problem }
        }
text =
    { $text ->
        [move] Move
        [draw] Draw
        [position] Position
        [record] Record
       *[case] Case
    }
"""


def modules() -> Iterator[str]:
    yield "trireme.kit.problems"
    yield "trireme.server.common.problems"
    yield from (own.__name__ for game in our_games() for own in homes(game, "problems"))


def problems(module: str) -> dict[str, Problem]:
    found = [each for each in vars(import_module(module)).values() if isinstance(each, Problem)]
    return {problem.key: problem for problem in found}


def fluent(english: str) -> str:
    """Return a format string as a Fluent pattern."""
    pattern = ""
    for text, field, _, _ in Formatter().parse(english):
        pattern += "".join(f'{{ "{letter}" }}' if letter in "{}" else letter for letter in text)
        if field:
            pattern += f"{{ ${field} }}"
    return pattern


def written() -> str:
    """Return the text of the generated file."""
    parts = [FRAMES]
    for module in modules():
        lines = [f"problem-{key} = {fluent(problem.english)}\n" for key, problem in problems(module).items()]
        parts.append(f"# {module}\n\n{''.join(lines)}")
    return "\n".join(parts)


if __name__ == "__main__":
    PROBLEMS.write_text(written(), encoding="utf-8")
