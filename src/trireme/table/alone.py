"""One server to a database: a second one would play the same games, and each would undo what the other knows.

What is held dies with the process that holds it, so nothing is left behind by one that was killed.
"""

from __future__ import annotations

import logging
import os
import sys
from pathlib import Path
from typing import IO

from trireme.table.logs import log

if sys.platform == "win32":
    import msvcrt

    def _lock(file: IO[bytes]) -> None:
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
else:
    import fcntl

    def _lock(file: IO[bytes]) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


PRIVATE = 0o600
OTHERS = 0o077


class Taken(Exception):
    """Another server has this database."""

    def __init__(self, where: str) -> None:
        super().__init__(f"{where} is in use by another server")
        self.where = where


def held(path: Path) -> IO[bytes]:
    """The file beside a database that whoever serves it has locked; it stays there, and that means nothing."""
    file = os.fdopen(os.open(path.with_name(f"{path.name}.lock"), os.O_RDWR | os.O_CREAT, PRIVATE), "r+b")
    try:
        _lock(file)
    except OSError as error:
        file.close()
        raise Taken(str(path)) from error
    return file


def make_private(path: Path) -> None:
    """A database holds the seeds of running games: nobody else may read it, nor the folder that is made for it.

    What SQLite writes beside it gets the mode of the file.
    """
    path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    os.close(os.open(path, os.O_RDWR | os.O_CREAT, PRIVATE))
    if sys.platform == "win32":  # a file of a user's folder is his there
        return
    for each in (path, *(path.with_name(path.name + end) for end in ("-wal", "-shm", ".lock"))):
        if each.exists() and each.stat().st_mode & OTHERS:
            try:
                each.chmod(each.stat().st_mode & ~OTHERS & 0o777)
                log("others could read the games: not any more", file=each.name)
            except OSError as error:
                log("others can read the games", level=logging.WARNING, file=each.name, problem=str(error))
