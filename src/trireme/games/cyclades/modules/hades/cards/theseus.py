"""Theseus may roll again; his sacrifice makes a Metropolis of three types of building (HAD-PWR-12, 13)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar, Final

from trireme.games.cyclades import board, moves
from trireme.games.cyclades.battle.stages import REROLLS, ROLL_ATTACK, ROLL_DEFENCE, about, tell_dice
from trireme.games.cyclades.battle.strength import attack_score, defence_score
from trireme.games.cyclades.lookup import TEMPLE, TYPES
from trireme.games.cyclades.metropolis import FOUND, NewMetropolis
from trireme.games.cyclades.modules.hades.codes import ACCEPT, REROLL
from trireme.games.cyclades.modules.hades.heroes import events
from trireme.games.cyclades.modules.hades.heroes.founder import Founder
from trireme.games.cyclades.modules.hades.heroes.part import heroes
from trireme.games.cyclades.modules.hades.rules.ids import HAD_HER_05, HAD_PWR_12, HAD_PWR_13
from trireme.games.cyclades.questions import UNSETTLED, Choice
from trireme.games.cyclades.rules.ids import CYC_ACT_13
from trireme.games.cyclades.ruleset import Ruleset
from trireme.games.cyclades.state import SLOTS, CardNumber, Island, Slot, State
from trireme.kit.content.rulebook import Reason
from trireme.kit.engine.frame_data import FrameData
from trireme.kit.engine.frames import Step
from trireme.kit.engine.interrupts import Interrupt
from trireme.kit.engine.state import Frame
from trireme.kit.errors import Figure
from trireme.kit.masks import bits
from trireme.kit.rules.ids import KIT_ASK_03
from trireme.kit.seats import Seat

REROLL_DIE: Final = 346
THREE_BUILDINGS: Final = 349


class GivenBuildings(FrameData):
    """Theseus gives another building. Those that he has given are a mask of slots."""

    slots: int


class Theseus(Founder):
    rules = (HAD_PWR_12,)
    power = HAD_PWR_13
    founds = (7.0, 1.2, 0.3)
    founds_last = (45.0, 7.0, 0.4)
    rolls_again = True
    asked_in = (REROLL_DIE,)
    barred = (HAD_HER_05, HAD_PWR_13)

    def __init__(self, ruleset: Ruleset, number: CardNumber) -> None:
        super().__init__(ruleset, number)
        self.types = self.figures["types"]

    def musters(self) -> None:
        super().musters()
        points = self.ruleset.points
        points.assault.add(REROLLS, self.asks)
        points.battle_ends.append(self.rests)
        points.holds[HAD_PWR_12] = self.does_not_roll

    def steps(self) -> dict[int, Step[State]]:
        return {REROLL_DIE: RollAgain(self), THREE_BUILDINGS: ThreeBuildings(self)}

    # In battle.

    def rests(self, ruleset: Ruleset, s: State) -> None:
        """Let him roll again in the next battle."""
        heroes(ruleset, s).rerolled = 0

    def does_not_roll(self, ruleset: Ruleset, s: State, seat: Seat, words: list[str]) -> bool:
        """Return whether he is in no battle of a seat, or has rolled again in it."""
        if not s.battle or heroes(ruleset, s).rerolled:
            return True
        attacks = seat == s.battle.attacker and self.kind.attacks(s)
        return not attacks and not (seat == s.battle.defender and self.kind.defends(s))

    def asks(self, ruleset: Ruleset, s: State, data: None) -> None:
        """Ask once the dice are on the table (HAD-PWR-12)."""
        if heroes(ruleset, s).rerolled:
            return
        attacks = self.kind.attacks(s)
        if attacks or self.kind.defends(s):
            tell_dice(ruleset, s)
            s.ask(REROLL_DIE, 1 << (s.battle.attacker if attacks else s.battle.defender))

    def advises(self, s: State, seat: Seat) -> int:
        """Roll again if another die would bring more on average: a tie is half as good as a victory."""
        attacks = seat == s.battle.attacker
        lead = attack_score(self.ruleset, s) - defence_score(self.ruleset, s)
        lead = lead if attacks else -lead
        die = s.battle.attack_die if attacks else s.battle.defence_die
        tables = self.ruleset.tables
        weighed = zip(tables.faces, tables.face_weights, strict=True)
        again = sum(weight * sign(lead - die + face) for face, weight in weighed)
        return REROLL if again > sign(lead) * sum(tables.face_weights) else ACCEPT

    # His sacrifice.

    def tells_power(self, words: list[str]) -> bool:
        return any("/" in word for word in words[1:])

    def groups(self, s: State, seat: Seat, given: int = 0) -> tuple[list[list[Slot]], list[Slot]]:
        """Return the buildings that can still be given beside some: those of each type, and those for any type.

        A Theatre may stand for a type that is missing (HAD-THE-02).
        """
        owned = board.owned_types(self.ruleset, s, seat)
        done = {s.built[slot] for slot in bits(given, SLOTS)}
        types = [owned[type] for type in TYPES if owned[type] and type not in done]
        return types, [slot for slots in owned[len(TYPES) + 1 :] for slot in slots if not given >> slot & 1]

    def is_ready(self, s: State, seat: Seat) -> bool:
        types, wild = self.groups(s, seat)
        return len(types) + len(wild) >= self.types

    def missing(self, s: State, seat: Seat) -> int:
        types, wild = self.groups(s, seat)
        return max(0, self.types - len(types) - len(wild))

    def sacrificed(self, s: State, seat: Seat, island: Island) -> None:
        s.ask(THREE_BUILDINGS, 1 << seat, GivenBuildings(0))

    def gives(self, s: State, seat: Seat, slots: int) -> None:
        """Remove the buildings. The Metropolis takes over the state of their Temple (CYC-CRE-09)."""
        given = bits(slots, SLOTS)
        spent = any(s.built[slot] == TEMPLE and s.spent >> slot & 1 for slot in given)
        s.tell(events.BuildingsGiven(seat=seat, count=len(given)))
        s.stack.append((FOUND, NewMetropolis(seat, spent, philosophers=False)))
        for slot in given:
            board.raze(self.ruleset, s, self.ruleset.tables.slot_island[slot], slot)


def sign(lead: int) -> int:
    return (lead > 0) - (lead < 0)


class RollAgain(Interrupt[State]):
    """Ask whether Theseus rolls again, once per battle (HAD-PWR-12)."""

    phase = "actions"
    prompt = "hades.reroll"
    passing = ACCEPT
    rules = (HAD_PWR_12,)
    others = UNSETTLED

    def __init__(self, theseus: Theseus) -> None:
        super().__init__({ACCEPT: "hades.accept", REROLL: "hades.reroll"})
        self.ruleset = theseus.ruleset

    def uses(self, s: State, seat: Seat) -> list[int]:
        return [REROLL]

    def die(self, s: State, seat: Seat) -> int:
        """Return what the side of a seat has rolled."""
        return s.battle.attack_die if seat == s.battle.attacker else s.battle.defence_die

    def use(self, s: State, seat: Seat, code: int, frame: Frame) -> None:
        heroes(self.ruleset, s).rerolled = 1
        s.tell(events.DieRolledAgain(seat=seat, die=self.die(s, seat)))
        s.stack.append((ROLL_ATTACK if seat == s.battle.attacker else ROLL_DEFENCE,))

    def args(self, s: State, seat: Seat) -> dict[str, Figure]:
        return {"place": str(about(self.ruleset, s)["place"]), "die": self.die(s, seat)}

    def key(self, code: int) -> str:
        return "answer-hades-reroll" if code == REROLL else "answer-hades-accept"


class ThreeBuildings(Choice):
    """Ask which building goes next: `theseus naxos/0`."""

    phase = "actions"
    prompt = "hades.three-buildings"
    verb = "theseus"
    blocks = (moves.SLOT,)
    rules = (HAD_PWR_13,)
    others: ClassVar = {**UNSETTLED, **dict.fromkeys(("stop", "pass"), (CYC_ACT_13,))}

    def __init__(self, theseus: Theseus) -> None:
        super().__init__(theseus.ruleset)
        self.theseus = theseus

    def given(self, s: State) -> int:
        asked: GivenBuildings = s.stack[-1][3]
        return asked.slots

    def legal(self, s: State, seat: Seat) -> list[int]:
        """Return one type after the other where nothing is to spare, so that nobody is asked without a choice."""
        given = self.given(s)
        types, wild = self.theseus.groups(s, seat, given)
        if len(types) + len(wild) > self.theseus.types - given.bit_count():
            slots = sorted([*(slot for slots in types for slot in slots), *wild])
        else:
            slots = types[0] if types else wild[:1]
        return [moves.SLOT + slot for slot in slots]

    def bars(self, s: State, seat: Seat, code: int) -> Iterator[Reason]:
        """Yield no rule of the game where a building of another type is only to be given later."""
        if code not in self.legal(s, seat):
            types, wild = self.theseus.groups(s, seat, self.given(s))
            slot = code - moves.SLOT
            later = slot in wild or any(slot in slots for slots in types)
            island = self.ruleset.word(code).partition("/")[0]
            yield Reason(KIT_ASK_03) if later else Reason(HAD_PWR_13, island=island)

    def take(self, s: State, seat: Seat, code: int) -> None:
        given = self.given(s) | 1 << code - moves.SLOT
        s.answered(seat)
        if given.bit_count() < self.theseus.types:
            s.ask(THREE_BUILDINGS, 1 << seat, GivenBuildings(given))
        else:
            self.theseus.gives(s, seat, given)

    def key(self, code: int) -> str:
        return "answer-target-slot"

    def answer_args(self, s: State, seat: Seat, code: int) -> dict[str, Figure]:
        return {**super().answer_args(s, seat, code), "building": self.ruleset.building(s.built[code - moves.SLOT])}

    def args(self, s: State, seat: Seat) -> dict[str, Figure]:
        return {"left": self.theseus.types - self.given(s).bit_count()}
