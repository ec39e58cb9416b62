# Le plateau de Peloponnes, en français : tuiles, plateaux, désastres, et ce qui s'explique.

board-where = tour { $round } sur { $rounds } · { $phase }
board-row-normal = Enchères : tuiles { $stack }
board-row-conquest = Conquête · sûre
board-sea = Le large
board-sea-when = à acheter avant son offre, une tuile par tour
board-lost = serait perdue
board-won = La tuile que vous remportez
board-my-civilization = Votre civilisation
board-mat = Civilisation : { $name }
board-neighbours = Les voisins
board-no-tiles = Pas encore de tuile
board-pile = Encore dans la pile { $stack }, sans ordre
board-disasters = Désastres
board-disasters-strike = le dernier jeton frappe
board-blank = Jetons vierges
board-chits =
    { $seen ->
        [one] { $seen } jeton sur { $total }
       *[other] { $seen } jetons sur { $total }
    }
board-price = Prix : { COUNT($coins, "coins") }.
board-prestige = Prestige : { COUNT($points, "points") }.
board-bid = { $name } offre { COUNT($coins, "coins") }.
board-marked = marqué d'une pièce, à achever lors d'un tour d'approvisionnement
board-house = contenu maison
board-fish = poissons

players-lower-counts = le plus petit des deux scores compte
players-scores = Score { $result } : prestige { $prestige }, population { $population }.
players-level = Solo, niveau { $level } : atteindre { COUNT($target, "points") }.

explain-minimum = Offre minimale
explain-cost = À payer pour bâtir
explain-price = Prix
explain-prestige = Prestige
explain-once = Une fois
explain-income = Revenu de chaque tour
explain-protects = Protège de
explain-feeds = Nourrit à chaque approvisionnement
explain-sea-tile = S'achète à votre tour, avant votre offre, une seule par tour de jeu. Elle n'est jamais perdue.
explain-supply = Sa révélation provoque d'abord un tour d'approvisionnement.
explain-designed = Contenu maison : chiffres conçus pour ce site.

unit-choice =
    { $count ->
        [one] { $count } ressource au choix
       *[other] { $count } ressources au choix
    }

## Grands moments

moment-struck = Chacun perd ce qu'il ne peut protéger.
moment-last = Le dernier tour
moment-victory = { $seat } l'emporte !
moment-last-supply = Un dernier tour d'approvisionnement suit, puis la fin.

## Une partie en chiffres

tally-tiles = Tuiles placées
tally-displaced = Autres évincés
tally-passed = Fois passé ou retiré
tally-lost = Tuiles perdues
tally-starved = Habitants morts de faim
