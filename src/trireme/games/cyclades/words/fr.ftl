# Cyclades en français. La typographie est appliquée au chargement.
# Une Créature n'est jamais sujet d'un verbe, sauf celles à figurine : son nom peut être au pluriel (les Grées).

game-title = Cyclades
game-about = Cyclades de Bruno Cathala et Ludovic Maublanc : gagnez les Dieux par vos offrandes, appelez les Créatures, fondez des Métropoles.

## Nombres avec leur unité, et noms

unit-gold = { $count } PO
unit-fleets =
    { $count ->
        [one] { $count } flotte
       *[other] { $count } flottes
    }
unit-troops =
    { $count ->
        [one] { $count } troupe
       *[other] { $count } troupes
    }
unit-priests =
    { $count ->
        [one] { $count } Prêtre
       *[other] { $count } Prêtres
    }
unit-metropolises =
    { $count ->
        [one] { $count } Métropole
       *[other] { $count } Métropoles
    }

phase-setup = Mise en place
phase-creatures = Créatures
phase-gods = Dieux
phase-income = Revenus
phase-offerings = Offrandes
phase-actions = Actions
phase-apollo = Apollon
phase-cycle-end = Fin du cycle
phase-over = Fin de la partie

score-metropolises = Métropoles
score-gold = PO
score-islands = Îles

ending-metropolises =
    { $count ->
        [one] { $winners } l'emporte avec { COUNT($score, "metropolises") }.
       *[other] { $winners } partagent la victoire : { COUNT($score, "metropolises") } chacun, et autant de PO.
    }
ending-last =
    { $count ->
        [one] { $winners } reste seul en jeu et l'emporte avec { COUNT($score, "metropolises") }.
       *[other] { $winners } restent en jeu et l'emportent avec { COUNT($score, "metropolises") } chacun.
    }
ending-cycles =
    { $count ->
        [one] Le dernier cycle est terminé : { $winners } l'emporte avec { COUNT($score, "metropolises") }.
       *[other] Le dernier cycle est terminé : { $winners } partagent la victoire avec { COUNT($score, "metropolises") } chacun.
    }
ending-metropolises-teams = { $winners } l'emportent : { COUNT($score, "metropolises") } dans leur équipe.
ending-last-teams = Plus aucun adversaire. { $winners } l'emportent : { COUNT($score, "metropolises") } dans leur équipe.
ending-cycles-teams = Le dernier cycle est terminé. { $winners } l'emportent : { COUNT($score, "metropolises") } dans leur équipe.

## Options

bot-greedy-about =
    Pèse chaque réponse selon ce qu'elle rapporte tout de suite, sans voir plus loin. Il compte : d'une mémoire parfaite, il
    sait combien d'or il y a derrière chaque paravent. Il ne sait pas ce qui sera tiré ou lancé.

option-purses-title = Pièces d'or
option-purses = La règle cache l'or de chacun derrière un paravent. À découvert, la partie est plus facile pour débuter ou pour analyser.
option-purses-hidden = derrière les paravents
option-purses-open = à découvert
option-cycles-title = Dernier cycle
option-cycles = Règle maison pour parties courtes : après ce cycle au plus tard, le plus de Métropoles l'emporte, puis le plus de PO. 0 : comme imprimé.
option-cycles-none = sans limite
option-modules-title = Extensions
option-modules = Chacune à votre gré, ensemble aussi ; le livret signale leurs règles.

## Questions

ask-offer =
    À quel Dieu faites-vous une offrande ? Vos moyens : { LIST($gold, "gold", $priests, "priests") }{ $promised ->
        [0] .
        [one] , dont { $promised } PO déjà promise.
       *[other] , dont { $promised } PO déjà promises.
    }
ask-offer-again =
    { $own ->
        [1] Votre autre pion vous a pris { $god }
       *[other] { $by } vous déloge { $god_of }
    } : vers quel autre Dieu allez-vous ? Vos moyens : { LIST($gold, "gold", $priests, "priests") }{ $promised ->
        [0] .
        [one] , dont { $promised } PO déjà promise.
       *[other] , dont { $promised } PO déjà promises.
    }
ask-offer-gold =
    Combien de PO offrez-vous { $god_to } ? Vos moyens : { LIST($gold, "gold", $priests, "priests") }{ $promised ->
        [0] .
        [one] , dont { $promised } PO déjà promise.
       *[other] , dont { $promised } PO déjà promises.
    }
ask-gift-fleet = Sur quelle case de mer placez-vous votre flotte gratuite ?
ask-gift-troop = Sur quelle île placez-vous votre troupe gratuite ?
ask-act = Vous agissez avec { $god } et vous avez { COUNT($gold, "gold") }. Que faites-vous ?
ask-how-many-fleets = Combien de flottes partent ?
ask-how-many-troops = Combien de troupes partent ?
ask-move-on =
    { $steps ->
        [one] Vos flottes sont en { $sea } et peuvent faire encore un pas. Vers où ?
       *[other] Vos flottes sont en { $sea } et peuvent faire encore { $steps } pas. Vers où ?
    }
ask-casualty =
    { $land ->
        [1] Combat { $place_to } :
       *[other] Combat en { $place } :
    } quelle unité perdez-vous ?
ask-strike = Quelle unité choisissez-vous pour { $creature_the } ({ $place }) ?
ask-retreat =
    { $land ->
        [1] Combat { $place_to } :
       *[other] Combat en { $place } :
    } { $attacking ->
        [1] vous attaquez à { $attackers } contre { $defenders }. Battez-vous en retraite ?
       *[other] vous défendez à { $defenders } contre { $attackers }. Battez-vous en retraite ?
    }
