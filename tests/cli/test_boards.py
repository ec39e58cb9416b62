"""What is drawn: the tables of the games in any width, and a game without a board of its own."""

from __future__ import annotations

import io
from collections.abc import Mapping
from importlib.resources import files
from pathlib import Path
from random import Random
from typing import Any, ClassVar

import pytest
from rich.console import Console
from rich.text import Text

from tests.cli.conftest import RECORDS, Typed
from tests.games.cyclades.styx import MODULE
from tests.toy import Toy
from trireme.bots import make_bot
from trireme.cli.boards import board_of
from trireme.cli.plain import PlainBoard
from trireme.cli.session import Session
from trireme.cli.terminal import Terminal
from trireme.games import make
from trireme.games.cyclades.game import Cyclades
from trireme.games.cyclades.module import Module
from trireme.games.cyclades.terminal import TerminalBoard
from trireme.kit.content.loading import read_content
from trireme.kit.records.record import Match, read_record, replay_steps
from trireme.kit.registry import files_in
from trireme.words import Words
from trireme.words.bundles import Sentences, game_sources, made_of, sentences, sources_in
from trireme.words.names import names_in

RAIDERS = """
ask-bid = How much do you bid?
ask-defend = You are raided. Do you show a guard?
answer-bid = This one
answer-defend = This one
event-told = { $seat }: { $what } { $number }
event-shown = { $seat } shows { $what } { $number }
why-RAI-01 = You bid { $bid } and have { $coins }.
why-RAI-02 = Card { $card } is no guard of yours.
ending-coins = { $winners } wins.
"""


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("width", [60, 80])
@pytest.mark.parametrize("name", ["5-players", "2-players", "solo-level-3-completed"])
def test_no_line_is_too_long_and_none_lacks_a_word(name: str, width: int, language: str) -> None:
    record = read_record((RECORDS / f"{name}.record").read_text(encoding="utf-8"))
    console = Console(width=width, file=io.StringIO(), record=True, markup=False, highlight=False)
    for number, match in enumerate(replay_steps(record, make)):
        if number % 5 == 0:
            words = Words(language, match.game.name, match.game.seats)
            for seat in (None, 0):
                for part in board_of(match.game, words).draw(match.game.view(match.state, seat), width):
                    console.print(part)
    lines = console.export_text().splitlines()
    assert len(lines) > 100
    assert [line for line in lines if len(line) > width] == []


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("width", [60, 80])
@pytest.mark.parametrize("players", [1, 2, 6])
def test_with_all_expansions_too(players: int, width: int, language: str) -> None:
    game = make("peloponnes", players=players, modules=["hellas", "sea", "six"])
    words = Words(language, game.name, game.seats)
    console = Console(width=width, file=io.StringIO(), record=True, markup=False, highlight=False)
    s, rng, number = game.start(2), Random(2), 0
    while codes := game.legal(s):
        if number % 10 == 0:
            for part in board_of(game, words).draw(game.view(s, 0), width):
                console.print(part)
        game.play(s, rng.choice(codes))
        number += 1
    text = console.export_text()
    assert [line for line in text.splitlines() if len(line) > width] == []
    assert ("For sale before the bid" if language == "en" else "À vendre avant l’offre") in text


def test_sea_tiles_are_shown_with_their_price_and_on_the_mats() -> None:
    game = make("peloponnes", players=2, modules=["hellas", "sea"])
    mats = {"A": {"sea": ["sea_02"], "population": 5, "food": 2}, "B": {"sea": ["sea_01"]}}
    s = game.position({"at": "bid", "display": {"normal": ["agora"], "sea": ["sea_07", "sea_08"]}, "players": mats})
    words = Words("en", game.name, game.seats)
    console = Console(width=80, file=io.StringIO(), record=True, markup=False, highlight=False)
    for part in board_of(game, words).draw(game.view(s, 0), 80):
        console.print(part)
    text = console.export_text()
    assert " Sea 7 for 12 luxury: prestige 4, 2 inhabitants\n" in text
    assert " Sea 8 for 3 food, 3 coins: prestige 3, 1 inhabitant\n" in text
    assert [line.split() for line in text.splitlines() if line.split()[:1] == ["Sea"]][-1] == ["Sea", "Sea", "2"]
    bill = "takes 4 food from you (fish feed 1); 4 luxury goods would pay for what is missing, and you have 0."
    assert bill in " ".join(text.split())
    assert board_of(game, words).places(game.view(s, 0))["sea 1"] == "tile:sea_01"


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("width", [60, 80])
@pytest.mark.parametrize("players", [2, 5])
def test_the_chart_of_archipelago_in_any_width(players: int, width: int, language: str) -> None:
    game = make("archipelago", players=players, length="short")
    words = Words(language, game.name, ("Alice", "Bob", "Zoé", "Dora", "Élie"))
    console = Console(width=width, file=io.StringIO(), record=True, markup=False, highlight=False)
    board, s, rng, number = board_of(game, words), game.start(2), Random(2), 0
    while codes := game.legal(s):
        if number % 100 == 0:
            for seat in (None, 0):
                for part in board.draw(game.view(s, seat), width):
                    console.print(part)
        game.play(s, rng.choice(codes))
        number += 1
    text = console.export_text()
    assert [line for line in text.splitlines() if len(line) > width] == []
    assert ("Your objective: " if language == "en" else "Votre objectif\u202f: ") in text
    assert "[R00]" in text


