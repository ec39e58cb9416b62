"""The key of this installation: it seals what is kept in the database and must not be forged there.

All servers of an installation share it, and it is never in the database: whoever can write there, or has a copy, cannot
make a seal, nor learn an address from the hash that is kept of it. Without the right key what is sealed is thrown away
and worked out again; no player notices.
"""

from __future__ import annotations

import hmac
import logging
import os
import re
import secrets
from hashlib import sha256
from pathlib import Path
from typing import Final

import platformdirs
from sqlalchemy.engine import make_url

from trireme.server.common.logs import log
from trireme.server.storage.database import spelled_out
from trireme.server.storage.lock import PRIVATE, close_to_others

VARIABLE: Final = "TRIREME_KEY"
"""Holds the key itself, where several machines share one database."""
LEAST: Final = 32
"""Letters that a key has at least."""
SHARED: Final = "installation.key"
"""Name of the file in the user's data folder, where the database is a server."""


class ShortKey(ValueError):
    """A key that could be guessed."""

    def __init__(self) -> None:
        super().__init__(f"{VARIABLE} has less than {LEAST} letters")


class Key:
    def __init__(self, secret: bytes) -> None:
        self._secret = sha256(secret).digest()

    def seal(self, kind: str, *parts: bytes) -> bytes:
        """Return the seal of these parts, which nobody can make for others or for the same ones cut differently."""
        sealed = hmac.new(self._secret, kind.encode() + b"\n", sha256)
        for part in parts:
            sealed.update(len(part).to_bytes(8))
            sealed.update(part)
        return sealed.digest()

    def hidden(self, address: str) -> str:
        """Return what is kept of an address: always the same, and without the key nobody finds out which it is."""
        return self.seal("address", address.encode()).hex() if address else ""

    def fits(self, seal: bytes, kind: str, *parts: bytes) -> bool:
        return hmac.compare_digest(seal, self.seal(kind, *parts))


def fresh() -> Key:
    """Return a key that ends with this process."""
    return Key(secrets.token_bytes(LEAST))


def key_of(address: str, file: str | None = None) -> Key:
    """Return the key for a database: told by the environment, or in a file that is made at the first start."""
    if told := os.environ.get(VARIABLE):
        if len(told) < LEAST:
            raise ShortKey
        return Key(told.encode())
    path = Path(file).expanduser() if file else usual_file(address)
    if path is None:
        return fresh()
    try:
        return Key(written(path))
    except OSError as error:  # nothing is lost but time after the next start
        log("no key of this installation", level=logging.WARNING, file=path.name, problem=str(error))
        return fresh()


def usual_file(address: str) -> Path | None:
    """Return the file beside a database in a file, else one in the user's data folder; None for one in memory."""
    url = make_url(spelled_out(address))
    if url.get_backend_name() != "sqlite":
        return Path(platformdirs.user_data_dir("trireme", appauthor=False)) / SHARED
    if not url.database or url.database == ":memory:":
        return None
    return Path(f"{url.database}.key")


def written(path: Path) -> bytes:
    """Return what is in the file; a file that is not there, or holds no whole key, is made."""
    found = read(path)
    if found is None:
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        put(path, secrets.token_hex(LEAST))
        found = read(path)
    if found is None:
        path.unlink()
        log("the key of this installation was no key: a new one is made", level=logging.WARNING, file=path.name)
        return written(path)
    return found


def read(path: Path) -> bytes | None:
    try:
        found = path.read_bytes().strip()
    except FileNotFoundError:
        return None
    close_to_others(path, "others could read the key: not any more")
    return found if re.fullmatch(rb"[!-~]{%d,}" % LEAST, found) else None


def put(path: Path, key: str) -> None:
    """Write it whole or not at all; of two servers that start at the same moment one does, and both read that."""
    part = path.with_name(f"{path.name}.{secrets.token_hex(4)}")
    file = os.open(part, os.O_WRONLY | os.O_CREAT | os.O_EXCL, PRIVATE)
    try:
        os.write(file, key.encode() + b"\n")
        os.fsync(file)
    finally:
        os.close(file)
    try:
        os.link(part, path)
    except FileExistsError:
        pass
    except OSError:  # a disk without links
        part.replace(path)
    finally:
        part.unlink(missing_ok=True)
