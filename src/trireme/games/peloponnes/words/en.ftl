# Peloponnes in English.

game-title = Peloponnes
game-about = Peloponnes by Bernd Eisenstein: lead a Greek city through bids, supply rounds and disasters.

## Numbers with their unit, and names

unit-wood = { $count } wood
unit-stone = { $count } stone
unit-food = { $count } food
unit-coins =
    { $count ->
        [one] { $count } coin
       *[other] { $count } coins
    }
unit-luxury =
    { $count ->
        [one] { $count } luxury good
       *[other] { $count } luxury goods
    }
unit-population =
    { $count ->
        [one] { $count } inhabitant
       *[other] { $count } inhabitants
    }
unit-buildings =
    { $count ->
        [one] { $count } building
       *[other] { $count } buildings
    }
unit-terrains =
    { $count ->
        [one] { $count } terrain tile
       *[other] { $count } terrain tiles
    }
unit-fish = { $count } fish
unit-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }

good-wood = wood
good-stone = stone
good-food = food
good-coins = coins
good-luxury = luxury goods
good-population = inhabitants

row-normal = Normal row
row-conquest = Conquest row

phase-setup = Set-up
phase-reveal = New tiles
phase-bid = Bids
phase-order = Player order
phase-place = Placing tiles
phase-once = One-time gains
phase-income = Income
phase-disaster = Disasters
phase-supply = Supply round
phase-score = Scoring
phase-over = The end

status-waiting = has yet to bid
status-bid = has bid
status-displaced = displaced
status-passed = passed
status-withdrawn = withdrawn

score-buildings = Buildings
score-terrains = Terrain tiles
score-coins = Coins
score-prestige = Prestige
score-population = Population
score-luxury = Luxury goods
score-result = Result

ending-scored =
    { $count ->
        [one] { $winners } wins with { COUNT($score, "points") }.
       *[other] { $winners } share the victory with { COUNT($score, "points") } each.
    }
ending-level-completed = Level completed: { $winners } scores { COUNT($score, "points") }.
ending-level-failed = Level not completed: { $winners } scores { COUNT($score, "points") }, which is too few.

## Options and expansions

bot-greedy-about =
    Weighs each answer by what it brings at once, and looks no further. It knows what everybody can see, and not what will
    be drawn.

option-level-title = Solo level
option-level = Five levels, each with a target to reach. Without a level you play for the best score.
option-level-none = none
option-level-number = Level { $level }
option-level-target = reach { COUNT($points, "points") }
option-level-won = with { $names }
option-level-next = next in your series
option-level-base = Without Hellas.
option-level-hellas = With Hellas: other targets, and a series of its own.
option-level-closed = The levels before it are not completed yet. You play this one on its own, with any civilization.
option-level-alone = Play it on its own, with any civilization
option-series-title = Completed with
option-series = The civilizations with which you have completed the levels before this one, each of them once.
option-series-before = Levels before it completed with: { $names }. Choose another civilization.
option-modules-title = Expansions
option-modules = Each as you like, also together; the rulebook marks their rules.

module-solo = Solo

## Questions

ask-choose-civilization = Which civilization do you lead?
ask-choose-extra-income =
    { $left ->
        [one] Which good do you add to your income of every round?
       *[other] Which good do you add to your income of every round? { $left } choices are left.
    }
ask-bid-or-pass =
    { $asides ->
        [0] Bid on a tile, or pass.
       *[other] Bid on a tile, or pass; before that you may buy a sea tile.
    } In store: { LIST($coins, "coins", $luxury, "luxury") }.
ask-buy-or-pass =
    { $asides ->
        [0] Buy a tile, or pass.
       *[other] Buy a tile, or pass; before that you may buy a sea tile.
    } In store: { LIST($coins, "coins", $luxury, "luxury") }.
ask-how-much = How many coins for { $tile_the }? In store: { LIST($coins, "coins", $luxury, "luxury") }.
ask-move-or-withdraw = { $by } displaces you from { $tile_the }. Move your { COUNT($coins, "coins") } to another tile, or withdraw.
ask-pay-or-mark = You won { $tile_the }. Pay { LIST($wood, "wood", $stone, "stone") }, or mark it with a coin?
ask-choose-income =
    { $left ->
        [one] Which good do you take as income?
       *[other] Which good do you take as income? { $left } choices are left.
    }
ask-keep-earthquake = Earthquake! Which buildings do you keep, for { LIST($wood, "wood", $stone, "stone") } each? In store: { LIST($have_wood, "wood", $have_stone, "stone", $luxury, "luxury") }.
ask-keep-tempest = Tempest! Which terrain tiles do you keep, for { LIST($food, "food", $coins, "coins") } each? In store: { LIST($have_food, "food", $have_coins, "coins", $luxury, "luxury") }.
ask-feed = How many of your { COUNT($people, "population") } do you feed? In store: { LIST($food, "food", $fish, "fish", $luxury, "luxury") }.
ask-finish = Which marked buildings do you finish? The others go to the box. In store: { LIST($wood, "wood", $stone, "stone", $luxury, "luxury") }.
ask-draw-civilization = Which civilization is dealt?
ask-draw-tile = Which tile is turned up?
ask-draw-disaster = Which disaster chit is turned up?

## Answers

answer-civilization = { $civilization }
answer-good = { COUNT(1, $good) }
answer-bid =
    { $row ->
        [conquest] { $tile }: { COUNT($coins, "coins") }, conquest row
       *[normal] { $tile }: { COUNT($coins, "coins") } or more
    }
answer-buy =
    { $row ->
        [conquest] { $tile }: { COUNT($coins, "coins") }, conquest row
       *[normal] { $tile }: { COUNT($coins, "coins") }
    }
answer-pass = Pass and take { COUNT($coins, "coins") }
answer-move = Move your { COUNT($coins, "coins") } to { $tile_the }
answer-withdraw = Withdraw and take { COUNT($coins, "coins") }
answer-pay =
    { $luxury ->
        [0] Pay { LIST($wood, "wood", $stone, "stone") }
       *[other] Pay { LIST($wood, "wood", $stone, "stone") }, with { COUNT($luxury, "luxury") } for what is missing
    }
answer-mark =
    { $luxury ->
        [0] Mark it with a coin
       *[other] Mark it with a coin bought for { COUNT($luxury, "luxury") }
    }
answer-box = Put { $tile_the } into the box
answer-tile = { $tile }: { LIST($wood, "wood", $stone, "stone", $food, "food", $coins, "coins") }
draw-civilization = { $outcome }
draw-tile = { $outcome }
draw-disaster =
    { $outcome ->
        [blank] Blank chit
       *[other] { $outcome }
    }

## What happens

event-civilization = { $seat } leads { $civilization_the }.
event-extra-income = { $seat } adds { COUNT(1, $good) } to the income of every round.
event-round = Round { $round }
event-turned-up =
    { $row ->
        [conquest] In the conquest row: { $tile }.
       *[normal] On display: { $tile }.
    }
event-supply-round = A supply round: all feed their inhabitants and finish their marked buildings.
event-bid =
    { $luxury ->
        [0] { $seat } bids { COUNT($coins, "coins") } on { $tile_the }.
       *[other] { $seat } bids { COUNT($coins, "coins") } on { $tile_the }, some of them bought for { COUNT($luxury, "luxury") }.
    }
event-bought =
    { $luxury ->
        [0] { $seat } buys { $tile_the } for { COUNT($coins, "coins") }.
       *[other] { $seat } buys { $tile_the } for { COUNT($coins, "coins") }, some of them bought for { COUNT($luxury, "luxury") }.
    }
event-moved = { $seat } moves { COUNT($coins, "coins") } to { $tile_the }.
event-displaced = { $by } displaces { $seat } from { $tile_the }.
event-withdrew = { $seat } withdraws and takes { COUNT($coins, "coins") }.
event-passed = { $seat } passes and takes { COUNT($coins, "coins") }.
event-unsold = Nobody takes { $tile_the }: into the box.
event-order = Player order, { $place }: { $seat }.
event-tied =
    { $settled ->
        [order] { $seats } have bid as much and keep their order.
        [higher] { $seats } have the same result: the higher of the two scores of each decides.
        [luxury] { $seats } have the same result and the same higher score: luxury goods decide.
       *[shared] { $seats } have the same result: whoever has the same higher score and luxury goods shares the place.
    }
