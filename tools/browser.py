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

NAMES: Final = ("chromium", "chromium-browser", "google-chrome")


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
        for command in (["update", "-q"], ["install", "-q", "-y", "--no-install-recommends", "chromium"]):
            subprocess.run(["apt-get", *command], check=True, env=environment)
    else:
        subprocess.run([sys.executable, "-m", "playwright", "install", "chromium"], check=True)


if __name__ == "__main__":
    if find() is None:
        fetch()
    print(find() or sys.exit("There is no Chromium, and none could be fetched; the browser tests need one."))
