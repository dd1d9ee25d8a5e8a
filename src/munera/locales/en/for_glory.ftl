### For Glory: a deck builder of two gladiator schools.

for-glory-game = { common-game-for_glory }
    .about = Two schools build decks, send gladiators into three arenas and fight for glory; whoever has six first wins. Most cards are ours: the official list is not known to us.

## Questions and their answers

for-glory-ask-action = Your machinations: buy, play, reserve, or end the turn. What do you do?
for-glory-ask-pay = { $owed } still to pay. What do you give?
for-glory-ask-target =
    { $role ->
        [attack] { $card } strikes. Whom does he hit?
        [another] { $card }: who else takes damage?
        [from] { $card }: from whom do you take damage?
        [to] { $card }: and on whom do you put it?
       *[target] { $card }: whom do you choose? ({ $card_effect })
    }
for-glory-ask-amount = { $about }: how much? ({ $about_effect })
for-glory-ask-marked = { $about }: how much of it is damage that cannot be prevented?
for-glory-ask-may =
    { $what ->
        [ready] { $card }: do you ready the gladiator?
       *[take_back] { $card }: do you pay to take the card back into your hand?
    }
for-glory-ask-react =
    { $who ->
        [none]
            { $window ->
                [damage] Damage is about to be dealt. Do you react first?
                [attack] A gladiator attacks. Do you react before he strikes?
                [enter] A gladiator has entered an arena. Do you react?
               *[leave] A gladiator has left an arena. Do you react?
            }
       *[other]
            { $window ->
                [damage] A blow is about to land in { $place }: { $who }. Do you react first?
                [attack]
                    { $own ->
                        [none] In { $place } { $who } attacks. Do you react before the blow?
                       *[other] { $own_first } attacks in { $place }. Do you use an ability before the blow?
                    }
                [enter] A gladiator has entered { $place }: { $who }. Do you react?
               *[leave] A gladiator has left { $place }: { $who }. Do you react?
            }
    }
for-glory-ask-combat =
    { $struck ->
        [yes] Your combat turn: you have attacked. Do you use a tactic or end the turn?
       *[no] Your combat turn: one attack and at most one tactic, in either order. What do you do?
    }
for-glory-ask-register = Late registration: the last chance to send gladiators, for coin. Whom do you register?
for-glory-ask-forfeit = Your influence is not enough any more. Which gladiator do you lose?
for-glory-ask-cull = { $about }: which card of your hand leaves the game for good?
for-glory-ask-topdeck = { $about }: which card of your hand do you put on top of your deck?
for-glory-ask-augury = { $about }: which card of your discards do you put on top of your deck?
for-glory-ask-spare = { $about }: whom do you take back into your hand?
for-glory-ask-row = { $about }: which row of the supply is replaced?
for-glory-ask-where = { $about }: to which arena does the gladiator move?
for-glory-ask-draw = Nobody has sent a gladiator for thirty turns. Do you agree to a draw?

for-glory-option-action-done = End your turn
for-glory-option-action-buy =
    { $card_price ->
        [none] Buy { $card }
       *[other] Buy { $card } for { $card_price }
    }
for-glory-option-action-play = Play { $card }
for-glory-option-action-enter = Send { $card } to { $place }
for-glory-option-action-reserve = Reserve { $card }
for-glory-option-action-use = Use { $thing }
for-glory-option-pay-coin = A coin token
for-glory-option-target-none = Nobody else
for-glory-option-may-no = No
for-glory-option-may-yes = Yes
for-glory-option-react-pass = No, go on
for-glory-option-react-use = Use { $thing }
for-glory-option-react-return = Pay 2 to take { $card } back
for-glory-option-combat-end = End your combat turn
for-glory-option-combat-attack = Attack with { $thing }
for-glory-option-combat-use =
    { $cards_count ->
        [0] Use { $thing }
       *[other] Use { $thing }: put in { $cards }
    }
