"""A creature's power is applied at once and completely (CYC-CRE-11 to 15); creatures that ask more than one thing."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import ClassVar, Final

from trireme.games.cyclades import board, events, moves
from trireme.games.cyclades.asking import ACTIONS, Choice
from trireme.games.cyclades.cards.aims import AIMS, Aim, kraken_comes, replacements
from trireme.games.cyclades.cards.figures import is_on
from trireme.games.cyclades.frames import (
    CARD_USED,
    CHIMERA,
    CONVERT,
    EFFECT,
    KRAKEN,
    PEGASUS,
    SPHINX,
    SYLPH_GOES_ON,
    TARGET,
)
from trireme.games.cyclades.phases.creatures import put_on_discard
from trireme.games.cyclades.phases.gods import receive_income
from trireme.games.cyclades.rules.ids import (
    CYC_ACT_09,
    CYC_CHM_01,
    CYC_CHM_08,
    CYC_CRE_12,
    CYC_CRE_14,
    CYC_CYP_01,
    CYC_CYP_03,
    CYC_KRA_02,
    CYC_SIR_04,
    CYC_SPH_01,
    CYC_SPH_02,
)
from trireme.games.cyclades.setting import Setting
from trireme.games.cyclades.state import State
from trireme.games.cyclades.tables import BUILDINGS, TYPES, bits
from trireme.games.cyclades.units.movement import march_codes
from trireme.kit.errors import Figure, Refused, Unreadable
from trireme.kit.problems import FORM
from trireme.kit.rulebook import Reason, Rule
from trireme.kit.rules.ids import KIT_ASK_03
from trireme.kit.stack import Frame, Work

WITHIN: Final[dict[str, tuple[Rule, ...]]] = dict.fromkeys(ACTIONS, (CYC_CRE_12,))
"""What the rulebook says to other actions while a power is being applied,"""
OBLIGED: Final = {**WITHIN, **dict.fromkeys(("end", "stop", "stay"), (CYC_CRE_14, CYC_CRE_12))}
"""and while one that is not optional must be."""


def flights(setting: Setting, s: State, seat: int) -> list[int]:
    """Marches by Pegasus: from islands of a seat to any other, but not to Chiron's (CYC-PEG-01, 04, 05)."""
    anywhere = (1 << setting.tables.islands) - 1
    for island in range(setting.tables.islands):
        if is_on(setting, s, "chiron", island):
            anywhere &= ~(1 << island)
    return march_codes(setting, s, seat, lambda start: anywhere & ~(1 << start))


class Effect(Work[State]):
    """(EFFECT, creature, seat): what the creature does, or what it asks first; nothing where it can do nothing."""

    def __init__(self, setting: Setting) -> None:
        self.setting = setting
        self.aims: dict[str, Aim] = {name: aim(setting, name) for name, aim in AIMS.items()}

    def run(self, s: State, frame: Frame) -> None:
        setting, (creature, seat) = self.setting, frame[1:]
        name = setting.creature(creature)
        bit = 1 << seat
        if name == "fates":
            receive_income(setting, s, seat)
        elif name in self.aims and self.aims[name].legal(s, seat):
            s.ask(TARGET, bit, (creature,))
        elif name == "pegasus" and flights(setting, s, seat):
            s.ask(PEGASUS, bit)
        elif name == "sphinx":
            s.ask(SPHINX, bit)
        elif name == "sylph" and s.navy[seat]:
            s.stack.append((SYLPH_GOES_ON, seat, setting.economy.sylph_moves))
        elif name == "chimera" and s.discard:
            s.ask(CHIMERA, bit)
        elif s.journal is not None:
            s.journal.append(events.NoEffect(seat=seat, creature=name))


class CardUsed(Work[State]):
    """(CARD_USED, creature): the card is discarded, unless its figurine stands on an island (CYC-CRE-15)."""

    def __init__(self, setting: Setting) -> None:
        self.setting = setting

    def run(self, s: State, frame: Frame) -> None:
        if frame[1] not in s.figure:
            put_on_discard(self.setting, s, frame[1])


