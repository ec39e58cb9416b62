# Peloponnes en français. La typographie est appliquée au chargement.
# Une tuile n'est jamais sujet d'un verbe : son nom peut être au pluriel (les Champs).

game-title = Peloponnes
game-about = Peloponnes de Bernd Eisenstein : menez une cité grecque d'enchères en désastres.

## Nombres avec leur unité, et noms

unit-wood = { $count } bois
unit-stone =
    { $count ->
        [one] { $count } pierre
       *[other] { $count } pierres
    }
unit-food =
    { $count ->
        [one] { $count } nourriture
       *[other] { $count } nourritures
    }
unit-coins =
    { $count ->
        [one] { $count } pièce
       *[other] { $count } pièces
    }
unit-luxury =
    { $count ->
        [one] { $count } bien luxueux
       *[other] { $count } biens luxueux
    }
unit-population =
    { $count ->
        [one] { $count } habitant
       *[other] { $count } habitants
    }
unit-buildings =
    { $count ->
        [one] { $count } bâtiment
       *[other] { $count } bâtiments
    }
unit-terrains =
    { $count ->
        [one] { $count } tuile Terrain
       *[other] { $count } tuiles Terrain
    }
unit-fish =
    { $count ->
        [one] { $count } poisson
       *[other] { $count } poissons
    }
unit-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }

good-wood = bois
good-stone = pierre
good-food = nourriture
good-coins = pièces
good-luxury = biens luxueux
good-population = habitants

row-normal = Rangée normale
row-conquest = Rangée Conquête

phase-setup = Mise en place
phase-reveal = Nouvelles tuiles
phase-bid = Enchères
phase-order = Ordre du tour
phase-place = Placement des tuiles
phase-once = Gains uniques
phase-income = Revenus
phase-disaster = Désastres
phase-supply = Tour d'approvisionnement
phase-score = Décompte
phase-over = Fin de la partie

status-waiting = doit encore enchérir
status-bid = a fait une offre
status-displaced = doit quitter sa tuile
status-passed = a passé
status-withdrawn = a retiré son offre

score-buildings = Bâtiments
score-terrains = Tuiles Terrain
score-coins = Pièces
score-prestige = Prestige
score-population = Population
score-luxury = Biens luxueux
score-result = Résultat

ending-scored =
    { $count ->
        [one] { $winners } l'emporte avec { COUNT($score, "points") }.
       *[other] { $winners } partagent la victoire avec { COUNT($score, "points") }.
    }
ending-level-completed = Niveau réussi : { $winners } obtient { COUNT($score, "points") }.
ending-level-failed = Niveau manqué : { $winners } obtient { COUNT($score, "points") }, et c'est trop peu.

## Options et extensions

bot-greedy-about =
    Pèse chaque réponse selon ce qu'elle rapporte tout de suite, sans voir plus loin. Il sait ce que chacun peut voir, et
    non ce qui sera tiré.

option-level-title = Niveau en solitaire
option-level = Cinq niveaux, chacun avec un score à atteindre. Sans niveau, vous jouez pour le meilleur score.
option-level-none = aucun
option-level-number = Niveau { $level }
option-level-target = atteindre { COUNT($points, "points") }
option-level-won = avec { $names }
option-level-next = le prochain de votre série
option-level-base = Sans Hellas.
option-level-hellas = Avec Hellas : d'autres scores à atteindre, et une série à part.
option-level-closed = Les niveaux précédents ne sont pas encore réussis. Vous jouez celui-ci isolément, avec n'importe quelle civilisation.
option-level-alone = Le jouer isolément, avec n'importe quelle civilisation
option-series-title = Réussis avec
option-series = Les civilisations avec lesquelles vous avez réussi les niveaux précédents, chacune une seule fois.
option-series-before = Niveaux précédents réussis avec : { $names }. Choisissez une autre civilisation.
option-modules-title = Extensions
option-modules = Chacune à votre gré, ensemble aussi ; le livret signale leurs règles.

