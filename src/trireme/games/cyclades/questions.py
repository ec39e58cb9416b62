"""What the questions of Cyclades have in common."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import ClassVar, Final

from trireme.games.cyclades.problems import NO_SUCH_NAME
from trireme.games.cyclades.rules.ids import (
    CYC_ACT_13,
    CYC_APO_03,
    CYC_BAT_06,
    CYC_BAT_07,
    CYC_BAT_10,
    CYC_BAT_11,
    CYC_BLD_06,
    CYC_CRE_11,
    CYC_CRE_12,
    CYC_CRE_14,
    CYC_FLT_01,
    CYC_INF_06,
    CYC_MET_02,
    CYC_MET_06,
    CYC_OFF_24,
    CYC_PHA_02,
)
from trireme.games.cyclades.ruleset import Ruleset
from trireme.games.cyclades.state import State
from trireme.kit.content.rulebook import Rule
from trireme.kit.engine.askers import PickOne
from trireme.kit.engine.frames import Ask
from trireme.kit.engine.state import Frame
from trireme.kit.errors import Figure, Unreadable
from trireme.kit.problems import FORM
from trireme.kit.rules.ids import KIT_ASK_03
from trireme.kit.seats import Seat

VERBS: Final = (
    "offer", "apollo", "recruit", "build", "call", "fleet", "on", "stop", "troops", "retreat", "stay", "swap", "end",
    "prosper", "metropolis", "give",
)  # fmt: skip
"""The verbs of all moves, apart from those of cards."""
ACTIONS: Final = ("recruit", "build", "call", "fleet", "troops", "swap", "end")
"""The verbs of a player's turn."""
SPECIAL: Final = ("fleet", "troops", "swap", "on")
"""The verbs of special actions of the gods."""
MARKER: Final = ("offer", "apollo")
"""The verbs that place an offering marker."""
DECIDES: Final = ("retreat", "stay")
"""The verbs by which a side of a battle decides after an assault."""
DECLINES: Final = ("end", "stop", "stay", "pass")
"""The words of a player who declines or stops."""
ELSEWHERE: Final[dict[str, tuple[Rule, ...]]] = {
    "on": (CYC_FLT_01,),
    "retreat": (CYC_BAT_07, CYC_BAT_11, CYC_BAT_10),
    "stay": (CYC_BAT_11, CYC_BAT_06),
    "metropolis": (CYC_MET_02, CYC_MET_06),
    "give": (CYC_MET_02, CYC_BLD_06, CYC_INF_06),
    "prosper": (CYC_APO_03,),
    **dict.fromkeys(MARKER, (CYC_OFF_24, CYC_PHA_02)),
}
"""The rules that answer a verb that no question has; `elsewhere.py` says when each holds."""
POINTED: Final = {"slot": "build", "creature": "call", "sea": "fleet", "island": "troops", "god": "offer"}
"""The verb that is meant when a player points at a thing on the board."""
UNSETTLED: Final[dict[str, tuple[Rule, ...]]] = dict.fromkeys(ACTIONS, (CYC_ACT_13, CYC_PHA_02))
"""The rules that answer other actions while one is being settled, or while a seat deploys."""
WITHIN: Final[dict[str, tuple[Rule, ...]]] = dict.fromkeys(ACTIONS, (CYC_CRE_12,))
"""The rules that answer other actions while a power is being applied."""
OBLIGED: Final = {**WITHIN, **dict.fromkeys(DECLINES, (CYC_CRE_14, CYC_CRE_12))}
"""The rules that answer other actions while a power that is not optional is being applied."""


def asked_by(frame: Frame) -> int:
    """Return the seats that a question asks, as a mask."""
    seats: int = frame[2]
    return seats


def misplaced_verbs_of(ruleset: Ruleset, ask: Ask[State]) -> dict[str, tuple[Rule, ...]]:
    """Return the verbs that a question does not have, with the rules that answer each."""
    said: dict[str, tuple[Rule, ...]] = {verb: ELSEWHERE.get(verb, (KIT_ASK_03,)) for verb in VERBS}
    for card in ruleset.cards:
        said |= card.verbs
        said[card.id] = card.barred or (CYC_CRE_11,)
    said |= ruleset.points.verbs
    # Whatever keeps an action waiting keeps the rest waiting too, though the question may have one such verb itself.
    under_way = ask.others.get("build", ()) or ask.others.get("call", ())
    said = {verb: rules + tuple(rule for rule in under_way if rule not in rules) for verb, rules in said.items()}
    said |= ask.answers_to_others()
    said.setdefault("pass", said["end"])
    said |= ruleset.points.misplaced_verbs.get(ask.prompt, {})
    own = (*ask.verbs(), *ask.earlier)
    return {verb: rules for verb, rules in said.items() if verb not in own}


