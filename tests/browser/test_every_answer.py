"""Every answer can be given: whatever a question lists is on the page, and no button belongs to another question."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec
import pytest
from playwright.sync_api import expect

from tests.browser.finding import missing
from tests.browser.house import PHONE, SIZES, WIDE, House
from tests.browser.person import BAR
from tests.browser.stage import Stage
from tests.moments import Asked, moments
from tools.soak.prompts import prompts_of
from trireme.games.peloponnes.events import Placed
from trireme.kit.engine.question import Question
from trireme.kit.registry import our_games
from trireme.server.wire.socket_messages import DraftState

pytestmark = [pytest.mark.slow, pytest.mark.point(28, 9)]

UNITS = 12
"""Of each game in the long test."""


def question_of(asked: Asked) -> Question:
    question: Question = msgspec.json.decode(asked.question, type=Question)
    return question


def first_of(game: str, prompt: str) -> Asked:
    return next(asked for asked in moments(game) if asked.prompt == prompt)


def lost(house: House, found: Iterable[Asked], size: tuple[int, int]) -> dict[str, list[str]]:
    """What cannot be answered in these positions. One table shows all those that have its options."""
    answers: dict[str, list[str]] = {}
    stage = None
    for asked in found:
        if stage is None or stage.asked.table != asked.table:
            stage = Stage(house.guest(size=size), asked)
        stage.show(asked)
        if left := missing(stage.guest.page, question_of(asked)):
            answers[str(asked)] = left
    return answers


@pytest.mark.smoke
@pytest.mark.parametrize("prompt", ["pillage-what", "loot"])
@SIZES
def test_what_no_board_draws_has_a_button(house: House, prompt: str, language: str, size: tuple[int, int]) -> None:
    """The Barbarian's resources and the Pirate's loot: the board draws cubes in one scene only."""
    asked = first_of("archipelago", prompt)
    guest = house.guest(language, size=size)
    stage = Stage(guest, asked)
    stage.show(asked)
    guest.keep(prompt)
    assert missing(guest.page, question_of(asked)) == []
    assert not guest.scrolls_sideways()


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
@pytest.mark.parametrize("game", our_games())
def test_every_answer_is_on_the_page(house: House, game: str, size: tuple[int, int]) -> None:
    assert lost(house, moments(game), size) == {}


@pytest.mark.soak
@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
@pytest.mark.parametrize("unit", range(UNITS))
@pytest.mark.parametrize("game", our_games())
def test_every_answer_is_on_the_page_with_every_set_of_modules(
    house: House, game: str, unit: int, size: tuple[int, int]
) -> None:
    assert lost(house, moments(game, every_set=True)[unit::UNITS], size) == {}


@pytest.mark.parametrize("game", our_games())
def test_every_prompt_is_looked_at(game: str) -> None:
    """A prompt that no record and no case comes to is not shown to any test: give it a case."""
    asked = prompts_of(game)
    assert asked
    assert asked == {each.prompt.replace(".", "-") for each in moments(game)}


@pytest.mark.smoke
def test_all_buttons_answer_the_question_that_is_asked(house: House) -> None:
    """What is tried was once confirmed beside it, and called by what another player had done since."""
    asked = first_of("peloponnes", "pay-or-mark")
    draft = DraftState(
        codes=[1], moves=["pass"], midway=False, can_undo=True, can_redo=False, can_confirm=True, notice=None
    )
    others = Placed(seat=1 - asked.seat, tile="agora", how="paid", luxury=0)
    guest = house.guest()
    stage = Stage(guest, asked)
    stage.show(asked, draft, (others,))
    guest.keep("buttons")
    expect(guest.page.locator(f"{BAR} [data-answer]:visible")).to_have_count(2)
    expect(guest.page.locator(f"{BAR} .answers button:visible")).to_have_count(2)
