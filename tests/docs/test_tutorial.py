"""The tutorial and the how-tos show every file of their packages as it is, and their commands and blocks run."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

import pytest

from tests.installed import install, run
from tools.generate_tutorial import BLOCK, HOWTOS, PEBBLES, TUTORIAL, written

PAGES = sorted(TUTORIAL.glob("*.md"))
MODULES = {"talos": ["talos"], "treasury": ["monuments", "treasury"]}
"""What to play with, by the module that a how-to makes."""
HARNESS = """
from trireme import make
from trireme.kit.harness import QUICK, check_all
check_all(make("cyclades", players=3, modules={modules}, cycles=2), 1, QUICK)
"""


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Pebbles, installed."""
    return install(tmp_path_factory.mktemp("installed"))


def name_of(package: Path) -> str:
    """The module of a package: `talos` of `package_talos`."""
    return package.name.removeprefix("package_")


@pytest.fixture(scope="module")
def guests(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The packages of the how-tos, as if they were installed."""
    folder = tmp_path_factory.mktemp("guests")
    points = []
    for package in HOWTOS.values():
        name = name_of(package)
        (folder / f"cyclades_{name}").symlink_to(package / "src" / f"cyclades_{name}")
        points.append(f"cyclades.{name} = cyclades_{name}:MODULE")
    info = folder / "guests-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: guests\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text("\n".join(["[trireme.modules]", *points]))
    return folder


def commands(*pages: Path) -> list[str]:
    """Each command of `trireme` that some pages give, once."""
    blocks = [block for page in pages for block in re.findall(r"```sh\n(.*?)```", page.read_text("utf-8"), re.DOTALL)]
    lines = [line for block in blocks for line in block.splitlines() if line.startswith("trireme ")]
    return [line for line in dict.fromkeys(lines) if line != "trireme serve"]


def answered(command: str, package: Path, site: Path) -> subprocess.CompletedProcess[str]:
    """A command of a page, in its package; a game in the terminal is left after 30 answers."""
    words = [str(package / word) if word.endswith(".toml") else word for word in command.split()]
    return run(site, "-m", *words, typed="1\n" * 30 + "quit\n")


@pytest.mark.parametrize("page", written(), ids=lambda page: page.stem)
def test_the_code_of_a_page_is_that_of_the_package(page: Path) -> None:
    assert page.read_text(encoding="utf-8") == written()[page], "run `make generate`"


@pytest.mark.parametrize(
    ("pages", "package"), [(PAGES, PEBBLES), *(([page], package) for page, package in HOWTOS.items())]
)
def test_every_file_is_shown_once(pages: list[Path], package: Path) -> None:
    titles = [title for page in pages for _, title in BLOCK.findall(page.read_text(encoding="utf-8"))]
    listing = ["git", "ls-files", "--cached", "--others", "--exclude-standard"]
    files = subprocess.run(listing, cwd=package, capture_output=True, text=True, check=True).stdout.split()
    assert sorted(titles) == sorted(name for name in files if (package / name).read_text(encoding="utf-8"))


@pytest.mark.slow
@pytest.mark.parametrize("command", commands(*PAGES))
def test_a_command_of_the_tutorial_runs(command: str, site: Path) -> None:
    ran = answered(command, PEBBLES, site)
    assert ran.returncode == 0, ran.stdout + ran.stderr


@pytest.mark.slow
@pytest.mark.parametrize(
    ("package", "command"), [(package, command) for page, package in HOWTOS.items() for command in commands(page)]
)
def test_a_command_of_a_howto_runs(package: Path, command: str, guests: Path) -> None:
    ran = answered(command, package, guests)
    assert ran.returncode == 0, ran.stdout + ran.stderr


@pytest.mark.slow
@pytest.mark.parametrize("package", HOWTOS.values(), ids=name_of)
def test_what_a_howto_adds_passes_the_harness(package: Path, guests: Path) -> None:
    ran = run(guests, "-c", HARNESS.format(modules=MODULES[name_of(package)]))
    assert ran.returncode == 0, ran.stderr


@pytest.mark.parametrize("name", ["4-rules", "5-cases"])
def test_the_blocks_of_a_page_run(name: str, site: Path) -> None:
    blocks = re.findall(r"```python\n(.*?)```", (TUTORIAL / f"{name}.md").read_text(encoding="utf-8"), re.DOTALL)
    assert blocks
    ran = run(site, "-c", "\n".join(blocks))
    assert ran.returncode == 0, ran.stderr
    assert name != "4-rules" or "PEB-TAK-01" in ran.stdout
