"""`trireme games`: list the games and their options."""

from __future__ import annotations

from argparse import Namespace
from typing import Any

import msgspec
from rich.table import Table
from rich.text import Text

from trireme.cli.command import Command
from trireme.cli.parser import Parser
from trireme.cli.speech import Speech
from trireme.cli.terminal import Terminal
from trireme.games import GAMES
from trireme.kit.game import Game
from trireme.kit.options import Option
from trireme.kit.registry import BROKEN
from trireme.words import Words


def options(parser: Parser) -> None:
    parser.switch("--json")


def run(given: Namespace, terminal: Terminal) -> int:
    if given.json:
        terminal.dump({name: described(game) for name, game in GAMES.items()})
        return 0
    for name, game in GAMES.items():
        say = Speech(terminal.language, name)
        terminal.out.print(Text(name, "bold"))
        terminal.write(Words(terminal.language, name).about())
        modules = ", ".join(say.either(f"module-{module}", module) for module in game.modules)
        terminal.write(say("games-modules", modules=modules))
        table = Table(box=None, padding=(0, 2, 0, 0), show_header=False)
        for option in game.choices:
            text = say.either(f"option-{option.name}", "")
            table.add_row(Text(option.name, "cyan"), text, Text(values_of(option, say), "dim"))
        terminal.out.print(table)
    for name, detail in BROKEN.items():
        terminal.complain(terminal.say("games-broken", name=name, detail=detail))
    return 0


def described(game: type[Game[Any]]) -> dict[str, Any]:
    return {
        "rules_number": game.rules_number,
        "modules": list(game.modules),
        "options": [msgspec.to_builtins(option) for option in game.choices],
    }


def values_of(option: Option, say: Speech) -> str:
    """Describe the values of an option briefly, such as 1 to 5."""
    if option.values:
        return ", ".join(option.values)
    return say("games-range", low=option.low, high=option.high) if option.high else say("games-none")


COMMAND = Command("games", options, run)
