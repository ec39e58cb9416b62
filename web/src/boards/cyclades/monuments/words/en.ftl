# Monuments on the page, in English.

monuments-title = Monuments
monuments-left =
    { $count ->
        [0] all built
        [one] one to be built
       *[other] { $count } to be built
    }
monument-of = { $seat }, { $island }
monument-used = { $monument }, used in this cycle

deed-answer-monuments-poseidon = Temple of Poseidon: a fleet for a card
deed-answer-monuments-ares = Temple of Ares: a troop for a card
do-monuments-raised = Build { $monument_the } there
do-monuments-returned = Bring the fleet back there
do-monuments-launched = Launch the fleet there

moment-monument = { $seat } builds { $monument_the }
moment-monument-taken = { $seat } takes { $monument_the }
tally-monuments = Monuments built
