"""A module of another package brings all that the expansions will bring, and no file of ours knows it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.games.cyclades.styx import MODULE, lots
from tests.games.cyclades.styx.frames import LOTS as ASK_LOTS
from tests.games.cyclades.styx.part import LOTS, SPEAR, styx
from tests.installed import announce, run
from trireme.games.cyclades import board
from trireme.games.cyclades.game import Cyclades
from trireme.games.cyclades.modules import MODULES
from trireme.games.cyclades.moves import CODES
from trireme.games.cyclades.options import choices_of
from trireme.games.cyclades.readers import attacker_of, defender_of
from trireme.games.cyclades.setting import Setting
from trireme.games.cyclades.state import NONE, State
from trireme.kit.codes import listed
from trireme.kit.errors import Refused
from trireme.kit.harness import Density, HarnessError, check_all
from trireme.kit.harness.moment import Moment, walk
from trireme.kit.harness.secrecy import Secrecy
from trireme.kit.interrupts import ask_in_turn
from trireme.kit.question import Pick
from trireme.kit.registry import folder_of
from trireme.kit.seats import NOBODY, SEATS
from trireme.kit.stack import Ask, Frame

LIBRARY = {**MODULES, "styx": MODULE}


class WithStyx(Cyclades):
    library = LIBRARY
    choices = choices_of(LIBRARY)


GAME = WithStyx(players=4, modules=["styx"])
SETTING = GAME.setting

BATTLE: dict[str, Any] = {
    "at": "actions",
    "cycle": 2,
    "gods": ["ares", "zeus", "charon"],
    "offerings": {"ares": "A 1"},
    "islands": {"naxos": {"troops": 2, "units": {"shade": 1}}, "paros": {"owner": "B", "troops": 1}},
    "seas": {"C3": "A 1"},
    "players": {"A": {"gold": 6}, "B": {"gold": 2}, "C": {"gold": 0}, "D": {"gold": 3}},
}
NO_LOTS: dict[str, Any] = {"covered": "athena"}


def at(styx: dict[str, Any], *dice: str, **facts: Any) -> State:
    """A has placed Ares' gift; what the dice will show is known."""
    s = GAME.positions.stand({**BATTLE, **facts, "styx": {**NO_LOTS, **styx}})
    s.forced = {"battle": list(dice)}
    s.journal = []
    GAME.proceed(s)
    GAME.apply(s, 0, "recruit anafi")
    return s


def play(s: State, *moves: str) -> None:
    """`A: end`, and so on."""
    for move in moves:
        seat, _, words = move.partition(": ")
        GAME.apply(s, "ABCD".index(seat), words)


def answers(s: State) -> list[str]:
    (question,) = (question for question in GAME.asks(s) if question.must)
    assert isinstance(question, Pick)
    return [f"{GAME.seats[question.seat]}: {answer.text}" for answer in question.answers]


def on(s: State, island: str) -> tuple[str, int, int]:
    """Whose an island is, its troops and its shades."""
    number = SETTING.tables.island_number[island]
    owner = s.owner[number]
    return "" if owner == NOBODY else GAME.seats[owner], s.troops[number], s.troops[len(s.owner) + number]


def told(s: State) -> str:
    return str(s.journal)


# A god who covers another.


def test_charon_covers_a_god_until_apollo_has_acted() -> None:
    s = GAME.position({"at": "gods", "cycle": 2, "gods": ["ares", "zeus", "athena", "poseidon"]})
    view = GAME.view(s, None)
    assert view.gods[-1].god == "charon"
    covered = view.modules["styx"]["covered"]
    assert covered not in [god.god for god in view.gods]
    assert covered not in view.face_down
    late = GAME.positions.stand(
        {"at": "apollo", "cycle": 2, "gods": ["ares", "zeus", "charon"], "styx": {"covered": "athena"}}
    )
    GAME.proceed(late, until="cycle-end")
    assert [SETTING.god(god) for god in late.gods] == ["ares", "zeus", "athena", "poseidon"]


def test_charon_raises_a_shade_and_moves_only_groups_with_one() -> None:
    facts = {**BATTLE, "offerings": {"charon": "A 1"}, "islands": {"naxos": {"troops": 2}}}
    s = GAME.position({**facts, "styx": NO_LOTS})
    assert "A: styx.raise naxos" in answers(s)
    assert "A: styx.raise elysium" not in answers(s)
    play(s, "A: raise naxos")
    assert on(s, "naxos") == ("A", 2, 1)
    with pytest.raises(Refused, match="STX-CHA-03"):
        GAME.apply(s, 0, "troops naxos>paros x2")
    play(s, "A: troops naxos>paros x1 shade:1")
    assert on(s, "paros") == ("A", 1, 1)


