"""Structured logs: one JSON object a line.

No token, seed, name or address goes in, and of a table only the beginning of its id: the whole would let one watch.
"""

from __future__ import annotations

import logging
from datetime import UTC, datetime
from typing import Any

import msgspec

TABLE = logging.getLogger("trireme.table")


def log(event: str, /, *, level: int = logging.INFO, table: str = "", **figures: Any) -> None:
    if table:
        figures["table"] = table[:8]
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
        return msgspec.json.encode(line, enc_hook=str).decode()


def speak_json() -> None:
    """All loggers of this process write JSON lines to standard error."""
    handler = logging.StreamHandler()
    handler.setFormatter(JsonLines())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.WARNING)
    TABLE.setLevel(logging.INFO)
