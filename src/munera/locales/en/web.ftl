### The web app: everything but the boards of the games.

## Places

web-nav = Pages
web-nav-home = Play
web-nav-rules = Rules
web-nav-cards = Cards
web-nav-replay = Replays
web-nav-settings = Settings
web-nav-learn = Learn
web-skip = Skip to the content
web-loading = One moment…
web-page-failed = This page could not be loaded. Load it again.
web-missing = There is no such page
web-missing-home = Back to the games
web-seat-link = Go on at this device
web-seat-link-means = This link gives a seat at a table to this device, too. It works once; opening it has not used it up.
web-seat-link-take = Take the seat here
web-home = Home
web-close = Close
web-messages = Messages
web-error = That did not work ({ $code }).
web-server-away = The server cannot be reached.
web-try-again = Try again
web-copied = Copied.
web-copy = Copy
web-copy-by-hand = Copy it by hand: { $text }

## Home

web-hero = Fight your first duel.
web-hero-line = You are the Secutor, with shield and sword. A patient opponent, a guide at your side, nothing to set up.
web-hero-begin = Step onto the sand
web-hero-minutes = about { $minutes } minutes
web-hero-free = no account, no name
web-hero-waits = the guide waits for you
web-hero-attack = You attack
web-hero-attack-line = Play one card. The other may stop it with the right one.
web-hero-defend = You defend
web-hero-defend-line = Then you are struck at. Save a shield for the blow that hurts.
web-hero-win = You win
web-hero-win-line = Whoever has no hit points left has lost.
web-hero-games = Already know what you want?
web-waiting-tables =
    { $count ->
        [0] Nothing waits for you.
        [one] A table waits for you.
       *[other] { $count } tables wait for you.
    }
web-take-turn = Take your turn
web-last-games = Last games
web-play-now = Play now
web-play-game-now = Play { $game } now
web-options = Options
web-options-of = { $game }: a table with options
web-new-table = New table
web-games = Games
web-home-line-gladius = A card duel to the last hit point. Learn it in two minutes.
web-home-line-spartacus = Schemes, bribes, sealed bids and a fight on the sand.
web-home-line-for_glory = Build a deck, fill three arenas, win six Glory.
web-home-line-school = Buy, train and lose fighters over twenty turns.
web-home-line-serpents = Two more Houses, and four fighters at once in the Primus.
web-home-facts-gladius = 1 to 2 players · 5 to 15 min
web-home-facts-spartacus = 3 to 4 players, or 2 in a single fight · 90 min
web-home-facts-for_glory = 2 players · 45 min
web-home-facts-school = 2 to 6 players · campaign
web-home-facts-serpents = 3 to 6 players, or 2 in a single fight · expansion
web-home-facts = { $low } to { $high } players
web-my-tables = My tables
web-public-tables = Public tables
web-table-waits =
    { $count ->
        [one] one seat free
       *[other] { $count } seats free
    }
web-table-over = over
web-table-playing = being played
web-table-open = { $game } with { $who }
web-table-alone = alone against an adversary
web-resume = Resume
web-look = Look
web-join = Join
web-watch = Watch
web-all = All { $count }
web-fewer = Fewer
web-one-less = One less
web-one-more = One more
web-accept = Accept
web-hand-empty = Your hand is empty.
web-lately = Lately
web-your-turn = Your turn

## New table

web-which-game = Which game?
web-goal = What wins, and how far everybody is
web-goal-rule = The rule behind it
web-goal-side = { $name }: { $has } of { $of }
web-goal-side-open = { $name }: { $has }
web-seats = Seats
web-seats-count =
    { $low ->
        [one] 1 to { $high }
       *[other]
            { $high ->
                [2] for two
               *[other] { $low } to { $high }
            }
    }
