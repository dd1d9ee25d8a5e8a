### The Serpents and the Wolf: what it adds to Spartacus. Where it says nothing, the words of Spartacus hold.

serpents-game = { common-game-serpents }
    .about = Spartacus with its expansion: three to six Domini, the Houses of Seppius and Varinius, new cards, and the Primus, two against two. Two can fight a single match.

## Questions

serpents-ask-pick =
    { $what ->
        [praetor-of-rome] Praetor of Rome exhausts three Guards, one after the other. Which one now?
        [sc-set-hands-to-purpose] { $about }: which of your cards do you exhaust?
        [sc-test-of-the-brotherhood] { $about }: which of your Gladiators do you exhaust?
        [sc-party-favors] { $about }: which of your Slaves do you discard?
        [sc-sabotage]
            { $plot_targets ->
                [none] { $about }: which Equipment is discarded?
               *[other] { $about } for { $plot_targets }: which Equipment is discarded?
            }
        [sc-piss-in-the-porridge]
            { $plot_targets ->
                [none] { $about }: which Gladiator may not fight?
               *[other] { $about } for { $plot_targets }: which Gladiator may not fight?
            }
        [sc-blood-offering] { $about }: which of your Gladiators do you discard as the price?
        [sc-hecatomb] { $about }: which of your own do you discard as the price?
        [sc-stolen-livery]
            { $plot_targets ->
                [none] { $about }: which Guard do you take?
               *[other] { $about }: which Guard do you take from { $plot_targets }?
            }
        [sc-poached-servant]
            { $plot_by ->
                [none] { $about }: which of your Slaves do you let go?
               *[other] { $about } of { $plot_by }: which of your Slaves do you let go?
            }
        [re-loosened-straps]
            { $whose ->
                [none] { $about }: which Equipment of the combatant is exhausted?
               *[other] { $about }: which Equipment is exhausted, carried by { $whose }?
            }
        [re-rigging-the-match] { $about }: which Gladiator? (Of several committed ones first who leaves, then who fights in his place.)
       *[other] { spartacus-ask-pick }
    }
serpents-ask-react =
    { $window ->
        [scheme_announced]
            { $plot ->
                [none]
                    { $senate ->
                        [yes] A Scheme of { $other } lies face down, and support is asked for it. Do you demand that somebody support it, or play a card for it?
                       *[other] A Scheme of { $other } lies face down, and support is asked for it. Do you play a card for it?
                    }
               *[other] { $other } announces { $plot }, Target: { $plot_targets }. ({ $plot_effect }) Do you do anything about it?
            }
        [reaction_announced]
            { $deed_kind ->
                [none] A card was declared. Do you do anything about it before it takes effect?
                [guard] { $deed_by } sends a Guard against { $plot }. Do you do anything about it before the die is rolled?
                [plain] { $deed_by } plays { $deed }. ({ $deed_effect }) Do you do anything about it before it takes effect?
               *[aimed] { $deed_by } plays { $deed } against { $deed_at }. ({ $deed_effect }) Do you do anything about it before it takes effect?
            }
        [heal_rolled]
            { $other_you ->
                [yes]
                    { $patient ->
                        [none] A card of yours would die of its healing roll. Do you save it?
                       *[other] Your { $patient } would die of the healing roll. Do you save the card?
                    }
               *[no]
                    { $patient ->
                        [none] A card of { $other } would die of its healing roll. Do you save it?
                       *[other] { $patient } of { $other } would die of the healing roll. Do you save the card?
                    }
            }
        [ledger_balanced] The ledgers are balanced. Do you claim a tithe?
        [bids_revealed]
            { $sale ->
                [none] The bids are open. Do you cut one of them down?
               *[other] The bids are open ({ $sale }). Do you cut one of them down?
            }
        [host_honoured]
            { $host_you ->
                [yes] You are the Host and have been honoured. Do you force a Primus?
                [no] { $host } is the Host and has been honoured. Do you force a Primus?
               *[none] The Host has been honoured. Do you force a Primus?
            }
        [combatant_committed]
            { $whose ->
                [none] A combatant has taken up his arms. Do you tamper with them?
               *[other] Into the arena goes { $whose }. Do you tamper with the arms?
            }
        [thumb]
            { $host_you ->
                [yes] You are about to point the thumb for { $losers }. Do you make the mob roar for mercy?
                [no] { $host } is about to point the thumb for { $losers }. Do you make the mob roar for mercy?
               *[none] The Host is about to point the thumb. Do you make the mob roar for mercy?
            }
       *[other] { spartacus-ask-react }
    }
