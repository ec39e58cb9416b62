# Archipelago en français.

game-title = Archipelago
game-about = Archipelago de Christophe Boelinger : explorez, installez-vous, commercez, et gardez ensemble la paix, ou personne ne gagne.

## Nombres avec leur unité, et noms

unit-fruit =
    { $count } { $count ->
        [one] fruit
       *[other] fruits
    }
unit-cattle =
    { $count } { $count ->
        [one] bovin
       *[other] bovins
    }
unit-fish =
    { $count } { $count ->
        [one] poisson
       *[other] poissons
    }
unit-wood = { $count } bois
unit-stone =
    { $count } { $count ->
        [one] pierre
       *[other] pierres
    }
unit-iron = { $count } fer
unit-cubes =
    { $count } { $count ->
        [one] cube
       *[other] cubes
    }
unit-florins =
    { $count } { $count ->
        [one] florin
       *[other] florins
    }
unit-tokens =
    { $count } { $count ->
        [one] jeton explorateur
       *[other] jetons explorateurs
    }
unit-discs =
    { $count } { $count ->
        [one] pastille
       *[other] pastilles
    }
unit-citizens =
    { $count } { $count ->
        [one] citoyen
       *[other] citoyens
    }
unit-rebels =
    { $count } { $count ->
        [one] rebelle
       *[other] rebelles
    }
unit-workers =
    { $count } { $count ->
        [one] travailleur disponible
       *[other] travailleurs disponibles
    }
unit-points =
    { $count } { $count ->
        [one] point
       *[other] points
    }
phase-setup = Mise en place
phase-turn-zero = Tour 0
phase-disengagement = Dégagement
phase-order = Ordre de jeu
phase-population = Effets de population
phase-balance = Équilibre de l'archipel
phase-crisis = Crise
phase-actions = Actions
phase-purchase = Cartes évolution
phase-over = Fin
score-cards = Cartes
score-result = Points
ending-objective =
    La condition d'un objectif est remplie. Grand vainqueur avec { COUNT($score, "points") } : { $winners }{ $count ->
        [one] .
       *[other] { " " }ensemble.
    }
ending-rounds =
    La dernière manche est finie. Grand vainqueur avec { COUNT($score, "points") } : { $winners }{ $count ->
        [one] .
       *[other] { " " }ensemble.
    }
ending-revolt = Révolte : tout le monde a perdu.
ending-separatist = Révolte : { $winners }, indépendantiste, gagne seul.

## Options

bot-greedy-about =
    Joue pour ses rangs dans la tendance et les objectifs, le sien et ceux qu'il prête aux autres ; aide dans une crise tant
    que la révolte le menace, et négocie quand chacun y gagne. Il compte : d'une mémoire parfaite, il sait ce qu'il y a
    derrière chaque paravent. Il ne connaît ni les objectifs des autres, ni ce qui sera tiré.

option-length-title = Durée
option-length = Le paquet dont viennent les objectifs.
option-length-short = courte
option-length-medium = moyenne
option-length-long = longue
option-variants-title = Variantes
option-variants = À volonté, sauf celles qui s'excluent ; le livret marque leurs règles.
option-modules-title = Extensions
option-modules = À volonté, ensemble aussi ; le livret marque leurs règles.
module-two-player = Deux joueurs
module-second-edition = Livret 2.0
module-desert-start = Départ au désert
module-open-objectives = Objectifs ouverts
module-two-trends = Deux tendances
module-objective-choice = Choix de l'objectif
module-chosen-trend = Tendance choisie
module-benefactor-plus = Bienfaiteur et seconde tendance

## Questions

ask-propose-trend = Quelle tendance proposez-vous ?
ask-take-hex = Laquelle de vos régions posez-vous ?
ask-lay-first = Posez { $hex } contre la tuile de départ : face, place et orientation.
ask-settle = Sur quelle rive vos citoyens s'installent-ils ?
ask-cube-to-market = Quelle ressource { $tile_of } va au marché intérieur ?
ask-cube-to-keep = Quelle ressource { $tile_of } gardez-vous ?
ask-keep-objective = Quel objectif gardez-vous ?
ask-bid = Combien de florins misez-vous pour l'ordre de jeu ?
ask-bid-again = Égalité en tête : combien de florins misez-vous maintenant ?
ask-set-order = Votre mise est la plus forte : fixez l'ordre de jeu.
ask-help = { COUNT($lying, "citizens") } à terre. Chaque cube ({ COUNT(1, $resource) }) en relève { $per_cube }. Aidez-vous ?
ask-supply = Il manque { COUNT($missing, $resource) } à l'exportation. En donnez-vous ?
ask-raise = Quels citoyens se relèvent ? { COUNT($count, "citizens") } en tout.
ask-temple-raise = Quels citoyens { $tile_of } se relèvent ?
ask-take-over =
    Prenez-vous { $building ->
        [market] le marché
        [port] le port
       *[temple] le temple
    } { $tile_of } ? Son citoyen est couché.
ask-act =
    Que faites-vous ? Il reste { COUNT($discs, "discs") }.{ $acted ->
        [0] { "" }
       *[other] { " " }Votre action est faite.
    }
