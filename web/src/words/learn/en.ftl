## Learn it here: first games, the first page of each game, the rules beside the table

learn-first = First time? Play a first game
learn-primer = The game on one page
learn-whole-rules = The whole rulebook
primer-more = See it on one page
primer-icons-title = The icons
rules-none = Nothing has been found for “{ $search }”. Fewer words may help.
drawer-close = Close the rules

lesson-step = First game · step { $number } of { $count }
lesson-next = Go on
lesson-close = Done
lesson-skip = Play without lessons
lesson-resume = Back to the lesson
lesson-kept = This is kept in this browser only.
lesson-waits = First game: step { $number } of { $count } comes soon
lesson-whole = Play a whole game
lesson-confirm = Now press the button that is lit: only then does it count. Until then you can undo it.
lesson-otherwise = The lesson meant: “{ $deed }” You chose otherwise, and you may. It goes on from here.
