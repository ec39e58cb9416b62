"""`trireme case FILE…`: whether the game does what each case says."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path
from typing import Any

from trireme.cli.command import Command
from trireme.cli.parser import Parser
from trireme.cli.records import content_of
from trireme.cli.terminal import Terminal, read_text
from trireme.games import make
from trireme.kit.case import load_cases, run_cases
from trireme.kit.errors import Fault, TriremeError

DIFFERS = 1
DAMAGED = 2
"""Exit codes: some case differs or makes the program fail, some case cannot be played."""


def options(parser: Parser) -> None:
    parser.word("file", nargs="+", type=Path)
    parser.option("--content", "folder", type=Path)
    parser.switch("--json")


def run(given: Namespace, terminal: Terminal) -> int:
    more = content_of(given)
    report: list[dict[str, Any]] = []
    damaged = crashed = 0
    for path in given.file:
        read_text(path)
        cases = load_cases(path)
        words = terminal.speak_of(cases.game)
        for case, found in run_cases(cases, make, **more):
            if isinstance(found, TriremeError):
                crashed += isinstance(found, Fault)
                damaged += not isinstance(found, Fault)
                terminal.complain(f"{path}, {case.id}: {words.error(found)}")
                continue
            differences = [words.difference(difference) for difference in found]
            report.append({"file": str(path), "id": case.id, "rules": list(case.rules), "differs": differences})
            if differences and not given.json:
                terminal.out.print(f"{path}: {case.id}", style="bold red", soft_wrap=True)
                for difference in differences:
                    terminal.write(difference, "", "  ", "    ")
    wrong = sum(1 for entry in report if entry["differs"])
    if damaged and not report:
        return DAMAGED
    if given.json:
        terminal.dump({"cases": report, "run": len(report), "differ": wrong, "crashed": crashed})
    else:
        if crashed:
            terminal.tell("case-crashed", "bold red", count=crashed)
        terminal.tell("case-summary", "bold red" if wrong else "bold green", count=len(report), wrong=wrong)
    return DAMAGED if damaged else DIFFERS if wrong or crashed else 0


COMMAND = Command("case", options, run)
