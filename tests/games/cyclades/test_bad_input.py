"""Positions, moves and options that cannot be: the sentences say what is wrong, where, and what would be right."""

from __future__ import annotations

from collections.abc import Callable
from copy import deepcopy
from typing import Any

import pytest

from trireme.games.cyclades.game import Cyclades
from trireme.games.cyclades.moves import OFFER
from trireme.kit.content.loading import read_content
from trireme.kit.errors import BadContent, BadOption, Unreadable
from trireme.kit.registry import content_files

GAME = Cyclades(players=4)
SEATS = "There are A, B, C, D."
ISLANDS = "There are naxos, delos, paros, syros, milos, thera, tinos, rineia, anafi, amorgos."

POSITIONS: list[tuple[dict[str, Any], str]] = [
    (
        {"at": "nowhere"},
        "at: “nowhere” is not known. There are setup, creatures, gods, income, offerings, actions, apollo, cycle-end.",
    ),
    ({"cycle": "two"}, "cycle: “two” is not a count. Give a whole number from 0 up."),
    ({"players": {"Z": {"gold": 3}}}, f"players.Z: “Z” is not known. {SEATS}"),
    ({"players": {"A": {"gold": -1}}}, "players.A.gold: “-1” is not a count. Give a whole number from 0 up."),
    ({"players": {"A": 3}}, "players.A: “3” is not a table of facts."),
    ({"players": {"A": {"out": "yes"}}}, "players.A.out: “yes” is not known. There are true, false."),
    (
        {"players": {"A": {"priests": 10}, "B": {"priests": 9}}},
        "players.*.priests: “19” cannot be. There are 17 Philosopher cards and 18 Priest cards. (CYC-CMP-07)",
    ),
    (
        {"players": {"A": {"troops_left": 3}}},
        "players.A.troops_left: 3 does not fit the rest of the position, from which 6 follows. Leave it out.",
    ),
    ({"seas": {"C3": "A ²"}}, "seas.C3.fleets: “²” is not a count. Give a whole number from 0 up."),
    (
        {"seas": {"C3": {"owner": "A", "fleets": 10**9}}},
        "seas.C3.fleets: 1000000000 is out of bounds. It goes from 0 to 63.",
    ),
    ({"available": 5}, "available: 5 is out of bounds. It goes from 0 to 4."),
    ({"islands": {"atlantis": {}}}, f"islands.atlantis: “atlantis” is not known. {ISLANDS}"),
    ({"islands": {"naxos": {"owner": "Z"}}}, f"islands.naxos.owner: “Z” is not known. {SEATS}"),
    (
        {"islands": {"naxos": {"troops": 9}}},
        "players.A: “10” cannot be. Each player has 8 troops; no more than 8 can be on the board at once. (CYC-CMP-02)",
    ),
    (
        {"islands": {"syros": {"troops": 1}}},
        "islands.syros.troops: 1 units lie here, but the place belongs to nobody. Give its owner too.",
    ),
    (
        {"islands": {"naxos": {"buildings": ["palace"]}}},
        "islands.naxos.buildings: “palace” is not known. There are port, fortress, temple, university.",
    ),
    (
        {"islands": {"anafi": {"buildings": ["port", "port"]}}},
        "islands.anafi.buildings: 2 is out of bounds. It goes from 0 to 1.",
    ),
    (
        {"islands": {"naxos": {"metropolis": True, "buildings": ["port", "", "", ""]}}},
        "islands.naxos.buildings: a Metropolis covers “naxos/0”. Nothing can stand there.",
    ),
    ({"islands": {"naxos": {"metropolis": 1}}}, "islands.naxos.metropolis: “1” is not known. There are true, false."),
    (
        {"islands": {"naxos": {"prosperity": 17}}},
        "islands.*.prosperity: “17” cannot be. "
        "There are 16 prosperity markers besides those printed on the board. (CYC-CMP-09)",
    ),
    (
        {"islands": {"naxos": {"figure": "kraken"}}},
        "islands.naxos.figure: “kraken” does not stand on islands. Minotaur, Chiron, Medusa and Polyphemus do.",
    ),
    (
        {"islands": {"naxos": {"used": [0]}}},
        "islands.naxos.used: “0” has no discount to use. Name a slot with a Temple, or metropolis.",
    ),
    (
        {"seas": {"A1": {"fleets": 2}}},
        "seas.A1.fleets: 2 units lie here, but the place belongs to nobody. Give its owner too.",
    ),
    ({"track": ["kraken", "kraken"]}, "track: “kraken” is at track already. There is one of each."),
    ({"track": ["kraken"], "discard": ["kraken"]}, "discard: “kraken” is at track already. There is one of each."),
    ({"track": ["", "", "", "kraken"]}, "track: 4 is out of bounds. It goes from 0 to 3."),
    ({"gods": ["hera"]}, "gods: “hera” is not known. There are poseidon, ares, zeus, athena."),
    (
        {"gods": ["ares", "ares"]},
        "gods: “['ares', 'ares']” does not name each of these once: poseidon, ares, zeus, athena.",
    ),
    ({"available": 9}, "available: 9 is out of bounds. It goes from 0 to 4."),
    (
        {"offerings": {"ares": "A"}},
        'offerings.ares: “A” is not an offering. Write { seat = "A", gold = 5 } or "A 5".',
    ),
    (
        {"offerings": {"ares": "A 1", "zeus": "A 2"}},
        "offerings.zeus: A has no marker left for another offering.",
    ),
    (
        {"gods": ["ares", "zeus", "poseidon"], "offerings": {"athena": "A 1"}},
        "offerings.athena: “athena” lies face down in this cycle. Put it first in `gods`.",
    ),
    ({"offerings": {"ares": "A 1"}, "apollo": ["A"]}, "apollo: A has no marker left for another offering."),
    (
        {"players": {"D": {"out": True}}, "offerings": {"ares": "D 1"}},
        "offerings.ares: “D” is not known. There are A, B, C.",
    ),
    ({"turn_order": ["A", "B"]}, "turn_order: “['A', 'B']” does not name each of these once: A, B, C, D."),
    (
        {"at": "cycle-end", "turn_order": ["A"]},
        "turn_order: “['A']” is not a whole turn order. When a cycle ends, all markers are back: A, B, C, D.",
    ),
    (
        {"at": "actions", "turn_order": ["A", "A"]},
        "turn_order: “['A', 'A']” does not name each of these once: A, B, C, D.",
    ),
]


