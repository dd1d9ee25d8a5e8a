### Spartacus: four houses of Capua, their schemes, their market and their arena.

spartacus-game = { common-game-spartacus }
    .about = Three or four Domini scheme, bribe, bid and send gladiators into the arena; whoever has twelve Influence alone wins. Two can fight a single match.

## Questions

spartacus-ask-pick =
    { $what ->
        [heal] Which of your injured rolls first to heal? (A Healer may help one of them.)
        [exhibition-match] Exhibition Match exhausts two Gladiators, one after the other. Which one now?
        [fodder-for-the-primus] Fodder for the Primus discards three Gladiators, one after the other. Which one now?
        [legionnaire-patrol] Legionnaire Patrol exhausts three Guards, one after the other. Which one now?
        [dispatch-to-rome] Dispatch to Rome discards three Guards, one after the other. Which one now?
        [duplicitous-dealings] Duplicitous Dealings exhausts three Slaves, one after the other. Which one now?
        [to-the-mines] To the Mines discards three Slaves, one after the other. Which one now?
        [a-finger-in-every-pie] A Finger in Every Pie discards a Gladiator, a Slave and a Guard, one after the other. Which card now?
        [sc-poisoned-wine]
            { $plot_targets ->
                [none] { $about }: which Gladiator or Slave is injured?
               *[other] { $about } for { $plot_targets }: which Gladiator or Slave is injured?
            }
        [sc-incite-rebellion]
            { $plot_by ->
                [none] { $about }: which of your Gladiators do you lose?
               *[other] { $about } of { $plot_by }: which of your Gladiators do you lose?
            }
        [sc-unlocked-gate]
            { $plot_by ->
                [none] { $about }: which of your Slaves do you lose?
               *[other] { $about } of { $plot_by }: which of your Slaves do you lose?
            }
        [re-rigging-the-match] { $about }: who fights in place of the committed Gladiator?
       *[other]
            { $purpose ->
                [injured]
                    { $plot_targets ->
                        [none] { $about }: which card is injured?
                       *[other] { $about } for { $plot_targets }: which card is injured?
                    }
                [lost]
                    { $plot_by ->
                        [none] { $about }: which of your cards do you lose?
                       *[other] { $about } of { $plot_by }: which of your cards do you lose?
                    }
                [discarded]
                    { $plot_targets ->
                        [none] { $about }: which card is discarded?
                       *[other] { $about } for { $plot_targets }: which card is discarded?
                    }
                [price] { $about }: which of your cards do you discard as the price?
               *[none] { $about }: which of your Slaves do you discard as the price?
            }
    }
spartacus-ask-pick-house =
    { $what ->
        [spy] Your spy looks at a random card of a rival's hand. Whose?
        [sc-collusion] { $about }: who gains 1 Influence?
       *[other]
            { $purpose ->
                [influence] { $about }: whose Influence changes?
               *[none] { $about }: whom do you pay?
            }
    }
spartacus-ask-house = Which House do you lead?
spartacus-ask-healer =
    { $asset_you ->
        [yes] Your { $asset } has not healed. Does a Healer of yours re-roll the die?
       *[no] { $asset } of { $asset_owner } has not healed. Does a Healer of yours re-roll the die?
    }
spartacus-ask-healer-welcome = { $asset_owner } offers { $asset } to help your { $asset_2 }. Do you agree?
spartacus-ask-ledger = Balance the Ledgers: after your income from Slaves, each Gladiator you keep costs 1 { $money_one }. Whom do you keep? (The others go free.)
spartacus-ask-turn = Your Intrigue Turn: cash in cards, use powers and abilities, prepare Schemes. What do you do?
spartacus-ask-hand-limit =
    { $held ->
        [none] You hold more cards than your Influence allows. What do you do with one of them?
       *[other] You hold { $held } cards, and your Influence allows { $allowed }. What do you do with one of them?
    }
spartacus-ask-exchange =
    { $what ->
        [duplicitous-dealings] Duplicitous Dealings: up to three cards of your hand for new ones. Which one do you discard?
       *[other] { $about }: which card of your hand do you discard for a new one?
    }
spartacus-ask-prepared =
    { $mark ->
        [none] Your Scheme{ $nth } lies face down before you. Do you gather support, announce it with its Target, or set it aside?
       *[other] Your Scheme{ $nth } lies face down before you: { $mark }. Do you gather support, announce it with its Target, or set it aside?
    }
spartacus-ask-announced = { $card } lies on the table, Target: { $targets }. Until you confirm it, others may still talk and pay. What do you do?
spartacus-ask-support =
    { $mark ->
        [none] { $seat } asks you to support the face-down Scheme{ $nth } with your Influence. A pledge is final. Do you?
       *[other] { $seat } asks you to support { $scheme } with your Influence. You know the card: { $mark }. ({ $mark_effect }) A pledge is final. Do you?
    }
spartacus-ask-foil = { $seat } plays { $card } on { $targets }. ({ $card_effect }) Do you try to foil it?
spartacus-ask-bodyguard =
    { $plot ->
        [none] Your Guard rolled a { $die } and fails (4 is needed). Does a Bodyguard let him roll again?
       *[other] Against { $plot } your Guard rolled a { $die } and fails (4 is needed). Does a Bodyguard let him roll again?
    }
spartacus-ask-react =
    { $window ->
        [reaction_announced]
            { $deed_kind ->
                [none] A card was declared. Do you foil it before it takes effect?
                [guard] { $deed_by } sends a Guard against { $plot }. Do you foil it before the die is rolled?
                [plain] { $deed_by } plays { $deed }. ({ $deed_effect }) Do you foil it before it takes effect?
               *[aimed] { $deed_by } plays { $deed } against { $deed_at }. ({ $deed_effect }) Do you foil it before it takes effect?
            }
        [wagers_closed]
            { $match ->
                [none] The wagers are closed. Do you rig the match?
               *[other] The wagers are closed on { $match }. Do you rig the match?
            }
        [combatant_died]
            { $other_you ->
                [yes]
                    { $dead ->
                        [none] A Gladiator of yours died in the arena. Do you react?
                       *[other] Your { $dead } died in the arena. Do you react?
                    }
               *[no]
                    { $dead ->
                        [none] A Gladiator of { $other } died in the arena. Do you react?
                       *[other] { $dead } of { $other } died in the arena. Do you react?
                    }
            }
       *[other]
            { $misery ->
                [none] A Dominus has no { $money_one }, no Ready Slave or no Ready Gladiator. Do you play a Reaction to that?
               *[other] At this moment { $misery }. Do you play a Reaction to that?
            }
    }
spartacus-ask-guard-back = { $card }: do you also put a Guard from the discard pile on your table?
spartacus-ask-open-market = Open Market: sell assets to the Bank, trade by offers, or finish (and hide your { $money }). What do you do?
spartacus-ask-informant = The lots lie face down. Does an Informant of yours look at one?
spartacus-ask-bid =
    { $staked ->
        [none]
            { $lot_kind ->
                [host] How much do you bid to host the games? All bids are opened together; only the winner pays.
               *[other] How much do you bid for { $lot }? All bids are opened together; only the winner pays.
            }
       *[other]
            { $lot_kind ->
                [host] A tie at { $staked }: how much do you add to your bid to host the games? Only the winner pays.
               *[other] A tie at { $staked }: how much do you add to your bid for { $lot }? Only the winner pays.
            }
    }
spartacus-ask-invite =
    { $number ->
        [0] You are the Host. Whom do you invite to send the first combatant?
       *[other]
            { $foes ->
                [none] You are the Host. Whom do you invite to send the second combatant?
               *[other] You are the Host. Whom do you invite to send the second combatant, against { $foes }?
            }
    }
spartacus-ask-invitation =
    { $host_you ->
        [yes]
            { $number ->
                [0] You have invited yourself to send the first combatant. To decline costs 1 Influence. Do you accept?
               *[other] You have invited yourself to send the second combatant, against { $foes }. To decline costs 1 Influence. Do you accept?
            }
        [no]
            { $number ->
                [0] { $host } invites you to send the first combatant. To decline costs 1 Influence. Do you accept?
               *[other] { $host } invites you to send the second combatant, against { $foes }. To decline costs 1 Influence. Do you accept?
            }
       *[none]
            { $number ->
                [0] You are invited to send the first combatant. To decline costs 1 Influence. Do you accept?
               *[other] You are invited to send the second combatant. To decline costs 1 Influence. Do you accept?
            }
    }
spartacus-ask-wagers =
    { $match ->
        [none] What do you wager on the match? Victory pays 1 for 1, Injury and Decapitation pay 2 for 1.
       *[other] What do you wager on this match: { $match }? Victory pays 1 for 1, Injury and Decapitation pay 2 for 1.
    }
