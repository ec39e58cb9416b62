# Ce que le jeu de base et Hadès disent des îles, dit des territoires.

score-islands--titans = Territoires
terminal-island--titans = Territoire
terminal-islands--titans = Terr.

ask-gift-troop--titans = Sur quel territoire placez-vous votre troupe gratuite ?
ask-metropolis--titans = Sur quel territoire fondez-vous votre Métropole ?
ask-target-harpy--titans = De quel territoire la Harpie retire-t-elle une troupe ?
ask-target-minotaur--titans = Quel territoire le Minotaure défend-il ?
ask-target-chiron--titans = Quel territoire Chiron protège-t-il ?
ask-target-medusa--titans = Sur quel territoire la Méduse retient-elle les troupes ?
ask-target-polyphemus--titans = Sur quel territoire Polyphème s'installe-t-il ?
ask-prosper--titans = Sur quel territoire posez-vous la corne d'abondance d'Apollon ?

event-eliminated--titans = { $seat } perd son dernier territoire face { $by_to } et quitte la partie.
event-metropolis-lost--titans = { $seat } n'a plus de territoire pour la nouvelle Métropole.
event-came--titans = Une nouvelle carte à { COUNT($price, "gold") } : { $creature_the }.

## Pourquoi pas

why-CYC-ACT-05--titans = Le don est celui { $god_of } : Poséidon donne une flotte pour la mer, Arès une troupe pour un territoire.
    .verb =
        { $verb ->
            [recruit] Vous agissez avec { $god }, qui ne propose pas ce recrutement.
            [fleet] Vous agissez avec { $god }, qui ne déplace pas de flottes.
            [troops] Vous agissez avec { $god }, qui ne déplace pas de troupes sans Titan.
            [swap] Vous agissez avec { $god }, qui n'échange pas les Créatures.
           *[other] Vous agissez avec { $god }, qui ne propose pas cette action.
        }
why-CYC-APO-04--titans = La corne d'abondance d'Apollon se pose maintenant, sur le territoire de votre choix.
why-CYC-BAT-12--titans = Vous ne participez pas à ce combat : seules les unités de son territoire ou de sa case de mer y sont.
why-CYC-BLD-03--titans = On ne construit que sur ses propres territoires, et { $island } n'est pas à vous.
    .building = { $building_The } occupe déjà cet emplacement { $island_of }.
    .slots =
        { $island } n'a pas cet emplacement : ceux d'un territoire se comptent à partir de 0, et il y en a ici { $slots ->
            [one] un seul.
           *[other] { $slots }.
        }
why-CYC-FIG-01--titans = La figurine se pose sur un territoire, et { $sea } est une case de mer.
why-CYC-FLT-04--titans = Depuis { $sea }, pas de case de mer de ce côté : une flotte va d'une case de mer à une case voisine.
    .start = { $start } et { $sea } ne se touchent pas : une flotte va d'une case de mer à une case voisine, jamais à travers les terres.
why-CYC-HAR-01--titans = Il n'y a pas de troupe { $island_to } pour la Harpie.
    .sea = La Harpie retire une troupe d'un territoire, et { $sea } est une case de mer.
why-CYC-INC-08--titans = { $sea } est une case de commerce, et les cornes d'abondance ne vont que sur les territoires.
why-CYC-KRA-01--titans = Le Kraken se pose en mer ; { $land } est un territoire.
why-CYC-LST-01--titans = { $island } est le dernier territoire { $seat_of } : vous n'y entrez que si sa prise vous fait gagner.
why-CYC-LST-06--titans = Vous avez déjà assez de Métropoles : { $island }, dernier territoire { $seat_of }, vous est interdit.
why-CYC-LST-07--titans = { $island } est le dernier territoire { $seat_of } : même sans troupe, il est protégé, du Pégase aussi.
why-CYC-LST-10--titans = Vous avez perdu votre dernier territoire et ne jouez plus.
why-CYC-MET-03--titans = Aucun de vos territoires n'a d'emplacement libre : impossible de construire.
why-CYC-MET-08--titans = Une nouvelle Métropole va sur un de vos territoires qui n'en a pas ; { $island } ne convient pas.
why-CYC-MET-09--titans = Des bâtiments occupent le site { $island_of }, et un autre de vos territoires a un site dégagé.
why-CYC-PEG-01--titans =
    { $have ->
        [0] Le Pégase emporte des troupes de vos propres territoires, et vous n'en avez pas { $island_to }.
       *[other] Le Pégase emporte des troupes vers un autre territoire ; vous avez { COUNT($have, "troops") } { $island_to }.
    }
why-CYC-POL-04--titans = Polyphème repousse les flottes loin de son territoire, et { $sea } le touche.
    .start = Polyphème repousse une flotte d'une case ; { $start } et { $sea } ne se touchent pas.
why-CYC-REC-03--titans = Une flotte se recrute à côté de vos territoires, et { $sea } n'en touche aucun.
    .land = Une flotte se recrute en mer ; { $land } est un territoire.
