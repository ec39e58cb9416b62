"""What the questions of Peloponnes have in common."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import ClassVar, Final

from trireme.games.peloponnes import moves
from trireme.games.peloponnes.problems import NO_SUCH_TILE
from trireme.games.peloponnes.rules.ids import (
    PEL_BLD_12,
    PEL_GEN_11,
    PEL_PLC_13,
    PEL_PLC_18,
    PEL_RND_01,
    PEL_SOL_02,
    PEL_SOL_14,
)
from trireme.games.peloponnes.setting import Setting
from trireme.games.peloponnes.state import State, Tile
from trireme.kit.errors import Refused, Unreadable
from trireme.kit.problems import FORM, UNKNOWN
from trireme.kit.rulebook import Reason, Rule
from trireme.kit.rules.ids import KIT_ASK_03
from trireme.kit.seats import Seat
from trireme.kit.stack import Ask

ELSEWHERE: Final[dict[str, tuple[Rule, ...]]] = {
    **dict.fromkeys(("bid", "pass", "pay", "mark", "keep", "feed"), (PEL_RND_01, KIT_ASK_03)),
    "take": (PEL_BLD_12, PEL_RND_01),
    "finish": (PEL_PLC_13,),
    "box": (PEL_GEN_11, PEL_PLC_18),
}
"""What the rulebook says to a verb where no question wants it."""


class PeloponnesAsk(Ask[State]):
    """A question whose moves are a verb and one word (`take wood`); others override reading and writing."""

    verb: ClassVar[str] = ""
    others: ClassVar[dict[str, tuple[Rule, ...]]] = {}
    """What the rulebook says to verbs of other questions."""

    def __init__(self, setting: Setting) -> None:
        super().__init__()
        self.setting = setting
        self.tiles = setting.tables.all_tiles
        elsewhere = ELSEWHERE | setting.more.elsewhere
        self.strays = {verb: elsewhere.get(verb, (KIT_ASK_03,)) for verb in moves.VERBS if verb not in self.verbs()}
        if setting.level is not None and "extra" in self.strays:
            self.strays["extra"] = (PEL_SOL_14,)
        self.strays |= self.others | setting.more.strays.get(self.prompt, {})
        if setting.solo and "buy" in self.strays:
            self.strays["buy"] = (*self.strays["buy"], PEL_SOL_02)

    def verbs(self) -> tuple[str, ...]:
        return (self.verb,)

    def id(self, s: State, seat: Seat) -> str:
        return f"{s.stack[-1][1]}.{seat}.{self.stage(s, seat)}"

    def word(self, code: int) -> str:
        """The word after the verb."""
        raise NotImplementedError

    def number(self, word: str) -> int:
        """The code of the word after the verb."""
        raise NotImplementedError

    def read(self, s: State, seat: Seat, words: list[str]) -> list[int]:
        self.check_verb(words)
        if len(words) != 2:
            raise Unreadable("move", " ".join(words), FORM, form=f"{self.verb} {self.verb.upper()}")
        return [self.number(words[1])]

    def write(self, s: State, seat: Seat, run: Sequence[int]) -> str:
        return f"{self.verb} {self.word(run[0])}"

    def astray(self, words: list[str]) -> Iterator[Reason]:
        """What the verb means elsewhere, then what is said of the tiles it names."""
        own = list(super().astray(words))
        yield from (reason for reason in own if reason.rule is not KIT_ASK_03)
        yield from named_apart(self.setting, words)
        yield from (reason for reason in own if reason.rule is KIT_ASK_03)

    def check_verb(self, words: list[str]) -> None:
        if words[0] not in self.verbs():
            raise Unreadable("move", " ".join(words), UNKNOWN, given=words[0], known=", ".join(moves.VERBS))

    def tile_number(self, verb: str, word: str) -> Tile:
        if word in self.setting.more.apart:
            rules = self.setting.more.apart[word].get(verb, (KIT_ASK_03,))
            raise Refused(f"{verb} {word}", [Reason(rule, tile=word) for rule in rules])
        number = self.setting.tables.tile_number.get(word)
        if number is None:
            raise Unreadable("move", word, NO_SUCH_TILE, given=word)
        return number


def named_apart(setting: Setting, words: list[str]) -> Iterator[Reason]:
    """What the rulebook says to a verb that names a tile set apart, here or wherever it belongs."""
    for word in words[1:]:
        for rule in setting.more.apart.get(word, {}).get(words[0], ()):
            if rule is not KIT_ASK_03:
                yield Reason(rule, tile=word)
