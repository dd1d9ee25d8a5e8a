### Words of Spartacus and The Serpents and the Wolf that the terminal, the server and the browser share.

common-money =
    { $edition ->
        [2012] denarii
       *[2020] coins
    }
common-money-one =
    { $edition ->
        [2012] denarius
       *[2020] coin
    }
common-coins =
    { $count ->
        [1] { $count } { $money_one }
       *[other] { $count } { $money }
    }
common-limit-offers =
    { $left ->
        [0] No more offers in this phase
        [1] 1 more offer in this phase
       *[other] { $left } more offers in this phase
    }
common-limit-gifts =
    { $left ->
        [0] No more gifts of { $money } in this phase
        [1] 1 more gift of { $money } in this phase
       *[other] { $left } more gifts of { $money } in this phase
    }
common-limit-shown-cards =
    { $left ->
        [0] You can show no more cards in this phase
        [1] You can show 1 more card in this phase
       *[other] You can show { $left } more cards in this phase
    }
common-limit-changes =
    { $left ->
        [0] The target of this Scheme can no longer be changed
        [1] The target of this Scheme can be changed once more
       *[other] The target of this Scheme can be changed { $left } more times
    }
common-limit-requests =
    { $left ->
        [0] You can no longer ask for support for this card
        [1] You can ask for support for this card once more
       *[other] You can ask for support for this card { $left } more times
    }
common-taker = whoever accepts
common-everybody = everybody
common-champion = Champion
common-injured = injured
# The card says its form, in languages that need it.
common-spent = exhausted
common-power-exhibition-match = Exhaust 2 Gladiators: take 2 { $money }.
common-power-fodder-for-the-primus = Discard 3 Gladiators: gain 1 Influence.
common-power-legionnaire-patrol = Exhaust 3 Guards: draw a card.
common-power-dispatch-to-rome = Discard 3 Guards: gain 1 Influence.
common-power-duplicitous-dealings = Exhaust 3 Slaves: exchange up to 3 cards of your hand for new ones.
common-power-to-the-mines = Discard 3 Slaves: gain 1 Influence.
common-power-bribes-and-pandering = For every { $money_one } you pay, the requirement of your Scheme is 1 lower.
common-power-a-finger-in-every-pie = Discard a Gladiator, a Slave and a Guard: gain 1 Influence.
common-power-meddling = Exhaust Guards when a rival plays a card: its requirement rises by 1 for each.
common-power-well-connected = When a rival's Scheme draws { $money } from the Bank, you draw 1 as well.
common-power-will-of-the-senate = Once in an Intrigue Phase demand support for any Scheme; to refuse costs 1 Influence.
common-power-praetor-of-rome = Exhaust 3 Guards: a Guard comes back from the discard pile, exhausted.
common-promise-support =
    { $to_you ->
        [yes] support for a Scheme of yours
       *[no] support for a Scheme of { $to }
    }
common-promise-no-target =
    { $to_you ->
        [yes] no cards against you { $details }
       *[no] no cards against { $to } { $details }
    }
common-promise-invite =
    { $to_you ->
        [yes] an invitation to the arena for you
       *[no] an invitation to the arena for { $to }
    }
common-promise-thumb = the thumb { $details } (as Host)
common-promise-no-bid = no bid for { $details }
common-promise-pay = { $coins } { $details }
common-promise-no-harm =
    { $to_you ->
        [yes] no harm to you { $details }
       *[no] no harm to { $to } { $details }
    }
common-promise-foil =
    { $whom_you ->
        [yes] an attempt to foil your next Scheme
       *[no] an attempt to foil the next Scheme of { $whom }
    }
common-promise-no-foil =
    { $to_you ->
        [yes] no attempt to foil your Schemes in this round
       *[no] no attempt to foil Schemes of { $to } in this round
    }
common-promise-target =
    { $whom_you ->
        [yes] the next harmful Scheme against you
       *[no] the next harmful Scheme against { $whom }
    }
common-promise-redirect =
    { $to_you ->
        [yes] a Target other than you for the next Scheme
       *[no] a Target other than { $to } for the next Scheme
    }
common-promise-bid-at-most = no bid above { $coins } for { $details }
common-promise-share =
    { $coins ->
        [none]
            { $details ->
                [wagers] half of what the wagers win
               *[scheme] half of what the next Scheme brings
            }
       *[other]
            { $details ->
                [wagers] { $coins }, half of what the wagers won
               *[scheme] { $coins }, half of what the Scheme brought
            }
    }
common-said-price = for { $coins } more
common-host = Host
common-no-assets = no assets
common-value = value { $value }
common-keep-dice = Keep all dice
common-wagers = Wagers
common-pool-attack = attack
common-pool-defence = defence
common-tournament = Tournament
common-primus = Primus
common-combat-round = Combat round { $number }
common-show = Show { $card } to { $other }
