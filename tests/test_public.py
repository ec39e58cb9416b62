"""What `import trireme` offers, and that it costs nothing before it is used."""

from __future__ import annotations

import copy
import pickle
import subprocess
import sys
from random import Random

import pytest

import trireme


def test_the_games_are_loaded_when_asked_for() -> None:
    code = "import sys, trireme; print([m for m in sys.modules if m.startswith(('trireme.', 'msgspec', 'rich'))])"
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert ran.stdout == "[]\n"


def test_a_game_from_start_to_proof() -> None:
    match = trireme.Match(trireme.make("peloponnes", players=2), seed=7)
    match.play(match.game.asked(match.state)[0], "pass")
    record = match.record(opened=True)
    again = trireme.replay(trireme.read_record(record.text()))
    assert again.state.on_table() == match.state.on_table()
    assert trireme.verify(record).moves == 1


def test_all_names_are_there_and_no_other() -> None:
    assert all(hasattr(trireme, name) for name in trireme.__all__)
    with pytest.raises(AttributeError, match="module 'trireme' has no attribute 'sail'"):
        trireme.sail  # noqa: B018


def test_mistakes_can_be_caught_by_name_and_read() -> None:
    game = trireme.make("peloponnes", players=2)
    state = game.position({"at": "bid", "display": {"normal": ["agora", "bridge"]}})
    with pytest.raises(trireme.Refused) as refused:
        game.apply(state, 0, "bid agora 3")
    rule = "A bid must be at least the minimum printed on the tile."
    assert str(refused.value) == f"bid agora 3: not allowed. {rule} (PEL-BID-05: tile agora, minimum 4, coins 3)"
    with pytest.raises(trireme.NotAsked, match="Players take one turn each"):
        game.apply(state, 1, "pass")
    with pytest.raises(trireme.Stale, match="A question can be answered once"):
        game.apply(state, 0, "pass", question="0.0.0")
    with pytest.raises(trireme.Unreadable):
        game.apply(state, 0, "bid parthenon 3")
    with pytest.raises(trireme.BadOption):
        trireme.make("peloponnes", players=9)
    for mistake in (trireme.Refused, trireme.Unreadable, trireme.BadOption, trireme.BadContent):
        assert issubclass(mistake, trireme.TriremeError)


def test_games_and_states_show_what_they_are() -> None:
    game = trireme.make("peloponnes", players=2)
    state = game.start(seed=1)
    assert repr(game) == "Peloponnes(players=2)"
    assert repr(state).startswith("State(")
    assert f"coins={state.coins}" in repr(state)


def test_states_are_equal_when_the_same_lies_on_the_table() -> None:
    game = trireme.make("peloponnes", players=2)
    state = game.start(seed=1)
    others = (
        state.clone(),
        copy.deepcopy(state),
        pickle.loads(pickle.dumps(state)),
        game.resample(state, 0, Random(1)),
    )
    assert all(other == state for other in others)
    game.play(state, game.legal(state)[0])
    assert others[0] != state
    position = {"at": "bid", "display": {"normal": ["agora", "bridge"]}}
    assert game.position(position) == game.position(game.facts(game.position(position)))


def test_the_package_is_a_command() -> None:
    ran = subprocess.run([sys.executable, "-m", "trireme", "--version"], capture_output=True, text=True, check=True)
    assert ran.stdout == f"trireme {trireme.__version__}\n"
