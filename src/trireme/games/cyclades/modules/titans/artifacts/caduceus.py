"""The Caduceus: 1 gold cancels the loss of a troop; a partner may pay (TIT-AEF-10 to 12, 20, 29)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from trireme.games.cyclades.modules.titans import events
from trireme.games.cyclades.modules.titans.artifacts.artifact import Artifact, AskedBy
from trireme.games.cyclades.modules.titans.artifacts.partners import is_asked_of_another
from trireme.games.cyclades.modules.titans.codes import BEG, DENY, GRANT, LET, PAY
from trireme.games.cyclades.modules.titans.land import partner_of
from trireme.games.cyclades.modules.titans.rules.ids import TIT_AEF_10, TIT_AEF_20, TIT_AEF_29
from trireme.games.cyclades.questions import UNSETTLED
from trireme.games.cyclades.rules.ids import CYC_ACT_09
from trireme.games.cyclades.ruleset import Ruleset
from trireme.games.cyclades.state import FIRST_KIND, LAND, State
from trireme.games.cyclades.units.groups import group_of
from trireme.games.cyclades.units.losses import BATTLE, CANCELLED, LOSS, Loss
from trireme.kit.content.rulebook import Reason
from trireme.kit.engine.askers import PickOne
from trireme.kit.engine.frame_data import FrameData
from trireme.kit.engine.frames import NO_CODE, Step
from trireme.kit.engine.interrupts import Consent
from trireme.kit.engine.sequences import cancel_rest
from trireme.kit.engine.state import Frame
from trireme.kit.errors import Figure
from trireme.kit.seats import NOBODY, Seat

if TYPE_CHECKING:
    from trireme.games.cyclades.bot.trials import Trials

CANCEL: Final = 537
"""The owner is asked whether a loss is cancelled. The frame of the loss is below."""
ALMS: Final = 538
"""A partner is asked to pay for the Caduceus."""
HOPE: Final = 0.3
"""Odds at which the bot thinks a battle worth the gold for another troop."""


class LostTroop(FrameData):
    """A troop that the Caduceus can save."""

    begged: bool
    """Whether the partner has been asked to pay for it."""


class Caduceus(Artifact):
    def add_powers(self) -> None:
        points = self.ruleset.points
        points.losses.add(CANCELLED, self.asks_to_cancel)
        points.verbs |= dict.fromkeys(("titans.pay", "titans.let"), (TIT_AEF_10,))
        if "titans.teams" in self.ruleset.chosen:
            points.holds[TIT_AEF_20] = self.is_idle

    def steps(self) -> dict[int, Step[State]]:
        return {CANCEL: Cancel(self), ALMS: Alms(self)}

    def asks_to_cancel(self, ruleset: Ruleset, s: State, loss: Loss) -> None:
        """Ask in a battle on its territory, for a regular troop of its owner, attacking or defending."""
        seat = loss.seat
        if loss.element != LAND or loss.cause != BATTLE or loss.group != group_of(FIRST_KIND, 1):
            return
        if self.place(s) == loss.place and self.owner(s) == seat != NOBODY:
            s.ask(CANCEL, 1 << seat, LostTroop(begged=False))

    def is_idle(self, ruleset: Ruleset, s: State, seat: Seat, words: list[str]) -> bool:
        """Return whether no partner is asked to pay anything (TIT-AEF-20)."""
        return words[0] == "titans.ask" or not is_asked_of_another(ruleset, s, seat, words)

    # The bot.

    def answer(self, trials: Trials, s: State, seat: Seat) -> int:
        kind = s.stack[-1][0]
        if kind == ALMS:
            return GRANT if GRANT in trials.legal(s, seat) else DENY
        return self.pays(trials, s, seat) if kind == CANCEL else NO_CODE

    def pays(self, trials: Trials, s: State, seat: Seat) -> int:
        """Pay for a battle that is not lost; a player without gold asks the partner."""
        wins, codes = trials.outlook.clashes.fought(s).wins, trials.legal(s, seat)
        if (wins if seat == s.battle.attacker else 1.0 - wins) < HOPE:
            return LET
        if PAY in codes:
            return PAY
        partners = [each for each in trials.outlook.team_of[seat] if each != seat]
        return BEG if BEG in codes and any(s.gold[each] for each in partners) else LET


def bars_paying(s: State, seat: Seat) -> Iterator[Reason]:
    if not s.gold[seat]:
        yield Reason(CYC_ACT_09, price=1, gold=0)


def cancels(s: State, seat: Seat, by: Seat) -> None:
    """Cancel a loss, whose frame is on top."""
    cancel_rest(s, LOSS)
    s.gold[by] -= 1
    s.tell(events.Spared(seat=seat, by=by))


class Cancel(PickOne[State]):
    """Pay, let the troop go, or ask the partner, once. Players without gold are asked too."""

    phase = "actions"
    prompt = "titans.caduceus"
    cover = True
    rules = (TIT_AEF_10, TIT_AEF_20)
    others = UNSETTLED

    def __init__(self, caduceus: Caduceus) -> None:
        texts, ruleset = {PAY: "titans.pay", LET: "titans.let"}, caduceus.ruleset
        super().__init__(texts | {BEG: "titans.ask"} if "titans.teams" in ruleset.chosen else texts)
        self.ruleset = ruleset
        self.caduceus = caduceus

    def may_ask(self, s: State, seat: Seat) -> bool:
        lost: LostTroop = s.stack[-1][3]
        partner = partner_of(self.ruleset, seat)
        return partner != NOBODY and not s.out >> partner & 1 and not lost.begged

    def legal(self, s: State, seat: Seat) -> list[int]:
        codes = [LET, PAY] if s.gold[seat] else [LET]
        return [*codes, BEG] if self.may_ask(s, seat) else codes

    def bars(self, s: State, seat: Seat, code: int) -> Iterator[Reason]:
        if code == PAY:
            yield from bars_paying(s, seat)
        elif code == BEG and not self.may_ask(s, seat):
            lost: LostTroop = s.stack[-1][3]
            yield Reason(TIT_AEF_29 if lost.begged else TIT_AEF_20)

    def default(self, s: State, seat: Seat, legal: list[int]) -> int:
        return LET

    def take(self, s: State, seat: Seat, code: int) -> None:
        s.answered(seat)
        if code == PAY:
            cancels(s, seat, seat)
        elif code == BEG:
            partner = partner_of(self.ruleset, seat)
            s.tell(events.PartnerAsked(seat=seat, victim=partner, artifact=self.caduceus.id))
            s.ask(CANCEL, 1 << seat, LostTroop(begged=True))
            s.ask(ALMS, 1 << partner, AskedBy(seat))

    def key(self, code: int) -> str:
        return {PAY: "answer-titans-pay", LET: "answer-titans-let"}.get(code, "answer-titans-ask")


class Alms(Consent[State]):
    """A partner pays or not; partners without gold are asked too."""

    phase = "actions"
    prompt = "titans.alms"
    cover = True
    rules = (TIT_AEF_20, TIT_AEF_29)
    others = UNSETTLED
    yes = GRANT
    no = DENY

    def __init__(self, caduceus: Caduceus) -> None:
        super().__init__({GRANT: "titans.grant", DENY: "titans.deny"})
        self.caduceus = caduceus

    def legal(self, s: State, seat: Seat) -> list[int]:
        return [GRANT, DENY] if s.gold[seat] else [DENY]

    def bars(self, s: State, seat: Seat, code: int) -> Iterator[Reason]:
        if code == GRANT:
            yield from bars_paying(s, seat)

    def agreed(self, s: State, seat: Seat, frame: Frame) -> None:
        about: AskedBy = frame[3]
        s.answered(about.asker)
        cancels(s, about.asker, seat)

    def key(self, code: int) -> str:
        return "answer-titans-grant" if code == GRANT else "answer-titans-deny"

    def args(self, s: State, seat: Seat) -> dict[str, Figure]:
        about: AskedBy = s.stack[-1][3]
        return {"by": about.asker, "artifact": self.caduceus.id}
