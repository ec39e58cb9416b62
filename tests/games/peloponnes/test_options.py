"""Options that cannot be: each is refused before anything is made, in a sentence that says what would be right."""

from __future__ import annotations

from typing import Any

import pytest

from trireme.games.peloponnes.game import Peloponnes
from trireme.kit.errors import BadOption

MISTAKES: list[tuple[dict[str, Any], str, str]] = [
    (
        {"colour": "red"},
        "colour",
        "Option colour: this game does not have it. It has players, level, series, modules, chance.",
    ),
    ({"players": 0}, "players", "Option players: 0 is out of bounds. It goes from 1 to 5."),
    ({"players": 7}, "players", "Option players: 7 is out of bounds. It goes from 1 to 5."),
    ({"players": -2}, "players", "Option players: -2 is out of bounds. It goes from 1 to 5."),
    (
        {"players": "two"},
        "players",
        "Option players: “two” is not a whole number. Write it in digits, such as 4.",
    ),
    ({"players": 2.0}, "players", "Option players: “2.0” is not a whole number. Write it in digits, such as 4."),
    ({"players": True}, "players", "Option players: “True” is not a whole number. Write it in digits, such as 4."),
    ({"players": 1, "level": 6}, "level", "Option level: 6 is out of bounds. It goes from 0 to 5."),
    ({"players": 1, "level": -1}, "level", "Option level: -1 is out of bounds. It goes from 0 to 5."),
    (
        {"players": 2, "level": 1},
        "level",
        "Option level: levels are for one player. Leave it out, or take players=1.",
    ),
    (
        {"players": 1, "level": 2, "series": ["athens"]},
        "series",
        "Option series: “athens” is not known. There are messene, patras, arkadia, korinth, sparta, pylos, argos.",
    ),
    (
        {"players": 1, "level": 3, "series": "sparta"},
        "series",
        'Option series: “sparta” is not a list of names. Write them like this: ["sparta", "argos"].',
    ),
    (
        {"players": 3, "modules": "sea"},
        "modules",
        'Option modules: “sea” is not a list of names. Write them like this: ["hellas", "sea"].',
    ),
    (
        {"players": 1, "series": ["sparta"]},
        "series",
        "Option series: a series is played by levels. Give a level too.",
    ),
    (
        {"players": 2, "seats": ["A"]},
        "players",
        "Option players: 2 do not fit 1 named seats. Name each seat once.",
    ),
    (
        {"seats": ["A", "A"]},
        "seats",
        "Option seats: “A” cannot name a seat. Use different single words such as A, B, C.",
    ),
    (
        {"seats": ["Ann Lee", "B"]},
        "seats",
        "Option seats: “Ann Lee” cannot name a seat. Use different single words such as A, B, C.",
    ),
    (
        {"modules": ["hades"]},
        "modules",
        "Option modules: “hades” is not known. There are hellas, sea, six.",
    ),
    (
        {"chance": "loaded"},
        "chance",
        "Option chance: “loaded” is not known. There are sealed, explicit.",
    ),
]


@pytest.mark.parametrize(("options", "option", "sentence"), MISTAKES)
def test_a_bad_option_is_refused(options: dict[str, Any], option: str, sentence: str) -> None:
    with pytest.raises(BadOption) as mistake:
        Peloponnes(**options)
    assert mistake.value.option == option
    assert str(mistake.value) == sentence


@pytest.mark.rules("PEL-SOL-15")
def test_a_series_names_no_civilization_twice() -> None:
    with pytest.raises(BadOption) as mistake:
        Peloponnes(players=1, level=3, series=["sparta", "sparta"])
    assert str(mistake.value) == "Option series: “sparta” stands twice. Each level needs another one."


@pytest.mark.rules("PEL-SOL-18")
def test_a_level_of_a_series_opens_when_the_one_before_is_completed() -> None:
    with pytest.raises(BadOption) as mistake:
        Peloponnes(players=1, level=4, series=["sparta", "argos"])
    assert str(mistake.value) == "Option series: level 4 is not open yet. Complete level 3 first."
    assert Peloponnes(players=1, level=3, series=["sparta", "argos"]).options["level"] == 3


@pytest.mark.rules("PEL-SIX-01")
@pytest.mark.parametrize("modules", [[], ["hellas"], ["sea"], ["hellas", "sea"]])
def test_six_players_need_the_six_player_tiles(modules: list[str]) -> None:
    with pytest.raises(BadOption) as mistake:
        Peloponnes(players=6, modules=modules)
    assert mistake.value.option == "players"
    assert str(mistake.value) == (
        "Option players: 6 is out of bounds. It goes from 1 to 5; more can play with the module six."
    )
    assert Peloponnes(players=6, modules=[*modules, "six"]).seats == ("A", "B", "C", "D", "E", "F")


@pytest.mark.rules("PEL-MIX-13")
def test_a_series_with_hellas_is_apart_from_one_without() -> None:
    """Only a series with Hellas knows its civilizations."""
    assert Peloponnes(players=1, level=2, series=["thebes"], modules=["hellas"]).ruleset.series == ("thebes",)
    with pytest.raises(BadOption) as mistake:
        Peloponnes(players=1, level=2, series=["thebes"])
    assert str(mistake.value) == (
        "Option series: “thebes” is not known. There are messene, patras, arkadia, korinth, sparta, pylos, argos."
    )


def test_modules_are_named_in_their_own_order() -> None:
    assert Peloponnes(players=3, modules=["six", "hellas", "six"]).options == {
        "players": 3,
        "modules": ["hellas", "six"],
    }


def test_usual_options_are_not_named() -> None:
    assert Peloponnes().options == {"players": 4}
    assert Peloponnes(seats=["Ann", "Bob"]).options == {"players": 2}
    table = Peloponnes(players=1, level=2, series=["sparta"], chance="explicit").options
    assert table == {"players": 1, "level": 2, "series": ["sparta"], "chance": "explicit"}
