## Apprendre ici : premières parties, le jeu en une page, les règles à côté de la table

learn-first = Première fois ? Jouez une première partie
learn-primer = Le jeu en une page
learn-whole-rules = Toutes les règles
primer-more = Tout voir en une page
primer-icons-title = Les icônes
rules-none = Rien trouvé pour « { $search } ». Essayez avec moins de mots.
drawer-close = Fermer les règles

lesson-step = Première partie · étape { $number } sur { $count }
lesson-next = Continuer
lesson-close = Terminé
lesson-skip = Jouer sans leçon
lesson-resume = Reprendre la leçon
lesson-kept = Ce choix n'est gardé que dans ce navigateur.
lesson-waits = Première partie : bientôt l'étape { $number } sur { $count }
lesson-whole = Jouer une partie entière
lesson-confirm = Appuyez maintenant sur le bouton éclairé : c'est alors que cela compte. Avant, vous pouvez annuler.
lesson-otherwise = La leçon pensait à : « { $deed } » Vous avez choisi autrement, et c'est permis. Elle continue d'ici.
