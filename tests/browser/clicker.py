"""Somebody who plays at random by the page alone, and complains of what it does not let them answer."""

from __future__ import annotations

import json
from random import Random

import msgspec
from playwright.sync_api import Locator, WebSocket

from tests.browser.finding import missing
from tests.browser.house import Guest
from tests.browser.person import BAR, Person
from tests.moments import answers_of, sorts_of
from trireme.kit.engine.question import Amount, Answer, Deal, Order, Question, Some

HELD = ("item", "favour")
"""What is taken in hand before one points at what it is used on."""
USABLE = ":visible:not(:disabled)"
READY = ", ".join([".curtain button", *(f'[data-bar="{moment}"]' for moment in ("asked", "confirm", "over"))])
"""Something can be done on the page, or nothing is left to do."""
WINDOW = 0.1
"""How often something is done that need not be,"""
SECOND_THOUGHTS = 0.05
"""and how often it is undone before it is confirmed."""


def quoted(text: str) -> str:
    return json.dumps(text, ensure_ascii=False)


def ways_of(answer: Answer) -> list[list[str]]:
    """The places that lead to an answer: those of one kind one after the other, or those of another kind."""
    kinds: dict[str, list[str]] = {}
    for place in answer.places:
        kinds.setdefault(place.partition(":")[0], []).append(place)
    held = [place for place in answer.places if place.startswith(HELD)]
    ways = [way for kind, way in kinds.items() if kind not in HELD]
    return [[*held, *way] for way in ways] or [held]


