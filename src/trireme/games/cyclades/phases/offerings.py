"""Phase 4: offerings (CYC-OFF, CYC-PRI, CYC-TWO)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import ClassVar, Final

from trireme.games.cyclades import events, moves
from trireme.games.cyclades.gods.action import Action
from trireme.games.cyclades.phases.auction import Auction
from trireme.games.cyclades.phases.offered_gold import (
    OFFER,
    OFFER_GOLD,
    Marker,
    OfferingTo,
    cost_with,
    forbids_offer,
    marker_lies,
    payment,
    promised,
    whole_gold,
)
from trireme.games.cyclades.phases.prices import least_offer, offerings_cost, standing_offers
from trireme.games.cyclades.questions import ACTIONS, DECLINES, Choice
from trireme.games.cyclades.rules.ids import (
    CYC_OFF_02,
    CYC_OFF_06,
    CYC_OFF_09,
    CYC_OFF_15,
    CYC_OFF_18,
    CYC_OFF_21,
    CYC_PHA_02,
)
from trireme.games.cyclades.ruleset import Ruleset, Steps
from trireme.games.cyclades.state import GODS, NO_GOD, GodNumber, State
from trireme.kit.content.rulebook import Reason, Rule
from trireme.kit.engine.frame_data import FrameData
from trireme.kit.engine.frames import Work
from trireme.kit.engine.question import Answer, Forecast
from trireme.kit.engine.sequences import RunHooks
from trireme.kit.engine.state import Frame
from trireme.kit.errors import Figure, Refused, Unreadable
from trireme.kit.problems import FORM, UNKNOWN
from trireme.kit.rules.ids import KIT_ASK_03
from trireme.kit.seats import NOBODY, Seat

OFFERINGS: Final = 9
NEXT_OFFERING: Final = 10
PAY: Final = 13
BEFORE_OFFERINGS: Final = 63


class AuctionUnderWay(FrameData):
    """The auction in which markers are placed."""

    auction: int
    """Its number in `ruleset.auctions`."""


# What happens before the first offering, by rank in `points.before_offerings`.
GODS_MOVED: Final = 10
"""Rank of the Palace, which changes the order of the gods (HAD-OBJ-25)."""
GODS_BARRED: Final = 20
"""Rank of the Girdle, which bars a god (HAD-OBJ-10)."""


class Offerings(Work[State]):
    """Begin an auction: find the markers still to be placed."""

    phase = "offerings"
    entry = "offerings"

    def __init__(self, auction: Auction) -> None:
        self.auction = auction

    def run(self, s: State, frame: Frame) -> None:
        placed = [seat for seat in (*s.offer_seat, *s.apollo) if seat != NOBODY]
        s.waiting = []
        for seat in s.order:
            if seat in placed:
                placed.remove(seat)
            else:
                s.waiting.append(seat)
        s.stack.append((NEXT_OFFERING, AuctionUnderWay(self.auction.number)))
        begins = not self.auction.number and len(s.waiting) == len(s.order)
        if begins and self.auction.ruleset.points.before_offerings:
            s.stack.append((BEFORE_OFFERINGS, 0, None))


class NextOffering(Work[State]):
    """Ask for the next marker in turn order (CYC-OFF-01, 20). Displaced markers have been placed again (CYC-OFF-12)."""

    phase = "offerings"

    def run(self, s: State, frame: Frame) -> None:
        if s.waiting:
            s.stack.append(frame)
            under_way: AuctionUnderWay = frame[1]
            s.ask(OFFER, 1 << s.waiting[0], Marker(NO_GOD, under_way.auction))


class Offer(Choice):
    """The question for a god, or Apollo. The gold is the next step of the move. It is secret, so all are asked."""

    phase = "offerings"
    prompt = "offer"
    cover = True
    others: ClassVar[dict[str, tuple[Rule, ...]]] = {
        **dict.fromkeys(ACTIONS, (CYC_PHA_02, CYC_OFF_21)),
        **dict.fromkeys(DECLINES, (CYC_OFF_02,)),
    }

    def __init__(self, ruleset: Ruleset) -> None:
        super().__init__(ruleset)
        self.before = tuple(kind(ruleset) for kind in ruleset.points.marker_actions)
        """The actions possible before the marker is placed; the player is then asked again."""

    def verbs(self) -> tuple[str, ...]:
        return ("offer", "apollo", *dict.fromkeys(action.verb for action in self.before))

    def action(self, code: int) -> Action | None:
        for action in self.before:
            if action.first <= code < action.last:
                return action
        return None

    def legal(self, s: State, seat: Seat) -> list[int]:
        marker: Marker = s.stack[-1][3]
        auction = self.ruleset.auctions[marker.auction]
        codes = [moves.ON_APOLLO] if auction.apollo_takes(s) else []
        for god in auction.open_gods(s, seat, marker.lost):
            codes.append(moves.OFFER + god)
        for action in self.before:
            action.legal(s, seat, codes)
        return codes

    def with_means(self, s: State, seat: Seat) -> list[int]:
        rich = s.clone()
        rich.gold[seat] = moves.MOST
        return self.legal(rich, seat)

    def short(self, s: State, seat: Seat, answer: Answer) -> dict[str, int]:
        god = GodNumber(answer.code - moves.OFFER)
        return {"gold": cost_with(self.ruleset, s, seat, god, self.auction(s).least(s, god)) - s.gold[seat]}

    def outlooks(self, s: State, seat: Seat, code: int) -> tuple[Forecast, ...]:
        auction = self.auction(s)
        if code == moves.ON_APOLLO:
            return auction.outlooks(s, seat, NO_GOD)
        god = GodNumber(code - moves.OFFER)
        return payment(self.ruleset, s, seat, god, auction.least(s, god)) + auction.outlooks(s, seat, god)

    def auction(self, s: State) -> Auction:
        marker: Marker = s.stack[-1][3]
        return self.ruleset.auctions[marker.auction]

    def lost(self, s: State) -> GodNumber:
        """Return the god from whom the marker has just been displaced; NO_GOD if none."""
        marker: Marker = s.stack[-1][3]
        return marker.lost

    def candidates(self, s: State, seat: Seat) -> Sequence[int]:
        codes = [moves.ON_APOLLO, *range(moves.OFFER, moves.OFFER + len(self.ruleset.tables.gods))]
        for action in self.before:
            codes += action.candidates(s, seat)
        return codes

    def forbids(self, s: State, seat: Seat, code: int) -> Iterator[Reason]:
        god = GodNumber(code - moves.OFFER)
        auction = self.auction(s)
        if (action := self.action(code)) is not None:
            yield from action.forbids(s, seat, code)
            return
        if code == moves.ON_APOLLO:
            yield from auction.bars_apollo(s)
            return
        if not 0 <= god < len(self.ruleset.tables.gods):
            yield Reason(KIT_ASK_03)
        else:
            yield from forbids_offer(auction, s, seat, god, auction.least(s, god), self.lost(s))

    def objections(self, s: State, seat: Seat, run: Sequence[int]) -> Iterator[Reason]:
        if (action := self.action(run[0])) is not None:
            return action.objections(s, seat, run)
        if len(run) == 1:
            return self.forbids(s, seat, run[0])
        god, gold = GodNumber(run[0] - moves.OFFER), run[1] - moves.AMOUNT
        return forbids_offer(self.auction(s), s, seat, god, gold, self.lost(s))

    def take(self, s: State, seat: Seat, code: int) -> None:
        marker: Marker = s.stack[-1][3]
        s.answered(seat)
        god = code - moves.OFFER
        if code == moves.ON_APOLLO:
            s.apollo.append(seat)
            if marker.lost == NO_GOD:
                s.waiting.pop(0)
            if s.journal is not None:
                s.journal.append(events.WentToApollo(seat=seat, place=len(s.apollo)))
            marker_lies(self.ruleset, s, seat)
        elif 0 <= god < len(self.ruleset.gods):
            s.ask(OFFER_GOLD, 1 << seat, OfferingTo(GODS[god], marker.lost, marker.auction))
        else:
            action = self.action(code)
            assert action is not None
            s.ask(OFFER, 1 << seat, marker)
            action.take(s, seat, code)

    def read(self, s: State, seat: Seat, words: list[str]) -> list[int]:
        for action in self.before:
            if words[0] == action.verb:
                return action.read(s, seat, words)
        if words in (["apollo"], ["offer", "apollo"]):
            return [moves.ON_APOLLO]
        if words[:2] == ["offer", "apollo"]:
            raise Refused(" ".join(words), [Reason(CYC_OFF_15)])
        gods = self.ruleset.tables.god_number
        if words[0] == "offer" and sum(word in gods or word == "apollo" for word in words[1:]) > 1:
            raise Refused(" ".join(words), [Reason(CYC_OFF_02, gods=2)])
        if words[0] != "offer" or len(words) != 3:
            raise Unreadable("move", " ".join(words), FORM, form="offer ares 5")
        if words[1] not in gods:
            raise Unreadable("move", words[1], UNKNOWN, given=words[1], known=", ".join((*gods, "apollo")))
        return [moves.OFFER + gods[words[1]], moves.AMOUNT + whole_gold(words)]

    def write(self, s: State, seat: Seat, run: Sequence[int]) -> str:
        if (action := self.action(run[0])) is not None:
            return action.write(s, seat, run)
        if run[0] == moves.ON_APOLLO:
            return "apollo"
        god = self.ruleset.god(run[0] - moves.OFFER)
        return f"offer {god} {run[1] - moves.AMOUNT}" if len(run) > 1 else f"offer {god}"

    def says(self, s: State, seat: Seat, run: Sequence[int], words: list[str]) -> bool:
        if (action := self.action(run[0])) is not None:
            return action.says(s, seat, run, words)
        return run[0] == moves.ON_APOLLO and words == ["offer", "apollo"]

    def answer(self, s: State, seat: Seat, code: int) -> Answer:
        action = self.action(code)
        return super().answer(s, seat, code) if action is None else action.answer(s, seat, code)

    def places(self, s: State, seat: Seat, code: int) -> tuple[str, ...]:
        if (action := self.action(code)) is not None:
            return action.places(s, seat, code)
        return ("god:apollo" if code == moves.ON_APOLLO else f"god:{self.ruleset.god(code - moves.OFFER)}",)

    def prompt_here(self, s: State, seat: Seat) -> str:
        return self.prompt if self.lost(s) == NO_GOD else "offer-again"

    def args(self, s: State, seat: Seat) -> dict[str, Figure]:
        lost = self.lost(s)
        args: dict[str, Figure] = {"gold": s.gold[seat], "priests": s.priests[seat], "promised": promised(s, seat)}
        if lost == NO_GOD:
            return args
        by = s.offer_seat[lost]
        return {**args, "god": self.ruleset.god(lost), "by": by, "own": int(by == seat)}

    def rules_here(self, s: State) -> tuple[Rule, ...]:
        own = self.auction(s).rules
        first = self.lost(s) == NO_GOD
        return (*own, CYC_OFF_02, CYC_OFF_06, CYC_OFF_18) if first else (*own, CYC_OFF_09, CYC_OFF_06)

    def key(self, code: int) -> str:
        return "answer-apollo" if code == moves.ON_APOLLO else "answer-offer"

    def answer_args(self, s: State, seat: Seat, code: int) -> dict[str, Figure]:
        if code == moves.ON_APOLLO:
            return {}
        god = GodNumber(code - moves.OFFER)
        most = self.auction(s).most(s, seat, god, self.lost(s))
        return {"god": self.ruleset.god(god), "gold": least_offer(self.ruleset, s, god), "most": most}


class Pay(Work[State]):
    """Pay all offerings together (CYC-OFF-21)."""

    phase = "offerings"

    def __init__(self, ruleset: Ruleset) -> None:
        self.ruleset = ruleset

    def run(self, s: State, frame: Frame) -> None:
        for seat in self.ruleset.alive(s):
            offers = standing_offers(s, seat)
            if offers:
                cost = offerings_cost(self.ruleset, s, seat, offers)
                s.gold[seat] -= cost
                if s.journal is not None:
                    s.journal.append(events.Paid(seat=seat, gold=cost, saved=sum(offers) - cost))


STEPS: Final[Steps] = {
    OFFERINGS: lambda ruleset: Offerings(ruleset.auctions[0]),
    BEFORE_OFFERINGS: lambda ruleset: RunHooks(ruleset, ruleset.points.before_offerings),
    NEXT_OFFERING: lambda ruleset: NextOffering(),
    OFFER: Offer,
    PAY: Pay,
}
