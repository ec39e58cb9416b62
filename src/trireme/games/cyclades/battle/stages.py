"""The stages of battles, assault by assault (CYC-BAT, CYC-LND, CYC-SEA, CYC-MIN)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from msgspec.structs import replace

from trireme.games.cyclades import board, events, moves
from trireme.games.cyclades.battle.casualties import ATTACK, DEFENCE, loses
from trireme.games.cyclades.battle.strength import attack_score, defence, defence_score, defenders
from trireme.games.cyclades.control import capture
from trireme.games.cyclades.ruleset import Ruleset, Steps
from trireme.games.cyclades.state import (
    ISLANDS,
    LAND,
    NO_BATTLE,
    NONE,
    SEA,
    SEAS,
    Battle,
    State,
)
from trireme.games.cyclades.units.ends import AT_SEA, LEFT, NOT_KNOWN, ON_LAND
from trireme.games.cyclades.units.groups import fleets_in
from trireme.games.cyclades.units.kinds import strength_of
from trireme.kit.dice import below
from trireme.kit.engine.frames import Chance
from trireme.kit.engine.sequences import RunHooks, cancel_rest
from trireme.kit.engine.state import Frame
from trireme.kit.seats import Seat

ROLL_ATTACK: Final = 23
ROLL_DEFENCE: Final = 24
RETREAT: Final = 25
ASSAULT: Final = 55

# The stages of an assault, by rank in `points.assault`.
DICE: Final = 10
REROLLS: Final = 20
"""Rank of Theseus' second roll (HAD-PWR-12)."""
ITEMS: Final = 30
"""Rank of items: all who could have one are asked, the defender first (HAD-OBJ-19 to 22)."""
SCORES: Final = 40
DEFENDER_LOSES: Final = 50
ATTACKER_LOSES: Final = 60
"""Rank of the attacker's loss. After a tie the defender chooses first (HAD-CYO-04, TIT-TTN-18)."""
DEFENDER_RETREATS: Final = 70
ATTACKER_RETREATS: Final = 80
AGAIN: Final = 90


def begin_battle(ruleset: Ruleset, s: State, element: int, place: int, attacker: Seat, group: int) -> None:
    """Begin a battle: units that have left their place attack the defender of another."""
    defender = s.owner[place] if element == LAND else s.holder[place]
    s.battle = Battle(element, place, attacker, group, defender)
    s.ended = NOT_KNOWN
    if s.journal is not None:
        s.journal.append(events.BattleBegun(**about(ruleset, s)))
    s.stack.append((ASSAULT, 0, None))


def about(ruleset: Ruleset, s: State) -> dict[str, Any]:
    """Return the fields that all events of the battle have."""
    land, place = s.battle.element == LAND, s.battle.place
    name = ruleset.island(place) if land else ruleset.sea(place)
    return {"seat": s.battle.attacker, "defender": s.battle.defender, "place": name, "land": land}


def join_stages(ruleset: Ruleset) -> None:
    stages = ruleset.points.assault
    stages.add(DICE, roll_dice)
    stages.add(SCORES, compare)
    stages.add(DEFENDER_LOSES, defender_loses)
    stages.add(ATTACKER_LOSES, attacker_loses)
    stages.add(DEFENDER_RETREATS, defender_decides)
    stages.add(ATTACKER_RETREATS, attacker_decides)
    stages.add(AGAIN, again)


def roll_dice(ruleset: Ruleset, s: State, data: None) -> None:
    s.battle = replace(s.battle, attack_bonus=0, defence_bonus=0)
    s.stack.append((ROLL_DEFENCE,))
    s.stack.append((ROLL_ATTACK,))


class Roll(Chance[State]):
    """A battle die (CYC-BAT-01, CYC-CMP-05)."""

    label = "battle"

    def __init__(self, ruleset: Ruleset) -> None:
        self.codes = [moves.DIE + face for face in ruleset.tables.faces]
        self.weights = ruleset.tables.face_weights
        self.die = [moves.DIE + face for face in ruleset.tables.die]

    def outcomes(self, s: State, frame: Frame) -> tuple[Sequence[int], Sequence[int]]:
        return self.codes, self.weights

    def roll(self, s: State, frame: Frame) -> int:
        return self.die[below(s.key, s.drawn, len(self.die))]

    def write(self, s: State, code: int) -> str:
        return str(code - moves.DIE)

    def known(self) -> Sequence[str]:
        return [str(code - moves.DIE) for code in self.codes]


class RollAttack(Roll):
    """The attacker's die."""

    def take(self, s: State, frame: Frame, code: int) -> None:
        s.battle = replace(s.battle, attack_die=code - moves.DIE)


class RollDefence(Roll):
    """The defender's die."""

    def take(self, s: State, frame: Frame, code: int) -> None:
        s.battle = replace(s.battle, defence_die=code - moves.DIE)


