"""Creatures and Heroes: what cases cannot say."""

from __future__ import annotations

from io import StringIO
from random import Random
from typing import Any

import pytest
from rich.console import Console

from tests.games.cyclades.hades.mustered import Mustered
from trireme.games import make
from trireme.games.cyclades.game import Cyclades
from trireme.games.cyclades.modules.hades.heroes import events
from trireme.games.cyclades.modules.hades.heroes.part import heroes
from trireme.games.cyclades.modules.hades.piece import figures
from trireme.games.cyclades.terminal import TerminalBoard
from trireme.kit.engine.question import Forecast, Pick
from trireme.kit.errors import Impossible, Unreadable
from trireme.kit.harness import Density, check_all
from trireme.words import Words

HEROES = {"achilles", "penthesilea", "perseus", "theseus", "odysseus", "hector"}
GAME = Cyclades(seats="ABC", modules=["hades.heroes", "hades.manticore"])
ON_ARES: dict[str, Any] = {
    "at": "actions",
    "cycle": 3,
    "gods": ["ares", "zeus"],
    "offerings": {"ares": "A 1"},
    "players": {"A": {"gold": 3}},
    "turn": {"god": "ares"},
}


@pytest.mark.rules("HAD-HER-01", "HAD-BEA-01", "HAD-BEA-02", "HAD-BEA-22")
@pytest.mark.parametrize(
    ("modules", "more", "less"),
    [
        (["hades.god"], set(), set()),
        (["hades.free-placement"], set(), set()),
        (["hades.favours"], set(), set()),
        (["hades.heroes"], {"cerberus", "charon", "erinyes", "chiron-hades"} | HEROES, {"chiron"}),
        (
            ["hades.heroes", "hades.manticore"],
            {"cerberus", "charon", "erinyes", "chiron-hades", "manticore"} | HEROES,
            {"chiron"},
        ),
        (
            ["hades.god", "hades.heroes"],
            {"cerberus", "charon", "erinyes", "chiron-hades", "empusa"} | HEROES,
            {"chiron"},
        ),
    ],
    ids=lambda names: "-".join(sorted(names)),
)
def test_which_cards_are_in_the_pile(modules: list[str], more: set[str], less: set[str]) -> None:
    def pile(game: Any) -> set[str]:
        view = game.view(game.start(seed=1))
        return {*view.to_come, *(space.creature for space in view.track if space.creature)}

    assert pile(make("cyclades", players=3, modules=modules)) == (pile(make("cyclades", players=3)) | more) - less


@pytest.mark.full
@pytest.mark.parametrize("seed", range(3))
def test_a_table_full_of_heroes_passes(seed: int) -> None:
    check_all(Mustered(), seed, Density(every=7, answers=2, wrong=3))


def test_random_games_show_nearly_all_that_happens() -> None:
    """Nothing that the cases show is out of reach in play."""
    game, seen = Mustered(), set()
    for seed in range(15):
        s, rng = game.start(seed=seed, journal=True), Random(seed)
        while s.stack:
            game.play(s, rng.choice(game.legal(s)))
        assert s.journal is not None
        seen |= {type(event) for event in s.journal}
    known = {each for each in vars(events).values() if isinstance(each, type) and each.__module__ == events.__name__}
    rare = {events.NecropolisEmptied, events.AmazonsGone, events.HeroStruck}
    rare |= {events.HeroOffered}  # All of them have come already.
    assert known - seen <= rare


@pytest.mark.rules("HAD-HER-12")
def test_heroes_on_the_track_are_told_as_heroes() -> None:
    facts = {"at": "creatures", "cycle": 4, "track": ["kraken", "siren", "hector"]}
    s = GAME.positions.stand(facts)
    s.journal, s.forced_draws = [], {"creatures": ["theseus"]}
    GAME.proceed(s)
    words = Words("en", "cyclades", GAME.seats)
    told = [words.event(event) for event in s.journal if "hero" in str(event.__struct_config__.tag)]
    assert told == ["Nobody has recruited Hector.", "Hector leaves the game.", "A Hero for 4 gold: Theseus."]


# Secrets.


@pytest.mark.rules("HAD-HER-07")
@pytest.mark.parametrize("gold", [0, 5])
def test_being_asked_to_pay_betrays_no_gold(gold: int) -> None:
    """Rich or poor, the same seat is asked, and others see the same."""
    facts = {
        "at": "hades.upkeep",
        "cycle": 3,
        "players": {"B": {"gold": gold}},
        "hades": {"heroes": {"hector": {"island": "tinos"}}},
    }
    s = GAME.position(facts)
    (question,) = GAME.asks(s)
    assert (question.seat, question.cover) == (1, True)
    poor = GAME.position({**facts, "players": {"B": {"gold": 1}}})
    assert GAME.view(s, 0) == GAME.view(poor, 0)