event-half = A half coin decides: the bid of { $seat }, { COUNT($coins, "coins") }, is worth more than { $bid } on { $tile_the }.
event-forced =
    { $why ->
        [pass] { $seat } has the means for no tile and must pass.
        [withdraw] No other tile takes the bid of { $seat }, who must withdraw.
        [pay] { $seat } has no coin to mark { $tile_the } with and must pay.
        [mark] { $seat } lacks the goods for { $tile_the } and must mark it with a coin.
        [box] { $seat } can neither pay for { $tile_the } nor mark it.
        [keep] { $seat } can pay to keep none of the tiles.
       *[finish] { $seat } can pay to finish none of the marked buildings.
    }
event-overflowed = The store of { $seat } is full: { COUNT($luxury, "luxury") } instead of { LIST($wood, "wood", $stone, "stone", $food, "food") }.
event-placed =
    { $how ->
        [paid]
            { $luxury ->
                [0] { $seat } builds { $tile_the }.
               *[other] { $seat } builds { $tile_the }, with { COUNT($luxury, "luxury") } for what is missing.
            }
        [marked] { $seat } marks { $tile_the } with a coin.
       *[terrain] { $seat } settles { $tile_the }.
    }
event-unplaced = { $seat } does not place { $tile_the }: into the box.
event-gained = Income for { $seat }: { LIST($population, "population", $wood, "wood", $stone, "stone", $food, "food", $coins, "coins", $luxury, "luxury") }.
    .source = { $source_The } for { $seat }: { LIST($population, "population", $wood, "wood", $stone, "stone", $food, "food", $coins, "coins", $luxury, "luxury") }.
event-took = { $seat } takes { COUNT(1, $good) } as income.
event-chit = Disaster chit: { $disaster }, number { $count }.
event-blank = A blank chit: nothing threatens.
event-struck = { $disaster_The } strikes!
event-spared = { $seat } is protected from { $disaster_the }.
event-suffered =
    { $count ->
        [0] { $seat } has nothing to lose.
       *[other] { $seat } loses { COUNT($count, $loss) }.
    }
event-paid =
    { $luxury ->
        [0] { $seat } pays { LIST($wood, "wood", $stone, "stone", $food, "food", $coins, "coins") }.
       *[other] { $seat } pays { LIST($wood, "wood", $stone, "stone", $food, "food", $coins, "coins") }, with { COUNT($luxury, "luxury") } for what is missing.
    }
event-lost = { $seat } loses { $tile_the }.
event-fed =
    { $fed ->
        [0] { $seat } can feed nobody
       *[other] { $seat } feeds { COUNT($fed, "population") }
    }{ $fish ->
        [0] { "" }
       *[other] { "," } { $fish } of them with fish
    }{ $luxury ->
        [0] { "" }
       *[other] { "," } giving { COUNT($luxury, "luxury") } for missing food
    }{ $starved ->
        [0] .
       *[other] ; for want of food { COUNT($starved, "population") } { $starved ->
            [one] is
           *[other] are
        } lost.
    }
event-finished = { $seat } finishes { $tile_the }.
event-gave-up = { $seat } gives up { $tile_the }.
event-scored = Place { $place } for { $seat }: { COUNT($result, "points") } (prestige { $prestige }, population { $population }).

## What comes

outlook-supply =
    { $rounds ->
        [one] The next supply round comes in round { $first }.
       *[other] The next supply round comes in one of the rounds { $first } to { $last }, with { $chance } % in round { $first }.
    }
