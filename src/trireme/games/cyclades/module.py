"""What an expansion brings to a game that is being made, and how its own part of a state is told and hidden."""

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
"""What a view can hold of a module."""


class Module:
    """An expansion: `MODULE` in a folder of `modules`, or what an entry point of another package names.

    Its cards, gods and buildings are found in the folders `cards`, `gods` and `buildings` beside it; its content, rules
    and words too. Its frames, codes, events, facts and views bear its name and have numbers of their own.
    """

    name: ClassVar[str]
    choices: ClassVar[tuple[str, ...]] = ()
    """What of it can be chosen apart: `god` as `hades.god`; nothing: only the whole."""
    extras: ClassVar[Mapping[str, str]] = {}
    """Choices that change another and are played only with it: `{"manticore": "heroes"}` (HAD-BEA-22).

    Without a name, they change the whole: `{"teams": ""}` (TIT-MOD-02).
    """
    seats: ClassVar[int] = 0
    """How many can play with it, where it makes room for more (TIT-MOD-02)."""
    needs: ClassVar[tuple[str, ...]] = ()
    """Other modules without which it cannot be played."""
    rules_number: ClassVar[int] = 1
    """Raised when a change of its rules alters a stored record that was played with it."""
    codes: ClassVar[Codes | None] = None
    """The registry of its answers."""
    content: ClassVar[type[msgspec.Struct] | None] = None
    """What its content files hold besides tables of the base game; found in `ruleset.extra` under its name."""

    @property
    def package(self) -> str:
        return sys.modules[type(self).__module__].__package__ or ""

    def numbers(self, chosen: Sequence[str]) -> Sequence[int]:
        """Numbers of players that can play with what is chosen of it, where not all can (TIT-MOD-01, 02)."""
        return ()

    # What it brings.

    def board(self, ruleset: Ruleset) -> BoardContent | None:
        """The board that replaces the printed one (TIT-MOD-03)."""
        return None

    def outside(self, ruleset: Ruleset) -> Sequence[IslandData]:
        """Islands outside whatever board is played on (HAD-PWR-04)."""
        return ()

    def needed(self, ruleset: Ruleset) -> int:
        """Metropolises that win, where the printed number does not hold (TIT-TEA-06); 0: it does."""
        return 0

    def cards(self, ruleset: Ruleset) -> Sequence[Described]:
        """Cards of the track that are no creatures of the content (HAD-HER-01, TIT-ART-01)."""
        return ()

    def join(self, ruleset: Ruleset) -> None:
        """Add to the points what it does."""

    def steps(self, ruleset: Ruleset) -> dict[int, Step[State]]:
        """Its questions and works, by their kinds of frames."""
        return {}

    def windows(self, ruleset: Ruleset) -> Sequence[Window[State]]:
        """What seats may do while play does not wait: HAD-OBJ-21, to be asked again after a standing pass."""
        return ()

    # Its part of a state.

    def parts(self, ruleset: Ruleset) -> dict[str, ModuleState]:
        """What it remembers, before anything has happened; found in `s.parts` at `ruleset.part_at` of these names."""
        return {}

    def facts(self, ruleset: Ruleset, s: State) -> Facts:
        """Its part as named facts; they stand under its name."""
        return {}

    def stand(self, ruleset: Ruleset, s: State, facts: Mapping[str, object]) -> None:
        """Its part from such facts; what is left out is as in a fresh game."""

    def impossible(self, ruleset: Ruleset, s: State, at: str) -> Iterable[Finding]:
        """What of its part no game can come to, in a state that stands at an entry point."""
        return ()

    def facts_schema(self, ruleset: Ruleset) -> Schema:
        """What these facts may be."""
        return {"type": "object"}

    def hides(self, ruleset: Ruleset) -> bool:
        """Whether something of it is kept from somebody: HAD-TIL-10."""
        return False

    by_seat: ClassVar[tuple[str, ...]] = ()
    """What of its view holds something for each seat, in their order."""

    def view(self, ruleset: Ruleset, s: State, seat: int | None) -> dict[str, Told]:
        """What a seat may know of it; it stands under its name."""
        return {}

    def resample(self, ruleset: Ruleset, s: State, seat: int | None, rng: Random) -> None:
        """Change in a copy what this seat cannot know,"""

    def scramble(self, ruleset: Ruleset, s: State, seat: int | None, rng: Random) -> None:
        """and besides what is only screened from it."""


def names_of(module: Module) -> tuple[str, ...]:
    """What an option can choose of a module."""
    whole = () if module.choices else (module.name,)
    return (*whole, *(f"{module.name}.{part}" for part in (*module.choices, *module.extras)))
