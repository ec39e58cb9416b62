"""What happens at the table. Only objectives, bids and what is behind the screens are hidden (ARC-CMP-13)."""

from __future__ import annotations

from typing import ClassVar

from trireme.kit.engine.event import Event


class ObjectiveDealt(Event, frozen=True, kw_only=True, tag="objective-dealt"):
    """A secret objective; others see only that one was dealt."""

    reveal: ClassVar[bool] = True
    seat: int
    objective: str

    def seen_by(self, seat: int | None) -> Event | None:
        return self if seat == self.seat else ObjectiveDealt(seat=self.seat, objective="")


class Spied(Event, frozen=True, kw_only=True, tag="spied"):
    """The Spy shows an objective to its user alone (ARC-CRD-06)."""

    reveal: ClassVar[bool] = True
    seat: int
    by: int
    objective: str

    def seen_by(self, seat: int | None) -> Event | None:
        return self if seat in (self.seat, self.by) else Spied(seat=self.seat, by=self.by, objective="")


class BackUncovered(Event, frozen=True, kw_only=True, tag="back"):
    """The back on top of the deck: its parts, with an empty text for what is not there."""

    reveal: ClassVar[bool] = True
    domestic: str
    per_cube: int
    export: str
    demand: int
    event: str
    red_domestic: str
    red_per_cube: int
    red_export: str
    red_demand: int
    red_event: str


class RoundBegun(Event, frozen=True, kw_only=True, tag="round-begun"):
    round: int


class OrderDrawn(Event, frozen=True, kw_only=True, tag="first-order"):
    """The first order of play."""

    reveal: ClassVar[bool] = True
    seats: tuple[int, ...]


class TrendShown(Event, frozen=True, kw_only=True, tag="trend"):
    reveal: ClassVar[bool] = True
    trend: str


class HexDealt(Event, frozen=True, kw_only=True, tag="hex-dealt"):
    """A region of turn 0."""

    reveal: ClassVar[bool] = True
    seat: int
    hex: str


class HexesDiscarded(Event, frozen=True, kw_only=True, tag="hexes-discarded"):
    """None of the regions dealt can be laid."""

    seat: int


class Laid(Event, frozen=True, kw_only=True, tag="laid"):
    """A region is laid."""

    seat: int
    tile: str
    cell: str
    turn: int


class TokenTaken(Event, frozen=True, kw_only=True, tag="token"):
    """An explorer token; how many are left."""

    seat: int
    left: int


class DiscGained(Event, frozen=True, kw_only=True, tag="disc-gained"):
    """Everybody has one more disc."""

    discs: int


class Marker(Event, frozen=True, kw_only=True, tag="marker"):
    """Rebels or surplus workers go up or down."""

    marker: str
    change: int
    now: int


class CubeMarketed(Event, frozen=True, kw_only=True, tag="cube-marketed"):
    """A cube goes from the bank to a market."""

    market: str
    resource: str


class CubesTaken(Event, frozen=True, kw_only=True, tag="cubes-taken"):
    """From the bank."""

    seat: int
    resource: str
    count: int


class CardOpened(Event, frozen=True, kw_only=True, tag="card-opened"):
    """A card comes to the track."""

    reveal: ClassVar[bool] = True
    card: str


class DeckRenewed(Event, frozen=True, kw_only=True, tag="deck-renewed"):
    """The discarded cards form a new deck."""


class HexTurnedUp(Event, frozen=True, kw_only=True, tag="hex-turned-up"):
    """The top of the pile shows this face."""

    reveal: ClassVar[bool] = True
    tile: str


class HexDrawn(Event, frozen=True, kw_only=True, tag="hex-drawn"):
    reveal: ClassVar[bool] = True
    seat: int
    hex: str


class HexTaken(Event, frozen=True, kw_only=True, tag="hex-taken"):
    seat: int
    hex: str


class HexDiscarded(Event, frozen=True, kw_only=True, tag="hex-discarded"):
    hex: str


class BidsShown(Event, frozen=True, kw_only=True, tag="bids"):
    reveal: ClassVar[bool] = True
    seats: tuple[int, ...]
    bids: tuple[int, ...]


class OrderSet(Event, frozen=True, kw_only=True, tag="order-set"):
    seat: int
    seats: tuple[int, ...]