ask-give = Une Métropole ! Avec quel bâtiment de ce type : { $building } ?
ask-metropolis = Sur quelle île fondez-vous votre Métropole ?
ask-target-satyr = À qui le Satyre prend-il un Philosophe ?
ask-target-dryad = À qui la Dryade prend-elle un Prêtre ?
ask-target-griffon = À qui le Griffon prend-il la moitié des PO ?
ask-target-siren = Sur quelle case de mer les Sirènes remplacent-elles une flotte isolée par une des vôtres ?
ask-target-harpy = De quelle île la Harpie retire-t-elle une troupe ?
ask-target-giant = Quel bâtiment le Géant détruit-il ?
ask-target-cyclops = Lequel de vos bâtiments le Cyclope remplace-t-il ?
ask-target-kraken = Sur quelle case de mer le Kraken apparaît-il ?
ask-target-minotaur = Quelle île le Minotaure défend-il ?
ask-target-chiron = Quelle île Chiron protège-t-il ?
ask-target-medusa = Sur quelle île la Méduse retient-elle les troupes ?
ask-target-polyphemus = Sur quelle île Polyphème s'installe-t-il ?
ask-cyclops-type = Que mettez-vous à la place { $building_of } ?
ask-siren-fleet = Toutes vos flottes sont en jeu. Sur quelle case de mer en prenez-vous une pour les Sirènes ?
ask-pegasus = D'où partent vos troupes avec le Pégase, et où vont-elles ?
ask-sphinx = Que rendez-vous au Sphinx, pour { COUNT($gold, "gold") } pièce ?
ask-sylph =
    { $steps ->
        [one] Les Sylphes donnent encore un pas. Quelles flottes avancent ?
       *[other] Les Sylphes donnent encore { $steps } pas. Quelles flottes avancent ?
    }
ask-kraken = Le Kraken est en { $sea }. Va-t-il plus loin ? Vous avez { COUNT($gold, "gold") }.
ask-push = Polyphème est { $island_to }. Quelle flotte repousse-t-il maintenant, et vers où ?
ask-chimera = Quelle Créature de la défausse la Chimère imite-t-elle ?
ask-prosper = Sur quelle île posez-vous la corne d'abondance d'Apollon ?
ask-draw-order = Qui vient ensuite dans l'ordre du tour ?
ask-draw-gods = Quel Dieu vient ensuite ?
ask-draw-creatures = Quelle Créature arrive sur la piste ?
ask-draw-battle = Que montre le dé ?

## Réponses

answer-offer = { $god } : { COUNT($gold, "gold") } ou plus
answer-apollo = Aller sur Apollon
answer-gift-fleet = Case { $sea }
answer-gift-troop = { $island }
answer-end = Finir le tour
answer-recruit-fleet = Recruter une flotte en { $sea } ({ COUNT($gold, "gold") })
answer-recruit-troop = Recruter une troupe { $island_to } ({ COUNT($gold, "gold") })
answer-recruit-priest = Recruter un Prêtre ({ COUNT($gold, "gold") })
answer-recruit-philosopher = Recruter un Philosophe ({ COUNT($gold, "gold") })
answer-build = Construire { $island_to }, emplacement { $slot } : { $building } ({ COUNT($gold, "gold") })
answer-call = Appeler { $creature_the } ({ COUNT($gold, "gold") })
answer-swap = Échanger { $creature_the } sur la piste ({ COUNT($gold, "gold") })
answer-fleet =
    { $gold ->
        [0] { $start } vers { $sea }
       *[other] Déplacer des flottes, { $start } vers { $sea } ({ COUNT($gold, "gold") })
    }
answer-troops =
    { $gold ->
        [0] { $start } vers { $island }
       *[other] Déplacer des troupes { $start_of } vers { $island } ({ COUNT($gold, "gold") })
    }
answer-on = Continuer en { $sea }
answer-stop = S'arrêter là
answer-unit = { $unit ->
    [troop] Une troupe
    [fleet] Une flotte
   *[other] { $unit }
}
answer-stay = Rester et combattre
answer-retreat-island = Se retirer { $island_to }
answer-retreat-sea = Se retirer en { $sea }
answer-give = { $island }, emplacement { $slot }
answer-metropolis = { $island }
answer-target-seat = { $seat }
answer-target-island = { $island }
answer-target-sea = Case { $sea }
answer-target-slot = { $island }, emplacement { $slot } : { $building }
answer-cyclops = { $building }
answer-siren = Case { $sea }
answer-sell-priest = Un Prêtre
answer-sell-philosopher = Un Philosophe
answer-sell-troop = Une troupe { $island_to }
answer-sell-fleet = Une flotte en { $sea }
answer-kraken = Continuer en { $sea }
answer-push = Repousser une flotte { $seat_of }, { $start } vers { $sea }
answer-sink = Détruire une flotte { $seat_of } en { $sea }, qui n'a nulle part où aller
answer-chimera = { $creature }
answer-prosper = { $island }
draw-order = { $outcome }
draw-gods = { $outcome }
draw-creatures = { $outcome }
draw-battle = { $outcome }

## Ce qui se passe

event-cycle = Cycle { $cycle }
event-order-drawn = Ordre du tour, { $place } : { $seat }.
event-came = Une nouvelle Créature à { COUNT($price, "gold") } : { $creature_the }.
event-left = Personne n'a appelé { $creature_the } : à la défausse.
event-reshuffled = La défausse est mélangée à la pioche.
event-gods = Dieux de ce cycle : { $gods }.
event-income = Revenus { $seat_of } : { COUNT($gold, "gold") }.
event-offered = { $seat } offre { COUNT($gold, "gold") } { $god_to }.
event-outbid =
    { $own ->
        [1] { $by } déloge son propre autre pion { $god_of }.
       *[other] { $by } déloge { $seat } { $god_of }.
    }
event-on-apollo = { $seat } va sur Apollon, place { $place }.
event-offerings-paid =
    { $saved ->
        [0] { $seat } paie { COUNT($gold, "gold") } d'offrande.
       *[other] { $seat } paie { COUNT($gold, "gold") } d'offrande et en économise { $saved } grâce à ses Prêtres.
    }