@pytest.mark.parametrize(("facts", "sentence"), POSITIONS)
def test_a_position_that_cannot_be(facts: dict[str, Any], sentence: str) -> None:
    with pytest.raises(Unreadable) as mistake:
        GAME.position(facts)
    assert str(mistake.value) == f"Position {sentence}"


HADES = ["hades.heroes", "hades.god", "hades.favours"]
TITANS = ["titans"]
MONUMENTS = ["monuments"]
TWICE: list[tuple[list[str], str, str, dict[str, Any]]] = [
    (HADES, "islands.naxos.used", "0", {"islands": {"naxos": {"buildings": ["temple"], "used": [0, 0]}}}),
    (HADES, "battle.loses", "attacker", {"battle": {"place": "naxos", "loses": ["attacker", "attacker"]}}),
    (HADES, "hades.columns", "naxos", {"hades": {"columns": ["naxos", "naxos"]}}),
    (HADES, "hades.sheltered", "A", {"hades": {"sheltered": ["A", "A"]}}),
    (HADES, "hades.quiet", "B", {"hades": {"quiet": ["B", "C", "B"]}}),
    (HADES, "hades.barred.A", "ares", {"hades": {"barred": {"A": ["ares", "ares"]}}}),
    (HADES, "hades.not_asked.A", "helm-of-hades", {"hades": {"not_asked": {"A": ["helm-of-hades"] * 2}}}),
    (HADES, "hades.offering_order", "D", {"hades": {"offering_order": ["D", "A", "C", "B", "D"]}}),
    (TITANS, "titans.drawn", "military", {"titans": {"drawn": ["military", "military"]}}),
    (TITANS, "titans.brought", "kunee", {"titans": {"brought": ["kunee", "kunee"]}}),
    (MONUMENTS, "monuments.drawn", "temple-of-ares", {"monuments": {"drawn": ["temple-of-ares"] * 2}}),
    (MONUMENTS, "monuments.used", "temple-of-zeus", {"monuments": {"used": ["temple-of-zeus"] * 2}}),
]


@pytest.mark.parametrize(("modules", "where", "name", "facts"), TWICE)
def test_nothing_in_a_position_is_named_twice(modules: list[str], where: str, name: str, facts: dict[str, Any]) -> None:
    given = {"at": "actions", "gods": ["ares"], "offerings": {"ares": "A 1"}, "turn": {"god": "ares"}, **facts}
    if "battle" in facts:
        given |= {"islands": {"naxos": "B 1"}, "battle": {"attacker": "A", "attackers": 1, **facts["battle"]}}
    with pytest.raises(Unreadable) as mistake:
        Cyclades(players=4, modules=modules).position(given)
    assert str(mistake.value) == f"Position {where}: “{name}” is named twice. Name it once."


