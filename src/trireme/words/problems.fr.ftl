# Ce qui ne va pas, en français ; l'anglais est dans src/trireme/kit/problems.py. La page le charge à part.

error-unreadable = { text } : { $problem }
    .line = { text }, ligne { $line } : { $problem }
    .where =
        { $text ->
            [move] { text } « { $where } » : { $problem }
            [draw] { text } « { $where } » : { $problem }
           *[other] { text }, { $where } : { $problem }
        }
text =
    { $text ->
        [move] Coup
        [draw] Tirage
        [position] Position
        [record] Partie enregistrée
       *[case] Cas
    }
error-bad-option = Option { $option } : { $problem }
error-bad-content = { $place } : { $problem }

problem-unknown = « { $given } » est inconnu. Choix possibles : { $known }.
problem-nearest = « { $given } » est inconnu. C'est peut-être { $nearest }.
problem-missing = cette valeur manque.
problem-twice = « { $given } » est nommé deux fois. Une seule suffit.
problem-range = { $given } sort des limites, qui vont de { $low } à { $high }.
problem-whole-number = « { $given } » n'est pas un nombre entier. Écrivez-le en chiffres, par exemple 4.

problem-empty-move = il est vide. Écrivez un verbe et ce qu'il demande, par exemple : { $form }.
problem-no-such-code = aucune réponse à cette question n'a de tels codes. `legal` donne ceux qui existent.
problem-form = c'est illisible. Écrivez : { $form }.
problem-not-meant = « { $given } » n'a pas de sens ici. Écrivez : { $right }.
problem-incomplete = cela n'en dit pas assez. Écrivez : { $right }.
problem-ambiguous = cela peut signifier « { $first } » ou « { $second } ». Écrivez celui que vous voulez.
problem-fault = le programme a échoué ({ $detail }). C'est une faute du programme.
problem-too-much = c'est plus que ce qui était demandé. Un coup complet : { $right }.
problem-cannot-come-out = « { $given } » ne peut pas sortir ici. Issues possibles : { $known }.

problem-not-table = « { $given } » n'est pas une table de faits.
problem-not-count = « { $given } » n'est pas une quantité. Donnez un nombre entier à partir de 0.
problem-not-names = « { $given } » n'est pas une liste de noms. Écrivez-les ainsi : { $right }.

problem-no-such-option = ce jeu ne la connaît pas. Options possibles : { $known }.
problem-seat-count = nombre de joueurs ({ $players }) et sièges nommés ({ $seats }) ne concordent pas. Nommez chaque siège une fois.
problem-seat-name = « { $given } » ne peut pas nommer un siège. Prenez des mots simples et différents, comme A, B, C.

problem-not-a-folder = « { $given } » n'est pas un dossier. Donnez son chemin, par exemple "boite/valeurs".
problem-no-seed = « { $given } » n'est pas une graine. Donnez un nombre entier, 32 octets, ou rien pour une graine secrète.
problem-not-a-bot = « { $given } » n'est pas un robot. Donnez un nom, un objet avec `choose`, ou une fonction de la partie qui en crée un.
problem-cannot-load = « { $given } » est installé, mais ne peut pas être chargé ({ $detail }).

problem-no-file = le fichier n'existe pas.
problem-no-folder = ce n'est pas un dossier.
problem-folder-lacks = le dossier ne contient pas { $name }.
problem-no-such-part = cette partie est inconnue. Parties possibles : { $known }.
problem-no-such-key = cette clé est inconnue.
problem-not-ours = « { $given } » n'est pas des nôtres et ne remplace donc rien.
problem-not-entries = il faut une liste d'entrées [[{ $name }]].
problem-wrong-type = il y a là { $got }, mais il faut { $expected }.
problem-how-many = il y en a { $given } ici, mais il en faut { $needed }.
problem-invalid = « { $given } » est inutilisable ici.

