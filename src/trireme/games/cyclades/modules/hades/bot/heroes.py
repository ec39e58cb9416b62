"""Heroes: what each is worth beyond his pay, whether he is paid, and when Theseus rolls again."""

from __future__ import annotations

from typing import Final

from trireme.games.cyclades import board
from trireme.games.cyclades.battle.strength import attack_score, defence_score
from trireme.games.cyclades.bot.advice import Advice
from trireme.games.cyclades.bot.outlook import RATHER_WINS
from trireme.games.cyclades.bot.trials import Trials
from trireme.games.cyclades.modules.hades import codes
from trireme.games.cyclades.modules.hades.cards.achilles import Achilles
from trireme.games.cyclades.modules.hades.cards.hector import Hector
from trireme.games.cyclades.modules.hades.cards.penthesilea import Penthesilea
from trireme.games.cyclades.modules.hades.cards.perseus import Perseus
from trireme.games.cyclades.modules.hades.cards.theseus import Theseus
from trireme.games.cyclades.modules.hades.frames import (
    CHARON,
    ERINYES,
    FLIGHT,
    FORTRESSES,
    HERO_ISLAND,
    KEEP_HEROES,
    MANTICORE,
    REINFORCED,
    REROLL,
    THREE_BUILDINGS,
)
from trireme.games.cyclades.modules.hades.heroes.hero import HeroCard, hero_cards
from trireme.games.cyclades.modules.hades.heroes.kind import HeroKind
from trireme.games.cyclades.modules.hades.heroes.part import heroes
from trireme.games.cyclades.modules.hades.heroes.upkeep import KeepHeroes
from trireme.games.cyclades.readers import attacker_of
from trireme.games.cyclades.state import ATTACK_DIE, DEFENCE_DIE, ISLANDS, LAND, NONE, State
from trireme.games.cyclades.units.groups import count_of, group_at, group_of, size
from trireme.games.cyclades.units.kinds import UnitKind
from trireme.kit.masks import bits
from trireme.kit.seats import Seat
from trireme.kit.stack import NO_CODE

FIGHTS: Final = 1.4
"""A Hero as a fighter, for one cycle;"""
LEAVING: Final = 0.3
"""one who will not be paid, as long as he is still there."""
PAY: Final = 1.8
"""What his next pay counts for: it comes before he can be given up (HAD-HER-07, 15)."""
FOUNDS: Final[dict[type[HeroCard], tuple[float, ...]]] = {Theseus: (4.0, 1.5, 0.4), Achilles: (12.0, 3.0, 0.4)}
"""A Hero whose sacrifice makes a Metropolis: if nothing is missing to it, a building type or island, or two;"""
FOUNDS_LAST: Final[dict[type[HeroCard], tuple[float, ...]]] = {Theseus: (45.0, 7.0, 0.4), Achilles: (45.0, 7.0, 0.4)}
"""the same if it is the last one."""
SITE: Final = 5.0
"""Penthesilea, where a site for a Metropolis is missing;"""
SAFE_SITE: Final = 1.5
"""the island of the Amazons, which nobody can take, until a Metropolis stands there."""
REINFORCES: Final = 0.4
"""A troop that the sacrifice of Hector brings."""
READY: Final = 0.4
"""Whatever else a sacrifice brings."""


