"""The exact chances of a battle in which neither side retreats (CYC-BAT-01 to 05, CYC-MIN-05, 06).

They are computed from what lies on the board. Hidden things are never used, so cards and items that players add later
can change the result.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from fractions import Fraction
from functools import cache
from typing import NamedTuple

from trireme.games.cyclades.battle.strength import guards_of, island_bonus, sea_bonus
from trireme.games.cyclades.rules.ids import CYC_BAT_02, CYC_BAT_04, CYC_BAT_05, CYC_KRA_10
from trireme.games.cyclades.ruleset import Ruleset
from trireme.games.cyclades.state import (
    ISLANDS,
    LAND,
    SEA,
    SEAS,
    Battle,
    State,
)
from trireme.games.cyclades.units.groups import group_at, group_of, kinds_of, size
from trireme.games.cyclades.units.kinds import strength_of
from trireme.kit.content.rulebook import Rule
from trireme.kit.engine.question import Forecast
from trireme.kit.errors import Figure
from trireme.kit.seats import NOBODY, Seat


class BattleOdds(NamedTuple):
    """The chances that only attackers are left, that only defenders are left, and that no unit is left."""

    attackers: Fraction
    defenders: Fraction
    nobody: Fraction


Leads = tuple[tuple[int, int], ...]
"""Each difference between the attacker's and the defender's die, with the number of pairs of dice that give it."""


def leads_of(ruleset: Ruleset) -> Leads:
    found: dict[int, int] = {}
    dice = list(zip(ruleset.tables.faces, ruleset.tables.face_weights, strict=True))
    for attack, often in dice:
        for resist, as_often in dice:
            found[attack - resist] = found.get(attack - resist, 0) + often * as_often
    return tuple(sorted(found.items()))


@cache
def odds(leads: Leads, attackers: int, units: int, guards: int, bonus: int) -> BattleOdds:
    """Return the chances of a battle fought to the end. Guards fall together, when no unit is left (CYC-MIN-06)."""
    if not attackers or not units + guards:
        ends = bool(attackers), bool(units + guards), not attackers and not units + guards
        return BattleOdds(*(Fraction(int(end)) for end in ends))
    fewer = (units - 1, guards) if units else (0, 0)
    pairs = sum(often for _, often in leads)
    sums = [Fraction(0)] * 3
    for lead, often in leads:
        score = attackers + lead - units - guards - bonus
        after = (units, guards) if score < 0 else fewer
        then = odds(leads, attackers - (score <= 0), *after, bonus)
        sums = [total + share * often / pairs for total, share in zip(sums, then, strict=True)]
    return BattleOdds(*sums)


def percentages(chances: dict[str, Fraction]) -> dict[str, int]:
    """Round chances to whole percentages that add up to 100. The largest remainders are rounded up."""
    found = {name: int(100 * chance) for name, chance in chances.items()}
    lost = sorted(chances, key=lambda name: found[name] - 100 * chances[name])
    for name in lost[: 100 - sum(found.values())]:
        found[name] += 1
    return found


def is_plain(ruleset: Ruleset, element: int, *groups: int) -> bool:
    """Return whether only numbers and buildings decide a battle (HAD-UND-06, 07).

    Units of all kinds then count as one each, and it does not matter which is lost. Modules that change battles give
    their own forecasts, at `points.foretells`.
    """
    points = ruleset.points
    changed = points.attack or points.defence or points.spares
    if points.stand_ins or (changed and not points.changes_battle):
        return False
    for changes in points.changes_battle:
        if any(changes(ruleset, element, group) for group in groups):
            return False
    return all(strength_of(ruleset, element, group) == size(group) for group in groups)


def outlook(ruleset: Ruleset, element: int, attackers: int, defence: tuple[int, int, int], attacking: bool) -> Forecast:
    """Return the forecast of a battle for one side: `held` is its own victory, `lost` the other's, `gone` neither's.

    On land an island with no unit left stays its owner's (CYC-LND-05).
    """
    units, guards, bonus = defence
    args: dict[str, Figure] = {
        "count": attackers,
        "units": units + guards,
        "bonus": bonus,
        "land": int(element == LAND),
    }
    return told("battle", odds(leads_of(ruleset), attackers, units, guards, bonus), attacking, args)


def told(
    id: str, found: BattleOdds, attacking: bool, args: Mapping[str, Figure], more: Iterable[Rule] = ()
) -> Forecast:
    """Return a forecast with the figures of its sentence and the rules behind it."""
    held, lost = (found.attackers, found.defenders) if attacking else (found.defenders, found.attackers)
    chances = {"held": held, "lost": lost, "gone": found.nobody}
    return Forecast(
        id=id,
        args={**args, "attacking": int(attacking), **percentages(chances)},
        rules=(CYC_BAT_02.id, CYC_BAT_04.id, CYC_BAT_05.id, *(rule.id for rule in more)),
        chances={name: float(share) for name, share in chances.items()},
    )


def foretold(ruleset: Ruleset, s: State, seat: Seat) -> Forecast | None:
    """Return what a module forecasts of the battle being fought, or None if the module changes nothing."""
    found = (foretells(ruleset, s, seat) for foretells in ruleset.points.foretells)
    return next((outlook for outlook in found if outlook is not None), None)


def attacked(s: State, seat: Seat, element: int, place: int, group: int) -> State:
    """Return a copy in which a group of a seat attacks a place."""
    after = s.clone()
    defender = s.owner[place] if element == LAND else s.holder[place]
    after.battle = Battle(element, place, seat, group, defender)
    return after


def attack_outlooks(
    ruleset: Ruleset, s: State, seat: Seat, element: int, place: int, most: int
) -> tuple[Forecast, ...]:
    """Return the forecasts of an attack on a place, one for each number of units that may go; empty without a defender.

    Where it matters which kinds go, only the attack of all units is told.
    """
    if element == SEA and place == s.kraken:
        return (Forecast(id="devoured", args={"sea": ruleset.sea(place)}, rules=(CYC_KRA_10.id,)),)
    group = group_at(s, element, place)
    if element == LAND:
        island = ISLANDS[place]
        owner, guards, bonus = s.owner[island], guards_of(ruleset, s, island), island_bonus(ruleset, s, island)
    else:
        owner, guards = s.holder[place], 0
        bonus = sea_bonus(ruleset, s, SEAS[place], owner) if owner != NOBODY else 0
    if owner == seat or not most or not group + guards:
        return ()
    if ruleset.points.foretells:
        whole = foretold(ruleset, attacked(s, seat, element, place, most), seat)
        if whole is not None:
            kinds = kinds_of(most)
            counts = range(1, size(most)) if len(kinds) == 1 else ()
            fewer = (attacked(s, seat, element, place, group_of(kinds[0], count)) for count in counts)
            others = (foretold(ruleset, after, seat) for after in fewer)
            return (*(outlook for outlook in others if outlook is not None), whole)
    if not is_plain(ruleset, element, group, most):
        return ()
    defence = size(group), guards, bonus
    return tuple(outlook(ruleset, element, count, defence, True) for count in range(1, size(most) + 1))


def battle_outlook(ruleset: Ruleset, s: State, seat: Seat) -> tuple[Forecast, ...]:
    """Return the forecast of the battle being fought for a side that stays."""
    element, attackers = s.battle.element, s.battle.attackers
    told_by_module = foretold(ruleset, s, seat)
    if told_by_module is not None:
        return (told_by_module,)
    group = group_at(s, element, s.battle.place)
    if not is_plain(ruleset, element, group, attackers):
        return ()
    units = size(group)
    if element == LAND:
        defence = units, guards_of(ruleset, s, s.battle.island), island_bonus(ruleset, s, s.battle.island)
    else:
        defence = units, 0, sea_bonus(ruleset, s, s.battle.sea, s.battle.defender)
    return (outlook(ruleset, element, size(attackers), defence, seat == s.battle.attacker),)
