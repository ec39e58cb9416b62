# Le hasard équitable, en français.

dice-title = Un hasard équitable.
dice-text = Le serveur a scellé sa part du hasard, et la page de chaque joueur y ajoute sa contribution : personne ne peut le choisir seul. Votre page garde le sceau et sa contribution, et vérifie à la fin qu'ils ont servi.
dice-shares =
    { $count ->
        [0] Aucune contribution de joueur n'est là.
        [one] La contribution d'un joueur est là.
       *[other] Les contributions de { $count } joueurs sont là.
    }
dice-old = Cette partie a commencé avant que les joueurs ne donnent de contribution : le serveur seul a choisi la graine.
dice-seal = Sceau
dice-of-bot = un bot, qui n'en donne pas
dice-none = pas de contribution
dice-to-come = viendra avec le joueur
dice-keep = Télécharger ce que garde cette page

## The end

dice-checking = Votre page refait les tirages…
dice-verified = Vérifié par votre propre page.
dice-fit = Le hasard est cohérent.
dice-verified-share =
    La graine correspond au sceau que votre page a vu avant de donner sa contribution, celle-ci est dans le hasard telle qu'elle a été envoyée, les contributions sont celles montrées au début, et { $draws ->
        [one] le seul tirage en découle
       *[other] les { $draws } tirages en découlent
    }.
dice-verified-seen =
    Ce navigateur n'a pas donné de contribution. La graine correspond au premier sceau qu'il a vu, les contributions sont celles qu'on lui a montrées, et { $draws ->
        [one] le seul tirage en découle
       *[other] les { $draws } tirages en découlent
    }.
dice-verified-alone =
    Aucun joueur n'a donné de contribution : le serveur seul a choisi la graine. Elle correspond au premier sceau que ce navigateur a vu, et { $draws ->
        [one] le seul tirage en découle
       *[other] les { $draws } tirages en découlent
    }.
dice-verified-late =
    La graine correspond au sceau, et { $draws ->
        [one] le seul tirage en découle
       *[other] les { $draws } tirages en découlent
    }. Ce navigateur n'avait pas vu la partie avant sa fin : il n'a rien à quoi la comparer.
dice-alone = Aucun joueur n'a donné de contribution : le serveur seul a choisi la graine.

dice-moves-kept = Coups, tirages et scores sont ceux qui ont été scellés à la fin de la partie ; votre page a gardé ce sceau.
dice-moves-whole = Les coups se tiennent, mais n'ont pas été comparés : ce navigateur n'a pas reçu leur sceau à la fin de la partie.
dice-moves-old = Les coups ne sont pas scellés : cette partie a fini avant que cela ne se fasse, ou leur sceau a été enlevé.

## What is wrong

dice-wrong = Le hasard de cette partie n'est pas en ordre
dice-wrong-record = L'enregistrement de la partie est illisible.
dice-wrong-seal = Le sceau n'est pas le premier que votre page a vu : le serveur a échangé sa graine.
dice-wrong-seed = La graine que le serveur a révélée ne correspond pas au sceau.
dice-wrong-dropped = Votre page a donné une contribution pour { $names }, et le serveur l'a écartée.
dice-wrong-changed = La contribution que votre page a donnée pour { $names } a été échangée.
dice-wrong-shown = Ce qui est montré comme contribution de { $names } n'a pas été montré au début de la partie.
dice-wrong-bot = Il y a une contribution pour { $names }, un bot, qui n'en donne pas : quelqu'un l'a choisie.
dice-wrong-draws =
    { $count ->
        [one] Un tirage ne découle pas
       *[other] { $count } tirages ne découlent pas
    } de la graine et des contributions.
dice-wrong-moves =
    { $count ->
        [0] L'en-tête ou la fin de l'enregistrement n'est pas ce qui a été scellé à la fin de la partie.
       *[other] La ligne { $count } de l'enregistrement n'est pas ce qui a été scellé à la fin de la partie : le coup, ou ce qu'il a fait tirer, a été changé.
    }
dice-wrong-scores = Les scores ont été retirés de l'enregistrement, alors que le sceau des coups les couvre.
dice-wrong-anew = Les coups ont été scellés de nouveau : le sceau n'est pas celui que votre page a reçu à la fin de la partie.
dice-wrong-unsealed = Le sceau des coups a été retiré de l'enregistrement ; votre page en avait reçu un à la fin de la partie.
dice-wrong-reused = Le même sceau a été montré à une autre table : qui a vu finir cette partie-là pouvait connaître ce hasard.
dice-evidence = Télécharger les preuves
dice-evidence-text = On y trouve ce que votre page a gardé et ce que montre le serveur. Envoyez-les à qui tient le serveur, et aux autres joueurs.

## How it works

dice-how-text = Les cartes, les tuiles et les dés d'une partie sont tirés par le serveur. Vous n'avez pas à le croire sur parole : votre propre page vérifie ses tirages.
dice-how-envelope = Une enveloppe sur la table
dice-how-envelope-text = Avant que quiconque ne donne quoi que ce soit, le serveur choisit un nombre secret, la graine, et montre le sceau : une empreinte de la graine. Du sceau, personne ne peut retrouver la graine, et aucune autre graine n'a le même sceau. C'est une enveloppe fermée, posée sur la table dès le premier instant.
dice-how-shares = Chacun y met du sien
dice-how-shares-text = Quand vous créez une table ou prenez place, votre navigateur ajoute un nombre au hasard : votre contribution. Vous n'avez rien à faire. Les contributions de tous sont montrées à tous avant le début de la partie.
dice-how-mixed = Le hasard est fait du tout
dice-how-mixed-text = Tout ce qui est tiré découle de la graine et de toutes les contributions, mêlées. Le serveur a scellé sa graine avant de connaître votre contribution, et vous avez donné la vôtre sans connaître la graine. Personne n'a donc pu choisir le hasard.
dice-how-opened = L'enveloppe est ouverte
dice-how-opened-text = La partie finie, le serveur révèle sa graine. Votre page a gardé le sceau et votre contribution dans ce navigateur. Elle vérifie que la graine correspond au sceau, que votre contribution et celles des autres ont servi comme elles ont été montrées, et elle refait chaque tirage. Si quelque chose diffère, elle le dit, et vous pouvez télécharger les preuves.
dice-how-missing = S'il manque une contribution
dice-how-missing-text = La partie continue quand même. Les bots n'en donnent pas, ni qui joue avec un programme qui n'en sait rien, ou a commencé sa partie il y a longtemps. La vôtre vous suffit : le serveur ne pouvait pas la connaître quand il a scellé sa graine.
dice-how-limits = Ce que cela n'empêche pas
dice-how-limits-text = Un serveur de mèche avec le dernier joueur à prendre place peut choisir la contribution de ce joueur, après toutes les autres. Un serveur peut interrompre une partie. Et cette page vient elle aussi du serveur : si vous ne vous fiez ni à l'un ni à l'autre, téléchargez ce que garde la page avant la fin, puis l'enregistrement, et vérifiez les deux avec votre propre Trireme. Il rejoue aussi tous les coups :