ask-harvest = Quelle unité récolte ensuite ({ COUNT($cubes, $resource) } jusqu'ici) ?
ask-leave =
    { $seat } demande à récolter ({ COUNT(1, $resource) }) dans votre région, { $tile }{ $florins ->
        [0] .
       *[other] , pour { COUNT($florins, "florins") }.
    } Le permettez-vous ?
ask-trades =
    Quelle transaction sur le marché { $market ->
        [domestic] intérieur
       *[export] extérieur
    } ? Il en reste { $left }.
ask-which-hex = Prenez-vous la tuile visible ({ $tile }) ou la suivante sans la voir ?
    .hex = Prenez-vous la tuile visible ({ $tile }) ou { $hex } ?
ask-lay = Posez { $hex } contre deux tuiles au moins, ou défaussez-la.
ask-enter = Quelle unité entre dans la nouvelle région, { $tile } ?
ask-reproduce = Où naît un citoyen ?
ask-recruit = Où va la recrue, pour { COUNT($price, "florins") } ? { COUNT($workers, "workers") }.
ask-migrate = Quelle unité se déplace ?
ask-migrate-to = Où va-t-elle ?
ask-site =
    Qui bâtit { $building ->
        [town] la ville
        [market] le marché
        [port] le port
        [temple] le temple
       *[ship] le navire
    } ?
ask-to-wonder = Quel citoyen prend place sur la merveille { $card } ?
ask-spy = De qui regardez-vous l'objectif ?
ask-pirate = Quel navire coulez-vous ?
ask-loot = { $seat } a coulé votre navire : quel cube remettez-vous ?
ask-thief = Qui volez-vous ?
ask-fists = { $seat } vous vole : quels cubes cachez-vous dans vos poings ?
ask-which-fist = Quel poing { $seat_of } choisissez-vous ?
ask-pillage = Quelle région pillez-vous ?
ask-pillage-what = Quelle ressource { $tile_of } pillez-vous ?
ask-stand-up = Qui se relève ?
ask-sail = Où va le navire ?
ask-buy-revealed = Laquelle des cartes dévoilées achetez-vous, à son prix le plus bas ?
ask-pay-or-rebels = Payez-vous { COUNT($florins, "florins") } ? Sinon, { COUNT($rebels, "rebels") } de plus.
ask-harbour-ship = Dans quelle région placez-vous un navire ?
ask-buy-or-rotate = Achetez une carte, ou faites-en pivoter deux.
ask-rotate = Quelle carte faites-vous pivoter ?
ask-draw-order = Qui vient ensuite dans l'ordre de jeu ?
ask-draw-trend = Quelle tendance est dévoilée ?
ask-draw-region = Quelle région est piochée ?
ask-draw-face = Quelle face montre le sommet de la pioche ?
ask-draw-objective = Quel objectif est distribué ?
ask-draw-card = Quelle carte est au sommet de la pioche ?
ask-draw-spied = Lequel des deux objectifs est regardé ?

## Réponses

answer-pass = Passer
answer-cast = Défausser la région
answer-end = Finir le tour
answer-done = Terminé
answer-yes = Oui
answer-no = Non
answer-leave-yes = Permettre
answer-leave-no = Refuser
answer-taxes = Taxes
answer-harvest = Récolte : { COUNT(1, $resource) } par unité
answer-explore = Explorer
answer-reproduce = Reproduction
answer-recruit = Recruter
answer-migrate = Migration
answer-trade =
    { $way ->
        [buy] Acheter { COUNT(1, $resource) } pour { COUNT($florins, "florins") }
        [sell] Vendre { COUNT(1, $resource) } pour { COUNT($florins, "florins") }
       *[token] Vendre un jeton explorateur comme { COUNT(1, $resource) } pour { COUNT($florins, "florins") }
    }, marché { $market ->
        [domestic] intérieur
       *[export] extérieur
    }
answer-build =
    Bâtir { $building ->
        [town] une ville
        [market] un marché
        [port] un port
        [temple] un temple
       *[ship] un navire
    } : { COUNT($florins, "florins") }
    .paid = Bâtir { $building ->
            [town] une ville
            [market] un marché
            [port] un port
            [temple] un temple
           *[ship] un navire
        } : { COUNT($florins, "florins") }, { LIST($fruit, "fruit", $cattle, "cattle", $fish, "fish", $wood, "wood", $stone, "stone", $iron, "iron", $tokens, "tokens") }
answer-use = Utiliser { $card_the }
    .paid = Utiliser { $card_the } : { LIST($fruit, "fruit", $cattle, "cattle", $fish, "fish", $wood, "wood", $stone, "stone", $iron, "iron", $tokens, "tokens") }
answer-operate =
    { $building ->
        [market] Marché
       *[port] Port
    } { $tile_of }{ $town ->
        [0] { "" }
       *[other] , par le citoyen de la ville
    }
answer-place =
    { $tile } : { $spot ->
        [land] à terre
        [land2] seconde rive
        [town] ville
        [market] marché
        [port] port
        [temple] temple
        [icon] icône
        [icon2] icône, seconde rive
        [water] en mer
        [harbour] navire au port
        [shoal] navire sur une icône
       *[water2] navire, port sur la seconde rive
    }
answer-ask =
    Demander l'accord pour cette région : { $tile }{ $florins ->
        [0] { "" }
       *[other] , pour { COUNT($florins, "florins") }
    }
answer-stand =
    { $seat }, { $tile } : { $spot ->
        [land] à terre
        [land2] seconde rive
        [town] ville
        [market] marché
        [port] port
        [temple] temple
        [icon] icône
        [icon2] icône, seconde rive
        [water] navire
        [harbour] navire au port
       *[shoal] navire sur une icône
    }
answer-hex = { $hex }
answer-lay =
    { $tile } en { $cell }, { $turn ->
        [0] sans la tourner
        [1] tournée une fois
       *[other] tournée { $turn } fois
    }
