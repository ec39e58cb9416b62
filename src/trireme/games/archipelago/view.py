"""What a seat may know: all but others' objectives, bids and screens, and the order of what is to come (ARC-CMP-13)."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from trireme.games.archipelago.deals import FAVOURS
from trireme.games.archipelago.forecast import outlooks
from trireme.games.archipelago.lookup import BUILDINGS, LIMITED, MARKETS, RESOURCES, TOWN
from trireme.games.archipelago.money import GOODS
from trireme.games.archipelago.phases.crisis import NEXT_HELPER, SUPPLIES, NextHelper, SupplierTurn
from trireme.games.archipelago.phases.deck import back_of
from trireme.games.archipelago.phases.rounds import PHASE
from trireme.games.archipelago.places_by_name import SPOTS, cell_name
from trireme.games.archipelago.promises import PROMISES, STATUSES
from trireme.games.archipelago.ruleset import Ruleset
from trireme.games.archipelago.scoring import breakdown
from trireme.games.archipelago.seat_counts import SeatCounts
from trireme.games.archipelago.state import (
    ACTED,
    CARD_USED,
    EMPTY,
    ENDINGS,
    FLORIN_USED,
    NOT_BUILT,
    WHICH_FIST,
    Offer,
    OtherPlayer,
    State,
)
from trireme.games.archipelago.units import ENGAGED, LYING, controller, is_ship, spot_of, tile_of, town_of
from trireme.kit.engine.view import View
from trireme.kit.masks import bits
from trireme.kit.seats import Seat


class Unit(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Units of a player that are alike, on one spot."""

    seat: int
    ship: bool
    spot: str
    """`land`, `town`, `icon`, `water`, `harbour` and so on; `land2` and `icon2` on the second bank of an inlet."""
    lying: bool
    engaged: bool
    count: int


