"""Write the constants that name rules (`PEL_BID_05`) from the rules files of the kit and the games.

    python -m tools.generate_rules [GAME …]

A test says when they are out of date.
"""

from __future__ import annotations

import sys
from pathlib import Path

from trireme.kit.content.rulebook import constants, ids_in
from trireme.kit.registry import folder_of, module_folders, our_games, rules_in

KIT = Path(__file__).resolve().parent.parent / "src" / "trireme" / "kit"


def written(*games: str) -> dict[Path, str]:
    """Return each generated file with its text, for these games or for the kit and ours."""
    titles = {} if games else {KIT: "The kit's own refusals by name"}
    for game in games or our_games():
        folders = {game: folder_of(game), **module_folders(game)}
        titles |= {Path(str(folder)): f"The rules of {name.capitalize()} by name" for name, folder in folders.items()}
    return {
        folder / "rules" / "ids.py": constants(ids_in(rules_in(folder)), title)
        for folder, title in titles.items()
        if rules_in(folder)
    }


def main() -> None:
    for path, text in written(*sys.argv[1:]).items():
        path.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
