# La commande trireme en français. La typographie est appliquée au chargement.

## Ce que toutes les commandes ont en commun

cli-about = Des jeux de société pour les joueurs et les chercheurs. Une trirème a trois rangs de rames : trois jeux, une coque.
cli-usage = Usage :
cli-commands = Commandes :
cli-arguments = Arguments{"\u202F"}
cli-options = Options{"\u202F"}
cli-examples = Exemples :
cli-help = afficher cette aide et s'arrêter
cli-version = afficher la version et s'arrêter
cli-lang = langue ; sans elle, TRIREME_LANG décide, puis la langue du système
cli-json = pour les programmes : du JSON sur la sortie standard
cli-content = dossier de votre propre matériel, posé sur le nôtre
cli-game = le jeu, l'un de ceux que montre « trireme games »
cli-record = le fichier d'une partie enregistrée
cli-modules = modules des règles, comme base,solo
cli-seat = le siège d'où l'on regarde, comme A ; sans lui, ce que tous peuvent voir
cli-see-help = « { $command } --help » en dit plus.
cli-interrupted = Interrompu.

cli-no-language = La langue « { $given } » est inconnue. Il y a { $known }.
cli-no-command = Il n'y a pas de commande « { $given } ». Il y a { $known }.
cli-no-module = Les règles n'ont pas de module « { $given } ». Il y a { $known }.
cli-no-file = { $file } : ce fichier n'existe pas.
cli-not-text = { $file } : ce n'est pas un texte en UTF-8.
cli-no-reading = { $file } : impossible de lire ce fichier ({ $detail }).
cli-no-writing = { $file } : impossible d'écrire ce fichier ({ $detail }).
cli-required = Il manque quelque chose : { $names }.
cli-unrecognized = Ceci n'est pas compris : { $names }.
cli-wants-value = { $name } demande une valeur.
cli-wants-no-value = { $name } ne prend pas de valeur ; « { $given } » est de trop.
cli-argument = { $name } : { $problem }
cli-number = « { $given } » n'est pas un nombre entier. Écrivez-le en chiffres, par exemple 4.
cli-at-least = { $given } est trop petit. Le minimum est { $low }.

metavar-command = COMMANDE
metavar-game = JEU
metavar-word = MOT
metavar-record = PARTIE
metavar-file = FICHIER
metavar-folder = DOSSIER
metavar-number = N
metavar-host = ADRESSE
metavar-addresses = ADRESSE,…
metavar-seconds = SECONDES
metavar-db = BASE
metavar-seat = SIÈGE
metavar-bots = ROBOT,…
metavar-modules = MODULE,…
metavar-names = NOM,…

## trireme games

games-about = Montrer les jeux et ce que l'on peut y choisir.
games-examples =
    trireme games
    trireme games --json
games-modules = Modules : { $modules }.
games-range = de { $low } à { $high }
games-broken = { $name } est installé, mais inutilisable : { $detail }
games-none = aucune pour l'instant

## trireme play

play-about = Jouer une partie entière au terminal, contre des robots ou à plusieurs au même clavier.
play-examples =
    trireme play peloponnes
    trireme play peloponnes --players 3 --bots greedy,random
    trireme play peloponnes --players 1 --level 2 --series sparta
    trireme play peloponnes --humans 2 --players 2
    trireme play cyclades --players 4 --purses open
    trireme play --resume partie.record
play-humans = combien de personnes jouent à ce clavier (1)
play-seat = le siège de la première (A)
play-bots = les robots qui prennent les autres sièges, à tour de rôle : greedy, random
play-seed = un nombre qui fixe tous les tirages ; sans lui, ils sont secrets
play-record = où écrire la partie quand elle se termine ou quand vous partez
play-resume = continuer une partie enregistrée

play-which-game = Quel jeu ? Écrivez « trireme play JEU ». Il y a { $known }.
play-resume-alone = { $option } ne peut pas changer dans une partie qui continue. Ôtez cette option.
play-other-game = C'est une partie de { $game }, et non de { $given }.
play-too-many-people = { $people } personnes pour { $seats ->
        [one] un seul siège
       *[other] { $seats } sièges
    }, c'est trop. Ajoutez des joueurs avec --players.

play-ask-language = Language / Langue ({ $known }) [{ $usual }] :
play-ask-players = Combien de joueurs, robots compris (de { $low } à { $high }) ? [{ $usual }]
play-ask-option = { $title } (de { $low } à { $high }) ? [{ $usual }]
play-ask-bots = Quels robots ({ $known }) ? [{ $usual }]
play-ask-number = Tapez un nombre de { $low } à { $high }, ou Entrée.
play-ask-word = Tapez un numéro ou un mot : { $known }. Ou bien Entrée.

