# La page de jeu, en français : jouer, attendre, la fin, revoir, et les plateaux.

## Jouer

play-connecting = Connexion à la table…
play-too-slow = Cette fenêtre n’arrivait plus à suivre la table. Elle revient d’elle-même, et rien n’est perdu.
play-over = La partie est finie.
play-confirm-to-go-on = Confirmez votre coup, ou revenez en arrière.
play-waiting-for = On attend { $names }.
play-going-on = La partie continue…
play-actions = Ce qui est demandé
play-beside = À côté du plateau
play-players = Joueurs et journal
play-parts = Parties de la table
part-board = Plateau
part-near = À côté
part-players = Joueurs
part-unread =
    { $count ->
        [one] un message à lire
       *[other] { $count } messages à lire
    }
map-keys = Les flèches vont d'un lieu à l'autre, B va aux réponses de la barre, plus et moins changent l'échelle, 0 montre tout.
map-closer = Plus près
map-farther = Plus loin
map-fit = Toute la carte
play-cancel = Retour
play-list = Tous les coups ({ $count })
play-undo = Annuler
play-redo = Refaire
play-confirm = Confirmer
play-confirm-deed = Confirmer : { $deed }
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

beyond-short = il manque { $what }
beyond-for = { $what } : { $short }
amount-chance = { $chance } %
chance-under = moins de 1
chance-over = plus de 99
dock-title = Explication
dock-pin = épingler
dock-pinned = épinglé

why-title = Pourquoi pas ?
why-nothing = Plus rien ne l'interdit : la partie vient d'avancer. Cliquez encore.
why-close = Fermer

log-title = Journal
log-rule = Pourquoi ?
log-earlier = { $count ->
    [one] Montrer un événement antérieur
   *[other] Montrer ce qui précède ({ $count })
}


## Suivre les autres

follow-title = Ce qui se passe
follow-dice = Les dés roulent…
follow-next = Suivant (Espace)
follow-pause = Pause
follow-resume = Reprendre
follow-to-my-turn = Jusqu'à mon tour
follow-to-present = Jusqu'au présent
recap-title = Depuis votre tour
recap-count =
    { $count ->
        [one] un événement
       *[other] { $count } événements
    }
recap-more =
    { $count ->
        [one] et un autre
       *[other] et { $count } autres
    }
recap-again = Revoir
recap-close = Fermer
curtain-title = À { $name } de jouer
curtain-text = Passez l'écran. Rien n'est montré avant le lever du rideau.
curtain-lift = C'est moi, { $name } : lever le rideau

## En attendant les joueurs

waiting-title = { $game } : on attend des joueurs
waiting-text = La partie commence dès que toutes les places sont prises.
waiting-text-public = La partie commence dès que toutes les places sont prises et que tout le monde est là.
waiting-arrival =
    { $count ->
        [one] Toutes les places sont prises. La partie commence dès que { $names } est là.
       *[other] Toutes les places sont prises. La partie commence dès que { $names } sont là.
    }
waiting-arrival-late = Qui n'est pas là { $time } après la dernière place prise perd la sienne, et d'autres peuvent la prendre.
waiting-open = Place libre
waiting-link = Pour une personne invitée
waiting-sit = S'asseoir
waiting-link-named = Pour une personne invitée : { $name }
waiting-closes = Si la partie n'a pas commencé le { $date }, la table est fermée.
waiting-invite = Nouveau lien
waiting-open-seat = Ouvrir à tous
waiting-reissue = Donner à quelqu'un d'autre
waiting-reissue-text = { $seat } perd la place aussitôt et ne peut plus que regarder. Vous recevez un nouveau lien.
waiting-reissue-here = { $seat } est là et peut rendre la place. Après une minute d'absence, vous pourrez la donner à quelqu'un d'autre.
waiting-leave = Rendre la place

## Ma place

seat-title = Ma place
seat-name = Mon nom à cette table
seat-rename = Changer
seat-return = Sur un autre appareil
seat-return-help = Un lien de retour vous mène à cette place sur un autre appareil. Il est à vous : ne l'envoyez à personne.
seat-return-link = Mon lien de retour
seat-return-fresh = La place est à vous dans ce navigateur. Sur un autre appareil, on y vient par votre lien de retour ; il n'est montré que maintenant, et vous pouvez en faire un nouveau sous « Ma place ».
seat-return-make = Faire un lien de retour
seat-return-again = En faire un nouveau ; l'ancien ne sert plus
seat-return-alone = Retirer la place à tous mes autres appareils
seat-devices = Où la place est tenue
seat-device-browser = Un autre navigateur
seat-device-this = cet appareil
seat-device-here = présent maintenant
seat-device-seen = vu { $when }
seat-device-since = venu { $when }
seat-device-end = Retirer
seat-others = Quelqu'un ne revient pas ?
seat-others-help = Si tous les autres sont d'accord, la place reçoit un nouveau lien, pour quelqu'un qui continue.
seat-ask = Nouveau lien vers la place { $seat_of }
seat-ask-empty = Nouveau lien vers la place vide ({ $seat })
seat-leave-text = La place reste vide jusqu'à ce que tous les autres s'accordent sur un nouveau lien. Vous ne pourrez plus que regarder.
seat-news-held = Votre place est maintenant tenue sur un autre appareil aussi : { $device }. Si ce n'était pas vous, retirez-la-lui sous « Ma place ».
seat-news-ended = Un autre appareil vous a retiré la place ici. Vous regardez maintenant.
seat-news-left = La place a été rendue. Vous regardez maintenant.
seat-news-agreed = Les autres se sont accordés pour donner à votre place un nouveau lien. Vous regardez maintenant.
agree-asked = { $by } demande l'accord de tous : la place { $seat_of } recevrait un nouveau lien, pour quelqu'un qui continue.
agree-missing = Réponses attendues : { $names }.
agree-yes = D'accord
agree-no = Refuser
agree-withdraw = Retirer la demande
agree-agreed = { $by } est d'accord.
agree-granted = Tous sont d'accord : la place { $seat_of } est vide et attend quelqu'un avec son nouveau lien.
agree-refused = { $by } a refusé : la place { $seat_of } reste comme elle est.
agree-withdrawn = La demande sur la place { $seat_of } a été retirée.
agree-settled = { $seat } prend la place et continue.

## La fin

end-place = Rang
end-round = Tour
end-chart = Scores tour par tour
end-again = Rejouer
end-replay = Revoir la partie
end-record = Télécharger la partie
end-share = Partager une image
end-players =
    { $count ->
        [one] en solo
       *[other] { $count } joueurs
    }
end-turning = Tournants
end-turning-help = chacun ouvre la relecture
end-lead = { $name } prend la tête.
end-lead-team = { $names } prennent la tête.
end-numbers = En chiffres
end-home = Accueil

## Revoir

replay-of = Revoir : { $game }
replay-start = La partie est mise en place.
replay-steps = Étapes de la partie
replay-step = Étape
replay-at = { $at } sur { $last }
replay-play = Lecture automatique (Espace)
replay-pause = Pause (Espace)
replay-back = Une étape en arrière
replay-on = Une étape en avant
replay-round-back = Au début d'un tour, en arrière
replay-round-on = Au tour suivant
replay-seat = Vu par
replay-nobody = le public

record-title = Ouvrir un enregistrement
record-text = Un enregistrement téléchargé à la fin d'une partie est la partie entière : revoyez-la ici. Il n'est pas conservé.
record-choose = Choisir un fichier

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
