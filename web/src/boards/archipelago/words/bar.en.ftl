# The bar under Archipelago, in English.

deed-answer-trade = Point at a section of a market: what do you buy or sell?
turn-answer-end = End my turn
primary-answer-done = Done
bar-answer-lay = Lay { $tile_the } here
bar-answer-pass = Pass a disc
seal-bid = Seal a bid of { COUNT($count, "florins") }
seal-bid-again = Seal a second bid of { COUNT($count, "florins") }
keep-raise = Stand up { $count }
keep-temple-raise = Stand up { $count }
facet-face-0 = first face
facet-face-1 = second face
facet-price = Florins for it
do-acts =
    { $action ->
        [taxes] Raise taxes
        [transaction] Trade
        [exploration] Explore
        [reproduction] Births
        [recruitment] Recruit
        [migration] Migrate
        [construction] Build
       *[other] Harvest
    }
do-laid = Lay { $tile_the }
do-hex-taken = Take { $hex }
do-taxes = Raise taxes
do-traded = Trade
do-harvested = Harvest
do-unit-moved = Migrate
do-born = A birth
do-recruited = Recruit
do-constructed = Build
do-card-used = Use { $card_the }
do-card-bought = Buy { $card_the }
do-card-rotated = Rotate { $card_the }
do-cube-given = Give { COUNT(1, $resource) }
do-stood-up = Stand up citizens
do-turn-passed = Pass a disc
may-list-here = Negotiate
end-round-here = Round
part-near-here = Markets
