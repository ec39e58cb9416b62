"""Many games between bots: what they add up to, and that nothing but the seed decides it."""

from collections.abc import Sequence
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from functools import partial
from multiprocessing import get_context
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from tests.toy import Toy
from trireme.arena import Entrant, Played, Statistics, play_one, record_of, report, simulate
from trireme.arena.statistics import SeatedGame, summed_up
from trireme.bots import RandomBot, make_bot
from trireme.games import GAMES, make
from trireme.kit.engine.state import BaseState
from trireme.kit.engine.view import Result
from trireme.kit.errors import BadOption, Refused
from trireme.kit.game import Game
from trireme.kit.records.record import read_record, replay
from trireme.kit.records.verification import verify

SHORT: dict[str, dict[str, Any]] = {"peloponnes": {}, "cyclades": {"cycles": 2}, "archipelago": {"length": "short"}}


def timeless(statistics: Statistics) -> Statistics:
    return msgspec.structs.replace(statistics, seconds=0, decisions_per_second=0)


def played(*scores: int, places: Sequence[int]) -> Played:
    result = Result(places=tuple(places), scores=scores, breakdown=({},) * len(scores), ending="ending-scored")
    return Played(seed=b"", answers=((0, 1), (1, 2)), result=result, rounds=None)


def test_one_game_ends_with_its_result() -> None:
    game = make("peloponnes", players=3)
    bots = [RandomBot()] * 3
    one = play_one(game, bots, 7, Random(7))
    assert len(one.result.scores) == 3
    assert one.rounds == 8
    assert one == play_one(game, bots, 7, Random(7)), "the same seeds, the same game"
    assert one != play_one(game, bots, 7, Random(8)), "the bots draw from their own stream"


@pytest.mark.parametrize(("name", "players"), [("random", 4), ("greedy", 2), ("greedy", 1)])
def test_a_game_between_bots_can_be_recorded_and_replayed(name: str, players: int) -> None:
    game = make("peloponnes", players=players)
    one = play_one(game, [make_bot(name, game)] * players, 3, Random(3))
    record = record_of(game, one)
    assert record.header["scores"] == " ".join(str(score) for score in one.result.scores)
    assert game.result(replay(record, make).state) == one.result


def test_explicit_chance_is_drawn_as_probable_as_it_says() -> None:
    game = make("peloponnes", players=2, chance="explicit")
    one = play_one(game, [RandomBot()] * 2, 1, Random(1))
    assert one == play_one(game, [RandomBot()] * 2, 1, Random(1))
    assert one.answers != play_one(game, [RandomBot()] * 2, 1, Random(2)).answers
    assert sum(seat == -1 for seat, _ in one.answers) > 50, "tiles, chits and civilizations"


def executors() -> list[Executor | None]:
    # Spawned, because forking a process that has threads is unsafe.
    return [None, ThreadPoolExecutor(2), ProcessPoolExecutor(2, mp_context=get_context("spawn"))]


@pytest.mark.slow
def test_the_seed_decides_whatever_the_executor() -> None:
    found = []
    for executor in executors():
        found.append(timeless(simulate("peloponnes", ["greedy", "random"], 23, seed=5, executor=executor)))
        if executor is not None:
            executor.shutdown()
    assert found[0] == found[1] == found[2]
    assert found[0] != timeless(simulate("peloponnes", ["greedy", "random"], 23, seed=6))


def test_statistics_add_up() -> None:
    told: list[int] = []
    found = simulate("peloponnes", ["random", "random", "random"], 45, seed=2, progress=told.append)
    assert told == [20, 40, 45]
    assert found.games == 45
    assert found.options == {"players": 3}
    assert found.rounds == 8
    assert found.endings == {"ending-scored": 45}
    assert found.bots["random"].played == 3 * 45
    assert found.bots["random"].wins == pytest.approx(45)
    assert sum(seat.wins for seat in found.seats.values()) == pytest.approx(45)
    for seat in found.seats.values():
        assert sum(seat.places.values()) == 45
        spread = seat.scores
        assert spread.least <= spread.lower_quartile <= spread.median <= spread.upper_quartile <= spread.most
    assert found.decisions > 30
    assert found.decisions_per_second == pytest.approx(found.decisions * 45 / found.seconds)


def test_a_shared_win_is_split() -> None:
    games = [
        SeatedGame(("greedy", "random", "greedy"), played(9, 9, 4, places=(1, 1, 3))),
        SeatedGame(("random", "greedy", "greedy"), played(2, 8, 6, places=(3, 1, 2))),
    ]
    found = summed_up("toy", {}, "ABC", 0, games, 2.0)
    assert found.bots["greedy"].wins == 1.5
    assert found.bots["random"].wins == 0.5
    assert found.seats["A"].wins == 0.5
    assert found.bots["greedy"].places == {1: 2, 2: 1, 3: 1}
    assert found.bots["greedy"].scores.mean == pytest.approx((9 + 4 + 8 + 6) / 4)
    assert found.seats["C"].scores.median == 5
    assert found.rounds is None
    assert found.decisions_per_second == 2