event-turn = { $seat } agit avec { $god }.
event-turn-ended = { $seat } finit son tour avec { $god }.
event-fleet-recruited =
    { $gold ->
        [0] { $seat } place une flotte gratuite en { $sea }.
       *[other] { $seat } recrute une flotte en { $sea } pour { COUNT($gold, "gold") }.
    }
event-troop-recruited =
    { $gold ->
        [0] { $seat } place une troupe gratuite { $island_to }.
       *[other] { $seat } recrute une troupe { $island_to } pour { COUNT($gold, "gold") }.
    }
event-card-taken =
    { $card ->
        [priest] { $gold ->
            [0] { $seat } reçoit un Prêtre.
           *[other] { $seat } recrute un Prêtre pour { COUNT($gold, "gold") }.
        }
       *[philosopher] { $gold ->
            [0] { $seat } reçoit un Philosophe.
           *[other] { $seat } recrute un Philosophe pour { COUNT($gold, "gold") }.
        }
    }
event-gift-lost =
    { $unit ->
        [fleet] { $seat } ne peut pas recevoir la flotte gratuite.
        [troop] { $seat } ne peut pas recevoir la troupe gratuite.
        [priest] Il ne reste pas de Prêtre pour { $seat }.
       *[philosopher] Il ne reste pas de Philosophe pour { $seat }.
    }
event-built = { $seat } construit { $island_to } pour { COUNT($gold, "gold") } : { $building }.
event-apollo = Apollon donne { COUNT($gold, "gold") } { $seat_to }.
event-prospered = { $seat } pose une corne d'abondance { $island_to }.
event-fleets-moved = { $seat } déplace { COUNT($count, "fleets") }, { $start } vers { $sea }.
event-troops-moved = { $seat } déplace { COUNT($count, "troops") } { $start_of } vers { $island }.
event-battle =
    { $land ->
        [1] { $seat } attaque le Minotaure { $place_to }.
       *[other] { $seat } attaque en { $place }.
    }
    .defender =
        { $land ->
            [1] { $seat } attaque { $defender } { $place_to }.
           *[other] { $seat } attaque { $defender } en { $place }.
        }
event-dice = { $seat } fait { $attack_die }, le Minotaure { $defence_die }.
    .defender = { $seat } fait { $attack_die }, { $defender } { $defence_die }.
event-assault =
    { $seat } : { $attack } + dé { $attack_die }{ $attack_added ->
        [0] { "" }
       *[other] { "" } + { $attack_added }
    } ; le Minotaure : { $defence }{ $bonus ->
        [0] { "" }
       *[other] { "" } + bâtiments { $bonus }
    } + dé { $defence_die }{ $defence_added ->
        [0] { "" }
       *[other] { "" } + { $defence_added }
    }. { $lost_attack ->
        [0] Le Minotaure perd l'assaut.
       *[other] { $lost_defence ->
            [0] { $seat } perd une unité.
           *[other] Égalité : les deux camps ont une perte.
        }
    }
    .defender =
        { $seat } : { $attack } + dé { $attack_die }{ $attack_added ->
        [0] { "" }
       *[other] { "" } + { $attack_added }
    } ; { $defender } : { $defence }{ $bonus ->
            [0] { "" }
           *[other] { "" } + bâtiments { $bonus }
        } + dé { $defence_die }{ $defence_added ->
        [0] { "" }
       *[other] { "" } + { $defence_added }
    }. { $lost_attack ->
            [0] { $defender } perd une unité.
           *[other] { $lost_defence ->
                [0] { $seat } perd une unité.
               *[other] Égalité : chacun perd une unité.
            }
        }
event-retreated =
    { $land ->
        [1] { $seat } se retire avec { COUNT($count, "troops") } { $place_of } vers { $to }.
       *[other] { $seat } se retire avec { COUNT($count, "fleets") }, { $place } vers { $to }.
    }
event-battle-over =
    { $land ->
        [1] Personne ne remporte le combat { $place_to }.
       *[other] Personne ne remporte le combat en { $place }.
    }
    .winner =
        { $land ->
            [1] { $winner } remporte le combat { $place_to }.
           *[other] { $winner } remporte le combat en { $place }.
        }
event-taken =
    { $metropolis ->
        [1] { $seat } prend { $island } et sa Métropole.
       *[other] { $seat } prend { $island }.
    }
    .loser =
        { $metropolis ->
            [1] { $seat } prend { $island } et sa Métropole { $loser_to }.
           *[other] { $seat } prend { $island } { $loser_to }.
        }
event-eliminated = { $seat } perd sa dernière île face { $by_to } et quitte la partie.
event-fleet-replaced = Grâce { $creature_to }, { $seat } y place une de ses flottes : { $sea }.
event-no-retreat =
    { $land ->
        [1] { $seat } ne peut pas se retirer { $place_of } et combat encore.
       *[other] { $seat } ne trouve aucune case où se retirer ({ $place }) et combat encore.
    }
event-tie =
    { $settled ->
        [gold] { $seats } ont autant de Métropoles : le plus de PO l'emporte.
       *[shared] { $seats } ont autant de Métropoles : à PO égales, la victoire est partagée.
    }
event-fleets-lost = { $seat } perd { COUNT($count, "fleets") } en { $sea } à cause { $creature_of }.
event-of-kind =
    { $lost ->
        [0] Dont { $count } × { $unit }.
       *[other] { $seat } perd { $unit ->
            [troop] une troupe
            [fleet] une flotte
           *[other] { $count } × { $unit }
        }.
    }
event-set-given =
    { $way ->
        [buildings] { $seat } rend quatre bâtiments différents pour une Métropole.
       *[philosophers] { $seat } rend quatre Philosophes pour une Métropole.
    }
event-metropolis = { $seat } fonde une Métropole { $island_to }.
event-metropolis-lost = { $seat } n'a plus d'île pour la nouvelle Métropole.
event-building-lost = { $building_The } { $island_of } disparaît.
    .seat = { $seat } perd { $building_the } { $island_of }.
