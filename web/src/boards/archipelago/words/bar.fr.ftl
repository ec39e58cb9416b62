# La barre sous Archipelago, en français.

deed-answer-trade = Désignez une case d'un marché : qu'achetez-vous ou vendez-vous ?
turn-answer-end = Finir mon tour
primary-answer-done = Terminé
bar-answer-lay = Poser { $tile_the } ici
bar-answer-pass = Passer une pastille
seal-bid = Sceller une mise de { COUNT($count, "florins") }
seal-bid-again = Sceller une seconde mise de { COUNT($count, "florins") }
keep-raise = En relever { $count }
keep-temple-raise = En relever { $count }
facet-face-0 = première face
facet-face-1 = seconde face
facet-price = Florins pour cela
do-acts =
    { $action ->
        [taxes] Lever les taxes
        [transaction] Échanger
        [exploration] Explorer
        [reproduction] Naissances
        [recruitment] Recruter
        [migration] Migrer
        [construction] Bâtir
       *[other] Récolter
    }
do-laid = Poser { $tile_the }
do-hex-taken = Prendre { $hex }
do-taxes = Lever les taxes
do-traded = Échanger
do-harvested = Récolter
do-unit-moved = Migrer
do-born = Une naissance
do-recruited = Recruter
do-constructed = Bâtir
do-card-used = Utiliser { $card_the }
do-card-bought = Acheter { $card_the }
do-card-rotated = Tourner { $card_the }
do-cube-given = Donner { COUNT(1, $resource) }
do-stood-up = Relever des citoyens
do-turn-passed = Passer une pastille
may-list-here = Négocier
end-round-here = Manche
part-near-here = Marchés
