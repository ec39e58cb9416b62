"""The proof that `resample` leaves nothing of the real state behind, field by field.

Beside the game goes a second world that one viewer cannot tell from it: the same game with other draws and other
sealed answers, as long as the viewer sees the same events and views. Nothing in it comes from `resample`, but where
the worlds had to part, the next begins with a resampled state or with the real one. In both worlds open fields are the
same; and where screened ones are too, both are resampled with the same dice, and all fields must come out the same.

Where the worlds never differ in a hidden field, nothing is proven of it: `check_proven` finds these.
"""

from __future__ import annotations

import copy
from collections.abc import Sequence
from random import Random
from typing import Generic

from trireme.kit.engine.event import Event
from trireme.kit.engine.frames import Ask, Chance, S
from trireme.kit.engine.question import CHANCE
from trireme.kit.engine.secrecy import DERIVED, HIDDEN, OPEN, PENDING_SECRECY, SCREENED
from trireme.kit.engine.state import BaseState, ModuleState
from trireme.kit.game import Game
from trireme.kit.harness.moment import (
    PENDING,
    Density,
    HarnessError,
    HarnessPosition,
    blamed,
    difference,
    everything,
    legal_of,
    walk,
)

KINDS = (OPEN, SCREENED, HIDDEN, DERIVED)
PATIENCE = 60
"""Decisions after which another viewer is looked at."""


class Telling(Generic[S]):
    """A game with explicit chance that goes on from a state to the next question, with its events."""

    def __init__(self, game: Game[S], s: S) -> None:
        self.game = game
        self.s = s.clone()
        self.s.journal = []
        self.draws: list[int] = []
        self.told: list[int] = []
        """How many events had happened before each draw."""

    def __copy__(self) -> Telling[S]:
        other: Telling[S] = Telling.__new__(Telling)
        other.game, other.s = self.game, copy.copy(self.s)
        other.draws, other.told = self.draws[:], self.told[:]
        return other

    def outcomes(self) -> Sequence[int]:
        """Return what can be drawn now; nothing where a seat is asked."""
        frame = self.s.stack[-1] if self.s.stack else None
        step = None if frame is None else self.game.steps[frame[0]]
        return step.outcomes(self.s, frame)[0] if frame is not None and isinstance(step, Chance) else ()

    def draw(self, code: int) -> None:
        self.draws.append(code)
        self.told.append(len(self.s.journal or ()))
        self.game.answer(self.s, CHANCE, code)
        self.game.proceed(self.s)

    def draw_on(self) -> None:
        """As the sealed stream says."""
        while self.outcomes():
            frame = self.s.stack[-1]
            step = self.game.steps[frame[0]]
            assert isinstance(step, Chance)
            self.draw(step.roll(self.s, frame))

    def seen_by(self, viewer: int | None, until: int | None = None) -> list[Event]:
        """Return what a viewer sees of the events, or of so many."""
        seen = (event.seen_by(viewer) for event in (self.s.journal or ())[:until])
        return [event for event in seen if event is not None]


