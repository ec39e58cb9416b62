"""Write the list of files into docs/architecture/server.md: the first sentence of each module of the server.

python -m tools.generate_server_page
"""

from __future__ import annotations

import ast
import re
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SERVER = ROOT / "src" / "trireme" / "server"
PAGE = ROOT / "docs" / "architecture" / "server.md"
BEGIN, END = "<!-- files -->\n", "<!-- end of files -->\n"
PACKAGES = ("http", "lobby", "seating", "room", "storage", "workers", "wire", "common")


def first_sentence(path: Path) -> str:
    """Return the first sentence of a module's docstring."""
    text = ast.get_docstring(ast.parse(path.read_text(encoding="utf-8"))) or ""
    return re.split(r"(?<=[.!?])\s", " ".join(text.partition("\n\n")[0].split()))[0]


def listed() -> str:
    lines = []
    for package in PACKAGES:
        lines += [f"\n### {package}\n", first_sentence(SERVER / package / "__init__.py"), "", "| file | what it is |"]
        lines.append("|---|---|")
        files = sorted(path for path in (SERVER / package).glob("*.py") if path.stem != "__init__")
        lines += [f"| `{path.stem}` | {first_sentence(path).replace('|', chr(92) + '|')} |" for path in files]
    return "\n".join(lines) + "\n\n"


def written() -> dict[Path, str]:
    page = PAGE.read_text(encoding="utf-8")
    before, after = page.partition(BEGIN)[0], page.partition(END)[2]
    return {PAGE: f"{before}{BEGIN}{listed()}{END}{after}"}


if __name__ == "__main__":
    for path, text in written().items():
        path.write_text(text, encoding="utf-8")
