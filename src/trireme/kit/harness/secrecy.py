"""The secrecy proof: nothing that a seat is shown depends on what it may not know.

For each viewer (every seat, and a spectator) let s' be s with all that the viewer cannot know changed. Then view,
questions, legal answers and reasons are equal in s and s'. The same holds for what follows each answer that is legal in
both: the events that the viewer sees, who is asked next, and the view after, up to an event that is declared a reveal
to the viewer. The answer is played twice: with the draws of each world, so that no seat can foresee a draw; and with
the same draws in both, so that what follows a draw is proven too.
"""

from __future__ import annotations

import copy
from collections.abc import Iterator
from random import Random
from typing import Generic

import msgspec

from trireme.kit import dice
from trireme.kit.engine.event import Event
from trireme.kit.engine.frames import Ask, Chance, S
from trireme.kit.engine.question import CHANCE
from trireme.kit.engine.view import View
from trireme.kit.game import Game
from trireme.kit.harness.copies import shared
from trireme.kit.harness.moment import HarnessPosition, everything, legal_of
from trireme.kit.seats import Seat

PATIENCE = 8
"""The number of scrambled states that are tried to find one in which an answer reveals the same."""
ENOUGH = 20
"""Scrambled states after which something hidden must have changed once."""


class SecrecyRun(Generic[S]):
    """What follows an answer in one world: the draws, the events, the state."""

    def __init__(self, game: Game[S], s: S, seat: int, code: int, draws: list[int] | None) -> None:
        self.seat = seat
        self.code = code
        self.draws: list[int] = []
        self.drawn_at: list[int] = []
        """How many events had happened before each draw."""
        self.s = s.clone()
        self.s.journal = []
        explicit = copy.copy(game)
        explicit.explicit = True
        explicit.answer(self.s, seat, code)
        explicit.proceed(self.s)
        while not game.explicit and explicit.asked(self.s) == [CHANCE]:
            frame = self.s.stack[-1]
            step = game.steps[frame[0]]
            assert isinstance(step, Chance)
            codes, weights = step.outcomes(self.s, frame)
            wanted = draws[len(self.draws)] if draws is not None and len(self.draws) < len(draws) else None
            drawn = wanted if wanted in codes else dice.pick(self.s.key, self.s.drawn, codes, weights)
            assert drawn is not None
            self.draws.append(drawn)
            self.drawn_at.append(len(self.s.journal or ()))
            explicit.answer(self.s, CHANCE, drawn)
            explicit.proceed(self.s)

    def seen_by(self, viewer: int | None) -> list[tuple[int, Event]]:
        """Return what the viewer sees, each event with the number of draws before it."""
        told = enumerate(self.s.journal or ())
        seen = ((sum(at <= index for at in self.drawn_at), event.seen_by(viewer)) for index, event in told)
        return [(draws, event) for draws, event in seen if event is not None]


