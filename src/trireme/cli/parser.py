"""Parse arguments with argparse, with usage, headings and errors in the user's language.

Errors are found before argparse reports them, or from what it was reading, never from its own sentences.
"""

from __future__ import annotations

import argparse
import re
import sys
from collections.abc import Callable, Iterable
from functools import partial
from typing import Any, NoReturn

from trireme.cli.speech import Speech


class Complaint(Exception):
    """Arguments that cannot be read, with the key and the figures of the sentence that says so."""

    def __init__(self, key: str, **figures: str) -> None:
        super().__init__(key)
        self.key = key
        self.figures = figures


class Formatter(argparse.RawDescriptionHelpFormatter):
    """A help text that begins with "usage" in the user's language."""

    def __init__(self, word: str, prog: str) -> None:
        super().__init__(prog, max_help_position=28)
        self.word = word

    def add_usage(
        self,
        usage: str | None,
        actions: Iterable[argparse.Action],
        groups: Iterable[Any],
        prefix: str | None = None,
    ) -> None:
        super().add_usage(usage, actions, groups, self.word)


class Parser(argparse.ArgumentParser):
    """The options of one command. Its texts are `<command>-about`, `<command>-examples` and one for each option."""

    def __init__(self, say: Speech, command: str, game: str | None = None) -> None:
        super().__init__(
            prog=f"trireme {command}",
            description=say(f"{command}-about"),
            epilog=say("cli-examples") + "\n" + indented(say(f"{command}-examples")),
            formatter_class=partial(Formatter, say("cli-usage") + " "),
            add_help=False,
            allow_abbrev=False,
            exit_on_error=False,
        )
        self.say = say
        self.command = command
        self.game = game
        """Name of the game that the arguments name."""
        self.needed: list[argparse.Action] = []
        """Required arguments. This class checks them instead of argparse."""
        self._positionals.title = say("cli-arguments")
        self._optionals.title = say("cli-options")

    def word(self, name: str, **more: Any) -> None:
        """Add a positional argument."""
        action = self.add_argument(name, metavar=self.say(f"metavar-{name}"), help=self._help(name), **more)
        if action.required:
            action.required = False
            self.needed.append(action)

    def option(self, name: str, metavar: str, **more: Any) -> None:
        """Add an option with a value."""
        label = self.say(f"metavar-{metavar}")
        self.add_argument(*name.split(), metavar=label, help=self._help(name.split()[0].strip("-")), **more)

    def switch(self, name: str) -> None:
        self.add_argument(name, action="store_true", help=self._help(name.strip("-")))

    def common(self) -> None:
        """Add the options that all commands have. `--lang` itself is read before all others."""
        self.add_argument("--lang", metavar="en|fr", help=self.say("cli-lang"))
        self.add_argument("-h", "--help", action="help", help=self.say("cli-help"))

    def _help(self, name: str) -> str:
        key = f"{self.command}-{name}"
        return self.say(key if self.say.has(key) else f"cli-{name}").replace("%", "%%")

    def has(self, flag: str) -> bool:
        return flag in self._option_string_actions

    def number(self, low: int) -> Callable[[str], int]:
        return self.reader(self.say, low)

    @staticmethod
    def reader(say: Speech, low: int) -> Callable[[str], int]:
        """Return a reader of numbers that raises a `Complaint` for anything else."""

        def read(text: str) -> int:
            if not re.fullmatch(r"-?[0-9]+", text):
                raise argparse.ArgumentTypeError(say("cli-number", given=text))
            if int(text) < low:
                raise argparse.ArgumentTypeError(say("cli-at-least", given=text, low=low))
            return int(text)

        return read

    def read(self, words: list[str]) -> argparse.Namespace:
        """Return the parsed arguments. If they cannot be read, print a complaint and exit."""
        try:
            return self._read(words)
        except Complaint as complaint:
            self.error(self.say(complaint.key, **complaint.figures))

    def _read(self, words: list[str]) -> argparse.Namespace:
        try:
            given, rest = self.parse_known_args(words)
        except argparse.ArgumentError as error:
            name = error.argument_name or ""
            flag = next((flag for flag in name.split("/") if flag in self._option_string_actions), "")
            if flag and self._option_string_actions[flag].nargs == 0:  # a switch, written --json=yes
                value = next((word.partition("=")[2] for word in words if word.startswith(f"{flag}=")), "")
                raise Complaint("cli-wants-no-value", name=flag, given=value) from error
            raise Complaint("cli-argument", name=name, problem=error.message) from error  # said by `reader`
        missing = [str(action.metavar) for action in self.needed if getattr(given, action.dest) is None]
        if missing:
            raise Complaint("cli-required", names=", ".join(missing))
        if rest:
            raise Complaint("cli-unrecognized", names=" ".join(rest))
        return given

    def _match_argument(self, action: argparse.Action, arg_strings_pattern: str) -> int:
        """Return how many words belong to an option: one value, or none."""
        if action.option_strings and action.nargs is None and not arg_strings_pattern.startswith("A"):
            raise Complaint("cli-wants-value", name="/".join(action.option_strings))
        return int(super()._match_argument(action, arg_strings_pattern))

    def error(self, message: str) -> NoReturn:
        sys.stderr.write(self.format_usage() + f"{message}\n" + self.say("cli-see-help", command=self.prog) + "\n")
        sys.exit(2)


def indented(text: str) -> str:
    return "\n".join(f"  {line}" if line else "" for line in text.splitlines())


def names(text: str) -> tuple[str, ...]:
    """Read a list such as `base,solo`."""
    return tuple(word for word in text.replace(",", " ").split())