class Choice(PickOne[State]):
    """A choice of one target, or of a word that declines: `retreat naxos`, `stay`. The verb may be left out."""

    verb: ClassVar[str] = ""
    blocks: ClassVar[tuple[int, ...]] = ()
    """The first codes of the blocks of its targets, such as `moves.ISLAND`."""
    plain: ClassVar[dict[int, str]] = {}
    """The answers without a target, with their words."""
    bears: ClassVar[bool] = True
    """Whether an answer can decide if a capture wins. If not, only one answer is tried for all (CYC-LST-22)."""
    also: ClassVar[tuple[str, ...]] = ()
    """Further verbs that may be typed."""

    def __init__(self, ruleset: Ruleset) -> None:
        super().__init__(self.plain)
        self.ruleset = ruleset

    def verbs(self) -> tuple[str, ...]:
        """Return the verbs of the question. Records have the first one."""
        return (self.verb, *self.plain.values(), *self.also)

    def verb_here(self, s: State, seat: Seat) -> str:
        """Return the verb of this question, which may depend on the position."""
        return self.verb

    def read(self, s: State, seat: Seat, words: list[str]) -> list[int]:
        for code, word in self.plain.items():
            if words in ([word], [self.verb_here(s, seat), word]):
                return [code]
        verbs = (self.verb_here(s, seat), self.verb, *self.also)
        rest = words[1:] if words[0] in verbs else words
        if len(rest) != 1:
            example = self.ruleset.names[self.blocks_here(s)[0]][-1]
            raise Unreadable("move", " ".join(words), FORM, form=f"{self.verb_here(s, seat)} {example}")
        return [self.target(s, rest[0])]

    def blocks_here(self, s: State) -> tuple[int, ...]:
        """Return the blocks of targets of this question, which may depend on the position."""
        return self.blocks

    def target(self, s: State, word: str) -> int:
        """Return the code of a named target."""
        blocks = self.blocks_here(s)
        for block in blocks:
            names = self.ruleset.names[block]
            if word in names:
                return block + names.index(word)
        known = [name for block in blocks for name in self.ruleset.names[block] if name]
        raise Unreadable("move", word, NO_SUCH_NAME, given=word, known=", ".join(known))

    def write(self, s: State, seat: Seat, run: Sequence[int]) -> str:
        return self.plain.get(run[0]) or f"{self.verb_here(s, seat)} {self.ruleset.word(run[0])}"

    def wordings(self, s: State, seat: Seat, run: Sequence[int]) -> Iterable[str]:
        if run[0] in self.plain:
            return (f"[{self.verb_here(s, seat)}] {self.plain[run[0]]}",)
        return (f"[{'|'.join((self.verb_here(s, seat), *self.also))}] {self.words(s, seat, run)}",)

    def words(self, s: State, seat: Seat, run: Sequence[int]) -> str:
        """Return what follows the verb in a move with a target, with optional words in brackets."""
        return self.write(s, seat, run).partition(" ")[2]

    def known(self, s: State, code: int) -> bool:
        names = self.ruleset.names
        return code in self.plain or any(0 <= code - block < len(names[block]) for block in self.blocks_here(s))

    def places(self, s: State, seat: Seat, code: int) -> tuple[str, ...]:
        return () if code in self.plain else (self.ruleset.place(code),)

    def candidates(self, s: State, seat: Seat) -> Iterable[int]:
        for block in self.blocks_here(s):
            yield from range(block, block + len(self.ruleset.names[block]))
        yield from self.plain

    def key(self, code: int) -> str:
        return f"answer-{self.plain.get(code, self.verb)}"

    def answer_args(self, s: State, seat: Seat, code: int) -> dict[str, Figure]:
        return {} if code in self.plain else self.about(code)

    def about(self, code: int) -> dict[str, Figure]:
        """Return the target of a code as a figure: `island`, `sea`, `slot`, `seat`, `creature` or `building`."""
        return target_figure(self.ruleset, code)

    def default(self, s: State, seat: Seat, legal: list[int]) -> int:
        """Return the code of a word that declines, if there is one."""
        return next((code for code in legal if code in self.plain), legal[0])


def target_figure(ruleset: Ruleset, code: int) -> dict[str, Figure]:
    kind, _, name = ruleset.place(code).partition(":")
    if kind == "seat":
        return {"seat": int(name)}
    if kind == "slot":
        island, _, slot = name.partition("/")
        return {"island": island, "slot": int(slot) + 1}
    return {kind: name}
