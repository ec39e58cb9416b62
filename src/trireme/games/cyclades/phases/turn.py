"""Phase 5: the gods act in their order. A turn is the god's gift, then any actions (CYC-ACT)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import ClassVar, Final

from trireme.games.cyclades import board, events, moves
from trireme.games.cyclades.elsewhere import said_to
from trireme.games.cyclades.gods.action import Action
from trireme.games.cyclades.gods.recruit import (
    GIFT_PLACE,
    FreeUnit,
    Recruit,
    forbids_fleet,
    forbids_troop,
    named_unit,
    place_fleet,
    place_troop,
    without_unit,
)
from trireme.games.cyclades.phases.order import NEXT_GOD, PlaceInOrder, TurnOf
from trireme.games.cyclades.questions import ACTIONS, DECLINES, Choice
from trireme.games.cyclades.rules.ids import (
    CYC_ACT_05,
    CYC_ACT_06,
    CYC_ACT_07,
    CYC_ACT_08,
    CYC_ACT_14,
    CYC_FLT_01,
    CYC_FLT_03,
    CYC_FLT_08,
    CYC_FLT_11,
    CYC_KRA_10,
    CYC_REC_01,
    CYC_REC_03,
    CYC_REC_07,
    CYC_REC_09,
)
from trireme.games.cyclades.ruleset import Ruleset, Steps
from trireme.games.cyclades.state import ISLANDS, NO_GOD, NO_SEA, SEAS, State
from trireme.games.cyclades.units.ends import FOUGHT_AT_SEA, KRAKEN, NOT_KNOWN, STEPS_MADE
from trireme.kit.content.rulebook import Reason, Rule
from trireme.kit.engine.frames import Work
from trireme.kit.engine.question import Answer
from trireme.kit.engine.sequences import RunHooks
from trireme.kit.engine.state import Frame
from trireme.kit.errors import Figure, Refused, Unreadable
from trireme.kit.masks import bits
from trireme.kit.problems import FORM, UNKNOWN
from trireme.kit.rules.ids import KIT_ASK_03
from trireme.kit.seats import NOBODY, Seat

ACTIONS_PHASE: Final = 14
GIFT: Final = 16
TURN: Final = 18
ACT: Final = 19
TURN_ENDS: Final = 20
TURN_BEGINS: Final = 64
GIFTED: Final = 65


class Actions(Work[State]):
    phase = "actions"
    entry = "actions"

    def run(self, s: State, frame: Frame) -> None:
        s.order = []  # All markers have left the turn order; they come back to that of the next cycle.
        s.stack.append((NEXT_GOD, PlaceInOrder(0)))


# What happens when a turn begins, by rank in `points.turn_begins`.
KEPT: Final = 10
"""Rank of the question whether figurines are kept (HAD-PRS-02)."""
FIGURINES: Final = 20
"""Rank at which figurines of earlier cycles leave (CYC-FIG-04)."""
BEFORE_ACTIONS: Final = 80
"""Rank of what comes just before the first action (HAD-OBJ-18, MON-MEF-19)."""


def turn_begins(ruleset: Ruleset, s: State, seat: Seat) -> None:
    """Begin a turn. What follows must be pending already."""
    point, turn = ruleset.points.turn_begins, TurnOf(seat)
    if point.alone:
        point.functions[0](ruleset, s, turn)
    else:
        s.stack.append((TURN_BEGINS, 0, turn))


class NextGod(Work[State]):
    """Give a turn to the seat that holds the next god (CYC-ACT-01, CYC-OFF-22, CYC-ACT-12)."""

    phase = "actions"

    def __init__(self, ruleset: Ruleset) -> None:
        self.ruleset = ruleset

    def run(self, s: State, frame: Frame) -> None:
        following: PlaceInOrder = frame[1]
        place = following.place
        if place >= s.available:
            s.inherited = s.spent_before = 0  # Nobody buys a creature any more in this cycle.
            return
        s.stack.append((NEXT_GOD, PlaceInOrder(place + 1)))
        god = s.gods[place]
        seat = s.offer_seat[god]
        if seat == NOBODY:
            return
        s.god = god
        if s.journal is not None:
            s.journal.append(events.TurnBegun(seat=seat, god=self.ruleset.god(god)))
        s.stack.append((TURN,))
        if self.ruleset.points.gifted:
            s.stack.append((GIFTED, 0, TurnOf(seat)))
        s.stack.append((GIFT,))
        turn_begins(self.ruleset, s, seat)


class Gift(Work[State]):
    """Give the free gift of the god (CYC-ACT-06)."""

    def __init__(self, ruleset: Ruleset) -> None:
        self.gods = ruleset.gods

    def run(self, s: State, frame: Frame) -> None:
        self.gods[s.god].gift(s, s.offer_seat[s.god])


class GiftPlace(Choice):
    """The choice of the place for the free fleet or troop."""

    prompt = "gift"
    verb = "recruit"
    blocks = (moves.SEA, moves.ISLAND)
    rules = (CYC_ACT_06, CYC_REC_03, CYC_REC_09)
    others: ClassVar[dict[str, tuple[Rule, ...]]] = {
        **dict.fromkeys(ACTIONS, (CYC_ACT_06,)),
        **dict.fromkeys(DECLINES, (CYC_ACT_07, CYC_ACT_06)),
    }

    def read(self, s: State, seat: Seat, words: list[str]) -> list[int]:
        if named_unit(words) not in ("", "fleet" if self.sails(s) else "troop"):
            raise Refused(" ".join(words), [Reason(CYC_ACT_05, god=self.ruleset.god(s.god))])
        tables = self.ruleset.tables
        if sum(word in tables.sea_number or word in tables.island_number for word in words[1:]) > 1:
            raise Refused(" ".join(words), [Reason(CYC_REC_01 if self.sails(s) else CYC_REC_07)])
        return super().read(s, seat, without_unit(words))

    def words(self, s: State, seat: Seat, run: Sequence[int]) -> str:
        return f"[{'fleet' if self.sails(s) else 'troop'}] {self.ruleset.word(run[0])}"

    def sails(self, s: State) -> bool:
        free: FreeUnit = s.stack[-1][3]
        return free.fleet

    def legal(self, s: State, seat: Seat) -> list[int]:
        if self.sails(s):
            return [moves.SEA + sea for sea in bits(board.recruiting_seas(self.ruleset, s, seat), SEAS)]
        return [moves.ISLAND + island for island in bits(self.ruleset.camps(s, seat), ISLANDS)]

    def bars(self, s: State, seat: Seat, code: int) -> Iterator[Reason]:
        if (code >= moves.SEA) != self.sails(s):
            return iter((Reason(CYC_ACT_05, god=self.ruleset.god(s.god)),))
        if self.sails(s):
            return forbids_fleet(self.ruleset, s, seat, SEAS[code - moves.SEA])
        return forbids_troop(self.ruleset, s, seat, ISLANDS[code - moves.ISLAND])

    def take(self, s: State, seat: Seat, code: int) -> None:
        sails = self.sails(s)
        s.answered(seat)
        if sails:
            place_fleet(self.ruleset, s, seat, SEAS[code - moves.SEA], 0)
        else:
            place_troop(self.ruleset, s, seat, ISLANDS[code - moves.ISLAND], 0)

    def prompt_here(self, s: State, seat: Seat) -> str:
        return "gift-fleet" if self.sails(s) else "gift-troop"

    def key(self, code: int) -> str:
        return "answer-gift-fleet" if code >= moves.SEA else "answer-gift-troop"


class Turn(Work[State]):
    """Ask the player for actions until the turn is ended (CYC-ACT-08, 14)."""

    def __init__(self, ruleset: Ruleset) -> None:
        self.ruleset = ruleset
        self.acting = ruleset.points.acting

    def run(self, s: State, frame: Frame) -> None:
        s.stack.append(frame)
        for happens in self.acting:
            depth = len(s.stack)
            happens(self.ruleset, s, s.offer_seat[s.god])
            if len(s.stack) != depth:
                return  # What it asks is settled first.
        s.ask(ACT, 1 << s.offer_seat[s.god])


class Act(Choice):
    """The choice of the next action. Gold is secret, so no turn is ended without asking."""

    prompt = "act"
    plain: ClassVar[dict[int, str]] = {moves.END: "end"}
    rules = (CYC_ACT_05, CYC_ACT_08, CYC_ACT_14)
    cover = True
    others: ClassVar[dict[str, tuple[Rule, ...]]] = {
        "stop": (CYC_ACT_14,),
        "pass": (CYC_ACT_14,),
    }

    def __init__(self, ruleset: Ruleset) -> None:
        made: dict[type[Action], Action] = {}
        self.of_god: list[tuple[Action, ...]] = []
        """The actions of each god. An action that several gods have is one object."""
        for god in ruleset.gods:
            kinds = (*god.allows(), *ruleset.points.actions)
            for kind in kinds:
                if kind not in made:
                    made[kind] = kind(ruleset)
            self.of_god.append(tuple(made[kind] for kind in kinds))
        self.listings = [tuple(action.legal for action in actions) for actions in self.of_god]
        """The functions that add the legal codes of each god's actions."""
        self.actions = tuple(made.values())
        said = [word for action in self.actions for word in (action.verb, *action.also)]
        self.own = tuple(dict.fromkeys((*said, "end")))
        super().__init__(ruleset)

    def verbs(self) -> tuple[str, ...]:
        return (*self.own, "on")  # What ended the last move may be told: see `read`.

    def legal(self, s: State, seat: Seat) -> list[int]:
        codes = [moves.END]
        for add_legal in self.listings[s.god]:
            add_legal(s, seat, codes)
        return codes

    def with_means(self, s: State, seat: Seat) -> list[int]:
        rich = s.clone()
        rich.gold[seat] = moves.MOST
        codes: list[int] = []
        for action in self.of_god[s.god]:
            if action.on_sale:
                action.legal(rich, seat, codes)
        return codes

    def short(self, s: State, seat: Seat, answer: Answer) -> dict[str, int]:
        gold = answer.args.get("gold")
        return {"gold": gold - s.gold[seat]} if isinstance(gold, int) else {}

    def candidates(self, s: State, seat: Seat) -> Iterator[int]:
        """Yield all codes, those of the god's own actions first and recruiting last."""
        yield moves.END
        own = self.of_god[s.god]
        firsts: set[int] = set()
        for action in sorted(self.actions, key=lambda action: (action not in own, action.verb == "recruit")):
            if action.first not in firsts:
                firsts.add(action.first)
                yield from action.candidates(s, seat)

    def action(self, s: State, code: int) -> Action | None:
        """Return the action of a code. Where several actions share codes, it is the acting god's own (HAD-MOV-02)."""
        for action in self.of_god[s.god]:
            if action.first <= code < action.last:
                return action
        for action in self.actions:
            if action.first <= code < action.last:
                return action
        return None

    def forbids(self, s: State, seat: Seat, code: int) -> Iterator[Reason]:
        return self.objections(s, seat, [code])

    def objections(self, s: State, seat: Seat, run: Sequence[int]) -> Iterator[Reason]:
        if run[0] == moves.END:
            return
        action = self.action(s, run[0])
        if action is None:
            yield Reason(KIT_ASK_03)
        elif action not in self.of_god[s.god]:
            yield from self._of_another_god(s, seat, action.verb)
        else:
            yield from action.objections(s, seat, run)

    def _of_another_god(self, s: State, seat: Seat, verb: str) -> Iterator[Reason]:
        """Yield the rules by which the acting god does not give an action."""
        god = self.ruleset.god(s.god)
        yield from said_to(self.ruleset, s, seat, [verb], self.ruleset.points.verbs.get(verb, ()))
        yield Reason(CYC_ACT_05, god=god, verb=verb)
        yield from (Reason(rule, god=god) for rule in self.ruleset.gods[s.god].lacks(verb))
        for card in self.ruleset.cards:
            yield from card.explains(s, verb)

    def _no_move(self, s: State, seat: Seat) -> Iterator[Reason]:
        """Yield the rules by which no fleets go on: none has set out, or something ended the last move."""
        if all(action.verb != "fleet" for action in self.of_god[s.god]):
            yield from self._of_another_god(s, seat, "fleet")
            return
        if s.ended in FOUGHT_AT_SEA:
            yield from (Reason(CYC_FLT_11), Reason(CYC_FLT_08))
        elif s.ended == KRAKEN and s.kraken != NO_SEA:
            yield Reason(CYC_KRA_10, sea=self.ruleset.sea(s.kraken))
        elif s.ended == STEPS_MADE:
            yield Reason(CYC_FLT_03)
        else:
            for card in self.ruleset.cards:
                yield from card.explains(s, "fleet")
            yield Reason(CYC_FLT_01, verb="on")

    def take(self, s: State, seat: Seat, code: int) -> None:
        s.answered(seat)
        if code == moves.END:
            s.stack[-1] = (TURN_ENDS,)
            return
        s.ended = NOT_KNOWN
        action = self.action(s, code)
        assert action is not None
        action.take(s, seat, code)

    def read(self, s: State, seat: Seat, words: list[str]) -> list[int]:
        if words == ["end"]:
            return [moves.END]
        if words[0] == "on":
            raise Refused(" ".join(words), [*self._no_move(s, seat)])
        fitting = [action for action in self.actions if words[0] == action.verb or words[0] in action.also]
        if not fitting:
            text = " ".join(words)
            if words[0] == "end":
                raise Unreadable("move", text, FORM, form="end")
            raise Unreadable("move", text, UNKNOWN, given=words[0], known=", ".join(self.own))
        if words[0] == "recruit" and (unit := named_unit(words)):
            fitting = [action for action in fitting if isinstance(action, Recruit) and action.unit == unit]
        # Several actions share the verb `recruit`: the god's own is meant, if he has one that can read the rest.
        fitting.sort(key=lambda action: action not in self.of_god[s.god])
        for action in fitting:
            try:
                return action.read(s, seat, words)
            except Unreadable:
                continue
            except Refused as refusal:
                if action in self.of_god[s.god]:
                    raise
                if fitting[0] not in self.of_god[s.god]:  # What else that other god would say forbids nothing here.
                    raise Refused(refusal.move, [*self._of_another_god(s, seat, words[0])]) from refusal
        if fitting[0] not in self.of_god[s.god] and named_unit(words):
            raise Refused(" ".join(words), [*self._of_another_god(s, seat, words[0])])
        return fitting[0].read(s, seat, words)

    def write(self, s: State, seat: Seat, run: Sequence[int]) -> str:
        action = self.action(s, run[0])
        return "end" if action is None else action.write(s, seat, run)

    def says(self, s: State, seat: Seat, run: Sequence[int], words: list[str]) -> bool:
        action = self.action(s, run[0])
        return action is not None and action.says(s, seat, run, words)

    def places(self, s: State, seat: Seat, code: int) -> tuple[str, ...]:
        action = self.action(s, code)
        return () if action is None else action.places(s, seat, code)

    def args(self, s: State, seat: Seat) -> dict[str, Figure]:
        return {"god": self.ruleset.god(s.god), "gold": s.gold[seat]}

    def shown(self, legal: list[int]) -> list[int]:
        return [*legal[1:], moves.END]

    def answer(self, s: State, seat: Seat, code: int) -> Answer:
        action = self.action(s, code)
        return super().answer(s, seat, code) if action is None else action.answer(s, seat, code)


