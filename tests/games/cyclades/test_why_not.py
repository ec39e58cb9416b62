"""Every refusal begins with the rule that a player would look for, whether a move was typed or a thing pointed at."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import pytest

from trireme.games import make
from trireme.games.cyclades import last_island, moves
from trireme.games.cyclades.game import Cyclades
from trireme.games.cyclades.lookup import TYPES
from trireme.games.cyclades.state import State
from trireme.kit.seats import Seat

SEATS = ("A", "B", "C", "D")
GAME = make("cyclades", seats=SEATS)


class Position(NamedTuple):
    """Facts, moves that lead on from there, and dice."""

    given: dict[str, Any]
    moves: tuple[str, ...] = ()
    battle: tuple[str, ...] = ()

    def reach(self) -> Any:
        s = GAME.positions.stand(self.given)
        s.forced_draws = {"battle": list(self.battle)}
        GAME.proceed(s)
        for line in self.moves:
            seat, move = line.split(": ")
            GAME.apply(s, SEATS.index(seat), move)
        return s


def turn(god: str, **facts: Any) -> dict[str, Any]:
    """A turn of A with this god; then B with Zeus or Athena, and C on Apollo."""
    later = "athena" if god == "zeus" else "zeus"
    return {"at": "actions", "gods": [god, later], "offerings": {god: "A 1", later: "B 1"}, "apollo": ["C"], **facts}


TRACK = ["harpy", "giant", "fates"]
LAST = {"milos": {"owner": ""}, "naxos": {"troops": 3}}
AT_PAROS = {"naxos": {"troops": 3}, "paros": {"troops": 2}, "syros": {"owner": "C"}}
SETS = {"naxos": {"buildings": ["port", "", "temple", "temple"]}, "anafi": {"buildings": ["university"]}}

OFFER = Position({"at": "offerings", "turn_order": ["A", "B", "C", "D"], "gods": ["ares", "zeus", "poseidon"]})
OUTBID = Position(OFFER.given, ("A: offer ares 1", "B: offer ares 2"))
GIFT = Position(turn("ares", track=TRACK))
GIFT_FLEET = Position(turn("poseidon", kraken="D1"))
ARES = Position(turn("ares", track=TRACK), ("A: recruit naxos",))
POOR = Position(turn("ares", track=TRACK, players={"A": {"gold": 0}}), ("A: recruit naxos",))
FULL = Position(turn("ares", islands={"naxos": {"troops": 7}}))
LANDING = Position(turn("ares", islands=LAST, seas={"C4": "A 1"}), ("A: recruit naxos",))
HELD = Position(turn("ares", islands={"anafi": {"figure": "medusa B"}}), ("A: recruit naxos",))
SEA = Position(turn("poseidon", track=TRACK, kraken="H5"), ("A: recruit A1",))
CLOSED = Position(turn("poseidon", islands={"paros": {"figure": "polyphemus B"}}), ("A: recruit A1",))
ZEUS = Position(turn("zeus", track=["harpy", "kraken", "fates"]))
ATHENA = Position(turn("athena"))
SAILING = Position(turn("poseidon", track=TRACK), ("A: recruit A1", "A: fleet B3>C3 x1"))
FIGHT = Position(
    turn("ares", islands=AT_PAROS, seas={"C3": "A 1"}), ("A: recruit anafi", "A: troops naxos>paros x3"), ("1", "2")
)
COUNTER = Position(FIGHT.given, (*FIGHT.moves, "C: stay"), FIGHT.battle)
FIGHT_AT_SEA = Position(
    turn("poseidon", seas={"E4": "A 4", "F5": "C 2"}, kraken="F6"), ("A: recruit A1", "A: fleet E4>F5 x3"), ("0", "2")
)
GIVE = Position(turn("ares", islands=SETS), ("A: recruit anafi", "A: build naxos/1"))
FOUND = Position(
    turn("athena", players={"A": {"philosophers": 3}}, islands={"syros": {"owner": "A"}, "naxos": {"metropolis": True}})
)
HARPY = Position(ZEUS.given, ("A: call harpy",))
KRAKEN = Position(ZEUS.given, ("A: call kraken", "A: kraken H4"))
PROSPER = Position({"at": "apollo", "apollo": ["A", "B"], "track": TRACK})

# Position, move, the rule that comes first.
TYPED: list[tuple[Position, str, str]] = [
    (OFFER, "A: offer athena 1", "CYC-OFF-03"),
    (OFFER, "A: offer ares 9", "CYC-OFF-18"),
    (OFFER, "A: build naxos/0", "CYC-PHA-02"),
    (OFFER, "A: end", "CYC-OFF-02"),
    (OFFER, "B: offer ares 1", "CYC-OFF-01"),
    (OFFER, "B: recruit tinos", "CYC-PHA-02"),
    (OUTBID, "A: offer ares 3", "CYC-OFF-09"),
    (OUTBID, "B: offer zeus 1", "CYC-OFF-13"),
    (OUTBID, "C: offer zeus 1", "CYC-OFF-12"),
    (GIFT, "A: recruit paros", "CYC-REC-09"),
    (GIFT, "A: recruit B3", "CYC-ACT-05"),
    (GIFT, "A: recruit priest", "CYC-ACT-05"),
    (GIFT, "A: build naxos/0", "CYC-ACT-06"),
    (GIFT, "A: end", "CYC-ACT-07"),
    (GIFT, "B: end", "CYC-ACT-02"),
    (GIFT, "C: end", "CYC-APO-06"),
    (GIFT_FLEET, "A: recruit K2", "CYC-REC-03"),
    (GIFT_FLEET, "A: recruit D1", "CYC-KRA-08"),
    (ARES, "A: call kraken", "CYC-CRE-01"),
    (ARES, "A: recruit paros", "CYC-REC-09"),
    (ARES, "A: recruit B3", "CYC-ACT-05"),
    (ARES, "A: build paros/0", "CYC-BLD-03"),
    (ARES, "A: fleet B3>C3 x1", "CYC-ACT-05"),
    (ARES, "A: fleet B3>K1 x1", "CYC-ACT-05"),
    (ARES, "A: on >C3 x1", "CYC-ACT-05"),
    (ARES, "A: stop", "CYC-ACT-14"),
    (ARES, "A: troops naxos>paros x1", "CYC-TRP-03"),
    (ARES, "A: troops tinos>rineia x1", "CYC-TRP-02"),
    (ARES, "A: troops anafi>rineia x4", "CYC-TRP-02"),
    (ARES, "A: retreat naxos", "CYC-BAT-10"),
    (ARES, "A: offer zeus 3", "CYC-OFF-24"),
    (ARES, "A: apollo", "CYC-OFF-24"),
    (ARES, "A: kraken C4", "CYC-KRA-04"),
    (ARES, "A: harpy paros", "CYC-CRE-11"),
    (ARES, "A: metropolis naxos", "CYC-MET-02"),
    (ARES, "A: give naxos/0", "CYC-MET-02"),
    (ARES, "A: prosper naxos", "CYC-APO-03"),
    (POOR, "A: call fates", "CYC-ACT-09"),
    (POOR, "A: recruit naxos", "CYC-ACT-09"),
    (POOR, "A: build naxos/0", "CYC-ACT-09"),
    (POOR, "A: troops anafi>rineia x1", "CYC-ACT-09"),
    (FULL, "A: recruit naxos", "CYC-REC-10"),
    (LANDING, "A: troops naxos>tinos x3", "CYC-LST-01"),
    (HELD, "A: troops anafi>rineia x1", "CYC-MED-01"),
    (SEA, "A: fleet D6>D5 x1", "CYC-FLT-02"),
    (SEA, "A: fleet B3>D3 x1", "CYC-FLT-04"),
    (SEA, "A: fleet A1>K1 x1", "CYC-FLT-05"),
    (SEA, "A: fleet B3>C3 x2", "CYC-FLT-02"),
    (SEA, "A: recruit H5", "CYC-KRA-08"),
    (SEA, "A: on >A3 x1", "CYC-FLT-01"),
    (SEA, "A: swap harpy", "CYC-ACT-05"),
    (CLOSED, "A: fleet B3>C3 x1", "CYC-POL-08"),
    (ZEUS, "A: swap medusa", "CYC-ZEU-01"),
    (ZEUS, "A: call medusa", "CYC-CRE-01"),
    (ATHENA, "A: recruit priest", "CYC-ACT-05"),
    (SAILING, "A: on >D2 x1", "CYC-FLT-04"),
    (SAILING, "A: on >D3 x2", "CYC-FLT-02"),
    (SAILING, "A: on F7>F6 x1", "CYC-FLT-10"),
    (SAILING, "A: fleet F7>F6 x1", "CYC-FLT-10"),
    (SAILING, "A: build naxos/0", "CYC-ACT-13"),
    (FIGHT, "C: retreat thera", "CYC-RET-03"),
    (FIGHT, "C: retreat rineia", "CYC-RET-04"),
    (FIGHT, "C: retreat syros thera", "CYC-RET-02"),
    (FIGHT, "C: build paros/0", "CYC-ACT-13"),
    (FIGHT, "A: retreat naxos", "CYC-BAT-06"),
    (FIGHT, "B: build tinos/0", "CYC-ACT-02"),
    (COUNTER, "C: retreat syros", "CYC-BAT-08"),
    (COUNTER, "A: retreat naxos x1", "CYC-RET-02"),
    (COUNTER, "A: retreat paros", "CYC-RET-04"),
    (FIGHT_AT_SEA, "C: retreat E4", "CYC-RET-05"),
    (FIGHT_AT_SEA, "C: retreat F6", "CYC-RET-08"),
    (FIGHT_AT_SEA, "C: retreat paros", "CYC-RET-05"),
    (GIVE, "A: give naxos/0", "CYC-MET-05"),
    (GIVE, "A: give tinos/0", "CYC-MET-05"),
    (GIVE, "A: end", "CYC-MET-02"),
    (GIVE, "A: build naxos/0", "CYC-ACT-13"),
    (FOUND, "A: metropolis tinos", "CYC-MET-08"),
    (FOUND, "A: metropolis naxos", "CYC-MET-01"),
    (FOUND, "A: build anafi/0", "CYC-ACT-13"),
    (FOUND, "A: end", "CYC-MET-06"),
    (FOUND, "B: metropolis tinos", "CYC-MET-18"),
    (HARPY, "A: harpy naxos", "CYC-HAR-02"),
    (HARPY, "A: stop", "CYC-CRE-14"),
    (HARPY, "A: call fates", "CYC-CRE-12"),
    (HARPY, "A: kraken A1", "CYC-CRE-12"),
    (HARPY, "B: harpy naxos", "CYC-ACT-02"),
    (KRAKEN, "A: kraken A1", "CYC-KRA-02"),
    (KRAKEN, "A: build naxos/0", "CYC-CRE-12"),
    (PROSPER, "A: build naxos/0", "CYC-APO-06"),
    (PROSPER, "A: end", "CYC-APO-08"),
    (PROSPER, "B: prosper naxos", "CYC-APO-03"),
    (PROSPER, "C: build paros/0", "CYC-ACT-02"),
]

# Position, who points at what, the rule that comes first; nothing where it can be used.
POINTED: list[tuple[Position, str, str]] = [
    (OFFER, "A: god:zeus", ""),
    (OFFER, "A: god:athena", "CYC-OFF-03"),
    (OFFER, "A: island:naxos", "CYC-PHA-02"),
    (OFFER, "A: creature:harpy", "CYC-PHA-02"),
    (OFFER, "B: god:zeus", "CYC-OFF-01"),
    (GIFT, "A: island:naxos", ""),
    (GIFT, "A: island:paros", "CYC-REC-09"),
    (GIFT, "A: sea:B3", "CYC-ACT-05"),
    (GIFT, "A: slot:naxos/0", "CYC-ACT-06"),
    (GIFT_FLEET, "A: sea:F5", "CYC-REC-03"),
    (GIFT_FLEET, "A: sea:D1", "CYC-KRA-08"),
    (ARES, "A: island:rineia", ""),
    (ARES, "A: island:paros", "CYC-TRP-03"),
    (ARES, "A: sea:B3", "CYC-ACT-05"),
    (ARES, "A: slot:paros/0", "CYC-BLD-03"),
    (ARES, "A: creature:kraken", "CYC-CRE-01"),
    (ARES, "A: god:ares", "CYC-OFF-24"),
    (ARES, "B: island:tinos", "CYC-ACT-02"),
    (POOR, "A: island:naxos", "CYC-ACT-09"),
    (POOR, "A: island:rineia", "CYC-ACT-09"),
    (POOR, "A: slot:naxos/0", "CYC-ACT-09"),
    (POOR, "A: creature:fates", "CYC-ACT-09"),
    (LANDING, "A: island:tinos", "CYC-LST-01"),
    (SEA, "A: sea:K2", "CYC-FLT-02"),
    (SEA, "A: island:naxos", "CYC-ACT-05"),
    (ZEUS, "A: creature:medusa", "CYC-CRE-01"),
    (SAILING, "A: sea:D3", ""),
    (SAILING, "A: sea:K1", "CYC-FLT-04"),
    (SAILING, "A: slot:naxos/0", "CYC-ACT-13"),
    (SAILING, "A: creature:harpy", "CYC-ACT-13"),
    (FIGHT, "C: island:syros", ""),
    (FIGHT, "C: island:thera", "CYC-RET-03"),
    (FIGHT, "C: island:naxos", "CYC-RET-04"),
    (FIGHT, "C: slot:paros/0", "CYC-ACT-13"),
    (FIGHT, "A: island:naxos", "CYC-ACT-13"),
    (FIGHT, "D: island:delos", "CYC-ACT-02"),
    (FIGHT_AT_SEA, "C: sea:F6", "CYC-RET-08"),
    (FIGHT_AT_SEA, "C: sea:H4", "CYC-RET-05"),
    (GIVE, "A: slot:naxos/0", "CYC-MET-05"),
    (FOUND, "A: island:naxos", "CYC-MET-01"),
    (FOUND, "A: island:paros", "CYC-MET-08"),
    (FOUND, "A: slot:anafi/0", "CYC-ACT-13"),
    (HARPY, "A: island:syros", "CYC-HAR-01"),
    (HARPY, "A: slot:naxos/0", "CYC-CRE-12"),
    (PROSPER, "A: slot:naxos/0", "CYC-APO-06"),
]


def tagged(table: Sequence[tuple[Position, str, str]]) -> list[Any]:
    return [
        pytest.param(*row, id=f"{row[1]} {row[2]}".strip(), marks=pytest.mark.rules(row[2])) if row[2] else row
        for row in table
    ]


@pytest.mark.parametrize(("position", "line", "rule"), tagged(TYPED))
def test_a_refused_move_names_its_rule_first(position: Position, line: str, rule: str) -> None:
    seat, move = line.split(": ")
    assert GAME.why_not(position.reach(), SEATS.index(seat), move)[0].rule.id == rule


@pytest.mark.parametrize(("position", "line", "rule"), tagged(POINTED))
def test_whoever_points_at_a_thing_reads_its_rule_first(position: Position, line: str, rule: str) -> None:
    seat, target = line.split(": ")
    reasons = [reason.rule.id for reason in GAME.reasons(position.reach(), SEATS.index(seat), target)]
    assert reasons[:1] == ([rule] if rule else [])
    assert len(set(reasons)) == len(reasons), "each rule is told once"


@pytest.mark.parametrize(
    ("position", "amount", "rule"),
    [
        pytest.param(ARES, 3, "CYC-TRP-02", marks=pytest.mark.rules("CYC-TRP-02")),
        pytest.param(SEA, 0, "CYC-FLT-02", marks=pytest.mark.rules("CYC-FLT-02")),
    ],
)
def test_an_amount_is_refused_with_the_rule_of_the_move(position: Position, amount: int, rule: str) -> None:
    s = position.reach()
    move = "troops anafi>rineia x1" if position is ARES else "fleet B3>C3 x1"
    GAME.answer(s, 0, GAME.checked(s, 0, move)[0])
    assert GAME.why_not(s, 0, [moves.AMOUNT + amount])[0].rule.id == rule
    assert GAME.why_not(s, 0, "build naxos/0")[0].rule.id == "CYC-ACT-13"


@pytest.mark.rules("CYC-APO-06")
def test_with_two_markers_apollo_explains_nothing_to_the_holder_of_another_god() -> None:
    game = make("cyclades", seats=("A", "B"))
    offerings = {"zeus": "A 1", "athena": "B 1"}
    s = game.positions.stand(
        {"at": "actions", "gods": ["zeus", "athena"], "offerings": offerings, "apollo": ["B", "A"]}
    )
    game.proceed(s)
    assert game.why_not(s, 1, "build tinos/0")[0].rule.id == "CYC-ACT-02"


@pytest.mark.rules("CYC-LST-04")
def test_a_metropolis_without_a_site_does_not_open_a_last_island() -> None:
    """No board has as many slots beside its frames as this needs, so buildings are put under them."""
    game = Cyclades(seats=("A", "B"))
    tables, islands = game.ruleset.tables, game.ruleset.tables.island_number
    facts = {"gyaros": {"owner": ""}, "sifnos": {"owner": ""}, "amorgos": {"metropolis": True}}
    s: State = game.positions.stand({"islands": {**facts, "tinos": {"metropolis": True}}})
    for slot, building in zip(tables.slots_of[islands["amorgos"]], TYPES, strict=True):
        s.built[slot] = building
    assert not last_island.would_win(game.ruleset, s, Seat(0), islands["tinos"])
    s.owner[islands["gyaros"]] = Seat(0)
    s.land[0] |= 1 << islands["gyaros"]
    assert last_island.would_win(game.ruleset, s, Seat(0), islands["tinos"]), "with a site it would be the third"


def test_a_number_beyond_all_codes_is_too_many_troops() -> None:
    """Whoever answers how many with a million is told the rule; the codes above the amounts stand for other things."""
    facts = {"at": "actions", "gods": ["ares"], "offerings": {"ares": "A 1"}, "turn": {"god": "ares"}}
    s = GAME.position(
        {**facts, "islands": {"naxos": {"troops": 3}}, "seas": {"C3": "A 1"}, "players": {"A": {"gold": 6}}}
    )
    assert isinstance(GAME, Cyclades)
    islands = GAME.ruleset.tables.island_number
    GAME.play(s, moves.MARCH + moves.BLOCK * islands["naxos"] + islands["paros"])
    for number in ("1000000", "1024", "4096"):
        assert [reason.rule.id for reason in GAME.read(s, 0, number)[1]] == ["CYC-TRP-02"]
