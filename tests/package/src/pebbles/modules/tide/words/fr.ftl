module-tide = La marée
draw-tide = La marée prend : { $outcome }
