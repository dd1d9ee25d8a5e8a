### Gladiator School: a campaign of bouts, auctions and fame.

school-game = { common-game-school }
    .about = Two to six schools buy, train and send out gladiators for a number of turns; every bout is a duel of Gladius, and the most famous school wins.

## Questions and their answers

school-ask-bid = What do you bid for { $gladiator }?
school-ask-rebid = Your bid of { $gold } for { $gladiator } is tied. What do you bid now?
school-ask-charity = Your school is empty and poor. Which unsold slave do you take for nothing?
school-ask-send = Whom do you send into the arena this turn?
school-ask-arrange = Whom do your fighters meet?
school-ask-lame = { $gladiator } is lame. Which point is lost for good?
school-ask-release = You cannot pay 5 gold for each of your gladiators. Whom do you release?
school-ask-trade = The trading floor is open. What do you do?
school-ask-train = Who gets extra training, for 5 gold each?

school-option-charity-pass = { common-school-nobody }
school-option-arrange-done = Done: leave the rest to chance
school-option-arrange-challenge = { common-school-challenge }
school-option-arrange-accept = { $gladiator } accepts the challenge of { $other }
school-option-lame-hit-points = One hit point
school-option-lame-strength = A level of Strength
school-option-lame-skill = A level of Skill
school-option-lame-endurance = A level of Endurance
school-option-lame-prowess = A level of Prowess
school-option-lame-reflexes = A level of Reflexes
school-option-lame-charisma = A level of Charisma
school-option-trade-done = { common-school-trade-done }
school-option-trade-offer = { common-school-offer }
school-option-trade-accept = Accept the offer of { $school }: { $given } for { $wanted }
school-option-trade-decline = Decline the offer of { $school }: { $given } for { $wanted }
school-option-trade-withdraw = Withdraw your offer to { $to }: { $given } for { $wanted }

## The slaves and the auction

school-event-founder =
    { $you ->
        [yes] Your school opens with { $name }, a { $style }.
       *[no] The school of { $school } opens with { $name }, a { $style }.
    }
school-event-new-turn = Turn { $number } of the campaign
school-event-slaves =
    { $count ->
        [one] One slave is for sale.
       *[other] { $count } slaves are for sale.
    }
school-event-slave = { $name }, a { $style }: { $gold } gold at least.
school-event-pool-renewed = All ready-made gladiators have come; { $count } of them return to the table.
school-event-bids =
    { $bids_count ->
        [0] Nobody has the gold to bid for { $gladiator }.
       *[other] The bids for { $gladiator }: { $bids }.
    }
school-event-rebids = The second bids for { $gladiator }: { $bids }.
school-event-unsold = Nobody buys { $gladiator }.
school-event-sold =
    { $you ->
        [yes] You buy { $gladiator } for { $gold } gold.
       *[no] { $school } buys { $gladiator } for { $gold } gold.
    }
school-event-tie-broken =
    { $you ->
        [yes] The tie goes to you.
       *[no] The tie goes to { $school }.
    }
school-event-taken =
    { $you ->
        [yes] You take { $gladiator }, whom nobody bought.
       *[no] { $school } takes { $gladiator }, whom nobody bought.
    }

## The arena

school-event-sends =
    { $you ->
        [yes]
            { $gladiators_count ->
                [0] You send nobody.
               *[other] You send { $gladiators }.
            }
       *[no]
            { $gladiators_count ->
                [0] { $school } sends nobody.
               *[other] { $school } sends { $gladiators }.
            }
    }
school-event-paired = { $gladiator } will fight { $other }.
school-event-arranged-out =
    { $you ->
        [yes] You leave the rest to chance.
       *[no] { $school } leaves the rest to chance.
    }
school-event-challenges = { $gladiator } challenges { $other }.
school-event-arranged = { $other } accepts and will fight { $gladiator }.

## Combat

school-event-enters = { $gladiator } and { $other } enter the ring.
school-event-cheered =
    { $count ->
        [one] The crowd cheers for { $gladiator }, the underdog: 1 hit point more.
       *[other] The crowd cheers for { $gladiator }, the underdog: { $count } hit points more.
    }
school-event-first-blood =
    { $die ->
        [1] { $gladiator } is in the ring for the first time and rolls a 1: a coward.
        [6] { $gladiator } is in the ring for the first time and rolls a 6: blood lust.
       *[other] { $gladiator } is in the ring for the first time and rolls a { $die }.
    }
