"""`trireme case FILE…`: check that the game does what each case says."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from trireme.cli.command import Command
from trireme.cli.parser import Parser
from trireme.cli.records import content_of
from trireme.cli.terminal import Terminal, Trouble, read_text
from trireme.games import make
from trireme.kit.case import Case, load_cases, run_cases
from trireme.kit.case.difference import Difference
from trireme.kit.errors import Fault, Impossible, TriremeError

DIFFERS = 1
DAMAGED = 2
"""Exit codes: a case differs or makes the program fail; a case or file is damaged."""


def options(parser: Parser) -> None:
    parser.word("file", nargs="+", type=Path)
    parser.option("--content", "folder", type=Path)
    parser.switch("--json")


def cases_in(path: Path, terminal: Terminal, more: Any) -> Iterator[tuple[Case, list[Difference] | TriremeError]]:
    """Yield the cases of a file with what differs from each. Raises an error if the file cannot be used."""
    read_text(path)
    cases = load_cases(path)
    terminal.speak_of(cases.game)
    yield from run_cases(cases, make, **more)


def run(given: Namespace, terminal: Terminal) -> int:
    more = content_of(given)
    report: list[dict[str, Any]] = []
    damaged = crashed = unusable = 0
    for path in given.file:
        try:
            for case, found in cases_in(path, terminal, more):
                words = terminal.words
                if isinstance(found, TriremeError):
                    crashed += isinstance(found, Fault)
                    damaged += not isinstance(found, Fault)
                    terminal.complain(f"{path}, {case.id}: {words.error(found)}")
                    if isinstance(found, Impossible) and (house := words.house(found.rule)):
                        terminal.complain(terminal.say(f"rules-{house}"))
                    continue
                differences = [words.difference(difference) for difference in found]
                report.append({"file": str(path), "id": case.id, "rules": list(case.rules), "differs": differences})
                if differences and not given.json:
                    terminal.out.print(f"{path}: {case.id}", style="bold red", soft_wrap=True)
                    for difference in differences:
                        terminal.write(difference, "", "  ", "    ")
        except TriremeError as error:  # The other files can still be run.
            unusable += 1
            terminal.complain(f"{path}: {terminal.words.error(error)}")
        except Trouble as trouble:
            unusable += 1
            terminal.complain(terminal.say(trouble.key, **trouble.figures))
    wrong = sum(1 for entry in report if entry["differs"])
    if (damaged or unusable) and not report:
        return DAMAGED
    if given.json:
        counts = {"run": len(report), "differ": wrong, "crashed": crashed, "unusable": unusable}
        terminal.dump({"cases": report} | counts)
    else:
        if unusable:
            terminal.tell("case-unusable", "bold red", count=unusable)
        if crashed:
            terminal.tell("case-crashed", "bold red", count=crashed)
        terminal.tell("case-summary", "bold red" if wrong else "bold green", count=len(report), wrong=wrong)
    return DAMAGED if damaged or unusable else DIFFERS if wrong or crashed else 0


COMMAND = Command("case", options, run)
