# Les Pillards en français. En anglais, ce jeu d'essai montre ce qui se dit sans aucune phrase.

game-title = Pillards
game-about = Misez en secret : le plus offrant pille son voisin, si aucun garde ne l'arrête.

ask-bid = Combien misez-vous ?
ask-defend = On vous pille. Montrez-vous un garde ?
ask-draw-card = Quelle carte est tirée ?
ask-draw-die = Que montre le dé ?

answer-bid = Miser { $coins }
answer-defend = Laisser faire
    .card = Montrer le garde { $card }
draw-card = Carte { $outcome }
draw-die = { $outcome }

event-told =
    { $what ->
        [card] { $seat } tire une carte.
       *[other] { $seat } a misé.
    }
event-shown =
    { $what ->
        [card] { $seat } tire la carte { $number }.
        [bid] La mise { $seat_of } : { $number }.
        [die] Le pillage rapporte { $number } { $seat_to }.
        [guard] { $seat } montre le garde { $number }.
       *[other] { $seat } finit avec { $number }.
    }

why-RAI-01 = Vous misez { $bid } et avez { $coins }.
why-RAI-02 = La carte { $card } n'est pas un de vos gardes.
ending-coins = { $winners } a le plus de pièces.

fact-round = Manche
fact-cards = Cartes
fact-coins = Pièces
fact-hand = Votre main
fact-bid = Votre mise
