# Titans sur la page, en français.

## Une nouvelle table

house-titans = La carte est la nôtre, faite d'après la description du livret. Les règles sont officielles.

## À côté du plateau

track-title-artifacts = Créatures et Artéfacts
shelf-titans = Artéfacts
artifacts-title = Artéfacts
artifacts-win = les cinq font gagner aussitôt
artifact-of = { $seat_of }, à { $island }
artifact-gone = hors de la partie
artifact-to-come = dans la pioche ou à vendre
specials-title = Métropoles spécialisées
special-free = à créer

## Joueurs

team-0 = La Chouette
team-1 = Le Cheval
team-2 = Le Dauphin
team-mine = votre équipe
team-ends = met fin à la partie
team-metropolises =
    { $count ->
        [one] { $count } Métropole sur les { $needed } qui mettent fin à la partie
       *[other] { $count } Métropoles sur les { $needed } qui mettent fin à la partie
    }
hold-titans =
    { $count ->
        [one] { $count } Titan sur le plateau
       *[other] { $count } Titans sur le plateau
    }

## Lieux

here-partner = à votre équipier
here-partner-why = Territoire de votre équipier : on n'y entre pas et on ne le traverse pas.

## La barre

deed-answer-titans-march = Déplacer des Titans
deed-answer-titans-recruit = Acheter un Titan
from-answer-titans-march = Déplacer des Titans : de quel territoire ?
to-answer-titans-march = Titans { $start_of } : vers quel territoire ?
do-titans-came = Y placer le Titan
do-titans-given = Prendre le bâtiment
do-titans-set-out = Partir pour { $island }
do-titans-placed = Y poser { $artifact_the }
do-titans-founded = Prendre { $metropolis_the }
do-titans-unit-deployed = Se déployer là
do-titans-fleet-deployed = Y déployer la flotte
do-titans-handed = Confier { $artifact_the }
do-titans-spared = Sauver la troupe (1 PO)

## Grands moments

moment-titan = Un Titan se lève
moment-artifact-taken = { $seat } prend { $artifact_the }
moment-special = { $metropolis_The }
moment-team = Assez de Métropoles : le dernier cycle
moment-military = Une victoire militaire
tally-titans = Titans appelés
tally-artifacts = Artéfacts achetés ou pris
