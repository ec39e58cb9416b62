# Generated from the problems in src/trireme by `make generate`; do not edit.

error-table = { $problem }
error-bad-option = Option { $option }: { $problem }
error-bad-content = { $place }: { $problem }
error-unreadable = { text }: { $problem }
    .line = { text }, line { $line }: { $problem }
    .where =
        { $text ->
            [move] { text } “{ $where }”: { $problem }
            [draw] { text } “{ $where }”: { $problem }
           *[other] { text } { $where }: { $problem }
        }
text =
    { $text ->
        [move] Move
        [draw] Draw
        [position] Position
        [record] Record
       *[case] Case
    }

# trireme.kit.problems

problem-unknown = “{ $given }” is not known. There are { $known }.
problem-nearest = “{ $given }” is not known. Perhaps { $nearest } is meant.
problem-missing = it is missing.
problem-twice = “{ $given }” is named twice. Name it once.
problem-range = { $given } is out of bounds. It goes from { $low } to { $high }.
problem-whole-number = “{ $given }” is not a whole number. Write it in digits, such as 4.
problem-empty-move = it is empty. Write a verb and what it needs, such as: { $form }.
problem-no-such-code = no answer to this question has such codes. `legal` lists those it has.
problem-form = this cannot be read. Write: { $form }.
problem-too-much = this says more than was asked. A whole move is: { $right }.
problem-not-meant = “{ $given }” does not fit here. Write: { $right }.
problem-incomplete = this does not say enough. Write: { $right }.
problem-ambiguous = this can mean “{ $first }” or “{ $second }”. Write the one that is meant.
problem-fault = the program failed over it ({ $detail }). That is a fault of the program.
problem-cannot-come-out = “{ $given }” cannot come out here. Possible: { $known }.
problem-not-table = “{ $given }” is not a table of facts.
problem-not-count = “{ $given }” is not a count. Give a whole number from 0 up.
problem-not-names = “{ $given }” is not a list of names. Write them like this: { $right }.
problem-not-moves = “{ $given }” is not a list of moves. Write them like this: { $right }.
problem-not-a-beginning = no move that can be made here begins with “{ $given }” and goes on. Leave out the dots, or more.
problem-impossible = “{ $given }” cannot be. { $why } ({ $rule })
problem-no-such-option = this game does not have it. It has { $known }.
problem-seat-count = { $players } do not fit { $seats } named seats. Name each seat once.
problem-seat-name = “{ $given }” cannot name a seat. Use different single words such as A, B, C.
problem-not-a-folder = “{ $given }” is not a folder. Give its path, such as "box/figures".
problem-no-seed = “{ $given }” is no seed. Give a whole number, 32 bytes, or nothing for a secret one.
problem-not-a-bot = “{ $given }” is no bot. Give a name, an object with `choose`, or a function of the game that makes one.
problem-cannot-load = “{ $given }” is installed but cannot be loaded ({ $detail }).
problem-no-file = the file does not exist.
problem-no-folder = this is not a folder.
problem-folder-lacks = the folder holds no { $name }.
problem-no-such-part = this is not known. There are { $known }.
problem-no-such-key = this key is not known.
problem-not-ours = “{ $given }” is not one of ours, so it replaces nothing.
problem-not-entries = there must be a list of [[{ $name }]] entries.
problem-wrong-type = here stands { $got }, but { $expected } is needed.
problem-how-many = { $given } stand here, but { $needed } are needed.
problem-invalid = “{ $given }” cannot be used here.
problem-not-header = “{ $given }” is not part of a header. It has { $known }.
problem-header-lacks = the header lacks { $name }. A record begins with trireme: 2.
problem-not-json = this is not a JSON table ({ $detail }).
problem-not-seed = a seed has 32 bytes, 64 hexadecimal digits.
problem-share-length = a share has 1 to { $most } bytes, and this one has { $given }.
problem-share-count = { $given } do not fit { $seats } seats. Give one for each seat, or none at all.
problem-not-share = “{ $given }” is no share. Write pairs of hexadecimal digits, or absent.
problem-record-format = format { $given } is not known. This program reads { $right }.
problem-other-rules = it was played by the rules { $given }; this program has { $right }.
problem-other-content = no components with hash { $given } are at hand. Give the content folder it was played with.
problem-still-sealed = the seed is still sealed. It is opened when the game is over.
problem-broken-seal = the seed does not fit the seal: one of them has been changed.
problem-other-seal = it is not the one that was kept, { $kept }: the seed has been exchanged.
problem-share-changed = that of { $seat } is not the one that was given: it has been exchanged.
problem-share-dropped = that of { $seat } was given and is not there: it has been left out.
problem-shares-changed = these are not those that were shown when the game began.
problem-share-of-bot = { $seat } is a bot, which gives none: somebody has chosen it.
problem-seed-reused = { $other } has the same: whoever saw one game end knew the other's dice.
problem-other-draws = the draws do not lead to the same position.
problem-other-scores = the scores are not those of the replayed game, which are { $right }.
problem-not-chain = this is no seal of moves: 64 hexadecimal digits, then four for each line.
problem-chain-header = the header is not the one that was sealed when the game ended.
problem-chain-broken = this is not what was sealed when the game ended: the line, or what it drew, has been changed.
problem-chain-lines = { $sealed } lines were sealed when the game ended, and there are { $given }.
problem-chain-scores = what was sealed when the game ended has another end, or other scores.
problem-chain-without-scores = they are missing, but the seal of the moves covers them. Write the scores that were sealed.
problem-chain-early = moves are sealed when a game is over, and this one is not.
problem-chain-dropped = the seal of the moves has been left out; { $kept } was kept of it.
problem-other-chain = it does not begin with the one that was kept, { $kept }: moves were changed.
problem-no-mover = “{ $given }” does not say who moves. Write SEAT: MOVE, with a seat of { $known }.
problem-undo-to = “{ $given }” does not say how far. Write undo to N; { $standing } moves stand.
problem-no-way-back = a draw, a reveal or another player's move lies between.
problem-no-access = the file cannot be read ({ $detail }).
problem-nothing-yet = “{ $given }” cannot be given here: before the set-up there is nothing. Leave it out.
problem-not-text = this is not text in UTF-8.
problem-bad-line = line { $number } is not TOML: “{ $given }”. Write name = value, [table] or [[table]].
problem-misfit = “{ $given }” does not fit here. Write it like this: { $right }.
problem-lacks = { $name } is missing. Write it like this: { $right }.
problem-wrong-value = “{ $given }” can never be. Possible: { $right }.
problem-claims-nothing = it claims nothing. Say in `then` what must hold.
problem-cannot-read = “{ $given }” cannot be read ({ $detail }). If that is meant, write KIT-ASK-03 as its rule.
problem-nobody-knows = nobody knows what comes next of “{ $given }”. Say in `draws` what came out.
problem-not-outcomes = draws must be lists of outcomes, such as [{ $right }].
problem-no-such-rule = “{ $given }” is not a rule of this game.
problem-differs = { $where }: expected { $wanted }, found { $found }
problem-is-refused = { $where }: “{ $move }” is refused ({ $reasons })
problem-is-allowed = { $where }: “{ $move }” is allowed
problem-other-reasons = { $where }: “{ $move }” is refused by { $found }, expected { $wanted }
problem-was-asked = { $where }: { $seat } was asked ({ $prompt })
problem-only-these = { $where }: legal but not listed: { $found }
problem-never-drawn = { $where }: no { $label } was drawn but what `given` names
problem-many-answers = { $seat } has more than { $most } moves. Write the beginning of some and dots, such as A: bid agora ...
problem-one-subject = “{ $given }” must name one thing that is refused: a move, an option, a draw or what is given.
problem-paths-differ = { $where }: { $seat } is asked { $prompt }. Legal though a rule forbids it: { $legal }. Not legal though no rule does: { $other }.
problem-lists-differ = { $where }: { $seat } is asked { $prompt }. Legal but not listed: { $legal }. Listed but not legal: { $other }.
problem-draws-left = { $where }: not used up, { $left } left
problem-never-begun = until: { $entry } does not begin before the game is over.
problem-not-begun = until: { $entry } does not begin: { $asked } must answer before.