outlook-supply-last = A last supply round follows round { $round }.
outlook-supply-final = The next supply round is the last one: it follows round { $round }.
outlook-supply-cost =
    As things stand, the next supply round takes { LIST($food, "food", $wood, "wood", $stone, "stone") } from you{ $fish ->
        [0] { "" }
       *[other] { "" } (fish feed { $fish })
    }{ $luxury ->
        [0] ; you have enough.
       *[other] ; { COUNT($luxury, "luxury") } would pay for what is missing, and you have { $have_luxury }.
    }
outlook-no-neighbour = There is no place for { $tile_the }: no good in common with { $end_the } at the end of your row. Into the box.
outlook-only-marked = { $tile } costs { LIST($wood, "wood", $stone, "stone") }, which you lack now: you could only mark it with a coin.
outlook-not-built = { $tile } costs { LIST($wood, "wood", $stone, "stone") }, which you lack now, and no coin would be left to mark it: into the box.

## Why not

why-KIT-ASK-03 = That is not one of the answers to this question.
    .verb = “{ $verb }” does not answer this question.
    .tile = You cannot choose { $tile_the } here.

why-PEL-BID-01 = Players bid one after the other, and it is not your turn.
why-PEL-BID-02 = On your turn you bid on one tile or pass.
why-PEL-BID-04 = You have passed, so you neither bid nor get a tile in this round.
why-PEL-BID-05 = The minimum for { $tile_the } is { COUNT($minimum, "coins") }; you offered { $coins }.
    .have = The minimum for { $tile_the } is { COUNT($minimum, "coins") }, and you have { LIST($have, "coins", $luxury, "luxury") }.
why-PEL-BID-07 = A bid is a whole number of coins.
why-PEL-BID-08 = A bid of { COUNT($coins, "coins") } is out of reach. In store: { LIST($have, "coins", $luxury, "luxury") }.
why-PEL-BID-09 = { $seat } has bid { COUNT($bid, "coins") } on { $tile_the }; { $coins } from you would not be worth more.
    .least = { $seat } has bid { COUNT($bid, "coins") } on { $tile_the }: you would need { $least } or more, and you have { LIST($have, "coins", $luxury, "luxury") }.
why-PEL-BID-10 = Your bid stands; only being displaced would let you change it.
    .verb = A bid can be moved only by a player who has just been displaced.
why-PEL-BID-11 = For { $tile_the } you must give up { COUNT($needs, "population") }, and you have { $have }.
why-PEL-BLD-02 = Barracks take { COUNT($needs, "population") } when they are placed; you have { $have }.
why-PEL-BLD-05 = { $tile_The } takes { COUNT($needs, "population") } when it is placed; you have { $have }.
why-PEL-BLD-08 = { $seat }’s half coin counts for the defence too: a bid of { $coins } from you does not beat { $bid } on { $tile_the }.
why-PEL-BLD-09 = Your half coin does not help to reach the { COUNT($price, "coins") } that { $tile_the } must bring; you offered { $coins }.
why-PEL-BLD-11 = { $seat } owns Market and Agora: together they make the { COUNT($bid, "coins") } on { $tile_the } worth one more, and a bid of { $coins } from you does not beat that.
why-PEL-BLD-12 = This income is wood, stone, food or a coin, never a luxury good.
    .verb = Only Port and Temple of Apollo let their owner choose, once each at every income.
    .goods = Each of your buildings that let you choose gives one good: name one at a time.
why-PEL-BLD-16 = Your Cyclopean Masonry protects you from the earthquake.
why-PEL-BLD-17 = Your Workshop of Phidias protects you from the tempest.
why-PEL-CNQ-01 = In the conquest row the price of { $tile_the } is exactly { COUNT($price, "coins") }; you offered { $coins }.
    .have = In the conquest row { $tile_the } costs { COUNT($price, "coins") }, its minimum and 3 more; you have { LIST($have, "coins", $luxury, "luxury") }.
