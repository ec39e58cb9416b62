# Hadès en français.

## Options et extensions

module-hades = Hadès
module-hades-free-placement = Hadès : placement libre
option-modules-hades-free-placement = Une enchère avant le premier cycle décide qui se déploie d'abord. Troupes et flottes commencent là où vous les posez.
module-hades-god = Hadès : le dieu des morts
option-modules-hades-god = Il prend parfois la place d'un autre dieu : troupes et flottes de morts-vivants, et la Nécropole, que les pertes enrichissent.
module-hades-heroes = Hadès : Créatures et Héros
option-modules-hades-heroes = Six Héros combattent pour vous tant que vous les payez, et leur sacrifice donne un pouvoir puissant ; cinq Créatures viennent des Enfers.
module-hades-favours = Hadès : Faveurs divines
option-modules-hades-favours = À chaque cycle, un dieu mineur ajoute sa faveur à l'un des dieux. Prêtresses, Théâtres et objets magiques en viennent.
module-hades-manticore = Hadès : Manticore
option-modules-hades-manticore = Une Créature de plus : elle tue un Héros. Seulement avec Créatures et Héros.
module-hades-hecate = Hadès : Hécate
option-modules-hades-hecate = Une faveur de plus : un passage entre deux îles. Seulement avec les Faveurs divines.

## Placement libre

phase-hades-auction = Enchère préliminaire
phase-hades-deployment = Déploiement
ask-hades-deploy-troop =
    { $bonus ->
        [1] Où va la troupe bonus d'Arès ? Elle peut en rejoindre une autre.
       *[other] Où déployez-vous une troupe ? { $left ->
            [1] C'est la dernière.
           *[other] Il y en a { $left } à déployer, sur des îles différentes.
        }
    }
ask-hades-deploy-fleet =
    { $bonus ->
        [1] Où va la flotte bonus de Poséidon ? Elle peut en rejoindre une autre.
       *[other] Où déployez-vous une flotte, au bord de vos îles ? { $left ->
            [1] C'est la dernière.
           *[other] Il y en a { $left } à déployer, sur des cases de mer différentes.
        }
    }
ask-hades-deploy-marker = Sur quelle île va votre marqueur prospérité ?
answer-hades-deploy-troop = Troupe : { $island }
answer-hades-deploy-fleet = Flotte : { $sea }
event-hades-auction = Une enchère préliminaire décide qui se déploie d'abord.
event-hades-troop-deployed = { $seat } déploie une troupe : { $island }.
event-hades-fleet-deployed = { $seat } déploie une flotte : { $sea }.
event-hades-fleet-kept = Plus aucune mer libre pour une flotte { $seat_of } : elle demeure en réserve.
event-hades-deployed = { $seat } a fini son déploiement et prend la place { $place } dans l'ordre du tour.
event-hades-no-income = Le premier cycle ne rapporte aucun revenu.
outlook-hades-bonus =
    Vous vous déployez en position { $place }, { $bonus ->
        [fleet] avec une flotte de plus.
        [troop] avec une troupe de plus.
        [philosopher] avec un Philosophe.
        [priest] avec un Prêtre.
        [prosperity] avec un marqueur prospérité pour une île au choix.
       *[other] sans bonus.
    }
why-HAD-FRE-02 = L'enchère préliminaire est finie, et ses offrandes sont payées.
why-HAD-FRE-04 = Apollon n'accueille qu'un joueur lors de l'enchère préliminaire, et quelqu'un s'y trouve.
why-HAD-FRE-06 = Les joueurs se déploient l'un après l'autre, du premier Dieu jusqu'à Apollon : ce n'est pas votre tour.
why-HAD-FRE-07 = Vous vous déployez : toutes vos troupes, vos flottes et votre bonus. Indiquez une place pour cette unité.
why-HAD-FRE-09 = Les troupes vont sur deux îles différentes, et vous en avez déjà une : { $island }.
    .sea = Une troupe va sur une île ; { $sea } est une case de mer.
why-HAD-FRE-10 = La troupe bonus va sur une île du plateau.
    .sea = Une troupe va sur une île ; { $sea } est une case de mer.
why-HAD-FRE-11 = Les flottes vont sur deux cases de mer différentes au bord de vos îles ; { $sea } ne convient pas.
    .island = Une flotte va en mer ; { $island } est une île.
why-HAD-FRE-12 = La flotte bonus va sur une case de mer au bord de vos îles ; { $sea } n'en est pas une.
    .island = Une flotte va en mer ; { $island } est une île.
