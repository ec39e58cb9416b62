"""What partners do with Artifacts: hand some of them over, and pay for each other (TIT-AEF-18, 20, 21, 26, 29)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import ClassVar, Final

from trireme.games.cyclades import moves
from trireme.games.cyclades.elsewhere import offerings_run
from trireme.games.cyclades.modules.titans import events
from trireme.games.cyclades.modules.titans.artifacts.artifact import Artifact, AskedBy, artifacts_of
from trireme.games.cyclades.modules.titans.codes import ARTIFACT, HAND, KEEP
from trireme.games.cyclades.modules.titans.land import partner_of
from trireme.games.cyclades.modules.titans.part import titans
from trireme.games.cyclades.modules.titans.rules.ids import TIT_AEF_18, TIT_AEF_20, TIT_AEF_21, TIT_AEF_26, TIT_AEF_29
from trireme.games.cyclades.phases.order import TurnOf, acting, gods_act
from trireme.games.cyclades.phases.turn import BEFORE_ACTIONS
from trireme.games.cyclades.problems import NO_SUCH_NAME
from trireme.games.cyclades.questions import ACTIONS, Choice
from trireme.games.cyclades.rules.ids import CYC_ACT_09
from trireme.games.cyclades.ruleset import Ruleset
from trireme.games.cyclades.state import ISLANDS, NO_GOD, State
from trireme.kit.content.rulebook import Reason, Rule
from trireme.kit.engine.frames import Step
from trireme.kit.errors import Figure, Unreadable
from trireme.kit.masks import bits
from trireme.kit.problems import FORM
from trireme.kit.seats import NOBODY, Seat

HAND_OVER: Final = 540
"""A seat is asked whether Artifacts go to the partner."""


def join_partners(ruleset: Ruleset) -> None:
    points = ruleset.points
    points.turn_begins.add(BEFORE_ACTIONS, Handing(ruleset).asks)
    points.verbs |= {
        "titans.ask": (TIT_AEF_20, TIT_AEF_21),
        **dict.fromkeys(("titans.grant", "titans.deny"), (TIT_AEF_29, TIT_AEF_20, TIT_AEF_21)),
        **dict.fromkeys(("titans.hand", "titans.keep"), (TIT_AEF_26, TIT_AEF_18)),
    }
    points.phase_of |= dict.fromkeys(("titans.ask", "titans.grant", "titans.deny"), may_be_asked)
    points.holds |= {TIT_AEF_29: is_asked_of_another, TIT_AEF_26: turn_has_begun}


def steps_of_partners(ruleset: Ruleset) -> dict[int, Step[State]]:
    return {HAND_OVER: HandOver(ruleset)}


class Handing:
    """The Artifacts that partners can hand over."""

    def __init__(self, ruleset: Ruleset) -> None:
        self.ruleset = ruleset
        self.handed = [artifact for artifact in artifacts_of(ruleset) if artifact.handed]

    def left(self, s: State, seat: Seat) -> list[Artifact]:
        """Return what a seat can hand over to its partner."""
        partner = partner_of(self.ruleset, seat)
        if partner == NOBODY or s.out >> partner & 1:
            return []
        return [artifact for artifact in self.handed if artifact.owner(s) == seat]

    def asks(self, ruleset: Ruleset, s: State, turn: TurnOf) -> None:
        """Ask when a turn with a god begins, before the gift; the poor too, as gold is secret (TIT-AEF-18, 26)."""
        seat = turn.seat
        if s.god != NO_GOD and self.left(s, seat):
            s.ask(HAND_OVER, 1 << seat)


class HandOver(Choice):
    """`hand kunee naxos`, one Artifact after the other, or keep what is left."""

    phase = "actions"
    prompt = "titans.hand"
    verb = "titans.hand"
    plain: ClassVar[dict[int, str]] = {KEEP: "titans.keep"}
    cover = True
    rules = (TIT_AEF_18, TIT_AEF_26)
    others: ClassVar[dict[str, tuple[Rule, ...]]] = dict.fromkeys(ACTIONS, (TIT_AEF_26,))

    def __init__(self, ruleset: Ruleset) -> None:
        super().__init__(ruleset)
        self.ids = ruleset.names[ARTIFACT]
        self.handing = Handing(ruleset)

    def legal(self, s: State, seat: Seat) -> list[int]:
        codes = [KEEP]
        if s.gold[seat]:
            sites = bits(self.ruleset.camps(s, partner_of(self.ruleset, seat)), ISLANDS)
            handed = self.handing.left(s, seat)
            codes += [HAND + moves.BLOCK * artifact.index + to for artifact in handed for to in sites]
        return codes

    def candidates(self, s: State, seat: Seat) -> Iterable[int]:
        islands = self.ruleset.tables.all_islands
        return [KEEP, *(HAND + moves.BLOCK * each + to for each in range(len(self.ids)) for to in islands)]

    def known(self, s: State, code: int) -> bool:
        artifact, island = divmod(code - HAND, moves.BLOCK)
        return code == KEEP or (0 <= artifact < len(self.ids) and island < self.ruleset.tables.islands)

    def bars(self, s: State, seat: Seat, code: int) -> Iterator[Reason]:
        if code == KEEP:
            return
        artifact, island = divmod(code - HAND, moves.BLOCK)
        partner = partner_of(self.ruleset, seat)
        if artifact not in [each.index for each in self.handing.left(s, seat)]:
            yield Reason(TIT_AEF_18, artifact=self.ids[artifact])
        if not self.ruleset.camps(s, partner) >> island & 1:
            yield Reason(TIT_AEF_18, island=self.ruleset.island(island))
        if not s.gold[seat]:
            yield Reason(CYC_ACT_09, price=1, gold=0)

    def take(self, s: State, seat: Seat, code: int) -> None:
        s.answered(seat)
        if code == KEEP:
            return
        artifact, island = divmod(code - HAND, moves.BLOCK)
        s.gold[seat] -= 1
        titans(self.ruleset, s).artifacts[artifact] = island
        s.tell(
            events.HandedOver(
                seat=seat,
                artifact=self.ids[artifact],
                island=self.ruleset.island(island),
                victim=partner_of(self.ruleset, seat),
            )
        )
        if self.handing.left(s, seat):
            s.ask(HAND_OVER, 1 << seat)

    def read(self, s: State, seat: Seat, words: list[str]) -> list[int]:
        if words in (["titans.keep"], [self.verb, "keep"]):
            return [KEEP]
        rest = words[1:] if words[0] == self.verb else words
        if len(rest) != 2:
            form = f"{self.verb} {self.handing.handed[-1].id} {self.ruleset.island(0)}"
            raise Unreadable("move", " ".join(words), FORM, form=form)
        islands = self.ruleset.tables.island_number
        for word, known in zip(rest, (self.ids, islands), strict=True):
            if word not in known:
                raise Unreadable("move", word, NO_SUCH_NAME, given=word, known=", ".join(known))
        return [HAND + moves.BLOCK * self.ids.index(rest[0]) + islands[rest[1]]]

    def write(self, s: State, seat: Seat, run: Sequence[int]) -> str:
        if run[0] == KEEP:
            return "titans.keep"
        artifact, island = divmod(run[0] - HAND, moves.BLOCK)
        return f"{self.verb} {self.ids[artifact]} {self.ruleset.island(island)}"

    def wordings(self, s: State, seat: Seat, run: Sequence[int]) -> tuple[str, ...]:
        return (f"{self.verb} keep",) if run[0] == KEEP else ()

    def places(self, s: State, seat: Seat, code: int) -> tuple[str, ...]:
        if code == KEEP:
            return ()
        artifact, island = divmod(code - HAND, moves.BLOCK)
        return f"island:{self.ruleset.island(island)}", f"creature:{self.ids[artifact]}"

    def key(self, code: int) -> str:
        return "answer-titans-keep" if code == KEEP else "answer-titans-hand"

    def answer_args(self, s: State, seat: Seat, code: int) -> dict[str, Figure]:
        if code == KEEP:
            return {}
        artifact, island = divmod(code - HAND, moves.BLOCK)
        return {"artifact": self.ids[artifact], "island": self.ruleset.island(island)}


def turn_has_begun(ruleset: Ruleset, s: State, seat: Seat, words: list[str]) -> bool:
    """Return whether it is too late in the turn, or the turn is one on Apollo (TIT-AEF-26)."""
    return acting(s) == seat


# The 1 gold of the Caduceus and of the Thunderbolt.


def may_be_asked(s: State) -> bool:
    """Return whether it can be paid: in battles and while markers are placed."""
    return gods_act(s) or offerings_run(s)


def is_asked_of_another(ruleset: Ruleset, s: State, seat: Seat, words: list[str]) -> bool:
    """Return whether another player is asked to pay: a partner must agree, nobody else (TIT-AEF-29)."""
    about: object = s.stack[-1][-1]
    return isinstance(about, AskedBy)
