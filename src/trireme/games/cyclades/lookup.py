"""The components in play as lists indexed by number, for the rules to look up."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from msgspec import structs

from trireme.games.cyclades.components import BoardContent, Content, Described
from trireme.games.cyclades.content_lookup import FILE, check_content
from trireme.games.cyclades.problems import NO_SUCH_NEIGHBOUR
from trireme.games.cyclades.state import (
    ISLANDS,
    NO_SEA,
    SEAS,
    SLOTS,
    BuildingNumber,
    CardNumber,
    GodNumber,
    Island,
    Sea,
    Slot,
)
from trireme.kit.errors import BadContent
from trireme.kit.hexes import neighbours
from trireme.kit.numbers import Numbers

# Buildings by number; 0 is an empty slot.
PORT: Final = BuildingNumber(1)
FORTRESS: Final = BuildingNumber(2)
TEMPLE: Final = BuildingNumber(3)
UNIVERSITY: Final = BuildingNumber(4)
TYPES: Final = (PORT, FORTRESS, TEMPLE, UNIVERSITY)
BUILDINGS: Final = ("", "port", "fortress", "temple", "university")


class Tables:
    """A board and the components that are played on it."""

    def __init__(
        self,
        content: Content,
        players: int,
        numbers: Numbers,
        board: BoardContent | None = None,
        needed: int = 0,
        cards: Sequence[Described] = (),
    ) -> None:
        """Read the content. Modules may bring a board, a number of Metropolises that win and further cards of the
        track.
        """
        check_content(content, players, board, needed)
        board = by_numbers(board or content.board[str(players)], numbers)
        self.board = board
        self.economy = content.economy
        self.supply = content.components
        self.needed = needed or content.economy.metropolises_to_win[str(players)]
        # Figures that are looked up for every answer.
        self.fleet_move_cost = content.economy.fleet_move_cost
        self.fleet_move_range = content.economy.fleet_move_range
        self.troop_move_cost = content.economy.troop_move_cost
        self.least_creature_price = content.economy.minimum_creature_price_paid
        self.priests = content.components.priest_cards
        self.philosophers = content.components.philosopher_cards

        self.sea_ids = [sea.id for sea in board.sea]
        self.sea_number = {id: Sea(number) for number, id in enumerate(self.sea_ids)}
        self.island_ids = [island.id for island in board.island]
        self.island_number = {id: Island(number) for number, id in enumerate(self.island_ids)}
        self.seas = len(self.sea_ids)
        self.islands = len(self.island_ids)
        self.all_seas = SEAS[: self.seas]
        self.all_islands = ISLANDS[: self.islands]
        self._lay_out_seas()
        self._lay_out_islands()
        self.markers = content.components.prosperity_markers + sum(self.printed)
        """Prosperity markers in the game: those of the supply and those printed on the board."""

        self.gods = numbers.arranged("god", [god for god in content.god if god.tile])
        self.god_ids = [god.id for god in self.gods]
        self.god_number = {id: GodNumber(number) for number, id in enumerate(self.god_ids)}
        self.creatures: list[Described] = numbers.arranged("card", [*content.creature, *cards])
        """The cards of the track, most of them creatures."""
        self.creature_ids = [creature.id for creature in self.creatures]
        self.creature_number = {id: CardNumber(number) for number, id in enumerate(self.creature_ids)}
        metropolis = next(building for building in content.building if building.id == "metropolis")
        self.philosophers_needed = metropolis.philosophers_needed
        self.types_needed = max(metropolis.building_types_needed, 1)
        """The least number of buildings in a set."""
        stock = {building.id: building.count for building in content.building if building.buyable}
        self.building_ids = [*BUILDINGS, *numbers.ids("building", [id for id in stock if id not in BUILDINGS])]
        """Ids of buildings by number. Those of modules follow the four types."""
        self.building_number = {id: BuildingNumber(number) for number, id in enumerate(self.building_ids) if id}
        self.building_supply = [0, *(stock[id] for id in self.building_ids[1:])]
        self.die = sorted(content.dice.faces)
        """All faces of a battle die, each as likely as any other."""
        faces = sorted(set(content.dice.faces))
        self.faces = faces
        self.face_weights = [content.dice.faces.count(face) for face in faces]

    def _lay_out_seas(self) -> None:
        board = self.board
        at = {(sea.q, sea.r): Sea(number) for number, sea in enumerate(board.sea)}
        self.step: list[Sea] = []
        """The sea in each direction of a sea, at `6 * sea + direction`, or NO_SEA."""
        self.sea_next: list[tuple[Sea, ...]] = []
        self.sea_mask: list[int] = []
        """Seas around a sea, as a mask."""
        for sea in board.sea:
            around = [at.get(place, NO_SEA) for place in neighbours((sea.q, sea.r))]
            self.step += around
            found = tuple(number for number in around if number >= 0)
            self.sea_next.append(found)
            self.sea_mask.append(mask_of(found))
            if sorted(self.sea_ids[number] for number in found) != sorted(sea.adj_seas):
                known = ", ".join(self.sea_ids[number] for number in found)
                raise BadContent(FILE, f"sea {sea.id}", "adj_seas", NO_SUCH_NEIGHBOUR, known=known)
        self.trade = [sea.trade for sea in board.sea]
        """Gold that each sea pays to the seat that holds it."""
        self.trade_seas = mask_of(number for number, gold in enumerate(self.trade) if gold)
        self.shores = [tuple(self.island_number[id] for id in sea.adj_islands) for sea in board.sea]
        """Islands around each sea."""
        self.shore = [mask_of(islands) for islands in self.shores]
        """Islands around each sea, as a mask."""

    def _lay_out_islands(self) -> None:
        board = self.board
        self.coast = [mask_of(self.sea_number[id] for id in island.adj_seas) for island in board.island]
        """Seas around each island, as a mask."""
        self.borders = [mask_of(self.island_number[id] for id in island.adj_islands) for island in board.island]
        """Islands that can be reached by land from each island, as a mask."""
        self.by_land = any(self.borders)
        self.on_board = mask_of(number for number, coast in enumerate(self.coast) if coast or self.borders[number])
        """Islands that units and figurines can enter, as a mask: all but those outside the board (HAD-PWR-04)."""
        self.printed = [island.prosperity for island in board.island]
        self.slot_island: list[Island] = []
        self.first_slot: list[int] = []
        self.slot_ids = slots_on(board)
        self.covered: list[int] = []
        """Slots under the Metropolis frame of each island, as a mask."""
        for number, island in enumerate(board.island):
            first = len(self.slot_island)
            self.first_slot.append(first)
            self.slot_island += [Island(number)] * island.slots
            self.covered.append(mask_of(first + slot for slot in island.metropolis_covers))
        self.slots = len(self.slot_island)
        self.all_slots = SLOTS[: self.slots]
        self.slot_number = {id: Slot(number) for number, id in enumerate(self.slot_ids)}
        self.slots_of = [
            self.all_slots[first : first + island.slots]
            for first, island in zip(self.first_slot, board.island, strict=True)
        ]


def by_numbers(board: BoardContent, numbers: Numbers) -> BoardContent:
    """Return a board with its places in the order of their numbers."""
    islands, seas = numbers.arranged("island", board.island), numbers.arranged("sea", board.sea)
    return structs.replace(board, island=tuple(islands), sea=tuple(seas))


def slots_on(board: BoardContent) -> list[str]:
    return [f"{island.id}/{slot}" for island in board.island for slot in range(island.slots)]


def mask_of(numbers: Iterable[int]) -> int:
    mask = 0
    for number in numbers:
        mask |= 1 << number
    return mask
