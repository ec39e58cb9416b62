"""Games and modules of other packages are found by entry point, and a bad one stops nobody else."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from textwrap import dedent

import pytest

from trireme.games import GAMES, make
from trireme.games.peloponnes.module import Module
from trireme.kit.errors import BadOption
from trireme.kit.registry import BROKEN, folder_of, folders_of, forget, modules_of, package_of

GAME = """
    from trireme.kit.game import Game

    class Raid(Game):
        name = "raid"
    """
MODULE = """
    from trireme.games.peloponnes.module import Module

    MODULE = Module("plague", lambda setting: None)
    """


@pytest.fixture
def site(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder on the path, as pip would leave it."""
    monkeypatch.syspath_prepend(str(tmp_path))
    forget()
    yield tmp_path
    forget()
    for name in ("raid", "raid.game", "plague"):
        sys.modules.pop(name, None)


def install(site: Path, points: str, **sources: str) -> None:
    info = site / "guest-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: guest\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text(dedent(points))
    for name, source in sources.items():
        path = site.joinpath(*name.split("__", 1)).with_suffix(".py")
        path.parent.mkdir(parents=True, exist_ok=True)
        (path.parent / "__init__.py").touch()
        path.write_text(dedent(source))
    forget()


def test_what_python_compiled_is_no_module(site: Path) -> None:
    install(site, "", raid__plague=MODULE)
    (site / "raid" / "more").mkdir()
    (site / "raid" / "more" / "__init__.py").write_text(dedent(MODULE))
    (site / "raid" / "__pycache__").mkdir(exist_ok=True)
    (site / "raid" / "__pycache__" / "__init__.cpython-311.pyc").touch()
    assert list(modules_of(Module, "raid", "raid")) == ["more"]


def test_our_games_are_folders() -> None:
    assert list(GAMES) == ["archipelago", "cyclades", "peloponnes"]
    assert package_of("cyclades") == "trireme.games.cyclades"
    assert (folder_of("peloponnes") / "rules" / "peloponnes.toml").is_file()


def test_a_game_is_loaded_alone() -> None:
    code = "import sys, trireme; trireme.make('cyclades'); print('trireme.games.peloponnes' in sys.modules)"
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert ran.stdout == "False\n"


def test_a_game_of_another_package(site: Path) -> None:
    install(site, "[trireme.games]\nraid = raid.game:Raid\n", raid__game=GAME)
    assert list(GAMES) == ["archipelago", "cyclades", "peloponnes", "raid"]
    assert GAMES["raid"].name == "raid"
    assert package_of("raid") == "raid"
    assert folder_of("raid") / "words" == site / "raid" / "words"


def test_a_game_that_cannot_be_loaded_stops_no_other(site: Path) -> None:
    install(site, "[trireme.games]\nraid = raid.game:Raid\n", raid__game="import nowhere")
    assert list(GAMES) == ["archipelago", "cyclades", "peloponnes"]
    with pytest.raises(BadOption) as error:
        make("raid")
    detail = "raid.game:Raid: ModuleNotFoundError: No module named 'nowhere'"
    assert str(error.value) == f"Option game: “raid” is installed but cannot be loaded ({detail})."


@pytest.mark.parametrize("value", ["raid.game:Game", "raid.game"])
def test_what_is_no_game_of_that_name_is_left_out(site: Path, value: str) -> None:
    install(site, f"[trireme.games]\nraid = {value}\n", raid__game=GAME)
    assert "raid" not in GAMES
    assert {"raid": f"{value} is not a game named raid"} == BROKEN


def test_nobody_takes_the_name_of_our_games(site: Path) -> None:
    install(site, "[trireme.games]\ncyclades = raid.game:Raid\n", raid__game=GAME)
    assert GAMES["cyclades"].__module__ == "trireme.games.cyclades.game"
    assert list(GAMES) == ["archipelago", "cyclades", "peloponnes"]
    assert BROKEN == {"cyclades (raid.game:Raid)": "cyclades is a game of Trireme's own"}


def test_a_module_of_another_package(site: Path) -> None:
    install(site, "[trireme.modules]\npeloponnes.plague = plague:MODULE\n", plague____init__=MODULE)
    modules = modules_of(Module, "trireme.games.peloponnes.modules", "peloponnes")
    assert list(modules) == ["hellas", "sea", "six", "plague"]
    assert folders_of("peloponnes")[-1] == site / "plague"
    assert site / "plague" not in folders_of("cyclades")


def test_a_module_of_the_wrong_kind_is_left_out(site: Path) -> None:
    install(site, "[trireme.modules]\npeloponnes.plague = plague:Module\n", plague____init__=MODULE)
    assert "plague" not in modules_of(Module, "trireme.games.peloponnes.modules", "peloponnes")
    assert BROKEN == {"peloponnes.plague": "plague:Module is not a Module"}
