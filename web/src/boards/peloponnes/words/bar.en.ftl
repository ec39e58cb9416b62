# The bar under Peloponnes, in English: what its one button does and costs, and what is lost by it.

bar-answer-withdraw = Withdraw: no tile this round ({ COUNT($coins, "coins") } back)
bar-answer-pass = Pass: no tile this round (+{ COUNT($coins, "coins") })
bar-answer-box = Give up { $tile_the }

amount-how-much = Bid { COUNT($count, "coins") }
amount-feed = Feed { $count } of { $people }

keep-keep-earthquake = { $count ->
    [0] Give up all
    [one] Keep 1: { $sum }
   *[other] Keep { $count }: { $sum }
}
keep-keep-tempest = { $count ->
    [0] Give up all
    [one] Keep 1: { $sum }
   *[other] Keep { $count }: { $sum }
}
keep-finish = { $count ->
    [0] Finish none
    [one] Finish 1: { $sum }
   *[other] Finish { $count }: { $sum }
}
lose-keep-earthquake = { $count ->
    [0] Nothing is lost.
   *[other] You lose { $items }.
}
lose-keep-tempest = { $count ->
    [0] Nothing is lost.
   *[other] You lose { $items }.
}
lose-feed = You could feed { $most }: who is not fed is lost.
lose-finish = { $count ->
    [0] Nothing goes to the box.
   *[other] To the box: { $items }.
}

do-bid = Bid { COUNT($coins, "coins") } on { $tile_the }
do-bought = Buy { $tile_the } for { COUNT($coins, "coins") }
do-moved = Move the bid to { $tile_the }
do-withdrew = Withdraw, no tile this round ({ COUNT($coins, "coins") } back)
do-passed = Pass, no tile this round (+{ COUNT($coins, "coins") })
do-placed = Place { $tile_the }
do-unplaced = Give up { $tile_the }
do-fed = Feed { $fed }
do-took = Take { COUNT(1, $good) }
do-lost = Give up { $tile_the }
do-gave-up = Give up { $tile_the }
do-civilization = Lead { $civilization_the }

part-near-here = Disasters
