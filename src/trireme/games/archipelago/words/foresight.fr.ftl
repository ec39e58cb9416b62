# Archipelago en français : ce qui vient.

outlook-revolt =
    { COUNT($rebels, "rebels") } : { $left ->
        [0] un de plus, et c’est la révolte.
       *[other] la paix en supporte encore { $left }.
    }
outlook-population =
    Phase 3, en l’état : ensuite { COUNT($workers, "workers") } et { COUNT($rebels, "rebels") }{ $revolt ->
        [0] .
       *[other] { "" }, et c’est la révolte.
    }
outlook-domestic =
    Crise intérieure : { $citizens ->
        [0] aucun citoyen ne se couche
        [one] 1 citoyen se couche
       *[other] { $citizens } citoyens se couchent
    } ; chaque cube ({ COUNT(1, $resource) }) en relève { $per_cube } : { $cubes ->
        [0] il n’en faut aucun.
       *[other] { COUNT($cubes, $resource) } suffiraient.
    }
outlook-export = Crise extérieure : { COUNT($demand, $resource) } à fournir, un rebelle pour chaque cube qui manque.
