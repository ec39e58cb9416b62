"""The view: everything except the others' gold and the order of what is to come (CYC-INF-01 to 10)."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from trireme.games.cyclades import board
from trireme.games.cyclades.battle.stages import RETREAT, dice_on_table
from trireme.games.cyclades.battle.strength import attack_score, defence, defence_score
from trireme.games.cyclades.forecast import outlooks
from trireme.games.cyclades.lookup import TYPES
from trireme.games.cyclades.metropolis import philosophers_needed
from trireme.games.cyclades.module import Told
from trireme.games.cyclades.phases.offered_gold import lost_by
from trireme.games.cyclades.phases.prices import discounts, price
from trireme.games.cyclades.phases.setup import SETUP
from trireme.games.cyclades.position.kinds import further, units_at
from trireme.games.cyclades.questions import asked_by
from trireme.games.cyclades.ruleset import Ruleset
from trireme.games.cyclades.state import (
    CARDS,
    LAND,
    NO_CARD,
    NO_GOD,
    NO_SEA,
    NONE,
    SEA,
    CardNumber,
    GodNumber,
    Island,
    State,
)
from trireme.games.cyclades.units.groups import size
from trireme.kit.engine.view import View
from trireme.kit.masks import bits
from trireme.kit.seats import NOBODY, Seat, seats_of


class IslandView(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    id: str
    owner: int | None
    troops: int
    units: dict[str, int]
    """Units of further kinds, by id."""
    buildings: tuple[str, ...]
    """The building on each slot; an empty string if none."""
    spent: tuple[int, ...]
    """Slots whose Temple has given its discount in this cycle."""
    metropolis: bool
    metropolis_spent: bool
    frame: str
    """The building on the frame instead of a Metropolis; an empty string if none."""
    prosperity: int
    """Prosperity markers, printed ones included."""
    figure: str
    """The creature whose figurine stands here; an empty string if none."""
    figure_seat: int | None
    """The seat that called the creature."""
    figure_cycle: int
    """The cycle in which the creature was called."""


class SeaView(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    id: str
    owner: int | None
    fleets: int
    units: dict[str, int]
    """Units of further kinds, by id."""
    closed: bool
    """Whether no fleet may enter."""


class GodView(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """An available god and the offering that lies there."""

    god: str
    seat: int | None
    gold: int
    acting: bool
    back: bool
    """Whether the marker has been taken back because its turn is over."""


class SpaceView(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A space of the creature track."""

    creature: str
    """The card on the space; an empty string if none."""
    printed: int
    prices: tuple[int, ...]
    """The price for each seat, with its discounts."""


