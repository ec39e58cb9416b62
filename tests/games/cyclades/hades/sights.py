"""What can be seen in whole games with Hadès, and what the recorded ones must show between them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from tests.games.cyclades.hades.tables import WHOLE
from trireme.games.cyclades import events as told
from trireme.games.cyclades.battle.strength import island_bonus
from trireme.games.cyclades.game import Cyclades
from trireme.games.cyclades.modules.hades.favours import events as of_favours
from trireme.games.cyclades.modules.hades.favours.magic import events as of_items
from trireme.games.cyclades.modules.hades.god import events as of_god
from trireme.games.cyclades.modules.hades.heroes import events as of_heroes
from trireme.games.cyclades.modules.hades.heroes.hero import hero_cards
from trireme.games.cyclades.modules.hades.piece import figures
from trireme.games.cyclades.modules.hades.placement import events as of_placement
from trireme.games.cyclades.modules.hades.rules.ids import HAD_PWR_08
from trireme.games.cyclades.options import BASE_SEATS, FEWEST
from trireme.games.cyclades.ruleset import Ruleset
from trireme.games.cyclades.state import State
from trireme.kit.engine.event import Event
from trireme.kit.records.record import Match

ALONE: Final = [name for name in WHOLE if name not in Cyclades.extras]
"""Each piece can be played without the others."""
NEW_CREATURES: Final = ("cerberus", "charon", "erinyes", "empusa", "chiron-hades", "manticore")
RARE: Final = {
    of_favours.NoItemLeft,
    of_favours.NoPriestessLeft,
    of_heroes.AmazonsGone,
    of_placement.FleetKept,
    of_favours.ItemsReshuffled,
    of_items.ItemWanted,
    of_items.ItemsWanted,
}
"""What happens so seldom, or is so seldom asked for by bots, that no game is looked for."""


def wanted() -> list[str]:
    """Everything that the recorded games must show."""
    ruleset = Cyclades(players=FEWEST, modules=WHOLE).ruleset
    sights = [f"{players} players with everything" for players in range(FEWEST, BASE_SEATS + 1)]
    sights += [f"{piece} alone" for piece in ALONE]
    sights += [f"{card.id} {what}" for card in hero_cards(ruleset) for what in ("in battle", "sacrificed")]
    sights += [f"{item.id} played" for item in figures(ruleset).item]
    sights += [f"{favour.id} used" for favour in figures(ruleset).favour]
    sights += [f"{creature} called" for creature in NEW_CREATURES]
    sights += ["hades acts", "a Necropolis moved", "a Metropolis with Theatres"]
    return [*sights, *(f"event {tag_of(event)}" for event in events_of_hades() if event not in RARE)]


def events_of_hades() -> Iterator[type[Event]]:
    for module in (of_placement, of_god, of_heroes, of_favours, of_items):
        for each in vars(module).values():
            if isinstance(each, type) and issubclass(each, Event) and tag_of(each).startswith("hades."):
                yield each


def tag_of(event: type[Event]) -> str:
    return str(event.__struct_config__.tag)


def watched(match: Match[State]) -> Match[State]:
    """A match that is about to begin, with an onlooker."""
    match.state.journal = Onlooker(match)
    return match


def seen_in(match: Match[State]) -> set[str]:
    """What a watched game has shown."""
    onlooker, game = match.journal, match.game
    assert isinstance(onlooker, Onlooker)
    assert isinstance(game, Cyclades)
    chosen = game.ruleset.chosen
    seen = {f"{name} alone" for name in chosen if len(chosen) == 1}
    if set(chosen) == set(WHOLE):
        seen.add(f"{game.ruleset.players} players with everything")
    if any("hades.theatres" in line for line in match.lines):
        seen.add("a Metropolis with Theatres")
    return onlooker.seen | seen


class Onlooker(list[Event]):
    """A journal that looks at the board when something happens: events do not say who takes part in a battle."""

    def __init__(self, match: Match[State]) -> None:
        super().__init__()
        assert isinstance(match.game, Cyclades)
        self.ruleset: Ruleset = match.game.ruleset
        self.s = match.state
        self.seen: set[str] = set()
        self.heroes = {card.id: card for card in hero_cards(self.ruleset)}
        for event in match.journal:
            self.append(event)

    def append(self, event: Event) -> None:
        super().append(event)
        self.seen.add(f"event {tag_of(type(event))}")
        self.watch_use(event)
        if self.heroes:
            self.watch_battle(event)

    def watch_use(self, event: Event) -> None:
        match event:
            case told.Called() | told.Copied():
                self.seen.add(f"{event.creature} called")
            case told.TurnBegun():
                self.seen.add(f"{event.god} acts")
            case of_god.NecropolisBuilt() if isinstance(self[-2], of_god.NecropolisGone):
                self.seen.add("a Necropolis moved")
            case of_heroes.HeroSacrificed():
                self.seen.add(f"{event.hero} sacrificed")
            case of_items.ItemPlayed() | of_items.ItemShown():
                self.seen.add(f"{event.item} played")
            case of_favours.FavourUsed():
                self.seen.add(f"{event.favour} used")

    def watch_battle(self, event: Event) -> None:
        """Powers of Heroes that have changed something, HAD-PWR-01, 03, 08, 12, 14, 16."""
        match event:
            case told.Assault() if event.land:
                walls = island_bonus(self.ruleset, self.s, self.s.battle.island)
                if self.heroes["achilles"].kind.attacks(self.s):
                    self.seen.add("achilles in battle")
                if event.attack_score == event.defence_score and event.lost_attack != event.lost_defence:
                    self.seen.add("penthesilea in battle")
                if walls and self.heroes["odysseus"].kind.attacks(self.s):
                    self.seen.add("odysseus in battle")
                if self.heroes["hector"].kind.defends(self.s):
                    self.seen.add("hector in battle")
            case of_heroes.DieRolledAgain():
                self.seen.add("theseus in battle")
            case told.NoRetreat() if event.rule == HAD_PWR_08.id:
                self.seen.add("perseus in battle")
