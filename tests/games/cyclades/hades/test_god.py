"""Hadès, the undead and the Necropolis: what cases cannot say."""

from __future__ import annotations

from io import StringIO
from random import Random
from typing import Any

import pytest
from rich.console import Console

from trireme.games import make
from trireme.games.cyclades.game import Cyclades
from trireme.games.cyclades.modules.hades.god import events
from trireme.games.cyclades.modules.hades.god.part import god_part
from trireme.games.cyclades.modules.hades.god.undead import undead
from trireme.games.cyclades.state import LAND, SEA, State
from trireme.games.cyclades.terminal import TerminalBoard
from trireme.kit.engine.question import Forecast, Pick
from trireme.kit.errors import Unreadable
from trireme.kit.harness import Density, check_all
from trireme.words import Words

GAME = Cyclades(players=4, seats="ABCD", modules=["hades.god"])
ON_HADES: dict[str, Any] = {
    "at": "actions",
    "cycle": 3,
    "gods": ["ares", "zeus", "hades"],
    "offerings": {"hades": "A 1"},
    "turn": {"god": "hades"},
}


def outlook(facts: dict[str, Any]) -> Forecast:
    """What is told of the next roll of the threat."""
    found = GAME.view(GAME.position(facts)).outlooks
    return next(each for each in found if each.id == "hades-threat")


@pytest.mark.rules("HAD-THR-02", "HAD-THR-03")
@pytest.mark.parametrize(
    ("threat", "missing", "comes"), [(0, 9, 0), (2, 7, 0), (3, 6, 3), (4, 5, 14), (5, 4, 36), (6, 3, 64), (8, 1, 97)]
)
def test_how_near_hades_is(threat: int, missing: int, comes: int) -> None:
    """Two dice with 0, 1, 1, 2, 2, 3: of 36 throws, 1 shows 6 and 1 shows 0."""
    told = outlook({"cycle": 3, "hades": {"threat": threat}})
    assert (told.args["threat"], told.args["missing"], told.args["comes"]) == (threat, missing, comes)
    assert told.args["stays"] == 100 - comes
    assert sum(told.chances.values()) == pytest.approx(1)


@pytest.mark.rules("HAD-THR-08", "HAD-THR-09")
def test_while_he_is_there_he_cannot_come_in_the_next_cycle() -> None:
    told = outlook({"cycle": 3, "gods": ["ares", "zeus", "hades"], "hades": {"threat": 12}})
    assert (told.args["here"], told.args["threat"], told.chances["comes"]) == (1, 0, 0)


def test_what_is_told_of_the_threat_reads_well() -> None:
    told = outlook({"cycle": 3, "hades": {"threat": 6}})
    assert Words("en", "cyclades").outlook(told) == (
        "The threat stands at 6: Hades comes if the next two dice show 3 or more, 64 %."
    )
    assert Words("fr", "cyclades").outlook(told) == (
        "La menace est à 6\u202f: Hadès vient si les deux prochains dés font 3 ou plus, 64 %."
    )


def test_nothing_is_told_of_a_roll_that_will_not_be() -> None:
    """The house rule ends the game after this cycle."""
    game = Cyclades(players=4, modules=["hades.god"], cycles=3)
    for cycle, told in ((2, True), (3, False)):
        view = game.view(game.position({"cycle": cycle}))
        assert any(each.id == "hades-threat" for each in view.outlooks) is told


def test_everybody_sees_all_of_it() -> None:
    facts = {
        **ON_HADES,
        "islands": {"naxos": {"troops": 1, "units": {"undead-troop": 2}}},
        "seas": {"B3": {"owner": "A", "fleets": 0, "units": {"undead-fleet": 1}}},
        "hades": {
            "covered": "poseidon",
            "threat": 11,
            "necropolis": "milos",
            "necropolis_gold": 2,
            "left_gold": {"tinos": 1},
        },
    }
    s = GAME.position(facts)
    for seat in (None, 0, 1):
        view = GAME.view(s, seat)
        assert view.modules["hades"] == {
            "threat": 11,
            "arrives_at": 9,
            "threat_dice": [],
            "covered": "poseidon",
            "undead_left": {"undead-troop": 3, "undead-fleet": 4},
            "necropolis": "milos",
            "necropolis_gold": 2,
            "left_gold": {"tinos": 1},
        }
        assert [god.god for god in view.gods] == ["ares", "zeus", "hades"]
        assert view.face_down == ("athena",)
        assert view.islands[0].units == {"undead-troop": 2}


@pytest.mark.rules("HAD-NEC-12")
def test_the_income_that_is_shown_counts_the_gold_of_the_necropolis() -> None:
    view = GAME.view(GAME.position({"cycle": 3, "hades": {"necropolis": "naxos", "necropolis_gold": 3}}))
    assert view.players[0].income == 5


