"""Every word of a move is used and fits, and what can mean two things means neither."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

from trireme.games import make
from trireme.games.cyclades.rules.ids import CYC_BLD_03, CYC_REC_02, CYC_REC_08
from trireme.kit.content.rulebook import Reason
from trireme.kit.engine.frames import Ask
from trireme.kit.errors import Unreadable
from trireme.kit.seats import SEATS as NUMBERS

SEATS = ("A", "B", "C", "D")
BASE = make("cyclades", seats=SEATS)
TEAMS = make("cyclades", seats=SEATS, modules=["titans", "titans.teams"])
MONUMENTS = make("cyclades", seats=SEATS, modules=["monuments"])
HEROES = make("cyclades", seats=SEATS, modules=["hades.heroes"])
AMAZONS: dict[str, Any] = {"islands": {"amazons": {"owner": "A"}}, "players": {"A": {"gold": 9}}}


def turn(god: str, **facts: Any) -> dict[str, Any]:
    return {"at": "actions", "gods": [god], "offerings": {god: "A 1"}, "turn": {"god": god}, **facts}


def unreadable(game: Any, s: Any, move: str) -> str:
    seat = game.asked(s)[0]
    with pytest.raises(Unreadable) as mistake:
        game.read(s, seat, move)
    return str(mistake.value)


def written(game: Any, s: Any, move: str) -> str:
    """What a move is read as."""
    seat = game.asked(s)[0]
    run, reasons = game.read(s, seat, move)
    assert not reasons
    return str(game.write(s, seat, run))


@pytest.mark.rules("TIT-PLA-10")
def test_the_unit_that_is_named_is_the_one_that_is_deployed() -> None:
    game = make("cyclades", seats=SEATS, modules=["titans"])
    s = game.start(1)
    while game.phase(s) != "titans.deployment":
        game.play(s, game.legal(s)[0])
    assert written(game, s, "deploy troop chora") == written(game, s, "chora") == "titans.deploy chora"
    assert unreadable(game, s, "deploy titan chora") == (
        "Move “titans.deploy titan chora”: “titan” does not fit here. Write: titans.deploy chora."
    )


@pytest.mark.rules("TIT-PLA-10")
def test_a_unit_alone_names_no_territory() -> None:
    game = make("cyclades", seats=SEATS, modules=["titans"])
    s = game.start(1)
    while game.phase(s) != "titans.deployment":
        game.play(s, game.legal(s)[0])
    assert "“troop”" in unreadable(game, s, "troop")
    facts = {"at": "actions", "gods": ["kronos"], "offerings": {"kronos": "A 1"}, "islands": {"chora": "A 1"}}
    assert "“titan”" in unreadable(game, game.position(facts), "titan")


@pytest.mark.rules("CYC-SPH-01")
def test_a_fleet_is_not_sold_as_a_troop() -> None:
    s = BASE.position(turn("zeus", track=["sphinx"], players={"A": {"gold": 5}}, seas={"C3": "A 2"}))
    BASE.apply(s, 0, "call sphinx")
    assert written(BASE, s, "sell fleet C3") == "sell C3"
    assert unreadable(BASE, s, "sell troop C3") == ("Move “sell troop C3”: “troop” does not fit here. Write: sell C3.")
    assert "“fleet” does not fit here" in unreadable(BASE, s, "sell fleet naxos")


@pytest.mark.rules("TIT-AEF-21")
def test_nothing_may_follow_what_is_asked_of_a_partner() -> None:
    facts = {"at": "offerings", "gods": ["zeus", "ares", "kronos"], "turn_order": ["A", "C", "D"]}
    players = {"A": {"gold": 3}, "B": {"gold": 5}, "C": {"gold": 4}}
    artifacts = {"thunderbolt-of-zeus": "danakos"}
    s = TEAMS.position(facts | {"offerings": {"zeus": "B 2"}, "players": players, "titans": {"artifacts": artifacts}})
    assert written(TEAMS, s, "ask") == "titans.ask"
    assert unreadable(TEAMS, s, "titans.ask ares nonsense 77") == (
        "Move “titans.ask ares nonsense 77”: “ares nonsense 77” does not fit here. Write: titans.ask."
    )


@pytest.mark.rules("MON-BUI-04", "MON-BUI-12")
def test_one_of_two_monuments_is_named() -> None:
    """With a Temple and a University a Fortress brings both."""
    drawn = ["military-academy", "temple-of-ares"]
    islands = {"naxos": {"buildings": ["temple", "university"]}}
    s = MONUMENTS.position(turn("ares", players={"A": {"gold": 5}}, islands=islands, monuments={"drawn": drawn}))
    MONUMENTS.apply(s, 0, "build naxos/2")
    possible = sorted({MONUMENTS.write(s, 0, [code]).split()[1] for code in MONUMENTS.legal(s)})
    assert len(possible) == 2
    for move in ("raise anafi", "anafi"):
        said = unreadable(MONUMENTS, s, move)
        assert all(f"“monuments.raise {monument} anafi”" in said for monument in possible)
    for monument in possible:
        assert written(MONUMENTS, s, f"raise {monument} anafi") == f"monuments.raise {monument} anafi"
    MONUMENTS.apply(s, 0, f"raise {possible[0]} anafi")
    assert written(MONUMENTS, s, "raise anafi") == f"monuments.raise {possible[1]} anafi"


@pytest.mark.rules("CYC-BLD-03", "CYC-MET-09")
def test_a_slot_is_left_out_where_it_makes_no_difference() -> None:
    """A Metropolis covers the first two slots of Naxos."""
    s = BASE.position(turn("ares", players={"A": {"gold": 5}}))
    assert unreadable(BASE, s, "build naxos") == (
        "Move “build naxos”: this can mean “build naxos/0” or “build naxos/2”. Write the one that is meant."
    )
    s = BASE.position(turn("ares", islands={"naxos": {"metropolis": True}}, players={"A": {"gold": 5}}))
    assert written(BASE, s, "build naxos") == "build naxos/2"


@pytest.mark.rules("CYC-BLD-03")
def test_nothing_is_built_on_an_island_without_slots() -> None:
    s = HEROES.position(turn("ares", **AMAZONS))
    assert HEROES.read(s, 0, "build amazons")[1] == [Reason(CYC_BLD_03, island="amazons", slots=0)]


@pytest.mark.parametrize(
    ("card", "moves", "prompt"),
    [
        ("giant", [], "target-giant"),
        ("cyclops", [], "target-cyclops"),
        ("cyclops", ["cyclops naxos"], "cyclops-type"),
    ],
)
def test_no_card_for_buildings_knows_an_island_without_slots(card: str, moves: list[str], prompt: str) -> None:
    islands = {
        **AMAZONS["islands"],
        "naxos": {"owner": "A", "buildings": ["port"]},
        "anafi": {"owner": "A", "buildings": ["temple"]},
    }
    s = HEROES.position(turn("ares", **AMAZONS | {"islands": islands}, track=[card]))
    for move in (f"call {card}", *moves):
        HEROES.apply(s, 0, move)
    assert [question.prompt for question in HEROES.asks(s)] == [prompt]
    known = "port, fortress, temple, university" if prompt == "cyclops-type" else "naxos/0, naxos/1, naxos/2, naxos/3"
    for move in (f"{card} amazons", "amazons"):
        said = unreadable(HEROES, s, move)
        assert said.startswith(f"Move “amazons”: “amazons” is not among what can be named here: {known}, ")


@pytest.mark.rules("CYC-RET-02")
def test_a_word_for_staying_is_no_verb_of_going() -> None:
    battle = {"place": "naxos", "attacker": "B", "attackers": 1, "stage": "defender-retreats"}
    islands = {"naxos": {"owner": "A", "troops": 1}, "paros": {"owner": "A", "troops": 1}}
    facts = {"at": "actions", "gods": ["ares"], "offerings": {"ares": "B 1"}, "islands": islands, "battle": battle}
    s = BASE.position(facts | {"seas": {"C3": "A 1"}})
    moves = [BASE.write(s, 0, [code]) for code in BASE.legal(s)]
    to = next(move.split()[1] for move in moves if move.startswith("retreat"))
    assert written(BASE, s, to) == written(BASE, s, f"retreat {to}") == f"retreat {to}"
    for island in (to, "syros"):
        assert unreadable(BASE, s, f"stay {island}") == f"Move “stay {island}”: this cannot be read. Write: stay."


@pytest.mark.rules("CYC-REC-02", "CYC-REC-08")
@pytest.mark.parametrize(
    ("god", "move"),
    [
        ("ares", "recruit naxos naxos"),
        ("ares", "recruit naxos anafi"),
        ("ares", "recruit troop naxos anafi naxos"),
        ("poseidon", "recruit A1 A1"),
        ("poseidon", "recruit fleet A1 A2"),
    ],
)
def test_one_unit_is_bought_at_a_time(god: str, move: str) -> None:
    """Three may be bought in the turn, so no rule forbids a second one: the hint is the first of them alone."""
    islands = {"naxos": "A 1", "anafi": "A 1"}
    s = BASE.position(turn(god, players={"A": {"gold": 9}}, islands=islands))
    first = "recruit naxos" if god == "ares" else "recruit A1"
    assert unreadable(BASE, s, move) == (f"Move “{move}”: this says more than was asked. A whole move is: {first}.")
    for _ in range(3):
        BASE.apply(s, 0, first)
    limit = CYC_REC_08 if god == "ares" else CYC_REC_02
    assert [reason.rule for reason in BASE.read(s, 0, move)[1]] == [limit]


@pytest.mark.rules("CYC-REC-08", "HAD-UND-02")
@pytest.mark.parametrize("move", ["recruit naxos anafi", "recruit naxos C3", "recruit C3 C3"])
def test_what_another_god_would_say_is_no_refusal(move: str) -> None:
    """Hades buys undead one by one, too; with Ares that is no reason, and he does recruit."""
    game = make("cyclades", seats=SEATS, modules=["hades.god"])
    s = game.position(turn("ares", players={"A": {"gold": 9}}, islands={"naxos": "A 1", "anafi": "A 1"}))
    assert "Write: recruit naxos." in unreadable(game, s, move) or "is: recruit naxos." in unreadable(game, s, move)


@pytest.mark.rules("CYC-BLD-03")
def test_only_a_number_can_be_one_of_a_slot() -> None:
    s = BASE.position(turn("ares", players={"A": {"gold": 5}}))
    assert [reason.rule for reason in BASE.read(s, 0, "build naxos/9")[1]] == [CYC_BLD_03]
    for slot in ("x9", "²", "-1", "", "0/0"):
        assert f"“naxos/{slot}”" in unreadable(BASE, s, f"build naxos/{slot}")


@pytest.mark.rules("CYC-OFF-02")
def test_no_other_verb_than_that_of_offerings_names_two_gods() -> None:
    s = BASE.position({"at": "offerings", "gods": ["ares", "zeus", "athena"]})
    assert "cannot be read" in unreadable(BASE, s, "apollo ares zeus")


@pytest.mark.rules("CYC-FLT-01")
def test_groups_and_ways_may_have_spaces() -> None:
    s = BASE.position(turn("poseidon", players={"A": {"gold": 5}}))
    move = next(text for code in BASE.legal(s) if (text := BASE.write(s, 0, [code])).startswith("fleet"))
    start, to = move.split()[1].split(">")
    assert written(BASE, s, f"fleet {start} > {to} x 1") == f"{move} x1"
    assert "x1" in unreadable(BASE, s, f"fleet {start}>{to} x1 x1")


@pytest.mark.rules("HAD-BEA-12")
@pytest.mark.parametrize("taken", ["naxos", "paros"])
def test_every_way_to_bring_a_marker_is_read_as_that(taken: str) -> None:
    """With the name of the card the island of the marker is the one that was just named, not the one it goes to."""
    islands = {"naxos": {"owner": "A", "prosperity": 3}, "paros": {"owner": "B", "prosperity": 3}}
    s = HEROES.position(turn("zeus", track=["erinyes"], players={"A": {"gold": 5}}, islands=islands))
    HEROES.apply(s, 0, "call erinyes")
    HEROES.apply(s, 0, f"erinyes {taken}")
    marker = HEROES.steps[s.stack[-1][0]]
    assert isinstance(marker, Ask)
    for code in HEROES.legal(s):
        for wording in marker.wordings(s, NUMBERS[0], [code]):
            for words in product(*(part.strip("[]").split("|") for part in wording.split())):
                assert HEROES.read(s, 0, " ".join(words)) == ([code], [])


@pytest.mark.rules("HAD-HER-07")
def test_a_hero_is_paid_or_let_go_and_no_other_word_will_do() -> None:
    heroes = {"achilles": {"island": "naxos"}, "hector": {"island": "naxos"}}
    s = HEROES.position({"at": "hades.upkeep", "cycle": 2, "hades": {"heroes": heroes}})
    HEROES.proceed(s)
    assert written(HEROES, s, "keep hector") == "hades.keep hector"
    assert "Write: hades." in unreadable(HEROES, s, "naxos odysseus")