@pytest.mark.parametrize(
    ("modules", "where", "facts"),
    [
        (TITANS, "titans.religious", {"titans": {"religious": "no"}}),
        (TITANS, "titans.triggered", {"titans": {"triggered": 0}}),
        (MONUMENTS, "monuments.filled", {"monuments": {"filled": []}}),
    ],
)
def test_what_holds_or_not_is_true_or_false(modules: list[str], where: str, facts: dict[str, Any]) -> None:
    with pytest.raises(Unreadable, match=rf"{where}: .* is not known\. There are true, false\."):
        Cyclades(players=4, modules=modules).position(facts)


def test_with_two_players_the_turn_order_names_each_marker() -> None:
    with pytest.raises(Unreadable) as mistake:
        Cyclades(players=2).position({"turn_order": ["A", "B"]})
    assert str(mistake.value) == ("Position turn_order: “['A', 'B']” does not name each of these once: A, A, B, B.")


def test_a_position_without_offerings_goes_on_to_the_next_cycle() -> None:
    s = GAME.position({"at": "actions"})
    assert (s.cycle, s.order) == (2, [0, 1, 2, 3])


OFFERING: dict[str, Any] = {"at": "offerings"}
ZEUS: dict[str, Any] = {"at": "actions", "gods": ["zeus"], "offerings": {"zeus": "A 1"}}
APOLLO: dict[str, Any] = {"at": "apollo", "apollo": ["A"]}
MOVES: list[tuple[dict[str, Any], str, str]] = [
    (OFFERING, "", "Move: it is empty. Write a verb and what it needs, such as: apollo."),
    (OFFERING, "hello", "Move “hello”: this cannot be read. Write: apollo."),
    (OFFERING, "offer ares", "Move “offer ares”: this cannot be read. Write: offer ares 1."),
    (OFFERING, "offer hera 3", "Move “hera”: “hera” is not known. There are poseidon, ares, zeus, athena, apollo."),
    (OFFERING, "offer ares five", "Move “five”: “five” is not a whole number. Write it in digits, such as 4."),
    (
        ZEUS,
        "dance",
        "Move “dance”: “dance” is not known. There are call, recruit, build, fleet, troops, swap, end.",
    ),
    (ZEUS, "end turn", "Move “end turn”: this cannot be read. Write: end."),
    (ZEUS, "build", "Move “build”: this cannot be read. Write: build naxos/0."),
    (ZEUS, "recruit soldier", "Move “recruit soldier”: this cannot be read. Write: recruit priest."),
    (ZEUS, "swap", "Move “swap”: this cannot be read. Write: build naxos/0."),
    (APOLLO, "prosper", "Move “prosper”: this cannot be read. Write: prosper naxos."),
]


@pytest.mark.parametrize(("facts", "move", "sentence"), MOVES)
def test_a_move_that_cannot_be_read(facts: dict[str, Any], move: str, sentence: str) -> None:
    s = GAME.position(facts)
    before = GAME.facts(s)
    with pytest.raises(Unreadable) as mistake:
        GAME.apply(s, 0, move)
    assert str(mistake.value) == sentence
    assert GAME.facts(s) == before


NOT_AN_OPTION = "this game does not have it. It has players, purses, cycles, modules, chance."
OPTIONS: list[tuple[dict[str, Any], str]] = [
    ({"seats": 3}, 'seats: “3” is not a list of names. Write them like this: ["A", "B", "C"].'),
    ({"seats": [1, 2]}, 'seats: “[1, 2]” is not a list of names. Write them like this: ["A", "B", "C"].'),
    ({"content": 3}, 'content: “3” is not a folder. Give its path, such as "box/figures".'),
    (
        {"players": "x", "nonsense": 1},
        "nonsense: this game does not have it. It has players, purses, cycles, modules, chance.",
    ),
    ({"colour": "red"}, "colour: this game does not have it. It has players, purses, cycles, modules, chance."),
    ({"players": "two"}, "players: “two” is not a whole number. Write it in digits, such as 4."),
    ({"players": 2.0}, "players: “2.0” is not a whole number. Write it in digits, such as 4."),
    ({"purses": "glass"}, "purses: “glass” is not known. There are hidden, open."),
    ({"cycles": 101}, "cycles: 101 is out of bounds. It goes from 0 to 100."),
    ({"chance": "loaded"}, "chance: “loaded” is not known. There are sealed, explicit."),
    ({"players": 3, "seats": ["A", "B"]}, "players: 3 do not fit 2 named seats. Name each seat once."),
    (
        {"seats": ["Ann Lee", "B"]},
        "seats: “Ann Lee” cannot name a seat. Use different single words such as A, B, C.",
    ),
]


