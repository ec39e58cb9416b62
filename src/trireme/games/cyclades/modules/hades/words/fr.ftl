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

## Hadès, les morts-vivants, la Nécropole

ask-hades-raise = Un mort-vivant gratuit : sur quelle île surgit une troupe, ou dans quelle mer une flotte ?
ask-draw-threat = Qu’indique le dé de la menace ?
draw-threat = { $outcome }

answer-hades-raise-troop =
    { $gold ->
        [0] Troupe morte-vivante sur { $island }
       *[other] Lever une troupe morte-vivante sur { $island } ({ COUNT($gold, "gold") })
    }
answer-hades-raise-fleet =
    { $gold ->
        [0] Flotte morte-vivante en { $sea }
       *[other] Lever une flotte morte-vivante en { $sea } ({ COUNT($gold, "gold") })
    }
answer-hades-necropolis = Construire la Nécropole sur { $island } ({ COUNT($gold, "gold") })

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
        [0] { $seat } lève une troupe morte-vivante gratuite sur { $island }.
       *[other] { $seat } lève une troupe morte-vivante sur { $island } pour { COUNT($gold, "gold") }.
    }
event-hades-fleet-raised =
    { $gold ->
        [0] { $seat } lève une flotte morte-vivante gratuite en { $sea }.
       *[other] { $seat } lève une flotte morte-vivante en { $sea } pour { COUNT($gold, "gold") }.
    }
event-hades-necropolis = { $seat } construit la Nécropole sur { $island } pour { COUNT($gold, "gold") }.
event-hades-necropolis-gone =
    { $gold ->
        [0] La Nécropole de { $island } n’est plus.
       *[other] La Nécropole de { $island } n’est plus ; { COUNT($gold, "gold") } y restent jusqu’aux revenus.
    }
event-hades-gold-added = { COUNT($gold, "gold") } de plus sur la Nécropole de { $island } : { $total } à présent.

outlook-hades-threat =
    { $here ->
        [1] Hadès est là jusqu’après Apollon. Puis la menace repart de 0, et il ne peut pas revenir au cycle suivant.
       *[other] { $comes ->
            [0] La menace est à { $threat } : avec les deux prochains dés, Hadès ne peut pas encore venir.
           *[other] La menace est à { $threat } : Hadès vient si les deux prochains dés font { $missing } ou plus, { $comes } %.
        }
    }

fact-threat = Menace
fact-arrives_at = Hadès vient à
fact-threat_dice = Dés de la menace
fact-covered = Sous Hadès
fact-undead_left = Morts-vivants en réserve
fact-necropolis = Nécropole
fact-necropolis_gold = Or sur la Nécropole
fact-left_gold = Or laissé

## Créatures et Héros

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
fact-face_down = Face cachée
fact-items_face_down = Objets face cachée
fact-items_left = Objets dans la pioche
fact-items_discarded = Objets défaussés
fact-sea_markers = Prospérité en mer
fact-sea = Case de mer
fact-markers = Marqueurs
fact-columns = Colonnes d’Hécate
