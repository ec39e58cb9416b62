# Archipelago in English.

game-title = Archipelago
game-about = Archipelago by Christophe Boelinger: explore, settle and trade, and keep the peace together, or nobody wins.

## Numbers with their unit, and names

unit-fruit = { $count } fruit
unit-cattle = { $count } cattle
unit-fish = { $count } fish
unit-wood = { $count } wood
unit-stone = { $count } stone
unit-iron = { $count } iron
unit-cubes =
    { $count } { $count ->
        [one] cube
       *[other] cubes
    }
unit-florins =
    { $count } { $count ->
        [one] florin
       *[other] florins
    }
unit-tokens =
    { $count } { $count ->
        [one] explorer token
       *[other] explorer tokens
    }
unit-discs =
    { $count } { $count ->
        [one] disc
       *[other] discs
    }
unit-citizens =
    { $count } { $count ->
        [one] citizen
       *[other] citizens
    }
unit-rebels =
    { $count } { $count ->
        [one] rebel
       *[other] rebels
    }
unit-workers =
    { $count } { $count ->
        [one] surplus worker
       *[other] surplus workers
    }
unit-points =
    { $count } { $count ->
        [one] point
       *[other] points
    }
phase-setup = Set-up
phase-turn-zero = Turn 0
phase-disengagement = Disengagement
phase-order = Order of play
phase-population = Population effects
phase-balance = Balance of the archipelago
phase-crisis = Crisis
phase-actions = Actions
phase-purchase = Evolution cards
phase-over = The end
score-cards = Cards
score-result = Points
ending-objective =
    The condition of an objective has been met. { $winners } { $count ->
        [one] is
       *[other] are
    } grand winner with { COUNT($score, "points") }.
ending-rounds =
    The last round is over. { $winners } { $count ->
        [one] is
       *[other] are
    } grand winner with { COUNT($score, "points") }.
ending-revolt = Revolt: everybody has lost.
ending-separatist = Revolt: { $winners }, the separatist, wins alone.

## Options

bot-greedy-about =
    Plays for places in the trend and the objectives, its own and those it thinks the others have; helps in a crisis as far
    as a revolt threatens it, and deals where both gain. It counts: with a perfect memory it knows what lies behind every
    screen. It does not know the others’ objectives, nor what will be drawn.

option-length-title = Length
option-length = Which deck of objectives is dealt from.
option-length-short = short
option-length-medium = medium
option-length-long = long
option-variants-title = Variants
option-variants = Each as you like, unless they exclude each other; the rulebook marks their rules.
option-modules-title = Expansions
option-modules = Each as you like, also together; the rulebook marks their rules.
module-two-player = Two players
module-second-edition = Rulebook 2.0
module-desert-start = Desert start
module-open-objectives = Open objectives
module-two-trends = Two trends
module-objective-choice = Choice of objective
module-chosen-trend = Chosen trend
module-benefactor-plus = Benefactor and a second trend

## Questions

ask-propose-trend = Which trend do you propose?
ask-take-hex = Which of your regions do you lay?
ask-lay-first = Lay { $hex } next to the start hex: face, place and turn.
ask-settle = On which bank do your citizens settle?
ask-cube-to-market = Which resource of { $tile_the } goes to the domestic market?
ask-cube-to-keep = Which resource of { $tile_the } do you keep?
ask-keep-objective = Which objective do you keep?
ask-bid = How many florins do you bid for the order of play?
ask-bid-again = The highest bids are equal: how many florins do you bid now?
ask-set-order = You bid most: set the order of play.
ask-help =
    { COUNT($lying, "citizens") } { $lying ->
        [one] lies
       *[other] lie
    }. Each { COUNT(1, $resource) } stands up { $per_cube }. Do you help?
ask-supply = Missing for export: { COUNT($missing, $resource) }. Do you give some?
ask-raise = Which { COUNT($count, "citizens") } stand up?
ask-temple-raise = Which citizens of { $tile_the } stand up?
ask-take-over =
    Do you take over the { $building ->
        [market] market
        [port] port
       *[temple] temple
    } of { $tile_the }? Its citizen lies.
ask-act =
    What do you do? { COUNT($discs, "discs") } left.{ $acted ->
        [0] { "" }
       *[other] { " " }Your action is done.
    }
ask-harvest = Which unit harvests next ({ COUNT($cubes, $resource) } so far)?
ask-leave =
    { $seat } asks for leave to harvest ({ COUNT(1, $resource) }) in { $tile_the }{ $florins ->
        [0] .
       *[other] { " " }for { COUNT($florins, "florins") }.
    } Do you allow it?
