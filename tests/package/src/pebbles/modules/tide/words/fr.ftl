module-tide = La marée
draw-tide = La marée prend : { $outcome }
ask-draw-tide = Que prend la marée ?
event-tide-washed-away = La marée prend un caillou { $heap_of }.