class Secrecy(Generic[S]):
    """The proof along one random game. It remembers what has been hidden and whether worlds ever differed in it."""

    def __init__(self, game: Game[S]) -> None:
        self.game = game
        self.worlds = {"resample": game.resample}
        if type(game).scramble is not Game.scramble:
            self.worlds["scramble"] = game.scramble
        self.hidden: dict[tuple[str, str], list[bool]] = {}
        """(kind of world, what is hidden): whether it changed, for each world that was made."""

    def check(self, m: HarnessPosition[S]) -> None:
        stories: dict[tuple[int, int], SecrecyRun[S]] = {}
        for viewer in (None, *range(len(self.game.seats))):
            for kind in self.worlds:
                world = self._world(m, viewer, kind)
                self._note_hidden(m, viewer, kind, world)
                _same_shown(m, viewer, kind, m.s, world)
                self._same_stories(m, viewer, kind, world, stories)
        self._plays_on(m)

    def _world(self, m: HarnessPosition[S], viewer: int | None, kind: str) -> S:
        """Return a state that the viewer cannot tell from the real one; its key at least is another."""
        before = repr(everything(m.s))
        world = self.worlds[kind](m.s, viewer, Random(m.rng.random()))
        if repr(everything(m.s)) != before:
            m.fail(f"{kind} for {m.name(viewer)} changes the state that it is given")
        if world.key == m.s.key:
            m.fail(f"{kind} for {m.name(viewer)} keeps the key: draws could be foreseen")
        if both := shared(m.s, world):
            m.fail(f"{kind} for {m.name(viewer)} gives a state that shares {both} with the real one")
        return world

    def _note_hidden(self, m: HarnessPosition[S], viewer: int | None, kind: str, world: S) -> None:
        """Things in another seat's view that this viewer's view does not show."""
        view = self.game.view(m.s, viewer)
        mine = dict(_leaves(view))
        for owner in range(len(self.game.seats)):
            owned = self.game.view(m.s, owner)
            if msgspec.structs.replace(owned, seat=viewer) == view:
                continue
            theirs = dict(_leaves(owned))
            other = dict(_leaves(self.game.view(world, owner)))
            for path, value in theirs.items():
                if path == ("seat",) or mine.get(path) == value:
                    continue
                names = [part for part in path if not part.isdigit()]
                name = ".".join(names)
                changed = other.get(path) != value
                if kind == "resample" and names[-1] in self.game.screened:
                    if changed:
                        whose = f"{m.name(owner)}'s {name}, which is only screened"
                        m.fail(f"resample for {m.name(viewer)} changes {whose}")
                    continue
                self.hidden.setdefault((kind, name), []).append(changed)

    def check_changed(self, m: HarnessPosition[S]) -> None:
        """At the end of the game: what is hidden did change in the worlds made up, or nothing has been proven."""
        for (kind, name), changes in self.hidden.items():
            if len(changes) >= ENOUGH and not any(changes):
                m.fail(f"{kind} never changes {name}, though views hide it: it gives the real one away")

    def _same_stories(
        self,
        m: HarnessPosition[S],
        viewer: int | None,
        kind: str,
        world: S,
        stories: dict[tuple[int, int], SecrecyRun[S]],
    ) -> None:
        for seat in m.movers:
            there = legal_of(self.game, world, seat)
            if not there:
                m.fail(f"in a world of {kind} for {m.name(viewer)}, {m.name(seat)} has no legal answer")
            for code in m.sample([code for code in legal_of(self.game, m.s, seat) if code in there]):
                if (seat, code) not in stories:
                    stories[seat, code] = SecrecyRun(self.game, m.s, seat, code, None)
                real, what = stories[seat, code], f"{m.name(seat)} answers {code}"
                self._same_story(m, viewer, what, real, SecrecyRun(self.game, world, seat, code, None))
                self._same_to_the_end(m, viewer, kind, what, real, world)

    def _same_to_the_end(
        self, m: HarnessPosition[S], viewer: int | None, kind: str, what: str, real: SecrecyRun[S], world: S
    ) -> None:
        """With the same draws, stories part where something else is revealed; then look for a world where it is not."""
        for _ in range(PATIENCE):
            if real.code in legal_of(self.game, world, real.seat):
                other = SecrecyRun(self.game, world, real.seat, real.code, real.draws)
                if self._same_story(m, viewer, what, real, other):
                    return
            world = self._world(m, viewer, kind)

    def _same_story(
        self, m: HarnessPosition[S], viewer: int | None, what: str, real: SecrecyRun[S], other: SecrecyRun[S]
    ) -> bool:
        """Return whether the stories could be compared to the end: they may part where something hidden is revealed.

        An event that follows a draw reveals that draw; that there is a draw is no secret.
        """
        who = m.name(viewer)
        mine, theirs = real.seen_by(viewer), other.seen_by(viewer)
        for (draws, one), (other_draws, two) in zip(mine, theirs, strict=False):
            if one != two:
                if draws == other_draws and (one.reveal or two.reveal):
                    return False
                m.fail(f"{what}: {who} sees an event that depends on what is hidden: {one!r} or {two!r}")
        short, long = sorted((real, other), key=lambda story: len(story.seen_by(viewer)))
        if len(mine) != len(theirs):
            draws, more = long.seen_by(viewer)[len(short.seen_by(viewer))]
            if more.reveal and draws == len(short.draws):
                return False
            pause = ", ".join(m.name(seat) for seat in self.game.asked(short.s))
            m.fail(f"{what}: whether {who} sees {more!r} or {pause} is asked depends on what is hidden")
        if real.draws != other.draws:
            return False
        asked = [[m.name(seat) for seat in self.game.asked(story.s)] for story in (real, other)]
        if asked[0] != asked[1]:
            m.fail(f"{what}: who is asked next depends on what {who} cannot know: {asked[0]} or {asked[1]}")
        may = [
            [self.game.window_versions(story.s, seat) for seat in range(len(self.game.seats))]
            for story in (real, other)
        ]
        m.same(f"{what}: who may use a window next depends on what {who} cannot know", *may)
        views = [self.game.view(story.s, viewer) for story in (real, other)]
        m.same(f"{what}: {who}'s view depends on what is hidden", *views)
        return True

    def _plays_on(self, m: HarnessPosition[S]) -> None:
        """A bot can think any world to its end."""
        world = self._world(m, m.rng.choice((None, *range(len(self.game.seats)))), m.rng.choice(list(self.worlds)))
        for _ in range(self.game.bound * (1 + len(self.game.windows) * len(self.game.seats))):  # with passes
            if not world.stack:
                return
            self.game.play(world, m.rng.choice(self.game.legal(world)))
        m.fail(f"a made-up world goes on after {self.game.bound} decisions")