serpents-ask-short = { $card } lies on the table, Target: { $targets }, but it now requires more Influence than it has. Do you find more, or take it back?
serpents-ask-demand =
    { $same ->
        [yes]
            { $mark ->
                [none] { $seat } demands in the name of the Senate that you support { $scheme }. A pledge is final; to refuse costs you 1 Influence. Do you pledge?
               *[other] { $seat } demands in the name of the Senate that you support { $scheme }: { $mark }. ({ $mark_effect }) A pledge is final; to refuse costs you 1 Influence. Do you pledge?
            }
       *[no]
            { $other_you ->
                [yes] { $seat } demands in the name of the Senate that you support your own Scheme{ $nth }. A pledge is final; to refuse costs you 1 Influence. Do you pledge?
               *[no]
                    { $mark ->
                        [none] { $seat } demands in the name of the Senate that you support { $scheme } of { $other }. A pledge is final; to refuse costs you 1 Influence. Do you pledge?
                       *[other] { $seat } demands in the name of the Senate that you support { $scheme } of { $other }: { $mark }. ({ $mark_effect }) A pledge is final; to refuse costs you 1 Influence. Do you pledge?
                    }
            }
    }
serpents-ask-oblige =
    { $plot_by ->
        [none] You are the Target of { $card }. ({ $card_effect }) How often do you do it?
       *[other] { $plot_by } makes you the Target of { $card }. ({ $card_effect }) How often do you do it?
    }
serpents-ask-tongue = Which card do you discard from the hand of { $other }?
serpents-ask-bookmaker = { $asset } can take a higher stake of yours on one field, up to 5 { $money }. On which one?
serpents-ask-primus = You are the Host, with 10 Influence or more. Do you declare a Primus, two against two?
serpents-ask-invite =
    { $primus ->
        [no] { spartacus-ask-invite }
       *[yes]
            { $number ->
                [0] You are the Host. Whom do you invite to send the first combatant of the Primus?
                [1] You are the Host. Whom do you invite to send the second combatant of the Primus? (So far: { $foes }.)
                [2] You are the Host. Whom do you invite to send the third combatant of the Primus? (So far: { $foes }.)
               *[3] You are the Host. Whom do you invite to send the fourth combatant of the Primus? (So far: { $foes }.)
            }
    }
serpents-ask-invitation =
    { $primus ->
        [yes]
            { $host_you ->
                [yes]
                    { $number ->
                        [0] You have invited yourself to send the first combatant of the Primus. To decline costs 1 Influence. Do you accept?
                        [1] You have invited yourself to send the second combatant of the Primus. (So far: { $foes }.) To decline costs 1 Influence. Do you accept?
                        [2] You have invited yourself to send the third combatant of the Primus. (So far: { $foes }.) To decline costs 1 Influence. Do you accept?
                       *[3] You have invited yourself to send the fourth combatant of the Primus. (So far: { $foes }.) To decline costs 1 Influence. Do you accept?
                    }
               *[no]
                    { $number ->
                        [0] { $host } invites you to send the first combatant of the Primus. To decline costs 1 Influence. Do you accept?
                        [1] { $host } invites you to send the second combatant of the Primus. (So far: { $foes }.) To decline costs 1 Influence. Do you accept?
                        [2] { $host } invites you to send the third combatant of the Primus. (So far: { $foes }.) To decline costs 1 Influence. Do you accept?
                       *[3] { $host } invites you to send the fourth combatant of the Primus. (So far: { $foes }.) To decline costs 1 Influence. Do you accept?
                    }
            }
       *[other] { spartacus-ask-invitation }
    }
serpents-ask-wagers =
    { $primus ->
        [yes]
            { $even ->
                [yes] What do you wager on this Primus: { $match }? Victory and Injury pay 1 for 1, Decapitation pays 2 for 1.
               *[other] What do you wager on this Primus: { $match }? Victory pays 1 for 1, Injury and Decapitation pay 2 for 1.
            }
       *[other] { spartacus-ask-wagers }
    }