def test_bots_move_on_by_a_seat_after_each_game() -> None:
    found = simulate("peloponnes", ["greedy", "random"], 4, seed=1)
    assert found.seats["A"].wins == found.seats["B"].wins == 2, "greedy won in both seats"


def test_fewer_bots_than_players_take_the_seats_in_turn() -> None:
    found = simulate("peloponnes", ["random"], 2, seed=1, players=5)
    assert found.bots["random"].played == 10


def test_a_bot_of_one_s_own_plays_too() -> None:
    def first(game: Game[Any]) -> RandomBot:
        return RandomBot()

    found = simulate("peloponnes", [first, "random"], 2, seed=1)
    assert list(found.bots) == ["first", "random"]


class Bold:
    """Takes one of the last answers."""

    def __init__(self, game: Game[Any], last: int = 1) -> None:
        self.last = last

    def choose(self, game: Game[Any], state: BaseState, seat: int, rng: Random) -> int:
        return rng.choice(game.legal(state, seat)[-self.last :])


def test_bots_are_told_apart_by_name() -> None:
    bots: list[Entrant] = [
        lambda game: RandomBot(),
        lambda game: RandomBot(),
        partial(Bold, last=2),
        Bold,
        RandomBot(),
        "random",
    ]
    found = simulate("peloponnes", bots, 1, seed=1, modules=["six"])
    assert list(found.bots) == ["bot", "bot 2", "Bold", "Bold 2", "RandomBot", "random"]
    assert [tally.played for tally in found.bots.values()] == [1] * 6


def test_the_same_bot_twice_is_one_entrant() -> None:
    bold = partial(Bold, last=2)
    assert [tally.played for tally in simulate("peloponnes", [bold, bold, "random"], 1).bots.values()] == [2, 1]


def test_bots_can_be_given_names() -> None:
    found = simulate("peloponnes", {"deep": partial(Bold, last=3), "shallow": Bold}, 2, seed=1)
    assert list(found.bots) == ["deep", "shallow"]


@pytest.mark.parametrize("entrant", [3, object(), RandomBot, lambda: RandomBot(), lambda game: 3])
def test_what_is_no_bot(entrant: Any) -> None:
    with pytest.raises(BadOption, match=r"is no bot\. Give a name, an object with `choose`, or a function of the game"):
        simulate("peloponnes", [entrant, "random"], 1)


class Wild:
    def choose(self, game: Game[Any], state: BaseState, seat: int, rng: Random) -> int:
        return 99_999


def test_an_answer_that_is_not_legal_is_told_with_who_gave_it() -> None:
    with pytest.raises(Refused) as error:
        simulate("peloponnes", [Wild(), "random"], 1)
    assert "Wild answered 99999 for seat " in error.value.__notes__[0]


@pytest.mark.parametrize("name", ["peloponnes", "cyclades"])
def test_each_game_leaves_its_record(name: str, tmp_path: Path) -> None:
    found = simulate(name, ["random", RandomBot()], 11, seed=4, records=tmp_path / "kept", **SHORT[name])
    files = sorted((tmp_path / "kept").iterdir())
    assert [file.name for file in files] == [f"{name}-4-{number:02}.record" for number in range(11)]
    texts = [file.read_text(encoding="utf-8") for file in files]
    assert texts[0].endswith("\n# A random, B RandomBot\n")
    assert texts[1].endswith("\n# A RandomBot, B random\n")
    results = [verify(read_record(text), make).scores for text in texts]
    assert sum(scores[0] for scores in results if scores) == pytest.approx(found.seats["A"].scores.mean * 11)


def test_any_game_can_be_simulated(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, Toy.name, Toy)
    players = len(Toy().seats)
    assert simulate(Toy.name, ["random"] * players, 3, seed=1).bots["random"].wins == pytest.approx(3)


def test_statistics_travel_as_json() -> None:
    found = simulate("peloponnes", ["random"], 2, seed=1, level=1)
    assert msgspec.json.decode(msgspec.json.encode(found), type=Statistics) == found


@pytest.mark.parametrize(
    ("bots", "games", "message"),
    [
        (["clever"], 1, "Option bot: “clever” is not known. There are random, greedy."),
        (["random"], 0, "Option games: 0 is out of bounds. It goes from 1 to 4294967296."),
        ([], 1, "Option bots: it is missing."),
    ],
)
def test_what_cannot_be_simulated(bots: list[str], games: int, message: str) -> None:
    with pytest.raises(BadOption) as error:
        simulate("peloponnes", bots, games)
    assert str(error.value) == message


def test_a_report_has_a_row_for_every_table() -> None:
    found = report("archipelago", "random", 2, seed=4, players=[2, 3], length=["short", "medium"], offers=0)
    assert [(row.options["players"], row.options["length"]) for row in found.rows] == [
        (2, "short"),
        (2, "medium"),
        (3, "short"),
        (3, "medium"),
    ]
    for row in found.rows:
        assert row.games == 2
        assert sum(row.endings.values()) == pytest.approx(1)
        assert row.rounds is not None
        assert (row.scores is None) == (set(row.endings) <= {"ending-revolt", "ending-separatist"})


def test_a_report_needs_games() -> None:
    with pytest.raises(BadOption):
        report("archipelago", "random", 0, players=[2])