# Cards that are no creatures.


def test_a_relic_is_bought_without_discount_and_kept() -> None:
    s = at({}, track=["", "", "lyre"], islands={"naxos": {"buildings": ["temple"]}})
    assert GAME.view(s, 0).track[2].prices[0] == 2
    play(s, "A: call lyre")
    assert GAME.view(s, 1).modules["styx"]["relics"] == [{"relic": "lyre", "seat": 0}]
    assert s.gold[0] == 4
    assert not s.discard


def test_a_relic_is_neither_exchanged_nor_discarded() -> None:
    s = GAME.position({**BATTLE, "offerings": {"zeus": "A 1"}, "track": ["", "", "lyre"], "styx": NO_LOTS})
    with pytest.raises(Refused, match="CYC-ZEU-03"):
        GAME.apply(s, 0, "swap lyre")
    s = GAME.position({"at": "creatures", "cycle": 4, "track": ["", "", "lyre"]})
    assert not s.discard
    assert not s.pile >> SETTING.tables.creature_number["lyre"] & 1
    assert GAME.facts(s)["styx"]["relics"] == {"lyre": "gone"}  # type: ignore[index]  # nested plain tables


# Units of a kind of their own.


def test_the_owner_chooses_whether_a_shade_or_a_troop_is_lost() -> None:
    s = at({}, "0", "3", "3", "0")
    play(s, "A: troops naxos>paros x1 shade:1")
    assert answers(s) == ["A: lose troop", "A: lose shade"]
    play(s, "A: lose shade", "A: stay")
    assert on(s, "paros") == ("A", 1, 0)
    assert SETTING.units[0][1].reserve(SETTING, s, SEATS[0]) == 6


# Losses, and somebody else who pays.


def test_a_loss_is_cancelled_for_gold() -> None:
    s = at({"relics": {"cup": "B"}}, "3", "0")
    play(s, "A: troops naxos>paros x2")
    assert answers(s) == ["B: styx.pay", "B: styx.let", "B: styx.beg A", "B: styx.beg C", "B: styx.beg D"]
    play(s, "B: pay")
    assert (on(s, "paros"), s.gold[1]) == (("B", 1, 0), 1)


def test_another_may_pay_and_is_asked_once() -> None:
    s = at({"relics": {"cup": "B"}}, "3", "0")
    play(s, "A: troops naxos>paros x2", "B: beg C")
    assert answers(s) == ["C: styx.deny"]  # Asked though his purse is empty: nobody else knows.
    play(s, "C: deny")
    assert answers(s) == ["B: styx.pay", "B: styx.let", "B: styx.beg A", "B: styx.beg D"]
    with pytest.raises(Refused, match="STX-REL-04"):
        GAME.apply(s, 1, "beg C")
    play(s, "B: beg D")
    (question,) = GAME.asks(s)
    assert question.default == GAME.checked(s, 3, "deny")[0]
    play(s, "D: grant")
    assert (on(s, "paros"), s.gold[1], s.gold[3]) == (("B", 1, 0), 2, 2)


def test_a_loss_is_redirected() -> None:
    facts = {"offerings": {"poseidon": "A 1"}, "gods": ["poseidon", "zeus", "charon"]}
    seas = {"C3": "A 2", "C4": "B 1"}
    s = GAME.positions.stand({**BATTLE, **facts, "seas": seas, "styx": {"covered": "athena", "relics": {"torch": "B"}}})
    s.forced = {"battle": ["3", "0"]}
    GAME.proceed(s)
    play(s, f"A: {answers(s)[0][3:]}", "A: fleet C3>C4 x2")
    reserve = s.fleets_left[1]
    assert GAME.asked(s) == [1]
    sea = answers(s)[0].split()[-1]
    play(s, f"B: return {sea}")
    number = SETTING.tables.sea_number[sea]
    assert (s.holder[number], s.fleets_left[1]) == (1, reserve)
    assert s.holder[SETTING.tables.sea_number["C4"]] == 0


# A march that goes on.

PASSING: dict[str, Any] = {
    "islands": {"naxos": {"troops": 3}, "paros": {"owner": "B", "troops": 2}, "rineia": {"owner": "C", "troops": 0}},
    "seas": {"C3": "A 1", "E6": "A 1"},
}


