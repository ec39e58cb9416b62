"""Heroes: what each is worth beyond his pay, whether he is paid, and when Theseus rolls again."""

from __future__ import annotations

from typing import Final

from trireme.games.cyclades import board
from trireme.games.cyclades.battle.strength import attack_score, defence_score, guards_of
from trireme.games.cyclades.bot.advice import Advice
from trireme.games.cyclades.bot.prospects import RATHER_WINS
from trireme.games.cyclades.bot.trials import Trials
from trireme.games.cyclades.modules.hades import codes
from trireme.games.cyclades.modules.hades.cards.achilles import Achilles
from trireme.games.cyclades.modules.hades.cards.charon import CHARON
from trireme.games.cyclades.modules.hades.cards.erinyes import ERINYES
from trireme.games.cyclades.modules.hades.cards.hector import REINFORCED, Hector
from trireme.games.cyclades.modules.hades.cards.manticore import MANTICORE
from trireme.games.cyclades.modules.hades.cards.odysseus import FORTRESSES
from trireme.games.cyclades.modules.hades.cards.penthesilea import Penthesilea
from trireme.games.cyclades.modules.hades.cards.perseus import FLIGHT, Perseus
from trireme.games.cyclades.modules.hades.cards.theseus import REROLL_DIE, THREE_BUILDINGS, Theseus
from trireme.games.cyclades.modules.hades.heroes.hero import HERO_ISLAND, HeroCard, hero_cards
from trireme.games.cyclades.modules.hades.heroes.kind import HeroKind
from trireme.games.cyclades.modules.hades.heroes.part import heroes
from trireme.games.cyclades.modules.hades.heroes.upkeep import KEEP_HEROES, KeepHeroes
from trireme.games.cyclades.phases.turn import TURN
from trireme.games.cyclades.readers import attacker_of
from trireme.games.cyclades.state import ATTACK_DIE, DEFENCE_DIE, ISLANDS, LAND, NONE, State
from trireme.games.cyclades.units.groups import count_of, group_at, group_of, size, troops_on
from trireme.games.cyclades.units.kinds import UnitKind
from trireme.kit.engine.frames import NO_CODE
from trireme.kit.masks import bits
from trireme.kit.seats import NOBODY, Seat

FIGHTS: Final = 0.6
"""A Hero as a fighter, for one cycle;"""
LEAVING: Final = 0.2
"""one who will not be paid, as long as he is still there."""
HIRED: Final = 2.5
"""What he must bring beyond his price to be hired: without a plan he soon leaves what he seems to hold bare again."""
IN_SERVICE: Final = 0.5
"""Share of what he adds to a position that one pay is worth: it holds for one cycle only."""
PAY: Final = 1.8
"""What his next pay counts for: it comes before he can be given up (HAD-HER-07, 15)."""
FOUNDS: Final[dict[type[HeroCard], tuple[float, ...]]] = {Theseus: (7.0, 1.2, 0.3), Achilles: (12.0, 1.0, 0.1)}
"""A Hero whose sacrifice makes a Metropolis: if nothing is missing to it, a building type or island, or two;"""
FOUNDS_LAST: Final[dict[type[HeroCard], tuple[float, ...]]] = {Theseus: (45.0, 7.0, 0.4), Achilles: (45.0, 4.0, 0.2)}
"""the same if it is the last one."""
WAITS: Final = 0.5
"""Share of it when it could have been made already: to wait brings nothing."""
SURELY: Final = 0.9
"""How probable it is to get a god, and to keep what a sacrifice needs until then."""
SITE: Final = 3.5
"""Penthesilea, where a site for a Metropolis is missing;"""
SAFE_SITE: Final = 0.3
"""the island of the Amazons, which nobody can take, until a Metropolis stands there."""
REINFORCES: Final = 0.4
"""A troop that the sacrifice of Hector brings."""
READY: Final = 0.4
"""Whatever else a sacrifice brings."""


