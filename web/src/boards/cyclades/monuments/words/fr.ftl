# Les Monuments sur la page, en français.

monuments-title = Monuments
monuments-left =
    { $count ->
        [0] tous construits
        [one] un à construire
       *[other] { $count } à construire
    }
monument-of = { $seat }, { $island }
monument-used = { $monument }, utilisé dans ce cycle

deed-answer-monuments-poseidon = Temple de Poséidon : une flotte contre une carte
deed-answer-monuments-ares = Temple d'Arès : une troupe contre une carte
do-monuments-raised = Y construire { $monument_the }
do-monuments-returned = Y ramener la flotte
do-monuments-launched = Y lancer la flotte

moment-monument = { $seat } construit { $monument_the }
moment-monument-taken = { $seat } prend { $monument_the }
tally-monuments = Monuments construits