# trireme.server.common.problems

problem-no-table = There is no such table. A table that never begins is closed when all players have left it, or after two weeks.
problem-closed = This table has been closed: its game did not begin.
problem-no-seat = This table has no such seat.
problem-no-version = This game has no position { $given }. The newest is { $last }.
problem-no-components = There are no components with this hash.
problem-no-game = “{ $given }” is not a game of this server. It has { $known }.
problem-no-lesson = “{ $given }” has no first game that explains it.
problem-no-language = “{ $given }” is not a language of this server. It has { $known }.
problem-no-page = There is nothing at this address.
problem-not-yours = This seat is not yours.
problem-not-open = This seat is taken.
problem-no-link = This link is not known here. Perhaps part of it was lost in copying, or its table was closed. Ask for the link again.
problem-link-used = Somebody has already sat down with this link, and it works only once. If that was you, open the table in the browser that you used then, or use your return link; if not, tell the player who invited you.
problem-link-revoked = This link has been revoked or replaced by a newer one. Ask the player who sent it for the new one.
problem-link-full = All seats at this table are taken, so its link has expired. Ask the player who invited you for another table.
problem-return-revoked = This return link has been replaced. Make a new one on a device that still holds your seat.
problem-sits-here = You already sit at this table. To play several seats on one screen, choose them when you set up a table.
problem-too-many-seats = You hold { $limit } seats in games that are not over, which is the limit. Finish some games, or give seats back.
problem-no-name = Enter a name: the others will see it.
problem-name-taken = Somebody at this table is called { $given }. You could be { $free }.
problem-name-alike = { $given } cannot be told from { $other }, who is at this table. You could be { $free }.
problem-name-invisible = This name contains a character that is invisible or not known here: { $letter }. Leave it out.
problem-too-many-marks = A letter cannot have more than { $limit } accents or signs, because they would run into other lines. Leave some out.
problem-not-host = Only the host, who made this table, can do this.
problem-own-seat = This seat is yours. To use it on another device, open your return link there.
problem-bots-seat = A bot sits here.
problem-none-free = No seat is free, so a link would be of no use.
problem-ask-others = The game has begun: a seat gets a new link only if all others at the table agree. Ask them.
problem-asked-already = The table is already voting about another seat. Wait for the outcome.
problem-not-asked = There is no such vote, or you have no vote in it.
problem-stands-already = A bot already plays for this seat.
problem-still-here = The player of this seat is here, or was a moment ago. A bot substitutes only for an absent player.
problem-holder-here = The player of this seat is here, or was a moment ago. They can give the seat back themselves; once they have been away for a minute, you can give it to another player.
problem-resigned = You have resigned: a bot plays your seat to the end.
problem-no-voice = A bot plays for you here. Take your seat back first.
problem-undo-asked = The table is already voting on going back. Wait for the outcome.
problem-has-begun = The game has begun, so this is no longer possible.
problem-still-playing = The game is not over yet. You can ask the others to play again when it is.
problem-share-each = Give one share for each of your seats, or none.
problem-nothing-said = This message is empty: write something, or choose an emote.
problem-talks-too-fast = You have sent many messages at once. Wait a moment.
problem-talk-apart = Players and watchers have separate chats. This one is not yours.
problem-no-team = You have no partner at this table. Write to all players instead.
problem-last-player = You are the last player here: nobody could continue without you.
problem-no-cursor = This list cannot be continued from here. Load it again.
problem-not-over = You can look at other seats when the game is over.
problem-still-secret = You can read the record when the game is over, because it reveals all secrets.
problem-seal-gone = The seal for the new table has expired. Try again with another one.
problem-seal-first = A share needs a seal. Ask for a seal first, and make the table with it.
problem-not-playing = The game has not begun: a seat is still free.
problem-is-over = The game is over.
problem-no-human = No player would sit at this table. Give a seat to yourself or somebody else.
problem-no-bot = “{ $given }” is not a bot for this game. It has { $known }.
problem-sealed-chance = At a table the dice are sealed; explicit chance is for research.
problem-nothing-to-undo = There is nothing to take back.
problem-nothing-to-redo = There is nothing to redo.
problem-nothing-to-confirm = There is no complete move to confirm.
problem-not-whole = The last move is incomplete. Finish it, or take it back.
problem-draft-cut = Another player's move has changed your draft. Look at it, and confirm it again.
problem-draft-differs = Your draft is no longer the one that you saw. Look at it, and confirm it again.
problem-ask-one = Ask about one thing: a target, a move or a code.
problem-hello-first = Say hello first.
problem-bad-message = This server does not understand this message.
problem-message-not-text = This message is not text in UTF-8.
problem-message-not-json = This message is not JSON.
problem-message-too-deep = This message is nested too deeply.
problem-part-missing = This message lacks “{ $part }”.
problem-part-unknown = This message contains “{ $part }”, which is not known here.
problem-part-wrong = The value of “{ $part }” in this message has the wrong type or is out of bounds.
problem-bad-address = This address contains characters that no address here has.
problem-not-this-way = This address does not accept { $method }.
problem-too-big = This message is too big. The limit is { $limit } bytes.
problem-too-slow = This connection is too slow for everything that happens here. Connect again to get the rest.
problem-too-fast = Too many messages. Wait a moment.
problem-too-many-tables = Too many new tables from your address. Try again later.
problem-too-many-public = You have { $limit } public tables that are not over, which is the limit. Finish or close some, or invite players with a link.
problem-too-many-public-here = There are { $limit } public tables from your address that are not over, which is the limit. Wait until some are over, or invite players with a link.
problem-too-many-unvisited = You have taken { $limit } seats at public tables that you have not opened yet. Open one of these tables, or give a seat back, before you take another one.
problem-too-many-unvisited-here = Players at your address have taken { $limit } seats at public tables that nobody has opened yet. Open one of these tables; seats whose players do not come become free after two minutes.
problem-did-not-come = A player with your browser or your address took a seat here and did not come, so it became free again. Open the table first, then sit down there.
problem-too-many-connections = Too many connections from your address.
problem-other-host = This server does not answer to the name “{ $given }”. Its operator can allow the name with TRIREME_HOSTS.
problem-other-origin = This request comes from another site.
problem-stopped-rules = This game began under the rules { $given }, and this server has { $right }. Nothing is lost: the operator of the server can move the game with “trireme migrate”.
problem-stopped-line = Move { $line } of this game is illegal under the rules that this server has now, so the game has stopped. Nothing is lost: it continues with the version of Trireme with which it was played.
problem-stopped-setting = This version of Trireme cannot set up this game, because its options or components no longer exist. Nothing is lost: it continues with the version with which it began.
problem-stopped-row = The stored data of this table cannot be read. The operator of the server finds the reason in its log, and can restore the table from a backup of the database.
problem-not-bound = This game was played under rules that this server no longer has, so its positions cannot be shown. Its result and its record are kept.
problem-disk-full = The server's disk is full, so nothing was done. All moves so far are kept. The operator of the server must free some space; then try again.
problem-database-away = The server's database does not answer, so nothing can be confirmed. All moves so far are kept, and so is your draft. The server tries again every second; this page then continues by itself.
problem-lock-lost = This server has lost its lock on the games and has paused them, so that no other server plays them at the same time. All moves so far are kept. It takes the lock again as soon as it can; this page then continues by itself.
problem-lock-taken = Another server has these games now, or their file was replaced, so this one has stopped. All moves so far are kept. The operator of the servers must stop one of them.
problem-took-too-long = The rules took too long, so nothing was done. The server has logged it.
problem-went-wrong = Something went wrong here, so nothing was done. The server has logged it.