school-event-blood-lust = { $gladiator } gains an experience point and a level of { $stat }.
school-event-match-won = { $gladiator } beats { $other }.
school-event-acclaimed = The crowd loves { $gladiator }: Charisma { $level }.
school-event-spared = { $gladiator } is spared.
school-event-dies = { $gladiator } dies: { $how }.
school-event-injury =
    { $die ->
        [1] { $gladiator } rolls a 1 for the injury: a mortal wound.
        [2] { $gladiator } rolls a 2 for the injury: maimed.
        [3] { $gladiator } rolls a 3 for the injury: lame.
        [4] { $gladiator } rolls a 4 for the injury: shame.
        [5] { $gladiator } rolls a 5 for the injury: badly hurt, no fight next turn.
       *[other] { $gladiator } rolls a 6 for the injury: lucky, unharmed.
    }
school-event-retires = { $gladiator } has to retire.
school-event-shamed =
    { $count ->
        [one] { $gladiator } loses a level of Charisma and rests next turn.
       *[other] { $gladiator } loses { $count } levels of Charisma and rests next turn.
    }
school-event-lamed =
    { $count ->
        [one] { $gladiator } loses a point for good and rests next turn.
       *[other] { $gladiator } loses { $count } points for good and rests next turn.
    }
school-event-loses-point = { $gladiator } loses one point: { $stat }.
school-event-animals = { $gladiator } finds no opponent and fights the animals.
school-event-beast = { $gladiator } finds no opponent and meets a { $beast }.
school-event-beat-beast = { $gladiator } slays the { $beast }.
school-event-lost-to-beast = { $gladiator } is mauled by the { $beast }.
school-event-beast-undecided = Neither { $gladiator } nor the { $beast } wins.

## Earnings and trades

school-event-earns =
    { $you ->
        [yes] You earn { $gold } gold: { $purse }.
       *[no] { $school } earns { $gold } gold: { $purse }.
    }
school-event-released =
    { $you ->
        [yes] You release { $gladiator }.
       *[no] { $school } releases { $gladiator }.
    }
school-event-upkeep =
    { $you ->
        [yes] You pay { $gold } gold for upkeep.
       *[no] { $school } pays { $gold } gold for upkeep.
    }
school-event-trade-done =
    { $you ->
        [yes] You are done trading.
       *[no] { $school } is done trading.
    }
school-event-trade-offer =
    { $you ->
        [yes] You offer { $to } { $given } for { $wanted }.
       *[no]
            { $to_you ->
                [yes] { $school } offers you { $given } for { $wanted }.
               *[no] { $school } offers { $to } { $given } for { $wanted }.
            }
    }
school-event-trade-accept =
    { $to_you ->
        [yes] You accept: { $school } gives { $given } for { $wanted }.
       *[no]
            { $you ->
                [yes] { $to } accepts: you give { $given } for { $wanted }.
               *[no] { $to } accepts: { $school } gives { $given } for { $wanted }.
            }
    }
school-event-trade-decline =
    { $to_you ->
        [yes] You decline the offer of { $school }: { $given } for { $wanted }.
       *[no]
            { $you ->
                [yes] { $to } declines your offer: { $given } for { $wanted }.
               *[no] { $to } declines the offer of { $school }: { $given } for { $wanted }.
            }
    }
school-event-trade-withdraw =
    { $you ->
        [yes] You withdraw your offer to { $to }: { $given } for { $wanted }.
       *[no]
            { $to_you ->
                [yes] { $school } withdraws the offer to you: { $given } for { $wanted }.
               *[no] { $school } withdraws the offer to { $to }: { $given } for { $wanted }.
            }
    }
school-event-trade-lapse =
    { $you ->
        [yes] Your offer to { $to } expires: { $given } for { $wanted }.
       *[no]
            { $to_you ->
                [yes] The offer of { $school } to you expires: { $given } for { $wanted }.
               *[no] The offer of { $school } to { $to } expires: { $given } for { $wanted }.
            }
    }

## Training and fame