answer-first = La tuile visible
answer-second = La tuile suivante
answer-resource = { COUNT(1, $resource) }
answer-nothing = Montrer qu'il n'y a rien
answer-fist =
    À gauche : { $left ->
        [nothing] rien
       *[other] { COUNT(1, $left) }
    } ; à droite : { $right ->
        [nothing] rien
       *[other] { COUNT(1, $right) }
    }
answer-left = Le poing gauche
answer-right = Le poing droit
answer-give =
    Donner { $source ->
        [market] un cube du marché
        [stock] un de vos cubes
       *[token] un jeton explorateur
    }
answer-granary = Donner { COUNT(1, $resource) } du Grenier
answer-temple = Relever des citoyens par le temple : { $tile }
answer-buy = Acheter { $card_the } pour { COUNT($florins, "florins") }
answer-rotate = Faire pivoter { $card_the }
answer-seat = { $seat }
answer-trend = { $trend }
answer-objective = { $objective }
draw-order = { $outcome }
draw-trend = { $outcome }
draw-region = { $outcome }
draw-face = { $outcome }
draw-objective = { $outcome }
draw-card = { $outcome }
draw-spied = { $outcome }

## Ce qui se passe

event-objective-dealt = { $seat } pioche un objectif secret.
    .objective = { $seat } pioche un objectif secret : { $objective }.
event-spied = { $seat } regarde un objectif { $by_of }.
    .objective = { $seat } regarde un objectif { $by_of } : { $objective }.
event-back =
    Sur la pioche :{ $per_cube ->
        [0] { "" }
       *[other] { " " }crise intérieure (chaque cube, { COUNT(1, $domestic) }, en relève { $per_cube }) ;
    }{ $demand ->
        [0] { "" }
       *[other] { " " }crise extérieure ({ COUNT($demand, $export) }) ;
    }{ $red_per_cube ->
        [0] { "" }
       *[other] { " " }rouge : crise intérieure (chaque cube, { COUNT(1, $red_domestic) }, en relève { $red_per_cube }) ;
    }{ $red_demand ->
        [0] { "" }
       *[other] { " " }rouge : crise extérieure ({ COUNT($red_demand, $red_export) }) ;
    } le reste est calme.
    .event = Sur la pioche : { $event } ;{ $red_per_cube ->
            [0] { "" }
           *[other] { " " }rouge : crise intérieure (chaque cube, { COUNT(1, $red_domestic) }, en relève { $red_per_cube }) ;
        }{ $red_demand ->
            [0] { "" }
           *[other] { " " }rouge : crise extérieure ({ COUNT($red_demand, $red_export) }) ;
        } le reste est calme.
    .red_event = Sur la pioche :{ $per_cube ->
            [0] { "" }
           *[other] { " " }crise intérieure (chaque cube, { COUNT(1, $domestic) }, en relève { $per_cube }) ;
        }{ $demand ->
            [0] { "" }
           *[other] { " " }crise extérieure ({ COUNT($demand, $export) }) ;
        } rouge : { $red_event }.
event-round-begun = Manche { $round }
event-first-order = Premier ordre de jeu : { $seats }.
event-trend = Tendance : { $trend }.
event-hex-dealt = { $seat } reçoit { $hex }.
event-hexes-discarded = { $seat } ne peut poser aucune de ces régions et en reçoit d'autres.
event-laid = { $seat } pose une région en { $cell } : { $tile }.
event-token = { $seat } prend un jeton explorateur ; il en reste { $left }.
event-disc-gained = Une pile d'explorateurs est vide : chacun a maintenant { COUNT($discs, "discs") }.
event-marker =
    { $marker ->
        [rebels] Rebelles
       *[workers] Travailleurs disponibles
    } : { $now }.
event-cube-marketed =
    Au marché { $market ->
        [domestic] intérieur
       *[export] extérieur
    } : { COUNT(1, $resource) }.
event-cubes-taken = { $seat } prend { COUNT($count, $resource) }.
event-card-opened = Sur la piste : { $card }.
event-deck-renewed = Les cartes défaussées forment une nouvelle pioche.
event-hex-turned-up = La pioche montre { $tile_the }.
event-hex-drawn = { $seat } pioche { $hex }.
event-hex-taken = { $seat } prend { $hex }.
event-hex-discarded = { $hex } est défaussée.
event-bids = Les mises ({ $seats }) : { $bids }.
event-order-set = { $seat } fixe l'ordre de jeu : { $seats }.
event-order-stays =
    { $why ->
        [nobody] Personne ne mise
       *[tie] Égalité en tête
    } : l'ordre de jeu ne change pas.
event-domestic-crisis = Crise intérieure : chaque cube ({ COUNT(1, $resource) }) en relève { $per_cube } ; { COUNT($lying, "citizens") } à terre.
event-export-crisis = Crise extérieure : { COUNT($demand, $resource) } à fournir.
event-nobody-lies = Personne n'est couché : la crise prend fin aussitôt.
event-cube-given =
    { $seat } donne { COUNT(1, $resource) }, { $source ->
        [market] du marché
        [stock] de sa réserve
       *[token] par un jeton explorateur
    }.
event-stood-up = { $seat } relève { COUNT($count, "citizens") } { $by_of }.
    .place = { $seat } relève { COUNT($count, "citizens") } { $by_of } ({ $place }).
