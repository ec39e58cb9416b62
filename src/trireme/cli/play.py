"""`trireme play GAME`: a whole game in the terminal, against bots or with others at the same keyboard."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Mapping
from pathlib import Path
from random import Random
from typing import Any

from trireme.bots import BOTS, Bot, make_bot
from trireme.cli.boards import board_of
from trireme.cli.command import Command
from trireme.cli.ending import show_ending
from trireme.cli.parser import Parser, names
from trireme.cli.records import content_of, fresh_name, keep, read
from trireme.cli.session import Session
from trireme.cli.terminal import Terminal, Trouble
from trireme.games import GAMES, make
from trireme.kit.errors import BadOption
from trireme.kit.game import Game
from trireme.kit.options import Option
from trireme.kit.problems import UNKNOWN
from trireme.kit.record import Match, replay
from trireme.kit.rulebook import LANGUAGES

GIVEN = ("players", "level", "series", "purses", "cycles", "modules")
"""Options that are handed to the game as they are."""


def options(parser: Parser) -> None:
    parser.word("game", nargs="?")
    parser.option("--players", "number", type=parser.number(1))
    parser.option("--humans", "number", type=parser.number(1))
    parser.option("--seat", "seat")
    parser.option("--bots", "bots", type=names)
    parser.option("--level", "number", type=parser.number(0))
    parser.option("--series", "names", type=names)
    parser.option("--purses", "purses")
    parser.option("--cycles", "number", type=parser.number(0))
    parser.option("--modules", "modules", type=names)
    parser.option("--seed", "number", type=parser.number(0))
    parser.option("--content", "folder", type=Path)
    parser.option("--record", "file", type=Path)
    parser.option("--resume", "record", type=Path)


def run(given: Namespace, terminal: Terminal) -> int:
    if given.resume is None and given.game is None:
        raise Trouble("play-which-game", known=", ".join(GAMES))
    if given.resume is None and terminal.attended:
        terminal = asked_options(given, terminal)
    match = resumed(given, terminal) if given.resume else started(given, terminal)
    game = match.game
    people = seats_of_people(given, game)
    bots = bots_for(given, game, people)
    words = terminal.speak_of(game.name, game.seats, given.content)
    session = Session(terminal, match, bots, words, board_of(game, words), Random(given.seed))
    if bots:
        kinds = bot_names(given, game, people)
        opponents = ", ".join(f"{game.seats[seat]} ({terminal.say(f'bot-{kind}')})" for seat, kind in kinds.items())
        terminal.tell("play-opponents", "dim", opponents=opponents)
    terminal.tell("play-welcome", "dim")
    result = session.play()
    if result is not None:
        show_ending(terminal, match, words, result, content_of(given))
    path = given.record or given.resume or fresh_name(game.name)
    keep(match, path)
    if result is not None:
        terminal.tell("play-written", file=str(path))
    else:
        terminal.out.print()
        terminal.tell("play-left", file=str(path))
        terminal.out.print(continuing(given, path), soft_wrap=True)
    return 0


def started(given: Namespace, terminal: Terminal) -> Match[Any]:
    terminal.speak_of(given.game)
    chosen = {name: value for name in GIVEN if (value := getattr(given, name)) is not None}
    if given.humans is not None and "players" not in chosen and given.game in GAMES:
        usual = next((option.usual for option in GAMES[given.game].choices if option.name == "players"), 0)
        chosen["players"] = max(given.humans, int(usual))
    return Match(make(given.game, **chosen, **content_of(given)), given.seed)


def resumed(given: Namespace, terminal: Terminal) -> Match[Any]:
    for name in (*GIVEN, "seed"):
        if getattr(given, name) is not None:
            raise Trouble("play-resume-alone", option=f"--{name}")
    record = read(given.resume)
    if given.game is not None and given.game != record.game:
        raise Trouble("play-other-game", given=given.game, game=record.game)
    terminal.speak_of(record.game)
    return replay(record, make, **content_of(given))


# Who sits where.


def seats_of_people(given: Namespace, game: Game[Any]) -> list[int]:
    """The first person's seat, and the seats after it for the others."""
    seats = game.seats
    first = given.seat or seats[0]
    if first not in seats:
        raise BadOption("seat", UNKNOWN, given=first, known=", ".join(seats))
    people = given.humans or 1
    if people > len(seats):
        raise Trouble("play-too-many-people", people=people, seats=len(seats))
    return [(seats.index(first) + number) % len(seats) for number in range(people)]


def bot_names(given: Namespace, game: Game[Any], people: list[int]) -> dict[int, str]:
    """The bots in turn, round and round."""
    kinds = given.bots or ("greedy",)
    free = [seat for seat in range(len(game.seats)) if seat not in people]
    return {seat: kinds[number % len(kinds)] for number, seat in enumerate(free)}


def bots_for(given: Namespace, game: Game[Any], people: list[int]) -> dict[int, Bot]:
    return {seat: make_bot(kind, game) for seat, kind in bot_names(given, game, people).items()}


def continuing(given: Namespace, path: Path) -> str:
    """The command that goes on where this game stopped."""
    parts = ["trireme", "play", "--resume", str(path)]
    for name in ("seat", "humans", "content"):
        if getattr(given, name) is not None:
            parts += [f"--{name}", str(getattr(given, name))]
    if given.bots:
        parts += ["--bots", ",".join(given.bots)]
    return " ".join(parts)


# Options that were not given are asked for, where a person sits.


def asked_options(given: Namespace, terminal: Terminal) -> Terminal:
    if not terminal.settled:
        terminal = Terminal(
            ask_word(terminal, "play-ask-language", {name: name for name in LANGUAGES}, terminal.language)
        )
    choices = {option.name: option for option in GAMES[given.game].choices} if given.game in GAMES else {}
    if given.players is None and given.humans is None and "players" in choices:
        given.players = ask_number(terminal, choices["players"])
    if given.players == 1 and given.level is None and "level" in choices:
        given.level = ask_number(terminal, choices["level"])
    alone = given.players is not None and given.players <= (given.humans or 1)
    if not alone and given.bots is None:
        given.bots = (ask_word(terminal, "play-ask-bots", {bot: terminal.say(f"bot-{bot}") for bot in BOTS}, "greedy"),)
    return terminal


def ask_number(terminal: Terminal, option: Option) -> int:
    figures = {"low": option.low, "high": option.high, "usual": option.usual}
    while True:
        line = terminal.read(terminal.say(f"play-ask-{option.name}", **figures) + " ").strip() or str(option.usual)
        if line.isascii() and line.isdigit() and option.low <= int(line) <= option.high:
            return int(line)
        terminal.tell("play-ask-number", "yellow", low=option.low, high=option.high)


def ask_word(terminal: Terminal, key: str, labels: Mapping[str, str], usual: str) -> str:
    """One of some words, by its number or by what it is called."""
    typed = {"": usual}
    for number, (word, label) in enumerate(labels.items(), 1):
        typed |= dict.fromkeys((str(number), word, label), word)
    known = ", ".join(f"{number} {label}" for number, label in enumerate(labels.values(), 1))
    while True:
        line = terminal.read(terminal.say(key, known=known, usual=labels[usual]) + " ").strip().lower()
        if line in typed:
            return typed[line]
        terminal.tell("play-ask-word", "yellow", known=known)


COMMAND = Command("play", options, run)
