"""Reasons are true where items, favours and what stands in their way are dealt out: random games seldom have them."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random
from typing import Any, Final

import pytest

from tests.reasons import Findings, load_truths
from tests.seeds import Block, blocks
from tests.tables import OF_TESTS, Table, tables_of
from tests.trying import Effort, gathered, try_moves
from trireme.games.cyclades.modules.hades.favours.magic.part import changed
from trireme.games.cyclades.modules.hades.favours.part import chosen, favours
from trireme.games.cyclades.modules.hades.piece import figures
from trireme.games.cyclades.state import CARDS, State
from trireme.kit.harness.moment import HarnessPosition
from trireme.kit.masks import bits
from trireme.kit.seats import NOBODY, SEATS, Seat

OURS: Final = ("HAD-FAV", "HAD-TIL", "HAD-PRS", "HAD-THE", "HAD-OBJ")
WITH_FAVOURS: Final = [
    table
    for table in tables_of("cyclades")
    if "hades.favours" in table.wishes.get("modules", ()) and not set(OF_TESTS) & set(table.wishes["modules"])
]
EFFORT: Final = Effort(moments=5, codes=40, texts=12, places=6, legal=20)
TRIED: Final = (
    "hades.favour priestess", "hades.favour theatre", "hades.theatres", "hades.give naxos/1", "hades.column naxos",
    "hades.order athena hades", "hades.discard sun-chariot", "hades.retain naxos", "hades.priestess achilles",
    "hades.drive naxos>paros x1", "hades.again all", "hades.quiet", "hades.pass", "sell priestess",
)  # fmt: skip
"""Moves that are tried besides those of the game."""
ENDS: Final = ("", " medusa", " ares zeus", " hades ares", " apollo", " {seat} ares", " {seat} apollo")
"""What may follow an item."""


def deal(ruleset: Any, s: State, rng: Random) -> None:
    """Give out all items, lay any favour beside the acting god, and now and then take away what both need."""
    part, own = favours(ruleset, s), figures(ruleset)
    seat = s.offer_seat[s.god]
    owner = seat if rng.random() < 0.7 else SEATS[rng.randrange(ruleset.players)]
    items = chosen(ruleset, own.item)
    given = items if rng.random() < 0.5 else items & rng.getrandbits(16)
    part.items = [owner if given >> item & 1 else NOBODY for item in range(len(own.item))]
    part.face_down, part.chosen_from, part.from_pile = 0, 0, [0] * len(own.item)
    part.item_pile, part.item_discard = 0, items & ~given
    part.tile, part.god = rng.choice(bits(chosen(ruleset, own.favour), range(len(own.favour)))), s.god
    part.used = rng.random() < 0.15
    if rng.random() < 0.3:
        changed(ruleset, s).sheltered = 1 << rng.randrange(ruleset.players)
    if rng.random() < 0.15:
        s.troops_left[seat] = 0
    if rng.random() < 0.15:
        s.gold[seat] = rng.randrange(3)
    if rng.random() < 0.2:
        s.pile = 0
    if rng.random() < 0.4:
        put_medusa(ruleset, s, seat, rng)


def put_medusa(ruleset: Any, s: State, seat: Seat, rng: Random) -> None:
    medusa, own = CARDS[ruleset.tables.creature_number["medusa"]], [*bits(s.land[seat], range(len(s.figure)))]
    if medusa not in s.figure and own:
        island = rng.choice(own)
        s.figure[island], s.keeper[island], s.since[island] = medusa, seat, s.cycle


def try_dealt(table: Table, seeds: Iterable[int], effort: Effort) -> Findings:
    """Deal at decisions of turns, and try moves there."""
    findings, game = Findings(), table.make()
    ruleset = game.ruleset  # type: ignore[attr-defined]  # Cyclades has it
    for seed in seeds:
        rng = Random(f"{seed} deals")
        pool, moments = gathered(game, seed, rng, effort)
        for item in figures(ruleset).item:
            for end in ENDS:
                pool.add(f"hades.play {item.id}{end.format(seat=rng.choice(game.seats))}", rng)
        for text in TRIED:
            pool.add(text, rng)
        for m in moments:
            if m.s.stack and [question.prompt for question in game.asks(m.s) if question.must] == ["act"]:
                s = m.s.clone()
                deal(ruleset, s, rng)
                s.answers = None
                try_moves(HarnessPosition(game, seed, m.number, s, m.density, m.words), pool, findings, effort)
    return findings


def check(table: Table, seeds: Iterable[int], effort: Effort) -> None:
    load_truths("cyclades")
    findings = try_dealt(table, seeds, effort)
    print(f"{table}: {findings}")
    assert [line for line in findings.wrong if any(rule in line.partition(":")[0] for rule in OURS)] == []


def test_reasons_are_true_with_items_and_favours_at_hand() -> None:
    whole = max(WITH_FAVOURS, key=lambda table: (len(table.wishes["modules"]), -table.players))
    check(whole, range(1), Effort(moments=2, codes=20, texts=8, places=4, legal=10))


@pytest.mark.soak
@pytest.mark.parametrize("seeds", blocks(3, 6), ids=str)
@pytest.mark.parametrize("table", WITH_FAVOURS, ids=str)
def test_reasons_are_true_with_items_and_favours_at_every_table(table: Table, seeds: Block) -> None:
    check(table, seeds, EFFORT)
