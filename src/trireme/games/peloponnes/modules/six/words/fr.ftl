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

event-end-bonus =
    { $prestige ->
        [0] { $seat } prend { COUNT($population, "population") } pour la Palissade.
       *[other] { $seat } prend { $prestige } de prestige pour la Palissade.
    }
