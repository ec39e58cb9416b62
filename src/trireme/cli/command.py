"""The parts of a command: its name, its options and what it does."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Callable
from typing import NamedTuple

from trireme.cli.parser import Parser
from trireme.cli.terminal import Terminal


class Command(NamedTuple):
    name: str
    options: Callable[[Parser], None]
    run: Callable[[Namespace, Terminal], int]
    """Runs the command and returns its exit code."""
