"""Everything that Peloponnes says in random games can be said in both languages, and says what it should."""

from __future__ import annotations

from typing import Any

import pytest

from tests.words.ftl import keys, messages
from tests.words.peloponnes_refusals import REFUSALS
from tests.words.telling import SEATS, Ear, listen, tell
from tests.words.test_peloponnes_refusals import finished_twice, must_withdraw, raised_by_luxury, reason_of
from trireme.kit.content.rulebook import LANGUAGES
from trireme.kit.engine.view import Result
from trireme.words import Words

ALL = ["hellas", "sea", "six"]
GAMES: list[dict[str, Any]] = [
    *({"players": players} for players in (2, 3, 4, 5)),
    *({"players": 1, "level": level} for level in (0, 2, 5)),
    {"players": 1, "level": 3, "series": ["sparta", "argos"]},
    {"players": 3, "chance": "explicit"},
    *({"players": players, "modules": ALL} for players in (1, 4, 6)),
    {"players": 2, "modules": ALL, "chance": "explicit"},
]


@pytest.fixture(scope="module")
def ear() -> Ear:
    """Has heard several random games of every kind."""
    ear = Ear()
    for seed in (1, 2):
        for options in GAMES:
            tell(ear, seed, **options)
    tell(ear, 1, {"at": "score", "players": {"A": {"buildings": ["stockade"]}}}, players=3, modules=ALL)
    return ear


@pytest.mark.slow
@pytest.mark.parametrize("kind", ["ask", "answer", "draw", "event", "outlook"])
def test_every_sentence_of_a_kind_is_used_by_some_game(ear: Ear, kind: str) -> None:
    written = {key for key in keys("peloponnes", "en") if key.startswith(f"{kind}-")}
    assert written == {key for key in ear.heard if key.startswith(f"{kind}-")}


@pytest.mark.slow
def test_every_refusal_and_its_variants_are_heard_in_a_game_or_shown(ear: Ear) -> None:
    for row in REFUSALS:
        ear.reason(reason_of(*row[:5]))
    ear.reason(must_withdraw())
    ear.reason(raised_by_luxury())
    ear.reason(finished_twice())
    written = {
        f"{key}.{variant}"
        for key, message in messages("peloponnes", "en").items()
        if key.startswith("why-")
        for variant in message.arguments
    }
    assert written == {key for key in ear.heard if key.startswith("why-") and "KIT-ASK-01" not in key}


ENDINGS = sorted(key for key in keys("peloponnes", "en") if key.startswith("ending-"))


@pytest.mark.parametrize("ending", ENDINGS)
@pytest.mark.parametrize("score", [0, 1, 30])
@pytest.mark.parametrize("winners", [1, 2, 3])
def test_every_ending_can_be_told(ending: str, score: int, winners: int) -> None:
    result = Result(places=(1,) * winners, scores=(score,) * winners, breakdown=({},) * winners, ending=ending)
    for language in LANGUAGES:
        told = Words(language, "peloponnes", seats=SEATS).ending(result)
        listen(told, language)
        assert [name for name in SEATS if name in told] == [*SEATS[:winners]]
        assert str(score) in told


def test_winners_are_named() -> None:
    result = Result(places=(1, 2, 1), scores=(31, 20, 31), breakdown=({}, {}, {}), ending="ending-scored")
    english, french = (Words(language, "peloponnes", seats=SEATS) for language in LANGUAGES)
    assert english.ending(result) == "Alice and Zoé share the victory with 31 points each."
    assert french.ending(result) == "Alice et Zoé partagent la victoire avec 31 points."
