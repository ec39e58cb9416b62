"""Offers and talks (ARC-NEG, ARC-ORD-11)."""

from __future__ import annotations

from collections import Counter
from typing import Any

from tests.games.archipelago.board import FOOD_AND_GOODS, board_of, costs, have, laid_out
from tests.games.archipelago.reasons.turns import on_turn
from tests.reasons import Tried, forbids
from trireme.games.archipelago.phases.lying_citizens import RAISE
from trireme.games.archipelago.phases.rounds import SET_ORDER
from trireme.games.archipelago.talks import TERMS

GOODS = ("florins", *FOOD_AND_GOODS, "tokens")
VERBS = ("offer", "counter", "accept", "refuse", "withdraw")
MAKES = ("offer", "counter")


def partners(tried: Tried) -> list[str]:
    return [name for name in tried.word(1).split(",") if name in tried.game.seats]


def offers(tried: Tried, by: str, to: str) -> list[Any]:
    """Return the open offers of one player to another."""
    seats = tried.game.seats
    return [each for each in tried.view.offers if seats[each.by] == by and seats[each.to] == to]


def sides(tried: Tried) -> tuple[Counter[str], Counter[str]]:
    """Return what an offer gives and gets."""
    words = tried.words[2:]
    cut = words.index("for") if "for" in words else len(words)
    found = []
    for part in (words[:cut], words[cut + 1 :]):
        pairs = zip(part[::2], part[1::2], strict=False)
        found.append(Counter({unit: int(number) for number, unit in pairs if number.isdigit()}))
    return found[0], found[1]


def free_florins(tried: Tried) -> int:
    """Return the florins that are not in a sealed bid."""
    return int(tried.me["florins"]) - max(0, int(tried.s.bids[tried.seat]))


@forbids("ARC-NEG-12", verbs=VERBS)
def there_are_no_talks(tried: Tried) -> bool:
    closed = ("setup", "turn-zero", "disengagement", "population", "purchase")
    return tried.facts["at"] in closed or not tried.s.stack


@forbids("ARC-NEG-03", verbs=MAKES)
def neither_is_on_turn(tried: Tried) -> bool:
    lord = on_turn(tried)
    if tried.facts["at"] != "actions" or not lord or lord == tried.name:
        return False
    return any(name != lord for name in partners(tried))


@forbids("ARC-NEG-09", verbs=("counter", "accept", "refuse", "withdraw"))
def there_is_no_such_offer(tried: Tried) -> bool:
    if tried.word(1) not in tried.game.seats:
        return False
    by, to = (tried.name, tried.word(1)) if tried.verb == "withdraw" else (tried.word(1), tried.name)
    return not offers(tried, by, to)


@forbids("ARC-NEG-15", verbs=MAKES)
def has_made_all_offers_of_the_round(tried: Tried) -> bool:
    return int(tried.me["offers"]) == 0


@forbids("ARC-NEG-16", verbs=MAKES)
def has_an_open_offer_to_him(tried: Tried) -> bool:
    return any(offers(tried, tried.name, name) for name in partners(tried))


def in_the_hands_of_others(tried: Tried, unit: str) -> int:
    """Return what the others have together, with what they have laid out."""
    others = [player for name, player in tried.facts["players"].items() if name != tried.name]
    in_hand = sum(player[unit] if unit in player else player["stock"][unit] for player in others)
    laid = {each.number: each.give[GOODS.index(unit)] for each in tried.s.offers if each.by != tried.seat}
    return int(in_hand) + int(sum(laid.values()))


@forbids("ARC-NEG-10", verbs=("offer", "counter", "accept"))
def somebody_does_not_hold_it(tried: Tried) -> bool:
    board = board_of(tried)
    if tried.verb == "accept":
        if tried.word(1) not in tried.game.seats or not (found := offers(tried, tried.word(1), tried.name)):
            return False
        wanted = found[0].get
        short = any(
            n > (free_florins(tried) if u == "florins" else have(tried, u)) for u, n in wanted.items() if u in GOODS
        )
        return short or any(card not in tried.me["cards"] for card in wanted if board.card(card) is not None)
    _, wanted = sides(tried)
    if any(number > in_the_hands_of_others(tried, unit) for unit, number in wanted.items() if unit in GOODS):
        return True
    cards = [unit for unit in wanted if board.card(unit) is not None]
    return len(partners(tried)) == 1 and any(board.owner(card) != partners(tried)[0] for card in cards)