web-seat-me = On this device
web-seat-open = Open
web-seat-bot = Bot
web-seat-free = Seat { $number } is free
web-seat-a-bot = Seat a bot
web-seat-open-means = Whoever opens the invite link may sit here.
web-seat-add = Add a seat
web-seat-remove = Take seat { $number } away
web-seat-yours = You, on this device
web-same-person-as = the same person as { $names }
web-same-network-as = from the same network as { $names }
web-your-name = Your name
web-bot-level = Level of the bot
web-bot-usual = As usual
web-bot-rated = { $bot } (rated { $mu })
web-bot-person = { $name }, { $temper }
web-level-recruit = Recruits: learn against these
web-level-veteran = Veterans: a fair fight
web-level-champion = Champions: they look ahead
web-rated = rated { $mu } ± { $sigma }
web-bot-random = Beginner: anything the rules allow
web-bot-greedy = Recruit bot: takes the best it sees right now
web-bot-heuristic = Veteran bot: weighs what comes after
web-bot-champion = Champion bot: the strongest we have
web-bot-heuristic-silent = Veteran bot that makes no deals
web-bot-curious = Curious: tries everything once
web-bot-habit-balanced = Veteran bot: a bit of everything
web-bot-habit-rush = Veteran bot: rushes the arenas
web-bot-habit-patron = Veteran bot: courts patrons
web-bot-habit-burn = Veteran bot: strikes hard
web-bot-habit-control = Veteran bot: holds back
web-bot-habit-thin = Veteran bot: a lean deck
web-bot-habit-money = Veteran bot: coins first
web-seat-alone = Alone you fight an adversary, gladiator or beast: choose it in the options of the game.
web-new-twice = { $value } is given to seats { $seats }. Every House can be taken once.
web-new-not-in-play = { $value } of seat { $seats } is not in play with this choice from the expansion.
web-new-too-many = With the four Houses of Spartacus four can play at most: take seats away, or play with the new Houses.
web-new-solo-only = “{ $value }” fights only at a table with one seat, and this one has { $count }. Take the other seats away, or choose a gladiator as the second fighter.
web-new-amiss = { $value } cannot be chosen at this table.
web-new-needs-seats =
    { $low ->
        [1] “{ $value }” is for at most { $high } seats, and this table has { $count }.
       *[other]
            { $high ->
                [2] “{ $value }” is for two seats, and this table has { $count }.
               *[other] “{ $value }” is for { $low } to { $high } seats, and this table has { $count }.
            }
    }
web-new-needs-option = “{ $value }” goes only with “{ $values }”.
web-new-mend-seats =
    { $count ->
        [one] Play with one seat
       *[other] Play with { $count } seats
    }
web-hot-seat = Several people on this device: a curtain hides the table while you pass it on.
web-agreements = Agreements
web-pace = Time to think
web-pace-none = No clock
    .means = Everybody may think as long as they like.
web-pace-quick = One minute
    .means = One minute for each question; after that you pass, or do what comes closest to it.
web-pace-calm = Five minutes
    .means = Five minutes for each question; after that you pass, or do what comes closest to it.
web-pace-day = A day
    .means = One day for each question: nobody has to be here at the same time.
web-pace-days = Three days
    .means = Three days for each question: nobody has to be here at the same time.
web-undo-terms = Taking back
web-undo-free = Free
    .means = You may take back what revealed nothing new, until somebody else acts.
web-undo-consent = If all agree
    .means = The others are asked first; then anything can be taken back.
web-undo-off = Never
    .means = What is done is done.
web-terms-aids = Hints
    .means = Everybody may ask the bot for a suggestion. Otherwise nobody may.
web-terms-public = Public
    .means = The table is on everybody's home page: anyone may join or watch. Otherwise only those who have the link.
web-terms-publish-talk = Private talk is opened at the end
    .means = After the game all may read what was said in private. This is told before the first move.
web-terms-stand-in = While somebody is away
    .means = A bot plays on for whoever has left, or has let the clock run out again and again. It makes no deals, promises or gifts, and they have their seat back at once.
web-stand-in-passive = Just pass
    .means = No bot plays for whoever is away: they pass, or do what comes closest to it.
