# La page de jeu, en français : jouer, attendre, la fin, revoir, et les plateaux.

## Jouer

play-connecting = Connexion à la table…
play-over = La partie est finie.
play-confirm-to-go-on = Confirmez votre coup, ou revenez en arrière.
play-waiting-for = On attend { $names }.
play-going-on = La partie continue…
play-actions = Ce qui est demandé
play-beside = À côté du plateau
play-cancel = Retour
play-list = Tous les coups ({ $count })
play-undo = Annuler
play-redo = Refaire
play-confirm = Confirmer
play-hurry = Aller au dernier coup
draft-cut =
    { $lost ->
        [one] Votre dernière réponse n'est plus possible : quelqu'un a joué entre-temps.
       *[other] Vos { $lost } dernières réponses ne sont plus possibles : quelqu'un a joué entre-temps.
    }
draft-gone = La question a changé entre-temps : ce que vous aviez essayé est perdu.
draft-codes = Le jeu a été mis à jour : ce que vous aviez essayé est perdu.
play-title-your-turn = ● À vous · Trireme

amount-less = Moins
amount-more = Plus
amount-number = Un nombre de { $low } à { $high }

may-title = Vous pouvez aussi :
may-list = { $count } choses
may-not-now = Pas maintenant

some-count =
    { $count ->
        [0] Rien n'est encore choisi.
        [one] { $count } choix fait.
       *[other] { $count } choix faits.
    }
some-sum =
    { $count ->
        [one] { $count } choix : { $sum }.
       *[other] { $count } choix : { $sum }.
    }
some-missing =
    { $count ->
        [one] Il faut encore { $count } choix.
       *[other] Il faut encore { $count } choix.
    }
some-times = { $times } sur { $count }
some-less = Un de moins : { $what }
some-more = Un de plus : { $what }

order-at = Numéro { $place } : { $what }
order-sooner = Plus tôt : { $what }
order-later = Plus tard : { $what }
order-done = Dans cet ordre

deal-with = Avec
deal-give = Vous donnez
deal-get = Vous recevez
deal-open = { $name } donne { $give } contre { $get }.
deal-accept = Accepter
deal-refuse = Refuser
deal-offer = Proposer cela

facet-cell = Où
facet-face = Face
facet-turn = Orientation
facet-left = Tourner à gauche
facet-right = Tourner à droite

why-title = Pourquoi pas ?
why-close = Fermer

log-title = Journal
since-title =
    { $count ->
        [one] Un événement depuis votre dernier tour
       *[other] { $count } événements depuis votre dernier tour
    }

curtain-title = À { $name } de jouer
curtain-text = Passez l'écran. Rien n'est montré avant le lever du rideau.
curtain-lift = C'est moi, { $name } : lever le rideau

## En attendant les joueurs

waiting-title = { $game } : on attend des joueurs
waiting-text = La partie commence dès que toutes les places sont prises.
waiting-open = Place libre
waiting-link = Pour une personne invitée
waiting-sit = S'asseoir
waiting-invite = Nouveau lien personnel
waiting-leave = Rendre la place
waiting-link-label = Lien personnel à envoyer

## La fin

end-place = Rang
end-round-cyclades = Cycle
end-round-peloponnes = Tour
end-chart-cyclades = Métropoles par cycle
end-chart-peloponnes = Scores tour par tour
end-seal = Sceau de la partie : { $seal }…
end-seal-fits = Le sceau { $seal }… a été publié avant le premier coup et correspond à la graine de cette partie : tous les tirages étaient fixés dès le début.
end-again = Rejouer
end-replay = Revoir la partie
end-record = Télécharger la partie
end-home = Accueil

## Revoir

replay-of = Revoir : { $game }
replay-start = La partie est mise en place.
replay-steps = Étapes de la partie
replay-step = Étape
replay-at = { $at } sur { $last }
replay-back = Une étape en arrière
replay-on = Une étape en avant
replay-round-back-cyclades = Au début d'un cycle, en arrière
replay-round-back-peloponnes = Au début d'un tour, en arrière
replay-round-on-cyclades = Au cycle suivant
replay-round-on-peloponnes = Au tour suivant
replay-seat = Vu par
replay-nobody = le public

## Plateaux

board-where = tour { $round } sur { $rounds } · { $phase }
board-row-normal = Enchères : tuiles { $stack }
board-row-conquest = Conquête · sûre
board-sea = Le large
board-sea-when = à acheter avant son offre, une tuile par tour
board-won = La tuile que vous remportez
board-my-civilization = Votre civilisation
board-mat = Civilisation : { $name }
board-neighbours = Les voisins
board-no-tiles = Pas encore de tuile
board-pile = Encore dans la pile { $stack }, sans ordre
board-disasters = Désastres
board-disasters-strike = le dernier jeton frappe
board-blank = Jetons vierges
board-chits =
    { $seen ->
        [one] { $seen } jeton sur { $total }
       *[other] { $seen } jetons sur { $total }
    }
board-price = Prix : { COUNT($coins, "coins") }.
board-prestige = Prestige : { COUNT($points, "points") }.
board-bid = { $name } offre { COUNT($coins, "coins") }.
board-marked = marqué d'une pièce, à achever lors d'un tour d'approvisionnement
board-house = contenu maison
board-fish = poissons
board-supply-fed =
    { $fish ->
        [0] Prochain approvisionnement : { COUNT($people, "population") } à nourrir, { COUNT($food, "food") } en réserve.
       *[other] Prochain approvisionnement : { COUNT($people, "population") } à nourrir, { COUNT($food, "food") } en réserve et { COUNT($fish, "fish") } de la mer.
    }
board-supply-hungry =
    { $fish ->
        [0] Prochain approvisionnement : { COUNT($people, "population") } à nourrir, { COUNT($food, "food") } en réserve : il en manque { $missing }.
       *[other] Prochain approvisionnement : { COUNT($people, "population") } à nourrir, { COUNT($food, "food") } en réserve et { COUNT($fish, "fish") } de la mer : il en manque { $missing }.
    }
board-supply-unfinished =
    { $count ->
        [one] Un bâtiment à achever : { LIST($wood, "wood", $stone, "stone") }.
       *[other] { $count } bâtiments à achever : { LIST($wood, "wood", $stone, "stone") }.
    }
board-supply-missing = Il manque { LIST($wood, "wood", $stone, "stone") }.

players-title = Joueurs
players-lower-counts = le plus petit des deux scores compte
players-you = (vous)
players-bot = bot
players-away = absent
players-asked = doit jouer
players-scores = Score { $result } : prestige { $prestige }, population { $population }.
players-level = Solo, niveau { $level } : atteindre { COUNT($target, "points") }.

explain-minimum = Offre minimale
explain-cost = À payer pour bâtir
explain-price = Prix
explain-prestige = Prestige
explain-once = Une fois
explain-income = Revenu de chaque tour
explain-protects = Protège de
explain-feeds = Nourrit à chaque approvisionnement
explain-sea-tile = S'achète à votre tour, avant votre offre, une seule par tour de jeu. Elle n'est jamais perdue.
explain-supply = Sa révélation provoque d'abord un tour d'approvisionnement.
explain-rules = Règles :
explain-official = Chiffres imprimés.
explain-reconstructed = Chiffres tirés de plusieurs sources indirectes.
explain-designed = Contenu maison : chiffres conçus pour ce site, faute de source.

unit-choice =
    { $count ->
        [one] { $count } ressource au choix
       *[other] { $count } ressources au choix
    }
