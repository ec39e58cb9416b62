"""`trireme play GAME`: play a whole game in the terminal, against bots or with others at the same keyboard."""

from __future__ import annotations

import os
from argparse import Namespace
from collections.abc import Mapping
from pathlib import Path
from random import Random
from typing import Any

from trireme.bots import Bot, bots_for, make_bot
from trireme.cli.boards import board_of
from trireme.cli.choices import add_flags, choices_of, chosen, flag_of
from trireme.cli.command import Command
from trireme.cli.parser import Parser, names
from trireme.cli.records import content_of, fresh_name, keep, names_of, read
from trireme.cli.scores import show_ending
from trireme.cli.session import Session, told_fault
from trireme.cli.speech import Speech
from trireme.cli.terminal import Terminal, Trouble, usual_language
from trireme.games import GAMES, make
from trireme.kit.content.rulebook import LANGUAGES
from trireme.kit.errors import BadOption, Figure, TriremeError
from trireme.kit.game import Game
from trireme.kit.moves import is_whole_number
from trireme.kit.options import Option
from trireme.kit.problems import UNKNOWN
from trireme.kit.records.record import Match, replay


def options(parser: Parser) -> None:
    parser.word("game", nargs="?")
    parser.option("--humans", "number", type=parser.number(1))
    parser.option("--seat", "seat")
    parser.option("--bots", "bots", type=names)
    parser.option("--seed", "number", type=parser.number(0))
    parser.option("--content", "folder", type=Path)
    parser.option("--record", "file", type=Path)
    parser.option("--resume", "record", type=Path)
    add_flags(parser)


def run(given: Namespace, terminal: Terminal) -> int:
    if given.resume is None and given.game is None:
        raise Trouble("play-which-game", known=", ".join(GAMES))
    if given.resume is None and terminal.attended:
        terminal = asked_options(given, terminal)
    match = resumed(given, terminal) if given.resume else started(given, terminal)
    game = match.game
    people = seats_of_people(given, game)
    bots = bots_at(given, game, people)
    words = terminal.speak_of(game.name, game.seats, names_of(given, match.format), game.options)
    path = given.record or given.resume or fresh_name(game.name)
    session = Session(terminal, match, bots, words, board_of(game, words), Random(given.seed), path)
    if bots:
        kinds = bot_names(given, game, people)
        labels = {kind: terminal.say.either(f"bot-{kind}", kind) for kind in kinds.values()}
        opponents = ", ".join(f"{game.seats[seat]} ({labels[kind]})" for seat, kind in kinds.items())
        terminal.tell("play-opponents", "dim", opponents=opponents)
        say = Speech(terminal.language, game.name)
        for kind, label in labels.items():
            if about := say.either(f"bot-{kind}-about", ""):
                terminal.tell("play-level", "dim", label=label, about=" ".join(about.split()))
    terminal.tell("play-welcome", "dim")
    try:
        result = session.play()
    except (TriremeError, Trouble):
        keep(match, path)
        raise
    except Exception as error:
        keep(match, path)
        raise Trouble("play-broken", detail=told_fault(error), file=str(path)) from error
    if result is not None:
        show_ending(terminal, match, words, result, content_of(given))
    keep(match, path)
    if result is not None:
        terminal.tell("play-written", file=str(path))
    else:
        terminal.out.print()
        terminal.tell("play-left", file=str(path))
        terminal.out.print(continuing(given, path, terminal.language), soft_wrap=True)
    return 0


def started(given: Namespace, terminal: Terminal) -> Match[Any]:
    terminal.speak_of(given.game)
    options = chosen(given, given.game)
    players = choices_of(given.game).get("players")
    if given.humans is not None and "players" not in options and players:
        options["players"] = max(given.humans, int(players.usual))
    return Match(make(given.game, **options, **content_of(given)), given.seed)


def resumed(given: Namespace, terminal: Terminal) -> Match[Any]:
    fixed = [*chosen(given, None), *(["seed"] if given.seed is not None else [])]
    if fixed:
        raise Trouble("play-resume-alone", option=flag_of(fixed[0]))
    record = read(given.resume)
    if given.game is not None and given.game != record.game:
        raise Trouble("play-other-game", given=given.game, game=record.game)
    terminal.speak_of(record.game)
    return replay(record, make, **content_of(given))


# Seats.


def seats_of_people(given: Namespace, game: Game[Any]) -> list[int]:
    """Return the seat of the first person and the seats after it for the others."""
    seats = game.seats
    first = given.seat or seats[0]
    if first not in seats:
        raise BadOption("seat", UNKNOWN, given=first, known=", ".join(seats))
    people = given.humans or 1
    if people > len(seats):
        raise Trouble("play-too-many-people", people=people, seats=len(seats))
    return [(seats.index(first) + number) % len(seats) for number in range(people)]


def bot_names(given: Namespace, game: Game[Any], people: list[int]) -> dict[int, str]:
    """Return the names of the bots for the other seats, in rotation."""
    kinds = given.bots or bots_for(game.name)[-1:]
    free = [seat for seat in range(len(game.seats)) if seat not in people]
    return {seat: kinds[number % len(kinds)] for number, seat in enumerate(free)}


def bots_at(given: Namespace, game: Game[Any], people: list[int]) -> dict[int, Bot]:
    return {seat: make_bot(kind, game) for seat, kind in bot_names(given, game, people).items()}


def continuing(given: Namespace, path: Path, language: str) -> str:
    """Return the command that continues this game, in the language in which it was played."""
    parts = ["trireme", "play", "--resume", str(path)]
    if language != usual_language(os.environ):
        parts += ["--lang", language]
    for name in ("seat", "humans", "content"):
        if getattr(given, name) is not None:
            parts += [f"--{name}", str(getattr(given, name))]
    if given.bots:
        parts += ["--bots", ",".join(given.bots)]
    return " ".join(parts)


# Ask a person for the options that were not given.


def asked_options(given: Namespace, terminal: Terminal) -> Terminal:
    if not terminal.settled:
        terminal = Terminal(
            ask_word(terminal, "play-ask-language", {name: name for name in LANGUAGES}, terminal.language)
        )
    choices = choices_of(given.game)
    if not choices:
        return terminal
    if "players" in choices and given.players is None and given.humans is None:
        figures = limits(choices["players"])
        given.players = ask_number(terminal, terminal.say("play-ask-players", **figures), choices["players"])
    players = getattr(given, "players", None)
    for name, option in choices.items():
        if players == 1 and option.alone and option.high and getattr(given, name) is None:
            title = Speech(terminal.language, given.game).either(f"option-{name}-title", name)
            question = terminal.say("play-ask-option", title=title, **limits(option))
            setattr(given, name, ask_number(terminal, question, option))
    alone = players is not None and players <= (given.humans or 1)
    if not alone and given.bots is None:
        labels = {bot: terminal.say.either(f"bot-{bot}", bot) for bot in bots_for(given.game)}
        given.bots = (ask_word(terminal, "play-ask-bots", labels, [*labels][-1]),)
    return terminal


def limits(option: Option) -> dict[str, Figure]:
    return {"low": option.low, "high": option.high, "usual": option.usual}


def ask_number(terminal: Terminal, question: str, option: Option) -> int:
    while True:
        line = terminal.read(f"{question} ").strip() or str(option.usual)
        if is_whole_number(line) and option.low <= int(line) <= option.high:
            return int(line)
        terminal.tell("play-ask-number", "yellow", low=option.low, high=option.high)


def ask_word(terminal: Terminal, key: str, labels: Mapping[str, str], usual: str) -> str:
    """Ask for one of some words, by its number or its name."""
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