why-HAD-FRE-14 = Il y a là des unités d'un autre joueur : personne ne peut s'y déployer.
why-HAD-FRE-15 = Le marqueur prospérité va sur une île du plateau, quel que soit son propriétaire.
why-HAD-FRE-20 = Votre second pion déploie sa troupe sur une île et sa flotte sur une case de mer où vous n'en avez pas encore.
why-HAD-FRE-21 = Apollon n'accueille qu'un pion lors de l'enchère préliminaire, et il y en a un.
why-HAD-FRE-23 = Vous devez garder { COUNT($kept, "gold") } pour un pion qu'il vous reste à placer : { $most } au plus ici.
fact-placement = Placement libre
fact-stage = Maintenant
fact-bonus = Bonus

## Hadès, les morts-vivants, la Nécropole

phase-hades-threat = Menace

ask-hades-raise = Un mort-vivant gratuit : sur quelle île surgit une troupe, ou dans quelle mer une flotte ?
ask-draw-threat = Qu’indique le dé de la menace ?
draw-threat = { $outcome }

answer-hades-raise-troop =
    { $gold ->
        [0] Troupe morte-vivante { $island_to }
       *[other] Lever une troupe morte-vivante { $island_to } ({ COUNT($gold, "gold") })
    }
answer-hades-raise-fleet =
    { $gold ->
        [0] Flotte morte-vivante en { $sea }
       *[other] Lever une flotte morte-vivante en { $sea } ({ COUNT($gold, "gold") })
    }
answer-hades-necropolis = Construire la Nécropole { $island_to } ({ COUNT($gold, "gold") })

event-hades-threat =
    { $comes ->
        [1] La menace monte de { $rise }, à { $threat } : Hadès arrive.
       *[other] La menace monte de { $rise }, à { $threat }.
    }
event-hades-covered = Hadès prend la place { $god_of }.
event-hades-departed =
    { $count ->
        [0] Hadès s’en va et { $god } est de retour ; la menace est remise à 0.
        [one] Hadès s’en va avec un mort-vivant et { $god } est de retour ; la menace est remise à 0.
       *[other] Hadès s’en va avec { $count } morts-vivants et { $god } est de retour ; la menace est remise à 0.
    }
event-hades-troop-raised =
    { $gold ->
        [0] { $seat } lève une troupe morte-vivante gratuite { $island_to }.
       *[other] { $seat } lève une troupe morte-vivante { $island_to } pour { COUNT($gold, "gold") }.
    }
event-hades-fleet-raised =
    { $gold ->
        [0] { $seat } lève une flotte morte-vivante gratuite en { $sea }.
       *[other] { $seat } lève une flotte morte-vivante en { $sea } pour { COUNT($gold, "gold") }.
    }
event-hades-necropolis = { $seat } construit la Nécropole { $island_to } pour { COUNT($gold, "gold") }.
event-hades-necropolis-gone =
    { $gold ->
        [0] La Nécropole { $island_of } n’est plus.
       *[other] La Nécropole { $island_of } n’est plus ; { COUNT($gold, "gold") } y restent jusqu’aux revenus.
    }
event-hades-gold-added = { COUNT($gold, "gold") } de plus sur la Nécropole { $island_of } : { $total } à présent.

outlook-hades-threat =
    { $here ->
        [1] Hadès est là jusqu’après Apollon. Puis la menace repart de 0, et il ne peut pas revenir au cycle suivant.
       *[other] { $comes ->
            [0] La menace est à { $threat } : avec les deux prochains dés, Hadès ne peut pas encore venir.
           *[other] La menace est à { $threat } : Hadès vient si les deux prochains dés font { $missing } ou plus, { $comes } %.
        }
    }

why-HAD-CYO-04 = Après un assaut à égalité, le défenseur choisit son unité perdue en premier, puis l'attaquant.
    .verb = Les joueurs paient leurs Héros l'un après l'autre, dans l'ordre du tour : ce n'est pas encore à vous.
why-HAD-CYO-05 = Décidez d'abord de ce qu'une Prêtresse garde : au début d'un tour, les figurines partent avant toute autre chose.
why-HAD-THR-03 = Hadès vient quand la menace atteint { $needed }, et elle est à { $threat }.
why-HAD-THR-06 = Hadès recouvre { $god } pendant ce cycle : à cette place, il n'y a d'offrande que la sienne.
why-HAD-UND-01 = Les morts-vivants ne surgissent que pendant le tour d'Hadès.
    .places = Hadès donne un seul mort-vivant : nommez un seul endroit.
why-HAD-UND-02 = Le mort-vivant suivant coûte { COUNT($price, "gold") } ; vous en avez { $gold }.
    .places = Les morts-vivants surgissent l'un après l'autre : indiquez une seule place.
why-HAD-UND-03 = Vous avez levé { $most } morts-vivants dans ce tour, le gratuit compris : il n'y en a pas d'autre.
why-HAD-UND-04 = La réserve d'Hadès n'en a plus : { $unit }.
why-HAD-UND-05 = Une troupe morte-vivante surgit sur une de vos îles ; { $island } n'est pas à vous.
    .sea = Une flotte morte-vivante surgit en mer, au bord d'une de vos îles, là où vous pouvez avoir des flottes ; { $sea } ne convient pas.
    .unit = Une troupe surgit sur une île et une flotte en mer : pas { $unit_the } à cet endroit.
