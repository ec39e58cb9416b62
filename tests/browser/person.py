"""Somebody who plays on the page, always in the same way; who acts and reads only when the page is settled."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

from playwright.sync_api import Locator, Page, expect
from playwright.sync_api import TimeoutError as Unsettled

from tests.browser.house import PATIENCE, SETTLED

BAR = "[data-bar]"
PRIMARY = re.compile(r"\bprimary\b")
NEXT_FRAME = "() => new Promise(drawn => requestAnimationFrame(() => requestAnimationFrame(drawn)))"
STATE = """() => {
    const { version } = document.documentElement.dataset;
    const { bar, question, path, tried } = document.querySelector('[data-bar]')?.dataset ?? {};
    return [version, bar, question, path, tried].join(' ');
}"""
"""Changes with everything that a person does: answers, and points at the first of several places."""
GLOWING = "[data-place].open:not(.chosen)"
IN_BAR = f"{BAR} [data-answer]:not([data-may] *):not([aria-pressed=true]):not(:disabled):visible"
"""Answers that stand in the bar, beside what one may do without being asked."""
IN_SIGHT = """places => [...document.querySelectorAll(places)].flatMap(place => {
    const box = place.getBoundingClientRect();
    for (const down of [0.5, 0.3, 0.7, 0.15, 0.85]) for (const across of [0.5, 0.3, 0.7, 0.15, 0.85]) {
        const point = { x: box.left + across * box.width, y: box.top + down * box.height };
        const there = document.elementFromPoint(point.x, point.y);
        if (there?.closest('[data-place]') === place && !there.closest('[data-amount]')) return [point];
    }
    return [];
})"""
"""A point of each of these places where nothing else covers it, beside the amounts that it shows."""

TO_THE_MIDDLE = "place => place.scrollIntoView({ block: 'center' })"
"""Where no bar covers it."""

TAPPED = """() => {
    delete document.body.dataset.tapped;
    addEventListener('click', () => { document.body.dataset.tapped = ''; }, { capture: true, once: true });
}"""


class Person:
    """Answers what is asked: a glowing place in turn, one of its meanings, the proposed number; then confirms."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.answers = 0
        self.prompts: set[str] = set()
        """The kinds of moments that have been seen, such as `bid-or-pass`."""

    def settled(self, what: str = "") -> None:
        """Until nothing is said, heard, loaded or moved on the page, and it shows this."""
        try:
            self.page.wait_for_selector(f"{SETTLED} {what}", state="attached", timeout=PATIENCE)
        except Unsettled as error:
            root = self.page.locator("html")
            busy, state = root.get_attribute("data-busy"), self.page.evaluate(STATE)
            raise AssertionError(
                f"not settled: busy with {busy or 'nothing'!r}, at {state!r}, not at {what!r}"
            ) from error

    def resize(self, width: int, height: int, what: str = "") -> None:
        """The window gets another size. The page hears of it with its next frame, and is at rest until then."""
        self.page.set_viewport_size({"width": width, "height": height})
        self.page.evaluate(NEXT_FRAME)
        self.settled(what)

    @property
    def moment(self) -> str:
        self.settled(BAR)
        return self._moment_now()

    def _moment_now(self) -> str:
        """On a page that has settled: to wait for it again costs frames."""
        return self.page.locator(BAR).get_attribute("data-bar") or ""

    @property
    def state(self) -> str:
        self.settled()
        return str(self.page.evaluate(STATE))

    @property
    def version(self) -> int:
        """Of the game as the page shows it."""
        self.settled()
        return self._version_now()

    def _version_now(self) -> int:
        return int(self.page.locator("html").get_attribute("data-version") or -1)

    @property
    def lines(self) -> int:
        """Of the log, with those that are shown only when somebody scrolls up."""
        self.settled()
        return int(self.page.locator("[data-lines]").get_attribute("data-lines") or 0)

    def wait_for(self, *moments: str) -> str:
        """Until it is one of these moments, and the page has settled; one that is cut off has nothing to settle."""
        wanted = [f'[data-bar="{moment}"]' for moment in moments]
        if moments == ("lost",):
            self.page.wait_for_selector(wanted[0], timeout=PATIENCE)
            return "lost"
        self.settled(f":is({', '.join(wanted)})")
        return self._moment_now()

    def do(self, act: Callable[[], object]) -> None:
        """Do it; once the page has settled again, it must show that something has been done."""
        before = self.state
        act()
        assert self.state != before, f"nothing has come of it: {before!r}, {self._said()}"

    def _said(self) -> list[str]:
        return self.page.locator("[role=alert]").all_inner_texts()

    def press(self, what: Locator) -> None:
        self.do(what.click)

    def choose(self, answer: str) -> None:
        """An answer as it is written, wherever it stands."""
        self.settled()
        self.press(self.page.locator(f'[data-answer="{answer}"]:visible').first)

    def play(self, most: int = 10_000) -> Iterator[str]:
        """Play until the game is over, pausing before each answer at the moment that is yielded."""
        while most and (moment := self.wait_for("asked", "confirm", "over")) != "over":
            prompt = self.page.locator(BAR).get_attribute("data-prompt") or moment
            self.prompts.add(prompt)
            yield prompt
            self.confirm() if moment == "confirm" else self.answer()
            most -= 1

    def play_on(self) -> None:
        for _ in self.play():
            pass

    def confirm(self) -> None:
        before = self.version
        self.press(self.page.locator("[data-action=confirm]"))
        assert self._version_now() > before, f"version {before} was confirmed and nothing has followed"

    def answer(self) -> None:
        self.settled()
        self.answers += 1
        number = self.page.locator(f"{BAR}[data-kind=amount] form [data-answer]")
        meanings = self.page.locator("[data-meanings] [data-answer]")
        if number.count():
            self.press(number)
        elif meanings.count():
            self.press(meanings.nth(self.answers % meanings.count()))
        elif not self.answer_on_board():
            done = self.page.locator(f"{BAR} [data-answer=done]:enabled")
            self.press(done if done.count() else self.page.locator(IN_BAR).first)

    def answer_on_board(self) -> bool:
        """Whether something glows there; it is clicked, wherever it lies."""
        glowing = self.page.locator(GLOWING)
        if not (count := glowing.count()):
            return False
        self.do(lambda: glowing.nth(self.answers % count).dispatch_event("click"))
        return True

    def sees_the_end(self) -> None:
        self.settled("#end-title")
        expect(self.page.locator("#end-title")).to_be_visible()