def _same_shown(m: HarnessPosition[S], viewer: int | None, kind: str, real: S, world: S) -> None:
    """View, who is asked, own question, legal answers and reasons."""
    game, who = m.game, m.name(viewer)
    m.same(f"{who}'s view depends on what is hidden ({kind})", game.view(real, viewer), game.view(world, viewer))
    m.same(f"who is asked depends on what {who} cannot know ({kind})", game.asked(real), game.asked(world))
    may = [[game.window_versions(s, seat) for seat in range(len(game.seats))] for s in (real, world)]
    m.same(f"who may use a window depends on what {who} cannot know ({kind})", *may)
    m.same(f"the result depends on what {who} cannot know ({kind})", game.result(real), game.result(world))
    if viewer is None:
        return
    moves = m.rng.sample(m.words, min(len(m.words), m.density.wrong))
    if game.entitled(real, viewer):
        questions = [[q for q in game.asks(s) if q.seat == viewer] for s in (real, world)]
        m.same(f"{who}'s question depends on what is hidden ({kind})", *questions)
        legal = [legal_of(game, s, viewer) for s in (real, world)]
        m.same(f"{who}'s legal answers depend on what is hidden ({kind})", *legal)
        step = game.steps[real.stack[-1][0]]
        assert isinstance(step, Ask)
        asks: list[Ask[S]] = [step] if viewer in game.asked(real) else []
        for ask in (*asks, *game.open_to(real, viewer)):
            _same_reasons(m, viewer, kind, ask, real, world)
        moves = [game.write(real, viewer, run) for run in m.runs(viewer)]
    for move in moves:
        why = [game.why_not(s, viewer, move) for s in (real, world)]
        m.same(f"{who}'s reasons against {move!r} depend on what is hidden ({kind})", *why)


def _same_reasons(m: HarnessPosition[S], viewer: int, kind: str, ask: Ask[S], real: S, world: S) -> None:
    """What a seat could try in a question or a window, and the rules that forbid it."""
    game, who = m.game, m.name(viewer)
    candidates, there = (list(ask.candidates(s, Seat(viewer))) for s in (real, world))
    m.same(f"{who}'s candidates depend on what is hidden ({kind})", candidates, there)
    for code in candidates:
        why = [game.why_not(s, viewer, [code]) for s in (real, world)]
        m.same(f"{who}'s reasons against {code} depend on what is hidden ({kind})", *why)
    for target in sorted({place for code in candidates for place in ask.places(real, Seat(viewer), code)}):
        why = [game.reasons(s, viewer, target) for s in (real, world)]
        m.same(f"{who}'s reasons against {target} depend on what is hidden ({kind})", *why)


def check_sealed(m: HarnessPosition[S]) -> None:
    """While others have still to answer, they see nothing of a sealed answer but that it was given."""
    game = m.game
    for question in game.asks(m.s):
        others = [seat for seat in game.asked(m.s) if seat != question.seat]
        if not question.sealed or not others:
            continue
        stories = [SecrecyRun(game, m.s, question.seat, run[0], []) for run in m.answers(question.seat)]
        for viewer in (None, *(seat for seat in range(len(game.seats)) if seat != question.seat)):
            what = f"{m.name(viewer)} sees {m.name(question.seat)}'s sealed answer"
            for story in stories[1:]:
                if not stories[0].draws == story.draws == []:
                    continue
                m.same(f"{what} in an event", stories[0].seen_by(viewer), story.seen_by(viewer))
                m.same(f"{what} in the view", game.view(stories[0].s, viewer), game.view(story.s, viewer))


def check_views(m: HarnessPosition[S]) -> None:
    """Views survive JSON and say who is asked."""
    for viewer in (None, *range(len(m.game.seats))):
        view = m.game.view(m.s, viewer)
        again: View = msgspec.json.decode(msgspec.json.encode(view), type=type(view))
        m.same(f"{m.name(viewer)}'s view and what comes back from its JSON", view, again)
        m.same(f"{m.name(viewer)}'s view: who is asked", view.asked, tuple(m.game.asked(m.s)))
        m.same(f"{m.name(viewer)}'s view: whose it is", view.seat, viewer)


def _leaves(value: object, path: tuple[str, ...] = ()) -> Iterator[tuple[tuple[str, ...], object]]:
    """Yield the values in a view by path; a list of plain values is one value."""
    if isinstance(value, msgspec.Struct):
        value = msgspec.structs.asdict(value)
    if isinstance(value, dict):
        for name, part in value.items():
            yield from _leaves(part, (*path, str(name)))
    elif isinstance(value, (list, tuple)) and any(isinstance(part, (msgspec.Struct, dict, tuple)) for part in value):
        for index, part in enumerate(value):
            yield from _leaves(part, (*path, str(index)))
    else:
        yield path, value
