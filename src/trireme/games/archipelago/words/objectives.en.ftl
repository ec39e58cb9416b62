# Archipelago in English: when an objective ends the game.

trigger-character_cards_owned = Ends with { $n } characters owned by all together.
trigger-progress_cards_owned = Ends with { $n } progress cards owned by all together.
trigger-evolution_cards_owned = Ends with { $n } evolution cards owned by all together.
trigger-towns_on_map = Ends with { $n } towns on the map.
trigger-ports_on_map = Ends with { $n } ports on the map.
trigger-markets_on_map = Ends with { $n } markets on the map.
trigger-temples_on_map = Ends with { $n } temples on the map.
trigger-ships_on_map = Ends with { $n } ships on the map.
trigger-population = Ends at a population of { $n }.
trigger-surplus_workers = Ends with { COUNT($n, "workers") }.
trigger-bank_kinds_empty = Ends when the bank is out of { $n } resources.
trigger-explorer_stacks_empty = Ends when { $n } stacks of explorer tokens are empty.
trigger-bank_florins_empty = Ends when the bank is out of florins.
