"""The closed vocabulary of questions. Page, terminal, screen reader and bots know these kinds, never the cards.

The engine takes one small int at a time; the kind tells how to show a run of them.
"""

from __future__ import annotations

import msgspec

from trireme.kit.errors import Figure

CHANCE = -1
"""The seat that answers random outcomes when a game is played with `chance="explicit"`."""


class Answer(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One answer of a Pick, or one item of a Some or an Order."""

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
    """False: a window that lapses when nobody uses it."""
    sealed: bool = False
    """Shown to the others when all have answered."""
    cover: bool = False
    """Asked of all who could on public knowledge, so that being asked betrays nothing."""
    default: int | None = None
    """The answer given for somebody who is absent."""


class Pick(Asked, frozen=True, kw_only=True, tag="pick", forbid_unknown_fields=True):
    """One of some answers."""

    answers: tuple[Answer, ...]
    weights: tuple[int, ...] = ()
    """For CHANCE: how probable each answer is, out of their sum."""


class Amount(Asked, frozen=True, kw_only=True, tag="amount", forbid_unknown_fields=True):
    """A number from `low` to `high`; its code is `base` + the number."""

    low: int
    high: int
    unit: str
    base: int
    places: tuple[str, ...] = ()


class Some(Asked, frozen=True, kw_only=True, tag="some", forbid_unknown_fields=True):
    """Any of some items, one code each in canonical order, then `done`."""

    items: tuple[Answer, ...]
    chosen: tuple[int, ...]
    least: int
    most: int
    done: int


class Order(Asked, frozen=True, kw_only=True, tag="order", forbid_unknown_fields=True):
    """All items, in the order in which they are named."""

    items: tuple[Answer, ...]
    chosen: tuple[int, ...]


class Deal(Asked, frozen=True, kw_only=True, tag="deal", forbid_unknown_fields=True):
    """An offer between players: suggested offers have codes, other valid ones are accepted though not listed."""

    partners: tuple[int, ...]
    give: dict[str, int]
    get: dict[str, int]
    offers: tuple[Answer, ...]


Question = Pick | Amount | Some | Order | Deal