for-glory-option-register-pass = Register nobody else
for-glory-option-register-enter =
    { $card_price ->
        [none] Register { $card } in { $place }
       *[other] Register { $card } in { $place } for { $card_price }
    }
for-glory-option-register-use = Use { $thing }
for-glory-option-cull-none = None
for-glory-option-topdeck-none = None
for-glory-option-row-none = None
for-glory-option-row-gladiators = The gladiators
for-glory-option-row-training = The training
for-glory-option-row-economy = The economy
for-glory-option-draw-no = No, play on
for-glory-option-draw-yes = Yes, a draw

## Moves at any time

for-glory-move-buy-back =
    { $cards_count ->
        [0]
            { $coins ->
                [0] Take back your reserve for nothing
                [one] Buy back your reserve with one token
               *[other] Buy back your reserve with { $coins } tokens
            }
       *[other]
            { $coins ->
                [0] Buy back your reserve with { $cards }
                [one] Buy back your reserve with { $cards } and one token
               *[other] Buy back your reserve with { $cards } and { $coins } tokens
            }
    }
for-glory-move-free =
    { $cards_count ->
        [0]
            { $coins ->
                [0] Use { $card } ({ $card_effect })
                [one] Use { $card } with one token ({ $card_effect })
               *[other] Use { $card } with { $coins } tokens ({ $card_effect })
            }
       *[other]
            { $coins ->
                [0] Use { $card } with { $cards } ({ $card_effect })
                [one] Use { $card } with { $cards } and one token ({ $card_effect })
               *[other] Use { $card } with { $cards } and { $coins } tokens ({ $card_effect })
            }
    }

## Why something is not offered

for-glory-reason-too-dear = you cannot pay that much
for-glory-reason-no-influence = you do not have enough influence
for-glory-reason-no-target = there is nobody to use it on
for-glory-reason-once-a-turn = only once a turn
for-glory-reason-must-attack = you have a ready gladiator: he must attack before the turn ends
for-glory-reason-one-tactic = you have used your tactic of this combat turn

## Setup and supply

for-glory-event-first-player =
    { $you ->
        [yes] You begin.
       *[no] { $seat } begins.
    }
for-glory-event-new-arena = A new arena: { $card }.
for-glory-event-turned-up = New in the supply: { $cards }.
for-glory-event-supply-reshuffled = The discards of the supply are shuffled again: { $supply }.
for-glory-event-row-replaced = A row of the supply is replaced: { $supply }.

## Machinations

for-glory-event-turn =
    { $you ->
        [yes] Turn { $number }: your machinations
       *[no] Turn { $number }: the machinations of { $seat }
    }
# What you draw yourself is told card by card in for-glory-event-drawn.
for-glory-event-draws =
    { $you ->
        [yes]
            { $count ->
                [0] You have no card left to draw.
               *[other] { "" }
            }
       *[no]
            { $count ->
                [0] { $seat } has no card left to draw.
                [one] { $seat } draws a card.
               *[other] { $seat } draws { $count } cards.
            }
    }
for-glory-event-drawn = You draw { $cards }.
for-glory-event-reshuffles =
    { $you ->
        [yes]
            { $count ->
                [one] Your deck is empty: your one discard is the new one.
               *[other] Your deck is empty: your { $count } discards are shuffled into a new one.
            }
       *[no]
            { $count ->
                [one] The deck of { $seat } is empty: the one discard is the new one.
               *[other] The deck of { $seat } is empty: { $count } discards are shuffled into a new one.
            }
    }
for-glory-event-buys =
    { $you ->
        [yes] You buy { $card } for { $coin }.
       *[no] { $seat } buys { $card } for { $coin }.
    }
for-glory-event-pays =
    { $you ->
        [yes]
            { $owed ->
                [0] You pay with { $piece }.
               *[other] You pay with { $piece }: { $owed } to go.
            }
       *[no]
            { $owed ->
                [0] { $seat } pays with { $piece }.
               *[other] { $seat } pays with { $piece }: { $owed } to go.
            }
    }
