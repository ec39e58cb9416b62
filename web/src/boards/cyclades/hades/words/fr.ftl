# Hadès sur la page, en français.

## Une nouvelle table

house-hades-heroes = Les pouvoirs et les sacrifices des Héros sont de nous : les cartes imprimées restent introuvables.
house-hades-favours = Certains Objets magiques sont en partie de nous, et la Toison d'or l'est tout à fait.

## La menace

threat-at = Menace { $threat }
threat-here = Hadès est là
threat-covers = recouvre { $god }
threat-next = { $missing } ou plus : il vient, { $chance } %
threat-safe = les prochains dés n'y suffisent pas

## Faveurs, Héros et Objets

favour-with = va avec { $god }
favour-used = pouvoir utilisé
track-title-heroes = Créatures et Héros
hand-hero = 2 PO par cycle
hand-hero-new = engagé ce cycle
hand-heroes =
    { $count ->
        [one] 1 Héros
       *[other] { $count } Héros
    }
hand-items =
    { $count ->
        [one] 1 Objet magique
       *[other] { $count } Objets magiques
    }
hand-face-down = face cachée
hand-hidden =
    { $count ->
        [one] 1 Objet magique, face cachée
       *[other] { $count } Objets magiques, face cachée
    }
hand-priestesses =
    { $count ->
        [one] 1 Prêtresse
       *[other] { $count } Prêtresses
    }
hand-theatres =
    { $count ->
        [one] 1 Théâtre
       *[other] { $count } Théâtres
    }
moment-of-aphrodites-girdle = aux offrandes
moment-of-sun-chariot = à votre tour
moment-of-harmonias-necklace = au début d'un tour
moment-of-apollos-arrows = dans un combat terrestre
moment-of-artemis-arrows = à votre tour
moment-of-palace-of-the-gods = avant les offrandes
moment-of-pelops-sceptre = à votre tour
moment-of-poseidons-trident = dans un combat naval
moment-of-helm-of-hades = après les dés de la menace
moment-of-golden-fleece = au revenu

## Lieux

here-necropolis =
    { $gold ->
        [0] La Nécropole
       *[other] La Nécropole avec { COUNT($gold, "gold") }
    }
here-left = { COUNT($gold, "gold") } de la Nécropole sont ici
here-column = Une colonne d'Hécate
here-markers =
    { $count ->
        [one] un marqueur prospérité en mer
       *[other] { $count } marqueurs prospérité en mer
    }
below-offered = Au choix
below-gone = Héros sortis de la partie : { $count }
supply-undead = Morts-vivants en réserve :

## La barre

deed-answer-hades-raise-troop = Lever une troupe morte-vivante
deed-answer-hades-raise-fleet = Lever une flotte morte-vivante
deed-answer-hades-necropolis = Construire la Nécropole
do-hades-troop-raised = Lever la troupe morte-vivante
do-hades-fleet-raised = Lever la flotte morte-vivante
do-hades-necropolis = Y construire la Nécropole

## Grands moments

moment-hades = Hadès est venu
moment-hades-leaves = Hadès s'en va
moment-necropolis = { $seat } construit la Nécropole
