"""The page is there before one has waited."""

import pytest

from tests.browser.house import House

pytestmark = pytest.mark.soak

LIMIT = 1_000
PAINTED = "() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime"


def test_the_first_view_takes_less_than_a_second(house: House) -> None:
    """The best of three: other work may run on the same machine."""
    times = []
    for _ in range(3):
        page = house.guest().go()
        page.locator("main h1").wait_for()
        times.append(page.wait_for_function(PAINTED).json_value())
    assert min(times) < LIMIT, times
