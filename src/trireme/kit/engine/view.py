"""What every game shows: to a seat while it is played, to everybody when it is over."""

from __future__ import annotations

import msgspec

from trireme.kit.engine.question import Forecast
from trireme.kit.seats import SEATS, Seat


class Result(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How a game ended: for each seat its place, score and breakdown.

    1 is the best place. Equal places are shared: a shared victory, or that of a team. Without a 1 nobody has won.

    >>> import random
    >>> game = trireme.make("peloponnes", players=3)
    >>> state, rng = game.start(seed=3), random.Random(7)
    >>> while codes := game.legal(state):
    ...     game.play(state, rng.choice(codes))
    >>> result = game.result(state)
    >>> sorted(result.places), sorted(result.returns())
    ([1, 2, 3], [-1.0, 0.0, 1.0])
    """

    places: tuple[int, ...]
    scores: tuple[int, ...]
    breakdown: tuple[dict[str, int], ...]
    ending: str
    """Key of the sentence that says how it ended."""
    teams: tuple[int, ...] = ()
    """The team of each seat, where there are teams. Seats of one team share their place."""

    def winners(self) -> list[Seat]:
        return [seat for seat, place in zip(SEATS, self.places) if place == 1]

    def returns(self) -> tuple[float, ...]:
        """Return 1 for the best place to -1 for the last; shared places get their mean. Without a winner all get -1."""
        if not self.winners() or len(self.places) == 1:
            return tuple(1.0 if place == 1 else -1.0 for place in self.places)
        better = [sum(other < place for other in self.places) for place in self.places]
        shared = [self.places.count(place) for place in self.places]
        return tuple(1 - (2 * b + n - 1) / (len(self.places) - 1) for b, n in zip(better, shared, strict=True))


class View(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Base of what a seat may know; each game adds its fields.

    >>> game = trireme.make("cyclades", players=2)
    >>> view = game.view(game.start(seed=1), seat=0)
    >>> view.seats, [player.gold for player in view.players]
    (('A', 'B'), [7, None])
    """

    game: str
    seats: tuple[str, ...]
    seat: int | None
    asked: tuple[int, ...]
    by_seat: tuple[str, ...] = ()
    """The fields that hold something for each seat, in their order: a board that knows no game shows them side by
    side. One inside another is named with a dot: `tide.shells`."""
    outlooks: tuple[Forecast, ...] = ()
    """What comes of the position: when the next supply round is, what it takes from a seat, who is about to win."""

    def foretold(self) -> tuple[Forecast, ...]:
        """Return what concerns all, and what is told to the seat whose view this is."""
        return tuple([outlook for outlook in self.outlooks if outlook.to in (None, self.seat)])
