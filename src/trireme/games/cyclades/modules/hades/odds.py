"""How a battle ends in which Heroes fight, or for which somebody has an item in the open (HAD-HER-09, HAD-OBJ-19, 21).

Scores, and who loses nothing, are the engine's own. Where a side has a choice it chooses what serves it best: which
unit it loses (HAD-HER-10), whether Theseus rolls again (HAD-PWR-12), in which assault the item is played (HAD-OBJ-22).
Attackers want the place, defenders want to keep it from them. Retreats and items face down are left out, as in
`battle/odds.py`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from fractions import Fraction
from typing import Final, NamedTuple

from msgspec.structs import replace

from trireme.games.cyclades.battle.odds import BattleOdds, told
from trireme.games.cyclades.battle.strength import attack_score, defence_score, defenders
from trireme.games.cyclades.modules.hades.favours.magic.battle_item import BattleItem
from trireme.games.cyclades.modules.hades.favours.magic.item import items_of
from trireme.games.cyclades.modules.hades.favours.part import favours
from trireme.games.cyclades.modules.hades.heroes.hero import HeroCard, hero_cards
from trireme.games.cyclades.modules.hades.heroes.kind import HeroKind
from trireme.games.cyclades.modules.hades.heroes.part import heroes
from trireme.games.cyclades.modules.hades.rules.ids import HAD_HER_10
from trireme.games.cyclades.ruleset import Ruleset
from trireme.games.cyclades.state import LAND, State
from trireme.games.cyclades.units.groups import BITS, FULL, count_of, group_at, group_of, kinds_of, size
from trireme.games.cyclades.units.kinds import strength_of
from trireme.kit.engine.question import Forecast
from trireme.kit.seats import NOBODY, Seat

ATTACK: Final = 1
DEFENCE: Final = -1
NO_SIDE: Final = 0


class Fight(NamedTuple):
    """A battle between two assaults."""

    attackers: int
    """The group of the attackers."""
    defenders: int
    rolls: bool
    """Whether a die may still be rolled again (HAD-PWR-12)."""
    item: int
    """The side that has an item to play."""


class Foresight:
    """The odds of one battle and of all fights that can follow from it."""

    def __init__(self, ruleset: Ruleset, s: State, item: int, bonus: int) -> None:
        self.ruleset = ruleset
        self.s = s.clone()
        """The state in which the engine is asked."""
        self.bonus = bonus
        self.guards = defenders(ruleset, s)[1]
        self.dice = list(zip(ruleset.tables.faces, ruleset.tables.face_weights, strict=True))
        self.theseus = next((card.kind.number for card in hero_cards(ruleset) if card.rolls_again), 0)
        self.found: dict[Fight, BattleOdds] = {}
        self.s.battle = replace(s.battle, attack_die=0, defence_die=0, attack_bonus=0, defence_bonus=0)
        rolls = bool(self.theseus) and not heroes(ruleset, s).rerolled
        self.first = Fight(s.battle.attackers, group_at(s, s.battle.element, s.battle.place), rolls, item)

    def odds(self, fight: Fight, fallen: bool = False) -> BattleOdds:
        """Return the odds of a fight to the end. Guards have fallen, or stand beside the defenders."""
        resists = fight.defenders or (self.guards and not fallen)
        if not fight.attackers or not resists:
            ends = bool(fight.attackers), bool(resists), not fight.attackers and not resists
            return BattleOdds(*(Fraction(int(end)) for end in ends))
        if fight not in self.found:
            self.found[fight] = self.assault(fight)
        return self.found[fight]

    def assault(self, fight: Fight) -> BattleOdds:
        """Return the mean over both dice."""
        self.stand(fight)
        lead = attack_score(self.ruleset, self.s) - defence_score(self.ruleset, self.s)
        roller = self.roller(fight)
        results: dict[tuple[int, bool], BattleOdds] = {}

        def result(dice: int, rolls: bool) -> BattleOdds:
            if (dice, rolls) not in results:
                results[dice, rolls] = self.with_item(fight._replace(rolls=rolls), lead + dice)
            return results[dice, rolls]

        shares = []
        for attack, often in self.dice:
            for resist, as_often in self.dice:
                share = result(attack - resist, fight.rolls)
                if roller == ATTACK:
                    again = mean([(result(face - resist, False), weight) for face, weight in self.dice])
                    share = best(ATTACK, [share, again])
                elif roller == DEFENCE:
                    again = mean([(result(attack - face, False), weight) for face, weight in self.dice])
                    share = best(DEFENCE, [share, again])
                shares.append((share, often * as_often))
        return mean(shares)

    def stand(self, fight: Fight) -> None:
        """Put a fight into the state in which the engine is asked."""
        s, place = self.s, self.s.battle.place
        s.battle = replace(s.battle, attackers=fight.attackers)
        counts, places = (s.troops, len(s.owner)) if s.battle.element == LAND else (s.fleets, len(s.holder))
        for kind in range(len(counts) // places):
            counts[kind * places + place] = fight.defenders >> BITS * kind & FULL

    def roller(self, fight: Fight) -> int:
        """Return the side that may have its die rolled again."""
        if not fight.rolls or self.s.battle.element != LAND:
            return NO_SIDE
        if fight.attackers >> BITS * self.theseus & FULL:
            return ATTACK
        return DEFENCE if fight.defenders >> BITS * self.theseus & FULL else NO_SIDE

    def with_item(self, fight: Fight, lead: int) -> BattleOdds:
        """Return the odds after the dice, where the item may be played for this assault only."""
        if fight.item == NO_SIDE:
            return self.compared(fight, lead)
        used = self.compared(fight._replace(item=NO_SIDE), lead + fight.item * self.bonus)
        return best(fight.item, [self.compared(fight, lead), used])

    def compared(self, fight: Fight, lead: int) -> BattleOdds:
        """Return the odds once the scores are compared. The defender chooses the lost unit first (HAD-CYO-04)."""
        s = self.s
        self.stand(fight)
        s.battle = replace(s.battle, attack_loses=int(lead <= 0), defence_loses=int(lead >= 0))
        for spares in self.ruleset.points.spares:
            spares(self.ruleset, s)
        attack_loses, defence_loses = s.battle.attack_loses, s.battle.defence_loses
        resisting = self.left(fight.defenders) if defence_loses else [fight.defenders]
        attacking = self.left(fight.attackers) if attack_loses else [fight.attackers]
        fallen = bool(defence_loses) and not fight.defenders
        choices = []
        for resist in resisting:
            fights = [fight._replace(attackers=attack, defenders=resist) for attack in attacking]
            choices.append(best(ATTACK, [self.odds(each, fallen) for each in fights]))
        return best(DEFENCE, choices)

    def left(self, group: int) -> list[int]:
        """Return what can be left of a group that loses a unit. Powers only help, so Heroes go last."""
        kinds = self.ruleset.units[self.s.battle.element]
        plain = [kind for kind in kinds_of(group) if not isinstance(kinds[kind], HeroKind)]
        return [group - group_of(kind, 1) for kind in plain[:1] or kinds_of(group)] or [0]


def best(side: int, choices: Iterable[BattleOdds]) -> BattleOdds:
    """Return the odds that a side chooses."""
    return max(choices, key=lambda odds: (side * odds.attackers, -side * odds.defenders))


def mean(shares: list[tuple[BattleOdds, int]]) -> BattleOdds:
    total = sum(weight for _, weight in shares)
    return BattleOdds(*(sum((odds[end] * weight for odds, weight in shares), Fraction(0)) / total for end in range(3)))


def battle_foretold(ruleset: Ruleset) -> Callable[[Ruleset, State, Seat], Forecast | None]:
    """Return a function that foretells a battle with the Heroes and items of these pieces."""
    cards = hero_cards(ruleset)
    items: list[BattleItem] = []
    if "hades.favours" in ruleset.chosen:
        items += [item for item in items_of(ruleset) if isinstance(item, BattleItem)]

    def foretells(ruleset: Ruleset, s: State, seat: Seat) -> Forecast | None:
        element, attackers = s.battle.element, s.battle.attackers
        resisting = group_at(s, element, s.battle.place)
        fighting = [card for card in cards if in_fight(card, attackers, resisting)] if element == LAND else []
        item = next((each for each in items if each.element == element and side_of(each, s)), None)
        strange = any(strength_of(ruleset, element, group) != size(group) for group in (attackers, resisting))
        if ruleset.points.stand_ins or strange or not (fighting or item):
            return None
        side, bonus = (side_of(item, s), item.bonus) if item else (NO_SIDE, 0)
        foresight = Foresight(ruleset, s, side, bonus)
        quoted = [rule for card in fighting for rule in (*card.rules, HAD_HER_10)] + [*(item.rules if item else ())]
        return told(
            "hades-battle",
            foresight.odds(foresight.first),
            seat == s.battle.attacker,
            {
                "count": size(attackers),
                "units": size(resisting) + foresight.guards,
                "land": int(element == LAND),
                "heroes": len(fighting),
                "items": int(item is not None),
                "item": item.id if item else "",
            },
            dict.fromkeys(quoted),
        )

    return foretells


def in_fight(card: HeroCard, *groups: int) -> bool:
    return any(count_of(group, card.kind.number) for group in groups)


def side_of(item: BattleItem, s: State) -> int:
    """Return the side before which an item lies face up."""
    owner = favours(item.ruleset, s).items[item.number]
    if owner == NOBODY or not item.is_open(s):
        return NO_SIDE
    return ATTACK if owner == s.battle.attacker else DEFENCE if owner == s.battle.defender else NO_SIDE