@forbids("ARC-NEG-05", verbs=("offer", "counter", "accept"))
def wonder_is_built(tried: Tried) -> bool:
    parts = [*sides(tried)] if tried.verb in MAKES else [each.get for each in offers(tried, tried.word(1), tried.name)]
    return any(unit in tried.facts["built"] for part in parts for unit in part)


def pending(tried: Tried) -> Any:
    """Return the frame of the question that play waits for, below an offer that is being made."""
    stack = tried.s.stack
    return stack[-2] if stack and stack[-1][0] == TERMS else stack[-1]


def can_do(tried: Tried, giver: str, taker: str, unit: str, number: int) -> bool:
    """Return whether a favour can be carried out now, by the player who sets the order or chooses who stands up."""
    frame = pending(tried)
    asks = bool(frame[2] >> tried.game.seats.index(giver) & 1)
    if unit == "citizens":
        lying = [each for each in board_of(tried).own(taker) if each.lying]
        return frame[0] == RAISE and asks and number <= min(frame[3].count - tried.s.raised, len(lying))
    sold = {place >> 3: place & 7 for place in tried.s.places}
    free = int(unit.removeprefix("place")) - 1 not in sold and int(unit.removeprefix("place")) <= len(tried.game.seats)
    left = len(sold) + 1 < len(tried.game.seats) and tried.game.seats.index(taker) not in sold.values()
    return frame[0] == SET_ORDER and asks and free and left and number == 1


def is_favour(unit: str) -> bool:
    return unit == "citizens" or (unit.startswith("place") and unit != "places")


@forbids("ARC-NEG-11", verbs=("offer", "counter", "accept", "order"))
def favour_cannot_be_carried_out_now(tried: Tried) -> bool:
    if tried.verb == "order":
        sold = [tried.game.seats[place & 7] for place in tried.s.places]
        return tried.asked and tried.prompt == "set-order" and any(name in sold for name in tried.words[1:])
    if tried.verb == "accept":
        found = offers(tried, tried.word(1), tried.name) if tried.word(1) in tried.game.seats else []
        named = [(tried.word(1), tried.name, each.give) for each in found]
        named += [(tried.name, tried.word(1), each.get) for each in found]
    else:
        gives, gets = sides(tried)
        if any(is_favour(unit) for unit in (*gives, *gets)) and len(partners(tried)) != 1:
            return True
        named = [(tried.name, name, gives) for name in partners(tried)]
        named += [(name, tried.name, gets) for name in partners(tried)]
    for giver, taker, part in named:
        favours = {unit: number for unit, number in part.items() if is_favour(unit)}
        if tried.verb == "accept" and len([unit for unit in favours if unit != "citizens"]) > 1:
            return True  # nobody has two places
        if any(not can_do(tried, giver, taker, unit, number) for unit, number in favours.items()):
            return True
    return False


@forbids("ARC-NEG-17")
def it_is_laid_out_or_not_there(tried: Tried) -> bool:
    """True if an offer gives what its maker does not have, or something is to be paid that lies in an offer."""
    if tried.verb in MAKES:
        board, (gives, _) = board_of(tried), sides(tried)
        if any(number > have(tried, unit) for unit, number in gives.items() if unit in GOODS):
            return True
        return any(unit not in tried.me["cards"] for unit in gives if board.card(unit) is not None)
    unit = str(tried.figures.get("unit", ""))
    for name, need in costs(tried).items():
        laid = laid_out(tried, name)
        if laid and have(tried, name) < need <= have(tried, name) + laid and (not unit or unit == name):
            return tried.says(laid=laid)
    return False


@forbids("ARC-ORD-11", verbs=("offer", "counter", "accept"))
def florins_are_in_a_sealed_bid(tried: Tried) -> bool:
    if tried.verb == "accept":
        wanted = [each.get.get("florins", 0) for each in offers(tried, tried.word(1), tried.name)]
    else:
        wanted = [sides(tried)[0]["florins"]]
    return any(free_florins(tried) < number <= tried.me["florins"] for number in wanted)