why-CYC-REC-07--titans = Arès donne une seule troupe : nommez un seul territoire.
why-CYC-REC-09--titans = Une troupe se recrute sur vos propres territoires, et { $island } n'est pas à vous.
    .sea = Une troupe se recrute sur un territoire ; { $sea } est une case de mer.
why-CYC-RET-03--titans = Des troupes se retirent vers un territoire, pas en mer.
    .island = Vos troupes se retirent vers un territoire à vous, voisin du combat ou relié à lui par vos flottes ; { $island } ne convient pas.
why-CYC-RET-04--titans = { $island } n'est pas à vous : vos troupes ne se retirent que vers vos territoires.
why-CYC-RET-05--titans = Des flottes se retirent en mer, pas sur un territoire.
    .sea = Vos flottes se retirent vers une case voisine, vide ou tenue par vous ; { $sea } ne convient pas.
why-CYC-SIR-01--titans = Les Sirènes remplacent une flotte adverse, et il n'y en a pas en { $sea }.
    .land = Les Sirènes remplacent une flotte en mer, et { $land } est un territoire.
why-CYC-TRP-02--titans =
    { $have ->
        [0] Vous n'avez pas de troupe { $island_to }.
       *[other] Vous avez { COUNT($have, "troops") } { $island_to } : une ou plusieurs peuvent partir vers un autre territoire, pas davantage.
    }
why-CYC-TRP-04--titans = Depuis { $start }, on n'atteint { $island } qu'en passant par un autre territoire : ce serait un second déplacement.

## Avec Hadès

ask-hades-raise--titans = Un mort-vivant gratuit : sur quel territoire surgit une troupe, ou dans quelle mer une flotte ?
ask-target-cerberus--titans = De quel territoire Cerbère prend-il les revenus ?
ask-target-chiron-hades--titans = Quel territoire Chiron met-il à l'abri ?
ask-hades-hero-island--titans = Sur lequel de vos territoires débarque { $hero } ?
ask-hades-erinyes-to--titans = Sur lequel de vos territoires le posent-elles ?
ask-hades-fortresses--titans = Quel territoire perd ses Forteresses ?
why-HAD-UND-05--titans = Une troupe morte-vivante surgit sur un de vos territoires ; { $island } n'est pas à vous.
    .sea = Une flotte morte-vivante surgit en mer, au bord d'un de vos territoires, là où vous pouvez avoir des flottes ; { $sea } ne convient pas.
    .unit = Une troupe surgit sur un territoire et une flotte en mer : pas { $unit_the } à cet endroit.
why-HAD-NEC-02--titans = La Nécropole va sur un de vos territoires du plateau ; { $island } ne convient pas.
why-HAD-BEA-03--titans = Cerbère se pose sur un territoire, et { $sea } est une case de mer.
why-HAD-BEA-12--titans = Les Érinyes prennent un marqueur prospérité posé sur un territoire et le mettent sur un des vôtres.
why-HAD-BEA-20--titans = Les Héros qui sont sur le territoire de Chiron échappent à la Manticore.
why-HAD-HER-05--titans = Un Héros débarque sur un de vos territoires.
    .verb = Un Héros qui vient d'être recruté débarque aussitôt sur un territoire à vous, et personne d'autre.
why-HAD-PWR-02--titans = { $hero } demande au moins 5 territoires à vous sur le plateau.
why-HAD-PWR-09--titans = Persée mène des troupes d'un de vos territoires à n'importe quel autre, lui-même excepté.
    .verb = Les troupes ne s'envolent avec Persée que s'il est sacrifié.
why-HAD-PWR-15--titans = Ulysse retire les Forteresses d'un territoire adverse ; il en faut une.
why-HAD-TIL-01--titans = Aphrodite double les troupes d'un de vos territoires : nommez-le.
    .island = Aphrodite ne trouve aucune de vos troupes { $island_to }.
why-HAD-TIL-07--titans = Déméter paie pour tous vos territoires ensemble : il n'y a rien à nommer.
why-HAD-TIL-08--titans = Dionysos bâtit un Théâtre : nommez un emplacement libre d'un de vos territoires.
    .building = Dionysos bâtit un Théâtre, et rien d'autre.
    .island = Il faut à Dionysos un emplacement libre d'un de vos territoires ; celui-ci, { $island_to }, n'en est pas un.
why-HAD-TIL-18--titans = Hestia bâtit un des quatre types : nommez un emplacement libre d'un de vos territoires, puis le bâtiment.
    .island = Il faut à Hestia un emplacement libre d'un de vos territoires ; celui-ci, { $island_to }, n'en est pas un.
why-HAD-TIL-20--titans = Les colonnes d'Hécate vont sur deux territoires différents : nommez-les l'un après l'autre.
    .island = Les colonnes d'Hécate vont sur deux territoires différents du plateau ; { $island } ne convient pas.
why-HAD-OBJ-11--titans = Le Char du soleil répartit vos troupes entre vos territoires : rien ne peut voyager maintenant.
why-HAD-OBJ-14--titans = Au Char du soleil il faut des troupes à vous et un deuxième territoire où les mener.
    .island = Le Char du soleil mène à un autre de vos territoires ; { $island } n'en est pas un.
