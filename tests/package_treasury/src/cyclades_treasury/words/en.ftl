module-treasury = The Treasury of Delos
