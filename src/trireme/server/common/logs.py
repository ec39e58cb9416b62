"""Structured logs: one JSON object per line.

Tokens, seeds, names and addresses are not logged, and only the beginning of a table's id, since the whole id would let
others watch. Errors of other libraries may contain such data, so every line is searched for it.
"""

from __future__ import annotations

import logging
import re
from datetime import UTC, datetime
from typing import Any, Final

import msgspec

SHOWN: Final = 8
"""Digits of a table's id in a log, of 20: enough to find the table, too few to guess the rest."""
SECRET: Final = re.compile(r"[0-9a-fA-F]{20,}")
TABLE = logging.getLogger("trireme.server")


def shortened(line: str) -> str:
    """Shorten everything that looks like an id, a token or a seed to its beginning."""
    return SECRET.sub(lambda found: found[0][:SHOWN] + "…", line)


def log(event: str, /, *, level: int = logging.INFO, table: str = "", **figures: Any) -> None:
    if table:
        figures["table"] = table[:SHOWN]
    TABLE.log(level, event, extra={"figures": figures})


class JsonLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "event": record.getMessage(),
            **getattr(record, "figures", {}),
        }
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return shortened(msgspec.json.encode(line, enc_hook=str).decode())


def speak_json() -> None:
    """Make all loggers of this process write JSON lines to standard error."""
    handler = logging.StreamHandler()
    handler.setFormatter(JsonLines())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.WARNING)
    TABLE.setLevel(logging.INFO)
    # It warns of each invalid request without a limit, so anybody could fill the log.
    logging.getLogger("uvicorn.error").setLevel(logging.ERROR)
