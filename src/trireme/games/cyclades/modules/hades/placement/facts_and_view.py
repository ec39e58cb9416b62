"""Free placement as facts and in views."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from msgspec.structs import replace

from trireme.games.cyclades.module import Told
from trireme.games.cyclades.modules.hades.placement.auction import AUCTION
from trireme.games.cyclades.modules.hades.placement.deployment import (
    DEPLOY_FLEET,
    DEPLOY_MARKER,
    DEPLOY_TROOP,
    DEPLOYMENT,
    Forces,
    NextDeployment,
    UnitToDeploy,
)
from trireme.games.cyclades.modules.hades.placement.placement import HadesPlacement
from trireme.games.cyclades.modules.hades.rules.ids import HAD_FRE_22, HAD_FRE_23
from trireme.games.cyclades.phases.prices import standing_offers
from trireme.games.cyclades.placement.deployment import NextPlace
from trireme.games.cyclades.placement.placement import god_at, holder_at
from trireme.games.cyclades.position.values import Values, wrong
from trireme.games.cyclades.problems import NOT_ON_TURN
from trireme.games.cyclades.ruleset import Ruleset
from trireme.games.cyclades.state import NO_CARD, State
from trireme.kit.positions import Facts, Finding, Schema
from trireme.kit.seats import NOBODY

FORCES: Final = ("god", "seat", "troops", "fleets", "bonus")
KINDS: Final = HadesPlacement.kinds


def deploying(s: State) -> Forces | None:
    """Return what the marker on turn has still to deploy, what is being asked included; None while nobody deploys."""
    frame = next((frame for frame in s.stack if frame[0] == KINDS.deploy), None)
    if frame is None:
        return None
    left: Forces = frame[1]
    top = s.stack[-1]
    if top[0] == DEPLOY_MARKER:
        return replace(left, bonus="prosperity")
    if top[0] not in (DEPLOY_TROOP, DEPLOY_FLEET):
        return left
    asked: UnitToDeploy = top[3]
    if top[0] == DEPLOY_TROOP:
        return replace(left, bonus="troop") if asked.is_bonus else replace(left, troops=left.troops + 1)
    return replace(left, bonus="fleet") if asked.is_bonus else replace(left, fleets=left.fleets + 1)


def view_of(ruleset: Ruleset, s: State) -> dict[str, Told]:
    """Return the stage of the placement; nothing once the first cycle has begun."""
    kinds = [frame[0] for frame in s.stack]
    if KINDS.deployment in kinds:
        return {"placement": {"stage": "auction"}}
    if KINDS.next_deployment not in kinds:
        return {}
    now = deploying(s)
    if now is None:
        return {"placement": {"stage": "deployment"}}
    return {
        "placement": {
            "stage": "deployment",
            "god": god_at(ruleset, s, now.place),
            "seat": now.seat,
            "troops": now.troops,
            "fleets": now.fleets,
            "bonus": now.bonus,
        }
    }


def facts_of(ruleset: Ruleset, s: State) -> Facts:
    now = deploying(s)
    if now is None:
        return {}
    return {
        "deploying": {
            "god": god_at(ruleset, s, now.place),
            "seat": ruleset.seats[now.seat],
            "troops": now.troops,
            "fleets": now.fleets,
            "bonus": bool(now.bonus),
        }
    }


def facts_schema() -> dict[str, Schema]:
    count: Schema = {"type": "integer", "minimum": 0}
    return {
        "deploying": {
            "type": "object",
            "properties": {
                "god": {"type": "string", "description": "Whose marker deploys; those before it have deployed."},
                "seat": {"type": "string", "description": "Whose marker it is."},
                "troops": {**count, "description": "Troops that it has still to deploy, without the bonus."},
                "fleets": {**count, "description": "Fleets that it has still to deploy, without the bonus."},
                "bonus": {"type": "boolean", "description": "Whether its bonus is still to come."},
            },
            "additionalProperties": False,
            "description": "The marker that deploys, at hades.deployment.",
        }
    }


def stand_on(placement: HadesPlacement, s: State, facts: Mapping[str, object]) -> None:
    """Stand in the midst of the deployment, where `deploying` says whose turn it is."""
    ruleset = placement.ruleset
    values = Values(ruleset, s)
    given = values.table("hades.deploying", facts.get("deploying", {}))
    if not given:
        return
    values.known("hades.deploying", given, FORCES)
    places = {god_at(ruleset, s, place): place for place in range(s.available + 1)}
    place = values.one_of("hades.deploying.god", given.get("god"), places)
    seat = holder_at(s, place)
    if seat == NOBODY or given.get("seat", ruleset.seats[seat]) != ruleset.seats[seat]:
        raise wrong("hades.deploying", NOT_ON_TURN, given=str(given.get("seat", given["god"])))
    usual = NextDeployment(placement).forces(s, seat, place)
    troops = values.count("hades.deploying.troops", given.get("troops", usual.troops), high=usual.troops)
    fleets = values.count("hades.deploying.fleets", given.get("fleets", usual.fleets), high=usual.fleets)
    bonus = values.flag("hades.deploying.bonus", given.get("bonus", True))
    before = [holder_at(s, each) for each in range(place)]
    s.order = []
    s.returned += [each for each in before if each != NOBODY]
    left = replace(usual, troops=troops, fleets=fleets, bonus=usual.bonus if bonus else "")
    s.stack = [(KINDS.next_deployment, NextPlace(place + 1)), (KINDS.deploy, left)]


def impossible(placement: HadesPlacement, s: State, at: str) -> Iterator[Finding]:
    ruleset = placement.ruleset
    if at not in (AUCTION, DEPLOYMENT):
        return
    if len(s.apollo) > placement.markers_on_apollo:
        yield "apollo", len(s.apollo), placement.reasons["apollo"]
    if any(card != NO_CARD for card in s.track):
        yield "track", ruleset.creature(next(card for card in s.track if card != NO_CARD)), HAD_FRE_22
    for seat in ruleset.all_seats if at == AUCTION else ():
        offers = standing_offers(s, seat)
        lying = len(offers) + s.apollo.count(seat)
        if offers and s.gold[seat] < sum(offers) + (ruleset.markers - lying) * ruleset.least_paid:
            yield f"players.{ruleset.seats[seat]}.gold", s.gold[seat], HAD_FRE_23
