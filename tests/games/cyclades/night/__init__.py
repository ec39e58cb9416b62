"""A small module of the tests: the goddess of the night covers the last god, and a card of the track is no creature."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar, Final

import msgspec

from tests.games.cyclades.night.frames import DAWN
from trireme.games.cyclades import frames
from trireme.games.cyclades.components import Named
from trireme.games.cyclades.module import Module, Told
from trireme.games.cyclades.setting import Setting
from trireme.games.cyclades.state import NONE, State
from trireme.kit.codes import Codes
from trireme.kit.positions import Facts
from trireme.kit.seats import NOBODY
from trireme.kit.stack import Frame, Part, Step, Work


class Lamp(Named, frozen=True, kw_only=True):
    pass


class Lamps(msgspec.Struct, frozen=True, kw_only=True):
    """What the module's file holds besides gods."""

    lamp: tuple[Lamp, ...]


class Sky(Part):
    fields: ClassVar[tuple[str, ...]] = ("covered", "owner")
    __slots__ = fields

    def __init__(self) -> None:
        self.covered = NONE
        """The god whom Nyx covers."""
        self.owner = NONE
        """Who has the Lantern."""

    def clone(self) -> Sky:
        other = Sky()
        other.covered = self.covered
        other.owner = self.owner
        return other


def sky(setting: Setting, s: State) -> Sky:
    part = s.parts[setting.part_at["night"]]
    assert isinstance(part, Sky)
    return part


class Dawn(Work[State]):
    """(DAWN,): the Lantern pays its owner a gold."""

    def __init__(self, setting: Setting) -> None:
        self.setting = setting

    def run(self, s: State, frame: Frame) -> None:
        owner = sky(self.setting, s).owner
        if owner != NOBODY and not s.out >> owner & 1:
            s.gold[owner] += 1


class Night(Module):
    name = "night"
    codes = Codes("night", first=16_384, room=64)
    content = Lamps

    def cards(self, setting: Setting) -> Sequence[Named]:
        lamps = setting.extra[self.name]
        assert isinstance(lamps, Lamps)
        return lamps.lamp

    def join(self, setting: Setting) -> None:
        phases = setting.points.phases
        phases.insert(phases.index(frames.GODS), DAWN)

    def steps(self, setting: Setting) -> dict[int, Step[State]]:
        return {DAWN: Dawn(setting)}

    def part(self, setting: Setting) -> Part:
        return Sky()

    def view(self, setting: Setting, s: State, seat: int | None) -> dict[str, Told]:
        part = sky(setting, s)
        return {
            "covered": setting.god(part.covered) if part.covered != NONE else "",
            "owner": setting.seats[part.owner] if part.owner != NONE else "",
        }

    def stand(self, setting: Setting, s: State, facts: Mapping[str, object]) -> None:
        part = sky(setting, s)
        if covered := facts.get("covered"):
            part.covered = setting.tables.god_number[str(covered)]
            s.gods.remove(part.covered)
        if owner := facts.get("owner"):
            part.owner = setting.seats.index(str(owner))
            s.pile &= ~(1 << setting.tables.creature_number["lantern"])

    def facts(self, setting: Setting, s: State) -> Facts:
        return {**self.view(setting, s, None)}


MODULE: Final[Module] = Night()