ask-trades =
    Which transaction on the { $market ->
        [domestic] domestic
       *[export] export
    } market? { $left } left.
ask-which-hex = Do you take { $tile_the }, or the next hex unseen?
    .hex = Do you take { $tile_the } or { $hex }?
ask-lay = Lay { $hex } next to two hexes or more, or discard it.
ask-enter = Which unit enters { $tile_the }?
ask-reproduce = Where is a citizen born?
ask-recruit = Where does the recruit go, for { COUNT($price, "florins") }? { COUNT($workers, "workers") }.
ask-migrate = Which unit moves?
ask-migrate-to = Where does it go?
ask-site =
    Who builds the { $building ->
        [town] town
        [market] market
        [port] port
        [temple] temple
       *[ship] ship
    }?
ask-to-wonder = Which citizen goes onto { $card_the }?
ask-spy = Whose objective do you look at?
ask-pirate = Which ship do you sink?
ask-loot = { $seat } has sunk your ship: which cube do you hand over?
ask-thief = Whom do you rob?
ask-fists = { $seat } robs you: which cubes do you hide in your fists?
ask-which-fist = Which fist of { $seat } do you choose?
ask-pillage = Which hex do you pillage?
ask-pillage-what = Which resource of { $tile_the } do you pillage?
ask-stand-up = Who stands up?
ask-sail = Where does the ship sail?
ask-buy-revealed = Which of the cards turned up do you buy, at its lowest price?
ask-pay-or-rebels = Do you pay { COUNT($florins, "florins") }? If not, { COUNT($rebels, "rebels") } more.
ask-harbour-ship = In which hex do you put a ship?
ask-buy-or-rotate = Buy a card, or rotate two.
ask-rotate = Which card do you rotate?
ask-draw-order = Who is next in the order of play?
ask-draw-trend = Which trend is turned up?
ask-draw-region = Which region is drawn?
ask-draw-face = Which face does the top of the pile show?
ask-draw-objective = Which objective is dealt?
ask-draw-card = Which card is on top of the deck?
ask-draw-spied = Which of the two objectives is looked at?

## Answers

answer-pass = Pass
answer-cast = Discard the region
answer-end = End the turn
answer-done = Done
answer-yes = Yes
answer-no = No
answer-leave-yes = Allow it
answer-leave-no = Refuse
answer-taxes = Taxes
answer-harvest = Harvest: { COUNT(1, $resource) } per unit
answer-explore = Explore
answer-reproduce = Reproduction
answer-recruit = Recruit
answer-migrate = Migration
answer-trade =
    { $way ->
        [buy] Buy { COUNT(1, $resource) } for { COUNT($florins, "florins") }
        [sell] Sell { COUNT(1, $resource) } for { COUNT($florins, "florins") }
       *[token] Sell an explorer token as { COUNT(1, $resource) } for { COUNT($florins, "florins") }
    }, { $market ->
        [domestic] domestic
       *[export] export
    } market
answer-build =
    Build a { $building ->
        [town] town
        [market] market
        [port] port
        [temple] temple
       *[ship] ship
    }: { COUNT($florins, "florins") }
    .paid = Build a { $building ->
            [town] town
            [market] market
            [port] port
            [temple] temple
           *[ship] ship
        }: { COUNT($florins, "florins") }, { LIST($fruit, "fruit", $cattle, "cattle", $fish, "fish", $wood, "wood", $stone, "stone", $iron, "iron", $tokens, "tokens") }
answer-use = Use { $card_the }
    .paid = Use { $card_the }: { LIST($fruit, "fruit", $cattle, "cattle", $fish, "fish", $wood, "wood", $stone, "stone", $iron, "iron", $tokens, "tokens") }
answer-operate =
    { $building ->
        [market] Market
       *[port] Port
    } of { $tile_the }{ $town ->
        [0] { "" }
       *[other] , by the town's citizen
    }
answer-place =
    { $tile }: { $spot ->
        [land] land
        [land2] second bank
        [town] town
        [market] market
        [port] port
        [temple] temple
        [icon] icon
        [icon2] icon, second bank
        [water] water
        [harbour] ship on the port
        [shoal] ship on an icon
       *[water2] ship, port on the second bank
    }
answer-ask =
    Ask for leave in { $tile_the }{ $florins ->
        [0] { "" }
       *[other] { " " }for { COUNT($florins, "florins") }
    }