for-glory-event-pays-at-once =
    { $you ->
        [yes]
            { $cards_count ->
                [0] You pay { $coin } in tokens.
               *[other]
                    { $coin ->
                        [0] You pay with { $cards }.
                       *[other] You pay with { $cards } and { $coin } in tokens.
                    }
            }
       *[no]
            { $cards_count ->
                [0] { $seat } pays { $coin } in tokens.
               *[other]
                    { $coin ->
                        [0] { $seat } pays with { $cards }.
                       *[other] { $seat } pays with { $cards } and { $coin } in tokens.
                    }
            }
    }
for-glory-event-gains-coin =
    { $you ->
        [yes]
            { $coin ->
                [one] You gain 1 coin: { $total } now.
               *[other] You gain { $coin } coins: { $total } now.
            }
       *[no]
            { $coin ->
                [one] { $seat } gains 1 coin: { $total } now.
               *[other] { $seat } gains { $coin } coins: { $total } now.
            }
    }
for-glory-event-takes-to-hand =
    { $you ->
        [yes] { $card } comes straight to your hand.
       *[no] { $card } goes straight to the hand of { $seat }.
    }
for-glory-event-wants-back =
    { $you ->
        [yes] You want { $card } back and pay for it.
       *[no] { $seat } wants { $card } back and pays for it.
    }
for-glory-event-cannot-pay =
    { $you ->
        [yes] You cannot pay for { $card } any more; nothing comes of it.
       *[no] { $seat } cannot pay for { $card } any more; nothing comes of it.
    }
for-glory-event-takes-back =
    { $you ->
        [yes] You take { $card } back into your hand.
       *[no] { $seat } takes { $card } back into the hand.
    }
for-glory-event-plays =
    { $you ->
        [yes] You play { $card }.
       *[no] { $seat } plays { $card }. ({ $card_effect })
    }
for-glory-event-plays-with =
    { $you ->
        [yes] You play { $card } with { $other }.
       *[no] { $seat } plays { $card } with { $other }.
    }
for-glory-event-uses =
    { $you ->
        [yes] You use { $thing }.
       *[no] { $seat } uses { $thing }. ({ $card_effect })
    }
for-glory-event-uses-with =
    { $you ->
        [yes] You use { $card } with { $other }.
       *[no] { $seat } uses { $card } with { $other }.
    }
for-glory-event-welcomes =
    { $you ->
        [yes] { $card } comes to your villa: { $influence } influence.
       *[no] { $card } comes to the villa of { $seat }: { $influence } influence.
    }
for-glory-event-reserves =
    { $you ->
        [yes] { "" }
       *[no]
            { $count ->
                [one] { $seat } puts a card into the reserve: one there.
               *[other] { $seat } puts a card into the reserve: { $count } there.
            }
    }
for-glory-event-reserved = You put { $card } into your reserve.
for-glory-event-buys-back =
    { $you ->
        [yes]
            { $count ->
                [one] You take your reserve back: one card.
               *[other] You take your reserve back: { $count } cards.
            }
       *[no]
            { $count ->
                [one] { $seat } takes the reserve back: one card.
               *[other] { $seat } takes the reserve back: { $count } cards.
            }
    }
for-glory-event-culls =
    { $you ->
        [yes] You remove { $card } from the game.
       *[no] { $seat } removes { $card } from the game.
    }
for-glory-event-lays-on-deck =
    { $you ->
        [yes] { "" }
       *[no] { $seat } lays a card on top of the deck.
    }
for-glory-event-laid = You lay { $card } on top of your deck.
for-glory-event-puts-on-deck =
    { $you ->
        [yes] You put { $card } from your discards on top of your deck.
       *[no] { $seat } puts { $card } from the discards on top of the deck.
    }
