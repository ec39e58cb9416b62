"""The owner's folder of components: new tables are played with its files in place of the printed ones."""

from __future__ import annotations

import contextlib
from collections.abc import Sequence
from pathlib import Path

from trireme.games import GAMES, make
from trireme.kit.content.loading import read_content
from trireme.kit.errors import BadContent, BadOption
from trireme.kit.problems import FOLDER_LACKS, NO_FOLDER, NO_SUCH_PART
from trireme.kit.registry import content_files, module_folders


def override_folder(folder: str | None, game: str, modules: Sequence[str]) -> str | None:
    """Return the folder if it has a file for this game or one of these modules, else None."""
    if folder is None:
        return None
    return folder if any((Path(folder) / file.name).is_file() for file in content_files(game, modules)) else None


def check_folder(folder: str) -> None:
    """Raise `BadContent` if the folder is missing, has a file of no game, or has unplayable components."""
    if not Path(folder).is_dir():
        raise BadContent(folder, "", "", NO_FOLDER)
    names = [file.name for game in GAMES for file in content_files(game, list(module_folders(game)))]
    given = sorted(file.name for file in Path(folder).glob("*.toml"))
    if not given:
        raise BadContent(folder, "", "", FOLDER_LACKS, name=", ".join(names))
    if strays := [name for name in given if name not in names]:
        raise BadContent(folder, strays[0], "", NO_SUCH_PART, known=", ".join(names))
    for game in GAMES:
        for modules in ([], *([module] for module in GAMES[game].modules)):
            if own := override_folder(folder, game, modules):
                read_content(content_files(game, modules), own)
                with contextlib.suppress(BadOption):  # Some modules need others, or other numbers of players.
                    make(game, content=own, **({"modules": modules} if modules else {}))
