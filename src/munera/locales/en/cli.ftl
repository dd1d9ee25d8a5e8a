### The command line.

cli-error = Error:
cli-stopped = Stopped.
cli-bug = This is a bug in Munera ({ $kind }: { $detail }). Please report it; with MUNERA_DEBUG=1 you see where it happened.

## Help

cli-help-app = Gladiator tabletop games with every rule enforced: play, simulate, replay, and read the rules.
cli-help-usage = Usage:
cli-help-options = Options
cli-help-arguments = Arguments
cli-help-commands = Commands
cli-help-examples = Examples
cli-help-help = Show this help and exit.
cli-help-version = Show the version and exit.
cli-help-lang = The language: en or pt-BR; otherwise that of the system. May stand anywhere on the line.
cli-help-edition = The names and coins of Spartacus as in this edition: 2012 or 2020; otherwise 2020 in English and 2012 in Portuguese. Only the display: records do not change.
cli-help-titles = Two crude card titles of Spartacus: clean (the default) or printed. Only the display.
cli-help-json = Answer in JSON, for programs.
cli-help-game = The game, as `munera games` lists it.
cli-help-seed = A whole number that decides all cards and dice: the same number deals the same game.
cli-help-set = A table option, as `munera games GAME` lists them. May be given several times.

cli-help-games = The games that can be played, with their seats and bots; of one game also its table options.
    .examples =
        munera games
        munera games spartacus
        munera games --json
cli-help-games-game = The game whose table options are listed, too.

cli-help-play = Play at this terminal: against bots, with others who share it, or both.
    .examples =
        munera play gladius --first                                     # your first duel: short, and against an equal
        munera play gladius                                             # you against a veteran bot
        munera play gladius --seats 1 --set fighter_2=lion              # solo against a lion
        munera play gladius --seat human:Livia --seat human:Marcus      # two people, one terminal
        munera play gladius --seat bot:level:champion --seat human      # the bot has the first seat
        munera play gladius --set fighter_1=thracian --seed 7
        munera play school --seats 3 --set turns=8 --set bouts=automatic
        munera play spartacus --set type=quick                          # you against three bots
        munera play spartacus --set mode=fight --set weapon_1=eq-sword  # a single fight in the arena
        munera play --resume my-game.json
cli-help-play-seat = Who has the next seat: human, human:NAME, bot:NAME, bot:level:recruit, bot:level:veteran, bot:level:champion, or bot:MODULE:CLASS. Once for each seat; whoever is not named is a bot.
cli-help-play-seats = How many play, if not two.
cli-help-play-first = A first game, as "Play now" starts it in the browser: short, and against bots that can be beaten.
cli-help-play-ask-everything = Alone with bots, be asked also where there is one answer only, where nothing fits and where it makes no difference.
cli-help-play-ask-details = Alone with bots, be asked also the small things in the arena that your gladiators would decide themselves.
cli-help-play-save = Keep the game in this new file while it is played.
cli-help-play-resume = Go on with a saved game.
cli-help-play-record = Write the record of the finished game into this new file.
cli-help-play-script = Read the answers from a file instead of the keyboard, one a line; # begins a comment.

cli-help-learn = A short lesson in a real game, against a patient opponent.
    .examples =
        munera learn gladius
        munera learn spartacus --lang pt-BR

cli-help-simulate = Play many games between bots and count who wins.
    .examples =
        munera simulate gladius --games 1000
        munera simulate gladius --games 1000 --bots heuristic,random --seed 1
        munera simulate gladius --games 200 --seats 1 --set fighter_2=bear --json
        munera simulate gladius --games 100 --out games.jsonl
cli-help-simulate-games = How many games.
cli-help-simulate-seats = How many play in each, if not two.
cli-help-simulate-bots = One bot for all seats, or one for each, with commas between them.
cli-help-simulate-jobs = How many processes work at it, if not one for each processor.
cli-help-simulate-out = Write the records of all games into this new file, one a line.
cli-help-simulate-overwrite = Write over the file of --out if it exists.

