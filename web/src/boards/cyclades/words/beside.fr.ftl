# Cyclades sur la page, en français : ce qui est à côté du plateau, et ce qui s'explique.

board-cycle = cycle { $cycle } · { $phase }
board-cycle-of = cycle { $cycle } sur { $cycles } · { $phase }
end-round = Cycle
end-chart = Métropoles par cycle
replay-round-back = Au début d'un cycle, en arrière
replay-round-on = Au cycle suivant

## Dieux

gods-title = Dieux
gods-to-place = À placer :
gods-waiting = { $name } doit encore placer un pion.
gods-displaced = { $name } perd sa place
gods-offer = { $name } offre { $gold } PO.
gods-no-offer = Pas encore d'offrande.
gods-acting = { $name } agit
gods-apollo = gratuit · 1 PO (4 avec une seule île)
gods-apollo-first = une corne d'abondance pour le premier arrivé
gods-on-apollo = { $name } est sur Apollon, en place { $place }.
gods-face-down = Face cachée :
gods-next-order = Cycle suivant :
gods-back = { $name } jouera en place { $place }.

## Créatures

shelves-title = Ce qui est à côté du plateau
track-title = Créatures
track-price = { $price } PO.
track-price-mine = { $printed } PO, { $price } PO pour vous.
track-empty = vide
track-pile = Pioche : { $count }
track-discard = Défausse : { $count }
track-no-order = Encore à venir, sans ordre :

## Joueurs

players-to-win = { $count } en fin de cycle pour gagner
players-gold = Pièces d'or
players-screen = cachées derrière le paravent
players-income = Revenu de { $gold } PO
players-priests = Prêtres
players-islands = Îles
players-troops-left = Troupes en réserve
players-fleets-left = Flottes en réserve
players-metropolises =
    { $count ->
        [one] { $count } Métropole sur les { $needed } qu'il faut.
       *[other] { $count } Métropoles sur les { $needed } qu'il faut.
    }
players-philosophers =
    { $count ->
        [one] { $count } Philosophe.
       *[other] { $count } Philosophes.
    }
players-lacking =
    { $missing ->
        [0] Les quatre bâtiments d'une Métropole sont là : ils le deviendront au prochain tour de leur propriétaire.
       *[other] { $count ->
            [one] Pour une Métropole : { $buildings }, ou encore { $count } Philosophe.
           *[other] Pour une Métropole : { $buildings }, ou encore { $count } Philosophes.
        }
    }
players-keeps = { $creature }, en jeu
players-out = hors jeu

## Explications

explain-text-designed = Contenu maison, conçu pour ce site.
explain-owner = Propriétaire
explain-neutral = personne
explain-troops = Troupes
explain-fleets = Flottes
explain-buildings = Bâtiments
explain-slots = Emplacements
explain-island-income = Revenu
explain-trade = Commerce
explain-gold = { $gold } PO
explain-called = appel de { $seat }
explain-sea = Mer { $sea }
explain-kraken = Le Kraken rôde ici : aucune flotte n'y survit.
explain-closed = Polyphème ferme cette case à toutes les flottes.

## What modules bring

elsewhere-places = Hors du plateau
