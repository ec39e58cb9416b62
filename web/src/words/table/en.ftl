# The game page, in English: playing, waiting, the end, replay, and the boards.

## Playing

play-connecting = Connecting to the table…
play-too-slow = This window could not keep up with the table. It comes back by itself, and nothing is lost.
play-over = The game is over.
play-confirm-to-go-on = Confirm your move, or take it back.
play-waiting-for = Waiting for { $names }.
play-going-on = The game goes on…
play-actions = What is asked
play-beside = Beside the board
play-players = Players and log
play-parts = Parts of the table
part-board = Board
part-near = Beside
part-players = Players
part-unread =
    { $count ->
        [one] one message to read
       *[other] { $count } messages to read
    }
map-keys = Arrow keys go from place to place, B goes to the answers in the bar, plus and minus zoom, 0 shows all.
map-closer = Closer
map-farther = Farther
map-fit = The whole map
play-cancel = Back
play-list = All moves ({ $count })
play-undo = Undo
play-redo = Redo
play-confirm = Confirm
play-confirm-deed = Confirm: { $deed }
draft-cut =
    { $lost ->
        [one] Your last answer is not possible any more: somebody has moved meanwhile.
       *[other] Your last { $lost } answers are not possible any more: somebody has moved meanwhile.
    }
draft-gone = The question has changed meanwhile: what you had tried is lost.
draft-codes = The game has been brought up to date: what you had tried is lost.
play-title-your-turn = ● Your turn · Trireme

amount-less = Less
amount-more = More
amount-number = A number from { $low } to { $high }

may-title = You may also:
may-list = { $count } things
may-not-now = Not now

# The key that ends a choice, and confirms
key-go-on = Ctrl+Enter
some-count =
    { $count ->
        [0] Nothing is chosen yet.
        [one] One is chosen.
       *[other] { $count } are chosen.
    }
some-sum =
    { $count ->
        [one] One is chosen: { $sum }.
       *[other] { $count } are chosen: { $sum }.
    }
some-missing =
    { $count ->
        [one] One more must be chosen.
       *[other] { $count } more must be chosen.
    }
some-times = { $times } of { $count }
some-less = One less: { $what }
some-more = One more: { $what }

order-at = Number { $place }:
order-sooner = Sooner: { $what }
order-later = Later: { $what }
order-done = In this order

deal-with = With
deal-give = You give
deal-get = You get
deal-open = { $name } gives { $give } for { $get }.
deal-accept = Accept
deal-refuse = Refuse

facet-cell = Where
facet-face = Face
facet-turn = Turn
facet-left = Turn to the left
facet-right = Turn to the right

beyond-short = { $what } short
beyond-for = { $what }: { $short }
amount-chance = { $chance } %
chance-under = <1
chance-over = >99
dock-title = Explanation
dock-pin = pin
dock-pinned = pinned

why-title = Why not?
why-nothing = Nothing forbids it now: the game has just gone on. Point at it again.
why-close = Close

log-title = Log
log-rule = Why?
log-earlier = { $count ->
    [one] Show one earlier event
   *[other] Show earlier events ({ $count })
}

curtain-title = { $name } is next
curtain-text = Pass the screen on. Nothing is shown until the curtain goes up.
curtain-lift = I am { $name }: lift the curtain

## Following the others

follow-title = What happens
follow-dice = The dice roll…
follow-next = Next (Space)
follow-pause = Pause
follow-resume = Go on
follow-to-my-turn = To my turn
follow-to-present = To the present
recap-title = Since your turn
recap-count =
    { $count ->
        [one] one event
       *[other] { $count } events
    }
recap-more =
    { $count ->
        [one] and one more
       *[other] and { $count } more
    }
recap-again = Show again
recap-close = Close

## Waiting for players

waiting-title = { $game }: waiting for players
waiting-text = The game begins as soon as every seat is taken.
waiting-text-public = The game begins as soon as every seat is taken and all players are here.
waiting-arrival =
    { $count ->
        [one] All seats are taken. The game begins as soon as { $names } is here.
       *[other] All seats are taken. The game begins as soon as { $names } are here.
    }
