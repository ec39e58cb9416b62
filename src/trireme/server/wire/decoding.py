"""Decode what browsers send, and say in plain words what is wrong with it.

The JSON library says so in English only, and for programmers.
"""

from __future__ import annotations

import re
from typing import Any, Final

import msgspec

from trireme.server.common.problems import (
    BAD_MESSAGE,
    MESSAGE_NOT_JSON,
    MESSAGE_NOT_TEXT,
    MESSAGE_TOO_DEEP,
    PART_MISSING,
    PART_UNKNOWN,
    PART_WRONG,
    TableError,
)

ANYTHING: Final[msgspec.json.Decoder[Any]] = msgspec.json.Decoder()
UNREADABLE: Final = (msgspec.MsgspecError, UnicodeError, RecursionError)
"""Errors that a decoder may raise."""
_MISSING: Final = re.compile("missing required field `(.*?)`")
_UNKNOWN: Final = re.compile("unknown field `(.*?)`")
_PLACE: Final = re.compile(r"`\$\.?(.*?)`$")


def read_json(body: bytes) -> Any:
    """Decode any JSON value. Raise a `TableError` if the body is not JSON."""
    try:
        return ANYTHING.decode(body)
    except UNREADABLE as error:
        raise misread(error) from error


def misread(error: Exception) -> TableError:
    """Return the problem of a message that a decoder has refused."""
    if isinstance(error, RecursionError):
        return TableError(MESSAGE_TOO_DEEP, status=400)
    if isinstance(error, UnicodeError):
        return TableError(MESSAGE_NOT_TEXT, status=400)
    if not isinstance(error, msgspec.ValidationError):
        return TableError(MESSAGE_NOT_JSON, status=400)
    found = _PLACE.search(str(error))
    return misfit(found[1] if found else "", str(error))


def misfit(where: str, detail: str) -> TableError:
    """Return the problem of a part that is missing, unknown or of the wrong type.

    `detail` is the decoder's message, `where` the part that contains it.
    """
    for problem, pattern in ((PART_MISSING, _MISSING), (PART_UNKNOWN, _UNKNOWN)):
        if found := pattern.search(detail):
            return TableError(problem, status=400, part=".".join(filter(None, (where, found[1]))))
    return (
        TableError(PART_WRONG, status=400, part=where.replace("[...]", ""))
        if where
        else TableError(BAD_MESSAGE, status=400)
    )
