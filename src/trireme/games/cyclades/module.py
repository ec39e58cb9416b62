"""The interface of modules: what an expansion adds to a game, and how its part of a state is shown and hidden."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Mapping, Sequence
from random import Random
from typing import TYPE_CHECKING, ClassVar

import msgspec

from trireme.games.cyclades.components import BoardContent, Described, IslandData
from trireme.games.cyclades.state import State
from trireme.kit.engine.action_codes import Codes
from trireme.kit.engine.frames import Step
from trireme.kit.engine.state import ModuleState
from trireme.kit.engine.window import Window
from trireme.kit.positions import Facts, Finding, Schema

if TYPE_CHECKING:
    from trireme.games.cyclades.ruleset import Ruleset


Plain = bool | int | str | None
Told = Plain | list[Plain | dict[str, Plain]] | dict[str, Plain | list[Plain]]
"""The values that the view of a module can hold."""


class Module:
    """An expansion: `MODULE` in a folder of `modules`, or an object that an entry point of another package names.

    Its folders `cards`, `gods` and `buildings` are searched for classes; its content, rules and words stand beside
    them. Its frames, codes, events, facts and views bear its name and have numbers of their own.
    """

    name: ClassVar[str]
    choices: ClassVar[tuple[str, ...]] = ()
    """The parts that can be chosen separately, such as `god` in `hades.god`; empty if only the whole can be chosen."""
    extras: ClassVar[Mapping[str, str]] = {}
    """Options that change another part and are played only with it: `{"manticore": "heroes"}` (HAD-BEA-22).

    An empty part stands for the whole module: `{"teams": ""}` (TIT-MOD-02).
    """
    seats: ClassVar[int] = 0
    """The number of players that the module allows, where it allows more than the base game (TIT-MOD-02)."""
    needs: ClassVar[tuple[str, ...]] = ()
    """The names of other modules that it needs."""
    rules_number: ClassVar[int] = 1
    """The version of its rules, raised when a change alters a stored record that was played with it."""
    codes: ClassVar[Codes | None] = None
    """The registry of its action codes."""
    content: ClassVar[type[msgspec.Struct] | None] = None
    """The schema of its own tables in its content files; `ruleset.extra` has them under its name."""

    @property
    def package(self) -> str:
        return sys.modules[type(self).__module__].__package__ or ""

    def numbers(self, chosen: Sequence[str]) -> Sequence[int]:
        """Return the numbers of players that can play with the chosen parts; empty if all can (TIT-MOD-01, 02)."""
        return ()

    # What it brings.

    def board(self, ruleset: Ruleset) -> BoardContent | None:
        """Return the board that replaces the printed one, or None (TIT-MOD-03)."""
        return None

    def outside(self, ruleset: Ruleset) -> Sequence[IslandData]:
        """Return islands that lie outside every board (HAD-PWR-04)."""
        return ()

    def needed(self, ruleset: Ruleset) -> int:
        """Return the number of Metropolises that win, or 0 for the printed number (TIT-TEA-06)."""
        return 0

    def cards(self, ruleset: Ruleset) -> Sequence[Described]:
        """Return cards of the track that are not creatures of the content (HAD-HER-01, TIT-ART-01)."""
        return ()

    def join(self, ruleset: Ruleset) -> None:
        """Add its functions to the extension points."""

    def steps(self, ruleset: Ruleset) -> dict[int, Step[State]]:
        """Return its steps, by their kinds of frames."""
        return {}

    def windows(self, ruleset: Ruleset) -> Sequence[Window[State]]:
        """Return what seats may do although they are not asked (HAD-OBJ-21)."""
        return ()

    # Its part of a state.

    def parts(self, ruleset: Ruleset) -> dict[str, ModuleState]:
        """Return its parts of a new state, by name. `ruleset.part_at` has their places in `State.parts`."""
        return {}

    def facts(self, ruleset: Ruleset, s: State) -> Facts:
        """Return its part of a state as named facts. They are written under its name."""
        return {}

    def stand(self, ruleset: Ruleset, s: State, facts: Mapping[str, object]) -> None:
        """Set its part of a state from named facts. Facts that are left out have the values of a new game."""

    def impossible(self, ruleset: Ruleset, s: State, at: str) -> Iterable[Finding]:
        """Yield what no game can reach in its part of a position at an entry point."""
        return ()

    def facts_schema(self, ruleset: Ruleset) -> Schema:
        """Return the JSON schema of its facts."""
        return {"type": "object"}

    def hides(self, ruleset: Ruleset) -> bool:
        """Return whether some players may not see something of it (HAD-TIL-10)."""
        return False

    by_seat: ClassVar[tuple[str, ...]] = ()
    """The keys of its view that hold a list with an item for each seat."""

    def view(self, ruleset: Ruleset, s: State, seat: int | None) -> dict[str, Told]:
        """Return what a seat may know of it. The view has it under its name."""
        return {}

    def resample(self, ruleset: Ruleset, s: State, seat: int | None, rng: Random) -> None:
        """Change, in a copy, what a seat cannot know."""

    def scramble(self, ruleset: Ruleset, s: State, seat: int | None, rng: Random) -> None:
        """Change, in a copy, what is only screened from a seat."""


def names_of(module: Module) -> tuple[str, ...]:
    """Return the names by which options choose the parts of a module."""
    whole = () if module.choices else (module.name,)
    return (*whole, *(f"{module.name}.{part}" for part in (*module.choices, *module.extras)))
