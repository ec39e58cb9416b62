"""The units that can be run, and the files that they depend on."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from tempfile import TemporaryDirectory

LIMIT = 60.0
"""Seconds of processor time beyond which a unit should be divided."""


@dataclass(frozen=True)
class Unit:
    id: str
    """The node id of the test."""
    needs: tuple[str, ...] = ()
    """Files and folders. When one changes, older results no longer count."""

    @property
    def family(self) -> str:
        """Return the file of the test."""
        return self.id.partition("::")[0].removeprefix("tests/")


def environment() -> dict[str, str]:
    """Return an environment without the pytest plugins of other packages, which saves two seconds."""
    return {**os.environ, "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}


def pytest_command(*arguments: str) -> list[str]:
    plugins = ("-p", "no:cacheprovider", "-p", "anyio.pytest_plugin")
    return [sys.executable, "-m", "pytest", "-q", *plugins, "-m", "soak", *arguments]


def collect(root: Path, *files: str) -> list[Unit]:
    """Return all units, or those of some files."""
    with TemporaryDirectory() as folder:
        path = Path(folder) / "units.json"
        command = pytest_command("--collect-only", f"--list-soak={path}", *files)
        run = subprocess.run(command, cwd=root, env=environment(), capture_output=True, text=True)
        if run.returncode:
            sys.exit(f"The units cannot be listed:\n{run.stdout[-3000:]}{run.stderr[-3000:]}")
        return [Unit(id, tuple(needs)) for id, needs in json.loads(path.read_text(encoding="utf-8")).items()]


class Checkout:
    """The files of the working tree, committed or not."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self._prints: dict[tuple[str, ...], str] = {}

    def commit(self) -> str:
        """Return the commit, and whether the working tree differs from it."""
        changed = " with changes" if self._git("status", "--porcelain", "--untracked-files=all") else ""
        return self._git("rev-parse", "--short", "HEAD").strip() + changed

    def print_of(self, needs: Sequence[str]) -> str:
        """Return a hash of all files that a unit needs, independent of the commit."""
        key = tuple(needs)
        if key not in self._prints:
            names = self._git("ls-files", "-z", "--cached", "--others", "--exclude-standard", "--", *needs).split("\0")
            digest = sha256()
            for name in sorted(set(filter(None, names))):
                if (path := self.root / name).is_file():
                    digest.update(f"{name}\0{sha256(path.read_bytes()).hexdigest()}\0".encode())
            self._prints[key] = digest.hexdigest()[:16]
        return self._prints[key]

    def _git(self, *arguments: str) -> str:
        return subprocess.run(["git", *arguments], cwd=self.root, check=True, capture_output=True, text=True).stdout