web-game-options = Options of the game
web-game-options-line = the rules as they are, unless you change something
web-make-and-play = Make the table and play
web-make-and-invite = Make the table and invite

## A table that waits

web-lobby-waits =
    { $count ->
        [one] One seat is still free. The game begins as soon as it is taken.
       *[other] { $count } seats are still free. The game begins as soon as they are taken.
    }
web-invite = Invite link
web-invite-means = Send it to whoever is to play. Nobody needs an account.
web-sit-here = Sit here
web-begin-with-bots =
    { $count ->
        [one] Begin with a bot on the free seat
       *[other] Begin with bots on the free seats
    }
web-leave-seat = Give the seat back
web-table-not = This table cannot be opened
web-table-opening = Opening the table…

## Curtain

web-curtain = Pass the device to { $name }
web-curtain-line = Nobody else should look now.
web-curtain-ready = I am { $name }

## The table

web-prompt = The question
web-asked = A question for you
web-you = You
web-awaited = thinking
web-away = not here
web-same-person = { $names } are played by one person.
web-same-network = { $names } play from the same network, perhaps in one room.
web-understood = All right
web-stood-in = a bot stands in
web-stood-in-passive = away, passes
web-kind-person = player
web-kind-person-bot = bot, { $temper }
web-kind-bot = bot
web-kind-open = free
web-why = The rule
web-why-named = Rule: { $rule }
web-last = What happened last:
web-since-answer = Since your last answer:
web-news-all = All of it
web-waiting = One moment…
web-waiting-for = Waiting for { $names }
web-also-waiting = Also waiting for { $names }
web-watching = You are watching.
web-on-the-board = Choose on the table.
web-above = Choose on the table.
web-do-it = Do it
web-options-list = Options
web-refused-more = Not possible now: { $count }
web-again-to-confirm = (again to confirm)
web-sealed = Your answer is sealed. You may still change it.
web-sealed-closing = Everybody has sealed an answer. They are about to be opened.
web-unseal = Take it back
web-hint = Suggest a move
web-hint-this = the bot would choose this
web-hint-thinking = The bot is thinking…
web-hint-wait = The bot would wait.
web-hint-says = The bot would choose: { $label }
web-undo = Take back
web-click-late = The game has gone on meanwhile; your click changed nothing.
web-undo-ask = Ask to take back
web-go-on = Go on
web-moves =
    { $count ->
        [one] Possible at any time: one move
       *[other] Possible at any time: { $count } moves
    }
web-showing = What has happened
web-showing-awaited = Then it is your turn
web-show-skip = Skip
web-show-result = Skip to the result
web-show-skip-how = Esc or a click on the board skips it
web-show-skip-touch = A tap on the board skips it
web-mood-out = You have conceded; the others play on.
web-mood-reconnecting = The connection was lost. Connecting again…
web-mood-paused = The game is paused.
web-mood-stuck = This table cannot go on. The operator has been told; nothing is lost.
web-mood-other-rules = This game was begun under version { $rules } of the rules, and from move { $at } on only that version can play it. Nothing is lost: a Munera of that version goes on with it.
web-reconnecting = Connecting again…
web-phases = Phases
web-beside = Log and talk
web-clock = Time left: { $text }
web-clock-days =
    { $count ->
        [one] one day
       *[other] { $count } days
    }
web-clock-hours =
    { $count ->
        [one] one hour
       *[other] { $count } hours
    }
web-clock-paused = paused
web-clock-minute = last minute
web-clock-seconds = hurry
web-clock-out = time is up
web-conceded =
    { $you ->
        [yes] You have conceded
       *[no]
            { $count ->
                [one] { $names } has conceded
               *[other] { $names } have conceded
            }
    }
web-conceded-mark = has conceded
web-over = The game is over
web-over-agreed = You agreed on a draw
web-over-nobody = Nobody wins
web-over-lost = You have lost
web-over-you = You have won!
web-over-you-share = You share the victory!
web-over-winner =
    { $count ->
        [one] { $names } has won
       *[other] { $names } have won
    }