spartacus-ask-combatant =
    { $foes ->
        [none] Whom do you send into the arena?
       *[other] Whom do you send into the arena against { $foes }?
    }
spartacus-ask-equip = Which equipment does your { $card } take along? (One weapon, one armour, one special.)
spartacus-ask-net = Do you use your Net to win the initiative of this round?
spartacus-ask-tactician = Your { $card } may roll the SPD dice for initiative again. Do you?
spartacus-ask-order = Your { $card } has won the initiative. Do you act first or second in this round?
spartacus-ask-combat-turn =
    { $done ->
        [attacked] Your { $card } has attacked. Do you move or end the turn?
        [moved] Your { $card } has moved. Do you attack or end the turn?
       *[none] Your { $card } acts: one move and one attack, in either order. What do you do?
    }
spartacus-ask-pool =
    { $whose ->
        [none] Your { $card } is attacked. With which dice do you defend?
       *[other] Your { $card } is attacked by { $whose }. With which dice do you defend?
    }
spartacus-ask-reroll =
    { $what ->
        [attack]
            { $most ->
                [none] Your weapon lets you re-roll in this attack. What do you re-roll?
                [1] { $source }: you may re-roll one attack die. Which one?
               *[other] { $source }: you may re-roll up to { $most } attack dice. Which ones?
            }
       *[other]
            { $most ->
                [none] Your armour lets you re-roll in this defence. What do you re-roll?
                [1] { $source }: you may re-roll one defence die. Which one?
               *[other] { $source }: you may re-roll up to { $most } defence dice. Which ones?
            }
    }
spartacus-ask-force =
    { $what ->
        [attack] Once per match you may make your opponent re-roll an attack die. Which one?
       *[other] Once per match you may make your opponent re-roll a defence die. Which one?
    }
spartacus-ask-gear =
    { $striking ->
        [yes]
            { $wounds ->
                [0] Do you use { $card } now? ({ $card_effect })
                [one] Your attack deals 1 wound so far. Do you use { $card }? ({ $card_effect })
               *[other] Your attack deals { $wounds } wounds so far. Do you use { $card }? ({ $card_effect })
            }
        [no]
            { $wounds ->
                [0] Do you use { $card } now? ({ $card_effect })
                [one] The attack on you deals 1 wound so far. Do you use { $card }? ({ $card_effect })
               *[other] The attack on you deals { $wounds } wounds so far. Do you use { $card }? ({ $card_effect })
            }
       *[none]
            { $wounds ->
                [0] Do you use { $card } now? ({ $card_effect })
                [one] 1 wound so far. Do you use { $card }? ({ $card_effect })
               *[other] { $wounds } wounds so far. Do you use { $card }? ({ $card_effect })
            }
    }
spartacus-ask-surrender =
    { $whose_you ->
        [no]
            { $wounds ->
                [one] Your attack wounds { $whose }: 1 die is lost. You choose: from which pool?
               *[other] Your attack wounds { $whose }: { $wounds } dice are lost. You choose the next: from which pool?
            }
        [yes]
            { $wounds ->
                [one] Your { $card } is wounded and loses 1 die. From which pool?
               *[other] Your { $card } is wounded and loses { $wounds } dice. From which pools?
            }
       *[none]
            { $wounds ->
                [one] { $card } is wounded and loses 1 die. From which pool?
               *[other] { $card } is wounded and loses { $wounds } dice. From which pools?
            }
    }
spartacus-ask-driven = The crowd closes the ring on which your { $card } stands. Where to?
spartacus-ask-thumb =
    { $asset_you ->
        [yes] You are the Host: does your own { $asset } live? (Thumb down costs you 1 Influence for each Favour.)
       *[no] You are the Host: does { $asset } of { $asset_owner } live? (Thumb down costs you 1 Influence for each Favour.)
    }
spartacus-ask-audience =
    { $host ->
        [none]
            { $what ->
                [invitation] The Host is about to invite. Make your offers now; when you are ready, the Host decides.
               *[other] The Host is about to point the thumb. Make your offers now; when you are ready, the Host decides.
            }
       *[other]
            { $what ->
                [invitation]
                    { $place ->
                        [1] { $host } is about to invite for the first place. Make your offers now; when you are ready, the Host decides.
                        [2] { $host } is about to invite for the second place; the first has { $foes }. Make your offers now; when you are ready, the Host decides.
                        [3] { $host } is about to invite for the third place; there are { $foes }. Make your offers now; when you are ready, the Host decides.
                       *[other] { $host } is about to invite for the last place; there are { $foes }. Make your offers now; when you are ready, the Host decides.
                    }
               *[other] { $host } is about to point the thumb for { $losers }. Make your offers now; when you are ready, the Host decides.
            }
    }

## Answers

spartacus-option-healer-pass = No, leave it
spartacus-option-healer-welcome-no = No
spartacus-option-healer-welcome-yes = Yes, with thanks
spartacus-option-turn-end = End your turn
spartacus-option-turn-cash =
    { $card_price ->
        [none] Cash in { $card }
        [one] Cash in { $card } for 1 { $money_one }
       *[other] Cash in { $card } for { $card_price } { $money }
    }
spartacus-option-turn-prepare = Prepare { $card }
spartacus-option-turn-again =
    { $mark ->
        [none] Prepare { $scheme } again
       *[other] Prepare { $mark } again
    }
spartacus-option-turn-power = Use { $power }
spartacus-option-turn-ability = Use { $asset }
spartacus-option-hand-limit-lay = Lay a Guard on your table
spartacus-option-hand-limit-cash =
    { $card_price ->
        [none] Cash in { $card }
        [one] Cash in { $card } for 1 { $money_one }
       *[other] Cash in { $card } for { $card_price } { $money }
    }
spartacus-option-hand-limit-discard = Discard { $card } for nothing
spartacus-option-hand-limit-enough = That is enough now
spartacus-option-hand-limit-prepare = Prepare { $card } instead
spartacus-option-hand-limit-again =
    { $mark ->
        [none] Prepare { $scheme } again instead
       *[other] Prepare { $mark } again instead
    }
spartacus-option-exchange-none = No more cards
spartacus-option-prepared-take-back = Set it aside (it keeps its support)
spartacus-option-prepared-request = Ask for support: { $requests }
spartacus-option-prepared-bribe = Pay { $coins } to lower its requirement
spartacus-option-prepared-cunning = Exhaust { $asset } to lower its requirement
spartacus-option-prepared-announce = Announce it, Target: { $targets }
spartacus-option-announced-confirm = Confirm it
spartacus-option-announced-target = Change the Target: { $targets }
spartacus-option-announced-request = Ask for support: { $requests }
spartacus-option-announced-bribe = Pay { $coins } to lower its requirement
spartacus-option-announced-cunning = Exhaust { $asset } to lower its requirement
spartacus-option-support-no = No support
spartacus-option-support-yes = Pledge your support
spartacus-option-foil-pass = Let it pass
spartacus-option-foil-play = Play { $card }
spartacus-option-foil-guard = Send a Guard ({ $where }): foils on 4 to 6
spartacus-option-foil-hand = From your hand
spartacus-option-foil-table = From your table
spartacus-option-bodyguard-pass = No, the Guard has failed
spartacus-option-react-pass = Pass
spartacus-option-react-play =
    { $other ->
        [none] Play { $card }
       *[other]
            { $other_you ->
                [yes] Play { $card } on yourself
               *[no] Play { $card } on { $other }
            }
    }
spartacus-option-guard-back-no = No
spartacus-option-guard-back-yes = Yes, a Guard on your table
spartacus-option-open-market-done = Finish with the Open Market
spartacus-option-open-market-sell = Sell { $asset } to the Bank
spartacus-option-informant-pass = Look at no lot
spartacus-option-invitation-decline = Decline and lose 1 Influence
spartacus-option-invitation-accept = Accept the invitation
spartacus-option-net-no = No
spartacus-option-net-yes = Throw the Net
spartacus-option-tactician-no = Keep the roll
spartacus-option-tactician-yes = Roll again
spartacus-option-order-first = First
spartacus-option-order-second = Second
spartacus-option-combat-turn-end = End the turn
spartacus-option-combat-turn-move = Move to { $hex }
spartacus-option-combat-turn-attack = Attack { $fighter }
spartacus-option-combat-turn-javelin = Throw the Javelin at { $fighter }
spartacus-option-pool-defence = DEF dice
spartacus-option-pool-speed = SPD dice
spartacus-option-gear-no = No, keep it
spartacus-option-gear-yes = Yes, use it
spartacus-option-surrender-attack = An ATK die
spartacus-option-surrender-defence = A DEF die
spartacus-option-surrender-speed = A SPD die
spartacus-option-thumb-up = Thumb up: life
spartacus-option-thumb-down = Thumb down: death
spartacus-option-audience-ready = Ready: the Host may decide

## Moves at any time

