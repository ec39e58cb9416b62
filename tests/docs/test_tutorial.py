"""The tutorial shows every file of Pebbles as it is, and its commands and blocks run with Pebbles installed."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

import pytest

from tests.installed import PACKAGE, install, run
from tools.generate_tutorial import BLOCK, TUTORIAL, written

PAGES = sorted(TUTORIAL.glob("*.md"))
EMPTY = {"src/pebbles/rules/__init__.py", "src/pebbles/modules/tide/rules/__init__.py"}


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return install(tmp_path_factory.mktemp("installed"))


def commands() -> list[str]:
    """Each command of `trireme` that the tutorial gives, once."""
    blocks = [block for page in PAGES for block in re.findall(r"```sh\n(.*?)```", page.read_text("utf-8"), re.DOTALL)]
    lines = [line for block in blocks for line in block.splitlines() if line.startswith("trireme ")]
    return [line for line in dict.fromkeys(lines) if line != "trireme serve"]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_the_code_of_a_page_is_that_of_the_package(page: Path) -> None:
    assert page.read_text(encoding="utf-8") == written()[page], "run `make generate`"


def test_every_file_is_shown_once() -> None:
    titles = [title for page in PAGES for _, title in BLOCK.findall(page.read_text(encoding="utf-8"))]
    listing = ["git", "ls-files", "--cached", "--others", "--exclude-standard"]
    files = subprocess.run(listing, cwd=PACKAGE, capture_output=True, text=True, check=True).stdout.split()
    assert sorted(titles) == sorted({*files} - EMPTY)
    assert all((PACKAGE / name).read_text() == "" for name in EMPTY)


@pytest.mark.slow
@pytest.mark.parametrize("command", commands())
def test_a_command_of_the_tutorial_runs(command: str, site: Path) -> None:
    words = [str(PACKAGE / word) if word.endswith(".toml") else word for word in command.split()]
    ran = run(site, "-m", *words, typed="1\n" * 30)
    assert ran.returncode == 0, ran.stdout + ran.stderr


@pytest.mark.parametrize("name", ["4-rules", "5-cases"])
def test_the_blocks_of_a_page_run(name: str, site: Path) -> None:
    blocks = re.findall(r"```python\n(.*?)```", (TUTORIAL / f"{name}.md").read_text(encoding="utf-8"), re.DOTALL)
    assert blocks
    ran = run(site, "-c", "\n".join(blocks))
    assert ran.returncode == 0, ran.stderr
    assert name != "4-rules" or "PEB-TAK-01" in ran.stdout
