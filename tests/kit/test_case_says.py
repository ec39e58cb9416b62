"""What else a case can say: who was not asked, what was drawn, what a seat sees, how it ended."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from trireme.games import make
from trireme.games.cyclades.game import Cyclades
from trireme.games.cyclades.position.positions import CycladesPositions
from trireme.games.cyclades.state import State
from trireme.kit.case import load_cases, read_case, run_case, run_cases
from trireme.kit.errors import Unreadable

BATTLE = """
given.at = "actions"
given.gods = ["ares", "zeus"]
given.offerings = { ares = "A 2", zeus = "B 1" }
given.players.A.gold = 4
given.islands.naxos.troops = 2
given.islands.tinos.troops = 1
given.islands.rineia.owner = "B"
given.seas.C4 = "A 1"
given.draws.battle = ["3", "0"]
when.moves = ["A: recruit naxos", "A: troops naxos>tinos x3"]
"""


def found(text: str, game: str = "cyclades", seats: str = "ABCD") -> list[str]:
    case = read_case({"id": "x", **tomllib.loads(text)})
    return [str(each) for each in run_case(make(game, seats=tuple(seats)), case)]


def test_who_was_not_asked() -> None:
    """Without defenders left there is nothing to ask B."""
    assert found(BATTLE + 'then.not_asked = ["B", "C"]') == []
    assert found(BATTLE + 'then.not_asked = ["A"]') == ["not_asked: A was asked (act)"]
    with pytest.raises(Unreadable, match=r"then.not_asked: “E” is not known"):
        found(BATTLE + 'then.not_asked = ["E"]')


def test_what_was_drawn() -> None:
    assert found(BATTLE + "then.draws.battle = [3, 0]") == []
    assert found(BATTLE + "then.draws.battle = []") == ["draws.battle: expected –, found 3, 0"]
    assert found(BATTLE + "then.draws.gods = []") == []
    with pytest.raises(Unreadable, match=r"then.draws: “dice” is not known"):
        found(BATTLE + "then.draws.dice = []")


def test_what_comes_is_known_to_nobody() -> None:
    with pytest.raises(Unreadable, match=r"nobody knows what comes next of “creatures”"):
        found(BATTLE + 'then.coming.creatures = ["kraken"]')


class Seers(CycladesPositions):
    """As if somebody had looked at the top of the draw pile."""

    def coming(self, s: State, label: str) -> list[str] | None:
        return ["siren", "kraken"] if label == "creatures" else None


def test_what_comes_where_somebody_knows_it() -> None:
    game = Cyclades(seats=tuple("ABCD"))
    game.positions = Seers(game, game.ruleset)

    def foretold(text: str) -> list[str]:
        return [str(each) for each in run_case(game, read_case({"id": "x", **tomllib.loads(BATTLE + text)}))]

    assert foretold('then.coming.creatures = ["siren"]') == []
    assert foretold('then.coming.creature = ["siren", "kraken"]') == []
    assert foretold('then.coming.creatures = ["kraken"]') == ["coming.creatures: expected kraken, found siren, kraken"]
    with pytest.raises(Unreadable, match=r"nobody knows what comes next of “gods”"):
        foretold('then.coming.gods = ["zeus"]')
    with pytest.raises(Unreadable, match=r"then.coming: “cards” is not known"):
        foretold('then.coming.cards = ["siren"]')


def test_what_a_seat_sees() -> None:
    assert found(BATTLE + 'then.sees = { A = { "players.A.gold" = 3 }, B = { "players.A.gold" = "hidden" } }') == []
    assert found(BATTLE + 'then.sees.A = { "players.A.gold" = 5 }') == ["sees.A.players.A.gold: expected 5, found 3"]
    assert found(BATTLE + 'then.sees.B = { "players.A.gold" = 4 }') == [
        "sees.B.players.A.gold: expected 4, found 'hidden'"
    ]
    with pytest.raises(Unreadable, match=r"Perhaps players.A.gold is meant"):
        found(BATTLE + 'then.sees.B = { "players.A.glod" = "hidden" }')


def test_how_it_ended() -> None:
    score = 'given = { at = "score", players.A.luxury = 30, players.A.buildings = ["agora"] }\n'
    ended = found(score + 'then.result = { winners = ["B"], places.B = 1 }', "peloponnes", "AB")
    assert len(ended) in (1, 2)
    assert ended[0].startswith("result.winners: expected ['B'], found ['A']")
    assert found(score + 'then.result = { winners = ["A"], places.B = 2 }', "peloponnes", "AB") == []
    with pytest.raises(Unreadable, match=r"then.result.winer: “winer” is not known. Perhaps winners is meant."):
        found(score + 'then.result.winer = ["A"]', "peloponnes", "AB")
    playing = 'given.at = "bid"\ngiven.display.normal = ["agora"]\nthen.result.winners = ["A"]'
    assert found(playing, "peloponnes", "AB") == ["result.winners: expected ['A'], found –"]


def test_a_case_has_seats_and_options_of_its_own(tmp_path: Path) -> None:
    path = tmp_path / "own.toml"
    path.write_text(
        'game = "peloponnes"\n[[case]]\nid = "solo"\nseats = ["Z"]\noptions = { level = 2 }\ngiven.at = "bid"\n'
        'given.display.normal = ["bridge"]\nthen.asked = ["Z"]\n'
        '[[case]]\nid = "too-many"\nseats = ["A", "B", "C", "D", "E", "F"]\nthen.asked = []\n',
        encoding="utf-8",
    )
    (_, solo), (_, many) = run_cases(load_cases(path), make)
    assert solo == []
    assert "players" in str(many)


HEAD = 'game = "peloponnes"\nseats = ["A"]\n[[case]]\nid = "x"\n'
LIST = 'game = "peloponnes"\nseats = [\n  "A",\n  "B"\n]\n'


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ('game = "peloponnes"\n[[case]]\nid = "x"', 'x.toml, x: seats is missing. Write it like this: ["A", "B"].'),
        ('game = "peloponnes"\nseats = "AB"\n[[case]]\nid = "x"', "x.toml, seats: “AB” does not fit here."),
        (f"{HEAD}wen.moves = []", "x, wen: “wen” is not known. Perhaps when is meant."),
        (f'{HEAD}when.moves = "A: pass"', 'when.moves: “A: pass” does not fit here. Write it like this: ["A: pass"].'),
        (f'{HEAD}then.refused = [{{ rule = "PEL-BID-05" }}]', "then.refused.move is missing."),
        ('game = "peloponnes"\ncase = 3', "x.toml, case: “3” does not fit here. Write it like this: [[case]]."),
        (f"{LIST}[[case]]\nid = x\nthen = {{}}", "line 7 is not TOML: “id = x”."),
        ('seats = ["A"]\n[[case]]\nid = "x"', 'x.toml: game is missing. Write it like this: "peloponnes".'),
    ],
)
def test_a_file_of_another_shape(text: str, message: str, tmp_path: Path) -> None:
    path = tmp_path / "x.toml"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(Unreadable) as caught:
        load_cases(path)
    assert message in str(caught.value)
