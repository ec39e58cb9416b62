"""Write the files of example packages into the docs: a block whose fence has a title shows the file of that name.

    python -m tools.generate_tutorial

So the code that a reader copies is the code that tests play.
"""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
TUTORIAL = ROOT / "docs" / "tutorial"
PEBBLES = ROOT / "tests" / "package"
HOWTOS = {
    ROOT / "docs" / "howto" / "creature.md": ROOT / "tests" / "package_talos",
    ROOT / "docs" / "howto" / "monument.md": ROOT / "tests" / "package_treasury",
}
"""How-tos that show a package of their own."""
BLOCK = re.compile(r'^(```\w+ title="([^"]+)")\n.*?^```$', re.MULTILINE | re.DOTALL)


def filled(page: Path, package: Path) -> str:
    """Return a page with the files of a package in its blocks."""

    def block(found: re.Match[str]) -> str:
        return f"{found[1]}\n{(package / found[2]).read_text(encoding='utf-8')}```"

    return BLOCK.sub(block, page.read_text(encoding="utf-8"))


def written() -> dict[Path, str]:
    packages = dict.fromkeys(sorted(TUTORIAL.glob("*.md")), PEBBLES) | HOWTOS
    return {page: filled(page, package) for page, package in packages.items()}


if __name__ == "__main__":
    for path, text in written().items():
        path.write_text(text, encoding="utf-8")
