# Ce qui ne va pas à une table, en français ; l'anglais est tiré de src/trireme/table/problems.py.

error-table = { $problem }

problem-no-table = Cette table n'existe pas. Elle a peut-être été fermée avant de commencer.
problem-no-seat = Cette table n'a pas cette place.
problem-no-version = Cette partie n'a pas de position { $given }. La dernière est { $last }.
problem-no-components = Aucun matériel n'a cette empreinte.
problem-no-game = « { $given } » n'est pas un jeu de ce serveur. Il propose { $known }.
problem-no-language = « { $given } » n'est pas une langue de ce serveur. Il propose { $known }.
problem-no-page = Il n'y a rien à cette adresse.
problem-not-yours = Cette place n'est pas la vôtre.
problem-not-open = Cette place est prise.
problem-not-link = Ce lien n'est pas valable. Demandez-en un nouveau.
problem-not-invited = Seule la personne qui tient cette place, ou celle qui a préparé la table, peut en faire un lien.
problem-not-over = On pourra voir les autres places quand la partie sera finie.
problem-still-secret = On pourra lire la partie quand elle sera finie : elle dit tous les secrets.
problem-not-playing = La partie n'a pas commencé : une place est encore libre.
problem-is-over = La partie est finie.
problem-begun = La partie a commencé, la place ne peut donc plus être rendue.
problem-no-human = Personne ne serait assis à cette table. Prenez une place ou donnez-en une.
problem-no-bot = « { $given } » n'est pas un bot pour ce jeu. Il y a { $known }.
problem-sealed-chance = À une table, le hasard est scellé ; le hasard explicite est pour la recherche.
problem-nothing-to-undo = Il n'y a rien à annuler.
problem-nothing-to-redo = Il n'y a rien à rétablir.
problem-nothing-to-confirm = Il n'y a pas de coup complet à confirmer.
problem-draft-cut = Quelqu'un a joué et votre essai a changé. Regardez-le et confirmez de nouveau.
problem-not-whole = Le dernier coup n'est pas complet. Terminez-le ou reprenez-le.
problem-ask-one = Demandez une seule chose : une cible, un coup ou un code.
problem-hello-first = Dites d'abord bonjour (hello).
problem-bad-message = Ce message est illisible : { $detail }.
problem-too-big = Ce message est trop grand. La limite est de { $limit } octets.
problem-too-fast = Trop de messages. Attendez un moment.
problem-too-many-tables = Trop de nouvelles tables depuis votre adresse. Réessayez plus tard.
problem-too-many-connections = Trop de connexions depuis votre adresse.
problem-other-origin = Cette demande vient d'un autre site.
problem-took-too-long = Les règles ont mis trop longtemps, donc rien n'a été fait. C'est noté dans le journal.
problem-went-wrong = Quelque chose a mal tourné ici, donc rien n'a été fait. C'est noté dans le journal.
