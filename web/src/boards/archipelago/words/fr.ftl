# Le plateau d'Archipelago, en français : la carte, la balance, la roue, les marchés, les cartes et les scènes.

archipelago-round = manche { $round }
step-disengagement = Dégagement
step-order = Ordre
step-population = Population
step-balance = Équilibre
step-actions = Actions
step-purchase = Évolution
house-mark = contenu maison
explain-house = Contenu maison : ce qui est imprimé n'a pas pu être retrouvé, ceci a été conçu pour ce site. Le propriétaire d'une boîte peut le remplacer.

## La balance

balance-title = Équilibre de l'archipel
balance-margin =
    { $count ->
        [one] rebelle de marge
       *[other] rebelles de marge
    }
balance-said = Population { $population }, rebelles { $rebels } : une marge de { $margin }.
balance-population = Population
balance-rebels = Rebelles
balance-workers = Travailleurs
balance-rows = Lignes de la piste des travailleurs : travailleurs, rebelles en phase 3, prix d'une recrue
balance-row-now = maintenant
balance-row-next = après la phase 3
balance-in-crisis = Pendant la crise
balance-phase-three = Phase 3, si rien ne change
balance-chain = marchés { $markets }, population { $population } → { $workers } travailleurs, ligne { $from }–{ $to } → rebelles { $rebels }
balance-border = · à { $at } ce serait { $rebels }
balance-crisis = Sans aide, la crise mène à { $rebels }.
balance-revolt = Sans aide, la crise mène à { $rebels } : révolte.
balance-lost = { $rebels } rebelles contre { $population } citoyens : c'est la révolte.

## La carte marine

chart-title = La carte marine
chart-gap = Lieu libre { $cell }
chart-to-explore = À explorer
chart-below =
    { $count ->
        [one] 1 région dessous
       *[other] { $count } régions dessous
    }
chart-unit =
    { COUNT($count, $unit) } { $seat_of }{ $state ->
        [lying] , à terre
        [engaged] , en service
       *[free] { "" }
    }
chart-house =
    { $building ->
        [town] ville
        [market] marché
        [port] port
       *[temple] temple
    } sans maître
    .seat =
        { $building ->
            [town] ville
            [market] marché
            [port] port
           *[temple] temple
        } { $seat_of }
unit-ships =
    { $count } { $count ->
        [one] navire
       *[other] navires
    }

## La roue

wheel-title = La roue des actions
wheel-taxes = Taxes
wheel-transaction = Échanger
wheel-construction = Bâtir
wheel-recruitment = Recruter
wheel-reproduction = Naissances
wheel-migration = Migrer
wheel-exploration = Explorer
wheel-harvest =
    { $resource ->
        [fruit] Fruits
        [cattle] Bovins
        [fish] Poissons
        [wood] Bois
        [stone] Pierre
       *[iron] Fer
    }
wheel-market = Marché
wheel-port = Port
wheel-brings-taxes = +{ $count } f
wheel-brings-harvest = { $count }
wheel-brings-construction = { $count }
wheel-brings-recruitment = { $count } f
wheel-brings-reproduction = +{ $count }
wheel-brings-migration = { $count }
wheel-brings-exploration = { $count }
wheel-spaces = places réservées prises : { $taken }, places communes libres : { $shared }
wheel-closed = impossible pour l'instant
explain-wheel-taxes = Un florin par citoyen actif, navire, ville et temple à vous ; les rebelles montent de 1.
explain-wheel-transaction = Acheter ou vendre un cube sur l'un des deux marchés.
explain-wheel-construction = Bâtir une ville, un marché, un port, un temple ou un navire ; le chiffre dit combien de sortes vous pouvez payer.
explain-building =
    { $building ->
        [town] Ville
        [market] Marché
        [port] Port
        [temple] Temple
       *[ship] Navire
    } : { $cost }
explain-wheel-recruitment = Recruter des citoyens parmi les travailleurs en surplus, chacun au prix de leur ligne.
explain-wheel-reproduction = Un citoyen naît partout où vivent exactement deux des vôtres, tous deux actifs.
explain-wheel-migration = Chacune de vos unités libres peut se déplacer une fois.
explain-wheel-exploration = Poser une nouvelle région contre deux autres, avec une unité qui y entre.
explain-wheel-harvest = Un cube par unité libre à vous sur une icône libre de cette ressource.
explain-wheel-market = Un florin sur la zone : jusqu'à deux transactions au marché intérieur, par un marché à vous.
explain-wheel-port = Un florin sur la zone : jusqu'à deux transactions au marché extérieur, par un port à vous.

## Ce qui est à moi

