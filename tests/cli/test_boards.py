"""What is drawn: the table of Peloponnes in any width, and a game without a board of its own."""

from __future__ import annotations

import io
from random import Random

import pytest
from rich.console import Console

from tests.cli.conftest import RECORDS, Typed
from tests.toy import Toy
from trireme.bots import make_bot
from trireme.cli.boards import board_of
from trireme.cli.boards.plain import PlainBoard
from trireme.cli.session import Session
from trireme.cli.terminal import Terminal
from trireme.games import make
from trireme.kit.record import Match, read_record, replay_steps
from trireme.words import Words
from trireme.words.bundles import Sentences, sentences

RAIDERS = """
ask-bid = How much do you bid?
ask-defend = You are raided. Do you show a guard?
answer = This one
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
    assert "the next round takes 4 food, you have 2: 2 short." in text
    assert board_of(game, words).places(game.view(s, 0))["sea 1"] == "tile:sea_01"


def raiders() -> tuple[Session, Terminal]:
    terminal = Terminal("en")
    game = Toy(players=3)
    words = Words("en", seats=game.seats)
    kit = sentences("en", None)
    words.sentences = Sentences("en", [RAIDERS])
    words.sentences.bundle._messages.update(kit.bundle._messages)
    bots = {seat: make_bot("random", game) for seat in (1, 2)}
    return Session(terminal, Match(game, 1), bots, words, board_of(game, words), Random(1)), terminal


def test_a_game_without_a_board(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdin", Typed(["why bid 9", "why coins", "bid 9", "bid 1", *["1"] * 20]))
    session, _ = raiders()
    assert isinstance(session.board, PlainBoard)
    result = session.play()
    out = capsys.readouterr().out
    assert result is not None
    assert "You bid 9 and have 5.\n" in out
    assert "RAI-01  Bid your own.\n" in out
    assert "“coins” is neither a move nor a thing on the table." in out
    assert any(line.split() == ["round", "1"] for line in out.splitlines())
    assert any(line.split() == ["coins", "5,", "None,", "None"] for line in out.splitlines())
    assert "A · How much do you bid?" in out