def never_by_the_key_that_goes_on(person: Person, button: Locator) -> None:
    """It destroys or gives up something: it is not proposed, and no key does it but one on the button itself."""
    person.settled()
    expect(button).to_be_visible()
    expect(button).not_to_have_class(PRIMARY)
    before = person.state
    person.page.keyboard.press("Control+Enter")
    expect(button).to_be_focused()
    assert person.state == before, "the key that goes on has destroyed or given up something"


class Pointer(Person):
    """Points at the board with a mouse, where nothing covers what glows."""

    def answer_on_board(self) -> bool:
        glowing = self.page.locator(GLOWING)
        if not glowing.count():
            return False
        if not self.page.evaluate(IN_SIGHT, GLOWING):
            glowing.first.evaluate(TO_THE_MIDDLE)
            self.settled()
        self.point_at(GLOWING, self.answers)
        return True

    def point_at(self, places: str, number: int = 0) -> None:
        """One of these places, of those that can be seen."""
        self.settled(places)
        points = self.page.evaluate(IN_SIGHT, places)
        assert points, f"{places} are nowhere to be seen"
        point = points[number % len(points)]
        self.do(lambda: self.point(point["x"], point["y"]))

    def point(self, x: float, y: float) -> None:
        self.page.mouse.click(x, y)


class Finger(Pointer):
    """On a screen that is touched."""

    def press(self, what: Locator) -> None:
        self.do(what.tap)

    def point(self, x: float, y: float) -> None:
        self.page.touchscreen.tap(x, y)

    def do(self, act: Callable[[], object]) -> None:
        """The browser makes a click of a tap by and by."""
        self.page.evaluate(TAPPED)

        def tap() -> None:
            act()
            self.page.wait_for_selector("[data-tapped]")

        super().do(tap)