event-called = { $seat } appelle { $creature_the } pour { COUNT($gold, "gold") }.
event-no-effect = { $seat } a appelé { $creature_the } sans effet.
event-swapped = { $seat } fait échanger { $creature_the } sur la piste.
event-copied = La Chimère { $seat_of } imite { $creature_the }.
event-figure-placed = { $seat } pose { $creature_the } { $island_to }.
event-figure-left = { $creature_The } quitte { $island }.
event-card-stolen =
    { $card ->
        [priest] Grâce { $creature_to }, { $seat } prend un Prêtre { $victim_to }.
       *[philosopher] Grâce { $creature_to }, { $seat } prend un Philosophe { $victim_to }.
    }
event-gold-stolen = Grâce au Griffon, { $seat } prend { COUNT($gold, "gold") } { $victim_to }.
event-gold-stolen-unseen = Grâce au Griffon, { $seat } prend la moitié des PO { $victim_of }.
event-troop-lost = La Harpie retire une troupe { $seat_of } { $island_of }.
event-replaced = Grâce au Cyclope, { $seat } remplace { $before_the } { $island_of } ; à sa place : { $building }.
event-sold =
    { $unit ->
        [fleet] Le Sphinx donne { COUNT($gold, "gold") } { $seat_to } pour une flotte en { $place }.
        [troop] Le Sphinx donne { COUNT($gold, "gold") } { $seat_to } pour une troupe { $place_of }.
        [priest] Le Sphinx donne { COUNT($gold, "gold") } { $seat_to } pour un Prêtre.
       *[philosopher] Le Sphinx donne { COUNT($gold, "gold") } { $seat_to } pour un Philosophe.
    }
event-kraken =
    { $gold ->
        [0] { $seat } fait apparaître le Kraken en { $sea }.
       *[other] { $seat } mène le Kraken en { $sea } pour { COUNT($gold, "gold") }.
    }
event-pushed = Polyphème repousse une flotte { $seat_of }, { $start } vers { $sea }.
event-gold-shown = PO { $seat_of } : { $gold }.
event-victory = { $seat } l'emporte avec { COUNT($metropolises, "metropolises") } et { COUNT($gold, "gold") } !
event-victory-team = { $seats } l'emportent avec { COUNT($metropolises, "metropolises") } et { COUNT($gold, "gold") } à eux deux !

## Ce qui vient

outlook-battle =
    { $attacking ->
        [1] { $land ->
            [1] { COUNT($count, "troops") }
           *[other] { COUNT($count, "fleets") }
        } contre { $units }
       *[other] { $land ->
            [1] { COUNT($units, "troops") }
           *[other] { COUNT($units, "fleets") }
        }
    }{ $bonus ->
        [0] { "" }
        [1] { "" } et { $land ->
            [1] une Forteresse
           *[other] un Port
        }
       *[other] { "" } et { $bonus } { $land ->
            [1] Forteresses
           *[other] Ports
        }
    }{ $attacking ->
        [1] { "" }
       *[other] { "" } contre { $count }
    } : { $held } % { $land ->
        [1] { $attacking ->
            [1] de s'en emparer
           *[other] de tenir
        }
       *[other] de tenir
    }, { $lost } % de perdre, { $gone } % que tous disparaissent, si personne ne se retire.
outlook-devoured = Le Kraken est en { $sea } : les flottes qui y vont sont perdues.
outlook-offering =
    { $saved ->
        [0] Vous payez { COUNT($cost, "gold") } et en gardez { $left }.
       *[other] Vous payez { COUNT($cost, "gold") }, car vos Prêtres en économisent { $saved }, et en gardez { $left }.
    }
outlook-apollo =
    { $first ->
        [1] Apollon vous donne { COUNT($gold, "gold") } et une corne d'abondance.
       *[other] Apollon vous donne { COUNT($gold, "gold") }.
    }
outlook-winning =
    { $rivals ->
        [0] { $seat } a { COUNT($metropolises, "metropolises") } et l'emporte à la fin de ce cycle.
       *[other] { $seat } a { COUNT($metropolises, "metropolises") } : la partie s'arrête à la fin de ce cycle. Le plus de Métropoles l'emporte, puis le plus de PO.
    }
outlook-winning-teams =
    { $rivals ->
        [0] { $seats } ont { COUNT($metropolises, "metropolises") } et mènent : la partie s'arrête à la fin de ce cycle.
       *[other] La partie s'arrête à la fin de ce cycle : plusieurs équipes ont { COUNT($metropolises, "metropolises") }, et l'or décide.
    }
outlook-last-cycle = C'est le dernier cycle : à sa fin, le plus de Métropoles l'emporte, puis le plus de PO.

## Pourquoi pas

why-CYC-ACT-01 = Les Dieux agissent l'un après l'autre dans leur ordre, Apollon en dernier.
why-CYC-ACT-02 = Ce n'est pas votre tour : seul agit le joueur qui tient le Dieu actif.
why-CYC-ACT-04 = { $god } n'a pas cette action spéciale : Poséidon déplace les flottes, Arès les troupes, Zeus échange les Créatures, Athéna n'en a pas.
why-CYC-ACT-05 = Le don est celui { $god_of } : Poséidon donne une flotte pour la mer, Arès une troupe pour une île.
    .verb =
        { $verb ->
            [recruit] Vous agissez avec { $god }, qui ne propose pas ce recrutement.
            [fleet] Vous agissez avec { $god }, qui ne déplace pas de flottes.
            [troops] Vous agissez avec { $god }, qui ne déplace pas de troupes.
            [swap] Vous agissez avec { $god }, qui n'échange pas les Créatures.
           *[other] Vous agissez avec { $god }, qui ne propose pas cette action.
        }
