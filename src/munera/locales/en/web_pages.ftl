### The web app: rules, cards, replays, settings and tutorials.

## Rules

web-rules-of = Rules: { $game }
web-summary = On one page
web-summary-from = The numbers come from the rules themselves; the numbered rules have everything else.
web-print = Print
web-rules-search = Search the rules
web-rules-which = Which rules
web-rules-all = All
web-rules-ruling = Our rulings
web-rules-ours = Our own
web-rules-chapters = Chapters
web-rules-count =
    { $count ->
        [one] One rule of { $all }.
       *[other] { $count } of { $all } rules.
    }
web-rules-none = No rule has all these words.
web-rules-link = Copy a link to { $id }
web-rules-borrowed = From here on: the rules of { $game }, on which this game builds.

## Cards

web-cards-of = Cards: { $game }
web-cards-search = Search names and texts
web-cards-type = Type
web-cards-all-types = All types
web-cards-standing = Source
web-cards-all-sources = Official and ours
web-cards-new = Only the expansion's own
web-cards-count =
    { $titles ->
        [one] One title, { $copies } in all.
       *[other] { $titles } titles, { $copies } cards in all.
    }
web-cards-star = An asterisk marks what is not official.
web-cards-none = No card matches.
web-cards-open = { $name }: where its numbers come from
web-cards-school = The 108 ready-made gladiators, by the three dice that find them. Bouts are fought with the cards of Gladius.
web-cards-school-link = To those cards
web-cards-fighter = Gladiator { $number }
web-cards-is-official = All official
web-cards-is-partly = Partly official
web-cards-is-ours = Ours
web-cards-from-rulebook = rulebook
web-cards-from-reference = public descriptions
web-cards-from-read = printed; our reading
web-cards-from-repaired = found damaged, repaired by us
web-cards-from-completed = completed by us
web-cards-from-original = ours
web-cards-official-means = Official is whatever is in the rulebook or in public descriptions of the printed cards. Everything else is ours and may be tuned.
web-cards-slot-weapon = weapon
web-cards-slot-armour = armour
web-cards-slot-special = special
web-cards-opposed-up = UP: only against a House with less Influence.
web-cards-opposed-down = DOWN: only against a House with more Influence.
web-cards-tag-evade = evade
web-cards-tag-block = block
web-cards-tag-armor = armour
web-cards-f-name = { common-name }
web-cards-f-effect = Text
web-cards-f-copies = Copies
web-cards-f-damage = Damage
web-cards-f-tag = Label
web-cards-f-hit_points = Hit points
web-cards-f-defend = Defends with
web-cards-f-attack = { common-attack }
web-cards-f-defence = { common-defence }
web-cards-f-speed = Speed
web-cards-f-value = Value
web-cards-f-requirement = { common-influence }
web-cards-f-cash = Cash
web-cards-f-slot = Slot
web-cards-f-opposed = Instead of Influence
web-cards-f-starting = Starting card
web-cards-f-exhausts = Exhausted by use
web-cards-f-range = Range
web-cards-f-times = Times
web-cards-f-coins = Money
web-cards-f-gladiators = { common-gladiators }
web-cards-f-slaves = { common-slaves }
web-cards-f-guards = Guards
web-cards-f-cost = Cost
web-cards-f-health = Health
web-cards-f-agility = Agility
web-cards-f-bloodlust = Bloodlust
web-cards-f-influence = { common-influence }
web-cards-f-arena_value = In an arena
web-cards-f-number = No.
web-cards-f-style = { common-style }
web-cards-f-experience = Experience
web-cards-f-strength = { common-strength }
web-cards-f-skill = { common-skill }
web-cards-f-endurance = { common-endurance }
web-cards-f-prowess = { common-prowess }
web-cards-f-reflexes = { common-reflexes }
web-cards-f-charisma = { common-charisma }
web-cards-f-nationality = Nationality
web-cards-f-age = Age
web-cards-f-size = Size
web-cards-f-career = Former life

## Replays

