"""Guests of the site, each with a browser of their own, and what they leave behind."""

from __future__ import annotations

import os
import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final, Literal, Self

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page

from tests.server.served import Served

ARTEFACTS: Final = Path(__file__).resolve().parents[2] / "artefacts"
FAILED: Final = pytest.StashKey[bool]()
"""On a test that has failed."""
WIDE: Final = (1440, 900)
PHONE: Final = (360, 740)
PATIENCE: Final = 60_000
"""Milliseconds that anything may take."""
SETTLED: Final = "html[data-settled]"
"""Nothing is said, heard, loaded or moved on the page."""
FIRST_SEED: Final = 0
SIZES: Final = pytest.mark.parametrize(
    ("language", "size"),
    [pytest.param("en", WIDE, id="en"), pytest.param("fr", PHONE, id="fr", marks=pytest.mark.soak)],
)
"""What a test is about is looked at on a wide page in English, and on a phone in French where there is more time."""
Theme = Literal["light", "dark"]
Pace = Literal["step", "slow", "normal", "fast", "instant"]
SAME_SHARES: Final = """{
    const random = crypto.getRandomValues.bind(crypto);
    crypto.getRandomValues = bytes => bytes.length === 32 ? bytes.fill(NUMBER) : random(bytes);
}"""
"""What a guest's page gives to the dice is the same every time, and so are the seeds here: a game can happen again."""
AT_PACE: Final = "if (location.host) localStorage['trireme.pace'] ??= 'PACE'"


class Guest:
    """A browser with one page."""

    def __init__(self, context: BrowserContext, address: str, test: str, number: int, pace: Pace) -> None:
        self.context = context
        self.address = address
        self.test = test
        self.number = number
        context.add_init_script(SAME_SHARES.replace("NUMBER", str(number)))
        context.add_init_script(AT_PACE.replace("PACE", pace))
        self.page = context.new_page()
        self.troubles: list[str] = []
        self.offline = False
        self.refused = False
        """This guest will be refused something: browsers note each such answer of the server as an error."""
        self.page.on("pageerror", lambda error: self.troubles.append(f"error: {error}"))
        self.page.on("console", self._hear)

    def _hear(self, message: ConsoleMessage) -> None:
        noted = self.refused and any(part in message.text for part in ("a status of 4", "WebSocket is closed before"))
        if message.type in ("error", "warning") and not self.offline and not noted:
            self.troubles.append(f"{message.type}: {message.text} ({message.location.get('url', '')})")

    def go(self, path: str = "/") -> Page:
        """To a page of the site, and wait until all of it is there."""
        self.page.goto(f"{self.address}/#{path}")
        self.page.wait_for_selector(f'{SETTLED}[data-page="{path.partition("?")[0]}"]', timeout=PATIENCE)
        return self.page

    def new_table(self, *seats: dict[str, str], **more: Any) -> Any:
        """A table of Peloponnes, and the links for its seats."""
        wish = {"game": "peloponnes", "seats": list(seats), **more}
        answer = self.context.request.post(f"{self.address}/api/tables", data=wish)
        assert answer.ok, answer.text()
        return answer.json()

    def claim(self, token: str, name: str) -> Any:
        """Sit down by a link, without the page."""
        claim = {"token": token, "name": name, "nonce": token}
        answer = self.context.request.post(f"{self.address}/api/links/claim", data=claim)
        assert answer.ok, answer.text()
        return answer.json()

    def info(self, table: str) -> Any:
        """What everyone may know about a table."""
        return self.context.request.get(f"{self.address}/api/tables/{table}").json()

    def lose_network(self) -> None:
        self.offline = True
        self.context.set_offline(True)

    def find_network(self) -> None:
        self.context.set_offline(False)
        self.page.wait_for_selector(f"{SETTLED} [data-bar]:not([data-bar=lost])")
        self.offline = False

    def file(self, name: str, ending: str) -> Path:
        """Where something of this test is kept, for people to look at."""
        ARTEFACTS.mkdir(exist_ok=True)
        stem = re.sub(r"[^\w-]+", "-", f"{self.test}-{name}").strip("-")
        return ARTEFACTS / f"{stem}.{ending}"

    def keep(self, name: str, whole: bool = False) -> None:
        """A screenshot."""
        self.page.screenshot(path=self.file(name, "png"), full_page=whole)

    def scrolls_sideways(self) -> bool:
        return bool(self.page.evaluate("document.scrollingElement.scrollWidth > innerWidth"))


class House:
    """The site as a test visits it: in the end none of its guests may have seen an error."""

    def __init__(self, served: Served, browser: Browser, test: str) -> None:
        self.served = served
        self.browser = browser
        self.test = test
        self.guests: list[Guest] = []
        self.failed = False

    def guest(
        self,
        language: str = "en",
        theme: Theme = "light",
        size: tuple[int, int] = WIDE,
        touch: bool = False,
        pace: Pace = "instant",
    ) -> Guest:
        """Nothing moves on this guest's page, unless the test is about the pace."""
        context = self.browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            locale=language,
            color_scheme=theme,
            has_touch=touch,
            reduced_motion="reduce" if pace == "instant" else "no-preference",
        )
        context.tracing.start(snapshots="TRACE" in os.environ, screenshots=False, sources=False)
        guest = Guest(context, self.served.address, self.test, len(self.guests) + 1, pace)
        self.guests.append(guest)
        return guest

    def __enter__(self) -> Self:
        """Every test finds the same seeds and the right time, whichever ran before."""
        self.served.next_seed(FIRST_SEED)
        self.served.later(0)
        self.logged = self.served.log.stat().st_size
        return self

    def __exit__(self, *_: object) -> None:
        """All go home."""
        troubles = [trouble for guest in self.guests for trouble in guest.troubles]
        for guest in self.guests:
            name = f"failed-{guest.number}"
            if self.failed or troubles:
                guest.keep(name)
                guest.context.tracing.stop(path=guest.file(name, "zip"))
                guest.file(name, "log").write_text(self._log(), encoding="utf-8")
            guest.context.close()
        assert not troubles, "\n".join(troubles)

    def _log(self) -> str:
        """What the server has written during this test."""
        with self.served.log.open(encoding="utf-8") as log:
            log.seek(self.logged)
            return f"seeds from {FIRST_SEED}\n{log.read()}"


@contextmanager
def open_house(served: Served, browser: Browser, request: pytest.FixtureRequest) -> Iterator[House]:
    """Where the test's guests come in. Of a test that fails a trace, a picture and the server's log are kept."""
    with House(served, browser, request.node.name) as house:
        yield house
        house.failed = request.node.stash.get(FAILED, False)


BOT: Final = {"kind": "bot", "bot": "greedy"}


def me(name: str = "Camille") -> dict[str, str]:
    return {"kind": "me", "name": name}


def bots(count: int, bot: str = BOT["bot"]) -> list[dict[str, str]]:
    names = ("Aspasia", "Lysander", "Solon", "Sappho", "Penelope")
    return [{**BOT, "bot": bot, "name": name} for name in names[:count]]