cli-help-lab = For whoever studies the games: how strong bots are.
cli-help-ladder = Let bots play each other, every one against every other, and rate them.
    .examples =
        munera lab ladder gladius --games 200
        munera lab ladder spartacus --seats 4 --set type=quick --json
cli-help-ladder-games = How many games of each pairing, shared between the seats.
cli-help-ladder-bots = The bots to compare, with commas between them; otherwise the random one and the levels of the game.
cli-help-ladder-seats = How many play in each, if not as many as there may be. One plays against several of the same kind.

cli-help-replay = Read a recorded game step by step, or prove that it follows the rules.
    .examples =
        munera replay game.json
        munera replay game.json --seat 1                                # with the cards of the first seat
        munera replay games.jsonl --line 3
        munera replay games.jsonl --verify
        munera replay game.json --ending
cli-help-replay-file = A record, or a .jsonl file with one in each line.
cli-help-replay-verify = Play every record again and say whether every answer and every event comes out the same; check the opened secret of its dice.
cli-help-replay-seat = See it as this seat did, counted from 1; otherwise as a spectator.
cli-help-replay-line = The line of a .jsonl file.
cli-help-replay-ending = Show how the game ended: standings, curve, awards and a chronicle.

cli-help-rules = The rules of the games, each with the tests that prove it.
    .examples =
        munera rules
        munera rules gladius GL-ATTACK-1
        munera rules gladius --summary
        munera rules gladius --json
cli-help-rules-game = The game; otherwise all.
cli-help-rules-id = One rule, in full.
cli-help-rules-tests = The folder of the tests, if not that of this checkout.
cli-help-rules-summary = The whole game on one page.

cli-help-serve = Serve tables over the network, for browsers and programs.
    .examples =
        munera serve
        munera serve --host 0.0.0.0 --port 8080
        munera serve --database sqlite:////var/lib/munera/games.db
        munera serve --database postgresql://munera@localhost/munera --workers 4
cli-help-serve-host = The address to listen on; 0.0.0.0 means every one that this machine has.
cli-help-serve-port = The port, 8000 unless you say another; 0 means any that is free.
cli-help-serve-open = Open the browser when it runs, on another port if 8000 is taken.
cli-help-serve-workers = How many processes serve. More than one needs PostgreSQL.
cli-help-serve-database = Where games are kept: sqlite:///FILE or postgresql://USER@HOST/NAME; otherwise DATABASE_URL, or munera.db in this folder.

## Values of table options

cli-values-number = a whole number from { $low } to { $high }
cli-values-numbers = { $count } whole numbers from { $low } to { $high } with commas between them, such as { $example }

## munera games

cli-games-more = `munera games GAME` lists the table options of a game, too.
cli-games-seats = Seats: { $seats }
cli-games-bots = Bots: { $bots }
cli-games-levels = Levels: { $levels }
cli-games-level = { $level } ({ $bot })
cli-games-rated-level = { $level } ({ $bot }, rated { $mu } ± { $sigma })
cli-games-persons = Persons, as whom the levels play (in Spartacus and its expansion their temperament decides how they deal):
cli-games-person = { $temper }. { $means } { $said }
cli-games-stand-ins = Stand-ins for players who are away from a table of a server: { $kinds } (default: { $default })
cli-games-settings = Table options (--set NAME=VALUE)
cli-games-values = { $values } (default: { $default })
cli-games-default = (default)
cli-games-when = only with { $when }
cli-when-seats =
    { $count ->
        [0] { $low ->
            [one] 1 seat
           *[other] { $low } seats
        }
       *[other] { $low } to { $high } seats
    }
cli-when-seats-from = { $low } or more seats

## Boards

cli-board-you = { $name } (you)

