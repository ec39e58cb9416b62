# Titans en français.

## Options et extensions

module-titans = Titans
option-modules-titans = De grandes îles découpées en territoires, à 3, 4 ou 5 joueurs : Kronos, des Titans qui marchent avec tous les dieux, cinq Artéfacts et des Métropoles spécialisées.
module-titans-teams = Titans : équipes de deux
option-modules-titans-teams = Deux équipiers sont assis face à face. À 4 joueurs, et à 6, qui jouent toujours ainsi.

phase-titans-auction = Enchère préliminaire
phase-titans-deployment = Déploiement

ending-artifacts =
    { $count ->
        [one] { $winners } réunit les cinq Artéfacts et l'emporte avec { COUNT($score, "metropolises") }.
       *[other] { $winners } réunissent les cinq Artéfacts et l'emportent, avec { COUNT($score, "metropolises") } dans leur équipe.
    }

## Le début

ask-titans-deploy-unit =
    { $unit ->
        [titan] Sur quel territoire déployez-vous un Titan ?
       *[other] Sur quel territoire déployez-vous une troupe ?
    } { $left ->
        [0] C'est la dernière unité.
        [one] Encore une unité ensuite.
       *[other] Encore { $left } unités ensuite.
    }
ask-titans-deploy-fleet =
    { $number ->
        [1] Dans quelle mer au bord de vos territoires déployez-vous la première flotte ?
        [2] Dans quelle mer au bord de l'autre territoire déployez-vous la deuxième flotte ?
       *[other] Dans laquelle de vos deux mers déployez-vous la troisième flotte ?
    }
ask-titans-deploy-building = Où déployez-vous le bâtiment de votre Dieu ?
    .building = Où déployez-vous { $building_the } de votre Dieu ?
ask-titans-deploy-marker = Sur lequel de vos territoires posez-vous le marqueur prospérité ?
answer-titans-deploy-unit = { $island }
answer-titans-deploy-fleet = { $sea }
answer-titans-build = { $building_The } sur l'emplacement { $slot } { $island_of }
draw-buildings = { $outcome }
ask-draw-buildings = Quel bâtiment se trouve sur le prochain emplacement marqué ?
draw-metropolises = { $outcome }
ask-draw-metropolises = Quelle Métropole spécialisée est tirée ?
outlook-titans-bonus =
    { $bonus ->
        [poseidon] Numéro { $place } à se déployer, avec une flotte et un Port en plus.
        [ares] Numéro { $place } à se déployer, avec une troupe et une Forteresse en plus.
        [zeus] Numéro { $place } à se déployer, avec un Prêtre et un Temple.
        [athena] Numéro { $place } à se déployer, avec un Philosophe et une Université.
        [kronos] Numéro { $place } à se déployer, avec un Titan et un bâtiment d'un dieu placé plus haut, ou avec deux Titans si Kronos est en tête.
       *[apollo] Numéro { $place } à se déployer, avec 1 PO et un marqueur prospérité.
    }

event-titans-building = { $building_The } se trouve à { $island } dès le début.
event-titans-auction = L'enchère préliminaire décide qui se déploie d'abord.
event-titans-deployed = { $seat } s'est déployé et a la place { $place } dans l'ordre du tour.
event-titans-unit-deployed =
    { $unit ->
        [titan] { $seat } déploie un Titan à { $island }.
       *[other] { $seat } déploie une troupe à { $island }.
    }
event-titans-fleet-deployed = { $seat } déploie une flotte en { $sea }.
event-titans-fleet-kept = { $seat } garde une flotte en réserve : il ne reste pas de mer pour elle.
event-titans-gained = { $seat } reçoit { COUNT($gold, "gold") } d'Apollon.
event-titans-no-income = Le premier cycle n'apporte pas de revenus.

## Kronos et les Titans

