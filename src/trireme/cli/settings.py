"""Settings of `trireme serve`, each a flag such as `--rules-workers` and an environment variable such as
`TRIREME_RULES_WORKERS`. A flag wins. docs/host/settings.md has the table."""

from __future__ import annotations

import re
from argparse import ArgumentTypeError, Namespace
from collections.abc import Callable, Mapping
from ipaddress import ip_network
from typing import Any, Final, NamedTuple

from trireme.cli.parser import Parser, names
from trireme.cli.speech import Speech
from trireme.cli.terminal import Trouble

PREFIX: Final = "TRIREME_"
Reader = Callable[[Speech, str], Any]


def text(_: Speech, given: str) -> str:
    return given


def number(low: int) -> Reader:
    def read(say: Speech, given: str) -> int:
        return Parser.reader(say, low)(given)

    return read


def hosts(say: Speech, given: str) -> tuple[str, ...]:
    """Read names without ports, or a star for any name."""
    found = names(given)
    for name in found:
        if name != "*" and not re.fullmatch(r"[A-Za-z0-9._:-]+", name):
            raise ArgumentTypeError(say("serve-not-host", given=name))
    return found


def networks(say: Speech, given: str) -> tuple[str, ...]:
    """Read addresses, or networks such as 10.0.0.0/8."""
    found = names(given)
    for name in found:
        try:
            ip_network(name, strict=False)
        except ValueError as error:
            raise ArgumentTypeError(say("serve-not-address", given=name)) from error
    return found


class Entry(NamedTuple):
    name: str
    metavar: str
    read: Reader

    @property
    def flag(self) -> str:
        return "--" + self.name.replace("_", "-")

    @property
    def variable(self) -> str:
        return PREFIX + self.name.upper()


SETTINGS: Final = (
    Entry("port", "number", number(0)),
    Entry("host", "host", text),
    Entry("hosts", "names", hosts),
    Entry("proxies", "addresses", networks),
    Entry("db", "db", text),
    Entry("key_file", "file", text),
    Entry("content", "folder", text),
    Entry("rules_workers", "number", number(1)),
    Entry("rules_memory", "number", number(1)),
    Entry("bot_workers", "number", number(1)),
    Entry("rules_limit", "seconds", number(1)),
    Entry("bots_limit", "seconds", number(1)),
)
LIMITS: Final = (
    Entry("message_bytes", "number", number(1_000)),
    Entry("messages_a_second", "number", number(1)),
    Entry("messages_at_once", "number", number(1)),
    Entry("address_messages_a_second", "number", number(1)),
    Entry("address_messages_at_once", "number", number(1)),
    Entry("refused_messages", "number", number(1)),
    Entry("requests_a_second", "number", number(1)),
    Entry("requests_at_once", "number", number(1)),
    Entry("connections", "number", number(1)),
    Entry("half_open", "number", number(1)),
    Entry("request_seconds", "seconds", number(1)),
    Entry("tables_an_hour", "number", number(1)),
    Entry("public_tables", "number", number(1)),
    Entry("address_public_tables", "number", number(1)),
    Entry("unvisited_seats", "number", number(1)),
    Entry("address_unvisited_seats", "number", number(1)),
    Entry("records_a_minute", "number", number(1)),
    Entry("seats_held", "number", number(1)),
)
"""Limits of what a browser, connection or address may do (`trireme.server.common.rate_limits`)."""


def add_flags(parser: Parser) -> None:
    for entry in (*SETTINGS, *LIMITS):
        parser.option(entry.flag, entry.metavar, type=lambda given, entry=entry: entry.read(parser.say, given))


def chosen(given: Namespace, environment: Mapping[str, str], say: Speech, entries: tuple[Entry, ...]) -> dict[str, Any]:
    """Return the settings given by a flag, or else by the environment."""
    told = {entry.name: _told(entry, given, environment, say) for entry in entries}
    return {name: value for name, value in told.items() if value is not None}


def _told(entry: Entry, given: Namespace, environment: Mapping[str, str], say: Speech) -> Any:
    flagged = getattr(given, entry.name)
    variable = environment.get(entry.variable, "")
    if flagged is not None or not variable:
        return flagged
    try:
        return entry.read(say, variable)
    except ArgumentTypeError as error:
        raise Trouble("serve-variable", name=entry.variable, problem=str(error)) from error