spartacus-move-give = Give { $other } { $coins }
spartacus-move-lay = Lay a Guard from your hand on your table
spartacus-move-show = { common-show }
spartacus-move-reopen = Go back to the Open Market
spartacus-move-offer = Offer: { $offer }
spartacus-move-counter = Answer “{ $offer }” with “{ $counter }”
spartacus-move-accept = Accept: { $offer }
spartacus-move-decline = Decline: { $offer }
spartacus-move-withdraw = Withdraw: { $offer }

## What one should know before an answer

spartacus-warning-breaks = This breaks your promise to { $other }: { $promised }.
spartacus-warning-risks = This may break your promise to { $other }: { $promised }.
spartacus-warning-unable =
    { $other_you ->
        [yes] You have nobody to send: you decline and lose 1 Influence.
       *[no] Has nobody to send: declines and loses 1 Influence.
    }

## Why something is not offered

spartacus-reason-too-little-influence = your Influence and that of your supporters is too little
spartacus-reason-no-target = there is no legal Target
spartacus-reason-price-too-high = you cannot pay its price
spartacus-reason-exhausted = it is exhausted
spartacus-reason-out-of-reach = out of reach
spartacus-reason-rule-of-one = the Rule of One: while any pool has two dice or more, no pool may be emptied

## Setup

spartacus-event-roll-off = The dice decide: { $rolls }.
spartacus-event-first-host =
    { $you ->
        [yes] You hold the Host token at the start.
       *[no] { $seat } holds the Host token at the start.
    }
spartacus-event-takes-house =
    { $you ->
        [yes] You lead the { $house }.
       *[no] { $seat } leads the { $house }.
    }
spartacus-event-given-house =
    { $you ->
        [yes] You are given the { $house }.
       *[no] { $seat } is given the { $house }.
    }
spartacus-event-starts-with =
    { $you ->
        [yes] You start with { $coins } and { $influence } Influence.
       *[no] { $seat } starts with { $coins } and { $influence } Influence.
    }
spartacus-event-starting-asset =
    { $you ->
        [yes] You get { $card }.
       *[no] { $seat } gets { $card }.
    }

## Rounds and phases

spartacus-event-new-round = Round { $number }
spartacus-event-phase = { $phase }
spartacus-event-influence =
    { $you ->
        [yes]
            { $gain ->
                [up]
                    { $level ->
                        [12] You gain { $size } Influence: 12 now ({ $why }). If you alone have 12 when the phase ends, you win.
                       *[other] You gain { $size } Influence: { $level } now ({ $why }).
                    }
                [down] You lose { $size } Influence: { $level } now ({ $why }).
               *[none] Your Influence stays at { $level } ({ $why }).
            }
       *[no]
            { $gain ->
                [up]
                    { $level ->
                        [12] { $seat } gains { $size } Influence: 12 now ({ $why }). Whoever alone has 12 when the phase ends wins.
                       *[other] { $seat } gains { $size } Influence: { $level } now ({ $why }).
                    }
                [down] { $seat } loses { $size } Influence: { $level } now ({ $why }).
               *[none] The Influence of { $seat } stays at { $level } ({ $why }).
            }
    }
spartacus-event-bank-pays =
    { $you ->
        [yes] The Bank pays you { $coins } ({ $why }).
       *[no] The Bank pays { $seat } { $coins } ({ $why }).
    }
spartacus-event-pays-bank =
    { $you ->
        [yes] You pay the Bank { $coins } ({ $why }).
       *[no] { $seat } pays the Bank { $coins } ({ $why }).
    }
spartacus-event-pays =
    { $you ->
        [yes] You pay { $other } { $coins } ({ $why }).
       *[no]
            { $other_you ->
                [yes] { $seat } pays you { $coins } ({ $why }).
               *[no] { $seat } pays { $other } { $coins } ({ $why }).
            }
    }
spartacus-event-exhausted =
    { $you ->
        [yes] Your { $card } is exhausted.
       *[no] { $card } of { $seat } is exhausted.
    }
spartacus-event-injured =
    { $you ->
        [yes] Your { $card } is injured.
       *[no] { $card } of { $seat } is injured.
    }
spartacus-event-asset-discarded =
    { $you ->
        [yes] You lose { $card } ({ $why }).
       *[no] { $seat } loses { $card } ({ $why }).
    }
spartacus-event-asset-moves =
    { $you ->
        [yes]
            { $other_you ->
                [yes] Your { $card } stays with you.
               *[no] Your { $card } goes to { $other }.
            }
       *[no]
            { $other_you ->
                [yes] { $card } of { $seat } comes to you.
               *[no] { $card } of { $seat } goes to { $other }.
            }
    }
spartacus-event-intrigue-reshuffled =
    { $count ->
        [one] The Intrigue discards become a new deck: one card.
       *[other] The Intrigue discards are shuffled into a new deck: { $count } cards.
    }
spartacus-event-draws =
    { $you ->
        [yes] { "" }
       *[no]
            { $count ->
                [0] { $seat } has no card left to draw.
                [one] { $seat } draws a card.
               *[other] { $seat } draws { $count } cards.
            }
    }
spartacus-event-drawn = You draw { $cards }.
spartacus-event-hand-discarded =
    { $you ->
        [yes] You discard { $card } ({ $why }).
       *[no] { $seat } discards { $card } ({ $why }).
    }
spartacus-event-lays-guard =
    { $you ->
        [yes] You lay a Guard on your table.
       *[no] { $seat } lays a Guard on the table.
    }
spartacus-event-picks =
    { $you ->
        [yes]
            { $other_you ->
                [yes] You choose your { $card }.
               *[no] You choose { $card } of { $other }.
            }
       *[no]
            { $other_you ->
                [yes] { $seat } chooses your { $card }.
               *[no]
                    { $same ->
                        [yes] { $seat } chooses { $card }.
                       *[no] { $seat } chooses { $card } of { $other }.
                    }
            }
    }
spartacus-event-picks-house =
    { $you ->
        [yes]
            { $other_you ->
                [yes] You choose yourself.
               *[no] You choose { $other }.
            }
       *[no]
            { $other_you ->
                [yes] { $seat } chooses you.
               *[no] { $seat } chooses { $other }.
            }
    }
spartacus-event-passes =
    { $you ->
        [yes] You pass.
       *[no] { $seat } passes.
    }
spartacus-event-concedes =
    { $you ->
        [yes] You give up.
       *[no] { $seat } gives up.
    }

## Upkeep

spartacus-event-refreshes =
    { $you ->
        [yes] Ready again: { $assets }.
       *[no] Ready again in the house of { $seat }: { $assets }.
    }
spartacus-event-heal-rolls =
    { $you ->
        [yes] Your { $card } rolls { $dice } to heal.
       *[no] { $card } of { $seat } rolls { $dice } to heal.
    }
spartacus-event-uses-asset =
    { $you ->
        [yes] You use { $card }.
       *[no] { $seat } uses { $card }. ({ $card_effect })
    }
spartacus-event-healer-welcome =
    { $you ->
        [yes] You welcome the help of { $other }.
       *[no]
            { $other_you ->
                [yes] { $seat } welcomes your help.
               *[no] { $seat } welcomes the help of { $other }.
            }
    }
spartacus-event-healer-refused =
    { $you ->
        [yes] You refuse the help of { $other }.
       *[no]
            { $other_you ->
                [yes] { $seat } refuses your help.
               *[no] { $seat } refuses the help of { $other }.
            }
    }
spartacus-event-heals =
    { $you ->
        [yes] Your { $card } has healed.
       *[no] { $card } of { $seat } has healed.
    }
spartacus-event-stays-injured =
    { $you ->
        [yes] Your { $card } stays injured.
       *[no] { $card } of { $seat } stays injured.
    }
spartacus-event-keeps =
    { $you ->
        [yes] You pay for: { $assets }.
       *[no] { $seat } pays for: { $assets }.
    }

## Intrigue

spartacus-event-intrigue-turn =
    { $you ->
        [yes] Your Intrigue Turn
       *[no] The Intrigue Turn of { $seat }
    }
spartacus-event-ends-turn =
    { $you ->
        [yes] You end your turn.
       *[no] { $seat } ends the turn.
    }
spartacus-event-cashes-in =
    { $you ->
        [yes] You cash in { $card } for { $coins }.
       *[no] { $seat } cashes in { $card } for { $coins }.
    }
spartacus-event-uses-power =
    { $you ->
        [yes] You use { $power }.
       *[no] { $seat } uses { $power }.
    }
spartacus-event-spies =
    { $you ->
        [yes] You spy on the hand of { $other }.
       *[no]
            { $other_you ->
                [yes] { $seat } spies on your hand.
               *[no] { $seat } spies on the hand of { $other }.
            }
    }