ask-titans-kronos = Quel bâtiment Kronos vous donne-t-il, et où ?
ask-titans-titan = Sur quel territoire vient votre Titan gratuit ?
answer-titans-titan = { $island }
answer-titans-recruit = Un Titan à { $island } ({ COUNT($gold, "gold") })
answer-titans-march = Des Titans { $start_of } à { $island } ({ COUNT($gold, "gold") })

event-titans-given = { $seat } reçoit { $building_the } à { $island }.
event-titans-building-lost = { $seat } n'a pas de place pour un bâtiment gratuit.
event-titans-came =
    { $gold ->
        [0] Un Titan { $seat_of } vient à { $island }.
       *[other] { $seat } achète un Titan pour { $island }.
    }

## Les Artéfacts

ask-titans-place = Sur quel territoire posez-vous { $artifact_the } ?
ask-titans-take = Quel Artéfact part avec vos unités ?
ask-titans-pass = Vos unités entrent sans être vues à { $island } : continuent-elles pour { COUNT($gold, "gold") }, ou s'arrêtent-elles ?
ask-titans-caduceus = Vous perdez une troupe : payez-vous 1 PO pour le Caducée ?
ask-titans-alms = { $by } vous demande de payer 1 PO pour { $artifact_the }. Payez-vous ?
ask-titans-pledge = { $by } vous demande de payer la PO due pour { $artifact_the }. Payez-vous ?
ask-titans-hand = Posez-vous les Sandales ou la Kunée sur un territoire de votre équipier, pour 1 PO chacune ?
ask-titans-share = Quelle part du revenu de la Grande Corne donnez-vous à votre équipier ?
ask-titans-special = Quelle Métropole spécialisée se dresse à { $island } ?
answer-titans-place = { $island }
answer-titans-take = { $creature_The }
answer-titans-leave = Laisser sur place
answer-titans-pass = Continuer vers { $island }
answer-titans-stop = S'arrêter ici
answer-titans-pay = Payer 1 PO
answer-titans-let = Laisser partir la troupe
answer-titans-ask = Demander à votre équipier de payer
answer-titans-grant = Payer 1 PO
answer-titans-deny = Ne pas payer
answer-titans-hand = { $artifact_The } à { $island }
answer-titans-keep = Ne rien confier
answer-titans-special = { $metropolis_The }

event-titans-placed = { $seat } pose { $artifact_the } à { $island }.
event-titans-set-out = { $seat } part { $start_of } pour { $island }.
event-titans-brought = { $seat } emporte { $artifact_the } à { $island }.
event-titans-taken = { $seat } s'empare { $artifact_of } à { $island }.
event-titans-gone = Un Artéfact quitte la partie : { $artifact }.
event-titans-handed = { $seat } pose { $artifact_the } à { $island } pour { $victim }.
event-titans-passed = Des unités { $seat_of } traversent { $island } sans être vues.
event-titans-asked = { $seat } demande à { $victim } de payer pour { $artifact_the }.
event-titans-spared = { $by } paie 1 PO, et le Caducée sauve une troupe { $seat_of }.
event-titans-pledged = { $by } paiera pour la Foudre à la place { $seat_of }.
event-titans-struck = { $by } donne 1 PO à { $seat } à cause de la Foudre.
event-titans-shared = { $seat } donne à { $victim } { COUNT($gold, "gold") } du revenu de la Grande Corne.

## Métropoles spécialisées et équipes

event-titans-special = { $metropolis_The } peut être créée dans cette partie.
event-titans-founded = La Métropole { $seat_of } à { $island } est { $metropolis_the }.
event-titans-special-gone = { $metropolis_The } { $island_of } est détruite et quitte la partie.
event-titans-end = { $seat } et { $victim } ont assez de Métropoles : la partie s'achève avec ce cycle.
event-titans-military = { $seat } a conquis un dernier territoire et dresse une Métropole à { $island }.

## Pourquoi pas

