"""What the questions of Cyclades have in common."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from types import MappingProxyType
from typing import ClassVar, Final

from trireme.games.cyclades.problems import NO_SUCH_NAME
from trireme.games.cyclades.rules.ids import CYC_ACT_13, CYC_CRE_11, CYC_OFF_24, CYC_PHA_02
from trireme.games.cyclades.setting import Setting
from trireme.games.cyclades.state import State
from trireme.kit.errors import Figure, Unreadable
from trireme.kit.problems import FORM
from trireme.kit.question import Answer, Pick, Question
from trireme.kit.rulebook import Reason, Rule
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
POINTED: Final = {"slot": "build", "creature": "call", "sea": "fleet", "island": "troops", "god": "offer"}
"""What somebody wants who points at a thing of the board."""
UNSETTLED: Final[dict[str, tuple[Rule, ...]]] = dict.fromkeys(ACTIONS, (CYC_ACT_13,))
"""What the rulebook says to other actions while one is being settled."""


def strays_of(
    setting: Setting, prompt: str, own: Sequence[str], others: Mapping[str, tuple[Rule, ...]] = MappingProxyType({})
) -> dict[str, tuple[Rule, ...]]:
    """Verbs that a question with this prompt does not have, and what the rulebook says to each.

    For the kit's askers too, such as the interrupts of HAD-OBJ-19 and the consent of TIT-AEF-20.
    """
    said: dict[str, tuple[Rule, ...]] = dict.fromkeys(VERBS, (KIT_ASK_03,))
    for card in setting.cards:
        said |= dict.fromkeys(card.verbs, (KIT_ASK_03,))
        said[card.id] = card.barred or (CYC_CRE_11,)
    said |= dict.fromkeys(("offer", "apollo"), (CYC_OFF_24, CYC_PHA_02))
    said |= setting.points.verbs
    said |= others
    said |= setting.points.strays.get(prompt, {})
    return {verb: rules for verb, rules in said.items() if verb not in own}


class CycladesAsk(Ask[State]):
    """A question of Cyclades."""

    others: ClassVar[dict[str, tuple[Rule, ...]]] = {}
    """What the rulebook says to verbs of other questions."""

    def __init__(self, setting: Setting) -> None:
        super().__init__()
        self.setting = setting
        self.strays = strays_of(setting, self.prompt, self.verbs(), self.answers_to_others())

    def verbs(self) -> tuple[str, ...]:
        """The verbs that moves of this question begin with; the first is the one that records have."""
        raise NotImplementedError

    def answers_to_others(self) -> dict[str, tuple[Rule, ...]]:
        return self.others

    def elsewhere(self, s: State, seat: Seat, target: str) -> Iterator[Reason]:
        verb = POINTED.get(target.partition(":")[0], "")
        return (Reason(rule, verb=verb) for rule in self.strays.get(verb, ()))

    def id(self, s: State, seat: Seat) -> str:
        return f"{s.stack[-1][1]}.{seat}.{self.stage(s, seat)}"


class Choice(CycladesAsk):
    """One of some targets, or a word that chooses none: `retreat naxos`, `stay`; the verb may be left out."""

    verb: ClassVar[str] = ""
    blocks: ClassVar[tuple[int, ...]] = ()
    """Where the codes of its targets begin: moves.ISLAND and the like."""
    plain: ClassVar[dict[int, str]] = {}
    """Answers without a target, and their words."""
    rules: ClassVar[tuple[Rule, ...]] = ()
    """Those that the question quotes."""

    def verbs(self) -> tuple[str, ...]:
        return (self.verb, *self.plain.values())

    def verb_here(self, s: State, seat: Seat) -> str:
        """The verb of this very question, where it depends on the position."""
        return self.verb

    def read(self, s: State, seat: Seat, words: list[str]) -> list[int]:
        for code, word in self.plain.items():
            if words in ([word], [self.verb_here(s, seat), word]):
                return [code]
        rest = words[1:] if words[0] in (self.verb_here(s, seat), *self.verbs()) else words
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
        """Whether a code names something of a kind that this question is about."""
        names = self.setting.names
        return code in self.plain or any(0 <= code - block < len(names[block]) for block in self.blocks_here(s))

    def places(self, s: State, seat: Seat, code: int) -> tuple[str, ...]:
        return () if code in self.plain else (self.setting.place(code),)

    def forbids(self, s: State, seat: Seat, code: int) -> Iterator[Reason]:
        if not self.known(s, code):
            return iter((Reason(KIT_ASK_03),))
        return self.bars(s, seat, code)

    def bars(self, s: State, seat: Seat, code: int) -> Iterator[Reason]:
        """The rules that forbid a code that this question knows."""
        raise NotImplementedError

    def candidates(self, s: State, seat: Seat) -> Iterable[int]:
        for block in self.blocks_here(s):
            yield from range(block, block + len(self.setting.names[block]))
        yield from self.plain

    def args(self, s: State, seat: Seat) -> dict[str, Figure]:
        """Figures of the sentence that asks."""
        return {}

    def answer_key(self, s: State, seat: Seat, code: int) -> str:
        """The sentence of an answer, `answer-` and this; its figures are `answer_args`."""
        return self.plain.get(code, self.verb)

    def answer_args(self, s: State, seat: Seat, code: int) -> dict[str, Figure]:
        return {} if code in self.plain else self.about(code)

    def about(self, code: int) -> dict[str, Figure]:
        """The target of a code as a figure: `island`, `sea`, `slot`, `seat`, `creature` or `building`."""
        return target_figure(self.setting, code)

    def prompt_here(self, s: State, seat: Seat) -> str:
        return self.prompt

    def rules_here(self, s: State) -> tuple[Rule, ...]:
        return self.rules

    def question(self, s: State, seat: Seat) -> Question:
        legal = self.legal(s, seat)
        answers = (
            Answer(
                code=code,
                text=self.write(s, seat, [code]),
                key=f"answer-{self.answer_key(s, seat, code)}",
                args=self.answer_args(s, seat, code),
                places=self.places(s, seat, code),
            )
            for code in legal
        )
        return Pick(
            id=self.id(s, seat),
            seat=seat,
            prompt=self.prompt_here(s, seat),
            args=self.args(s, seat),
            rules=tuple(rule.id for rule in self.rules_here(s)),
            answers=tuple(answers),
            cover=self.cover,
            default=next((code for code in legal if code in self.plain), legal[0]),
        )


def target_figure(setting: Setting, code: int) -> dict[str, Figure]:
    kind, _, name = setting.place(code).partition(":")
    if kind == "seat":
        return {"seat": int(name)}
    if kind == "slot":
        island, _, slot = name.partition("/")
        return {"island": island, "slot": int(slot) + 1}
    return {kind: name}
