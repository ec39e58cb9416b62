"""Whole games told aloud: every question, answer, event and refusal of random games and of cases, in both languages."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from importlib import import_module
from pathlib import Path
from random import Random
from types import ModuleType
from typing import Any, Final

from tests.words.ftl import INSTEAD, messages
from trireme.games import make
from trireme.kit.case import games_of, load_cases, run_case
from trireme.kit.content.rulebook import LANGUAGES, Reason
from trireme.kit.engine.event import Event
from trireme.kit.engine.frames import Ask
from trireme.kit.engine.question import Amount, Deal, Forecast, Pick, Question
from trireme.kit.engine.state import BaseState
from trireme.kit.errors import Unreadable
from trireme.kit.game import Game
from trireme.words import Words
from trireme.words.bundles import written

SEATS: Final = ("Alice", "Bob", "Zoé", "Dora", "Élie", "Inès")
OFTEN: Final = 3
"""How many times in a game moves out of place are tried on each question."""
BAD_FRENCH: Final = re.compile(
    r"['\"]|[ \u00a0][;:?!»]|«[ \u00a0]|\b(de le|de les|à le|à les|de de|la la|le le|les les)\b|\b[dl]e [aeiouéè]",
    re.IGNORECASE,
)
"""A straight apostrophe, a wide space before a mark, an article that should have been contracted or elided."""


def told_of(game: str) -> ModuleType:
    """What these tests must know of a game, from `tests/games/<game>/told.py`."""
    return import_module(f"tests.games.{game}.told")


class Ear:
    """Listens to all that is said, in both languages, and remembers the keys."""

    def __init__(self, game: str = "peloponnes", seats: tuple[str, ...] = SEATS) -> None:
        self.game = game
        self.words = {language: Words(language, game, seats=seats) for language in LANGUAGES}
        instead = [key.partition(INSTEAD) for key in messages(game, "en") if INSTEAD in key]
        self.in_play = {
            module: [Words(language, game, seats, modules=(module,)) for language in LANGUAGES]
            for module in {module for _, _, module in instead}
        }
        self.instead = {key: module for key, _, module in instead}
        """Sentences that a module says in words of its own: these are heard too."""
        self.heard: set[str] = set()
        self.reasons: set[str] = set()
        """Those heard already; the same ones come again and again."""

    def question(self, question: Question) -> None:
        self._hear(written(f"ask-{question.prompt}"), lambda words: words.prompt(question))
        if isinstance(question, Amount):
            for number in (question.low, question.high):
                self._hear(f"unit-{question.unit}", lambda words, n=number: words.amount(question, n))
                self.outlooks(question.outlooks_of(number))
        else:
            for answer in question.answers if isinstance(question, Pick | Deal) else question.items:
                self._hear(answer.key, lambda words, answer=answer: words.answer(answer))
                self.outlooks(answer.outlooks)
        for answer in question.also:
            self._hear(answer.key, lambda words, answer=answer: words.answer(answer))
        for beyond in question.beyond:
            self._hear(beyond.answer.key, lambda words, beyond=beyond: words.answer(beyond.answer))
            assert all(words.beyond(beyond) for words in self.words.values())

    def outlooks(self, outlooks: Iterable[Forecast]) -> None:
        for outlook in outlooks:
            key = written(f"outlook-{outlook.id}")
            self._hear(key, lambda words, outlook=outlook: words.outlook(outlook))

    def events(self, events: list[Any]) -> None:
        """As everybody hears them, and as those who are not concerned do."""
        for event in events:
            self._event(event)
            unconcerned = event.seen_by(None)
            if unconcerned not in (None, event):
                self._event(unconcerned)

    def _event(self, event: Event) -> None:
        self._hear(written(f"event-{event.__struct_config__.tag}"), lambda words: words.event(event))

    def reason(self, reason: Reason) -> None:
        if repr(reason) not in self.reasons:
            self.reasons.add(repr(reason))
            key = f"why-{reason.rule.id}"
            message = messages(self.game, "en").get(key)
            variant = next((name for name in message.arguments if name in reason.figures), "") if message else ""
            self._hear(f"{key}.{variant}", lambda words: words.reason(reason))

    def _hear(self, key: str, sentence: Any) -> None:
        module = self.instead.get(key.partition(".")[0])
        for words in (*self.words.values(), *(self.in_play[module] if module else ())):
            listen(sentence(words), words.language)
        self.heard.add(key)


def listen(text: str, language: str) -> None:
    """No sentence is empty, has a hole or breaks the rules of typography."""
    assert text == text.strip() != "", repr(text)
    assert not re.search(r"[{}$]|  |\?\?\?", text), text
    if language == "fr":
        assert not BAD_FRENCH.search(text), text


def tell(ear: Ear, seed: int, facts: Mapping[str, Any] | None = None, **options: Any) -> None:
    """Play a random game, or on from a position, and tell all of it."""
    game = make(ear.game, **options)
    if facts is None:
        s = game.start(seed, journal=True)
    else:
        s = game.positions.stand(facts)
        s.journal = []
        game.proceed(s)
    rng = Random(seed)
    asked: Counter[str] = Counter()
    while questions := game.asks(s):
        for question in questions:
            ear.question(question)
        for seat in (None, 0):
            ear.outlooks(game.view(s, seat).foretold())
        asked[questions[0].prompt] += 1
        for reason in against_candidates(game, s):
            ear.reason(reason)
        if asked[questions[0].prompt] <= OFTEN:
            for reason in out_of_place(game, s):
                ear.reason(reason)
        assert s.journal is not None
        ear.events(s.journal)
        s.journal.clear()
        game.play(s, rng.choice(game.legal(s)))
    assert s.journal is not None
    ear.events(s.journal)
    result = game.result(s)
    assert result is not None
    for words in ear.words.values():
        listen(words.ending(result), words.language)
    ear.heard.add(result.ending)


def tell_cases(ear: Ear, folder: Path) -> None:
    """Tell all that happens in cases, the questions that their moves meet, and why moves are refused."""
    for path in sorted(folder.glob("**/*.toml")):
        journal: list[Any] = []
        heard: list[Game[Any]] = []
        for case, game in games_of(load_cases(path), make):
            assert isinstance(game, Game), case.id
            if not any(game is other for other in heard):
                listen_in(ear, game, journal)
                heard.append(game)
            run_case(game, case)
        ear.events(journal)


def listen_in(ear: Ear, game: Game[Any], journal: list[Any]) -> None:
    """Whatever is asked of this game while cases run is heard, and what happens is written down."""
    why_not, stand = game.why_not, game.positions.stand

    def told(s: Any, seat: int, move: Any) -> list[Reason]:
        for question in game.asks(s):
            ear.question(question)
        reasons = why_not(s, seat, move)
        for reason in reasons:
            ear.reason(reason)
        return reasons

    def written_down(facts: Any) -> Any:
        s = stand(facts)
        s.journal = journal
        return s

    game.why_not = told  # type: ignore[method-assign]  # both are listened to
    game.positions.stand = written_down  # type: ignore[method-assign]


def against_candidates(game: Game[Any], s: BaseState) -> Iterator[Reason]:
    """The reasons against all that the seats asked might try."""
    step = game.steps[s.stack[-1][0]]
    if isinstance(step, Ask):
        for seat in game.asked(s):
            for code in step.candidates(s, seat):
                yield from step.forbids(s, seat, code)


def out_of_place(game: Game[Any], s: BaseState) -> Iterator[Reason]:
    """The reasons against moves that belong to another question or another seat."""
    verbs, rests = told_of(game.name).TRIED
    for seat in range(len(game.seats)):
        for verb in verbs:
            for rest in rests:
                try:
                    yield from game.why_not(s, seat, verb + rest)
                except Unreadable:
                    continue