problem-not-header = « { $given } » n'appartient pas à un en-tête. On y trouve { $known }.
problem-header-lacks = il manque { $name } dans l'en-tête. Une partie commence par trireme: 2.
problem-not-json = ce n'est pas une table JSON ({ $detail }).
problem-not-seed = une graine a 32 octets, soit 64 chiffres hexadécimaux.
problem-share-length = une contribution a de 1 à { $most } octets, et celle-ci en a { $given }.
problem-share-count = il y en a { $given } pour { $seats } places. Donnez-en une par place, ou aucune.
problem-not-share = « { $given } » n'est pas une contribution. Écrivez des paires de chiffres hexadécimaux, ou absent.
problem-record-format = le format { $given } est inconnu. Ce programme lit { $right }.
problem-other-rules = elle a été jouée selon les règles { $given } ; ce programme a { $right }.
problem-other-content = aucun matériel d'empreinte { $given } n'est disponible. Donnez le dossier de matériel de cette partie.
problem-still-sealed = la graine est encore scellée. On l'ouvre quand la partie est finie.
problem-broken-seal = la graine ne correspond pas au sceau : l'un des deux a été changé.
problem-other-seal = ce n'est pas celui qui a été gardé, { $kept } : la graine a été échangée.
problem-share-changed = celle de { $seat } n'est pas celle qui a été donnée : elle a été échangée.
problem-share-dropped = celle de { $seat } a été donnée et n'y est pas : elle a été écartée.
problem-shares-changed = ce ne sont pas celles qui ont été montrées au début de la partie.
problem-share-of-bot = { $seat } est un bot, qui n'en donne pas : quelqu'un l'a choisie.
problem-seed-reused = { $other } a la même : qui a vu finir une des parties connaissait le hasard de l'autre.
problem-not-chain = ce n'est pas un sceau des coups : 64 chiffres hexadécimaux, puis quatre par ligne.
problem-chain-header = l'en-tête n'est pas celui qui a été scellé à la fin de la partie.
problem-chain-broken = ce n'est pas ce qui a été scellé à la fin de la partie : la ligne, ou ce qu'elle a fait tirer, a été changée.
problem-chain-lines = { $sealed } lignes ont été scellées à la fin de la partie, et il y en a { $given }.
problem-chain-scores = ce qui a été scellé à la fin de la partie a une autre fin, ou d'autres scores.
problem-chain-without-scores = ils manquent, mais le sceau des coups les couvre. Écrivez les scores qui ont été scellés.
problem-chain-early = les coups sont scellés quand une partie est finie, et celle-ci ne l'est pas.
problem-chain-dropped = le sceau des coups a été retiré ; il en a été gardé { $kept }.
problem-other-chain = il ne commence pas par celui qui a été gardé, { $kept } : des coups ont été changés.
problem-other-draws = les tirages ne mènent pas à la même position.
problem-other-scores = les scores ne sont pas ceux de la partie rejouée, qui donne { $right }.
problem-no-mover = « { $given } » ne dit pas qui joue. Écrivez SIÈGE: COUP, avec un siège parmi { $known }.
problem-undo-to = « { $given } » ne dit pas jusqu'où revenir. Écrivez undo to N ; coups joués : { $standing }.
problem-no-way-back = un tirage, une révélation ou le coup d'un autre joueur empêche de revenir en arrière.

problem-no-access = le fichier ne peut pas être lu ({ $detail }).
problem-not-moves = « { $given } » n'est pas une liste de coups. Écrivez-les ainsi : { $right }.
problem-not-a-beginning = aucun coup possible ici ne commence par « { $given } » pour se poursuivre. Ôtez les points, ou davantage.
problem-impossible = « { $given } » est impossible. { $why } ({ $rule })
problem-nothing-yet = « { $given } » ne peut pas être donné ici : avant la mise en place, il n'y a rien. Ne le donnez pas.
problem-not-text = ce n'est pas du texte en UTF-8.
problem-bad-line = la ligne { $number } n'est pas du TOML : « { $given } ». Écrivez nom = valeur, [table] ou [[table]].
problem-misfit = « { $given } » ne convient pas ici. Écrivez-le ainsi : { $right }.
problem-lacks = il manque { $name }. Écrivez-le ainsi : { $right }.
problem-wrong-value = « { $given } » est impossible. Valeurs possibles : { $right }.
problem-claims-nothing = il n'affirme rien. Dites dans « then » ce qui doit être vrai.
problem-cannot-read = « { $given } » est illisible ({ $detail }). Si c'est voulu, donnez-lui la règle KIT-ASK-03.
problem-nobody-knows = personne ne sait ce qui va sortir de « { $given } ». Dites dans « draws » ce qui est sorti.
problem-not-outcomes = les tirages sont des listes d'issues, comme [{ $right }].
problem-no-such-rule = « { $given } » n'est pas une règle de ce jeu.
problem-never-begun = until : { $entry } ne commence pas avant la fin de la partie.
problem-differs = { $where } : attendu { $wanted }, trouvé { $found }
problem-is-refused = { $where } : « { $move } » est refusé ({ $reasons })
problem-is-allowed = { $where } : « { $move } » est permis
problem-other-reasons = { $where } : « { $move } » est refusé par { $found }, attendu { $wanted }
problem-was-asked = { $where } : { $seat } a dû répondre ({ $prompt })
problem-only-these = { $where } : permis mais absent de la liste : { $found }
problem-never-drawn = { $where } : aucun tirage « { $label } » hormis ceux que donne `given`
problem-many-answers = { $seat } a plus de { $most } coups. Écrivez le début de certains suivi de points, par exemple A: bid agora ...
problem-one-subject = « { $given } » doit nommer une seule chose refusée : un coup (move), une option, un tirage (draw) ou ce qui est donné (given).
problem-paths-differ = { $where } : { $seat } doit répondre ({ $prompt }). Permis bien qu'une règle l'interdise : { $legal }. Non permis sans qu'aucune règle l'interdise : { $other }.
problem-lists-differ = { $where } : { $seat } doit répondre ({ $prompt }). Permis mais absent de la liste : { $legal }. Dans la liste mais non permis : { $other }.
problem-draws-left = { $where } : il reste { $left }
problem-not-begun = until : { $entry } ne commence pas, car il faut d'abord une réponse de { $asked }.
