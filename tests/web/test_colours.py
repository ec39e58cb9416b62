"""The colours of six seats: never taken for each other, for their own second colour, or for what glows."""

from __future__ import annotations

import re
from itertools import combinations
from pathlib import Path

import pytest

THEME = (Path(__file__).resolve().parents[2] / "web" / "src" / "theme.css").read_text(encoding="utf-8")
LIGHT, DARK, *_ = re.split(r"\n}\n", THEME)
SEATS = 6
APART = 0.08
"""The least distance of two colours in OKLab; 0.02 can just be told apart side by side."""
READABLE = 4.5
"""WCAG's contrast for text."""

Colour = tuple[float, float, float]


def colours(theme: str) -> dict[str, Colour]:
    """What a theme has, in linear light."""
    found = re.findall(r"--([\w-]+): #([0-9a-f]{6});", theme)
    return {name: linear(int(text[0:2], 16), int(text[2:4], 16), int(text[4:6], 16)) for name, text in found}


def linear(*light: int) -> Colour:
    red, green, blue = (((c / 255 + 0.055) / 1.055) ** 2.4 if c > 10 else c / 255 / 12.92 for c in light)
    return red, green, blue


def oklab(colour: Colour) -> Colour:
    red, green, blue = colour
    long, middle, short = (
        (0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue) ** (1 / 3),
        (0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue) ** (1 / 3),
        (0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue) ** (1 / 3),
    )
    return (
        0.2104542553 * long + 0.7936177850 * middle - 0.0040720468 * short,
        1.9779984951 * long - 2.4285922050 * middle + 0.4505937099 * short,
        0.0259040371 * long + 0.7827717662 * middle - 0.8086757660 * short,
    )


def distance(one: Colour, other: Colour) -> float:
    return float(sum((a - b) ** 2 for a, b in zip(oklab(one), oklab(other))) ** 0.5)


def contrast(one: Colour, other: Colour) -> float:
    darker, lighter = sorted(0.2126 * red + 0.7152 * green + 0.0722 * blue for red, green, blue in (one, other))
    return (lighter + 0.05) / (darker + 0.05)


@pytest.mark.parametrize("theme", [LIGHT, DARK], ids=["light", "dark"])
def test_colours_of_seats_are_told_apart(theme: str) -> None:
    found = colours(theme)
    mains, seconds = ([found[f"{kind}-{seat}"] for seat in range(SEATS)] for kind in ("seat", "second"))
    assert min(distance(*pair) for pair in combinations(mains, 2)) > APART
    assert min(distance(main, found["glow"]) for main in mains) > 2 * APART
    assert min(distance(*pair) for pair in zip(mains, seconds)) > 2 * APART
    assert min(contrast(main, found["on-seat"]) for main in mains) >= READABLE
    assert min(contrast(second, found["on-second"]) for second in seconds) >= READABLE