serpents-ask-combatant =
    { $foes ->
        [none] Whom do you send into the arena?
       *[other]
            { $primus ->
                [yes] Whom do you send into the arena? (So far: { $foes }.)
               *[other] Whom do you send into the arena against { $foes }?
            }
    }
serpents-ask-teams = You are the Host and form the Teams. Who fights with whom?
serpents-ask-place = Your { $card } begins beside your Team's mark. Where?
serpents-ask-treachery = Your { $card } is Treacherous. Does he join the other Team now?
serpents-ask-nets = Do you use a Net to win the initiative of this round for your Team?
serpents-ask-who-goes = It is your Team's turn. Who goes now? (If team mates disagree, they roll a die.)
serpents-ask-thumb =
    { $judged_count ->
        [one] You are the Host: does { $judged } live? (Thumb down costs you 1 Influence for each Favour.)
       *[other] You are the Host: do { $judged } live? One thumb is for all of them. (Thumb down costs you 1 Influence for each of their Favours.)
    }

## Answers

serpents-option-prepared-demand =
    { $shown ->
        [yes] Demand support from { $other } (who sees the card)
       *[no] Demand support from { $other }
    }
serpents-option-prepared-play = Play { $card }
serpents-option-announced-demand =
    { $shown ->
        [yes] Demand support from { $other } (who sees the card)
       *[no] Demand support from { $other }
    }
serpents-option-announced-play = Play { $card }
serpents-option-react-meddle =
    { $guards ->
        [one] Exhaust 1 Guard: it requires 1 more
       *[other] Exhaust { $guards } Guards: it requires { $guards } more
    }
serpents-option-react-demand = Demand support from { $other } for it
serpents-option-short-take-back = Take it back into your hand
serpents-option-short-request = Ask for support: { $requests }
serpents-option-short-bribe = Pay { $coins } to lower its requirement
serpents-option-short-cunning = Exhaust { $asset } to lower its requirement
serpents-option-short-demand =
    { $shown ->
        [yes] Demand support from { $other } (who sees the card)
       *[no] Demand support from { $other }
    }
serpents-option-short-play = Play { $card }
serpents-option-demand-no = Refuse and lose 1 Influence
serpents-option-demand-yes = Pledge your support
serpents-option-bookmaker-pass = On none
serpents-option-bookmaker-V1 = { spartacus-field-V1 }
serpents-option-bookmaker-V2 = { spartacus-field-V2 }
serpents-option-bookmaker-INJ = { spartacus-field-INJ }
serpents-option-bookmaker-DEC = { spartacus-field-DEC }
serpents-option-primus-no = An ordinary match
serpents-option-primus-yes = A Primus
serpents-option-treachery-stay = Stay with his Team
serpents-option-treachery-switch = Join the other Team
serpents-option-thumb-up = Thumb up: life
serpents-option-thumb-down = Thumb down: death
serpents-option-combat-turn-daggers = Attack { $fighter } with SPD dice
serpents-option-combat-turn-knives = Throw knives at { $fighter }

## Events

serpents-event-meddles =
    { $you ->
        [yes]
            { $guards ->
                [one] You exhaust 1 Guard: { $card } of { $other } requires 1 more.
               *[other] You exhaust { $guards } Guards: { $card } of { $other } requires { $guards } more.
            }
       *[no]
            { $other_you ->
                [yes]
                    { $guards ->
                        [one] { $seat } exhausts 1 Guard: your card { $card } requires 1 more.
                       *[other] { $seat } exhausts { $guards } Guards: your card { $card } requires { $guards } more.
                    }
               *[no]
                    { $guards ->
                        [one] { $seat } exhausts 1 Guard: { $card } of { $other } requires 1 more.
                       *[other] { $seat } exhausts { $guards } Guards: { $card } of { $other } requires { $guards } more.
                    }
            }
    }
serpents-event-back-in-hand =
    { $you ->
        [yes] { $card } is back in your hand, and everybody knows it.
       *[no] { $card } is back in the hand of { $seat }.
    }