event-crisis-over =
    La crise { $market ->
        [domestic] intérieure
       *[export] extérieure
    } est finie : { $missing ->
        [0] tout va bien.
       *[other] { COUNT($missing, "rebels") } de plus.
    }
event-taken-over =
    { $seat } prend { $building ->
        [market] le marché
        [port] le port
       *[temple] le temple
    } { $by_of } : { $tile }.
event-event = Événement : { $event }.
event-acts =
    { $seat } : { $action ->
        [taxes] taxes
        [transaction] transaction
        [exploration] exploration
        [reproduction] reproduction
        [recruitment] recrutement
        [migration] migration
        [construction] construction
       *[other] récolte
    }.
event-taxes = Les taxes rapportent { COUNT($florins, "florins") } { $seat_to }.
event-florins-taken = { $seat } prend { COUNT($florins, "florins") }.
event-harvested = { $seat } récolte { COUNT(1, $resource) } : { $tile }.
event-doubled = La récolte { $seat_of } rapporte { COUNT($count, $resource) } de plus.
event-leave-asked =
    { $seat } demande { $by_to } de récolter dans sa région, { $tile }{ $florins ->
        [0] .
       *[other] , pour { COUNT($florins, "florins") }.
    }
event-leave-answered =
    { $granted ->
        [1] { $by } permet { $seat_to } de récolter : { $tile }.
       *[other] { $by } ne permet pas { $seat_to } de récolter : { $tile }.
    }
event-traded =
    { $seat } { $way ->
        [bought] achète
        [sold] vend
       *[sold-token] vend un jeton explorateur comme
    } { COUNT(1, $resource) } pour { COUNT($florins, "florins") } sur le marché { $market ->
        [domestic] intérieur
       *[export] extérieur
    }.
event-operated =
    { $seat } utilise { $building ->
        [market] le marché
       *[port] le port
    } { $tile_of }.
event-born = Un citoyen { $seat_of } naît : { $tile }.
event-recruited = { $seat } recrute un citoyen pour { COUNT($florins, "florins") } : { $tile }.
event-unit-moved = { $seat } va de { $origin } à { $target }.
event-constructed =
    { $seat } bâtit { $building ->
        [town] une ville
        [market] un marché
        [port] un port
        [temple] un temple
       *[ship] un navire
    } : { $tile }.
event-card-used = { $seat } utilise { $card_the }.
    .by = { $seat } utilise { $card_the }, une carte { $by_of }.
event-wonder-built = { $seat } a bâti { $card_the } ; un citoyen y reste pour toujours ({ $tile }).
event-shows-nothing = { $seat } montre une main vide.
event-looted = { $seat } reçoit { COUNT(1, $resource) } { $by_of }.
event-sunk = { $seat } coule un navire { $by_of } : { $tile }.
event-pillaged = { $seat } pille { $tile_the } et prend { COUNT($count, $resource) }.
event-ship-added = { $seat } reçoit un navire : { $tile }.
event-card-revealed = De la pioche : { $card }.
event-card-bought = { $seat } achète { $card_the } pour { COUNT($florins, "florins") }.
event-card-rotated = { $seat } fait pivoter { $card_the } : { COUNT($florins, "florins") } maintenant.
event-card-discarded = Défaussée : { $card }.
event-florins-paid = { $seat } paie { COUNT($florins, "florins") }.
event-paid-nothing = { $seat } ne paie pas.
event-turn-passed = { $seat } passe.
event-objective-open = Objectif pour tous : { $objective }.
event-objective-met = La condition de « { $objective } » est remplie : la partie finit avec ce tour ou cette phase.
    .seat = La condition de « { $objective } », objectif tenu par { $seat }, est remplie : la partie finit avec ce tour ou cette phase.
event-revolt = Révolte : { COUNT($rebels, "rebels") } contre { COUNT($population, "citizens") }.
event-last-round = La manche { $round } était la dernière.
event-bared = Derrière le paravent { $seat_of } : { COUNT($florins, "florins") }, { COUNT($tokens, "tokens") } ; cubes : { $stock }. { $objectives }.
event-counted = Place { $place } pour { $seat } : { COUNT($points, "points") }.

## Ce que font cartes et événements

effect-rebels = Les rebelles diminuent de { $n }.
effect-rebels-up = Les rebelles augmentent de { $n }.
effect-workers = Les travailleurs disponibles diminuent de { $n }.
effect-workers-up = Les travailleurs disponibles augmentent de { $n }.
effect-rebels-per-temple = Les rebelles diminuent de { $n } par temple sur la carte.
effect-rebels-per-temple-up = Les rebelles augmentent de { $n } par temple sur la carte.
effect-rebels-per-town = Les rebelles diminuent de { $n } par ville sur la carte.
effect-rebels-per-town-up = Les rebelles augmentent de { $n } par ville sur la carte.
effect-workers-per-port = Les travailleurs disponibles diminuent de { $n } par port sur la carte.
effect-workers-per-port-up = Les travailleurs disponibles augmentent de { $n } par port sur la carte.
effect-rebels-by-temples = Les rebelles diminuent de { $n } ; de { $n2 } avec { $from2 } temples sur la carte, de { $n3 } avec { $from3 }.
effect-pay-choice = Donner { LIST($fruit1, "fruit", $cattle1, "cattle", $fish1, "fish", $wood1, "wood", $stone1, "stone", $iron1, "iron") } : les rebelles diminuent de { $n1 } ; ou donner { LIST($fruit2, "fruit", $cattle2, "cattle", $fish2, "fish", $wood2, "wood", $stone2, "stone", $iron2, "iron") } : de { $n2 }.
effect-florins = Prendre { COUNT($n, "florins") }.
effect-tax = Prendre un florin par citoyen actif à soi, { $max } au plus.
effect-gain = Prendre { COUNT($n, $resource) } à la banque.
effect-domestic-add = De la banque au marché intérieur, où il y a place : { LIST($fruit, "fruit", $cattle, "cattle", $fish, "fish", $wood, "wood", $stone, "stone", $iron, "iron") }.
effect-export-remove-last = Les derniers cubes de chaque section extérieure retournent à la banque : { $n } chacune.
effect-discount = La construction faite pendant ce tour coûte { COUNT($n, "cubes") } de moins.
effect-land-steps = Pendant la migration de ce tour, ses citoyens peuvent franchir { $n } côtés terre.
effect-peek-hexes = À l'exploration de ce tour, regarder les deux côtés des { $n } premières tuiles avant d'en choisir une.
effect-harvest-double = La récolte rapporte ce tour deux fois plus de cubes : { COUNT(2, $resource) } pour un.
effect-sale-bonus =
    Les { $max } premières ventes de ce tour sur le marché { $market ->
        [domestic] intérieur
       *[export] extérieur
    } paient chacune { COUNT($n, "florins") } de plus.