class Target(Choice):
    """Whom or what a creature is for."""

    prompt = "target"
    others = OBLIGED

    def __init__(self, setting: Setting) -> None:
        self.aims: list[Aim | None] = [
            AIMS[name](setting, name) if name in AIMS else None for name in setting.tables.creature_ids
        ]
        super().__init__(setting)

    def verbs(self) -> tuple[str, ...]:
        return tuple(AIMS)

    def read(self, s: State, seat: int, words: list[str]) -> list[int]:
        if words[0] in AIMS and words[0] != self.verb_here(s, seat):
            raise Refused(" ".join(words), [Reason(KIT_ASK_03)])  # Another creature is not being called.
        return super().read(s, seat, words)

    def target(self, s: State, word: str) -> int:
        return self.aim(s).named(s, word) or super().target(s, word)

    def aim(self, s: State) -> Aim:
        aim = self.aims[s.stack[-1][3]]
        assert aim is not None
        return aim

    def verb_here(self, s: State, seat: int) -> str:
        return self.aim(s).creature

    def blocks_here(self, s: State) -> tuple[int, ...]:
        return (self.aim(s).block,)

    def legal(self, s: State, seat: int) -> list[int]:
        return self.aim(s).legal(s, seat)

    def bars(self, s: State, seat: int, code: int) -> Iterator[Reason]:
        aim = self.aim(s)
        return aim.bars(s, seat, code - aim.block)

    def take(self, s: State, seat: int, code: int) -> None:
        aim = self.aim(s)
        s.answered(seat)
        aim.take(s, seat, code - aim.block)

    def prompt_here(self, s: State, seat: int) -> str:
        return f"target-{self.aim(s).creature}"

    def rules_here(self, s: State) -> tuple[Rule, ...]:
        return self.aim(s).rules

    def answer_key(self, s: State, seat: int, code: int) -> str:
        return f"target-{self.setting.place(code).partition(':')[0]}"

    def answer_args(self, s: State, seat: int, code: int) -> dict[str, Figure]:
        about = super().answer_args(s, seat, code)
        return {**about, "building": BUILDINGS[s.built[code - moves.SLOT]]} if "slot" in about else about


class CyclopsType(Choice):
    """Which type the Cyclops puts on the slot."""

    prompt = "cyclops-type"
    verb = "cyclops"
    blocks = (moves.TYPE,)
    rules = (CYC_CYP_01, CYC_CYP_03)
    others = OBLIGED

    def candidates(self, s: State, seat: int) -> Iterable[int]:
        return (moves.TYPE + type for type in TYPES)

    def known(self, s: State, code: int) -> bool:
        return code - moves.TYPE in TYPES

    def legal(self, s: State, seat: int) -> list[int]:
        return [moves.TYPE + type for type in replacements(self.setting, s, s.stack[-1][3])]

    def bars(self, s: State, seat: int, code: int) -> Iterator[Reason]:
        type = code - moves.TYPE
        if type == s.built[s.stack[-1][3]]:
            yield Reason(CYC_CYP_01, building=BUILDINGS[type])
        elif board.in_supply(self.setting, s, type) <= 0:
            yield Reason(CYC_CYP_03, building=BUILDINGS[type])

    def take(self, s: State, seat: int, code: int) -> None:
        slot, type = s.stack[-1][3], code - moves.TYPE
        s.answered(seat)
        if s.journal is not None:
            island = self.setting.island(self.setting.tables.slot_island[slot])
            s.journal.append(
                events.Replaced(seat=seat, island=island, building=BUILDINGS[type], before=BUILDINGS[s.built[slot]])
            )
        board.tear_down(s, slot)  # CYC-CYP-06
        s.built[slot] = type
        s.stack.append((CONVERT, seat))

    def args(self, s: State, seat: int) -> dict[str, Figure]:
        return {"building": BUILDINGS[s.built[s.stack[-1][3]]]}


