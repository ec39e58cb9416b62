"""Faults that players have read, and their whole families: none of them comes back."""

from __future__ import annotations

import re
from typing import Any

import pytest

from tests.words.ftl import FILES, messages
from trireme.games import make
from trireme.games.cyclades import events as of_cyclades
from trireme.games.peloponnes import events as of_peloponnes
from trireme.games.peloponnes.rules.ids import PEL_BLD_08, PEL_DSP_06, PEL_GEN_02, PEL_SUP_03
from trireme.kit.content.rulebook import LANGUAGES, Reason
from trireme.kit.engine.event import Event
from trireme.kit.registry import our_games
from trireme.words import Words
from trireme.words.bundles import TRIREME

SEATS = ("Maya", "Bob", "Zoé")
MAY_BE_PLURAL = ("tile", "twice", "other", "terrain", "end", "source")
"""Arguments that stand for a tile: the Fields, les Champs."""
ANY_NUMBER = "can|cannot|could|must|may|will|would|for|of|on"
"""What may follow such a name: it has no plural of its own."""


def said(event: Event, language: str) -> str:
    """In plain spaces, so that typography does not matter here."""
    game = "cyclades" if event.__module__ == of_cyclades.__name__ else "peloponnes"
    return re.sub(r"\s", " ", Words(language, game, SEATS).event(event))


def why(language: str, rule: Any, **figures: Any) -> str:
    return re.sub(r"\s", " ", Words(language, "peloponnes", SEATS).reason(Reason(rule, **figures)))


@pytest.mark.parametrize("place", FILES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_tile_is_the_subject_of_a_verb(place: str, language: str) -> None:
    """“Les Champs est”, “the Fields is”."""
    subject = re.compile(rf"\$({'|'.join(MAY_BE_PLURAL)})_The \}} (?!({ANY_NUMBER})\b)\w")
    wrong = [key for key, message in messages(place, language).items() if subject.search(message.source)]
    allowed = {"why-PEL-BLD-05"}  # The Fortress of Tiryns alone.
    allowed |= {f"why-PEL-{rule}" for rule in ("SEA-01", "SEA-03", "SEA-08", "MIX-05")}  # Sea tiles: the Sea 3.
    assert set(wrong) <= allowed


@pytest.mark.parametrize("place", FILES)
def test_nothing_is_never_too_little_of_something(place: str) -> None:
    """“nothing is not enough”: an empty list stands after a colon or as an object, never as a subject."""
    subject = re.compile(r"LIST\([^)]*\) \} (is|are|do|does|cannot|est|sont|ne) ")
    assert [key for key, message in messages(place, "en").items() if subject.search(message.source)] == []
    assert [key for key, message in messages(place, "fr").items() if subject.search(message.source)] == []


def test_one_coin_is_one() -> None:
    figures = {"coins": 1, "seat": 0, "bid": 1, "tile": "agora"}
    assert why("en", PEL_DSP_06, **figures) == (
        "Your displaced bid of 1 coin is not worth more than Maya’s 1 on the Agora."
    )
    assert "vos 1" not in why("fr", PEL_BLD_08, **figures)
    assert "do not" not in why("en", PEL_BLD_08, **figures)


def test_hunger() -> None:
    assert why("en", PEL_SUP_03, fed=3, food=0, fish=0) == (
        "Every inhabitant eats 1 food, and you have too little for 3 inhabitants. In store: nothing."
    )
    fed = of_peloponnes.Fed(seat=0, fed=5, fish=1, luxury=0, starved=2)
    assert said(fed, "en") == "Maya feeds 5 inhabitants, 1 of them with fish; for want of food 2 inhabitants are lost."
    assert said(fed, "fr") == (
        "Maya nourrit 5 habitants, dont 1 avec du poisson ; faute de nourriture, perte de 2 habitants."
    )
    nobody = of_peloponnes.Fed(seat=0, fed=0, fish=0, luxury=0, starved=1)
    assert said(nobody, "en") == "Maya can feed nobody; for want of food 1 inhabitant is lost."


def test_plural_names() -> None:
    assert why("fr", PEL_GEN_02, tile="terrain_a05") == "Dans la boîte, hors de la partie : les Champs (A5)."
    assert why("en", PEL_GEN_02, tile="terrain_a05") == "In the box, and out of the game: the Fields (A5)."


def test_nobody_ousts_himself() -> None:
    own = of_cyclades.Displaced(seat=0, by=0, god="ares", own=True)
    assert said(own, "en") == "Maya outbids the own other marker at Ares."
    assert said(own, "fr") == "Maya déloge son propre autre pion d’Arès."
    assert said(of_cyclades.Displaced(seat=1, by=0, god="ares", own=False), "en") == "Maya outbids Bob at Ares."


def test_means_say_what_is_promised() -> None:
    game = make("cyclades", players=2)
    facts = {
        "at": "offerings",
        "gods": ["ares", "zeus", "athena"],
        "offerings": {"ares": "A 1"},
        "players": {"A": {"gold": 7}},
        "turn_order": ["A", "A", "B", "B"],
    }
    question = game.asks(game.position(facts))[0]
    assert question.seat == 0
    told = re.sub(r"\s", " ", Words("en", "cyclades", SEATS).prompt(question))
    assert told.endswith("You have 7 gold, with 1 gold promised already.")


def test_who_is_displaced_reads_by_whom_and_from_where() -> None:
    game = make("peloponnes", players=2)
    facts = {"at": "bid", "order": ["A", "B"], "display": {"normal": ["agora", "bridge"]}}
    s = game.position({**facts, "players": {"A": {"coins": 9}, "B": {"coins": 9}}})
    game.apply(s, 0, "bid agora 4")
    game.apply(s, 1, "bid agora 5")
    (question,) = game.asks(s)
    assert Words("en", "peloponnes", SEATS).prompt(question) == (
        "Bob displaces you from the Agora. Move your 4 coins to another tile, or withdraw."
    )


def test_islands_have_their_accents_in_french() -> None:
    assert [Words("fr", "cyclades").name("island", id) for id in ("delos", "thera", "kea")] == ["Délos", "Théra", "Kéa"]
    assert Words("en", "cyclades").name("island", "delos") == "Delos"


def test_no_sentence_of_ours_names_a_fault_of_its_sources() -> None:
    for game in our_games():
        for file in (TRIREME / "games" / game / "words").iterdir():
            assert "pieced together" not in file.read_text(encoding="utf-8")
