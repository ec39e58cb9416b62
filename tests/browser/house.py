"""Guests of the site, each with a browser of their own, and what they leave behind."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any, Final, Literal, Self

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page

ARTEFACTS: Final = Path(__file__).resolve().parents[2] / "artefacts"
WIDE: Final = (1440, 900)
PHONE: Final = (360, 740)
Theme = Literal["light", "dark"]
SAME_SHARES: Final = """{
    const random = crypto.getRandomValues.bind(crypto);
    crypto.getRandomValues = bytes => bytes.length === 32 ? bytes.fill(NUMBER) : random(bytes);
}"""
"""What a guest's page gives to the dice is the same every time, and so are the seeds here: a game can happen again."""


class Guest:
    """A browser with one page."""

    def __init__(self, context: BrowserContext, address: str, test: str, number: int) -> None:
        self.context = context
        self.address = address
        self.test = test
        context.add_init_script(SAME_SHARES.replace("NUMBER", str(number)))
        self.page = context.new_page()
        self.troubles: list[str] = []
        self.offline = False
        self.refused = False
        """This guest will be refused something: browsers note each such answer of the server as an error."""
        self.page.on("pageerror", lambda error: self.troubles.append(f"error: {error}"))
        self.page.on("console", self._hear)

    def _hear(self, message: ConsoleMessage) -> None:
        noted = self.refused and "the server responded with a status of 4" in message.text
        if message.type in ("error", "warning") and not self.offline and not noted:
            self.troubles.append(f"{message.type}: {message.text} ({message.location.get('url', '')})")

    def go(self, path: str = "/") -> Page:
        self.page.goto(f"{self.address}/#{path}")
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
        self.page.wait_for_selector("[data-bar]:not([data-bar=lost])")
        self.offline = False

    def keep(self, name: str, whole: bool = False) -> None:
        """A screenshot, for people to look at."""
        ARTEFACTS.mkdir(exist_ok=True)
        file = re.sub(r"[^\w-]+", "-", f"{self.test}-{name}").strip("-")
        self.page.screenshot(path=ARTEFACTS / f"{file}.png", full_page=whole)

    def scrolls_sideways(self) -> bool:
        return bool(self.page.evaluate("document.scrollingElement.scrollWidth > innerWidth"))


class House:
    """The site as a test visits it: in the end none of its guests may have seen an error."""

    def __init__(self, address: str, browser: Browser, test: str) -> None:
        self.address = address
        self.browser = browser
        self.test = test
        self.guests: list[Guest] = []

    def guest(
        self,
        language: str = "en",
        theme: Theme = "light",
        size: tuple[int, int] = WIDE,
        touch: bool = False,
        motion: bool = False,
    ) -> Guest:
        context = self.browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            locale=language,
            color_scheme=theme,
            has_touch=touch,
            reduced_motion="no-preference" if motion else "reduce",
        )
        guest = Guest(context, self.address, self.test, len(self.guests) + 1)
        self.guests.append(guest)
        return guest

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        """All go home."""
        for guest in self.guests:
            guest.context.close()
        troubles = [trouble for guest in self.guests for trouble in guest.troubles]
        assert not troubles, "\n".join(troubles)


BOT: Final = {"kind": "bot", "bot": "greedy"}


def me(name: str = "Camille") -> dict[str, str]:
    return {"kind": "me", "name": name}


def bots(count: int) -> list[dict[str, str]]:
    return [{**BOT, "name": name} for name in ("Aspasia", "Lysander", "Solon", "Sappho", "Penelope")[:count]]
