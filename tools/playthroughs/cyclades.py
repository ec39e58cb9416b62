"""Playthroughs of Cyclades."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, cast

from tools.playthroughs.common import Teller
from trireme.games.cyclades import events
from trireme.games.cyclades.game import Cyclades
from trireme.games.cyclades.modules.hades.favours import events as of_favours
from trireme.games.cyclades.modules.hades.favours.magic import events as of_items
from trireme.games.cyclades.modules.hades.god import events as of_god
from trireme.games.cyclades.modules.hades.heroes import events as of_heroes
from trireme.games.cyclades.modules.hades.placement import events as of_placement
from trireme.games.cyclades.modules.monuments import events as of_monuments
from trireme.games.cyclades.modules.titans import events as of_titans
from trireme.games.cyclades.view import CycladesView
from trireme.kit.engine.event import Event

PHASES: dict[type[Event], str] = {
    events.OrderDrawn: "setup",
    events.CycleBegun: "cycle",
    events.CreatureCame: "creatures",
    events.CreatureLeft: "creatures",
    events.GodsLaid: "gods",
    events.Income: "income",
    events.Offered: "offerings",
    events.Displaced: "offerings",
    events.WentToApollo: "offerings",
    events.Paid: "offerings",
    events.ApolloGave: "apollo",
    events.Prospered: "apollo",
    events.GoldShown: "cycle-end",
    events.Victory: "cycle-end",
    of_placement.AuctionBegun: "hades.auction",
    of_placement.TroopDeployed: "hades.deployment",
    of_placement.FleetDeployed: "hades.deployment",
    of_placement.FleetKept: "hades.deployment",
    of_placement.Deployed: "hades.deployment",
    of_placement.NoIncome: "income",
    of_god.Threatened: "hades.threat",
    of_god.Covered: "gods",
    of_god.Departed: "apollo",
    of_heroes.HeroOffered: "creatures",
    of_heroes.HeroUnsold: "creatures",
    of_heroes.HeroPaid: "hades.upkeep",
    of_favours.PaidByPriestess: "hades.upkeep",
    of_favours.FavourLaid: "gods",
    of_favours.FavoursReshuffled: "gods",
    of_items.ThreatRolled: "hades.threat",
    of_items.FleeceGave: "income",
    of_items.GodsMoved: "gods",
    of_items.GodBarred: "offerings",
    of_titans.BuildingDrawn: "setup",
    of_titans.SpecialDrawn: "setup",
    of_monuments.MonumentDrawn: "setup",
    of_titans.AuctionBegun: "titans.auction",
    of_titans.UnitDeployed: "titans.deployment",
    of_titans.FleetDeployed: "titans.deployment",
    of_titans.FleetKept: "titans.deployment",
    of_titans.Gained: "titans.deployment",
    of_titans.Deployed: "titans.deployment",
    of_titans.NoIncome: "income",
    of_titans.Shared: "income",
    of_titans.Struck: "offerings",
    of_titans.Pledged: "offerings",
    of_monuments.Trained: "income",
    of_monuments.Launched: "income",
}
"""The phase of an event; others belong to the actions."""
WHEREVER = (
    of_heroes.HeroGone,
    of_favours.FavourDiscarded,
    of_items.ItemPlayed,
    of_items.ItemShown,
    of_items.ItemRests,
    of_items.ItemsRest,
    of_items.ItemWanted,
    of_items.ItemsWanted,
    of_titans.Given,
    of_titans.BuildingLost,
    of_titans.PartnerAsked,
    of_titans.ArtifactGone,
    of_monuments.Raised,
)
"""Events that can happen in any phase."""


class CycladesTeller(Teller):
    note = "Figures of a player: gold, priests, philosophers, income; then islands (troops) and seas (fleets)."
    header = "cycle"
    now = "setup"
    """The current phase."""

    def questions(self, seat: int, move: str) -> Iterator[str]:
        self.now = self.phase_at(self.match.state)
        yield from super().questions(seat, move)

    def phase_at(self, s: Any) -> str:
        assert isinstance(self.game, Cyclades)
        return self.game.view(s, None).phase

    def phase_of(self, event: Event) -> str:
        if not isinstance(event, WHEREVER):
            self.now = PHASES.get(type(event), "actions")
        return self.now

    def standings(self) -> Iterator[str]:
        """Yield all players when the offerings of a cycle begin."""
        assert isinstance(self.game, Cyclades)
        view = self.game.view(self.match.state, None)
        if view.phase == "offerings" and view.cycle > self.shown:
            self.shown = view.cycle
            for seat in dict.fromkeys(view.order):
                yield from self.line(self.phase, f"{self.game.seats[seat]} = {self.player(view, seat)}")

    def player(self, view: CycladesView, seat: int) -> str:
        player = view.players[seat]
        gold = self.match.state.gold[seat]
        figures = f"{gold}, {player.priests}, {player.philosophers}, +{player.income}"
        islands = [self.island(view, island) for island, each in enumerate(view.islands) if each.owner == seat]
        seas = [f"{sea.id} ({sea.fleets})" for sea in view.seas if sea.owner == seat]
        return f"{figures} | {', '.join(islands)} | {', '.join(seas)}"

    def island(self, view: CycladesView, number: int) -> str:
        island = view.islands[number]
        standing = [self.words.name("building", building) for building in island.buildings if building]
        if island.metropolis:
            standing.append(self.words.name("building", "metropolis").upper())
        if island.figure:
            standing.append(self.words.name("creature", island.figure))
        hades = view.modules.get("hades", {})
        if hades.get("necropolis") == island.id:
            standing.append(self.words.name("building", "necropolis"))
        heroes = cast("list[dict[str, str]]", hades.get("heroes", []))
        standing += [self.words.name("creature", each["hero"]) for each in heroes if each["island"] == island.id]
        if titans := island.units.get("titan", 0):
            standing.append(f"Titan x{titans}")
        standing += self.of_modules(view, island.id)
        name = f"{self.words.name('island', island.id)} ({island.troops})"
        return f"{name}: {', '.join(standing)}" if standing else name

    def of_modules(self, view: CycladesView, island: str) -> Iterator[str]:
        """Yield what Titans and Monuments have added to an island."""
        for module, things, kind in (
            ("monuments", "monuments", "monument"),
            ("titans", "specials", "metropolis"),
            ("titans", "artifacts", "artifact"),
        ):
            told = cast("list[dict[str, str]]", view.modules.get(module, {}).get(things, []))
            yield from (self.words.name(kind, each[kind]) for each in told if each["island"] == island)


TELLER = CycladesTeller
PLAYTHROUGHS = {
    "2": ("2-players", "fr"),
    "3": ("3-players", "en"),
    "4": ("4-players", "fr"),
    "5": ("5-players", "en"),
    "2-hades": ("2-players-hades", "en"),
    "3-hades": ("3-players-hades", "fr"),
    "4-hades": ("4-players-hades", "en"),
    "5-hades": ("5-players-hades", "fr"),
    "4-monuments": ("4-players-monuments", "en"),
    "3-titans": ("3-players-titans", "fr"),
    "5-titans": ("5-players-titans", "en"),
    "4-teams": ("4-players-teams-monuments", "en"),
    "6-teams": ("6-players-teams-monuments-eager-2", "fr"),
}
"""The record and language of each playthrough, by number of players and expansion."""