class SirenFleet(Choice):
    """All fleets are on the board: which of them goes to the Siren's sea (CYC-SIR-04)."""

    prompt = "siren-fleet"
    verb = "siren"
    blocks = (moves.SEA,)
    rules = (CYC_SIR_04,)
    others = OBLIGED

    def legal(self, s: State, seat: int) -> list[int]:
        return [moves.SEA + sea for sea in bits(s.navy[seat])]

    def bars(self, s: State, seat: int, code: int) -> Iterator[Reason]:
        if s.holder[code - moves.SEA] != seat:
            yield Reason(CYC_SIR_04, sea=self.setting.sea(code - moves.SEA))

    def take(self, s: State, seat: int, code: int) -> None:
        to, start = s.stack[-1][3], code - moves.SEA
        s.answered(seat)
        board.take_fleets(s, start, 1)
        board.add_fleets(s, seat, to, 1)
        if s.journal is not None:
            setting = self.setting
            s.journal.append(events.FleetsMoved(seat=seat, start=setting.sea(start), sea=setting.sea(to), count=1))


class Chimera(Choice):
    """Which creature of the discard pile the Chimera copies (CYC-CHM-01, 08)."""

    prompt = "chimera"
    verb = "chimera"
    blocks = (moves.CREATURE,)
    rules = (CYC_CHM_01, CYC_CHM_08)
    others: ClassVar[dict[str, tuple[Rule, ...]]] = {**OBLIGED, "end": (CYC_CHM_08, CYC_CRE_14, CYC_CRE_12)}

    def legal(self, s: State, seat: int) -> list[int]:
        return [moves.CREATURE + creature for creature in sorted(s.discard)]

    def bars(self, s: State, seat: int, code: int) -> Iterator[Reason]:
        creature = code - moves.CREATURE
        if creature not in s.discard:
            yield Reason(CYC_CHM_01, creature=self.setting.creature(creature))

    def take(self, s: State, seat: int, code: int) -> None:
        creature = code - moves.CREATURE
        s.answered(seat)
        s.discard = tuple(each for each in s.discard if each != creature)
        if s.journal is not None:
            s.journal.append(events.Copied(seat=seat, creature=self.setting.creature(creature)))
        s.stack.append((CARD_USED, creature))
        s.stack.append((EFFECT, creature, seat))


class KrakenSteps(Choice):
    """The Kraken goes on, for gold. Gold is secret, so its buyer is asked even without any (CYC-KRA-02, 04, 11)."""

    prompt = "kraken"
    verb = "kraken"
    blocks = (moves.SEA,)
    plain: ClassVar[dict[int, str]] = {moves.STOP: "stop"}
    rules = (CYC_KRA_02,)
    others = WITHIN
    cover = True

    def legal(self, s: State, seat: int) -> list[int]:
        codes = [moves.STOP]
        if s.gold[seat] >= self.setting.economy.kraken_step_cost:
            codes += [moves.SEA + sea for sea in self.setting.tables.sea_next[s.kraken]]
        return codes

    def bars(self, s: State, seat: int, code: int) -> Iterator[Reason]:
        if code == moves.STOP:
            return
        cost = self.setting.economy.kraken_step_cost
        if code - moves.SEA not in self.setting.tables.sea_next[s.kraken]:
            yield Reason(CYC_KRA_02, sea=self.setting.sea(code - moves.SEA))
        if s.gold[seat] < cost:
            yield Reason(CYC_ACT_09, price=cost, gold=s.gold[seat])
            yield Reason(CYC_KRA_02, price=cost, gold=s.gold[seat])

    def take(self, s: State, seat: int, code: int) -> None:
        s.answered(seat)
        if code != moves.STOP:
            cost = self.setting.economy.kraken_step_cost
            s.gold[seat] -= cost
            kraken_comes(self.setting, s, seat, code - moves.SEA, cost)
            s.ask(KRAKEN, 1 << seat)

    def args(self, s: State, seat: int) -> dict[str, Figure]:
        return {"gold": s.gold[seat], "sea": self.setting.sea(s.kraken)}


