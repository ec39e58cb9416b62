"""Who holds a seat: unguessable tokens, of which only the hash is stored."""

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
    """128 bits: for a browser's cookie or a link."""
    return secrets.token_hex(TOKEN_BYTES)


def new_table_id() -> str:
    """Unguessable too: whoever knows a private table's address may watch."""
    return secrets.token_hex(ID_BYTES)


def hashed(token: str) -> str:
    """What is stored of a token."""
    return hashlib.sha256(token.encode()).hexdigest()


def is_token(text: str | None) -> bool:
    return text is not None and _TOKEN.fullmatch(text) is not None


def device_id(table: str, browser: str) -> str:
    """What the devices of a seat are told apart by; nothing follows from it about the browser."""
    return hashed(f"{table} {browser}")[:16]
