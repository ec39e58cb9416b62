# Six joueurs en français.

## Nombres avec leur unité, et noms

score-bonus = Pris à la fin

## Options et extensions

option-modules-six = Huit tuiles de plus, six révélées à chaque tour ; jusqu'à six joueurs. Leurs chiffres sont les nôtres : contenu maison.
module-six = Six joueurs

## Questions

ask-prestige-or-inhabitants = À la fin, votre Palissade vous donne du prestige ou des habitants. Que prenez-vous ?

## Réponses

answer-end-prestige = { $prestige } de prestige
answer-end-population = { COUNT($people, "population") }

## Ce qui se passe

event-six-bonus =
    { $prestige ->
        [0] { $seat } prend { COUNT($population, "population") } pour la Palissade.
       *[other] { $seat } prend { $prestige } de prestige pour la Palissade.
    }

## Pourquoi pas

why-PEL-BLD-24 = La Palissade prend { COUNT($needs, "population") } lors de son placement ; vous en avez { $have }.
why-PEL-BLD-25 = Seul le propriétaire de la Palissade prend du prestige ou un habitant à la fin.
    .word = La Palissade donne des points de prestige ou un habitant, rien d'autre.
why-PEL-BLD-26 = Ce que donne la Palissade se prend au décompte, après le dernier tour d'approvisionnement.
why-PEL-BLD-27 = Votre Trésor d'Atrée vous protège du tremblement de terre.
why-PEL-BLD-28 = Votre Acrocorinthe vous protège de la tempête.