class House(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A building on the map."""

    building: str
    holder: int | None
    """The seat whose unit stands on it."""
    controller: int | None
    """The seat that controls it, with a unit or through the town."""
    bank: int
    used: bool


class Tile(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A hex of the map."""

    id: str
    cell: str
    turn: int
    edges: str
    """Six letters clockwise from the north, as it lies: S, L, M."""
    town: int | None
    """The seat that controls the hex."""
    icons: tuple[str, ...]
    taken: tuple[int, ...]
    pillaged: tuple[int, ...]
    houses: tuple[House, ...]
    units: tuple[Unit, ...]


class OnTrack(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A card of the track."""

    card: str
    price: int
    turns: int


class OpenOffer(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """An open offer."""

    by: int
    to: int
    give: dict[str, int]
    get: dict[str, int]


class PromiseView(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A promise; it is not binding."""

    by: int
    to: int
    what: str
    """`help`, `stand`, `no-taxes` or `repay`."""
    count: int
    round: int
    status: str
    """`open`, `kept` or `broken`."""


class CrisisView(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A crisis that players answer in turn."""

    market: str
    resource: str
    per_cube: int
    """Citizens whom a cube stands up, in a domestic crisis."""
    missing: int
    """Cubes that are still asked for, in an export crisis."""
    turn: int
    """The place in the order of play of the player whose turn it is."""


class Player(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a player has, as far as the viewer knows."""

    discs: int
    cards: tuple[str, ...]
    engaged: tuple[str, ...]
    wonders: tuple[str, ...]
    """The wonders that have been built."""
    citizens: int
    ships: int
    benefactor: int
    offers_left: int
    florins: int | None
    tokens: int | None
    stock: tuple[int, ...] | None
    bid: int | None
    """The viewer's own bid, as long as it is sealed."""
    objectives: tuple[str, ...] | None
    """The objectives that the viewer knows; None where they know none of them."""
    actions: dict[str, int]
    """What each action of the wheel would bring now: florins, cubes, places, units. What depends on the screen is there
    for its owner alone."""


class ArchipelagoView(View, frozen=True, kw_only=True, tag="archipelago", forbid_unknown_fields=True):
    """A position of Archipelago as a seat or a spectator sees it."""

    round: int
    rounds: int
    step: int
    """The number of the phase of the round, though a crisis or an event interrupt it; 0 before the first round."""
    phase: str
    order: tuple[int, ...]
    population: int
    rebels: int
    workers: int
    bank: int
    wheel: int
    stores: dict[str, int]
    """Cubes of the bank."""
    markets: dict[str, dict[str, int]]
    explorers: int
    spaces: dict[str, tuple[int, ...]]
    """Seats whose reserved space of a limited action is taken."""
    shared: dict[str, int]
    """Shared spaces of a limited action that are free."""
    tiles: tuple[Tile, ...]
    face_up: str
    """The face that the top of the pile shows."""
    pile: int
    """The number of hexes under it."""
    cast: tuple[str, ...]
    track: tuple[OnTrack, ...]
    back: dict[str, str | int]
    """The parts of the back on top of the deck; empty when there is none."""
    deck: int
    discarded: tuple[str, ...]
    trends: tuple[str, ...]
    open_objectives: tuple[str, ...]
    ending: str
    """The objective whose condition has been met."""
    offers: tuple[OpenOffer, ...]
    """Open offers, with what they give laid out; an offer to several stands once for each."""
    promises: tuple[PromiseView, ...]
    """All promises that have been made."""
    places: dict[str, int]
    """Sold places in the order that is being set, and to whom."""
    crisis: CrisisView | None
    gauges: dict[str, tuple[int, int]]
    """How far the end conditions of objectives that the viewer knows have come, and how far they must."""
    standings: dict[str, tuple[int, ...]]
    """What may count for trends and objectives, by criterion and seat; behind screens only when the game is over."""
    turn: dict[str, int]
    """What the player on turn has done: action, card, market or port."""
    hands: tuple[tuple[str, ...], ...]
    players: tuple[Player, ...]
    scores: tuple[dict[str, int], ...]
    """Points by player and source, when the game is over."""
    over: str


def view_of(seat_counts: SeatCounts, s: State, seat: int | None, asked: Sequence[int], phase: str) -> ArchipelagoView:
    ruleset = seat_counts.ruleset
    tables, ids = ruleset.tables, ruleset.tables.card_ids
    over = not s.stack
    numbers = range(len(ids))
    players = tuple(_player(seat_counts, s, each, seat, over) for each in ruleset.all_seats)
    known = [*s.open_objectives, *(ruleset.objective_ids.index(id) for each in players for id in each.objectives or ())]
    return ArchipelagoView(
        game="archipelago",
        seats=ruleset.seats,
        seat=seat,
        asked=tuple(asked),
        by_seat=("players",),
        outlooks=outlooks(ruleset, s),
        round=s.round,
        rounds=ruleset.last_round,
        step=next((frame[1] for frame in s.stack if frame[0] == PHASE), 0),
        phase=phase,
        order=tuple(s.order),
        population=s.population,
        rebels=s.rebels,
        workers=s.workers,
        bank=s.bank,
        wheel=s.wheel,
        stores=dict(zip(RESOURCES, s.stores, strict=True)),
        markets={
            name: dict(zip(RESOURCES, s.market[number * 6 : number * 6 + 6], strict=True))
            for number, name in enumerate(MARKETS)
        },
        explorers=s.explorers,
        spaces={
            name: tuple(each for each in ruleset.all_seats if s.spaces[number] >> each & 1)
            for number, name in enumerate(LIMITED)
        },
        shared={name: ruleset.shared[number] - s.spaces[3 + number] for number, name in enumerate(LIMITED)},
        tiles=tuple(_tile(ruleset, s, tile) for tile in range(len(s.lie))),
        face_up=tables.face_ids[s.face_up] if s.face_up >= 0 else "",
        pile=s.pile.bit_count(),
        cast=tuple(bits(s.cast, tables.hex_ids)),
        track=tuple(
            OnTrack(card=ids[place // 4], price=tables.prices[place // 4][place % 4], turns=place % 4)
            for place in s.track
        ),
        back=msgspec.structs.asdict(back_of(ruleset, s.top)) if s.top >= 0 else {},
        deck=s.deck.bit_count() + (s.top >= 0),
        discarded=tuple(ids[card] for card in bits(s.discarded, numbers)),
        trends=tuple(ruleset.trend_ids[trend] for trend in s.trends),
        open_objectives=tuple(ruleset.objective_ids[each] for each in s.open_objectives),
        ending=ruleset.objective_ids[s.ending] if s.ending >= 0 else "",
        offers=tuple(_laid(ruleset, offer) for offer in s.offers),
        promises=tuple(
            PromiseView(
                by=each.by,
                to=each.to,
                what=PROMISES[each.what],
                count=each.count,
                round=each.round,
                status=STATUSES[each.fate],
            )
            for each in s.promises
        ),
        places={str((place >> 3) + 1): place & 7 for place in s.places},
        crisis=_crisis(s),
        gauges={ruleset.objective_ids[each]: seat_counts.gauge(s, each) for each in known},
        standings=seat_counts.standings(s, over),
        turn={"action": s.turn[ACTED], "card": s.turn[CARD_USED], "florin": s.turn[FLORIN_USED]},
        hands=tuple(tuple(tables.hex_ids[hex] for hex in hand) for hand in s.hands),
        players=players,
        scores=tuple(breakdown(ruleset, s)) if over else (),
        over=ENDINGS[s.over],
    )


def _crisis(s: State) -> CrisisView | None:
    for frame in reversed(s.stack):
        if frame[0] == NEXT_HELPER:
            home: NextHelper = frame[1]
            name = RESOURCES[home.resource]
            return CrisisView(market=MARKETS[0], resource=name, per_cube=home.per_cube, missing=0, turn=home.place - 1)
        if frame[0] == SUPPLIES:
            abroad: SupplierTurn = frame[3]
            name = RESOURCES[abroad.resource]
            return CrisisView(market=MARKETS[1], resource=name, per_cube=0, missing=abroad.missing, turn=abroad.place)
    return None


def _player(seat_counts: SeatCounts, s: State, each: Seat, seat: int | None, over: bool) -> Player:
    ruleset = seat_counts.ruleset
    ids, numbers = ruleset.tables.card_ids, range(len(ruleset.tables.card_ids))
    own = over or each == seat
    known = -1 if own else (0 if seat is None else s.known[seat])
    if s.ending >= 0:
        known |= 1 << s.ending
    objectives = tuple(ruleset.objective_ids[held] for held in s.objectives[each] if known >> held & 1)
    return Player(
        discs=s.discs[each],
        cards=tuple(ids[card] for card in bits(s.cards[each], numbers)),
        engaged=tuple(ids[card] for card in bits(s.cards[each] & s.engaged, numbers)),
        wonders=tuple(ids[card] for card in bits(s.cards[each] & s.built, numbers)),
        citizens=sum(not is_ship(unit) for unit in s.units[each]),
        ships=sum(is_ship(unit) for unit in s.units[each]),
        benefactor=s.benefactor[each],
        offers_left=s.offers_left[each],
        florins=s.florins[each] if own else None,
        tokens=s.tokens[each] if own else None,
        stock=_stock(s, each) if own else None,
        bid=s.bids[each] if each == seat and s.bids[each] >= 0 else None,
        objectives=objectives if own or objectives or not s.objectives[each] else None,
        actions={} if over else seat_counts.actions(s, each, own),
    )


def _stock(s: State, seat: int) -> tuple[int, ...]:
    """Return the cubes of a seat, those hidden in fists included."""
    stock = s.stock[seat * 6 : seat * 6 + 6]
    theft: OtherPlayer | None = s.stack[-1][3] if s.fists and s.stack[-1][0] == WHICH_FIST else None
    if theft is not None and theft.other == seat:
        for cube in s.fists:
            if cube < len(stock):
                stock[cube] += 1
    return tuple(stock)


def _laid(ruleset: Ruleset, offer: Offer) -> OpenOffer:
    units = (*GOODS, *ruleset.tables.card_ids, *PROMISES, *FAVOURS)
    give, get = ({unit: n for unit, n in zip(units, part, strict=True) if n} for part in (offer.give, offer.get))
    return OpenOffer(by=offer.by, to=offer.to, give=give, get=get)


def _tile(ruleset: Ruleset, s: State, tile: int) -> Tile:
    tables = ruleset.tables
    lie = s.lie[tile]
    icons = tables.icons[lie // 6]
    town = town_of(s, tile)
    units: list[Unit] = []
    for seat, mine in enumerate(s.units):
        for unit in dict.fromkeys(unit for unit in mine if tile_of(unit) == tile):
            units.append(
                Unit(
                    seat=seat,
                    ship=is_ship(unit),
                    spot=SPOTS[spot_of(unit)],
                    lying=bool(unit & LYING),
                    engaged=bool(unit & ENGAGED),
                    count=mine.count(unit),
                )
            )
    kinds = [kind for kind in range(4) if s.holder[tile * 4 + kind] != NOT_BUILT]
    return Tile(
        id=tables.face_ids[lie // 6],
        cell=cell_name(s.cells[tile]),
        turn=lie % 6,
        edges="".join("SLM"[edge] for edge in tables.edges[lie]),
        town=town if town >= 0 else None,
        icons=tuple(RESOURCES[icon] for icon in icons),
        taken=tuple(n for n in range(len(icons)) if s.taken[tile] >> n & 1),
        pillaged=tuple(n for n in range(len(icons)) if s.pillaged[tile] >> n & 1),
        houses=tuple(_house(s, tile, kind) for kind in kinds),
        units=tuple(units),
    )


def _house(s: State, tile: int, kind: int) -> House:
    holder, control = s.holder[tile * 4 + kind], controller(s, tile, kind)
    return House(
        building=BUILDINGS[kind],
        holder=holder if holder > EMPTY else None,
        controller=control if control >= 0 else None,
        bank=s.shore[tile * 4 + kind],
        used=bool(s.used[tile] >> kind & 1) and kind != TOWN,
    )
