# Fair dice, in English.

dice-title = Fair dice.
dice-text = The server has sealed its part of the dice, and every player’s page adds a share of its own: nobody can choose them alone. Your page keeps the seal and its share, and checks at the end that they were used.
dice-shares =
    { $count ->
        [0] No share of a player is in.
        [one] The share of one player is in.
       *[other] The shares of { $count } players are in.
    }
dice-old = This game began before players gave shares: the server alone has picked the seed.
dice-seal = Seal
dice-of-bot = a bot, which gives no share
dice-none = no share
dice-to-come = comes with the player
dice-keep = Download what this page keeps

## The end

dice-checking = Your page is working the dice out again…
dice-verified = Verified by your own page.
dice-fit = The dice fit together.
dice-verified-share =
    The seed fits the seal that your page saw before it gave its share, the share is in the dice as it was sent, the shares are those that were shown at the start, and { $draws ->
        [one] the one draw follows
       *[other] all { $draws } draws follow
    } from them.
dice-verified-seen =
    This browser gave no share. The seed fits the seal that it saw first, the shares are those that it was shown, and { $draws ->
        [one] the one draw follows
       *[other] all { $draws } draws follow
    } from them.
dice-verified-alone =
    No player gave a share, so the server alone has picked the seed. It fits the seal that this browser saw first, and { $draws ->
        [one] the one draw follows
       *[other] all { $draws } draws follow
    } from it.
dice-verified-late =
    The seed fits the seal, and { $draws ->
        [one] the one draw follows
       *[other] all { $draws } draws follow
    } from it. This browser had not seen the game before it was over, so it has nothing to hold against it.
dice-alone = No player gave a share: the server alone has picked the seed.

dice-moves-kept = Moves, draws and scores are those that were sealed when the game ended; your page has kept that seal.
dice-moves-whole = The moves are whole in themselves, but not compared: this browser was not told their seal when the game ended.
dice-moves-old = The moves are not sealed: this game ended before that was done, or their seal has been taken off.

## What is wrong

dice-wrong = Something is wrong with the dice of this game
dice-wrong-record = The record of the game cannot be read.
dice-wrong-seal = The seal is not the one that your page saw first: the server has exchanged its seed.
dice-wrong-seed = The seed that the server has opened does not fit the seal.
dice-wrong-dropped = Your page gave a share for { $names }, and the server has left it out.
dice-wrong-changed = The share that your page gave for { $names } has been exchanged.
dice-wrong-shown = What is shown now as the share of { $names } was not shown when the game began.
dice-wrong-bot = There is a share for { $names }, a bot, which gives none: somebody has chosen it.
dice-wrong-draws =
    { $count ->
        [one] One draw does
       *[other] { $count } draws do
    } not follow from the seed and the shares.
dice-wrong-moves =
    { $count ->
        [0] The header or the end of the record is not what was sealed when the game ended.
       *[other] Line { $count } of the record is not what was sealed when the game ended: the move, or what it drew, has been changed.
    }
dice-wrong-scores = The scores have been left out of the record, though the seal of the moves covers them.
dice-wrong-anew = The moves have been sealed anew: the seal is not the one that your page was told when the game ended.
dice-wrong-unsealed = The seal of the moves has been taken off the record; your page was told one when the game ended.
dice-wrong-reused = The same seal was shown at another table: whoever saw that game end could know these dice.
dice-evidence = Download the evidence
dice-evidence-text = It holds what your page has kept and what the server shows. Send it to whoever runs the server, and to the others at the table.

## How it works

dice-how-text = Cards, tiles and dice of a game are drawn by the server. You need not believe that it draws them honestly: your own page checks it.
dice-how-envelope = An envelope on the table
dice-how-envelope-text = Before anybody gives anything, the server chooses a secret number, the seed, and shows the seal: a fingerprint of the seed. From the seal nobody can find the seed, and no second seed has the same seal. It is an envelope that lies on the table, closed, from the first moment on.
dice-how-shares = Everybody throws something in
dice-how-shares-text = When you set up a table or sit down, your browser adds a random number of its own: your share. You need not do anything for it. The shares of all are shown to all before the game begins.
dice-how-mixed = All together make the dice
dice-how-mixed-text = Everything that is drawn follows from the seed and all shares, mixed together. The server sealed its seed before it knew your share, and you gave your share without knowing the seed. So nobody could choose the dice.
dice-how-opened = The envelope is opened
dice-how-opened-text = When the game is over the server tells its seed. Your page has kept the seal and your share in this browser. It checks that the seed fits the seal, that your share and those of the others were used as they were shown, and it works out every draw again. If anything differs it says so, and you can download the evidence.
dice-how-missing = When a share is missing
dice-how-missing-text = The game goes on all the same. Bots give no share, and neither does who plays with a program that knows nothing of it, or began a game long ago. Your own share is enough for you: the server could not know it when it sealed its seed.
dice-how-limits = What this does not prevent
dice-how-limits-text = A server that plots with the player who sits down last can choose that player’s share, after all others. A server can break a game off. And this page comes from the server, too: if you trust neither, download what the page keeps before the game ends, and the record after it, and check both with a Trireme of your own. That also plays all moves again:
