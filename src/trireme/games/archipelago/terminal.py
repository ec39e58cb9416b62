"""Draw the table of Archipelago in the terminal, from the view and the content."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, Final

from rich.console import RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from trireme.games.archipelago.effects.table import effects_of
from trireme.games.archipelago.game import Archipelago
from trireme.games.archipelago.lookup import MARKETS, RESOURCES
from trireme.games.archipelago.sentences import sentences
from trireme.games.archipelago.view import ArchipelagoView, OpenOffer, Player, Tile, Unit
from trireme.words import Words
from trireme.words.layout import paragraph, plain, together

SEATS: Final = ("red", "green", "yellow", "blue", "magenta")
"""The styles of the players."""
NOTHING: Final = "–"
TAKEN: Final = "°"
PILLAGED: Final = "×"
LYING: Final = "_"
WHERE: Final = {
    "land": "on-land",
    "land2": "on-land2",
    "town": "on-town",
    "market": "on-market",
    "port": "on-port",
    "temple": "on-temple",
    "icon": "on-icon",
    "icon2": "on-icon2",
    "water": "on-water",
    "harbour": "on-harbour",
    "shoal": "on-shoal",
}
"""The words of the spots."""
ARROWS: Final = {"black": "owner", "multicolour": "everybody", "passive": "always", "none": "to-build"}
"""The words for who may use a card."""
STATUS: Final = {"open": "open", "kept": "kept", "broken": "broken"}
"""The words for the fate of a promise."""
KINDS: Final = {"character": "character", "progress": "progress", "wonder": "wonder"}
CELL: Final = 7
"""Columns of a hex in the sketch of the map."""


class TerminalBoard:
    """The table of Archipelago, drawn with words of one language."""

    def __init__(self, game: Archipelago, words: Words) -> None:
        ruleset = game.ruleset
        content = ruleset.content
        self.words = words
        self.say = words.text
        self.prices = ruleset.tables.price
        self.cards = {card.id: card for card in content.evolution_card}
        effects = effects_of(ruleset)
        ids = [*self.cards, *ruleset.event_ids]
        self.effects = {id: sentences(each) for id, each in zip(ids, effects, strict=True)}
        self.objectives = {each.id: each for each in content.objective}
        self.trends = {each.id: each for each in content.trend}
        french = words.language == "fr"
        things = (*content.resource, *content.building)
        self.things_named = {each.id: each.name_fr if french else each.name_en for each in things}
        """Names of resources and buildings, which have no article in sentences."""
        self.criteria = {each.id: each for each in content.criterion}
        self.figures = {id: ruleset.threshold(number) for number, id in enumerate(self.objectives)}

    def places(self, view: ArchipelagoView) -> dict[str, str]:
        found = {}
        for tile in view.tiles:
            found[plain(tile.id)] = found[plain(self.words.name("tile", tile.id))] = f"tile:{tile.id}"
        for id in self.cards:
            found[plain(id)] = found[plain(self.words.name("card", id))] = f"card:{id}"
        return found

    def draw(self, view: ArchipelagoView, width: int) -> Iterable[RenderableType]:
        yield Rule(Text(self.headline(view), "bold"), style="cyan")
        for outlook in view.foretold():
            yield paragraph(self.words.outlook(outlook), width, "yellow", "", "  ")
        yield from self.criteria_of(view, width)
        yield self.markets(view)
        yield from self.map(view, width)
        yield from self.track(view, width)
        yield from self.offers(view, width)
        yield from self.players(view)
        if view.seat is not None:
            yield from self.mine(view, view.players[view.seat], width)

    def headline(self, view: ArchipelagoView) -> str:
        phase = self.words.name("phase", view.phase)
        return self.say("terminal-head", round=view.round, rounds=view.rounds, phase=phase)

    def title(self, key: str) -> Text:
        return Text(self.say(f"terminal-{key}"), "bold underline")

    def line(self, key: str, text: str, width: int) -> Text:
        """Return a label and what it stands for."""
        label = self.say(f"terminal-{key}")
        line = paragraph(f"{label} {text}", width, "", " ", "   ")
        line.stylize("dim", 1, 1 + len(label))
        return line

    # What counts.

    def criteria_of(self, view: ArchipelagoView, width: int) -> Iterator[Text]:
        for id in view.trends:
            text = self.told(self.criteria[self.trends[id].criterion])
            yield self.line("trend", f"{self.words.name('trend', id)}. {text}", width)
        for id in view.open_objectives:
            yield self.line("for-all", self.objective(id), width)
        if view.ending:
            yield self.line("ending", self.objective(view.ending), width)

    def told(self, entry: Any) -> str:
        return str(entry.text_fr if self.words.language == "fr" else entry.text_en)

    def objective(self, id: str) -> str:
        """Return an objective: its name, when the game ends by it, and what it counts."""
        objective = self.objectives[id]
        ends = self.say(f"trigger-{objective.trigger.type}", n=self.figures[id])
        parts = [f"{self.words.name('objective', id)}. {ends}", self.told(self.criteria[objective.criterion])]
        special = objective.special
        if special is not None and special.win_alone_on_revolt:
            parts[1] = self.say("terminal-separatist")
        elif special is not None:
            figures = {"points": special.vp, "margin": special.population_minus_rebels_over}
            parts[1] = self.say("terminal-pacifist", **figures)
        return " ".join(parts)

    # Markets.

    def markets(self, view: ArchipelagoView) -> Table:
        """Return the cubes of both markets, the price of one more and of one sold, and the cubes of the bank."""
        table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim")
        table.add_column(self.title("markets"))
        for key in ("domestic", "export"):
            table.add_column(self.say(f"terminal-{key}"))
        table.add_column(self.say("terminal-bank"), justify="right")
        for number, resource in enumerate(RESOURCES):
            figures = []
            for market, name in enumerate(MARKETS):
                count = view.markets[name][resource]
                prices = self.prices[market * 6 + number]
                buy = prices[count - 1] if count else NOTHING
                sell = prices[count] if count < len(prices) else NOTHING
                figures.append(f"{count} · {buy}/{sell}")
            table.add_row(f" {self.things_named[resource]}", *figures, str(view.stores[resource]))
        bank = self.words.sentences.count(view.bank, "florins")
        explorers = self.words.sentences.count(view.explorers, "tokens")
        table.add_row(f" {bank}", explorers)
        return table

    # The map.

    def map(self, view: ArchipelagoView, width: int) -> Iterator[RenderableType]:
        yield self.title("map")
        cells = {tile.id: tuple(int(part) for part in tile.cell.split(",")) for tile in view.tiles}
        west = min(q for q, _ in cells.values())
        if (max(q for q, _ in cells.values()) - west + 1) * CELL <= width:
            yield from self.sketch(view, cells, west)
        table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim")
        for key in ("hex", "edges", "icons", "buildings", "units"):
            table.add_column(self.say(f"terminal-{key}"))
        for tile in view.tiles:
            name = Text.assemble((f"{tile.id} ", "dim"), self.words.name("tile", tile.id))
            table.add_row(name, tile.edges, self.icons(tile), self.houses(tile), self.units(tile.units))
        yield table
        yield paragraph(self.say("terminal-marks"), width, "dim", " ", "   ")
        pile = self.words.name("tile", view.face_up) if view.face_up else NOTHING
        yield self.line("pile", f"{pile} · {view.pile} · {len(view.cast)}", width)

    def sketch(self, view: ArchipelagoView, cells: Mapping[str, Sequence[int]], west: int) -> Iterator[Text]:
        """Yield the lines of the map. Hexes have a flat top: a column to the east lies half a hex lower."""
        lines: dict[int, Text] = {}
        towns = {tile.id: tile.town for tile in view.tiles}
        for id, (q, r) in sorted(cells.items(), key=lambda each: (2 * each[1][1] + each[1][0], each[1][0])):
            line = lines.setdefault(2 * r + q, Text())
            line.append(" " * ((q - west) * CELL + 1 - len(line)))
            town = towns[id]
            line.append(f"[{id}]", f"bold {SEATS[town]}" if town is not None else "")
        yield from lines.values()

    def icons(self, tile: Tile) -> Text:
        row = Text()
        for number, icon in enumerate(tile.icons):
            row.append(", " if number else "").append(together(self.things_named[icon]))
            row.append(PILLAGED if number in tile.pillaged else TAKEN if number in tile.taken else "", "yellow")
        return row or Text(NOTHING, "dim")

    def houses(self, tile: Tile) -> Text:
        row = Text()
        for number, house in enumerate(tile.houses):
            row.append("\n" if number else "").append(f"{self.things_named[house.building]} ")
            row.append_text(self.mark(house.controller))
        return row or Text(NOTHING, "dim")

    def units(self, units: Sequence[Unit]) -> Text:
        """Return each kind of unit on a line: who, how many, where, and whether they lie or are engaged."""
        row = Text()
        for number, unit in enumerate(units):
            where = self.say(f"terminal-{WHERE[unit.spot]}")
            row.append("\n" if number else "").append_text(self.mark(unit.seat, unit.count)).append(f"\u00a0{where}")
            row.append(LYING if unit.lying else "", "red").append(TAKEN if unit.engaged else "", "yellow")
        return row or Text(NOTHING, "dim")

    def mark(self, seat: int | None, count: int = 0) -> Text:
        """Return a player as a letter, and how many there are, such as A×2."""
        if seat is None:
            return Text(NOTHING, "dim")
        letter = chr(ord("A") + seat)
        return Text(f"{letter}×{count}" if count > 1 else letter, f"bold {SEATS[seat]}")

    # Cards.

    def track(self, view: ArchipelagoView, width: int) -> Iterator[Text]:
        """Yield the cards on offer with their price and effect, then the back on top of the deck."""
        yield self.title("track")
        for offer in view.track:
            price = self.words.sentences.count(offer.price, "florins")
            yield self.card(f"{together(price)} · ", offer.card, width)
        if view.back:
            yield paragraph(self.words.say("event-back", **view.back), width, "", " ", "   ")

    def card(self, before: str, id: str, width: int) -> Text:
        card = self.cards[id]
        name = self.words.name("card", id)
        kind = self.say(f"terminal-{KINDS[card.kind]}")
        does = " ".join(self.words.say(key, **figures) for key, figures in self.effects[id])
        parts = [kind, *([self.say("terminal-points", count=card.vp)] if card.vp else []), self.cost(id), does]
        line = paragraph(f"{before}{name} · {' · '.join(part for part in parts if part)}", width, "", " ", "   ")
        line.stylize("bold", 1, 1 + len(before) + len(name))
        return line

    def cost(self, id: str) -> str:
        """Return what a use costs, and who may use the card."""
        card = self.cards[id]
        paid = card.activation
        figures = [("discs", paid.discs), ("florins", paid.florins), *paid.resources.items()]
        parts = [self.words.sentences.count(count, unit) for unit, count in figures if count]
        arrow = self.say(f"terminal-{ARROWS[card.arrow]}")
        return f"{arrow}{' (' + ', '.join(parts) + ')' if parts else ''}"

    # Players.

    def offers(self, view: ArchipelagoView, width: int) -> Iterator[Text]:
        for offer in view.offers:
            yield self.line("offer", self.offer(offer), width)
        for each in view.promises:
            status, what = (
                self.say(f"terminal-{STATUS[each.status]}"),
                self.words.sentences.count(each.count, each.what),
            )
            by, to = self.words.seat(each.by), self.words.seat(each.to)
            yield self.line("promise", self.say("terminal-promised", by=by, to=to, what=what, status=status), width)

    def offer(self, offer: OpenOffer) -> str:
        give, get = (self.things(part) for part in (offer.give, offer.get))
        return self.say(
            "terminal-offers", by=self.words.seat(offer.by), to=self.words.seat(offer.to), give=give, get=get
        )

    def things(self, things: Mapping[str, int]) -> str:
        """Return things in words, such as 2 florins, 1 wood, the Researcher."""
        parts = [
            self.words.name("card", id) if id in self.cards else self.words.sentences.count(count, id)
            for id, count in things.items()
        ]
        return ", ".join(parts) or NOTHING

    def players(self, view: ArchipelagoView) -> Iterator[RenderableType]:
        table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim")
        table.add_column(self.title("players"))
        for key in ("discs", "citizens", "ships", "florins", "tokens", "cubes", "cards"):
            table.add_column(self.say(f"terminal-{key}"), justify="right")
        for seat in view.order:
            player = view.players[seat]
            stock = None if player.stock is None else sum(player.stock)
            figures = (player.discs, player.citizens, player.ships, player.florins, player.tokens, stock)
            name = Text.assemble(self.mark(seat), f" {self.words.seat(seat)}")
            shown = ["?" if figure is None else str(figure) for figure in figures]
            table.add_row(name, *shown, str(len(player.cards)), style="bold" if seat == view.seat else "")
        yield table

    def mine(self, view: ArchipelagoView, me: Player, width: int) -> Iterator[Text]:
        stock: dict[str, int] = {unit: count for unit, count in zip(RESOURCES, me.stock or (), strict=True) if count}
        yield self.line("stock", self.things(stock), width)
        if me.bid is not None:
            yield self.line("bid", self.words.sentences.count(me.bid, "florins"), width)
        for id in me.objectives or ():
            yield self.line("objective", self.objective(id), width)
        for seat, player in enumerate(view.players):
            known = player.objectives or () if seat != view.seat else ()
            for id in known:
                yield self.line("spied", f"{self.words.seat(seat)} · {self.objective(id)}", width)
        if view.hands and view.seat is not None and view.hands[view.seat]:
            yield self.line("regions", ", ".join(view.hands[view.seat]), width)
        for id in me.cards:
            yield self.card(f"{TAKEN} " if id in me.engaged else "", id, width)
