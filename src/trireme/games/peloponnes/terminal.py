"""The table of Peloponnes: tiles on offer, mats, disasters. Everything comes from the view and the content."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import chain
from typing import Final

from rich.console import RenderableType
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from trireme.games.peloponnes.components import BuildingData, CivilizationData, Goods, TerrainData
from trireme.games.peloponnes.game import Peloponnes
from trireme.games.peloponnes.view import Mat, Offer, PeloponnesView
from trireme.words import Words
from trireme.words.layout import paragraph, plain, together

WIDE: Final = 76
"""From this width on, the tiles on offer are a table; below, a list."""
GOODS: Final = ("wood", "stone", "food", "coins", "luxury")
SHEET: Final = ("stores", "civilization", "buildings", "terrains", "score", "next-supply")
"""The lines of the player's own mat, without those of modules."""
HOUSE: Final = "⌂"
MARKED: Final = "°"
SUPPLY: Final = "§"


def added(rows: Mapping[str, Iterable[str]]) -> Iterator[str]:
    """Return all tiles of kinds that modules add."""
    return chain.from_iterable(rows.values())


class TerminalBoard:
    def __init__(self, game: Peloponnes, words: Words) -> None:
        content = game.ruleset.content
        tables = game.ruleset.tables
        self.words = words
        self.say = words.text
        self.margin = 3 + max(len(self.say(f"terminal-{key}")) for key in (*SHEET, *game.ruleset.more.rows))
        self.limits = content.limits
        self.figures = content.rules
        self.tiles = {tile.id: tile for tile in tables.tiles}
        self.rows = game.ruleset.more.rows
        self.civilizations = {each.id: each for each in tables.civilizations}
        self.disasters = tables.disasters

    def places(self, view: PeloponnesView) -> dict[str, str]:
        ids = [*(offer.tile for offer in (*view.normal, *view.conquest)), *added(view.rows)]
        ids += [tile for mat in view.mats for tile in (*mat.buildings, *mat.terrains, *added(mat.rows))]
        found = {}
        for id in ids:
            found[id] = found[plain(self.words.name("tile", id))] = f"tile:{id}"
        for id in self.civilizations:
            found[id] = found[plain(self.words.name("civilization", id))] = f"civilization:{id}"
        return found

    def draw(self, view: PeloponnesView, width: int) -> Iterable[RenderableType]:
        yield Rule(Text(self.headline(view), "bold"), style="cyan")
        if view.normal or view.conquest:
            yield from [self.table(view)] if width >= WIDE else self.list(view, width)
            yield from self.remarks(view, width)
        for kind, tiles in view.rows.items():
            if tiles:
                yield from self.for_sale(kind, tiles, width)
        yield self.threats(view, width)
        seat = view.seat if view.seat is not None else -1
        if seat >= 0 and view.mats[seat].civilization:
            yield from self.mine(view, seat, width)
        elif seat >= 0:
            yield from self.cities(width)
        if others := [each for each in view.order if each != seat and view.mats[each].civilization]:
            yield from self.others(view, others)

    def headline(self, view: PeloponnesView) -> str:
        phase = self.words.name("phase", view.phase)
        head = self.say("terminal-head", round=view.round, rounds=view.rounds, phase=phase, stack=view.stack)
        return f"{head} · {self.say('terminal-level', level=view.level, target=view.target)}" if view.level else head

    # The tiles on offer.

    def offers(self, view: PeloponnesView) -> list[tuple[str, Offer]]:
        return [*(("normal", offer) for offer in view.normal), *(("conquest", offer) for offer in view.conquest)]

    def for_sale(self, kind: str, tiles: Iterable[str], width: int) -> Iterable[Text]:
        """Return tiles that a module lays out, one in a line."""
        yield Text(self.say(f"terminal-{kind}-on-offer"), "underline")
        for id in tiles:
            prestige, people = self.rows[kind].brings(id)
            gains = [self.say("terminal-points", count=prestige)] if prestige else []
            gains += [self.unit("population", people)] if people else []
            cost = self.goods(self.rows[kind].cost(id), ", ")
            text = self.say("terminal-for", name=self.words.name("tile", id), cost=cost, gains=", ".join(gains))
            yield paragraph(text, width, "", " ", "   ")

    def label(self, id: str) -> Text:
        tile = self.tiles.get(id)
        name = Text(self.words.name("tile", id), "bold" if isinstance(tile, BuildingData) else "bold green")
        if isinstance(tile, TerrainData) and tile.supply:
            name.append(f" {SUPPLY}", "yellow")
        provenance = tile.provenance if tile else next(r.provenance(id) for r in self.rows.values() if id in r.ids)
        if provenance == "designed":
            name.append(f" {HOUSE}", "magenta")
        return name

    def bid(self, view: PeloponnesView, offer: Offer) -> Text:
        if offer.seat is None:
            return Text("–", "dim")
        return Text(f"{self.words.seat(offer.seat)} {offer.coins}", "bold" if offer.seat == view.seat else "")

    def table(self, view: PeloponnesView) -> Table:
        table = Table(box=None, padding=(0, 1), pad_edge=False, header_style="dim", expand=True)
        table.add_column(self.say("terminal-tile"), ratio=1)
        for key in ("price", "cost", "prestige", "inhabitants", "once", "income", "bid"):
            figure = key in ("price", "prestige", "inhabitants")
            table.add_column(self.say(f"terminal-{key}"), justify="right" if figure else "left", no_wrap=True)
        row = ""
        for place, offer in self.offers(view):
            if place != row:
                row = place
                table.add_row(Text(self.say(f"row-{row}"), "underline"), self.surcharge(row))
            tile = self.tiles[offer.tile]
            table.add_row(
                Padding(self.label(offer.tile), (0, 0, 0, 1)),
                str(offer.price),
                self.goods(tile.cost, "\n") if isinstance(tile, BuildingData) else "",
                str(tile.prestige),
                change(tile.population),
                self.goods(tile.once, "\n"),
                self.goods(tile.income, "\n"),
                self.bid(view, offer),
            )
        return table

    def list(self, view: PeloponnesView, width: int) -> Iterable[Text]:
        """Yield two lines for each tile: its figures, then what it costs and gives."""
        keys = ("price", "prestige", "inhabitants", "bid")
        heads = [self.say(f"terminal-{key}") for key in keys]
        yield columns(Text(self.say("terminal-tile")), heads, width, "dim")
        row = ""
        for place, offer in self.offers(view):
            if place != row:
                row = place
                yield columns(Text(self.say(f"row-{row}"), "underline"), [self.surcharge(row), "", "", ""], width)
            tile = self.tiles[offer.tile]
            bid = self.bid(view, offer).plain
            label = Text.assemble(" ", self.label(offer.tile))
            yield columns(label, [str(offer.price), str(tile.prestige), change(tile.population), bid], width)
            figures = [("cost", tile.cost)] if isinstance(tile, BuildingData) else []
            figures += [("once", tile.once), ("income", tile.income)]
            details = " · ".join(
                f"{self.say(f'terminal-{key}').lower()} {goods}"
                for key, given in figures
                if (goods := self.goods(given, ", "))
            )
            if details:
                yield paragraph(details, width, "dim", "   ", "   ")

    def surcharge(self, row: str) -> str:
        """Return the surcharge of the conquest row, which its prices include."""
        return f"+{self.figures.conquest_surcharge}" if row == "conquest" else ""

    def goods(self, goods: Goods, between: str) -> str:
        """Return goods in words, such as `2 wood, 1 stone`."""
        parts = [self.unit(kind, count) for kind in GOODS if (count := getattr(goods, kind))]
        if goods.choice:
            parts.append(self.say("terminal-choice", count=goods.choice))
        if goods.population:
            parts.append(self.unit("population", goods.population))
        return between.join(parts)

    def unit(self, kind: str, count: int) -> str:
        return self.say("terminal-luxury" if kind == "luxury" else f"unit-{kind}", count=count)

    def remarks(self, view: PeloponnesView, width: int) -> Iterable[RenderableType]:
        """Explain the special effects of the tiles on offer, and the marks."""
        ids = [offer.tile for _, offer in self.offers(view)]
        for id in ids:
            tile = self.tiles[id]
            if isinstance(tile, BuildingData) and (text := self.special(tile)):
                name = self.words.name("tile", id)
                lines = paragraph(f"{name} · {text}", width, "italic", " ", "   ")
                lines.stylize("bold", 1, 1 + len(name))
                yield lines
        if any(isinstance(tile := self.tiles[id], TerrainData) and tile.supply for id in ids):
            yield paragraph(self.say("terminal-supply-tile"), width, "yellow", f" {SUPPLY} ", "   ")
        if any(self.tiles[id].provenance == "designed" for id in ids):
            yield paragraph(self.say("terminal-house"), width, "magenta", f" {HOUSE} ", "   ")

    def special(self, owner: BuildingData | CivilizationData) -> str:
        text = owner.text_fr if self.words.language == "fr" else owner.text_en
        if not owner.protects:
            return text
        names = ", ".join(self.words.name("disaster", id) for id in owner.protects)
        return f"{text} {self.say('terminal-protects', disasters=names)}".strip()

    # Disasters.

    def threats(self, view: PeloponnesView, width: int) -> Text:
        """Return the chits seen of each disaster, with a tick where the viewer is protected."""
        safe = self.protection(view.mats[view.seat]) if view.seat is not None else set()
        trigger = self.figures.chits_to_trigger
        parts = [self.say("terminal-disasters")]
        for id in self.disasters:
            if id in view.disasters:
                seen = view.disasters[id]
                tick = " ✓" if id in safe else ""
                parts.append(f"{self.words.name('disaster', id)} {'●' * seen}{'○' * (trigger - seen)}{tick}")
        parts.append(self.say("terminal-chits", count=sum(view.chits_to_come.values())))
        line = paragraph("  ".join(together(part) for part in parts), width, "", "", "  ")
        line.highlight_regex(rf"\S*[^\s●]\u00a0●{{{trigger - 1}}}○", "red")
        line.highlight_regex("✓", "green")
        line.stylize("bold", 0, len(parts[0]))
        return line

    def protection(self, mat: Mat) -> set[str]:
        owners = [self.tiles[id] for id in mat.buildings]
        found = {id for tile in owners if isinstance(tile, BuildingData) for id in tile.protects}
        return found | set(self.civilizations[mat.civilization].protects if mat.civilization else ())

    # Mats.

    def mine(self, view: PeloponnesView, seat: int, width: int) -> Iterable[RenderableType]:
        mat = view.mats[seat]
        civilization = self.civilizations[mat.civilization]
        status = self.words.name("status", mat.status) if view.phase == "bid" else ""
        people = self.unit("population", mat.population)
        title = " · ".join(part for part in (self.player(view, seat), self.say("terminal-you"), people, status) if part)
        yield Rule(Text(title, "bold"), style="green", align="left")
        stores = [
            self.say("terminal-store", good=self.words.name("good", kind), count=getattr(mat, kind), limit=limit)
            for kind, limit in (("wood", self.limits.wood), ("stone", self.limits.stone), ("food", self.limits.food))
        ]
        stores += [self.unit(kind, getattr(mat, kind)) for kind in ("coins", "luxury")]
        store = paragraph("\u00a0· ".join(together(store) for store in stores), width - self.margin)
        lines: list[tuple[str, str | Text]] = [("stores", store)]
        income = self.goods(civilization.income, ", ")
        extra = ", ".join(self.unit(kind, count) for kind, count in mat.extra.items() if count)
        text = self.special(civilization)
        gives = " · ".join(part for part in (" + ".join(part for part in (income, extra) if part), text) if part)
        if gives:
            lines.append(("civilization", gives))
        lines.append(("buildings", self.row(mat.buildings, mat.marked)))
        lines.append(("terrains", self.row(mat.terrains, ())))
        lines += [(kind, self.row(tiles, ())) for kind, tiles in mat.rows.items()]
        lines.append(("score", self.score(mat)))
        if foretold := view.foretold():
            lines.append(("next-supply", " ".join(self.words.outlook(outlook) for outlook in foretold)))
        yield self.sheet(lines)

    def cities(self, width: int) -> Iterable[Text]:
        """Return what each civilization starts with and earns, for a player who has none yet."""
        for civilization in self.civilizations.values():
            name = self.words.name("civilization", civilization.id)
            people = self.unit("population", civilization.population)
            start = f"{people}, {self.goods(civilization.start, ', ')}"
            income = self.goods(civilization.income, ", ")
            text = self.say("terminal-city", name=name, start=start, income=income)
            yield paragraph(f"{text} {self.special(civilization)}".strip(), width, "", " ", "   ")

    def sheet(self, lines: Sequence[tuple[str, str | Text]]) -> Table:
        sheet = Table(box=None, padding=(0, 1), show_header=False)
        sheet.add_column(style="dim", width=self.margin - 3)
        sheet.add_column(ratio=1)
        for key, value in lines:
            sheet.add_row(self.say(f"terminal-{key}"), value)
        return sheet

    def player(self, view: PeloponnesView, seat: int) -> str:
        name = self.words.seat(seat)
        mat = view.mats[seat]
        return f"{name} · {self.words.name('civilization', mat.civilization)}" if mat.civilization else name

    def row(self, tiles: Sequence[str], marked: Sequence[str]) -> Text:
        """Return tiles from the civilization outwards."""
        row = Text()
        for number, id in enumerate(tiles):
            row.append(", " if number else "").append_text(self.label(id))
            if id in marked:
                row.append(MARKED, "yellow")
        return row if tiles else Text("–", "dim")

    def score(self, mat: Mat) -> str:
        scores = mat.scores
        return self.say(
            "terminal-score-now",
            prestige=scores["prestige"],
            population=scores["population"],
            result=scores["result"],
        )

    def others(self, view: PeloponnesView, seats: Sequence[int]) -> Iterable[RenderableType]:
        yield Rule(Text(self.say("terminal-others"), "bold"), style="blue", align="left")
        table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim")
        table.add_column(self.say("terminal-player"))
        kinds = (*GOODS, "population")
        for kind in kinds:
            table.add_column(self.say(f"terminal-short-{kind}"), justify="right")
        table.add_column(self.say("terminal-short-score"), justify="right")
        for seat in seats:
            mat = view.mats[seat]
            scores = f"{mat.scores['prestige']}/{mat.scores['population']}"
            table.add_row(self.player(view, seat), *(str(getattr(mat, kind)) for kind in kinds), scores)
        yield table
        rows = Table(box=None, padding=(0, 1), show_header=False)
        for seat in seats:
            mat = view.mats[seat]
            if tiles := (*mat.buildings, *mat.terrains, *added(mat.rows)):
                row = self.row(tiles, mat.marked)
                rows.add_row(Text(self.words.seat(seat), "dim"), row)
        if rows.row_count:
            yield rows
        if any(view.mats[seat].marked for seat in seats):
            yield Text(f" {MARKED} {self.say('terminal-marked')}", "yellow")


def columns(label: Text, figures: Sequence[str], width: int, style: str = "") -> Text:
    """Return a label on the left and figures on the right."""
    right = "".join(f"{figure:>{size}}" for figure, size in zip(figures, (7, 7, 6, 7), strict=True))
    label.truncate(width - len(right), pad=True)
    return Text.assemble(label, right, style=style)


def change(count: int) -> str:
    """Return a change as `+2`, `−1` or `0`."""
    return f"{count:+}".replace("-", "−") if count else "0"