web-replay-line = Every finished game can be watched again, move by move and through the eyes of any player.
web-replay-open = Open a record
web-replay-opening = The game is being played again…
web-replay-open-means = Choose a file that was saved from a replay, or drop it here.
web-replay-choose = Choose a file
web-replay-mine = Games you have finished
web-replay-none = None yet.
web-replay-imported = from a file
web-replay-file-view = This file holds what one player saw, not a whole game. Save the record from a replay instead.
web-replay-file-other = This is not a record of a game.
web-replay-not = This game cannot be replayed
web-replay-eyes = Through whose eyes?
web-replay-spectator = A spectator
web-replay-all-cards = All cards open
web-replay-through = Over { $name }'s shoulder
web-replay-decides = { $names } to play
web-replay-save = Save or share
web-replay-save-record = The record
web-replay-save-record-means = The whole game in one file: anybody can open it here, from any place and through any eyes.
web-replay-save-record-do = Save the record
web-replay-film = An animation
web-replay-film-means = A stretch of the game as a small film, the board as you see it now with what is told below it. It is made in your browser, at the pace of the replay; that takes a few seconds for every step.
web-replay-film-from = From step
web-replay-film-to = To step
web-replay-film-earlier = One step earlier
web-replay-film-later = One step later
web-replay-film-webm =
    { $steps ->
        [one] { $steps } step, about { $seconds } s, as a video (WebM).
       *[other] { $steps } steps, about { $seconds } s, as a video (WebM).
    }
web-replay-film-gif =
    { $steps ->
        [one] { $steps } step, about { $seconds } s, as an animated picture (GIF): this browser makes no video.
       *[other] { $steps } steps, about { $seconds } s, as an animated picture (GIF): this browser makes no video.
    }
web-replay-film-none = The last step must come after the first one.
web-replay-film-long = At most { $most } steps.
web-replay-film-do = Make the animation
web-replay-film-progress = Step { $done } of { $of }
web-replay-film-stop = Cancel
web-replay-film-stopped = Cancelled. Nothing was saved.
web-replay-film-done = Done: { $megabytes } MB. It is among your downloads.
web-replay-film-again = Save it again
web-replay-film-impossible = This browser cannot make pictures of a page. Try another one, such as Chrome, Edge or Firefox.
web-replay-scrub = Replay
web-replay-place = Point in the game
web-replay-at = { $at } of { $of }
web-replay-first = To the beginning (Home)
web-replay-back = One step back (left arrow)
web-replay-play = Play
web-replay-pause = Pause
web-replay-next = One step forward (right arrow)
web-replay-last = To the end (End)
web-replay-chapters = Chapters
web-replay-chapter-back = Chapter before (Page Up)
web-replay-chapter-next = Next chapter (Page Down)
web-replay-chapter-round = Round
web-replay-chapter-fight = Fight
web-replay-chapter-victory = Decided
web-replay-chapter-betrayal = Betrayal
web-replay-chapter-death = Fallen
web-replay-no-chapters = This game has no chapters.
web-replay-against = against { $names }
web-replay-pace = Pace
web-replay-pace-slow = Slow
web-replay-pace-calm = Calm
web-replay-pace-fast = Fast
web-replay-fork = Play on from here
web-replay-fork-means = A new table goes on from this moment, and bots take the other seats. The dice and cards to come are those of the game, so this is for study.
web-replay-fork-seat = Which seat do you take?
web-replay-fork-as = Play on as { $name }

## Settings

web-set-line = Changes take effect at once and are kept in this browser only.
web-set-name-means = Your name at new tables.
web-set-words = Words
web-set-edition = Edition
    .means = Two editions of Spartacus name the money and a few cards differently. The rules are the same.
web-set-edition-2012 = 2012
    .means = Money is denarii.
web-set-edition-2020 = 2020
    .means = Money is coins.
web-set-titles = Titles of cards
    .means = Two cards of Spartacus have crude titles.
web-set-titles-clean = Clean
    .means = The crude titles are replaced by mild ones.
web-set-titles-printed = As printed
    .means = Every title as it stands on the card.
web-set-looks = Looks
web-set-theme-auto = Same as the device
    .means = Light by day, dark if the device says so.