bot-greedy = avide
bot-random = hasard
bot-random-about = N'importe quelle réponse permise par les règles.
play-level = { $label } : { $about }
play-opponents = Contre { $opponents }.
play-welcome = Tapez le numéro d'une réponse ou son nom ; « ? » montre ce que l'on peut taper d'autre.
play-handover = Au clavier : { $seat }.
play-news = Ce qui s'est passé
play-news-more =
    { $count ->
        [one] … et une ligne avant ; « journal » la montre.
       *[other] … et { $count } lignes avant ; « journal » les montre.
    }
play-prompt = >
play-type-one =
    { $most ->
        [one] 1
       *[other] de 1 à { $most }
    }
    .usual =
        { $most ->
            [one] 1 · deux fois Entrée : { $usual }
           *[other] de 1 à { $most } · deux fois Entrée : { $usual }
        }
play-type-number = Un nombre de { $low } à { $high }
    .usual = Un nombre de { $low } à { $high } · deux fois Entrée : { $usual }
play-enter-again = Entrée signifie : { $usual }. Appuyez de nouveau si c'est bien cela.
play-type-some =
    { $items ->
        [one] { $many ->
            [yes] 1, ou 1 1 pour deux de cette sorte · 0 : aucun
           *[no] 1 · 0 : aucun
        }
       *[other] { $many ->
            [yes] Un ou plusieurs numéros, par exemple 1 2, ou 1 1 pour deux de la même sorte · 0 : aucun
           *[no] Un ou plusieurs numéros, par exemple 1 2 · 0 : aucun
        }
    }
play-type-order = Tous les numéros dans l'ordre voulu, par exemple { $order }
play-beyond = Hors de portée :
play-several = « { $given } » peut désigner plusieurs réponses. Tapez un numéro : { $numbers }.
play-no-default = Ici, Entrée ne répond rien. Choisissez, s'il vous plaît.
play-no-such-number = Il n'y a pas de réponse { $given } ici. Elles vont de 1 à { $most }.
play-too-often =
    { $most ->
        [one] Le numéro { $given } se choisit une seule fois.
       *[other] Le numéro { $given } se choisit { $most } fois au plus.
    }
play-one-number = Un seul nombre, s'il vous plaît.
play-each-once = Nommez une fois chaque numéro de 1 à { $most }.
play-allowed = Rien ne l'interdit : { $move }
play-why-hint = « pourquoi { $move } » donne toutes les raisons.
play-why-unknown = « { $given } » n'est ni un coup ni une chose sur la table.
play-no-undo = Rien ne peut être repris : un tirage, une révélation ou le coup d'un autre joueur l'empêche.
play-fault = Le programme a échoué ({ $detail }). C'est une faute du programme. La partie reprend là où elle en était ; elle est conservée dans { $file }.
play-broken = Le programme a échoué ({ $detail }). C'est une faute du programme. Rien n'est perdu : la partie est conservée dans { $file }.
play-help-hint = « ? » montre ce que l'on peut taper.
play-undone = Coup repris.
play-save-where = Où donc ? Écrivez « enregistrer FICHIER ».
play-saved = Enregistré dans { $file }.
play-left = La partie est gardée dans { $file }. Pour continuer :
play-written = La partie est enregistrée dans { $file }.
play-place = Place
play-help =
    Un nombre          la réponse qui porte ce numéro
    deux fois Entrée   la réponse indiquée après « deux fois Entrée »
    des mots           ce qui est à côté d'une réponse, par exemple : { $move }
                       ou son nom, en français ou en anglais
    pourquoi X         pourquoi pas ? un coup ou une chose : pourquoi { $thing }
    pourquoi           les règles derrière cette question
    règles MOT         chercher dans les règles
    journal            ce qui s'est passé ; journal 20 : les 20 dernières lignes
    table              montrer la table de nouveau
    annuler            reprendre votre dernier coup, autant que c'est permis
    enregistrer FICHIER  écrire la partie dans un fichier
    quitter            partir ; la partie est gardée et peut continuer

command-help = ? aide a
command-why = pourquoi pourquoi?
command-rules = règles regles règle regle
command-log = journal j
command-board = table t plateau
command-undo = annuler
command-save = enregistrer
command-quit = quitter q

## trireme simulate