why-PEL-CNQ-02 = There is a bid on { $tile_the } already, and in the conquest row no second one is allowed.
why-PEL-CNQ-03 = The bid on { $tile_the } lies in the conquest row, where nobody can be displaced.
why-PEL-CNQ-04 = For { $tile_the } in the conquest row your bid must be { COUNT($price, "coins") } or more; it is { $coins }.
why-PEL-DIS-07 = An earthquake takes every building that is not paid for: { COUNT($count, "buildings") } would cost { LIST($wood, "wood", $stone, "stone") }, and you have { LIST($have_wood, "wood", $have_stone, "stone", $luxury, "luxury") }.
    .tile = An earthquake strikes your own buildings, and { $tile_the } is not one of them.
    .twice = You name { $twice_the } twice: each building is paid for once.
    .left = You have no building for the earthquake to take.
why-PEL-DIS-09 = An earthquake touches buildings only: nothing happens to { $tile_the }.
why-PEL-DIS-10 = To keep { COUNT($count, "buildings") } you need { LIST($wood, "wood", $stone, "stone") }; you have { LIST($have_wood, "wood", $have_stone, "stone", $luxury, "luxury") }.
why-PEL-DIS-15 = A tempest takes every terrain tile that is not paid for: { COUNT($count, "terrains") } would cost { LIST($food, "food", $coins, "coins") }, and you have { LIST($have_food, "food", $have_coins, "coins", $luxury, "luxury") }.
    .tile = A tempest strikes your own terrain tiles, and { $tile_the } is not one of them.
    .twice = You name { $twice_the } twice: each terrain tile is paid for once.
    .left = You have no terrain tile for the tempest to take.
why-PEL-DIS-16 = To keep { COUNT($count, "terrains") } you need { LIST($food, "food", $coins, "coins") }; you have { LIST($have_food, "food", $have_coins, "coins", $luxury, "luxury") }.
why-PEL-DIS-22 = All tiles to keep are chosen at once, and you have chosen.
    .verb = Name all that you keep at once, with “keep”; the rest is given up.
why-PEL-DSP-02 = A displaced player decides first; then the turns go on.
why-PEL-DSP-03 =
    { $verb ->
        [pass] You have been displaced: you can move your bid or withdraw, but not pass.
       *[other] Only a player who has just been displaced can move a bid or withdraw.
    }
why-PEL-DSP-04 = You have been displaced: your coins go to another tile as they are, or you withdraw.
why-PEL-DSP-05 = The minimum for { $tile_the } is { COUNT($minimum, "coins") }; your displaced bid is { $coins }.
why-PEL-DSP-06 = Your displaced bid of { COUNT($coins, "coins") } is not worth more than { $seat }’s { $bid } on { $tile_the }.
why-PEL-DSP-08 = You have withdrawn, so you neither bid nor get a tile in this round.
why-PEL-DSP-09 = No other tile can take your displaced bid, so you must withdraw.
why-PEL-GEN-02 = In the box, and out of the game: { $tile_the }.
why-PEL-GEN-10 = First everybody who is asked must have chosen.
why-PEL-GEN-11 = A tile is never given up by choice alone.
why-PEL-GEN-12 = { $seat } owns { $tile_the }: players neither pay for each other nor give each other anything.
why-PEL-INC-02 = Income is what your civilization and your tiles show, and nothing more.
why-PEL-LUX-01 = You cannot feed { COUNT($fed, "population") }. In store: { LIST($food, "food", $fish, "fish", $luxury, "luxury") }.
    .missing = What is missing would take { COUNT($needed, "luxury") }; you have { $luxury }.
why-PEL-LUX-03 = Luxury goods pay for what is missing; nothing can be turned into luxury goods.
why-PEL-LUX-08 = Luxury goods cannot raise a displaced bid.
    .tile = Luxury goods cannot raise your displaced bid of { COUNT($coins, "coins") } for { $tile_the }.
why-PEL-PLC-04 =
    .wood = { $tile_The } can be paid for in full with { LIST($wood, "wood", $stone, "stone") }, or marked; you have { LIST($have_wood, "wood", $have_stone, "stone", $luxury, "luxury") }.
    .coins = To mark { $tile_the } you need { COUNT($coins, "coins") } from your store, which holds { LIST($have, "coins", $luxury, "luxury") }.
    .other = You have won { $tile_the }: that is what you pay for or mark now, not { $other_the }.
    .terrain = Only a new building is paid for or marked, and you have won { $terrain_the }, a terrain tile.