@pytest.mark.rules("HAD-HER-07")
def test_whoever_is_absent_pays_while_the_gold_lasts() -> None:
    at = {"at": "hades.upkeep", "cycle": 3, "hades": {"heroes": {"hector": "gyaros", "achilles": "amorgos"}}}
    s = GAME.position({**at, "players": {"A": {"gold": 3}}})
    defaults = []
    while GAME.asks(s)[0].prompt == "hades.keep":
        (question,) = GAME.asks(s)
        assert isinstance(question, Pick)
        defaults.append(next(answer.text for answer in question.answers if answer.code == question.default))
        GAME.apply(s, 0, defaults[-1])
    assert defaults == ["hades.keep achilles", "hades.dismiss hector"]


# What comes.


def upkeep(s: Any, seat: int | None) -> list[Forecast]:
    return [each for each in GAME.view(s, seat).outlooks if each.id == "hades.upkeep"]


@pytest.mark.rules("HAD-HER-07")
def test_what_heroes_will_cost_is_told() -> None:
    """A has 1 gold and an income of 2; others are not told so."""
    facts = {
        "cycle": 3,
        "players": {"A": {"gold": 1}},
        "hades": {"heroes": {"hector": "gyaros", "achilles": "amorgos"}},
    }
    s = GAME.position(facts)
    (mine,), (theirs,) = upkeep(s, 0), upkeep(s, 1)
    assert dict(mine.args) == {"seat": 0, "count": 2, "due": 4, "gold": 3}
    assert dict(theirs.args) == {"seat": 0, "count": 2, "due": 4}
    words = Words("en", "cyclades", GAME.seats)
    assert words.outlook(mine) == "After the next income the Heroes of A cost 4 gold. As things stand A will have 3."
    assert words.outlook(theirs) == "After the next income the Heroes of A cost 4 gold."
    assert not upkeep(GAME.position({"cycle": 3}), 0)


@pytest.mark.rules("HAD-HER-09")
def test_odds_are_those_of_the_base_game_where_no_hero_fights() -> None:
    def odds(units: dict[str, int]) -> list[str]:
        s = GAME.position({**ON_ARES, "islands": {"gyaros": {"troops": 2}, "tinos": {"units": units}}})
        (question,) = GAME.asks(s)
        assert isinstance(question, Pick)
        (attack,) = [each for each in question.answers if each.text.startswith("troops gyaros>tinos")]
        return [each.id for each in attack.outlooks]

    assert odds({}) == ["battle", "battle"]
    assert odds({"hector": 1}) == ["hades-battle", "hades-battle"]


# What is seen and told.


def test_the_view_tells_where_heroes_stand_and_since_when() -> None:
    facts = {
        "cycle": 4,
        "islands": {"amazons": {"owner": "C"}},
        "hades": {"heroes": {"hector": {"island": "tinos", "hired": 2}, "theseus": "gone"}},
    }
    for seat in (None, 0, 1, 2):
        view = GAME.view(GAME.position(facts), seat)
        assert view.modules["hades"]["heroes"] == [{"hero": "hector", "seat": 1, "island": "tinos", "hired": 2}]
        assert view.modules["hades"]["gone_heroes"] == ["penthesilea", "theseus"]
        assert view.modules["hades"]["upkeep"] == [0, 2, 0]
        assert [player.islands for player in view.players] == [2, 2, 2]


@pytest.mark.parametrize(("language", "told"), [("en", "Hector"), ("fr", "Héros")])
def test_the_terminal_tells_of_heroes(language: str, told: str) -> None:
    s = GAME.position({"cycle": 4, "hades": {"heroes": {"hector": {"island": "tinos", "hired": 2}}}})
    words = Words(language, "cyclades", GAME.seats)
    console = Console(file=StringIO(), width=110, force_terminal=False)
    for part in TerminalBoard(GAME, words).draw(GAME.view(s, 0), 110):
        console.print(part)
    assert isinstance(console.file, StringIO)
    assert told in console.file.getvalue()


def test_a_hero_in_battle_stands_nowhere() -> None:
    battle = {"place": "tinos", "attacker": "A", "attackers": 2, "units": {"theseus": 1}}
    s = GAME.position({**ON_ARES, "battle": battle, "hades": {"heroes": {"theseus": {"hired": 2}}}})
    told = GAME.view(s).modules["hades"]["heroes"]
    assert told == [{"hero": "theseus", "seat": 0, "island": "", "hired": 2}]
    assert heroes(GAME.ruleset, s).owner[3] == 0


