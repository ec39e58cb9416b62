"""Positions with too many pieces, or with markers or cards out of place (ARC-CMP, ARC-EVO, ARC-WON, ARC-TZR)."""

from __future__ import annotations

from collections.abc import Iterator

from trireme.games.archipelago.lookup import LIMITED, MARKETS, PASSIVE, RESOURCES
from trireme.games.archipelago.position.offers import laid_out
from trireme.games.archipelago.rules.ids import (
    ARC_ACT_09,
    ARC_ACT_11,
    ARC_CMP_04,
    ARC_CMP_05,
    ARC_CMP_08,
    ARC_CMP_11,
    ARC_CRD_06,
    ARC_EVO_03,
    ARC_EVO_09,
    ARC_MKT_06,
    ARC_SET_07,
    ARC_SPE_10,
    ARC_TWO_01,
    ARC_TWO_02,
    ARC_TZR_12,
    ARC_TZR_14,
    ARC_TZR_15,
    ARC_VAR_05,
    ARC_VAR_06,
    ARC_VAR_08,
    ARC_VAR_12,
    ARC_VAR_13,
    ARC_WON_01,
    ARC_WON_02,
)
from trireme.games.archipelago.ruleset import Ruleset
from trireme.games.archipelago.state import State
from trireme.games.archipelago.talks import CUBES, FLORINS, TOKENS, laid_cards
from trireme.kit.content.rulebook import Rule
from trireme.kit.masks import bits
from trireme.kit.positions import Finding


def holdings(ruleset: Ruleset, s: State) -> Iterator[Finding]:
    yield from _pieces(ruleset, s)
    yield from _discs(ruleset, s)
    yield from _cards(ruleset, s)
    yield from _trends(ruleset, s)
    yield from _objectives(ruleset, s)


def _pieces(ruleset: Ruleset, s: State) -> Iterator[Finding]:
    """Yield florins, cubes and explorer tokens beyond their limits."""
    laid = laid_out(s)
    florins = s.bank + sum(s.florins) + s.wheel + s.buried + sum(s.benefactor) + laid[FLORINS]
    if s.bank < 0 or florins > ruleset.content.bank.florins_total:
        yield "bank", florins - min(s.bank, 0), ARC_CMP_05
    for at, count in enumerate(s.market):
        if count > len(ruleset.tables.price[at]):
            yield f"market.{MARKETS[at // 6]}.{RESOURCES[at % 6]}", count, ARC_MKT_06
    for kind, resource in enumerate(RESOURCES):
        out = s.market[kind] + s.market[6 + kind] + sum(s.stock[kind::6]) + laid[CUBES + kind]
        if s.stores[kind] < 0 or s.stores[kind] + out > ruleset.tables.cubes[kind]:
            yield f"stores.{resource}", out + max(s.stores[kind], 0), ARC_CMP_04
    tokens = sum(s.tokens) + laid[TOKENS]
    if s.explorers < 0 or s.explorers + tokens > ruleset.explorers:
        yield "explorers", max(s.explorers, 0) + tokens, ARC_CMP_11
    for seat, name in zip(ruleset.all_seats, ruleset.seats):
        if s.benefactor[seat] and ruleset.benefactor not in s.trends:
            yield f"players.{name}.benefactor", s.benefactor[seat], ARC_SPE_10


def _discs(ruleset: Ruleset, s: State) -> Iterator[Finding]:
    """Yield impossible discs, in hand and on the wheel."""
    for seat, name in zip(ruleset.all_seats, ruleset.seats):
        laid = own_spaces(s, seat)
        if s.discs[seat] + laid > ruleset.discs_owned(s):
            rule = ARC_CMP_08 if s.discs[seat] + laid > ruleset.most_discs else ARC_ACT_11
            yield f"players.{name}.discs", f"{s.discs[seat]} + {laid}" if laid else s.discs[seat], rule
    for number, name in enumerate(LIMITED):
        if s.spaces[3 + number] > ruleset.shared[number]:
            yield f"shared.{name}", s.spaces[3 + number], ARC_SET_07
        elif s.spaces[3 + number] and not s.spaces[number]:
            yield f"shared.{name}", s.spaces[3 + number], ARC_ACT_09