cli-gladius-title = { $game } · turn { $turn }
cli-gladius-piles = deck { $deck } · discards { $discard }
cli-gladius-hp = { $hp }/{ $full }
cli-gladius-table = On the table
cli-gladius-empty = empty
cli-gladius-attacks = Your attacks
cli-gladius-defences = Your defences
cli-gladius-useless = No use to you

cli-school-title = { $game } · turn { $turn } of { $last } · { $segment }
cli-school-segment-reputation = Reputation
cli-school-segment-over = the end
cli-school-school = School
cli-school-gold = Gold
cli-school-left = (closed)
cli-school-resting = resting
cli-school-minimum = Minimum bid: { $gold } gold
cli-school-next-lots = Then
cli-school-from = From
cli-school-line = { $kind }, experience { $experience }, { $hp } hit points
cli-school-pair = Pair
cli-school-challenge = Challenge
cli-school-against = { $one } against { $two }
cli-school-challenged = { $name } is challenged by { $names }
cli-school-offer = Open offer

cli-glory-title = { $game } · turn { $turn } · { $phase }
cli-glory-phase-machinations = machinations
cli-glory-phase-registration = late registration
cli-glory-phase-battle = battle, round { $round }
cli-glory-phase-resolution = resolution
cli-glory-phase-over = the end
cli-glory-lust = bloodlust { $lust } of { $boast }
cli-glory-player = School
cli-glory-glory = Glory
cli-glory-coin = Coin
cli-glory-influence = Infl.
cli-glory-hand = Hand
cli-glory-deck = Deck
cli-glory-discard = Discard
cli-glory-reserve = Reserve
cli-glory-fleeting = fleeting, 1 glory
cli-glory-lasting = lasting, 2 glory
cli-glory-champion = champion: { $name }
cli-glory-no-champion = no champion yet
cli-glory-won = won: a new arena comes
cli-glory-empty = nobody
cli-glory-side = { $name } · agility { $agility }
cli-glory-row = { $supply } ({ $left })
cli-glory-villa = Villa of { $name }
cli-glory-own-villa = Your villa
cli-glory-table = On the table
cli-glory-window = You may react to
cli-glory-window-damage = damage: { $assigned }
cli-glory-window-enter = { $name } has entered
cli-glory-window-leave = gone: { $names }
cli-glory-marked = of which { $damage } cannot be prevented
cli-glory-no-cards = empty
cli-glory-own-reserve = Your reserve
cli-glory-buy-back = all back for { $coin }
cli-glory-top = On your deck
cli-glory-known = { $name } surely holds
cli-glory-discount = your next purchase costs { $coin } less
cli-glory-to-hand = your next purchase comes to hand
cli-glory-now = This turn
cli-glory-purse = { $coin } to spend
cli-glory-type-patron = Patrons
cli-glory-type-scheme = Schemes
cli-glory-type-tactic = Tactics
cli-glory-type-income = Incomes
cli-glory-stats = { $attack }/{ $health }/{ $agility }
cli-glory-needs = b{ $bloodlust } i{ $influence }
cli-glory-legend = 2/7/1: attack, health left, agility · b bloodlust · i influence · { $favor } Crowd's Favor · { $turned } exhausted
cli-glory-legend-tick = { $tick } you can pay it
cli-glory-legend-hit = { $mark } damage about to be taken
cli-glory-how-all = all: pay the rest in this order
cli-glory-how-do = At any time (type do): { $what }
cli-glory-how-reserve = your reserve for { $coin }
cli-glory-word-all = all rest
cli-glory-pile-discard = Discards of { $name } ({ $count })
cli-glory-pile-unseen = Cards of { $name } that are not face up: hand, deck, reserve ({ $count })
cli-glory-pile-removed = Removed from the game ({ $count })
cli-glory-facts-gladiator = gladiator · cost { $cost } · attack { $attack } · health { $health } · agility { $agility } · bloodlust { $bloodlust } · influence { $influence }
cli-glory-facts-patron = patron · cost { $cost } · grants { $influence } influence
cli-glory-facts-cost = { $type } · cost { $cost }
cli-glory-facts-scheme = scheme
cli-glory-facts-tactic = tactic
cli-glory-facts-reaction = reaction
cli-glory-facts-income = income
cli-glory-facts-scheme-tactic = scheme or tactic
cli-glory-facts-arena = arena
cli-glory-facts-boast = boast

