"""What items have done for the cycle, and what each player is not asked about, in facts and views."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from trireme.games.cyclades.module import Told
from trireme.games.cyclades.modules.hades.codes import ITEM
from trireme.games.cyclades.modules.hades.favours.magic.part import changed, items, with_bits
from trireme.games.cyclades.modules.hades.rules.ids import HAD_OBJ_07, HAD_OBJ_15, HAD_OBJ_16, HAD_OBJ_18
from trireme.games.cyclades.position.schema import COUNT
from trireme.games.cyclades.position.values import Values
from trireme.games.cyclades.ruleset import Ruleset
from trireme.games.cyclades.state import GODS, State
from trireme.kit.engine.question import Forecast
from trireme.kit.masks import bits
from trireme.kit.positions import Facts, Schema
from trireme.kit.seats import Seat, seats_of


def view_of_items(ruleset: Ruleset, s: State) -> dict[str, Told]:
    """Return what items have done, and what each seat is not asked about, which everybody sees."""
    part, ids = items(ruleset, s), ruleset.names[ITEM]
    return {
        "sheltered": [bool(part.sheltered >> each & 1) for each in ruleset.all_seats],
        "barred": [
            {"seat": each, "god": ruleset.god(god)}
            for each in ruleset.all_seats
            for god in bits(part.barred[each], GODS)
        ],
        "not_asked": [{"seat": each, "item": id} for each in ruleset.all_seats for id in bits(part.resting[each], ids)],
        "quiet": [bool(part.quiet >> each & 1) for each in ruleset.all_seats],
    }


def outlooks(ruleset: Ruleset, s: State, seat: Seat | None) -> Iterator[Forecast]:
    """Say who cannot be attacked, and who may make no offering to which god, for the rest of the cycle."""
    part = items(ruleset, s)
    for each in seats_of(part.sheltered):
        rules = (HAD_OBJ_15.id, HAD_OBJ_16.id, HAD_OBJ_18.id)
        yield Forecast(id="hades-sheltered", args={"seat": each}, rules=rules)
    for each in ruleset.all_seats:
        for god in bits(part.barred[each], GODS):
            yield Forecast(id="hades-barred", args={"seat": each, "god": ruleset.god(god)}, rules=(HAD_OBJ_07.id,))


def facts_of_items(ruleset: Ruleset, s: State) -> Facts:
    part, ids, seats = items(ruleset, s), ruleset.names[ITEM], ruleset.seats
    return {
        "sheltered": [seats[seat] for seat in seats_of(part.sheltered)],
        "barred": {name: [ruleset.god(god) for god in bits(mask, GODS)] for name, mask in zip(seats, part.barred)},
        "offering_order": [seats[seat] for seat in part.offering_order],
        "not_asked": {name: bits(mask, ids) for name, mask in zip(seats, part.resting)},
        "quiet": [seats[seat] for seat in seats_of(part.quiet)],
        "stopped_asking": dict(zip(seats, part.rested)),
    }


class ItemReader(Values):
    """Reads these facts onto a position. They last for the cycle, also for players who are eliminated in it."""

    def read(self, facts: Mapping[str, object]) -> None:
        part, ruleset = changed(self.ruleset, self.s), self.ruleset
        numbers = {id: number for number, id in enumerate(ruleset.names[ITEM])}
        for name in self.once("hades.sheltered", facts.get("sheltered", [])):
            part.sheltered |= 1 << self.seat("hades.sheltered", name, out=True)
        for name, gods in self.table("hades.barred", facts.get("barred", {})).items():
            for god in self.once(f"hades.barred.{name}", gods):
                number = self.one_of(f"hades.barred.{name}", god, ruleset.tables.god_number)
                part.barred = with_bits(part.barred, self.seat("hades.barred", name, out=True), 1 << number)
        names = self.once("hades.offering_order", facts.get("offering_order", []))
        part.offering_order = tuple([self.seat("hades.offering_order", name, out=True) for name in names])
        for name, ids in self.table("hades.not_asked", facts.get("not_asked", {})).items():
            for id in self.once(f"hades.not_asked.{name}", ids):
                mask = 1 << self.one_of(f"hades.not_asked.{name}", id, numbers)
                seat = self.seat("hades.not_asked", name, out=True)
                part.rests(seat, part.resting[seat] | mask, quiet=False)
        for name in self.once("hades.quiet", facts.get("quiet", [])):
            seat = self.seat("hades.quiet", name, out=True)
            part.rests(seat, part.resting[seat], quiet=True)
        rested = [part.unasked >> seat & 1 for seat in ruleset.all_seats]
        for name, count in self.table("hades.stopped_asking", facts.get("stopped_asking", {})).items():
            rested[self.seat("hades.stopped_asking", name, out=True)] = self.count(
                f"hades.stopped_asking.{name}", count
            )
        part.rested = tuple(rested)


def schema_of_items(ruleset: Ruleset) -> Schema:
    seat: Schema = {"enum": [*ruleset.seats]}
    seats: Schema = {"type": "array", "items": seat, "uniqueItems": True}
    god: Schema = {"type": "array", "items": {"enum": [*ruleset.tables.god_ids]}, "uniqueItems": True}
    item: Schema = {"type": "array", "items": {"enum": [*ruleset.names[ITEM]]}, "uniqueItems": True}
    return {
        "sheltered": {**seats, "description": "Seats that the Necklace shelters in this cycle."},
        "barred": {
            "type": "object",
            "propertyNames": seat,
            "additionalProperties": god,
            "description": "Gods that the Girdle keeps from a seat in this cycle.",
        },
        "offering_order": {**seats, "description": "In which the offerings of this cycle began, once they are over."},
        "not_asked": {
            "type": "object",
            "propertyNames": seat,
            "additionalProperties": item,
            "description": "Items that a seat does not want to be asked about.",
        },
        "quiet": {**seats, "description": "Seats that do not want to be asked about items face down."},
        "stopped_asking": {
            "type": "object",
            "propertyNames": seat,
            "additionalProperties": COUNT,
            "description": "How often a seat has said so.",
        },
    }