for-glory-event-discards-hand =
    { $you ->
        [yes] You discard { $cards }.
       *[no] { $seat } discards { $cards }.
    }

## Gladiators

for-glory-event-enters =
    { $you ->
        [yes] { $your_gladiator_first } enters { $arena }.
       *[no] { $gladiator } of { $seat } enters { $arena }.
    }
for-glory-event-moves =
    { $you ->
        [yes] { $your_gladiator_first } moves to { $arena }.
       *[no] { $gladiator } of { $seat } moves to { $arena }.
    }
for-glory-event-exhausted =
    { $thing_you ->
        [yes] Your { $thing } is exhausted.
       *[no] { $thing } of { $thing_owner } is exhausted.
    }
for-glory-event-readied =
    { $thing_you ->
        [yes] Your { $thing } is ready again.
       *[no] { $thing } of { $thing_owner } is ready again.
    }
for-glory-event-all-readied = Both pass: all gladiators in the arena are ready again.
for-glory-event-villa-readied =
    { $you ->
        [yes] Your patrons and arenas are ready again.
       *[no] The patrons and arenas of { $seat } are ready again.
    }
for-glory-event-aims =
    { $you ->
        [yes]
            { $other_seat_you ->
                [yes] You aim { $card } at { $your_gladiator }.
               *[no] You aim { $card } at { $gladiator } of { $other_seat }.
            }
       *[no]
            { $other_seat_you ->
                [yes] { $seat } aims { $card } at { $your_gladiator }.
               *[no] { $seat } aims { $card } at { $gladiator } of { $other_seat }.
            }
    }
for-glory-event-drilled =
    { $you ->
        [yes] { $your_gladiator_first } has { $more } more attack and agility.
       *[no] { $gladiator } of { $seat } has { $more } more attack and agility.
    }
for-glory-event-assigned =
    { $you ->
        [yes] { $your_gladiator_first } is about to take { $damage } damage.
       *[no] { $gladiator } of { $seat } is about to take { $damage } damage.
    }
for-glory-event-prevented =
    { $you ->
        [yes] { $damage } damage to { $your_gladiator } is prevented.
       *[no] { $damage } damage to { $gladiator } of { $seat } is prevented.
    }
for-glory-event-reassigned =
    { $you ->
        [yes]
            { $other_seat_you ->
                [yes] { $damage } damage meant for { $your_gladiator } is put on { $your_other }.
               *[no] { $damage } damage meant for { $your_gladiator } is put on { $other } of { $other_seat }.
            }
       *[no]
            { $other_seat_you ->
                [yes] { $damage } damage meant for { $gladiator } of { $seat } is put on { $your_other }.
               *[no] { $damage } damage meant for { $gladiator } of { $seat } is put on { $other } of { $other_seat }.
            }
    }
for-glory-event-moved =
    { $you ->
        [yes]
            { $other_seat_you ->
                [yes] { $damage } damage is moved from { $your_gladiator } to { $your_other }.
               *[no] { $damage } damage is moved from { $your_gladiator } to { $other } of { $other_seat }.
            }
       *[no]
            { $other_seat_you ->
                [yes] { $damage } damage is moved from { $gladiator } of { $seat } to { $your_other }.
               *[no] { $damage } damage is moved from { $gladiator } of { $seat } to { $other } of { $other_seat }.
            }
    }
for-glory-event-healed =
    { $you ->
        [yes] { $damage } damage is removed from { $your_gladiator }.
       *[no] { $damage } damage is removed from { $gladiator } of { $seat }.
    }
for-glory-event-damaged =
    { $you ->
        [yes] { $your_gladiator_first } takes { $damage } damage: { $left } health left.
       *[no] { $gladiator } of { $seat } takes { $damage } damage: { $left } health left.
    }
for-glory-event-defeated =
    { $you ->
        [yes] { $your_gladiator_first } { $how }.
       *[no] { $gladiator } of { $seat } { $how }.
    }

## The arena phase