spartacus-event-spied = You have seen { $card } in the hand of { $other }.
spartacus-event-exchanges-no-more =
    { $you ->
        [yes] You exchange no more cards.
       *[no] { $seat } exchanges no more cards.
    }
spartacus-event-prepares =
    { $you ->
        [yes]
            { $lone ->
                [yes] You lay a Scheme face down.
               *[no] You lay Scheme no. { $number } face down.
            }
       *[no]
            { $lone ->
                [yes] { $seat } lays a Scheme face down.
               *[no] { $seat } lays Scheme no. { $number } face down.
            }
    }
spartacus-event-prepared-card = (It is { $card }.)
spartacus-event-takes-back =
    { $you ->
        [yes] You set { $scheme } aside.
       *[no] { $seat } sets { $scheme } aside.
    }
spartacus-event-asks-support =
    { $you ->
        [yes] You ask for support for { $scheme }: { $asked }.
       *[no] { $seat } asks for support for { $scheme }: { $asked }.
    }
spartacus-event-shows-scheme = { $seat } shows you { $scheme }: { $card }. ({ $card_effect })
spartacus-event-supports =
    { $you ->
        [yes] You support { $scheme } of { $other }.
       *[no]
            { $other_you ->
                [yes] { $seat } supports your Scheme{ $nth }.
               *[no] { $seat } supports { $scheme } of { $other }.
            }
    }
spartacus-event-no-support =
    { $you ->
        [yes] You do not support { $scheme } of { $other }.
       *[no]
            { $other_you ->
                [yes] { $seat } does not support your Scheme{ $nth }.
               *[no] { $seat } does not support { $scheme } of { $other }.
            }
    }
spartacus-event-bribes =
    { $you ->
        [yes] You spend { $coins } on bribes for { $scheme }.
       *[no] { $seat } spends { $coins } on bribes for { $scheme }.
    }
spartacus-event-cunning =
    { $you ->
        [yes] Your { $card } helps with { $scheme }.
       *[no] { $card } of { $seat } helps with { $scheme }.
    }
spartacus-event-announces =
    { $you ->
        [yes] You announce { $card }. Target: { $targets }.
       *[no] { $seat } announces { $card }. Target: { $targets }. ({ $card_effect })
    }
spartacus-event-new-target =
    { $you ->
        [yes] You change the Target of { $card }: { $targets }.
       *[no] { $seat } changes the Target of { $card }: { $targets }.
    }
spartacus-event-confirms =
    { $you ->
        [yes] You confirm { $card }.
       *[no] { $seat } confirms { $card }.
    }
spartacus-event-scheme-fails =
    { $you ->
        [yes] Your Scheme { $card } fails: no legal Target, or its price cannot be paid.
       *[no] { $card } of { $seat } fails: no legal Target, or its price cannot be paid.
    }
spartacus-event-succeeds =
    { $you ->
        [yes] Your Scheme { $card } succeeds.
       *[no] { $card } of { $seat } succeeds.
    }
spartacus-event-uses-guard =
    { $you ->
        [yes] You send a Guard against it ({ $where }).
       *[no] { $seat } sends a Guard against it ({ $where }).
    }
spartacus-event-guard-rolls =
    { $you ->
        [yes] Your Guard rolls a { $die } (4 is needed).
       *[no] The Guard of { $seat } rolls a { $die } (4 is needed).
    }
spartacus-event-foiled =
    { $you ->
        [yes] Your Scheme { $card } is foiled.
       *[no] { $card } of { $seat } is foiled.
    }
spartacus-event-declares =
    { $you ->
        [yes] You play { $card }.
       *[no] { $seat } plays { $card }. ({ $card_effect })
    }
spartacus-event-declares-at =
    { $you ->
        [yes]
            { $other_you ->
                [yes] You play { $card } on yourself.
               *[no] You play { $card } against { $other }.
            }
       *[no]
            { $other_you ->
                [yes] { $seat } plays { $card } against you. ({ $card_effect })
               *[no] { $seat } plays { $card } against { $other }. ({ $card_effect })
            }
    }
spartacus-event-card-foiled =
    { $you ->
        [yes] Your card { $card } is foiled.
       *[no] { $card } of { $seat } is foiled.
    }
spartacus-event-without-effect =
    { $you ->
        [yes] Your card { $card } has no effect any more.
       *[no] { $card } of { $seat } has no effect any more.
    }
spartacus-event-guard-stays =
    { $you ->
        [yes] You take no Guard back.
       *[no] { $seat } takes no Guard back.
    }
spartacus-event-guard-back =
    { $you ->
        [yes] A Guard comes from the discard pile to your table.
       *[no] A Guard comes from the discard pile to the table of { $seat }.
    }
spartacus-event-swapped =
    { $you ->
        [yes] Your { $card } is replaced by { $other_card } in the arena.
       *[no] { $card } of { $seat } is replaced by { $other_card } in the arena.
    }

## Market

spartacus-event-sells =
    { $you ->
        [yes] You sell { $card } to the Bank.
       *[no] { $seat } sells { $card } to the Bank.
    }
spartacus-event-market-done =
    { $you ->
        [yes] You finish with the Open Market and hide your { $money }.
       *[no] { $seat } finishes with the Open Market and hides the { $money }.
    }
spartacus-event-market-closed = The Open Market is closed: the Auction begins.
spartacus-event-market-reshuffled =
    { $count ->
        [one] The Market discards become a new deck: one card.
       *[other] The Market discards are shuffled into a new deck: { $count } cards.
    }
spartacus-event-row-dealt =
    { $count ->
        [0] There is nothing to auction.
        [one] One lot is laid out face down.
       *[other] { $count } lots are laid out face down.
    }
spartacus-event-looks-at-lot =
    { $you ->
        [yes] Your { $card } looks at { $lot }.
       *[no] { $card } of { $seat } looks at { $lot }.
    }
spartacus-event-lot-seen = You have seen that it is { $card }. ({ $card_effect })
spartacus-event-looks-no-more =
    { $you ->
        [yes] You look at no more lots.
       *[no] { $seat } looks at no more lots.
    }
spartacus-event-lot-revealed = For sale: { $card }. ({ $card_effect })
spartacus-event-bids =
    { $tied ->
        [none]
            { $lot_kind ->
                [host] Bids to host the games: { $bids }.
               *[other] Bids for { $lot }: { $bids }.
            }
       *[other]
            { $lot_kind ->
                [host] On top of { $tied }, to host the games: { $bids }.
               *[other] On top of { $tied }, for { $lot }: { $bids }.
            }
    }
spartacus-event-bids-tied =
    { $seats_you ->
        [yes] Tied at { $coins }: { $seats }. You bid again, on top of it ({ $lot }).
       *[no] Tied at { $coins }: { $seats }. They bid again, on top of it ({ $lot }).
    }
spartacus-event-lot-won =
    { $you ->
        [yes] You win { $card }.
       *[no] { $seat } wins { $card }.
    }
spartacus-event-lot-discarded = Nobody gets { $card }: the card is discarded.
spartacus-event-becomes-host =
    { $you ->
        [yes]
            { $rolled ->
                [yes] You host the games, by the dice: nobody pays.
               *[no] You host the games.
            }
       *[no]
            { $rolled ->
                [yes] { $seat } hosts the games, by the dice: nobody pays.
               *[no] { $seat } hosts the games.
            }
    }
spartacus-event-purses-open = All purses are open again: { $coins }.

## The arena

spartacus-event-invites =
    { $you ->
        [yes]
            { $other_you ->
                [yes] You invite yourself.
               *[no] You invite { $other }.
            }
       *[no]
            { $other_you ->
                [yes] { $seat } invites you.
               *[no]
                    { $same ->
                        [yes] { $seat } invites their own House.
                       *[no] { $seat } invites { $other }.
                    }
            }
    }
spartacus-event-declines =
    { $you ->
        [yes] You decline.
       *[no] { $seat } declines.
    }
spartacus-event-cannot-accept =
    { $you ->
        [yes] You have nobody to send and must decline.
       *[no] { $seat } has nobody to send and must decline.
    }
spartacus-event-accepts =
    { $you ->
        [yes] You accept.
       *[no] { $seat } accepts.
    }
spartacus-event-no-match = Too few have accepted: there is no match.
spartacus-event-wagers =
    { $you ->
        [yes]
            { $staked ->
                [no] You place no wager.
               *[yes] Your wagers: Victory I { $first }, Victory II { $second }, Injury { $injury }, Decapitation { $decapitation }.
            }
       *[no]
            { $staked ->
                [no] { $seat } places no wager.
               *[yes] Wagers of { $seat }: Victory I { $first }, Victory II { $second }, Injury { $injury }, Decapitation { $decapitation }.
            }
    }
spartacus-event-wager-won =
    { $you ->
        [yes] You win your wager of { $coins } on { $field }.
       *[no] { $seat } wins a wager of { $coins } on { $field }.
    }
