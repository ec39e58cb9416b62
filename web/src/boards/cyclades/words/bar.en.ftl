# The bar under Cyclades, in English: what its one button does, and what that costs.

turn-answer-end = End turn
primary-answer-stop = Stop here
    .sea = End the move in { $sea }

amount-offer-gold = Offer { COUNT($count, "gold") }
amount-how-many-fleets = Send { COUNT($count, "fleets") }
    .gold = { $gold ->
        [0] Send { COUNT($count, "fleets") }
       *[other] Send { COUNT($count, "fleets") } ({ COUNT($gold, "gold") })
    }
amount-how-many-troops = Send { COUNT($count, "troops") }
    .gold = { $gold ->
        [0] Send { COUNT($count, "troops") }
       *[other] Send { COUNT($count, "troops") } ({ COUNT($gold, "gold") })
    }

do-offered = Offer { COUNT($gold, "gold") } { $god_to }
do-on-apollo = Go to Apollo
do-turn-ended = End turn
do-called = Call { $creature_the } ({ COUNT($gold, "gold") })
do-swapped = Replace { $creature_the }
do-built = Build ({ COUNT($gold, "gold") })
do-prospered = Put the marker there
do-metropolis = Found the Metropolis
do-figure-placed = Put { $creature_the } there
do-retreated = Retreat to { $to }
do-fleets-moved = Send { COUNT($count, "fleets") } to { $sea }
do-troops-moved = Send { COUNT($count, "troops") } to { $island }
do-battle = Attack { $place }

deed-answer-recruit-fleet = Recruit a fleet
deed-answer-fleet = Move fleets
deed-answer-recruit-troop = Recruit a troop
deed-answer-troops = Move troops
deed-answer-recruit-priest = Recruit a Priest
deed-answer-recruit-philosopher = Recruit a Philosopher
deed-answer-build = Build: { $building }

from-answer-fleet = Move fleets: from which sea?
to-answer-fleet = Fleets from { $start }: to which sea?
from-answer-troops = Move troops: from which island?
to-answer-troops = Troops from { $start }: to which island?

bar-ask-move-on =
    { $steps ->
        [one] From { $sea }, one more step is possible. Where to?
       *[other] From { $sea }, { $steps } more steps are possible. Where to?
    }
bar-ask-pegasus = Pegasus carries troops of yours: from which island?

part-near-here = Gods
