"""Phase 4: markers are placed, displaced and paid for (CYC-OFF, CYC-PRI, CYC-TWO)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import ClassVar, Final

from trireme.games.cyclades import events, moves
from trireme.games.cyclades.asking import ACTIONS, DECLINES, Choice
from trireme.games.cyclades.frames import BEFORE_OFFERINGS, NEXT_OFFERING, OFFER, OFFER_GOLD, OUTBID
from trireme.games.cyclades.gods.action import Action
from trireme.games.cyclades.phases.auction import Auction
from trireme.games.cyclades.phases.prices import highest_offer, least_offer, offerings_cost, standing_offers
from trireme.games.cyclades.readers import of_next_offering, of_offer, of_offer_gold
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
    CYC_OFF_15,
    CYC_OFF_18,
    CYC_OFF_19,
    CYC_OFF_21,
    CYC_OFF_23,
    CYC_PHA_02,
    CYC_PRI_01,
    CYC_PRI_02,
    CYC_TWO_05,
    CYC_TWO_06,
    CYC_TWO_07,
    CYC_TWO_13,
)
from trireme.games.cyclades.setting import Setting
from trireme.games.cyclades.state import NO_GOD, NONE, GodNumber, State
from trireme.kit.asking import Number
from trireme.kit.errors import Figure, Refused, Unreadable
from trireme.kit.problems import FORM, UNKNOWN
from trireme.kit.question import Answer, Outlook
from trireme.kit.rulebook import Reason, Rule
from trireme.kit.rules.ids import KIT_ASK_03
from trireme.kit.seats import NOBODY, Seat
from trireme.kit.stack import Frame, Work, whole_number

# What happens before the first offering, by rank in `points.before_offerings`.
GODS_MOVED: Final = 10
"""HAD-OBJ-25, the Palace."""
GODS_BARRED: Final = 20
"""HAD-OBJ-10, the Girdle."""


class Offerings(Work[State]):
    """The markers of one of the auctions are to be placed."""

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
        s.stack.append((NEXT_OFFERING, self.auction.number))
        begins = not self.auction.number and len(s.waiting) == len(s.order)
        if begins and self.auction.setting.points.before_offerings:
            s.stack.append((BEFORE_OFFERINGS, 0))


class NextOffering(Work[State]):
    """(NEXT_OFFERING, auction): markers are placed in turn order (CYC-OFF-01, 20).

    Displaced ones in between have been settled (CYC-OFF-12).
    """

    phase = "offerings"

    def run(self, s: State, frame: Frame) -> None:
        if s.waiting:
            s.stack.append(frame)
            s.ask(OFFER, 1 << s.waiting[0], (NONE, of_next_offering(frame)))


def hidden_gods(setting: Setting, s: State) -> Rule:
    """The rule by which some gods lie face down."""
    if setting.players == 2:
        return CYC_GOD_10
    if s.available == len(s.gods) - 1:
        return CYC_GOD_04
    return CYC_GOD_07 if s.routine % 2 else CYC_GOD_08


def forbids_offer(auction: Auction, s: State, seat: Seat, god: GodNumber, gold: int, lost: int) -> Iterator[Reason]:
    """The rules that forbid an offering of a marker that has just lost a god, or none."""
    setting = auction.setting
    name = setting.god(god)
    if god not in s.gods[: s.available]:
        absent = [reason for explains in setting.points.unavailable for reason in explains(setting, s, god)]
        yield from absent or [Reason(CYC_OFF_03, god=name), Reason(hidden_gods(setting, s))]
    if god == lost:
        if s.offer_seat[god] == seat:
            yield Reason(CYC_TWO_05, god=name)
        yield Reason(CYC_OFF_09, god=name)
    for bars in setting.points.bars_offering:
        yield from bars(setting, s, seat, god)
    if gold < setting.least_paid:
        yield Reason(CYC_OFF_04, god=name)
    elif gold < least_offer(setting, s, god):
        yield Reason(CYC_OFF_06, god=name, gold=s.offer_gold[god], least=least_offer(setting, s, god))
    most = auction.most(s, seat, god, lost)
    if gold > most:
        yield from auction.bars_gold(s, seat, god, lost)
    if gold > highest_offer(setting, s, seat, god):
        figures: dict[str, Figure] = {
            "god": name,
            "least": gold,
            "most": most,
            "gold": s.gold[seat],
            "priests": s.priests[seat],
        }
        for bars_outbid in setting.points.bars_outbid:
            yield from bars_outbid(setting, s, seat, god)
        if not s.gold[seat]:
            yield Reason(CYC_OFF_19, **figures)
        if standing_offers(s, seat, but=god):
            yield Reason(CYC_TWO_06, **figures)
        yield Reason(CYC_OFF_18, **figures)
        if setting.players == 2:
            yield Reason(CYC_TWO_13, **figures, other=sum(standing_offers(s, seat, but=god)))
        if gold - s.gold[seat] <= s.priests[seat] - sum(standing_offers(s, seat, but=god)):
            yield Reason(CYC_TWO_07 if standing_offers(s, seat, but=god) else CYC_PRI_02)
        if not auction.open_gods(s, seat, lost):
            yield Reason(CYC_OFF_23, **figures)


class Offer(Choice):
    """To which god, or to Apollo. The gold is the next step of the same move. Gold is secret, so nobody is skipped."""

    phase = "offerings"
    prompt = "offer"
    cover = True
    others: ClassVar[dict[str, tuple[Rule, ...]]] = {
        **dict.fromkeys(ACTIONS, (CYC_PHA_02, CYC_OFF_21)),
        **dict.fromkeys(DECLINES, (CYC_OFF_02,)),
    }

    def __init__(self, setting: Setting) -> None:
        super().__init__(setting)
        self.before = tuple(kind(setting) for kind in setting.points.marker_actions)
        """What may be done before the marker is placed; then the player is asked again."""

    def verbs(self) -> tuple[str, ...]:
        return ("offer", "apollo", *dict.fromkeys(action.verb for action in self.before))

    def action(self, code: int) -> Action | None:
        return next((action for action in self.before if action.first <= code < action.last), None)

    def legal(self, s: State, seat: Seat) -> list[int]:
        lost, number = of_offer(s.stack[-1])
        auction = self.setting.auctions[number]
        codes = [moves.ON_APOLLO] if auction.apollo_takes(s) else []
        for god in auction.open_gods(s, seat, lost):
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
        return {"gold": cost_with(self.setting, s, seat, god, self.auction(s).least(s, god)) - s.gold[seat]}

    def outlooks(self, s: State, seat: Seat, code: int) -> tuple[Outlook, ...]:
        auction = self.auction(s)
        if code == moves.ON_APOLLO:
            return auction.outlooks(s, seat, NO_GOD)
        god = GodNumber(code - moves.OFFER)
        return payment(self.setting, s, seat, god, auction.least(s, god)) + auction.outlooks(s, seat, god)

    def auction(self, s: State) -> Auction:
        return self.setting.auctions[of_offer(s.stack[-1])[1]]

    def lost(self, s: State) -> GodNumber:
        """The god that the marker has just lost, if any."""
        return of_offer(s.stack[-1])[0]

    def candidates(self, s: State, seat: Seat) -> Sequence[int]:
        codes = [moves.ON_APOLLO, *range(moves.OFFER, moves.OFFER + len(self.setting.tables.gods))]
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
        if not 0 <= god < len(self.setting.tables.gods):
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
        lost, auction = of_offer(s.stack[-1])
        s.answered(seat)
        if self.before and (action := self.action(code)) is not None:
            s.ask(OFFER, 1 << seat, (lost, auction))
            action.take(s, seat, code)
        elif code == moves.ON_APOLLO:
            s.apollo.append(seat)
            if lost == NO_GOD:
                s.waiting.pop(0)
            if s.journal is not None:
                s.journal.append(events.WentToApollo(seat=seat, place=len(s.apollo)))
            marker_lies(self.setting, s, seat)
        else:
            s.ask(OFFER_GOLD, 1 << seat, (code - moves.OFFER, lost, auction))

    def read(self, s: State, seat: Seat, words: list[str]) -> list[int]:
        for action in self.before:
            if words[0] == action.verb:
                return action.read(s, seat, words)
        if words in (["apollo"], ["offer", "apollo"]):
            return [moves.ON_APOLLO]
        if words[:2] == ["offer", "apollo"]:
            raise Refused(" ".join(words), [Reason(CYC_OFF_15)])
        gods = self.setting.tables.god_number
        if sum(word in gods or word == "apollo" for word in words[1:]) > 1:
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
        god = self.setting.god(run[0] - moves.OFFER)
        return f"offer {god} {run[1] - moves.AMOUNT}" if len(run) > 1 else f"offer {god}"

    def answer(self, s: State, seat: Seat, code: int) -> Answer:
        action = self.action(code)
        return super().answer(s, seat, code) if action is None else action.answer(s, seat, code)

    def places(self, s: State, seat: Seat, code: int) -> tuple[str, ...]:
        if (action := self.action(code)) is not None:
            return action.places(s, seat, code)
        return ("god:apollo" if code == moves.ON_APOLLO else f"god:{self.setting.god(code - moves.OFFER)}",)

    def prompt_here(self, s: State, seat: Seat) -> str:
        return self.prompt if self.lost(s) == NO_GOD else "offer-again"

    def args(self, s: State, seat: Seat) -> dict[str, Figure]:
        lost = self.lost(s)
        args: dict[str, Figure] = {"gold": s.gold[seat], "priests": s.priests[seat], "promised": promised(s, seat)}
        if lost == NO_GOD:
            return args
        by = s.offer_seat[lost]
        return {**args, "god": self.setting.god(lost), "by": by, "own": int(by == seat)}

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
        return {"god": self.setting.god(god), "gold": least_offer(self.setting, s, god), "most": most}


def marker_lies(setting: Setting, s: State, seat: Seat) -> None:
    for happens in setting.points.placed:
        happens(setting, s, seat)


def whole_gold(words: list[str]) -> int:
    """The gold of an offering; less than 1 and parts of a coin are refused by rule (CYC-OFF-04)."""
    number = words[-1].replace(",", ".").removeprefix("-")
    if (number != words[-1] and number.replace(".", "", 1).isdigit()) or "." in number:
        raise Refused(" ".join(words), [Reason(CYC_OFF_04, god=words[1])])
    return whole_number(words[-1])


def promised(s: State, seat: Seat) -> int:
    """What a seat has offered with its other marker: part of its gold is spoken for (CYC-TWO-06)."""
    return sum(standing_offers(s, seat))


def cost_with(setting: Setting, s: State, seat: Seat, god: GodNumber, gold: int) -> int:
    """What a seat pays in the end for an offering and those that it has made already."""
    return offerings_cost(setting, s, seat, [*standing_offers(s, seat, but=god), gold])


def payment(setting: Setting, s: State, seat: Seat, god: GodNumber, gold: int) -> tuple[Outlook, ...]:
    """What a seat would pay in the end for an offering and those that it has made already, and what it would keep."""
    cost = cost_with(setting, s, seat, god, gold)
    saved = sum(standing_offers(s, seat, but=god)) + gold - cost
    args: dict[str, Figure] = {"gold": gold, "cost": cost, "saved": saved, "left": s.gold[seat] - cost}
    return (Outlook(id="offering", args=args, rules=(CYC_PRI_01.id, CYC_PRI_02.id)),)


class OfferGold(Number[State]):
    """The gold of an offering, when the god has been chosen."""

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

    def __init__(self, setting: Setting) -> None:
        self.setting = setting

    def bounds(self, s: State, seat: Seat) -> tuple[int, int]:
        god, lost, number = of_offer_gold(s.stack[-1])
        auction = self.setting.auctions[number]
        return auction.least(s, god), auction.most(s, seat, god, lost)

    def bars(self, s: State, seat: Seat, number: int) -> Iterator[Reason]:
        god, lost, auction = of_offer_gold(s.stack[-1])
        return forbids_offer(self.setting.auctions[auction], s, seat, god, number, lost)

    def read(self, s: State, seat: Seat, words: list[str]) -> list[int]:
        """Whoever writes the whole offering again tells its gold; the marker goes to one god."""
        if words[0] not in self.earlier:
            return super().read(s, seat, words)
        if words[:2] != ["offer", self.setting.god(of_offer_gold(s.stack[-1])[0])]:
            raise Refused(" ".join(words), [Reason(CYC_OFF_02, gods=2)])
        if len(words) != 3:
            raise Unreadable("move", " ".join(words), FORM, form=self.form)
        return [moves.AMOUNT + whole_gold(words)]

    def take(self, s: State, seat: Seat, code: int) -> None:
        god, lost, auction = of_offer_gold(s.stack[-1])
        gold = code - moves.AMOUNT
        s.answered(seat)
        if lost == NO_GOD:
            s.waiting.pop(0)
        before = s.offer_seat[god]
        s.offer_seat[god] = seat
        s.offer_gold[god] = gold
        if s.journal is not None:
            s.journal.append(events.Offered(seat=seat, god=self.setting.god(god), gold=gold))
            if before != NONE:
                own = before == seat
                s.journal.append(events.Displaced(seat=before, god=self.setting.god(god), by=seat, own=own))
        if before != NONE:
            s.ask(OFFER, 1 << before, (god, auction))  # CYC-OFF-08
            if self.setting.points.outbid:
                s.stack.append((OUTBID, 0, seat, god, before))
        marker_lies(self.setting, s, seat)

    def progress(self, s: State, seat: Seat) -> int:
        return 1

    def args(self, s: State, seat: Seat) -> dict[str, Figure]:
        return {
            "god": self.setting.god(of_offer_gold(s.stack[-1])[0]),
            "gold": s.gold[seat],
            "priests": s.priests[seat],
            "promised": promised(s, seat),
        }

    def outlooks(self, s: State, seat: Seat, code: int) -> tuple[Outlook, ...]:
        return payment(self.setting, s, seat, of_offer_gold(s.stack[-1])[0], code - moves.AMOUNT)

    def about(self, s: State) -> tuple[str, ...]:
        return (f"god:{self.setting.god(of_offer_gold(s.stack[-1])[0])}",)


class Pay(Work[State]):
    """All offerings are paid together (CYC-OFF-21)."""

    phase = "offerings"

    def __init__(self, setting: Setting) -> None:
        self.setting = setting

    def run(self, s: State, frame: Frame) -> None:
        for seat in self.setting.alive(s):
            offers = standing_offers(s, seat)
            if offers:
                cost = offerings_cost(self.setting, s, seat, offers)
                s.gold[seat] -= cost
                if s.journal is not None:
                    s.journal.append(events.Paid(seat=seat, gold=cost, saved=sum(offers) - cost))
