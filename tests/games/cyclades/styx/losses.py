"""The Cup cancels losses, the Torch redirects them (STX-REL-03 to 05)."""

from __future__ import annotations

from collections.abc import Iterator

from tests.games.cyclades.styx import events
from tests.games.cyclades.styx.codes import BEG, DENY, GRANT, LET, PAY
from tests.games.cyclades.styx.frames import ALMS, CUP, TORCH
from tests.games.cyclades.styx.relics import owner_of
from tests.games.cyclades.styx.rules.ids import STX_REL_03, STX_REL_04, STX_REL_05
from trireme.games.cyclades import board, moves
from trireme.games.cyclades.questions import UNSETTLED, Choice
from trireme.games.cyclades.rules.ids import CYC_ACT_09
from trireme.games.cyclades.ruleset import Ruleset
from trireme.games.cyclades.state import LAND, SEA, SEAS, State
from trireme.games.cyclades.units.losses import BATTLE, LOSS, Loss, units_leave
from trireme.kit.content.rulebook import Reason
from trireme.kit.engine.askers import PickOne
from trireme.kit.engine.frame_data import FrameData
from trireme.kit.engine.interrupts import Consent
from trireme.kit.engine.sequences import cancel_rest, rest_of
from trireme.kit.engine.state import Frame
from trireme.kit.errors import Figure
from trireme.kit.masks import bits
from trireme.kit.seats import Seat


class SeatsBegged(FrameData):
    """The seats that have been begged to pay for a loss, as a mask."""

    seats: int


class Beggar(FrameData):
    """The seat that begs another one to pay."""

    seat: Seat


def asks_for_the_cup(ruleset: Ruleset, s: State, loss: Loss) -> None:
    seat = loss.seat
    if loss.element == LAND and loss.cause == BATTLE and owner_of(ruleset, s, "cup") == seat:
        s.ask(CUP, 1 << seat, SeatsBegged(0))


def bars_paying(s: State, seat: Seat, price: int = 1) -> Iterator[Reason]:
    if s.gold[seat] < price:
        yield Reason(CYC_ACT_09, price=price, gold=s.gold[seat])


class Cup(PickOne[State]):
    """Pay, let the unit go, or beg somebody else, each once. Gold is secret, so it is put to a poor owner too."""

    phase = "actions"
    prompt = "styx.cup"
    cover = True
    rules = (STX_REL_03, STX_REL_04)
    others = UNSETTLED

    def __init__(self, ruleset: Ruleset) -> None:
        begs = {BEG + seat: f"styx.beg {name}" for seat, name in enumerate(ruleset.seats)}
        super().__init__({PAY: "styx.pay", LET: "styx.let", **begs})
        self.ruleset = ruleset

    def may_be_begged(self, s: State, seat: Seat) -> list[int]:
        return [other for other in self.ruleset.alive(s) if other != seat and not s.stack[-1][3].seats >> other & 1]

    def legal(self, s: State, seat: Seat) -> list[int]:
        begs = [BEG + other for other in self.may_be_begged(s, seat)]
        return [PAY, LET, *begs] if s.gold[seat] else [LET, *begs]

    def bars(self, s: State, seat: Seat, code: int) -> Iterator[Reason]:
        if code == PAY:
            yield from bars_paying(s, seat)
        elif code >= BEG and code - BEG not in self.may_be_begged(s, seat):
            yield Reason(STX_REL_04, seat=code - BEG)

    def default(self, s: State, seat: Seat, legal: list[int]) -> int:
        return LET

    def take(self, s: State, seat: Seat, code: int) -> None:
        begged: SeatsBegged = s.stack[-1][3]
        s.answered(seat)
        if code == PAY:
            cancels(s, seat, seat)
        elif code >= BEG:
            s.tell(events.Begged(seat=seat, victim=code - BEG))
            s.ask(CUP, 1 << seat, SeatsBegged(begged.seats | 1 << code - BEG))
            s.ask(ALMS, 1 << code - BEG, Beggar(seat))

    def key(self, code: int) -> str:
        return {PAY: "answer-styx-pay", LET: "answer-styx-let"}.get(code, "answer-styx-beg")

    def answer_args(self, s: State, seat: Seat, code: int) -> dict[str, Figure]:
        return {"seat": code - BEG} if code >= BEG else {}


def cancels(s: State, seat: Seat, by: int) -> None:
    """The frame of the loss is on top."""
    cancel_rest(s, LOSS)
    s.gold[by] -= 1
    s.tell(events.Spared(seat=seat, by=by))


class Alms(Consent[State]):
    """Whether somebody else pays; being poor is no reason not to be asked."""

    phase = "actions"
    prompt = "styx.alms"
    cover = True
    rules = (STX_REL_04,)
    others = UNSETTLED
    yes = GRANT
    no = DENY

    def __init__(self, ruleset: Ruleset) -> None:
        super().__init__({GRANT: "styx.grant", DENY: "styx.deny"})

    def legal(self, s: State, seat: Seat) -> list[int]:
        return [GRANT, DENY] if s.gold[seat] else [DENY]

    def bars(self, s: State, seat: Seat, code: int) -> Iterator[Reason]:
        return bars_paying(s, seat) if code == GRANT else iter(())

    def agreed(self, s: State, seat: Seat, frame: Frame) -> None:
        begging: Beggar = frame[3]
        asker = begging.seat
        s.answered(asker)
        cancels(s, asker, seat)

    def key(self, code: int) -> str:
        return "answer-styx-grant" if code == GRANT else "answer-styx-deny"

    def args(self, s: State, seat: Seat) -> dict[str, Figure]:
        return {"by": s.stack[-1][3].seat}


def torch_shines(ruleset: Ruleset, s: State, loss: Loss) -> None:
    """A fleet returns, if there is a sea for it; its owner says which."""
    seat = loss.seat
    if loss.element == SEA and owner_of(ruleset, s, "torch") == seat and homes(ruleset, s, seat, loss.place):
        s.ask(TORCH, 1 << seat)


def homes(ruleset: Ruleset, s: State, seat: Seat, place: int) -> int:
    return board.recruiting_seas(ruleset, s, seat) & ~(1 << place)


class Torch(Choice):
    phase = "actions"
    prompt = "styx.torch"
    verb = "styx.return"
    blocks = (moves.SEA,)
    rules = (STX_REL_05,)
    others = UNSETTLED

    def homes(self, s: State, seat: Seat) -> int:
        loss: Loss = s.stack[-2][2]
        return homes(self.ruleset, s, seat, loss.place)

    def legal(self, s: State, seat: Seat) -> list[int]:
        return [moves.SEA + sea for sea in bits(self.homes(s, seat), SEAS)]

    def bars(self, s: State, seat: Seat, code: int) -> Iterator[Reason]:
        if not self.homes(s, seat) >> code - moves.SEA & 1:
            yield Reason(STX_REL_05, sea=self.ruleset.word(code))

    def take(self, s: State, seat: Seat, code: int) -> None:
        s.answered(seat)
        loss = rest_of(s, Loss)
        cancel_rest(s, LOSS)
        units_leave(s, loss)
        board.add_fleets(s, seat, SEAS[code - moves.SEA], loss.group)
        s.tell(events.Returned(seat=seat, sea=self.ruleset.word(code)))

    def key(self, code: int) -> str:
        return "answer-styx-return"
