# The trireme command in English.

## What all commands share

cli-about = Board games for people and for researchers. A trireme has three banks of oars: three games, one hull.
cli-usage = Usage:
cli-commands = Commands:
cli-arguments = Arguments
cli-options = Options
cli-examples = Examples:
cli-help = show this help and stop
cli-version = show the version and stop
cli-lang = language; without it TRIREME_LANG decides, then the locale
cli-json = for programs: JSON on standard output
cli-content = folder with components of your own, laid over ours
cli-game = the game, one of those that “trireme games” lists
cli-record = the file of a recorded game
cli-modules = modules of the rulebook, such as base,solo
cli-seat = the seat to look from, such as A; without it, what everybody may see
cli-see-help = “{ $command } --help” says more.
cli-interrupted = Interrupted.

cli-no-language = Language “{ $given }” is not known. There are { $known }.
cli-no-command = There is no command “{ $given }”. There are { $known }.
cli-no-module = The rulebook has no module “{ $given }”. There are { $known }.
cli-no-file = { $file }: there is no such file.
cli-not-text = { $file }: this is not a text in UTF-8.
cli-no-reading = { $file }: the file cannot be read ({ $detail }).
cli-no-writing = { $file }: the file cannot be written ({ $detail }).
cli-required = Something is missing: { $names }.
cli-unrecognized = This is not understood: { $names }.
cli-wants-value = { $name } needs a value.
cli-wants-no-value = { $name } takes no value, so “{ $given }” is one too many.
cli-argument = { $name }: { $problem }
cli-number = “{ $given }” is not a whole number. Write it in digits, such as 4.
cli-at-least = { $given } is too small. The least is { $low }.

metavar-command = COMMAND
metavar-game = GAME
metavar-word = WORD
metavar-record = RECORD
metavar-file = FILE
metavar-folder = DIR
metavar-number = N
metavar-host = ADDRESS
metavar-addresses = ADDRESS,…
metavar-seconds = SECONDS
metavar-db = DB
metavar-seat = SEAT
metavar-bots = BOT,…
metavar-modules = MODULE,…
metavar-names = NAME,…

## trireme games

games-about = List the games, with what can be chosen for each.
games-examples =
    trireme games
    trireme games --json
games-modules = Modules: { $modules }.
games-range = { $low } to { $high }
games-broken = { $name } is installed but cannot be used: { $detail }
games-none = none yet

## trireme play

play-about = Play a whole game in the terminal, against bots or at one keyboard.
play-examples =
    trireme play peloponnes
    trireme play peloponnes --players 3 --bots greedy,random
    trireme play peloponnes --players 1 --level 2 --series sparta
    trireme play peloponnes --humans 2 --players 2
    trireme play cyclades --players 4 --purses open
    trireme play --resume game.record
play-humans = how many people play at this keyboard (1)
play-seat = the seat of the first of them (A)
play-bots = the bots that take the other seats, in turn: greedy, random
play-seed = a number that fixes all draws; without it they are secret
play-record = where the game is written when it ends or you leave
play-resume = continue a game that was saved

play-which-game = Which game? Write “trireme play GAME”. There are { $known }.
play-resume-alone = { $option } cannot be changed in a game that goes on. Leave it out.
play-other-game = This record is a game of { $game }, not of { $given }.
play-too-many-people = { $people } people do not fit { $seats ->
        [one] one seat
       *[other] { $seats } seats
    }. Add players with --players.

play-ask-language = Language / Langue ({ $known }) [{ $usual }]:
play-ask-players = How many players, bots included ({ $low } to { $high })? [{ $usual }]
play-ask-option = { $title } ({ $low } to { $high })? [{ $usual }]
play-ask-bots = Which bots ({ $known })? [{ $usual }]
play-ask-number = Please type a number from { $low } to { $high }, or press Enter.
play-ask-word = Please type a number or a word: { $known }. Or press Enter.

bot-greedy = greedy
bot-random = random
bot-random-about = Any answer that the rules allow.
play-level = { $label }: { $about }
play-opponents = Against { $opponents }.
play-welcome = Type the number of an answer or what it is called; “?” shows what else you can type.
play-handover = It is { $seat }’s turn at the keyboard.
play-news = What happened
play-news-more =
    { $count ->
        [one] … and one line before; “log” shows it.
       *[other] … and { $count } lines before; “log” shows them.
    }
