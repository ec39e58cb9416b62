"""Lock the database. A second server would play the same games and overwrite the first one's moves.

The lock ends with its process, so a killed server leaves nothing behind.
"""

from __future__ import annotations

import logging
import os
import sys
from pathlib import Path
from typing import IO

from trireme.server.common.logs import log

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


class DatabaseLocked(Exception):
    """Another server has locked this database."""

    def __init__(self, where: str) -> None:
        super().__init__(f"{where} is in use by another server")
        self.where = where


class FileLock:
    """A file beside the database that its server locks. The file stays there when the server ends."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.beside = path.with_name(f"{path.name}.lock")
        self._games = identity(path)
        self._file = self._locked()

    def _locked(self) -> IO[bytes]:
        file = os.fdopen(os.open(self.beside, os.O_RDWR | os.O_CREAT, PRIVATE), "r+b")
        try:
            _lock(file)
        except OSError as error:
            file.close()
            raise DatabaseLocked(str(self.path)) from error
        return file

    def is_there(self) -> bool:
        """Return whether the database and the lock file are unchanged. Another server could lock new ones."""
        mine = os.fstat(self._file.fileno())
        return identity(self.beside) == (mine.st_dev, mine.st_ino) and self.has_games()

    def has_games(self) -> bool:
        return identity(self.path) == self._games

    def take_again(self) -> None:
        """Lock the file that is there now, or a new one. Raise `DatabaseLocked` if another server has it."""
        again = self._locked()
        self._file.close()
        self._file = again

    def close(self) -> None:
        self._file.close()


def identity(path: Path) -> tuple[int, int] | None:
    """Return an identity of a file that a new file of the same name does not share, or None if there is none."""
    try:
        found = path.stat()
    except OSError:
        return None
    return found.st_dev, found.st_ino


def make_private(path: Path) -> None:
    """Make a database and its new folder readable by this user only, since it has the seeds of running games.

    Files that SQLite writes beside it get the same mode.
    """
    path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    os.close(os.open(path, os.O_RDWR | os.O_CREAT, PRIVATE))
    for each in (path, *(path.with_name(path.name + end) for end in ("-wal", "-shm", ".lock"))):
        if each.exists():
            close_to_others(each, "others could read the games: not any more")


def close_to_others(path: Path, done: str) -> None:
    """Remove the rights of other users to a file, and log it if they had any."""
    if sys.platform == "win32":  # On Windows a file in the user's folder is private.
        return
    mode = path.stat().st_mode
    if mode & OTHERS:
        try:
            path.chmod(mode & ~OTHERS & 0o777)
            log(done, file=path.name)
        except OSError as error:
            log("file was readable by others", level=logging.WARNING, file=path.name, problem=str(error))
