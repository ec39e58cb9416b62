"""What players and spectators see: everything, because Pebbles hides nothing."""

from __future__ import annotations

from trireme.kit.engine.view import View


class PebblesView(View, frozen=True, kw_only=True):
    """The beach as a seat or a spectator sees it."""

    heaps: dict[str, int]
    taken: tuple[int, ...]
    by_seat: tuple[str, ...] = ("taken",)