why-CYC-ACT-06 = Placez d'abord l'unité gratuite de votre Dieu ; tout le reste vient ensuite.
why-CYC-ACT-07 = Un don que l'on peut recevoir ne se refuse pas.
why-CYC-ACT-09 = Cela coûte { COUNT($price, "gold") } ; vous en avez { $gold }.
why-CYC-ACT-11 = Pendant le tour d'un autre, vous ne décidez que de ce qu'on vous demande, ainsi de vos propres retraites.
why-CYC-ACT-13 = Finissez d'abord ce que vous avez commencé : le déplacement, et tout ce qu'il entraîne.
why-CYC-ACT-14 = Votre tour dure jusqu'à ce que vous y mettiez fin vous-même.
why-CYC-APO-01 = Sur Apollon, on joue dans l'ordre d'arrivée.
why-CYC-APO-03 = Apollon donne une seule corne d'abondance, au premier arrivé.
why-CYC-APO-04 = La corne d'abondance d'Apollon se pose maintenant, sur l'île de votre choix.
why-CYC-APO-06 = Sur Apollon, pas d'autre action : ni Créature, ni recrutement, ni construction, ni déplacement.
why-CYC-APO-08 = Ce que donne Apollon ne se refuse pas.
why-CYC-BAT-04 = Vous n'avez pas une telle unité à perdre dans ce combat.
why-CYC-BAT-06 = C'est d'abord au défenseur de choisir s'il se retire.
    .verb = On décide d'une retraite après un assaut, le défenseur d'abord.
why-CYC-BAT-07 = Une fois le défenseur retiré, le combat est fini et plus personne ne fait retraite.
why-CYC-BAT-08 = Le défenseur reste ; c'est maintenant à l'attaquant de choisir s'il se retire.
why-CYC-BAT-10 = Il n'y a pas de combat d'où se retirer : une retraite suit toujours un assaut.
why-CYC-BAT-11 = Il n'y a plus de combat : il finit dès qu'un seul camp a encore des unités.
why-CYC-BAT-12 = Vous ne participez pas à ce combat : seules les unités de son île ou de sa case de mer y sont.
why-CYC-BLD-02 = Un bâtiment coûte { COUNT($price, "gold") } ; vous en avez { $gold }.
why-CYC-BLD-03 = On ne construit que sur ses propres îles, et { $island } n'est pas à vous.
    .building = { $building_The } occupe déjà cet emplacement { $island_of }.
    .slots = { $island } n'a pas cet emplacement : ceux d'une île se comptent à partir de 0, et il y en a ici { $slots ->
        [one] un seul.
       *[other] { $slots }.
    }
why-CYC-BLD-05 = La Métropole { $island_of } couvre cet emplacement.
why-CYC-BLD-06 = On ne déplace ni ne démolit un bâtiment à son gré.
why-CYC-CHI-01 = Chiron protège { $island } contre le Pégase, le Géant et la Harpie.
why-CYC-CHM-01 = La Chimère imite une Créature de la défausse : vous n'y trouverez pas { $creature_the }.
why-CYC-CHM-08 = La défausse n'est pas vide : la Chimère doit en copier une Créature.
why-CYC-CMP-02 = Personne n'a plus de 8 troupes.
why-CYC-CMP-03 = Personne n'a plus de 8 flottes.
why-CYC-CRE-01 = On n'appelle que les Créatures visibles sur la piste : vous n'y trouverez pas { $creature_the }.
why-CYC-CRE-02 = Réductions comprises, le prix est de { COUNT($price, "gold") } ; vous en avez { $gold }.
why-CYC-CRE-03 = Malgré les réductions, une Créature coûte au moins { COUNT($price, "gold") } ; vous en avez { $gold }.
why-CYC-CRE-04 = Chaque Temple et chaque Métropole économise 1 PO une fois par cycle ; les vôtres qui ont déjà servi : { $used }.
why-CYC-CRE-09 = Une Métropole faite d'un Temple dont la réduction a servi n'en donne pas avant le prochain cycle.
why-CYC-CRE-11 = Une Créature agit dès qu'on l'appelle ; sa carte ne se garde pas pour plus tard.
why-CYC-CRE-12 = Le pouvoir d'une Créature est en cours : tout le reste doit attendre.
why-CYC-CRE-14 = Le pouvoir d'une Créature doit s'appliquer dès qu'il le peut.
why-CYC-CRE-16 = La case d'une Créature appelée reste vide jusqu'au cycle suivant : impossible d'avoir { $creature_the }.
why-CYC-CYP-01 = Le Cyclope remplace un bâtiment, et cet emplacement { $island_of } est vide.
    .building = Le Cyclope pose un autre type de bâtiment : pas à nouveau { $building_the }.
    .land = Le Cyclope remplace un de vos bâtiments, et { $land } n'est pas à vous.
    .made = Le Cyclope pose un Port, une Forteresse, un Temple ou une Université.
why-CYC-CYP-02 = Le Cyclope remplace un de vos bâtiments, jamais une Métropole : pas ici, { $island_to }.
why-CYC-CYP-03 = Il ne reste aucun autre type de bâtiment en réserve pour { $island }.
    .building = Toutes les tuiles { $building } sont en jeu.
why-CYC-DRY-01 = La Dryade prend un Prêtre à un adversaire qui en a ; { $seat } ne convient pas.
why-CYC-FIG-01 = La figurine se pose sur une île, et { $sea } est une case de mer.
why-CYC-FLT-01 = Déplacer des flottes coûte { COUNT($price, "gold") } ; vous en avez { $gold }.
    .verb = Aucune flotte n'est en route : payez d'abord un déplacement, depuis une mer où vous avez des flottes.
why-CYC-FLT-02 =
    { $have ->
        [0] Vous n'avez pas de flotte en { $sea }.
       *[other] Vous avez { COUNT($have, "fleets") } en { $sea } : une ou plusieurs peuvent partir, pas davantage.
    }
