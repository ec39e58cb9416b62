"""Write the constants that name rules (`PEL_BID_05`) from the rules files of the kit and the games.

    python -m tools.generate_rules

A test says when they are out of date.
"""

from __future__ import annotations

from pathlib import Path

from trireme.games import GAMES
from trireme.kit.rulebook import constants, load_rulebook

SOURCE = Path(__file__).resolve().parent.parent / "src" / "trireme"


def written() -> dict[Path, str]:
    """Every generated file and what should stand in it."""
    files = {SOURCE / "kit" / "rules": ("kit", "The kit's own refusals by name")}
    files |= {SOURCE / "games" / name / "rules": (name, f"The rules of {name.capitalize()} by name") for name in GAMES}
    return {
        folder / "ids.py": constants(load_rulebook(folder / f"{name}.toml"), title)
        for folder, (name, title) in files.items()
    }


def main() -> None:
    for path, text in written().items():
        path.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
