"""Free placement as facts and in views."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final, NamedTuple

from trireme.games.cyclades.module import Told
from trireme.games.cyclades.modules.hades.components import FreePlacement
from trireme.games.cyclades.modules.hades.frames import (
    DEPLOY,
    DEPLOY_FLEET,
    DEPLOY_MARKER,
    DEPLOY_TROOP,
    DEPLOYMENT,
    NEXT_DEPLOYMENT,
)
from trireme.games.cyclades.modules.hades.placement.deployment import (
    BONUSES,
    FLEET,
    PROSPERITY,
    TROOP,
    NextDeployment,
    holder_at,
)
from trireme.games.cyclades.modules.hades.readers import of_deploy, of_deploy_unit
from trireme.games.cyclades.modules.hades.rules.ids import HAD_FRE_04, HAD_FRE_21, HAD_FRE_22, HAD_FRE_23
from trireme.games.cyclades.phases.prices import standing_offers
from trireme.games.cyclades.position.values import Values, wrong
from trireme.games.cyclades.problems import NOT_ON_TURN
from trireme.games.cyclades.ruleset import Ruleset
from trireme.games.cyclades.state import NO_CARD, State
from trireme.kit.positions import Facts, Finding, Schema
from trireme.kit.seats import NOBODY

DEPLOYING: Final = ("god", "seat", "troops", "fleets", "bonus")
AUCTION: Final = "hades.auction"
STAGES: Final = (AUCTION, "hades.deployment")


class Deploying(NamedTuple):
    """What the marker whose turn it is has still to deploy, what is being asked included."""

    place: int
    seat: int
    troops: int
    fleets: int
    bonus: int


def deploying(s: State) -> Deploying | None:
    """None while nobody deploys."""
    frame = next((frame for frame in s.stack if frame[0] == DEPLOY), None)
    if frame is None:
        return None
    place, seat, troops, fleets, bonus = of_deploy(frame)
    top = s.stack[-1]
    if top[0] == DEPLOY_TROOP:
        troops, bonus = (troops, TROOP) if of_deploy_unit(top) else (troops + 1, bonus)
    elif top[0] == DEPLOY_FLEET:
        fleets, bonus = (fleets, FLEET) if of_deploy_unit(top) else (fleets + 1, bonus)
    elif top[0] == DEPLOY_MARKER:
        bonus = PROSPERITY
    return Deploying(place, seat, troops, fleets, bonus)


def god_at(ruleset: Ruleset, s: State, place: int) -> str:
    return ruleset.god(s.gods[place]) if place < s.available else "apollo"


def view_of(ruleset: Ruleset, s: State) -> dict[str, Told]:
    """Nothing once the first cycle has begun."""
    kinds = [frame[0] for frame in s.stack]
    if DEPLOYMENT in kinds:
        return {"placement": {"stage": "auction"}}
    if NEXT_DEPLOYMENT not in kinds:
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
            "bonus": BONUSES[now.bonus],
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


def stand_on(ruleset: Ruleset, s: State, facts: Mapping[str, object], own: FreePlacement) -> None:
    """In the midst of the deployment, where `deploying` says whose turn it is."""
    values = Values(ruleset, s)
    given = values.table("hades.deploying", facts.get("deploying", {}))
    if not given:
        return
    values.known("hades.deploying", given, DEPLOYING)
    usual = NextDeployment(ruleset, own)
    places = {god_at(ruleset, s, place): place for place in range(s.available + 1)}
    place = values.one_of("hades.deploying.god", given.get("god"), places)
    seat = holder_at(s, place)
    if seat == NOBODY or given.get("seat", ruleset.seats[seat]) != ruleset.seats[seat]:
        raise wrong("hades.deploying", NOT_ON_TURN, given=str(given.get("seat", given["god"])))
    troops = values.count("hades.deploying.troops", given.get("troops", usual.troops), high=usual.troops)
    fleets = values.count("hades.deploying.fleets", given.get("fleets", usual.fleets), high=usual.fleets)
    bonus = values.flag("hades.deploying.bonus", given.get("bonus", True))
    before = [holder_at(s, each) for each in range(place)]
    s.order = []
    s.returned += [each for each in before if each != NOBODY]
    left = (troops, fleets, usual.bonus_at(s, place) if bonus else 0)
    s.stack = [(NEXT_DEPLOYMENT, place + 1), (DEPLOY, place, seat, *left)]


def impossible(ruleset: Ruleset, s: State, at: str, own: FreePlacement) -> Iterator[Finding]:
    if at not in STAGES:
        return
    if len(s.apollo) > own.markers_on_apollo:
        yield "apollo", len(s.apollo), HAD_FRE_21 if ruleset.players == 2 else HAD_FRE_04
    if any(card != NO_CARD for card in s.track):
        yield "track", ruleset.creature(next(card for card in s.track if card != NO_CARD)), HAD_FRE_22
    for seat in ruleset.all_seats if at == AUCTION else ():
        offers = standing_offers(s, seat)
        lying = len(offers) + s.apollo.count(seat)
        if offers and s.gold[seat] < sum(offers) + (ruleset.markers - lying) * ruleset.least_paid:
            yield f"players.{ruleset.seats[seat]}.gold", s.gold[seat], HAD_FRE_23