why-CYC-FLT-03 = Aucune flotte n'est en route : un déplacement couvre au plus 3 cases et part d'une case de mer.
why-CYC-FLT-04 = Depuis { $sea }, pas de case de mer de ce côté : une flotte va d'une case de mer à une case voisine.
    .start = { $start } et { $sea } ne se touchent pas : une flotte va d'une case de mer à une case voisine, jamais à travers une île.
why-CYC-FLT-05 = { $start } et { $sea } sont aux bords du plateau : les flèches des cases de commerce ne mènent pas de l'autre côté.
why-CYC-FLT-08 = Des flottes qui rencontrent des flottes adverses s'arrêtent là et combattent.
why-CYC-FLT-10 = Seules les flottes en route continuent : faites-les avancer, ou arrêtez-les d'abord.
why-CYC-FLT-11 = Un combat met fin au déplacement, même pour les flottes laissées en route.
why-CYC-GIA-01 = Le Géant détruit un bâtiment, et cet emplacement { $island_of } est vide.
why-CYC-GIA-02 = Une Métropole couvre cet emplacement { $island_of }, et le Géant n'en détruit pas.
why-CYC-GIA-04 = Chiron protège { $island } contre le Géant.
why-CYC-GOD-04 = À 4 joueurs, trois Dieux sont disponibles par cycle ; le quatrième est face cachée.
why-CYC-GOD-07 = À 3 joueurs, seuls les deux premiers Dieux sont disponibles à ce cycle ; les autres sont face cachée.
why-CYC-GOD-08 = À 3 joueurs, seuls les deux Dieux auparavant face cachée sont disponibles à ce cycle.
why-CYC-GOD-10 = À 2 joueurs, trois Dieux sont disponibles par cycle ; le quatrième est face cachée.
why-CYC-GRI-01 = Le Griffon prend les PO d'un adversaire, pas celles { $seat_of }.
why-CYC-GRI-03 = Le Griffon vole un adversaire encore en jeu ; { $seat } ne convient pas.
why-CYC-HAR-01 = Il n'y a pas de troupe { $island_to } pour la Harpie.
    .sea = La Harpie retire une troupe d'une île, et { $sea } est une case de mer.
why-CYC-HAR-02 = La Harpie prend une troupe adverse, et { $island } est à vous.
why-CYC-HAR-03 = Chiron protège { $island } contre la Harpie.
why-CYC-HAR-05 = La Harpie retire une troupe ; le Minotaure { $island_of } n'en est pas une.
why-CYC-INC-08 = { $sea } est une case de commerce, et les cornes d'abondance ne vont que sur les îles.
why-CYC-INF-06 = Les joueurs ne peuvent rien se donner ni se prêter.
why-CYC-KRA-01 = Le Kraken se pose en mer ; { $land } est une île.
why-CYC-KRA-02 = Un pas du Kraken coûte { COUNT($price, "gold") } ; vous en avez { $gold }.
    .sea = Le Kraken avance vers une case voisine, et { $sea } ne le touche pas.
    .land = Le Kraken avance vers une case de mer voisine, et { $land } n'en est pas une.
why-CYC-KRA-04 = Seul l'acheteur déplace le Kraken, et seulement pendant la résolution de la carte.
why-CYC-KRA-08 = Le Kraken est en { $sea } : on n'y recrute pas de flotte.
why-CYC-KRA-10 = Les flottes qui entrent en { $sea } sont détruites par le Kraken, et leur déplacement est terminé.
why-CYC-KRA-11 = Temples et Métropoles ne réduisent pas le coût des pas du Kraken.
why-CYC-LST-01 = { $island } est la dernière île { $seat_of } : vous n'y débarquez que si sa prise vous fait gagner.
why-CYC-LST-05 = À 2 joueurs, il faudrait que la prise { $island_of } vous donne { COUNT($needed, "metropolises") }.
why-CYC-LST-06 = Vous avez déjà assez de Métropoles : { $island }, dernière île { $seat_of }, vous est interdite.
why-CYC-LST-07 = { $island } est la dernière île { $seat_of } : même sans troupe, elle est protégée, du Pégase aussi.
why-CYC-LST-10 = Vous avez perdu votre dernière île et ne jouez plus.
why-CYC-MED-01 = La Méduse est { $island_to } : aucune troupe ne peut en partir.
why-CYC-MED-02 = La Méduse est { $island_to } : nul ne peut s'en retirer.
why-CYC-MET-01 = { $island } a déjà sa Métropole ; il n'y a de place que pour une.
why-CYC-MET-02 = Quatre bâtiments différents deviennent aussitôt une Métropole, et seulement alors.
why-CYC-MET-03 = Aucune de vos îles n'a d'emplacement libre : impossible de construire.
why-CYC-MET-05 = Choisissez un de vos bâtiments de ce type : { $building }.
why-CYC-MET-06 = Quatre Philosophes deviennent aussitôt une Métropole, et seulement alors.
why-CYC-MET-08 = Une nouvelle Métropole va sur une de vos îles qui n'en a pas ; { $island } ne convient pas.
why-CYC-MET-09 = Des bâtiments occupent le site { $island_of }, et une autre de vos îles a un site dégagé.
why-CYC-MET-18 = On n'obtient de Métropole que pendant son propre tour.
why-CYC-MIN-08 = Le Minotaure n'attaque pas, ne se déplace pas et ne se retire pas.
why-CYC-OFF-01 = Les pions se placent dans l'ordre du tour, et ce n'est pas à vous.
why-CYC-OFF-02 = On ne peut pas passer : placez votre pion sur un Dieu ou sur Apollon.
    .gods = Un pion va sur un seul Dieu : n'en nommez qu'un.
