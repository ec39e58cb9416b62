# Archipelago in English: what comes.

outlook-revolt =
    { COUNT($rebels, "rebels") }: { $left ->
        [0] one more, and there is a revolt.
       *[other] the peace bears { $left } more.
    }
outlook-population =
    Phase 3, as things stand: then { COUNT($workers, "workers") } and { COUNT($rebels, "rebels") }{ $revolt ->
        [0] .
       *[other] { "" }, which is a revolt.
    }
outlook-domestic =
    Domestic crisis: { $citizens ->
        [one] 1 citizen lies
       *[other] { $citizens } citizens lie
    } down; each { COUNT(1, $resource) } stands up { $per_cube }, so { $cubes ->
        [0] nothing is needed.
       *[other] { COUNT($cubes, $resource) } would do.
    }
outlook-export = Export crisis: { COUNT($demand, $resource) } wanted, one rebel for each that is missing.
