# Archipelago en français : quand un objectif termine la partie.

trigger-character_cards_owned = Fin quand tous ensemble possèdent { $n } personnages.
trigger-progress_cards_owned = Fin quand tous ensemble possèdent { $n } progrès.
trigger-evolution_cards_owned = Fin quand tous ensemble possèdent { $n } cartes évolution.
trigger-towns_on_map = Fin à { $n } villes sur la carte.
trigger-ports_on_map = Fin à { $n } ports sur la carte.
trigger-markets_on_map = Fin à { $n } marchés sur la carte.
trigger-temples_on_map = Fin à { $n } temples sur la carte.
trigger-ships_on_map = Fin à { $n } navires sur la carte.
trigger-population = Fin à une population de { $n }.
trigger-surplus_workers = Fin à { COUNT($n, "workers") }.
trigger-bank_kinds_empty = Fin quand { $n } ressources manquent à la banque.
trigger-explorer_stacks_empty = Fin quand { $n } piles de jetons explorateurs sont vides.
trigger-bank_florins_empty = Fin quand la banque n’a plus de florins.