answer-stand =
    { $seat } in { $tile_the }: { $spot ->
        [land] land
        [land2] second bank
        [town] town
        [market] market
        [port] port
        [temple] temple
        [icon] icon
        [icon2] icon, second bank
        [water] ship
        [harbour] ship on the port
       *[shoal] ship on an icon
    }
answer-hex = { $hex }
answer-lay =
    { $tile } at { $cell }, { $turn ->
        [0] not turned
        [one] turned once
       *[other] turned { $turn } times
    }
answer-first = The hex that is seen
answer-second = The next hex
answer-resource = { COUNT(1, $resource) }
answer-nothing = Show that there is nothing
answer-fist =
    Left: { $left ->
        [nothing] nothing
       *[other] { COUNT(1, $left) }
    }; right: { $right ->
        [nothing] nothing
       *[other] { COUNT(1, $right) }
    }
answer-left = The left fist
answer-right = The right fist
answer-give =
    Give { $source ->
        [market] a cube of the market
        [stock] a cube of your own
       *[token] an explorer token
    }
answer-granary = Give { COUNT(1, $resource) } from the Granary
answer-temple = Stand up citizens of { $tile_the } by its temple
answer-buy = Buy { $card_the } for { COUNT($florins, "florins") }
answer-rotate = Rotate { $card_the }
answer-seat = { $seat }
answer-trend = { $trend }
answer-objective = { $objective }
draw-order = { $outcome }
draw-trend = { $outcome }
draw-region = { $outcome }
draw-face = { $outcome }
draw-objective = { $outcome }
draw-card = { $outcome }
draw-spied = { $outcome }

## What happens

event-objective-dealt = { $seat } draws a secret objective.
    .objective = { $seat } draws a secret objective: { $objective }.
event-spied = { $seat } looks at an objective of { $by }.
    .objective = { $seat } looks at an objective of { $by }: { $objective }.
event-back =
    On the deck:{ $per_cube ->
        [0] { "" }
       *[other] { " " }domestic crisis ({ COUNT(1, $domestic) } stands up { $per_cube });
    }{ $demand ->
        [0] { "" }
       *[other] { " " }export crisis ({ COUNT($demand, $export) });
    }{ $red_per_cube ->
        [0] { "" }
       *[other] { " " }red: domestic crisis ({ COUNT(1, $red_domestic) } stands up { $red_per_cube });
    }{ $red_demand ->
        [0] { "" }
       *[other] { " " }red: export crisis ({ COUNT($red_demand, $red_export) });
    } the rest is calm.
    .event = On the deck: { $event };{ $red_per_cube ->
            [0] { "" }
           *[other] { " " }red: domestic crisis ({ COUNT(1, $red_domestic) } stands up { $red_per_cube });
        }{ $red_demand ->
            [0] { "" }
           *[other] { " " }red: export crisis ({ COUNT($red_demand, $red_export) });
        } the rest is calm.
    .red_event = On the deck:{ $per_cube ->
            [0] { "" }
           *[other] { " " }domestic crisis ({ COUNT(1, $domestic) } stands up { $per_cube });
        }{ $demand ->
            [0] { "" }
           *[other] { " " }export crisis ({ COUNT($demand, $export) });
        } red: { $red_event }.
event-round-begun = Round { $round }
event-first-order = First order of play: { $seats }.
event-trend = Trend: { $trend }.
event-hex-dealt = { $seat } is dealt { $hex }.
event-hexes-discarded = { $seat } can lay none of these regions and gets others.
event-laid = { $seat } lays { $tile_the } at { $cell }.
event-token = { $seat } takes an explorer token; { $left } are left.
event-disc-gained = An explorer stack is empty: everybody has { COUNT($discs, "discs") } now.
event-marker =
    { $marker ->
        [rebels] Rebels
       *[workers] Surplus workers
    }: { $now }.
event-cube-marketed =
    To the { $market ->
        [domestic] domestic
       *[export] export
    } market: { COUNT(1, $resource) }.
event-cubes-taken = { $seat } takes { COUNT($count, $resource) }.
event-card-opened = On the track: { $card }.
event-deck-renewed = The discarded cards form a new deck.
event-hex-turned-up = The pile shows { $tile_the }.
event-hex-drawn = { $seat } draws { $hex }.
event-hex-taken = { $seat } takes { $hex }.
event-hex-discarded = { $hex } is discarded.
event-bids = Bids of { $seats }: { $bids }.
event-order-set = { $seat } sets the order of play: { $seats }.
event-order-stays =
    { $why ->
        [nobody] Nobody bids
       *[tie] The highest bids are equal
    }: the order of play stays.
