## Le jeu en une page

primer-aim = Vous menez un petit royaume du Péloponnèse pendant huit tours. Achetez terrains et bâtiments, nourrissez vos habitants, résistez à cinq désastres. Prestige et population doivent grandir ensemble, car seul le plus petit des deux compte.
primer-round-title = Un tour
primer-round = Il y a huit tours, chacun avec ces parties. Les tours d'approvisionnement viennent s'y glisser.
primer-round-reveal-title = Révélation
primer-round-reveal = Cinq tuiles sont révélées : terrains et bâtiments, dans une rangée normale et une rangée Conquête.
primer-round-bids-title = Enchères
primer-round-bids = Chacun son tour fait une offre pour une tuile, ou passe et reçoit 3 pièces. Une offre plus haute déloge la vôtre : déplacez-la telle quelle, ou reprenez-la. Dans la rangée Conquête, une tuile coûte 3 de plus, et vous y êtes à l'abri.
primer-round-placing-title = Placement
primer-round-placing = Payez l'offre. Un terrain doit partager une ressource avec votre dernier terrain. Un bâtiment coûte bois et pierre ; ou marquez-le d'une pièce et payez au prochain approvisionnement.
primer-round-income-title = Revenus
primer-round-income = Toutes vos tuiles donnent bois, pierre, nourriture ; vos habitants des pièces. Ce que vos réserves ne gardent pas devient des biens luxueux.
primer-round-disasters-title = Désastres
primer-round-disasters = Deux jetons sont révélés. Le troisième d'une sorte frappe tous ceux qui ne sont pas protégés.
primer-round-supply-title = Approvisionnement
primer-round-supply = Il vient trois fois : quand son symbole est révélé, et après le dernier tour. Chacun doit être nourri, et les bâtiments marqués payés.
primer-win-title = Comment gagner
primer-win = Après le tour 8 et le dernier approvisionnement, comptez votre prestige (bâtiments, terrains, et 1 pour 3 pièces) et vos habitants, 3 points chacun. Le plus petit des deux nombres est votre résultat ; le plus haut résultat gagne.
