"""What happens at the table. All of it is open to everyone (PEL-GEN-04)."""

from __future__ import annotations

from typing import ClassVar

from trireme.kit.engine.event import Event


class OfTile(Event, frozen=True, kw_only=True):
    """Base of what happens to one tile."""

    tile: str

    def places(self) -> tuple[str, ...]:
        return (f"tile:{self.tile}",)


class CivilizationTaken(Event, frozen=True, kw_only=True, tag="civilization"):
    seat: int
    civilization: str


class ExtraIncome(Event, frozen=True, kw_only=True, tag="extra-income"):
    seat: int
    good: str


class RoundBegun(Event, frozen=True, kw_only=True, tag="round"):
    round: int


class TurnedUp(OfTile, frozen=True, kw_only=True, tag="turned-up"):
    reveal: ClassVar[bool] = True
    row: str


class SupplyRound(Event, frozen=True, kw_only=True, tag="supply-round"):
    """A supply round begins."""


class BidMade(OfTile, frozen=True, kw_only=True, tag="bid"):
    seat: int
    coins: int
    luxury: int
    """Luxury goods exchanged for missing coins."""


class Bought(OfTile, frozen=True, kw_only=True, tag="bought"):
    """A purchase in a solo game."""

    seat: int
    coins: int
    luxury: int


class BidMoved(OfTile, frozen=True, kw_only=True, tag="moved"):
    seat: int
    coins: int


class Displaced(OfTile, frozen=True, kw_only=True, tag="displaced"):
    seat: int
    by: int


class HalfCounted(OfTile, frozen=True, kw_only=True, tag="half"):
    """A half coin has made the difference (PEL-BLD-06)."""

    seat: int
    coins: int
    bid: int
    """The coins that have been beaten."""
    rule: str


class Forced(Event, frozen=True, kw_only=True, tag="forced"):
    """A player has one answer only, and is not asked."""

    seat: int
    why: str
    """`pass`, `withdraw`, `pay`, `mark`, `box`, `keep` or `finish`."""
    tile: str
    """The tile that it is about, or an empty text."""
    rule: str


class Withdrew(Event, frozen=True, kw_only=True, tag="withdrew"):
    seat: int
    coins: int


class Passed(Event, frozen=True, kw_only=True, tag="passed"):
    seat: int
    coins: int


class Unsold(OfTile, frozen=True, kw_only=True, tag="unsold"):
    """A tile without a bid goes to the box."""


class NewOrder(Event, frozen=True, kw_only=True, tag="order"):
    seat: int
    place: int


class Tied(Event, frozen=True, kw_only=True, tag="tied"):
    """Players are equal, and how that is settled: in the player order, or in the result."""

    seats: tuple[int, ...]
    settled: str
    """`order`, `higher`, `luxury` or `shared`."""
    rule: str


class Placed(OfTile, frozen=True, kw_only=True, tag="placed"):
    seat: int
    how: str
    """`paid`, `marked` or `terrain`."""
    luxury: int


class Unplaced(OfTile, frozen=True, kw_only=True, tag="unplaced"):
    """A tile won that goes to the box."""

    seat: int


class Gained(Event, frozen=True, kw_only=True, tag="gained"):
    """One-time gains (`source` is the tile) or income (`source` is empty)."""

    seat: int
    source: str
    wood: int
    stone: int
    food: int
    coins: int
    luxury: int
    population: int


class Overflowed(Event, frozen=True, kw_only=True, tag="overflowed"):
    """Goods beyond the store become luxury goods."""

    seat: int
    luxury: int
    wood: int
    stone: int
    food: int
    rule: str


class Took(Event, frozen=True, kw_only=True, tag="took"):
    """A good chosen as income."""

    seat: int
    good: str


class ChitTurnedUp(Event, frozen=True, kw_only=True, tag="chit"):
    reveal: ClassVar[bool] = True
    disaster: str
    count: int


class BlankTurnedUp(Event, frozen=True, kw_only=True, tag="blank"):
    """A blank chit leaves the game."""

    reveal: ClassVar[bool] = True


class Struck(Event, frozen=True, kw_only=True, tag="struck"):
    disaster: str


class Spared(Event, frozen=True, kw_only=True, tag="spared"):
    """A player is protected from the disaster that strikes."""

    seat: int
    disaster: str


class Suffered(Event, frozen=True, kw_only=True, tag="suffered"):
    """A loss of food, inhabitants or luxury goods."""

    seat: int
    loss: str
    count: int


class Paid(Event, frozen=True, kw_only=True, tag="paid"):
    """Goods given in a disaster."""

    seat: int
    wood: int
    stone: int
    food: int
    coins: int
    luxury: int


class TileLost(OfTile, frozen=True, kw_only=True, tag="lost"):
    seat: int


class Fed(Event, frozen=True, kw_only=True, tag="fed"):
    seat: int
    fed: int
    fish: int
    """Those of them who cost nothing."""
    luxury: int
    starved: int


class Finished(OfTile, frozen=True, kw_only=True, tag="finished"):
    seat: int


class GaveUp(OfTile, frozen=True, kw_only=True, tag="gave-up"):
    """A marked building that is not paid for goes to the box."""

    seat: int


class Scored(Event, frozen=True, kw_only=True, tag="scored"):
    seat: int
    prestige: int
    population: int
    result: int
    place: int


PeloponnesEvent = (
    CivilizationTaken | ExtraIncome | RoundBegun | TurnedUp | SupplyRound | BidMade | Bought
    | BidMoved | Displaced | HalfCounted | Forced | Withdrew | Passed | Unsold | NewOrder | Tied | Placed | Unplaced
    | Gained | Overflowed | Took | ChitTurnedUp
    | BlankTurnedUp | Struck | Spared | Suffered | Paid | TileLost | Fed | Finished | GaveUp | Scored
)  # fmt: skip