why-TIT-TER-04 = Ni frontière ni chaîne de flottes ne mène { $start_of } à { $island }.
why-TIT-TER-10 = { $island } n'a pas de site de Métropole.
why-TIT-TER-12 = { $island } est le dernier territoire { $seat_of } : seul le cinquième Artéfact ou la Métropole qui fait gagner permettrait de l'attaquer.
why-TIT-GDS-03 = À cinq joueurs, le cinquième dieu est face cachée : { $god }.
why-TIT-GDS-04 = À quatre joueurs, les deux derniers dieux sont face cachée : { $god } en est un.
why-TIT-GDS-06 = À trois joueurs, les trois derniers dieux sont face cachée : { $god } en est un.
why-TIT-KRO-01 = Aucun dieu placé au-dessus de Kronos ne propose ce bâtiment : { $building }.
why-TIT-KRO-03 = Avec Kronos, on n'achète qu'un Titan par tour, pour 2 PO.
why-TIT-KRO-04 = Prenez d'abord ce que donne Kronos ; le reste vient après.
why-TIT-KRO-05 = Le bâtiment gratuit va sur un emplacement libre d'un territoire à vous, pas là, à { $island }.
why-TIT-KRO-07 = Kronos ne vend aucun bâtiment et ne donne aucune autre action spéciale.
why-TIT-TTN-01 = Tous vos Titans sont sur le plateau.
why-TIT-TTN-02 = Un Titan vient sur un territoire à vous, et { $island } n'en est pas un.
why-TIT-TTN-06 = Un mouvement de Titan s'achète pendant votre tour avec un dieu.
    .price = Ce mouvement de Titan coûte { COUNT($price, "gold") } ; vous en avez { $gold }.
why-TIT-TTN-08 = Un mouvement de Titan n'emmène que des Titans et des troupes régulières.
why-TIT-TTN-09 = Des troupes ne font pas de mouvement de Titan sans Titan.
why-TIT-TTN-10 = Ni frontière ni chaîne de vos flottes ne mène { $start_of } à { $island }.
why-TIT-TTN-13 = Sur Apollon, aucun Titan ne se déplace.
why-TIT-TTN-14 = La Harpie ne peut rien contre un Titan.
why-TIT-TTN-15 = Un Titan ne se vend pas au Sphinx.
why-TIT-TTN-18 = Après un assaut à égalité, le défenseur choisit son unité perdue en premier, puis l'attaquant.
why-TIT-HXT-09 = Un Titan n'est pas un mort-vivant : sans troupe morte-vivante dans le groupe, il ne bouge pas avec Hadès.
why-TIT-PLA-02 = { $god } n'est pas en jeu à l'enchère préliminaire : il y a autant de dieux que de joueurs, Apollon compris.
why-TIT-PLA-03 = À l'enchère préliminaire, Apollon ne reçoit qu'un joueur, et il y en a un.
why-TIT-PLA-04 = Les joueurs se déploient l'un après l'autre, du premier dieu jusqu'à Apollon.
why-TIT-PLA-05 = On se déploie maintenant, et rien d'autre.
why-TIT-PLA-06 = Poséidon donne une flotte et un Port pour le déploiement, Arès une troupe et une Forteresse.
why-TIT-PLA-07 = Zeus donne un Prêtre et un Temple pour le déploiement, Athéna un Philosophe et une Université.
why-TIT-PLA-08 = Ce bâtiment n'est pas celui de votre bonus : { $building }.
why-TIT-PLA-09 = Le marqueur prospérité va sur l'un de vos deux territoires.
why-TIT-PLA-10 = Troupes et Titans se déploient sur exactement deux territoires libres et limitrophes : { $island } ne convient pas.
why-TIT-PLA-11 = { $island } est une île d'un seul territoire : personne n'y commence.
why-TIT-PLA-12 = Les flottes se déploient dans deux mers différentes, une au bord de chacun de vos territoires : { $sea } ne convient pas.
why-TIT-PLA-13 = Le bâtiment de bonus va sur un emplacement libre d'un de vos deux territoires, pas là, à { $island }.
why-TIT-PLA-14 = { $by } s'y trouve déjà.
why-TIT-TEA-03 = { $island } est à votre équipier : on n'y entre pas et on ne le traverse pas.
why-TIT-TEA-04 = Les flottes de votre équipier ne vous servent pas de pont vers { $island }.
why-TIT-TEA-05 = Des flottes de votre équipier sont en { $sea } : les vôtres n'y entrent pas.
why-TIT-TEA-09 = { $island } est le dernier territoire { $seat_of } : votre équipe ne l'attaque que pour le cinquième Artéfact ou pour trois Métropoles ou plus.
why-TIT-TEA-10 = À six joueurs, les équipiers commencent sur des grandes îles différentes : { $island } est sur celle de votre équipier.
why-TIT-TEA-13 = Votre équipe a assez de Métropoles : elle n'attaque { $island } que pour une de plus, ou pour le cinquième Artéfact.
why-TIT-TEA-16 = { $seat } est votre équipier, pas un adversaire.
why-TIT-ART-02 = Un Artéfact se pose sur un territoire à soi quand on l'achète.
    .island = Un Artéfact se pose sur un territoire à soi, et { $island } n'est pas à vous.
