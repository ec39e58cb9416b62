"""The toys of the tests speak French; in English they show what is said where there are no sentences."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from msgspec.structs import asdict

from tests.toy import Toy
from tests.toy_market import Market
from tests.toy_mosaic import Mosaic
from trireme.games import GAMES
from trireme.kit.engine.question import Answer, Deal, Order, Pick, Some
from trireme.kit.engine.view import View
from trireme.kit.game import Game
from trireme.words import Words
from trireme.words.bundles import sentences

TOYS: list[type[Game[Any]]] = [Toy, Market, Mosaic]


@pytest.fixture(autouse=True)
def toys(monkeypatch: pytest.MonkeyPatch) -> None:
    for toy in TOYS:
        monkeypatch.setitem(GAMES, toy.name, toy)
    sentences.cache_clear()  # Another test may have had a game of that name without a folder.


@pytest.mark.parametrize("toy", TOYS, ids=lambda toy: toy.name)
def test_a_toy_speaks_french(toy: type[Game[Any]]) -> None:
    game = toy()
    words = Words("fr", game.name, game.seats)
    said: dict[str, set[str]] = {"game-title": {words.say("game-title")}, "game-about": {words.say("game-about")}}

    def say(key: str, figures: Any) -> None:
        assert words.sentences.has(key), key
        said.setdefault(key, set()).add(words.say(key, **figures))

    def point(places: tuple[str, ...]) -> None:
        """On a board that nobody has drawn, a place is a button under the name of its kind."""
        for kind, id in (place.split(":") for place in places):
            say(f"fact-{kind}", {})
            say(f"{kind}-{id}", {})

    def choose(answer: Answer) -> None:
        """What is not pointed at is chosen facet by facet."""
        for facet, value in answer.facets.items():
            if f"{facet}:{value}" not in answer.places:
                say(f"facet-{facet}", {})
                if isinstance(value, str):
                    say(f"facet-{facet}-{value}", {})

    for seed in range(4):
        s, rng = game.start(seed, journal=True), Random(seed)
        while codes := game.legal(s):
            for question in game.asks(s):
                say(f"ask-{question.prompt}", question.args)
                listed: tuple[Answer, ...] = question.also
                if isinstance(question, (Pick, Deal)):
                    listed += question.answers
                elif isinstance(question, (Some, Order)):
                    listed += question.items
                for answer in question.answers if isinstance(question, Pick) else ():
                    choose(answer)
                for answer in listed:
                    say(answer.key, answer.args)
                    point(answer.places)
            game.play(s, rng.choice(codes))
        assert s.journal is not None
        for event in s.journal:
            for seat in (None, 0):
                shown = event.seen_by(seat)
                if shown is not None:
                    say(f"event-{shown.__struct_config__.tag}", asdict(shown))
                    point(shown.places())
        result = game.result(s)
        assert result is not None
        assert words.sentences.has(result.ending)
        said["ending"] = {words.ending(result)}
    assert all(texts for texts in said.values())
    for name in game.view(game.start(1), 0).__struct_fields__:
        assert name in View.__struct_fields__ or words.sentences.has(f"fact-{name}")
