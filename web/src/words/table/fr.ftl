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

# The key that ends a choice, and confirms
key-go-on = Ctrl+Entrée
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

order-at = Numéro { $place } :
order-sooner = Plus tôt : { $what }
order-later = Plus tard : { $what }
order-done = Dans cet ordre

deal-with = Avec
deal-give = Vous donnez
deal-get = Vous recevez
deal-open = { $name } donne { $give } contre { $get }.
deal-accept = Accepter
deal-refuse = Refuser

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
end-round = Tour
end-chart = Scores tour par tour
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
replay-round-back = Au début d'un tour, en arrière
replay-round-on = Au tour suivant
replay-seat = Vu par
replay-nobody = le public

## Plateaux

players-title = Joueurs
players-you = (vous)
players-bot = bot
players-away = absent
players-asked = doit jouer
explain-rules = Règles :

plain-places = Ce qu'on peut désigner
plain-unknown = caché
plain-yes = oui
plain-no = non
plain-nothing = rien
