"""The built page: small, complete, and nothing in it that a strict content security policy forbids."""

from __future__ import annotations

import gzip
import json
import re
from collections.abc import Iterable

import pytest

from tools import build_page
from tools.build_page import ROOT
from trireme.games import GAMES
from trireme.kit.content.rulebook import LANGUAGES

PAGE = build_page.page_of(ROOT)
MOST_SCRIPT = 150_000
"""Bytes of JavaScript, compressed, for a player of one game in one language."""
NEEDS = re.compile(r"""(?:from|import)\s*["']\./([\w.-]+\.js)["']""")
"""What a script imports before it runs; what it imports later has brackets."""
SOURCE = ROOT / "web" / "src"
LIB = SOURCE / "lib"
ICONS = [LIB / "icons.json", *sorted(SOURCE.glob("boards/**/icons.json"))]
"""Those of all pages, those of each board, and those of expansions, each in a file of its own."""
BOARDS = [folder.parent.name for folder in SOURCE.glob("boards/*/index.ts")]
EXPANSIONS = {board: [file.parent.name for file in SOURCE.glob(f"boards/{board}/*/index.ts")] for board in BOARDS}
"""What the page has for expansions, by game."""
WORDS = re.compile(r"words\.([\w-]+)\.(?:([\w.-]+)\.)?([a-z]{2})-[\w-]+\.js")
"""`words.cyclades.bar.en`: the game, or all; a chapter or an expansion; the language."""
FOR_ALL = ("src", "trireme")
NOW_AND_THEN = ("lesson", "primer", "problems", "dice")
"""Chapters that a table does without until it is drawn: what went wrong and the dice come then, by themselves."""
ELSEWHERE = re.compile(r"https?://[\w.-]+")
ONLY_NAMES = ("http://www.w3.org", "https://svelte.dev", "https://game-icons.net", "https://creativecommons.org")
"""Namespaces, explanations of errors, and links of the credits: nothing is fetched from there."""


@pytest.fixture(scope="module", autouse=True)
def _built() -> None:
    assert build_page.is_built(), "the page is missing or out of date: run make page"


def loaded_with(names: set[str]) -> set[str]:
    """These scripts of the page, and those that they cannot begin without."""
    found: set[str] = set()
    while names:
        found |= names
        texts = [(PAGE / "assets" / name).read_text(encoding="utf-8") for name in names]
        names = {needed for text in texts for needed in NEEDS.findall(text)} - found
    return found


def words_of(board: str, language: str, names: Iterable[str]) -> tuple[set[str], set[str]]:
    """The words in a language that a table of a game is said with, and those of its expansions."""
    told = [(name, *found.groups()) for name in names if (found := WORDS.fullmatch(name)) and found[3] == language]
    further = {
        name for name, whose, part, _ in told if whose == board and part and part.split(".")[0] in EXPANSIONS[board]
    }
    always = {name for name, whose, part, _ in told if whose in (*FOR_ALL, board) and part not in NOW_AND_THEN}
    return always - further, further


def test_the_scripts_of_the_first_load_are_small() -> None:
    """From nothing to a table: the page, the board of a game with all its expansions, and their words in a language."""
    sizes = {path.name: len(gzip.compress(path.read_bytes())) for path in PAGE.rglob("*.js")}
    first = set(re.findall(r"/assets/([\w.-]+\.js)", (PAGE / "index.html").read_text(encoding="utf-8")))
    assert {*GAMES, "plain"} <= {*BOARDS}
    for board in BOARDS:
        scripts = [{name for name in sizes if name.startswith(f"{each}-")} for each in (board, *EXPANSIONS[board])]
        assert all(scripts)
        for language in LANGUAGES:
            always, further = words_of(board, language, sizes)
            assert len(always) >= 5
            assert bool(further) == bool(EXPANSIONS[board])
            loaded = loaded_with(first.union(*scripts)) | always | further
            assert 10_000 < sum(sizes[name] for name in loaded) < MOST_SCRIPT, {name: sizes[name] for name in loaded}


