"""The closed vocabulary of questions. Page, terminal, screen reader and bots know these kinds, never the cards.

The engine takes one small int at a time; the kind tells how to show a run of them.
"""

from __future__ import annotations

from typing import Final

import msgspec

from trireme.kit.errors import Figure
from trireme.kit.seats import Seat

CHANCE: Final = Seat(-1)
"""The seat that answers random outcomes when a game is played with `chance="explicit"`.

>>> game = trireme.make("peloponnes", players=2, chance="explicit")
>>> game.to_move(game.start(seed=1)) == trireme.CHANCE
True
"""


class Forecast(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What will or may come, worked out from what a seat knows: for people, never for play.

    >>> look = trireme.kit.Forecast(id="rain", args={"gone": 25}, chances={"rain": 0.25, "dry": 0.75})
    >>> look.chances["rain"]
    0.25
    """

    id: str
    """What it is about; `outlook-` and this is the key of its sentence, with `args`. A module's bears its name."""
    args: dict[str, Figure] = {}
    """Percentages among them are whole numbers that make 100 together."""
    rules: tuple[str, ...] = ()
    """The rules by which it comes."""
    chances: dict[str, float] = {}
    """How probable each of the ways is in which it can end; together they make 1."""
    to: int | None = None
    """The seat that it is told to, as "you"; None where it concerns all."""


class Answer(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One answer of a Pick, or one item of a Some or an Order.

    >>> game = trireme.make("peloponnes", players=2)
    >>> state = game.position({"at": "bid", "display": {"normal": ["agora", "bridge"]}})
    >>> answer = game.asks(state)[0].answers[0]
    >>> answer.text, answer.places
    ('bid agora', ('tile:agora',))
    """

    code: int
    text: str
    """What is written in a record: `bid agora`, `pass`."""
    key: str
    """Key of the sentence or label, with `args`."""
    args: dict[str, Figure] = {}
    places: tuple[str, ...] = ()
    """Things on the board that stand for this answer: `tile:agora`.

    Those of one kind are pointed at in this order: `sea:C4`, then `sea:C5`. Kinds stand for each other: `slot:naxos/1`
    or `island:naxos`.
    """
    facets: dict[str, Figure] = {}
    """Parts of an answer that are chosen one after the other: `cell`, `face` and `turn` of a tile that is laid; in a
    Deal what a step is (`part`: partner, give, get, offer, accept, refuse, pass) and its `seat`, `unit`, `amount`."""
    count: int = 1
    """How many times a Some may take it in all."""
    way: tuple[str, ...] = ()
    """Where the answer moves something: the places on its way, `island:naxos`, `sea:C4`, `island:delos`."""
    outlooks: tuple[Forecast, ...] = ()
    """What may come of it; where a number follows, one for each, with the number as `count`."""


class Beyond(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a seat could answer if it had the means, and the rule that says what is missing.

    >>> game = trireme.make("cyclades", players=3)
    >>> turn = {"at": "actions", "gods": ["zeus"], "offerings": {"zeus": "A 1"}, "players": {"A": {"gold": 1}}}
    >>> dear = game.asks(game.position(turn))[0].beyond[0]
    >>> dear.answer.key, dear.short
    ('answer-recruit-priest', {'gold': 3})
    """

    answer: Answer
    rule: str
    """`why-` and this is the key of the sentence, with `args`."""
    args: dict[str, Figure] = {}
    short: dict[str, int] = {}
    """How much is missing, by its unit: `gold`."""


class Bargain(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What one seat offers to others: units and how many of them."""

    id: str
    by: int
    to: tuple[int, ...]
    give: dict[str, int] = {}
    get: dict[str, int] = {}


class Asked(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What all questions have."""

    id: str
    """Names the question; survives the answers of other seats."""
    seat: int
    prompt: str
    """Key of the sentence that asks, with `args`."""
    args: dict[str, Figure] = {}
    rules: tuple[str, ...] = ()
    must: bool = True
    """False: a window, which play does not wait for."""
    also: tuple[Answer, ...] = ()
    """What windows let a seat do that must answer: a seat has at most one question."""
    offers: tuple[Bargain, ...] = ()
    """Open offers that this seat can see: those of a Deal, and those that an answer in `also` replies to."""
    sealed: bool = False
    """Shown to the others when all have answered."""
    cover: bool = False
    """Asked of all who could on public knowledge, so that being asked betrays nothing."""
    default: int | None = None
    """The answer that is given for an absent player."""
    way: tuple[str, ...] = ()
    """The way of what is being moved, where the question is about that: how many go."""
    beyond: tuple[Beyond, ...] = ()
    """What only the means of this seat do not allow."""


class Pick(Asked, frozen=True, kw_only=True, tag="pick", forbid_unknown_fields=True):
    """One of some answers.

    >>> game = trireme.make("peloponnes", players=2)
    >>> state = game.position({"at": "bid", "display": {"normal": ["agora", "bridge"]}})
    >>> question = game.asks(state)[0]
    >>> type(question).__name__, [answer.text for answer in question.answers]
    ('Pick', ['bid agora', 'bid bridge', 'pass'])
    """

    answers: tuple[Answer, ...]
    weights: tuple[int, ...] = ()
    """For CHANCE: how probable each answer is, out of their sum."""


class Amount(Asked, frozen=True, kw_only=True, tag="amount", forbid_unknown_fields=True):
    """A number from `low` to `high`; its code is `base` + the number.

    >>> game = trireme.make("peloponnes", players=2)
    >>> state = game.position({"at": "bid", "display": {"normal": ["agora", "bridge"]}})
    >>> game.play(state, game.legal(state)[1])
    >>> question = game.asks(state)[0]
    >>> type(question).__name__, question.low, question.high, question.unit
    ('Amount', 4, 6, 'coins')
    """

    low: int
    high: int
    unit: str
    base: int
    places: tuple[str, ...] = ()
    outlooks: tuple[tuple[Forecast, ...], ...] = ()
    """What may come of each number from `low` on; none at all where there is nothing to say."""

    def outlooks_of(self, number: int) -> tuple[Forecast, ...]:
        return self.outlooks[number - self.low] if self.outlooks else ()


class Some(Asked, frozen=True, kw_only=True, tag="some", forbid_unknown_fields=True):
    """Any of some items, one code each, then `done`.

    Items are listed whether they are chosen or not. The engine takes codes in rising order, which is what `legal`
    lists. A page takes them in any order and plays them again in rising order.

    >>> answers = [trireme.kit.Answer(code=code, text=text, key="good") for code, text in ((3, "figs"), (4, "wine"))]
    >>> question = trireme.kit.Some(
    ...     id="1.0.0", seat=0, prompt="load", items=answers, chosen=(3,), least=0, most=2, done=9
    ... )
    >>> [item.text for item in question.items if item.code in question.chosen]
    ['figs']
    """

    items: tuple[Answer, ...]
    chosen: tuple[int, ...]
    """Codes so far, in rising order; one that is taken twice stands twice."""
    least: int
    most: int
    done: int


class Order(Asked, frozen=True, kw_only=True, tag="order", forbid_unknown_fields=True):
    """All items, in the order in which they are named.

    >>> answers = [trireme.kit.Answer(code=code, text=text, key="beast") for code, text in ((3, "camel"), (4, "mule"))]
    >>> question = trireme.kit.Order(id="1.0.0", seat=0, prompt="parade", items=answers, chosen=(4,))
    >>> [item.text for item in question.items if item.code not in question.chosen]
    ['camel']
    """

    items: tuple[Answer, ...]
    chosen: tuple[int, ...]


class Deal(Asked, frozen=True, kw_only=True, tag="deal", forbid_unknown_fields=True):
    """An offer between players: a run of listed steps. Each answer is its next part, a reply or a pass.

    >>> answers = [trireme.kit.Answer(code=3, text="to B", key="partner", facets={"part": "partner", "seat": 1})]
    >>> question = trireme.kit.Deal(
    ...     id="1.0.0", seat=0, prompt="terms", answers=answers, partners=(1,), give={"wine": 2}, get={"figs": 1}
    ... )
    >>> question.answers[0].facets["part"]
    'partner'
    """

    answers: tuple[Answer, ...]
    partners: tuple[int, ...]
    give: dict[str, int]
    """The most of each unit that may be given."""
    get: dict[str, int]
    """The most of each unit that may be asked for."""
    whole_with: tuple[str, ...] = ("give",)
    """The sides, `give` or `get`, of which one must have something in it before the offer can be made."""
    same: bool = False
    """Whether the same unit may be given and got."""
    so_far: Bargain | None = None
    """The offer that this seat is putting together."""


Question = Pick | Amount | Some | Order | Deal
