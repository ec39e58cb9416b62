"""`trireme rules GAME`: show the rulebook by section, search it, and tell which rules have a test."""

from __future__ import annotations

import math
from argparse import Namespace
from collections.abc import Sequence
from pathlib import Path

import msgspec
from rich.text import Text

from trireme.cli.command import Command
from trireme.cli.parser import Parser, names
from trireme.cli.rule_report import FOLDER, RuleReport, read_report
from trireme.cli.terminal import Terminal, Trouble
from trireme.games import make
from trireme.kit.content.rulebook import Rulebook, RuleEntry
from trireme.kit.registry import untestable_rules
from trireme.kit.typography import french
from trireme.words.layout import paragraph, plain


def options(parser: Parser) -> None:
    parser.word("game")
    parser.word("word", nargs="*", default=[])
    parser.option("--modules --module", "modules", type=names)
    parser.switch("--coverage")
    parser.option("--report", "file", type=Path)
    parser.switch("--json")


def run(given: Namespace, terminal: Terminal) -> int:
    game = make(given.game)
    book = game.rulebook
    modules = [game.extras.get(module, module) for module in given.modules or game.modules]
    for module in modules:
        if module not in book.modules():
            raise Trouble("cli-no-module", given=module, known=", ".join(book.modules()))
    entries = found(book, book.of(modules), terminal.language, " ".join(given.word))
    if given.coverage or given.report:
        return coverage(given, terminal, entries)
    if given.json:
        terminal.dump([as_table(book, entry) for entry in entries])
    elif not entries:
        terminal.tell("rules-none", word=" ".join(given.word))
    else:
        show(terminal, book, entries)
    return 0 if entries else 1


def found(book: Rulebook, entries: Sequence[RuleEntry], language: str, wanted: str) -> list[RuleEntry]:
    """Return the rules with all these words in their text, id or section title. Accents do not count."""
    words = plain(wanted).split()

    def text(entry: RuleEntry) -> str:
        return plain(f"{entry.id} {book.sections[entry.section][language]} {entry.text[language]}")

    return [entry for entry in entries if all(word in text(entry) for word in words)]


def show(terminal: Terminal, book: Rulebook, entries: Sequence[RuleEntry]) -> None:
    section = ""
    for entry in entries:
        if entry.section != section:
            section = entry.section
            terminal.out.print(Text(f"\n{book.sections[section][terminal.language]}", "bold underline"))
        show_rule(terminal, entry.id, entry.text[terminal.language])
        show_mark(terminal, entry)
        if entry.amends:
            terminal.write(terminal.say("rules-amends", rules=", ".join(entry.amends)), "dim", "    ", "    ")
        if amended := book.amended.get(entry.id):
            terminal.write(terminal.say("rules-amended", rules=", ".join(amended)), "dim", "    ", "    ")


def show_rule(terminal: Terminal, id: str, text: str) -> None:
    lines = paragraph(f"{id}  {text}", terminal.out.width, "", "  ", "    ")
    lines.stylize("cyan", 2, 2 + len(id))
    terminal.out.print(lines, soft_wrap=True)


def show_mark(terminal: Terminal, entry: RuleEntry) -> None:
    """Mark a rule that no publisher has written."""
    if entry.house:
        terminal.write(terminal.say(f"rules-{entry.house}"), "yellow", "    ", "    ")


def as_table(book: Rulebook, entry: RuleEntry) -> dict[str, object]:
    return {
        "id": entry.id,
        "section": entry.section,
        "modules": list(entry.modules),
        "with": list(entry.needs),
        "amends": list(entry.amends),
        "amended": list(book.amended.get(entry.id, ())),
        **entry.text,
        "source": entry.source,
    }


def coverage(given: Namespace, terminal: Terminal, entries: Sequence[RuleEntry]) -> int:
    report, reasons = report_of(given.game, given.report), untestable_rules(given.game)
    untested = [entry for entry in entries if not report.is_tested(entry.id)]
    untestable = [entry for entry in untested if entry.id in reasons]
    untested = [entry for entry in untested if entry.id not in reasons]
    if given.json:
        terminal.dump(
            {
                "rules": len(entries),
                "untested": [entry.id for entry in untested],
                "untestable": {entry.id: reasons[entry.id] for entry in untestable},
                "percentage": report.share(entries),
            }
        )
        return 0
    terminal.tell("rules-untested", "bold", count=len(untested))
    for entry in untested:
        show_rule(terminal, entry.id, entry.text[terminal.language])
        show_mark(terminal, entry)
    terminal.tell("rules-untestable", "bold", count=len(untestable))
    for entry in untestable:
        reason = reasons[entry.id][terminal.language]
        show_rule(terminal, entry.id, french(reason) if terminal.language == "fr" else reason)
        show_mark(terminal, entry)
    terminal.tell("rules-count", tested=len(entries) - len(untested) - len(untestable), rules=len(entries))
    terminal.out.print(percentage(report, entries))
    return 0


def report_of(game: str, file: Path | None) -> RuleReport:
    """Return the report in this file, or the one that `make test` has written below the current folder."""
    path = file or FOLDER / f"{game}.json"
    try:
        report = read_report(path)
    except FileNotFoundError as error:
        key = "rules-no-report" if file is None else "cli-no-file"
        raise Trouble(key, game=game, file=str(path)) from error
    except (OSError, msgspec.DecodeError, UnicodeDecodeError) as error:
        raise Trouble("rules-bad-report", file=str(path), detail=str(error)) from error
    if report.game != game:
        raise Trouble("rules-other-report", file=str(path), given=report.game, game=game)
    return report


def percentage(report: RuleReport, entries: Sequence[RuleEntry]) -> str:
    """Return a percentage, rounded down so that it never claims too much, with a decimal point in all languages."""
    return f"{math.floor(report.share(entries) * 10) / 10:.1f} %"


COMMAND = Command("rules", options, run)
