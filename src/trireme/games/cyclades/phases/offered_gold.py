"""The gold of an offering: its amount, its cost, and why it may not be made (CYC-OFF-04 to 23, CYC-PRI)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import ClassVar, Final

from trireme.games.cyclades import events, moves
from trireme.games.cyclades.phases.auction import Auction
from trireme.games.cyclades.phases.prices import highest_offer, least_offer, offerings_cost, standing_offers
from trireme.games.cyclades.questions import ACTIONS
from trireme.games.cyclades.rules.ids import (
    CYC_GOD_04,
    CYC_GOD_07,
    CYC_GOD_08,
    CYC_GOD_10,
    CYC_OFF_02,
    CYC_OFF_03,
    CYC_OFF_04,
    CYC_OFF_06,
    CYC_OFF_09,
    CYC_OFF_13,
    CYC_OFF_18,
    CYC_OFF_19,
    CYC_OFF_23,
    CYC_PHA_02,
    CYC_PRI_01,
    CYC_PRI_02,
    CYC_TWO_05,
    CYC_TWO_06,
    CYC_TWO_07,
    CYC_TWO_13,
)
from trireme.games.cyclades.ruleset import Ruleset, Steps
from trireme.games.cyclades.state import NO_GOD, NONE, GodNumber, State
from trireme.kit.content.rulebook import Reason, Rule
from trireme.kit.engine.askers import PickNumber
from trireme.kit.engine.frame_data import FrameData
from trireme.kit.engine.question import Forecast
from trireme.kit.engine.sequences import RunHooks
from trireme.kit.engine.state import Frame
from trireme.kit.errors import Figure, Refused, Unreadable
from trireme.kit.moves import is_whole_number, whole_number
from trireme.kit.problems import FORM
from trireme.kit.seats import Seat

OFFER: Final = 11
OFFER_GOLD: Final = 12
OUTBID: Final = 48


class Marker(FrameData):
    """A marker that a player is about to place."""

    lost: GodNumber
    """The god from whom it has just been displaced; NO_GOD if none."""
    auction: int
    """The number of the auction, in `ruleset.auctions`."""


class OfferingTo(FrameData):
    """A marker that a player places on a god; the gold is asked next."""

    god: GodNumber
    lost: GodNumber
    """The god from whom the marker has just been displaced; NO_GOD if none."""
    auction: int
    """The number of the auction, in `ruleset.auctions`."""


class Outbid(FrameData):
    """An offering of a seat to a god has displaced the marker of another, or its own other marker."""

    seat: Seat
    god: GodNumber
    whom: Seat


def lost_by(frame: Frame) -> GodNumber:
    """Return the god from whom the marker of an offering has just been displaced; NO_GOD if none."""
    if frame[0] not in (OFFER, OFFER_GOLD):
        return NO_GOD
    marker: Marker | OfferingTo = frame[3]
    return marker.lost


def auction_of(frame: Frame) -> int:
    """Return the number of the auction in which a player makes an offering."""
    marker: Marker | OfferingTo = frame[3]
    return marker.auction


def hidden_gods(ruleset: Ruleset, s: State) -> Rule:
    """Return the rule by which some gods lie face down."""
    if ruleset.players == 2:
        return CYC_GOD_10
    if s.available == len(s.gods) - 1:
        return CYC_GOD_04
    return CYC_GOD_07 if s.routine % 2 else CYC_GOD_08


def bars_god(ruleset: Ruleset, s: State, god: GodNumber) -> Iterator[Reason]:
    """Yield the rules by which a god receives no offering in this cycle."""
    if god not in s.gods[: s.available]:
        absent = [reason for explains in ruleset.points.unavailable for reason in explains(ruleset, s, god)]
        if not absent and god in s.gods:
            absent = [Reason(CYC_OFF_03, god=ruleset.god(god)), Reason(hidden_gods(ruleset, s))]
        yield from absent or [Reason(CYC_OFF_02, god=ruleset.god(god))]


def forbids_offer(auction: Auction, s: State, seat: Seat, god: GodNumber, gold: int, lost: int) -> Iterator[Reason]:
    """Yield the rules that forbid an offering with a marker displaced from `lost`, or from none."""
    ruleset = auction.ruleset
    name = ruleset.god(god)
    yield from bars_god(ruleset, s, god)
    if god == lost:
        if s.offer_seat[god] == seat:
            yield Reason(CYC_TWO_05, god=name)
        yield Reason(CYC_OFF_09, god=name)
    for bars in ruleset.points.bars_offering:
        yield from bars(ruleset, s, seat, god)
    if gold < ruleset.least_paid:
        yield Reason(CYC_OFF_04, god=name)
    elif gold < least_offer(ruleset, s, god):
        yield Reason(CYC_OFF_06, god=name, gold=s.offer_gold[god], least=least_offer(ruleset, s, god))
    most = auction.most(s, seat, god, lost)
    if gold > most:
        yield from auction.bars_gold(s, seat, god, lost)
    if gold > highest_offer(ruleset, s, seat, god):
        figures: dict[str, Figure] = {
            "god": name,
            "least": gold,
            "most": most,
            "gold": s.gold[seat],
            "priests": s.priests[seat],
        }
        struck = [reason for bars in ruleset.points.bars_outbid for reason in bars(ruleset, s, seat, god)]
        yield from struck
        if not struck or cost_with(ruleset, s, seat, god, gold) > s.gold[seat]:
            yield from _beyond_the_purse(ruleset, s, seat, god, gold, figures)
        if not auction.open_gods(s, seat, lost):
            yield Reason(CYC_OFF_23, **figures)


def _beyond_the_purse(
    ruleset: Ruleset, s: State, seat: Seat, god: GodNumber, gold: int, figures: dict[str, Figure]
) -> Iterator[Reason]:
    """Yield the rules by which an offering cannot be paid, whatever else is due with it (TIT-AEF-14)."""
    others = standing_offers(s, seat, but=god)
    if not s.gold[seat]:
        yield Reason(CYC_OFF_19, **figures)
    if others:
        yield Reason(CYC_TWO_06, **figures)
    yield Reason(CYC_OFF_18, **figures)
    if ruleset.players == 2:
        yield Reason(CYC_TWO_13, **figures, other=sum(others))
    if gold - s.gold[seat] <= s.priests[seat] - sum(others):
        yield Reason(CYC_TWO_07 if others else CYC_PRI_02)


def marker_lies(ruleset: Ruleset, s: State, seat: Seat) -> None:
    for happens in ruleset.points.placed:
        happens(ruleset, s, seat)


def whole_gold(words: list[str]) -> int:
    """Return the gold of an offering. Less than 1 and fractions are refused by rule (CYC-OFF-04)."""
    number = words[-1].replace(",", ".").removeprefix("-")
    if is_whole_number(number.replace(".", "", 1)) and (number != words[-1] or "." in number):
        raise Refused(" ".join(words), [Reason(CYC_OFF_04, god=words[1])])
    return whole_number(words[-1])


def promised(s: State, seat: Seat) -> int:
    """Return what a seat has offered with its other marker, which it cannot spend again (CYC-TWO-06)."""
    return sum(standing_offers(s, seat))


def cost_with(ruleset: Ruleset, s: State, seat: Seat, god: GodNumber, gold: int) -> int:
    """Return what a seat would pay in the end for all its offerings, with this one."""
    return offerings_cost(ruleset, s, seat, [*standing_offers(s, seat, but=god), gold])


def payment(ruleset: Ruleset, s: State, seat: Seat, god: GodNumber, gold: int) -> tuple[Forecast, ...]:
    """Return the forecast of what a seat would pay in the end for all its offerings, and what it would keep."""
    cost = cost_with(ruleset, s, seat, god, gold)
    saved = sum(standing_offers(s, seat, but=god)) + gold - cost
    args: dict[str, Figure] = {"gold": gold, "cost": cost, "saved": saved, "left": s.gold[seat] - cost}
    return (Forecast(id="offering", args=args, rules=(CYC_PRI_01.id, CYC_PRI_02.id)),)


class OfferGold(PickNumber[State]):
    """The question for the gold of an offering, after the god has been chosen."""

    phase = "offerings"
    prompt = "offer-gold"
    unit = "gold"
    form = "5"
    base = moves.AMOUNT
    size = moves.MOST + 1
    cover = True
    rules = (CYC_OFF_06, CYC_OFF_13, CYC_OFF_18)
    others: ClassVar[dict[str, tuple[Rule, ...]]] = dict.fromkeys(ACTIONS, (CYC_PHA_02,))
    earlier = ("offer", "apollo")

    def __init__(self, ruleset: Ruleset) -> None:
        self.ruleset = ruleset

    def god(self, s: State) -> GodNumber:
        """Return the god to whom the offering is made."""
        offering: OfferingTo = s.stack[-1][3]
        return offering.god

    def bounds(self, s: State, seat: Seat) -> tuple[int, int]:
        offering: OfferingTo = s.stack[-1][3]
        auction = self.ruleset.auctions[offering.auction]
        return auction.least(s, offering.god), auction.most(s, seat, offering.god, offering.lost)

    def bars(self, s: State, seat: Seat, number: int) -> Iterator[Reason]:
        offering: OfferingTo = s.stack[-1][3]
        auction = self.ruleset.auctions[offering.auction]
        return forbids_offer(auction, s, seat, offering.god, number, offering.lost)

    def read(self, s: State, seat: Seat, words: list[str]) -> list[int]:
        """Read an amount, or the whole offering once more. The god cannot be changed."""
        if words[0] not in self.earlier:
            return super().read(s, seat, words)
        if words[:2] != ["offer", self.ruleset.god(self.god(s))]:
            raise Refused(" ".join(words), [Reason(CYC_OFF_02, gods=2)])
        if len(words) != 3:
            raise Unreadable("move", " ".join(words), FORM, form=self.form)
        return [moves.AMOUNT + whole_gold(words)]

    def wordings(self, s: State, seat: Seat, run: Sequence[int]) -> tuple[str, ...]:
        return (f"offer {self.ruleset.god(self.god(s))} {self.write(s, seat, run)}",)

    def take(self, s: State, seat: Seat, code: int) -> None:
        offering: OfferingTo = s.stack[-1][3]
        god = offering.god
        gold = code - moves.AMOUNT
        s.answered(seat)
        if offering.lost == NO_GOD:
            s.waiting.pop(0)
        before = s.offer_seat[god]
        s.offer_seat[god] = seat
        s.offer_gold[god] = gold
        if s.journal is not None:
            s.journal.append(events.Offered(seat=seat, god=self.ruleset.god(god), gold=gold))
            if before != NONE:
                own = before == seat
                s.journal.append(events.Displaced(seat=before, god=self.ruleset.god(god), by=seat, own=own))
        if before != NONE:
            s.ask(OFFER, 1 << before, Marker(god, offering.auction))  # CYC-OFF-08
            if self.ruleset.points.outbid:
                s.stack.append((OUTBID, 0, Outbid(seat, god, before)))
        marker_lies(self.ruleset, s, seat)

    def progress(self, s: State, seat: Seat) -> int:
        return 1

    def args(self, s: State, seat: Seat) -> dict[str, Figure]:
        return {
            "god": self.ruleset.god(self.god(s)),
            "gold": s.gold[seat],
            "priests": s.priests[seat],
            "promised": promised(s, seat),
        }

    def outlooks(self, s: State, seat: Seat, code: int) -> tuple[Forecast, ...]:
        return payment(self.ruleset, s, seat, self.god(s), code - moves.AMOUNT)

    def about(self, s: State) -> tuple[str, ...]:
        return (f"god:{self.ruleset.god(self.god(s))}",)


STEPS: Final[Steps] = {
    OFFER_GOLD: OfferGold,
    OUTBID: lambda ruleset: RunHooks(ruleset, ruleset.points.outbid),
}
