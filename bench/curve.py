"""Show the figures of `bench/load.py` as a table and as a line chart."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

Figures = Mapping[str, Any]
WIDTH: Final = 720
HEIGHT: Final = 360
LEFT, RIGHT, TOP, BOTTOM = 60, 170, 30, 50
COLOURS: Final = ("#0b6e99", "#b5532b", "#4a7c2f", "#7b4b94", "#8a6d1f")
GREY: Final = "#777"


def table(figures: Sequence[Figures]) -> str:
    """Return figures as a Markdown table; all rows have the same columns."""
    names = list(figures[0])
    rows = [names, ["---"] * len(names), *([str(each.get(name, "")) for name in names] for each in figures)]
    return "\n".join(f"| {' | '.join(row)} |" for row in rows) + "\n"


def drawn(lines: Mapping[str, Sequence[tuple[float, float]]], across: str, up: str) -> str:
    """Return an SVG line chart that is readable on light and dark backgrounds."""
    most_x = max(x for points in lines.values() for x, _ in points)
    most_y = nice(max(y for points in lines.values() for _, y in points))

    def at(x: float, y: float) -> tuple[float, float]:
        wide, high = WIDTH - LEFT - RIGHT, HEIGHT - TOP - BOTTOM
        return round(LEFT + wide * x / most_x, 1), round(HEIGHT - BOTTOM - high * y / most_y, 1)

    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}"',
        ' font-family="sans-serif" font-size="12">',
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#fdfcf8"/>',
    ]
    for step in range(5):
        x, y = at(0, most_y * step / 4)
        end = at(most_x, 0)[0]
        parts.append(f'<line x1="{x}" y1="{y}" x2="{end}" y2="{y}" stroke="#ddd"/>')
        parts.append(f'<text x="{x - 8}" y="{y + 4}" text-anchor="end" fill="{GREY}">{most_y * step / 4:g}</text>')
    for mark in sorted({x for points in lines.values() for x, _ in points}):
        x, y = at(mark, 0)
        parts.append(f'<text x="{x}" y="{y + 18}" text-anchor="middle" fill="{GREY}">{mark:g}</text>')
    for number, (name, points) in enumerate(lines.items()):
        colour = COLOURS[number % len(COLOURS)]
        way = " ".join(f"{x},{y}" for x, y in (at(*point) for point in points))
        parts.append(f'<polyline points="{way}" fill="none" stroke="{colour}" stroke-width="2"/>')
        parts += [f'<circle cx="{x}" cy="{y}" r="3" fill="{colour}"/>' for x, y in (at(*point) for point in points)]
        label = TOP + 18 * number
        parts.append(f'<text x="{WIDTH - RIGHT + 14}" y="{label}" fill="{colour}">{name}</text>')
    parts.append(f'<text x="{LEFT}" y="{HEIGHT - 12}" fill="{GREY}">{across}</text>')
    parts.append(f'<text x="{LEFT}" y="16" fill="{GREY}">{up}</text>')
    return "\n".join([*parts, "</svg>"]) + "\n"


def nice(most: float) -> float:
    """Return a round number above `most`."""
    size = 10.0 ** len(str(int(most)))
    return next(size * part for part in (0.1, 0.2, 0.4, 0.5, 0.8, 1.0) if size * part >= most)
