"""Copies share nothing, pickles go on identically, and the same seed gives the same bytes in any process."""

from __future__ import annotations

import os
import pickle
import subprocess
import sys
from collections.abc import Iterator
from random import Random

import msgspec

from trireme.kit.engine.frames import S
from trireme.kit.game import Game
from trireme.kit.harness.moment import Density, complain, difference, everything, legal_of, movers, walk


def shared(one: S, other: S) -> str:
    """Return names of what two states share and could change; empty if nothing."""
    mine = {id(thing) for value in everything(one).values() for thing in _changeable(value)}
    names = [n for n, value in everything(other).items() if any(id(thing) in mine for thing in _changeable(value))]
    return ", ".join(names)


def _changeable(value: object) -> Iterator[object]:
    if isinstance(value, (list, dict, set, bytearray)):
        yield value
    if isinstance(value, dict):
        value = list(value.values())
    if isinstance(value, (list, tuple)):
        for part in value:
            yield from _changeable(part)


def check_copies(game: Game[S], seed: int, density: Density) -> None:
    """A copy is equal when made, shares nothing with the state it was made of, and neither ever changes the other."""
    kept: list[tuple[int, S, str]] = []
    for m in walk(game, seed, density):
        copy = m.s.clone()
        m.same("a state and its copy", everything(m.s), everything(copy))
        if both := shared(m.s, copy):
            m.fail(f"a state shares {both} with its copy")
        kept.append((m.number, copy, repr(everything(copy))))
    for number, copy, when_made in kept:
        if repr(everything(copy)) != when_made:
            complain(game, seed, number, f"a copy made here changed later: {when_made} became {everything(copy)!r}")


def check_saving(game: Game[S], seed: int) -> None:
    """Check that a game that is pickled and loaded at every decision ends as one that is not, with the same journal."""
    straight, saved = game.start(seed, journal=True), game.start(seed, journal=True)
    rng = Random(seed)
    number = 0
    while seats := movers(game, straight):
        saved = pickle.loads(pickle.dumps(saved))
        if everything(saved) != everything(straight) or saved.journal != straight.journal:
            what = difference(everything(straight), everything(saved))
            complain(game, seed, number, f"a game that was saved and loaded goes on differently: {what}")
        seat = rng.choice(seats)
        code = rng.choice(legal_of(game, straight, seat))
        for s in (straight, saved):
            game.answer(s, seat, code)
            game.proceed(s)
        number += 1


def playthrough(game: Game[S], seed: int) -> Iterator[str]:
    """Yield a random game, line by line: each move with all its events, then the whole state at the end."""
    s = game.start(seed, journal=True)
    rng = Random(seed)
    assert s.journal is not None
    told = 0
    while True:
        yield from (msgspec.json.encode(event).decode() for event in s.journal[told:])
        told = len(s.journal)
        if not s.stack:
            break
        seat, code = rng.choice(movers(game, s)), 0
        code = rng.choice(legal_of(game, s, seat))
        yield f"seat {seat} answers {code}"
        game.answer(s, seat, code)
        game.proceed(s)
    yield repr(everything(s))


TELL = (
    "import pickle, sys; kind, options, seed = pickle.load(sys.stdin.buffer); "
    "from trireme.kit.harness.copies import playthrough; "
    "sys.stdout.reconfigure(encoding='utf-8'); print(*playthrough(kind(**options), seed), sep='\\n')"
)


def check_same_bytes(game: Game[S], seed: int, hash_seeds: tuple[str, ...]) -> None:
    """Check that a seed gives the same bytes under every PYTHONHASHSEED, in a process of its own each time."""
    order = pickle.dumps((type(game), {"seats": game.seats, **game.options}, seed))
    stories = []
    for value in hash_seeds:
        env = {**os.environ, "PYTHONHASHSEED": value, "PYTHONPATH": os.pathsep.join(path for path in sys.path if path)}
        told = subprocess.run([sys.executable, "-c", TELL], input=order, env=env, capture_output=True)
        if told.returncode:
            complain(game, seed, 0, f"cannot be played in another process: {told.stderr.decode()}")
        stories.append(told.stdout.decode().splitlines())
    for story in stories[1:]:
        for number, (one, other) in enumerate(zip(stories[0], story, strict=False)):
            if one != other:
                what = f"line {number} of the game depends on PYTHONHASHSEED: {one!r} or {other!r}"
                complain(game, seed, number, what)
        if len(stories[0]) != len(story):
            complain(game, seed, min(len(stories[0]), len(story)), "how long the game is depends on PYTHONHASHSEED")