class PlayerView(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    gold: int | None
    """The gold of the player; None behind a screen."""
    priests: int
    philosophers: int
    troops_left: int
    fleets_left: int
    islands: int
    income: int
    """Gold that the board would pay now."""
    discounts: int
    """Gold that Temples and Metropolises can still save on creatures in this cycle."""
    metropolises: int
    buildings: tuple[str, ...]
    """Types of building that the player owns."""
    lacking: tuple[str, ...]
    """Types of building that a Metropolis still needs."""
    philosophers_lacking: int
    offered: int
    """Gold offered in this cycle, without the help of Priests."""
    creatures: tuple[str, ...]
    """Cards kept for a figurine on an island."""
    out: bool


class BattleView(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    land: bool
    place: str
    attacker: int
    attackers: int
    units: dict[str, int]
    """Units of further kinds among the attackers."""
    defender: int | None
    defenders: int
    guards: int
    """Strength of the guards, such as the Minotaur."""
    bonus: int
    """Bonus of the defender from buildings."""
    dice: tuple[int, int] | None
    """The dice of attacker and defender, while players may still add to them."""
    added: tuple[int, int]
    """What has been added to the attack and to the defence."""
    scores: tuple[int, int] | None
    """The scores of both sides so far."""
    retreating: bool
    """Whether a side is being asked to retreat."""


class CycladesView(View, frozen=True, kw_only=True, tag="cyclades", forbid_unknown_fields=True):
    cycle: int
    cycles: int
    """The last cycle of the game; 0 without a limit."""
    phase: str
    order: tuple[int, ...]
    """The turn order of this cycle, one seat for each marker. Empty once the gods act."""
    waiting: tuple[int, ...]
    """Markers still to be placed, the next one first."""
    displaced: bool
    """Whether the next marker has been displaced."""
    next_order: tuple[int, ...]
    """Markers that are back, in the turn order of the next cycle. They fill it from its end."""
    next_places: int
    """The number of places in the next turn order."""
    gods: tuple[GodView, ...]
    face_down: tuple[str, ...]
    """Gods not available in this cycle, in a fixed order that reveals nothing."""
    apollo: tuple[int, ...]
    """Seats on Apollo in order of arrival; -1 for a player who is out of the game."""
    apollo_back: int
    """The number of places on Apollo, from the first, that have given their markers back."""
    track: tuple[SpaceView, ...]
    pile: int
    """The number of cards in the draw pile."""
    to_come: tuple[str, ...]
    """The cards of the draw pile, in a fixed order that reveals nothing."""
    discard: tuple[str, ...]
    kraken: str
    islands: tuple[IslandView, ...]
    seas: tuple[SeaView, ...]
    players: tuple[PlayerView, ...]
    needed: int
    """Metropolises that win the game."""
    markers_left: int
    """Prosperity markers that Apollo can still give."""
    turn: int | None
    """The seat whose turn it is in the actions phase."""
    battle: BattleView | None
    over: bool
    modules: dict[str, dict[str, Told]]
    """What modules in play add, by their names."""


def seen_by_all(ruleset: Ruleset, s: State, asked: Sequence[int], phase: str) -> CycladesView:
    """Return the view without what only some players may see."""
    prices = ruleset.economy.creature_track_prices
    saved = [discounts(ruleset, s, each) for each in ruleset.all_seats]
    displaced = _displaced(s)
    gods_back, apollo_back = _back(s)
    return CycladesView(
        game="cyclades",
        seats=ruleset.seats,
        seat=None,
        asked=tuple(asked),
        by_seat=tuple(f"{module.name}.{name}" for module in ruleset.modules for name in module.by_seat),
        cycle=s.cycle,
        cycles=ruleset.cycles,
        phase=phase,
        order=tuple(s.order),
        waiting=(*displaced, *s.waiting),
        displaced=bool(displaced),
        next_order=tuple(reversed(s.returned)),
        next_places=(ruleset.players - s.out.bit_count()) * ruleset.markers,
        gods=tuple(_god(ruleset, s, god, at < gods_back) for at, god in enumerate(s.gods[: s.available])),
        face_down=tuple(ruleset.god(god) for god in sorted(s.gods[s.available :])),
        apollo=tuple(s.apollo),
        apollo_back=apollo_back,
        track=tuple(
            SpaceView(
                creature=ruleset.creature(creature) if creature != NO_CARD else "",
                printed=printed,
                prices=_prices(ruleset, creature, printed, saved),
            )
            for creature, printed in zip(s.track, prices, strict=True)
        ),
        pile=s.pile.bit_count(),
        to_come=tuple(ruleset.creature(creature) for creature in bits(s.pile, CARDS)),
        discard=tuple(ruleset.creature(creature) for creature in s.discard),
        kraken=ruleset.sea(s.kraken) if s.kraken != NO_SEA else "",
        islands=tuple(_island(ruleset, s, island) for island in ruleset.tables.all_islands),
        seas=_seas(ruleset, s),
        players=tuple(_player(ruleset, s, each) for each in ruleset.all_seats),
        needed=ruleset.tables.needed,
        markers_left=board.markers_left(ruleset, s),
        turn=s.offer_seat[s.god] if s.god != NO_GOD else None,
        battle=_battle(ruleset, s),
        over=not s.stack,
        modules={},
    )


def seen_by(ruleset: Ruleset, s: State, all_see: CycladesView, seat: int | None) -> CycladesView:
    """Add what a seat, or a spectator, may see."""
    purses = [not s.stack or ruleset.sees_purse(seat, each) for each in ruleset.all_seats]
    players = [
        msgspec.structs.replace(player, gold=gold) if open else player
        for player, gold, open in zip(all_see.players, s.gold, purses, strict=True)
    ]
    return msgspec.structs.replace(
        all_see,
        seat=seat,
        players=tuple(players),
        outlooks=outlooks(ruleset, s, seat if seat is None else Seat(seat)),
        modules={module.name: view for module in ruleset.modules if (view := module.view(ruleset, s, seat))},
    )


def _displaced(s: State) -> list[Seat]:
    """Return the seat whose displaced marker is being placed again, if any."""
    top = s.stack[-1] if s.stack else (SETUP,)
    return seats_of(asked_by(top)) if lost_by(top) != NO_GOD else []


def _back(s: State) -> tuple[int, int]:
    """Return how many gods, and how many places of Apollo, have given their markers back (CYC-ACT-10)."""
    held = [s.offer_seat[god] for god in s.gods[: s.available]]
    left = len(s.returned)
    emptied = [0, 0]
    for row, seats in enumerate((held, s.apollo)):
        for at, seat in enumerate(seats):
            if seat == NOBODY or not left:
                continue
            left -= 1
            emptied[row] = at + 1
    return emptied[0], emptied[1]


def _seat(number: int) -> int | None:
    return None if number == NONE else number


def _prices(ruleset: Ruleset, card: CardNumber, printed: int, saved: list[int]) -> tuple[int, ...]:
    if card == NONE:
        return tuple(price(ruleset, printed, each) for each in saved)
    return tuple(ruleset.cards[card].cost(printed, each) for each in saved)


def _god(ruleset: Ruleset, s: State, god: GodNumber, back: bool) -> GodView:
    seat, gold = _seat(s.offer_seat[god]), s.offer_gold[god]
    return GodView(god=ruleset.god(god), seat=seat, gold=gold, acting=s.god == god, back=back and seat is not None)


def _island(ruleset: Ruleset, s: State, island: Island) -> IslandView:
    slots = ruleset.tables.slots_of[island]
    return IslandView(
        id=ruleset.island(island),
        owner=_seat(s.owner[island]),
        troops=s.troops[island],
        units=units_at(ruleset, s, LAND, island),
        buildings=tuple(ruleset.building(s.built[slot]) for slot in slots),
        spent=tuple(number for number, slot in enumerate(slots) if s.spent >> slot & 1),
        metropolis=bool(s.metropolis >> island & 1),
        metropolis_spent=bool(s.spent_metropolis >> island & 1),
        frame=board.on_frame(ruleset, s, island),
        prosperity=s.prosperity[island],
        figure=board.figure_on(ruleset, s, island),
        figure_seat=_seat(s.keeper[island]),
        figure_cycle=s.since[island],
    )


def _seas(ruleset: Ruleset, s: State) -> tuple[SeaView, ...]:
    closed = board.closed_seas(ruleset, s, NOBODY)
    return tuple(
        SeaView(
            id=id,
            owner=_seat(s.holder[sea]),
            fleets=s.fleets[sea],
            units=units_at(ruleset, s, SEA, sea),
            closed=bool(closed >> sea & 1),
        )
        for sea, id in enumerate(ruleset.tables.sea_ids)
    )


def _player(ruleset: Ruleset, s: State, seat: Seat) -> PlayerView:
    types = board.owned_types(ruleset, s, seat)
    needed = philosophers_needed(ruleset, s, seat)
    return PlayerView(
        gold=None,
        priests=s.priests[seat],
        philosophers=s.philosophers[seat],
        troops_left=s.troops_left[seat],
        fleets_left=s.fleets_left[seat],
        islands=ruleset.camps(s, seat).bit_count(),
        income=board.income(ruleset, s, seat),
        discounts=discounts(ruleset, s, seat),
        metropolises=board.metropolises(s, seat),
        buildings=tuple(ruleset.building(type) for type in TYPES if types[type]),
        lacking=tuple(ruleset.building(type) for type in TYPES if not types[type]),
        philosophers_lacking=needed - s.philosophers[seat],
        offered=sum(gold for holder, gold in zip(s.offer_seat, s.offer_gold, strict=True) if holder == seat),
        creatures=tuple(
            ruleset.creature(s.figure[island]) for island in ruleset.tables.all_islands if s.keeper[island] == seat
        ),
        out=bool(s.out >> seat & 1),
    )


def _battle(ruleset: Ruleset, s: State) -> BattleView | None:
    if not s.battle:
        return None
    battle = s.battle
    kind, place, attackers = battle.element, battle.place, battle.attackers
    units, guards, bonus = defence(ruleset, s)
    dice = dice_on_table(ruleset, s)
    return BattleView(
        land=kind == LAND,
        place=ruleset.island(place) if kind == LAND else ruleset.sea(place),
        attacker=battle.attacker,
        attackers=size(attackers),
        units=further(ruleset, kind, attackers),
        defender=_seat(battle.defender),
        defenders=units,
        guards=guards,
        bonus=bonus,
        dice=dice,
        added=(s.battle.attack_bonus, s.battle.defence_bonus),
        scores=(attack_score(ruleset, s), defence_score(ruleset, s)) if dice else None,
        retreating=s.stack[-1][0] == RETREAT,
    )
