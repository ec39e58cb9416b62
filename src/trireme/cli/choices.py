"""Flags for the options of a game: `--purses open` sets the option `purses`."""

from __future__ import annotations

from argparse import Namespace
from typing import Any, Final

from trireme.cli.parser import Parser, names
from trireme.cli.speech import Speech
from trireme.games import GAMES
from trireme.kit.options import Option

LEFT_OUT: Final = ("chance",)
"""Options without a flag. Explicit chance is for programs, since a player would have to roll the dice here."""


def choices_of(game: str | None) -> dict[str, Option]:
    """Return the options of a game by name."""
    known = GAMES[game].choices if game is not None and game in GAMES else ()
    return {option.name: option for option in known if option.name not in LEFT_OUT}


def add_flags(parser: Parser) -> None:
    """Add the flags of the game that the command names, or of all games if it names none."""
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
    """Return how argparse reads an option. The game itself checks the value."""
    if option.several:
        return {"type": names, "metavar": say("metavar-names")}
    if option.values:
        return {"metavar": "|".join(option.values)}
    return {"type": Parser.reader(say, 0), "metavar": say("metavar-number")}


def chosen(given: Namespace, game: str | None) -> dict[str, Any]:
    """Return the given options of a game, or of all games if none is named."""
    found = [option for each in ([game] if game else GAMES) for option in choices_of(each)]
    values = {name: getattr(given, name, None) for name in found}
    return {name: value for name, value in values.items() if value is not None}