why-HAD-UND-09 = Vous perdez l'une de vos unités dans ce combat, morte-vivante ou non, celle que vous voulez ; il n'y en a pas de telle.
why-HAD-UND-17 = Les morts-vivants sont à Hadès : le Sphinx ne les achète pas.
why-HAD-MOV-01 = Avec Hadès, déplacer des flottes coûte { COUNT($price, "gold") } ; vous en avez { $gold }.
why-HAD-MOV-02 = Avec Hadès, déplacer des troupes coûte { COUNT($price, "gold") } ; vous en avez { $gold }.
why-HAD-MOV-04 = Avec Hadès, aucune unité ne se déplace sans { $unit_the } dans le groupe.
why-HAD-MOV-06 = Une flotte morte-vivante doit accompagner chaque pas du déplacement.
why-HAD-NEC-01 = La Nécropole coûte { COUNT($price, "gold") } ; vous en avez { $gold }.
    .built = La Nécropole se construit une fois par tour, et c'est fait.
why-HAD-NEC-02 = La Nécropole va sur une de vos îles du plateau ; { $island } ne convient pas.
why-HAD-NEC-16 = La Nécropole occupe { $island }, et le Géant ne peut pas la détruire.
why-HAD-NEC-17 = La Nécropole occupe { $island }, et le Cyclope ne peut pas la changer.
why-HAD-NEC-18 = La Nécropole occupe déjà { $island }.
why-HAD-NEC-19 = La Nécropole occupe { $island } : ce site compte comme bâti, et vous en avez un qui est dégagé.
why-HAD-NEC-20 = La Nécropole { $island_of } couvre cet emplacement.

fact-threat = Menace
fact-arrives_at = Hadès vient à
fact-threat_dice = Dés de la menace
fact-covered = Sous Hadès
fact-undead_left = Morts-vivants en réserve
fact-necropolis = Nécropole
fact-necropolis_gold = Or sur la Nécropole
fact-left_gold = Or laissé

## Créatures et Héros

ask-target-cerberus = De quelle île Cerbère prend-il les revenus ?
ask-target-chiron-hades = Quelle île Chiron met-il à l’abri ?
phase-hades-upkeep = Entretien des Héros

ask-hades-hero-island = Sur laquelle de vos îles débarque { $hero } ?
ask-hades-keep =
    { $count ->
        [one] Payez-vous { COUNT($gold, "gold") } pour garder votre Héros ?
       *[other] Lesquels de vos Héros gardez-vous, pour { COUNT($gold, "gold") } chacun ?
    }
ask-hades-charon = Quel Héros Charon ramène-t-il ?
ask-hades-manticore = Quel Héros la Manticore tue-t-elle ?
ask-hades-erinyes = Où les Érinyes prennent-elles un marqueur prospérité ?
ask-hades-erinyes-to = Sur laquelle de vos îles le posent-elles ?
ask-hades-reroll = Vous avez obtenu { $die } pour { $place } : Thésée relance-t-il ?
ask-hades-flight = D'où et vers où Pégase porte-t-il vos troupes pour Persée ?
ask-hades-three-buildings = Quel bâtiment donnez-vous pour la Métropole ? Reste à donner : { $left }.
ask-hades-fortresses = Quelle île perd ses Forteresses ?
ask-hades-reinforce = Combien de troupes de votre réserve rejoignent { $island } ?

answer-hades-hero = { $hero }
answer-hades-keep = Payer { COUNT($gold, "gold") } pour { $hero }
answer-hades-dismiss = Laisser { $hero } quitter la partie
answer-hades-sacrifice = Sacrifier { $hero }
answer-hades-reroll = Relancer
answer-hades-accept = Garder ce dé

event-hades-hero-offered = Un Héros pour { COUNT($price, "gold") } : { $hero }.
event-hades-hero-unsold = Personne n'a recruté { $hero }.
event-hades-hero = { $hero } débarque { $island_to } pour { $seat }.
event-hades-hero-paid = { $seat } paie { COUNT($gold, "gold") } et garde { $hero }.
event-hades-hero-gone = { $hero } quitte la partie.
event-hades-hero-sacrificed = { $seat } sacrifie { $hero }, qui se tenait { $island_to }.
event-hades-hero-struck = La Manticore { $seat_of } tue { $hero }, Héros { $victim_of }, { $island_to }.
event-hades-rerolled = Thésée, Héros { $seat_of }, avait obtenu { $die } et relance.
event-hades-buildings-given = { $seat } donne { $count } bâtiments pour une Métropole.
event-hades-fortresses =
    { $count ->
        [one] La Forteresse { $victim_of } { $island_to } disparaît.
       *[other] Les { $count } Forteresses { $victim_of } { $island_to } disparaissent.
    }