play-prompt = >
play-type-one =
    { $most ->
        [one] 1
       *[other] 1 to { $most }
    }
    .usual =
        { $most ->
            [one] 1 · Enter twice: { $usual }
           *[other] 1 to { $most } · Enter twice: { $usual }
        }
play-type-number = A number from { $low } to { $high }
    .usual = A number from { $low } to { $high } · Enter twice: { $usual }
play-enter-again = Enter means: { $usual }. Press it again if you want that.
play-type-some =
    { $items ->
        [one] { $many ->
            [yes] 1, or 1 1 for two of them · 0: none
           *[no] 1 · 0: none
        }
       *[other] { $many ->
            [yes] One number or several, such as 1 2, or 1 1 for two of one kind · 0: none
           *[no] One number or several, such as 1 2 · 0: none
        }
    }
play-type-order = All numbers in the order you want, such as { $order }
play-beyond = Out of reach:
play-several = “{ $given }” can mean one of several answers. Please type a number: { $numbers }.
play-no-default = There is no answer for Enter here. Please choose.
play-no-such-number = There is no answer { $given } here. They go from 1 to { $most }.
play-too-often =
    { $most ->
        [one] Number { $given } can be chosen once.
       *[other] Number { $given } can be chosen { $most } times at most.
    }
play-one-number = One number only, please.
play-each-once = Please name each number from 1 to { $most } once.
play-allowed = Nothing forbids it: { $move }
play-why-hint = “why { $move }” gives all reasons.
play-why-unknown = “{ $given }” is neither a move nor a thing on the table.
play-no-undo = Nothing can be taken back: a draw, a reveal or another player’s move lies between.
play-fault = The program failed over this ({ $detail }). That is a fault of the program. The game goes on as it was before, and is kept in { $file }.
play-broken = The program failed ({ $detail }). That is a fault of the program. Nothing is lost: the game is kept in { $file }.
play-help-hint = “?” shows what you can type.
play-undone = Taken back.
play-save-where = Where to? Write “save FILE”.
play-saved = Saved in { $file }.
play-left = The game is kept in { $file }. To go on:
play-written = The record is in { $file }.
play-place = Place
play-help =
    A number         the answer with that number
    Enter twice      the answer that stands behind “Enter twice”
    words            what stands beside an answer, such as: { $move }
                     or what it is called, in English or French
    why X            why not? X is a move or a thing on the table: why { $thing }
    why              the rules behind this question
    rules WORD       search the rulebook
    log, log 20      what happened so far, or the last 20 lines
    board            show the table again
    undo             take back your last move, as far as that is allowed
    save FILE        write the game to a file
    quit             leave; the game is kept and can be continued

command-help = ? h
command-why = why?
command-rules = rule
command-log = l
command-board = b
command-undo = u
command-save = s
command-quit = q exit

## trireme simulate

simulate-about = Let bots play many games and compare them.
simulate-examples =
    trireme simulate peloponnes --games 100 --seed 1
    trireme simulate peloponnes --games 400 --players 2 --bots greedy,random --jobs 2
    trireme simulate peloponnes --games 50 --players 1 --level 3 --json
    trireme simulate cyclades --games 10 --record games
    trireme simulate archipelago --games 50 --report --plot balance.svg
simulate-games = how many games (100)
simulate-seed = the number that fixes all of them (0)
simulate-bots = the bots, one for each seat or in turn: greedy, random
simulate-record = write the record of each game into this folder; trireme verify and replay read it
simulate-report = how games end, last and score, with every number of players and every length, all seats being greedy
simulate-plot = draw the report into this SVG file
simulate-table = Table
simulate-players =
    { $players ->
        [one] one player
       *[other] { $players } players
    }
simulate-rounds = Rounds
simulate-winner = Winner
simulate-plot-rounds = How games end; above each bar the mean number of rounds.
simulate-report-summary =
    { $games ->
        [one] One game
       *[other] { $games } games
    } at each table, all seats { $bot }, seed { $seed }.
simulate-ending-objective = objective
simulate-ending-rounds = last round
simulate-ending-revolt = revolt
simulate-ending-separatist = separatist
simulate-jobs = how many processes share the work (1)
simulate-progress = Games
simulate-bot = Bot
simulate-wins = Wins
simulate-share = %
simulate-mean = Mean
simulate-median = Median
simulate-figure = { $number }
simulate-spread = ±
simulate-least = Least
simulate-most = Most
simulate-played = Played
simulate-summary =
    { $games ->
        [one] One game
       *[other] { $games } games
    }, seed { $seed }, { $decisions } decisions.