class HeroesAdvice(Advice):
    within = frozenset({HERO_ISLAND, CHARON, MANTICORE, ERINYES, FORTRESSES, THREE_BUILDINGS, FLIGHT, REINFORCED})

    def __init__(self, trials: Trials) -> None:
        super().__init__(trials)
        self.cards = hero_cards(self.setting)
        self.needed = self.setting.tables.needed
        self.amazons = 1 << self.setting.tables.island_number["amazons"]

    def own(self, s: State, seat: Seat) -> list[HeroCard]:
        """The Heroes of a seat who stand on the board."""
        owner = heroes(self.setting, s).owner
        if seat not in owner:
            return []
        return [card for card in self.cards if owner[card.hero] == seat and card.kind.island(s) != NONE]

    # What they are worth.

    def worth(self, s: State, seat: Seat) -> float:
        worth = SAFE_SITE if s.land[seat] & ~s.metropolis & self.amazons else 0.0
        for card in self.own(s, seat):
            worth += max(LEAVING, self.value(s, seat, card) - PAY)
        return worth

    def value(self, s: State, seat: Seat, card: HeroCard) -> float:
        """What a Hero is worth to a seat that has just paid him; what he adds to battles is weighed elsewhere."""
        metropolises = board.metropolises(s, seat)
        sites = s.land[seat] & ~s.metropolis
        if isinstance(card, Theseus | Achilles):
            steps = (FOUNDS_LAST if metropolises == self.needed - 1 else FOUNDS)[type(card)]
            missing = self.missing(s, seat, card)
            return FIGHTS + (steps[missing] if sites and missing < len(steps) else 0.0)
        if isinstance(card, Penthesilea):
            return FIGHTS + (SITE if sites.bit_count() < self.needed - metropolises else READY)
        if isinstance(card, Hector):
            return FIGHTS + REINFORCES * min(card.most, s.troops_left[seat])
        return FIGHTS + (READY if card.is_ready(s, seat) else 0.0)

    def missing(self, s: State, seat: Seat, card: Theseus | Achilles) -> int:
        """How many building types or islands are missing to a sacrifice."""
        if isinstance(card, Theseus):
            types, wild = card.groups(s, seat)
            return max(0, card.types - len(types) - len(wild))
        return max(0, card.islands - self.setting.camps(s, seat).bit_count())

    # What rivals fear.

    def leads(self, kind: UnitKind) -> bool:
        """All of them but Hector, who only defends harder."""
        return isinstance(kind, HeroKind) and not isinstance(self.cards[kind.hero], Hector)

    def flights(self, s: State, seat: Seat) -> int:
        """Perseus takes troops anywhere (HAD-PWR-09, 10)."""
        if any(isinstance(card, Perseus) for card in self.own(s, seat)):
            setting = self.setting
            return setting.tables.on_board & ~board.shielded(setting, s) & ~board.no_landing(setting, s, seat)
        return 0

    def wins(self, s: State, seat: Seat) -> bool:
        """A Hero who can be given up makes the last Metropolis, or takes one (HAD-HER-14, 15)."""
        hired = heroes(self.setting, s).hired
        for card in self.own(s, seat):
            if hired[card.hero] == s.cycle or not card.is_ready(s, seat):
                continue
            if isinstance(card, Theseus | Achilles) and s.land[seat] & ~s.metropolis:
                return True
            if isinstance(card, Perseus) and self.takes_metropolis(s, seat, card):
                return True
        return False

    def takes_metropolis(self, s: State, seat: Seat, perseus: Perseus) -> bool:
        """Whether the troops of an island would rather win than lose where Pegasus took them."""
        held = board.held_islands(self.setting, s, seat)
        armies = [group_at(s, LAND, island) for island in bits(self.setting.camps(s, seat) & ~held, ISLANDS)]
        own = perseus.kind.number
        army = max([group - group_of(own, count_of(group, own)) for group in armies], key=size)
        aims = bits(self.flights(s, seat) & s.metropolis & ~s.land[seat], ISLANDS)
        landing = self.trials.outlook.clashes.landing
        return size(army) > 0 and any(landing(s, seat, army, island).wins > RATHER_WINS for island in aims)

    # Answers.

    def answer(self, s: State, seat: Seat) -> int:
        kind = s.stack[-1][0]
        if kind == KEEP_HEROES:
            return self.pays(s, seat)
        if kind == REROLL:
            return codes.REROLL if self.rolls_again(s, seat) else codes.ACCEPT
        return NO_CODE

    def pays(self, s: State, seat: Seat) -> int:
        """The Hero who brings most is paid first, with what is worth least; who brings less than his pay leaves."""
        step = self.trials.steps[KEEP_HEROES]
        assert isinstance(step, KeepHeroes)
        best, answer = 0.0, NO_CODE
        legal = step.legal(s, seat)
        for code in legal:
            block, hero = step.parts_of(code)
            if block == codes.DISMISS:
                continue
            value = self.value(s, seat, self.cards[hero])
            gain = self.settled(step, s, seat, block, hero) - self.settled(step, s, seat, codes.DISMISS, hero)
            gain += value - max(LEAVING, value - PAY)
            if gain > best:
                best, answer = gain, code
        return answer if answer != NO_CODE else legal[-1]

    def settled(self, step: KeepHeroes, s: State, seat: Seat, block: int, hero: int) -> float:
        """What is left to a seat when it has decided about a Hero."""
        after = s.clone()
        step.settle(after, seat, block, hero)
        return self.trials.outlook.worth(after, seat)

    def rolls_again(self, s: State, seat: Seat) -> bool:
        """Whether another die would bring more on average: a tie is half as good as a victory."""
        attacks = seat == attacker_of(s)
        lead = attack_score(self.setting, s) - defence_score(self.setting, s)
        lead = lead if attacks else -lead
        die = s.battle[ATTACK_DIE if attacks else DEFENCE_DIE]
        tables = self.setting.tables
        weighed = zip(tables.faces, tables.face_weights, strict=True)
        again = sum(weight * sign(lead - die + face) for face, weight in weighed)
        return again > sign(lead) * sum(tables.face_weights)


def sign(lead: int) -> int:
    return (lead > 0) - (lead < 0)
