"""What a game lets its players choose, as flags of a command: `--purses open` comes from the option `purses`."""

from __future__ import annotations

from argparse import Namespace
from typing import Any, Final

from trireme.cli.parser import Parser, names
from trireme.cli.speech import Speech
from trireme.games import GAMES
from trireme.kit.options import Option

LEFT_OUT: Final = ("chance",)
"""Explicit chance is for programs: somebody would have to roll the dice here."""


def choices_of(game: str | None) -> dict[str, Option]:
    """The options of a game, by name."""
    known = GAMES[game].choices if game is not None and game in GAMES else ()
    return {option.name: option for option in known if option.name not in LEFT_OUT}


def add_flags(parser: Parser) -> None:
    """The flags of the game that the command names; of all games, where it names none."""
    for game in [parser.game] if parser.game else GAMES:
        say = Speech(parser.say.language, game)
        for option in choices_of(game).values():
            if not parser.has(flag := flag_of(option.name)):
                parser.add_argument(flag, dest=option.name, help=explained(option, say), **kind_of(option, say))


def flag_of(name: str) -> str:
    return f"--{name.replace('_', '-')}"


def explained(option: Option, say: Speech) -> str:
    return say.either(f"option-{option.name}", "").replace("%", "%%")


def kind_of(option: Option, say: Speech) -> dict[str, Any]:
    """How argparse reads it; whether the value will do, the game itself says best."""
    if option.several:
        return {"type": names, "metavar": say("metavar-names")}
    if option.values:
        return {"metavar": "|".join(option.values)}
    return {"type": Parser.reader(say, 0), "metavar": say("metavar-number")}


def chosen(given: Namespace, game: str | None) -> dict[str, Any]:
    """What was given of a game's options; of all games' options, where no game is named."""
    found = [option for each in ([game] if game else GAMES) for option in choices_of(each)]
    values = {name: getattr(given, name, None) for name in found}
    return {name: value for name, value in values.items() if value is not None}
