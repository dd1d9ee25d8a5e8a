### The end of a game. `who` chooses the verb: you, one other, or several.

ending-won =
    { $who ->
        [you] You have won.
        [several] { $name } have won together.
       *[one] { $name } has won.
    }
ending-beaten =
    { $who ->
        [you] { $name } has beaten you.
       *[one] { $name } holds the sand alone.
    }
ending-nobody = Nobody has won.
ending-agreed = You agreed on a draw.
ending-conceded =
    { $who ->
        [you] You gave up.
       *[other] { $name } gave up.
    }
ending-curve = The standings, round by round
ending-start = At the beginning
ending-round = Round { $number }

gladius-ending-won =
    { $who ->
        [you] The crowd shouts your name.
        [several] { $name } share the crowd.
       *[one] { $name } holds the sand.
    }
gladius-ending-counted = Hit points
gladius-ending-curve = Hit points by turn
gladius-ending-round = Turn { $number }
gladius-ending-holds = { $style }
gladius-award-blow = Hardest blow
gladius-award-blow-why =
    { $who ->
        [you] You struck for { $count } at once.
       *[other] { $name } struck for { $count } at once.
    }
gladius-award-parries = Surest guard
gladius-award-parries-why =
    { $who ->
        [you] You stopped { $count } attacks.
       *[other] { $name } stopped { $count } attacks.
    }
gladius-award-hits = Busiest blade
gladius-award-hits-why =
    { $who ->
        [you] You struck home { $count } times.
       *[other] { $name } struck home { $count } times.
    }
gladius-award-held = Strongest grip
gladius-award-held-why =
    { $count ->
        [one]
            { $who ->
                [you] You held your foe fast once.
               *[other] { $name } held the foe fast once.
            }
       *[other]
            { $who ->
                [you] You held your foe fast { $count } times.
               *[other] { $name } held the foe fast { $count } times.
            }
    }

for-glory-ending-won =
    { $who ->
        [you] Rome shouts your name.
        [several] Rome shouts two names: { $name }.
       *[one] Rome shouts for { $name }.
    }
for-glory-ending-counted = Glory
for-glory-ending-curve = Glory by turn
for-glory-ending-round = Turn { $number }
for-glory-ending-holds =
    { $count ->
        [1] 1 card
       *[other] { $count } cards
    } · { $coins } { $coins ->
        [1] coin
       *[other] coins
    }
for-glory-award-battles = Master of the sand
for-glory-award-battles-why =
    { $count ->
        [one]
            { $who ->
                [you] You won one battle.
               *[other] { $name } won one battle.
            }
       *[other]
            { $who ->
                [you] You won { $count } battles.
               *[other] { $name } won { $count } battles.
            }
    }
for-glory-award-fallen = Most feared
for-glory-award-fallen-why =
    { $count ->
        [one]
            { $who ->
                [you] One gladiator fell against yours.
               *[other] One gladiator fell against those of { $name }.
            }
       *[other]
            { $who ->
                [you] { $count } gladiators fell against yours.
               *[other] { $count } gladiators fell against those of { $name }.
            }
    }
for-glory-award-arena = Bloodiest arena
for-glory-award-arena-why = { $card }: { $count } gladiators fell there.
for-glory-award-spender = Open purse
for-glory-award-spender-why =
    { $who ->
        [you] You bought for { $count } coins.
       *[other] { $name } bought for { $count } coins.
    }
for-glory-award-sent = Fullest barracks
for-glory-award-sent-why =
    { $who ->
        [you] You sent { $count } gladiators into the arenas.
       *[other] { $name } sent { $count } gladiators into the arenas.
    }

spartacus-ending-won =
    { $who ->
        [you] You are the voice of Capua.
        [several] { $name } share Capua.
       *[one] { $name } takes Capua.
    }
spartacus-ending-counted = Influence
spartacus-ending-curve = Influence by round
spartacus-ending-round = Round { $number }
spartacus-ending-holds =
    { $house } · { $coins } { $coins ->
        [1] { $money_one }
       *[other] { $money }
    }
