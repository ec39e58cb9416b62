# The Sea in English.

## Numbers with their unit, and names

score-sea = Sea tiles

## Options and expansions

option-modules-sea = Sea tiles that you buy before your bid: prestige, inhabitants, and fish that feed one of them for good.
module-sea = The Sea

## Questions

ask-draw-sea = Which sea tile is turned up?

## Answers

answer-buy-sea =
    { $missing ->
        [0] { $tile }: buy for { LIST($wood, "wood", $stone, "stone", $food, "food", $coins, "coins", $luxury, "luxury") }
       *[other] { $tile }: buy for { LIST($wood, "wood", $stone, "stone", $food, "food", $coins, "coins", $luxury, "luxury") }, with { COUNT($missing, "luxury") } for what is missing
    }
draw-sea = { $outcome }

## What happens

event-sea-turned-up = For sale in this game: { $tile }.
event-sea-bought =
    { $missing ->
        [0] { $seat } buys { $tile_the } for { LIST($wood, "wood", $stone, "stone", $food, "food", $coins, "coins", $luxury, "luxury") }.
       *[other] { $seat } buys { $tile_the } for { LIST($wood, "wood", $stone, "stone", $food, "food", $coins, "coins", $luxury, "luxury") }, with { COUNT($missing, "luxury") } for what is missing.
    }

## Why not

why-PEL-SEA-01 = { $tile_The } belongs to Hellas; without it there are six sea tiles.
why-PEL-SEA-03 = { $tile_The } was not turned up at set-up and is out of the game.
why-PEL-SEA-04 = A sea tile is bought on your own turn, before you bid or pass.
    .tile = There are no bids on { $tile_the }: a sea tile is bought on your turn before you bid.
why-PEL-SEA-05 = You have been displaced, so it is too late to buy a sea tile.
    .tile = Your displaced bid cannot go to { $tile_the }, a sea tile.
why-PEL-SEA-07 = You have bought a sea tile in this round; { $tile_the } must wait for another.
why-PEL-SEA-08 = { $tile_The } has a price, which is paid in full at once.
    .wood = { $tile_The } costs { LIST($wood, "wood", $stone, "stone", $food, "food", $coins, "coins", $luxury, "luxury") }, all at once; you have { LIST($have_wood, "wood", $have_stone, "stone", $have_food, "food", $have_coins, "coins", $have_luxury, "luxury") }.
why-PEL-SEA-09 = No coin is laid on a sea tile to pay for it later.
    .tile = { $tile_The } cannot be marked with a coin and paid for later.
why-PEL-SEA-10 = To pay for { $tile_the } you would need { COUNT($needed, "luxury") } for what is missing; you have { $have }.
why-PEL-SEA-12 = Your sea tiles feed { COUNT($fish, "population") } for nothing, so you cannot feed only { $fed }.
    .tiles = Your sea tiles feed { COUNT($tiles, "population") } and no more.
why-PEL-SEA-13 = The fish of your sea tiles feed inhabitants in supply rounds and pay for nothing else.
why-PEL-SEA-15 = Nobody can lose { $tile_the }, so there is nothing to keep.
    .seat = { $seat } has bought { $tile_the }, and a sea tile stays with its owner.
why-PEL-SEA-16 = No disaster touches sea tiles: nothing happens to { $tile_the }.
why-PEL-SEA-18 = Fish come first: with { COUNT($fish, "fish") }, your { COUNT($food, "food") } feed more than { $fed }.
why-PEL-MIX-05 = { $tile_The } costs { COUNT($luxury, "luxury") }, which nothing can replace; you have { $have }.
why-PEL-MIX-09 = Alone, too, a sea tile is bought on your turn before you buy a tile or pass.