event-hades-reinforced = { COUNT($count, "troops") } { $seat_of } rejoignent { $island }.
event-hades-amazons = { $seat } trouve l'île secrète des Amazones.
event-hades-amazons-gone = L'île des Amazones quitte la partie avec { $seat }.
event-hades-marker-taken =
    Les Érinyes { $seat_of } portent un marqueur prospérité { $sea ->
        [1] de la case { $start }
       *[other] { $start_of }
    } { $island_to }.
event-hades-necropolis-emptied = Empousa rapporte { $seat_to } { COUNT($gold, "gold") } de la Nécropole { $island_of }.

outlook-hades-battle =
    { $attacking ->
        [1] { $land ->
            [1] { COUNT($count, "troops") }
           *[other] { COUNT($count, "fleets") }
        } contre { $units }
       *[other] { $land ->
            [1] { COUNT($units, "troops") }
           *[other] { COUNT($units, "fleets") }
        } contre { $count }
    }{ $heroes ->
        [0] { "" }
       *[other] , avec ce que font les Héros
    }{ $items ->
        [0] { "" }
       *[other] { $heroes ->
            [0] , avec { $item_the }
           *[other] { "" } et { $item_the }
        }
    } : { $held } % { $land ->
        [1] { $attacking ->
            [1] de s'en emparer
           *[other] de tenir
        }
       *[other] de tenir
    }, { $lost } % de perdre, { $gone } % que tous disparaissent, si chacun choisit au mieux et si personne ne se retire.
outlook-hades-upkeep = Après le prochain revenu, les Héros { $seat_of } coûtent { COUNT($due, "gold") }.
    .gold = Après le prochain revenu, les Héros { $seat_of } coûtent { COUNT($due, "gold") }. Pour l'instant, { $seat } aura { $gold } PO.

fact-heroes = Héros
fact-hero = Héros
fact-hired = recruté au cycle
fact-gone_heroes = Héros sortis de la partie
fact-upkeep = Entretien dû

why-HAD-BEA-03 = Cerbère se pose sur une île, et { $sea } est une case de mer.
why-HAD-BEA-09 = { $hero } n'est pas sorti de la partie : Charon ne ramène personne d'autre.
why-HAD-BEA-10 = Penthésilée a été sacrifiée et ne revient pas.
why-HAD-BEA-12 = Les Érinyes prennent un marqueur prospérité posé sur une île et le mettent sur une des vôtres.
why-HAD-BEA-13 = La prospérité { $island_of } est imprimée : les Érinyes ne peuvent pas la prendre.
why-HAD-BEA-17 = Le nouveau Chiron protège { $island }.
why-HAD-BEA-18 = { $hero } n'est pas sur le plateau : la Manticore ne peut pas le frapper.
why-HAD-BEA-20 = Les Héros qui sont sur l'île de Chiron échappent à la Manticore.
why-HAD-HER-02 = Un Héros coûte le prix de sa case, { COUNT($price, "gold") } ; vous en avez { $gold }.
    .creature = On n'appelle que les Héros visibles sur la piste : vous n'y trouverez pas { $creature_the }.
why-HAD-HER-03 = Un Héros n'est pas une créature : ni Temples ni Métropoles ne baissent ce prix. Vous avez { COUNT($gold, "gold") }.
why-HAD-HER-04 = Zeus ne peut pas remplacer un Héros.
why-HAD-HER-05 = Un Héros débarque sur une de vos îles.
    .verb = Un Héros qui vient d'être recruté débarque aussitôt sur une île à vous, et personne d'autre.
why-HAD-HER-07 = Après chaque revenu, un Héros coûte 2 PO ou quitte la partie ; pour celui-ci, il n'y a rien à décider maintenant.
    .gold = Un Héros coûte { COUNT($price, "gold") } après chaque revenu ; vous avez { $gold }.
why-HAD-HER-10 = Vous perdez l'une de vos unités dans ce combat, Héros ou autre, celle que vous voulez ; il n'y en a pas de telle.
why-HAD-HER-14 = Vous ne pouvez sacrifier qu'un Héros à vous, pendant votre tour, et jamais chez Apollon.
why-HAD-HER-15 = { $hero } a été recruté dans ce cycle et ne peut pas encore être sacrifié.
why-HAD-HER-16 = La condition de ce pouvoir n'est pas remplie : { $hero } ne peut pas être sacrifié maintenant.
why-HAD-HER-18 = Un Héros n'est pas un mort-vivant : sans troupe morte-vivante dans le groupe, il ne bouge pas avec Hadès.
why-HAD-HER-20 = Un Héros n'est pas une troupe régulière : ni la Harpie ni le Sphinx ne le prennent.
why-HAD-PWR-02 = { $hero } demande au moins 5 îles à vous sur le plateau.
why-HAD-PWR-04 = L'île des Amazones est hors du plateau : nul ne peut l'attaquer.
why-HAD-PWR-08 = Persée prend part à ce combat : nul ne se retire devant lui.
why-HAD-PWR-09 = Persée mène des troupes d'une de vos îles à n'importe quelle autre, lui-même excepté.
    .verb = Les troupes ne s'envolent avec Persée que s'il est sacrifié.