spartacus-event-wager-lost =
    { $you ->
        [yes] You lose your wager of { $coins } on { $field }.
       *[no] { $seat } loses a wager of { $coins } on { $field }.
    }
spartacus-event-commits =
    { $you ->
        [yes] You send { $card } into the arena.
       *[no] { $seat } sends { $card } into the arena.
    }
spartacus-event-equips =
    { $you ->
        [yes]
            { $cards_count ->
                [0] Your { $card } goes without Equipment.
               *[other] Equipment of your { $card }: { $cards }.
            }
       *[no]
            { $cards_count ->
                [0] { $card } of { $seat } goes without Equipment.
               *[other] Equipment of { $card } of { $seat }: { $cards }.
            }
    }
spartacus-event-bout = The fight begins.
spartacus-event-puts-to-use =
    { $you ->
        [yes] You use { $card }.
       *[no] { $seat } uses { $card }.
    }
spartacus-event-holds-back =
    { $you ->
        [yes] You do not use { $card } now.
       *[no] { $seat } does not use { $card } now.
    }
spartacus-event-combat-round = { common-combat-round }
spartacus-event-speed-roll =
    { $you ->
        [yes] Your { $card } rolls { $dice } for initiative.
       *[no] { $card } of { $seat } rolls { $dice } for initiative.
    }
spartacus-event-initiative-tied = A tie: they roll again.
spartacus-event-initiative =
    { $you ->
        [yes] Your { $card } has the initiative.
       *[no] { $card } of { $seat } has the initiative.
    }
spartacus-event-acts =
    { $you ->
        [yes] You act { $place }.
       *[no] { $seat } acts { $place }.
    }
spartacus-event-moves =
    { $you ->
        [yes] Your { $card } moves to { $hex }.
       *[no] { $card } of { $seat } moves to { $hex }.
    }
spartacus-event-attacks =
    { $you ->
        [yes]
            { $other_you ->
                [yes] Your { $card } attacks your own { $target } ({ $how }).
               *[no] Your { $card } attacks { $target } of { $other } ({ $how }).
            }
       *[no]
            { $other_you ->
                [yes] { $card } of { $seat } attacks your { $target } ({ $how }).
               *[no] { $card } of { $seat } attacks { $target } of { $other } ({ $how }).
            }
    }
spartacus-event-ends-combat-turn =
    { $you ->
        [yes] Your { $card } ends the turn.
       *[no] { $card } of { $seat } ends the turn.
    }
spartacus-event-defends =
    { $you ->
        [yes] Your { $card } defends with { $pool } dice.
       *[no] { $card } of { $seat } defends with { $pool } dice.
    }
spartacus-event-rolls =
    { $you ->
        [yes] Your { $card } rolls for { $roll }: { $dice }.
       *[no] { $card } of { $seat } rolls for { $roll }: { $dice }.
    }
spartacus-event-keeps-dice =
    { $you ->
        [yes] You keep your { $roll } dice.
       *[no] { $seat } keeps the { $roll } dice.
    }
spartacus-event-rerolls =
    { $you ->
        [yes] You re-roll a { $before } of your { $roll }: now { $after }.
       *[no] { $seat } re-rolls a { $before } of the { $roll }: now { $after }.
    }
spartacus-event-forces =
    { $you ->
        [yes] Your { $card } forces a re-roll: a { $before } of the { $roll } is now { $after }.
       *[no] { $card } of { $seat } forces a re-roll: a { $before } of the { $roll } is now { $after }.
    }
spartacus-event-stopped =
    { $you ->
        [yes] Your { $card } stops the attack with a triple.
       *[no] { $card } of { $seat } stops the attack with a triple.
    }
spartacus-event-hits =
    { $you ->
        [yes] Your hits: { $hits }{ $blocked ->
            [0] { "" }
           *[other] , less { $blocked } for sets
        }{ $automatic ->
            [0] { "" }
           *[other] , plus { $automatic } for sets
        }.
       *[no] Hits of { $seat }: { $hits }{ $blocked ->
            [0] { "" }
           *[other] , less { $blocked } for sets
        }{ $automatic ->
            [0] { "" }
           *[other] , plus { $automatic } for sets
        }.
    }
spartacus-event-strikes-back =
    { $you ->
        [yes] Your { $card } strikes back with a triple.
       *[no] { $card } of { $seat } strikes back with a triple.
    }
spartacus-event-wounded =
    { $you ->
        [yes]
            { $wounds ->
                [0] Your { $card } is unhurt.
                [one] Your { $card } takes 1 wound.
               *[other] Your { $card } takes { $wounds } wounds.
            }
       *[no]
            { $wounds ->
                [0] { $card } of { $seat } is unhurt.
                [one] { $card } of { $seat } takes 1 wound.
               *[other] { $card } of { $seat } takes { $wounds } wounds.
            }
    }
spartacus-event-last-stand =
    { $you ->
        [yes] Determination: your { $card } shrugs the wounds off.
       *[no] Determination: { $card } of { $seat } shrugs the wounds off.
    }
spartacus-event-surrenders =
    { $you ->
        [yes] Your { $card } loses a die: { $pool }.
       *[no] { $card } of { $seat } loses a die: { $pool }.
    }
spartacus-event-defeated =
    { $you ->
        [yes] Your { $card } is defeated: { $level }.
       *[no] { $card } of { $seat } is defeated: { $level }.
    }
spartacus-event-ring-closed = The crowd is restless: the outer ring of hexes is closed. (Radius { $radius })
spartacus-event-driven =
    { $you ->
        [yes] Your { $card } is driven to { $hex }.
       *[no] { $card } of { $seat } is driven to { $hex }.
    }
spartacus-event-crowd-wounds =
    { $you ->
        [yes]
            { $wounds ->
                [one] The crowd has had enough: your { $card } takes 1 wound.
               *[other] The crowd has had enough: your { $card } takes { $wounds } wounds.
            }
       *[no]
            { $wounds ->
                [one] The crowd has had enough: { $card } of { $seat } takes 1 wound.
               *[other] The crowd has had enough: { $card } of { $seat } takes { $wounds } wounds.
            }
    }
spartacus-event-favour =
    { $you ->
        [yes] Your { $card } wins Favour: { $favours } now.
       *[no] { $card } of { $seat } wins Favour: { $favours } now.
    }
spartacus-event-champion =
    { $you ->
        [yes] Your { $card } is a Champion now!
       *[no] { $card } of { $seat } is a Champion now!
    }
spartacus-event-champion-spared =
    { $you ->
        [yes] Your { $card } is a Champion and lives.
       *[no] { $card } of { $seat } is a Champion and lives.
    }
spartacus-event-thumb =
    { $you ->
        [yes]
            { $other_you ->
                [yes] You point the thumb { $thumb } for your own { $card }.
               *[no] You point the thumb { $thumb } for { $card } of { $other }.
            }
       *[no]
            { $other_you ->
                [yes] { $seat } points the thumb { $thumb } for your { $card }.
               *[no]
                    { $same ->
                        [yes] { $seat } points the thumb { $thumb } for { $card } of their own House.
                       *[no] { $seat } points the thumb { $thumb } for { $card } of { $other }.
                    }
            }
    }

## The Tournament and the end

spartacus-event-tournament = Several have twelve Influence: a Tournament of { $seats }.
spartacus-event-no-combatant =
    { $you ->
        [yes] You have nobody to send.
       *[no] { $seat } has nobody to send.
    }
spartacus-event-seeded =
    { $you ->
        [yes] Your gladiators and equipment are worth { $value }.
       *[no] The gladiators and equipment of { $seat } are worth { $value }.
    }
spartacus-event-meet =
    { $you ->
        [yes] You meet { $other } in the arena.
       *[no]
            { $other_you ->
                [yes] { $seat } meets you in the arena.
               *[no] { $seat } meets { $other } in the arena.
            }
    }
spartacus-event-bout-won =
    { $you ->
        [yes] You beat { $other }.
       *[no]
            { $other_you ->
                [yes] { $seat } beats you.
               *[no] { $seat } beats { $other }.
            }
    }
spartacus-event-tournament-void = Nobody is left in the Tournament: the game goes on.
spartacus-event-game-won =
    { $you ->
        [yes] You win the game ({ $why }).
       *[no] { $seat } wins the game ({ $why }).
    }

## Deals

spartacus-event-gives =
    { $you ->
        [yes] You give { $other } { $coins }.
       *[no]
            { $other_you ->
                [yes] { $seat } gives you { $coins }.
               *[no] { $seat } gives { $other } { $coins }.
            }
    }
spartacus-event-shows =
    { $you ->
        [yes] You show { $other } a card.
       *[no]
            { $other_you ->
                [yes] { $seat } shows you a card.
               *[no] { $seat } shows { $other } a card.
            }
    }
