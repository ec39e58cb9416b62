"""The undead: kinds of units that Hadès lends, how they rise and how they move (HAD-UND, HAD-MOV)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import ClassVar, Final

from trireme.games.cyclades import board, moves
from trireme.games.cyclades.gods.action import Action
from trireme.games.cyclades.gods.recruit import forbids_sea
from trireme.games.cyclades.modules.hades.codes import RAISE_FLEET, RAISE_TROOP
from trireme.games.cyclades.modules.hades.god import events
from trireme.games.cyclades.modules.hades.piece import figures
from trireme.games.cyclades.modules.hades.rules.ids import (
    HAD_MOV_01,
    HAD_MOV_02,
    HAD_MOV_04,
    HAD_MOV_06,
    HAD_UND_01,
    HAD_UND_02,
    HAD_UND_03,
    HAD_UND_04,
    HAD_UND_05,
    HAD_UND_09,
    HAD_UND_17,
)
from trireme.games.cyclades.phases.order import acting
from trireme.games.cyclades.phases.prices import priests_do_not_help
from trireme.games.cyclades.problems import NO_SUCH_NAME
from trireme.games.cyclades.questions import ACTIONS, DECLINES, Choice
from trireme.games.cyclades.rules.ids import (
    CYC_ACT_06,
    CYC_ACT_07,
    CYC_ACT_09,
    CYC_KRA_08,
    CYC_REC_03,
    CYC_REC_04,
    CYC_REC_09,
)
from trireme.games.cyclades.ruleset import Ruleset, Steps
from trireme.games.cyclades.state import ISLANDS, LAND, SEA, SEAS, Island, Sea, State
from trireme.games.cyclades.units.groups import kinds_of
from trireme.games.cyclades.units.journeys import MOVE_ON, FleetsUnderWay, Journey, March, Voyage, join_journey
from trireme.games.cyclades.units.kinds import UnitKind, join_kind
from trireme.games.cyclades.units.marching import HOW_MANY, ChosenMove, MoveFleets, MoveTroops
from trireme.kit.content.rulebook import Reason, Rule
from trireme.kit.engine.question import Answer
from trireme.kit.errors import Figure, Refused, Unreadable
from trireme.kit.masks import bits
from trireme.kit.problems import FORM
from trireme.kit.rules.ids import KIT_ASK_03
from trireme.kit.seats import Seat

RAISE: Final = 323
TROOP: Final = "undead-troop"
FLEET: Final = "undead-fleet"
VERB: Final = "hades.raise"
NO_PLACE: Final = (CYC_REC_03, CYC_REC_04, CYC_KRA_08)
"""The rules of the base game that HAD-UND-05 applies to undead fleets."""


def join_undead(ruleset: Ruleset) -> None:
    """Bring their kinds and their ways of moving into play."""
    own = figures(ruleset)
    for unit, element in ((TROOP, LAND), (FLEET, SEA)):
        printed = next(each for each in own.unit if each.id == unit)
        kind = UnitKind(unit, element, printed.count, shared=True)
        kind.strength = printed.strength
        kind.safe_from["sphinx"] = HAD_UND_17
        kind.chosen_by = HAD_UND_09
        kind.chosen_beside_regular = True
        join_kind(ruleset, kind)
    cost = own.undead.move_cost
    join_journey(ruleset, led(HauntedVoyage(ruleset, "hades-fleets", SEA, cost, own.undead.fleet_move_range)))
    join_journey(ruleset, led(HauntedMarch(ruleset, "hades-troops", LAND, cost)))


def undead(ruleset: Ruleset, element: int) -> UnitKind:
    """Return the kind of undead on land or at sea."""
    return ruleset.unit_of[TROOP if element == LAND else FLEET]


# Moving.


def led(journey: Journey) -> Journey:
    """Return a journey on which an undead of the same element must be in the group on every step."""
    journey.needs = 1 << undead(journey.ruleset, journey.element).number
    return journey


class HauntedVoyage(Voyage):
    """Fleets that an undead fleet leads (HAD-MOV-01, 04, 06)."""

    def bars(self, s: State, group: int) -> Iterator[Reason]:
        if group and not self.suffices(group):
            yield Reason(HAD_MOV_04, unit=FLEET)
            if self.steps_left(s) < self.steps:
                yield Reason(HAD_MOV_06)

    def steps_left(self, s: State) -> int:
        """Return how many steps of the move are still to be made."""
        top = s.stack[-1]
        if top[0] == MOVE_ON:
            group: FleetsUnderWay = top[3]
            return group.left
        if top[0] == HOW_MANY:
            move: ChosenMove = top[3]
            return move.left + 1
        return self.steps


class HauntedMarch(March):
    """Troops that an undead troop leads; no Hero or Titan stands for it (HAD-MOV-02, 04, HAD-HER-18, TIT-HXT-09)."""

    def bars(self, s: State, group: int) -> Iterator[Reason]:
        if not group or self.suffices(group):
            return
        kinds = [self.ruleset.units[LAND][kind] for kind in kinds_of(group)]
        if any(kind.led_by_undead is None for kind in kinds):
            yield Reason(HAD_MOV_04, unit=TROOP)
        yield from (Reason(kind.led_by_undead) for kind in kinds if kind.led_by_undead is not None)


class MoveHauntedFleets(MoveFleets):
    by = "hades-fleets"
    paid = HAD_MOV_01


class MoveHauntedTroops(MoveTroops):
    by = "hades-troops"
    paid = HAD_MOV_02


# Rising.


def places(ruleset: Ruleset, s: State, seat: Seat) -> tuple[int, int]:
    """Return the islands and seas where an undead of a seat can rise, as masks (HAD-UND-04, 05)."""
    land = ruleset.camps(s, seat) if undead(ruleset, LAND).reserve(ruleset, s, seat) else 0
    seas = board.recruiting_seas(ruleset, s, seat) if undead(ruleset, SEA).reserve(ruleset, s, seat) else 0
    return land, seas


def lends_nothing(ruleset: Ruleset, s: State, seat: Seat, words: list[str]) -> bool:
    """Return whether Hadès gives a seat no undead: it acts with another god, or does not hold him (HAD-UND-01)."""
    hades = ruleset.tables.god_number["hades"]
    return s.god != hades if acting(s) == seat else s.offer_seat[hades] != seat


def forbids_troop(ruleset: Ruleset, s: State, seat: Seat, island: Island) -> Iterator[Reason]:
    """Yield the rules by which no undead troop can rise on an island, gold apart."""
    if not undead(ruleset, LAND).reserve(ruleset, s, seat):
        yield Reason(HAD_UND_04, unit=TROOP)
    if s.owner[island] != seat:
        yield Reason(HAD_UND_05, island=ruleset.island(island))
        yield Reason(CYC_REC_09, island=ruleset.island(island))
    yield from board.bars_outside(ruleset, island)


def forbids_fleet(ruleset: Ruleset, s: State, seat: Seat, sea: Sea) -> Iterator[Reason]:
    """Yield the rules by which no undead fleet can rise in a sea, gold apart."""
    if not undead(ruleset, SEA).reserve(ruleset, s, seat):
        yield Reason(HAD_UND_04, unit=FLEET)
    reasons = [*forbids_sea(ruleset, s, seat, sea)]
    if any(reason.rule in NO_PLACE for reason in reasons):
        yield Reason(HAD_UND_05, sea=ruleset.sea(sea))
    yield from reasons


def rises(ruleset: Ruleset, s: State, seat: Seat, element: int, place: int, gold: int) -> None:
    s.gold[seat] -= gold
    undead(ruleset, element).comes(ruleset, s, seat, place)
    if s.journal is not None:
        if element == LAND:
            s.journal.append(events.TroopRaised(seat=seat, island=ruleset.island(place), gold=gold))
        else:
            s.journal.append(events.FleetRaised(seat=seat, sea=ruleset.sea(place), gold=gold))


def named_place(ruleset: Ruleset, words: list[str], one: Rule) -> str:
    """Return the one place that a move names; the unit may be named too: `hades.raise undead-troop naxos`.

    Where there are several, they are refused by the rule that says how they come one by one.
    """
    rest = [word for word in words[1:] if word not in ("undead", "troop", "fleet", TROOP, FLEET)]
    known = (*ruleset.tables.island_ids, *ruleset.tables.sea_ids)
    if len(rest) > 1 and all(word in known for word in rest):
        raise Refused(" ".join(words), [Reason(one, places=len(rest))])
    if len(rest) != 1:
        raise Unreadable("move", " ".join(words), FORM, form=f"{VERB} {ruleset.tables.island_ids[0]}")
    name = rest[0]
    if name not in known:
        raise Unreadable("move", name, NO_SUCH_NAME, given=name, known=", ".join(known))
    troop, fleet = ({"troop", TROOP} & {*words[1:]}), ({"fleet", FLEET} & {*words[1:]})
    if (troop and name in ruleset.tables.sea_ids) or (fleet and name in ruleset.tables.island_ids):
        raise Refused(" ".join(words), [Reason(HAD_UND_05, unit=TROOP if troop else FLEET)])
    return name


def worded(place: str, sails: bool) -> str:
    """Return the words of a place, with what rises there."""
    unit, undead = ("fleet", FLEET) if sails else ("troop", TROOP)
    return f"[undead] [{unit}|{undead}] {place}"


class RaiseFree(Choice):
    """Ask where the free undead goes, and with that which it is (HAD-UND-01)."""

    prompt = VERB
    verb = VERB
    blocks = (moves.ISLAND, moves.SEA)
    rules = (HAD_UND_01, HAD_UND_05)
    others: ClassVar[dict[str, tuple[Rule, ...]]] = {
        **dict.fromkeys(ACTIONS, (CYC_ACT_06,)),
        **dict.fromkeys(DECLINES, (CYC_ACT_07, CYC_ACT_06)),
    }

    also = ("recruit",)

    def words(self, s: State, seat: Seat, run: Sequence[int]) -> str:
        return worded(self.ruleset.word(run[0]), run[0] >= moves.SEA)

    def legal(self, s: State, seat: Seat) -> list[int]:
        land, seas = places(self.ruleset, s, seat)
        codes = [moves.ISLAND + island for island in bits(land, ISLANDS)]
        return [*codes, *[moves.SEA + sea for sea in bits(seas, SEAS)]]

    def bars(self, s: State, seat: Seat, code: int) -> Iterator[Reason]:
        if code >= moves.SEA:
            return forbids_fleet(self.ruleset, s, seat, SEAS[code - moves.SEA])
        return forbids_troop(self.ruleset, s, seat, ISLANDS[code - moves.ISLAND])

    def take(self, s: State, seat: Seat, code: int) -> None:
        s.answered(seat)
        if code >= moves.SEA:
            rises(self.ruleset, s, seat, SEA, code - moves.SEA, 0)
        else:
            rises(self.ruleset, s, seat, LAND, code - moves.ISLAND, 0)

    def read(self, s: State, seat: Seat, words: list[str]) -> list[int]:
        said = words if words[0] in self.verbs() else [VERB, *words]
        return [self.target(s, named_place(self.ruleset, said, HAD_UND_01))]

    def key(self, code: int) -> str:
        return "answer-hades-raise-fleet" if code >= moves.SEA else "answer-hades-raise-troop"

    def answer_args(self, s: State, seat: Seat, code: int) -> dict[str, Figure]:
        return {**super().answer_args(s, seat, code), "gold": 0}


class Raise(Action):
    """Buy up to four more, troops and fleets on one scale of prices (HAD-UND-02, 03)."""

    verb = VERB
    also = ("recruit",)
    first = RAISE_TROOP

    def __init__(self, ruleset: Ruleset) -> None:
        super().__init__(ruleset)
        self.costs: tuple[int, ...] = figures(ruleset).undead.extra_costs

    def extent(self) -> int:
        return RAISE_FLEET - RAISE_TROOP + self.ruleset.tables.seas

    def price(self, s: State) -> int:
        return self.costs[min(s.bought, len(self.costs) - 1)]

    def legal(self, s: State, seat: Seat, codes: list[int]) -> None:
        if s.bought < len(self.costs) and self.costs[s.bought] <= s.gold[seat]:
            land, seas = places(self.ruleset, s, seat)
            codes += [RAISE_TROOP + island for island in bits(land, ISLANDS)]
            codes += [RAISE_FLEET + sea for sea in bits(seas, SEAS)]

    def candidates(self, s: State, seat: Seat) -> Iterable[int]:
        yield from range(RAISE_TROOP, RAISE_TROOP + self.ruleset.tables.islands)
        yield from range(RAISE_FLEET, RAISE_FLEET + self.ruleset.tables.seas)

    def forbids(self, s: State, seat: Seat, code: int) -> Iterator[Reason]:
        if code >= RAISE_FLEET:
            yield from forbids_fleet(self.ruleset, s, seat, SEAS[code - RAISE_FLEET])
        elif code - RAISE_TROOP < self.ruleset.tables.islands:
            yield from forbids_troop(self.ruleset, s, seat, ISLANDS[code - RAISE_TROOP])
        else:
            yield Reason(KIT_ASK_03)
        if s.bought >= len(self.costs):
            yield Reason(HAD_UND_03, most=len(self.costs) + 1)
        elif self.costs[s.bought] > s.gold[seat]:
            yield Reason(CYC_ACT_09, price=self.price(s), gold=s.gold[seat])
            yield Reason(HAD_UND_02, price=self.price(s), gold=s.gold[seat])
            yield from priests_do_not_help(s, seat, self.price(s))

    def take(self, s: State, seat: Seat, code: int) -> None:
        price = self.costs[s.bought]
        s.bought += 1
        if code >= RAISE_FLEET:
            rises(self.ruleset, s, seat, SEA, code - RAISE_FLEET, price)
        else:
            rises(self.ruleset, s, seat, LAND, code - RAISE_TROOP, price)

    def read(self, s: State, seat: Seat, words: list[str]) -> list[int]:
        tables, name = self.ruleset.tables, named_place(self.ruleset, words, HAD_UND_02)
        if name in tables.sea_number:
            return [RAISE_FLEET + tables.sea_number[name]]
        return [RAISE_TROOP + tables.island_number[name]]

    def place(self, code: int) -> tuple[str, str]:
        """Return what a code is about: `island` or `sea`, and its name."""
        if code >= RAISE_FLEET:
            return "sea", self.ruleset.sea(code - RAISE_FLEET)
        return "island", self.ruleset.island(code - RAISE_TROOP)

    def write(self, s: State, seat: Seat, run: Sequence[int]) -> str:
        return f"{VERB} {self.place(run[0])[1]}"

    def wordings(self, s: State, seat: Seat, run: Sequence[int]) -> tuple[str, ...]:
        kind, name = self.place(run[0])
        return (f"{VERB}|recruit {worded(name, kind == 'sea')}",)

    def places(self, s: State, seat: Seat, code: int) -> tuple[str, ...]:
        kind, name = self.place(code)
        return (f"{kind}:{name}",)

    def answer(self, s: State, seat: Seat, code: int) -> Answer:
        kind, name = self.place(code)
        return Answer(
            code=code,
            text=self.write(s, seat, [code]),
            key="answer-hades-raise-fleet" if kind == "sea" else "answer-hades-raise-troop",
            args={kind: name, "gold": self.price(s)},
            places=self.places(s, seat, code),
        )


STEPS: Final[Steps] = {
    RAISE: RaiseFree,
}
