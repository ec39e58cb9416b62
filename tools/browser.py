"""Find a Chromium for the tests and print its path, fetching one if necessary.

    python tools/browser.py

On Debian and its derivatives, as root, it comes from apt-get; elsewhere Playwright fetches its own.
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
"""Programs to look for. The first one has no window at all, which saves a quarter of the tests' time."""
PACKAGES: Final = ("chromium-headless-shell", "chromium")
"""Packages of Debian; older releases have only the second one."""


def find() -> str | None:
    """Return the path of the system's Chromium or Playwright's, or None."""
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
