"""Modules join by folder, by entry point or from a test; base code knows none, and without any nothing changes."""

from __future__ import annotations

import ast
from collections.abc import Iterator, Mapping
from pathlib import Path
from random import Random
from typing import Any, ClassVar, Final

import pytest

from trireme.games.cyclades.game import Cyclades
from trireme.games.cyclades.module import Module, Told, names_of
from trireme.games.cyclades.modules import MODULES
from trireme.games.cyclades.options import choices_of
from trireme.games.cyclades.ruleset import Ruleset
from trireme.games.cyclades.state import State
from trireme.kit.engine.question import Pick
from trireme.kit.engine.secrecy import Secrecy, declared
from trireme.kit.engine.state import NO_PARTS, ModuleState
from trireme.kit.errors import BadOption
from trireme.kit.positions import Facts
from trireme.kit.registry import folder_of

FOLDER = Path(str(folder_of("cyclades")))
REGISTRY = {"base_game.py", "game.py", "ruleset.py", "bot/advice.py"}
"""Where modules are chosen and join, and where the bot looks for what they tell it,"""
TOLD = {"phases/setup.py", "position/facts.py", "position/reader.py", "position/schema.py", "view.py", "terminal.py"}
"""and where all of them are asked for their part of a state, or it is shown."""


class Omens(ModuleState):
    """Signs that each player keeps to himself."""

    secrecy: ClassVar[Secrecy] = declared(hidden=("signs",))
    fields: ClassVar[tuple[str, ...]] = tuple(secrecy)
    __slots__ = fields

    def __init__(self) -> None:
        self.signs: list[int] = []

    def clone(self) -> Omens:
        other = Omens()
        other.signs = self.signs[:]
        return other


class Augurs(Module):
    name = "omens"
    seats = 6

    def parts(self, ruleset: Ruleset) -> dict[str, ModuleState]:
        omens = Omens()
        omens.signs = [0] * ruleset.players
        return {self.name: omens}

    def omens(self, ruleset: Ruleset, s: State) -> Omens:
        part = s.parts[ruleset.part_at[self.name]]
        assert isinstance(part, Omens)
        return part

    def facts(self, ruleset: Ruleset, s: State) -> Facts:
        return {"signs": dict(zip(ruleset.seats, self.omens(ruleset, s).signs, strict=True))}

    def stand(self, ruleset: Ruleset, s: State, facts: Mapping[str, object]) -> None:
        given = facts.get("signs", {})
        assert isinstance(given, dict)
        for seat, signs in given.items():
            self.omens(ruleset, s).signs[ruleset.seats.index(seat)] = signs

    def view(self, ruleset: Ruleset, s: State, seat: int | None) -> dict[str, Told]:
        return {"signs": self.omens(ruleset, s).signs[seat]} if seat is not None else {}

    def resample(self, ruleset: Ruleset, s: State, seat: int | None, rng: Random) -> None:
        signs = self.omens(ruleset, s).signs
        for each in range(ruleset.players):
            if each != seat:
                signs[each] = rng.randrange(10)


class Oracle(Module):
    name = "oracle"
    choices = ("dreams", "smoke")
    needs = ("omens",)


class Leagues(Module):
    """A and C are partners, B and D too; whoever has ten signs wins at once, with his partner."""

    name = "leagues"
    needs = ("omens",)

    def join(self, ruleset: Ruleset) -> None:
        ruleset.sides[:] = [0b0101, 0b1010, 0b0101, 0b1010]
        ruleset.points.victors["ending-leagues"] = self.victors
        ruleset.points.may_win["ending-leagues"] = None

    def victors(self, ruleset: Ruleset, s: State) -> int:
        signs = AUGURS.omens(ruleset, s).signs
        return sum(ruleset.sides[seat] for seat in range(ruleset.players) if signs[seat] >= 10)


AUGURS: Final = Augurs()
LIBRARY: Final[dict[str, Module]] = {**MODULES, "omens": AUGURS, "oracle": Oracle(), "leagues": Leagues()}


OURS: Final = [name for module in MODULES.values() for name in names_of(module)]
"""What can be chosen in the game that everybody has,"""
KNOWN: Final = ", ".join((*OURS, "omens", "oracle.dreams", "oracle.smoke", "leagues"))
"""and with these modules."""


class WithOmens(Cyclades):
    library = LIBRARY
    choices = choices_of(LIBRARY)


def test_the_option_is_there_where_there_is_a_module() -> None:
    assert bool(MODULES) == ("modules" in [option.name for option in Cyclades.choices])
    (option,) = [option for option in WithOmens.choices if option.name == "modules"]
    assert option.values == (*OURS, "omens", "oracle.dreams", "oracle.smoke", "leagues")