why-PEL-PLC-06 = { $tile_The } must be paid for in full: { LIST($wood, "wood", $stone, "stone") }. You have { LIST($have_wood, "wood", $have_stone, "stone", $luxury, "luxury") }.
why-PEL-PLC-07 = You need { COUNT($coins, "coins") } now to mark { $tile_the }, before gains and income; you have { LIST($have, "coins", $luxury, "luxury") }.
why-PEL-PLC-08 = You can neither pay for { $tile_the } nor mark it, so it goes to the box.
why-PEL-PLC-09 = You can pay for { $tile_the } or mark it, so you cannot refuse it.
why-PEL-PLC-12 = The { COUNT($laid, "coins") } on your buildings cannot be spent.
why-PEL-PLC-13 = Marked buildings are finished in a supply round only.
why-PEL-PLC-18 = Your new terrain tile can be placed, so you cannot refuse it.
why-PEL-PRO-01 = Whoever is protected pays nothing and loses nothing.
why-PEL-PRO-05 = You are protected, whether you like it or not: you keep all your tiles and pay nothing.
why-PEL-REV-01 = Nobody has turned up { $tile_the } yet: only the tiles laid out face up in this round are on offer.
why-PEL-REV-05 = Nobody bids before all tiles of the round are face up: first comes the supply round.
why-PEL-RND-01 = “{ $verb }” belongs to another phase of the round.
why-PEL-RND-02 = A stack of later rounds holds { $tile_the }.
why-PEL-RND-04 = { $seat } has { $tile_the } already: every tile is turned up once in the game.
why-PEL-SET-02 = Civilizations are dealt at set-up; nobody chooses one.
why-PEL-SOL-01 = You choose your civilization when the game begins, and keep it.
why-PEL-SOL-02 = The price of { $tile_the } is exactly { COUNT($price, "coins") }; you offered { $coins }.
    .verb = You buy one tile a round at most, on your turn once all tiles are face up.
    .have = The price of { $tile_the } is { COUNT($price, "coins") }; you have { LIST($have, "coins", $luxury, "luxury") }.
why-PEL-SOL-03 = In the conquest row the price of { $tile_the } is exactly { COUNT($price, "coins") }; you offered { $coins }.
    .have = In the conquest row { $tile_the } costs { COUNT($price, "coins") }, its minimum and 3 more; you have { LIST($have, "coins", $luxury, "luxury") }.
why-PEL-SOL-07 = A purchase asks for the same as a bid: coins within your reach, and the inhabitants that the tile takes.
why-PEL-SOL-08 = Alone, nobody is displaced: there is no bid to move or to withdraw.
why-PEL-SOL-13 = Extra income is wood, stone or food, nothing else.
why-PEL-SOL-14 = Extra income is chosen at set-up and stays the same.
why-PEL-SOL-15 = You have played level { $level } with { $civilization_the }; choose another civilization.
why-PEL-SUP-02 = In a supply round all players first feed their inhabitants, then finish their buildings.
why-PEL-SUP-03 = You have no more than { COUNT($people, "population") } to feed.
    .fed = Every inhabitant eats 1 food, and you have too little for { COUNT($fed, "population") }. In store: { LIST($food, "food", $fish, "fish") }.
why-PEL-SUP-04 = You must feed as many of your { COUNT($people, "population") } as your food allows, so more than { $fed }. In store: { LIST($food, "food", $fish, "fish") }.
why-PEL-SUP-07 = Finishing these buildings costs { LIST($wood, "wood", $stone, "stone") }; you have { LIST($have_wood, "wood", $have_stone, "stone", $luxury, "luxury") }.
    .tile = Only marked buildings are finished, and you have no coin on { $tile_the }.
    .twice = You name { $twice_the } twice: each building is finished once.
    .marked = You have no marked building to finish.
    .verb = Name with “finish” what you pay for; the rest is given up.