why-HAD-PWR-10 = Nul ne débarque avec Persée là où se tient Chiron.
why-HAD-PWR-11 = Qui est venu par les airs ne se retire pas par là.
why-HAD-PWR-12 = Seul Thésée relance, une fois par combat, juste après les dés.
why-HAD-PWR-13 = Pour Thésée, vous donnez trois bâtiments à vous, chacun d'un autre type.
    .verb = On ne donne de bâtiments pour Thésée que s'il est sacrifié.
why-HAD-PWR-15 = Ulysse retire les Forteresses d'une île adverse ; il en faut une.
why-HAD-PWR-17 = Hector amène jusqu'à 3 troupes, pas plus que n'en a votre réserve.
    .verb = Hector n'amène des troupes que s'il est sacrifié.
why-HAD-PWR-18 = Rien d'autre qu'une Métropole ne peut venir sur l'île des Amazones.

## Faveurs, Prêtresses et objets

draw-favours = { $outcome }
ask-draw-favours = Quelle faveur est tirée ?
draw-items = { $outcome }
ask-draw-items = Quel Objet est tiré ?

event-hades-favour-laid = { $favour } prête une faveur à { $god }.
event-hades-favour-discarded = La faveur { $favour_of } est défaussée.
event-hades-favours-reshuffled = Toutes les faveurs forment une nouvelle pioche.
event-hades-item-drawn = { $seat } tire un Objet magique, face cachée.
    .item = { $seat } a un Objet magique : { $item_the }.
event-hades-items-reshuffled = Les Objets magiques défaussés forment une nouvelle pioche.
event-hades-no-item = Il ne reste pas d’Objet magique pour { $seat }.
event-hades-item-discarded = { $seat } défausse { $item_the }.

draw-search = { $outcome }
ask-draw-search = Quelle carte est retournée ?

ask-hades-turn-cards = Artémis : une autre carte devient-elle une unité ?
ask-hades-discard = Vous avez tiré deux Objets magiques. Lequel défaussez-vous ? Vous gardez l’autre face cachée.
ask-hades-column = Une colonne se dresse { $island_to }. Où va l’autre ?
ask-hades-retain = Des figurines à vous vont partir. Une Prêtresse en garde-t-elle une ?
ask-hades-give = Une Métropole ! Avec quel Théâtre ?

answer-hades-favour-aphrodite = Aphrodite : { COUNT($troops, "troops") } de plus { $island_to } ({ COUNT($gold, "gold") })
answer-hades-favour-artemis-troop =
    { $card ->
        [priest] Artémis : un Prêtre devient une troupe { $island_to }
       *[philosopher] Artémis : un Philosophe devient une troupe { $island_to }
    }
answer-hades-favour-artemis-fleet =
    { $card ->
        [priest] Artémis : un Prêtre devient une flotte en { $sea }
       *[philosopher] Artémis : un Philosophe devient une flotte en { $sea }
    }
answer-hades-favour-demeter = Déméter : prendre { COUNT($gain, "gold") }
answer-hades-favour-dionysus = Dionysos : Théâtre { $island_to }, emplacement { $slot } ({ COUNT($gold, "gold") })
answer-hades-favour-hephaestus = Héphaïstos : tirer deux Objets, en garder un ({ COUNT($gold, "gold") })
answer-hades-favour-hera = Héra : chercher un Héros ({ COUNT($gold, "gold") })
answer-hades-favour-hermes = Hermès : une corne d’abondance en { $sea }
answer-hades-favour-hestia = Hestia : { $building } { $island_to }, emplacement { $slot } ({ COUNT($gold, "gold") })
answer-hades-favour-hecate = Hécate : une colonne { $island_to } ({ COUNT($gold, "gold") })
answer-hades-discard = Défausser { $item_the }
answer-hades-column = { $island }
answer-hades-retain = Garder { $creature_the } { $island_to }
answer-hades-priestess = Une Prêtresse pour { $hero }
answer-hades-leave = Les laisser partir
answer-hades-theatres =
    { $missing ->
        [one] Créer une Métropole avec un Théâtre
       *[other] Créer une Métropole avec { $missing } Théâtres
    }

event-hades-turned-up = Carte retournée : { $creature }.
event-hades-priestess = { $seat } reçoit une Prêtresse.
event-hades-no-priestess = Il ne reste pas de Prêtresse pour { $seat }.
event-hades-kept = Une Prêtresse { $seat_of } garde { $creature_the } { $island_to }.
event-hades-paid-by-priestess = { $seat } défausse une Prêtresse et garde { $hero }.
event-hades-favour-used =
    { $gold ->
        [0] { $seat } use de la faveur { $favour_of }.
       *[other] { $seat } use de la faveur { $favour_of } pour { COUNT($gold, "gold") }.
    }
