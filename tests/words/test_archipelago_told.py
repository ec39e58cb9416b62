"""Everything that Archipelago says in random games and in its cases can be said in both languages."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.words.ftl import keys
from tests.words.telling import SEATS, Ear, listen, tell, tell_cases
from trireme.games.archipelago import events
from trireme.games.archipelago.effects.table import effects_of
from trireme.games.archipelago.game import Archipelago
from trireme.games.archipelago.rules.ids import (
    ARC_CRD_23,
    ARC_EXP_20,
    ARC_HAR_11,
    ARC_NEG_17,
    ARC_WON_07,
)
from trireme.games.archipelago.sentences import sentences
from trireme.kit.content.rulebook import LANGUAGES, Reason
from trireme.kit.engine.event import Event
from trireme.kit.engine.question import Forecast, Question
from trireme.kit.engine.view import Result
from trireme.words import Words

CASES = Path(__file__).resolve().parents[1] / "games" / "archipelago" / "cases"
GAMES: list[dict[str, Any]] = [
    {"players": 2, "length": "short", "offers": 1},
    {"players": 3, "length": "short", "offers": 2, "variants": ["desert-start", "objective-choice"]},
    {"players": 4, "length": "short", "offers": 1, "variants": ["chosen-trend", "two-trends"]},
    {"players": 3, "length": "short", "offers": 0, "chance": "explicit"},
    {"players": 3, "length": "short", "offers": 0, "variants": ["open-objectives"]},
]


@pytest.fixture(scope="module")
def ear() -> Ear:
    """Has heard some random games and all cases."""
    ear = Ear("archipelago")
    for seed, options in enumerate(GAMES):
        tell(ear, seed, **options)
    tell_cases(ear, CASES)
    for question in seldom_asked():
        ear.question(question)
    ear.events([events.HexesDiscarded(seat=0), events.ShowsNothing(seat=0)])
    for rule in (ARC_EXP_20, ARC_WON_07, ARC_HAR_11, ARC_CRD_23):  # only against what nobody lists
        ear.reason(Reason(rule))
    return ear


def seldom_asked() -> Iterator[Question]:
    """Which of two objectives is seen, and where ships go when there are too few."""
    game = Archipelago(players=2, chance="explicit")
    s = game.position({"at": "actions", "players": {"A": {"cards": ["A03"], "units": ["R00/water"]}}})
    game.apply(s, 0, "use A03")
    yield from game.asks(s)
    game = Archipelago(players=3)
    ports = {"R04b": {"cell": "0,-1", "buildings": {"port": 1}}, "R09a": {"cell": "0,1", "buildings": {"port": 1}}}
    fleet = ["R09a/port", "R04b/port", "R09a/land", *["R00/water"] * 3]
    owner = {"cards": ["A40"], "stock": {"stone": 2, "iron": 1}, "units": fleet}
    s = game.position({"at": "actions", "map": ports, "players": {"A": owner}})
    game.apply(s, 0, "use A40")
    yield from game.asks(s)


@pytest.mark.full
@pytest.mark.parametrize("kind", ["ask", "answer", "draw", "event", "outlook"])
def test_every_sentence_of_a_kind_is_used_by_some_game(ear: Ear, kind: str) -> None:
    written = {key for key in keys("archipelago", "en") if key.startswith(f"{kind}-")}
    heard = {key for key in ear.heard if key.startswith(f"{kind}-") and not key.startswith("answer-deal-")}
    assert written == heard


@pytest.mark.full
def test_every_refusal_is_heard(ear: Ear) -> None:
    written = {key for key in keys("archipelago", "en") if key.startswith("why-")}
    heard = {key.partition(".")[0] for key in ear.heard if key.startswith("why-")}
    assert written == {key for key in heard if "KIT-" not in key}


def test_every_card_and_event_says_what_it_does() -> None:
    game = Archipelago()
    for language in LANGUAGES:
        words = Words(language, game.name, SEATS)
        for effects in effects_of(game.ruleset):
            for key, figures in sentences(effects):
                listen(words.say(key, **figures), language)


@pytest.mark.parametrize(
    ("event", "english", "french"),
    [
        (
            events.Offered(seat=0, seats=(1, 2), give={"wood": 2, "A16": 1}, get={"florins": 3}),
            "Alice offers Bob and Zoé: 2 wood and Moneylender for 3 florins.",
            "Alice propose à Bob et Zoé\u202f: 2 bois et Prêteur contre 3 florins.",
        ),
        (
            events.Exchanged(seat=1, by=0, give={"florins": 1}, get={}),
            "Bob takes from Alice: 1 florin for nothing.",
            "Bob reçoit d’Alice\u202f: 1 florin contre rien.",
        ),
        (
            events.PromiseBroken(seat=1, by=0, what="repay", count=4),
            "Bob has broken his word to Alice: 4 florins by the end of the next round.",
            "Bob a manqué à sa parole envers Alice\u202f: 4 florins avant la fin de la manche suivante.",
        ),
    ],
)
def test_what_happens_is_told_with_names(event: Event, english: str, french: str) -> None:
    told = [Words(language, "archipelago", seats=SEATS).event(event) for language in ("en", "fr")]
    assert told == [english, french]


def test_who_has_laid_something_out_is_told_to_withdraw_it() -> None:
    reason = Reason(ARC_NEG_17, unit="wood", laid=2)
    told = Words("en", "archipelago", seats=SEATS).reason(reason)
    assert told == "2 wood of yours lies in an open offer: withdraw that first."


@pytest.mark.parametrize(
    ("outlook", "english"),
    [
        (Forecast(id="revolt", args={"rebels": 3, "left": 0}), "3 rebels: one more, and there is a revolt."),
        (
            Forecast(id="population", args={"workers": 4, "rebels": 9, "revolt": 1}),
            "Phase 3, as things stand: then 4 surplus workers and 9 rebels, which is a revolt.",
        ),
        (
            Forecast(id="domestic", args={"resource": "fish", "citizens": 9, "per_cube": 8, "cubes": 2}),
            "Domestic crisis: 9 citizens lie down; each 1 fish stands up 8, so 2 fish would do.",
        ),
    ],
)
def test_what_comes_is_told(outlook: Forecast, english: str) -> None:
    assert Words("en", "archipelago", seats=SEATS).outlook(outlook) == english
    listen(Words("fr", "archipelago", seats=SEATS).outlook(outlook), "fr")


@pytest.mark.parametrize("ending", sorted(key for key in keys("archipelago", "en") if key.startswith("ending-")))
@pytest.mark.parametrize("winners", [1, 2])
def test_every_ending_can_be_told(ending: str, winners: int) -> None:
    result = Result(places=(1,) * winners, scores=(7,) * winners, breakdown=({},) * winners, ending=ending)
    for language in LANGUAGES:
        listen(Words(language, "archipelago", seats=SEATS).ending(result), language)