serpents-event-copy-played =
    { $raised ->
        [0]
            { $you ->
                [yes] You play a copy of { $card } that was not meddled with.
               *[no] { $seat } plays a copy of { $card } that was not meddled with.
            }
       *[other]
            { $you ->
                [yes] You play the copy of { $card } that requires { $raised } more.
               *[no] { $seat } plays the copy of { $card } that requires { $raised } more.
            }
    }
serpents-event-demands =
    { $shown ->
        [yes]
            { $you ->
                [yes] In the name of the Senate you demand support of { $other } for { $scheme }, and show it.
               *[no]
                    { $other_you ->
                        [yes] In the name of the Senate { $seat } demands your support for { $scheme }, and shows it.
                       *[no] In the name of the Senate { $seat } demands support of { $other } for { $scheme }, and shows it.
                    }
            }
       *[no]
            { $you ->
                [yes] In the name of the Senate you demand support of { $other } for { $scheme }.
               *[no]
                    { $other_you ->
                        [yes] In the name of the Senate { $seat } demands your support for { $scheme }.
                       *[no] In the name of the Senate { $seat } demands support of { $other } for { $scheme }.
                    }
            }
    }
serpents-event-obliges =
    { $times ->
        [0]
            { $you ->
                [yes] You do not do what { $card } allows.
               *[no] { $seat } does not do what { $card } allows.
            }
        [one]
            { $you ->
                [yes] You do what { $card } allows.
               *[no] { $seat } does what { $card } allows.
            }
       *[other]
            { $you ->
                [yes] You do what { $card } allows, { $times } times.
               *[no] { $seat } does what { $card } allows, { $times } times.
            }
    }
serpents-event-barred =
    { $you ->
        [yes] Your { $card } may not fight in the next Arena Phase.
       *[no] { $card } of { $seat } may not fight in the next Arena Phase.
    }
serpents-event-hand-seen = In the hand of { $other } you see: { $cards }.
serpents-event-takes-from-hand =
    { $you ->
        [yes] You discard { $card } from the hand of { $other }.
       *[no]
            { $other_you ->
                [yes] { $seat } discards { $card } from your hand.
               *[no] { $seat } discards { $card } from the hand of { $other }.
            }
    }
serpents-event-bid-cut =
    { $you ->
        [yes] You cut the bid of { $other } down by { $coins }.
       *[no]
            { $other_you ->
                [yes] { $seat } cuts your bid down by { $coins }.
               *[no] { $seat } cuts the bid of { $other } down by { $coins }.
            }
    }
serpents-event-lends-support =
    { $you ->
        [yes]
            { $other_you ->
                [yes] Your friend in the Senate adds { $support } to your Scheme{ $nth }.
               *[no] Your friend in the Senate adds { $support } to { $scheme } of { $other }.
            }
       *[no]
            { $other_you ->
                [yes] The friend of { $seat } in the Senate adds { $support } to your Scheme{ $nth }.
               *[no] The friend of { $seat } in the Senate adds { $support } to { $scheme } of { $other }.
            }
    }
serpents-event-mob-spares =
    { $you ->
        [yes] You stir up the mob: the thumb must point up.
       *[no] { $seat } stirs up the mob: the thumb must point up.
    }
serpents-event-books =
    { $you ->
        [yes] Your { $card } takes up to { $coins } from you on { $field }.
       *[no] { $card } of { $seat } takes up to { $coins } from his Dominus on { $field }.
    }
serpents-event-primus =
    { $you ->
        [yes] You declare a Primus: two Teams of two.
       *[no] { $seat } declares a Primus: two Teams of two.
    }
serpents-event-ordinary-match =
    { $you ->
        [yes] You declare no Primus.
       *[no] { $seat } declares no Primus.
    }
serpents-event-bout = It is { $kind }: the fight begins.
serpents-event-primus-failed = Four combatants cannot be found: there is no Primus.
serpents-event-fights-instead =
    { $you ->
        [yes] You and { $other } fight an ordinary match instead.
       *[no]
            { $other_you ->
                [yes] { $seat } and you fight an ordinary match instead.
               *[no] { $seat } and { $other } fight an ordinary match instead.
            }
    }
serpents-event-in-team =
    { $you ->
        [yes] Team { $team }: your { $card }.
       *[no] Team { $team }: { $card } of { $seat }.
    }
