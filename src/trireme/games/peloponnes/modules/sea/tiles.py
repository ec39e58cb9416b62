"""The sea tiles, and where each of them lies (PEL-SEA-02, 03, 15)."""

from __future__ import annotations

from typing import ClassVar, Final, NewType

from trireme.games.peloponnes.components import Goods
from trireme.games.peloponnes.module import Row
from trireme.games.peloponnes.modules.sea.components import SeaContent, SeaTileData
from trireme.games.peloponnes.ruleset import Ruleset
from trireme.games.peloponnes.state import State
from trireme.kit.engine.secrecy import Secrecy, declared
from trireme.kit.engine.state import ModuleState

OUT_OF_PLAY: Final = -2
"""Where a tile lies that was not turned up at set-up."""


SeaTile = NewType("SeaTile", int)


class Waters(ModuleState):
    """The state of the Sea."""

    secrecy: ClassVar[Secrecy] = declared(open=("places",))
    fields: ClassVar[tuple[str, ...]] = tuple(secrecy)
    shared: ClassVar[bool] = True
    __slots__ = fields

    def __init__(self) -> None:
        self.places: tuple[int, ...] = ()
        """Where each sea tile is: OUT_OF_PLAY, OPEN or the seat that has bought it."""


class SeaTiles(Row):
    """The sea tiles in play with the chosen modules."""

    display = "Sea tiles that can be bought, with the Sea expansion."
    owned = "Sea tiles bought, with the Sea expansion."

    def __init__(self, ruleset: Ruleset) -> None:
        content = ruleset.extra["sea"]
        assert isinstance(content, SeaContent)
        self.content = content
        # PEL-MIX-02: those of another expansion are in play with it.
        self.tiles: list[SeaTileData] = [tile for tile in content.sea if tile.expansion in ruleset.tables.playing]
        self.ids = [tile.id for tile in self.tiles]
        self.at = ruleset.more.remember(self.face_down)

    def printed(self, tile: str) -> SeaTileData:
        return self.tiles[self.ids.index(tile)]

    def cost(self, tile: str) -> Goods:
        return self.printed(tile).cost

    def brings(self, tile: str) -> tuple[int, int]:
        return self.printed(tile).prestige, self.printed(tile).population

    def provenance(self, tile: str) -> str:
        return self.printed(tile).provenance

    def face_down(self) -> Waters:
        waters = Waters()
        waters.places = (OUT_OF_PLAY,) * len(self.ids)
        return waters

    def places(self, s: State) -> tuple[int, ...]:
        """Return where each tile is."""
        part = s.parts[self.at]
        assert isinstance(part, Waters)
        return part.places

    def move(self, s: State, tile: SeaTile, place: int) -> None:
        before = self.places(s)
        waters = Waters()
        waters.places = (*before[:tile], place, *before[tile + 1 :])
        s.parts[self.at] = waters

    def lying(self, s: State, where: int) -> tuple[str, ...]:
        return tuple(id for id, place in zip(self.ids, self.places(s), strict=True) if place == where)

    def lay(self, s: State, tile: str, where: int) -> None:
        self.move(s, SeaTile(self.ids.index(tile)), where)
