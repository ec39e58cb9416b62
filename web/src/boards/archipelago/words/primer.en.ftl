## The game on one page

primer-aim = You explore an unknown archipelago, settle it and trade its goods, each for a secret objective. But if rebels outnumber the people, all lose: play against each other, and keep the peace together.
primer-round-title = A round
primer-round = Each round has six phases. Offers may be made in phase 2, in crises, and to and by the player on turn.
primer-round-disengagement-title = Disengagement
primer-round-disengagement = Units, buildings and cards that were used are free again.
primer-round-order-title = Order of play
primer-round-order = Everybody bids florins in secret. All pay, and the highest sets the order.
primer-round-population-title = Population
primer-round-population = Full markets and a large population bring surplus workers and rebels. The row of the workers track then adds or removes rebels.
primer-round-balance-title = Balance
primer-round-balance = A crisis: citizens lie down until somebody gives the resource that they want, and goods are wanted for export. Whatever is missing becomes rebels.
primer-round-actions-title = Actions
primer-round-actions = In turn, one disc each on the wheel: taxes, harvest, trade, explore, births, recruits, migration, building. Besides, one card, and one market or port.
primer-round-evolution-title = Evolution
primer-round-evolution = Everybody buys a card or turns two of them, which makes them cheaper or dearer.
primer-win-title = How to win
primer-win = The game ends when the condition of any objective is met. The trend, all objectives and cards are counted for everybody, so guess what the others are after. In a revolt nobody wins, but the separatist.

## Its buildings

term-house-town = Town
term-house-town-text = Rules its region: others need leave to harvest there. It counts for taxes.
term-house-market = Market
term-house-market-text = For a florin, two transactions on the domestic market, besides your action.
term-house-port = Port
term-house-port-text = For a florin, two transactions on the export market, besides your action.
term-house-temple = Temple
term-house-temple-text = In a crisis its citizen stays up, and those of its region stand up for nothing.