simulate-about = Faire jouer de nombreuses parties aux robots et les comparer.
simulate-examples =
    trireme simulate peloponnes --games 100 --seed 1
    trireme simulate peloponnes --games 400 --players 2 --bots greedy,random --jobs 2
    trireme simulate peloponnes --games 50 --players 1 --level 3 --json
    trireme simulate cyclades --games 10 --record parties
    trireme simulate archipelago --games 50 --report --plot balance.svg
simulate-games = nombre de parties (100)
simulate-seed = le nombre qui les fixe toutes (0)
simulate-bots = les robots, un par siège ou à tour de rôle : greedy, random
simulate-record = écrire l'enregistrement de chaque partie dans ce dossier ; trireme verify et replay le lisent
simulate-report = fins, durées et scores des parties, pour tous les nombres de joueurs et toutes les durées, tous les sièges étant greedy
simulate-plot = dessiner ce rapport dans ce fichier SVG
simulate-table = Table
simulate-players =
    { $players ->
        [one] un joueur
       *[other] { $players } joueurs
    }
simulate-rounds = Tours
simulate-winner = Vainqueur
simulate-plot-rounds = Fins des parties ; au-dessus de chaque barre, le nombre moyen de tours.
simulate-report-summary =
    { $games ->
        [one] Une partie
       *[other] { $games } parties
    } par table, tous les sièges { $bot }, graine { $seed }.
simulate-ending-objective = objectif
simulate-ending-rounds = dernier tour
simulate-ending-revolt = révolte
simulate-ending-separatist = séparatiste
simulate-jobs = combien de processus se partagent le travail (1)
simulate-progress = Parties
simulate-bot = Robot
simulate-wins = Victoires
simulate-share = %
simulate-mean = Moyenne
simulate-median = Médiane
simulate-figure = { $number }
simulate-spread = ±
simulate-least = Minimum
simulate-most = Maximum
simulate-played = Jouées
simulate-summary =
    { $games ->
        [one] Une partie
       *[other] { $games } parties
    }, graine { $seed }, { $decisions } décisions.
simulate-speed = { $speed } décisions par seconde.

## trireme serve

serve-about = Ouvrir des tables dans le navigateur : entre amis, contre des robots, ou pour regarder.
serve-examples =
    trireme serve
    trireme serve --port 8080 --no-browser
    trireme serve --host 0.0.0.0 --db postgresql://games@localhost/trireme