class Sphinx(Choice):
    """Units and cards for gold, one after the other, or stop (CYC-SPH-01, 02)."""

    prompt = "sphinx"
    verb = "sell"
    blocks = (moves.SELL, moves.SELL_TROOP, moves.SELL_FLEET)
    plain: ClassVar[dict[int, str]] = {moves.STOP: "stop"}
    rules = (CYC_SPH_01, CYC_SPH_02)
    others = WITHIN
    CARDS: ClassVar[tuple[str, ...]] = ("priest", "philosopher")

    def verbs(self) -> tuple[str, ...]:
        return ("sell", "sphinx", "stop")

    def legal(self, s: State, seat: int) -> list[int]:
        codes = [moves.STOP]
        if s.priests[seat]:
            codes.append(moves.SELL)
        if s.philosophers[seat]:
            codes.append(moves.SELL + 1)
        codes += [moves.SELL_TROOP + island for island in bits(s.land[seat]) if s.troops[island]]
        codes += [moves.SELL_FLEET + sea for sea in bits(s.navy[seat])]
        return codes

    def candidates(self, s: State, seat: int) -> Iterable[int]:
        yield from (moves.STOP, moves.SELL, moves.SELL + 1)
        yield from range(moves.SELL_TROOP, moves.SELL_TROOP + self.setting.tables.islands)
        yield from range(moves.SELL_FLEET, moves.SELL_FLEET + self.setting.tables.seas)

    def known(self, s: State, code: int) -> bool:
        troop, fleet = code - moves.SELL_TROOP, code - moves.SELL_FLEET
        tables = self.setting.tables
        return (
            code in (moves.STOP, moves.SELL, moves.SELL + 1) or 0 <= troop < tables.islands or 0 <= fleet < tables.seas
        )

    def bars(self, s: State, seat: int, code: int) -> Iterator[Reason]:
        if code not in self.legal(s, seat):
            yield Reason(CYC_SPH_01)

    def unit(self, code: int) -> tuple[str, str]:
        """What is sold, and where it is."""
        if code >= moves.SELL_FLEET:
            return "fleet", self.setting.sea(code - moves.SELL_FLEET)
        if code >= moves.SELL_TROOP:
            return "troop", self.setting.island(code - moves.SELL_TROOP)
        return self.CARDS[code - moves.SELL], ""

    def take(self, s: State, seat: int, code: int) -> None:
        s.answered(seat)
        if code == moves.STOP:
            return
        gold = self.setting.economy.sphinx_price
        s.gold[seat] += gold
        unit, place = self.unit(code)
        if s.journal is not None:
            s.journal.append(events.Sold(seat=seat, unit=unit, place=place, gold=gold))
        if unit == "fleet":
            board.sink_fleets(s, code - moves.SELL_FLEET, 1)
        elif unit == "troop":
            board.lose_troops(s, code - moves.SELL_TROOP, 1)
        elif unit == "priest":
            s.priests[seat] -= 1
        else:
            s.philosophers[seat] -= 1
        s.ask(SPHINX, 1 << seat)

    def read(self, s: State, seat: int, words: list[str]) -> list[int]:
        rest = [word for word in words if word not in ("sell", "sphinx", "troop", "fleet")]
        if rest == ["stop"]:
            return [moves.STOP]
        if len(rest) != 1:
            raise Unreadable("move", " ".join(words), FORM, form="sell priest")
        if rest[0] in self.CARDS:
            return [moves.SELL + self.CARDS.index(rest[0])]
        tables = self.setting.tables
        if rest[0] in tables.island_number:
            return [moves.SELL_TROOP + tables.island_number[rest[0]]]
        if rest[0] in tables.sea_number:
            return [moves.SELL_FLEET + tables.sea_number[rest[0]]]
        raise Unreadable("move", " ".join(words), FORM, form="sell priest")

    def write(self, s: State, seat: int, run: Sequence[int]) -> str:
        if run[0] == moves.STOP:
            return "stop"
        unit, place = self.unit(run[0])
        return f"sell {place or unit}"

    def places(self, s: State, seat: int, code: int) -> tuple[str, ...]:
        if code < moves.SELL_TROOP:
            return ()
        unit, place = self.unit(code)
        return (f"sea:{place}" if unit == "fleet" else f"island:{place}",)

    def answer_key(self, s: State, seat: int, code: int) -> str:
        return "stop" if code == moves.STOP else f"sell-{self.unit(code)[0]}"

    def answer_args(self, s: State, seat: int, code: int) -> dict[str, Figure]:
        if code == moves.STOP:
            return {}
        unit, place = self.unit(code)
        name = {"fleet": "sea", "troop": "island"}.get(unit)
        return {name: place} if name else {}

    def args(self, s: State, seat: int) -> dict[str, Figure]:
        return {"gold": self.setting.economy.sphinx_price}
