"""The page works out the dice by itself: its tests and ours know the same numbers."""

import json
from pathlib import Path

from trireme.kit import dice
from trireme.kit.formats import read_shares

STREAMS = Path(__file__).resolve().parents[2] / "web" / "tests" / "fair" / "streams.json"


def test_the_streams_that_the_page_is_tried_with_are_ours() -> None:
    known = json.loads(STREAMS.read_text(encoding="utf-8"))
    seed = bytes.fromhex(known["seed"])
    assert dice.commitment(seed) == known["seal"]
    for stream in known["streams"]:
        if stream["format"] == "1":
            key = dice.key_of_format_1(seed)
        else:
            key = dice.key_of(seed, read_shares(stream["shares"], "ABC"))
        for n, (bound, number) in enumerate(stream["numbers"]):
            assert dice.below(key, n, bound) == number
