"""Facts about the middle of a turn: the god's gift, actions, a creature that is being played, a battle."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from msgspec.structs import replace

from trireme.games.cyclades.battle.casualties import ATTACK, CASUALTY, CasualtyOf
from trireme.games.cyclades.battle.stages import (
    ASSAULT,
    RETREAT,
    ROLL_ATTACK,
    ROLL_DEFENCE,
    attacker_decides,
    compare,
    defender_decides,
    defender_loses,
    roll_dice,
)
from trireme.games.cyclades.battle.strength import defence, defenders
from trireme.games.cyclades.cards.aimed import TARGET
from trireme.games.cyclades.cards.card import CARD_USED, EFFECT, CardEffect, PlayedCard
from trireme.games.cyclades.cards.chimera import CHIMERA
from trireme.games.cyclades.cards.pegasus import PEGASUS
from trireme.games.cyclades.cards.sphinx import SPHINX
from trireme.games.cyclades.cards.sylph import SYLPH, SYLPH_GOES_ON, SylphTurn
from trireme.games.cyclades.gods.recruit import GIFT_PLACE
from trireme.games.cyclades.phases.order import NEXT_GOD, PlaceInOrder, TurnOf
from trireme.games.cyclades.phases.turn import ACT, GIFT, GIFTED, TURN
from trireme.games.cyclades.position.kinds import further
from trireme.games.cyclades.position.values import Values, unknown, wrong
from trireme.games.cyclades.problems import FOLLOWS_FROM, NO_BATTLE, NOT_ON_TURN, TOLD_BY_MOVES
from trireme.games.cyclades.ruleset import Ruleset
from trireme.games.cyclades.state import (
    FIRST_KIND,
    LAND,
    NONE,
    SEA,
    Battle,
    CardNumber,
    State,
)
from trireme.games.cyclades.units.groups import FULL, group_of, size
from trireme.kit.engine.state import Frame
from trireme.kit.errors import shown
from trireme.kit.seats import NOBODY, Seat

TURN_FACTS: Final = ("god", "seat", "bought", "doing", "cards", "moves")
BATTLE_FACTS: Final = ("place", "attacker", "attackers", "units", "defender", "stage", "dice", "loses")
TOLD: Final = ("defenders", "guards", "bonus")
"""Facts of a battle that follow from others."""
DOING: Final = ("gift", "act", "creature", "battle")
FIRST: Final = (
    EFFECT, TARGET, PEGASUS, SPHINX, SYLPH, SYLPH_GOES_ON, CHIMERA,
)  # fmt: skip
"""The first questions of creatures."""
MIDWAY: Final = "midway"
"""A position in the middle of a move. It cannot be set, but moves lead there."""
SIDES: Final = ("attacker", "defender")
STAGES: Final = {
    "dice": roll_dice,
    "scores": compare,
    "losses": defender_loses,
    "defender-retreats": defender_decides,
    "attacker-retreats": attacker_decides,
}
"""The stages of an assault before which a position can stand, in their order."""
ROLLED: Final = ("scores", "losses")


# Telling.


def turn_facts(ruleset: Ruleset, s: State) -> dict[str, object]:
    played: list[PlayedCard] = [frame[1] for frame in s.stack if frame[0] == CARD_USED]
    cards = [ruleset.creature(each.card) for each in played]
    turns: list[SylphTurn] = [frame[1] for frame in s.stack if frame[0] == SYLPH_GOES_ON]
    turns += [frame[3] for frame in s.stack[-1:] if frame[0] == SYLPH]
    return {
        "god": ruleset.god(s.god),
        "seat": ruleset.seats[s.offer_seat[s.god]],
        "bought": s.bought,
        "doing": doing(ruleset, s),
        **({"cards": cards} if cards else {}),
        **({"moves": turns[0].left} if turns else {}),
    }


def doing(ruleset: Ruleset, s: State) -> str:
    """Return what is being done in the turn; MIDWAY if a position cannot stand there."""
    top = s.stack[-1][0] if s.stack else NONE
    if s.battle:
        resisted = any(defenders(ruleset, s))  # The last defender may fall before the attacker's unit.
        return "battle" if resisted and _stage(ruleset, s) and not _march_goes_on(s) else MIDWAY
    if top in (GIFT, GIFT_PLACE):
        return "gift"
    if top in (TURN, ACT):
        return "act"
    return "creature" if top in FIRST else MIDWAY


def _march_goes_on(s: State) -> bool:
    """Return whether the march that led to the battle has yet to end, because a module has more to ask."""
    turn, assault = (max(at for at, frame in enumerate(s.stack) if frame[0] == kind) for kind in (TURN, ASSAULT))
    return any(frame[0] not in (CARD_USED, SYLPH_GOES_ON) for frame in s.stack[turn + 1 : assault])


def _stage(ruleset: Ruleset, s: State) -> str:
    """Return the stage of the assault that is about to begin; empty if it has begun."""
    assault = max(at for at, frame in enumerate(s.stack) if frame[0] == ASSAULT)
    on: int = s.stack[assault][1]
    above = [frame[0] for frame in s.stack[assault + 1 :]]
    stages = ruleset.points.assault.functions
    if above == [CASUALTY]:
        return "losses"
    if above in ([ROLL_DEFENCE, ROLL_ATTACK], [RETREAT]):
        on -= 1  # Its question stands, and the next one follows.
    elif above:
        return ""
    while on < len(stages) and stages[on] not in STAGES.values():
        on += 1
    return next((name for name, stage in STAGES.items() if on < len(stages) and stage == stages[on]), "")


def battle_facts(ruleset: Ruleset, s: State) -> dict[str, object]:
    element, place, attackers, defender = s.battle.element, s.battle.place, s.battle.attackers, s.battle.defender
    units, guards, bonus = defence(ruleset, s)
    others = further(ruleset, element, attackers)
    stage = _stage(ruleset, s)
    found: dict[str, object] = {
        "place": ruleset.island(place) if element == LAND else ruleset.sea(place),
        "attacker": ruleset.seats[s.battle.attacker],
        "attackers": size(attackers),
        **({"units": others} if others else {}),
        "defender": ruleset.seats[defender] if defender != NOBODY else "",
        "defenders": units,
        "guards": guards,
        "bonus": bonus,
    }
    if stage:
        found["stage"] = stage
    if stage in ROLLED:
        found["dice"] = [s.battle.attack_die, s.battle.defence_die]
    if stage == "losses":
        lost = (s.battle.attack_loses, s.battle.defence_loses and not _defender_has_lost(s))
        found["loses"] = [side for side, loses in zip(SIDES, lost, strict=True) if loses]
    return found


def _defender_has_lost(s: State) -> bool:
    """Return whether the defender has already lost a unit. The defender chooses first."""
    if s.stack[-1][0] != CASUALTY:
        return False
    casualty: CasualtyOf = s.stack[-1][3]
    return casualty.side == ATTACK


# Reading.


class Midst(Values):
    """Reads the facts of a turn, a battle and the cards that are being played."""

    def __init__(self, ruleset: Ruleset, s: State, turn: object, battle: object) -> None:
        super().__init__(ruleset, s)
        self.turn = self.table("turn", turn)
        self.battle = self.table("battle", battle)
        self.known("turn", self.turn, TURN_FACTS)
        self.known("battle", self.battle, (*BATTLE_FACTS, *TOLD))
        self.cards = self.words("turn.cards", self.turn.get("cards", []))
        usual = "battle" if self.battle else "creature" if self.cards else "act"
        self.doing = self.turn.get("doing", usual)
        if self.doing == MIDWAY:
            raise wrong("turn.doing", TOLD_BY_MOVES, given=MIDWAY)
        if self.doing not in DOING:
            raise unknown("turn.doing", self.doing, DOING)
        if self.doing == "creature" and not self.cards:
            raise unknown("turn.cards", "", ruleset.tables.creature_ids)

    def fight(self) -> None:
        """Read the battle. Its attackers stand nowhere else; the defenders stand in the place."""
        if self.doing != "battle":
            return
        s, ruleset, given = self.s, self.ruleset, self.battle
        tables = ruleset.tables
        places = {**tables.island_number, **tables.sea_number}
        name = given.get("place")
        place = self.one_of("battle.place", name, places)
        element = LAND if name in tables.island_number else SEA
        holder = s.owner[place] if element == LAND else s.holder[place]
        defender = given.get("defender", ruleset.seats[holder] if holder != NOBODY else "")
        if defender != (ruleset.seats[holder] if holder != NOBODY else ""):
            raise unknown("battle.defender", defender, [ruleset.seats[holder]] if holder != NOBODY else ["nobody"])
        attacker = self.seat("battle.attacker", given.get("attacker"))
        if attacker == holder:
            raise wrong("battle.attacker", NO_BATTLE, given=str(name))
        group = self.attackers(element)
        s.battle = Battle(element, place, attacker, group, holder)
        if not sum(defenders(ruleset, s)) or not group:
            raise wrong("battle.place", NO_BATTLE, given=str(name))
        dice = given.get("dice", [0, 0])
        if not isinstance(dice, list) or len(dice) != 2 or any(die not in tables.faces for die in dice):
            raise unknown("battle.dice", dice, [str(face) for face in tables.faces])
        losing = self.once("battle.loses", given.get("loses", []))
        for side in losing:
            self.one_of("battle.loses", side, dict.fromkeys(SIDES, 0))
        s.battle = replace(
            s.battle,
            attack_die=dice[0],
            defence_die=dice[1],
            attack_loses=int("attacker" in losing),
            defence_loses=int("defender" in losing),
        )
        for fact, found in zip(TOLD, defence(ruleset, s), strict=True):
            if given.get(fact, found) != found:
                raise wrong(f"battle.{fact}", FOLLOWS_FROM, given=shown(given[fact]), right=found)

    def attackers(self, element: int) -> int:
        """Return the group of attackers; units of further kinds are part of their number."""
        given = self.table("battle.units", self.battle.get("units", {}))
        kinds = {kind.id: kind.number for kind in self.ruleset.units[element][1:]}
        group = others = 0
        for id, count in given.items():
            kind = self.one_of("battle.units", id, kinds)
            many = self.count(f"battle.units.{id}", count, high=FULL)
            group += group_of(kind, many)
            others += many
        first = self.count("battle.attackers", self.battle.get("attackers", max(1, others)), others, FULL)
        return group + group_of(FIRST_KIND, first - others)

    def begin(self, cards: Sequence[CardNumber]) -> list[Frame]:
        """Return the frames that are pending in the turn."""
        s, ruleset = self.s, self.ruleset
        seat = s.offer_seat[s.god]
        s.bought = self.count("turn.bought", self.turn.get("bought", 0))
        pending: list[Frame] = [(NEXT_GOD, PlaceInOrder(s.gods.index(s.god) + 1)), (TURN,)]
        pending += [(CARD_USED, PlayedCard(card)) for card in cards]
        if "moves" in self.turn:
            left = self.count("turn.moves", self.turn["moves"], high=ruleset.economy.sylph_moves)
            pending.append((SYLPH_GOES_ON, SylphTurn(seat, left)))
        if self.doing == "gift":
            pending += [(GIFTED, 0, TurnOf(seat))] if ruleset.points.gifted else []
            pending.append((GIFT,))
        elif self.doing == "creature" and "moves" not in self.turn:
            pending.append((EFFECT, CardEffect(cards[-1], seat)))
        elif self.doing == "battle":
            if s.battle.attacker != seat:
                raise wrong("battle.attacker", NOT_ON_TURN, given=ruleset.seats[s.battle.attacker])
            stages = ruleset.points.assault.functions
            numbers = {name: stages.index(stage) for name, stage in STAGES.items()}
            pending.append((ASSAULT, self.one_of("battle.stage", self.battle.get("stage", "dice"), numbers), None))
        return pending

    def on_turn(self) -> None:
        """Set the god of the turn: the first that the seat or the attacker holds, unless the facts say which."""
        s, ruleset = self.s, self.ruleset
        name = self.turn.get("seat", self.battle.get("attacker"))
        seat = self.seat("turn.seat", name) if name is not None else NOBODY
        held = [god for god in s.gods[: s.available] if s.offer_seat[god] != NOBODY]
        known = {ruleset.god(god): god for god in held if seat in (NOBODY, s.offer_seat[god])}
        if not known:
            raise wrong("turn.seat", NOT_ON_TURN, given=shown(name))
        god = self.turn.get("god", next(iter(known)))
        s.god = self.one_of("turn.god", god, known)


def acted(s: State) -> list[Seat]:
    """Return the seats whose markers have come back from gods that acted earlier."""
    return [s.offer_seat[god] for god in s.gods[: s.gods.index(s.god)] if s.offer_seat[god] != NOBODY]


def is_midst(raw: Mapping[str, object]) -> bool:
    return "turn" in raw or "battle" in raw