serpents-event-placed =
    { $you ->
        [yes] Your { $card } begins on { $hex }.
       *[no] { $card } of { $seat } begins on { $hex }.
    }
serpents-event-stays-loyal =
    { $you ->
        [yes] Your { $card } stays with his Team.
       *[no] { $card } of { $seat } stays with his Team.
    }
serpents-event-turns-traitor =
    { $you ->
        [yes] Treachery! Your { $card } joins Team { $team }.
       *[no] Treachery! { $card } of { $seat } joins Team { $team }.
    }
serpents-event-wants-to-go =
    { $you ->
        [yes] You want { $card } to go.
       *[no] { $seat } wants { $card } to go.
    }
serpents-event-goes =
    { $you ->
        [yes] Your { $card } goes.
       *[no] { $card } of { $seat } goes.
    }
serpents-event-snared =
    { $you ->
        [yes] Your { $card } is snared and cannot move on the next turn.
       *[no] { $card } of { $seat } is snared and cannot move on the next turn.
    }

## Cards

serpents-card-gl-germanic-warrior = Germanic Warrior
    .effect = No ability. Slow and sturdy.
serpents-card-gl-cilician-warrior = Cilician Warrior
    .effect = No ability. Light on his feet.
serpents-card-gl-ashur-serpent = Ashur
    .effect = Treacherous: in a Primus he may change Teams when a combat round begins. Cunning: in your Intrigue Turn, exhaust him to lower the requirement of your Scheme by 2.
serpents-card-gl-the-egyptian = The Egyptian
    .effect = Treacherous: in a Primus he may change Teams when a combat round begins. Cruel: whoever he beats is at least injured.
serpents-card-gl-dagan = Dagan
    .effect = Treacherous: in a Primus he may change Teams when a combat round begins.
serpents-card-gl-nemetes = Nemetes
    .effect = Treacherous: in a Primus he may change Teams when a combat round begins. Plunderer: when he is on the winning side his Dominus takes 2 { $money } from the Bank.
serpents-card-gl-caburus = Caburus
    .effect = Brutal: when one of his attacks deals 2 or more wounds, you choose the first die the defender loses.
serpents-card-gl-auctus = Auctus
    .effect = Duellist: each time he attacks you may re-roll one attack die (adds to a Sword).
serpents-card-gl-lugo = Lugo
    .effect = Crushing: opposing Armour has no effect on his attacks.
serpents-card-gl-donar = Donar
    .effect = Shield-Brother: in a Primus he rolls one extra defence die while a team mate stands next to him.
serpents-card-gl-nasir = Nasir
    .effect = Swift: he may move, attack and then use up the rest of his movement.
serpents-card-gl-saxa = Saxa
    .effect = Twin Daggers: she may attack with her SPD dice in place of her ATK dice.
serpents-card-sl-stable-hand = Stable Hand
    .effect = No ability.
serpents-card-sl-water-carrier = Water Carrier
    .effect = No ability.
serpents-card-sl-praetors-scribe = Praetor's Scribe
    .effect = Scribe: in your Intrigue Turn, exhaust to lower the requirement of your Scheme by 1.
serpents-card-sl-bookmaker = Bookmaker
    .effect = Bookmaker: in the Arena Phase, exhaust before wagers to stake up to 5 { $money } on one field.
serpents-card-sl-seppias-handmaid = Seppia's Handmaid
    .effect = Handmaid: in your Intrigue Turn, exhaust and discard a card from hand to draw a new one.
serpents-card-sl-litter-bearers = Litter Bearers
    .effect = Matched Pair: count as two Slaves for ledgers, requirements and payments (but are one card when discarded or exhausted as a price).
serpents-card-sl-chadara = Chadara
    .effect = Spy: in your Intrigue Turn, exhaust to see one random card of a rival's hand.
serpents-card-eq-twin-swords = Twin Swords
    .effect = Each time you attack you may re-roll up to two attack dice.
serpents-card-eq-long-spear = Long Spear
    .effect = Your normal attacks reach 2 hexes.
serpents-card-eq-ball-and-chain = Ball and Chain
    .effect = When your normal attack wounds, exhaust: the wounded combatant cannot move on its next turn.
serpents-card-eq-envenomed-blade = Envenomed Blade
    .effect = When your normal attack defeats an opponent, exhaust: that opponent is at least injured.
