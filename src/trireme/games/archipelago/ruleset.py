"""What is fixed when a game of Archipelago is made: options, tables and figures. States hold none of it."""

from __future__ import annotations

from trireme.games.archipelago.components import Content, ObjectiveData
from trireme.games.archipelago.lookup import LIMITED, ORIGIN, RESOURCES, STEPS, Tables, opposite
from trireme.games.archipelago.options import Options
from trireme.games.archipelago.rules.ids import ARC_CMP_06, ARC_CMP_07, ARC_TWO_06
from trireme.games.archipelago.state import FRESH_TURN, State
from trireme.kit.seats import SEATS, Seat


class Ruleset:
    """The options, tables and figures of a game, which every step sees."""

    def __init__(self, content: Content, options: Options) -> None:
        self.content = content
        self.seats = options.seats
        self.players = players = len(options.seats)
        self.all_seats: tuple[Seat, ...] = SEATS[:players]
        self.everyone = (1 << players) - 1
        self.variants = options.variants
        self.length = options.length
        self.offers = options.offers
        """Offers that each player may make in a round."""
        self.desert = "desert-start" in options.variants
        self.second_edition = "second-edition" in options.variants
        """Whether the second edition's rules apply (ARC-SEC-01 to 04)."""
        self.buyer_rotates = content.evolution_rules.buyer_also_rotates_one or self.second_edition
        self.refill_after_turn = content.evolution_rules.refill_after_turn or self.second_edition
        self.playing = ("base", *(("two-player",) if players == 2 else ()), *options.variants)
        self.tables = Tables(content, content.start[self.desert])
        two, limits = content.two_player, content.limits
        self.most_citizens = two.citizens_per_player if players == 2 else limits.citizens_per_player
        self.most_ships = two.ships_per_player if players == 2 else limits.ships_per_player
        self.limit_of_citizens = ARC_TWO_06 if players == 2 else ARC_CMP_06
        self.limit_of_ships = ARC_TWO_06 if players == 2 else ARC_CMP_07
        self.crowd = limits.citizens_per_player_per_hex
        self.build_engages = limits.build_engages_unit
        self.second_bid = players > 2 or two.second_bid
        row = next(row for row in content.setup_by_players if row.players == players)
        faces = {
            action.id: action.shared_5 if row.wheel_face == "5" else action.shared_2_4 for action in content.action
        }
        self.shared = [faces[name] for name in LIMITED]
        """Shared spaces of taxes, exploration and reproduction (ARC-SET-07)."""
        self.zone_cost = [zone.cost_florins for zone in content.florin_zone]
        self.zone_trades = [zone.transactions for zone in content.florin_zone]
        self.fee = content.evolution_rules.multicolour_fee
        self.spaces = content.components.evolution_track_spaces
        self.pools = (content.components.town_temple_tokens, content.components.market_port_tokens)
        self.stack = content.components.explorer_tokens_per_stack
        self.explorers = self.stack * content.components.explorer_stacks
        self.first_discs, self.most_discs = content.discs.start, content.discs.maximum
        self.last_round = content.objective_rules.safety_round_limit[options.length]  # type: ignore[index]
        self.objectives_each = row.objectives_per_player
        self.objective_ids = [objective.id for objective in content.objective]
        self.separatists = [n for n, each in enumerate(content.objective) if each.kind == "separatist"]
        self.trend_ids = [trend.id for trend in content.trend]
        self.event_ids = [event.id for event in content.event]
        specials = bool(row.objective_cards_removed) or bool({"open-objectives", "benefactor-plus"} & {*self.variants})
        self.dealt = [n for n, each in enumerate(content.objective) if self._in_play(each, specials)]
        """The objectives that are dealt from (ARC-TWO-02, 10, ARC-VAR-06, 13)."""
        self.benefactor = next(n for n, trend in enumerate(content.trend) if trend.criterion == "benefactor")

    def _in_play(self, objective: ObjectiveData, specials_out: bool) -> bool:
        known = objective.trigger.at_least or str(self.players) in objective.trigger.at_least_by_players
        fits = objective.length == self.length and self.players >= objective.players_min and bool(known)
        return fits and (objective.kind == "ordinary" or not specials_out)

    def threshold(self, objective: int) -> int:
        """Return the figure of an end condition (ARC-END-07)."""
        trigger = self.content.objective[objective].trigger
        return trigger.at_least_by_players.get(str(self.players), trigger.at_least)

    def blank(self) -> State:
        """Return an empty table with the start hex, and all money and cubes in the bank."""
        s, players = State(), self.players
        content, tables = self.content, self.tables
        s.bank = content.bank.florins_total
        s.explorers = self.explorers
        s.order = [*self.all_seats]
        s.pile = (1 << tables.hexes) - 1
        s.deck = (1 << len(tables.card_ids)) - 1
        for name in ("florins", "tokens", "discs", "cards", "known", "benefactor"):
            setattr(s, name, [0] * players)
        s.bids = [-1] * players
        s.offers_left = [self.offers] * players
        s.news = [0] * players
        s.stock = [0] * (players * len(RESOURCES))
        s.stores = [*tables.cubes]
        s.market = [0] * (2 * len(RESOURCES))
        s.spaces = [0] * 6
        s.turn = [*FRESH_TURN]
        s.hands, s.objectives, s.units = [()] * players, [()] * players, [()] * players
        s.cells, s.lie, s.near, s.taken, s.pillaged, s.used, s.holder, s.shore = [], [], [], [], [], [], [], []
        s.standing = [0] * 4
        self.put_tile(s, ORIGIN, 0, 0)
        return s

    def put_tile(self, s: State, cell: int, face: int, turn: int) -> int:
        """Lay a tile, join it to its neighbours, and return its number."""
        tile = len(s.cells)
        s.cells.append(cell)
        s.lie.append(face * 6 + turn)
        s.near += [-1] * 6
        for direction, step in enumerate(STEPS):
            if cell + step in s.cells:
                other = s.cells.index(cell + step)
                s.near[tile * 6 + direction] = other
                s.near[other * 6 + opposite(direction)] = tile
        s.taken.append(0)
        s.pillaged.append(0)
        s.used.append(0)
        s.holder += [-2] * 4
        s.shore += [0] * 4
        return tile

    def face(self, s: State, tile: int) -> int:
        return s.lie[tile] // 6

    def tile_name(self, s: State, tile: int) -> str:
        return self.tables.face_ids[s.lie[tile] // 6]

    def discs_owned(self, s: State) -> int:
        """Return a player's discs: three, and one for each of the first two explorer stacks that is empty (ARC-ACT-11,
        ARC-CMP-08)."""
        empty = (self.explorers - s.explorers) // self.stack
        return min(self.first_discs + min(empty, 2), self.most_discs)
