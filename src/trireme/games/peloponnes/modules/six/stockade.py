"""The Stockade at scoring: its owner takes 3 prestige points or 1 more inhabitant (PEL-BLD-25, 26, 33)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import ClassVar, Final

from trireme.games.peloponnes.modules.six import codes, events
from trireme.games.peloponnes.modules.six.rules.ids import PEL_BLD_25, PEL_BLD_26
from trireme.games.peloponnes.phases.scoring import breakdown
from trireme.games.peloponnes.questions import PeloponnesAsk
from trireme.games.peloponnes.ruleset import Ruleset
from trireme.games.peloponnes.state import State
from trireme.kit.content.rulebook import Reason
from trireme.kit.engine.secrecy import Secrecy, declared
from trireme.kit.engine.state import ModuleState
from trireme.kit.errors import Figure, Refused
from trireme.kit.seats import Seat

WORDS: Final = {"prestige": codes.PRESTIGE, "population": codes.INHABITANTS}
ALSO: Final = dict.fromkeys(("inhabitant", "inhabitants"), "population")


class Choices(ModuleState):
    """What players have taken at scoring."""

    secrecy: ClassVar[Secrecy] = declared(open=("taken",))
    fields: ClassVar[tuple[str, ...]] = tuple(secrecy)
    shared: ClassVar[bool] = True
    __slots__ = fields

    def __init__(self) -> None:
        self.taken: tuple[int, ...] = ()
        """The code of what each seat took at scoring, where it had a choice; else 0."""


class Stockade:
    """The choice that the Stockade gives at scoring."""

    def __init__(self, ruleset: Ruleset) -> None:
        self.ruleset = ruleset
        self.at = ruleset.more.remember(self.nothing)

    def nothing(self) -> Choices:
        choices = Choices()
        choices.taken = (0,) * self.ruleset.players
        return choices

    def taken(self, s: State) -> tuple[int, ...]:
        """Return the code of what each seat took; else 0."""
        part = s.parts[self.at]
        assert isinstance(part, Choices)
        return part.taken

    def note(self, s: State, seat: Seat, code: int) -> None:
        before = self.taken(s)
        choices = Choices()
        choices.taken = (*before[:seat], code, *before[seat + 1 :])
        s.parts[self.at] = choices

    def offer(self, s: State, seat: Seat) -> tuple[int, int]:
        """Return prestige points, or inhabitants; both 0 for a player without such a building."""
        effects = [effect for tile in s.buildings[seat] if (effect := self.ruleset.tables.effects[tile]) is not None]
        return sum(effect.end_prestige for effect in effects), sum(effect.end_population for effect in effects)

    def bonuses(self, s: State, seat: Seat) -> list[tuple[int, int]]:
        """Return what still counts at scoring. Prestige comes first, so it wins where both are equal (PEL-BLD-33)."""
        prestige, people = self.offer(s, seat)
        taken = self.taken(s)[seat]
        if taken == codes.PRESTIGE:
            return [(prestige, 0)]
        if taken == codes.INHABITANTS or not (prestige or people):
            return [(0, 0)]
        return [(prestige, 0), (0, people)]

    def ask(self, s: State) -> None:
        """Ask after the last supply round, so that the inhabitant is not fed (PEL-BLD-26)."""
        s.ask(END_CHOICE, sum([1 << seat for seat in self.ruleset.all_seats if any(self.offer(s, seat))]))

    def is_meant(self, s: State, seat: Seat, words: list[str]) -> bool:
        """Return whether a move takes what the Stockade gives."""
        return words[:1] == ["take"] and len(words) > 1 and ALSO.get(words[1], words[1]) in WORDS

    def explain(self, s: State, seat: Seat, words: list[str]) -> Iterator[Reason]:
        if self.is_meant(s, seat, words):
            yield Reason(PEL_BLD_25 if s.stack[-1][0] == END_CHOICE else PEL_BLD_26)


END_CHOICE: Final = 72


class PrestigeOrInhabitants(PeloponnesAsk):
    phase = "score"
    prompt = "prestige-or-inhabitants"
    verb = "take"
    form = "take prestige"
    rules = (PEL_BLD_25,)

    def __init__(self, ruleset: Ruleset, stockade: Stockade) -> None:
        super().__init__(ruleset, {code: word for word, code in WORDS.items()})
        self.stockade = stockade

    def take(self, s: State, seat: Seat, code: int) -> None:
        prestige, people = self.stockade.offer(s, seat)
        if code == codes.PRESTIGE:
            people = 0
        else:
            prestige = 0
        s.population[seat] += people  # PEL-MIX-07: an inhabitant like any other
        self.stockade.note(s, seat, code)
        if s.journal is not None:
            s.journal.append(events.EndBonus(seat=seat, prestige=prestige, population=people))
        s.answered(seat)

    def number(self, word: str) -> int:
        word = ALSO.get(word, word)
        if word in self.ruleset.figures.choice_income:  # `take coins` answers another question
            raise Refused(f"take {word}", [Reason(PEL_BLD_25, word=word)])
        return super().number(word)

    def wordings(self, s: State, seat: Seat, run: Sequence[int]) -> tuple[str, ...]:
        return (f"take {'|'.join(ALSO)}",) if run[0] == codes.INHABITANTS else ()

    def key(self, code: int) -> str:
        return f"answer-end-{self.names[code]}"

    def answer_args(self, s: State, seat: Seat, code: int) -> dict[str, Figure]:
        prestige, people = self.stockade.offer(s, seat)
        return {"prestige": prestige} if code == codes.PRESTIGE else {"people": people}

    def default(self, s: State, seat: Seat, legal: list[int]) -> int:
        best = breakdown(self.ruleset, s, seat)["bonus"]  # PEL-BLD-33
        return codes.PRESTIGE if best else codes.INHABITANTS
