"""Wrong moves along random games, and the reasons that are given for them: what `tests/reasons.py` judges.

A game is played once; at some decisions of each question, for every seat that is asked or not, these are tried:

* answers of the question, and of windows, that are not legal, by their codes and in words;
* moves that were legal at other moments of the game, which belong to other questions, to closed windows or to others;
* their verbs alone, with other words, and with words changed;
* things on the board, pointed at.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any, Final

from tests.reasons import Findings, Position, Tried
from trireme.kit.engine.frames import Ask
from trireme.kit.errors import Unreadable
from trireme.kit.game import Game
from trireme.kit.harness.moment import Density, HarnessPosition, legal_of, walk
from trireme.kit.moves import Move
from trireme.kit.seats import Seat


@dataclass(frozen=True)
class Effort:
    """How much is tried."""

    moments: int = 4
    """Decisions of each question in a game,"""
    codes: int = 12
    """and of each of these, for each seat: illegal answers,"""
    texts: int = 8
    """moves of other moments, and as many that are mangled,"""
    places: int = 6
    """things pointed at,"""
    legal: int = 3
    """and legal moves, which nothing may forbid."""


QUICKLY: Final = Effort(moments=1, codes=6, texts=3, places=2, legal=2)
CLOSELY: Final = Effort()


@dataclass
class Pool:
    """What was said and shown in a game."""

    texts: dict[str, list[str]] = field(default_factory=dict)
    """Moves by their verbs."""
    places: dict[str, None] = field(default_factory=dict)

    def add(self, text: str, rng: Random) -> None:
        several = self.texts.setdefault(text.split()[0], [])
        if text not in several:
            several.append(text)
            if len(several) > 60:
                several.pop(rng.randrange(60))

    def some(self, count: int, rng: Random) -> list[str]:
        """Moves of as many verbs as there are."""
        verbs = rng.sample(list(self.texts), min(count, len(self.texts)))
        return [rng.choice(self.texts[verb]) for verb in verbs]


def try_games(game: Game[Any], seeds: Iterable[int], findings: Findings, effort: Effort) -> None:
    for seed in seeds:
        rng = Random(f"{seed} tries")
        pool, moments = gathered(game, seed, rng, effort)
        for m in moments:
            try_moves(m, pool, findings, effort)


def gathered(game: Game[Any], seed: int, rng: Random, effort: Effort) -> tuple[Pool, list[HarnessPosition[Any]]]:
    """A random game: its moves and places, and for each question some decisions, all of them equally likely."""
    pool, chosen, seen = Pool(), dict[str, list[HarnessPosition[Any]]](), dict[str, int]()
    for m in walk(game, seed, Density(answers=2)):
        step = game.steps[m.s.stack[-1][0]] if m.s.stack else None
        prompt = step.prompt if isinstance(step, Ask) else ""
        seen[prompt] = seen.get(prompt, 0) + 1
        kept = chosen.setdefault(prompt, [])
        at = len(kept) if len(kept) < effort.moments else rng.randrange(seen[prompt])
        if at < effort.moments:
            copy = HarnessPosition(game, seed, m.number, m.s.clone(), m.density, m.words)
            kept[at : at + 1] = [copy]
        if isinstance(step, Ask):
            for seat in m.movers:
                for run in m.runs(seat):
                    pool.add(game.write(m.s, seat, run), rng)
                own = [code for code in legal_of(game, m.s, seat) if not any(each.owns(code) for each in game.windows)]
                for code in rng.sample(own, min(2, len(own))):
                    pool.places.update(dict.fromkeys(step.places(m.s, seat, code) if seat in game.asked(m.s) else ()))
    return pool, [m for several in chosen.values() for m in several]


def try_moves(m: HarnessPosition[Any], pool: Pool, findings: Findings, effort: Effort) -> None:
    """All that is tried at one decision."""
    game, position = m.game, Position(m.game, m.s)
    for number in range(len(game.seats)):
        seat = Seat(number)
        for code in wrong_codes(m, seat, effort.codes):
            words = written(game, m.s, seat, code)
            judge_move(findings, Tried(position, seat, words, code), [code])
            if words:
                judge_move(findings, Tried(position, seat, words), " ".join(words))
        for text in wrong_texts(m, pool, effort.texts):
            judge_move(findings, Tried(position, seat, text.split()), text)
        for target in m.rng.sample(list(pool.places), min(effort.places, len(pool.places))):
            judge_target(findings, position, seat, target)
        if game.entitled(m.s, seat):
            for code in m.rng.sample(legal := legal_of(game, m.s, seat), min(effort.legal, len(legal))):
                text = game.write(m.s, seat, m.run_from(m.s, seat, code))
                findings.allow(Tried(position, seat, text.split()))


def asks_of(game: Game[Any], s: Any, seat: Seat) -> list[Ask[Any]]:
    """The question that a seat must answer, and the windows that are open to it."""
    step = game.steps[s.stack[-1][0]] if s.stack else None
    own = [step] if isinstance(step, Ask) and seat in game.asked(s) else []
    return [*own, *game.open_to(s, seat)]


def wrong_codes(m: HarnessPosition[Any], seat: Seat, count: int) -> list[int]:
    game, found = m.game, list[int]()
    taken = {*game.legal(m.s, seat), *game.joinable(m.s, seat)}
    for ask in asks_of(game, m.s, seat):
        codes = [code for code in ask.candidates(m.s, seat) if code not in taken]
        found += m.rng.sample(codes, min(count, len(codes)))
    return found


def written(game: Game[Any], s: Any, seat: Seat, code: int) -> list[str]:
    try:
        return game.write(s, seat, [code]).split()
    except Unreadable:
        return []


def wrong_texts(m: HarnessPosition[Any], pool: Pool, count: int) -> Iterator[str]:
    """Moves of other moments as they were, their verbs alone, and with words of others."""
    rng = m.rng
    for text in pool.some(count, rng):
        yield text
        yield text.split()[0]
    for text in pool.some(count, rng):
        words = text.split()
        other = rng.choice(pool.some(1, rng)).split()
        words[rng.randrange(len(words))] = rng.choice(other)
        yield " ".join(words)


def judge_move(findings: Findings, tried: Tried, move: Move) -> None:
    """Ask why a move is refused; one that cannot be read, or that means a legal one, is nobody's concern here."""
    try:
        reasons = tried.game.why_not(tried.s, tried.seat, move)
    except Unreadable:
        return
    if reasons:
        findings.judge([tried], reasons)


def judge_target(findings: Findings, position: Position, seat: Seat, target: str) -> None:
    """Ask why a thing cannot be used: each reason must be true of one of the answers that the thing stands for."""
    reasons = position.game.reasons(position.s, seat, target)
    if reasons:
        findings.judge(pointed(position, seat, target), reasons)


def pointed(position: Position, seat: Seat, target: str) -> Sequence[Tried]:
    game, s = position.game, position.s
    found = [
        Tried(position, seat, written(game, s, seat, code), code, target)
        for ask in asks_of(game, s, seat)
        for code in ask.candidates(s, seat)
        if target in ask.places(s, seat, code)
    ]
    return found or [Tried(position, seat, [], None, target)]