def test_house_content_is_marked() -> None:
    """What could not be read from the printed cards; the page tells so wherever a card is explained."""
    assert {hero.id for hero in figures(GAME.ruleset).hero if hero.provenance == "designed"} == HEROES


# What no game can come to.


@pytest.mark.parametrize(
    ("facts", "rule"),
    [
        ({"discard": ["hector"]}, "HAD-HER-13"),
        ({"track": ["chiron"]}, "HAD-BEA-01"),
        ({"discard": ["chiron"]}, "HAD-BEA-01"),
        ({"figures": {"chiron": {"island": "tinos"}}}, "HAD-BEA-01"),
        ({"discard": ["empusa"]}, "HAD-BEA-02"),
        ({"hades": {"heroes": {"hector": {"island": "tinos", "hired": 4}}}}, "HAD-HER-15"),
        ({"islands": {"amazons": "A 1"}}, "HAD-PWR-18"),
        ({"islands": {"amazons": {"owner": "A", "prosperity": 1}}}, "HAD-PWR-18"),
    ],
    ids=str,
)
def test_what_no_game_can_come_to(facts: dict[str, Any], rule: str) -> None:
    s = GAME.positions.stand({"cycle": 3, **facts})
    assert [found[2].id for found in GAME.positions.impossible(s)] == [rule]


@pytest.mark.rules("HAD-BEA-22")
def test_the_manticore_is_nowhere_unless_she_was_chosen() -> None:
    game = Cyclades(seats="ABC", modules=["hades.heroes"])
    s = game.positions.stand({"cycle": 3, "discard": ["manticore"]})
    assert [found[2].id for found in game.positions.impossible(s)] == ["HAD-BEA-22"]


@pytest.mark.parametrize(
    ("facts", "rule"),
    [
        ({"islands": {"tinos": {"units": {"hector": 2}}}}, "HAD-HER-01"),
        ({"islands": {"tinos": {"units": {"hector": 1}}, "gyaros": {"units": {"hector": 1}}}}, "HAD-HER-01"),
        ({"islands": {"amazons": "A"}, "hades": {"heroes": {"penthesilea": "tinos"}}}, "HAD-BEA-10"),
    ],
    ids=str,
)
def test_what_cannot_stand_at_all(facts: dict[str, Any], rule: str) -> None:
    with pytest.raises(Impossible) as error:
        GAME.position({"cycle": 3, **facts})
    assert error.value.figures["rule"] == rule


@pytest.mark.parametrize(
    ("facts", "problem"),
    [
        ({"hades": {"heroes": {"hector": "atlantis"}}}, "hades.heroes.hector.island: “atlantis” is not known."),
        ({"hades": {"heroes": {"zorro": "tinos"}}}, "hades.heroes.zorro: “zorro” is not known."),
        ({"hades": {"heroes": {"hector": "rineia"}}}, "hades.heroes.hector.island: 1 units lie here"),
        ({"hades": {"heroes": {"hector": {"hired": 1}}}}, "hades.heroes.hector.island: 1 units lie here"),
        ({"hades": {"heroes": {"hector": {"island": "tinos", "owner": "A"}}}}, "hades.heroes.hector.owner:"),
        ({"track": ["hector"], "hades": {"heroes": {"hector": "gone"}}}, "hades.heroes.hector: “hector” is at track"),
        (
            {"islands": {"tinos": {"units": {"hector": 1}}}, "hades": {"heroes": {"hector": "gone"}}},
            "hades.heroes.hector: “hector” is at tinos",
        ),
    ],
    ids=str,
)
def test_facts_that_do_not_fit_are_told(facts: dict[str, Any], problem: str) -> None:
    with pytest.raises(Unreadable) as error:
        GAME.position({"cycle": 3, **facts})
    assert problem in str(error.value)


def test_facts_are_read_as_they_are_told() -> None:
    facts = {
        "cycle": 4,
        "at": "offerings",
        "islands": {"amazons": {"owner": "C", "metropolis": True}},
        "hades": {"heroes": {"hector": {"island": "tinos", "hired": 2}, "theseus": "gone"}},
    }
    s = GAME.position(facts)
    told = GAME.facts(s)
    assert told["hades"] == {
        "heroes": {
            "hector": {"owner": "B", "island": "tinos", "hired": 2},
            "theseus": "gone",
            "penthesilea": "sacrificed",
        },
        "rerolled": False,
    }
    assert GAME.position(told) == s