school-event-trains-extra =
    { $you ->
        [yes]
            { $gladiators_count ->
                [0] You pay for no extra training.
               *[other] You pay for extra training: { $gladiators }.
            }
       *[no]
            { $gladiators_count ->
                [0] { $school } pays for no extra training.
               *[other] { $school } pays for extra training: { $gladiators }.
            }
    }
school-event-trains = { $gladiator } trains: { $die } on the die, { $total } in all (4 is enough).
school-event-learns = { $gladiator } gains a level of { $stat } and has { $experience } experience.
school-event-fame =
    { $you ->
        [yes] You gain a point of fame for { $award }: { $points } now.
       *[no] { $school } gains a point of fame for { $award }: { $points } now.
    }
school-event-gives-up =
    { $you ->
        [yes] You close your school.
       *[no] { $school } gives up: the school closes.
    }
school-event-again =
    { $you ->
        [yes] Without you, what was under way begins again: what follows takes the place of what was told.
       *[no] Without { $school }, what was under way begins again: what follows takes the place of what was told.
    }
school-event-void = The bout of { $gladiator } and { $other } is void.
school-event-campaign-over =
    { $schools_you ->
        [yes]
            { $schools_count ->
                [one] The campaign is over, and your school is the most famous.
               *[other] The campaign is over: { $schools } share the victory.
            }
       *[no]
            { $schools_count ->
                [one] The campaign is over, and the school of { $schools } is the most famous.
               *[other] The campaign is over: { $schools } share the victory.
            }
    }

## Terms

school-stat-charisma = { common-charisma }
school-stat-hit-points = hit points
school-beast-lion = lion
school-beast-tiger = tiger
school-beast-bear = bear
school-how-coward = killed as a coward
school-how-thumbs-down = thumbs down
school-how-mortal-wound = the wound is too deep
school-purse-won = a match won
school-purse-lost = a match lost
school-purse-animals = the animals
school-purse-charisma = { common-charisma }
school-award-gold = the most gold
school-award-gladiators = the most gladiators
school-award-match = a match won
school-award-experience = the most experienced fighter
school-award-charisma = the favourite of the crowd
school-nationality-roman = Roman
school-nationality-greek = Greek
school-nationality-spanish = Spanish
school-nationality-gaul = Gaul
school-nationality-arab = Arab
school-nationality-african = African
school-age-younger = Younger
school-age-prime = Prime
school-age-older = Older
school-size-small = Small
school-size-average = Average
school-size-large = Large
school-career-criminal = Criminal
school-career-slave = Slave
school-career-prisoner = Prisoner
school-career-servant = Servant
school-career-soldier = Soldier
school-career-citizen = Citizen
school-fate-alive = alive
school-fate-dead = dead
school-fate-retired = retired
school-fate-released = released
school-fate-unsold = not sold

## What simulations count

school-table-fame = Fame and gold, by bot
school-table-places = Fame, by final place
school-table-survival = Survival, by bot
school-table-prices-by-experience = Prices, by experience
school-table-prices-by-style = Prices, by style
school-table-bouts-by-style = Bouts, by style
school-column-schools = schools
school-column-fame = fame
school-column-gold = gold
school-column-fought = fought
school-column-alive-share = survived
school-column-deaths-per-campaign = deaths a campaign
school-column-sold = sold
school-column-price = gold each
school-column-per-point = gold a point
school-column-bouts = bouts
school-column-wins = won
school-column-win-rate = win rate

## Table options

school-setting-turns = How many turns the campaign has.
    .n20 = 20 turns, as printed
    .n12 = 12 turns
    .n8 = 8 turns
school-setting-slaves = Where new gladiators come from.
    .ready-made = the table of 108 ready-made gladiators
    .rolled = each is rolled up with dice
school-setting-pairing = Who fights whom.
    .random = chance pairs the fighters
    .arranged = by challenge; chance pairs the rest
school-setting-first-blood = Every gladiator rolls a die on first entering the ring: on a 1 a coward, who dies, on a 6 they gain experience.
school-setting-underdogs = Underdogs: for every { $fame } points of fame that the other school is ahead a gladiator has a hit point more, { $most } at most.
school-setting-beasts = What a fighter without an opponent does.
    .purse = a purse, without a fight
    .fight = fights a beast by the solo rules
school-setting-bouts = Who plays the bouts.
    .owners = the two owners, each for their own gladiator
    .automatic = a bot plays for both owners