def test_troops_pass_an_island_for_the_price_of_another_march() -> None:
    s = at({"relics": {"lyre": "A"}}, **PASSING)
    gold = s.gold[0]
    play(s, "A: troops naxos>paros x2")
    (question,) = GAME.asks(s)
    assert (question.prompt, question.cover) == ("styx.pass", True)
    assert answers(s) == ["A: styx.halt", "A: styx.pass rineia", "A: styx.pass anafi"]
    play(s, "A: styx.pass rineia")
    assert answers(s) == ["A: styx.halt", "A: styx.pass paros", "A: styx.pass anafi"]  # C's too: asked anew.
    play(s, "A: styx.halt")
    assert (on(s, "paros"), on(s, "rineia")) == (("B", 2, 0), ("A", 2, 0))
    assert s.gold[0] == gold - 2
    assert "Passed(seat=0, island='paros')" in told(s)


def test_troops_that_halt_fight_and_the_poor_cannot_pass() -> None:
    s = at({"relics": {"lyre": "A"}}, "0", "0", **PASSING)
    s.gold[0] = 1
    play(s, "A: troops naxos>paros x3")
    assert answers(s) == ["A: styx.halt"]  # Nobody else knows that his purse is empty.
    assert [reason.rule.id for reason in GAME.why_not(s, 0, "styx.pass rineia")] == ["CYC-ACT-09"]
    play(s, "A: styx.halt")
    assert "lost_attack" in told(s)


def test_only_the_owner_of_the_lyre_is_asked() -> None:
    s = at({"relics": {"lyre": "B"}}, "0", "0", **PASSING)
    play(s, "A: troops naxos>paros x3")
    assert "lost_attack" in told(s)


# Income.


def test_the_empusa_takes_the_next_income_of_an_island() -> None:
    s = at({}, track=["", "", "empusa"])
    play(s, "A: call empusa", "A: empusa paros")
    assert [SETTING.creature(card) for card in s.discard] == ["empusa"]
    facts = GAME.facts(s)["styx"]
    paid = GAME.positions.stand({"at": "income", "islands": {"paros": {"owner": "B", "prosperity": 3}}, "styx": facts})
    paros = SETTING.tables.island_number["paros"]
    assert board.collected(SETTING, paid, SEATS[0]) >> paros & 1
    gold, due = paid.gold[:], [board.income(SETTING, paid, seat) for seat in SEATS[:4]]
    GAME.proceed(paid, until="offerings")
    assert [now - before for now, before in zip(paid.gold, gold, strict=True)] == due
    assert styx(SETTING, paid).tolls == [NONE] * SETTING.tables.islands


# Lots.

SPEARS = {"lots": {"A": {"blank": 1}, "B": {"spear": 1}, "C": {"spear": 1}}}


def test_all_who_could_have_one_are_asked_the_defender_first() -> None:
    s = at(SPEARS, "1", "0")
    play(s, "A: troops naxos>paros x2")
    assert answers(s) == ["B: styx.keep", "B: styx.rest", "B: styx.play spear"]
    assert "attack_die=1, defence_die=0" in told(s)  # Whoever is asked has heard what lies there.
    play(s, "B: play spear")
    battle = GAME.view(s, None).battle
    assert battle is not None
    assert (battle.dice, battle.added, battle.scores) == ((1, 0), (0, 2), (3, 3))
    assert answers(s) == ["A: styx.keep", "A: styx.rest"]  # He could have one, as far as the others know.
    play(s, "A: keep")
    assert "lost_attack=1, lost_defence=1" in told(s)  # 2 + 1 against 1 + 0 + 2


def test_a_lot_counts_for_one_assault() -> None:
    islands = {"naxos": {"troops": 2}, "paros": {"owner": "B", "troops": 1}}
    s = at(SPEARS, "0", "0", "0", "0", islands=islands)
    play(s, "A: troops naxos>paros x2", "B: play spear", "A: keep")  # 2 + 0 against 1 + 0 + 2: an attacker falls.
    play(s, "A: stay")
    assert answers(s) == ["A: styx.keep", "A: styx.rest"]  # B's lot is played.
    play(s, "A: keep")  # 1 + 0 against 1 + 0: both do.
    assert on(s, "paros") == ("B", 0, 0)


def test_nobody_sees_the_lot_of_another() -> None:
    s = at(SPEARS)
    assert [GAME.view(s, seat).modules["styx"]["hand"] for seat in (0, 1, None)] == [["blank"], ["spear"], []]
    assert GAME.view(s, None).modules["styx"]["lots"] == [1, 1, 1, 0]


