"""What every game shows: to a seat while it is played, to everybody when it is over."""

from __future__ import annotations

import msgspec


class Result(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How a game ended: for each seat its place (1 is best, equal places are shared), score and breakdown."""

    places: tuple[int, ...]
    scores: tuple[int, ...]
    breakdown: tuple[dict[str, int], ...]
    ending: str
    """Key of the sentence that says how it ended."""

    def winners(self) -> list[int]:
        return [seat for seat, place in enumerate(self.places) if place == 1]


class View(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Base of what a seat may know; each game adds its fields."""

    game: str
    seats: tuple[str, ...]
    seat: int | None
    asked: tuple[int, ...]
