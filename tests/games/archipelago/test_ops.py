"""Each word of `ops` is one file with its effect, its sentences and its worth."""

from __future__ import annotations

import pytest

from tests.words.ftl import keys
from trireme.games.archipelago.bot.greedy import Greedy
from trireme.games.archipelago.effects.effect import Effect, Passive
from trireme.games.archipelago.effects.table import EFFECTS
from trireme.games.archipelago.game import Archipelago
from trireme.games.archipelago.lookup import PASSIVE, WONDER
from trireme.kit.content.rulebook import LANGUAGES
from trireme.kit.seats import SEATS

UNWEIGHED = {"move_ship", "rotate", "pillage"}
"""Effects of cards that the bot never uses."""


@pytest.mark.parametrize("word", EFFECTS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_op_has_its_sentences(word: str, language: str) -> None:
    written = keys("archipelago", language)
    assert [end for end in EFFECTS[word].variants if _key(word, end) not in written] == []


def _key(word: str, end: str) -> str:
    return f"effect-{word.replace('_', '-')}{end}"


def test_no_sentence_is_left_without_an_op() -> None:
    told = {_key(word, end) for word, effect in EFFECTS.items() for end in effect.variants}
    assert {key for key in keys("archipelago", "en") if key.startswith("effect-")} == told


def test_the_content_uses_every_op() -> None:
    content = Archipelago().ruleset.content
    entries = [*(card.ops for card in content.evolution_card), *(event.ops for event in content.event)]
    used = {op.op for ops in entries for op in ops}
    assert used == set(EFFECTS)


def test_every_op_does_something() -> None:
    assert [
        word for word, effect in EFFECTS.items() if effect.run is Effect.run and not issubclass(effect, Passive)
    ] == []


def test_the_bot_can_weigh_every_op_of_a_card() -> None:
    game = Archipelago(players=3)
    bot, tables = Greedy(game), game.ruleset.tables
    s = game.position({"at": "actions", "workers": 6, "players": {"A": {"units": ["R00/water"]}}})
    j = bot.judge.judgement(s, SEATS[0])
    effects = [
        effect
        for card, parts in enumerate(bot.cards.cards.effects[: len(tables.card_ids)])
        for effect in parts
        if tables.arrow[card] not in (PASSIVE, WONDER)
    ]
    unweighed = {
        effect.op.op
        for effect in effects
        if type(effect).worth is Effect.worth and type(effect).usual_worth is Effect.usual_worth
    }
    assert unweighed == UNWEIGHED
    assert all(isinstance(effect.usual_worth(bot.cards, j), float | int) for effect in effects)