def test_modules_are_named_in_the_order_in_which_they_join() -> None:
    game = WithOmens(modules=["oracle.smoke", "omens"])
    assert game.options["modules"] == ["omens", "oracle.smoke"]
    assert [module.name for module in game.ruleset.modules] == ["omens", "oracle"]
    assert game.ruleset.chosen == ("omens", "oracle.smoke")


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        (
            {"modules": ["dreams"]},
            f"Option modules: “dreams” is not known. There are {KNOWN}.",
        ),
        (
            {"modules": "omens"},
            f'Option modules: “omens” is not a list of names. Write them like this: ["{(*OURS, "omens")[0]}"].',
        ),
        (
            {"modules": ["oracle.dreams"]},
            "Option modules: “oracle” cannot be played without “omens”. Choose it too.",
        ),
        ({"players": 7}, "Option players: 7 is out of bounds. It goes from 2 to 5."),
        (
            {"players": 6},
            "Option players: 6 is out of bounds. At most 5 can play so; more can with “titans”.",
        ),
        (
            {"players": 6, "modules": ["titans"]},
            "Option players: 6 is out of bounds. At most 5 can play so; more can with “titans.teams”.",
        ),
        (
            {"players": 5, "modules": ["titans", "titans.teams"]},
            "Option players: 5 cannot play so with “titans”. Choose one of 4, 6.",
        ),
    ],
)
def test_what_cannot_be_chosen(options: dict[str, Any], sentence: str) -> None:
    with pytest.raises(BadOption) as error:
        WithOmens(**options)
    assert str(error.value) == sentence


def test_a_state_without_modules_has_no_part_of_its_own() -> None:
    assert Cyclades().start(0).parts is NO_PARTS
    assert Cyclades().start(0).clone().parts is NO_PARTS


def test_a_part_is_copied_compared_told_and_hidden() -> None:
    game = WithOmens(modules=["omens"])
    s = game.position({"omens": {"signs": {"A": 3, "B": 5}}})
    other = s.clone()
    assert other == s
    part = other.parts[0]
    assert isinstance(part, Omens)
    part.signs[0] = 4
    assert other != s
    assert game.facts(s)["omens"] == {"signs": {"A": 3, "B": 5, "C": 0, "D": 0}}
    assert game.view(s, 1).modules == {"omens": {"signs": 5}}
    assert game.view(s, None).modules == {}
    guess = game.resample(s, 1, Random(0)).parts[0]
    assert isinstance(guess, Omens)
    assert guess.signs[1] == 5
    assert guess.signs != [3, 5, 0, 0]


def test_a_partner_is_no_opponent_and_shows_his_purse() -> None:
    game = WithOmens(modules=["omens", "leagues"])
    turn = {
        "at": "actions",
        "gods": ["athena", "ares", "zeus"],
        "offerings": {"athena": "A 1"},
        "track": ["", "", "griffon"],
        "players": {"A": {"gold": 9}, "B": {"gold": 4}, "C": {"gold": 6}},
    }
    s = game.position(turn)
    game.apply(s, 0, "call griffon")
    (question,) = game.asks(s)
    assert isinstance(question, Pick)
    assert [answer.text for answer in question.answers] == ["griffon B", "griffon D"]
    assert [reason.rule.id for reason in game.why_not(s, 0, "griffon C")] == ["CYC-GRI-01"]
    assert [player.gold for player in game.view(s, 0).players] == [7, None, 6, None]
    assert game.scramble(s, 0, Random(1)).gold[::2] == [7, 6]


def test_an_effect_can_win_at_once() -> None:
    game = WithOmens(modules=["omens", "leagues"])
    s = game.position({"omens": {"signs": {"C": 9}}, "islands": {"naxos": {"metropolis": True}}})
    AUGURS.omens(game.ruleset, s).signs[2] += 1
    s.check_end = True
    game.proceed(s)
    final = game.result(s)
    assert final is not None
    assert (final.ending, final.places) == ("ending-leagues", (1, 3, 1, 3))


def test_base_code_names_no_module() -> None:
    """Which modules are in play is asked where they join, and nowhere else."""
    assert set(dict(asking())) == REGISTRY | TOLD


def asking() -> Iterator[tuple[str, list[int]]]:
    for path in sorted(FOLDER.rglob("*.py")):
        where = path.relative_to(FOLDER)
        if where.parts[0] in ("modules", "module.py"):
            continue
        lines = [
            node.lineno
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
            if (isinstance(node, ast.ImportFrom) and (node.module or "").startswith("trireme.games.cyclades.modules"))
            or (isinstance(node, ast.Attribute) and node.attr in ("modules", "chosen", "part_at", "library"))
            or (isinstance(node, ast.Constant) and node.value in MODULES)
        ]
        if lines:
            yield where.as_posix(), lines