class HeroesAdvice(Advice):
    within = frozenset({HERO_ISLAND, CHARON, MANTICORE, ERINYES, FORTRESSES, THREE_BUILDINGS, FLIGHT, REINFORCED})

    def __init__(self, trials: Trials) -> None:
        super().__init__(trials)
        self.cards = hero_cards(self.ruleset)
        self.needed = self.ruleset.tables.needed
        self.amazons = 1 << self.ruleset.tables.island_number["amazons"]

    def own(self, s: State, seat: Seat) -> list[HeroCard]:
        """The Heroes of a seat who stand on the board."""
        owner = heroes(self.ruleset, s).owner
        if seat not in owner:
            return []
        return [card for card in self.cards if owner[card.hero] == seat and card.kind.island(s) != NONE]

    # What they are worth.

    def worth(self, s: State, seat: Seat) -> float:
        worth = SAFE_SITE if s.land[seat] & ~s.metropolis & self.amazons else 0.0
        for card in self.own(s, seat):
            worth += self.kept(s, seat, card)
        return worth

    def kept(self, s: State, seat: Seat, card: HeroCard) -> float:
        """What a Hero will be worth if he is paid once more, or if he is not."""
        worth = max(LEAVING, FIGHTS + self.promise(s, seat, card) - PAY)
        return worth - HIRED if heroes(self.ruleset, s).hired[card.hero] == s.cycle else worth

    def promise(self, s: State, seat: Seat, card: HeroCard) -> float:
        """What his sacrifice will bring; what a Hero adds to battles is weighed elsewhere."""
        metropolises = board.metropolises(s, seat)
        sites = s.land[seat] & ~s.metropolis
        if isinstance(card, Theseus | Achilles):
            last = metropolises == self.needed - 1
            steps = (FOUNDS_LAST if last else FOUNDS)[type(card)]
            missing = self.missing(s, seat, card) + (not last and not self.has_guarded_site(s, sites, card))
            if not sites or missing >= len(steps):
                return 0.0
            waits = not missing and heroes(self.ruleset, s).hired[card.hero] < s.cycle
            return steps[missing] * (WAITS if waits else 1.0)
        if isinstance(card, Penthesilea):
            return SITE if sites.bit_count() < self.needed - metropolises else READY
        if isinstance(card, Hector):
            return REINFORCES * min(card.most, s.troops_left[seat])
        return READY if card.is_ready(s, seat) else 0.0

    def missing(self, s: State, seat: Seat, card: Theseus | Achilles) -> int:
        """How many building types or islands are missing to a sacrifice."""
        if isinstance(card, Theseus):
            types, wild = card.groups(s, seat)
            return max(0, card.types - len(types) - len(wild))
        return max(0, card.islands - self.ruleset.camps(s, seat).bit_count())

    def has_guarded_site(self, s: State, sites: int, card: HeroCard) -> bool:
        """Whether a new Metropolis would not be bare when a Hero has left."""
        here = card.kind.island(s)
        return sites & self.amazons != 0 or any(
            troops_on(s, island) > (island == here) or guards_of(self.ruleset, s, island)
            for island in bits(sites, ISLANDS)
        )

    # What rivals fear.

    def leads(self, kind: UnitKind) -> bool:
        """All of them but Hector, who only defends harder."""
        return isinstance(kind, HeroKind) and not isinstance(self.cards[kind.hero], Hector)

    def flights(self, s: State, seat: Seat) -> int:
        """Perseus takes troops anywhere (HAD-PWR-09, 10)."""
        if any(isinstance(card, Perseus) for card in self.own(s, seat)):
            ruleset = self.ruleset
            return ruleset.tables.on_board & ~board.shielded(ruleset, s) & ~board.no_landing(ruleset, s, seat)
        return 0

    def wins(self, s: State, seat: Seat) -> bool:
        """A Hero who can be given up makes the last Metropolis, or takes one (HAD-HER-14, 15)."""
        hired = heroes(self.ruleset, s).hired
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
        held = board.held_islands(self.ruleset, s, seat)
        armies = [group_at(s, LAND, island) for island in bits(self.ruleset.camps(s, seat) & ~held, ISLANDS)]
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
        if kind == REROLL_DIE:
            return codes.REROLL if self.rolls_again(s, seat) else codes.ACCEPT
        return NO_CODE

    def pays(self, s: State, seat: Seat) -> int:
        """The Hero who brings most is paid first, with what is worth least; who brings less than his pay leaves."""
        step = self.trials.steps[KEEP_HEROES]
        assert isinstance(step, KeepHeroes)
        worth = self.trials.outlook.worth
        best, answer = 0.0, NO_CODE
        legal = step.legal(s, seat)
        for code in legal:
            block, hero = step.parts_of(code)
            if block == codes.DISMISS:
                continue
            card = self.cards[hero]
            paid, gone = s.clone(), s.clone()
            step.settle(paid, seat, block, hero)
            step.settle(gone, seat, codes.DISMISS, hero)
            price = worth(s, seat) - worth(paid, seat)
            gain = max(self.given_up(s, seat, card), self.in_service(s, gone, seat, card)) - price
            if gain > best:
                best, answer = gain, code
        return answer if answer != NO_CODE else legal[-1]

    def in_service(self, s: State, gone: State, seat: Seat, card: HeroCard) -> float:
        """What a Hero adds to a position for one cycle, and what he may be given up for in a later one."""
        worth = self.trials.outlook.worth
        later = 0.0 if card.is_ready(s, seat) else self.promise(s, seat, card)
        return FIGHTS + later + IN_SERVICE * (worth(s, seat) - self.kept(s, seat, card) - worth(gone, seat))

    def given_up(self, s: State, seat: Seat, card: HeroCard) -> float:
        """What his sacrifice would bring in this cycle, with a god with whom nobody marches."""
        trials, turn = self.trials, s.clone()
        turn.god = next(god for god in s.gods if god not in trials.outlook.marches)
        turn.offer_seat = [NOBODY] * len(s.offer_seat)
        turn.offer_seat[turn.god] = seat
        turn.stack = [(TURN,)]
        trials.game.proceed(turn)
        gone = turn.clone()
        card.kind.leaves(self.ruleset, gone)
        if codes.SACRIFICE + card.hero not in trials.legal(turn, seat):
            return 0.0
        after = trials.settled(trials.played(turn, codes.SACRIFICE + card.hero, seat), seat)
        return SURELY * (after.worth - trials.outlook.worth(gone, seat))

    def rolls_again(self, s: State, seat: Seat) -> bool:
        """Whether another die would bring more on average: a tie is half as good as a victory."""
        attacks = seat == attacker_of(s)
        lead = attack_score(self.ruleset, s) - defence_score(self.ruleset, s)
        lead = lead if attacks else -lead
        die = s.battle[ATTACK_DIE if attacks else DEFENCE_DIE]
        tables = self.ruleset.tables
        weighed = zip(tables.faces, tables.face_weights, strict=True)
        again = sum(weight * sign(lead - die + face) for face, weight in weighed)
        return again > sign(lead) * sum(tables.face_weights)


def sign(lead: int) -> int:
    return (lead > 0) - (lead < 0)