class Resampling(Generic[S]):
    """The proof along one random game."""

    def __init__(self, game: Game[S]) -> None:
        self.game = game
        self.telling = copy.copy(game)
        self.telling.explicit = True
        self.viewers = (None, *range(len(game.seats)))
        self.viewer: int | None = None
        self.world: S | None = None
        """A state that the viewer cannot tell from the real one."""
        self.resampled = False
        """Whether it is as `resample` returned it."""
        self.age = 0
        """The number of decisions for which it has been followed."""
        self.before: tuple[HarnessPosition[S], S] | None = None
        self.proven: set[str] = set()
        """Hidden fields in which worlds differed at a proof."""

    def check(self, m: HarnessPosition[S]) -> None:
        """At each decision; what costs more, at those that are looked at closely."""
        if self.before is None:
            self._declared(m)
            for viewer in self.viewers:
                self.viewer = viewer
                self.world = self._another_beginning(m)
                self._prove(m)
        else:
            self._follow(m, *self.before)
        self.before = m, m.s.clone()
        self.age += 1
        if m.s.stack and (self.world is None or self.age > PATIENCE):
            self._begin_again(m)
        if m.closely:
            self._prove(m)

    def _begin_again(self, m: HarnessPosition[S]) -> None:
        self.viewer, self.age = m.rng.choice(self.viewers), 0
        self.resampled = m.rng.random() < 0.8
        self.world = self.game.resample(m.s, self.viewer, Random(m.rng.random())) if self.resampled else m.s.clone()

    # Two worlds that a viewer cannot tell apart.

    def _another_beginning(self, m: HarnessPosition[S]) -> S | None:
        """Return the set-up once more, with other draws that the viewer does not see."""
        opening = self.game.opening(m.s.key)
        real, other = Telling(self.telling, opening), Telling(self.telling, opening)
        for telling in (real, other):
            telling.game.proceed(telling.s)
        if self.game.explicit:
            return None
        real.draw_on()
        return self._alike(m, real, other)

    def _follow(self, m: HarnessPosition[S], last: HarnessPosition[S], before: S) -> None:
        """What has been answered is answered in the other world too; a whole move that is sealed may be another.

        What can be seen and foreseen is proven elsewhere: here worlds may part.
        """
        world, self.world = self.world, None
        if world is None or last.played is None:
            return
        self.resampled = False
        seat, code = last.played
        real = Telling(self.telling, before)
        real.game.answer(real.s, seat, code)
        real.game.proceed(real.s)
        if not self.game.explicit:
            real.draw_on()
        legal = legal_of(self.game, world, seat)
        tries = [code]
        if (
            legal
            and seat != self.viewer
            and not self.game.in_multi_step(before, seat)
            and not self.game.in_multi_step(real.s, seat)
        ):
            step = self.game.steps[before.stack[-1][0]]
            if isinstance(step, Ask) and any(ask.seat == seat and ask.sealed for ask in self.game.asks(before)):
                tries = [m.rng.choice(legal), code]
        for answer in tries:
            if self.world is None and answer in legal:
                other = Telling(self.telling, world)
                other.game.answer(other.s, seat, answer)
                other.game.proceed(other.s)
                if answer == code or not self.game.in_multi_step(other.s, seat):
                    self.world = self._alike(m, real, other)

    def _alike(self, m: HarnessPosition[S], real: Telling[S], other: Telling[S]) -> S | None:
        """Return the other world after the draws of the real one, or others; None if the viewer could tell."""
        for number, drawn in enumerate(real.draws):
            end = real.told[number + 1] if number + 1 < len(real.told) else None
            codes = other.outcomes()
            if not codes:
                return None
            wanted = real.seen_by(self.viewer, end)
            for code in (m.rng.choice(codes), drawn):
                trial = copy.copy(other)
                if code in codes:
                    trial.draw(code)
                    if trial.seen_by(self.viewer) == wanted:
                        other = trial
                        break
            else:
                return None
        asked = [self.game.asked(telling.s) for telling in (real, other)]
        if real.seen_by(self.viewer) != other.seen_by(self.viewer) or asked[0] != asked[1]:
            return None
        other.s.journal = None
        return other.s

    def _shown(self, s: S) -> tuple[object, ...]:
        """Return what the viewer is shown."""
        questions = [question for question in self.game.asks(s) if question.seat == self.viewer]
        return self.game.view(s, self.viewer), questions

    # What holds in both.

    def _prove(self, m: HarnessPosition[S]) -> None:
        """Check the move while the game goes on; after its end no bot resamples."""
        world, who = self.world, m.name(self.viewer)
        if world is None or not m.s.stack:
            return
        if self._shown(m.s) != self._shown(world):
            self.world = None
            return
        real = kinds_of(m.s)
        here, there = everything(m.s), everything(world)
        for name, value in here.items():
            if real.get(name) == OPEN and there[name] != value:
                what = "resample changes it" if self.resampled else f"{who} cannot tell the worlds apart"
                m.fail(f"the field {name} is declared open, but {what}: {difference(value, there[name], name)}")
        if m.s.screens() != world.screens():
            self.world = None
            return
        self.proven |= {name for name, value in here.items() if real.get(name) == HIDDEN and there[name] != value}
        luck = m.rng.random()
        first, second = (self.game.resample(s, self.viewer, Random(luck)) for s in (m.s, world))
        if first.screens() != m.s.screens():
            found = difference(m.s.screens(), first.screens())
            m.fail(f"resample for {who} changes what is only screened: {found}")
        again = everything(second)
        for name, value in everything(first).items():
            if again[name] != value:
                found = difference(value, again[name], name)
                m.fail(f"resample for {who} leaves something of the real state: {found}")

    # The declarations.

    def _declared(self, m: HarnessPosition[S]) -> None:
        """Each field of the state and of its parts is declared."""
        holders: list[BaseState | ModuleState] = [m.s, *m.s.parts]
        for holder in holders:
            names = [*holder.fields, *getattr(holder, "__dict__", ())]
            for name in names:
                if holder.secrecy.get(name) not in KINDS:
                    m.fail(
                        f"nothing says who may know {type(holder).__name__}.{name}: "
                        f"declare it in `secrecy`, as one of {', '.join(KINDS)} (see trireme.kit.engine.secrecy)"
                    )


def check_proven(games: Sequence[Game[S]], seed: int, rounds: int) -> None:
    """Check that in this many random games of each table the worlds come to differ in every hidden field.

    A field that is the same in all worlds proves nothing about `resample`.
    """
    left = {unnumbered(name) for game in games for name, kind in kinds_of(game.start(seed)).items() if kind == HIDDEN}
    for number in range(seed, seed + rounds):
        for game in games:
            resampling = Resampling(game)
            with blamed(game, number, check_proven.__name__):
                for m in walk(game, number, Density(every=1)):
                    resampling.check(m)
            left -= {unnumbered(name) for name in resampling.proven}
            if not left:
                return
    raise HarnessError(
        f"{games[0].name}, seeds {seed} to {seed + rounds - 1}: worlds never differ in {', '.join(sorted(left))} at a "
        "proof of resample, so nothing shows that it makes this up. Declare what decides it sealed, or look at other "
        "tables"
    )


def unnumbered(name: str) -> str:
    """Return the field of a part without the number of the part, which other modules have at another table."""
    return ".".join(word for word in name.split(".") if not word.isdigit())


def kinds_of(s: BaseState) -> dict[str, str]:
    """Return what each field is that `everything` names."""
    found = {name: PENDING_SECRECY[name] for name in PENDING} | dict(s.secrecy)
    for number, part in enumerate(s.parts):
        found |= {f"{named(part, number)}.{name}": kind for name, kind in part.secrecy.items()}
    return found


def named(part: ModuleState, number: int) -> str:
    return f"{type(part).__name__}.{number}"