event-domestic-crisis = Domestic crisis: { COUNT(1, $resource) } stands up { $per_cube }; { COUNT($lying, "citizens") } lie.
event-export-crisis = Export crisis: { COUNT($demand, $resource) } wanted.
event-nobody-lies = Nobody lies: the crisis is over at once.
event-cube-given =
    { $seat } gives { COUNT(1, $resource) }, { $source ->
        [market] from the market
        [stock] of his own
       *[token] by an explorer token
    }.
event-stood-up = { $seat } stands up { COUNT($count, "citizens") } of { $by }.
    .place = { $seat } stands up { COUNT($count, "citizens") } of { $by } ({ $place }).
event-crisis-over =
    The { $market ->
        [domestic] domestic
       *[export] export
    } crisis is over: { $missing ->
        [0] all is well.
       *[other] { COUNT($missing, "rebels") } more.
    }
event-taken-over =
    { $seat } takes over the { $building ->
        [market] market
        [port] port
       *[temple] temple
    } of { $by } in { $tile_the }.
event-event = Event: { $event }.
event-acts =
    { $seat }: { $action ->
        [taxes] taxes
        [transaction] transaction
        [exploration] exploration
        [reproduction] reproduction
        [recruitment] recruitment
        [migration] migration
        [construction] construction
       *[other] harvest
    }.
event-taxes = Taxes bring { $seat } { COUNT($florins, "florins") }.
event-florins-taken = { $seat } takes { COUNT($florins, "florins") }.
event-harvested = { $seat } harvests { COUNT(1, $resource) } in { $tile_the }.
event-doubled = The harvest of { $seat } brings { COUNT($count, $resource) } more.
event-leave-asked =
    { $seat } asks { $by } for leave to harvest in { $tile_the }{ $florins ->
        [0] .
       *[other] { " " }for { COUNT($florins, "florins") }.
    }
event-leave-answered =
    { $granted ->
        [1] { $by } lets { $seat } harvest in { $tile_the }.
       *[other] { $by } does not let { $seat } harvest in { $tile_the }.
    }
event-traded =
    { $seat } { $way ->
        [bought] buys
        [sold] sells
       *[sold-token] sells an explorer token as
    } { COUNT(1, $resource) } for { COUNT($florins, "florins") } on the { $market ->
        [domestic] domestic
       *[export] export
    } market.
event-operated =
    { $seat } uses the { $building ->
        [market] market
       *[port] port
    } of { $tile_the }.
event-born = A citizen of { $seat } is born in { $tile_the }.
event-recruited = { $seat } recruits a citizen for { COUNT($florins, "florins") } in { $tile_the }.
event-unit-moved = { $seat } moves from { $origin } to { $target }.
event-constructed =
    { $seat } builds a { $building ->
        [town] town
        [market] market
        [port] port
        [temple] temple
       *[ship] ship
    } in { $tile_the }.
event-card-used = { $seat } uses { $card_the }.
    .by = { $seat } uses { $card_the }, a card of { $by }.
event-wonder-built = { $seat } has built { $card_the }; a citizen of { $tile_the } stays there for good.
event-shows-nothing = { $seat } shows an empty hand.
event-looted = { $seat } gets { COUNT(1, $resource) } from { $by }.
event-sunk = { $seat } sinks a ship of { $by } in { $tile_the }.
event-pillaged = { $seat } pillages { $tile_the } and takes { COUNT($count, $resource) }.
event-ship-added = { $seat } gets a ship in { $tile_the }.
event-card-revealed = From the deck: { $card }.
event-card-bought = { $seat } buys { $card_the } for { COUNT($florins, "florins") }.
event-card-rotated = { $seat } rotates { $card_the }: { COUNT($florins, "florins") } now.
event-card-discarded = { $card_The } is discarded.
event-florins-paid = { $seat } pays { COUNT($florins, "florins") }.
event-paid-nothing = { $seat } does not pay.
event-turn-passed = { $seat } passes.
event-objective-open = Objective for all: { $objective }.
event-objective-met = The condition of { $objective } is met: the game ends with this turn or phase.
    .seat = The condition of { $objective }, held by { $seat }, is met: the game ends with this turn or phase.