def test_the_chart_shows_who_is_where_and_what_is_known() -> None:
    game = make("archipelago", players=3, length="medium")
    held = {"R09a": {"cell": "0,1", "buildings": {"town": 1, "temple": 1}}}
    people = {"A": {"units": ["R09a/town", "R09a/land lying"], "objectives": ["M05"]}, "B": {"units": ["R00/water"]}}
    s = game.position({"at": "actions", "map": held, "players": people})
    words = Words("en", game.name, game.seats)
    console = Console(width=90, file=io.StringIO(), record=True, markup=False, highlight=False)
    for part in board_of(game, words).draw(game.view(s, 0), 90):
        console.print(part)
    text = console.export_text().replace("\u00a0", " ")
    for part in ("Town A", "Temple A", "A town", "A land_", "B ship", "The Miner. Ends with 5 temples on the map."):
        assert part in text
    assert board_of(game, words).places(game.view(s, 0))["r09a"] == "tile:R09a"


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("width", [60, 80])
@pytest.mark.parametrize("players", [2, 4, 5])
def test_the_archipelago_in_any_width(players: int, width: int, language: str) -> None:
    game = make("cyclades", players=players, cycles=6)
    words = Words(language, game.name, ("Alice", "Bob", "Zoé", "Dora", "Élie"))
    console = Console(width=width, file=io.StringIO(), record=True, markup=False, highlight=False)
    s, rng, number = game.start(2), Random(2), 0
    while codes := game.legal(s):
        if number % 10 == 0:
            for seat in (None, 0):
                for part in board_of(game, words).draw(game.view(s, seat), width):
                    console.print(part)
        game.play(s, rng.choice(codes))
        number += 1
    text = console.export_text()
    assert [line for line in text.splitlines() if len(line) > width] == []
    # Five players have the widest board: in 60 columns, there is a list of fleets instead of a sketch.
    assert (("At sea: " if language == "en" else "En mer\u202f: ") in text) == (players == 5 and width == 60)


def drawn(facts: dict[str, Any], seat: int | None, width: int = 80) -> str:
    """A position of Cyclades for four players as a seat sees it; the gifts of the gods are placed."""
    game = make("cyclades", players=4)
    s = game.position({"turn_order": ["A", "B", "C", "D"], **facts})
    words = Words("en", game.name, game.seats)
    console = Console(width=width, file=io.StringIO(), record=True, markup=False, highlight=False)
    for part in board_of(game, words).draw(game.view(s, seat), width):
        console.print(part)
    return console.export_text()


OFFERS = {
    "at": "offerings",
    "gods": ["zeus", "ares", "athena", "poseidon"],
    "offerings": {"ares": "B 3"},
    "apollo": ["C"],
    "track": ["satyr", "", "kraken"],
    "players": {"A": {"gold": 6, "philosophers": 1}},
}


def test_gods_creatures_and_players_of_cyclades() -> None:
    text = drawn({**OFFERS, "islands": {"naxos": {"owner": "A", "troops": 2, "buildings": ["temple", "port"]}}}, 0)
    lines = [line.split() for line in text.splitlines()]
    assert ["Ares", "B", "3", "gold"] in lines
    assert ["Apollo", "C"] in lines
    assert " Face down: Poseidon" in text
    assert " Markers to place: A D" in text
    assert " 3 gold, 1 saved · Satyr · Take one Philosopher" in text.replace("\u00a0", " ")
    assert " 1 gold, 1 saved · Kraken · " in text.replace("\u00a0", " ")
    assert ["Naxos", "A", "2", "Temple,", "Port,", "–,", "–"] in lines
    assert ["A", "6"] in [line[:2] for line in lines]
    assert ["B", "?"] in [line[:2] for line in lines]
    assert "For a Metropolis you lack: Fortress, University; or Philosophers: 3." in text


