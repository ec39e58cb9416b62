"""Write the files of Pebbles into the tutorial: each block whose fence has a title shows the file of that name.

    python -m tools.generate_tutorial

So the code that a reader copies is the code that tests play.
"""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
TUTORIAL = ROOT / "docs" / "tutorial"
PACKAGE = ROOT / "tests" / "package"
BLOCK = re.compile(r'^(```\w+ title="([^"]+)")\n.*?^```$', re.MULTILINE | re.DOTALL)


def filled(found: re.Match[str]) -> str:
    """Return a block with the text of the file that its title names."""
    return f"{found[1]}\n{(PACKAGE / found[2]).read_text(encoding='utf-8')}```"


def written() -> dict[Path, str]:
    return {page: BLOCK.sub(filled, page.read_text(encoding="utf-8")) for page in sorted(TUTORIAL.glob("*.md"))}


if __name__ == "__main__":
    for path, text in written().items():
        path.write_text(text, encoding="utf-8")
