# Playing with people, in English: bots that stand in, going back, playing again, talking, watching.

## Who is here

people-title = People at the table
people-here = here
people-empty = empty seat
people-away = away: a bot plays ({ $bot })
people-vote = away: a bot plays ({ $bot })
people-resigned = has resigned: a bot plays ({ $bot })
people-watchers =
    { $count ->
        [one] one watches
       *[other] { $count } watch
    }
people-ask-bot = Let a bot play
people-back = Take something back
people-back-help = If all other people agree, the game goes back. Dice and cards that came after it come anew.
people-back-alone = The bots do not mind: the game goes back at once. Dice and cards that came after it come anew.
people-back-move = My last move
people-back-turn = My whole turn
people-resign = Resign
people-resign-text = A bot plays your seat to the end, and the result says so. This cannot be taken back.
people-resign-sure = Resign for good

## Bots that stand in

stand-in-mine-away = You were away, so a bot plays for you ({ $bot }). Take your seat back when you like, or simply answer.
stand-in-mine-vote = The others have let a bot play for you ({ $bot }). Take your seat back when you like, or simply answer.
stand-in-mine-resigned = You have resigned. A bot plays your seat to the end ({ $bot }).
stand-in-take-back = Take my seat back
stand-in-away = { $seat } is away: a bot plays on ({ $bot }).
stand-in-vote = A bot plays for { $seat } now ({ $bot }).
stand-in-resigned = { $seat } has resigned: a bot plays on ({ $bot }).
stand-in-back = { $seat } is back and plays again.
log-stand-in = Played by a bot that stands in

## What the table is asked

asks-stand-in = { $by } asks: shall a bot play for { $seat }, who is away?
asks-stand-in-refused = { $by } has refused: the game waits for { $seat }.
asks-stand-in-withdrawn = The question about { $seat } has been taken back.
asks-stand-in-granted = All agree: a bot plays for { $seat }.
asks-stand-in-returned = { $seat } is here again.
asks-undo =
    { $moves ->
        [one] { $by } asks to take back the last move.
       *[other] { $by } asks to take back the last { $moves } moves.
    }
asks-undo-refused = { $by } has refused: the game goes on as it is.
asks-undo-withdrawn = { $seat } does not want to go back any more.
asks-undo-granted = The game has gone back, as { $seat } wished. What is drawn now is new.

## The end

end-resigned = { $seat } had resigned; a bot played the seat to the end ({ $bot }).
end-stood = { $seat } was away; a bot played the seat at the end ({ $bot }).
again-join = I am in
again-no = Not this time
again-yes =
    { $count ->
        [one] { $names } wants to play again.
       *[other] { $names } want to play again.
    }
again-left =
    { $seconds ->
        [0] The new table opens.
        [one] The new table opens in a second at the latest.
       *[other] The new table opens in { $seconds } seconds at the latest.
    }
again-open = To the new table

## Talk

talk-title = Talk
talk-title-watchers = Talk of those who watch
talk-help = Only those who play here can read it.
talk-help-team = Only you and your partner hear this.
talk-to = Who hears it
talk-to-team = Team
talk-to-players = Table
talk-help-watchers = Only those who watch can read it, not the players.
talk-said = What was said
talk-none = Nobody has said anything yet.
talk-earlier = Show what was said before
talk-write = Write something
talk-send = Say it
talk-emotes = Say it with one press
talk-unread =
    { $count ->
        [one] one new
       *[other] { $count } new
    }
talk-mute = Mute { $name }
talk-mute-short = Mute
talk-unmute = Hear { $name } again
emote-hello = Hello!
emote-well-played = Well played!
emote-thanks = Thank you!
emote-thinking = Let me think…
emote-hurry = Your turn!
emote-oops = Oops!
emote-wow = Wow!
emote-laugh = Ha ha!
emote-sad = Oh no!
emote-good-game = Good game!

## Links

link-share = Share…
link-qr = QR code
link-qr-label = QR code: { $what }

## Waiting, and a new table

waiting-bot = Give to a bot
waiting-close = Close the table
waiting-close-text = The table and its links will be gone, for all who wait here.
waiting-close-sure = Close it
new-away = If somebody does not come back
new-away-help = The game waits for so long when it is somebody’s turn and they are not here. Then a bot plays for them, until they take their seat back.
new-away-after = Wait
new-away-bot = Bot
new-away-10 = 10 minutes
new-away-60 = an hour
new-away-1440 = a day
new-away-4320 = three days
new-away-10080 = a week
new-away-0 = for ever, unless the others vote
new-no-game = “{ $name }” is not a game of this server.
dead-end-title = There is no way on here
dead-end-table = The address names no table.

## Home

home-watch = Games to watch
home-watch-it = Anybody may watch.
home-archive = Archived games
home-archive-none = Nothing is archived.
home-archive-it = Archive
home-unarchive = Bring back
row-resigned = resigned, a bot played on
row-stood = a bot stands in