serve-port = le port à écouter ; 0 en prend un libre, 8000 est l'usage
serve-host = l'adresse à écouter ; 0.0.0.0 laisse aussi entrer d'autres machines, 127.0.0.1 est l'usage
serve-hosts = noms sous lesquels le serveur répond, outre ceux de cette machine ; * pour tous
serve-proxies = adresses ou réseaux des mandataires que l'on croit quand ils disent l'adresse du visiteur ; d'ordinaire aucun
serve-key-file = fichier de la clé qui scelle ce qui est gardé, fait s'il n'existe pas ; d'ordinaire à côté de la base ou dans votre dossier de données
serve-short-key = TRIREME_KEY est trop courte pour une clé : il lui faut au moins { $least } lettres.
serve-content = dossier de votre propre matériel, en fichiers nommés comme les nôtres, pour les nouvelles tables
serve-db = où garder les parties : un fichier ou l'adresse d'une base ; d'ordinaire un fichier dans votre dossier de données
serve-rules-workers = processus où tournent les règles, un par processeur au plus ; chaque table reste dans le sien ; d'ordinaire un pour deux processeurs, 8 au plus
serve-rules-memory = mégaoctets que les tables ouvertes y prennent ensemble ; les moins utilisées sont rangées ; 512 est l'usage
serve-bot-workers = processus où les robots réfléchissent ; 1 est l'usage
serve-rules-limit = secondes de processeur que peut prendre une question aux règles ; 5 est l'usage
serve-bots-limit = secondes de processeur qu'un robot peut réfléchir ; 30 est l'usage
serve-message-bytes = le plus long message ; 16384 est l'usage
serve-messages-a-second = messages par seconde sur une connexion ; 30 est l'usage
serve-messages-at-once = messages qu'elle peut envoyer d'un coup ; 120 est l'usage
serve-address-messages-a-second = messages par seconde de toutes les connexions d'une adresse, les autres attendent ; 120 est l'usage
serve-address-messages-at-once = messages qu'elles peuvent envoyer d'un coup ; 1200 est l'usage
serve-refused-messages = messages trop rapides après lesquels une connexion est fermée ; 1000 est l'usage
serve-requests-a-second = demandes par seconde d'une adresse ; 40 est l'usage
serve-requests-at-once = demandes qu'elle peut faire d'un coup ; 400 est l'usage
serve-connections = connexions qu'une adresse peut avoir ; 100 est l'usage
serve-half-open = demandes d'une adresse qui peuvent être incomplètes en même temps ; 100 est l'usage
serve-request-seconds = secondes pour qu'une demande soit complète ; 20 est l'usage
serve-tables-an-hour = tables qu'une adresse peut ouvrir en une heure ; 200 est l'usage
serve-public-tables = tables publiques qu'un navigateur peut avoir, en attente ou en jeu ; 10 est l'usage
serve-address-public-tables = tables publiques non finies qu'une adresse peut avoir ouvertes ; 40 est l'usage
serve-unvisited-seats = places qu'un navigateur peut prendre à des tables publiques avant d'ouvrir ces tables ; 3 est l'usage
serve-address-unvisited-seats = de même pour tous les navigateurs d'une adresse ; 8 est l'usage
serve-records-a-minute = pages de parties téléchargées qu'une adresse peut regarder en une minute ; 120 est l'usage
serve-seats-held = places qu'un navigateur peut tenir dans des parties non finies ; 200 est l'usage
serve-variable = { $name } : { $problem }
serve-not-host = « { $given } » n'est pas le nom d'un hôte. Écrivez des noms sans port, tels que jeux.example.org, ou *.
serve-not-address = « { $given } » n'est pas une adresse. Écrivez des adresses ou des réseaux, tels que 127.0.0.1 ou 10.0.0.0/8.
serve-no-browser = ne pas ouvrir la page
serve-ready = Les tables sont ouvertes à l'adresse { $address } (Ctrl-C les ferme).
serve-no-port = Le port { $port } de { $host } est inutilisable ({ $detail }). Essayez-en un autre avec --port.
serve-no-db = { $db } : les parties ne peuvent pas y être gardées ({ $detail }).
serve-taken = { $db } est en service : un autre serveur Trireme a ses parties. Arrêtez-le, ou nommez un autre fichier avec --db.
serve-newer-db = Ces parties ont été gardées par un Trireme plus récent : la base est à la révision { $found }, celui-ci connaît celles jusqu’à { $known }. Installez le plus récent, ou nommez un autre fichier avec --db.

## trireme migrate

migrate-about = Fait passer les parties en cours, commencées avec d’autres règles, à celles de cette version.
migrate-examples =
    trireme migrate --check
    trireme migrate --db parties.db
migrate-db = où les parties sont gardées, comme pour trireme serve
migrate-check = les rejoue et montre chaque différence ; ne change rien
migrate-table = Table { $table }…, { $game } : règles { $before }, maintenant { $now }
migrate-line = Coup { $line }, { $text }
migrate-before = − { $event }
migrate-now = + { $event }
migrate-same = Tous les coups sont permis, et reviennent au même.
migrate-stopped-line = Le coup { $line } n’est plus permis. Cette partie reste comme elle est ; elle continue avec la version avec laquelle elle a été jouée.
migrate-stopped-setting = Ses options ou ses éléments n’existent plus. Cette partie reste comme elle est ; elle continue avec la version avec laquelle elle a été commencée.
migrate-would =
    { $moved ->
        [one] { $moved } partie passerait,
       *[other] { $moved } parties passeraient,
    } { $stopped ->
        [one] { $stopped } ne le peut pas.
       *[other] { $stopped } ne le peuvent pas.
    } « trireme migrate » sans --check les fait passer.
migrate-done =
    { $moved ->
        [one] { $moved } partie est passée,
       *[other] { $moved } parties sont passées,
    } { $stopped ->
        [one] { $stopped } ne le peut pas.
       *[other] { $stopped } ne le peuvent pas.
    }

## trireme replay

replay-about = Raconter une partie enregistrée, coup par coup.
replay-examples =
    trireme replay partie.record
    trireme replay partie.record --to 20 --seat A
    trireme replay partie.record --step
replay-to = s'arrêter après ce nombre de coups et montrer la table
replay-step = attendre Entrée après chaque coup
replay-next = Entrée : la suite

## trireme verify

verify-about = Vérifier une partie enregistrée : son sceau, chaque tirage, chaque coup et les scores.
verify-examples =
    trireme verify partie.record
    trireme verify partie.record --json
    trireme verify partie.record --kept garde.json --beside parties
