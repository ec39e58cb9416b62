"""The way that the page draws is said by the rules: over which seas troops march, and that Pegasus passes none."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.cyclades.joining import joining
from trireme.games.cyclades import events
from trireme.games.cyclades.game import Cyclades
from trireme.games.cyclades.ruleset import Ruleset
from trireme.games.cyclades.state import State
from trireme.kit.engine.question import Amount, Pick
from trireme.kit.seats import Seat

FACTS: dict[str, Any] = {
    "at": "actions",
    "gods": ["ares", "zeus"],
    "offerings": {"ares": "A 1"},
    "islands": {
        "kythnos": {"owner": "A", "troops": 2},
        "gyaros": {"owner": "A"},
        "rineia": {"owner": "B", "troops": 1},
    },
    "seas": {"E4": "A 1", "F4": "A 1", "F5": "A 1"},
    "players": {"A": {"gold": 9}},
}
TO_RINEIA = "troops kythnos>rineia"


def asked(game: Cyclades, facts: dict[str, Any]) -> tuple[State, Pick]:
    s = game.positions.stand(facts)
    game.proceed(s)
    game.apply(s, 0, "recruit gyaros")
    (question,) = game.asks(s)
    assert isinstance(question, Pick)
    return s, question


def way_of(question: Pick, text: str) -> list[tuple[str, ...]]:
    return [answer.way for answer in question.answers if answer.text == text]


def closing(*seas: str) -> Cyclades:
    """A game in which a module closes these seas to everybody (HAD-OBJ-16, TIT-TEA-05)."""

    def closed(ruleset: Ruleset, s: State, seat: Seat) -> int:
        return sum(1 << ruleset.tables.sea_number[sea] for sea in seas)

    with joining(lambda ruleset: ruleset.points.closed_seas.append(closed), lambda ruleset: {}):
        return Cyclades(players=2)


@pytest.mark.rules("CYC-TRP-03")
def test_troops_march_over_the_shortest_chain() -> None:
    _, question = asked(Cyclades(players=2), FACTS)
    assert way_of(question, TO_RINEIA) == [("island:kythnos", "sea:E4", "island:rineia")]


@pytest.mark.rules("CYC-TRP-03")
def test_a_closed_sea_is_no_part_of_a_chain() -> None:
    _, question = asked(closing("E4"), FACTS)
    assert way_of(question, TO_RINEIA) == [("island:kythnos", "sea:F4", "sea:F5", "island:rineia")]
    _, question = asked(closing("E4", "F5"), FACTS)
    assert way_of(question, TO_RINEIA) == []


def test_the_way_is_still_said_when_the_number_is_asked() -> None:
    game = closing("E4")
    s, question = asked(game, FACTS)
    (answer,) = [answer for answer in question.answers if answer.text == TO_RINEIA]
    game.play(s, answer.code)
    (amount,) = game.asks(s)
    assert isinstance(amount, Amount)
    assert amount.way == ("island:kythnos", "sea:F4", "sea:F5", "island:rineia")


@pytest.mark.rules("CYC-PEG-01")
def test_pegasus_passes_no_sea() -> None:
    facts = {**FACTS, "track": ["pegasus", "siren", "giant"]}
    game = Cyclades(players=2)
    s, _ = asked(game, facts)
    game.apply(s, 0, "call pegasus")
    (question,) = game.asks(s)
    assert isinstance(question, Pick)
    assert way_of(question, "pegasus kythnos>rineia") == [("island:kythnos", "island:rineia")]
    game.play(s, next(answer.code for answer in question.answers if answer.text == "pegasus kythnos>rineia"))
    (amount,) = game.asks(s)
    assert amount.way == ("island:kythnos", "island:rineia")


@pytest.mark.rules("CYC-FLT-03")
def test_fleets_go_from_sea_to_sea() -> None:
    facts = {**FACTS, "gods": ["poseidon", "zeus"], "offerings": {"poseidon": "A 1"}}
    game = Cyclades(players=2)
    s = game.positions.stand(facts)
    game.proceed(s)
    game.apply(s, 0, "recruit E4")
    (question,) = game.asks(s)
    assert isinstance(question, Pick)
    assert way_of(question, "fleet F4>G3") == [("sea:F4", "sea:G3")]
    game.apply(s, 0, "fleet F4>G3 x1")
    (question,) = game.asks(s)
    assert isinstance(question, Pick)
    assert ("sea:G3", "sea:H2") in [answer.way for answer in question.answers]


def march(game: Cyclades, facts: dict[str, Any], *moves: str) -> list[tuple[str, ...]]:
    """The ways that events tell while these moves are played."""
    s, _ = asked(game, facts)
    s.journal = []
    for move in moves:
        (seat,) = game.asked(s)
        game.apply(s, seat, move)
    return [event.places() for event in s.journal if isinstance(event, events.TroopsMoved | events.Retreated)]


@pytest.mark.rules("CYC-TRP-03")
def test_everybody_is_told_on_which_way_troops_have_come() -> None:
    kythnos, rineia = "island:kythnos", "island:rineia"
    move = f"{TO_RINEIA} x1"
    assert march(Cyclades(players=2), FACTS, move) == [(kythnos, "sea:E4", rineia)]
    assert march(closing("E4"), FACTS, move) == [(kythnos, "sea:F4", "sea:F5", rineia)]
    flying = {**FACTS, "track": ["pegasus", "siren", "giant"]}
    assert march(Cyclades(players=2), flying, "call pegasus", "pegasus kythnos>rineia x1") == [(kythnos, rineia)]


@pytest.mark.rules("CYC-RET-03")
def test_everybody_is_told_on_which_way_troops_retreat() -> None:
    facts = {**FACTS, "islands": {**FACTS["islands"], "rineia": {"owner": "B", "troops": 3}}}
    told = march(closing("E4"), facts, f"{TO_RINEIA} x2", "stay", "retreat kythnos")
    assert told[1:] == [("island:rineia", "sea:F5", "sea:F4", "island:kythnos")]