simulate-speed = { $speed } decisions a second.

## trireme serve

serve-about = Open tables in the browser: for friends, against bots, or to watch.
serve-examples =
    trireme serve
    trireme serve --port 8080 --no-browser
    trireme serve --host 0.0.0.0 --db postgresql://games@localhost/trireme
serve-port = the port to listen on; 0 takes a free one, 8000 is usual
serve-host = the address to listen on; 0.0.0.0 also lets other machines in, 127.0.0.1 is usual
serve-hosts = names under which the server may be asked besides those of this machine; * for any
serve-proxies = addresses or networks of proxies whose word about the visitor's address is taken; usually none
serve-key-file = file with the key that seals what is kept, made if it is not there; usually beside the database or in your data folder
serve-short-key = TRIREME_KEY is too short to be a key: it has at least { $least } letters.
serve-content = folder with components of your own, in files named as ours, for new tables
serve-db = where games are kept: a file or the address of a database; usually a file in your data folder
serve-rules-workers = processes that the rules run in, up to one for each processor; every table stays with one of them; usually one for two processors, 8 at most
serve-rules-memory = megabytes that open tables may take in all of them together; those not used for longest are put away; 512 is usual
serve-bot-workers = processes in which bots think; 1 is usual
serve-rules-limit = seconds of processor time that a question to the rules may take; 5 is usual
serve-bots-limit = seconds of processor time that a bot may think; 30 is usual
serve-message-bytes = the longest message; 16384 is usual
serve-messages-a-second = messages that one connection may send in a second; 30 is usual
serve-messages-at-once = messages that it may send in one go; 120 is usual
serve-address-messages-a-second = messages of all connections of one address together in a second, more wait; 120 is usual
serve-address-messages-at-once = messages that they may send in one go; 1200 is usual
serve-refused-messages = messages too fast after which a connection is closed; 1000 is usual
serve-requests-a-second = requests that one address may make in a second; 40 is usual
serve-requests-at-once = requests that it may make in one go; 400 is usual
serve-connections = connections that one address may have; 100 is usual
serve-half-open = requests of one address that may be incomplete at the same time; 100 is usual
serve-request-seconds = seconds in which a request must be complete; 20 is usual
serve-tables-an-hour = tables that one address may make in an hour; 200 is usual
serve-public-tables = public tables that one browser may have waiting or in play; 10 is usual
serve-address-public-tables = public tables that one address may have made and not finished; 40 is usual
serve-unvisited-seats = seats that one browser may take at public tables before it opens the tables; 3 is usual
serve-address-unvisited-seats = the same of all browsers of one address; 8 is usual
serve-records-a-minute = pages of downloaded records that one address may look at in a minute; 120 is usual
serve-seats-held = seats that one browser may hold in games that are not over; 200 is usual
serve-variable = { $name }: { $problem }
serve-not-host = “{ $given }” is not the name of a host. Write names without ports, such as play.example.org, or *.
serve-not-address = “{ $given }” is not an address. Write addresses or networks, such as 127.0.0.1 or 10.0.0.0/8.
serve-no-browser = do not open the page
serve-ready = The tables are open at { $address } (Ctrl-C closes them).
serve-no-port = Port { $port } of { $host } cannot be used ({ $detail }). Try another one with --port.
serve-no-db = { $db }: games cannot be kept there ({ $detail }).
serve-taken = { $db } is in use: another Trireme server has its games. End that one, or name another file with --db.
serve-newer-db = These games were kept by a newer Trireme: the database has revision { $found }, this one knows those up to { $known }. Install the newer one, or name another file with --db.

## trireme migrate

migrate-about = Move running games that were begun by other rules to those of this version.
migrate-examples =
    trireme migrate --check
    trireme migrate --db games.db
migrate-db = where games are kept, as for trireme serve
migrate-check = replay them and show every difference; change nothing
migrate-table = Table { $table }…, { $game }: rules { $before }, now { $now }
migrate-line = Move { $line }, { $text }
migrate-before = − { $event }
migrate-now = + { $event }
migrate-same = All moves are allowed, and come to the same.
migrate-stopped-line = Move { $line } is not allowed any more. This game stays as it is; it goes on with the version that it was played with.
migrate-stopped-setting = Its options or components are not there any more. This game stays as it is; it goes on with the version that it was begun with.
migrate-would =
    { $moved ->
        [one] One game would be moved,
       *[other] { $moved } games would be moved,
    } { $stopped } cannot be. “trireme migrate” without --check moves them.
