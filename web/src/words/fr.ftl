# La page, en français. Les phrases d'un jeu sont dans son dossier, celles des problèmes dans problems/.

## Partout

page-skip = Aller au contenu
page-home = Accueil
page-loading = Un instant…
page-again = Réessayer
error-plain = { $problem }
problem-unreachable = le serveur ne répond pas. Tourne-t-il, et êtes-vous en ligne ?
problem-no-clipboard = ce navigateur ne nous laisse pas copier. Sélectionnez le lien et copiez-le vous-même.

## En-tête et pied de page

header-menu = Principal
header-rules = Règles
header-steps = Phases de la manche
header-language = English
header-to-dark = Sombre
header-to-light = Clair
header-settings = Réglages
settings-name = Votre nom
settings-name-help = Les autres joueurs le voient. Aucun compte n'est nécessaire.
settings-quick = Confirmer les coups aussitôt
settings-quick-help = Un coup complet compte sans appuyer sur Confirmer.
pace-title = Rythme de ce que font les autres
pace-step = Pas à pas
pace-slow = Lent
pace-normal = Normal
pace-fast = Rapide
pace-instant = Aussitôt
settings-motion = Animations
settings-sound = Sons
settings-volume = Volume
footer-unofficial = Une adaptation non officielle, faite par des joueurs. Les noms des jeux appartiennent à leurs propriétaires.
dice-how = Comment le hasard reste équitable
footer-credits = Crédits et licences

## Accueil

home-tagline = Jeux de plateau de la mer antique
home-text = Réunissez vos amis autour d'une table, ou défiez les bots. Sans compte, sans rien installer.
home-back =
    { $count ->
        [0] Bon retour, { $name }
        [one] Une partie vous attend, { $name }
       *[other] { $count } parties vous attendent, { $name }
    }
home-play = Jouer à { $game }
home-play-about =
    { $count ->
        [one] tout de suite, contre un bot
       *[other] tout de suite, contre { $count } bots
    }
home-continue = Continuer
home-name = Votre nom
home-new = Préparer une table
home-rules = Règles
home-games = Les jeux
home-players = { $least } à { $most } joueurs
home-players-all =
    { $count ->
        [one] { $count } joueur
       *[other] { $count } joueurs
    }
home-mine = Mes parties
home-mine-none = Vos parties seront ici, celles qui vous attendent en premier.
home-open = Tables ouvertes
home-open-none = Personne n'attend de joueurs en ce moment. Préparez une table et laissez des places ouvertes : elle apparaîtra ici.
home-your-turn = À vous
home-waiting-for = On attend { $names }
home-waiting-players =
    { $count ->
        [one] Une place est libre
       *[other] { $count } places sont libres
    }
home-over = Terminée
home-ending-level-failed = Niveau non réussi
home-ending-level-completed = Niveau réussi
home-won = Vous avez gagné
home-place = Vous finissez à la place { $place }
home-now = à l'instant
home-sit = S'asseoir
home-more = En voir plus
home-closes = Se ferme le { $date } si la partie n'a pas commencé d'ici là.
name-none = Capitaine
option-said = { $title } : { $value }

## Nouvelle table

new-title = Préparer une table
new-game = Jeu
new-players = Joueurs
new-players-one = solo
new-needs = À { $count } joueurs, il faut l'extension « { $module } » ; ce choix l'ajoute de lui-même.
new-seats = Qui s'assied où
new-seat = Place { $seat }
new-kind = Qui prend la place { $seat }
new-kind-me = Moi
new-kind-me-too = Sur cet écran
new-kind-open = Ouverte à tous
new-kind-link = Sur invitation
new-kind-bot = Bot
new-partner = joue avec
new-kind-me-help = vous, dans ce navigateur
new-kind-me-too-help = quelqu'un à côté de vous ; un rideau cache les secrets
new-kind-open-help = affichée à l'accueil si la table est publique
new-kind-link-help = vous recevez un lien à envoyer
new-kind-bot-help = toujours prêt
new-name = Nom pour la place { $seat }
new-name-here = Nom
new-level = Niveau du bot à la place { $seat }
bot-random = Hasard
bot-random-about = N'importe quelle réponse permise par les règles.
bot-greedy = Avide
bot-search = Réfléchi
new-bot-names = Aspasie, Lysandre, Pénélope, Solon, Sapho
new-options = Options
new-whole = { $module } en entier
new-only-with = Seulement avec « { $module } ».
new-house = Contenu maison
new-alone = Pour un seul joueur.
new-public = Publique
new-public-help = Affichée parmi les tables ouvertes ; tout le monde peut regarder.
new-private = Privée
new-private-help = Seules les personnes qui ont un lien la trouvent.
new-visibility = Qui peut la trouver
new-start = Commencer la partie
new-make = Ouvrir la table
new-starts = La partie commence aussitôt.
new-waits =
    { $count ->
        [one] La partie commence quand un autre joueur s'assied.
       *[other] La partie commence quand { $count } autres joueurs s'asseyent.
    }