cli-spartacus-round = round { $round }
cli-spartacus-combat-round = combat round { $round }
cli-spartacus-phase-setup = setup
cli-spartacus-phase-intrigue = Intrigue Phase
cli-spartacus-phase-market = Market Phase
cli-spartacus-phase-arena = Arena Phase
cli-spartacus-phase-fight = a single fight
cli-spartacus-phase-over = the end
cli-spartacus-decks = Intrigue deck { $intrigue } (discards { $intrigue_discard }) · Market deck { $market } (discards { $market_discard })
cli-spartacus-hand = hand { $count }/{ $most }
cli-spartacus-hidden = hidden
cli-spartacus-left = (has given up)
cli-spartacus-legend = 4/4/4: ATK, DEF, SPD · { $turned } exhausted · { $hurt } injured · { $star } Favour · { $crown } Champion · { $sent } in the arena · r6 needs 6 Influence · +2 cash
cli-spartacus-prepared = Face down no. { $number }
cli-spartacus-face-down = a Scheme that you have not seen
cli-spartacus-needs = needs { $needs }, has { $has }
cli-spartacus-supported = support: { $own } own, { $names }
cli-spartacus-scheme = Scheme
cli-spartacus-target = Target:
cli-spartacus-unconfirmed = not confirmed yet
cli-spartacus-declared = Declared
cli-spartacus-lots = Lots
cli-spartacus-committed = In the arena
cli-spartacus-offer = Offer { $number }
cli-spartacus-promise = Promise
cli-spartacus-promised = from { $by } to { $to }: { $promised } ({ $state })
cli-spartacus-schemes = Your Schemes
cli-spartacus-reactions = Your Reactions
cli-spartacus-guards = Your Guards
cli-spartacus-no-cards = empty
cli-spartacus-quiet =
    { $count ->
        [one] The crowd grows restless: one more round without an attack, and a ring is closed.
       *[other] The crowd grows restless: { $count } more rounds without an attack, and a ring is closed.
    }
cli-spartacus-map-legend = i, ii start marks · x closed · names (F4): where you can go now
cli-spartacus-roll-marks = x hit, - no hit
cli-spartacus-requires = requires { $influence }
cli-spartacus-requires-more = requires more Influence than the Target
cli-spartacus-requires-less = requires less Influence than the Target
cli-spartacus-cash = cash { $cash }
cli-spartacus-house-facts = { $coins }, Gladiators { $gladiators }, Slaves { $slaves }, Guards { $guards }. { $powers }
cli-spartacus-could-send = Influence { $influence }, ready: { $names }
cli-spartacus-reroll = Re-roll: { $dice }
cli-spartacus-pile-intrigue = Intrigue discards ({ $count })
cli-spartacus-pile-market = Market discards ({ $count })

cli-serpents-legend = { $more } more, { $less } less Influence than the Target
cli-serpents-counts = Counts for it
cli-serpents-meddled = Meddled with
cli-serpents-raised = { $card } ({ $name }) requires { $more } more
cli-serpents-barred = May not fight
cli-serpents-caps = Bookmaker
cli-serpents-cap = { $name } up to { $coins } on { $field }

## How a campaign is answered

cli-school-how-bid =
    { $none ->
        [yes] Type your bid in gold, from { $least } to { $most }, or 0 for no bid. Nobody sees it before all have bid.
       *[no] Type your bid in gold, from { $least } to { $most }. Nobody sees it before all have bid.
    }
