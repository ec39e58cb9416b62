"""The wheel holds everything that a game needs, so that it plays without the checkout."""

import os
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "src" / "trireme"
NEEDED_TO_BUILD = ("pyproject.toml", "README.md", "LICENSE", "CREDITS.md", "MANIFEST.in")


@pytest.mark.slow
def test_the_wheel_holds_code_content_rules_and_words(tmp_path: Path) -> None:
    checkout = tmp_path / "checkout"
    made = shutil.ignore_patterns("__pycache__", "*.egg-info", "node_modules")
    for folder in ("src", "tools", "web"):
        shutil.copytree(ROOT / folder, checkout / folder, ignore=made)
    for name in NEEDED_TO_BUILD:
        shutil.copy(ROOT / name, checkout)

    build = [
        sys.executable,
        "-m",
        "build",
        "--no-isolation",
        "--outdir",
        str(tmp_path / "dist"),
        str(checkout),
    ]
    without_node = {**os.environ, "PATH": str(Path(sys.executable).parent)}  # the page is built already
    built = subprocess.run(build, capture_output=True, text=True, env=without_node)
    assert built.returncode == 0, built.stderr[-2000:]

    (wheel,) = (tmp_path / "dist").glob("*.whl")
    packed = set(zipfile.ZipFile(wheel).namelist())
    source = {
        path.relative_to(ROOT / "src").as_posix()
        for path in PACKAGE.rglob("*")
        if path.is_file() and "__pycache__" not in path.parts
    }
    assert source - packed == set()
    assert "trireme/server/page/index.html" in packed
    assert "trireme/server/page/licences/alegreya.txt" in packed
