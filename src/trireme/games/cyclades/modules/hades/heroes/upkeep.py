"""After the income Heroes are paid, or leave the game (HAD-HER-07, HAD-CYO-03, 04)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import ClassVar, Final

from trireme.games.cyclades.gods.action import read_name
from trireme.games.cyclades.lookup import mask_of
from trireme.games.cyclades.modules.hades.codes import DISMISS, HERO, KEEP
from trireme.games.cyclades.modules.hades.heroes import events
from trireme.games.cyclades.modules.hades.heroes.hero import hero_cards
from trireme.games.cyclades.modules.hades.heroes.part import heroes
from trireme.games.cyclades.modules.hades.piece import figures
from trireme.games.cyclades.modules.hades.rules.ids import HAD_CYO_03, HAD_CYO_04, HAD_HER_07
from trireme.games.cyclades.phases.prices import priests_do_not_help
from trireme.games.cyclades.questions import Choice, asked_by
from trireme.games.cyclades.rules.ids import CYC_ACT_09
from trireme.games.cyclades.ruleset import Ruleset, Steps
from trireme.games.cyclades.state import State
from trireme.kit.content.rulebook import Reason
from trireme.kit.engine.frame_data import FrameData
from trireme.kit.engine.frames import NO_CODE, Work
from trireme.kit.engine.state import Frame
from trireme.kit.errors import Figure, Unreadable
from trireme.kit.problems import FORM
from trireme.kit.seats import Seat

UPKEEP: Final = 340
KEEP_HEROES: Final = 341
PHASE: Final = "hades.upkeep"


class UnpaidHeroes(FrameData):
    """A seat pays for Heroes, a mask, or lets them go."""

    heroes: int


class Upkeep(Work[State]):
    """Ask everybody who has Heroes, in turn order."""

    phase = PHASE
    entry = PHASE

    def __init__(self, ruleset: Ruleset) -> None:
        self.ruleset = ruleset

    def run(self, s: State, frame: Frame) -> None:
        part = heroes(self.ruleset, s)
        if max(part.owner) < 0:
            return
        for seat in reversed(list(dict.fromkeys(s.order))):
            if own := part.of(seat):
                s.ask(KEEP_HEROES, 1 << seat, UnpaidHeroes(mask_of(own)))


def is_pending(s: State, seat: Seat) -> bool:
    """Return whether a seat has still to pay for Heroes in this phase."""
    return any(frame[0] == KEEP_HEROES and asked_by(frame) >> seat & 1 for frame in s.stack)


def is_not_upkeep(ruleset: Ruleset, s: State, seat: Seat, words: list[str]) -> bool:
    """Return whether a seat pays for no Heroes now, or no more (HAD-HER-07)."""
    return not is_pending(s, seat)


def not_yet(ruleset: Ruleset, s: State, seat: Seat, words: list[str]) -> Iterator[Reason]:
    """Yield the rule by which one player after the other is asked (HAD-CYO-04)."""
    if words and words[0] in ("hades.keep", "hades.dismiss", "hades.priestess") and is_pending(s, seat):
        yield Reason(HAD_CYO_04, verb=words[0])


class KeepHeroes(Choice):
    """Ask which Hero is paid or let go next, in whatever order.

    Gold is secret, so players who cannot pay are asked too.
    """

    phase = PHASE
    prompt = "hades.keep"
    verb = "hades.keep"
    cover = True
    rules = (HAD_HER_07, HAD_CYO_03)
    ways: ClassVar[tuple[tuple[int, str], ...]] = ((KEEP, "hades.keep"), (DISMISS, "hades.dismiss"))
    """The blocks of its answers, and their verbs."""

    def __init__(self, ruleset: Ruleset) -> None:
        super().__init__(ruleset)
        self.heroes = hero_cards(ruleset)
        self.gold = figures(ruleset).hero_rules.upkeep_gp

    def verbs(self) -> tuple[str, ...]:
        return tuple(verb for _, verb in self.ways)

    def undecided(self, s: State) -> int:
        """Return the Heroes still to be paid, as a mask."""
        asked: UnpaidHeroes = s.stack[-1][3]
        return asked.heroes

    def can(self, s: State, seat: Seat, block: int) -> bool:
        """Return whether a seat has the means to answer so."""
        return block != KEEP or s.gold[seat] >= self.gold

    def without(self, s: State, seat: Seat, block: int) -> Iterator[Reason]:
        """Yield why a seat has not the means to answer so."""
        if block == KEEP and s.gold[seat] < self.gold:
            yield Reason(CYC_ACT_09, price=self.gold, gold=s.gold[seat])
            yield Reason(HAD_HER_07, price=self.gold, gold=s.gold[seat])
            yield from priests_do_not_help(s, seat, self.gold)

    def settle(self, s: State, seat: Seat, block: int, hero: int) -> None:
        """Pay a Hero, or let him leave."""
        if block == KEEP:
            s.gold[seat] -= self.gold
            s.tell(events.HeroPaid(seat=seat, hero=self.heroes[hero].id, gold=self.gold))
        elif block == DISMISS:
            self.heroes[hero].kind.leaves(self.ruleset, s)

    def legal(self, s: State, seat: Seat) -> list[int]:
        undecided = self.undecided(s)
        own = [hero for hero in range(len(self.heroes)) if undecided >> hero & 1]
        return [block + hero for block, _ in self.ways if self.can(s, seat, block) for hero in own]

    def candidates(self, s: State, seat: Seat) -> Iterable[int]:
        return [block + hero for block, _ in self.ways for hero in range(len(self.heroes))]

    def parts_of(self, code: int) -> tuple[int, int]:
        """Return the block of an answer and its Hero."""
        return next((block, code - block) for block, _ in self.ways if 0 <= code - block < len(self.heroes))

    def known(self, s: State, code: int) -> bool:
        return any(0 <= code - block < len(self.heroes) for block, _ in self.ways)

    def bars(self, s: State, seat: Seat, code: int) -> Iterator[Reason]:
        block, hero = self.parts_of(code)
        if not self.undecided(s) >> hero & 1:
            yield Reason(HAD_HER_07, hero=self.heroes[hero].id)
        yield from self.without(s, seat, block)

    def take(self, s: State, seat: Seat, code: int) -> None:
        block, hero = self.parts_of(code)
        undecided = self.undecided(s) & ~(1 << hero)
        s.answered(seat)
        if undecided:
            s.ask(KEEP_HEROES, 1 << seat, UnpaidHeroes(undecided))
        self.settle(s, seat, block, hero)

    def read(self, s: State, seat: Seat, words: list[str]) -> list[int]:
        block = next((block for block, verb in self.ways if verb == words[0]), NO_CODE)
        if block == NO_CODE:
            raise Unreadable("move", " ".join(words), FORM, form=f"{self.verb} {self.heroes[0].id}")
        return [block + read_name(self.ruleset, HERO, words, words[0])]

    def wordings(self, s: State, seat: Seat, run: Sequence[int]) -> tuple[str, ...]:
        return ()

    def write(self, s: State, seat: Seat, run: Sequence[int]) -> str:
        block, hero = self.parts_of(run[0])
        return f"{dict(self.ways)[block]} {self.heroes[hero].id}"

    def places(self, s: State, seat: Seat, code: int) -> tuple[str, ...]:
        return (f"hero:{self.heroes[self.parts_of(code)[1]].id}",)

    def key(self, code: int) -> str:
        return f"answer-{dict(self.ways)[self.parts_of(code)[0]].replace('.', '-')}"

    def answer_args(self, s: State, seat: Seat, code: int) -> dict[str, Figure]:
        block, hero = self.parts_of(code)
        return {"hero": self.heroes[hero].id, **({"gold": self.gold} if block == KEEP else {})}

    def args(self, s: State, seat: Seat) -> dict[str, Figure]:
        return {"gold": self.gold, "count": self.undecided(s).bit_count()}

    def default(self, s: State, seat: Seat, legal: list[int]) -> int:
        """Pay gold while it lasts."""
        return legal[0]


STEPS: Final[Steps] = {
    UPKEEP: Upkeep,
    KEEP_HEROES: KeepHeroes,
}