migrate-done =
    { $moved ->
        [one] One game is moved,
       *[other] { $moved } games are moved,
    } { $stopped } cannot be.

## trireme replay

replay-about = Tell a recorded game in words, move by move.
replay-examples =
    trireme replay game.record
    trireme replay game.record --to 20 --seat A
    trireme replay game.record --step
replay-to = stop after so many moves and show the table
replay-step = wait for Enter after every move
replay-next = Enter: on

## trireme verify

verify-about = Check a recorded game: its seal, every draw, every move and the scores.
verify-examples =
    trireme verify game.record
    trireme verify game.record --json
    trireme verify game.record --kept kept.json --beside games
verify-kept = what your page kept of the game: hold the record against it
verify-beside = folder with other records: none may have the same seed
verify-not-kept = { $file } is not what a page keeps of a game ({ $detail }).
verify-failed = The record does not verify. { $problem }
verify-seal = The seed fits the seal { $seal }.
verify-shares = Shares of { $seats } were mixed with it.
verify-absent = No share came from { $seats }.
verify-draws =
    { $moves ->
        [one] One move is
       *[other] { $moves } moves are
    } allowed, and { $draws ->
        [one] one draw comes
       *[other] all { $draws } draws come
    } from that seed.
verify-as-kept = It is the game of which this was kept: the same seal, and all of the shares that was kept.
verify-fresh =
    { $count ->
        [one] The other record has another seed.
       *[other] None of the { $count } other records has this seed.
    }
verify-moves-kept = Moves, draws and scores are those that were sealed when the game ended: the seal is the one that was kept.
verify-moves-whole = The moves are whole in themselves, not compared with anything kept: whoever changes a move can seal it anew. What a page keeps when a game ends tells (--kept).
verify-moves-old = The moves are not sealed: this game ended before that was done, or their seal has been taken off. Nothing here tells whether one was changed.
verify-scores = The scores are right: { $scores }.
verify-unfinished = The game is not over yet.

## trireme rules

rules-about = Read the rulebook, search it, or see which rules have a test.
rules-examples =
    trireme rules peloponnes
    trireme rules peloponnes displaced
    trireme rules peloponnes PEL-BID-05
    trireme rules peloponnes --modules solo
    trireme rules peloponnes --coverage --modules base,solo
rules-word = show only rules with this word in their text, title or id
rules-coverage = list the rules without a test, from the report that “make test” writes; the last line is the share that has one
rules-report = another report than build/coverage/GAME.json
rules-ruling = House ruling: the published rules are silent here or contradict each other.
rules-designed = Invented rule: it is our own, and no publisher’s.
rules-amends = Changes { $rules }.
rules-amended = Changed by { $rules }.
rules-none = No rule has “{ $word }” in it.
rules-no-report = There is no report of the tests here: { $file }. “make test” writes it in a checkout; --report names another one.
rules-bad-report = { $file }: this is not a report of the tests ({ $detail }). “make test” writes it.
rules-other-report = { $file } is about { $given }, not about { $game }.
rules-untested =
    { $count ->
        [0] Every rule that can be tested has a test.
        [one] One rule has no test:
       *[other] { $count } rules have no test:
    }
rules-untestable =
    { $count ->
        [0] There is no rule that cannot be tested.
        [one] One rule cannot be tested:
       *[other] { $count } rules cannot be tested:
    }
rules-count = { $tested } of { $rules } rules have a test.

## trireme case

case-about = Run case files: does the game do what each case says?
case-examples =
    trireme case supply.toml
    trireme case cases/*.toml --json
case-file = a case file, in TOML
case-crashed =
    { $count ->
        [one] One case made the program fail.
       *[other] { $count } cases made the program fail.
    }
case-unusable =
    { $count ->
        [one] One file cannot be used: not all of its cases were run.
       *[other] { $count } files cannot be used: not all of their cases were run.
    }
case-summary =
    { $count ->
        [one] One case
       *[other] { $count } cases
    } run, { $wrong ->
        [0] all as they should be.
        [one] one differs.
       *[other] { $wrong } differ.
    }

## The games

module-base = base game
option-players = number of players
option-chance = explicit: random outcomes are questions, for research