for-glory-event-arena-phase = The crowd wants blood: bloodlust { $bloodlust } reaches the boast of { $boast }. The arena phase begins
for-glory-event-registers =
    { $you ->
        [yes] You register { $card } late in { $arena }.
       *[no] { $seat } registers { $card } late in { $arena }.
    }
for-glory-event-registers-no-more =
    { $you ->
        [yes] You register nobody else.
       *[no] { $seat } registers nobody else.
    }
for-glory-event-battle = The battle in { $arena }
for-glory-event-initiative =
    { $you ->
        [yes] Agility { $one } against { $two }: you have the initiative.
       *[no] Agility { $one } against { $two }: { $seat } has the initiative.
    }
for-glory-event-attacks =
    { $you ->
        [yes] { $your_gladiator_first } attacks.
       *[no] { $gladiator } of { $seat } attacks.
    }
for-glory-event-passes =
    { $you ->
        [yes] You pass.
       *[no] { $seat } passes.
    }
for-glory-event-endless = Round after round without a wound: nobody will win this battle.
for-glory-event-battle-drawn = The battle is a draw.
for-glory-event-battle-won =
    { $you ->
        [yes] You win the battle in { $arena }: { $glory } glory, { $total } in all.
       *[no] { $seat } wins the battle in { $arena }: { $glory } glory, { $total } in all.
    }
for-glory-event-takes-boast =
    { $you ->
        [yes] { $card } goes into your discards: the winner's burden, a card that does nothing.
       *[no] { $card } goes into the discards of { $seat }: the winner's burden, a card that does nothing.
    }
for-glory-event-all-home = All gladiators go home, to the discards.
for-glory-event-favor =
    { $you ->
        [yes] The Crowd's Favor is yours.
       *[no] The Crowd's Favor is with { $seat }.
    }

## The end

for-glory-event-draw-refused = There is no draw: the game goes on.
for-glory-event-game-won =
    { $you ->
        [yes] You win the game: { $why }.
       *[no] { $seat } wins the game: { $why }.
    }
for-glory-event-game-drawn = The game is a draw: { $why }.

## Terms

for-glory-supply-gladiators = gladiators
for-glory-supply-training = training
for-glory-supply-economy = economy
for-glory-piece-coin = a token
for-glory-how-defeat = is defeated
for-glory-how-influence = leaves for want of influence
for-glory-why-glory = the glory is reached
for-glory-why-stalled = nobody sends gladiators any more
for-glory-why-agreed = both agree
for-glory-why-concession = the other side concedes
for-glory-unused-coins =
    { $count ->
        [one] 1 coin unspent
       *[other] { $count } coins unspent
    }
for-glory-unused-tokens =
    { $count ->
        [one] 1 token kept
       *[other] { $count } tokens kept
    }

## What simulations count

for-glory-table-game = The game
for-glory-table-arena-phases = Arena phases a game
for-glory-table-battles = Battles a game
for-glory-table-players = Per game, by bot
for-glory-table-deeds = What else, by bot
for-glory-table-bought-gladiators = Gladiators bought
for-glory-table-bought-training = Training bought
for-glory-table-bought-economy = Economy bought
for-glory-column-games = games
for-glory-column-turns = turns
for-glory-column-shortest-tenth = a tenth up to
for-glory-column-longest-tenth = a tenth from
for-glory-column-arena-phases = arena phases
for-glory-column-first-player-rate = first player wins
for-glory-column-share = share
for-glory-column-fought = fought
for-glory-column-walkovers = walkovers
for-glory-column-drawn = drawn
for-glory-column-rounds = rounds each
for-glory-column-first-initiative-rate = first to act wins
for-glory-column-glory = glory
for-glory-column-tactics = tactics
for-glory-column-reactions = reactions
for-glory-column-late-registrations = registered late
for-glory-column-reserves-bought-back = reserves
for-glory-column-culled = culled
for-glory-column-gladiators-sent = sent
for-glory-column-bought = bought
for-glory-column-win-rate = won with more

