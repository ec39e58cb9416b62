"""Everything that seats are asked in the recorded games and in the cases: one position for each kind of answer.

A prompt, a sort of answer or a module that comes later is found by itself, as soon as a case or a record has it.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, Final

import msgspec

from trireme.games import make
from trireme.kit.case import games_of, load_cases, run_case
from trireme.kit.engine.question import Answer, Question
from trireme.kit.errors import TriremeError
from trireme.kit.game import Game
from trireme.kit.records.record import game_of, match_of, play_line, read_record

TESTS: Final = Path(__file__).parent
WITH: Final = "with"
Sort = tuple[str, ...]
"""What an answer looks like: the question's prompt and kind, the answer's key, kinds of places and facets."""


@dataclass(frozen=True)
class Asked:
    """A question in its position, as the page is told of it."""

    game: str
    options: dict[str, Any]
    seat: int
    midway: bool
    """A move has been begun."""
    view: msgspec.Raw
    question: msgspec.Raw
    prompt: str
    source: str
    """Where it was found."""
    sorts: frozenset[Sort]
    """What it shows: sorts of answers, and the prompt with this set of modules."""

    def __str__(self) -> str:
        return f"{self.game} {self.prompt} ({self.source})"

    @property
    def table(self) -> str:
        """What a table must be like to show it."""
        return f"{self.game} {msgspec.json.encode(self.options).decode()}"


def answers_of(question: Question) -> tuple[Answer, ...]:
    """Those that are listed one by one."""
    found: tuple[Answer, ...] = getattr(question, "answers", ()) or getattr(question, "items", ())
    return found


def places_of(answer: Answer) -> list[str]:
    """The kinds of its places."""
    return sorted({place.partition(":")[0] for place in answer.places})


def facets_of(answer: Answer) -> list[str]:
    return [f"{name}={answer.facets.get('part', '')}" for name in answer.facets]


def sorts_of(question: Question) -> frozenset[Sort]:
    """The sorts of answers that a question has; one without any is a sort by itself."""
    kind = type(question).__name__
    listed = [("", answer) for answer in answers_of(question)] + [("also", answer) for answer in question.also]
    sorts = {(question.prompt, kind, way, answer.key, *places_of(answer), *facets_of(answer)) for way, answer in listed}
    return frozenset(sorts or {(question.prompt, kind)})


class Collector:
    """Looks at every question that is answered, and keeps those that show something new."""

    def __init__(self) -> None:
        self.known: dict[str, set[Sort]] = {}
        self.kept: list[Asked] = []
        self.source = ""

    def watch(self, game: Game[Any]) -> None:
        """From now on, what is answered in this game is looked at before."""
        answer: Callable[[Any, int, int], None] = game.answer

        def watched(s: Any, seat: int, code: int) -> None:
            self.look(game, s)
            answer(s, seat, code)

        game.answer = watched  # type: ignore[method-assign]  # one game, and only while it is looked at

    def look(self, game: Game[Any], s: Any) -> None:
        known = self.known.setdefault(game.name, set())
        for question in game.asks(s):
            sorts = sorts_of(question) | {(question.prompt, WITH, str(game.options.get("modules", "")))}
            if question.seat < 0 or sorts <= known:
                continue
            known |= sorts
            self.kept.append(
                Asked(
                    game.name,
                    dict(game.options),
                    question.seat,
                    game.in_multi_step(s, question.seat),
                    msgspec.Raw(msgspec.json.encode(game.view(s, question.seat))),
                    msgspec.Raw(msgspec.json.encode(question)),
                    question.prompt,
                    self.source,
                    sorts,
                )
            )


def collect(name: str) -> list[Asked]:
    """From the records of a game, then from its cases."""
    collector = Collector()
    for path in sorted((TESTS / "records" / name).glob("*.record")):
        record = read_record(path.read_text(encoding="utf-8"))
        game = game_of(record, make)
        match, collector.source = match_of(record, game), path.stem
        collector.watch(game)
        for number, line in enumerate(record.lines, 1):
            play_line(match, line, number)
    for path in sorted((TESTS / "games" / name).rglob("cases/**/*.toml")):
        watched: set[int] = set()
        for case, played in games_of(load_cases(path), make):
            if isinstance(played, TriremeError):
                continue
            collector.source = f"{path.stem}::{case.id}"
            if id(played) not in watched:
                collector.watch(played)
                watched.add(id(played))
            with suppress(TriremeError):  # The tests of the cases tell what is wrong with one.
                run_case(played, case)
    return collector.kept


collected = cache(collect)


@cache
def moments(name: str, every_set: bool = False) -> list[Asked]:
    """As few of them as show every sort of answer; or every prompt with every set of modules that asks it, too."""
    left = sorted(collected(name), key=lambda asked: -len(asked.sorts))
    missing = {sort for asked in left for sort in asked.sorts if every_set or WITH not in sort}
    found = []
    for asked in left:
        if asked.sorts & missing:
            missing -= asked.sorts
            found.append(asked)
    return sorted(found, key=lambda asked: asked.table)
