"""The Thunderbolt of Zeus: whoever outbids its owner gives 1 gold, or the partner does (TIT-AEF-13, 14, 21, 27, 29)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from trireme.games.cyclades.gods.action import Action
from trireme.games.cyclades.modules.titans import events
from trireme.games.cyclades.modules.titans.artifacts.holding import owner_of
from trireme.games.cyclades.modules.titans.codes import BEG, DENY, GRANT
from trireme.games.cyclades.modules.titans.frames import PLEDGE
from trireme.games.cyclades.modules.titans.land import partner_of
from trireme.games.cyclades.modules.titans.part import ARTIFACTS, THUNDERBOLT, titans
from trireme.games.cyclades.modules.titans.readers import of_asked
from trireme.games.cyclades.modules.titans.rules.ids import (
    TIT_AEF_14,
    TIT_AEF_21,
    TIT_AEF_29,
)
from trireme.games.cyclades.phases.offered_gold import OUTBID, Outbid
from trireme.games.cyclades.phases.prices import offerings_cost, standing_offers
from trireme.games.cyclades.ruleset import Ruleset
from trireme.games.cyclades.state import NONE, GodNumber, State
from trireme.kit.content.rulebook import Reason
from trireme.kit.engine.interrupts import Consent
from trireme.kit.engine.question import Answer
from trireme.kit.engine.state import Frame
from trireme.kit.errors import Figure
from trireme.kit.seats import NOBODY, SEATS, Seat

ASKED = -2
"""Whose pledge it is when a partner has been asked and has not agreed."""


def struck(ruleset: Ruleset, s: State, seat: Seat, god: GodNumber) -> bool:
    """Whether an offering of a seat to a god would outbid the owner of the Thunderbolt."""
    holder = s.offer_seat[god]
    return holder not in (NOBODY, seat) and owner_of(ruleset, s, THUNDERBOLT) == holder


def cost(ruleset: Ruleset, s: State, seat: Seat, god: GodNumber) -> int:
    """TIT-AEF-14; nothing where the partner pays."""
    part = titans(ruleset, s)
    if part.artifacts[THUNDERBOLT] < 0 or part.pledged >= 0:
        return 0
    return int(struck(ruleset, s, seat, god))


def bars_outbid(ruleset: Ruleset, s: State, seat: Seat, god: GodNumber) -> Iterator[Reason]:
    if cost(ruleset, s, seat, god):
        yield Reason(TIT_AEF_14, god=ruleset.god(god), by=s.offer_seat[god])


def pays(ruleset: Ruleset, s: State, outbid: Outbid) -> None:
    """At once; it is not given back (TIT-AEF-13, 27)."""
    seat, whom = outbid.seat, outbid.whom
    part = titans(ruleset, s)
    if whom != seat and owner_of(ruleset, s, THUNDERBOLT) == whom:
        by = SEATS[part.pledged] if part.pledged >= 0 else seat
        s.gold[by] -= 1
        s.gold[whom] += 1
        s.tell(events.Struck(seat=whom, by=by))
    part.pledged = NONE


def forgets(ruleset: Ruleset, s: State, seat: Seat) -> None:
    """A pledge is for one marker; where that outbids somebody, it is paid first."""
    if s.stack[-1][0] != OUTBID:
        titans(ruleset, s).pledged = NONE


def pledged_gold(ruleset: Ruleset, s: State, seat: Seat) -> int:
    """What a partner who has agreed is known to have."""
    return int(titans(ruleset, s).pledged == seat)


class AskForPledge(Action):
    """Before a marker is placed its owner may ask the partner to pay, once (TIT-AEF-21)."""

    verb = "titans.ask"
    first = BEG

    def extent(self) -> int:
        return 1

    def may_ask(self, s: State, seat: Seat) -> bool:
        """Whether the 1 gold may be due, and the partner has not been asked for this marker."""
        partner = partner_of(self.ruleset, seat)
        if partner == NOBODY or s.out >> partner & 1 or titans(self.ruleset, s).pledged != NONE:
            return False
        return self.may_be_due(s, seat)

    def may_be_due(self, s: State, seat: Seat) -> bool:
        """Whether an offering to some god would cost it."""
        owner = owner_of(self.ruleset, s, THUNDERBOLT)
        return owner not in (NOBODY, seat, partner_of(self.ruleset, seat)) and owner in s.offer_seat

    def legal(self, s: State, seat: Seat, codes: list[int]) -> None:
        if self.may_ask(s, seat):
            codes.append(BEG)

    def candidates(self, s: State, seat: Seat) -> Iterable[int]:
        return (BEG,)

    def forbids(self, s: State, seat: Seat, code: int) -> Iterator[Reason]:
        if not self.may_ask(s, seat):
            yield Reason(TIT_AEF_29 if titans(self.ruleset, s).pledged == ASKED else TIT_AEF_21)

    def take(self, s: State, seat: Seat, code: int) -> None:
        partner = partner_of(self.ruleset, seat)
        titans(self.ruleset, s).pledged = ASKED
        s.tell(events.PartnerAsked(seat=seat, victim=partner, artifact=ARTIFACTS[THUNDERBOLT]))
        s.ask(PLEDGE, 1 << partner, (seat,))

    def read(self, s: State, seat: Seat, words: list[str]) -> list[int]:
        return [BEG]

    def write(self, s: State, seat: Seat, run: Sequence[int]) -> str:
        return self.verb

    def answer(self, s: State, seat: Seat, code: int) -> Answer:
        return Answer(code=code, text=self.verb, key="answer-titans-ask", args={})


class Pledge(Consent[State]):
    """(PLEDGE, serial, seats, asker): the partner must still be able to pay the own offering (TIT-AEF-29)."""

    phase = "offerings"
    prompt = "titans.pledge"
    cover = True
    rules = (TIT_AEF_21, TIT_AEF_29)
    yes = GRANT
    no = DENY

    def __init__(self, ruleset: Ruleset) -> None:
        super().__init__({GRANT: "titans.grant", DENY: "titans.deny"})
        self.ruleset = ruleset

    def can_pay(self, s: State, seat: Seat) -> bool:
        offers = standing_offers(s, seat)
        promised = offerings_cost(self.ruleset, s, seat, offers) if offers else 0
        return s.gold[seat] > promised

    def legal(self, s: State, seat: Seat) -> list[int]:
        return [GRANT, DENY] if self.can_pay(s, seat) else [DENY]

    def bars(self, s: State, seat: Seat, code: int) -> Iterator[Reason]:
        if code == GRANT and not self.can_pay(s, seat):
            yield Reason(TIT_AEF_29)

    def agreed(self, s: State, seat: Seat, frame: Frame) -> None:
        titans(self.ruleset, s).pledged = seat
        s.tell(events.Pledged(seat=of_asked(frame), by=seat))

    def key(self, code: int) -> str:
        return "answer-titans-grant" if code == GRANT else "answer-titans-deny"

    def args(self, s: State, seat: Seat) -> dict[str, Figure]:
        return {"by": of_asked(s.stack[-1]), "artifact": ARTIFACTS[THUNDERBOLT]}