effect-transactions =
    Faire jusqu'à { $n } transactions sur le marché { $market ->
        [domestic] intérieur
       *[export] extérieur
    }.
effect-recruit = Recruter jusqu'à { COUNT($n, "citizens") } sans pastille, au prix de la ligne des travailleurs.
effect-add-citizen = Ajouter { COUNT($n, "citizens") } aux conditions de la reproduction.
effect-free-action-exploration = Explorer sans pastille et sans emplacement de la roue.
effect-free-action-migration = Faire une migration sans pastille.
effect-free-action-construction = Construire un navire sans pastille ni florins.
effect-stand = Relever jusqu'à { COUNT($n, "citizens") } d'une même région.
effect-look-objective = Regarder en secret l'objectif d'un adversaire.
effect-reveal-buy-progress = Dévoiler les { $n } premières cartes de la pioche ; un progrès parmi elles peut être acheté à son prix le plus bas ; les autres sont défaussées.
effect-reveal-buy-character = Dévoiler les { $n } premières cartes de la pioche ; un personnage parmi elles peut être acheté à son prix le plus bas ; les autres sont défaussées.
effect-move-ship = Un navire à soi franchit jusqu'à { $n } côtés mer.
effect-rotate = Faire pivoter une carte de la piste.
effect-sink-ship = Un navire adverse qui partage une région avec un des siens retourne à son propriétaire, qui remet un cube de son choix.
effect-steal-cube = Un adversaire cache un cube dans chaque poing ; prendre ce que contient l'un des deux.
effect-pillage = Dans une région où l'on a un citoyen actif, prendre un cube par icône d'une ressource ; ces icônes ne peuvent plus jamais être récoltées.
effect-ships-at-ports = Chaque joueur qui contrôle un port y reçoit un navire.
effect-pay-or-rebels = Chaque joueur paie { COUNT($florins, "florins") }, sinon les rebelles augmentent de { $n }.
effect-engage-ships-off-port = Tout navire qui n'est pas sur un port est engagé.
effect-order-bonus = { $n } s'ajoute à sa mise pour l'ordre de jeu.
effect-crisis-wild = Dans chaque crise intérieure qui demande de la nourriture, { COUNT($n, "cubes") } d'une autre nourriture à soi vaut la nourriture demandée.
effect-no-takeover = Aucune ville adverse ne peut prendre ses bâtiments.
option-offers-title = Offres
option-offers = Combien d'offres chacun peut faire par manche. Sans offre, pas de négociation.
option-offers-none = aucune

## Pourquoi pas

why-ARC-ACT-01 = En phase 5, les joueurs jouent l'un après l'autre, dans l'ordre de jeu, et recommencent.
why-ARC-ACT-02 = Un tour comprend une action avec pastille, au plus une carte évolution ou merveille, et au plus un usage de marché ou de port, dans l'ordre voulu.
why-ARC-ACT-03 = Un joueur qui a une pastille doit en dépenser une à son tour : pour une action, ou pour passer sans effet.
why-ARC-ACT-04 = Un joueur sans pastille garde ses tours, sans action de pastille, tant que quelqu'un a une pastille.
why-ARC-ACT-09 = Un emplacement commun n'est ouvert qu'au joueur dont l'emplacement réservé est déjà pris, et s'il est encore libre.
why-ARC-ACT-10 = On ne peut pas choisir une action dont on ne peut rien exécuter ; on passe à la place.
why-ARC-ACT-15 = Un joueur met fin lui-même à son tour, mais pas avant d'avoir dépensé une pastille pour une action ou pour passer, s'il en a, et terminé ce qu'il a commencé.
why-ARC-BLD-02 = Le coût entier, en cubes et en florins, est payé à la banque.
why-ARC-BLD-03 = Une ville, un marché ou un temple exige un citoyen actif et non engagé du joueur dans la région.
why-ARC-BLD-04 = Un port exige un citoyen ou un navire actif et non engagé du joueur dans la région.
why-ARC-BLD-05 = Un port ou un navire ne se construit que dans une région comportant de la mer.
why-ARC-BLD-06 = Une région accueille au plus une ville, un marché, un port et un temple, quel qu'en soit le propriétaire.
why-ARC-BLD-07 = Un bâtiment exige un jeton disponible de sa réserve.
why-ARC-BLD-11 = Un navire se construit dans une région où le joueur a un citoyen actif et non engagé.
why-ARC-BLD-14 = On ne peut rien construire en pleine mer.
why-ARC-CMP-04 = Les cubes sont limités : on ne peut pas prendre une ressource épuisée à la banque.
why-ARC-CMP-06 = Un joueur ne possède jamais plus de 10 citoyens, y compris ceux placés sur ses merveilles.
why-ARC-CMP-07 = Un joueur n'a jamais plus de 4 navires en jeu.
why-ARC-CMP-14 = Nul ne s'endette : un coût qu'on ne peut pas payer aussitôt en entier n'est pas payé du tout, et le coup est refusé.
    .need = { COUNT($need, $unit) } sont nécessaires, et vous en avez { $have }.
