"""Battles, assault by assault (CYC-BAT, CYC-LND, CYC-SEA, CYC-RET, CYC-MIN)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, ClassVar

from trireme.games.cyclades import board, events, moves
from trireme.games.cyclades.asking import UNSETTLED, Choice
from trireme.games.cyclades.battle.strength import defence
from trireme.games.cyclades.control import take_island
from trireme.games.cyclades.frames import AFTER_ASSAULT, RETREAT, ROLL_ATTACK, ROLL_DEFENCE
from trireme.games.cyclades.rules.ids import (
    CYC_RET_01,
    CYC_RET_02,
    CYC_RET_03,
    CYC_RET_04,
    CYC_RET_05,
    CYC_RET_06,
    CYC_RET_08,
)
from trireme.games.cyclades.setting import Setting
from trireme.games.cyclades.state import LAND, NONE, SEA, State
from trireme.games.cyclades.tables import bits
from trireme.kit.dice import pick
from trireme.kit.errors import Figure, Refused
from trireme.kit.rulebook import Reason
from trireme.kit.stack import Chance, Frame, Work


def begin_battle(setting: Setting, s: State, kind: int, place: int, attacker: int, units: int) -> None:
    """Units that have left where they were attack whoever defends a place."""
    defender = s.owner[place] if kind == LAND else s.holder[place]
    s.battle = (kind, place, attacker, units, defender)
    if s.journal is not None:
        s.journal.append(events.BattleBegun(**about(setting, s)))
    s.stack.append((ROLL_ATTACK,))


def about(setting: Setting, s: State) -> dict[str, Any]:
    """What all events of the battle say."""
    kind, place, attacker, _, defender = s.battle
    name = setting.island(place) if kind == LAND else setting.sea(place)
    return {"seat": attacker, "defender": defender, "place": name, "land": kind == LAND}


class Roll(Chance[State]):
    """A battle die (CYC-BAT-01, CYC-CMP-05)."""

    label = "battle"

    def __init__(self, setting: Setting) -> None:
        self.setting = setting
        self.codes = [moves.DIE + face for face in setting.tables.faces]
        self.weights = setting.tables.face_weights

    def outcomes(self, s: State, frame: Frame) -> tuple[Sequence[int], Sequence[int]]:
        return self.codes, self.weights

    def roll(self, s: State, frame: Frame) -> int:
        return pick(s.seed, s.drawn, self.codes, self.weights)

    def write(self, s: State, code: int) -> str:
        return str(code - moves.DIE)


class RollAttack(Roll):
    def take(self, s: State, frame: Frame, code: int) -> None:
        s.stack.append((ROLL_DEFENCE, code - moves.DIE))


class RollDefence(Roll):
    """The second die settles the assault: the lower side loses a unit, equal ones both (CYC-BAT-02 to 05)."""

    def take(self, s: State, frame: Frame, code: int) -> None:
        setting = self.setting
        kind, place, attacker, attackers, defender = s.battle
        units, guards, bonus = defence(setting, s)
        attack = attackers + frame[1]
        resist = units + guards + bonus + code - moves.DIE
        told = about(setting, s)
        lost_attack, lost_defence = int(attack <= resist), int(resist <= attack)
        if s.journal is not None:
            s.journal.append(
                events.Assault(
                    **told,
                    attack=attackers,
                    attack_die=frame[1],
                    defence=units + guards,
                    bonus=bonus,
                    defence_die=code - moves.DIE,
                    lost_attack=lost_attack,
                    lost_defence=lost_defence,
                )
            )
        if lost_attack:
            (s.troops_left if kind == LAND else s.fleets_left)[attacker] += 1
            s.battle = (kind, place, attacker, attackers - 1, defender)
        if lost_defence:
            self.defender_loses(s, kind, place, units)
        s.stack.append((AFTER_ASSAULT, 0))

    def defender_loses(self, s: State, kind: int, place: int, units: int) -> None:
        """Troops go first, guards last (CYC-MIN-05, 06)."""
        if kind == SEA:
            s.fleets_left[s.holder[place]] += 1
            s.fleets[place] -= 1  # The sea is its holder's until the battle is over.
        elif units:
            board.lose_troops(s, place, 1)
        else:
            for falls in self.setting.points.guard_falls:
                falls(self.setting, s, place)


class AfterAssault(Work[State]):
    """(AFTER_ASSAULT, n): is it over? Otherwise the defender decides, then the attacker, then another assault."""

    def __init__(self, setting: Setting) -> None:
        self.setting = setting

    def run(self, s: State, frame: Frame) -> None:
        _, _, attacker, attackers, defender = s.battle
        units, guards, _ = defence(self.setting, s)
        if not attackers or not units + guards:
            self.finish(s)
        elif frame[1] == 0 and units:
            s.stack.append((AFTER_ASSAULT, 1))
            s.ask(RETREAT, 1 << defender)  # CYC-BAT-06
        elif frame[1] < 2:
            s.stack.append((AFTER_ASSAULT, 2))
            s.ask(RETREAT, 1 << attacker)  # CYC-BAT-08, CYC-MIN-11, 12
        else:
            s.stack.append((ROLL_ATTACK,))  # CYC-BAT-09

    def finish(self, s: State) -> None:
        """Attackers who are alone take the place; otherwise it stays whose it was (CYC-LND-04, 05, CYC-SEA-04)."""
        setting = self.setting
        kind, place, attacker, attackers, defender = s.battle
        if s.journal is not None:
            units, guards, _ = defence(setting, s)
            winner = attacker if attackers else defender if units + guards else NONE
            s.journal.append(events.BattleOver(**about(setting, s), winner=winner))
        s.battle = ()
        if kind == SEA and not s.fleets[place]:
            s.navy[defender] &= ~(1 << place)
            s.holder[place] = NONE
            if attackers:
                board.add_fleets(s, attacker, place, attackers)
        elif kind == LAND and attackers:
            take_island(setting, s, place, attacker, attackers)


def retreats(setting: Setting, s: State, seat: int) -> list[int]:
    """Islands or seas to which a side may retreat (CYC-RET-03 to 06, 08)."""
    kind, place = s.battle[:2]
    if kind == LAND:
        for stays in setting.points.no_retreat:
            if stays(setting, s, seat) >> place & 1:
                return []
        return bits(board.linked_islands(setting, s, seat, place) & s.land[seat])
    closed = board.closed_seas(setting, s, seat)
    return [
        sea
        for sea in setting.tables.sea_next[place]
        if s.holder[sea] in (NONE, seat) and sea != s.kraken and not closed >> sea & 1
    ]


class Retreat(Choice):
    """Whether a side retreats, and where to; all its units together (CYC-RET-01, 02)."""

    prompt = "retreat"
    verb = "retreat"
    blocks = (moves.ISLAND, moves.SEA)
    plain: ClassVar[dict[int, str]] = {moves.STAY: "stay"}
    rules = (CYC_RET_01, CYC_RET_02)
    others = UNSETTLED

    def legal(self, s: State, seat: int) -> list[int]:
        block = moves.ISLAND if s.battle[0] == LAND else moves.SEA
        return [moves.STAY, *(block + place for place in retreats(self.setting, s, seat))]

    def bars(self, s: State, seat: int, code: int) -> Iterator[Reason]:
        kind, place = s.battle[:2]
        if code == moves.STAY:
            return iter(())
        if kind == LAND:
            if code >= moves.SEA:
                return iter((Reason(CYC_RET_03),))
            return self._bars_island(s, seat, place, code - moves.ISLAND)
        if code < moves.SEA:
            return iter((Reason(CYC_RET_05),))
        return self._bars_sea(s, seat, place, code - moves.SEA)

    def _bars_island(self, s: State, seat: int, place: int, island: int) -> Iterator[Reason]:
        setting, name = self.setting, self.setting.island(island)
        for bars in setting.points.bars_retreat:
            yield from bars(setting, s, seat, place)
        if s.owner[island] != seat:
            yield Reason(CYC_RET_04, island=name)
            yield Reason(CYC_RET_03, island=name)
        elif island == place or not board.linked_islands(setting, s, seat, place) >> island & 1:
            yield Reason(CYC_RET_03, island=name)
            for explains in setting.points.explains_retreat:
                yield from explains(setting, s, seat, island)
            yield from board.cuts_off(setting, s, seat, place)
            if not retreats(setting, s, seat):
                yield Reason(CYC_RET_06)

    def _bars_sea(self, s: State, seat: int, place: int, sea: int) -> Iterator[Reason]:
        setting, name = self.setting, self.setting.sea(sea)
        if sea == s.kraken:
            yield Reason(CYC_RET_08, sea=name)
        yield from board.bars_entering(setting, s, seat, sea)
        if sea not in setting.tables.sea_next[place] or s.holder[sea] not in (NONE, seat):
            yield Reason(CYC_RET_05, sea=name)
            if not retreats(setting, s, seat):
                yield Reason(CYC_RET_06)

    def take(self, s: State, seat: int, code: int) -> None:
        s.answered(seat)
        if code == moves.STAY:
            return
        kind, place, attacker, attackers, defender = s.battle
        units = attackers if seat == attacker else s.troops[place] if kind == LAND else s.fleets[place]
        to = code - (moves.ISLAND if kind == LAND else moves.SEA)
        if s.journal is not None:
            name = self.setting.island if kind == LAND else self.setting.sea
            s.journal.append(
                events.Retreated(seat=seat, place=name(place), to=name(to), count=units, land=kind == LAND)
            )
        if seat == attacker:
            s.battle = (kind, place, attacker, 0, defender)
        elif kind == LAND:
            s.troops[place] = 0
        else:
            s.fleets[place] = 0
        if kind == LAND:
            s.troops[to] += units
        else:
            board.add_fleets(s, seat, to, units)

    def read(self, s: State, seat: int, words: list[str]) -> list[int]:
        if len(words) == 3 and words[0] == "retreat":
            raise Refused(" ".join(words), [Reason(CYC_RET_02)])
        return super().read(s, seat, words)

    def args(self, s: State, seat: int) -> dict[str, Figure]:
        told = about(self.setting, s)
        return {
            "place": str(told["place"]),
            "land": int(s.battle[0] == LAND),
            "attackers": s.battle[3],
            "defenders": sum(defence(self.setting, s)[:2]),
            "attacking": int(seat == s.battle[2]),
        }

    def answer_key(self, s: State, seat: int, code: int) -> str:
        if code == moves.STAY:
            return "stay"
        return "retreat-island" if code < moves.SEA else "retreat-sea"
