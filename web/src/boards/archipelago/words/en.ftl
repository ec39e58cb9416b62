# The board of Archipelago, in English: the chart, the balance, the wheel, the markets, cards and scenes.

archipelago-round = round { $round }
step-disengagement = Disengage
step-order = Order
step-population = Population
step-balance = Balance
step-actions = Actions
step-purchase = Evolution
house-mark = house content
explain-house = House content: what is printed could not be found, so this was designed for this site. The owner of a box may replace it.

## The balance

balance-title = Balance of the archipelago
balance-margin =
    { $count ->
        [one] rebel of margin
       *[other] rebels of margin
    }
balance-said = Population { $population }, rebels { $rebels }: a margin of { $margin }.
balance-population = Population
balance-rebels = Rebels
balance-workers = Workers
balance-rows = Rows of the workers track: workers, rebels in phase 3, price of a recruit
balance-row-now = now
balance-row-next = after phase 3
balance-in-crisis = In the crisis
balance-phase-three = Phase 3, if nothing changes
balance-chain = markets { $markets }, population { $population } → { $workers } workers, row { $from }–{ $to } → rebels { $rebels }
balance-border = · at { $at } it would be { $rebels }
balance-crisis = Without help the crisis leads to { $rebels }.
balance-revolt = Without help the crisis leads to { $rebels }: revolt.
balance-lost = { $rebels } rebels against { $population } citizens: this is the revolt.

## The chart

chart-title = The sea chart
chart-gap = Free place { $cell }
chart-to-explore = To be explored
chart-below =
    { $count ->
        [one] 1 region under it
       *[other] { $count } regions under it
    }
chart-unit =
    { COUNT($count, $unit) } { $seat_of }{ $state ->
        [lying] , lying
        [engaged] , engaged
       *[free] { "" }
    }
chart-house =
    { $building ->
        [town] town
        [market] market
        [port] port
       *[temple] temple
    } of nobody
    .seat =
        { $building ->
            [town] town
            [market] market
            [port] port
           *[temple] temple
        } { $seat_of }
unit-ships =
    { $count } { $count ->
        [one] ship
       *[other] ships
    }

## The wheel

wheel-title = The wheel of actions
wheel-taxes = Taxes
wheel-transaction = Trade
wheel-construction = Build
wheel-recruitment = Recruit
wheel-reproduction = Births
wheel-migration = Migrate
wheel-exploration = Explore
wheel-harvest =
    { $resource ->
        [fruit] Fruit
        [cattle] Cattle
        [fish] Fish
        [wood] Wood
        [stone] Stone
       *[iron] Iron
    }
wheel-market = Market
wheel-port = Port
wheel-brings-taxes = +{ $count } f
wheel-brings-harvest = { $count }
wheel-brings-construction = { $count }
wheel-brings-recruitment = { $count } f
wheel-brings-reproduction = +{ $count }
wheel-brings-migration = { $count }
wheel-brings-exploration = { $count }
wheel-spaces = own spaces taken: { $taken }, shared spaces free: { $shared }
wheel-closed = not possible now
explain-wheel-taxes = One florin for each active citizen, ship, town and temple of yours; rebels go up by 1.
explain-wheel-transaction = Buy or sell one cube on either market.
explain-wheel-construction = Build a town, market, port, temple or ship; the figure says how many kinds you can pay for.
explain-building =
    { $building ->
        [town] Town
        [market] Market
        [port] Port
        [temple] Temple
       *[ship] Ship
    }: { $cost }
explain-wheel-recruitment = Recruit citizens from the surplus workers, each at the price of their row.
explain-wheel-reproduction = A citizen is born wherever exactly two of yours live, both active.
explain-wheel-migration = Each free unit of yours may move once.
explain-wheel-exploration = Lay a new region beside two others, with a unit that enters it.
explain-wheel-harvest = One cube for each free unit of yours on a free icon of this resource.
explain-wheel-market = A florin on the zone: up to two transactions on the domestic market, by a market of yours.
explain-wheel-port = A florin on the zone: up to two transactions on the export market, by a port of yours.

## What is mine