why-CYC-OFF-03 = { $god } est face cachée pendant ce cycle et ne reçoit pas d'offrande.
why-CYC-OFF-04 = Une offrande est un nombre entier de PO, 1 au minimum.
why-CYC-OFF-06 = L'offrande en place chez { $god } est de { COUNT($gold, "gold") } : il en faudrait { $least } ou plus.
why-CYC-OFF-08 = Le joueur délogé refait aussitôt une offrande, avant tout autre joueur.
why-CYC-OFF-09 = On vient de vous déloger { $god_of } : choisissez un autre Dieu, ou Apollon.
why-CYC-OFF-12 = Le joueur délogé trouve d'abord un autre Dieu ; ensuite, l'ordre du tour reprend.
why-CYC-OFF-13 = Votre pion reste où il est tant que personne ne surenchérit.
why-CYC-OFF-15 = Apollon ne demande aucune offrande : allez-y simplement.
why-CYC-OFF-18 = Une offrande de { COUNT($least, "gold") } { $god_to } est hors de portée : avec { LIST($gold, "gold", $priests, "priests") }, vous pouvez offrir au plus { $most }.
why-CYC-OFF-19 =
    { $priests ->
        [0] Sans PO, vous ne pouvez aller que sur Apollon.
       *[other] Sans PO, vous ne pouvez aller que sur Apollon, même avec { COUNT($priests, "priests") }.
    }
why-CYC-OFF-21 = Aucun Dieu n'agit avant que toutes les offrandes soient faites et payées.
why-CYC-OFF-23 = Vous ne pouvez payer assez pour aucun Dieu ; Apollon est gratuit.
why-CYC-OFF-24 = Les offrandes sont faites ; on n'y revient pas.
why-CYC-PEG-01 =
    { $have ->
        [0] Le Pégase emporte des troupes de vos propres îles, et vous n'en avez pas { $island_to }.
       *[other] Le Pégase emporte des troupes vers une autre île ; vous avez { COUNT($have, "troops") } { $island_to }.
    }
why-CYC-PEG-03 = Les troupes venues par le Pégase ne repartent pas par les airs : aucune chaîne de vos flottes ne mène { $island_to }.
why-CYC-PEG-04 = Chiron protège { $island } contre le Pégase.
why-CYC-PHA-02 = Cela relève d'une autre phase du cycle.
why-CYC-POL-01 = Polyphème repousse les flottes quand il arrive, et à aucun autre moment.
    .sea = En { $sea }, Polyphème n'a pas de flotte à repousser.
why-CYC-POL-03 = Polyphème repousse les flottes une par une : dites où va l'une d'elles.
why-CYC-POL-04 = Polyphème repousse les flottes loin de son île, et { $sea } la touche.
    .start = Polyphème repousse une flotte d'une case ; { $start } et { $sea } ne se touchent pas.
why-CYC-POL-05 = Il y a en { $sea } des flottes d'un autre joueur : repousser ne déclenche jamais de combat.
why-CYC-POL-06 = Le Kraken est en { $sea }, le long de la côte de Polyphème : on n'y repousse pas de flotte.
why-CYC-POL-07 = Polyphème ne détruit une flotte qu'à son arrivée, si elle ne peut pas être repoussée.
why-CYC-POL-08 = Polyphème ferme { $sea } à toutes les flottes.
why-CYC-POL-10 = Polyphème ferme les cases de mer : aucune chaîne de flottes n'atteint { $island }.
why-CYC-POL-11 = Toutes les flottes autour de Polyphème sont repoussées avant la suite.
    .sea = La flotte en { $sea } peut être repoussée : elle doit donc l'être.
why-CYC-PRI-02 = Une offrande coûte au moins 1 PO, quel que soit le nombre de vos Prêtres.
why-CYC-PRI-05 = Les Prêtres ne réduisent que les offrandes : cela coûte { COUNT($price, "gold") } ; vous en avez { $gold }.
why-CYC-REC-01 = Poséidon donne une seule flotte : nommez une seule case de mer.
why-CYC-REC-02 = Avec Poséidon, vous pouvez acheter { COUNT($most, "fleets") } au plus par tour, chacune plus chère que la précédente.
why-CYC-REC-03 = Une flotte se recrute à côté de vos îles, et { $sea } n'en touche aucune.
    .land = Une flotte se recrute en mer ; { $land } est une île.
why-CYC-REC-04 = Les flottes { $seat_of } tiennent { $sea } : vous ne pouvez pas y recruter.
why-CYC-REC-07 = Arès donne une seule troupe : nommez une seule île.
why-CYC-REC-08 = Avec Arès, vous pouvez acheter { COUNT($most, "troops") } au plus par tour, chacune plus chère que la précédente.
why-CYC-REC-09 = Une troupe se recrute sur vos propres îles, et { $island } n'est pas à vous.
    .sea = Une troupe se recrute sur une île ; { $sea } est une case de mer.
why-CYC-REC-10 =
    { $unit ->
        [fleet] Toutes vos flottes sont en jeu.
       *[troop] Toutes vos troupes sont en jeu.
    }
why-CYC-REC-11 = On ne reprend pas une unité en jeu pour la recruter ailleurs.
why-CYC-REC-12 = Avec Zeus, vous ne pouvez pas acheter plus de { COUNT($most, "priests") } par tour.
why-CYC-REC-13 =
    { $most ->
        [one] Avec Athéna, vous ne pouvez pas acheter plus de 1 Philosophe par tour.
       *[other] Avec Athéna, vous ne pouvez pas acheter plus de { $most } Philosophes par tour.
    }
why-CYC-RET-02 = Toutes vos unités se retirent ensemble, au même endroit.
why-CYC-RET-03 = Des troupes se retirent vers une île, pas en mer.
    .island = Vos troupes se retirent vers une île à vous, qu'une chaîne de vos flottes relie au combat ; { $island } ne convient pas.
why-CYC-RET-04 = { $island } n'est pas à vous : vos troupes ne se retirent que vers vos îles.
why-CYC-RET-05 = Des flottes se retirent en mer, pas sur une île.
    .sea = Vos flottes se retirent vers une case voisine, vide ou tenue par vous ; { $sea } ne convient pas.