@pytest.mark.rules("HAD-UND-06")
def test_odds_count_undead_as_the_units_that_they_are() -> None:
    """Two undead and a troop against a troop are three against one."""
    board = {"islands": {"naxos": {"troops": 1, "units": {"undead-troop": 2}}}, "seas": {"C3": "A 1"}}
    (question,) = GAME.asks(GAME.position({**ON_HADES, **board}))
    assert isinstance(question, Pick)
    march = next(answer for answer in question.answers if answer.text == "troops naxos>paros")
    ares = {"gods": ["ares"], "offerings": {"ares": "A 1"}, "turn": {"god": "ares"}}
    plain = make("cyclades", players=4, seats="ABCD")
    (question,) = plain.asks(
        plain.position({"at": "actions", **ares, "islands": {"naxos": {"troops": 3}}, "seas": {"C3": "A 1"}})
    )
    assert isinstance(question, Pick)
    usual = next(answer for answer in question.answers if answer.text == "troops naxos>paros")
    assert march.outlooks == usual.outlooks
    assert [each.args["count"] for each in march.outlooks] == [1, 2, 3]


@pytest.mark.rules("HAD-UND-09")
def test_a_side_that_stays_is_told_the_odds_with_its_undead() -> None:
    facts = {
        **ON_HADES,
        "islands": {"paros": {"troops": 3}, "naxos": {"troops": 0}},
        "seas": {"C3": "A 1"},
        "battle": {
            "place": "paros",
            "attacker": "A",
            "attackers": 3,
            "units": {"undead-troop": 2},
            "stage": "attacker-retreats",
        },
    }
    (question,) = GAME.asks(GAME.position(facts))
    assert isinstance(question, Pick)
    (stays,) = [answer for answer in question.answers if answer.text == "stay"]
    assert [each.id for each in stays.outlooks] == ["battle"]


@pytest.mark.rules("HAD-THR-02", "HAD-THR-04", "HAD-UND-01", "HAD-NEC-05", "HAD-NEC-14", "HAD-UND-11")
def test_the_log_tells_what_happens() -> None:
    s = GAME.positions.stand(
        {
            "at": "hades.threat",
            "cycle": 3,
            "routine": 1,
            "hades": {"threat": 5, "necropolis": "tinos", "necropolis_gold": 2},
        }
    )
    s.journal, s.forced_draws = [], {"threat": ["3", "2"], "gods": ["ares", "zeus", "athena"]}
    GAME.proceed(s)
    for seat, move in enumerate(("offer hades 1", "offer ares 1", "offer zeus 1", "apollo")):
        GAME.apply(s, seat, move)
    GAME.apply(s, 1, "recruit tinos")
    for seat, move in ((1, "end"), (2, "end"), (0, "hades.raise naxos"), (0, "hades.raise B3"), (0, "build naxos")):
        GAME.apply(s, seat, move)
    GAME.apply(s, 0, "end")
    s.forced_draws = {"threat": ["0", "0"]}
    GAME.apply(s, 3, "prosper delos")
    assert s.journal is not None
    assert [each for each in s.journal if type(each).__module__ == events.__name__] == [
        events.Threatened(dice=(3, 2), rise=5, threat=10, comes=True),
        events.Covered(god="athena"),
        events.TroopRaised(seat=0, island="naxos", gold=0),
        events.FleetRaised(seat=0, sea="B3", gold=1),
        events.NecropolisGone(island="tinos", gold=0),
        events.NecropolisBuilt(seat=0, island="naxos", gold=2),
        events.Departed(god="athena", count=2),
        events.Threatened(dice=(0, 0), rise=0, threat=0, comes=False),
    ]


