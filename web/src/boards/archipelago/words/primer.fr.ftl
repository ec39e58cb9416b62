## Le jeu en une page

primer-aim = Vous explorez un archipel inconnu, vous le peuplez et commercez, chacun pour un objectif secret. Mais si les rebelles dépassent la population, tous perdent : jouez les uns contre les autres, et gardez la paix ensemble.
primer-round-title = Une manche
primer-round = Chaque manche a six phases. On négocie en phase 2, pendant les crises, et avec le joueur dont c'est le tour.
primer-round-disengagement-title = Désengagement
primer-round-disengagement = Les unités, bâtiments et cartes utilisés redeviennent libres.
primer-round-order-title = Ordre du tour
primer-round-order = Chacun mise des florins en secret. Tous paient, et la plus haute mise fixe l'ordre.
primer-round-population-title = Population
primer-round-population = Des marchés pleins et une grande population amènent travailleurs et rebelles. La ligne des travailleurs ajoute ou retire ensuite des rebelles.
primer-round-balance-title = Équilibre
primer-round-balance = Une crise : les citoyens se couchent jusqu'à ce que quelqu'un donne la ressource voulue, et l'extérieur réclame des biens. Ce qui manque devient des rebelles.
primer-round-actions-title = Actions
primer-round-actions = Chacun son tour, une pastille sur la roue : taxes, récolte, échange, exploration, naissances, recrues, migration, construction. En plus, une carte, et un marché ou un port.
primer-round-evolution-title = Évolution
primer-round-evolution = Chacun achète une carte ou en tourne deux, ce qui change leur prix.
primer-win-title = Comment gagner
primer-win = La partie finit quand la condition d'un objectif est remplie. La tendance, tous les objectifs et les cartes comptent pour tous : devinez ce que cherchent les autres. En cas de révolte personne ne gagne, sauf l'indépendantiste.

## Ses bâtiments

term-house-town = Ville
term-house-town-text = Règne sur sa région : les autres n'y récoltent qu'avec votre accord. Elle compte pour les taxes.
term-house-market = Marché
term-house-market-text = Pour un florin, deux transactions au marché intérieur, en plus de votre action.
term-house-port = Port
term-house-port-text = Pour un florin, deux transactions au marché extérieur, en plus de votre action.
term-house-temple = Temple
term-house-temple-text = Lors d'une crise, son citoyen reste debout, et ceux de sa région se relèvent gratuitement.
