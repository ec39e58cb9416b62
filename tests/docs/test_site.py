"""The site: every page is in its navigation, links lead somewhere, and the check of the built site finds mistakes.

`make docs` builds the site itself; this needs no more than the sources.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import trireme
from tools.check_site import problems
from tools.docstring_blocks import fenced

ROOT = Path(__file__).resolve().parents[2]
DOCS = ROOT / "docs"
NAV = tomllib.loads((ROOT / "zensical.toml").read_text(encoding="utf-8"))["project"]["nav"]
PAGES = sorted(DOCS.rglob("*.md"))
BESIDE = [ROOT / name for name in ("README.md", "CONTRIBUTING.md", "CHANGELOG.md", "CREDITS.md")]
PUBLIC = {"trireme": "trireme", "arena": "trireme.arena", "bots": "trireme.bots", "kit": "trireme.kit"}


def in_nav(entries: Any) -> Iterator[str]:
    if isinstance(entries, str):
        yield entries
    else:
        for entry in entries.values() if isinstance(entries, dict) else entries:
            yield from in_nav(entry)


def prose(path: Path) -> str:
    """A page without its blocks of code."""
    return re.sub(r"^( *)```.*?^\1```", "", path.read_text(encoding="utf-8"), flags=re.MULTILINE | re.DOTALL)


def test_the_navigation_has_every_page_once() -> None:
    assert sorted(in_nav(NAV)) == [str(path.relative_to(DOCS)) for path in PAGES]


@pytest.mark.parametrize("page", [*PAGES, *BESIDE], ids=lambda path: str(path.relative_to(ROOT)))
def test_links_lead_to_files_of_the_repository(page: Path) -> None:
    links = re.findall(r"\]\(([^)\s]+)\)", prose(page))
    own = [link.partition("#")[0] for link in links if "://" not in link and not link.startswith("#")]
    assert [link for link in own if not (page.parent / link).exists()] == []
    if page in PAGES:
        assert [link for link in own if not (page.parent / link).resolve().is_relative_to(DOCS)] == []


@pytest.mark.parametrize("page", PUBLIC)
def test_the_reference_shows_a_public_module(page: str) -> None:
    assert f"\n::: {PUBLIC[page]}\n" in (DOCS / "reference" / f"{page}.md").read_text(encoding="utf-8")
    assert PUBLIC[page] == "trireme" or page in trireme.__all__


def test_examples_of_docstrings_are_fenced() -> None:
    assert fenced("Say it.\n\n>>> 1\n1\n\nMore.") == "Say it.\n\n```pycon\n>>> 1\n1\n```\n\nMore."


def built(folder: Path, home: str) -> list[str]:
    (folder / "index.html").write_text(f'<nav><a href="index.html">h</a><a href="b.html">b</a></nav>{home}')
    (folder / "b.html").write_text('<h1 id="there">b</h1>')
    return list(problems(folder))


@pytest.mark.parametrize("home", ["", '<a href="b.html#there">b</a>', '<a href="https://example.org/x">elsewhere</a>'])
def test_a_good_site_has_no_problems(home: str, tmp_path: Path) -> None:
    assert built(tmp_path, home) == []


@pytest.mark.parametrize(
    ("home", "problem"),
    [
        ('<a href="c.html">c</a>', "index.html: c.html leads nowhere"),
        ('<img src="c.png">', "index.html: c.png leads nowhere"),
        ('<a href="b.html#here">b</a>', "index.html: b.html#here names an anchor that is not there"),
        (
            '<script src="https://example.org/x.js"></script>',
            "index.html: loads https://example.org/x.js from another host",
        ),
        (
            '<link rel="stylesheet" href="//example.org/x.css">',
            "index.html: loads //example.org/x.css from another host",
        ),
    ],
)
def test_a_mistake_in_a_site_is_found(home: str, problem: str, tmp_path: Path) -> None:
    assert problem in built(tmp_path, home)


def test_a_page_that_no_navigation_names_is_found(tmp_path: Path) -> None:
    (tmp_path / "alone.html").write_text("alone")
    (tmp_path / "x.css").write_text("@import 'https://example.org/font.css';")
    assert built(tmp_path, '<a href="alone.html">alone</a>') == [
        "alone.html: no navigation leads there",
        "x.css: loads something from another host",
    ]
