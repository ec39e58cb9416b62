"""What every command gives: its name, its options, and what it does."""

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
    """Returns the exit code."""