event-revolt = Revolt: { COUNT($rebels, "rebels") } against { COUNT($population, "citizens") }.
event-last-round = Round { $round } was the last one.
event-bared = Behind the screen of { $seat }: { COUNT($florins, "florins") }, { COUNT($tokens, "tokens") }; cubes: { $stock }. { $objectives }.
event-counted = Place { $place } for { $seat }: { COUNT($points, "points") }.

## What cards and events do

effect-rebels = Rebels go down by { $n }.
effect-rebels-up = Rebels go up by { $n }.
effect-workers = Surplus workers go down by { $n }.
effect-workers-up = Surplus workers go up by { $n }.
effect-rebels-per-temple = Rebels go down by { $n } for each temple on the map.
effect-rebels-per-temple-up = Rebels go up by { $n } for each temple on the map.
effect-rebels-per-town = Rebels go down by { $n } for each town on the map.
effect-rebels-per-town-up = Rebels go up by { $n } for each town on the map.
effect-workers-per-port = Surplus workers go down by { $n } for each port on the map.
effect-workers-per-port-up = Surplus workers go up by { $n } for each port on the map.
effect-rebels-by-temples = Rebels go down by { $n }; by { $n2 } with { $from2 } temples on the map, by { $n3 } with { $from3 }.
effect-pay-choice = Give { LIST($fruit1, "fruit", $cattle1, "cattle", $fish1, "fish", $wood1, "wood", $stone1, "stone", $iron1, "iron") }: rebels go down by { $n1 }; or give { LIST($fruit2, "fruit", $cattle2, "cattle", $fish2, "fish", $wood2, "wood", $stone2, "stone", $iron2, "iron") }: by { $n2 }.
effect-florins = Take { COUNT($n, "florins") }.
effect-tax = Take one florin per own active citizen, { $max } at most.
effect-gain = Take { COUNT($n, $resource) } from the bank.
effect-domestic-add = From the bank to the domestic market, where there is room: { LIST($fruit, "fruit", $cattle, "cattle", $fish, "fish", $wood, "wood", $stone, "stone", $iron, "iron") }.
effect-export-remove-last = The last cubes of every export section go back to the bank: { $n } each.
effect-discount = The construction made this turn costs { COUNT($n, "cubes") } less.
effect-land-steps = During this turn's migration own citizens may cross { $n } land edges.
effect-peek-hexes = At this turn's exploration look at both sides of the { $n } top hexes before choosing one.
effect-harvest-double = This turn's harvest brings twice the cubes: { COUNT(2, $resource) } for one.
effect-sale-bonus =
    The first { $max } { $market ->
        [domestic] domestic
       *[export] export
    } sales of this turn pay { COUNT($n, "florins") } more each.
effect-transactions =
    Carry out up to { $n } transactions on the { $market ->
        [domestic] domestic
       *[export] export
    } market.
effect-recruit = Recruit up to { COUNT($n, "citizens") } without a disc, at the price of the workers row.
effect-add-citizen = Add { COUNT($n, "citizens") } under the conditions of reproduction.
effect-free-action-exploration = Explore without a disc and without a space of the wheel.
effect-free-action-migration = Do a migration without a disc.
effect-free-action-construction = Build a ship without disc or florins.
effect-stand = Stand up to { COUNT($n, "citizens") } of one hex.
effect-look-objective = Look in secret at the objective of one opponent.
effect-reveal-buy-progress = Turn up the { $n } top cards of the deck; one progress card among them may be bought at its lowest price; the others are discarded.
effect-reveal-buy-character = Turn up the { $n } top cards of the deck; one character among them may be bought at its lowest price; the others are discarded.
effect-move-ship = One own ship sails over up to { $n } sea edges.
effect-rotate = Rotate one card of the track.
effect-sink-ship = A ship of an opponent that shares a hex with one of yours goes back to its owner, who hands you a cube of his choice.
effect-steal-cube = One opponent hides a cube in each fist; take what one fist holds.
effect-pillage = In a hex with an active citizen of yours, take one cube per icon of a resource; these icons can never be harvested again.
effect-ships-at-ports = Each controller of a port gets a ship there.
effect-pay-or-rebels = Each player pays { COUNT($florins, "florins") }, or rebels go up by { $n }.
effect-engage-ships-off-port = Every ship that is not on a port is engaged.
effect-order-bonus = { $n } is added to your bid for the order of play.
effect-crisis-wild = In each domestic crisis that asks for food, { COUNT($n, "cubes") } of another food of yours counts as the food asked.
effect-no-takeover = No town of another player can take over your buildings.
option-offers-title = Offers
option-offers = How many offers each player may make in a round. With none there are no talks.
option-offers-none = none

