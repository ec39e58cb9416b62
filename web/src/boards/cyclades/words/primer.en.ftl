## The game on one page

primer-aim = Greek cities vie for a group of islands. With the favour of the gods you build, sail, fight and call creatures. The first to own two Metropolises when a cycle ends has won.
primer-round-title = A cycle
primer-round = Cycles are played until somebody wins, mostly six to nine of them. Each has six parts.
primer-round-creatures-title = Creatures
primer-round-creatures = A new creature comes, the others get cheaper.
primer-round-gods-title = Gods
primer-round-gods = The gods are laid out anew. They will act in this order.
primer-round-income-title = Income
primer-round-income = 1 gold for each prosperity marker on your islands, and for each trade space where your fleets lie.
primer-round-offerings-title = Offerings
primer-round-offerings = In turn, each offers gold to one god. Whoever is outbid takes it back and must go to another god. Apollo costs nothing.
primer-round-actions-title = Actions
primer-round-actions = God by god, in their order: recruit, build, move and fight as that god allows, and call creatures.
primer-round-end-title = End of the cycle
primer-round-end = Whoever owns two Metropolises now has won.
primer-win-title = How to win
primer-win = Own two Metropolises at the end of a cycle (three with two players). A Metropolis comes from one of each building, or from four Philosophers; or you take an island on which one stands. If several own two, the richest wins.