spartacus-award-generous = Most generous
spartacus-award-generous-why =
    { $who ->
        [you] You put { $count } { $count ->
            [1] { $money_one }
           *[other] { $money }
        } into other hands.
       *[other] { $name } put { $count } { $count ->
            [1] { $money_one }
           *[other] { $money }
        } into other hands.
    }
spartacus-award-faithless = Most faithless
spartacus-award-faithless-why =
    { $count ->
        [one]
            { $who ->
                [you] You broke a promise.
               *[other] { $name } broke a promise.
            }
       *[other]
            { $who ->
                [you] You broke { $count } promises.
               *[other] { $name } broke { $count } promises.
            }
    }
spartacus-award-luck = Luckiest dice
spartacus-award-luck-why =
    { $who ->
        [you] You rolled { $count } where { $fair } was fair.
       *[other] { $name } rolled { $count } where { $fair } was fair.
    }
spartacus-award-merciless = Hardest heart
spartacus-award-merciless-why =
    { $count ->
        [one]
            { $who ->
                [you] You turned the thumb down once.
               *[other] { $name } turned the thumb down once.
            }
       *[other]
            { $who ->
                [you] You turned the thumb down { $count } times.
               *[other] { $name } turned the thumb down { $count } times.
            }
    }
spartacus-award-schemer = Busiest schemer
spartacus-award-schemer-why =
    { $count ->
        [one]
            { $who ->
                [you] One Scheme of yours succeeded.
               *[other] One Scheme of { $name } succeeded.
            }
       *[other]
            { $who ->
                [you] { $count } Schemes of yours succeeded.
               *[other] { $count } Schemes of { $name } succeeded.
            }
    }
spartacus-award-gambler = Best at the bets
spartacus-award-gambler-why =
    { $who ->
        [you] You won wagers of { $count } in all.
       *[other] { $name } won wagers of { $count } in all.
    }
spartacus-award-arena = Best stable
spartacus-award-arena-why =
    { $count ->
        [one]
            { $who ->
                [you] You won one match.
               *[other] { $name } won one match.
            }
       *[other]
            { $who ->
                [you] You won { $count } matches.
               *[other] { $name } won { $count } matches.
            }
    }
spartacus-award-merciful = Softest heart
spartacus-award-merciful-why =
    { $count ->
        [one]
            { $who ->
                [you] You turned the thumb up once.
               *[other] { $name } turned the thumb up once.
            }
       *[other]
            { $who ->
                [you] You turned the thumb up { $count } times.
               *[other] { $name } turned the thumb up { $count } times.
            }
    }

school-ending-won =
    { $who ->
        [you] The first school of the land.
        [several] The first schools of the land: { $name }.
       *[one] { $name } has the first school of the land.
    }
school-ending-counted = Fame
school-ending-curve = Fame by turn
school-ending-round = Turn { $number }
school-ending-holds =
    { $count ->
        [0] no gladiator left
        [1] 1 gladiator alive
       *[other] { $count } gladiators alive
    }
school-award-champion = The crowd’s favourite
school-award-champion-why =
    { $who ->
        [you] Your { $gladiator } won { $count } matches.
       *[other] { $gladiator } of { $name } won { $count } matches.
    }
school-award-purse = Deepest purse
school-award-purse-why =
    { $who ->
        [you] You earned { $count } gold.
       *[other] { $name } earned { $count } gold.
    }
school-award-luck = Luckiest dice
school-award-luck-why =
    { $who ->
        [you] You trained with { $count } where { $fair } was fair.
       *[other] { $name } trained with { $count } where { $fair } was fair.
    }
school-award-mourned = Most graves
school-award-mourned-why =
    { $count ->
        [one]
            { $who ->
                [you] You buried one gladiator.
               *[other] { $name } buried one gladiator.
            }
       *[other]
            { $who ->
                [you] You buried { $count } gladiators.
               *[other] { $name } buried { $count } gladiators.
            }
    }
school-award-price = Dearest purchase
school-award-price-why =
    { $who ->
        [you] You paid { $count } gold for one fighter.
       *[other] { $name } paid { $count } gold for one fighter.
    }