class TurnEnds(Work[State]):
    """End a turn: the marker goes back to the turn order (CYC-ACT-10)."""

    def __init__(self, ruleset: Ruleset) -> None:
        self.ruleset = ruleset

    def run(self, s: State, frame: Frame) -> None:
        seat = s.offer_seat[s.god]
        s.returned.append(seat)
        if self.ruleset.players == 2:  # CYC-TWO-11
            s.spent_before = s.spent | s.spent_metropolis << moves.BLOCK
        if s.journal is not None:
            s.journal.append(events.TurnEnded(seat=seat, god=self.ruleset.god(s.god)))
        for happens in self.ruleset.points.turn_ends:
            happens(self.ruleset, s, seat)
        s.god = NO_GOD
        s.bought = 0
        s.ended = NOT_KNOWN


STEPS: Final[Steps] = {
    ACTIONS_PHASE: lambda ruleset: Actions(),
    NEXT_GOD: NextGod,
    TURN_BEGINS: lambda ruleset: RunHooks(ruleset, ruleset.points.turn_begins),
    GIFT: Gift,
    GIFT_PLACE: GiftPlace,
    GIFTED: lambda ruleset: RunHooks(ruleset, ruleset.points.gifted),
    TURN: Turn,
    ACT: Act,
    TURN_ENDS: TurnEnds,
}