spartacus-event-shown =
    { $you ->
        [yes] It is { $card }.
       *[no] It is { $card }. ({ $card_effect })
    }
spartacus-event-reopens =
    { $you ->
        [yes] You go back to the Open Market with { $coins } in your purse.
       *[no] { $seat } goes back to the Open Market with { $coins } in the purse.
    }
spartacus-event-offer-made = Offer { $offer }.
spartacus-event-offer-countered =
    { $you ->
        [yes] You counter the offer of { $offer_maker }: { $counter }.
       *[no]
            { $offer_you ->
                [yes] { $seat } counters your offer: { $counter }.
               *[no] { $seat } counters the offer of { $offer_maker }: { $counter }.
            }
    }
spartacus-event-offer-accepted =
    { $you ->
        [yes] You accept the offer { $offer }.
       *[no] { $seat } accepts the offer { $offer }.
    }
spartacus-event-offer-declined =
    { $you ->
        [yes]
            { $said ->
                [none] You decline the offer { $offer }.
               *[other] You decline (“{ $said }”) the offer { $offer }.
            }
       *[no]
            { $said ->
                [none] { $seat } declines the offer { $offer }.
               *[other] { $seat } declines (“{ $said }”) the offer { $offer }.
            }
    }
spartacus-event-offer-withdrawn =
    { $you ->
        [yes] You withdraw your offer: { $offer }.
       *[no] { $seat } withdraws the offer: { $offer }.
    }
spartacus-event-offer-void = The offer falls through: { $offer }.
spartacus-event-offer-lapsed = The offer has expired: { $offer }.
spartacus-event-deal =
    { $you ->
        [yes]
            { $sides ->
                [given] You give { $other } { $given }.
                [wanted] You get { $wanted } from { $other }.
               *[both] You give { $other } { $given } and get { $wanted }.
            }
       *[no]
            { $other_you ->
                [yes]
                    { $sides ->
                        [given] { $seat } gives you { $given }.
                        [wanted] { $seat } gets { $wanted } from you.
                       *[both] { $seat } gives you { $given } and gets { $wanted }.
                    }
               *[no]
                    { $sides ->
                        [given] { $seat } gives { $other } { $given }.
                        [wanted] { $seat } gets { $wanted } from { $other }.
                       *[both] { $seat } gives { $other } { $given } and gets { $wanted }.
                    }
            }
    }
spartacus-event-promise-made =
    { $you ->
        [yes] You promise { $other }: { $promised }.
       *[no]
            { $other_you ->
                [yes] { $seat } promises you: { $promised }.
               *[no] { $seat } promises { $other }: { $promised }.
            }
    }
spartacus-event-promise-due =
    { $you ->
        [yes] You owe { $other } what you promised, by the end of this phase: { $promised }.
       *[no]
            { $other_you ->
                [yes] { $seat } owes you what was promised, by the end of this phase: { $promised }.
               *[no] { $seat } owes { $other } what was promised, by the end of this phase: { $promised }.
            }
    }
spartacus-event-promise-kept =
    { $you ->
        [yes] You have kept your word to { $other }: { $promised }.
       *[no]
            { $other_you ->
                [yes] { $seat } has kept the word given to you: { $promised }.
               *[no] { $seat } has kept the word given to { $other }: { $promised }.
            }
    }
spartacus-event-promise-broken =
    { $you ->
        [yes] You have broken your word to { $other }: { $promised }.
       *[no]
            { $other_you ->
                [yes] { $seat } has broken the word given to you: { $promised }.
               *[no] { $seat } has broken the word given to { $other }: { $promised }.
            }
    }
spartacus-event-promise-revealed =
    { $you ->
        [yes] Your private promise to { $other } ({ $state }): { $promised }.
       *[no]
            { $other_you ->
                [yes] The private promise of { $seat } to you ({ $state }): { $promised }.
               *[no] The private promise of { $seat } to { $other } ({ $state }): { $promised }.
            }
    }

## Cards

spartacus-card-gl-syrian-warrior = Syrian Warrior
    .effect = No ability. Quick but light.
spartacus-card-gl-thracian-warrior = Thracian Warrior
    .effect = No ability. Hits harder than he defends.
spartacus-card-gl-numidian-warrior = Numidian Warrior
    .effect = No ability. All attack.
spartacus-card-gl-celt-warrior = Celt Warrior
    .effect = No ability. Solid guard.
spartacus-card-gl-spartacus = Spartacus
    .effect = Vengeful: when he attacks, every pair among his attack dice adds one automatic wound.
spartacus-card-gl-crixus = Crixus
    .effect = Impervious: when he defends, every pair among his defence dice cancels one hit.
spartacus-card-gl-gannicus = Gannicus
    .effect = Relentless: when he attacks, equal dice count as hits.
spartacus-card-gl-theokoles =
    { $edition ->
        [2012] Theokoles
       *[2020] Theron
    }
    .effect = Twice-Blessed: he rolls two dice to heal and uses the better one.
spartacus-card-gl-oenomaus = Oenomaus
    .effect = Doctore: while he fights, the abilities of opposing combatants are switched off (their equipment still works).
spartacus-card-gl-agron =
    { $edition ->
        [2012] Agron
       *[2020] Alard
    }
    .effect = Counter-Attack: when he defends, every triple among his defence dice wounds the attacker once.
spartacus-card-gl-varro = Varro
    .effect = Gambler: whenever any combatant in his match loses 3 or more dice to one attack, Varro's Dominus takes 1 { $money_one } from the Bank.
spartacus-card-gl-barca = Barca
    .effect = Agile: when he defends he may roll his SPD dice in place of his DEF dice.
spartacus-card-gl-rabanus = Rabanus
    .effect = Merciless: whoever he beats is decapitated.
spartacus-card-gl-gnaeus = Gnaeus
    .effect = Cruel: whoever he beats is at least injured.
spartacus-card-gl-segovax = Segovax
    .effect = Hardened: when he defends, a triple among his defence dice stops the whole attack.
spartacus-card-gl-pericles = Pericles
    .effect = Tactician: after the initiative roll he may re-roll all his SPD dice once.
spartacus-card-gl-kerza = Kerza
    .effect = Initiate: once per match, make an opponent re-roll one die of your choice from an attack or defence roll.
spartacus-card-gl-duro = Duro
    .effect = Determination: once per match, an attack that would defeat him deals no wounds at all.
spartacus-card-gl-ashur = Ashur
    .effect = Cunning: in your Intrigue Turn, exhaust him to lower the requirement of your Scheme by 2.
spartacus-card-sl-attendant = Attendant
    .effect = No ability.
spartacus-card-sl-debtor = Debtor
    .effect = No ability.
spartacus-card-sl-convict = Convict
    .effect = No ability.
spartacus-card-sl-deserter = Deserter
    .effect = No ability.
spartacus-card-sl-cook = Cook
    .effect = No ability.
spartacus-card-sl-medicus = Medicus
    .effect = Healer: in Upkeep, exhaust to re-roll one failed healing roll, yours or another House's.
spartacus-card-sl-apothecary = Apothecary
    .effect = Healer: in Upkeep, exhaust to re-roll one failed healing roll, yours or another House's.
spartacus-card-sl-indus =
    { $edition ->
        [2012] Indus
       *[2020] Eglectus
    }
    .effect = Spy: in your Intrigue Turn, exhaust to see one random card of a rival's hand.
spartacus-card-sl-camila = Camila
    .effect = Informant: when the auction row is dealt, exhaust to look at one hidden lot.
spartacus-card-sl-merchants-scribe = Merchant's Scribe
    .effect = Informant: when the auction row is dealt, exhaust to look at one hidden lot.
spartacus-card-sl-masked-courtesan = Masked Courtesan
    .effect = Skilled: in your Intrigue Turn, exhaust to take 1 { $money_one } from the Bank.
spartacus-card-sl-melitta = Melitta
    .effect = Skilled: in your Intrigue Turn, exhaust to take 1 { $money_one } from the Bank.
spartacus-card-sl-prisca = Prisca
    .effect = Skilled: in your Intrigue Turn, exhaust to take 1 { $money_one } from the Bank.
spartacus-card-sl-pietros = Pietros
    .effect = Skilled: in your Intrigue Turn, exhaust to take 1 { $money_one } from the Bank.
spartacus-card-sl-mira = Mira
    .effect = Exceptional: in your Intrigue Turn, exhaust to take 2 { $money } from the Bank.
spartacus-card-sl-diona = Diona
    .effect = Handmaid: in your Intrigue Turn, exhaust and discard a card from hand to draw a new one.
spartacus-card-sl-aurelia = Aurelia
    .effect = Handmaid: in your Intrigue Turn, exhaust and discard a card from hand to draw a new one.
spartacus-card-sl-raxos = Raxos
    .effect = Bodyguard: when one of your Guards fails, exhaust to roll that Guard's die again.
