"""Which prompts of each game the units answer on the page, of all that there are.

A unit that plays on the page writes down what it was asked, in a file that the driver names and reads.
"""

from __future__ import annotations

import json
import os
import re
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Final

GAMES: Final = Path(__file__).resolve().parents[2] / "src" / "trireme" / "games"
FILE: Final = "SOAK_PROMPTS"
"""The variable of the environment that names the file."""
NOBODY_IS_ASKED: Final = "draw-"
"""Chance answers these."""
IN_OTHER_WORDS: Final = "--"
"""The same prompt, as it is said with a module."""


def prompts_of(game: str) -> set[str]:
    """All prompts that have words, as the words name them: with hyphens for dots."""
    files = [path for path in (GAMES / game).rglob("*en.ftl") if path.parent.name == "words"]
    words = {key for path in files for key in re.findall(r"^ask-([\w-]+) =", path.read_text(encoding="utf-8"), re.M)}
    return {key for key in words if not key.startswith(NOBODY_IS_ASKED) and IN_OTHER_WORDS not in key}


def write_down(game: str, prompts: Iterable[str]) -> None:
    """Tell the driver what a unit was asked in a game; nothing where no driver runs it."""
    if path := os.environ.get(FILE):
        with Path(path).open("a", encoding="utf-8") as file:
            file.write(json.dumps([game, sorted(prompts)]) + "\n")


def written_down(path: Path) -> dict[str, list[str]]:
    """What one unit was asked, by game."""
    found: dict[str, set[str]] = {}
    for line in path.read_text(encoding="utf-8").splitlines() if path.exists() else ():
        game, prompts = json.loads(line)
        found.setdefault(game, set()).update(prompts)
    return {game: sorted(prompts) for game, prompts in found.items()}


def answered(games: Iterable[str], asked: Iterable[Mapping[str, Iterable[str]]]) -> list[str]:
    """For each game how many of its prompts were answered on the page, and which never were."""
    told = list(asked)
    lines = []
    for game in games:
        known = prompts_of(game)
        met = {prompt.replace(".", "-") for each in told for prompt in each.get(game, ())} & known
        lines.append(f"  {game}: answered {len(met)} of {len(known)} prompts")
        lines += [f"    never: {', '.join(sorted(known - met))}"] if known - met else []
    return lines
