# Peloponnes in English: its table in the terminal.

terminal-head = Round { $round } of { $rounds } · { $phase } · stack { $stack }
terminal-level = level { $level }, target { $target }
terminal-tile = Tile
terminal-price = Price
terminal-cost = Cost
terminal-prestige = Prest.
terminal-inhabitants = Inh.
terminal-once = Once
terminal-income = Income
terminal-bid = Bid
terminal-choice = { $count } of choice
terminal-protects = Protects from: { $disasters }.
terminal-supply-tile = brings a supply round when it is turned up
terminal-house = house content: its figures are our own; --content replaces them
terminal-disasters = Disasters
terminal-chits = { $count ->
        [one] 1 chit
       *[other] { $count } chits
    } to come
terminal-store = { $good } { $count }/{ $limit }
terminal-luxury = { $count } luxury
terminal-you = you
terminal-stores = Store
terminal-city = { $name }: starts with { $start }; every round { $income }.
terminal-civilization = City
terminal-buildings = Buildings
terminal-terrains = Terrains
terminal-for = { $name } for { $cost }: { $gains }
terminal-points = prestige { $count }
terminal-score = Score now
terminal-score-now = prestige { $prestige }, population { $population }: counts { $result }
terminal-next-supply = Supply
terminal-marked = marked, not yet paid for
terminal-others = The others, in player order
terminal-player = Player
terminal-short-wood = Wood
terminal-short-stone = Stone
terminal-short-food = Food
terminal-short-coins = Coins
terminal-short-luxury = Lux.
terminal-short-population = Inh.
terminal-short-score = Prest/Pop