web-rematch = Once more
web-rematch-seats =
    { $count ->
        [2] with seats swapped
       *[other] everybody one seat further
    }
web-rematch-join = To the next game
web-replay = Replay
web-export = Save a file

web-log = Log
web-log-empty = Nothing has happened yet.
web-ties = { $count ->
        [one] One tie, at { $coins }: { $names }.
       *[other] { $count } ties, the last one at { $coins }: { $names }.
    }
web-log-earlier =
    { $count ->
        [one] One earlier chapter
       *[other] { $count } earlier chapters
    }
web-since-you-left = Since you left

web-talk = Talk
web-talk-unread =
    { $count ->
        [one] Talk, one new line
       *[other] Talk, { $count } new lines
    }
web-talk-to = { common-to-whom }
web-talk-all = All
web-talk-public = Everybody at the table can read this.
web-talk-private = Only you and { $names } can read this.
web-talk-published = After the game private talk is shown to all.
web-talk-kept = Private talk stays private.
web-talk-write = Say something
web-talk-send = Send
web-talk-phrases = Say it with one click
web-talk-mute = Mute players
web-mute-no = show messages
web-mute-mute = mute
web-mute-block = mute and block

web-proposal-undo =
    { $you ->
        [yes] You ask to take back a move.
       *[no] { $name } asks to take back a move.
    }
web-proposal-draw =
    { $you ->
        [yes] You offer a draw.
       *[no] { $name } offers a draw.
    }
web-proposal-pause =
    { $you ->
        [yes] You propose a pause.
       *[no] { $name } proposes a pause.
    }
web-proposal-agreed = In favour: { $names }
web-agree = Agree
web-decline = Decline
web-withdraw = Withdraw
web-stand-in-you = A bot plays for you: it makes no deals, promises or gifts.
web-stand-in-passive-you = While you are away you pass at every question.
web-back = Take your seat back
web-stand-in =
    { $count ->
        [one] { $names } is away; a bot stands in.
       *[other] { $names } are away; bots stand in.
    }
web-stand-in-defaults =
    { $count ->
        [one] { $names } is away and passes at every question.
       *[other] { $names } are away and pass at every question.
    }

web-rule = The rule
web-rule-ruling = our ruling
web-rule-ours = our own
web-rule-reason = Reason:
web-rule-all = All rules
web-rule-none = There is no text for { $id }.

web-menu = Menu
web-menu-game = The game
web-menu-links = Links
web-menu-manner = Language and display
web-menu-keys = Keys
web-draw = Offer a draw
web-pause = Propose a pause
web-more-time = Give more time
web-concede = Concede
web-leave = Leave the table
web-leave-means = If you leave, a bot stands in until you are back.
web-copy-invite = Copy the invite link
web-copy-watch = Copy a link to watch
web-copy-seat = Copy a link to my seat
web-copy-seat-means = Open it on another device to go on there. It works once, and for an hour; keep it to yourself. This device keeps the seat, too.
web-language = Language
web-language-switch = Change the language
web-language-en = English
web-language-pt-BR = Português
web-theme = Lighting
web-theme-auto = Same as the device
web-theme-light = Noon
web-theme-dark = Torchlight
web-theme-switch = Lighting: { $now }. Change to { $next }
web-sound = Sounds
web-sound-softly = Sound is on, at low volume.
web-sound-mute = Mute
web-sound-is-off = Sounds are off.
web-sound-is-on = Sounds are on.
web-notify = Notify me when it is my turn
web-notify-refused = The browser does not allow notifications.
web-key-numbers = 1-9
    .does = choose an option
web-key-esc = Esc
    .does = step back; skip what is being shown
web-key-rule = ?
    .does = the rule behind the question
web-key-undo = U
    .does = take back
web-key-last = L
    .does = say what happened last
web-key-who = W
    .does = say whom the game waits for
web-key-mute = M
    .does = sounds on or off
web-key-card = C
    .does = see the card under the pointer or the focus large; so does a long press