why-ARC-CRD-04 = Cartes qui dévoilent la pioche : l'acheteur peut prendre une carte de la sorte indiquée au plus bas de ses trois prix ; les autres sont défaussées.
why-ARC-CRD-10 = Une carte qui fait pivoter une carte de la piste entraîne remplacement et crise rouge comme en phase 6.
why-ARC-CRD-12 = Avec le Grenier, un cube de nourriture d'un autre type compte comme la nourriture demandée, une fois par crise intérieure.
why-ARC-CRD-14 = Une carte dont rien ne peut s'appliquer ne peut pas être utilisée ; une carte qui prépare la suite du tour le peut, et elle est perdue si cette suite ne vient pas.
why-ARC-CRD-23 = Après l'attaque du Pirate, le propriétaire du navire perdu remet un cube de son choix ; s'il n'en a pas, il le montre.
why-ARC-CRD-24 = Les icônes pillées par le Barbare ne peuvent plus jamais être récoltées ; une ville ne les protège pas.
why-ARC-CRD-26 = La victime du Voleur cache un cube dans chaque poing, ou laisse un poing vide si elle n'en a qu'un ; le Voleur prend ce que contient un poing.
why-ARC-CRI-10 = Chacun a exactement un tour dans chaque crise, dans l'ordre de jeu, et peut ne rien faire.
why-ARC-CRI-12 = Dans une crise intérieure, les cubes viennent du marché intérieur ou de la réserve du joueur, en nombre libre.
why-ARC-CRI-14 = Dans une crise intérieure, chaque cube donné relève aussitôt autant de citoyens couchés que la carte l'indique ; le donneur ne peut pas en relever moins tant qu'il en reste assez.
why-ARC-CRI-17 = À son tour de crise, celui qui contrôle un temple peut relever sans frais des citoyens de sa région, de toute couleur.
why-ARC-CRI-19 = Un temple contrôlé seulement par une ville n'agit qu'une fois le citoyen de la ville debout.
why-ARC-CRI-26 = Dans une crise extérieure, les cubes viennent du marché extérieur ou de la réserve du joueur.
why-ARC-CTL-01 = Un joueur contrôle un bâtiment quand une unité active à lui s'y trouve.
why-ARC-CTL-02 = Un bâtiment accueille au plus une unité : nul ne peut aller sur un bâtiment occupé.
why-ARC-CTL-06 = Une ville dont le citoyen est actif contrôle tous les bâtiments de sa région qu'aucune unité adverse n'occupe.
why-ARC-CTL-07 = Personne d'autre ne peut aller sur un bâtiment contrôlé par une ville.
why-ARC-DEF-01 = Un citoyen couché est inactif : il ne peut ni récolter, ni bouger, ni explorer, ni bâtir, ni utiliser ou contrôler un bâtiment, ni servir au recrutement ou à la reproduction.
why-ARC-DEF-04 = Une unité engagée ne peut plus récolter, bouger, explorer, bâtir ni faire fonctionner un bâtiment avant la prochaine phase 1.
why-ARC-EVO-03 = Une carte utilisée est engagée et nul ne peut la réutiliser avant la prochaine phase 1.
why-ARC-EVO-04 = Le coût d'activation doit être payé en entier avant l'effet.
why-ARC-EVO-05 = Seul le propriétaire peut utiliser une carte à flèche noire ; le coût va à la banque.
why-ARC-EVO-06 = Tout joueur peut utiliser une carte à flèche multicolore ; un autre joueur paie à son propriétaire les florins du coût plus 1, donc au moins 1, et les autres coûts à la banque.
why-ARC-EVO-09 = Une carte passive n'a pas d'activation, n'est jamais engagée et ne sert qu'à son propriétaire.
why-ARC-EVO-11 = Celui qui utilise la carte d'un autre joueur paie lui-même tout le coût avec ce qu'il possède à cet instant ; s'il ne le peut pas, l'usage est refusé.
why-ARC-EVT-02 = Quand un événement permet de payer, chacun décide dans l'ordre de jeu ; refuser, ou manquer de florins, a aussitôt l'effet indiqué.
why-ARC-EXP-05 = Une région explorée doit toucher au moins deux tuiles déjà posées, pleine mer comprise.
why-ARC-EXP-06 = Tous les côtés en contact d'une région explorée doivent concorder.
why-ARC-EXP-07 = L'une des régions touchées doit contenir une unité active et non engagée de l'explorateur, capable d'entrer dans la nouvelle région.
why-ARC-EXP-09 = Un navire explorateur entre par un côté mer, un citoyen explorateur par un côté terre.
why-ARC-EXP-16 = Après une exploration réussie, un cube d'une icône imprimée passe de la banque au marché intérieur ; s'il reste une autre icône, l'explorateur prend aussi un cube d'une icône restante.
why-ARC-EXP-17 = Quand une région posée apporte des cubes et qu'une section est pleine ou que la banque manque du cube, on choisit une autre ressource imprimée ; si aucune ne convient, on ne prend rien.
why-ARC-EXP-19 = Personne ne franchit un côté montagne.
why-ARC-EXP-20 = Quand il ne reste qu'une région dans la pioche, les régions défaussées sont mélangées et glissées dessous avant le choix ; s'il n'y en a pas, seule la première peut être choisie.
why-ARC-EXP-21 = Quand ni la pioche ni la défausse ne contiennent de région, plus personne ne peut explorer.
why-ARC-EXP-22 = On peut choisir l'exploration si une place libre touche au moins deux tuiles, dont l'une contient une unité active et non engagée du joueur capable de franchir le côté qui les sépare.
why-ARC-FLO-02 = Un marché ou un port fonctionne grâce à une unité active et non engagée du joueur, qui devient alors engagée ; seule exception : le citoyen de ville déjà engagé pour les bâtiments de la ville.
why-ARC-FLO-04 = Un marché permet jusqu'à deux transactions sur le marché intérieur, un port jusqu'à deux sur le marché extérieur, achats et ventes librement mêlés.
why-ARC-FLO-05 = Chaque marché et chaque port ne sert qu'une fois par phase 5.
why-ARC-FLO-06 = Le florin se pose sur la zone avant les transactions : sans florin, on ne peut utiliser ni marché ni port.
why-ARC-FLO-09 = On ne peut utiliser un marché ou un port que si au moins une transaction est effectuée.
why-ARC-HAR-02 = Les navires récoltent le poisson et rien d'autre ; les citoyens récoltent toutes les autres ressources.
why-ARC-HAR-03 = Une unité ne récolte que dans sa région, sur une icône libre de la ressource.
why-ARC-HAR-04 = Une icône ne sert qu'à une unité par manche.
why-ARC-HAR-05 = Seules des unités actives et non engagées peuvent récolter.
why-ARC-HAR-09 = Là où la ville d'un autre joueur a un citoyen actif, récolter exige l'accord de ce joueur, qui peut le refuser, le donner ou le vendre.
why-ARC-HAR-10 = Tant que le citoyen d'une ville est couché, personne n'a besoin d'accord pour récolter dans sa région.
why-ARC-HAR-11 = L'accord de récolte vaut aussi pour le poisson, se demande pour chaque région avant d'y placer les unités et ne vaut que pour cette récolte ; sans réponse, il est refusé.
why-ARC-HAR-12 = Un accord refusé ne coûte rien : le joueur peut récolter ailleurs ou choisir une autre action.
why-ARC-INL-02 = Des citoyens situés sur des rives différentes ne se reproduisent pas ensemble.
why-ARC-INL-03 = Un citoyen ne récolte que sur sa propre rive.
why-ARC-INL-04 = Une recrue rejoint une rive où le joueur a un citoyen actif.
why-ARC-INL-07 = Lors d'une migration, un navire du joueur présent dans la région peut faire passer ses citoyens d'une rive à l'autre ; c'est leur déplacement.
why-ARC-INL-09 = Un citoyen qui franchit un côté terre arrive sur la rive à laquelle ce côté appartient.
why-ARC-MIG-01 = Lors d'une migration, chaque unité active et non engagée du joueur peut bouger une fois.
why-ARC-MIG-02 = Lors d'une migration, un navire franchit un côté mer vers une tuile voisine.
why-ARC-MIG-03 = Lors d'une migration, un citoyen franchit un côté terre vers une région voisine.
why-ARC-MIG-04 = Lors d'une migration, une unité peut aussi quitter un bâtiment, ou aller sur un bâtiment inoccupé de sa région ou de la région atteinte.
why-ARC-MIG-05 = Un citoyen ne franchit un côté mer que si un navire de son joueur est sur l'eau de la région quittée ou de la région atteinte.
why-ARC-MIG-07 = Un citoyen doit finir son déplacement à terre ; en chemin, il peut traverser des eaux sans débarquer.
why-ARC-MIG-12 = La migration n'engage pas les unités, mais elle ne peut pas finir avec plus de trois citoyens du joueur, couchés compris, dans une région.
why-ARC-MIG-14 = Un citoyen sans passage par terre ni navire de son joueur à portée reste où il est et peut faire tout le reste.
why-ARC-MKT-06 = On ne peut rien vendre à une section pleine.
why-ARC-MKT-07 = On ne peut rien acheter dans une section vide, ni sans les florins nécessaires.
why-ARC-NEG-03 = En phase 5, hors crise, un échange doit concerner le joueur dont c'est le tour.
why-ARC-NEG-05 = Unités et pastilles ne s'échangent pas, ni ce qui tient à une unité : bâtiments et merveilles construites.
why-ARC-NEG-09 = Une offre tombe à la fin du tour, de la crise, de l'événement ou de la phase 2 où elle a été faite.
why-ARC-NEG-10 = Une offre ne peut être acceptée que si les deux parties possèdent ce qu'elle nomme ; l'accepter exécute aussitôt les deux côtés.
why-ARC-NEG-11 = Une place dans l'ordre ou le relèvement d'un citoyen n'est vendu que par le joueur qui en décide, au moment où il le fait, et l'engage alors.
why-ARC-NEG-12 = Aucun échange n'a lieu pendant le tour 0, les phases 1, 3 et 6 hors crise ou événement, ni une fois la partie terminée.
why-ARC-NEG-15 = Par manche, chaque joueur fait au plus autant d'offres que la table l'a choisi, 24 d'ordinaire ; les contre-offres comptent, les réponses non.
why-ARC-NEG-16 = Un joueur n'a qu'une seule offre ouverte à la fois envers chaque autre joueur ; il la retire, ou elle reçoit une réponse, avant qu'il en fasse une autre.
why-ARC-NEG-17 = Ce qu'une offre donne est posé sur la table : on n'offre que ce que l'on possède, et l'on ne peut s'en servir autrement tant que l'offre n'est ni acceptée, ni refusée, ni retirée, ni tombée.
    .laid = Vous avez { COUNT($laid, $unit) } dans une offre ouverte : retirez-la d'abord.