## Table options

for-glory-setting-victory = How much glory wins.
    .n6 = 6 glory, as printed
    .n9 = 9 glory, a longer game
    .n10 = 10 glory, the longest
for-glory-setting-start = Who begins.
    .random = chance decides
    .one = the first seat
    .two = the second seat
    .series = the seats in turn: the first seat in odd games of a series
for-glory-setting-game = Which game of a series this is.
for-glory-setting-extra-coins = Coin tokens more for whoever goes second.
for-glory-setting-strict-end = A battle ends with the last gladiator of a side, before anybody can react to his defeat.
for-glory-setting-stall-net = A draw is offered after { $offered } turns in which nobody sends a gladiator; after { $decided }, glory decides.
for-glory-setting-endless-draw = A battle is a draw after { $rounds } rounds without damage or loss.

## Cards: gladiators

for-glory-card-noxius = Noxius
    .effect = When he is defeated gain 1 coin on top of the insurance.
for-glory-card-tiro = Tiro
    .effect = Costs 2 coin less to register late.
for-glory-card-tertiarius = Tertiarius
    .effect = When one of your gladiators leaves the battle you may put him in from your hand.
for-glory-card-arbelas = Arbelas
    .effect = When he leaves an arena you may deal his attack as damage to a gladiator there.
for-glory-card-auctoratus = Auctoratus
    .effect = Tactic, once per combat round: pay 2 coin to ready him.
for-glory-card-bestiarius = Bestiarius
    .effect = When he attacks you may pay 1 coin: +1 attack for this attack.
for-glory-card-gallus = Gallus
    .effect = Whenever damage is assigned to another of your gladiators here, you may put 1 of it on him instead.
for-glory-card-laquearius = Laquearius
    .effect = Tactic: exhaust him to exhaust an enemy gladiator.
for-glory-card-samnite = Samnite
    .effect = You may play him from your hand as a tactic into the battle being fought.
for-glory-card-spiculus = Spiculus
    .effect = Tactic: he takes 1 damage that cannot be prevented, then deal 1 damage to a gladiator.
for-glory-card-veles = Veles
    .effect = When he enters an arena you may deal 1 damage to a gladiator there.
for-glory-card-eques = Eques
    .effect = +1 attack while you hold the initiative.
for-glory-card-gladiatrix = Gladiatrix
    .effect = When another of your gladiators here is defeated you may ready her.
for-glory-card-parmularius = Parmularius
    .effect = When he attacks you may move 1 damage from one gladiator to another.
for-glory-card-provocator = Provocator
    .effect = Once per combat round, when he attacks, you may ready an exhausted enemy: +2 attack for this attack.
for-glory-card-sagittarius = Sagittarius
    .effect = Cannot be attacked while another of your gladiators, not a Sagittarius, stands here.
for-glory-card-hoplomachus = Hoplomachus
    .effect = While exhausted: enemy gladiators here cannot use tactic or reaction abilities.
for-glory-card-murmillo = Murmillo
    .effect = While exhausted: whenever damage is assigned to one of your gladiators here, you may prevent 1 of it.
for-glory-card-retiarius = Retiarius
    .effect = When he attacks you may exhaust an enemy gladiator.
for-glory-card-secutor = Secutor
    .effect = While ready: enemies cannot aim attacks at your other gladiators here.
for-glory-card-crupellarius = Crupellarius
    .effect = Whenever damage is assigned to him you may prevent 1 of it.
for-glory-card-essedarius = Essedarius
    .effect = Your other gladiators here have +1 agility.
for-glory-card-scissor = Scissor
    .effect = Damage of his attacks cannot be prevented.
for-glory-card-dimachaerus = Dimachaerus
    .effect = Tactic, once per combat round: ready him.
for-glory-card-thraex = Thraex
    .effect = +1 attack for each damage on him.
