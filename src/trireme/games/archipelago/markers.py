"""Move the black marker of rebels and the grey marker of workers."""

from __future__ import annotations

from trireme.games.archipelago import events
from trireme.games.archipelago.state import State


def rebels(s: State, change: int) -> None:
    """Move the rebels marker, never below 0 (ARC-DEF-08); the game then looks for a revolt (ARC-END-02)."""
    now = max(0, s.rebels + change)
    if now == s.rebels:
        return
    if s.journal is not None:
        s.journal.append(events.Marker(marker="rebels", change=now - s.rebels, now=now))
    s.rebels = now
    s.check_end = True


def workers(s: State, change: int) -> None:
    """Move the workers marker, never below 0 (ARC-DEF-08)."""
    now = max(0, s.workers + change)
    if now == s.workers:
        return
    if s.journal is not None:
        s.journal.append(events.Marker(marker="workers", change=now - s.workers, now=now))
    s.workers = now
