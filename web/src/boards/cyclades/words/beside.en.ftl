# Cyclades on the page, in English: what stands beside the board, and what explains itself.

board-cycle = cycle { $cycle } · { $phase }
board-cycle-of = cycle { $cycle } of { $cycles } · { $phase }
end-round = Cycle
end-chart = Metropolises by cycle
replay-round-back = Back to the beginning of a cycle
replay-round-on = On to the next cycle

## Gods

gods-title = Gods
gods-to-place = To be placed:
gods-waiting = { $name } still has a marker to place.
gods-displaced = { $name } has been outbid
gods-offer = { $name } offers { $gold } gold.
gods-no-offer = No offering yet.
gods-acting = { $name } acts
gods-apollo = free · 1 gold (4 with a single island)
gods-apollo-first = a prosperity marker for whoever comes first
gods-on-apollo = { $name } is on Apollo, place { $place }.
gods-face-down = Face down:
gods-next-order = Next cycle:
gods-back = { $name } will be number { $place }.

## Creatures

shelves-title = What lies beside the board
track-title = Creatures
track-price = { $price } gold.
track-price-mine = Printed { $printed } gold, { $price } gold for you.
track-empty = empty
track-pile = Pile: { $count }
track-discard = Discard: { $count }
track-no-order = Still to come, in no order:

## Players

players-to-win = { $count } at the end of a cycle win
players-gold = Gold
players-screen = hidden behind a screen
players-income = Income of { $gold } gold
players-priests = Priests
players-islands = Islands
players-troops-left = Troops in reserve
players-fleets-left = Fleets in reserve
players-metropolises =
    { $count ->
        [one] 1 Metropolis of the { $needed } needed.
       *[other] { $count } Metropolises of the { $needed } needed.
    }
players-philosophers =
    { $count ->
        [one] 1 Philosopher.
       *[other] { $count } Philosophers.
    }
players-lacking =
    { $missing ->
        [0] The four buildings of a Metropolis are there: in the next own turn they become one.
       *[other] { $count ->
            [one] For a Metropolis: { $buildings }, or 1 more Philosopher.
           *[other] For a Metropolis: { $buildings }, or { $count } more Philosophers.
        }
    }
players-keeps = { $creature }, on the board
players-out = eliminated

## Explanations

explain-text-designed = House content: designed for this site.
explain-owner = Owner
explain-neutral = nobody
explain-troops = Troops
explain-fleets = Fleets
explain-buildings = Buildings
explain-slots = Building slots
explain-island-income = Income
explain-trade = Trade
explain-gold = { $gold } gold
explain-called = called by { $seat }
explain-sea = Sea { $sea }
explain-kraken = The Kraken lurks here: no fleet survives.
explain-closed = Polyphemus closes this space to all fleets.

## What modules bring

elsewhere-places = Outside the board