waiting-arrival-late = Whoever is not here { $time } after the last seat was taken loses the seat, and others can take it.
waiting-open = Open seat
waiting-link = For an invited player
waiting-sit = Sit down
waiting-link-named = For an invited player: { $name }
waiting-closes = If it has not begun by { $date }, the table is closed.
waiting-invite = New link
waiting-open-seat = Open to anyone
waiting-reissue = Give to somebody else
waiting-reissue-text = { $seat } loses the seat at once and can only watch. You get a new link to it.
waiting-reissue-here = { $seat } is here and can give the seat back. Once they have been away for a minute, you can give it to somebody else.
waiting-leave = Give the seat back

## My seat

seat-title = My seat
seat-name = My name at this table
seat-rename = Change
seat-return = On another device
seat-return-help = With a return link you come to this seat on another device. It is yours alone: send it to nobody else.
seat-return-link = My return link
seat-return-fresh = The seat is yours in this browser. On another device you come to it by your return link; it is shown only now, and you can make a new one at any time under “My seat”.
seat-return-make = Make a return link
seat-return-again = Make a new one; the old one ends
seat-return-alone = End the seat on all my other devices
seat-devices = Where the seat is held
seat-device-browser = Another browser
seat-device-this = this device
seat-device-here = here now
seat-device-seen = last seen { $when }
seat-device-since = came { $when }
seat-device-end = End
seat-others = Somebody does not come back?
seat-others-help = If all the others agree, the seat gets a new link, for somebody who plays on.
seat-ask = New link to the seat { $seat_of }
seat-ask-empty = New link to the empty seat ({ $seat })
seat-leave-text = The seat stays empty until all the others agree on a new link. You can only watch then.
seat-news-held = Your seat is now held on another device too: { $device }. If that was not you, end it under “My seat”.
seat-news-ended = Another device has ended your seat here. You are watching now.
seat-news-left = The seat has been given back. You are watching now.
seat-news-agreed = The others have agreed to give your seat a new link. You are watching now.
agree-asked = { $by } asks all to agree: the seat { $seat_of } gets a new link, for somebody who plays on.
agree-missing = Still to answer: { $names }.
agree-yes = Agree
agree-no = Refuse
agree-withdraw = Take it back
agree-agreed = { $by } agrees.
agree-granted = All agree: the seat { $seat_of } is empty and waits for somebody with its new link.
agree-refused = { $by } has refused: the seat { $seat_of } stays as it is.
agree-withdrawn = The question about the seat { $seat_of } has been taken back.
agree-settled = { $seat } has sat down and plays on.

## The end

end-place = Place
end-round = Round
end-chart = Scores by round
end-again = Play again
end-replay = Watch the replay
end-record = Download the record
end-share = Share a picture
end-players =
    { $count ->
        [one] alone
       *[other] { $count } players
    }
end-turning = Turning points
end-turning-help = each opens the replay
end-lead = { $name } takes the lead.
end-lead-team = { $names } take the lead.
end-numbers = In numbers
end-home = Home

## Replay

replay-of = Replay: { $game }
replay-start = The game is set up.
replay-steps = Steps of the replay
replay-step = Step
replay-at = { $at } of { $last }
replay-play = Play by itself (Space)
replay-pause = Pause (Space)
replay-back = One step back
replay-on = One step on
replay-round-back = Back to the beginning of a round
replay-round-on = On to the next round
replay-seat = Seen by
replay-nobody = a spectator

record-title = Open a record
record-text = A record that was downloaded at the end of a game is its whole game: look at it again here. It is not kept.
record-choose = Choose a file

## Boards

players-title = Players
players-you = (you)
players-bot = bot
players-away = away
players-asked = is on turn
explain-rules = Rules:

plain-places = What can be pointed at
plain-unknown = hidden
plain-yes = yes
plain-no = no
plain-nothing = none
