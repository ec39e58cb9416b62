"""Draw docs/pictures/terminal.svg: a position in the middle of a recorded game, as `trireme play` shows it.

.venv/bin/python -m tools.make_screenshot [FILE]
"""

from __future__ import annotations

import io
import re
import sys
from pathlib import Path
from random import Random

from rich.console import Console

from trireme.cli.answers import show_question
from trireme.cli.boards import board_of
from trireme.cli.session import Session
from trireme.cli.terminal import Terminal
from trireme.games import make
from trireme.kit.records.record import read_record, replay_steps
from trireme.words import Words

ROOT = Path(__file__).resolve().parent.parent
RECORD = ROOT / "tests" / "records" / "peloponnes" / "4-players.record"
ROUND = 4
SEAT = 0
WIDTH = 84
WHY = "epidauros odeon"
CELL = 12.2
"""The width of a character in Rich's SVG pictures."""
FONTS = "ui-monospace, 'DejaVu Sans Mono', Menlo, Consolas, monospace"


def picture() -> str:
    """Return the screen as a self-contained SVG that loads no font or other file."""
    console = Console(record=True, width=WIDTH, file=io.StringIO(), force_terminal=True, color_system="truecolor",
                      markup=False, highlight=False, emoji=False, legacy_windows=False)  # fmt: skip
    terminal = Terminal("en")
    terminal.out = console
    for match in replay_steps(read_record(RECORD.read_text(encoding="utf-8")), make):
        view = match.game.view(match.state, SEAT)
        if getattr(view, "round", 0) == ROUND and match.game.asked(match.state) == [SEAT]:
            break
    words = Words("en", match.game.name, match.game.seats)
    session = Session(terminal, match, {}, words, board_of(match.game, words), Random(0), Path("game.record"))
    session.show_board(SEAT)
    show_question(terminal, words, session.question(SEAT))
    console.print(f"{terminal.say('play-prompt')} why {WHY}")
    session.do_why(SEAT, WHY)
    return standing_alone(console.export_svg(title="trireme play peloponnes", unique_id="trireme"))


def standing_alone(svg: str) -> str:
    svg = re.sub(r"\s*@font-face \{.*?\}", "", svg, flags=re.DOTALL)
    svg = re.sub(r"\s*<!--.*?-->", "", svg, flags=re.DOTALL)
    svg = re.sub(r"font-family: [^;]+;", f"font-family: {FONTS};", svg)
    svg = re.sub(r'x="([\d.]+)" (y="[^"]+") textLength="([\d.]+)"([^>]*)>([^<]*)</text>', _trimmed, svg)
    return "\n".join(line.rstrip() for line in svg.splitlines()) + "\n"


def _trimmed(text: re.Match[str]) -> str:
    """Remove leading and trailing spaces and shift the text instead, since some viewers drop such spaces."""
    left, height, length, more, words = text.groups()
    edges = re.fullmatch(r"((?:&#160;)*)(.*?)((?:&#160;)*)\s*", words, re.DOTALL)
    assert edges is not None
    before, inner, after = edges.groups()
    x = float(left) + before.count(";") * CELL
    width = float(length) - (before + after).count(";") * CELL
    return f'x="{x:.1f}" {height} textLength="{width:.1f}"{more}>{inner}</text>'


if __name__ == "__main__":
    target = Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / "docs" / "pictures" / "terminal.svg"
    target.write_text(picture(), encoding="utf-8")
    print(target)