verify-kept = ce que votre page a gardé de la partie : y comparer l'enregistrement
verify-beside = dossier d'autres parties enregistrées : aucune ne doit avoir la même graine
verify-not-kept = { $file } n'est pas ce qu'une page garde d'une partie ({ $detail }).
verify-failed = La partie ne se vérifie pas. { $problem }
verify-seal = La graine correspond au sceau { $seal }.
verify-shares = Des contributions y ont été mêlées : { $seats }.
verify-absent = Sans contribution : { $seats }.
verify-draws =
    { $moves ->
        [one] Le coup joué est permis
       *[other] Les { $moves } coups joués sont permis
    }, et { $draws ->
        [one] le tirage vient
       *[other] les { $draws } tirages viennent
    } de cette graine.
verify-as-kept = C'est bien la partie dont cela a été gardé : même sceau, et tout ce qui a été gardé des contributions.
verify-fresh =
    { $count ->
        [one] L'autre partie enregistrée a une autre graine.
       *[other] Aucune des { $count } autres parties n'a cette graine.
    }
verify-moves-kept = Coups, tirages et scores sont ceux qui ont été scellés à la fin de la partie : le sceau est celui qui a été gardé.
verify-moves-whole = Les coups se tiennent, mais n'ont été comparés à rien de gardé : qui change un coup peut les sceller de nouveau. Ce que garde une page à la fin d'une partie le dirait (--kept).
verify-moves-old = Les coups ne sont pas scellés : cette partie a fini avant que cela ne se fasse, ou leur sceau a été enlevé. Rien ici ne dit si l'un d'eux a été changé.
verify-scores = Les scores sont justes : { $scores }.
verify-unfinished = La partie n'est pas encore finie.

## trireme rules

rules-about = Lire les règles, y chercher un mot, ou voir lesquelles ont un test.
rules-examples =
    trireme rules peloponnes
    trireme rules peloponnes délogé
    trireme rules peloponnes PEL-BID-05
    trireme rules peloponnes --modules solo
    trireme rules peloponnes --coverage --modules base,solo
rules-word = ne montrer que les règles où ce mot est dans le texte, le titre ou le numéro
rules-coverage = montrer les règles sans test, d'après le rapport qu'écrit « make test » ; la dernière ligne est la part de celles qui en ont un
rules-report = un autre rapport que build/coverage/JEU.json
rules-ruling = Règle maison : les règles publiées se taisent ici ou se contredisent.
rules-designed = Règle inventée : elle est de notre cru, et d'aucun éditeur.
rules-amends = Modifie { $rules }.
rules-amended = Modifiée par { $rules }.
rules-none = Aucune règle ne contient « { $word } ».
rules-no-report = Il n'y a pas de rapport des tests ici : { $file }. « make test » l'écrit dans une copie du dépôt ; --report en nomme un autre.
rules-bad-report = { $file } : ce n'est pas un rapport des tests ({ $detail }). « make test » l'écrit.
rules-other-report = { $file } parle de { $given }, pas de { $game }.
rules-untested =
    { $count ->
        [0] Chaque règle qui peut être testée a un test.
        [one] Une règle n'a pas de test :
       *[other] { $count } règles n'ont pas de test :
    }
rules-untestable =
    { $count ->
        [0] Aucune règle n'échappe aux tests.
        [one] Une règle ne peut pas être testée :
       *[other] { $count } règles ne peuvent pas être testées :
    }
rules-count = { $tested } règles sur { $rules } ont un test.

## trireme case

case-about = Exécuter des fichiers de cas : le jeu fait-il ce que dit chaque cas ?
case-examples =
    trireme case supply.toml
    trireme case cases/*.toml --json
case-file = un fichier de cas, en TOML
case-crashed =
    { $count ->
        [one] Un cas a fait échouer le programme.
       *[other] { $count } cas ont fait échouer le programme.
    }
case-unusable =
    { $count ->
        [one] Un fichier est inutilisable : ses cas n'ont pas tous été exécutés.
       *[other] { $count } fichiers sont inutilisables : leurs cas n'ont pas tous été exécutés.
    }
case-summary =
    { $count ->
        [one] Un cas
       *[other] { $count } cas
    } : { $wrong ->
        [0] tout est comme il faut.
        [one] un seul diffère.
       *[other] { $wrong } diffèrent.
    }

## Les jeux

module-base = jeu de base
option-players = nombre de joueurs
option-chance = explicit : les tirages sont des questions, pour la recherche
