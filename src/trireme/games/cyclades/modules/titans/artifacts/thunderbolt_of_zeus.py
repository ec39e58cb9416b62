"""The Thunderbolt of Zeus: its owner is paid 1 gold for being outbid, by a partner too (TIT-AEF-13, 14, 21, 27, 29)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import TYPE_CHECKING, Final

from trireme.games.cyclades.gods.action import Action
from trireme.games.cyclades.modules.titans import events
from trireme.games.cyclades.modules.titans.artifacts.artifact import Artifact, AskedBy, artifact_of
from trireme.games.cyclades.modules.titans.artifacts.partners import is_asked_of_another
from trireme.games.cyclades.modules.titans.codes import BEG, DENY, GRANT
from trireme.games.cyclades.modules.titans.land import partner_of
from trireme.games.cyclades.modules.titans.part import titans
from trireme.games.cyclades.modules.titans.rules.ids import TIT_AEF_14, TIT_AEF_21, TIT_AEF_29
from trireme.games.cyclades.phases.offered_gold import OFFER, OFFER_GOLD, OUTBID, Outbid
from trireme.games.cyclades.phases.prices import offerings_cost, standing_offers
from trireme.games.cyclades.questions import asked_by
from trireme.games.cyclades.ruleset import Ruleset
from trireme.games.cyclades.state import NONE, GodNumber, State
from trireme.kit.content.rulebook import Reason
from trireme.kit.engine.frames import NO_CODE, Step
from trireme.kit.engine.interrupts import Consent
from trireme.kit.engine.question import Answer
from trireme.kit.engine.state import Frame
from trireme.kit.errors import Figure
from trireme.kit.seats import NOBODY, SEATS, Seat

if TYPE_CHECKING:
    from trireme.games.cyclades.bot.trials import Trials

PLEDGE: Final = 539
"""A partner is asked to pay for the Thunderbolt."""
ASKED: Final = -2
"""The partner has been asked to pay and has not agreed."""
LEFT: Final = 2
"""Gold that the bot wants to have when it pays for its partner."""


class ThunderboltOfZeus(Artifact):
    def add_powers(self) -> None:
        points = self.ruleset.points
        points.outbid_cost.append(self.costs)
        points.bars_outbid.append(self.bars_outbid)
        points.outbid.add(0, self.is_paid)
        if "titans.teams" in self.ruleset.chosen:
            points.marker_actions.append(AskForPledge)
            points.placed.append(self.forgets)
            points.known_gold.append(self.pledged_gold)
            points.holds[TIT_AEF_21] = self.is_idle

    def steps(self) -> dict[int, Step[State]]:
        return {PLEDGE: Pledge(self)}

    def costs(self, ruleset: Ruleset, s: State, seat: Seat, god: GodNumber) -> int:
        """Return 1 where an offering would outbid its owner, unless the partner pays (TIT-AEF-14)."""
        part = self.part(s)
        if part.artifacts[self.index] < 0 or part.pledged >= 0:
            return 0
        holder = s.offer_seat[god]
        return int(holder not in (NOBODY, seat) and self.owner(s) == holder)

    def bars_outbid(self, ruleset: Ruleset, s: State, seat: Seat, god: GodNumber) -> Iterator[Reason]:
        if self.costs(ruleset, s, seat, god):
            yield Reason(TIT_AEF_14, god=ruleset.god(god), by=s.offer_seat[god])

    def is_paid(self, ruleset: Ruleset, s: State, outbid: Outbid) -> None:
        """Pay its owner at once; the gold is not given back (TIT-AEF-13, 27)."""
        seat, whom = outbid.seat, outbid.whom
        part = self.part(s)
        if whom != seat and self.owner(s) == whom:
            by = SEATS[part.pledged] if part.pledged >= 0 else seat
            s.gold[by] -= 1
            s.gold[whom] += 1
            s.tell(events.Struck(seat=whom, by=by))
        part.pledged = NONE

    # A partner may pay.

    def may_be_due(self, s: State, seat: Seat) -> bool:
        """Return whether an offering to some god would cost the 1 gold."""
        owner = self.owner(s)
        return owner not in (NOBODY, seat, partner_of(self.ruleset, seat)) and owner in s.offer_seat

    def forgets(self, ruleset: Ruleset, s: State, seat: Seat) -> None:
        """Forget a pledge after its marker; where that outbids another player, the pledge is paid first."""
        if s.stack[-1][0] != OUTBID:
            self.part(s).pledged = NONE

    def pledged_gold(self, ruleset: Ruleset, s: State, seat: Seat) -> int:
        """Return the gold that a partner who has agreed is known to have."""
        return int(self.part(s).pledged == seat)

    def is_idle(self, ruleset: Ruleset, s: State, seat: Seat, words: list[str]) -> bool:
        """Return whether no partner is asked to pay; a seat that places its marker may have to (TIT-AEF-21)."""
        if words[0] == "titans.ask":
            placing = s.stack[-1][0] in (OFFER, OFFER_GOLD) and asked_by(s.stack[-1]) >> seat & 1
            return not placing or not self.may_be_due(s, seat)
        return not is_asked_of_another(ruleset, s, seat, words)

    # The bot.

    def worth(self) -> float:
        return 2.0

    def answer(self, trials: Trials, s: State, seat: Seat) -> int:
        """Let a richer partner pay, if it comes to that; pay for the partner if some gold is left."""
        kind, partner = s.stack[-1][0], partner_of(self.ruleset, seat)
        if partner == NOBODY or kind not in (OFFER, PLEDGE):
            return NO_CODE
        if kind == PLEDGE:
            return GRANT if GRANT in trials.legal(s, seat) and s.gold[seat] >= LEFT else DENY
        return BEG if s.gold[partner] > s.gold[seat] and BEG in trials.legal(s, seat) else NO_CODE


class AskForPledge(Action):
    """Before a marker is placed, its player may ask the partner to pay, once (TIT-AEF-21)."""

    verb = "titans.ask"
    first = BEG

    def __init__(self, ruleset: Ruleset) -> None:
        super().__init__(ruleset)
        thunderbolt = artifact_of(ruleset, "thunderbolt-of-zeus")
        assert isinstance(thunderbolt, ThunderboltOfZeus)
        self.thunderbolt = thunderbolt

    def extent(self) -> int:
        return 1

    def may_ask(self, s: State, seat: Seat) -> bool:
        """Return whether the 1 gold may be due, and the partner has not been asked for this marker."""
        partner = partner_of(self.ruleset, seat)
        if partner == NOBODY or s.out >> partner & 1 or titans(self.ruleset, s).pledged != NONE:
            return False
        return self.thunderbolt.may_be_due(s, seat)

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
        s.tell(events.PartnerAsked(seat=seat, victim=partner, artifact=self.thunderbolt.id))
        s.ask(PLEDGE, 1 << partner, AskedBy(seat))

    def read(self, s: State, seat: Seat, words: list[str]) -> list[int]:
        return [BEG]

    def write(self, s: State, seat: Seat, run: Sequence[int]) -> str:
        return self.verb

    def answer(self, s: State, seat: Seat, code: int) -> Answer:
        return Answer(code=code, text=self.verb, key="answer-titans-ask", args={})


class Pledge(Consent[State]):
    """A partner pays if their own offerings can still be paid (TIT-AEF-29)."""

    phase = "offerings"
    prompt = "titans.pledge"
    cover = True
    rules = (TIT_AEF_21, TIT_AEF_29)
    yes = GRANT
    no = DENY

    def __init__(self, thunderbolt: ThunderboltOfZeus) -> None:
        super().__init__({GRANT: "titans.grant", DENY: "titans.deny"})
        self.ruleset = thunderbolt.ruleset
        self.thunderbolt = thunderbolt

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
        about: AskedBy = frame[3]
        titans(self.ruleset, s).pledged = seat
        s.tell(events.Pledged(seat=about.asker, by=seat))

    def key(self, code: int) -> str:
        return "answer-titans-grant" if code == GRANT else "answer-titans-deny"

    def args(self, s: State, seat: Seat) -> dict[str, Figure]:
        about: AskedBy = s.stack[-1][3]
        return {"by": about.asker, "artifact": self.thunderbolt.id}
