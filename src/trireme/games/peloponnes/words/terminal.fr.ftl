# Peloponnes en français : sa table dans le terminal.

terminal-head = Tour { $round } sur { $rounds } · { $phase } · pile { $stack }
terminal-level = niveau { $level }, objectif { $target }
terminal-tile = Tuile
terminal-price = Prix
terminal-cost = Coût
terminal-prestige = Prest.
terminal-inhabitants = Hab.
terminal-once = Gain
terminal-income = Revenu
terminal-bid = Offre
terminal-choice = { $count } au choix
terminal-protects = Protège de : { $disasters }.
terminal-supply-tile = amène un approvisionnement quand elle est révélée
terminal-house = contenu maison : chiffres de notre invention ; --content les remplace
terminal-disasters = Désastres
terminal-chits = encore { $count ->
        [one] { $count } jeton
       *[other] { $count } jetons
    }
terminal-store = { $good } { $count }/{ $limit }
terminal-luxury = { $count } luxe
terminal-you = vous
terminal-stores = Réserve
terminal-city = { $name } : au départ { $start } ; à chaque tour { $income }.
terminal-civilization = Cité
terminal-buildings = Bâtiments
terminal-terrains = Terrains
terminal-for = { $name } pour { $cost } : { $gains }
terminal-points = prestige { $count }
terminal-score = Score
terminal-score-now = prestige { $prestige }, population { $population } : compte pour { $result }
terminal-next-supply = Vivres
terminal-marked = marqué, pas encore payé
terminal-others = Les autres, dans l'ordre du tour
terminal-player = Joueur
terminal-short-wood = Bois
terminal-short-stone = Pier.
terminal-short-food = Nour.
terminal-short-coins = Piè.
terminal-short-luxury = Luxe
terminal-short-population = Hab.
terminal-short-score = Prest/Pop