why-CYC-RET-06 = Vous n'avez nulle part où vous retirer.
why-CYC-RET-08 = Le Kraken est en { $sea } : aucune flotte ne peut s'y retirer.
why-CYC-SAT-01 = Le Satyre prend un Philosophe à un adversaire qui en a ; { $seat } ne convient pas.
why-CYC-SHO-03 =
    { $unit ->
        [priest] Il ne reste pas de Prêtre dans la pile.
       *[philosopher] Il ne reste pas de Philosophe dans la pile.
    }
why-CYC-SHO-05 = Toutes les tuiles { $building } sont en jeu.
why-CYC-SIR-01 = Les Sirènes remplacent une flotte adverse, et il n'y en a pas en { $sea }.
    .land = Les Sirènes remplacent une flotte en mer, et { $land } est une île.
why-CYC-SIR-02 = Les Sirènes remplacent une flotte isolée, et il y en a plusieurs en { $sea }.
why-CYC-SIR-04 = Prenez une de vos propres flottes ; vous n'en avez pas en { $sea }.
    .land = Prenez une de vos flottes en mer ; { $land } n'est pas une case de mer.
why-CYC-SPH-01 = On ne vend que ce que l'on a : des Prêtres, des Philosophes, et des troupes et flottes en jeu.
why-CYC-SYL-01 = Les déplacements des Sylphes sont terminés.
why-CYC-SYL-06 = Les déplacements de la Sylphe suivent, pas à pas, les règles des flottes.
why-CYC-TRP-01 = Déplacer des troupes coûte { COUNT($price, "gold") } ; vous en avez { $gold }.
why-CYC-TRP-02 =
    { $have ->
        [0] Vous n'avez pas de troupe { $island_to }.
       *[other] Vous avez { COUNT($have, "troops") } { $island_to } : une ou plusieurs peuvent partir vers une autre île, pas davantage.
    }
why-CYC-TRP-03 = Aucune chaîne de vos flottes ne relie { $start } et { $island }.
why-CYC-TRP-04 = Depuis { $start }, on n'atteint { $island } qu'en passant par une autre île : ce serait un second déplacement.
why-CYC-TWO-05 = Votre autre pion vient de prendre { $god } : celui-ci doit aller vers un autre Dieu, ou sur Apollon.
why-CYC-TWO-06 = Vos deux offrandes se paient ensemble : avec { LIST($gold, "gold", $priests, "priests") }, vous pouvez offrir au plus { $most } { $god_to }, et vous en vouliez { $least }.
why-CYC-TWO-07 = Chacune de vos deux offrandes coûte au moins 1 PO, quel que soit le nombre de vos Prêtres.
why-CYC-TWO-11 = Une réduction utilisée à votre premier tour ne revient pas à votre second tour du même cycle.
why-CYC-TWO-13 =
    { $other ->
        [0] Seule cette offrande compte, car votre autre pion n'est sur aucun Dieu : vous pouvez offrir au plus { $most }.
       *[other] Cette offrande compte avec les { $other } de votre autre pion : vous pouvez offrir au plus { $most }.
    }
why-CYC-ZEU-01 = Échanger une Créature visible coûte { COUNT($price, "gold") } à chaque fois ; vous en avez { $gold }.
why-CYC-ZEU-03 = Vous ne trouverez pas { $creature_the } sur la piste, et une case vide ne se remplit qu'au cycle suivant.
why-CYC-ZEU-04 = Temples et Métropoles ne réduisent pas le coût de l'échange d'une Créature.

## Ce qui ne va pas

problem-not-so-many = on ne peut pas jouer ainsi à { $given } avec « { $chosen } ». Choisissez parmi { $known }.
problem-more-with = { $given } sort des limites. On joue ainsi à { $most } au plus ; il faut « { $module } » pour jouer plus nombreux.
problem-needs-module = « { $given } » ne se joue pas sans « { $needed } ». Choisissez-le aussi.
problem-no-such-class = rien ne dit ce que fait « { $given } ». Il faut une classe { $name } dans { $file }.
problem-no-such-neighbour = ses coordonnées touchent d'autres cases de mer : { $known }.
problem-no-such-name = « { $given } » n'est pas de ce que l'on peut nommer ici : { $known }.
problem-no-owner = il y a là { $given } unités, mais l'endroit n'est à personne. Donnez aussi son propriétaire.
problem-slot-covered = une Métropole couvre « { $given } ». Rien ne peut s'y trouver.
problem-not-temple = « { $given } » n'a pas de réduction à donner. Nommez un emplacement avec un Temple, ou metropolis.
problem-creature-elsewhere = « { $given } » se trouve déjà à { $other }. Chaque Créature est unique.
problem-not-figure = « { $given } » ne se pose pas sur une île. Seuls le Minotaure, Chiron, la Méduse et Polyphème le font.
problem-figure-twice = une autre figurine est déjà là. « { $given } » les ferait partir toutes deux.
problem-not-offering = « { $given } » n'est pas une offrande. Écrivez { "{" } seat = "A", gold = 5 { "}" } ou "A 5".
problem-offers-twice = { $given } n'a plus de pion pour une autre offrande.
problem-not-holding = « { $given } » est face cachée pendant ce cycle. Mettez ce Dieu parmi les premiers de `gods`.
problem-unknown-markers = « { $given } » ne nomme pas chacun de ceux-ci une fois : { $known }.
problem-too-few-markers = « { $given } » n'est pas un ordre du tour complet. À la fin d'un cycle, tous les pions sont revenus : { $known }.
problem-no-battle = personne ne se bat à « { $given } ». Donnez des attaquants, et des défenseurs d'un autre joueur.
problem-not-on-turn = { $given } n'occupe aucun dieu dont ce puisse être le tour. Donnez `offerings` et `turn.god`.
problem-told-by-moves = « { $given } » ne peut pas être donné. Racontez dans `done` les coups déjà joués pendant ce tour.
problem-follows-from = { $given } ne va pas avec le reste de la position, d'où découle { $right }. Ne le donnez pas.
