"""Check that the content fits together, and find the class of each of its entries.

An owner may replace parts of the content, so a board may name places that do not exist.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from importlib import import_module
from importlib.util import find_spec
from typing import Final, TypeVar

from trireme.games.cyclades.components import BoardContent, Content
from trireme.games.cyclades.problems import NO_SUCH_CLASS
from trireme.kit.errors import BadContent
from trireme.kit.problems import MISSING, RANGE, UNKNOWN

FILE: Final = "cyclades.toml"

T = TypeVar("T")


def class_of(kind: type[T], folder: str, entry: str, id: str, packages: Sequence[str]) -> type[T]:
    """Return the class of a content entry: `SeaHydra` in `cards/sea_hydra.py`, from the first package that has it."""
    file, name = id.replace("-", "_"), "".join(part.capitalize() for part in id.split("-"))
    for package in packages:
        home = f"{package}.{folder}"
        if file.isidentifier() and find_spec(home) is not None and find_spec(f"{home}.{file}") is not None:
            found = getattr(import_module(f"{home}.{file}"), name, None)
            if isinstance(found, type) and issubclass(found, kind):
                return found
    raise BadContent(FILE, entry, "id", NO_SUCH_CLASS, given=id, file=f"{folder}/{file}.py", name=name)


def check_content(content: Content, players: int, board: BoardContent | None, needed: int) -> None:
    """Raise BadContent if so many players cannot play with this content, or with the board and goal of modules."""
    if board is None and str(players) not in content.board:
        raise BadContent(FILE, f"board.{players}", "", MISSING)
    if not needed and str(players) not in content.economy.metropolises_to_win:
        raise BadContent(FILE, "economy", f"metropolises_to_win.{players}", MISSING)
    for part, numbers in (("dice", content.dice.faces), ("economy", content.economy.creature_track_prices)):
        if not numbers:
            raise BadContent(FILE, part, "faces" if part == "dice" else "creature_track_prices", MISSING)
    _check_board(board or content.board[str(players)], f"board.{players}", players)


def _check_board(board: BoardContent, entry: str, players: int) -> None:
    islands = [island.id for island in board.island]
    seas = [sea.id for sea in board.sea]
    for island in board.island:
        _known(island.adj_seas, seas, entry, f"island {island.id} adj_seas")
        _known(island.adj_islands, islands, entry, f"island {island.id} adj_islands")
        slots = [str(slot) for slot in range(island.slots)]
        _known(map(str, island.metropolis_covers), slots, entry, f"island {island.id} metropolis_covers")
    for sea in board.sea:
        _known(sea.adj_islands, islands, entry, f"sea {sea.id} adj_islands")
    if len(board.start) != players:
        raise BadContent(FILE, entry, "start", RANGE, given=len(board.start), low=players, high=players)
    for start in board.start:
        where = f"start {start.seat}"
        _known(start.islands, islands, entry, f"{where} islands")
        _known(start.troops, start.islands, entry, f"{where} troops")
        _known(start.fleets, seas, entry, f"{where} fleets")


def _known(names: Iterable[str], known: Iterable[str], entry: str, part: str) -> None:
    among = list(known)
    for name in names:
        if name not in among:
            raise BadContent(FILE, entry, part, UNKNOWN, given=name, known=", ".join(among))