spartacus-card-sl-marius = Marius
    .effect = Bodyguard: when one of your Guards fails, exhaust to roll that Guard's die again.
spartacus-card-sl-naevia = Naevia
    .effect = Chaste: counts as two Slaves for ledgers, requirements and payments (but is one card when discarded or exhausted as a price).
spartacus-card-eq-sword = Sword
    .effect = Each time you attack you may re-roll one attack die.
spartacus-card-eq-trident = Trident
    .effect = Your normal attacks reach 2 hexes.
spartacus-card-eq-axe = Axe
    .effect = After the dice are compared, exhaust to deal one more wound.
spartacus-card-eq-helmet = Helmet
    .effect = Each time you defend you may re-roll one defence die.
spartacus-card-eq-shield = Shield
    .effect = After the dice are compared, exhaust to ignore one wound.
spartacus-card-eq-net = Net
    .effect = Before the initiative roll, exhaust to win initiative this round without rolling.
spartacus-card-eq-javelin = Javelin
    .effect = Exhaust: your attack this turn uses your SPD dice and reaches 3 hexes.
spartacus-card-sc-black-market-profits = Black Market Profits
    .effect = Take 5 { $money } from the Bank.
spartacus-card-sc-joint-venture = Joint Venture
    .effect = Take 7 { $money } from the Bank.
spartacus-card-sc-looting-the-dead = Looting the Dead
    .effect = Take 3 { $money } from the Bank.
spartacus-card-sc-labor-contract = Labor Contract
    .effect = The Target takes 1 { $money_one } from the Bank for each Ready Slave it owns.
spartacus-card-sc-illicit-services = Illicit Services
    .effect = The Target takes 2 { $money } from the Bank for each Ready Slave it owns.
spartacus-card-sc-illicit-auction = Illicit Auction
    .effect = Discard one of your Ready Slaves and take twice its value from the Bank.
spartacus-card-sc-robbery = Robbery
    .effect = Take 3 { $money } from the Target (all it has, if less).
spartacus-card-sc-word-to-the-tax-collector = Word to the Tax Collector
    .effect = The Target pays the Bank 5 { $money } (all it has, if less).
spartacus-card-sc-inside-information = Inside Information
    .effect = The Target draws 2 Intrigue cards.
spartacus-card-sc-a-visitor-from-rome = A Visitor From Rome
    .effect = The Target gains 1 Influence.
spartacus-card-sc-grand-feast = Grand Feast
    .effect = Pay every other Dominus 2 { $money }; the Target gains 1 Influence.
spartacus-card-sc-public-exhibition = Public Exhibition
    .effect = Pay the Bank 3 { $money }; a Target with at least 3 Ready Gladiators gains 1 Influence.
spartacus-card-sc-sate-roman-appetites = Sate Roman Appetites
    .effect = A Target with at least 4 Ready Gladiators gains 1 Influence.
spartacus-card-sc-epic-spectacle = Epic Spectacle
    .effect = A Target with at least 5 Ready Gladiators gains 2 Influence.
spartacus-card-sc-final-blow = Final Blow
    .effect = The Target gains 1 Influence.
spartacus-card-sc-lend-me-your-ear = Lend Me Your Ear
    .effect = The Target gains 1 Influence.
spartacus-card-sc-collaboration = Collaboration
    .effect = Two Targets gain 1 Influence each.
spartacus-card-sc-revenge = Revenge!
    .effect = The Dominus alone in last place gains 2 Influence.
spartacus-card-sc-collusion = Collusion
    .effect = The Target loses 1 Influence and a Dominus you choose gains 1.
spartacus-card-sc-caught-taking-bribes = Caught Taking Bribes
    .effect = Pay the Target 3 { $money }; it loses 1 Influence.
spartacus-card-sc-buying-secrets = Buying Secrets
    .effect = Pay a third Dominus 3 { $money }; the Target loses 1 Influence.
spartacus-card-sc-blackmail = Blackmail
    .effect = Discard one of your Ready Slaves; the Target loses 1 Influence.
spartacus-card-sc-conspiracy = Conspiracy
    .effect = The Target loses 2 Influence. Always needs support.
spartacus-card-sc-spread-cheeks-wide =
    { $titles ->
        [printed] Spread Cheeks Wide...
       *[clean] Shared Disgrace
    }
    .effect = You lose 2 Influence and every other Dominus loses 1. Nearly nothing can foil it.
spartacus-card-sc-poisoned-wine = Poisoned Wine
    .effect = Injure one Ready Gladiator or Slave of the Target; you pick it.
spartacus-card-sc-incite-rebellion = Incite Rebellion
    .effect = The Target discards one of its Ready Gladiators, its own choice.
spartacus-card-sc-unlocked-gate = Unlocked Gate
    .effect = The Target discards one of its Ready Slaves, its own choice.
spartacus-card-sc-bribe-the-guards = Bribe the Guards
    .effect = Pay the Bank 1 { $money_one } per Ready Guard the Target has on the table and exhaust them all.
spartacus-card-re-whispered-rumors = Whispered Rumors
    .effect = Foil a Scheme.
spartacus-card-re-support-from-rome = Support from Rome
    .effect = Foil a Scheme; you may also put a Guard from the discard pile Ready on your table.
spartacus-card-re-sacrifice-for-the-dominus = Sacrifice for the Dominus
    .effect = Discard one of your Ready Slaves to foil a Scheme.
spartacus-card-re-for-a-few-denarii = For a Few Denarii
    .effect = Pay another Dominus 3 { $money } to foil a Scheme.
spartacus-card-re-jupiters-cock =
    { $titles ->
        [printed] Jupiter's Cock
       *[clean] By Jupiter!
    }
    .effect = Foil any Scheme, any Reaction or any Guard.
spartacus-card-re-destitute = Destitute!
    .effect = A Dominus without a single { $money_one } loses 1 Influence. Not in the Market Phase.
spartacus-card-re-empty-brothel = Empty Brothel
    .effect = A Dominus without a Ready Slave loses 1 Influence.
spartacus-card-re-a-shameful-ludus = A Shameful Ludus
    .effect = A Dominus without a Ready Gladiator loses 1 Influence. Not in the Arena Phase.
spartacus-card-re-rigging-the-match = Rigging the Match
    .effect = After wagers are closed, replace a committed Gladiator by another Ready Gladiator of the same House; you pick. Equipment and wagers stay.
spartacus-card-re-blood-on-the-sand = Blood on the Sand
    .effect = When a Gladiator dies in the Arena, its Dominus gains 1 Influence.
spartacus-card-gu-guard = Guard
    .effect = Discard and roll: 4-6 foils a Scheme aimed at you. May lie on the table as an Asset; never returns to hand.

## Terms

spartacus-why-champion = a Champion
spartacus-unused-schemes =
    { $count ->
        [one] 1 Scheme you could play
       *[other] { $count } Schemes you could play
    }
spartacus-unused-powers =
    { $count ->
        [one] 1 power unused
       *[other] { $count } powers unused
    }
spartacus-unused-abilities =
    { $count ->
        [one] 1 ability unused
       *[other] { $count } abilities unused
    }
spartacus-unused-attacks = no attack made
spartacus-unused-steps =
    { $count ->
        [one] 1 step left
       *[other] { $count } steps left
    }