cli-school-how-subset =
    { $limited ->
        [yes] Type numbers or names with commas between them, { $count } at most; or none.
       *[no] Type numbers or names with commas between them; or all, or none.
    }
cli-school-how-trade =
    { $count ->
        [0] Type a number. You can make no more offers this turn.
        [one] Type a number or one last offer: offer NAME 20 for GLADIATOR; offer alone asks for each part.
       *[other] Type a number or an offer: offer NAME 20 for GLADIATOR; offer alone asks for each part. ({ $count } left)
    }
# Words that may be typed, each in any of these forms.
cli-school-word-all = all everybody
cli-school-word-none = none nobody nothing no
cli-school-word-and = and
cli-school-word-for = for
cli-school-word-gold = gold
cli-school-word-offer = offer
cli-school-bid-no-number = “{ $text }” is no sum of gold. Type a whole number.
cli-school-bid-range =
    { $none ->
        [yes] You can bid from { $least } to { $most } gold, or 0 for no bid.
       *[no] You can bid from { $least } to { $most } gold.
    }
cli-school-too-many =
    { $count ->
        [one] That is too many: one at most.
       *[other] That is too many: { $count } at most.
    }
cli-school-nobody-called = There is no “{ $text }” to choose. There are: { $names }.
cli-school-offer-form = Make an offer in this form: offer NAME what you give for what you want. NAME is one of: { $names }.
cli-school-offer-who = To whom? ({ $names })
cli-school-offer-gives = What do you give { $name }? (gold, gladiators, or nothing)
cli-school-offer-wants = What do you want from { $name }? (gold, gladiators, or nothing)
cli-school-offer-poor = { $name } has only { $gold } gold.
cli-school-offer-again = That cannot be offered: it is on the floor already.

## How Spartacus is answered

cli-spartacus-how-bid =
    { $staked ->
        [0] Type your bid, from 0 to { $most }. Nobody sees it before all have bid.
       *[other] Type what you add to the { $staked } on the table, from 0 to { $most }. Nobody sees it before all have bid.
    }
cli-spartacus-how-wagers = Type field and stake, such as: injury 2, I 3. Or nothing. At most { $limits }; you have { $coins }.
cli-spartacus-wager-limit =
    { $count ->
        [1] { $most } on { $fields }
       *[other] { $most } on each of { $fields }
    }
cli-spartacus-how-scheme =
    { $request ->
        [yes]
            { $bribe ->
                [yes] Type a number; or ask NAME, NAME (ask NAME show: that one sees the card); or bribe 3.
               *[no] Type a number; or ask NAME, NAME (ask NAME show: that one sees the card).
            }
       *[no]
            { $bribe ->
                [yes] Type a number; or bribe 3.
               *[no] Type a number.
            }
    }