serpents-card-eq-tower-shield = Tower Shield
    .effect = Move 1 hex less. Exhaust to ignore up to two wounds of one attack.
serpents-card-eq-manica = Manica
    .effect = Each time you defend you may re-roll one defence die.
serpents-card-eq-throwing-knives = Throwing Knives
    .effect = You may attack an opponent exactly 2 hexes away with your SPD dice.
serpents-card-eq-greaves = Light Greaves
    .effect = Move 1 hex more.
serpents-card-sc-set-hands-to-purpose = Set Hands to Purpose
    .effect = The Target may exhaust any 3 of its Gladiators, Slaves and Guards to gain 1 Influence.
serpents-card-sc-test-of-the-brotherhood = Test of the Brotherhood
    .effect = The Target may exhaust 2 Gladiators for 1 Influence, or 4 for 2.
serpents-card-sc-party-favors = Party Favors
    .effect = The Target may discard one of its Ready Slaves to gain 1 Influence.
serpents-card-sc-sabotage = Sabotage
    .effect = Discard one Ready Equipment of the Target; you pick it.
serpents-card-sc-piss-in-the-porridge =
    { $titles ->
        [printed] Piss in the Porridge
       *[clean] Spoiled Rations
    }
    .effect = Pick a Ready Gladiator of the Target: it may not fight in the next Arena Phase.
serpents-card-sc-blood-offering = Blood Offering
    .effect = Discard one of your Ready Gladiators; the Target gains 1 Influence.
serpents-card-sc-hecatomb = Hecatomb
    .effect = Discard one of your Ready Gladiators and one of your Ready Slaves; gain 2 Influence.
serpents-card-sc-coin-of-the-senate = Coin of the Senate
    .effect = Take 4 { $money } from the Bank.
serpents-card-sc-grain-dole = Grain Dole
    .effect = Take 4 { $money } from the Bank; every other Dominus takes 1.
serpents-card-sc-debts-called-in = Debts Called In
    .effect = Take 2 { $money } from the Target for each of its Ready Gladiators, at most 4.
serpents-card-sc-serpents-tongue = Serpent's Tongue
    .effect = Look at the Target's hand and discard one card from it.
serpents-card-sc-stolen-livery = Stolen Livery
    .effect = Take one Ready Guard from the Target's table; it joins you exhausted.
serpents-card-sc-poached-servant = Poached Servant
    .effect = Pay the Target 2 { $money } and take a Ready Slave of its choice; it joins you exhausted.
serpents-card-sc-public-disgrace = Public Disgrace
    .effect = The Target loses 1 Influence.
serpents-card-sc-wolf-at-the-door = Wolf at the Door
    .effect = The Dominus alone in first place loses 1 Influence.
serpents-card-sc-laurels = Laurels for the Victor
    .effect = A Target with a Ready Champion, or with 2 Favour tokens among its Ready combatants, gains 1 Influence.
serpents-card-sc-levy-of-the-cohort = Levy of the Cohort
    .effect = The Target puts up to 2 Guards from the discard pile Ready on its table.
serpents-card-sc-bread-and-circuses = Bread and Circuses
    .effect = Pay the Bank 4 { $money }; the Target gains 1 Influence.
serpents-card-re-a-spectacle-of-blood-and-death = A Spectacle of Blood & Death
    .effect = The Host must declare a Primus this Arena Phase, whatever the Host's Influence.
serpents-card-re-submit-to-your-betters = Submit to Your Betters
    .effect = Only against a Dominus with less Influence: its revealed bid shrinks by 2.
serpents-card-re-tithe-to-the-mighty = Tithe to the Mighty
    .effect = Only against a Dominus with less Influence: after the ledgers it hands you 2 { $money }.
serpents-card-re-whisper-from-below = Whisper from Below
    .effect = Only against a Dominus with more Influence: foil its Scheme.
serpents-card-re-roar-of-the-mob = Roar of the Mob
    .effect = Only against a Host with more Influence: the thumb must point up.
serpents-card-re-a-friend-in-the-senate = A Friend in the Senate
    .effect = Give any Scheme support worth 3 Influence.
serpents-card-re-loosened-straps = Loosened Straps
    .effect = When a rival commits a combatant, exhaust one of its Equipment cards; you pick.
