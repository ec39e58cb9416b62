"""What Peloponnes says when it refuses a move: the rule in a sentence, with the figures of the position."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from tests.words.peloponnes_refusals import REFUSALS
from tests.words.telling import SEATS
from trireme.games import make
from trireme.kit.content.rulebook import LANGUAGES, Reason, Rule
from trireme.words import Words


@pytest.mark.parametrize("row", REFUSALS, ids=lambda row: row[0])
def test_a_refusal_says_why_with_the_figures_of_the_position(row: Sequence[Any]) -> None:
    *case, english, french = row
    assert Words("en", "peloponnes", seats=SEATS).reason(reason_of(*case)) == english
    assert Words("fr", "peloponnes", seats=SEATS).reason(reason_of(*case)) == french


def reason_of(
    rule: str, options: Mapping[str, Any], facts: Mapping[str, Any], draws: Mapping[str, list[str]], move: str
) -> Reason:
    game = make("peloponnes", **options)
    s = game.positions.stand(facts)
    s.forced_draws = {label: outcomes[:] for label, outcomes in draws.items()}
    game.proceed(s, forced=False)
    return next(reason for reason in game.why_not(s, 0, move) if reason.rule.id == rule)


def displaced(display: list[str], bids: tuple[str, str], move: str, **mine: int) -> list[Reason]:
    """What Alice hears who was displaced by Bob and tries this move."""
    game = make("peloponnes", players=2)
    s = game.position({"at": "bid", "display": {"normal": display}, "order": ["A", "B"], "players": {"A": mine}})
    for seat, bid in enumerate(bids):
        for code in game.checked(s, seat, bid):
            game.answer(s, seat, code)
        game.proceed(s, forced=False)
    return game.why_not(s, 0, move)


def must_withdraw() -> Reason:
    """What Alice hears whose displaced bid suits no tile; in play she is answered for."""
    reasons = displaced(["street", "market"], ("bid street 1", "bid street 2"), "move market")
    return next(reason for reason in reasons if reason.rule.id == "PEL-DSP-09")


def raised_by_luxury() -> Reason:
    """What Alice hears who bids anew instead of moving, with more than her coins."""
    bids = ("bid market 3", "bid market 4")
    reasons = displaced(["bridge", "terrain_a04", "market"], bids, "bid terrain_a04 7", coins=6, luxury=9)
    return next(reason for reason in reasons if reason.rule.id == "PEL-LUX-08")


def finished_twice() -> Reason:
    """What Alice hears who names a marked building twice."""
    game = make("peloponnes", players=2)
    marked = {"buildings": ["market"], "marked": ["market"], "population": 0, "wood": 9, "stone": 9}
    s = game.position({"at": "supply", "round": 5, "players": {"A": marked, "B": {"population": 0}}})
    return next(reason for reason in game.why_not(s, 0, "finish market market") if reason.rule.id == "PEL-SUP-07")


def test_a_marked_building_is_named_once() -> None:
    english, french = (Words(language, "peloponnes").reason(finished_twice()) for language in LANGUAGES)
    assert english == "You name the Market twice: each building is finished once."
    assert french == "Vous nommez le Marché deux fois\u202f: chaque bâtiment s’achève une fois."


def test_a_bid_that_suits_no_tile_must_be_withdrawn() -> None:
    english, french = (Words(language, "peloponnes").reason(must_withdraw()) for language in LANGUAGES)
    assert english == "No other tile can take your displaced bid, so you must withdraw."
    assert french == "Aucune autre tuile ne peut recevoir votre offre délogée\u202f: il faut vous retirer."


def test_a_reason_without_a_sentence_is_an_error() -> None:
    with pytest.raises(LookupError, match="why-PEL-XYZ-01 in fr"):
        Words("fr", "peloponnes").reason(Reason(Rule("PEL-XYZ-01")))