# trireme.games.archipelago.problems

problem-variants-exclude = { $given } cannot be played with { $other }. Leave one of them out.
problem-few-players = { $given } needs { $least } players or more.
problem-not-unit = “{ $given }” is no unit. Write a tile and a spot, such as R05a/land or R05a/port lying.
problem-not-cell = “{ $given }” is no place for a tile. Write two numbers, such as 1,-1.
problem-each-seat-once = “{ $given }” does not name each seat once. Seats are { $known }.
problem-only-by-moves = “{ $given }” cannot be given. Tell in `done` the moves that have been made since the phase began.
problem-not-of-question = “{ $given }” is no part of the question { $prompt }. Leave it out, or give another `turn.doing`.
problem-no-such-effect = “{ $given }” is no effect of a card or an event. There are { $known }.

# trireme.games.cyclades.problems

problem-no-such-neighbour = its coordinates touch other seas: { $known }.
problem-no-such-name = “{ $given }” is not among what can be named here: { $known }.
problem-no-such-class = nothing says what “{ $given }” does. { $file } must have a class { $name }.
problem-needs-module = “{ $given }” cannot be played without “{ $needed }”. Choose it too.
problem-not-so-many = { $given } cannot play so with “{ $chosen }”. Choose one of { $known }.
problem-more-with = { $given } is out of bounds. At most { $most } can play so; more can with “{ $module }”.
problem-no-owner = { $given } units lie here, but the place belongs to nobody. Give its owner too.
problem-slot-covered = a Metropolis covers “{ $given }”. Nothing can stand there.
problem-not-temple = “{ $given }” has no discount to use. Name a slot with a Temple, or metropolis.
problem-creature-elsewhere = “{ $given }” is at { $other } already. There is one of each.
problem-not-figure = “{ $given }” does not stand on islands. Minotaur, Chiron, Medusa and Polyphemus do.
problem-figure-twice = another figurine stands here. “{ $given }” would drive both away.
problem-not-offering = “{ $given }” is not an offering. Write { "{" } seat = "A", gold = 5 { "}" } or "A 5".
problem-offers-twice = { $given } has no marker left for another offering.
problem-not-holding = “{ $given }” lies face down in this cycle. Put it first in `gods`.
problem-unknown-markers = “{ $given }” does not name each of these once: { $known }.
problem-too-few-markers = “{ $given }” is not a whole turn order. When a cycle ends, all markers are back: { $known }.
problem-no-battle = nobody fights at “{ $given }”. Give attackers, and defenders of somebody else.
problem-not-on-turn = { $given } holds no god whose turn it can be. Give `offerings` and `turn.god`.
problem-told-by-moves = “{ $given }” cannot be given. Tell in `done` the moves that have been made in this turn.
problem-follows-from = { $given } does not fit the rest of the position, from which { $right } follows. Leave it out.