new-summary = Votre table
new-links-title = La table est prête
new-links-each = Ou un lien pour chaque place
new-links-text = Envoyez à chaque joueur son propre lien : il sert une fois, à qui s'assied le premier. Ces liens ne sont montrés qu'ici.
new-link-for = Lien pour { $name }
new-go = Aller à la table

## Liens

link-copy = Copier
link-copied = Copié
invite-table = Un seul lien pour toute la table
invite-table-make = Un seul lien pour toute la table
invite-table-help = Qui le reçoit prend une des places libres. Il ne sert plus quand la table est complète, ou quand vous en faites un nouveau.
invite-seat = Lien vers cette place, pour une personne
claim-title = Votre place
claim-host = { $host } vous invite
claim-invited = Une invitation pour vous
claim-sits = Vous êtes à cette table
claim-back = Votre place, sur cet appareil aussi
claim-back-text = Vos autres appareils gardent la place, et apprennent que celui-ci est venu.
claim-come-back = Venir à ma place
claim-free = Libre pour vous
claim-kept = Libre, pour quelqu'un d'autre
claim-name = Comment vous appelle-t-on ?
claim-sit = S'asseoir
claim-failed = Ce lien ne mène pas plus loin

## Livret de règles

rules-title = Règles de { $game }
rules-number = règles numéro { $number }
rules-games = Jeux
rules-search = Chercher dans les règles
rules-sections = Chapitres
rules-parts = Quelles règles
rules-part-all = Toutes les règles
rules-part-base = Jeu de base
rules-found =
    { $count ->
        [0] Aucune règle ne dit cela.
        [one] Une règle
       *[other] { $count } règles
    }
rules-ruling = Règle maison
rules-ruling-help = Les règles publiées se taisent ici ou se contredisent ; voici la lecture que nous adoptons.
rules-designed = Règle inventée
rules-designed-help = Les règles de l'éditeur ne disent rien de tel : c'est une règle de notre cru, pour que l'on puisse jouer ici.
rules-amends = Modifie
rules-amended = Modifiée par
rules-link = Lien vers la règle { $rule }
rules-marks-modules = Les règles qui portent une marque de couleur concernent une extension ou le jeu en solitaire.
rules-marks-house = « Règle maison » signale ce que nous avons dû décider nous-mêmes, « Règle inventée » ce que nous avons ajouté.

## Crédits

credits-title = Crédits et licences
credits-games = Les jeux
credits-games-text = Trireme est une adaptation non officielle, ni faite ni approuvée par les auteurs et les éditeurs des jeux. Les noms des jeux appartiennent à leurs propriétaires ; les jeux méritent une place sur votre étagère. Aucune image et aucun texte d'éditeur n'est utilisé ici.
credits-designed = { $game }, de { $author }, édité par { $publisher }
credits-icons = Icônes
credits-icons-text = Les icônes viennent de game-icons.net, dessinées par { $artists }, sous licence CC BY 3.0. Elles sont montrées d'une seule couleur, sans leur fond.
credits-fonts = Polices
credits-fonts-text = Alegreya et Alegreya Sans, des auteurs du projet Alegreya, sous la licence SIL Open Font License 1.1.
credits-program = Le programme
credits-program-text = Trireme est lui-même un logiciel libre sous licence MIT. La page est faite avec Svelte (MIT) et Fluent (Apache 2.0).
credits-licence = Texte de la licence : { $name }