cli-spartacus-how-move = Type a number, or a hex with a name on the map (such as F4) to move there.
cli-spartacus-tip = At any time: { $what }
cli-spartacus-tip-give = give 3 to NAME
cli-spartacus-tip-offer = offer (asks for each part)
cli-spartacus-tip-show = show CARD to NAME
cli-spartacus-tip-lay = lay (a Guard)
cli-spartacus-tip-reopen = reopen (go back to trading)
cli-spartacus-tip-answer = accept, decline or counter { $numbers }
cli-spartacus-tip-reason = decline { $number } too little (or another reason, or a price, such as 3)
cli-spartacus-tip-withdraw = withdraw { $numbers }
cli-spartacus-word-give = give pay
cli-spartacus-word-lay = lay guard
cli-spartacus-word-show = show showing shown
cli-spartacus-word-reopen = reopen
cli-spartacus-word-offer = offer
cli-spartacus-word-counter = counter
cli-spartacus-word-accept = accept
cli-spartacus-word-decline = decline refuse
cli-spartacus-word-withdraw = withdraw
cli-spartacus-word-above = above
cli-spartacus-decline-form = Say why like this: decline 1 not now, or name a price in addition: decline 1 3. Reasons: { $reasons }.
cli-spartacus-limit-form = Promise a highest bid like this: no bid above 3 for LOT. The lots: { $lots }.
cli-spartacus-offer-limit = no bid above 3 for LOT
cli-spartacus-word-to = to
cli-spartacus-word-on = on in
cli-spartacus-word-coins = coin coins denarius denarii
cli-spartacus-word-private = private privately secretly
cli-spartacus-word-ask = ask request
cli-spartacus-word-bribe = bribe
cli-spartacus-word-move = move go
cli-spartacus-word-pay = pay pays
cli-spartacus-who = Who is “{ $text }”? There are: { $names }.
cli-spartacus-bid-range = A bid is a whole number from 0 to { $most }.
cli-spartacus-wager-form = “{ $text }” is no wager. Type a field and a number, such as: injury 2.
cli-spartacus-wager-range = You can wager at most { $limits }, and you have { $coins }.
cli-spartacus-no-bribe = You cannot pay that as a bribe.
cli-spartacus-no-request = You cannot ask that now: a pledge is final, and whoever has declined is asked again only after a deal with you.
cli-spartacus-no-way = There is no way to { $hex } now.
cli-spartacus-not-now = That is not possible now.
cli-spartacus-give-form = Type: give 3 to NAME.
cli-spartacus-give-range = You have { $coins } to give.
cli-spartacus-show-form = Type: show CARD to NAME.
cli-spartacus-show-which = You hold no single card called “{ $text }”.
cli-spartacus-which-offer = Which offer? Type its number, as the table shows it.
cli-spartacus-no-offers-left = You can make no more offers in this phase.
cli-spartacus-two-ways = Only one side can give money.
cli-spartacus-no-such-offer = That cannot be offered now: assets change hands in the Open Market only, must be ready, and both must still be trading; and the same offer may be open already.
cli-spartacus-offer-form = Type: offer NAME what you give for what you want (such as: offer NAME 3 for support). offer alone asks for each part.
cli-spartacus-offer-who = To whom? ({ $names }; several with commas; or all)
cli-spartacus-offer-gives = What do you give { $name }? (Coins, assets, promises, with commas; or nothing.)
cli-spartacus-offer-wants = What do you want from { $name }? (The same; or nothing.)
cli-spartacus-offer-pay = pay 3 and when (such as: pay 3 when this round ends)
cli-spartacus-offer-private = In private, so that nobody else sees it? (yes/no)
cli-spartacus-no-such-promise = “{ $text }” is neither coins, nor an asset, nor a promise that fits now.
cli-spartacus-pay-form = Say how much and when: { $when }.

## The lives of gladiators

cli-career-now = In the school of { $name } · { $wins } of { $bouts } matches won
cli-career-which = Type career and a name.
cli-career-nobody = Nobody is called “{ $text }”. career alone lists everybody.
cli-career-injury =
    { $die ->
        [1] took a mortal wound
        [2] was maimed
        [3] came out lame
        [4] came out in shame
        [5] was badly hurt
       *[other] came out unhurt
    }

## munera play

cli-play-no-terminal = To play you need a terminal, and this is not one. For games between bots: munera simulate { $game } --games 100
cli-play-bot = (bot: { $bot })
cli-play-person = (bot: { $level }, { $temper })
cli-play-keys = Number or name
cli-play-only = There is no other choice: press Enter.
cli-play-warned = { $option }: { $text }
cli-play-says = { $name }: “{ $text }”
cli-play-space = There are more options than can be listed; write one as JSON. { $described }
cli-play-more-news =
    { $count ->
        [one] (one line more: type log)
       *[other] ({ $count } lines more: type log)
    }
cli-play-forced = (You had no choice: { $option }.)
cli-play-decided = (Your gladiator decided: { $option }.)
cli-play-details =
    { $asked ->
        [yes] You decide small things in the arena yourself from now on.
       *[no] Your gladiators decide small things in the arena themselves from now on.
    }
