"""What differs between the starting placements of expansions, and how one joins a game."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import ClassVar, Final, Literal, NamedTuple

from trireme.games.cyclades.phases.offerings import PAY
from trireme.games.cyclades.placement import events
from trireme.games.cyclades.points import Entry
from trireme.games.cyclades.ruleset import Ruleset
from trireme.games.cyclades.state import State
from trireme.kit.content.rulebook import Rule
from trireme.kit.seats import NOBODY, Seat

APOLLO: Final = "apollo"

Role = Literal["gods", "apollo", "order", "pieces", "occupied", "marker"]
"""What a rule says: which gods are laid out, how many markers Apollo takes, who deploys first, what is deployed, that
places of others are closed, and where Apollo's prosperity marker goes."""


class Kinds(NamedTuple):
    """The numbers of the frames that every starting placement has."""

    auction_gods: int
    draw_auction_god: int
    auction: int
    deployment: int
    next_deployment: int
    deploy: int


class Placement:
    """The starting placement of an expansion in a game: figures of its content, numbers, rules and events."""

    name: ClassVar[str]
    """The expansion. Its phases are `hades.auction` and `hades.deployment`, its verb is `hades.deploy`."""
    kinds: ClassVar[Kinds]
    verbs: ClassVar[tuple[str, ...]] = ("recruit", "place", "put", "prosper", "prosperity")
    """Other verbs with which something is deployed."""
    auction_begun: ClassVar[type[events.BaseAuctionBegun]]
    deployed: ClassVar[type[events.BaseDeployed]]
    fleet_deployed: ClassVar[type[events.BaseFleetDeployed]]
    fleet_kept: ClassVar[type[events.BaseFleetKept]]
    no_income: ClassVar[type[events.BaseNoIncome]]

    def __init__(self, ruleset: Ruleset, *, starting_gold: int, gods: int, markers_on_apollo: int) -> None:
        self.ruleset = ruleset
        self.starting_gold = starting_gold
        self.gods = gods
        """Gods that are laid out for the auction, besides Apollo."""
        self.markers_on_apollo = markers_on_apollo
        self.bonus: Mapping[str, str] = {}
        """What each god, and Apollo, adds, as forecasts and the bot name it; a god that is missing adds nothing."""
        self.bonus_rules: Mapping[str, str] = {}
        """Ids of the rules that say so."""
        self.reasons: Mapping[Role, Rule] = {}
        """The rules that refuse moves, by what they are about."""

    def join(self, asked: Iterable[int]) -> None:
        """Take the place of the printed set-up and of any other placement (TIT-HXT-01).

        While a question of one of the kinds in `asked` is put, all others wait for their turn to deploy.
        """
        ruleset, points, kinds = self.ruleset, self.ruleset.points, self.kinds
        order, pieces = self.reasons["order"], self.reasons["pieces"]
        deploy = f"{self.name}.deploy"
        ruleset.starting_gold = self.starting_gold
        points.settled.clear()
        points.opening[:] = (kinds.auction_gods, kinds.auction, PAY, kinds.deployment)
        points.entries[f"{self.name}.auction"] = Entry(kinds.auction, like="offerings")
        points.entries[f"{self.name}.deployment"] = Entry(kinds.deployment, like="actions")
        points.verbs[deploy] = (order, pieces)
        points.holds[order] = self.waits_for_the_order
        points.holds[pieces] = self.has_deployed
        points.waits |= dict.fromkeys(asked, (order, (deploy, *self.verbs)))

    def waits_for_the_order(self, ruleset: Ruleset, s: State, seat: Seat, words: list[str]) -> bool:
        """Return whether the auction that decides who deploys first is not over."""
        return any(frame[0] == self.kinds.deployment for frame in s.stack)

    def has_deployed(self, ruleset: Ruleset, s: State, seat: Seat, words: list[str]) -> bool:
        """Return whether a seat can deploy nothing else now, and nothing more later."""
        is_used = self.kinds.deployment in ruleset.points.opening
        return is_used and not self.waits_for_the_order(ruleset, s, seat, words)

    def bonus_of(self, god: str) -> str:
        return self.bonus.get(god, "")

    @classmethod
    def scramble(cls, ruleset: Ruleset, s: State) -> None:
        """Give everybody the gold that all begin with, until the auction begins."""
        if any(frame[0] == cls.kinds.auction for frame in s.stack):
            s.gold = [ruleset.starting_gold] * ruleset.players


def holder_at(s: State, place: int) -> Seat:
    """Return whose marker lies at a place of the order: first those of the gods, then those of Apollo."""
    if place < s.available:
        return s.offer_seat[s.gods[place]]
    return s.apollo[place - s.available] if place - s.available < len(s.apollo) else NOBODY


def god_at(ruleset: Ruleset, s: State, place: int) -> str:
    """Return the god at a place of the order, by id."""
    return ruleset.god(s.gods[place]) if place < s.available else APOLLO
