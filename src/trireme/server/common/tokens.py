"""Tokens of browsers and links: unguessable, and stored only as hashes."""

from __future__ import annotations

import hashlib
import re
import secrets
from typing import Final

COOKIE: Final = "trireme"
TOKEN_BYTES: Final = 16
ID_BYTES: Final = 10
_TOKEN: Final = re.compile(r"[0-9a-f]{32}")


def new_token() -> str:
    """Return a token of 128 bits for a browser's cookie or a link."""
    return secrets.token_hex(TOKEN_BYTES)


def new_table_id() -> str:
    """Return an unguessable id, since anybody with the address of a private table may watch it."""
    return secrets.token_hex(ID_BYTES)


def hashed(token: str) -> str:
    """Return the hash that is stored of a token."""
    return hashlib.sha256(token.encode()).hexdigest()


def is_token(text: str | None) -> bool:
    return text is not None and _TOKEN.fullmatch(text) is not None


def device_id(table: str, browser: str) -> str:
    """Return an id that tells the devices of a seat apart and reveals nothing about the browser."""
    return hashed(f"{table} {browser}")[:16]
