module-tide = The tide
draw-tide = The tide takes: { $outcome }
