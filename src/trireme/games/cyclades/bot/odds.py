"""The bot's estimate of a battle that is fought to the end (CYC-BAT-01 to 05)."""

from __future__ import annotations

from typing import Final, NamedTuple

from trireme.games.cyclades.lookup import Tables

BOTH_LOSE: Final = 0
"""In a tie both sides lose a unit (CYC-BAT-04)."""
DEFENCE_LOSES: Final = 1
"""In a tie only the defender loses a unit (HAD-PWR-03)."""
ATTACK_LOSES: Final = 2


class AttackOdds(NamedTuple):
    """The odds of an attack."""

    wins: float
    """The probability that attackers are left alone."""
    attackers: float
    """The expected number of attackers left after a victory."""
    defenders: float
    """The expected number of the defender's units left after a defeat of the attacker."""


class Battles:
    """Computes odds from the strength of both sides, each once."""

    def __init__(self, tables: Tables) -> None:
        weights = list(zip(tables.faces, tables.face_weights, strict=True))
        total = sum(tables.face_weights) ** 2
        self.leads: dict[int, float] = {}
        """The probability of each difference between the attacker's and the defender's die."""
        for attack, often in weights:
            for resist, as_often in weights:
                lead = attack - resist
                self.leads[lead] = self.leads.get(lead, 0.0) + often * as_often / total
        self.known: dict[tuple[int, int, int, int, int], AttackOdds] = {}

    def odds(self, attackers: int, units: int, guards: int, bonus: int, tie: int = BOTH_LOSE) -> AttackOdds:
        """Return the odds of a battle. Guards fall together, when no unit is left."""
        if not units and not guards:
            return AttackOdds(float(attackers > 0), attackers, 0.0)
        if not attackers:
            return AttackOdds(0.0, 0.0, units)
        key = (attackers, units, guards, bonus, tie)
        if key not in self.known:
            self.known[key] = self._assault(*key)
        return self.known[key]

    def _assault(self, attackers: int, units: int, guards: int, bonus: int, tie: int) -> AttackOdds:
        fewer = (units - 1, guards) if units else (0, 0)
        strength = attackers - units - guards - bonus
        wins = left = held = 0.0
        for lead, chance in self.leads.items():
            score = strength + lead
            holds = score < 0 or (score == 0 and tie == ATTACK_LOSES)
            falls = score < 0 or (score == 0 and tie != DEFENCE_LOSES)
            then = self.odds(attackers - falls, *((units, guards) if holds else fewer), bonus, tie)
            wins += chance * then.wins
            left += chance * then.wins * then.attackers
            held += chance * (1.0 - then.wins) * then.defenders
        return AttackOdds(wins, left / wins if wins else 0.0, held / (1.0 - wins) if wins < 1.0 else 0.0)
