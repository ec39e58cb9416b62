# La barre sous Peloponnes, en français : ce que fait son seul bouton, à quel prix, et ce que l'on perd.

bar-answer-withdraw = Se retirer : pas de tuile ce tour-ci (reprendre { COUNT($coins, "coins") })
bar-answer-pass = Passer : pas de tuile ce tour-ci (+{ COUNT($coins, "coins") })
bar-answer-box = Abandonner { $tile_the }

amount-how-much = Offrir { COUNT($count, "coins") }
amount-feed = En nourrir { $count } sur { $people }

keep-keep-earthquake = { $count ->
    [0] Tout abandonner
    [one] En garder 1 : { $sum }
   *[other] En garder { $count } : { $sum }
}
keep-keep-tempest = { $count ->
    [0] Tout abandonner
    [one] En garder 1 : { $sum }
   *[other] En garder { $count } : { $sum }
}
keep-finish = { $count ->
    [0] N'en achever aucun
    [one] En achever 1 : { $sum }
   *[other] En achever { $count } : { $sum }
}
lose-keep-earthquake = { $count ->
    [0] Rien n'est perdu.
   *[other] Vous perdez : { $items }.
}
lose-keep-tempest = { $count ->
    [0] Rien n'est perdu.
   *[other] Vous perdez : { $items }.
}
lose-feed = Vous pourriez en nourrir { $most } : qui n'est pas nourri est perdu.
lose-finish = { $count ->
    [0] Rien ne va dans la boîte.
   *[other] Dans la boîte : { $items }.
}

do-bid = Offrir { COUNT($coins, "coins") } pour { $tile_the }
do-bought = Acheter { $tile_the } pour { COUNT($coins, "coins") }
do-moved = Déplacer l'offre vers { $tile_the }
do-withdrew = Se retirer, pas de tuile ce tour-ci (reprendre { COUNT($coins, "coins") })
do-passed = Passer, pas de tuile ce tour-ci (+{ COUNT($coins, "coins") })
do-placed = Poser { $tile_the }
do-unplaced = Abandonner { $tile_the }
do-fed = En nourrir { $fed }
do-took = Prendre { COUNT(1, $good) }
do-lost = Abandonner { $tile_the }
do-gave-up = Abandonner { $tile_the }
do-civilization = Mener { $civilization_the }

part-near-here = Catastrophes
