### Words that every host and every game needs.

common-yes = yes
common-no = no
common-nothing = nothing
common-list = { $rest } and { $last }
common-copies = { $card } ×{ $count }
# What a player may want where no question of its game has words for it: `?` says why he cannot.
common-option-pass = To pass
common-nobody = nobody
common-gold = { $gold } gold
common-bid =
    { $gold ->
        [0] no bid
       *[other] { $gold } gold
    }
# One of the bids that are shown together.
common-bid-of =
    { $you ->
        [yes]
            { $gold ->
                [0] you none
               *[other] you { $gold }
            }
       *[no]
            { $gold ->
                [0] { $name } none
               *[other] { $name } { $gold }
            }
    }
# What a host tells one seat alone: somebody else acted first. `wish` is the option that the seat had chosen.
common-unneeded = Only you are told: { $name } was first, so your “{ $wish }” was not needed. It cost you nothing, and nobody learns of it.
# What a host tells one seat alone whose own people decide small things. `option` is what they have chosen first.
common-decided =
    { $kind ->
        [pick] Your House chose “{ $option }” for you, who can best be spared
       *[other] Your gladiator chose “{ $option }” for you
    }, as with all small things. To choose them yourself, open the menu.
common-with = { $card }: { $other }
# Something on the table: whose it is, and what tells it from others alike.
common-you = you
common-played-by =
    { $you ->
        [yes] { $card }, played by you
       *[no] { $card }, played by { $who }
    }
common-noted = { $name } ({ $notes })
common-damage = wounded: { $damage }
common-assigned = about to take { $damage }
common-exhausted = exhausted
# What boards of several games say.
common-to-whom = To whom?
common-upkeep = Upkeep
# An option of a table that changes what is printed.
common-our-rule = our own rule
# What wins, at the head of every table: a message for what each game counts, and two for games of others.
common-goal-influence = { $needed } Influence wins
common-goal-glory = { $needed } glory wins
common-goal-fame = Most fame at the end wins
common-goal-hp = First at 0 hit points loses
common-wins-at = { $counted }: first to { $needed } wins
common-wins-most = { $counted }: most at the end wins
common-turns-left =
    { $turns ->
        [0] last turn
        [one] 1 turn left
       *[other] { $turns } turns left
    }
common-leads = leads
common-seat = Seat { $seat }
common-you-mark = (you)
common-hand = Your hand
common-known = { $name } surely holds
common-attacks = { $name } attacks
common-gladiators = Gladiators
common-slaves = Slaves
common-influence = Influence
common-attack = Attack
common-defence = Defence
common-name = Name
common-style = Style
# Kinds of card.
common-type-gladiator = Gladiator
common-type-slave = Slave
common-type-weapon = Weapon
common-type-armour = Armour
common-type-special = Special
common-type-scheme = Scheme
common-type-reaction = Reaction
common-type-guard = Guard
common-type-equipment = Equipment
common-type-attack = Attack
common-type-immobilise = Attack that immobilises
common-type-defence = Defence
common-type-beast = Beast
common-type-house = House
common-type-tactic = Tactic
common-type-scheme_tactic = Scheme and tactic
common-type-income = Income
common-type-patron = Patron
common-type-boast = Boast
common-type-arena = Arena
# The games, by name.
common-game-gladius = Gladius
common-game-spartacus = Spartacus
common-game-for_glory = For Glory
common-game-school = Gladiator School
common-game-serpents = The Serpents and the Wolf

## Quick phrases in talk

common-phrase-hail = Hail!
common-phrase-good-luck = Good luck!
common-phrase-one-moment = One moment, please.
common-phrase-thanks = Thank you!
common-phrase-sorry = Sorry!
common-phrase-well-played = Well played!
common-phrase-applause = Bravo!
common-phrase-laughter = Ha ha!
common-phrase-gasp = By the gods!
common-phrase-groan = Oh no!
common-phrase-make-offer = Make me an offer.
common-phrase-offer-more = Offer more, and we have a deal.
common-phrase-why-not = Why not?
common-phrase-trust-me = You have my word.
common-phrase-betrayed = You gave me your word!
common-phrase-nothing-to-offer = I have nothing to offer now.
common-phrase-considering = I am thinking about your offer.
common-phrase-too-little = That is too little.
common-phrase-no-trust = I do not trust you.
common-phrase-too-strong = You are too strong already.
common-phrase-cannot = I cannot do that.
common-phrase-not-now = Not now.
# Words by which bots know that a line is about offers: in small letters, with spaces between them.
common-words-of-offers = offer offers deal deals price promise promises bribe trade support coins denarii pay
# The end of a game.
common-ending-moment = The moment that decided it
common-ending-remembered = Remembered for
common-ending-chronicle = The chronicle

# The bots come as persons. What each of them says, as a motto.
common-person-vesta = I have never broken my word. I have hardly ever given it, either.
common-person-milo = Trust me. Everybody does, once.
common-person-balbina = First I look. Then I look again.
common-person-pullo = All of it on the big one!
common-person-torva = You took my bread when I was six. I know your face.
common-person-cassia = What I promise is as good as paid.
common-person-locusta = A promise is a coin: spend it where it buys most.
common-person-cato = Show me the coins, then we talk.
common-person-hilara = Dice, bids, men: I raise.
common-person-drusa = I keep two lists, and you are on one.
common-person-aelia = My word has outlived three of my gladiators.
common-person-sejanus = Read the small print. No? Even better.
common-person-fabius = Who waits is still standing when the others lie.
common-person-fortunata = Fortune likes me. I like to remind her.
common-person-severa = I forgive everything, on the day after.
# A temperament; what it means; what such a one says after a game that was won, or lost.
common-temper-honest = honest
    .means = Keeps a promise, even a bad one.
    .won = A fair win, and every word kept.
    .lost = You earned it. I keep no grudge.
common-temper-faithless = faithless
    .means = Promises freely, and keeps it while it pays.
    .won = Nothing personal. I did promise, I know.
    .lost = I should have lied more.
common-temper-cautious = cautious
    .means = Trusts few, lends little, and bids low.
    .won = Slowly, slowly, and look.
    .lost = I dared too much after all.
common-temper-gambler = gambler
    .means = Lends, raises and dares.
    .won = I told you: all of it!
    .lost = Again? Double?
common-temper-grudge = grudge-bearer
    .means = Strikes back at whoever broke a word to them.
    .won = Now we are even.
    .lost = I shall remember this.
common-says = “{ $line }”