mine-title = Your screen
mine-alone = only you see it
mine-bid = Your sealed bid: { COUNT($count, "florins") }
mine-secret = secret objective
mine-open = objective for all
mine-trend = Trend
unit-of-florins = Florins
unit-of-tokens = Explorer tokens
criterion-explorer-tokens = Explorer tokens
criterion-ports = Ports
criterion-markets = Markets
criterion-towns = Towns
criterion-temples = Temples
criterion-ports-and-markets = Ports and markets
criterion-progress-cards = Progress cards
criterion-character-cards = Characters
criterion-evolution-cards = Evolution cards
criterion-florins = Florins
criterion-ships = Ships
criterion-citizens = Citizens
criterion-hexes-present = Regions with a unit
criterion-benefactor = Florins of the benefactor
criterion-cubes-fruit = Fruit cubes
criterion-cubes-cattle = Cattle cubes
criterion-cubes-fish = Fish cubes
criterion-cubes-wood = Wood cubes
criterion-cubes-stone = Stone cubes
criterion-cubes-iron = Iron cubes
criterion-region-fruit = Fruit of own regions
criterion-region-cattle = Cattle of own regions
criterion-region-fish = Fish of own regions
criterion-region-wood = Wood of own regions
criterion-region-stone = Stone of own regions
criterion-region-iron = Iron of own regions

## Cards

arrow-black = for its owner only
arrow-multicolour = for everybody: others pay the owner
arrow-passive = works by itself
arrow-none = to be built
card-character = Character
card-progress = Progress
card-wonder = Wonder
card-engaged = used
card-built = built
card-price = price { COUNT($count, "florins") }
track-title = Evolution
track-when =
    bought or turned in phase 6 · { $count ->
        [one] 1 card
       *[other] { $count } cards
    } in the deck
track-buy = Buy · { $count } f
track-turn = Turn → { $count } f
track-cast = Turn → discard
hand-title = Cards you may use
hand-turn = This turn
hand-action = disc
hand-card = card
hand-florin = market or port

## Markets and the crisis to come

market-title = Markets
market-when = the row of the last cube acts in phase 3
market-domestic = domestic
market-export = export
market-section =
    { $market ->
        [domestic] Domestic market
       *[other] Export market
    }: { $cubes }, price { $price }; in phase 3 { COUNT($workers, "workers") }, { COUNT($rebels, "rebels") }
coming-title = Crisis to come
coming-when = phase 4; buying a card changes it
coming-domestic = Domestic, { $resource }: { COUNT($lying, "citizens") } would lie down, one cube stands up { $per_cube }; { COUNT($needed, "cubes") } needed.
coming-export = Export: { $cubes } wanted.
coming-market = { $count } on the market
coming-calm = All is calm.

## Players

building-town = Towns
building-market = Markets
building-port = Ports
building-temple = Temples
players-explorers = { $count } explorer tokens left
players-discs = discs left
players-citizens = Citizens
players-ships = Ships
players-benefactor = Benefactor

## A crisis

crisis-title =
    { $market ->
        [domestic] Domestic crisis
       *[other] Export crisis
    }
crisis-domestic =
    The citizens want { $resource ->
        [fruit] fruit
        [cattle] cattle
        [fish] fish
        [wood] wood
        [stone] stone
       *[iron] iron
    }.
crisis-export = Missing for export: { COUNT($count, $resource) }.
crisis-domestic-text = { COUNT(1, $resource) } stands up { $per_cube }. Those left lying become rebels.
crisis-export-text = Each cube that is missing becomes a rebel.
crisis-who = Who helps
crisis-order = in order of play, one turn each
crisis-lying =
    { $count ->
        [0] nobody lies
        [one] 1 lies
       *[other] { $count } lie
    }
crisis-missing =
    { $count ->
        [one] 1 cube missing
       *[other] { $count } cubes missing
    }
crisis-done = has had a turn
crisis-now = on turn
crisis-to-come = can still help
crisis-gave-market = { COUNT($count, $resource) } of the market
crisis-gave-stock = { COUNT($count, $resource) } of their own
crisis-gave-token = { COUNT($count, "tokens") }
crisis-raised = { $count } stood up:
crisis-prayed = temple, { $count } stood up:
crisis-nothing = gave nothing
crisis-means = Your means
crisis-give-stock = A cube of your own
crisis-give-token = An explorer token
crisis-give-market = A cube of the market
crisis-give-granary = { COUNT(1, $resource) } from the Granary
crisis-give-temple = Your temple, for free
crisis-next = Next: export crisis, { $cubes }.

## Order of play

bids-title = Sealed bids
bids-text = Each writes down a number of florins. All letters are opened together and paid; the highest sets the order of play.
bids-order = Point at the players in the order in which they shall play.
bids-place = place now
bids-writing = is writing
bids-sealed = sealed
bids-have = You have { COUNT($count, "florins") }.

## Exploring

exploring-title = Explore
exploring-take = Choose the region that you lay first; each has two faces.
exploring-which =
    Take the region that is seen, or the next one unseen. { $count ->
        [one] 1 lies
       *[other] { $count } lie
    } under it.
exploring-visible = visible face
exploring-unseen = The next one
exploring-unseen-text = unseen until it is taken
exploring-place = Point at a shining place, then choose face and turn. R turns it, F flips it.
exploring-places =
    { $count ->
        [0] nowhere
        [one] 1 place
       *[other] { $count } places
    }
exploring-turns =
    { $count ->
        [one] One way to turn it here.
       *[other] { $count } ways to turn it here.
    }
exploring-cube-to-market = Which cube goes to the domestic market?
exploring-cube-to-keep = Which cube do you keep?
exploring-huts =
    { $count ->
        [one] 1 hut
       *[other] { $count } huts
    }
exploring-brings = What it brings
exploring-token = One explorer token; { $count } are left.
exploring-workers =
    { $count ->
        [one] 1 hut
       *[other] { $count } huts
    }: workers { $now } → { $then }
exploring-row = phase 3: row { $from }–{ $to }
exploring-market = One cube to the market, one for you: { $resources }.

## Letters

letter-from = { $seat } offers you
letter-receive = you receive
letter-give = you give
letter-cannot = You do not have what is asked.
letter-counter = Counter-offer
letter-later = Later
letter-lapses = It lapses with the turn.
offer-title = Negotiate
offer-left =
    { $count ->
        [one] 1 offer left this round
       *[other] { $count } offers left this round
    }
offer-fold = Fold the sheet
offer-unfold = Open the letter again
offers-title = Open offers
offers-said = { $seat } { $by_to }:
offer-give = You give
offer-get = { $seat } gives
offer-less = less: { $unit }
offer-more = more: { $unit }
offer-of = of { $count }
offer-hidden = hidden
offer-at-once = At once:
offer-for = for
offer-back = Back
offer-send = Offer it to { $seats }
offer-get-several = The others give
offer-promises = Promises
offer-promises-text = They bind nobody, and the table remembers them.
promises-title = Promises
promise-said = { $seat } { $by_to }: { COUNT($count, $what) }
promise-open = open
promise-kept = kept
promise-broken = broken
promise-round = round { $round }

## The end

ending-title = The end
ending-cards = Cards
ending-revolt-title = Revolt
ending-revolt-text = { $rebels } rebels against a population of { $population }: the colony is lost.
ending-separatist-wins = { $seat }, the separatist, wins alone.
ending-held = The colony has held.
ending-sealed = sealed
ending-next = Open the next letter
ending-all = Open all
moment-objective = The end is near

## What explains itself

explain-huts =
    { $count ->
        [one] 1 hut
       *[other] { $count } huts
    }
explain-town = Town { $seat_of }: others need leave to harvest here.
explain-inlet = An inlet with two banks: citizens stay on theirs.
explain-cost-of-use = To use it: { $cost }.
explain-separatist = In a revolt its holder wins alone.
explain-pacifist = Its holder scores if peace is kept by a wide margin.
explain-points = Points for the first places: { $points }.
explain-section = { $cubes } here.
explain-row = Row { $row }: price { $price }; in phase 3 { COUNT($workers, "workers") }, { COUNT($rebels, "rebels") }.

## A game in numbers

tally-regions = Regions laid
tally-harvested = Cubes harvested
tally-constructed = Buildings and ships built
tally-helped = Cubes given in crises
tally-agreed = Offers accepted