event-hades-doubled = { $seat } reçoit { COUNT($troops, "troops") } { $island_to }.
event-hades-card-turned =
    { $card ->
        [priest] { $seat } donne un Prêtre.
       *[philosopher] { $seat } donne un Philosophe.
    }
event-hades-demeter = { $seat } prend { COUNT($gold, "gold") }.
event-hades-sea-prospers = { $seat } pose une corne d’abondance en { $sea }.
event-hades-columns = Les colonnes d’Hécate que pose { $seat } relient { $island } et { $other }.

why-HAD-FAV-03 = Aucune faveur n’accompagne { $god }.
why-HAD-FAV-05 = Le pouvoir d’une faveur sert une seule fois, pendant le tour du Dieu qu’elle accompagne.
    .favour = Vous avez déjà usé de la faveur { $favour_of }.
    .price = Le pouvoir de cette faveur coûte { COUNT($price, "gold") } ; vous en avez { $gold }.
why-HAD-TIL-01 = Aphrodite double les troupes d’une de vos îles : nommez-la.
    .island = Aphrodite ne trouve aucune de vos troupes { $island_to }.
why-HAD-TIL-02 = Aphrodite prend les troupes dans votre réserve, et elle est vide.
why-HAD-TIL-03 = Aphrodite ne compte que les troupes ordinaires, et il n’y en a pas { $island_to }.
why-HAD-TIL-04 = Artémis change un Prêtre ou un Philosophe en unité : nommez la carte, puis le lieu.
    .card =
        { $card ->
            [priest] Vous n’avez pas de Prêtre pour Artémis.
           *[philosopher] Vous n’avez pas de Philosophe pour Artémis.
        }
why-HAD-TIL-05 = Artémis ne change aucune Prêtresse en unité.
why-HAD-TIL-06 = Les unités d’Artémis viennent de votre réserve et se placent comme celles qu’on recrute.
why-HAD-TIL-07 = Déméter paie pour toutes vos îles ensemble : il n’y a rien à nommer.
why-HAD-TIL-08 = Dionysos bâtit un Théâtre : nommez un emplacement libre d’une de vos îles.
    .building = Dionysos bâtit un Théâtre, et rien d’autre.
    .island = Il faut à Dionysos un emplacement libre d’une de vos îles ; celui-ci, { $island_to }, n’en est pas un.
why-HAD-TIL-09 = Héphaïstos vous fait tirer deux Objets ; vous nommez ensuite celui que vous défaussez.
    .item = { $item_The } n’est pas un des deux que vous venez de tirer.
why-HAD-TIL-11 = Héra cherche un Héros dans la pioche des Créatures : il n’y a rien à nommer.
why-HAD-TIL-13 = Héra ne trouverait personne : aucun Héros n’est dans la pioche des Créatures.
why-HAD-TIL-15 = Hermès pose une corne d’abondance sur une case de mer où vous avez une flotte : nommez-la.
    .sea = Il faut à Hermès une flotte à vous, et vous n’en avez pas en { $sea }.
why-HAD-TIL-18 = Hestia bâtit un des quatre types : nommez un emplacement libre d’une de vos îles, puis le bâtiment.
    .island = Il faut à Hestia un emplacement libre d’une de vos îles ; celui-ci, { $island_to }, n’en est pas un.
why-HAD-TIL-19 = Hestia ne bâtit jamais de Théâtre.
why-HAD-TIL-20 = Les colonnes d’Hécate vont sur deux îles différentes : nommez-les l’une après l’autre.
    .island = Les colonnes d’Hécate vont sur deux îles différentes du plateau ; { $island } ne convient pas.
why-HAD-TIL-27 = Il ne reste pas de corne d’abondance pour Hermès.
why-HAD-OBJ-40 = Les dés peuvent encore être relancés ; { $item } se joue ensuite.
why-HAD-OBJ-42 = Tous les Objets magiques sont chez des joueurs : il n’en reste pas à tirer.
why-HAD-PRS-01 = Quand on paie les Héros, une de vos Prêtresses peut payer pour l’un d’eux.
why-HAD-PRS-02 = Une Prêtresse garde une de vos figurines qui va partir, quand votre tour commence.
    .island = Aucune figurine à vous ne va partir { $island_of }.
why-HAD-PRS-03 = Une Prêtresse n’est pas un Prêtre : le Sphinx ne l’achète pas.
why-HAD-THE-02 = Dans une Métropole, chaque Théâtre remplace un type de bâtiment qui vous manque.
    .missing =
        Chaque Théâtre remplace un type qui vous manque. Il vous en manque { $missing } sur quatre et vous avez { $theatres ->
            [one] un Théâtre.
           *[other] { $theatres } Théâtres.
        }
    .island = Il faut donner un Théâtre, et cet emplacement { $island_of } n’en a pas que vous puissiez donner.