module-solo = Solitaire

## Questions

ask-choose-civilization = Quelle civilisation menez-vous ?
ask-choose-extra-income =
    { $left ->
        [one] Quelle ressource ajoutez-vous à vos revenus de chaque tour ?
       *[other] Quelle ressource ajoutez-vous à vos revenus de chaque tour ? Encore { $left } choix.
    }
ask-bid-or-pass =
    { $asides ->
        [0] Faites une offre sur une tuile, ou passez.
       *[other] Faites une offre sur une tuile, ou passez ; avant cela, vous pouvez acheter une tuile Mer.
    } En réserve : { LIST($coins, "coins", $luxury, "luxury") }.
ask-buy-or-pass =
    { $asides ->
        [0] Achetez une tuile, ou passez.
       *[other] Achetez une tuile, ou passez ; avant cela, vous pouvez acheter une tuile Mer.
    } En réserve : { LIST($coins, "coins", $luxury, "luxury") }.
ask-how-much = Combien de pièces pour { $tile_the } ? En réserve : { LIST($coins, "coins", $luxury, "luxury") }.
ask-move-or-withdraw = { $by } vous déloge { $tile_of } ! Déplacez votre offre de { COUNT($coins, "coins") } vers une autre tuile, ou retirez-vous.
ask-pay-or-mark = Vous remportez { $tile_the }. Payer { LIST($wood, "wood", $stone, "stone") }, ou marquer d'une pièce ?
ask-choose-income =
    { $left ->
        [one] Quelle ressource prenez-vous comme revenu ?
       *[other] Quelle ressource prenez-vous comme revenu ? Encore { $left } choix.
    }
ask-keep-earthquake = Tremblement de terre ! Quels bâtiments gardez-vous, pour { LIST($wood, "wood", $stone, "stone") } chacun ? En réserve : { LIST($have_wood, "wood", $have_stone, "stone", $luxury, "luxury") }.
ask-keep-tempest = Tempête ! Quelles tuiles Terrain gardez-vous, pour { LIST($food, "food", $coins, "coins") } chacune ? En réserve : { LIST($have_food, "food", $have_coins, "coins", $luxury, "luxury") }.
ask-feed = Vous avez { COUNT($people, "population") } : combien en nourrissez-vous ? En réserve : { LIST($food, "food", $fish, "fish", $luxury, "luxury") }.
ask-finish = Quels bâtiments marqués achevez-vous ? Les autres vont dans la boîte. En réserve : { LIST($wood, "wood", $stone, "stone", $luxury, "luxury") }.
ask-draw-civilization = Quelle civilisation est distribuée ?
ask-draw-tile = Quelle tuile est révélée ?
ask-draw-disaster = Quel jeton Désastre est révélé ?

## Réponses

answer-civilization = { $civilization }
answer-good = { COUNT(1, $good) }
answer-bid =
    { $row ->
        [conquest] { $tile } : { COUNT($coins, "coins") }, rangée Conquête
       *[normal] { $tile } : { COUNT($coins, "coins") } ou plus
    }
answer-buy =
    { $row ->
        [conquest] { $tile } : { COUNT($coins, "coins") }, rangée Conquête
       *[normal] { $tile } : { COUNT($coins, "coins") }
    }
answer-pass = Passer et recevoir { COUNT($coins, "coins") }
answer-move = Déplacer votre offre de { COUNT($coins, "coins") } vers { $tile_the }
answer-withdraw = Se retirer et reprendre { COUNT($coins, "coins") }
answer-pay =
    { $luxury ->
        [0] Payer { LIST($wood, "wood", $stone, "stone") }
       *[other] Payer { LIST($wood, "wood", $stone, "stone") }, dont une part avec { COUNT($luxury, "luxury") }
    }
