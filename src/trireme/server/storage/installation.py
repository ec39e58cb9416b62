"""The key of this installation, which seals data in the database that must not be forged.

All servers of an installation share it, and it is never in the database. So nobody who can read or write the database
can make a seal, or find an address from its hash. Without the right key sealed data is dropped and computed again;
players do not notice.
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
"""The environment variable with the key, for several machines that share one database."""
LEAST: Final = 32
"""Least characters of a key."""
SHARED: Final = "installation.key"
"""The name of the key's file in the user's data folder when the database is a server."""


class ShortKey(ValueError):
    """The key is so short that it could be guessed."""

    def __init__(self) -> None:
        super().__init__(f"{VARIABLE} has less than {LEAST} letters")


class Key:
    def __init__(self, secret: bytes) -> None:
        self._secret = sha256(secret).digest()

    def seal(self, kind: str, *parts: bytes) -> bytes:
        """Return the seal of these parts. It differs if the parts are divided differently."""
        sealed = hmac.new(self._secret, kind.encode() + b"\n", sha256)
        for part in parts:
            sealed.update(len(part).to_bytes(8))
            sealed.update(part)
        return sealed.digest()

    def hidden(self, address: str) -> str:
        """Return the hash that is stored of an address. Without the key it cannot be traced back."""
        return self.seal("address", address.encode()).hex() if address else ""

    def fits(self, seal: bytes, kind: str, *parts: bytes) -> bool:
        return hmac.compare_digest(seal, self.seal(kind, *parts))


def fresh() -> Key:
    """Return a key that ends with this process."""
    return Key(secrets.token_bytes(LEAST))


def key_of(address: str, file: str | None = None) -> Key:
    """Return the key for a database, from the environment or from a file that is made at the first start."""
    if told := os.environ.get(VARIABLE):
        if len(told) < LEAST:
            raise ShortKey
        return Key(told.encode())
    path = Path(file).expanduser() if file else usual_file(address)
    if path is None:
        return fresh()
    try:
        return Key(written(path))
    except OSError as error:  # Only the next start takes longer.
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
    """Return the content of the file. Make the file if it is missing or has no complete key."""
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
    """Write the file atomically. If two servers start together, one writes it and both read it."""
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
    except OSError:  # The disk has no hard links.
        part.replace(path)
    finally:
        part.unlink(missing_ok=True)