class OrderStays(Event, frozen=True, kw_only=True, tag="order-stays"):
    """Nobody has bid, or the highest bids are equal."""

    why: str


class DomesticCrisis(Event, frozen=True, kw_only=True, tag="domestic-crisis"):
    resource: str
    per_cube: int
    lying: int


class ExportCrisis(Event, frozen=True, kw_only=True, tag="export-crisis"):
    resource: str
    demand: int


class NobodyLies(Event, frozen=True, kw_only=True, tag="nobody-lies"):
    """A domestic crisis that strikes nobody, or is over."""


class CubeGiven(Event, frozen=True, kw_only=True, tag="cube-given"):
    """In a crisis: from the market, the stock, or a token."""

    seat: int
    source: str
    resource: str


class StoodUp(Event, frozen=True, kw_only=True, tag="stood-up"):
    """Citizens of the owner stand up."""

    seat: int
    by: int
    place: str
    count: int


class CrisisOver(Event, frozen=True, kw_only=True, tag="crisis-over"):
    market: str
    missing: int


class TakenOver(Event, frozen=True, kw_only=True, tag="taken-over"):
    seat: int
    by: int
    building: str
    tile: str


class EventHappens(Event, frozen=True, kw_only=True, tag="event"):
    event: str


class Acts(Event, frozen=True, kw_only=True, tag="acts"):
    seat: int
    action: str


class Taxes(Event, frozen=True, kw_only=True, tag="taxes"):
    seat: int
    florins: int


class FlorinsTaken(Event, frozen=True, kw_only=True, tag="florins-taken"):
    seat: int
    florins: int


class Harvested(Event, frozen=True, kw_only=True, tag="harvested"):
    seat: int
    resource: str
    tile: str


class Doubled(Event, frozen=True, kw_only=True, tag="doubled"):
    seat: int
    resource: str
    count: int


class LeaveAsked(Event, frozen=True, kw_only=True, tag="leave-asked"):
    seat: int
    by: int
    tile: str
    florins: int


class LeaveAnswered(Event, frozen=True, kw_only=True, tag="leave-answered"):
    seat: int
    by: int
    tile: str
    granted: bool


class Traded(Event, frozen=True, kw_only=True, tag="traded"):
    seat: int
    market: str
    way: str
    resource: str
    florins: int


class Operated(Event, frozen=True, kw_only=True, tag="operated"):
    seat: int
    building: str
    tile: str


class Born(Event, frozen=True, kw_only=True, tag="born"):
    seat: int
    tile: str


class Recruited(Event, frozen=True, kw_only=True, tag="recruited"):
    seat: int
    tile: str
    florins: int


class Moved(Event, frozen=True, kw_only=True, tag="unit-moved"):
    seat: int
    origin: str
    target: str


class Built(Event, frozen=True, kw_only=True, tag="constructed"):
    seat: int
    building: str
    tile: str


class CardUsed(Event, frozen=True, kw_only=True, tag="card-used"):
    seat: int
    card: str
    by: int


class WonderBuilt(Event, frozen=True, kw_only=True, tag="wonder-built"):
    seat: int
    card: str
    tile: str


class ShowsNothing(Event, frozen=True, kw_only=True, tag="shows-nothing"):
    """Somebody who is robbed has no cube."""

    reveal: ClassVar[bool] = True
    seat: int


class Looted(Event, frozen=True, kw_only=True, tag="looted"):
    """A cube is handed over."""

    reveal: ClassVar[bool] = True
    seat: int
    by: int
    resource: str


class Sunk(Event, frozen=True, kw_only=True, tag="sunk"):
    seat: int
    by: int
    tile: str


class Pillaged(Event, frozen=True, kw_only=True, tag="pillaged"):
    seat: int
    tile: str
    resource: str
    count: int


class ShipAdded(Event, frozen=True, kw_only=True, tag="ship-added"):
    seat: int
    tile: str


class CardRevealed(Event, frozen=True, kw_only=True, tag="card-revealed"):
    """A card of the deck is turned up."""

    reveal: ClassVar[bool] = True
    card: str


class CardBought(Event, frozen=True, kw_only=True, tag="card-bought"):
    seat: int
    card: str
    florins: int


class CardRotated(Event, frozen=True, kw_only=True, tag="card-rotated"):
    seat: int
    card: str
    florins: int