why-TIT-ART-03 = Un Artéfact n'est pas une Créature : ni Temples ni Métropoles ne baissent ce prix. Vous avez { COUNT($gold, "gold") }.
why-TIT-ART-04 = { $creature } : Zeus n'échange pas un Artéfact.
why-TIT-ART-06 = Un Artéfact ne part qu'avec des unités à vous qui quittent son territoire.
    .artifact = { $artifact_The } : cet Artéfact n'est pas là d'où partent vos unités.
why-TIT-AEF-02 = Ce chemin demande les Sandales : elles partent aussi.
why-TIT-AEF-04 = Des unités avec la Kunée traversent : elles ne reviennent pas sur { $island }.
why-TIT-AEF-06 = Ce chemin demande la Kunée : elle part aussi.
why-TIT-AEF-07 = Continuer coûte { COUNT($price, "gold") } ; vous en avez { $gold }.
why-TIT-AEF-10 = Le Caducée ne sauve une troupe que si son propriétaire va en perdre une dans un combat sur son territoire.
why-TIT-AEF-14 = Qui surenchérit sur { $by } auprès { $god_of } doit pouvoir payer 1 PO de plus, pour la Foudre.
why-TIT-AEF-18 = Au début de votre tour, vous pouvez poser les Sandales ou la Kunée sur un territoire de votre équipier.
    .artifact = Vous ne pouvez pas confier { $artifact_the }.
    .island = { $island } n'est pas un territoire de votre équipier.
why-TIT-AEF-20 = Aucun équipier ne peut payer pour le Caducée maintenant.
why-TIT-AEF-21 = Aucun équipier ne peut payer pour la Foudre maintenant.
why-TIT-AEF-22 = Le revenu de la Grande Corne se partage entre équipiers à la phase de revenus.
    .gold = Le territoire de la Grande Corne a rapporté { COUNT($gold, "gold") } : on n'en partage pas plus.
why-TIT-AEF-24 = Vos unités ne traversent pas de territoire avec la Kunée en ce moment.
why-TIT-AEF-25 = Vos unités peuvent traverser { $island }, mais pas s'y arrêter.
why-TIT-AEF-26 = Sandales et Kunée se confient quand votre tour avec un dieu commence ; dites d'abord si vous le faites.
why-TIT-AEF-28 = Seul le propriétaire de la Grande Corne décide du partage de son revenu.
why-TIT-AEF-29 = L'équipier qui paie doit être d'accord, et pouvoir encore payer sa propre offrande.
why-TIT-SPM-01 =
    .metropolis = { $metropolis_The } n'est pas à prendre.
why-TIT-SPM-02 = Aucune Métropole à vous ne prend de carte maintenant.
why-TIT-HXT-15 = La Nécropole demande un site de Métropole, et { $island } n'en a pas.
