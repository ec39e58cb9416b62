"""What the questions of Cyclades have in common."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import ClassVar, Final

from trireme.games.cyclades.problems import NO_SUCH_NAME
from trireme.games.cyclades.rules.ids import (
    CYC_ACT_13,
    CYC_APO_03,
    CYC_BAT_07,
    CYC_BAT_10,
    CYC_BAT_11,
    CYC_BLD_06,
    CYC_CRE_11,
    CYC_FLT_03,
    CYC_INF_06,
    CYC_MET_02,
    CYC_MET_06,
    CYC_OFF_24,
    CYC_PHA_02,
)
from trireme.games.cyclades.setting import Setting
from trireme.games.cyclades.state import State
from trireme.kit.asking import Choose
from trireme.kit.errors import Figure, Unreadable
from trireme.kit.problems import FORM
from trireme.kit.rulebook import Rule
from trireme.kit.rules.ids import KIT_ASK_03
from trireme.kit.seats import Seat
from trireme.kit.stack import Ask

VERBS: Final = (
    "offer", "apollo", "recruit", "build", "call", "fleet", "on", "stop", "troops", "retreat", "stay", "swap", "end",
    "prosper", "metropolis", "give",
)  # fmt: skip
"""Verbs of all moves, besides those of cards."""
ACTIONS: Final = ("recruit", "build", "call", "fleet", "troops", "swap", "end")
"""Those of a player's turn."""
DECLINES: Final = ("end", "stop", "stay", "pass")
"""What somebody says who wants nothing, or no more."""
ELSEWHERE: Final[dict[str, tuple[Rule, ...]]] = {
    **dict.fromkeys(("on", "stop"), (CYC_FLT_03,)),
    **dict.fromkeys(("retreat", "stay"), (CYC_BAT_10, CYC_BAT_11, CYC_BAT_07)),
    "metropolis": (CYC_MET_02, CYC_MET_06),
    "give": (CYC_MET_02, CYC_BLD_06, CYC_INF_06),
    "prosper": (CYC_APO_03,),
    **dict.fromkeys(("offer", "apollo"), (CYC_OFF_24, CYC_PHA_02)),
}
"""What the rulebook says to a verb where no question wants it."""
POINTED: Final = {"slot": "build", "creature": "call", "sea": "fleet", "island": "troops", "god": "offer"}
"""What somebody wants who points at a thing of the board."""
UNSETTLED: Final[dict[str, tuple[Rule, ...]]] = dict.fromkeys(ACTIONS, (CYC_ACT_13,))
"""What the rulebook says to other actions while one is being settled."""


def strays_of(setting: Setting, ask: Ask[State]) -> dict[str, tuple[Rule, ...]]:
    """Verbs that a question does not have, and what the rulebook says to each."""
    said: dict[str, tuple[Rule, ...]] = {verb: ELSEWHERE.get(verb, (KIT_ASK_03,)) for verb in VERBS}
    for card in setting.cards:
        said |= card.verbs
        said[card.id] = card.barred or (CYC_CRE_11,)
    said |= setting.points.verbs
    under_way = ask.others.get("build", ())  # Whatever keeps an action waiting keeps the rest waiting too.
    said = {verb: rules + tuple(rule for rule in under_way if rule not in rules) for verb, rules in said.items()}
    said |= ask.answers_to_others()
    said.setdefault("pass", said["end"])
    said |= setting.points.strays.get(ask.prompt, {})
    own = (*ask.verbs(), *ask.earlier)
    return {verb: rules for verb, rules in said.items() if verb not in own}


class Choice(Choose[State]):
    """One of some targets, or a word that chooses none: `retreat naxos`, `stay`; the verb may be left out."""

    verb: ClassVar[str] = ""
    blocks: ClassVar[tuple[int, ...]] = ()
    """Where the codes of its targets begin: moves.ISLAND and the like."""
    plain: ClassVar[dict[int, str]] = {}
    """Answers without a target, and their words."""

    def __init__(self, setting: Setting) -> None:
        super().__init__(self.plain)
        self.setting = setting

    def verbs(self) -> tuple[str, ...]:
        """The first is the one that records have."""
        return (self.verb, *self.plain.values())

    def verb_here(self, s: State, seat: Seat) -> str:
        """The verb of this very question, where it depends on the position."""
        return self.verb

    def read(self, s: State, seat: Seat, words: list[str]) -> list[int]:
        for code, word in self.plain.items():
            if words in ([word], [self.verb_here(s, seat), word]):
                return [code]
        verbs = (self.verb_here(s, seat), *self.verbs())
        rest = words[1:] if words[0] in verbs else words
        if len(rest) != 1:
            example = self.setting.names[self.blocks_here(s)[0]][-1]
            raise Unreadable("move", " ".join(words), FORM, form=f"{self.verb_here(s, seat)} {example}")
        return [self.target(s, rest[0])]

    def blocks_here(self, s: State) -> tuple[int, ...]:
        """The blocks of this very question, where they depend on the position."""
        return self.blocks

    def target(self, s: State, word: str) -> int:
        """The code of a name."""
        blocks = self.blocks_here(s)
        for block in blocks:
            names = self.setting.names[block]
            if word in names:
                return block + names.index(word)
        known = [name for block in blocks for name in self.setting.names[block] if name]
        raise Unreadable("move", word, NO_SUCH_NAME, given=word, known=", ".join(known))

    def write(self, s: State, seat: Seat, run: Sequence[int]) -> str:
        return self.plain.get(run[0]) or f"{self.verb_here(s, seat)} {self.setting.word(run[0])}"

    def known(self, s: State, code: int) -> bool:
        names = self.setting.names
        return code in self.plain or any(0 <= code - block < len(names[block]) for block in self.blocks_here(s))

    def places(self, s: State, seat: Seat, code: int) -> tuple[str, ...]:
        return () if code in self.plain else (self.setting.place(code),)

    def candidates(self, s: State, seat: Seat) -> Iterable[int]:
        for block in self.blocks_here(s):
            yield from range(block, block + len(self.setting.names[block]))
        yield from self.plain

    def key(self, code: int) -> str:
        return f"answer-{self.plain.get(code, self.verb)}"

    def answer_args(self, s: State, seat: Seat, code: int) -> dict[str, Figure]:
        return {} if code in self.plain else self.about(code)

    def about(self, code: int) -> dict[str, Figure]:
        """The target of a code as a figure: `island`, `sea`, `slot`, `seat`, `creature` or `building`."""
        return target_figure(self.setting, code)

    def default(self, s: State, seat: Seat, legal: list[int]) -> int:
        """A word that chooses nothing, where there is one."""
        return next((code for code in legal if code in self.plain), legal[0])


def target_figure(setting: Setting, code: int) -> dict[str, Figure]:
    kind, _, name = setting.place(code).partition(":")
    if kind == "seat":
        return {"seat": int(name)}
    if kind == "slot":
        island, _, slot = name.partition("/")
        return {"island": island, "slot": int(slot) + 1}
    return {kind: name}
