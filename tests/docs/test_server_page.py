"""docs/architecture/server.md says what there is."""

from __future__ import annotations

import re

from tools.generate_server_page import PACKAGES, PAGE, SERVER, written


def test_the_files_are_those_of_the_server() -> None:
    assert PAGE.read_text(encoding="utf-8") == written()[PAGE], "run `make generate`"


def test_every_package_has_its_responsibility() -> None:
    table = PAGE.read_text(encoding="utf-8").partition("## Packages")[2].partition("## Life")[0]
    named = {name for row in re.findall(r"^\| (`.*?) \|", table, re.MULTILINE) for name in re.findall(r"`(\w+)`", row)}
    assert set(PACKAGES) <= named
    assert {path.parent.name for path in SERVER.glob("*/__init__.py")} == set(PACKAGES)