# On a card: the state that it is in.
web-card-chosen = chosen
web-card-new = new
web-wrong = Report a problem
web-wrong-means = Saves what you saw at this table as a file that you can send us.

web-ask-everything = Ask me everything
web-ask-everything-means = You play alone with bots. So you pass without being asked where nothing of yours fits, and the table answers for you where there is one answer only or where it makes no difference.
web-details = My gladiators decide small things themselves
web-details-means = In the arena they choose who begins, which dice they give up or roll again, where to go while nobody can be struck, the blow where they cannot get away or one side is clearly stronger, and the last steps after it; and they finish a fight that one side would win nine times in ten.
web-details-short = Small things: themselves
web-standing = Standing answers
web-standing-means = Where you pass on reacting without being asked. Nothing is ever played for you. Every Reaction, Guard and power that you could use there is declined, whatever you come to hold; your own turn and requests for support are asked as always.
web-standing-any-card = any card
web-standing-any-event = any occasion
web-standing-decline = { $card }, { $event }: always declined
web-standing-mine = { $card }, { $event }: declined unless it targets you
web-standing-turn = You pass without being asked until this turn is over: { $event }
web-standing-phase = You pass without being asked until this phase is over: { $event }
web-standing-unfit = You pass without being asked where no card or power of yours fits
web-standing-brief =
    { $event ->
        [any]
            { $how ->
                [unfit] You pass without being asked where nothing fits.
                [mine] You pass without being asked unless it targets you.
                [turn] You pass without being asked in this turn.
                [phase] You pass without being asked in this phase.
               *[decline] You always pass without being asked.
            }
       *[other]
            { $how ->
                [mine] You pass without being asked unless it targets you: { $event }.
                [turn] You pass without being asked in this turn: { $event }.
                [phase] You pass without being asked in this phase: { $event }.
                [unfit] You pass without being asked where nothing fits: { $event }.
               *[decline] You pass without being asked: { $event }.
            }
    }
web-standing-count = { $count ->
        [one] One standing answer
       *[other] { $count } standing answers
    }
web-standing-lost = It may decline { $cards } in your hand
web-standing-change = Change
web-not-again-unfit = Pass for me when nothing fits
web-not-again = Always pass here:
web-not-again-long =
    { $until ->
        [turn] Pass, and do not ask about this again in this turn
        [phase] Pass, and do not ask about this again in this phase
       *[decline] Pass, and do not ask about this again in this game
    }
web-not-again-turn = this turn
web-not-again-phase = this phase
web-not-again-decline = this game
web-standing-decline-all = Always decline
web-standing-mine-all = Decline unless it targets me
web-standing-remove = Ask me again

## Any question of any game

web-generic-answer = Your answer
web-generic-means = There are too many answers to list. This is how they are written:
web-generic-field = The answer, written as JSON
web-generic-not-json = That cannot be read as JSON.
web-generic-send = Answer

## Pieces

web-less = Less
web-more = More

## Refusals that only browsers meet

error-offline = The connection was lost, so this was not sent. Connecting again…

## Rows that are longer than their place

web-strip-more = { $count } more

## The end of a game

web-ending-open = How it ended
web-ending-standings = Final standings
web-ending-place = Place { $rank }: { $name }, { $has }
web-ending-victor = won the game
web-ending-again = See it again
web-ending-language = English
web-ending-share = Share
web-ending-share-how = Share it as
web-ending-picture = A picture (PNG)
web-ending-file = The chronicle (HTML)
web-ending-board = See the board
web-ending-more = Another game at the same table?
web-ending-revenge = Take your revenge?
web-ending-not = The rest of the end could not be told now.
web-ending-reckoned = The record is being read…
web-ending-decided = the curve that decided
web-ending-this = this game
web-ending-moments = less than a minute
web-ending-minutes = { $minutes } min
web-ending-hours = { $hours } h { $minutes } min
web-ending-days = { $days } d { $hours } h
web-ending-willing =
    { $count ->
        [1] { $names } has already said yes.
       *[other] { $names } have already said yes.
    }
