"""Prepare docstrings for the site: examples that begin with `>>>` become code blocks.

mkdocstrings loads this file as an extension of Griffe (`zensical.toml` names it).
"""

from __future__ import annotations

import re
from typing import Any

import griffe

EXAMPLE = re.compile(r"^>>> .*(?:\n.+)*", re.MULTILINE)
"""An example: from its first prompt to the next empty line."""


def fenced(text: str) -> str:
    """Return the docstring with each of its examples in a fence."""
    return EXAMPLE.sub(lambda found: f"```pycon\n{found[0]}\n```", text)


class Examples(griffe.Extension):
    """Fence the examples of every docstring of a package."""

    def on_package(self, *, pkg: griffe.Module, **kwargs: Any) -> None:
        self.fence(pkg)

    def fence(self, given: griffe.Object) -> None:
        if given.docstring is not None:
            given.docstring.value = fenced(given.docstring.value)
        for member in given.members.values():
            if isinstance(member, griffe.Object):
                self.fence(member)
