"""argparse that speaks the user's language: usage, headings and errors."""

from __future__ import annotations

import argparse
import re
import sys
from collections.abc import Callable, Iterable
from functools import partial
from typing import Any, Final, NoReturn

from trireme.cli.speech import Speech

# What argparse itself may complain about, as it says it, and our key; names of groups are the figures.
COMPLAINTS: Final = (
    (r"the following arguments are required: (?P<names>.+)", "cli-required"),
    (r"unrecognized arguments: (?P<names>.+)", "cli-unrecognized"),
    (r"argument (?P<name>.+?): expected (one|at least one) argument", "cli-wants-value"),
    (r"argument (?P<name>.+?): ignored explicit argument '(?P<given>.*)'", "cli-wants-no-value"),
    (r"argument (?P<name>[^:]+): (?P<problem>.+)", "cli-argument"),
)


class Formatter(argparse.RawDescriptionHelpFormatter):
    """Help that begins with our own word for "usage"."""

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
        )
        self.say = say
        self.command = command
        self.game = game
        """The game that the arguments name."""
        self._positionals.title = say("cli-arguments")
        self._optionals.title = say("cli-options")

    def word(self, name: str, **more: Any) -> None:
        """A positional argument."""
        self.add_argument(name, metavar=self.say(f"metavar-{name}"), help=self._help(name), **more)

    def option(self, name: str, metavar: str, **more: Any) -> None:
        """An option with a value."""
        label = self.say(f"metavar-{metavar}")
        self.add_argument(*name.split(), metavar=label, help=self._help(name.split()[0].strip("-")), **more)

    def switch(self, name: str) -> None:
        self.add_argument(name, action="store_true", help=self._help(name.strip("-")))

    def common(self) -> None:
        """What all commands have; `--lang` itself is read before anything else."""
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
        """Reads a number, or complains."""

        def read(text: str) -> int:
            if not re.fullmatch(r"-?[0-9]+", text):
                raise argparse.ArgumentTypeError(say("cli-number", given=text))
            if int(text) < low:
                raise argparse.ArgumentTypeError(say("cli-at-least", given=text, low=low))
            return int(text)

        return read

    def error(self, message: str) -> NoReturn:
        for pattern, key in COMPLAINTS:
            if found := re.fullmatch(pattern, message):
                message = self.say(key, **found.groupdict())
                break
        sys.stderr.write(self.format_usage() + f"{message}\n" + self.say("cli-see-help", command=self.prog) + "\n")
        sys.exit(2)


def indented(text: str) -> str:
    return "\n".join(f"  {line}" if line else "" for line in text.splitlines())


def names(text: str) -> tuple[str, ...]:
    """A list such as `base,solo`."""
    return tuple(word for word in text.replace(",", " ").split())