class CardDiscarded(Event, frozen=True, kw_only=True, tag="card-discarded"):
    card: str


class Paid(Event, frozen=True, kw_only=True, tag="florins-paid"):
    seat: int
    florins: int


class PaidNothing(Event, frozen=True, kw_only=True, tag="paid-nothing"):
    reveal: ClassVar[bool] = True
    seat: int


class Passed(Event, frozen=True, kw_only=True, tag="turn-passed"):
    seat: int


class ObjectiveOpen(Event, frozen=True, kw_only=True, tag="objective-open"):
    reveal: ClassVar[bool] = True
    objective: str


class ObjectiveMet(Event, frozen=True, kw_only=True, tag="objective-met"):
    """An end condition is met; -1 for an open objective."""

    reveal: ClassVar[bool] = True
    objective: str
    seat: int


class Revolt(Event, frozen=True, kw_only=True, tag="revolt"):
    rebels: int
    population: int


class LastRound(Event, frozen=True, kw_only=True, tag="last-round"):
    round: int


class Bared(Event, frozen=True, kw_only=True, tag="bared"):
    """What was behind the screen."""

    reveal: ClassVar[bool] = True
    seat: int
    objectives: tuple[str, ...]
    florins: int
    tokens: int
    stock: dict[str, int]


class Scored(Event, frozen=True, kw_only=True, tag="counted"):
    seat: int
    points: int
    place: int


class Offered(Event, frozen=True, kw_only=True, tag="offer-made"):
    """An offer of a seat to one or several; what it gives is laid out."""

    seat: int
    seats: tuple[int, ...]
    give: dict[str, int]
    get: dict[str, int]


class Exchanged(Event, frozen=True, kw_only=True, tag="exchanged"):
    """An exchange is carried out on the spot, for all to see (ARC-NEG-13)."""

    seat: int
    by: int
    give: dict[str, int]
    get: dict[str, int]


class OfferRefused(Event, frozen=True, kw_only=True, tag="offer-refused"):
    seat: int
    by: int


class OfferWithdrawn(Event, frozen=True, kw_only=True, tag="offer-withdrawn"):
    seat: int
    by: int


class OfferLapsed(Event, frozen=True, kw_only=True, tag="offer-lapsed"):
    seat: int
    by: int


class PlaceSold(Event, frozen=True, kw_only=True, tag="place-sold"):
    """A seat will give another this place in the order of play, and has been paid for it (ARC-NEG-11)."""

    seat: int
    by: int
    place: int


class PromiseMade(Event, frozen=True, kw_only=True, tag="promise-made"):
    """What a seat promises another binds nobody (ARC-NEG-06)."""

    seat: int
    by: int
    what: str
    count: int


class PromiseKept(Event, frozen=True, kw_only=True, tag="promise-kept"):
    seat: int
    by: int
    what: str
    count: int


class PromiseBroken(Event, frozen=True, kw_only=True, tag="promise-broken"):
    seat: int
    by: int
    what: str
    count: int


ArchipelagoEvent = (
    ObjectiveDealt | Spied | BackUncovered | RoundBegun | OrderDrawn | TrendShown | HexDealt | HexesDiscarded
    | Laid | TokenTaken | DiscGained | Marker | CubeMarketed | CubesTaken | CardOpened | DeckRenewed | HexTurnedUp
    | HexDrawn | HexTaken | HexDiscarded | BidsShown | OrderSet | OrderStays
    | DomesticCrisis | ExportCrisis | NobodyLies | CubeGiven | StoodUp | CrisisOver | TakenOver | EventHappens
    | Acts | Taxes | FlorinsTaken | Harvested | Doubled | LeaveAsked | LeaveAnswered | Traded | Operated | Born
    | Recruited | Moved | Built | CardUsed | WonderBuilt | ShowsNothing | Looted | Sunk | Pillaged | ShipAdded
    | CardRevealed | CardBought | CardRotated | CardDiscarded | Paid | PaidNothing | Passed | ObjectiveOpen
    | ObjectiveMet | Revolt | LastRound | Bared | Scored | Offered | Exchanged | OfferRefused
    | OfferWithdrawn | OfferLapsed | PlaceSold | PromiseMade | PromiseKept | PromiseBroken
)  # fmt: skip
