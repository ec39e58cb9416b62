"""What every game shows: to a seat while it is played, to everybody when it is over."""

from __future__ import annotations

import msgspec


class Result(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How a game ended: for each seat its place, score and breakdown.

    1 is the best place. Equal places are shared: a shared victory, or that of a team. Without a 1 nobody has won.
    """

    places: tuple[int, ...]
    scores: tuple[int, ...]
    breakdown: tuple[dict[str, int], ...]
    ending: str
    """Key of the sentence that says how it ended."""
    teams: tuple[int, ...] = ()
    """The team of each seat, where there are teams; seats of one team have the same place."""

    def winners(self) -> list[int]:
        return [seat for seat, place in enumerate(self.places) if place == 1]


class View(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Base of what a seat may know; each game adds its fields."""

    game: str
    seats: tuple[str, ...]
    seat: int | None
    asked: tuple[int, ...]