def test_a_standing_pass_lasts_for_the_cycle_and_can_be_revoked() -> None:
    islands = {"naxos": {"troops": 3}, "paros": {"owner": "B", "troops": 3}}
    s = at(SPEARS, "0", "0", "0", "0", "0", "0", islands=islands)
    play(s, "A: troops naxos>paros x3", "B: rest", "A: keep", "A: stay")
    assert answers(s) == ["A: styx.keep", "A: styx.rest"]  # Another assault, and B is not asked.
    assert GAME.may(s) == [1]
    question = GAME.question_id(s, 0)
    play(s, "B: wake")
    assert (GAME.may(s), GAME.question_id(s, 0)) == ([], question)
    play(s, "A: keep", "A: stay")
    assert answers(s) == ["B: styx.keep", "B: styx.rest", "B: styx.play spear"]
    assert told(s).index("Rests(seat=1)") < told(s).index("Wakes(seat=1)")


def test_the_wrong_lot_is_refused_by_its_rule() -> None:
    s = at({"lots": {"B": {"wave": 1}}}, "1", "0")
    play(s, "A: troops naxos>paros x2")
    with pytest.raises(Refused, match="STX-LOT-02"):
        GAME.apply(s, 1, "play wave")
    with pytest.raises(Refused, match="STX-LOT-03"):
        GAME.apply(s, 1, "play spear")
    with pytest.raises(Refused, match="CYC-BAT-10"):
        GAME.apply(s, 1, "stay")


# A place off the board.


def test_elysium_is_gained_for_a_relic_and_cannot_be_reached() -> None:
    s = at({"relics": {"lyre": "A"}})
    income = board.income(SETTING, s, SEATS[0])
    play(s, "A: cross lyre")
    assert on(s, "elysium") == ("A", 0, 0)
    assert board.income(SETTING, s, SEATS[0]) == income + 1
    assert [reason.rule.id for reason in GAME.why_not(s, 0, "troops naxos>elysium x1")] == ["CYC-TRP-03"]
    with pytest.raises(Refused, match="STX-ELY-01"):
        GAME.apply(s, 0, "cross lyre")


# A capture that asks, and a victory at once.


def test_a_conqueror_is_asked_which_relic_he_takes() -> None:
    islands = {**BATTLE["islands"], "paros": {"owner": "B"}}
    s = at({"relics": {"lyre": "B", "cup": "B"}}, islands=islands)
    play(s, "A: troops naxos>paros x2")
    assert answers(s) == ["A: styx.spare", "A: styx.take lyre", "A: styx.take cup"]
    play(s, "A: take cup")
    assert GAME.view(s, None).modules["styx"]["relics"] == [
        {"relic": "lyre", "seat": 1},
        {"relic": "cup", "seat": 0},
    ]
    assert GAME.asked(s) == [0]


def test_the_last_relic_wins_at_once() -> None:
    islands = {**BATTLE["islands"], "paros": {"owner": "B"}}
    s = at({"relics": {"lyre": "A", "cup": "B", "torch": "A"}}, islands=islands)
    play(s, "A: troops naxos>paros x2", "A: take cup")
    final = GAME.result(s)
    assert final is not None
    assert (final.ending, final.winners()) == ("ending-styx", [0])


# What holds for the whole module.

QUICK = Density(every=23, answers=1, wrong=2)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_it_passes_the_harness(players: int) -> None:
    check_all(WithStyx(players=players, cycles=3, modules=["styx"]), 3, QUICK)


def holders_only(setting: Setting, s: State, frame: Frame) -> None:
    """The fault: who is asked tells who has a spear."""
    held = styx(setting, s).lots
    sides = [seat for seat in (defender_of(s), attacker_of(s)) if seat != NOBODY]
    ask_in_turn(s, ASK_LOTS, [seat for seat in sides if held[seat * len(LOTS) + SPEAR]])


@pytest.mark.parametrize("faulty", [False, True])
def test_asking_only_those_who_have_a_lot_is_found(monkeypatch: pytest.MonkeyPatch, faulty: bool) -> None:
    if faulty:
        monkeypatch.setattr(lots, "asks_for_lots", holders_only)
    game = WithStyx(players=4, cycles=2, modules=["styx"])
    s = game.position({**BATTLE, "styx": {**NO_LOTS, **SPEARS}})
    game.apply(s, 0, "recruit anafi")
    game.play(s, next(code for code in game.legal(s) if game.write(s, 0, [code]) == "troops naxos>paros"))
    moment = Moment(game, 1, 0, s, Density(every=1, answers=9, wrong=1), [])
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
    return {verb for ask in asks for verb in ask.verbs()} - {card.id for card in game.setting.cards}


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