## Why not

why-ARC-ACT-01 = In phase 5 players take turns one after another, in order of play, round after round.
why-ARC-ACT-02 = A turn is one disc action, at most one evolution card or wonder, and at most one market or port use, in any order.
why-ARC-ACT-03 = A player who has a disc must spend one on his turn: on an action, or on a pass without effect.
why-ARC-ACT-04 = A player without discs still takes turns, without a disc action, while anyone has a disc.
why-ARC-ACT-09 = A shared space is open only to a player whose reserved space is taken, and only while it is free.
why-ARC-ACT-10 = Nobody may choose an action of which he can carry out nothing; he passes instead.
why-ARC-ACT-15 = A player ends his turn himself, but not before he has spent a disc on an action or a pass, if he has one, and finished what he began.
why-ARC-BLD-02 = The full cost goes to the bank, cubes and florins alike.
why-ARC-BLD-03 = A town, market or temple needs an own active, unengaged citizen in the hex.
why-ARC-BLD-04 = A port needs an own active, unengaged citizen or ship in the hex.
why-ARC-BLD-05 = A port or a ship can only be built in a hex with a sea area.
why-ARC-BLD-06 = A hex holds at most one town, one market, one port and one temple, whoever owns them.
why-ARC-BLD-07 = A building needs a free token of its pool.
why-ARC-BLD-11 = A ship is built in a hex with an own active, unengaged citizen.
why-ARC-BLD-14 = Nothing can be built on the open sea.
why-ARC-CMP-04 = Cubes are limited: nobody can take a cube of a kind the bank has run out of.
why-ARC-CMP-06 = A player never has more than 10 citizens, those on wonder cards included.
why-ARC-CMP-07 = A player never has more than 4 ships on the map.
why-ARC-CMP-14 = Nobody goes into debt: a cost that cannot be paid in full at once is not paid at all, and the move is refused.
    .need = { COUNT($need, $unit) } are needed, and you have { $have }.
