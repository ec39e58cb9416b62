"""The `trireme` command: a thin layer between a terminal and the games."""

from __future__ import annotations

import io
import os
import sys
from collections.abc import Sequence

from trireme import __version__
from trireme.cli import cases, games, migrate, play, replay, rules, serve, simulate, verify
from trireme.cli.command import Command
from trireme.cli.parser import Parser
from trireme.cli.terminal import Terminal, Trouble, asked_language, usual_language
from trireme.games import GAMES
from trireme.kit.errors import TriremeError
from trireme.words.layout import paragraph

COMMANDS: dict[str, Command] = {
    command.name: command
    for command in (
        games.COMMAND,
        play.COMMAND,
        serve.COMMAND,
        migrate.COMMAND,
        simulate.COMMAND,
        replay.COMMAND,
        verify.COMMAND,
        rules.COMMAND,
        cases.COMMAND,
    )
}
FAILED = 2
"""Exit code of a mistake that the user can put right."""


def main(argv: Sequence[str] | None = None) -> int:
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
    usual = usual_language(os.environ)
    try:
        asked, words = asked_language(sys.argv[1:] if argv is None else argv)
    except Trouble as trouble:
        terminal = Terminal(usual)
        terminal.complain(terminal.say(trouble.key, **trouble.figures))
        return FAILED
    return _run(Terminal(asked or usual, settled=bool(asked or os.environ.get("TRIREME_LANG"))), words)


def _run(terminal: Terminal, words: list[str]) -> int:
    try:
        return _dispatch(terminal, words)
    except TriremeError as error:
        terminal.complain(terminal.words.error(error))
        return FAILED
    except Trouble as trouble:
        terminal.complain(terminal.say(trouble.key, **trouble.figures))
        return FAILED
    except KeyboardInterrupt:
        terminal.complain(terminal.say("cli-interrupted"))
        return 130
    except EOFError:
        terminal.out.print()
        return 0
    except BrokenPipeError:
        # The program that reads our output, such as `head`, has closed it.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0


def _dispatch(terminal: Terminal, words: list[str]) -> int:
    if not words or words[0] in ("-h", "--help", "help"):
        sys.stdout.write(_overview(terminal))
        return 0
    if words[0] == "--version":
        sys.stdout.write(f"trireme {__version__}\n")
        return 0
    command = COMMANDS.get(words[0])
    if command is None:
        raise Trouble("cli-no-command", given=words[0], known=", ".join(COMMANDS))
    parser = Parser(terminal.say, command.name, next((word for word in words[1:] if word in GAMES), None))
    command.options(parser)
    parser.common()
    return command.run(parser.read(words[1:]), terminal)


def _overview(terminal: Terminal) -> str:
    say, width = terminal.say, terminal.out.width

    def listed(label: str, text: str, margin: int) -> str:
        return paragraph(text, width, "", f"  {label:{margin}}", " " * (margin + 2)).plain

    lines = [f"{say('cli-usage')} trireme {say('metavar-command')} …", "", paragraph(say("cli-about"), width).plain, ""]
    lines += [say("cli-commands"), *(listed(name, say(f"{name}-about"), 10) for name in COMMANDS), ""]
    options = {"--lang en|fr": "cli-lang", "-h, --help": "cli-help", "--version": "cli-version"}
    lines += [f"{say('cli-options')}:", *(listed(name, say(key), 14) for name, key in options.items()), ""]
    lines += [say("cli-see-help", command=f"trireme {say('metavar-command')}"), ""]
    return "\n".join(lines)
