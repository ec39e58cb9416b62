"""What partners do with Artifacts: Sandals and Kunee handed over, the Horn's income split (TIT-AEF-18, 22, 26)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import ClassVar

from trireme.games.cyclades import board, moves
from trireme.games.cyclades.asking import ACTIONS, Choice, asked_by
from trireme.games.cyclades.elsewhere import offerings_run
from trireme.games.cyclades.modules.titans import events
from trireme.games.cyclades.modules.titans.artifacts.holding import owner_of
from trireme.games.cyclades.modules.titans.artifacts.thunderbolt import AskForPledge
from trireme.games.cyclades.modules.titans.codes import HAND, KEEP
from trireme.games.cyclades.modules.titans.codes import SHARE as SHARED
from trireme.games.cyclades.modules.titans.frames import ALMS, HAND_OVER, PLEDGE, SHARE
from trireme.games.cyclades.modules.titans.land import partner_of
from trireme.games.cyclades.modules.titans.part import ARTIFACTS, HORN, KUNEE, SANDALS, titans
from trireme.games.cyclades.modules.titans.readers import of_asked
from trireme.games.cyclades.modules.titans.rules.ids import (
    TIT_AEF_18,
    TIT_AEF_22,
    TIT_AEF_26,
    TIT_AEF_28,
)
from trireme.games.cyclades.phases.offered_gold import OFFER, OFFER_GOLD
from trireme.games.cyclades.phases.order import TurnOf, acting, gods_act
from trireme.games.cyclades.problems import NO_SUCH_NAME
from trireme.games.cyclades.rules.ids import CYC_ACT_09
from trireme.games.cyclades.ruleset import Ruleset
from trireme.games.cyclades.state import ISLANDS, NO_GOD, Island, State
from trireme.kit.content.rulebook import Reason, Rule
from trireme.kit.engine.askers import PickNumber
from trireme.kit.errors import Figure, Unreadable
from trireme.kit.masks import bits
from trireme.kit.problems import FORM
from trireme.kit.seats import NOBODY, Seat

# Sandals and Kunee.


def to_hand(ruleset: Ruleset, s: State, seat: Seat) -> list[int]:
    """What a seat can hand over to its partner."""
    partner = partner_of(ruleset, seat)
    if partner == NOBODY or s.out >> partner & 1:
        return []
    return [artifact for artifact in (SANDALS, KUNEE) if owner_of(ruleset, s, artifact) == seat]


def asks_to_hand_over(ruleset: Ruleset, s: State, turn: TurnOf) -> None:
    """When a turn with a god begins, before his gift (TIT-AEF-18, 26). Gold is secret: the poor are asked too."""
    seat = turn.seat
    if s.god != NO_GOD and to_hand(ruleset, s, seat):
        s.ask(HAND_OVER, 1 << seat)


class HandOver(Choice):
    """(HAND_OVER, serial, seats): `hand kunee naxos`, one after the other, or keep what is left."""

    phase = "actions"
    prompt = "titans.hand"
    verb = "titans.hand"
    plain: ClassVar[dict[int, str]] = {KEEP: "titans.keep"}
    cover = True
    rules = (TIT_AEF_18, TIT_AEF_26)
    others: ClassVar[dict[str, tuple[Rule, ...]]] = dict.fromkeys(ACTIONS, (TIT_AEF_26,))

    def legal(self, s: State, seat: Seat) -> list[int]:
        codes = [KEEP]
        if s.gold[seat]:
            sites = bits(self.ruleset.camps(s, partner_of(self.ruleset, seat)), ISLANDS)
            codes += [HAND + moves.BLOCK * each + to for each in to_hand(self.ruleset, s, seat) for to in sites]
        return codes

    def candidates(self, s: State, seat: Seat) -> Iterable[int]:
        islands = self.ruleset.tables.all_islands
        return [KEEP, *(HAND + moves.BLOCK * each + to for each in range(len(ARTIFACTS)) for to in islands)]

    def known(self, s: State, code: int) -> bool:
        artifact, island = divmod(code - HAND, moves.BLOCK)
        return code == KEEP or (0 <= artifact < len(ARTIFACTS) and island < self.ruleset.tables.islands)

    def bars(self, s: State, seat: Seat, code: int) -> Iterator[Reason]:
        if code == KEEP:
            return
        artifact, island = divmod(code - HAND, moves.BLOCK)
        partner = partner_of(self.ruleset, seat)
        if artifact not in to_hand(self.ruleset, s, seat):
            yield Reason(TIT_AEF_18, artifact=ARTIFACTS[artifact])
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
                artifact=ARTIFACTS[artifact],
                island=self.ruleset.island(island),
                victim=partner_of(self.ruleset, seat),
            )
        )
        if to_hand(self.ruleset, s, seat):
            s.ask(HAND_OVER, 1 << seat)

    def read(self, s: State, seat: Seat, words: list[str]) -> list[int]:
        if words in (["titans.keep"], [self.verb, "keep"]):
            return [KEEP]
        rest = words[1:] if words[0] == self.verb else words
        if len(rest) != 2:
            form = f"{self.verb} {ARTIFACTS[KUNEE]} {self.ruleset.island(0)}"
            raise Unreadable("move", " ".join(words), FORM, form=form)
        islands = self.ruleset.tables.island_number
        for word, known in zip(rest, (ARTIFACTS, islands), strict=True):
            if word not in known:
                raise Unreadable("move", word, NO_SUCH_NAME, given=word, known=", ".join(known))
        return [HAND + moves.BLOCK * ARTIFACTS.index(rest[0]) + islands[rest[1]]]

    def write(self, s: State, seat: Seat, run: Sequence[int]) -> str:
        if run[0] == KEEP:
            return "titans.keep"
        artifact, island = divmod(run[0] - HAND, moves.BLOCK)
        return f"{self.verb} {ARTIFACTS[artifact]} {self.ruleset.island(island)}"

    def wordings(self, s: State, seat: Seat, run: Sequence[int]) -> tuple[str, ...]:
        return (f"{self.verb} keep",) if run[0] == KEEP else ()

    def places(self, s: State, seat: Seat, code: int) -> tuple[str, ...]:
        if code == KEEP:
            return ()
        artifact, island = divmod(code - HAND, moves.BLOCK)
        return f"island:{self.ruleset.island(island)}", f"creature:{ARTIFACTS[artifact]}"

    def key(self, code: int) -> str:
        return "answer-titans-keep" if code == KEEP else "answer-titans-hand"

    def answer_args(self, s: State, seat: Seat, code: int) -> dict[str, Figure]:
        if code == KEEP:
            return {}
        artifact, island = divmod(code - HAND, moves.BLOCK)
        return {"artifact": ARTIFACTS[artifact], "island": self.ruleset.island(island)}


def turn_has_begun(ruleset: Ruleset, s: State, seat: Seat, words: list[str]) -> bool:
    """TIT-AEF-26 says when in a turn it is too late, and that Apollo gives no occasion."""
    return acting(s) == seat


# The 1 gold of the Caduceus and of the Thunderbolt.


def may_be_asked(s: State) -> bool:
    """It is paid in battles and while markers are placed."""
    return gods_act(s) or offerings_run(s)


def is_asked_of_another(ruleset: Ruleset, s: State, seat: Seat, words: list[str]) -> bool:
    """TIT-AEF-29: a partner must agree, nobody else."""
    return s.stack[-1][0] in (ALMS, PLEDGE)


def caduceus_is_idle(ruleset: Ruleset, s: State, seat: Seat, words: list[str]) -> bool:
    """TIT-AEF-20: no partner is asked to pay anything."""
    return words[0] == "titans.ask" or not is_asked_of_another(ruleset, s, seat, words)


def thunderbolt_is_idle(ruleset: Ruleset, s: State, seat: Seat, words: list[str]) -> bool:
    """TIT-AEF-21, in the same way; a seat that places its marker may have to pay."""
    if words[0] == "titans.ask":
        placing = s.stack[-1][0] in (OFFER, OFFER_GOLD) and asked_by(s.stack[-1]) >> seat & 1
        return not placing or not AskForPledge(ruleset).may_be_due(s, seat)
    return not is_asked_of_another(ruleset, s, seat, words)


# The Great Horn.


def horn_is_anothers(ruleset: Ruleset, s: State, seat: Seat, words: list[str]) -> bool:
    """TIT-AEF-28"""
    return owner_of(ruleset, s, HORN) not in (NOBODY, seat)


def is_not_shared(ruleset: Ruleset, s: State, seat: Seat, words: list[str]) -> bool:
    """TIT-AEF-22: there is no such income now."""
    return bool(s.stack[-1][0] != SHARE)


def horn_income(ruleset: Ruleset, s: State, seat: Seat, island: Island) -> int:
    """What the territory of the Great Horn has paid its owner; nothing where somebody else receives it."""
    if ruleset.points.collects and not board.collected(ruleset, s, seat) >> island & 1:
        return 0
    return sum(pays(ruleset, s, 1 << island) for pays in ruleset.points.island_income)


def asks_to_share(ruleset: Ruleset, s: State, data: None) -> None:
    """TIT-AEF-22, 28"""
    seat = owner_of(ruleset, s, HORN)
    if seat == NOBODY:
        return
    partner = partner_of(ruleset, seat)
    if partner == NOBODY or s.out >> partner & 1:
        return
    gold = horn_income(ruleset, s, seat, ISLANDS[titans(ruleset, s).artifacts[HORN]])
    if gold:
        s.ask(SHARE, 1 << seat, (gold,))


class Share(PickNumber[State]):
    """(SHARE, serial, seats, gold): how much of it goes to the partner: `share 2`."""

    phase = "income"
    prompt = "titans.share"
    verb = "titans.share"
    unit = "gold"
    form = "titans.share 2"
    base = SHARED
    size = 256
    rules = (TIT_AEF_22, TIT_AEF_28)

    def __init__(self, ruleset: Ruleset) -> None:
        self.ruleset = ruleset

    def bounds(self, s: State, seat: Seat) -> tuple[int, int]:
        return 0, of_asked(s.stack[-1])

    def bars(self, s: State, seat: Seat, number: int) -> Iterator[Reason]:
        if not 0 <= number <= of_asked(s.stack[-1]):
            yield Reason(TIT_AEF_22, gold=of_asked(s.stack[-1]))

    def take(self, s: State, seat: Seat, code: int) -> None:
        s.answered(seat)
        gold, partner = code - SHARED, partner_of(self.ruleset, seat)
        if gold:
            s.gold[seat] -= gold
            s.gold[partner] += gold
            s.tell(events.Shared(seat=seat, victim=partner, gold=gold))

    def default(self, low: int, high: int) -> int:
        return low