answer-mark =
    { $luxury ->
        [0] Marquer d'une pièce
       *[other] Marquer d'une pièce achetée avec { COUNT($luxury, "luxury") }
    }
answer-box = Remettre { $tile_the } dans la boîte
answer-tile = { $tile } : { LIST($wood, "wood", $stone, "stone", $food, "food", $coins, "coins") }
draw-civilization = { $outcome }
draw-tile = { $outcome }
draw-disaster =
    { $outcome ->
        [blank] Jeton vierge
       *[other] { $outcome }
    }

## Ce qui se passe

event-civilization = { $seat } prend la tête { $civilization_of }.
event-extra-income = { $seat } ajoute { COUNT(1, $good) } à ses revenus de chaque tour.
event-round = Tour { $round }
event-turned-up =
    { $row ->
        [conquest] Dans la rangée Conquête : { $tile }.
       *[normal] À prendre : { $tile }.
    }
event-supply-round = Tour d'approvisionnement : chacun nourrit ses habitants et achève ses bâtiments marqués.
event-bid =
    { $luxury ->
        [0] { $seat } offre { COUNT($coins, "coins") } pour { $tile_the }.
       *[other] { $seat } offre { COUNT($coins, "coins") } pour { $tile_the }, dont une part avec { COUNT($luxury, "luxury") }.
    }
event-bought =
    { $luxury ->
        [0] { $seat } achète { $tile_the } pour { COUNT($coins, "coins") }.
       *[other] { $seat } achète { $tile_the } pour { COUNT($coins, "coins") }, dont une part avec { COUNT($luxury, "luxury") }.
    }
event-moved = { $seat } déplace son offre de { COUNT($coins, "coins") } vers { $tile_the }.
event-displaced = { $by } déloge { $seat } { $tile_of }.
event-withdrew = { $seat } se retire et reprend { COUNT($coins, "coins") }.
event-passed = { $seat } passe et reçoit { COUNT($coins, "coins") }.
event-unsold = Personne ne prend { $tile_the } : retour dans la boîte.
event-order = Ordre du tour, { $place } : { $seat }.
event-tied =
    { $settled ->
        [order] { $seats } ont offert autant et gardent leur ordre.
        [higher] { $seats } ont le même résultat : le plus grand des deux scores de chacun départage.
        [luxury] { $seats } ont le même résultat et le même plus grand score : les biens luxueux départagent.
       *[shared] { $seats } ont le même résultat : à plus grand score et biens luxueux égaux, la place est partagée.
    }
event-half = Une demi-pièce décide : l'offre { $seat_of }, { COUNT($coins, "coins") }, vaut plus que { $bid } sur { $tile_the }.
event-forced =
    { $why ->
        [pass] { $seat } n'a les moyens d'aucune tuile et doit passer.
        [withdraw] Aucune autre tuile ne peut recevoir l'offre { $seat_of }, qui doit se retirer.
        [pay] { $seat } n'a pas de pièce pour marquer { $tile_the } et doit payer.
        [mark] { $seat } n'a pas de quoi payer { $tile_the } et doit marquer d'une pièce.
        [box] { $seat } ne peut ni payer { $tile_the } ni marquer d'une pièce.
        [keep] { $seat } n'a de quoi garder aucune tuile.
       *[finish] { $seat } n'a de quoi achever aucun bâtiment marqué.
    }
event-overflowed = La réserve { $seat_of } est pleine : { COUNT($luxury, "luxury") } au lieu de { LIST($wood, "wood", $stone, "stone", $food, "food") }.
event-placed =
    { $how ->
        [paid]
            { $luxury ->
                [0] { $seat } construit { $tile_the }.
               *[other] { $seat } construit { $tile_the }, en partie avec { COUNT($luxury, "luxury") }.
            }
        [marked] { $seat } marque { $tile_the } d'une pièce.
       *[terrain] { $seat } s'étend : { $tile }.
    }
event-unplaced = { $seat } ne place pas { $tile_the } : retour dans la boîte.
event-gained = Revenus { $seat_of } : { LIST($population, "population", $wood, "wood", $stone, "stone", $food, "food", $coins, "coins", $luxury, "luxury") }.
    .source = { $source_The }, pour { $seat } : { LIST($population, "population", $wood, "wood", $stone, "stone", $food, "food", $coins, "coins", $luxury, "luxury") }.
event-took = { $seat } prend { COUNT(1, $good) } comme revenu.
event-chit = Jeton Désastre : { $disaster }, numéro { $count }.
event-blank = Un jeton vierge : rien ne menace.
event-struck = { $disaster_The } frappe !
event-spared = { $seat } ne craint pas { $disaster_the }.
event-suffered =
    { $count ->
        [0] { $seat } n'a rien à perdre.
       *[other] { $seat } perd { COUNT($count, $loss) }.
    }
event-paid =
    { $luxury ->
        [0] { $seat } paie { LIST($wood, "wood", $stone, "stone", $food, "food", $coins, "coins") }.
       *[other] { $seat } paie { LIST($wood, "wood", $stone, "stone", $food, "food", $coins, "coins") }, en partie avec { COUNT($luxury, "luxury") }.
    }
event-lost = { $seat } perd { $tile_the }.
event-fed =
    { $fed ->
        [0] { $seat } ne peut nourrir personne
       *[other] { $seat } nourrit { COUNT($fed, "population") }
    }{ $fish ->
        [0] { "" }
       *[other] { "," } dont { $fish } avec du poisson
    }{ $luxury ->
        [0] { "" }
       *[other] { "," } en donnant { COUNT($luxury, "luxury") } pour la nourriture qui manque
    }{ $starved ->
        [0] .
       *[other] { "" } ; faute de nourriture, perte de { COUNT($starved, "population") }.
    }
event-finished = { $seat } achève { $tile_the }.
event-gave-up = { $seat } abandonne { $tile_the }.
event-scored = Place { $place } pour { $seat } : { COUNT($result, "points") } (prestige { $prestige }, population { $population }).

## Ce qui vient

outlook-supply =
    { $rounds ->
        [one] Prochain approvisionnement au tour { $first }.
       *[other] Prochain approvisionnement à l'un des tours { $first } à { $last }, à { $chance } % dès le tour { $first }.
    }
outlook-supply-last = Un dernier approvisionnement suit le tour { $round }.
outlook-supply-final = Le prochain approvisionnement est le dernier : il suit le tour { $round }.
outlook-supply-cost =
    En l'état, le prochain approvisionnement vous prendra { LIST($food, "food", $wood, "wood", $stone, "stone") }{ $fish ->
        [0] { "" }
       *[other] { "" } (les poissons en nourrissent { $fish })
    }{ $luxury ->
        [0] { "" } ; vous avez tout.
       *[other] { "" } ; { COUNT($luxury, "luxury") } paieraient ce qui manque, vous en avez { $have_luxury }.
    }
outlook-no-neighbour = Pas de place pour { $tile_the } : aucune ressource en commun avec { $end_the }, au bout de votre rangée. Retour dans la boîte.
outlook-only-marked = { $tile } : il faut { LIST($wood, "wood", $stone, "stone") }, que vous n'avez pas ; vous pourriez seulement marquer d'une pièce.
outlook-not-built = { $tile } : il faut { LIST($wood, "wood", $stone, "stone") }, que vous n'avez pas, et il ne resterait pas de pièce pour marquer. Retour dans la boîte.

## Pourquoi pas

why-KIT-ASK-03 = Ce n'est pas une des réponses à cette question.
    .verb = « { $verb } » ne répond pas à cette question.
    .tile = Vous ne pouvez pas choisir { $tile_the } ici.

why-PEL-BID-01 = On enchérit chacun à son tour, et ce n'est pas le vôtre.
why-PEL-BID-02 = À votre tour, faites une offre sur une tuile ou passez.
why-PEL-BID-04 = Vous avez passé : ni offre ni tuile pour vous ce tour-ci.
why-PEL-BID-05 = Le minimum pour { $tile_the } est de { COUNT($minimum, "coins") } ; vous en offrez { $coins }.
    .have = Le minimum pour { $tile_the } est de { COUNT($minimum, "coins") } ; en réserve : { LIST($have, "coins", $luxury, "luxury") }.
why-PEL-BID-07 = Une offre se fait en pièces entières.
why-PEL-BID-08 = Une offre de { COUNT($coins, "coins") } est hors de portée ; en réserve : { LIST($have, "coins", $luxury, "luxury") }.
why-PEL-BID-09 = { $seat } offre { COUNT($bid, "coins") } pour { $tile_the } ; votre offre de { $coins } ne vaut pas plus.
    .least = { $seat } offre { COUNT($bid, "coins") } pour { $tile_the } : il en faudrait { $least } au moins ; en réserve : { LIST($have, "coins", $luxury, "luxury") }.
why-PEL-BID-10 = Votre offre est faite ; elle ne changera que si l'on vous déloge.
    .verb = Seul un joueur que l'on vient de déloger déplace son offre.
why-PEL-BID-11 = Pour { $tile_the }, il faut donner { COUNT($needs, "population") } ; vous en avez { $have }.
why-PEL-BLD-02 = La Caserne prend { COUNT($needs, "population") } lors de son placement ; vous en avez { $have }.
why-PEL-BLD-05 = { $tile_The } prend { COUNT($needs, "population") } lors de son placement ; vous en avez { $have }.
why-PEL-BLD-08 = La demi-pièce { $seat_of } défend aussi : une offre de { COUNT($coins, "coins") } ne bat pas celle de { $bid } sur { $tile_the }.
why-PEL-BLD-09 = Votre demi-pièce n'aide pas à atteindre les { COUNT($price, "coins") } exigées pour { $tile_the } ; vous en offrez { $coins }.
why-PEL-BLD-11 = Le Marché et l'Agora { $seat_of } ajoutent ensemble une pièce aux { $bid } en place sur { $tile_the } ; une offre de { COUNT($coins, "coins") } n'y suffit pas.
why-PEL-BLD-12 = Ce revenu est du bois, de la pierre, de la nourriture ou une pièce, jamais un bien luxueux.
    .verb = Seuls le Port et le Temple d'Apollon laissent le choix, une fois chacun à chaque revenu.
    .goods = Chacun de vos bâtiments qui laissent le choix donne une seule ressource : nommez-en une à la fois.
why-PEL-BLD-16 = Votre Maçonnerie cyclopéenne vous protège du tremblement de terre.
why-PEL-BLD-17 = Votre Atelier de Phidias vous protège de la tempête.
why-PEL-CNQ-01 = Dans la rangée Conquête, il faut exactement { COUNT($price, "coins") } pour { $tile_the } ; vous en offrez { $coins }.
    .have = Dans la rangée Conquête, il faut { COUNT($price, "coins") } pour { $tile_the }, le minimum et 3 de plus ; en réserve : { LIST($have, "coins", $luxury, "luxury") }.
why-PEL-CNQ-02 = Il y a déjà une offre sur { $tile_the }, et la rangée Conquête n'en admet pas deux.
why-PEL-CNQ-03 = L'offre sur { $tile_the } est dans la rangée Conquête, d'où l'on ne déloge personne.
why-PEL-CNQ-04 = Pour aller sur { $tile_the }, dans la rangée Conquête, votre offre doit atteindre { COUNT($price, "coins") } ; elle est de { $coins }.
why-PEL-DIS-07 = Le tremblement de terre emporte tout bâtiment impayé : pour { COUNT($count, "buildings") }, il faudrait { LIST($wood, "wood", $stone, "stone") } ; en réserve : { LIST($have_wood, "wood", $have_stone, "stone", $luxury, "luxury") }.
    .tile = Le tremblement de terre frappe vos propres bâtiments ; { $tile_the } n'en fait pas partie.
    .twice = Vous nommez { $twice_the } deux fois : chaque bâtiment se paie une fois.
    .left = Vous n'avez aucun bâtiment que le tremblement de terre puisse emporter.
why-PEL-DIS-09 = Le tremblement de terre ne touche que les bâtiments : rien n'arrive { $tile_to }.
why-PEL-DIS-10 = Pour garder { COUNT($count, "buildings") }, il faut { LIST($wood, "wood", $stone, "stone") } ; en réserve : { LIST($have_wood, "wood", $have_stone, "stone", $luxury, "luxury") }.
why-PEL-DIS-15 = La tempête emporte toute tuile Terrain impayée : pour { COUNT($count, "terrains") }, il faudrait { LIST($food, "food", $coins, "coins") } ; en réserve : { LIST($have_food, "food", $have_coins, "coins", $luxury, "luxury") }.
    .tile = La tempête frappe vos propres tuiles Terrain ; { $tile_the } n'en fait pas partie.
    .twice = Vous nommez { $twice_the } deux fois : chaque tuile Terrain se paie une fois.
    .left = Vous n'avez aucune tuile Terrain que la tempête puisse emporter.
why-PEL-DIS-16 = Pour garder { COUNT($count, "terrains") }, il faut { LIST($food, "food", $coins, "coins") } ; en réserve : { LIST($have_food, "food", $have_coins, "coins", $luxury, "luxury") }.
why-PEL-DIS-22 = Toutes les tuiles à garder se choisissent en une fois, et vous avez choisi.
    .verb = Nommez en une fois, avec « keep », tout ce que vous gardez ; le reste est abandonné.
why-PEL-DSP-02 = Le joueur que l'on vient de déloger décide d'abord ; ensuite, les tours reprennent.
why-PEL-DSP-03 =
    { $verb ->
        [pass] On vous a délogé : déplacez votre offre ou retirez-vous, mais vous ne pouvez pas passer.
       *[other] Seul un joueur que l'on vient de déloger déplace son offre ou se retire.
    }
why-PEL-DSP-04 = On vous a délogé : vos pièces vont telles quelles sur une autre tuile, ou vous vous retirez.
why-PEL-DSP-05 = Le minimum pour { $tile_the } est de { COUNT($minimum, "coins") } ; votre offre délogée est de { $coins }.
why-PEL-DSP-06 = Votre offre délogée de { COUNT($coins, "coins") } ne vaut pas plus que celle { $seat_of } ({ $bid }) sur { $tile_the }.
why-PEL-DSP-08 = Vous vous êtes retiré : ni offre ni tuile pour vous ce tour-ci.
why-PEL-DSP-09 = Aucune autre tuile ne peut recevoir votre offre délogée : il faut vous retirer.
why-PEL-GEN-02 = Dans la boîte, hors de la partie : { $tile_the }.
why-PEL-GEN-10 = Il faut d'abord que tous les joueurs interrogés aient choisi.
why-PEL-GEN-11 = On n'abandonne pas une tuile à sa guise.
why-PEL-GEN-12 = { $seat } possède { $tile_the } : entre joueurs, on ne paie ni ne donne rien à personne.
why-PEL-INC-02 = Votre revenu est celui que montrent votre civilisation et vos tuiles, rien de plus.
why-PEL-LUX-01 = Impossible de nourrir { COUNT($fed, "population") }. En réserve : { LIST($food, "food", $fish, "fish", $luxury, "luxury") }.
    .missing = Ce qui manque demanderait { COUNT($needed, "luxury") } ; vous en avez { $luxury }.
why-PEL-LUX-03 = Les biens luxueux paient ce qui manque ; rien ne se change en biens luxueux.
why-PEL-LUX-08 = Les biens luxueux n'augmentent pas une offre délogée.
    .tile = Les biens luxueux n'augmentent pas votre offre délogée de { COUNT($coins, "coins") } pour { $tile_the }.
why-PEL-PLC-04 =
    .wood = Pour { $tile_the }, payez tout le coût, { LIST($wood, "wood", $stone, "stone") }, ou marquez d'une pièce ; en réserve : { LIST($have_wood, "wood", $have_stone, "stone", $luxury, "luxury") }.
    .coins = Pour marquer { $tile_the }, il faut { COUNT($coins, "coins") } ; en réserve : { LIST($have, "coins", $luxury, "luxury") }.
    .other = Vous avez remporté { $tile_the } : c'est là ce que vous payez ou marquez, et non { $other_the }.
    .terrain = Seul un nouveau bâtiment se paie ou se marque, et vous avez remporté { $terrain_the }, une tuile Terrain.
why-PEL-PLC-06 = Il faut payer tout le coût { $tile_of } : { LIST($wood, "wood", $stone, "stone") }. En réserve : { LIST($have_wood, "wood", $have_stone, "stone", $luxury, "luxury") }.
why-PEL-PLC-07 = Pour marquer { $tile_the }, il faut { COUNT($coins, "coins") } dès maintenant, avant gains et revenus ; en réserve : { LIST($have, "coins", $luxury, "luxury") }.
why-PEL-PLC-08 = Vous ne pouvez ni payer { $tile_the } ni marquer d'une pièce : la tuile retourne dans la boîte.
why-PEL-PLC-09 = Vous avez de quoi payer { $tile_the } ou marquer d'une pièce : impossible de refuser.
why-PEL-PLC-12 = Impossible de dépenser ce qui est posé sur vos bâtiments ({ COUNT($laid, "coins") }).
why-PEL-PLC-13 = Les bâtiments marqués ne s'achèvent qu'au tour d'approvisionnement.
why-PEL-PLC-18 = Votre nouvelle tuile Terrain a sa place : impossible de la refuser.
why-PEL-PRO-01 = Qui est protégé ne paie rien et ne perd rien.
why-PEL-PRO-05 = Votre protection agit d'office : vous gardez toutes vos tuiles sans rien payer.
why-PEL-REV-01 = On n'a pas encore révélé { $tile_the } : seules les tuiles posées face visible ce tour-ci sont en vente.
why-PEL-REV-05 = Pas d'offre avant que toutes les tuiles du tour soient révélées : d'abord le tour d'approvisionnement.
why-PEL-RND-01 = « { $verb } » relève d'une autre phase du tour.
why-PEL-RND-02 = Une pile utilisée plus tard contient { $tile_the }.
why-PEL-RND-04 = { $seat } possède déjà { $tile_the } : chaque tuile n'est révélée qu'une fois dans la partie.
why-PEL-SET-02 = Les civilisations sont distribuées à la mise en place ; personne ne choisit la sienne.
why-PEL-SOL-01 = Vous choisissez votre civilisation au début de la partie et vous la gardez.
why-PEL-SOL-02 = Le prix { $tile_of } est exactement de { COUNT($price, "coins") } ; vous en offrez { $coins }.
    .verb = Vous achetez au plus une tuile par tour, à votre tour, quand toutes les tuiles sont révélées.
    .have = Le prix { $tile_of } est de { COUNT($price, "coins") } ; en réserve : { LIST($have, "coins", $luxury, "luxury") }.
why-PEL-SOL-03 = Dans la rangée Conquête, le prix { $tile_of } est exactement de { COUNT($price, "coins") } ; vous en offrez { $coins }.
    .have = Dans la rangée Conquête, le prix { $tile_of } est de { COUNT($price, "coins") }, le minimum et 3 de plus ; en réserve : { LIST($have, "coins", $luxury, "luxury") }.
