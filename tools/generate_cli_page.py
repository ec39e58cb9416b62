"""Write docs/reference/cli.md from the parsers of the commands.

python -m tools.generate_cli_page
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from pathlib import Path

from trireme.cli import COMMANDS
from trireme.cli.parser import Parser
from trireme.cli.terminal import Terminal

PAGE = Path(__file__).resolve().parent.parent / "docs" / "reference" / "cli.md"
OPENING = """\
# Command line

This page lists every command of `trireme` with its options. `make generate` writes it from the commands themselves;
`trireme COMMAND --help` prints the same in English or French. Options such as `--purses` belong to one game;
`trireme play cyclades --help` lists those of Cyclades alone.

The exit code is 0 for success, 1 if something was found to be wrong, such as a case that does not hold, and 2 if the
command could not be used as it was given.

| command | what it does |
|---|---|
"""


def parsers() -> dict[str, Parser]:
    """Return the parser of each command, in English and without a game."""
    found = {}
    for name, command in COMMANDS.items():
        parser = Parser(Terminal("en").say, name)
        command.options(parser)
        parser.common()
        found[name] = parser
    return found


def cell(text: str) -> str:
    return " ".join(text.split()).replace("%%", "%").replace("|", "\\|")


def row(action: argparse.Action) -> str:
    metavar = f" {action.metavar}" if action.metavar and action.option_strings else ""
    label = ", ".join(f"{flag}{metavar}" for flag in action.option_strings) or str(action.metavar)
    return f"| `{label.replace('|', chr(92) + '|')}` | {cell(action.help or '')} |"


def section(name: str, parser: Parser) -> Iterator[str]:
    yield f"\n## trireme {name}\n\n{cell(parser.description or '')}\n"
    for flags, title in ((False, "argument"), (True, "option")):
        rows = [row(action) for action in parser._actions if bool(action.option_strings) == flags]
        if rows:
            yield f"| {title} | meaning |\n|---|---|\n" + "\n".join(rows) + "\n"
    _, _, examples = str(parser.epilog).partition("\n")
    yield "```\n" + "\n".join(line.strip() for line in examples.splitlines()) + "\n```"


def written() -> dict[Path, str]:
    found = parsers()
    overview = "\n".join(f"| [`{name}`](#trireme-{name}) | {cell(found[name].description or '')} |" for name in found)
    sections = "\n".join(line for name, parser in found.items() for line in section(name, parser))
    return {PAGE: f"{OPENING}{overview}\n{sections}\n"}


if __name__ == "__main__":
    for path, text in written().items():
        path.write_text(text, encoding="utf-8")
