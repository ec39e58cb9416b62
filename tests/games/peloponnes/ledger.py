"""Books kept from the journal alone, by the rules as a player knows them: the state must agree with them."""

from __future__ import annotations

from trireme.games.peloponnes import events
from trireme.games.peloponnes.game import Peloponnes
from trireme.games.peloponnes.modules.sea.events import SeaBought
from trireme.games.peloponnes.modules.six.events import EndBonus
from trireme.games.peloponnes.state import State
from trireme.kit.engine.event import Event

STORES = {"wood": 10, "stone": 10, "food": 13}
KEPT = ("wood", "stone", "food", "coins", "luxury", "population")


class Ledger:
    """What each seat must have."""

    def __init__(self, game: Peloponnes, s: State) -> None:
        self.cost = {
            tile.id: {"wood": tile.cost.wood, "stone": tile.cost.stone} for tile in game.ruleset.tables.buildings
        }
        self.mats = [{kind: getattr(s, kind)[seat] for kind in KEPT} for seat in range(len(game.seats))]
        self.marked: set[str] = set()
        self.sea = [0] * len(game.seats)
        """Sea tiles bought: each feeds one inhabitant."""

    def agrees(self, s: State) -> bool:
        return all(getattr(s, kind)[seat] == mat[kind] for seat, mat in enumerate(self.mats) for kind in KEPT)

    def pay(self, seat: int, **price: int) -> None:
        """Own goods first, then two luxury goods for each that is missing."""
        mat = self.mats[seat]
        for kind, count in price.items():
            own = min(count, mat[kind])
            mat[kind] -= own
            mat["luxury"] -= 2 * (count - own)

    def gain(self, seat: int, **goods: int) -> None:
        """What does not fit the store becomes luxury goods."""
        mat = self.mats[seat]
        for kind, count in goods.items():
            room = STORES[kind] - mat[kind] if kind in STORES else count
            mat[kind] += min(count, room)
            mat["luxury"] += max(0, count - room)

    def coin_back(self, seat: int, tile: str) -> None:
        if tile in self.marked:
            self.marked.remove(tile)
            self.mats[seat]["coins"] += 1

    def note(self, event: Event) -> None:
        match event:
            case events.BidMade(seat=seat, coins=coins) | events.Bought(seat=seat, coins=coins):
                self.pay(seat, coins=coins)
            case events.Withdrew(seat=seat, coins=coins) | events.Passed(seat=seat, coins=coins):
                self.gain(seat, coins=coins)
            case events.Placed(seat=seat, tile=tile, how="paid"):
                self.pay(seat, **self.cost[tile])
            case events.Placed(seat=seat, tile=tile, how="marked"):
                self.pay(seat, coins=1)
                self.marked.add(tile)
            case events.Gained(seat=seat, wood=wood, stone=stone, food=food, coins=coins):
                self.mats[seat]["population"] += event.population
                self.gain(seat, wood=wood, stone=stone, food=food, coins=coins, luxury=event.luxury)
            case events.Took(seat=seat, good=good):
                self.gain(seat, **{good: 1})
            case events.Suffered(seat=seat, loss=loss, count=count):
                self.mats[seat][loss] -= count
            case events.Paid(seat=seat, wood=wood, stone=stone, food=food, coins=coins):
                self.pay(seat, wood=wood, stone=stone, food=food, coins=coins)
            case events.TileLost(seat=seat, tile=tile) | events.GaveUp(seat=seat, tile=tile):
                self.coin_back(seat, tile)
            case events.Finished(seat=seat, tile=tile):
                self.pay(seat, **self.cost[tile])
                self.coin_back(seat, tile)
            case SeaBought(seat=seat, wood=wood, stone=stone, food=food, coins=coins, luxury=luxury):
                self.mats[seat]["luxury"] -= luxury
                self.pay(seat, wood=wood, stone=stone, food=food, coins=coins)
                self.mats[seat]["population"] += event.population
                self.sea[seat] += 1
            case EndBonus(seat=seat, population=population):
                self.mats[seat]["population"] += population
            case events.Fed(seat=seat, fed=fed):
                self.pay(seat, food=max(0, fed - self.sea[seat]))
                self.mats[seat]["population"] = fed
            case _:
                pass