serpents-card-re-mercy-of-the-gods = Mercy of the Gods
    .effect = A healing roll of 1 does not kill: the card simply stays injured.

## Terms

serpents-why-well-connected = Well Connected
serpents-why-senate = the will of the Senate
serpents-why-tithe = a tithe
serpents-why-plunderer = Plunderer
serpents-house-ho-seppius = House of Seppius
serpents-house-ho-varinius = House of Varinius
serpents-power-meddling = Meddling
serpents-power-well-connected = Well Connected
serpents-power-will-of-the-senate = Will of the Senate
serpents-power-praetor-of-rome = Praetor of Rome
serpents-window-scheme-announced = a Scheme is under way
serpents-window-heal-rolled = a healing roll
serpents-window-ledger-balanced = the ledgers are balanced
serpents-window-bids-revealed = the bids are open
serpents-window-host-honoured = the Host is honoured
serpents-window-combatant-committed = a combatant is committed
serpents-window-thumb = before the thumb
serpents-kind-primus = a Primus
serpents-how-daggers = Twin Daggers
serpents-how-knives = Throwing Knives

## Table options

serpents-setting-mode = { spartacus-setting-mode }
    .game = three to six Domini
serpents-setting-houses = { spartacus-setting-houses }
    .assigned = as set for each seat
serpents-setting-house-1 = { spartacus-setting-house-1 }
    .ho-seppius = { serpents-house-ho-seppius }
    .ho-varinius = { serpents-house-ho-varinius }
serpents-setting-house-2 = { spartacus-setting-house-2 }
    .ho-seppius = { serpents-house-ho-seppius }
    .ho-varinius = { serpents-house-ho-varinius }
serpents-setting-house-3 = { spartacus-setting-house-3 }
    .ho-seppius = { serpents-house-ho-seppius }
    .ho-varinius = { serpents-house-ho-varinius }
serpents-setting-house-4 = { spartacus-setting-house-4 }
    .ho-seppius = { serpents-house-ho-seppius }
    .ho-varinius = { serpents-house-ho-varinius }
serpents-setting-house-5 = The House of seat 5, if they are assigned
    .ho-batiatus = { spartacus-house-ho-batiatus }
    .ho-glaber = { spartacus-house-ho-glaber }
    .ho-tullius = { spartacus-house-ho-tullius }
    .ho-solonius = { spartacus-house-ho-solonius }
    .ho-seppius = { serpents-house-ho-seppius }
    .ho-varinius = { serpents-house-ho-varinius }
serpents-setting-house-6 = The House of seat 6, if they are assigned
    .ho-batiatus = { spartacus-house-ho-batiatus }
    .ho-glaber = { spartacus-house-ho-glaber }
    .ho-tullius = { spartacus-house-ho-tullius }
    .ho-solonius = { spartacus-house-ho-solonius }
    .ho-seppius = { serpents-house-ho-seppius }
    .ho-varinius = { serpents-house-ho-varinius }
serpents-setting-expansion = What of the expansion is in play
    .all = new cards and new Houses
    .cards = new cards, with the four Houses of Spartacus
    .houses = new Houses, with the starting cards that they need
serpents-setting-primus-injury-even = In a Primus a wager on Injury pays 1 for 1 only

## What simulations count

serpents-table-primus = The Primus
serpents-table-powers = Powers of the new Houses a game
serpents-table-opposed = Reactions with an arrow a game
serpents-column-declared = declared
serpents-column-forced = forced
serpents-column-refrained = refrained
serpents-column-failed = failed
serpents-column-four-houses-share = four Houses
serpents-column-one-double-share = three Houses
serpents-column-two-doubles-share = two Houses
serpents-column-traitors = traitors
serpents-column-meddled = meddled
serpents-column-guards-meddling = Guards for it
serpents-column-back-in-hand = back in hand
serpents-column-demanded = demanded
serpents-column-refused = refused

## What hosts need beside

common-teams = I: { $one } · II: { $two }
common-whose = { $name } of { $owner }
common-nets = Throw: { $names }
common-no-nets = Throw no Net
common-times =
    { $count ->
        [0] Not at all
        [1] Once
        [2] Twice
       *[other] { $count } times
    }