for-glory-card-rudiarius = Rudiarius
    .effect = When he is defeated you may pay 2 coin to take him back into your hand.
for-glory-card-primus-palus = Primus Palus
    .effect = Your other gladiators here have +1 attack.

## Cards: training

for-glory-card-pierce = Pierce
    .effect = 1 damage to a gladiator. If it is defeated this combat turn you may pay 2 coin to take this card back.
for-glory-card-caesim = Caesim
    .effect = 1 damage to each of up to three different gladiators.
for-glory-card-feint = Feint
    .effect = 1 damage to a gladiator. You may use one more tactic this combat turn.
for-glory-card-net-throw = Net Throw
    .effect = Exhaust a gladiator.
for-glory-card-punctim = Punctim
    .effect = 2 damage to a gladiator.
for-glory-card-second-wind = Second Wind
    .effect = Ready a gladiator and remove 1 damage from it.
for-glory-card-substitution = Substitution
    .effect = Put a gladiator from your hand into the battle.
for-glory-card-finishing-stroke = Finishing Stroke
    .effect = 4 damage to a gladiator that already carries damage.
for-glory-card-field-surgeon = Field Surgeon
    .effect = Remove up to 3 damage from a gladiator.
for-glory-card-palus-drill = Palus Drill
    .effect = One of your gladiators has +1 attack and +1 agility until it leaves its arena.
for-glory-card-ambush = Ambush
    .effect = When an enemy gladiator enters an arena, deal 2 damage to it.
for-glory-card-dying-blow = Dying Blow
    .effect = When one of your gladiators is defeated, deal 2 damage to a gladiator there.
for-glory-card-missio = Missio
    .effect = When one of your gladiators is defeated, take it into your hand and gain 2 extra coin.
for-glory-card-parry = Parry
    .effect = Prevent up to 2 damage to a gladiator.
for-glory-card-riposte = Riposte
    .effect = When damage is assigned to one of your gladiators, deal 2 damage to an enemy gladiator there.
for-glory-card-turn-the-tables = Turn the Tables
    .effect = When damage is assigned, put 1 of it on another gladiator.
for-glory-card-counterattack = Counterattack
    .effect = When damage is assigned to one of your gladiators, put up to 2 of it on another gladiator.
for-glory-card-evade = Evade
    .effect = Prevent all damage assigned to a gladiator, and you may ready it. Then you may pay 2 coin to take this card back.

## Cards: economy

for-glory-card-grain-contract = Grain Contract
    .effect = Worth 2 coin.
for-glory-card-betting-ring = Betting Ring
    .effect = Worth 2 coin, or 5 coin during the arena phase.
for-glory-card-shady-dealings = Shady Dealings
    .effect = Worth 3 coin.
for-glory-card-smooth-talk = Smooth Talk
    .effect = Worth 5 coin.
for-glory-card-private-sale = Private Sale
    .effect = Gain 1 coin token. The next card you buy this turn goes into your hand.
for-glory-card-lucrative-investment = Lucrative Investment
    .effect = Gain 2 coin tokens.
for-glory-card-manumission = Manumission
    .effect = Remove up to two other cards in your hand from the game; gain 1 coin for each.
for-glory-card-scout-the-provinces = Scout the Provinces
    .effect = Gain 1 coin token. You may replace one supply row. Your next purchase this turn costs 3 less.
for-glory-card-banquet = Banquet
    .effect = Draw 3 cards. Only one Banquet per turn.
for-glory-card-decurion = Decurion
    .effect = Grants influence only.
for-glory-card-argentarius = Argentarius
    .effect = When one of your gladiators is defeated gain 1 extra coin.
for-glory-card-praetor = Praetor
    .effect = Tactic: exhaust to deal 1 damage to a gladiator.
for-glory-card-publicanus = Publicanus
    .effect = Scheme: exhaust to gain 1 coin token.
for-glory-card-vestalis = Vestalis
    .effect = When damage is assigned you may exhaust her to prevent 1 damage to a gladiator.
