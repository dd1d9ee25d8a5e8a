### The board of For Glory in the browser.

web-glory-phase-machinations = Machinations
web-glory-phase-registration = Late registration
web-glory-phase-battle = Battles
web-glory-phase-resolution = Resolution
web-glory-where-turn = Turn { $turn }
web-glory-where-battle = { $arena }, round { $round }

## The schools

web-glory-active = to play
web-glory-race = { $glory } of { $victory } glory
web-glory-coins = Coin tokens
web-glory-influence = influence
web-glory-influence-of = Influence: { $needed } needed of { $influence }
web-glory-hand-count = In hand: { $count }
web-glory-deck-count = In the deck: { $count }
web-glory-reserve-count = In reserve: { $count }
web-glory-word-coins = coins
web-glory-word-influence = influence
web-glory-word-hand = hand
web-glory-word-deck = deck
web-glory-word-reserve = reserve
web-glory-word-discards = discards
web-glory-look-discards = Look through the piles
web-glory-discards-of = Discards: { $count }. Look through them
web-glory-favor = Crowd's Favor
web-glory-villa = Villa
web-glory-open-school = Villa, piles and what may be done at any time

## Arenas

web-glory-lasting = Lasting arena
web-glory-fleeting = Fleeting arena
web-glory-worth = { $glory } glory
web-glory-won = Won: a new arena comes
web-glory-won-by =
    { $you ->
        [yes] won by you
       *[no] won by { $name }
    }
web-glory-won-last = The last battle
web-glory-gladiators-of =
    { $you ->
        [yes] Your gladiators
       *[no] Gladiators of { $name }
    }
web-glory-first-who =
    { $you ->
        [yes] you strike first
       *[no] { $name } strikes first
    }
web-glory-battle-here = The battle is here
web-glory-closed = Closed while gladiators stand in { $arena }
web-glory-shut = closed
web-glory-agility-from = Agility: gladiators { $gladiators }, villa and arenas { $bonus }
web-glory-bloodlust = Bloodlust
web-glory-becomes = → { $value }
web-glory-first = strikes first
web-glory-first-tie = strikes first by the Crowd's Favor
web-glory-needs = { $more } more agility to strike first
web-glory-next-first = strikes first next round
web-glory-then-first = would strike first
web-glory-tie = Equal agility: the Crowd's Favor decides
web-glory-on-sand = bloodlust on the sand
web-glory-boast = The arena phase starts at
web-glory-boast-why = The boast: the battles begin as soon as there is this much bloodlust on the sand. Whoever wins the lasting arena takes its card, and the next one is higher: { $boasts }.
web-glory-boast-label = Bloodlust { $bloodlust } of { $boast }
web-glory-due =
    { $you ->
        [yes] The arena phase starts when you end your turn
       *[no] The arena phase starts after the next turn of { $name }
    }

## Cards

web-glory-stats = Attack { $attack }, health { $health }, agility { $agility }, bloodlust { $bloodlust }, influence { $influence }
web-glory-drops = Damage { $damage } of { $health }, about to take { $assigned } more
web-glory-would-fall = about to take { $damage }: would fall
web-glory-silenced = silenced
web-glory-costs = costs { $cost }
web-glory-grants = Grants { $influence } influence
web-glory-has =
    { $ready ->
        [yes] { $left } health left, attack { $attack }
       *[no] { $left } health left, attack { $attack }, exhausted
    }
web-glory-kind-gladiator = { common-type-gladiator }
web-glory-kind-patron = { common-type-patron }
web-glory-kind-scheme = { common-for_glory-type-scheme }
web-glory-kind-tactic = { common-type-tactic }
web-glory-kind-both = Scheme or tactic
web-glory-kind-reaction = { common-type-reaction }
web-glory-kind-income = { common-type-income }
web-glory-kind-arena = { common-type-arena }
web-glory-source-rulebook = Title, numbers and text are those of the rulebook.
web-glory-source-completed = Part of this card is printed in the rulebook; the rest is ours.
web-glory-source-original = This card is ours: the official list is not known to us.

## What a click does

web-glory-do-play = Play { $what }
web-glory-do-hit = Hit { $what }
web-glory-do-choose = Choose { $what }
web-glory-do-forfeit = Lose { $what }
web-glory-do-cull = Remove { $what } from the game
web-glory-do-topdeck = Put { $what } on top of your deck
web-glory-do-spare = Take back { $what }
web-glory-do-move = Move to { $what }
web-glory-do-replace = Replace: { $what }
web-glory-tag-attack = Attack: { $damage }
web-glory-tag-use = Use
web-glory-tag-play = Play
web-glory-tag-enter = Send to an arena
web-glory-tag-register = Register for { $cost }
web-glory-tag-reserve = Reserve
web-glory-tag-choose = Choose
web-glory-tag-cull = Remove from the game
web-glory-tag-topdeck = On top of the deck
web-glory-tag-some = Several uses
web-glory-tag-worth = worth { $value }
web-glory-tag-pays = pays: { $given } of { $count }

## Supply, hand, piles