why-PEL-SOL-07 = Un achat demande autant qu'une offre : des pièces à votre portée et les habitants que prend la tuile.
why-PEL-SOL-08 = En solitaire, personne n'est délogé : il n'y a aucune offre à déplacer ni à retirer.
why-PEL-SOL-13 = Le revenu supplémentaire est du bois, de la pierre ou de la nourriture, rien d'autre.
why-PEL-SOL-14 = Les revenus supplémentaires se choisissent à la mise en place et ne changent plus.
why-PEL-SOL-15 = Vous avez joué le niveau { $level } avec { $civilization_the } ; prenez une autre civilisation.
why-PEL-SUP-02 = Au tour d'approvisionnement, tous nourrissent d'abord leurs habitants, puis achèvent leurs bâtiments.
why-PEL-SUP-03 = Vous n'avez que { COUNT($people, "population") } à nourrir.
    .fed = Chaque habitant mange 1 nourriture : c'est trop peu pour { COUNT($fed, "population") }. En réserve : { LIST($food, "food", $fish, "fish") }.
why-PEL-SUP-04 = Vous devez nourrir autant d'habitants que possible sur { $people }, donc plus de { $fed }. En réserve : { LIST($food, "food", $fish, "fish") }.
why-PEL-SUP-07 = Achever ces bâtiments coûte { LIST($wood, "wood", $stone, "stone") } ; en réserve : { LIST($have_wood, "wood", $have_stone, "stone", $luxury, "luxury") }.
    .tile = Seuls les bâtiments marqués s'achèvent, et vous n'avez pas de pièce sur { $tile_the }.
    .twice = Vous nommez { $twice_the } deux fois : chaque bâtiment s'achève une fois.
    .marked = Vous n'avez aucun bâtiment marqué à achever.
    .verb = Nommez avec « finish » ce que vous payez ; le reste est abandonné.

## Ce qui ne va pas

problem-no-such-tile = « { $given } » n'est pas une tuile de ce jeu. Écrivez son identifiant, comme agora ou terrain_a01.
problem-tile-elsewhere = « { $given } » se trouve déjà à { $other }. Une tuile n'est qu'à un seul endroit.
problem-civilization-taken = « { $given } » est déjà prise. Chaque siège a la sienne.
problem-not-building = « { $given } » est une tuile Terrain, pas un bâtiment.
problem-not-terrain = « { $given } » est un bâtiment, pas une tuile Terrain.
problem-not-built = « { $given } » n'est pas un bâtiment de ce siège. Seul un bâtiment porte une pièce.
problem-without-sea = cette partie se joue sans la Mer.
problem-extra-goods = « { $given } » ne convient pas. Ce que ce niveau ajoute de bois, de pierre ou de nourriture : { $allowed }.
problem-not-bid = « { $given } » n'est pas une offre. Écrivez { "{" } seat = "A", coins = 5 { "}" } ou "A 5".
problem-bids-twice = { $given } fait deux offres. Un joueur n'en fait qu'une.
problem-each-seat-once = « { $given } » ne nomme pas chaque siège une fois. Sièges : { $known }.
problem-level-alone = les niveaux sont pour un seul joueur. Laissez cette option, ou prenez players=1.
problem-series-twice = « { $given } » y est deux fois. Chaque niveau en demande une autre.
problem-series-without-level = une série se joue par niveaux. Donnez aussi un niveau.
problem-level-closed = le niveau { $level } n'est pas encore ouvert. Réussissez d'abord le niveau { $next }.
problem-too-many-players = { $given } sort des limites, qui vont de 1 à { $most } ; avec le module { $module }, on peut être plus.
problem-no-income-box = aucune case du tableau ne dit le revenu pour une population de { $people }.
problem-no-rows = aucune entrée ne répartit { $tiles } tuiles par tour à { $players }.
problem-unused-stack = aucun tour n'utilise la pile { $stack }.
