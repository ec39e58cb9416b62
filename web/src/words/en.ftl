# The page, in English. Sentences of a game stand in its own folder, those of problems in problems/.

## Everywhere

page-skip = Skip to the content
page-home = Home
page-loading = One moment…
page-again = Try again
error-plain = { $problem }
problem-unreachable = the server cannot be reached. Is it running, and are you online?
problem-no-clipboard = this browser does not let us copy. Mark the link and copy it yourself.

## Header and footer

header-menu = Main
header-rules = Rules
header-steps = Phases of the round
header-language = Français
header-to-dark = Dark
header-to-light = Light
header-settings = Settings
settings-name = Your name
settings-name-help = Other players see it. No account is needed.
settings-quick = Confirm moves at once
settings-quick-help = A move that is whole counts without pressing Confirm.
pace-title = Pace of what others do
pace-step = Step by step
pace-slow = Slow
pace-normal = Normal
pace-fast = Fast
pace-instant = At once
settings-motion = Animations
settings-sound = Sounds
settings-volume = Volume
footer-unofficial = An unofficial implementation, made by players. The names of the games belong to their owners.
dice-how = How fair dice work
footer-credits = Credits and licences

## Home

home-tagline = Board games of the ancient sea
home-text = Gather around a table with friends, or take on the bots. No account, nothing to install.
home-back =
    { $count ->
        [0] Welcome back, { $name }
        [one] One game waits for you, { $name }
       *[other] { $count } games wait for you, { $name }
    }
home-play = Play { $game }
home-play-about =
    { $count ->
        [one] now, against one bot
       *[other] now, against { $count } bots
    }
home-continue = Continue
home-name = Your name
home-new = Set up a table
home-rules = Rules
home-games = The games
home-players = { $least } to { $most } players
home-players-all =
    { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
home-mine = My games
home-mine-none = Your games will be here, those that wait for you first.
home-open = Open tables
home-open-none = Nobody is waiting for players just now. Set up a table and leave seats open: it will be listed here.
home-your-turn = Your turn
home-waiting-for = Waiting for { $names }
home-waiting-players =
    { $count ->
        [one] One seat is free
       *[other] { $count } seats are free
    }
home-over = Over
home-ending-level-failed = Level not completed
home-ending-level-completed = Level completed
home-won = You won
home-place = You came in at place { $place }
home-now = just now
home-sit = Sit down
home-more = Show more
home-closes = Closes on { $date } if it has not begun by then.
name-none = Captain
option-said = { $title }: { $value }

## New table

new-title = Set up a table
new-game = Game
new-players = Players
new-players-one = solo
new-needs = { $count } players take the expansion “{ $module }”; choosing them switches it on.
new-seats = Who sits where
new-seat = Seat { $seat }
new-kind = Who takes seat { $seat }
new-kind-me = Me
new-kind-me-too = On this screen
new-kind-open = Open to anyone
new-kind-link = Invited by link
new-kind-bot = Bot
new-partner = plays with
new-kind-me-help = you, in this browser
new-kind-me-too-help = somebody beside you; a curtain hides what is secret
new-kind-open-help = listed at home while the table is public
new-kind-link-help = you get a link to send
new-kind-bot-help = always ready
new-name = Name for seat { $seat }
new-name-here = Name
new-level = Level of the bot in seat { $seat }
bot-random = Random
bot-random-about = Any answer that the rules allow.
bot-greedy = Greedy
bot-search = Thoughtful
new-bot-names = Aspasia, Lysander, Penelope, Solon, Sappho
new-options = Options
new-alone = For a single player only.
new-whole = All of { $module }
new-only-with = Only with “{ $module }”.
new-house = House content
new-public = Public
new-public-help = Shown among the open tables; anybody may watch.
new-private = Private
new-private-help = Only people with a link find it.
new-visibility = Who can find it
new-start = Start the game
new-make = Open the table
new-starts = The game begins at once.
new-waits =
    { $count ->
        [one] The game begins when one more player sits down.
       *[other] The game begins when { $count } more players sit down.
    }
new-summary = Your table
new-links-title = The table is ready
new-links-each = Or a link for each seat
new-links-text = Send each player their own link: it works once, for the first who sits down by it. These links are shown only here.
new-link-for = Link for { $name }
new-go = Go to the table

## Links

link-copy = Copy
link-copied = Copied
invite-table = One link for the whole table
invite-table-make = One link for the whole table
invite-table-help = Whoever gets it takes one of the free seats. It ends when the table is full, or when you make a new one.
invite-seat = Link to this seat, for one player
claim-title = Your seat
claim-host = { $host } invites you
claim-invited = You are invited
claim-sits = You sit at this table
claim-back = Your seat, on this device too
claim-back-text = Your other devices keep the seat, and are told that this one has come.
claim-come-back = Come to my seat
claim-free = Free for you
claim-kept = Free, for somebody else
claim-name = What are you called?
claim-sit = Sit down
claim-failed = This link leads no further

## Rulebook

rules-title = Rules of { $game }
rules-number = rules number { $number }
rules-games = Games
rules-search = Search the rules
rules-sections = Sections
rules-parts = Which rules
rules-part-all = All rules
rules-part-base = Base game
rules-found =
    { $count ->
        [0] No rule says that.
        [one] One rule
       *[other] { $count } rules
    }
rules-ruling = House ruling
rules-ruling-help = The published rules are silent here or contradict each other; this is the reading that we adopt.
rules-designed = Invented rule
rules-designed-help = The publisher’s rules do not have this: it is a rule of our own, so that the game can be played here.
rules-amends = Changes
rules-amended = Changed by
rules-link = Link to rule { $rule }
rules-marks-modules = Rules with a coloured mark belong to an expansion or to solo play.
rules-marks-house = “House ruling” marks what we had to decide ourselves, “Invented rule” what we have added.

## Credits

credits-title = Credits and licences
credits-games = The games
credits-games-text = Trireme is an unofficial implementation, neither made nor endorsed by the authors and publishers of the games. The names of the games belong to their owners; the games deserve to be on your shelf. No art and no text of a publisher is used here.
credits-designed = { $game }, designed by { $author }, published by { $publisher }
credits-icons = Icons
credits-icons-text = The icons are from game-icons.net, made by { $artists }, used under the licence CC BY 3.0. They are shown in one colour, without their background.
credits-fonts = Fonts
credits-fonts-text = Alegreya and Alegreya Sans, by the Alegreya project authors, under the SIL Open Font License 1.1.
credits-program = The program
credits-program-text = Trireme itself is free software under the MIT licence. The page is made with Svelte (MIT) and Fluent (Apache 2.0).
credits-licence = Text of the licence: { $name }