web-glory-supply = Supply
web-glory-left = { $count } left
web-glory-replace = Replace this row
web-glory-piles = The piles
web-glory-discards-by =
    { $you ->
        [yes] Your discards
       *[no] Discards of { $name }
    }
web-glory-unseen-by =
    { $you ->
        [yes] Your cards that are not face up: hand, deck, reserve
       *[no] Cards of { $name } that are not face up: hand, deck, reserve
    }
web-glory-removed = Removed from the game
web-glory-withdrawn = Discards of the supply: { $supply }
web-glory-no-cards = none
web-glory-purse = To spend:
web-glory-purse-from = ({ $coins } in tokens, { $cards } in hand)
web-glory-discount = Your next purchase costs { $coins } less.
web-glory-to-hand = Your next purchase comes to hand.
web-glory-on-table = On the table:
web-glory-reserve = Your reserve:
web-glory-buy-back = (all back for { $coins })
web-glory-top = On your deck:
web-glory-known = { $name } surely holds:
web-glory-any-time = At any time
web-glory-other-ways =
    { $count ->
        [one] another way to pay
       *[other] { $count } other ways to pay
    }

## Paying

web-glory-pay = The payment
web-glory-pay-title =
    { $card ->
        [none] Pay { $cost }
       *[other] Pay { $cost }: { $card }
    }
web-glory-worth-each = worth { $value } each, you have { $count }
web-glory-you-have = you have { $count }
web-glory-tokens =
    { $count ->
        [one] 1 token
       *[other] { $count } tokens
    }
web-glory-of-cost = of { $cost }
web-glory-pay-short = { $count } short
web-glory-pay-exact = exact
web-glory-pay-over = { $count } more than needed is lost
web-glory-pay-superfluous = You are paying with more than you need
web-glory-do-pay = Pay with { $with }
web-glory-do-buy = { $what } and pay

## Battle and reactions

web-glory-round =
    { $you ->
        [yes] Round { $round }: you have the initiative
       *[no] Round { $round }: { $name } has the initiative
    }
web-glory-attack-with = Attack with
web-glory-attack-done = You have attacked
web-glory-attack-none = None of your gladiators is ready to attack
web-glory-tactics =
    { $count ->
        [0] You have used your tactic
        [one] One tactic
       *[other] { $count } tactics
    }
web-glory-no-tactic = No tactic can be used now.
web-glory-nothing = You have nothing to react with.
web-glory-window-damage = Damage is about to be dealt
web-glory-window-attack = An attack
web-glory-window-enter = A gladiator enters
web-glory-window-leave = A gladiator leaves
web-glory-hurt =
    { $you ->
        [yes] Your { $man }
       *[no] { $man } of { $name }
    }: { $damage } damage, { $left } health left{ $falls ->
        [yes] . Would fall
       *[no] { "" }
    }
web-glory-unpreventable = { $damage } of it cannot be prevented
web-glory-gone =
    { $you ->
        [yes] Your { $man } has left the arena
       *[no] { $man } of { $name } has left the arena
    }
web-glory-attacks =
    { $you ->
        [yes] Your { $man } attacks for { $damage }
       *[no] { $man } of { $name } attacks for { $damage }
    }
web-glory-enters =
    { $you ->
        [yes] Your { $man } has entered the arena
       *[no] { $man } of { $name } has entered the arena
    }
web-glory-choose-target = Choose a gladiator
web-glory-choose-cull = Choose a card from your hand
web-glory-choose-topdeck = Choose a card from your hand
web-glory-choose-augury = Your discards
web-glory-read = Read { $card }

## What gladiators do, in a word: on tiles that have no room for their texts

web-glory-brief-noxius = falls: +1 coin
web-glory-brief-tiro = late for less
web-glory-brief-tertiarius = steps in
web-glory-brief-arbelas = leaves: strikes
web-glory-brief-auctoratus = pays to be ready
web-glory-brief-bestiarius = pays for +1
web-glory-brief-gallus = shields others
web-glory-brief-laquearius = exhausts a foe
web-glory-brief-samnite = as a tactic
web-glory-brief-spiculus = takes 1, deals 1
web-glory-brief-veles = enters: deals 1
web-glory-brief-eques = initiative: +1
web-glory-brief-gladiatrix = avenges
web-glory-brief-parmularius = moves 1 damage
web-glory-brief-provocator = dares a foe: +2
web-glory-brief-sagittarius = fights behind
web-glory-brief-hoplomachus = silences foes
web-glory-brief-murmillo = guards others
web-glory-brief-retiarius = nets an enemy
web-glory-brief-secutor = draws attacks
web-glory-brief-crupellarius = prevents 1
web-glory-brief-essedarius = others faster
web-glory-brief-scissor = not preventable
web-glory-brief-dimachaerus = readies himself
web-glory-brief-thraex = +1 per wound
web-glory-brief-rudiarius = returns for 2
web-glory-brief-primus-palus = others stronger
web-glory-brief-cestus = no ability
web-glory-brief-andabata = bleeds for +1
