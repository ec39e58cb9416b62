## The game on one page

primer-aim = You lead a small realm of the Peloponnese for eight rounds. Buy land and buildings, feed your people, withstand five disasters. Prestige and people must grow together, for only the lower of the two counts.
primer-round-title = A round
primer-round = There are eight rounds, each with these parts. Supply rounds come between them.
primer-round-reveal-title = Reveal
primer-round-reveal = Five tiles are turned up: land and buildings, in a normal row and a conquest row.
primer-round-bids-title = Bids
primer-round-bids = In turn, each bids on one tile, or passes and gets 3 coins. A higher bid displaces yours: move it as it is, or take it back. In the conquest row a tile costs 3 more, and you are safe there.
primer-round-placing-title = Placing
primer-round-placing = Pay the bid. Land must share a good with your last land. A building costs wood and stone; or mark it with a coin and pay at the next supply round.
primer-round-income-title = Income
primer-round-income = All your tiles bring wood, stone, food; your people bring coins. What your stores cannot hold becomes luxury goods.
primer-round-disasters-title = Disasters
primer-round-disasters = Two chits are turned up. The third of a kind strikes everybody who is not protected.
primer-round-supply-title = Supply round
primer-round-supply = It comes three times: when its symbol is turned up, and after the last round. Everybody must be fed, and marked buildings must be paid.
primer-win-title = How to win
primer-win = After round 8 and the last supply round count your prestige (buildings, land, and 1 for every 3 coins), and your people, 3 points each. The lower of the two numbers is your result; the highest result wins.
