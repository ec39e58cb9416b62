"""What the truths of favours and magic items look at."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from tests.games.cyclades import looking as look
from tests.reasons import Tried
from trireme.games.cyclades.modules.hades.heroes.upkeep import KEEP_HEROES

OWN_TURN: Final = ("sun-chariot", "artemis-arrows", "pelops-sceptre")
"""Items that need the owner's own turn with a god."""
IN_BATTLE: Final = ("apollos-arrows", "poseidons-trident")
FIGURINES: Final = "figurine"


def printed(tried: Tried) -> Any:
    """What the components of Hadès say."""
    return look.ruleset(tried).extra["hades"]


def favours(tried: Tried) -> Any:
    return look.part(tried, "hades.favours")


def own_turn(tried: Tried) -> bool:
    """Whether it is the turn of this seat with a god, Apollo apart."""
    return bool(look.god(tried)) and look.acting(tried) == tried.seat


# Favours.


def tile(tried: Tried) -> str:
    """The favour that this seat has won, while its turn lasts; otherwise an empty text."""
    part = favours(tried)
    if part is None or part.tile < 0 or part.god != tried.s.god or not own_turn(tried):
        return ""
    return str(printed(tried).favour[part.tile].id)


def price(tried: Tried) -> int:
    return int(printed(tried).favour[favours(tried).tile].cost)


def used_for(tried: Tried) -> list[str]:
    """What the power of a favour is to be used for, without the name of the favour."""
    rest = tried.words[1:] if look.verb(tried) == "favour" else tried.words
    return rest[1:] if rest[:1] == [tile(tried)] else rest


def power(tried: Tried, favour: str) -> bool:
    """Whether a seat wants to use the power of this favour, which it has won, and is asked what it does."""
    return tried.asked and tried.prompt == "act" and look.verb(tried) == "favour" and tile(tried) == favour


def turns_a_card(tried: Tried) -> bool:
    """Whether a seat wants Artemis to turn a card, the first one or one more."""
    more = tried.asked and tried.prompt == "hades.turn-cards" and look.verb(tried) not in look.DECLINES
    named = look.verb(tried) in ("favour", "priest", "philosopher", "priestess")
    return power(tried, "artemis") or (more and named)


def built_slot(tried: Tried) -> int:
    """The slot that the power of a favour is to build on; -1 where none is named, or something else is."""
    said = used_for(tried)
    return int(look.tables(tried).slot_number.get(said[0], -1)) if said else -1


def is_own_and_free(tried: Tried, slot: int) -> bool:
    island = look.tables(tried).slot_island[slot]
    return tried.s.owner[island] == tried.seat and look.is_free(tried, slot)


# Heroes and figurines.


def heroes_to_pay(tried: Tried) -> bool:
    """Whether this seat is paying for its Heroes, or is still to do so in this phase."""
    return any(frame[0] == KEEP_HEROES and frame[2] >> tried.seat & 1 for frame in tried.s.stack)


def leaving(tried: Tried) -> list[int]:
    """Islands with a figurine of this seat that leaves now, at the start of its turn."""
    s = tried.s
    if tried.prompt != "hades.retain" or not tried.asked:
        return []
    return [island for island, keeper in enumerate(s.keeper) if keeper == tried.seat and s.since[island] < s.cycle]


def in_pile(tried: Tried, cards: Sequence[str]) -> bool:
    """Whether one of some cards lies in the pile of Creatures."""
    return any(tried.s.pile >> look.tables(tried).creature_number[card] & 1 for card in cards)


def with_figurine(tried: Tried) -> list[str]:
    """Creatures that are printed with a figurine."""
    return [card.id for card in look.ruleset(tried).content.creature if card.figurine]


# Items.


def item(tried: Tried) -> str:
    """The magic item that a move plays, or an empty text."""
    known = [each.id for each in printed(tried).item]
    return tried.word(1) if look.verb(tried) == "play" and tried.word(1) in known else ""


def owner_of(tried: Tried, item: str) -> int:
    known = [each.id for each in printed(tried).item]
    return int(favours(tried).items[known.index(item)])


def lies_open(tried: Tried, item: str) -> bool:
    known = [each.id for each in printed(tried).item]
    return owner_of(tried, item) >= 0 and not favours(tried).face_down >> known.index(item) & 1


def moment(tried: Tried) -> str:
    """The item that play waits for now, whoever is asked, or an empty text."""
    name = tried.prompt.removeprefix("hades.")
    return name if name in [each.id for each in printed(tried).item] else ""


def markers_lie(tried: Tried) -> bool:
    """Whether a marker has been placed in these offerings."""
    return any(seat >= 0 for seat in tried.s.offer_seat) or bool(tried.s.apollo)


def on_a_side(tried: Tried) -> bool:
    """Whether this seat takes part in the battle being fought."""
    return look.fighting(tried) and tried.seat in (look.attacker(tried), look.defender(tried))


def to_order(tried: Tried) -> bool:
    """Whether a move names gods in the order that the Palace gives them."""
    if not tried.asked:
        return False
    return tried.prompt == "hades.order" or (
        tried.prompt == "hades.palace-of-the-gods" and item(tried) == "palace-of-the-gods"
    )


def is_enemy(tried: Tried, seat: int) -> bool:
    return seat not in (-1, tried.seat, look.partner(tried, tried.seat))