web-set-theme-light = Noon
    .means = Marble and bright sand.
web-set-theme-dark = Torchlight
    .means = Dark stone and warm sand.
web-set-motion = Motion
web-set-motion-auto = Same as the device
    .means = Still, if the device asks for less motion.
web-set-motion-full = Moving
    .means = Cards and figures move, always briefly.
web-set-motion-none = Still
    .means = Nothing moves; what is new gets an edge.
web-set-pace = Pace
    .means = How fast the moves of others are shown, one after the other. A fight of bots takes about twenty seconds at most; everything can be skipped.
web-set-pace-slow = Slow
    .means = Time to read every line.
web-set-pace-usual = Usual
    .means = A blow takes about a second.
web-set-pace-quick = Quick
    .means = Half of that.
web-set-pace-off = Off
    .means = Straight to how things stand now.
web-set-one-click = One click is enough
    .means = For whatever can be taken back in full. What rolls dice, draws or shows a card or passes to somebody else is always confirmed.
web-set-shapes = More shapes
    .means = Types of cards differ by a pattern as well as by colour and sign.
web-set-sound-means = Drums, iron, wood and a crowd, softly. Whatever is heard can be seen and read, too.
web-set-sound-level = Volume
web-set-sound-which = Which sounds
web-set-sound-turn = Your turn and the end
    .means = Two drum taps when it is your turn, a horn when you have won.
web-set-sound-impact = Impacts
    .means = Dice, blows, shields, nets and falls; bids that are opened.
web-set-sound-ui = Cards and coins
    .means = A card is played, coins change hands, an offer reaches you.
web-set-sound-crowd = The crowd
    .means = It waits for a thumb, cheers and boos.
web-set-hear = Hear
web-cue-turn = Your turn
web-cue-win = Victory
web-cue-lose = Defeat
web-cue-crack = Bids are opened
web-cue-dice = Dice
web-cue-hit = A blow lands
web-cue-block = A blow is stopped
web-cue-net = A net
web-cue-fall = A fall
web-cue-card = A card
web-cue-coin = Coins
web-cue-seal = Your bid is sealed
web-cue-offer = An offer
web-cue-murmur = The crowd waits
web-cue-cheer = Cheers
web-cue-boo = Boos
web-set-notify-means = The browser tells you when it is your turn and the table is out of sight.
web-set-standing-1 = In games with reactions you are often asked whether you want to stop something. A standing answer declines such questions for you.
web-set-standing-2 = You set it at such a question, or in the menu of the table: where nothing of yours fits, unless you are the target, for this turn or phase, or always. A sign by the question says so and warns you of Reactions in your hand; one click there takes it back.
web-set-standing-3 = A standing answer only ever declines. Nothing is played for you, and nobody can tell that you were not asked.
web-about = About Munera
web-about-unofficial = An independent project by people who like these games; all names belong to their owners.
web-about-licences = The licences of fonts and packages

## Tutorials

web-learn-line = A few minutes each, at a real table against a patient opponent. You can do what you like: the lesson finds its way.
web-learn-facts =
    { $minutes ->
        [one] One minute, { $steps } steps
       *[other] About { $minutes } minutes, { $steps } steps
    }
web-learn-begin = Learn { $game }
web-learn-none = There is no lesson for this game yet.
web-learn-more = All lessons
web-learn-coach = The lesson
web-learn-at = Step { $at } of { $of }
web-learn-rule = The rule
web-learn-leave-sure = Leave the lesson?
web-learn-stay = Stay
web-learn-go-on = Go on when you have seen it.
web-learn-seen = (done)
web-learn-unseen = (not tried)
web-learn-goes-on = The game goes on at this table, if you like.
web-learn-fold = Set the lesson aside
web-learn-unfold = Show the lesson
web-learn-leave = Leave the lesson
web-learn-skip = Skip this step
web-learn-again = Once more
web-learn-play = Play a real game
web-learn-serpents = The Serpents and the Wolf is played like Spartacus, with more Houses and cards. Learn Spartacus first; the rules of the Primus, the fight of four, are told here:
