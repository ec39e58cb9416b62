"""A game of another package, Pebbles, installed as pip installs it, in a folder of its own; nothing is fetched."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
PACKAGE: Final = ROOT / "tests" / "package"


def install(folder: Path) -> Path:
    """A folder that holds the package and what pip writes beside it; setuptools builds from a copy."""
    source, site = folder / "source", folder / "site"
    shutil.copytree(PACKAGE, source)
    pip = [sys.executable, "-m", "pip", "install", "-q", "--disable-pip-version-check", "--no-index", "--no-deps"]
    subprocess.run([*pip, "--no-build-isolation", "--target", str(site), str(source)], check=True)
    return site


def announce(site: Path, group: str, name: str, value: str) -> Path:
    """What pip would write of a package that can be imported anyway: its entry point, in a folder of its own."""
    info = site / "guest-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: guest\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text(f"[{group}]\n{name} = {value}\n")
    return site


def path_with(site: Path) -> str:
    """PYTHONPATH for a process that finds what is installed there."""
    before = os.environ.get("PYTHONPATH")
    return os.pathsep.join([str(site), *([before] if before else [])])


def run(site: Path, *arguments: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    """Python with the package installed."""
    environment = {**os.environ, "PYTHONPATH": path_with(site), "TRIREME_LANG": "en", "COLUMNS": "80"}
    command = [sys.executable, *arguments]
    return subprocess.run(command, cwd=ROOT, env=environment, input=typed, capture_output=True, text=True)