class Clicker(Person):
    """Knows what is asked from what the page hears, and answers it by what the page shows."""

    def __init__(self, guest: Guest, rng: Random) -> None:
        super().__init__(guest.page)
        self.rng = rng
        self.asked: dict[str, Question] = {}
        """All questions that the page has heard of, by their names."""
        self.looked: set[tuple[str, ...]] = set()
        guest.page.on("websocket", self._listen)

    def _listen(self, line: WebSocket) -> None:
        line.on("framereceived", self._hear)

    def _hear(self, body: str | bytes) -> None:
        message = json.loads(body)
        for sight in message.get("seats", ()) if message["type"] in ("snapshot", "update") else ():
            for question in sight["questions"]:
                self.asked[question["id"]] = msgspec.convert(question, type=Question)

    def play_out(self, most: int) -> bool:
        """Until the game is over, or so many answers have been given; whether it is over."""
        for _ in range(most):
            self.settled(f":is({READY})")
            if (curtain := self.page.locator(".curtain button")).count():
                curtain.click()  # The next player of this screen.
                continue
            moment = self._moment_now()
            if moment == "over":
                return True
            self._go_on() if moment == "confirm" else self._answer()
        return False

    def _go_on(self) -> None:
        if self.rng.random() < SECOND_THOUGHTS:
            self.press(self.page.locator("[data-action=undo]:enabled"))
        else:
            self.confirm()

    @property
    def question(self) -> Question:
        return self.asked[self.page.locator(BAR).get_attribute("data-question") or ""]

    def _answer(self) -> None:
        """Anew: what was undone leaves behind what had been pointed at."""
        cancel = self.page.locator(f"{BAR}:not([data-path='']) [data-action=cancel]")
        if cancel.count():
            self.press(cancel)
        question = self.question
        self.prompts.add(question.prompt)
        if not sorts_of(question) <= self.looked:
            self.looked |= sorts_of(question)
            left = missing(self.page, question)
            assert not left, f"{question.prompt}: {left} cannot be answered"
            question = self.question
        if question.also and self.rng.random() < WINDOW:
            self._use(self.rng.choice(question.also))
        elif isinstance(question, Amount):
            self._say_number(self.rng.randint(question.low, question.high))
        elif isinstance(question, Some):
            self._choose_some(question)
        elif isinstance(question, Order):
            self._put_in_order(question)
        elif isinstance(question, Deal):
            self._deal(question)
        else:
            self._point_at(self.rng.choice(question.answers))

    def _button(self, answer: str) -> Locator:
        return self.page.locator(f"[data-answer={quoted(answer)}]{USABLE}").first

    def _use(self, answer: Answer) -> None:
        if not self._button(answer.text).count():
            self.page.locator(f":is([data-action=also], [data-holds*={quoted(answer.text)}]){USABLE}").first.click()
            self.settled()
        self.press(self._button(answer.text))

    def _say_number(self, number: int) -> None:
        chip = self.page.locator(f"{BAR} label:has([data-chip='{number}'])")
        if chip.count():
            chip.click()
        elif (field := self.page.locator(f"{BAR} input[type=number]")).count():
            field.fill(str(number))
        self.press(self.page.locator(f"{BAR} form [data-answer='{number}']"))

    def _choose_some(self, question: Some) -> None:
        """One item more, or one less; or enough."""
        done = self.page.locator(f"{BAR} [data-answer=done]{USABLE}")
        if done.count() and self.rng.random() < 0.4:
            return self.press(done)
        left = [item for item in question.items if question.chosen.count(item.code) < item.count]
        room = len(question.chosen) < question.most
        self._point_at(self.rng.choice(left if left and room else question.items))
        return None

    def _put_in_order(self, question: Order) -> None:
        for item in self.rng.sample(question.items, len(question.items)):
            button = self.page.locator(f"{BAR} [data-item={quoted(item.text)}][aria-pressed=false]")
            if button.count():
                button.click()
        self.press(self.page.locator(f"{BAR} [data-answer=done]{USABLE}"))

    def _deal(self, question: Deal) -> None:
        """A reply, a partner or a pass; or a few steps of an offer, which is made if it can be."""
        steps = [answer for answer in answers_of(question) if answer.facets.get("part") in ("give", "get")]
        if not steps:
            return self._use(self.rng.choice(question.answers))
        for _ in range(3):
            more = self.page.locator(f"[data-deal] [data-unit]{USABLE} [data-answer]{USABLE}")
            if count := more.count():
                more.nth(self.rng.randrange(count)).click()
        offer = self.page.locator(f"[data-answer=offer]{USABLE}")
        self.press(offer if offer.count() else self.page.locator("[data-action=undo]:enabled"))
        return None

    def _point_at(self, answer: Answer) -> None:
        """By its button; or place after place, and part after part, until it has one."""
        version = self.state
        ways = ways_of(answer)
        for step in range(4):
            self._choose_facets(answer)
            if (button := self._button(answer.text)).count():
                self._click(button)
                break
            places = [
                self.page.locator(f"[data-place={quoted(way[step])}].open:visible") for way in ways if len(way) > step
            ]
            open_places = [place for place in places if place.count()]
            assert open_places, f"{answer.text} is nowhere on the page: {self._places_now()}"
            open_places[0].first.dispatch_event("click")
            self.settled()
            if self.page.locator(BAR).get_attribute("data-question") != version.split(" ")[2]:
                break
        assert self.state != version, f"nothing has come of {answer.text}"

    def _places_now(self) -> str:
        glowing = self.page.locator("[data-place].open").evaluate_all("all => all.map(each => each.dataset.place)")
        return f"{self.state}, {glowing}"

    def _click(self, button: Locator) -> None:
        """A place of the board is clicked wherever it lies; what the bar has must be free to be pressed."""
        in_bar = button.evaluate("each => Boolean(each.closest('[data-bar]'))")
        button.click() if in_bar else button.dispatch_event("click")
        self.settled()

    def _choose_facets(self, answer: Answer) -> None:
        for facet, value in answer.facets.items():
            choice = self.page.locator(f"[data-facet={quoted(facet)}]")
            if not choice.count():
                continue
            if facet == "turn":
                for _ in range(6):
                    if not self._button(answer.text).count():
                        choice.locator("button").last.click()
            else:
                choice.locator(f"label:has(input[value={quoted(str(value))}])").click()
