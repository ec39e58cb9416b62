"""What must fit together in the components, since an owner may lay a board of his own over ours."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from trireme.games.cyclades.components import Board, Content
from trireme.kit.errors import BadContent
from trireme.kit.problems import MISSING, RANGE, UNKNOWN

FILE: Final = "cyclades.toml"


def check_content(content: Content, players: int, board: Board | None, needed: int) -> None:
    """Raise if this number of players cannot play with these components, or with a board and a goal of modules."""
    if board is None and str(players) not in content.board:
        raise BadContent(FILE, f"board.{players}", "", MISSING)
    if not needed and str(players) not in content.economy.metropolises_to_win:
        raise BadContent(FILE, "economy", f"metropolises_to_win.{players}", MISSING)
    for part, numbers in (("dice", content.dice.faces), ("economy", content.economy.creature_track_prices)):
        if not numbers:
            raise BadContent(FILE, part, "faces" if part == "dice" else "creature_track_prices", MISSING)
    _check_board(board or content.board[str(players)], f"board.{players}", players)


def _check_board(board: Board, entry: str, players: int) -> None:
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
