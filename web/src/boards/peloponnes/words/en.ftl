# The board of Peloponnes, in English: tiles, mats, disasters, and what explains itself.

board-where = round { $round } of { $rounds } · { $phase }
board-row-normal = On offer: tiles { $stack }
board-row-conquest = Conquest · safe
board-sea = The open sea
board-sea-when = to be bought before one’s bid, one in a round
board-lost = would be lost
board-won = The tile you have won
board-my-civilization = Your civilization
board-mat = Civilization of { $name }
board-neighbours = The neighbours
board-no-tiles = No tiles yet
board-pile = Still in stack { $stack }, in no order
board-disasters = Disasters
board-disasters-strike = the last chit strikes
board-blank = Blank chits
board-chits = { $seen } of { $total } chits
board-price = Price: { COUNT($coins, "coins") }.
board-prestige = Prestige: { COUNT($points, "points") }.
board-bid = { $name } has bid { COUNT($coins, "coins") }.
board-marked = marked with a coin, to be finished in a supply round
board-house = house content
board-fish = fish

players-lower-counts = the lower of both scores counts
players-scores = Score { $result }: prestige { $prestige }, population { $population }.
players-level = Solo level { $level }: reach { COUNT($target, "points") }.

explain-minimum = Minimum bid
explain-cost = To build
explain-price = Price
explain-prestige = Prestige
explain-once = Once
explain-income = Income every round
explain-protects = Protects from
explain-feeds = Feeds in every supply round
explain-sea-tile = Bought on your turn before you bid or pass, at most one in a round. It is never lost.
explain-supply = When it is turned up, a supply round comes first.
explain-designed = House content: figures designed for this site.

unit-choice =
    { $count ->
        [one] { $count } good of your choice
       *[other] { $count } goods of your choice
    }

## Great moments

moment-struck = All lose what they cannot protect.
moment-last = The last round
moment-victory = { $seat } wins!
moment-last-supply = A last supply round follows, then the end.

## A game in numbers

tally-tiles = Tiles placed
tally-displaced = Others displaced
tally-passed = Times passed or withdrawn
tally-lost = Tiles lost
tally-starved = Inhabitants starved