def compare(ruleset: Ruleset, s: State, data: None) -> None:
    """Compare the scores: the lower side loses a unit, equal ones both do (CYC-BAT-02 to 05)."""
    attack, resist = attack_score(ruleset, s), defence_score(ruleset, s)
    s.battle = replace(s.battle, attack_loses=int(attack <= resist), defence_loses=int(resist <= attack))
    for spares in ruleset.points.spares:
        spares(ruleset, s)
    if s.journal is not None:
        battle = s.battle
        units, guards, bonus = defence(ruleset, s)
        strength = strength_of(ruleset, battle.element, battle.attackers)
        others = 0
        for changes in ruleset.points.defence:  # What they add to is not what buildings give.
            others = changes(ruleset, s, others)
        s.journal.append(
            events.Assault(
                **about(ruleset, s),
                attack=strength,
                attack_die=battle.attack_die,
                defence=units + guards,
                guards=guards,
                bonus=bonus - others,
                defence_die=battle.defence_die,
                attack_added=attack - strength - battle.attack_die,
                defence_added=others + battle.defence_bonus,
                attack_score=attack,
                defence_score=resist,
                lost_attack=battle.attack_loses,
                lost_defence=battle.defence_loses,
            )
        )


def dice_on_table(ruleset: Ruleset, s: State) -> tuple[int, int] | None:
    """Return the dice on the table that players may still change; None before and after (HAD-OBJ-19)."""
    stages = ruleset.points.assault.functions
    for frame in reversed(s.stack):
        if frame[0] in (ROLL_ATTACK, ROLL_DEFENCE):
            return None
        if frame[0] == ASSAULT:
            begun: int = frame[1]
            rolled = stages.index(roll_dice) < begun <= stages.index(compare)
            return (s.battle.attack_die, s.battle.defence_die) if rolled else None
    return None


def tell_dice(ruleset: Ruleset, s: State) -> None:
    """Tell the dice to all before a player is asked between the dice and the scores (HAD-PWR-12, HAD-OBJ-19)."""
    if s.journal is not None:
        attack, resist = s.battle.attack_die, s.battle.defence_die
        s.journal.append(events.DiceRolled(**about(ruleset, s), attack_die=attack, defence_die=resist))


def defender_loses(ruleset: Ruleset, s: State, data: None) -> None:
    if s.battle.defence_loses:
        loses(ruleset, s, DEFENCE)


def attacker_loses(ruleset: Ruleset, s: State, data: None) -> None:
    if s.battle.attack_loses:
        loses(ruleset, s, ATTACK)


def defender_decides(ruleset: Ruleset, s: State, data: None) -> None:
    """Ask the defender whether to retreat. Units may, guards never do (CYC-BAT-06, CYC-MIN-11)."""
    if not is_over(ruleset, s) and defenders(ruleset, s)[0]:
        s.ask(RETREAT, 1 << s.battle.defender)


def attacker_decides(ruleset: Ruleset, s: State, data: None) -> None:
    """Ask the attacker whether to retreat (CYC-BAT-08, CYC-MIN-12)."""
    if not is_over(ruleset, s):
        s.ask(RETREAT, 1 << s.battle.attacker)


def again(ruleset: Ruleset, s: State, data: None) -> None:
    """Begin another assault (CYC-BAT-09)."""
    if not is_over(ruleset, s):
        s.stack[-1] = (ASSAULT, 0, None)


def is_over(ruleset: Ruleset, s: State) -> bool:
    """Return whether a side has nothing left. If so, the battle ends and the other stages are cancelled."""
    attackers = s.battle.attackers
    units, guards = defenders(ruleset, s)
    if attackers and units + guards:
        return False
    cancel_rest(s, ASSAULT)
    finish(ruleset, s, units + guards)
    return True


def finish(ruleset: Ruleset, s: State, defenders: int) -> None:
    """End the battle. Surviving attackers take the place; otherwise it keeps its owner (CYC-LND-04, 05, CYC-SEA-04)."""
    battle = s.battle
    element, place = battle.element, battle.place
    attacker, attackers, defender = battle.attacker, battle.attackers, battle.defender
    if s.journal is not None:
        winner = attacker if attackers else defender if defenders else NONE
        s.journal.append(events.BattleOver(**about(ruleset, s), winner=winner))
    for ends in ruleset.points.battle_ends:
        ends(ruleset, s)
    s.battle = NO_BATTLE
    if s.ended not in LEFT:
        s.ended = AT_SEA if element == SEA else ON_LAND
    for happens in ruleset.points.fought:
        happens(ruleset, s)
    if element == SEA and not fleets_in(s, SEAS[place]):
        board.leave_sea(s, SEAS[place])
        if attackers:
            board.add_fleets(s, attacker, SEAS[place], attackers)
    elif element == LAND and attackers:
        capture(ruleset, s, ISLANDS[place], attacker, attackers)


STEPS: Final[Steps] = {
    ASSAULT: lambda ruleset: RunHooks(ruleset, ruleset.points.assault),
    ROLL_ATTACK: RollAttack,
    ROLL_DEFENCE: RollDefence,
}
