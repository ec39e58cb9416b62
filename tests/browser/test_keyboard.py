"""Without a mouse: from home to the end of a game."""

import pytest
from playwright.sync_api import Page, Route

from tests.browser.house import House, bots, me
from tests.browser.person import Person

pytestmark = pytest.mark.slow

READY = (
    "[data-place].open, [data-meanings] [data-answer], [data-bar] [data-answer]:not([data-item]), [data-bar] input, "
    "[data-action=confirm]:not(:disabled)"
)

COSTLY = "[data-action=confirm]:is(.harm, .loss)"
DONE = "[data-bar] [data-answer=done]:not(:disabled)"

DRAWN_ANEW = """() => {
    const [at, after] = [document.activeElement, document.activeElement.nextSibling];
    const around = at.parentNode;
    at.remove();
    around.insertBefore(at, after);
}"""
"""What has the focus leaves the page for a moment, and the focus with it."""

FOCUSED = """addEventListener('focusin', ({ target }) => {
    const { answer, place } = target.dataset;
    if (answer || place) (window.focused ??= []).push([answer, place]);
})"""
"""Notes which answers and places have the focus, one after the other."""


def tab_to(page: Page, selector: str, most: int = 60) -> None:
    for _ in range(most):
        page.keyboard.press("Tab")
        if page.evaluate("selector => document.activeElement.matches(selector)", selector):
            return
    pytest.fail(f"{selector} cannot be reached by keyboard")


class Typist(Person):
    """The focus follows the question, so Enter answers; Tab goes to another answer.

    Of several items Enter takes the first in and out again, so every other time Tab goes to done.
    """

    def _focus(self) -> None:
        self.settled()
        assert self.page.evaluate("ready => document.activeElement.matches(ready)", READY), self.state

    def confirm(self) -> None:
        """What gives up something takes its own button."""
        if self.page.locator(COSTLY).count():
            tab_to(self.page, COSTLY, most=10)
            self.do(lambda: self.page.keyboard.press("Enter"))
        elif self.answers % 2:
            self.do(lambda: self.page.keyboard.press("Control+Enter"))
        else:
            self._focus()
            self.do(lambda: self.page.keyboard.press("Enter"))

    def answer(self) -> None:
        self.answers += 1
        self._focus()
        if self.answers % 2 == 0 and self.page.locator(DONE).count():
            tab_to(self.page, DONE, most=300)
        elif self.answers % 3 == 0 and self.page.locator("[data-place].open").count() > 1:
            tab_to(self.page, "[data-place].open")
        self.do(lambda: self.page.keyboard.press("Enter"))


def test_a_whole_game_without_a_mouse(house: House) -> None:
    guest = house.guest()
    page = guest.go()
    page.get_by_role("button", name="Play Peloponnes").wait_for()
    tab_to(page, "[data-game=peloponnes]")
    page.keyboard.press("Enter")
    typist = Typist(page)
    typist.wait_for("asked")
    page.keyboard.press("Control+Enter")
    typist.settled()
    assert page.locator("[role=alert]").count() == 0, "there is nothing to confirm, and nothing to complain of"
    typist.play_on()
    typist.sees_the_end()
    tab_to(page, "[data-action=again]")
    guest.keep("end")


def test_the_focus_waits_for_answers_that_are_loaded_when_they_are_asked_for(house: House) -> None:
    guest = house.guest()
    table = guest.new_table(me(), *bots(1, "random"), game="mosaic")["table"]["id"]
    page = guest.go(f"/table/{table}")
    person = Person(page)
    person.wait_for("asked")
    tab_to(page, "[data-place='cell:south']", most=90)
    person.do(lambda: page.keyboard.press("Enter"))
    assert page.evaluate("document.activeElement.matches('[data-facet], [data-facet] *')"), "the answer has been loaded"


def test_the_focus_comes_back_when_its_answer_is_drawn_anew(house: House) -> None:
    guest = house.guest()
    table = guest.new_table(me(), *bots(1))["table"]["id"]
    page = guest.go(f"/table/{table}")
    typist = Typist(page)
    typist.wait_for("asked")
    tab_to(page, READY)
    page.evaluate(DRAWN_ANEW)
    typist.answer()


@pytest.mark.smoke
def test_the_focus_goes_to_the_board_at_once_when_it_is_loaded_after_the_question(house: House) -> None:
    """A busy machine loads the components of the game when the bots have moved already."""
    guest = house.guest()
    guest.context.add_init_script(FOCUSED)
    components: list[Route] = []
    guest.page.route("**/api/content/*", lambda route: components.append(route))
    page = guest.go()
    tab_to(page, "[data-game=peloponnes]")
    with page.expect_request("**/api/content/*"):
        page.keyboard.press("Enter")
    page.wait_for_selector("html[data-version='2']")
    for answer in components:
        answer.continue_()
    typist = Typist(page)
    typist.wait_for("asked")
    assert page.evaluate("document.activeElement.matches('[data-place].open')")
    moves = page.evaluate("window.focused.filter(([answer]) => answer)")
    assert len(moves) == 1, "the bar has never offered what the board shows"
    typist.answer()