# trireme.games.peloponnes.problems

problem-no-such-tile = “{ $given }” is no tile of this game. Write its id, such as agora or terrain_a01.
problem-tile-elsewhere = “{ $given }” lies at { $other } already. A tile lies in one place.
problem-civilization-taken = “{ $given }” is taken. Each seat has its own.
problem-not-building = “{ $given }” is a terrain tile, not a building.
problem-not-terrain = “{ $given }” is a building, not a terrain tile.
problem-not-built = “{ $given }” is not among the buildings of this seat. Only a building bears a coin.
problem-extra-goods = “{ $given }” does not fit. What this level adds of wood, stone or food: { $allowed }.
problem-not-bid = “{ $given }” is not a bid. Write { "{" } seat = "A", coins = 5 { "}" } or "A 5".
problem-bids-twice = { $given } bids twice. A player bids on one tile.
problem-each-seat-once = “{ $given }” does not name each seat once. Seats are { $known }.
problem-level-alone = levels are for one player. Leave it out, or take players=1.
problem-series-twice = “{ $given }” stands twice. Each level needs another one.
problem-series-without-level = a series is played by levels. Give a level too.
problem-level-closed = level { $level } is not open yet. Complete level { $next } first.
problem-too-many-players = { $given } is out of bounds. It goes from 1 to { $most }; more can play with the module { $module }.
problem-no-income-box = no box of the table says the income for a population of { $people }.
problem-no-rows = no entry lays out { $tiles } tiles a round for { $players } players.
problem-unused-stack = no round uses stack { $stack }.

# trireme.games.peloponnes.modules.sea.problems

problem-without-sea = this game is played without the Sea.
