"""A module of another package keeps what the game promises, and no file of ours knows it."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.games.cyclades.crossing import BATTLE, GAME, NO_LOTS, SPEARS, WithStyx
from tests.games.cyclades.styx import lots
from tests.games.cyclades.styx.frames import LOTS as ASK_LOTS
from tests.games.cyclades.styx.part import LOTS, SPEAR, styx
from tests.installed import announce, run
from trireme.games.cyclades.game import Cyclades
from trireme.games.cyclades.moves import CODES
from trireme.games.cyclades.ruleset import Ruleset
from trireme.games.cyclades.state import State
from trireme.kit.engine.action_codes import listed
from trireme.kit.engine.frames import Ask
from trireme.kit.harness import Density, HarnessError, check_all
from trireme.kit.harness.moment import HarnessPosition, walk
from trireme.kit.harness.secrecy import Secrecy
from trireme.kit.registry import folder_of
from trireme.kit.seats import NOBODY

QUICK = Density(every=23, answers=1, wrong=2)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_it_passes_the_harness(players: int) -> None:
    check_all(WithStyx(players=players, cycles=3, modules=["styx"]), 3, QUICK)


def holders_only(ruleset: Ruleset, s: State, data: None) -> None:
    """The fault: who is asked tells who has a spear."""
    held = styx(ruleset, s).lots
    sides = [seat for seat in (s.battle.defender, s.battle.attacker) if seat != NOBODY]
    lots.ask_in_turn(s, ASK_LOTS, [seat for seat in sides if held[seat * len(LOTS) + SPEAR]])


@pytest.mark.parametrize("faulty", [False, True])
def test_asking_only_those_who_have_a_lot_is_found(monkeypatch: pytest.MonkeyPatch, faulty: bool) -> None:
    if faulty:
        monkeypatch.setattr(lots, "asks_for_lots", holders_only)
    game = WithStyx(players=4, cycles=2, modules=["styx"])
    s = game.position({**BATTLE, "styx": {**NO_LOTS, **SPEARS}})
    game.apply(s, 0, "recruit anafi")
    game.play(s, next(code for code in game.legal(s) if game.write(s, 0, [code]) == "troops naxos>paros"))
    moment = HarnessPosition(game, 1, 0, s, Density(every=1, answers=9, wrong=1), [])
    if not faulty:
        Secrecy(game).check(moment)
        return
    with pytest.raises(HarnessError, match="is asked next depends on what"):
        Secrecy(game).check(moment)


def test_the_secrecy_proof_has_seen_lots_change() -> None:
    game = WithStyx(players=3, cycles=3, modules=["styx"])
    secrecy = Secrecy(game)
    for m in walk(game, 5, Density(every=9, answers=1, wrong=1)):
        if m.number % 4 == 0:
            secrecy.check(m)
    for kind in ("resample", "scramble"):
        assert sum(secrecy.hidden[kind, "modules.styx.hand"]) >= 20


def test_the_codes_of_the_base_game_stay() -> None:
    base = listed(Cyclades(players=4).codes)
    assert base == listed([CODES])
    assert listed(GAME.codes)[: len(base)] == base
    assert listed(GAME.codes)[len(base) :] == [
        "20480 keep 1",
        "20481 rest 1",
        "20482 wake 1",
        "20483 play 8",
        "20491 pay 1",
        "20492 let 1",
        "20493 beg 8",
        "20501 grant 1",
        "20502 deny 1",
        "20503 spare 1",
        "20504 relic 8",
        "20512 cross 8",
        "20520 halt 1",
    ]


def verbs_of(game: Cyclades) -> set[str]:
    asks = [step for step in (*game.steps, *game.windows) if isinstance(step, Ask)]
    return {verb for ask in asks for verb in ask.verbs()} - {card.id for card in game.ruleset.cards}


def test_its_verbs_bear_its_name_and_are_read_without_it() -> None:
    added = verbs_of(GAME) - verbs_of(Cyclades(players=4)) - {"lose"}  # of the game, with any second kind of unit
    assert len(added) > 10
    assert {verb.partition(".")[0] for verb in added} == {"styx"}
    s = GAME.position({**BATTLE, "offerings": {"charon": "A 1"}, "styx": NO_LOTS})
    codes = GAME.checked(s, 0, "styx.raise naxos")
    assert codes == GAME.checked(s, 0, "raise naxos") == GAME.checked(s, 0, "naxos")
    assert GAME.write(s, 0, codes) == "styx.raise naxos"
    (reason,) = GAME.why_not(s, 0, "grant")  # a verb of another of its questions
    assert reason.rule.id == "STX-REL-04"


def test_a_game_without_it_is_as_before() -> None:
    one, other = Cyclades(players=3), WithStyx(players=3)
    s, t = one.start(4), other.start(4)
    assert s == t
    assert one.legal(s) == other.legal(t)
    assert one.content_hash == other.content_hash


def test_no_file_of_ours_knows_it() -> None:
    sources = sorted(Path(str(folder_of("cyclades"))).rglob("*.py"))
    assert sources
    assert not [path for path in sources if "styx" in path.read_text(encoding="utf-8").lower()]


def test_it_is_played_in_the_terminal(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """By its entry point, as a package that is installed."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    site = announce(tmp_path, "trireme.modules", "cyclades.styx", "tests.games.cyclades.styx:MODULE")
    ran = run(
        site,
        "-m",
        "trireme",
        "play",
        "cyclades",
        "--players",
        "3",
        "--modules",
        "styx",
        "--seed",
        "3",
        typed="1\n" * 60,
    )
    assert "Traceback" not in ran.stderr
    assert "Styx" in ran.stdout
    assert "Elysium" in ran.stdout
    assert "the Torch" in ran.stdout


def test_more_lots_than_there_are_is_no_position() -> None:
    """A module says of its part what no game can come to."""
    possible = GAME.positions.stand({"styx": {"lots": {"A": {"spear": 1}}}})
    assert list(GAME.positions.impossible(possible)) == []
    s = GAME.positions.stand({"styx": {"lots": {seat: {"spear": 9} for seat in "ABCD"}}})
    ((where, _, rule),) = GAME.positions.impossible(s)
    assert (where, rule.id) == ("styx.lots.*.spear", "STX-LOT-01")