@pytest.mark.parametrize(("options", "sentence"), OPTIONS)
def test_an_option_that_cannot_be(options: dict[str, Any], sentence: str) -> None:
    with pytest.raises(BadOption) as mistake:
        Cyclades(**options)
    assert str(mistake.value) == f"Option {sentence}"


Change = Callable[[dict[str, Any]], object]
CONTENTS: list[tuple[Change, str]] = [
    (lambda c: c["economy"].pop("starting_gold"), "[economy] starting_gold: it is missing."),
    (
        lambda c: c["economy"].update(starting_gold="five"),
        "[economy] starting_gold: here stands str, but int is needed.",
    ),
    (lambda c: c["creature"][0].update(colour="red"), "[creature fates] colour: this key is not known."),
    (lambda c: c["board"].pop("4"), "[board.4]: it is missing."),
    (lambda c: c["economy"]["metropolises_to_win"].pop("4"), "[economy] metropolises_to_win.4: it is missing."),
    (lambda c: c["dice"].update(faces=[]), "[dice] faces: it is missing."),
    (
        lambda c: c["board"]["4"]["start"][0].update(islands=["atlantis", "naxos"]),
        f"[board.4] start 1 islands: “atlantis” is not known. {ISLANDS}",
    ),
    (
        lambda c: c["board"]["4"]["start"][0].update(troops={"delos": 1}),
        "[board.4] start 1 troops: “delos” is not known. There are naxos, anafi.",
    ),
    (lambda c: c["board"]["4"]["start"].pop(), "[board.4] start: 3 is out of bounds. It goes from 4 to 4."),
    (
        lambda c: c["board"]["4"]["island"][0].update(metropolis_covers=[7]),
        "[board.4] island naxos metropolis_covers: “7” is not known. There are 0, 1, 2, 3.",
    ),
    (
        lambda c: c["board"]["4"]["sea"][0].update(adj_islands=["atlantis"]),
        f"[board.4] sea A1 adj_islands: “atlantis” is not known. {ISLANDS}",
    ),
    (
        lambda c: c["board"]["4"]["sea"][0].update(adj_seas=["B3"]),
        "[sea A1] adj_seas: its coordinates touch other seas: A2.",
    ),
]


@pytest.mark.parametrize(("change", "sentence"), CONTENTS, ids=[sentence for _, sentence in CONTENTS])
def test_components_that_do_not_fit(change: Change, sentence: str) -> None:
    content = deepcopy(read_content(content_files("cyclades")))
    change(content)
    with pytest.raises(BadContent) as mistake:
        Cyclades(players=4, content=content)
    assert str(mistake.value) == f"cyclades.toml {sentence}"


@pytest.mark.rules("CYC-OFF-18")
@pytest.mark.parametrize("gold", [6, 1023, 1024, 5000])
def test_gold_that_nobody_has_is_refused_by_the_rule_however_much_it_is(gold: int) -> None:
    s = GAME.position({"at": "offerings", "gods": ["ares", "zeus", "poseidon"], "turn_order": ["A", "B", "C", "D"]})
    GAME.answer(s, 0, OFFER + GAME.ruleset.tables.god_number["ares"])
    assert [reason.rule.id for reason in GAME.why_not(s, 0, str(gold))] == ["CYC-OFF-18"]


@pytest.mark.parametrize("code", [-1, 0, 16_383, 1_000_000, 10**12])
def test_a_code_that_names_no_flight_is_refused(code: int) -> None:
    s = GAME.position(
        {"at": "actions", "gods": ["zeus"], "offerings": {"zeus": "A 1"}, "track": ["", "", "pegasus"]}
        | {"players": {"A": {"gold": 6}}, "islands": {"naxos": {"troops": 2}}}
    )
    GAME.apply(s, 0, "call pegasus")
    assert GAME.asks(s)[0].prompt == "pegasus"
    assert [reason.rule.id for reason in GAME.why_not(s, 0, [code])] == ["KIT-ASK-03"]
