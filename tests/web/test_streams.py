"""The page works out the dice by itself: its tests and ours know the same numbers."""

import json
from pathlib import Path

import msgspec

from trireme.games import make
from trireme.kit import dice
from trireme.kit.records.formats import read_shares
from trireme.kit.records.record import read_record, replay
from trireme.kit.records.verification import verify
from trireme.server.workers.history import draws_of

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


def test_the_page_has_the_seals_of_moves_that_trireme_makes() -> None:
    """`chain.test.ts` works them out by itself."""
    told = json.loads(STREAMS.with_name("sealed.json").read_text(encoding="utf-8"))
    for game in told["games"]:
        record = read_record(game["record"])
        assert verify(record, make).sealed
        assert msgspec.to_builtins(draws_of(replay(record, make))) == {"draws": game["draws"], "after": game["after"]}