why-HAD-THE-04 = Une Métropole avec des Théâtres se crée pendant vos propres actions, si vous le voulez.
why-HAD-THE-06 = Le Cyclope ne fait pas de Théâtre.

fact-seat = Joueur
fact-favour = Faveur du cycle
fact-tile = Tuile
fact-god = Dieu
fact-used = Pouvoir utilisé
fact-favours_left = Faveurs dans la pioche
fact-favours_discarded = Faveurs défaussées
fact-priestesses = Prêtresses
fact-priestesses_left = Prêtresses dans la pioche
fact-items = Objets magiques
fact-item = Objet
fact-hand = Vos Objets face cachée
fact-items_face_down = Objets face cachée
fact-items_left = Objets dans la pioche
fact-items_discarded = Objets défaussés
fact-sea_markers = Cornes d’abondance en mer
fact-sea = Case de mer
fact-markers = Marqueurs
fact-columns = Colonnes d’Hécate

## Objets

ask-hades-helm-of-hades = { $owner ->
        [1] Les dés indiquent { $rise } : { $comes ->
            [1] Hadès viendrait. Les faites-vous relancer ?
           *[0] la colonne serait à { $threat } sur { $needed }. Les faites-vous relancer ?
        }
       *[0] Les dés indiquent { $rise }. Vous pourriez avoir { $item_the }, pour ce qu’en savent les autres.
    }
ask-hades-golden-fleece = { $owner ->
        [1] On compte les revenus : jouez-vous { $item_the } ?
       *[0] On compte les revenus. Vous pourriez avoir { $item_the }, pour ce qu’en savent les autres.
    }
ask-hades-palace-of-the-gods = { $owner ->
        [1] Les Dieux sont en place : changez-vous leur ordre ?
       *[0] Les Dieux sont en place. Vous pourriez avoir { $item_the }, pour ce qu’en savent les autres.
    }
ask-hades-aphrodites-girdle = { $owner ->
        [1] Les offrandes commencent : écartez-vous quelqu’un d’un Dieu ?
       *[0] Les offrandes commencent. Vous pourriez avoir { $item_the }, pour ce qu’en savent les autres.
    }
ask-hades-harmonias-necklace = { $owner ->
        [1] Un tour commence : vous mettez-vous à l’abri des attaques jusqu’à la fin du cycle ?
       *[0] Un tour commence. Vous pourriez avoir { $item_the }, pour ce qu’en savent les autres.
    }
ask-hades-apollos-arrows = { $owner ->
        [1] { $place } : vous avez { $score }, contre { $against }. Jouez-vous { $item_the } ?
       *[0] { $place } : vous avez { $score }, contre { $against }. Vous pourriez avoir { $item_the }, pour ce qu’en savent les autres.
    }
ask-hades-poseidons-trident = { $owner ->
        [1] { $place } : vous avez { $score }, contre { $against }. Jouez-vous { $item_the } ?
       *[0] { $place } : vous avez { $score }, contre { $against }. Vous pourriez avoir { $item_the }, pour ce qu’en savent les autres.
    }
ask-hades-order = Dans quel ordre se tiennent les Dieux, le premier d’abord ?
ask-hades-drive = Quelles troupes voyagent avec le Char du soleil ?
ask-hades-again = On ne vous demande plus rien à propos de certains Objets.

answer-hades-pass = Pas maintenant
answer-hades-never = Ne plus rien me demander à propos { $item_of }
answer-hades-quiet = Ne plus rien me demander sur les Objets face cachée
answer-hades-again-all = Me demander de nouveau pour les Objets face cachée
answer-hades-again = Me demander de nouveau à propos { $item_of }
answer-hades-play-helm-of-hades = Faire relancer les dés
answer-hades-play-golden-fleece = Prendre { COUNT($gold, "gold") }
answer-hades-play-palace-of-the-gods = Changer l’ordre des Dieux
answer-hades-play-aphrodites-girdle = { $own ->
        [1] Vous écarter { $god_of } vous-même
       *[0] Écarter { $seat } { $god_of }
    }
answer-hades-play-harmonias-necklace = Jouer { $item_the }
answer-hades-play-apollos-arrows = Ajouter { $bonus }
answer-hades-play-poseidons-trident = Ajouter { $bonus }
answer-hades-play-sun-chariot = Jouer { $item_the }
answer-hades-play-artemis-arrows = Abattre { $creature_the } ({ $place })
answer-hades-play-pelops-sceptre = Jouer { $item_the }
answer-hades-order = { $god }