def test_the_sketch_of_the_archipelago() -> None:
    seas = {"C4": {"owner": "A", "fleets": 3}}
    figures = {"polyphemus": {"island": "anafi", "buyer": "B", "cycle": 1}}
    text = drawn({**OFFERS, "track": ["satyr"], "kraken": "A2", "seas": seas, "figures": figures}, None)
    rows = text.splitlines()
    names = next(number for number, row in enumerate(rows) if row.split()[:3] == ["Naxos", "Naxos", "C3"])
    assert rows[names + 1][rows[names].index("C4") :].startswith("A×3")
    top = next(number for number, row in enumerate(rows) if row.split()[:2] == ["A1+1", "A2"])
    assert rows[top + 1][rows[top].index("A2") :].startswith("Krak")
    assert "shut" in text
    assert ["Anafi", "A", "1", "2", "–", "Polyphemus"] in [row.split() for row in rows]


def test_a_battle_of_cyclades() -> None:
    game = Cyclades(players=2)
    islands = {"tinos": {"owner": "B", "troops": 2, "buildings": ["fortress"]}, "gyaros": {"owner": "A", "troops": 3}}
    turn = {"at": "actions", "gods": ["ares", "zeus", "athena", "poseidon"], "offerings": {"ares": "A 1"}}
    s = game.positions.stand({**turn, "islands": islands, "seas": {"B2": {"owner": "A", "fleets": 1}}})
    s.forced_draws = {"battle": ["1", "1"]}
    game.proceed(s)
    for move in ("recruit gyaros", "troops gyaros>tinos x4"):
        game.apply(s, 0, move)
    words = Words("en", game.name, game.seats)
    view = game.view(s, 0)
    assert view.battle is not None
    board = board_of(game, words)
    texts = [part.plain for part in board.draw(view, 80) if isinstance(part, Text)]
    assert "Battle for Tinos: A 4 against B 1, buildings +1." in texts
    assert board.places(view)["c2"] == "sea:C2"
    assert board.places(view)["gyaros/0"] == "slot:gyaros/0"
    assert board.places(view)["kraken"] == "creature:kraken"


def raiders(folder: Path) -> tuple[Session, Terminal]:
    terminal = Terminal("en")
    game = Toy(players=3)
    words = Words("en", seats=game.seats)
    kit = sentences("en", None)
    words.sentences = Sentences("en", [RAIDERS])
    words.sentences.bundle._messages.update(kit.bundle._messages)
    bots = {seat: make_bot("random", game) for seat in (1, 2)}
    board, record = board_of(game, words), folder / "game.record"
    return Session(terminal, Match(game, 1), bots, words, board, Random(1), record), terminal


def test_a_game_without_a_board(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.stdin", Typed(["why bid 9", "why coins", "bid 9", "bid 1", *["1"] * 20]))
    session, _ = raiders(tmp_path)
    assert isinstance(session.board, PlainBoard)
    result = session.play()
    out = capsys.readouterr().out
    assert result is not None
    assert "You bid 9 and have 5.\n" in out
    assert "RAI-01  Bid your own.\n" in out
    assert "“coins” is neither a move nor a thing on the table." in out
    assert any(line.split() == ["round", "1"] for line in out.splitlines())
    assert any(line.split() == ["coins", "5,", "None,", "None"] for line in out.splitlines())
    assert "by_seat" not in out
    assert "A · How much do you bid?" in out


class WithStyx(Cyclades):
    library: ClassVar[Mapping[str, Module]] = {"styx": MODULE}


STYX = WithStyx(players=4, modules=["styx"])


def test_what_a_module_brings_is_on_the_board_of_cyclades() -> None:
    """Its god, its card that is no creature, its units and what it tells, by its own words."""
    s = STYX.positions.stand(
        {
            "at": "offerings",
            "cycle": 2,
            "gods": ["ares", "zeus", "charon"],
            "track": ["lyre", "", ""],
            "islands": {"naxos": {"owner": "A", "troops": 2, "units": {"shade": 1}}},
            "styx": {"covered": "athena"},
        }
    )
    words = Words("en", "cyclades", STYX.seats)
    home = files("tests.games.cyclades.styx")
    words.sentences = made_of("en", [*game_sources("en", "cyclades"), *sources_in(home / "words", "en")])
    words.names = {**words.names, **names_in(read_content(files_in(home / "content", ".toml")).values(), "en")}
    console = Console(width=80, file=io.StringIO(), record=True, markup=False, highlight=False)
    STYX.proceed(s)
    for part in TerminalBoard(STYX, words).draw(STYX.view(s, 0), 80):
        console.print(part)
    text = console.export_text()
    assert " Charon " in text
    assert " · Lyre · " in text.replace("\u00a0", " ")
    assert "2 + 1 Shade" in text.replace("\u00a0", " ")
    assert "\nStyx\n Under Charon · Athena\n" in text


@pytest.mark.point(12, 8)
def test_columns_stand_apart() -> None:
    """A figure and the text beside it need more than a space between them: “Pays Buildings by slot”."""
    lines = drawn({**OFFERS, "track": ["satyr"]}, 0).splitlines()
    assert any("Pays  Buildings by slot" in line for line in lines)
    assert any("Gold  Inc." in line for line in lines)