@pytest.mark.parametrize(
    ("facts", "text", "rule"),
    [
        ({"at": "offerings", "hades": {"threat": 9}}, "hades.threat: “9”", "HAD-THR-03"),
        ({"at": "offerings", "gods": ["ares", "hades"], "hades": {"threat": 8}}, "hades.threat: “8”", "HAD-THR-03"),
        ({"at": "gods", "hades": {"threat": 15}}, "hades.threat: “15”", "HAD-THR-02"),
        ({"at": "cycle-end", "gods": ["ares", "hades"]}, "hades.covered: “zeus”", "HAD-THR-08"),
        (
            {"at": "offerings", "gods": ["ares", "zeus", "athena", "hades"], "hades": {"covered": "poseidon"}},
            "gods: “hades”",
            "HAD-THR-04",
        ),
        ({"at": "apollo", "islands": {"naxos": {"units": {"undead-troop": 1}}}}, "undead-troop: “1”", "HAD-UND-11"),
        (
            {**ON_HADES, "islands": {"naxos": {"units": {"undead-troop": 6}}}},
            "undead-troop: “6”",
            "HAD-UND-04",
        ),
        ({"at": "offerings", "hades": {"necropolis_gold": 1}}, "necropolis_gold: “1”", "HAD-NEC-06"),
        ({"at": "offerings", "hades": {"necropolis": "rineia"}}, "necropolis: “rineia”", "HAD-NEC-02"),
        (
            {"at": "offerings", "islands": {"naxos": {"metropolis": True}}, "hades": {"necropolis": "naxos"}},
            "necropolis: “naxos”",
            "HAD-NEC-04",
        ),
        (
            {"at": "offerings", "islands": {"naxos": {"buildings": ["port"]}}, "hades": {"necropolis": "naxos"}},
            "necropolis: “naxos”",
            "HAD-NEC-20",
        ),
        ({"at": "offerings", "hades": {"left_gold": {"rineia": 2}}}, "left_gold.rineia: “2”", "HAD-NEC-14"),
    ],
)
def test_what_no_game_can_come_to_is_said_with_its_rule(facts: dict[str, Any], text: str, rule: str) -> None:
    where, given, found = next(iter(GAME.positions.impossible(GAME.positions.stand(facts))))
    assert text in f"{where}: “{given}”"
    assert found.id == rule


@pytest.mark.parametrize(
    ("facts", "text"),
    [
        ({"threat": -1}, "hades.threat"),
        ({"covered": "charon"}, "hades.covered"),
        ({"necropolis": "atlantis"}, "hades.necropolis"),
        ({"necropolis_built": 1}, "hades.necropolis_built"),
        ({"left_gold": {"naxos": "much"}}, "hades.left_gold.naxos"),
        ({"undead_left": {"undead-troop": 1}}, "hades.undead_left"),
        ({"column": 3}, "hades.column"),
    ],
)
def test_damaged_facts_are_named(facts: dict[str, Any], text: str) -> None:
    with pytest.raises(Unreadable) as caught:
        GAME.position({"cycle": 3, "hades": facts})
    assert text in str(caught.value)


def test_the_terminal_shows_undead_the_necropolis_and_the_threat() -> None:
    """The Necropolis stands where the slots of its frame would be."""
    facts = {
        **ON_HADES,
        "islands": {"naxos": {"troops": 2, "units": {"undead-troop": 1}, "buildings": ["", "", "port"]}},
        "seas": {"B3": {"owner": "A", "fleets": 0, "units": {"undead-fleet": 2}}},
        "hades": {"necropolis": "naxos", "necropolis_gold": 3, "left_gold": {"tinos": 2}},
    }
    console = Console(width=80, file=StringIO(), record=True, markup=False, highlight=False)
    for part in TerminalBoard(GAME, Words("en", "cyclades", GAME.seats)).draw(GAME.view(GAME.position(facts), 0), 80):
        console.print(part)
    text = console.export_text().replace("\u00a0", " ")
    assert "2 + 1 Undead troop        Necropolis, Port, –" in text
    assert "At sea: B3 2 Undead fleet" in text
    assert " Threat · 9\n" in text
    assert " Necropolis · Naxos\n Gold on the Necropolis · 3\n Gold left behind · Tinos 2\n" in text


def reserves(s: State) -> list[int]:
    return [
        undead(GAME.ruleset, element).reserve(GAME.ruleset, s, GAME.ruleset.all_seats[0]) for element in (LAND, SEA)
    ]


@pytest.mark.rules("HAD-UND-04", "HAD-UND-10", "HAD-UND-11")
def test_no_undead_is_ever_lost_for_good() -> None:
    """They are on the board, in a battle or in the supply; and none is on the board without Hadès."""
    for seed in range(6):
        s, rng = GAME.start(seed=seed), Random(seed)
        while s.stack and s.cycle < 9:
            on_land = sum(s.troops[len(s.owner) :])
            at_sea = sum(s.fleets[len(s.holder) :])
            if not s.battle:
                assert [5 - on_land, 5 - at_sea] == reserves(s)
            assert god_part(GAME.ruleset, s).covered >= 0 or not on_land + at_sea
            GAME.play(s, rng.choice(GAME.legal(s)))


def test_another_piece_brings_neither_hades_nor_his_undead() -> None:
    game = Cyclades(players=4, modules=["hades.heroes"])
    assert all(not kind.id.startswith("undead") for kinds in game.ruleset.units for kind in kinds)
    assert "hades" not in [game.ruleset.god(god) for god in game.ruleset.laid_gods()]
    assert "threat" not in game.view(game.start(seed=1)).modules.get("hades", {})


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_table_with_hades_passes(players: int) -> None:
    check_all(Cyclades(players=players, cycles=6, modules=["hades.god"]), 11, Density(every=11, answers=2, wrong=2))