event-hades-item-played = { $seat } joue { $item_the }.
event-hades-item-shown = { $seat } retourne { $item_the } et joue cette carte.
event-hades-item-rests = { $seat } ne veut plus qu’on lui demande rien à propos { $item_of }.
event-hades-items-rest = { $seat } ne veut plus qu’on lui demande rien sur les Objets face cachée.
event-hades-items-wanted = { $seat } veut de nouveau être consulté sur les Objets face cachée.
event-hades-item-wanted = { $seat } veut de nouveau être consulté à propos { $item_of }.
event-hades-threat-rolled = Les dés de la menace indiquent { $rise }.
event-hades-fleece = { $seat } prend { COUNT($gold, "gold") }.
event-hades-god-barred = { $victim } ne peut pas faire d’offrande { $god_to } pendant ce cycle.
event-hades-sheltered = Nul ne peut attaquer { $seat } jusqu’à la fin du cycle.
event-hades-gods-moved = Les Dieux se tiennent maintenant ainsi : { LIST($gods) }.
event-hades-bonus = { $seat } a { $bonus } de plus pour cet assaut.
event-hades-kraken-slain = Le Kraken disparaît de { $sea }.

outlook-hades-assault = { $result ->
        [won] { $score } contre { $against } : vous gagnez cet assaut.
        [tied] { $score } contre { $against } : chacun perd une unité.
       *[lost] { $score } contre { $against } : vous perdez cet assaut.
    }
outlook-hades-sheltered = Nul ne peut attaquer { $seat } jusqu’à la fin du cycle.
outlook-hades-barred = { $seat } ne peut pas faire d’offrande { $god_to } pendant ce cycle.

fact-moment = Se joue
fact-sheltered = À l’abri des attaques
fact-barred = Pas d’offrande
fact-not_asked = Plus rien demandé à propos de
fact-quiet = Plus rien demandé sur les Objets face cachée

why-HAD-OBJ-01 = Vous avez { $item_the } face visible : il n’y a ici rien de caché à vous demander.
why-HAD-OBJ-02 = Vous n’avez pas { $item_the }.
why-HAD-OBJ-05 = { $item_The } : il faut que ce soit votre tour, sur un Dieu autre qu’Apollon.
why-HAD-OBJ-06 = Aucun Objet ne peut être joué maintenant : chacun a son moment.
why-HAD-OBJ-07 = La Ceinture d’Aphrodite vous écarte { $god_of } pendant ce cycle.
why-HAD-OBJ-08 = La Ceinture d’Aphrodite ne peut pas désigner Apollon.
why-HAD-OBJ-10 = La Ceinture d’Aphrodite se joue quand commencent les offrandes, ou quand son propriétaire va placer un pion.
    .god = { $seat } a déjà un pion sur { $god } : la Ceinture d’Aphrodite ne reprend aucune offrande.
why-HAD-OBJ-11 = Le Char du soleil répartit vos troupes entre vos îles : rien ne peut voyager maintenant.
why-HAD-OBJ-14 = Au Char du soleil il faut des troupes à vous et une deuxième île où les mener.
    .island = Le Char du soleil mène à une autre de vos îles ; { $island } n’en est pas une.
why-HAD-OBJ-15 = Le Collier d’Harmonie protège { $seat } : aucune troupe ne peut entrer sur { $island }.
why-HAD-OBJ-16 = Le Collier d’Harmonie protège { $seat } : aucune flotte ne peut entrer en { $sea }.
why-HAD-OBJ-18 = Le Collier d’Harmonie se joue pendant son propre tour, ou quand commence celui d’un autre.
why-HAD-OBJ-19 = Les Flèches d’Apollon se jouent dans un combat terrestre, après les dés, par l’un des deux camps.
why-HAD-OBJ-20 = Le Trident de Poséidon se joue dans un combat naval, par l’un des deux camps.
why-HAD-OBJ-21 = Le Trident de Poséidon se joue après les dés d’un assaut.
why-HAD-OBJ-23 = { $creature_The } n’a pas de figurine sur le plateau.
why-HAD-OBJ-25 = Le Palais des Dieux déplace les Dieux disponibles, avant la première offrande.
why-HAD-OBJ-26 = { $god } est face cachée : le Palais des Dieux ne déplace pas ces Dieux-là.
why-HAD-OBJ-27 = { $god } est sous Hadès et voyage avec lui : nommez Hadès.
why-HAD-OBJ-33 = Le Casque d’Hadès se joue juste après le jet de la menace.
why-HAD-OBJ-34 = La Toison d’or se joue pendant qu’on compte les revenus.
why-HAD-OBJ-35 = Le Casque d’Hadès n’est pas dans cette partie : il lui faut le Dieu des morts.
why-HAD-OBJ-36 = Aucune Créature à figurine n’est dans la pioche : le Sceptre de Pélops ne trouverait rien.
why-HAD-OBJ-37 = Le Collier d’Harmonie arrête aussi l’atterrissage de Persée sur { $island }.
why-HAD-OBJ-39 = Méduse retient les troupes { $island_of } : le Char du soleil n’en emmène aucune.