why-ARC-CRD-04 = Cards that reveal the deck: the buyer may take one card of the stated kind at the lowest of its three prices; the others are discarded.
why-ARC-CRD-10 = A card that rotates a card of the track is followed by refill and red crisis as in phase 6.
why-ARC-CRD-12 = With Granary, one own food cube of another kind counts as the food asked, once in each domestic crisis.
why-ARC-CRD-14 = A card none of whose effect can be applied may not be used; a card that prepares a later step of the turn may, and is wasted if that step does not follow.
why-ARC-CRD-23 = After a Pirate's attack the owner of the lost ship hands over one cube of his own choice; if he has none, he shows it.
why-ARC-CRD-24 = Icons pillaged by the Barbarian can never be harvested again; a town does not protect them.
why-ARC-CRD-26 = The Thief's victim hides a cube in each fist, or leaves one fist empty if he has a single cube; the Thief takes what one fist holds.
why-ARC-CRI-10 = Each player has exactly one turn in each crisis, in order of play, and may do nothing.
why-ARC-CRI-12 = In a domestic crisis cubes come from the domestic market or from the player's own stock, in any number.
why-ARC-CRI-14 = In a domestic crisis each cube given stands up at once as many lying citizens as the card states; the giver may not stand up fewer while that many lie.
why-ARC-CRI-17 = On his crisis turn the controller of a temple may stand up, for free, citizens of its hex, of any colour.
why-ARC-CRI-19 = A temple controlled only through a town works only once the town's citizen is standing.
why-ARC-CRI-26 = In an export crisis cubes come from the export market or from the player's own stock.
why-ARC-CTL-01 = A player controls a building when an active unit of his is on it.
why-ARC-CTL-02 = A building holds one unit at most: nobody may move onto an occupied building.
why-ARC-CTL-06 = A town with an active citizen controls every building of its hex that no other player's unit holds.
why-ARC-CTL-07 = Nobody else may move onto a building controlled through a town.
why-ARC-DEF-01 = A lying citizen is inactive: he cannot harvest, move, explore, build, use or control a building, or serve for recruitment or reproduction.
why-ARC-DEF-04 = An engaged unit cannot harvest, move, explore, build or operate a building again before the next phase 1.
why-ARC-EVO-03 = A used card is engaged and cannot be used again by anybody before the next phase 1.
why-ARC-EVO-04 = The activation cost must be paid in full before the effect.
why-ARC-EVO-05 = Only the owner may use a card with a black arrow; its cost goes to the bank.
why-ARC-EVO-06 = Any player may use a card with a multicolour arrow; another player pays its owner the florins of the cost plus 1, at least 1 in all, and the other costs to the bank.
why-ARC-EVO-09 = A passive card needs no activation, is never engaged and works only for its owner.
why-ARC-EVO-11 = Whoever uses another player's card pays the whole cost himself with what he holds at that moment; if he cannot, the use is refused.
why-ARC-EVT-02 = Where an event lets players pay, each decides in order of play; refusing, or having too few florins, has the stated effect at once.
why-ARC-EXP-05 = An explored hex must touch at least two hexes already laid, the open sea included.
why-ARC-EXP-06 = All touching edges of an explored hex must match.
why-ARC-EXP-07 = One of the touched hexes must hold an active, unengaged unit of the explorer that can enter the new hex.
why-ARC-EXP-09 = An exploring ship enters over a sea edge, an exploring citizen over a land edge.
why-ARC-EXP-16 = After a successful exploration one cube of a printed icon goes from the bank to the domestic market; if another icon is left, the explorer also takes one cube of a remaining icon.
why-ARC-EXP-17 = When a hex laid brings cubes and a section is full or the bank lacks the cube, another printed resource is taken; if none is possible, nothing is taken.
why-ARC-EXP-19 = Nobody crosses a mountain edge.
why-ARC-EXP-20 = When only one hex is left in the pile, the discarded hexes are shuffled and put under it before the choice; if there are none, only the first hex may be chosen.
why-ARC-EXP-21 = When neither the pile nor the discards hold a hex, nobody can explore any more.
why-ARC-EXP-22 = Exploration may be chosen if a free place touches at least two hexes, one of them holding an own active, unengaged unit that could cross the edge between.
why-ARC-FLO-02 = A market or port is operated by an active, unengaged unit of the player, which is then engaged; a town citizen already engaged for the town's buildings is the only exception.
why-ARC-FLO-04 = A market gives up to two domestic transactions, a port up to two export ones, buying and selling freely mixed.
why-ARC-FLO-05 = Each market and each port works once per phase 5.
why-ARC-FLO-06 = The florin is put on the zone before the transactions: without a florin a market or port cannot be used.
why-ARC-FLO-09 = A market or port may be used only if at least one transaction is carried out.
why-ARC-HAR-02 = Ships harvest fish and nothing else; citizens harvest every other resource.
why-ARC-HAR-03 = A unit harvests only in its own hex, on a free icon of the resource.
why-ARC-HAR-04 = An icon takes one unit per round.
why-ARC-HAR-05 = Only active, unengaged units may harvest.
why-ARC-HAR-09 = Where another player's town has an active citizen, harvesting needs that player's permission, which he may refuse, give or sell.
why-ARC-HAR-10 = While a town's citizen lies, nobody needs permission to harvest in its hex.
why-ARC-HAR-11 = Permission to harvest covers fish too, is asked for each hex before its units are placed, and holds for that harvest only; no answer is a refusal.
why-ARC-HAR-12 = A refused permission costs nothing: the player may harvest elsewhere or choose another action.
why-ARC-INL-02 = Citizens on different banks do not reproduce together.
why-ARC-INL-03 = A citizen harvests only on his own bank.
why-ARC-INL-04 = A recruit joins a bank on which the player has an active citizen.
why-ARC-INL-07 = In a migration an own ship in the hex may carry citizens from one bank to the other; this is their move.
why-ARC-INL-09 = A citizen who crosses a land edge arrives on the bank to which that edge belongs.
why-ARC-MIG-01 = In a migration each own active, unengaged unit may move once.
why-ARC-MIG-02 = In a migration a ship moves over one sea edge to an adjacent hex.
why-ARC-MIG-03 = In a migration a citizen moves over one land edge to an adjacent hex.
why-ARC-MIG-04 = In a migration a unit may also move off a building, or onto an unoccupied building of its own hex or of the hex it reaches.
why-ARC-MIG-05 = A citizen crosses a sea edge only if an own ship is on the water of the hex he leaves or of the hex he enters.
why-ARC-MIG-07 = A citizen must end his move on land; on the way he may pass over water without landing.
why-ARC-MIG-12 = Migration does not engage a unit, but it may not end with more than three own citizens, lying ones included, in one hex.
why-ARC-MIG-14 = A citizen with neither a land way nor an own ship in reach stays where he is, and may still do everything else.
why-ARC-MKT-06 = Nothing can be sold to a full section.
why-ARC-MKT-07 = Nothing can be bought from an empty section, or without the florins.
why-ARC-NEG-03 = In phase 5, outside crises, an exchange must involve the player whose turn it is.
why-ARC-NEG-05 = Units and discs cannot be exchanged, nor what depends on a unit: buildings and built wonders.
why-ARC-NEG-09 = An offer lapses when the turn, the crisis, the event or the phase 2 in which it was made ends.
why-ARC-NEG-10 = An offer can be accepted only while both sides hold what it names; acceptance carries out both sides at once.
why-ARC-NEG-11 = A place in the order or standing up a citizen is sold only by the player who decides on it, while he does so, and then it binds him.
why-ARC-NEG-12 = No exchange takes place in turn 0, in phases 1, 3 and 6 outside a crisis or event, or once the game has ended.
why-ARC-NEG-15 = In a round each player makes at most as many offers as the table has chosen, usually 24; counter-offers count, replies do not.
why-ARC-NEG-16 = A player has at most one open offer to each other player; it is withdrawn, or answered, before the next is made.
why-ARC-NEG-17 = What an offer gives is laid out: a player offers only what they have, and cannot use it otherwise until the offer is accepted, refused, withdrawn or lapses.
    .laid = { COUNT($laid, $unit) } of yours lies in an open offer: withdraw that first.
