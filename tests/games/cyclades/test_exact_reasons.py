"""A refusal cites exactly the rules that forbid the move in this position, and no other rule of their family."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

import pytest

from trireme.games import make
from trireme.kit.errors import Unreadable
from trireme.kit.game import Game

SEATS: Final = ("A", "B", "C", "D")


class Table(NamedTuple):
    """Facts, moves that lead on from there, modules, draws and the number of seats."""

    given: dict[str, Any]
    moves: tuple[str, ...] = ()
    modules: tuple[str, ...] = ()
    draws: dict[str, list[str]] = {}  # noqa: RUF012  # never changed
    players: int = 4

    def reach(self) -> tuple[Game[Any], Any]:
        seats = SEATS[: self.players]
        game = make("cyclades", seats=seats, **({"modules": list(self.modules)} if self.modules else {}))
        s = game.positions.stand(self.given)
        s.forced_draws = {pile: list(drawn) for pile, drawn in self.draws.items()}
        game.proceed(s)
        for line in self.moves:
            seat, move = line.split(": ")
            game.apply(s, seats.index(seat), move)
        return game, s


def turn(god: str, gold: int = 5, **facts: Any) -> dict[str, Any]:
    """A turn of A with this god; then B."""
    later = "athena" if god == "zeus" else "zeus"
    given = {"at": "actions", "cycle": 3, "gods": [god, later], "offerings": {god: "A 1", later: "B 1"}, **facts}
    return given | {"players": {"A": {"gold": gold}} | given.get("players", {})}


HEROES = ("hades.heroes",)
HADES = ("hades.god",)
HAUNTED = turn("hades", gold=1, gods=["ares", "zeus", "hades"], offerings={"hades": "A 1"}, turn={"god": "hades"})
BATTLE = Table(
    turn("poseidon", seas={"E4": "A 4", "F5": "C 3"}),
    ("A: recruit A1", "A: fleet E4>F5 x3"),
    draws={"battle": ["1", "1"]},
)
FIGHT = Table(
    turn(
        "ares",
        islands={"naxos": {"troops": 3}, "paros": {"troops": 2}, "syros": {"owner": "C"}},
        seas={"C3": "A 1"},
    ),
    ("A: recruit anafi", "A: troops naxos>paros x3"),
    draws={"battle": ["1", "2"]},
)
COUNTER = FIGHT._replace(moves=(*FIGHT.moves, "C: stay"))
FULL_ANAFI = {"anafi": {"buildings": ["fortress"]}}
PORT_AND_TEMPLE = {"naxos": {"buildings": ["port", "temple"]}}
TITANS = turn("ares", gods=["ares", "zeus", "kronos"], offerings={"ares": "A 1"}, turn={"god": "ares"})
TEAMS = ("titans", "titans.teams")
CLOSED_CHORA = Table(
    TITANS
    | {
        "islands": {"chora": "A 2", "tragaia": "A 1"},
        "figures": {"polyphemus": {"island": "tragaia", "buyer": "B"}},
    },
    (),
    ("titans",),
)
TO_PARTNER = Table(
    TITANS | {"islands": {"chora": "A 3", "engares": "B 2", "galanado": "D 1", "apollonas": "B 1"}},
    ("A: troops chora>engares x3",),
    TEAMS,
    {"battle": ["3", "0"]},
)
LAST_OF_PARTNER = Table(
    TITANS | {"islands": {"chora": "A 2", "engares": "C 1", "apeiranthos": "", "chalki": ""}},
    (),
    TEAMS,
)
SAILING = Table(turn("poseidon"), ("A: recruit A1", "A: fleet B3>C3 x1"))
NO_TROOPS = {"anafi": {"troops": 0, "figure": "medusa B"}}
MINOTAUR_OF_B = {"tinos": {"owner": "B", "troops": 2, "figure": "minotaur B"}}
SYLPH = Table(turn("zeus", track=["", "", "sylph"], seas={"C3": "A 1"}), ("A: call sylph",))
SYLPH_AT_SEA = Table(
    turn("poseidon", gold=9, track=["", "", "sylph"], seas={"B3": "A 3", "C3": "C 1"}),
    ("A: recruit A1", "A: call sylph", "A: fleet B3>C3 x3", "A: stop"),
    draws={"battle": ["3", "0"]},
)

# The table, the move, and the rules that are told.
TOLD: Final[list[tuple[str, Table, str, list[str]]]] = [
    (
        "an own island outside the board is an own island",
        Table(turn("ares", islands={"amazons": {"owner": "A"}}), modules=HEROES),
        "A: recruit amazons",
        ["HAD-PWR-18"],
    ),
    (
        "how undead are bought forbids nothing with another god",
        Table(turn("ares", gold=9), ("A: recruit naxos",), HADES),
        "A: raise naxos anafi",
        ["HAD-UND-01", "CYC-ACT-05"],
    ),
    (
        "a figurine may go to any island",
        Table(turn("zeus", track=["", "", "medusa"], islands={"amazons": {"owner": "A"}}), ("A: call medusa",), HEROES),
        "A: medusa amazons",
        ["HAD-PWR-18"],
    ),
    (
        "no building stands there that could be torn down",
        Table(turn("ares"), ("A: recruit naxos",)),
        "A: give naxos/0",
        ["CYC-MET-02"],
    ),
    (
        "a step of a paid move is being fought for",
        BATTLE,
        "A: on >G5 x1",
        ["CYC-ACT-13", "KIT-ASK-01"],
    ),
    (
        "all own fleets are in the group",
        Table(turn("poseidon", seas={"F7": ""}), ("A: recruit B3", "A: fleet B3>C3 x2")),
        "A: on >D3 x3",
        ["CYC-FLT-02"],
    ),
    ("no fleet makes the step", SAILING, "A: on >D3 x0", ["CYC-FLT-02"]),
    (
        "a group without undead is no second group",
        Table(
            HAUNTED | {"seas": {"B3": {"owner": "A", "fleets": 2, "units": {"undead-fleet": 1}}}},
            ("A: fleet B3>C3 x2 undead-fleet:1",),
            HADES,
        ),
        "A: on >D3 x1",
        ["HAD-MOV-04", "HAD-MOV-06"],
    ),
    (
        "with Hades fleets are paid as Hades says",
        Table(
            HAUNTED | {"players": {"A": {"gold": 0}}, "seas": {"B3": {"owner": "A", "units": {"undead-fleet": 1}}}},
            (),
            HADES,
        ),
        "A: fleet B3>C3",
        ["CYC-ACT-09", "HAD-MOV-01"],
    ),
    (
        "with Hades troops are paid as Hades says",
        Table(
            HAUNTED | {"players": {"A": {"gold": 0}}, "islands": {"anafi": {"units": {"undead-troop": 1}}}}, (), HADES
        ),
        "A: troops anafi>rineia",
        ["CYC-ACT-09", "HAD-MOV-02"],
    ),
    (
        "nine units of two kinds are not more than eight fleets",
        Table(HAUNTED | {"seas": {"B3": {"owner": "A", "fleets": 6, "units": {"undead-fleet": 1}}}}, (), HADES),
        "A: fleet B3>C3 x6 undead-fleet:3",
        ["CYC-FLT-02"],
    ),
    (
        "Medusa holds nobody where nobody is",
        Table(turn("ares", islands=NO_TROOPS), ("A: recruit naxos",)),
        "A: troops anafi>rineia x1",
        ["CYC-TRP-02"],
    ),
    (
        "troops of another player are not the Minotaur",
        Table(turn("ares", islands=MINOTAUR_OF_B), ("A: recruit naxos",)),
        "A: troops tinos>naxos x1",
        ["CYC-TRP-02", "CYC-TRP-03"],
    ),
    ("after a battle of the Sylph no paid move is over", SYLPH_AT_SEA, "A: on >D3 x1", ["CYC-SYL-01", "CYC-FLT-01"]),
    (
        "the Sylph was used in an earlier turn",
        Table(turn("zeus", discard=["sylph"])),
        "A: fleet B3>C3 x1",
        ["CYC-ACT-05", "CYC-ACT-04"],
    ),
    (
        "a Metropolis that has used its own discount",
        Table(turn("athena", gold=3, track=["satyr"], islands={"naxos": {"metropolis": True, "used": ["metropolis"]}})),
        "A: call satyr",
        ["CYC-ACT-09", "CYC-CRE-02", "CYC-CRE-04"],
    ),
    (
        "a discount that was used in this turn",
        Table(
            turn(
                "athena",
                gold=3,
                gods=["athena", "zeus", "ares"],
                offerings={"zeus": "A 1", "athena": "A 1"},
                track=["", "fates", "satyr"],
                islands={"gyaros": {"buildings": ["temple"]}},
            ),
            ("A: end", "A: call satyr"),
            players=2,
        ),
        "A: call fates",
        ["CYC-ACT-09", "CYC-CRE-02", "CYC-CRE-04", "CYC-PRI-05"],
    ),
    (
        "a discarded creature of another cycle, and no space is empty",
        Table(turn("athena", cycle=1, track=["satyr"], discard=["fates"])),
        "A: call fates",
        ["CYC-CRE-01"],
    ),
    (
        "a figurine that was bought in an earlier cycle",
        Table(
            turn(
                "athena",
                track=["satyr", "", "fates"],
                islands={"naxos": {"figure": {"creature": "medusa", "buyer": "B", "cycle": 2}}},
            )
        ),
        "A: call medusa",
        ["CYC-CRE-01"],
    ),
    (
        "a creature of the pile has left no empty space",
        Table(turn("zeus", track=["satyr", "", "fates"])),
        "A: swap medusa",
        ["CYC-ZEU-01"],
    ),
    (
        "a Hero is bought by the rule for Heroes",
        Table(turn("athena", gold=1, track=["", "", "hector"]), modules=HEROES),
        "A: call hector",
        ["CYC-ACT-09", "HAD-HER-02"],
    ),
    (
        "an Artifact is not a Creature that costs 1 gold at least",
        Table(
            turn(
                "athena",
                gold=1,
                gods=["athena", "ares", "kronos"],
                offerings={"athena": "A 1", "ares": "B 1"},
                track=["", "", "kunee"],
                islands={"chora": {"owner": "A", "buildings": ["temple"]}},
            ),
            modules=("titans",),
        ),
        "A: call kunee",
        ["CYC-ACT-09", "CYC-CRE-02", "TIT-ART-03"],
    ),
    (
        "fleets of the Warrior City are not the Minotaur",
        Table(
            turn(
                "zeus",
                track=["", "", "harpy"],
                islands={"tinos": {"owner": "B", "troops": 0}, "syros": {"owner": "B", "troops": 1}},
                seas={"D6": "B 1"},
                monuments={"built": {"warrior-city": "tinos"}},
            ),
            ("A: call harpy",),
            ("monuments",),
        ),
        "A: harpy tinos",
        ["CYC-HAR-01"],
    ),
    (
        "the buyer of the Griffon is in the game",
        Table(turn("zeus", track=["", "", "griffon"]), ("A: call griffon",)),
        "A: griffon A",
        ["CYC-GRI-01"],
    ),
    (
        "Cerberus is none of the four figurines",
        Table(turn("zeus", track=["", "", "cerberus"]), ("A: call cerberus",), HEROES),
        "A: cerberus C3",
        ["HAD-BEA-03"],
    ),
    (
        "the offering itself could be paid",
        Table(
            {
                "at": "offerings",
                "gods": ["zeus", "ares", "kronos"],
                "turn_order": ["A", "C", "D"],
                "offerings": {"zeus": "B 2"},
                "players": {"A": {"gold": 3}, "B": {"gold": 5}},
                "titans": {"artifacts": {"thunderbolt-of-zeus": "danakos"}},
            },
            (),
            ("titans",),
        ),
        "A: offer zeus 3",
        ["TIT-AEF-14"],
    ),
    (
        "C may not decide again, and builds in its own turn only",
        COUNTER,
        "C: build paros/0",
        ["CYC-ACT-02", "CYC-ACT-11", "KIT-ASK-01"],
    ),
    ("it is A's turn", FIGHT, "A: metropolis naxos", ["CYC-MET-02", "CYC-MET-06", "CYC-ACT-13", "KIT-ASK-01"]),
    ("gold makes no Metropolis", Table(turn("zeus")), "A: give B 2", ["CYC-INF-06"]),
    ("no battle has been fought", Table(turn("zeus")), "A: retreat naxos", ["CYC-BAT-10"]),
    ("no battle has ended", Table(turn("zeus")), "A: stay", ["CYC-BAT-06"]),
    (
        "a second Fortress is no fourth type",
        Table(
            turn("ares", islands={"naxos": {"buildings": ["port", "fortress", "port", "port"]}, **FULL_ANAFI}),
            ("A: recruit naxos",),
        ),
        "A: build naxos/0",
        ["CYC-BLD-03"],
    ),
    (
        "nothing stands there",
        Table(turn("zeus", track=["", "", "cyclops"], islands=PORT_AND_TEMPLE), ("A: call cyclops",)),
        "A: cyclops paros/0",
        ["CYC-CYP-01"],
    ),
    (
        "all seas touch the territory where he stands",
        CLOSED_CHORA,
        "A: troops chora>lionas x1",
        ["CYC-TRP-03", "CYC-TRP-04"],
    ),
    ("a partner is no enemy", TO_PARTNER, "B: retreat galanado", ["CYC-RET-03"]),
    ("a partner is no opponent", LAST_OF_PARTNER, "A: troops chora>engares x1", ["TIT-TEA-03"]),
]


@pytest.mark.parametrize(("table", "line", "rules"), [each[1:] for each in TOLD], ids=[each[0] for each in TOLD])
def test_these_rules_and_no_others_are_told(table: Table, line: str, rules: list[str]) -> None:
    game, s = table.reach()
    seat, move = line.split(": ")
    assert [reason.rule.id for reason in game.why_not(s, SEATS.index(seat), move)] == rules


def test_a_group_steps_only_where_there_is_a_sea() -> None:
    """A direction that leads to an island or off the board is no answer that somebody might mean (CYC-FLT-04, 05)."""
    game, s = SAILING.reach()
    seat = SEATS.index("A")
    step = game.steps[s.stack[-1][0]]
    names = [step.write(s, seat, [code]) for code in step.candidates(s, seat)]
    assert names[0] == "stop"
    assert sorted(names[1:]) == ["on >B3", "on >C4", "on >D3"]


@pytest.mark.parametrize(
    ("table", "move"),
    [(SAILING, "stop C3>D3 x1"), (SAILING, "nonsense >D3 x1"), (SYLPH, "stop C3>D3 x1"), (SYLPH, "nonsense C3>D3 x1")],
)
def test_a_step_begins_with_its_verb(table: Table, move: str) -> None:
    """Whoever writes another word has not said that fleets go anywhere."""
    game, s = table.reach()
    with pytest.raises(Unreadable):
        game.why_not(s, 0, move)
