module-tide = The tide
draw-tide = The tide takes: { $outcome }
ask-draw-tide = What does the tide take?