why-ARC-ORD-01 = In phase 2 each player secretly bids any number of the florins he has, or none.
why-ARC-ORD-11 = Florins in a bid that is not yet shown can be neither given nor exchanged.
why-ARC-PUR-02 = Everybody, in order of play, has to buy one card or to rotate two different cards.
why-ARC-PUR-05 = A card is bought at its present price, paid to the bank.
why-ARC-PUR-09 = The two cards rotated must be different; the second may be a card that has just entered the track.
why-ARC-REC-02 = Each recruit costs the price of the row where the grey marker stands at that moment, paid to the bank.
why-ARC-REC-04 = With 0 surplus workers nobody can recruit.
why-ARC-REC-05 = A recruit is placed on the land of a hex where the player has an active citizen.
why-ARC-REC-06 = No recruit may be placed where the player already has three citizens.
why-ARC-REP-01 = Reproduction may add one citizen in each hex where the player has exactly two citizens, both active.
why-ARC-REP-02 = A hex where the player already has three citizens, lying ones included, gains none.
why-ARC-RND-01 = A round has six phases: disengagement, order of play, population effects, balance of the archipelago, actions, purchase of evolution cards.
why-ARC-SEC-01 = In phase 6 a player who buys a card then rotates one of the other cards on the track.
why-ARC-SEC-03 = Recruits may be placed wherever the player has an active unit, a ship included.
why-ARC-TOK-02 = A token can stand for a cube only if the bank holds a cube of that kind.
why-ARC-TWO-06 = With two players the second colour is used when the first has no citizen or no ship left, so that each may have up to 20 citizens and 8 ships.
why-ARC-TZR-01 = Each player is dealt 3 region hexes and lays exactly one of them, in order of play.
why-ARC-TZR-02 = In turn 0 the hex is laid next to the open sea, on the face and in the orientation the player chooses; it may also touch hexes already laid.
why-ARC-TZR-03 = Every edge of a newly laid hex that touches another must match it: sea with sea, land with land, mountain with mountain.
why-ARC-TZR-08 = In turn 0 one cube of a resource printed on the hex laid, chosen by the player, goes from the bank to the domestic market.
why-ARC-TZR-09 = If another icon is left on the hex laid in turn 0, the player also takes one cube of a remaining icon from the bank.
why-ARC-TZR-16 = The cube kept from a hex laid may be of the same resource as the cube sent to the market only if the face shows that resource at least twice.
why-ARC-WON-01 = A wonder is built on one's own turn, in place of using a card, and only once.
why-ARC-WON-02 = Only its owner can build a wonder.
why-ARC-WON-03 = Building a wonder costs the stated cubes, florins and discs and one own active, unengaged citizen of the map.
why-ARC-WON-07 = Any own active, unengaged citizen of the map may go onto a wonder, even the player's last one or one on a building, which is then abandoned.
why-ARC-WON-08 = A wonder that asks for a building can only be built by a player who controls one of that kind.
