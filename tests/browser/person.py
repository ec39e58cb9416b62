"""Somebody who plays on the page, by clicking or by keyboard, always in the same way."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from playwright.sync_api import Locator, Page, expect
from playwright.sync_api import TimeoutError as NothingHappened

BAR = "[data-bar]"
STATE = "bar => [bar.dataset.bar, bar.dataset.question, bar.dataset.path].join(' ')"
"""Changes with everything that a person does: answers, and points at the first of several places."""
IN_SIGHT = """async () => {
    const points = () => [...document.querySelectorAll('[data-place].open:not(.chosen)')].flatMap(place => {
        const box = place.getBoundingClientRect();
        for (const down of [0.5, 0.3, 0.7, 0.15, 0.85]) for (const across of [0.5, 0.3, 0.7, 0.15, 0.85]) {
            const point = { x: box.left + across * box.width, y: box.top + down * box.height };
            const there = document.elementFromPoint(point.x, point.y);
            if (there?.closest('[data-place]') === place && !there.closest('[data-amount]')) return [point];
        }
        return [];
    });
    for (let before; ;) {
        const now = points();
        if (before === JSON.stringify(now)) return now;
        before = JSON.stringify(now);
        for (let frames = 0; frames < 3; frames++) await new Promise(requestAnimationFrame);
    }
}"""
"""A point of each glowing place where nothing else covers it, beside the amounts that it shows; none that is chosen.

Looked for until nothing moves any more: a board that still makes room would take the place from under the click.
"""
PATIENCE = 20_000
"""Milliseconds that anything may take,"""
A_WHILE = 5_000
"""and after which a click on the board that did nothing is made anew."""


class Person:
    """Answers what is asked: a glowing place in turn, one of its meanings, the proposed number; then confirms."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.answers = 0
        self.missed = 0
        """Clicks on the board, one after the other, that did nothing."""
        self.prompts: set[str] = set()
        """The kinds of moments that have been seen, such as `bid-or-pass`."""

    @property
    def moment(self) -> str:
        return self.page.locator(BAR).get_attribute("data-bar", timeout=PATIENCE) or ""

    @property
    def state(self) -> str:
        return str(self.page.locator(BAR).evaluate(STATE))

    def wait_for(self, *moments: str) -> str:
        """Until it is one of these moments."""
        wanted = ", ".join(f'[data-bar="{moment}"]' for moment in moments)
        self.page.wait_for_selector(wanted, timeout=PATIENCE)
        return self.moment

    def do(self, act: Callable[[], object], patience: int = PATIENCE) -> None:
        """Do it, and wait until the page shows that it is done."""
        before = self.state
        act()
        self.page.wait_for_function(
            f"before => {{ const bar = document.querySelector('{BAR}'); return !bar || ({STATE})(bar) !== before }}",
            arg=before,
            timeout=patience,
        )

    def press(self, what: Locator) -> None:
        self.do(what.click)

    def point(self, x: float, y: float) -> None:
        self.page.mouse.click(x, y)

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
        self.press(self.page.locator("[data-action=confirm]"))

    def answer(self) -> None:
        self.answers += 1
        number = self.page.locator("[data-answer=amount]")
        meanings = self.page.locator("[data-meanings] [data-answer]")
        if number.count():
            self.press(number)
        elif meanings.count():
            self.press(meanings.nth(self.answers % meanings.count()))
        elif points := self.page.evaluate(IN_SIGHT):
            point = points[self.answers % len(points)]
            try:
                self.do(lambda: self.point(point["x"], point["y"]), A_WHILE)
                self.missed = 0
            except NothingHappened:  # Somebody whose click goes beside a board that moves looks again, not for ever.
                self.missed += 1
                if self.missed == PATIENCE // A_WHILE:
                    raise
        elif (offered := self.page.locator(f"{BAR} [data-answer]")).count():
            self.press(offered.first)
        else:  # The page is still scrolling to what can be answered.
            self.page.locator("[data-place].open").first.scroll_into_view_if_needed()

    def sees_the_end(self) -> None:
        expect(self.page.locator("#end-title")).to_be_visible(timeout=PATIENCE)