cli-play-no-details = There are no small things that your own people could decide here.
cli-play-ambiguous = “{ $text }” may mean { $names }.
cli-play-not-understood = “{ $text }” is not an option here. Type a number, a name, or help.
cli-play-stand-in =
    { $kind ->
        [late] The bot { $bot } of { $name } failed: it was late. A random one stands in.
        [unoffered] The bot { $bot } of { $name } failed: it answered what was not offered. A random one stands in.
       *[crashed] The bot { $bot } of { $name } failed: it crashed. A random one stands in.
    }
cli-play-undone = Taken back.
cli-play-no-moves = There is nothing here that may be done at any time.
cli-play-which-move = Type do and the number.
cli-play-really-concede = Really give up? (yes/no)
cli-play-saved = Saved: { $path }
cli-play-idle = { $name } changes nothing at this table; it matters only with { $when }.
cli-play-resume = Go on later with:
cli-play-pass-device = Pass the device to { $name }.
cli-play-press-enter = { $name }, press Enter when nobody else is looking.
cli-play-may-unseal = { $name }, your answer is sealed. To take it back, type { $undo } here.
cli-play-hint =
    The { $bot } bot would choose: { $option }
    { $why }
cli-play-no-rule = There is no text for this rule.
cli-play-not-offered = Why the rest is not offered
cli-play-discards =
    { $count ->
        [one] 1 card in the discards
       *[other] { $count } cards in the discards
    }
cli-play-no-careers = Nobody has a career in this game.
cli-play-which-card = Type card and the name of one, or a part of it.
cli-play-chapters = This turn and the last one. log all tells everything, log 3 the third turn.
cli-play-no-discards = There are no discards.
cli-play-help = Answer with the number of an option or with its name; the first letters are enough. Enter shows the table again. You may also type:
cli-play-you-win = You win!
cli-play-you-lose = You lose.
cli-play-winners =
    { $count ->
        [one] { $names } wins.
       *[other] { $names } win.
    }
cli-play-no-winner = Nobody wins.
cli-play-recorded = Recorded: { $path }
cli-play-seed = The same cards again: { $command }
cli-play-again = Once more? (yes/no)

## What may be typed while playing

cli-command-rule = rule
    .help = the rule behind the question, and why the rest is not offered
cli-command-hint = hint
    .help = what a veteran bot would do with what you know
cli-command-undo = undo
    .help = take back your last decision, if you have learnt nothing since
cli-command-log = log
    .help = the story so far; where it is long, log all and log 3 tell all of it or the third turn
cli-command-career = career
    .help = career NAME tells the life of a gladiator
cli-command-card = card
    .help = card NAME tells what is printed on a card
cli-command-discard = discard
    .help = what lies in the discards
cli-command-do = do
    .help = list what may be done at any time; do 2 does the second
cli-command-say = say
    .help = talk to the bots about offers; say alone lists quick phrases
cli-command-wait = wait
    .help = where anybody may act, let others go first
cli-command-trainer = trainer
    .help = let your trainer (a veteran bot) fight this bout to its end
cli-command-details = details
    .help = decide small things in the arena yourself, or leave them to your gladiators again
cli-command-save = save
    .help = save now; save FILE under a name of yours
cli-command-concede = concede
    .help = give up
cli-command-quit = quit
    .help = save and leave
cli-command-help = help
    .help = this list

## munera simulate

cli-simulate-title = { $game }: { $games } games, seed { $seed }
cli-simulate-games = { $finished } finished, { $draws } drawn, { $failed } failed
cli-simulate-length =
    { $unit ->
        [turns] Turns in a game: { $mean } on average, half of them at most { $median }, { $max } in the longest
       *[answers] Answers in a game: { $mean } on average, half of them at most { $median }, { $max } in the longest
    }