def own_spaces(s: State, seat: int) -> int:
    """Return the number of discs that a player has put on their own spaces."""
    return sum(s.spaces[number] >> seat & 1 for number in range(len(LIMITED)))


def _cards(ruleset: Ruleset, s: State) -> Iterator[Finding]:
    tables = ruleset.tables
    owned = sum(s.cards) | laid_cards(s)
    for name, mask, fits, misfit, rule in (
        ("built", s.built, tables.wonders, ARC_WON_01, ARC_WON_02),
        ("engaged", s.engaged, ~tables.wonders & ~_passive(ruleset), ARC_EVO_09, ARC_EVO_03),
    ):
        for card in bits(mask, range(len(tables.card_ids))):
            if not fits >> card & 1:
                yield name, tables.card_ids[card], misfit
            elif not owned >> card & 1:
                yield name, tables.card_ids[card], rule
    if len(s.track) > ruleset.spaces:
        yield "track", len(s.track), ARC_TZR_12


def _passive(ruleset: Ruleset) -> int:
    return sum(1 << card for card, arrow in enumerate(ruleset.tables.arrow) if arrow == PASSIVE)


def _trends(ruleset: Ruleset, s: State) -> Iterator[Finding]:
    most, rule = 1, ARC_TZR_14
    for variant, many, says in (
        ("open-objectives", 0, ARC_VAR_05),
        ("two-trends", 2, ARC_VAR_08),
        ("benefactor-plus", 2, ARC_VAR_12),
    ):
        if variant in ruleset.variants:
            most, rule = many, says
    names = ", ".join(ruleset.trend_ids[trend] for trend in s.trends)
    lacking = rule is ARC_VAR_12 and len(s.trends) == most and ruleset.benefactor not in s.trends
    if len(s.trends) > most or len({*s.trends}) < len(s.trends) or lacking:
        yield "trends", names, rule


def _objectives(ruleset: Ruleset, s: State) -> Iterator[Finding]:
    """Yield impossible objectives. Each is one card of the deck in play, and lies in one place."""
    seen: list[int] = []
    places = [(f"players.{name}.objectives", s.objectives[seat]) for seat, name in enumerate(ruleset.seats)]
    for where, cards in (*places, ("open_objectives", s.open_objectives)):
        for card in cards:
            if card not in ruleset.dealt:
                yield where, ruleset.objective_ids[card], _not_dealt(ruleset, card)
            elif card in seen:
                yield where, ruleset.objective_ids[card], ARC_TZR_15
            seen.append(card)
    open_ones = "open-objectives" in ruleset.variants
    for where, cards in places:
        if len(cards) > (0 if open_ones else ruleset.objectives_each):
            yield where, len(cards), ARC_VAR_05 if open_ones else ARC_TWO_01 if ruleset.players == 2 else ARC_TZR_15
    if len(s.open_objectives) > (ruleset.players if open_ones else 0):
        yield "open_objectives", len(s.open_objectives), ARC_VAR_05
    for seat, name in enumerate(ruleset.seats):
        held = [card for other, cards in enumerate(s.objectives) for card in cards if other != seat]
        away = [card for card in bits(s.known[seat], range(len(ruleset.objective_ids))) if card not in held]
        if away and ("objective-choice" not in ruleset.variants or len(away) > 1 or away[0] in seen):
            yield f"players.{name}.known", ruleset.objective_ids[away[0]], ARC_CRD_06


def _not_dealt(ruleset: Ruleset, card: int) -> Rule:
    """Return the rule by which an objective is not in the deck."""
    objective = ruleset.content.objective[card]
    if objective.length != ruleset.length:
        return ARC_TZR_15
    if ruleset.players == 2:
        return ARC_TWO_02
    return ARC_VAR_06 if "open-objectives" in ruleset.variants else ARC_VAR_13