for-glory-card-aedile = Aedile
    .effect = Scheme or tactic: exhaust to draw a card; then you may put a card from your hand on top of your deck.
for-glory-card-treacherous-augur = Treacherous Augur
    .effect = Scheme: exhaust and pay 2 coin to put a card of your discard pile on top of your deck.
for-glory-card-doctor-of-the-ludus = Doctor of the Ludus
    .effect = Tactic: exhaust to ready a gladiator.
for-glory-card-legatus = Legatus
    .effect = +1 to your total when initiative is determined.
for-glory-card-unscrupulous-consul = Unscrupulous Consul
    .effect = Your late registrations cost 1 less.
for-glory-card-imperial-procurator = Imperial Procurator
    .effect = Grants influence only.

## Cards: the starting deck and the boasts

for-glory-card-business-as-usual = Business as Usual
    .effect = Worth 1 coin.
for-glory-card-cull = Cull
    .effect = You may remove another card in your hand from the game.
for-glory-card-crooked-senator = Crooked Senator
    .effect = Grants influence only.
for-glory-card-fresh-perspective = Fresh Perspective
    .effect = Gain 1 coin token. You may replace one supply row.
for-glory-card-cestus = Cestus
    .effect = No ability. A boxer with iron-bound fists.
for-glory-card-andabata = Andabata
    .effect = When he attacks you may let him take 1 damage that cannot be prevented: +1 attack for this attack.
for-glory-card-boast-1 = Boast 6
    .effect = Does nothing. Boasting only slows you down.
for-glory-card-boast-2 = Boast 14
    .effect = Does nothing. Boasting only slows you down.
for-glory-card-boast-3 = Boast 19
    .effect = Does nothing. Boasting only slows you down.
for-glory-card-boast-4 = Boast 24
    .effect = Does nothing. Boasting only slows you down.
for-glory-card-boast-5 = Boast 24
    .effect = Does nothing. Boasting only slows you down.

## Cards: arenas

for-glory-card-casinum = Casinum
    .effect = You may reserve gladiators. Tactic: exhaust to put a gladiator from your hand into the battle.
for-glory-card-falerii-novi = Falerii Novi
    .effect = Tactic: exhaust to move up to 2 damage from one gladiator to another.
for-glory-card-capua = Capua
    .effect = When one of your gladiators attacks you may exhaust this: +2 attack for this attack.
for-glory-card-pompeii = Pompeii
    .effect = +1 influence.
for-glory-card-puteoli = Puteoli
    .effect = Any time: exhaust to gain 1 coin token.
for-glory-card-verona = Verona
    .effect = Tactic: exhaust to deal 2 damage to an exhausted gladiator.
for-glory-card-nemausus = Nemausus
    .effect = When damage is assigned you may exhaust this to prevent up to 2 damage to a gladiator.
for-glory-card-arelate = Arelate
    .effect = +2 to your total when initiative is determined.
for-glory-card-thysdrus = Thysdrus
    .effect = On your machinations turn: exhaust to replace one supply row; your next purchase this turn costs 1 less.
for-glory-card-carnuntum = Carnuntum
    .effect = Your late registrations cost 2 less.
for-glory-card-tarraco = Tarraco
    .effect = Tactic: exhaust to ready a gladiator.
for-glory-card-italica = Italica
    .effect = When one of your gladiators is defeated gain 1 extra coin.
for-glory-card-emerita-augusta = Emerita Augusta
    .effect = Any time: exhaust and pay 1 coin to draw a card.
for-glory-card-londinium = Londinium
    .effect = Buying back your reserve costs 3 less.
for-glory-card-lugdunum = Lugdunum
    .effect = When one of your gladiators leaves an arena you may exhaust this to deal 2 damage to a gladiator there.
for-glory-card-pola = Pola
    .effect = Before a battle, on your turn: exhaust to move one of your gladiators to another open arena.
