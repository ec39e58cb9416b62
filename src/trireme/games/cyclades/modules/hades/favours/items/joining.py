"""Where the items join the game: their moments, actions and refusals (HAD-OBJ-05, 06)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from trireme.games.cyclades.modules.hades import frames
from trireme.games.cyclades.modules.hades.codes import ITEM, SHOOT
from trireme.games.cyclades.modules.hades.favours.items.artemis import ArtemisArrows
from trireme.games.cyclades.modules.hades.favours.items.chariot import DRIVE, SunChariot
from trireme.games.cyclades.modules.hades.favours.items.facts_and_view import outlooks
from trireme.games.cyclades.modules.hades.favours.items.fleece import GoldenFleece
from trireme.games.cyclades.modules.hades.favours.items.girdle import AphroditesGirdle
from trireme.games.cyclades.modules.hades.favours.items.helm import HelmOfHades
from trireme.games.cyclades.modules.hades.favours.items.in_battle import ApollosArrows, PoseidonsTrident
from trireme.games.cyclades.modules.hades.favours.items.item import PLAY, MagicItem
from trireme.games.cyclades.modules.hades.favours.items.necklace import HarmoniasNecklace
from trireme.games.cyclades.modules.hades.favours.items.palace import ORDER, PalaceOfTheGods
from trireme.games.cyclades.modules.hades.favours.items.part import changed, gained, without_bits
from trireme.games.cyclades.modules.hades.favours.items.playing import PlayItem
from trireme.games.cyclades.modules.hades.favours.items.sceptre import PelopsSceptre
from trireme.games.cyclades.modules.hades.favours.items.timing import is_asked_about_any, not_now
from trireme.games.cyclades.modules.hades.rules.ids import HAD_OBJ_06, HAD_OBJ_11, HAD_OBJ_18, HAD_OBJ_25
from trireme.games.cyclades.phases.cycle_end import CYCLE_END
from trireme.games.cyclades.phases.turn import ACTIONS_PHASE
from trireme.games.cyclades.rules.ids import CYC_APO_06
from trireme.games.cyclades.ruleset import Ruleset
from trireme.games.cyclades.state import State
from trireme.kit.content.rulebook import Reason
from trireme.kit.engine.frames import Step, Work
from trireme.kit.engine.state import Frame
from trireme.kit.seats import Seat

KINDS: Final[tuple[type[MagicItem], ...]] = (
    HelmOfHades,
    GoldenFleece,
    PalaceOfTheGods,
    AphroditesGirdle,
    HarmoniasNecklace,
    ApollosArrows,
    PoseidonsTrident,
    SunChariot,
    ArtemisArrows,
    PelopsSceptre,
)
"""In the order of their moments in a cycle."""


class InOwnTurn(PlayItem):
    """With any god; on Apollo there are no actions (HAD-OBJ-05, 18)."""

    kinds = (SunChariot, HarmoniasNecklace, PelopsSceptre)
    readable = (ArtemisArrows,)


class ShootInOwnTurn(PlayItem):
    first = SHOOT
    kinds = (ArtemisArrows,)
    readable = (SunChariot, HarmoniasNecklace, PelopsSceptre)

    def extent(self) -> int:
        return len(self.ruleset.tables.creature_ids)


def join_items(ruleset: Ruleset) -> None:
    points = ruleset.points
    points.phases.insert(points.phases.index(ACTIONS_PHASE), frames.NOTE_ORDER)
    points.phases.insert(points.phases.index(CYCLE_END), frames.ITEMS_END)
    for kind in KINDS:
        kind(ruleset).join()
    points.actions += (InOwnTurn, ShootInOwnTurn)
    points.eliminated.append(rests_no_more)
    points.brings[rests_no_more] = None
    points.outlooks.append(outlooks)
    points.explain_misplaced.append(at_another_moment)
    points.out_of_turn.append(at_another_moment)
    points.delays[frames.NECKLACE] = HAD_OBJ_18
    points.verbs |= {
        PLAY: (),  # What each item needs, `at_another_moment` says.
        **dict.fromkeys(("hades.pass", "hades.never", "hades.quiet"), (HAD_OBJ_06,)),
        DRIVE: (HAD_OBJ_11,),
        ORDER: (HAD_OBJ_25,),
    }
    points.misplaced_verbs.setdefault("prosper", {})[PLAY] = (CYC_APO_06,)
    points.misplaced_verbs.setdefault("offer-gold", {})[
        PLAY
    ] = ()  # The Girdle belongs to this phase, others say their own.
    points.holds[HAD_OBJ_06] = nobody_is_asked_about_items
    points.holds[HAD_OBJ_25] = plays_no_palace
    points.holds[CYC_APO_06] = is_no_shelter


def steps_of_items(ruleset: Ruleset) -> dict[int, Step[State]]:
    steps: dict[int, Step[State]] = {
        frames.NOTE_ORDER: NoteOrder(ruleset),
        frames.ITEMS_END: ItemsEnd(ruleset),
    }
    for kind in KINDS:
        steps |= kind(ruleset).steps()
    return steps


class NoteOrder(Work[State]):
    """(NOTE_ORDER,): the turn order, before all markers leave it."""

    phase = "offerings"

    def __init__(self, ruleset: Ruleset) -> None:
        self.ruleset = ruleset

    def run(self, s: State, frame: Frame) -> None:
        changed(self.ruleset, s).offering_order = tuple(dict.fromkeys(s.order))


class ItemsEnd(Work[State]):
    """(ITEMS_END,): the cycle ends, and with it what the Girdle and the Necklace do (HAD-OBJ-07, 18)."""

    phase = "cycle-end"

    def __init__(self, ruleset: Ruleset) -> None:
        self.ruleset = ruleset

    def run(self, s: State, frame: Frame) -> None:
        part = changed(self.ruleset, s)
        part.barred, part.sheltered, part.offering_order = (0,) * self.ruleset.players, 0, ()


def rests_no_more(ruleset: Ruleset, s: State, seat: Seat) -> None:
    """Whoever is out of the game is asked nothing, and needs no shelter."""
    gained(ruleset, s, seat)
    part = changed(ruleset, s)
    part.barred = without_bits(part.barred, seat, part.barred[seat])
    part.sheltered &= ~(1 << seat)


def at_another_moment(ruleset: Ruleset, s: State, seat: Seat, words: list[str]) -> Iterator[Reason]:
    """What the rulebook says to an item where no question wants one, or another player is asked."""
    if len(words) > 1 and words[0] in (PLAY, "play") and words[1] in ruleset.names[ITEM]:
        yield from not_now(ruleset, s, seat, words[1])


def nobody_is_asked_about_items(ruleset: Ruleset, s: State, seat: Seat, words: list[str]) -> bool:
    """HAD-OBJ-06: items have their moments, and so has passing on one."""
    return not is_asked_about_any(s)


def plays_no_palace(ruleset: Ruleset, s: State, seat: Seat, words: list[str]) -> bool:
    """HAD-OBJ-25: only the Palace gives an order, and its owner may play it now."""
    return s.stack[-1][0] != frames.PALACE or not PalaceOfTheGods(ruleset).owned(s, seat)


def is_no_shelter(ruleset: Ruleset, s: State, seat: Seat, words: list[str]) -> bool:
    """HAD-OBJ-18 amends CYC-APO-06: on Apollo the Necklace may be played, when the turn begins."""
    return words[:2] != [PLAY, "harmonias-necklace"]