why-ARC-ORD-01 = En phase 2, chacun mise en secret autant de ses florins qu'il veut, ou rien.
why-ARC-ORD-11 = Les florins d'une mise pas encore montrée ne peuvent être ni donnés ni échangés.
why-ARC-PUR-02 = Dans l'ordre de jeu, chacun doit soit acheter une carte, soit faire pivoter deux cartes différentes.
why-ARC-PUR-05 = Une carte s'achète à son prix du moment, payé à la banque.
why-ARC-PUR-09 = Les deux cartes pivotées doivent être différentes ; la seconde peut être une carte qui vient d'entrer sur la piste.
why-ARC-REC-02 = Chaque recrue se paie à la banque, au prix affiché sur la ligne du marqueur gris à cet instant.
why-ARC-REC-04 = Avec 0 travailleur disponible, personne ne peut recruter.
why-ARC-REC-05 = Une recrue se place à terre dans une région où le joueur a un citoyen actif.
why-ARC-REC-06 = Aucune recrue ne peut être placée là où le joueur a déjà trois citoyens.
why-ARC-REP-01 = La reproduction peut ajouter un citoyen dans chaque région où le joueur a exactement deux citoyens, tous deux actifs.
why-ARC-REP-02 = Une région où le joueur a déjà trois citoyens, couchés compris, n'en gagne pas.
why-ARC-RND-01 = Une manche compte six phases : dégagement, ordre de jeu, effets de population, équilibre de l'archipel, actions, achat de cartes évolution.
why-ARC-SEC-01 = En phase 6, un joueur qui achète une carte fait ensuite pivoter une autre carte de la piste.
why-ARC-SEC-03 = Les recrues peuvent être placées partout où le joueur a une unité active, navire compris.
why-ARC-TOK-02 = Un jeton ne peut remplacer un cube que si la banque possède un cube de cette ressource.
why-ARC-TWO-06 = À deux joueurs, la seconde couleur sert quand la première n'a plus de citoyen ou de navire ; chacun peut donc avoir jusqu'à 20 citoyens et 8 navires.
why-ARC-TZR-01 = Chacun reçoit 3 régions et en pose exactement une, dans l'ordre de jeu.
why-ARC-TZR-02 = Au tour 0, la région se pose contre la pleine mer, sur la face et dans l'orientation que le joueur choisit ; elle peut aussi toucher des régions déjà posées.
why-ARC-TZR-03 = Tout côté d'une région posée qui en touche une autre doit concorder avec elle : mer avec mer, terre avec terre, montagne avec montagne.
why-ARC-TZR-08 = Au tour 0, le joueur choisit une ressource imprimée sur la région posée : un cube passe de la banque au marché intérieur.
why-ARC-TZR-09 = S'il reste une autre icône sur la région posée au tour 0, le joueur prend aussi à la banque un cube d'une icône restante.
why-ARC-TZR-16 = Le cube gardé lors de la pose d'une région ne peut être de la même ressource que le cube mis au marché que si la face montre cette ressource au moins deux fois.
why-ARC-WON-01 = Une merveille se construit à son tour, au lieu d'utiliser une carte, et une seule fois.
why-ARC-WON-02 = Seul son propriétaire peut construire une merveille.
why-ARC-WON-03 = Construire une merveille coûte les cubes, florins et pastilles indiqués et un citoyen actif et non engagé du joueur pris sur la carte.
why-ARC-WON-07 = Tout citoyen actif et non engagé du joueur sur la carte peut aller sur une merveille, même son dernier ou celui d'un bâtiment, alors abandonné.
why-ARC-WON-08 = Une merveille qui exige un bâtiment ne peut être construite que par un joueur qui en contrôle un de cette sorte.

## Erreurs

problem-variants-exclude = { $given } ne se joue pas avec { $other }. Retirez l'un des deux.
problem-few-players = { $given } demande { $least } joueurs ou plus.
problem-not-unit = « { $given } » n'est pas une unité. Écrivez une tuile et une place, comme R05a/land ou R05a/port lying.
problem-not-cell = « { $given } » n'est pas une place pour une tuile. Écrivez deux nombres, comme 1,-1.
problem-only-by-moves = « { $given } » ne peut pas être donné. Racontez dans `done` les coups joués depuis le début de la phase.
problem-not-of-question = « { $given } » ne fait pas partie de la question { $prompt }. Ne le donnez pas, ou donnez un autre `turn.doing`.
problem-each-seat-once = « { $given } » ne nomme pas chaque siège une fois. Les sièges sont { $known }.
problem-no-such-effect = « { $given } » n'est l'effet d'aucune carte ni d'aucun événement. Il y a { $known }.
