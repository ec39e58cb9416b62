"""The table of Cyclades in the terminal. Everything comes from the view and the content."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

from rich.console import RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from trireme.games.cyclades.game import Cyclades
from trireme.games.cyclades.view import CycladesView, IslandView, SeaView
from trireme.words import Words
from trireme.words.facts import of_module
from trireme.words.layout import paragraph, plain, together

SEATS: Final = ("red", "green", "yellow", "blue", "magenta", "cyan")
"""The styles of the players."""
SPENT: Final = "°"
NOTHING: Final = "–"


class TerminalBoard:
    def __init__(self, game: Cyclades, words: Words) -> None:
        ruleset = game.ruleset
        self.words = words
        self.say = words.text
        self.board = ruleset.tables.board
        self.creatures = {each.id: each for each in ruleset.tables.creatures}

    def places(self, view: CycladesView) -> dict[str, str]:
        found = {plain(sea.id): f"sea:{sea.id}" for sea in view.seas}
        for island in view.islands:
            found |= {f"{island.id}/{slot}": f"slot:{island.id}/{slot}" for slot in range(len(island.buildings))}
        named = [("island", island.id) for island in view.islands]
        named += [("god", god) for god in (*(each.god for each in view.gods), *view.face_down, "apollo")]
        named += [("creature", id) for id in self.creatures]
        for kind, id in named:
            found[id] = found[plain(self.words.name(kind, id))] = f"{kind}:{id}"
        return found

    def draw(self, view: CycladesView, width: int) -> Iterable[RenderableType]:
        yield Rule(Text(self.headline(view), "bold"), style="cyan")
        for outlook in view.foretold():
            yield paragraph(self.words.outlook(outlook), width, "bold yellow")
        yield from self.gods(view, width)
        yield from self.track(view, width)
        yield from self.archipelago(view, width)
        if view.battle:
            yield self.battle(view, width)
        yield from self.players(view, width)
        for module, facts in view.modules.items():
            yield from of_module(self.words, module, facts, width)

    def headline(self, view: CycladesView) -> str:
        phase = self.words.name("phase", view.phase)
        return self.say("terminal-head", cycle=view.cycle, last=view.cycles, phase=phase, needed=view.needed)

    def title(self, key: str) -> Text:
        return Text(self.say(f"terminal-{key}"), "bold underline")

    # Players.

    def mark(self, seat: int | None, count: int = 0) -> Text:
        """Return the letter of a holder and a number of things: A×2."""
        if seat is None:
            return Text(NOTHING, "dim")
        letter = chr(ord("A") + seat)
        return Text(f"{letter}×{count}" if count else letter, f"bold {SEATS[seat]}")

    def player(self, seat: int) -> Text:
        name = self.words.seat(seat)
        mark = self.mark(seat)
        return mark if name == mark.plain else Text.assemble(mark, f" {name}")

    def seats(self, seats: Iterable[int]) -> Text:
        return Text(" ").join(self.mark(seat) if seat >= 0 else Text(NOTHING, "dim") for seat in seats)

    def players(self, view: CycladesView, width: int) -> Iterable[RenderableType]:
        table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim")
        table.add_column(self.title("players"))
        keys = ("gold", "income", "priests", "philosophers", "islands", "troops", "fleets", "metropolises")
        for key in keys:
            table.add_column(self.say(f"terminal-{key}"), justify="right")
        for seat, player in enumerate(view.players):
            figures: tuple[int | None, ...] = (
                player.gold,
                player.income,
                player.priests,
                player.philosophers,
                player.islands,
                player.troops_left,
                player.fleets_left,
                player.metropolises,
            )
            out = "dim strike" if player.out else "bold" if seat == view.seat else ""
            table.add_row(self.player(seat), *("?" if figure is None else str(figure) for figure in figures), style=out)
        yield table
        if view.seat is not None and not view.over and not view.players[view.seat].out:
            me = view.players[view.seat]
            lacking = ", ".join(self.words.name("building", id) for id in me.lacking)
            left = {"missing": len(me.lacking), "philosophers": me.philosophers_lacking}
            text = self.say("terminal-lacking", buildings=lacking, **left)
            yield paragraph(text, width, "dim", " ", "   ")

    # Gods and creatures.

    def gods(self, view: CycladesView, width: int) -> Iterable[RenderableType]:
        table = Table(box=None, padding=(0, 2, 0, 0), show_header=False)
        table.add_row(self.title("gods"))
        for god in view.gods:
            offer = Text(NOTHING, "dim")
            if god.seat is not None:
                offer = Text.assemble(self.player(god.seat), f" {self.words.sentences.count(god.gold, 'gold')}")
            acting = Text(self.say("terminal-acting"), "bold cyan") if god.acting else Text()
            table.add_row(f" {self.words.name('god', god.god)}", offer, acting)
        table.add_row(f" {self.words.name('god', 'apollo')}", self.seats(view.apollo) if view.apollo else NOTHING)
        yield table
        lines = [("waiting", self.seats(view.waiting))] if view.waiting else []
        if view.next_order:
            lines.append(("next-order", self.seats(view.next_order)))
        if view.face_down:
            lines.append(("face-down", Text(", ".join(self.words.name("god", god) for god in view.face_down))))
        for key, line in lines:
            yield Text.assemble((f" {self.say(f'terminal-{key}')} ", "dim"), line)

    def track(self, view: CycladesView, width: int) -> Iterable[RenderableType]:
        """Yield the creatures, dearest first, with their effects, then the other cards."""
        yield self.title("creatures")
        for space in view.track:
            price = space.printed if view.seat is None else space.prices[view.seat]
            saved = space.printed - price
            cost = self.say("terminal-price", price=price, saved=saved)
            if not space.creature:
                yield Text(f" {cost} · {NOTHING}", "dim")
                continue
            creature = self.creatures[space.creature]
            name = self.words.name("creature", space.creature)
            text = creature.text_fr if self.words.language == "fr" else creature.text_en
            lines = paragraph(f"{together(cost)} · {name} · {text}", width, "", " ", "   ")
            lines.stylize("bold", 1, len(cost) + 4 + len(name))
            yield lines
        discard = ", ".join(together(self.words.name("creature", id)) for id in view.discard) or NOTHING
        yield paragraph(self.say("terminal-piles", pile=view.pile, discard=discard), width, "dim", " ", "   ")

    # The archipelago.

    def archipelago(self, view: CycladesView, width: int) -> Iterable[RenderableType]:
        yield self.title("archipelago")
        spread = [2 * sea.q + sea.r for sea in self.board.sea]
        for half in (4, 3):
            if (max(spread) - min(spread) + 2) * half <= width:
                yield from self.sketch(view, half, min(spread))
                break
        else:
            yield paragraph(self.fleets(view), width, "", " ", "   ")
        if fleets := [f"{sea.id}\u00a0{self.units(sea.units)}" for sea in view.seas if sea.units]:
            yield paragraph(self.say("terminal-at-sea", seas=", ".join(fleets)), width, "", " ", "   ")
        yield self.islands(view)
        if any(island.spent or island.metropolis_spent for island in view.islands):
            yield Text(f" {SPENT} {self.say('terminal-spent')}", "dim")

    def units(self, units: Mapping[str, int]) -> str:
        """Return units of further kinds, by name."""
        return ", ".join(f"{count}\u00a0{self.words.name('unit', id)}" for id, count in units.items())

    def sketch(self, view: CycladesView, half: int, west: int) -> Iterable[Text]:
        """Draw the map with two lines for each row of hexes: names, then fleets, troops and the Kraken."""
        cells: dict[tuple[int, int], tuple[Text, Text]] = {}
        for sea, card in zip(view.seas, self.board.sea, strict=True):
            name = Text(sea.id + (f"+{card.trade}" if card.trade else ""), "" if sea.owner is not None else "dim")
            cells[card.r, 2 * card.q + card.r - west] = name, self.at_sea(view, sea)
        for island, shape in zip(view.islands, self.board.island, strict=True):
            owner = SEATS[island.owner] if island.owner is not None else ""
            label = Text(shape.label[: 2 * half - 1], f"reverse {owner}".strip())
            for number, (q, r) in enumerate(shape.hexes):
                troops = island.troops + sum(island.units.values()) if number == 0 else 0
                here = self.mark(island.owner, troops) if troops else Text()
                cells[r, 2 * q + r - west] = label, here
        for row in sorted({r for r, _ in cells}):
            for part in (0, 1):
                line = Text()
                for (r, at), cell in sorted(cells.items(), key=lambda each: each[0]):
                    if r == row:
                        line.append(" " * (half * at - len(line)))
                        line.append_text(cell[part])
                if line.plain.strip():
                    yield line

    def at_sea(self, view: CycladesView, sea: SeaView) -> Text:
        if view.kraken == sea.id:
            return Text(self.say("terminal-kraken"), "bold cyan")
        if sea.closed:
            return Text(self.say("terminal-closed"), "dim")
        return Text() if sea.owner is None else self.mark(sea.owner, sea.fleets + sum(sea.units.values()))

    def fleets(self, view: CycladesView) -> str:
        """Return a list of what is at sea, for terminals without room for the map."""
        found = [f"{sea.id}\u00a0{self.at_sea(view, sea).plain}" for sea in view.seas if self.at_sea(view, sea)]
        return self.say("terminal-at-sea", seas=", ".join(found) or NOTHING)

    def islands(self, view: CycladesView) -> Table:
        table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim")
        for key in ("island", "owner", "troops", "prosperity", "buildings", "figure"):
            figure = key in ("troops", "prosperity")
            table.add_column(self.say(f"terminal-{key}"), justify="right" if figure else "left")
        for island in view.islands:
            guest = self.words.name("creature", island.figure) if island.figure else ""
            table.add_row(
                self.words.name("island", island.id),
                self.mark(island.owner),
                " + ".join(part for part in (str(island.troops or ""), self.units(island.units)) if part),
                str(island.prosperity or ""),
                self.buildings(island),
                Text(guest, "bold"),
            )
        return table

    def buildings(self, island: IslandView) -> Text:
        """Return the buildings of an island. Used discounts are marked; a Metropolis hides what it covers."""
        covers = next(each.metropolis_covers for each in self.board.island if each.id == island.id)
        row = Text()
        site = "metropolis" if island.metropolis else island.frame
        if site:
            row.append(self.words.name("building", site), "bold")
            row.append(SPENT if island.metropolis_spent else "")
        for slot, building in enumerate(island.buildings):
            if site and slot in covers:
                continue
            row.append(", " if row else "")
            row.append(self.words.name("building", building) if building else NOTHING)
            row.append(SPENT if slot in island.spent else "")
        return row

    def battle(self, view: CycladesView, width: int) -> Text:
        battle = view.battle
        assert battle is not None
        if battle.defender is not None:
            defender = self.words.seat(battle.defender)
        else:  # Who guards an island that nobody owns.
            figure = next(island.figure for island in view.islands if island.id == battle.place)
            defender = self.words.name("creature", figure)
        text = self.say(
            "terminal-battle",
            land=int(battle.land),
            place=self.words.name("island", battle.place) if battle.land else battle.place,
            attacker=self.words.seat(battle.attacker),
            attackers=battle.attackers,
            defender=defender,
            defenders=battle.defenders + battle.guards,
            bonus=battle.bonus,
        )
        return paragraph(text, width, "bold red")
