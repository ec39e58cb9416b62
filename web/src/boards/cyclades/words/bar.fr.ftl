# La barre sous Cyclades, en français : ce que fait son seul bouton, et à quel prix.

turn-answer-end = Finir le tour
primary-answer-stop = S'arrêter là
    .sea = Finir le déplacement en { $sea }

amount-offer-gold = Offrir { COUNT($count, "gold") }
amount-how-many-fleets = Envoyer { COUNT($count, "fleets") }
    .gold = { $gold ->
        [0] Envoyer { COUNT($count, "fleets") }
       *[other] Envoyer { COUNT($count, "fleets") } ({ COUNT($gold, "gold") })
    }
amount-how-many-troops = Envoyer { COUNT($count, "troops") }
    .gold = { $gold ->
        [0] Envoyer { COUNT($count, "troops") }
       *[other] Envoyer { COUNT($count, "troops") } ({ COUNT($gold, "gold") })
    }

do-offered = Offrir { COUNT($gold, "gold") } { $god_to }
do-on-apollo = Aller sur Apollon
do-turn-ended = Finir le tour
do-called = Appeler { $creature_the } ({ COUNT($gold, "gold") })
do-swapped = Échanger { $creature_the }
do-built = Construire ({ COUNT($gold, "gold") })
do-prospered = Poser la corne là
do-metropolis = Fonder la Métropole
do-figure-placed = Y placer { $creature_the }
do-retreated = Se replier vers { $to }
do-fleets-moved = Envoyer { COUNT($count, "fleets") } vers { $sea }
do-troops-moved = Envoyer { COUNT($count, "troops") } vers { $island }
do-battle = Attaquer { $place }

deed-answer-recruit-fleet = Recruter une flotte
deed-answer-fleet = Déplacer des flottes
deed-answer-recruit-troop = Recruter une troupe
deed-answer-troops = Déplacer des troupes
deed-answer-recruit-priest = Recruter un Prêtre
deed-answer-recruit-philosopher = Recruter un Philosophe
deed-answer-build = Construire : { $building }

from-answer-fleet = Déplacer des flottes : de quelle case ?
to-answer-fleet = Flottes de { $start } : vers quelle case ?
from-answer-troops = Déplacer des troupes : de quelle île ?
to-answer-troops = Troupes sur { $start } : vers quelle île ?

bar-ask-move-on =
    { $steps ->
        [one] Depuis { $sea }, encore un pas est possible. Vers où ?
       *[other] Depuis { $sea }, encore { $steps } pas sont possibles. Vers où ?
    }
bar-ask-pegasus = Le Pégase porte de vos troupes : de quelle île ?

part-near-here = Dieux
