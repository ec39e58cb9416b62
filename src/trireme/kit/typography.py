"""French typography, applied when texts are loaded: narrow no-break spaces and the curved apostrophe."""

from __future__ import annotations

import re

_BEFORE = re.compile(r"[ \u00a0]([;:?!»])")
_AFTER = re.compile(r"«[ \u00a0]")


def french(text: str) -> str:
    text = _BEFORE.sub("\u202f\\1", text)
    return _AFTER.sub("«\u202f", text).replace("'", "\u2019")
