"""Times as they are stored: UTC in milliseconds, as text that sorts."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta


def present() -> datetime:
    return datetime.now(UTC)


def now() -> str:
    return written(present())


def ago(days: int) -> str:
    return written(present() - timedelta(days=days))


def minutes_ago(minutes: float) -> str:
    return written(present() - timedelta(minutes=minutes))


def in_seconds(seconds: float) -> str:
    return written(present() + timedelta(seconds=seconds))


def after(time: str, days: int) -> str:
    return written(datetime.fromisoformat(time) + timedelta(days=days))


def written(time: datetime) -> str:
    return time.isoformat(timespec="milliseconds").replace("+00:00", "Z")