def test_whoever_plays_without_an_expansion_loads_nothing_of_it() -> None:
    names = [path.name for path in PAGE.rglob("*.js")]
    first = set(re.findall(r"/assets/([\w.-]+\.js)", (PAGE / "index.html").read_text(encoding="utf-8")))
    for board, expansions in EXPANSIONS.items():
        loaded = loaded_with(first | {name for name in names if name.startswith(f"{board}-")})
        assert not [name for name in loaded for expansion in expansions if name.startswith(f"{expansion}-")]


def test_nothing_is_inline() -> None:
    html = (PAGE / "index.html").read_text(encoding="utf-8")
    assert re.findall(r"<script(?![^>]*\bsrc=)", html) == []
    assert "<style" not in html
    assert re.findall(r"\s(style|on\w+)=", html) == []


def test_nothing_is_fetched_from_elsewhere() -> None:
    texts = [path for path in PAGE.rglob("*") if path.suffix in (".html", ".js", ".css", ".svg")]
    found = {address for path in texts for address in ELSEWHERE.findall(path.read_text(encoding="utf-8"))}
    assert found <= set(ONLY_NAMES)


def test_fonts_are_the_latin_ones_with_their_licences() -> None:
    fonts = sorted(path.name for path in PAGE.rglob("*.woff*"))
    assert len(fonts) == 8
    assert all(re.match(r"alegreya(-sans)?-latin(-ext)?-(400|700)-normal-.*\.woff2$", name) for name in fonts)
    for name in ("alegreya", "alegreya-sans"):
        assert "SIL OPEN FONT LICENSE" in (PAGE / "licences" / f"{name}.txt").read_text(encoding="utf-8").upper()


def test_licences_of_the_scripts_are_there() -> None:
    assert "Svelte" in (PAGE / "licences" / "svelte.txt").read_text(encoding="utf-8")
    assert "Apache License" in (PAGE / "licences" / "fluent.txt").read_text(encoding="utf-8")


def icons() -> dict[str, str]:
    """What each icon of the page is called in the set."""
    return {name: icon for file in ICONS for name, icon in json.loads(file.read_text(encoding="utf-8")).items()}


def test_every_icon_has_its_artist_and_every_artist_is_credited() -> None:
    used = set(icons().values())
    artists = json.loads((LIB / "artists.json").read_text(encoding="utf-8"))
    assert {icon for icons in artists.values() for icon in icons} == used
    credits = (ROOT / "CREDITS.md").read_text(encoding="utf-8")
    assert [name for name in artists if name not in credits] == []


def test_every_icon_is_in_the_sprite() -> None:
    sprites = [path.read_text(encoding="utf-8") for path in PAGE.rglob("icons-*.svg")]
    symbols = [symbol for sprite in sprites for symbol in re.findall(r'<symbol id="([^"]+)"', sprite)]
    assert sorted(symbols) == sorted(icons())
    assert len(sprites) == 1 + len([file for file in ICONS if len(file.relative_to(SOURCE).parts) > 3])


def test_every_icon_of_a_primer_is_drawn() -> None:
    for game in GAMES:
        primer = (SOURCE / "boards" / game / "primer.ts").read_text(encoding="utf-8")
        named = re.findall(r'icon: "([\w-]+)"', primer) + re.findall(r'"([\w-]+)"', primer.partition("const terms")[2])
        assert len(named) > 12
        assert [name for name in named if name not in icons()] == []


def test_every_game_of_ours_stands_on_the_shelf() -> None:
    for game in GAMES:
        box = json.loads((SOURCE / "boards" / game / "shelf.json").read_text(encoding="utf-8"))
        assert set(box) == {"mood", "author", "publisher", "scene"}
        assert f"--{box['mood']}:" in (SOURCE / "theme.css").read_text(encoding="utf-8")
        assert game in icons()
