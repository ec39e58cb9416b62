## Le jeu en une page

primer-aim = Des cités grecques se disputent un groupe d'îles. Avec la faveur des dieux, vous bâtissez, naviguez, combattez et appelez des créatures. Le premier à posséder deux Métropoles à la fin d'un cycle a gagné.
primer-round-title = Un cycle
primer-round = On joue des cycles jusqu'à ce que quelqu'un gagne, en général six à neuf. Chacun a six parties.
primer-round-creatures-title = Créatures
primer-round-creatures = Une nouvelle créature arrive, les autres deviennent moins chères.
primer-round-gods-title = Dieux
primer-round-gods = Les dieux sont disposés à nouveau. Ils agiront dans cet ordre.
primer-round-income-title = Revenus
primer-round-income = 1 PO par marqueur de prospérité de vos îles, et par case de commerce où se trouvent vos flottes.
primer-round-offerings-title = Offrandes
primer-round-offerings = Chacun son tour offre de l'or à un dieu. Qui est délogé reprend son or et doit aller vers un autre dieu. Apollon est gratuit.
primer-round-actions-title = Actions
primer-round-actions = Dieu après dieu, dans leur ordre : recruter, bâtir, se déplacer et combattre comme ce dieu le permet, et appeler des créatures.
primer-round-end-title = Fin du cycle
primer-round-end = Qui possède maintenant deux Métropoles a gagné.
primer-win-title = Comment gagner
primer-win = Possédez deux Métropoles à la fin d'un cycle (trois à deux joueurs). Une Métropole naît d'un bâtiment de chaque sorte, ou de quatre Philosophes ; ou bien vous prenez une île où il s'en trouve une. Si plusieurs en ont deux, le plus riche gagne.