mine-title = Votre paravent
mine-alone = vous seul le voyez
mine-bid = Votre mise scellée : { COUNT($count, "florins") }
mine-secret = objectif secret
mine-open = objectif pour tous
mine-trend = Tendance
unit-of-florins = Florins
unit-of-tokens = Jetons explorateurs
criterion-explorer-tokens = Jetons explorateurs
criterion-ports = Ports
criterion-markets = Marchés
criterion-towns = Villes
criterion-temples = Temples
criterion-ports-and-markets = Ports et marchés
criterion-progress-cards = Progrès
criterion-character-cards = Personnages
criterion-evolution-cards = Cartes évolution
criterion-florins = Florins
criterion-ships = Navires
criterion-citizens = Citoyens
criterion-hexes-present = Régions avec une unité
criterion-benefactor = Florins du bienfaiteur
criterion-cubes-fruit = Cubes de fruits
criterion-cubes-cattle = Cubes de bovins
criterion-cubes-fish = Cubes de poissons
criterion-cubes-wood = Cubes de bois
criterion-cubes-stone = Cubes de pierre
criterion-cubes-iron = Cubes de fer
criterion-region-fruit = Fruits de ses régions
criterion-region-cattle = Bovins de ses régions
criterion-region-fish = Poissons de ses régions
criterion-region-wood = Bois de ses régions
criterion-region-stone = Pierre de ses régions
criterion-region-iron = Fer de ses régions

## Les cartes

arrow-black = pour son propriétaire seulement
arrow-multicolour = pour tous : les autres paient le propriétaire
arrow-passive = agit d'elle-même
arrow-none = à bâtir
card-character = Personnage
card-progress = Progrès
card-wonder = Merveille
card-engaged = utilisée
card-built = bâtie
card-price = prix { COUNT($count, "florins") }
track-title = Évolution
track-when =
    on achète ou tourne en phase 6 · { $count ->
        [one] 1 carte
       *[other] { $count } cartes
    } dans la pioche
track-buy = Acheter · { $count } f
track-turn = Tourner → { $count } f
track-cast = Tourner → défausse
hand-title = Cartes que vous pouvez utiliser
hand-turn = Ce tour
hand-action = pastille
hand-card = carte
hand-florin = marché ou port

## Les marchés et la crise à venir

market-title = Marchés
market-when = la ligne du dernier cube agit en phase 3
market-domestic = intérieur
market-export = extérieur
market-section =
    { $market ->
        [domestic] Marché intérieur
       *[other] Marché extérieur
    } : { $cubes }, prix { $price } ; en phase 3, { COUNT($workers, "workers") }, { COUNT($rebels, "rebels") }
coming-title = Crise à venir
coming-when = phase 4 ; acheter une carte la change
coming-domestic = Intérieure, { $resource } : { COUNT($lying, "citizens") } à terre, un cube en relève { $per_cube } ; il faut { COUNT($needed, "cubes") }.
coming-export = Extérieure : on demande { $cubes }.
coming-market = { $count } au marché
coming-calm = Tout est calme.

## Les joueurs

building-town = Villes
building-market = Marchés
building-port = Ports
building-temple = Temples
players-explorers = encore { $count } jetons explorateurs
players-discs = pastilles restantes
players-citizens = Citoyens
players-ships = Navires
players-benefactor = Bienfaiteur

## Une crise

crisis-title =
    { $market ->
        [domestic] Crise intérieure
       *[other] Crise extérieure
    }
crisis-domestic =
    Les citoyens veulent { $resource ->
        [fruit] des fruits
        [cattle] des bovins
        [fish] du poisson
        [wood] du bois
        [stone] de la pierre
       *[iron] du fer
    }.
crisis-export = Il manque { COUNT($count, $resource) } pour l'extérieur.
crisis-domestic-text = { COUNT(1, $resource) } en relève { $per_cube }. Ceux qui restent à terre deviennent rebelles.
crisis-export-text = Chaque cube qui manque devient un rebelle.
crisis-who = Qui aide
crisis-order = dans l'ordre de jeu, un tour chacun
crisis-lying =
    { $count ->
        [0] personne à terre
       *[other] { $count } à terre
    }
crisis-missing =
    { $count ->
        [one] il manque 1 cube
       *[other] il manque { $count } cubes
    }
crisis-done = a joué
crisis-now = joue
crisis-to-come = peut encore aider
crisis-gave-market = { COUNT($count, $resource) } du marché
crisis-gave-stock = { COUNT($count, $resource) } de son stock
crisis-gave-token = { COUNT($count, "tokens") }
crisis-raised =
    { $count ->
        [one] 1 relevé :
       *[other] { $count } relevés :
    }
crisis-prayed =
    temple, { $count ->
        [one] 1 relevé :
       *[other] { $count } relevés :
    }
crisis-nothing = n'a rien donné
crisis-means = Vos moyens
crisis-give-stock = Un cube à vous
crisis-give-token = Un jeton explorateur
crisis-give-market = Un cube du marché
crisis-give-granary = { COUNT(1, $resource) } du Grenier
crisis-give-temple = Votre temple, gratuit
crisis-next = Ensuite, crise extérieure : { $cubes }.

## L'ordre de jeu

bids-title = Mises scellées
bids-text = Chacun écrit un nombre de florins. Toutes les lettres sont ouvertes et payées ensemble ; la plus haute fixe l'ordre de jeu.
bids-order = Désignez les joueurs dans l'ordre où ils joueront.
bids-place = place actuelle
bids-writing = écrit
bids-sealed = scellée
bids-have = Vous avez { COUNT($count, "florins") }.

## L'exploration

exploring-title = Explorer
exploring-take = Choisissez la région que vous posez d'abord ; chacune a deux faces.
exploring-which =
    Prenez la région visible, ou la suivante sans la voir. { $count ->
        [one] Il y en a 1
       *[other] Il y en a { $count }
    } dessous.
exploring-visible = face visible
exploring-unseen = La suivante
exploring-unseen-text = inconnue avant d'être prise
exploring-place = Désignez un lieu qui brille, puis la face et le sens. R tourne, F retourne.
exploring-places =
    { $count ->
        [0] nulle part
        [one] 1 lieu
       *[other] { $count } lieux
    }
exploring-turns =
    { $count ->
        [one] Un seul sens ici.
       *[other] { $count } sens possibles ici.
    }
exploring-cube-to-market = Quel cube va au marché intérieur ?
exploring-cube-to-keep = Quel cube gardez-vous ?
exploring-huts =
    { $count ->
        [one] 1 hutte
       *[other] { $count } huttes
    }
exploring-brings = Ce que cela donne
exploring-token = Un jeton explorateur ; il en reste { $count }.
exploring-workers =
    { $count ->
        [one] 1 hutte
       *[other] { $count } huttes
    } : travailleurs { $now } → { $then }
exploring-row = phase 3 : ligne { $from }–{ $to }
exploring-market = Un cube au marché, un pour vous : { $resources }.

## Les lettres

letter-from = { $seat } vous propose
letter-receive = vous recevez
letter-give = vous donnez
letter-cannot = Vous n'avez pas ce qui est demandé.
letter-counter = Contre-offre
letter-later = Plus tard
letter-lapses = Tombe à la fin du tour.
offer-title = Négocier
offer-left =
    { $count ->
        [one] encore 1 offre cette manche
       *[other] encore { $count } offres cette manche
    }
offer-fold = Replier
offer-unfold = Rouvrir la lettre
offers-title = Offres en cours
offers-said = { $seat } { $by_to } :
offer-give = Vous donnez
offer-get = { $seat } donne
offer-less = moins : { $unit }
offer-more = plus : { $unit }
offer-of = sur { $count }
offer-hidden = caché
offer-at-once = Tout de suite :
offer-for = contre
offer-back = Retour
offer-send = Proposer à { $seats }
offer-get-several = Les autres donnent
offer-promises = Promesses
offer-promises-text = Elles n'engagent personne, et la table s'en souvient.
promises-title = Promesses
promise-said = { $seat } { $by_to } : { COUNT($count, $what) }
promise-open = ouverte
promise-kept = tenue
promise-broken = rompue
promise-round = manche { $round }

## La fin

ending-title = La fin
ending-cards = Cartes
ending-revolt-title = Révolte
ending-revolt-text = { $rebels } rebelles pour une population de { $population } : la colonie est perdue.
ending-separatist-wins = { $seat }, l'indépendantiste, gagne seul.
ending-held = La colonie a tenu bon.
ending-sealed = scellé
ending-next = Ouvrir la lettre suivante
ending-all = Tout ouvrir
moment-objective = La fin est proche

## Ce qui s'explique

explain-huts =
    { $count ->
        [one] 1 hutte
       *[other] { $count } huttes
    }
explain-town = Ville { $seat_of } : les autres ont besoin d'un accord pour récolter ici.
explain-inlet = Un bras de mer et deux rives : chaque citoyen reste sur la sienne.
explain-cost-of-use = Pour l'utiliser : { $cost }.
explain-separatist = En cas de révolte, son porteur gagne seul.
explain-pacifist = Son porteur marque si la paix est gardée avec une large marge.
explain-points = Points des premières places : { $points }.
explain-section = Ici : { $cubes }.
explain-row = Ligne { $row } : prix { $price } ; en phase 3, { COUNT($workers, "workers") }, { COUNT($rebels, "rebels") }.

## Une partie en chiffres

tally-regions = Régions posées
tally-harvested = Cubes récoltés
tally-constructed = Bâtiments et navires
tally-helped = Cubes donnés en crise
tally-agreed = Offres acceptées