cli-simulate-speed = { $decisions } decisions in { $seconds } s, { $speed } a second
cli-simulate-bot = who
cli-simulate-played = games
cli-simulate-wins = wins
cli-simulate-rate = rate
cli-simulate-interval = 95% interval
cli-simulate-seat = seat { $seat }
cli-simulate-all = all
cli-simulate-stand-ins = The bot { $bot } failed in { $games } games, where a random one stood in: { $reasons }
cli-simulate-failure = Game { $game } (seed { $seed }) failed: { $error }
cli-simulate-out = The records: { $path }

cli-ladder-rating = rating
cli-ladder-error = error
cli-ladder-among = opponent
cli-decimal = { $whole }.{ $tenths }

## munera replay

cli-replay-prompt = [{ $at }/{ $last }] Enter next, b back, a number to jump, q quit:
cli-replay-end = This is the end of the record.
cli-replay-ok =
    { $count ->
        [one] OK: 1 record, { $entries } inputs, { $events } events.
       *[other] OK: { $count } records, { $entries } inputs, { $events } events.
    }
cli-replay-differs = Line { $line }: { $error }
cli-replay-failed = { $failed } of { $count } could not be replayed.
cli-replay-dice-none =
    { $count ->
        [one] It says nothing about where its dice came from, so nothing was checked of that.
       *[other] They say nothing about where their dice came from, so nothing was checked of that.
    }
cli-replay-dice = Dice: the secret in the record opens the commitment { $commitment }. Compare that with the one that the table showed before the first card; only you can.
cli-replay-dice-added = The seed follows from the secret and from what { $added } of { $seats } seats added. If you added something, look for it under “entropy”.
cli-replay-dice-many = Dice: { $count } of { $all } records open their commitment, and their seed follows from it. Whether these are the commitments that were shown before the first cards, only you can compare.
cli-replay-dice-blind =
    { $count ->
        [one] In one game no seat added anything: there the server could choose its secret, and with it the dice, before it published the commitment.
       *[other] In { $count } games no seat added anything: there the server could choose its secret, and with it the dice, before it published the commitment.
    }
cli-replay-dice-first-scheme =
    { $count ->
        [one] One record is of the old scheme munera-fair/1, which proves less: its hash does not part salt and key, so that verifiers of version 0.1.0 accept other secrets for the same commitment. Here only secrets of the fixed form are accepted; what an older verifier accepted proves nothing. Nor did that version make sure that nobody added something while the game began.
       *[other] { $count } records are of the old scheme munera-fair/1, which proves less: its hash does not part salt and key, so that verifiers of version 0.1.0 accept other secrets for the same commitment. Here only secrets of the fixed form are accepted; what an older verifier accepted proves nothing. Nor did that version make sure that nobody added something while the game began.
    }
cli-replay-dice-limits = Not checked, because it cannot be: that nobody at the server looked at the cards, or added something for a seat of their own after they had seen what the others added.

## munera serve

cli-serve-address = Munera is at { $address } (Ctrl-C ends it).

## munera rules

cli-rules-id = rule
cli-rules-title = title
cli-rules-mark = mark
cli-rules-tests = tests
cli-rules-ruling = ruling
cli-rules-ours = ours
cli-rules-reason = Reason: { $reason }
cli-rules-proved =
    { $count ->
        [0] No test proves it.
        [one] One test proves it:
       *[other] { $count } tests prove it:
    }
cli-rules-summary = { $total } rules: { $covered } proved by tests, { $uncovered } not.
cli-rules-no-tests = { $count } rules. The tests that prove them are in the source checkout, not in this package.

## Lessons

cli-learn-no-terminal = For a lesson you need a terminal, and this is not one. What the game is about: munera rules { $game } --summary
cli-learn-play-now = Play a real game now? (yes/no)
cli-learn-play-later = A short game against bots that can be beaten:
cli-learn-left = A lesson is not kept. It begins anew with:
