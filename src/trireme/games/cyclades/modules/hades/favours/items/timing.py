"""When each magic item is played, and why its moment is not now (HAD-OBJ-05, 06 and those of single items)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from trireme.games.cyclades.asking import asked_by
from trireme.games.cyclades.modules.hades.cards.theseus import REROLL_DIE
from trireme.games.cyclades.modules.hades.favours.deck import item_number
from trireme.games.cyclades.modules.hades.favours.items.item import printed
from trireme.games.cyclades.modules.hades.favours.part import favours
from trireme.games.cyclades.modules.hades.frames import (
    APOLLOS_ARROWS,
    FLEECE,
    GIRDLE,
    HELM,
    NECKLACE,
    PALACE,
    PALACE_ORDER,
    TRIDENT,
)
from trireme.games.cyclades.modules.hades.rules.ids import (
    HAD_OBJ_02,
    HAD_OBJ_05,
    HAD_OBJ_06,
    HAD_OBJ_10,
    HAD_OBJ_18,
    HAD_OBJ_19,
    HAD_OBJ_20,
    HAD_OBJ_21,
    HAD_OBJ_25,
    HAD_OBJ_33,
    HAD_OBJ_34,
    HAD_OBJ_35,
    HAD_OBJ_40,
)
from trireme.games.cyclades.phases.gods import INCOMES
from trireme.games.cyclades.phases.offered_gold import OFFER, OFFER_GOLD
from trireme.games.cyclades.phases.order import acting, has_the_turn
from trireme.games.cyclades.readers import attacker_of, defender_of
from trireme.games.cyclades.ruleset import Ruleset
from trireme.games.cyclades.state import ELEMENT, LAND, SEA, State
from trireme.kit.content.rulebook import Reason, Rule
from trireme.kit.errors import Refused
from trireme.kit.rules.ids import KIT_ASK_03
from trireme.kit.seats import NOBODY, Seat

MOMENTS: Final[dict[str, tuple[Rule, ...]]] = {
    "aphrodites-girdle": (HAD_OBJ_10,),
    "sun-chariot": (HAD_OBJ_05,),
    "harmonias-necklace": (HAD_OBJ_18,),
    "apollos-arrows": (HAD_OBJ_19,),
    "artemis-arrows": (HAD_OBJ_05,),
    "palace-of-the-gods": (HAD_OBJ_25,),
    "pelops-sceptre": (HAD_OBJ_05,),
    "poseidons-trident": (HAD_OBJ_20, HAD_OBJ_21),
    "helm-of-hades": (HAD_OBJ_33,),
    "golden-fleece": (HAD_OBJ_34,),
}
"""The rules that say when each is played."""
KINDS: Final = {
    "aphrodites-girdle": GIRDLE,
    "harmonias-necklace": NECKLACE,
    "apollos-arrows": APOLLOS_ARROWS,
    "palace-of-the-gods": PALACE,
    "poseidons-trident": TRIDENT,
    "helm-of-hades": HELM,
    "golden-fleece": FLEECE,
}
"""The questions that are asked at fixed moments."""
AT_MOMENTS: Final = ("aphrodites-girdle", "apollos-arrows", "palace-of-the-gods", "poseidons-trident")
"""Items for battles, offerings and the Gods phase (HAD-OBJ-06)."""


def is_asked_about_any(s: State) -> bool:
    """Whether a player is asked about an item now."""
    return s.stack[-1][0] in KINDS.values()


def places_a_marker(s: State, seat: Seat) -> bool:
    return s.stack[-1][0] == OFFER and bool(asked_by(s.stack[-1]) >> seat & 1)


def is_before_first_offering(s: State) -> bool:
    """Whether the gods are laid out and no marker has been placed."""
    placed = any(seat != NOBODY for seat in s.offer_seat) or bool(s.apollo)
    return s.stack[-1][0] in (PALACE, PALACE_ORDER, GIRDLE, OFFER, OFFER_GOLD) and not placed


def fights(s: State, seat: Seat, element: int) -> bool:
    """Whether a seat takes part in the battle being fought, on land or at sea."""
    return bool(s.battle) and s.battle[ELEMENT] == element and seat in (attacker_of(s), defender_of(s))


def dice_lie(s: State) -> bool:
    """Whether the dice of an assault have been rolled and not compared yet."""
    return s.stack[-1][0] in (REROLL_DIE, APOLLOS_ARROWS, TRIDENT)


NOT_NOW: Final[dict[Rule, Callable[[State, Seat], bool]]] = {
    HAD_OBJ_05: lambda s, seat: not has_the_turn(s, seat),
    HAD_OBJ_10: lambda s, seat: s.stack[-1][0] != GIRDLE and not places_a_marker(s, seat),
    HAD_OBJ_18: lambda s, seat: acting(s) != seat and s.stack[-1][0] != NECKLACE,
    HAD_OBJ_19: lambda s, seat: not (fights(s, seat, LAND) and dice_lie(s)),
    HAD_OBJ_20: lambda s, seat: not fights(s, seat, SEA),
    HAD_OBJ_21: lambda s, seat: not (fights(s, seat, SEA) and dice_lie(s)),
    HAD_OBJ_25: lambda s, seat: not is_before_first_offering(s),
    HAD_OBJ_33: lambda s, seat: s.stack[-1][0] != HELM,
    HAD_OBJ_34: lambda s, seat: all(frame[0] != INCOMES for frame in s.stack),
}
"""Where each of these rules keeps a seat from playing an item."""


def not_now(ruleset: Ruleset, s: State, seat: Seat, id: str) -> Iterator[Reason]:
    """Why an item cannot be played where another may be, or none; first whether it is there at all."""
    needs = printed(ruleset, id).needs
    if needs and needs not in ruleset.chosen:
        yield Reason(HAD_OBJ_35, item=id)
        return
    if favours(ruleset, s).items[item_number(ruleset, id)] != seat:
        yield Reason(HAD_OBJ_02, item=id)
    yield from (Reason(rule, item=id) for rule in MOMENTS[id] if NOT_NOW[rule](s, seat))
    if s.stack[-1][0] == REROLL_DIE and any(
        id == item and fights(s, seat, element)
        for item, element in (("apollos-arrows", LAND), ("poseidons-trident", SEA))
    ):
        yield Reason(HAD_OBJ_40, item=id)
    girdle = id == "aphrodites-girdle" and places_a_marker(s, seat)
    if id in AT_MOMENTS and s.stack[-1][0] != KINDS[id] and not girdle:
        yield Reason(HAD_OBJ_06, item=id)


def refuse_item(ruleset: Ruleset, s: State, seat: Seat, words: list[str]) -> Refused:
    """What is raised where a question wants other items than the one that a move names."""
    return Refused(" ".join(words), [*not_now(ruleset, s, seat, words[1])] or [Reason(KIT_ASK_03)])
