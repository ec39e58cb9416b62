"""Check the built site: every link leads somewhere, every page is in the navigation, nothing is loaded from elsewhere.

    python -m tools.check_site [FOLDER]

Zensical checks links between Markdown files; this looks at what was built, API reference and pictures included.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit

SITE = Path(__file__).resolve().parent.parent / "build" / "site"
LOADED = {("script", "src"), ("img", "src"), ("iframe", "src"), ("source", "src"), ("link", "href")}
"""What a browser fetches by itself."""
ELSEWHERE = re.compile(r"url\(\s*['\"]?(?:https?:)?//|@import\s+['\"](?:https?:)?//")
NOT_IN_NAV = {"404.html"}


class Page(HTMLParser):
    """The links, anchors and loaded files of one page."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.anchors: set[str] = set()
        self.links: list[str] = []
        self.in_nav: list[str] = []
        self.loaded: list[str] = []
        self._navs = 0
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = {name: value or "" for name, value in attrs}
        self._navs += tag == "nav"
        self.anchors |= {given[name] for name in ("id", "name") if name in given}
        if tag == "a" and "href" in given:
            self.links.append(given["href"])
            self.in_nav += [given["href"]] * bool(self._navs)
        if tag == "link" and given.get("rel") in ("canonical", "prev", "next"):
            return
        self.loaded += [given[name] for kind, name in LOADED if kind == tag and name in given]

    def handle_endtag(self, tag: str) -> None:
        self._navs -= tag == "nav"


def is_elsewhere(link: str) -> bool:
    return bool(urlsplit(link).netloc)


def problems(site: Path) -> Iterator[str]:
    """Each mistake in a built site, as 'page: what is wrong'."""
    pages = {path: Page(path.read_text(encoding="utf-8")) for path in sorted(site.rglob("*.html"))}
    in_nav: set[Path] = set()
    for path, page in pages.items():
        here = path.relative_to(site)
        for link in page.loaded:
            if is_elsewhere(link):
                yield f"{here}: loads {link} from another host"
        for link in [*page.links, *page.loaded]:
            parts = urlsplit(link)
            if parts.scheme or parts.netloc or path.name in NOT_IN_NAV:
                continue
            target = (path.parent / unquote(parts.path)).resolve() if parts.path else path
            target = target / "index.html" if target.is_dir() else target
            in_nav |= {target} if link in page.in_nav else set()
            if not target.is_file():
                yield f"{here}: {link} leads nowhere"
            elif parts.fragment and target in pages and parts.fragment not in pages[target].anchors:
                yield f"{here}: {link} names an anchor that is not there"
    for path in pages.keys() - in_nav:
        if path.name not in NOT_IN_NAV:
            yield f"{path.relative_to(site)}: no navigation leads there"
    for path in sorted(site.rglob("*.css")):
        if ELSEWHERE.search(path.read_text(encoding="utf-8")):
            yield f"{path.relative_to(site)}: loads something from another host"


def main() -> int:
    site = Path(sys.argv[1]) if len(sys.argv) > 1 else SITE
    found = sorted(problems(site.resolve()))
    print("\n".join(found) or f"{site}: every link leads somewhere, every page is in the navigation")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
