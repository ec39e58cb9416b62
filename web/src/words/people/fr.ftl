# Jouer avec des gens, en français : bots remplaçants, retours en arrière, rejouer, parler, regarder.

## Qui est là

people-title = Autour de la table
people-here = ici
people-empty = place vide
people-away = absence : un bot joue ({ $bot })
people-vote = absence : un bot joue ({ $bot })
people-resigned = abandon : un bot joue ({ $bot })
people-watchers =
    { $count ->
        [one] une personne regarde
       *[other] { $count } personnes regardent
    }
people-ask-bot = Laisser jouer un bot
people-back = Reprendre un coup
people-back-help = Si toutes les autres personnes sont d'accord, la partie revient en arrière. Les dés et les cartes venus après seront tirés de nouveau.
people-back-alone = Les bots veulent bien : la partie revient aussitôt en arrière. Les dés et les cartes venus après seront tirés de nouveau.
people-back-move = Mon dernier coup
people-back-turn = Tout mon tour
people-resign = Abandonner
people-resign-text = Un bot joue votre place jusqu'au bout, et le résultat le dit. C'est définitif.
people-resign-sure = Abandonner pour de bon

## Bots remplaçants

stand-in-mine-away = Vous n'étiez pas là : un bot joue pour vous ({ $bot }). Reprenez votre place quand vous voulez, ou répondez simplement.
stand-in-mine-vote = Les autres ont laissé un bot jouer pour vous ({ $bot }). Reprenez votre place quand vous voulez, ou répondez simplement.
stand-in-mine-resigned = Vous avez abandonné. Un bot joue votre place jusqu'au bout ({ $bot }).
stand-in-take-back = Reprendre ma place
stand-in-away = { $seat } n'est pas là : un bot continue ({ $bot }).
stand-in-vote = Un bot joue maintenant pour { $seat } ({ $bot }).
stand-in-resigned = { $seat } abandonne : un bot continue ({ $bot }).
stand-in-back = { $seat } est de retour et rejoue.
log-stand-in = Joué par un bot remplaçant

## Ce qu'on demande à la table

asks-stand-in = { $by } demande : un bot doit-il jouer pour { $seat }, qui n'est pas là ?
asks-stand-in-refused = { $by } refuse : la partie attend { $seat }.
asks-stand-in-withdrawn = La question au sujet de { $seat } est retirée.
asks-stand-in-granted = Tout le monde est d'accord : un bot joue pour { $seat }.
asks-stand-in-returned = { $seat } est de retour.
asks-undo =
    { $moves ->
        [one] { $by } demande à reprendre le dernier coup.
       *[other] { $by } demande à reprendre les { $moves } derniers coups.
    }
asks-undo-refused = { $by } refuse : la partie continue telle quelle.
asks-undo-withdrawn = { $seat } ne veut plus revenir en arrière.
asks-undo-granted = La partie est revenue en arrière, comme { $seat } le voulait. Ce qu'on tire maintenant est nouveau.

## La fin

end-resigned = { $seat } avait abandonné ; un bot a joué la place jusqu'au bout ({ $bot }).
end-stood = { $seat } n'était pas là ; un bot a joué la place à la fin ({ $bot }).
again-join = J'en suis
again-no = Pas cette fois
again-yes =
    { $count ->
        [one] { $names } veut rejouer.
       *[other] { $names } veulent rejouer.
    }
again-left =
    { $seconds ->
        [0] La nouvelle table s'ouvre.
        [one] La nouvelle table s'ouvre dans une seconde au plus tard.
       *[other] La nouvelle table s'ouvre dans { $seconds } secondes au plus tard.
    }
again-open = À la nouvelle table

## Conversation

talk-title = Conversation
talk-title-watchers = Conversation du public
talk-help = Seuls ceux qui jouent ici peuvent la lire.
talk-help-team = Vous et votre équipier êtes seuls à entendre ceci.
talk-to = Qui l’entend
talk-to-team = Équipe
talk-to-players = Table
talk-help-watchers = Seuls ceux qui regardent peuvent la lire, pas les joueurs.
talk-said = Ce qui s'est dit
talk-none = Personne n'a encore rien dit.
talk-earlier = Montrer ce qui s'est dit avant
talk-write = Écrivez quelque chose
talk-send = Dire
talk-emotes = Dire d'une touche
talk-unread =
    { $count ->
        [one] un nouveau
       *[other] { $count } nouveaux
    }
talk-mute = Masquer { $name }
talk-mute-short = Masquer
talk-unmute = Entendre de nouveau { $name }
emote-hello = Bonjour !
emote-well-played = Bien joué !
emote-thanks = Merci !
emote-thinking = Je réfléchis…
emote-hurry = À vous !
emote-oops = Oups !
emote-wow = Oh là là !
emote-laugh = Ha ha !
emote-sad = Aïe !
emote-good-game = Belle partie !

## Liens

link-share = Partager…
link-qr = Code QR
link-qr-label = Code QR : { $what }

## L'attente, et une nouvelle table

waiting-bot = Donner à un bot
waiting-close = Fermer la table
waiting-close-text = La table et ses liens disparaîtront, pour tous ceux qui attendent ici.
waiting-close-sure = La fermer
new-away = Si quelqu'un ne revient pas
new-away-help = La partie attend ce temps quand c'est le tour de quelqu'un qui n'est pas là. Ensuite un bot joue à sa place, jusqu'à son retour.
new-away-after = Attendre
new-away-bot = Bot
new-away-10 = 10 minutes
new-away-60 = une heure
new-away-1440 = un jour
new-away-4320 = trois jours
new-away-10080 = une semaine
new-away-0 = toujours, sauf vote des autres
new-no-game = « { $name } » n'est pas un jeu de ce serveur.
dead-end-title = On ne va pas plus loin ici
dead-end-table = L'adresse ne nomme aucune table.

## Accueil

home-watch = Parties à regarder
home-watch-it = Tout le monde peut regarder.
home-archive = Parties archivées
home-archive-none = Rien n'est archivé.
home-archive-it = Archiver
home-unarchive = Remettre
row-resigned = abandon, un bot a continué
row-stood = un bot remplace
