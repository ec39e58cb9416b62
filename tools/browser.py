"""A Chromium for the tests: the path of one that is here, fetched first if there is none.

    python tools/browser.py

On Debian and its kin, as root, it comes with apt-get; elsewhere Playwright fetches its own.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

from playwright.sync_api import sync_playwright

NAMES: Final = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
"""The first has no window, not even one that nobody sees: the tests take a quarter less."""
PACKAGES: Final = ("chromium-headless-shell", "chromium")
"""Of Debian; older ones have only the second."""


def find() -> str | None:
    """The system's, or the one that Playwright has fetched."""
    for name in NAMES:
        if program := shutil.which(name):
            return program
    with sync_playwright() as playwright:
        program = playwright.chromium.executable_path
    return program if Path(program).is_file() else None


def fetch() -> None:
    if os.name == "posix" and os.geteuid() == 0 and shutil.which("apt-get"):
        environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
        install = ["apt-get", "install", "-q", "-y", "--no-install-recommends"]
        subprocess.run(["apt-get", "update", "-q"], check=True, env=environment)
        for package in PACKAGES:
            if subprocess.run([*install, package], env=environment).returncode == 0:
                return
        sys.exit(f"Debian has none of {', '.join(PACKAGES)}.")
    else:
        subprocess.run([sys.executable, "-m", "playwright", "install", "chromium"], check=True)


if __name__ == "__main__":
    if find() is None:
        fetch()
    print(find() or sys.exit("There is no Chromium, and none could be fetched; the browser tests need one."))
