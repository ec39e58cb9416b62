"""Times as they are kept: UTC, to the millisecond, as text that sorts."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta


def now() -> str:
    return written(datetime.now(UTC))


def ago(days: int) -> str:
    return written(datetime.now(UTC) - timedelta(days=days))


def after(time: str, days: int) -> str:
    return written(datetime.fromisoformat(time) + timedelta(days=days))


def written(time: datetime) -> str:
    return time.isoformat(timespec="milliseconds").replace("+00:00", "Z")