spartacus-why-income = income from Slaves
spartacus-why-upkeep = upkeep of Gladiators
spartacus-why-freed = set free
spartacus-why-died = died of his wounds
spartacus-why-cashed = cashed in
spartacus-why-ability = an ability
spartacus-why-power = a House power
spartacus-why-hand-limit = hand size
spartacus-why-exchange = exchanged
spartacus-why-scheme = a Scheme
spartacus-why-price = the price
spartacus-why-bribe = bribes
spartacus-why-reaction = a Reaction
spartacus-why-sold = sold
spartacus-why-sale = a sale
spartacus-why-auction = the Auction
spartacus-why-hosting = hosting the games
spartacus-why-host = honour to the Host
spartacus-why-declined = invitation declined
spartacus-why-tribute = tribute
spartacus-why-wager = a wager
spartacus-why-decapitated = decapitated
spartacus-why-gambler = Gambler
spartacus-why-victory = victory
spartacus-why-thumb = thumb down
spartacus-why-executed = executed
spartacus-why-no-combatant = nobody to send
spartacus-why-twelve = 12 Influence
spartacus-why-tournament = the Tournament
spartacus-why-concession = all others have given up
spartacus-why-rounds = the last round is over
spartacus-why-fight = the fight
spartacus-house-ho-batiatus = House of Batiatus
spartacus-house-ho-glaber = House of Glaber
spartacus-house-ho-tullius = House of Tullius
spartacus-house-ho-solonius = House of Solonius
spartacus-power-exhibition-match = Exhibition Match
spartacus-power-fodder-for-the-primus = Fodder for the Primus
spartacus-power-legionnaire-patrol = Legionnaire Patrol
spartacus-power-dispatch-to-rome = Dispatch to Rome
spartacus-power-duplicitous-dealings = Duplicitous Dealings
spartacus-power-to-the-mines = To the Mines
spartacus-power-bribes-and-pandering = Bribes and Pandering
spartacus-power-a-finger-in-every-pie = A Finger in Every Pie
spartacus-where-hand = from the hand
spartacus-where-table = from the table
spartacus-window-foil-window = foiling
spartacus-window-reaction-announced = a card was declared
spartacus-window-quiet = a Dominus lacks something
spartacus-window-wagers-closed = the wagers are closed
spartacus-window-combatant-died = a death in the arena
spartacus-lot-host = hosting the games
spartacus-field-V1 = Victory I
spartacus-field-V2 = Victory II
spartacus-field-INJ = Injury
spartacus-field-DEC = Decapitation
spartacus-kind-match = a match
spartacus-kind-tournament = a bout of the Tournament
spartacus-kind-fight = a single fight
spartacus-level-yield = Yield
spartacus-level-injury = Injury
spartacus-level-decapitation = Decapitation
spartacus-pool-attack = ATK
spartacus-pool-defence = DEF
spartacus-pool-speed = SPD
spartacus-place-first = first
spartacus-place-second = second
spartacus-how-attack = normal attack
spartacus-how-javelin = Javelin
spartacus-roll-attack = { common-pool-attack }
spartacus-roll-defence = { common-pool-defence }
spartacus-thumb-up = up
spartacus-thumb-down = down
spartacus-phase-upkeep = { common-upkeep }
spartacus-phase-intrigue = Intrigue Phase
spartacus-phase-market = Market Phase
spartacus-phase-arena = Arena Phase
spartacus-phase-tournament = { common-tournament }
spartacus-about-invitation = the invitation
spartacus-about-thumb = the thumb
spartacus-promise-support = support
spartacus-promise-no-target = no cards against
spartacus-promise-invite = invitation
spartacus-promise-thumb = thumb
spartacus-promise-no-bid = no bid
spartacus-promise-pay = payment
spartacus-promise-no-harm = no harm
spartacus-promise-foil = a foil
spartacus-promise-no-foil = no foil
spartacus-promise-target = a Scheme against somebody
spartacus-promise-redirect = another Target
spartacus-promise-bid-at-most = highest bid
spartacus-promise-share = a share
spartacus-details-phase = in this phase
spartacus-details-round = in this round
spartacus-details-up = up
spartacus-details-down = down
spartacus-details-host = hosting the games
spartacus-details-phase-end = when this phase ends
spartacus-details-round-end = when this round ends
spartacus-details-scheme = when the supported Scheme succeeds
spartacus-details-invited = for the invitation
spartacus-details-thumb = for the thumb
spartacus-details-victory = after a victory in the arena
spartacus-details-wagers = of the wagers
spartacus-said-price = for a better price
spartacus-said-too-little = that is too little
spartacus-said-no-trust = I do not trust you
spartacus-said-too-strong = you are too strong already
spartacus-said-cannot = I cannot do that
spartacus-said-not-now = not now
spartacus-state-open = open
spartacus-state-kept = kept
spartacus-state-broken = broken

## What simulations count

spartacus-table-game = The game
spartacus-table-ends = How games ended
spartacus-table-houses = Houses
spartacus-table-influence = Influence a game, by why
spartacus-table-coins = { $money } from and to the Bank a game
spartacus-table-purses = { $money } of all after hosting, by round
spartacus-table-prices = Prices paid
spartacus-table-deals = Deals a game
spartacus-table-schemes = Schemes a game
spartacus-table-promises = Promises a game
spartacus-table-matches = Matches
spartacus-column-games = games
spartacus-column-rounds = rounds
spartacus-column-shortest-tenth = a tenth up to
spartacus-column-longest-tenth = a tenth from
spartacus-column-cut-short = cut short
spartacus-column-deals = deals
spartacus-column-two-sided-deals = two-sided
spartacus-column-offers = offers
spartacus-column-share = share
spartacus-column-wins = wins
spartacus-column-win-rate = rate
spartacus-column-influence = { common-influence }
spartacus-column-gained = gained
spartacus-column-lost = lost
spartacus-column-paid-in = paid by it
spartacus-column-paid-out = paid to it
spartacus-column-coins = { $money }
spartacus-column-sold = sold
spartacus-column-price = price
spartacus-column-played = played
spartacus-column-foiled = foiled
spartacus-column-supported = pledges
spartacus-column-guards = Guards used
spartacus-column-made = made
spartacus-column-kept = kept
spartacus-column-broken = broken
spartacus-column-open = open
spartacus-column-fought = fought
spartacus-column-combat-rounds = combat rounds each
spartacus-column-yield-share = Yield
spartacus-column-injury-share = Injury
spartacus-column-decapitation-share = Decapitation
spartacus-column-executed = executed

## Table options

spartacus-setting-mode = A whole game, or a single fight of two
    .game = three or four Domini
    .fight = two seats, one match
spartacus-setting-type = How long the game is: the Influence with which everybody starts
    .quick = Quick, 7 Influence
    .standard = Standard, 4 Influence
    .advanced = Advanced, 1 Influence
spartacus-setting-rounds = After so many rounds the game ends at the latest
spartacus-setting-houses = How the Houses are taken
    .roll = by choice, clockwise from the highest roll
    .random = by lot
    .assigned = as set for each seat
spartacus-setting-house-1 = The House of seat 1, if they are assigned
    .ho-batiatus = { spartacus-house-ho-batiatus }
    .ho-glaber = { spartacus-house-ho-glaber }
    .ho-tullius = { spartacus-house-ho-tullius }
    .ho-solonius = { spartacus-house-ho-solonius }
spartacus-setting-house-2 = The House of seat 2, if they are assigned
    .ho-batiatus = { spartacus-house-ho-batiatus }
    .ho-glaber = { spartacus-house-ho-glaber }
    .ho-tullius = { spartacus-house-ho-tullius }
    .ho-solonius = { spartacus-house-ho-solonius }
spartacus-setting-house-3 = The House of seat 3, if they are assigned
    .ho-batiatus = { spartacus-house-ho-batiatus }
    .ho-glaber = { spartacus-house-ho-glaber }
    .ho-tullius = { spartacus-house-ho-tullius }
    .ho-solonius = { spartacus-house-ho-solonius }
spartacus-setting-house-4 = The House of seat 4, if they are assigned
    .ho-batiatus = { spartacus-house-ho-batiatus }
    .ho-glaber = { spartacus-house-ho-glaber }
    .ho-tullius = { spartacus-house-ho-tullius }
    .ho-solonius = { spartacus-house-ho-solonius }
spartacus-setting-powers-once = Each House power only once in an Intrigue Phase
spartacus-setting-initiative = How the initiative rolls are compared
    .total = by their totals
    .string = die by die, high to low
spartacus-setting-wagers = How wagers are placed
    .sealed = in secret, at the same time
    .open = openly, one after the other
spartacus-setting-host-rolloff-pays = Who becomes Host by a roll-off pays what was bid
spartacus-setting-purse-aid = Hidden purses are shown to all who could have counted
spartacus-setting-extra-cards = The extra cards, which are in no printed box, are shuffled into the decks
spartacus-setting-fighter-1 = A single fight: who fights on side I
spartacus-setting-fighter-2 = A single fight: who fights on side II
spartacus-setting-weapon-1 = A single fight: weapon of side I
    .none = None
spartacus-setting-armour-1 = A single fight: armour of side I
    .none = None
spartacus-setting-special-1 = A single fight: special equipment of side I
    .none = None
spartacus-setting-weapon-2 = A single fight: weapon of side II
    .none = None
spartacus-setting-armour-2 = A single fight: armour of side II
    .none = None
spartacus-setting-special-2 = A single fight: special equipment of side II
    .none = None

## What hosts of Spartacus need beside

common-shown = { $name } (who sees the card)
common-the-scheme = the Scheme
common-scheme = Scheme no. { $number }
common-nth = { " " }no. { $number }
common-lot = lot { $number }
common-die = die { $number }
# An answer that is the reader alone.
common-yourself = Yourself
common-yours = your { $name }
common-lacks-coin = no { $money_one }
common-lacks-slave = no Ready Slave
common-lacks-gladiator = no Ready Gladiator
common-misery =
    { $seat_you ->
        [yes] you have { $what }
       *[no] { $seat } has { $what }
    }
common-match = { $one } against { $two }
common-face = the { $face }
common-no-dice = none
common-favour = Favour { $favour }
common-offer = from { $maker } to { $to }: { $given }, in return for { $wanted }
common-private = { $text } (in private)
