"""Record which prompts of each game the units have answered on the page.

A unit that plays on the page writes the prompts that it met into a file named by the driver.
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
"""The environment variable that names the file."""
NOBODY_IS_ASKED: Final = "draw-"
"""The beginning of prompts that chance answers."""
IN_OTHER_WORDS: Final = "--"
"""Separates a prompt from a module's wording of it."""


def prompts_of(game: str) -> set[str]:
    """Return all prompts with words, named as in the words: with hyphens for dots."""
    files = [path for path in (GAMES / game).rglob("*en.ftl") if path.parent.name == "words"]
    words = {key for path in files for key in re.findall(r"^ask-([\w-]+) =", path.read_text(encoding="utf-8"), re.M)}
    return {key for key in words if not key.startswith(NOBODY_IS_ASKED) and IN_OTHER_WORDS not in key}


def write_down(game: str, prompts: Iterable[str]) -> None:
    """Write down the prompts that a unit met in a game, if a driver runs it."""
    if path := os.environ.get(FILE):
        with Path(path).open("a", encoding="utf-8") as file:
            file.write(json.dumps([game, sorted(prompts)]) + "\n")


def written_down(path: Path) -> dict[str, list[str]]:
    """Return the prompts that a unit met, by game."""
    found: dict[str, set[str]] = {}
    for line in path.read_text(encoding="utf-8").splitlines() if path.exists() else ():
        game, prompts = json.loads(line)
        found.setdefault(game, set()).update(prompts)
    return {game: sorted(prompts) for game, prompts in found.items()}


def answered(games: Iterable[str], asked: Iterable[Mapping[str, Iterable[str]]]) -> list[str]:
    """Yield for each game how many prompts were answered on the page, and which were not."""
    told = list(asked)
    lines = []
    for game in games:
        known = prompts_of(game)
        met = {prompt.replace(".", "-") for each in told for prompt in each.get(game, ())} & known
        lines.append(f"  {game}: answered {len(met)} of {len(known)} prompts")
        lines += [f"    never: {', '.join(sorted(known - met))}"] if known - met else []
    return lines
