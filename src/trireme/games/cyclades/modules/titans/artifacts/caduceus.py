"""The Caduceus: 1 gold cancels the loss of a troop; a partner may pay (TIT-AEF-10 to 12, 20, 29)."""

from __future__ import annotations

from collections.abc import Iterator

from trireme.games.cyclades.asking import UNSETTLED
from trireme.games.cyclades.modules.titans import events
from trireme.games.cyclades.modules.titans.artifacts.holding import owner_of
from trireme.games.cyclades.modules.titans.codes import BEG, DENY, GRANT, LET, PAY
from trireme.games.cyclades.modules.titans.frames import ALMS
from trireme.games.cyclades.modules.titans.frames import CADUCEUS as ASK_CADUCEUS
from trireme.games.cyclades.modules.titans.land import partner_of
from trireme.games.cyclades.modules.titans.part import ARTIFACTS, CADUCEUS, titans
from trireme.games.cyclades.modules.titans.readers import of_asked
from trireme.games.cyclades.modules.titans.rules.ids import TIT_AEF_10, TIT_AEF_20, TIT_AEF_29
from trireme.games.cyclades.rules.ids import CYC_ACT_09
from trireme.games.cyclades.ruleset import Ruleset
from trireme.games.cyclades.state import FIRST_KIND, LAND, State
from trireme.games.cyclades.units.groups import group_of
from trireme.games.cyclades.units.losses import BATTLE, LOSS, Loss
from trireme.kit.content.rulebook import Reason
from trireme.kit.engine.askers import PickOne
from trireme.kit.engine.interrupts import Consent
from trireme.kit.engine.sequences import cancel_rest
from trireme.kit.engine.state import Frame
from trireme.kit.errors import Figure
from trireme.kit.seats import NOBODY, SEATS, Seat


def asks_to_cancel(ruleset: Ruleset, s: State, loss: Loss) -> None:
    """In a battle on its territory, for a regular troop of its owner, attacking or defending."""
    seat = loss.seat
    if loss.element != LAND or loss.cause != BATTLE or loss.group != group_of(FIRST_KIND, 1):
        return
    if titans(ruleset, s).artifacts[CADUCEUS] == loss.place and owner_of(ruleset, s, CADUCEUS) == seat != NOBODY:
        s.ask(ASK_CADUCEUS, 1 << seat, (0,))


def bars_paying(s: State, seat: Seat) -> Iterator[Reason]:
    if not s.gold[seat]:
        yield Reason(CYC_ACT_09, price=1, gold=0)


def cancels(s: State, seat: Seat, by: Seat) -> None:
    """The frame of the loss is on top."""
    cancel_rest(s, LOSS)
    s.gold[by] -= 1
    s.tell(events.Spared(seat=seat, by=by))


class Cancel(PickOne[State]):
    """(CADUCEUS, serial, seats, begged): pay, let the troop go, or ask the partner, once. The poor are asked too."""

    phase = "actions"
    prompt = "titans.caduceus"
    cover = True
    rules = (TIT_AEF_10, TIT_AEF_20)
    others = UNSETTLED

    def __init__(self, ruleset: Ruleset) -> None:
        texts = {PAY: "titans.pay", LET: "titans.let"}
        super().__init__(texts | {BEG: "titans.ask"} if "titans.teams" in ruleset.chosen else texts)
        self.ruleset = ruleset

    def may_ask(self, s: State, seat: Seat) -> bool:
        partner = partner_of(self.ruleset, seat)
        return partner != NOBODY and not s.out >> partner & 1 and not of_asked(s.stack[-1])

    def legal(self, s: State, seat: Seat) -> list[int]:
        codes = [LET, PAY] if s.gold[seat] else [LET]
        return [*codes, BEG] if self.may_ask(s, seat) else codes

    def bars(self, s: State, seat: Seat, code: int) -> Iterator[Reason]:
        if code == PAY:
            yield from bars_paying(s, seat)
        elif code == BEG and not self.may_ask(s, seat):
            yield Reason(TIT_AEF_29 if of_asked(s.stack[-1]) else TIT_AEF_20)

    def default(self, s: State, seat: Seat, legal: list[int]) -> int:
        return LET

    def take(self, s: State, seat: Seat, code: int) -> None:
        s.answered(seat)
        if code == PAY:
            cancels(s, seat, seat)
        elif code == BEG:
            partner = partner_of(self.ruleset, seat)
            s.tell(events.PartnerAsked(seat=seat, victim=partner, artifact=ARTIFACTS[CADUCEUS]))
            s.ask(ASK_CADUCEUS, 1 << seat, (1,))
            s.ask(ALMS, 1 << partner, (seat,))

    def key(self, code: int) -> str:
        return {PAY: "answer-titans-pay", LET: "answer-titans-let"}.get(code, "answer-titans-ask")


class Alms(Consent[State]):
    """(ALMS, serial, seats, asker): whether the partner pays; being poor is no reason not to be asked."""

    phase = "actions"
    prompt = "titans.alms"
    cover = True
    rules = (TIT_AEF_20, TIT_AEF_29)
    others = UNSETTLED
    yes = GRANT
    no = DENY

    def __init__(self) -> None:
        super().__init__({GRANT: "titans.grant", DENY: "titans.deny"})

    def legal(self, s: State, seat: Seat) -> list[int]:
        return [GRANT, DENY] if s.gold[seat] else [DENY]

    def bars(self, s: State, seat: Seat, code: int) -> Iterator[Reason]:
        if code == GRANT:
            yield from bars_paying(s, seat)

    def agreed(self, s: State, seat: Seat, frame: Frame) -> None:
        asker = SEATS[of_asked(frame)]
        s.answered(asker)
        cancels(s, asker, seat)

    def key(self, code: int) -> str:
        return "answer-titans-grant" if code == GRANT else "answer-titans-deny"

    def args(self, s: State, seat: Seat) -> dict[str, Figure]:
        return {"by": of_asked(s.stack[-1]), "artifact": ARTIFACTS[CADUCEUS]}
