"""Who holds a seat: unguessable tokens, of which only the hash is stored; and what its holder is called."""

from __future__ import annotations

import hashlib
import re
import secrets
import unicodedata
from collections.abc import Collection
from itertools import count
from typing import Final

from trireme.table.bodies import NAME_LENGTH

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


def tidy(name: str) -> str:
    """A name without what cannot be seen."""
    return " ".join("".join(letter for letter in name if letter.isprintable()).split())


def sounds(name: str) -> str:
    """The same for names that nobody could tell apart: Zoe, ZOE and Zoé."""
    plain = unicodedata.normalize("NFKD", name)
    return "".join(letter for letter in plain if not unicodedata.combining(letter)).casefold()


def free_name(name: str, taken: Collection[str]) -> str:
    """The name, or with a number if somebody at the table has it: Ann 2."""
    heard = {sounds(each) for each in taken if each}
    numbered = (f"{name[: NAME_LENGTH - 4].rstrip()} {number}" for number in count(2))
    return name if sounds(name) not in heard else next(each for each in numbered if sounds(each) not in heard)
