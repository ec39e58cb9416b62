# Archipelago en français : la négociation.

ask-deal = Faites une offre, ou répondez.
ask-terms = Que donnez-vous, et que voulez-vous en échange ?
ask-withdrawal = Retirez-vous une offre ?
answer-give-card = Donner { $card_the }
answer-get-card = Recevoir { $card_the }
answer-withdraw = Retirer l'offre faite { $seat_to }
answer-several = Faire une offre à { $seats }
answer-counter = Refuser l'offre { $seat_of } et en faire une autre
event-offer-made = { $seat } propose à { $seats } : { $give } contre { $get }.
event-exchanged = { $seat } reçoit { $by_of } : { $give } contre { $get }.
event-offer-refused = { $seat } refuse l'offre { $by_of }.
event-offer-withdrawn = { $seat } retire l'offre faite { $by_to }.
event-offer-lapsed = L'offre { $seat_of } faite { $by_to } tombe.
event-place-sold = { $seat } donne { $by_to } la place { $place } dans l'ordre de jeu.
event-promise-made = { $seat } promet { $by_to } : { COUNT($count, $what) }.
event-promise-kept = { $seat } a tenu parole envers { $by } : { COUNT($count, $what) }.
event-promise-broken = { $seat } a manqué à sa parole envers { $by } : { COUNT($count, $what) }.

## Ce qu'on peut promettre, et ce qui se vend hors des biens

unit-help = un cube à la prochaine crise
unit-stand = un citoyen relevé à la prochaine crise intérieure
unit-no-taxes = pas de taxes pour le reste de la manche
unit-repay =
    { $count ->
        [one] 1 florin avant la fin de la manche suivante
       *[other] { $count } florins avant la fin de la manche suivante
    }
unit-place1 = la première place dans l'ordre
unit-place2 = la deuxième place dans l'ordre
unit-place3 = la troisième place dans l'ordre
unit-place4 = la quatrième place dans l'ordre
unit-place5 = la cinquième place dans l'ordre
