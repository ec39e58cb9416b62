# Hadès sur la page, en français.

## Une nouvelle table

house-hades-heroes = Les pouvoirs et les sacrifices des Héros sont de nous : les cartes imprimées restent introuvables.
house-hades-favours = Certains Objets magiques sont en partie de nous, et la Toison d'or l'est tout à fait.

## La menace

threat-at = Menace { $threat }
threat-here = Hadès est là
threat-covers = recouvre { $god }
threat-next = { $missing } ou plus : il vient, { $chance } %
threat-safe = les prochains dés n'y suffisent pas

## Faveurs, Héros et Objets

favour-with = va avec { $god }
favour-used = pouvoir utilisé
track-title-heroes = Créatures et Héros
hand-hero = 2 PO par cycle
hand-hero-new = engagé ce cycle
hand-heroes =
    { $count ->
        [one] { $count } Héros
       *[other] { $count } Héros
    }
hand-items =
    { $count ->
        [one] { $count } Objet magique
       *[other] { $count } Objets magiques
    }
hand-face-down = face cachée
hand-hidden =
    { $count ->
        [one] { $count } Objet magique, face cachée
       *[other] { $count } Objets magiques, face cachée
    }
hand-priestesses =
    { $count ->
        [one] { $count } Prêtresse
       *[other] { $count } Prêtresses
    }
hand-theatres =
    { $count ->
        [one] { $count } Théâtre
       *[other] { $count } Théâtres
    }
item-at-offerings = aux offrandes
item-own-turn = à votre tour
item-turn-begins = au début d'un tour
item-land-battle = dans un combat terrestre
item-gods-laid = avant les offrandes
item-naval-battle = dans un combat naval
item-threat-roll = après les dés de la menace
item-income-counted = au revenu
hand-sheltered = inattaquable pendant ce cycle
hand-barred = ne mise pas sur { $god } pendant ce cycle

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
deed-answer-hades-sacrifice = Sacrifier un Héros
deed-answer-hades-favour-aphrodite = Aphrodite : doubler les troupes d'une île
deed-answer-hades-favour-artemis-troop = Artémis : une carte devient une troupe
deed-answer-hades-favour-artemis-fleet = Artémis : une carte devient une flotte
deed-answer-hades-favour-demeter = Déméter : de l'or pour vos îles
deed-answer-hades-favour-dionysus = Dionysos : bâtir un Théâtre
deed-answer-hades-favour-hephaestus = Héphaïstos : tirer deux Objets
deed-answer-hades-favour-hera = Héra : chercher un Héros
deed-answer-hades-favour-hermes = Hermès : un marqueur en mer
deed-answer-hades-favour-hestia = Hestia : un bâtiment au choix
deed-answer-hades-favour-hecate = Hécate : dresser les colonnes
deed-answer-hades-play-sun-chariot = Char du soleil : redistribuer des troupes
deed-answer-hades-play-artemis-arrows = Flèches d'Artémis : abattre une Créature
deed-answer-hades-play-pelops-sceptre = Sceptre de Pélops : chercher une Créature
deed-answer-hades-play-harmonias-necklace = Collier d'Harmonie : se protéger
deed-answer-hades-play-aphrodites-girdle = Ceinture d'Aphrodite : interdire un Dieu
deed-answer-hades-theatres = Une Métropole avec des Théâtres
bar-answer-hades-favour-hestia = { $building } ({ COUNT($gold, "gold") })
do-hades-troop-raised = Lever la troupe morte-vivante
do-hades-fleet-raised = Lever la flotte morte-vivante
do-hades-necropolis = Y construire la Nécropole
do-hades-troop-deployed = Y placer la troupe
do-hades-fleet-deployed = Y placer la flotte
do-hades-hero = Débarquer là
do-hades-hero-paid = Verser { COUNT($gold, "gold") } pour { $hero }
do-hades-hero-sacrificed = Sacrifier { $hero }
do-hades-hero-struck = Tuer { $hero }
do-hades-item-played = Jouer { $item_the }
do-hades-item-shown = Jouer { $item_the }
do-hades-favour-used = Utiliser la faveur : { $favour }
do-hades-kept = Garder { $creature_the }

## Grands moments

moment-hades = Hadès est venu
moment-hades-leaves = Hadès s'en va
moment-necropolis = { $seat } construit la Nécropole
moment-hero-falls = { $hero } n'est plus
moment-hero-leaves = { $hero } quitte la partie
moment-hero-sacrificed = { $seat } sacrifie { $hero }
moment-amazons = L'île des Amazones
tally-undead = Morts-vivants levés
tally-heroes = Héros engagés
tally-items = Objets magiques joués
