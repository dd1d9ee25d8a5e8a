### Why the bot suggests what it suggests: one sentence each, by the question and, where it matters, the answer.

## Gladius

gladius-advice-attack-none = No card in your hand can attack now.
gladius-advice-attack-deadly = This blow can end the bout: { $damage } damage against { $left } hit points.
gladius-advice-attack-hold = An adversary who loses an attack loses it for good.
gladius-advice-attack-biggest = The adversary always defends with fresh cards, so the biggest blow goes first.
gladius-advice-attack-last = The bout is nearly over: now the biggest blow counts.
gladius-advice-attack-open = Your opponent has nothing to stop it in about { $chance } of 100 cases: a good moment for the biggest blow.
gladius-advice-attack-small = A small blow draws out a defence, so that the bigger ones hit later.
gladius-advice-attack-swing = A wild swing costs your next attack, and you have no other attack to lose.
gladius-advice-attack-immobilise = You have no blow to strike, and this holds your opponent back.
gladius-advice-attack-pass = None of your attacks would do anything now.
gladius-advice-defend-none = No card in your hand can stop it.
gladius-advice-defend-turn = It only costs you a turn; a defence is better kept for a blow.
gladius-advice-defend-keep = You can bear { $damage } damage; your defences are needed for worse blows to come.
gladius-advice-defend-deadly = This blow could end the bout.
gladius-advice-defend-last = You hold more defences than your opponent has attacks left.
gladius-advice-defend-enough = You hold enough defences for the worse blows to come.
gladius-advice-discard-theirs = You cannot use this card, and it is not among the most dangerous for you.
gladius-advice-discard-spare = You hold several defences, so one of them can go.
gladius-advice-discard = Of all the cards in your hand, this one helps you least.
gladius-advice-champion = It has won more often so in many millions of practised bouts; it knows no other reason.

## Gladiator School

school-advice-bid-worthless = This gladiator would hardly bring in what they cost.
school-advice-bid-upkeep = You need your gold for the upkeep of those you have.
school-advice-bid = This gladiator is worth about { $worth } gold to you over the turns that are left.
school-advice-rebid-more = This gladiator is worth about { $worth } gold to you, more than the { $gold } bid so far.
school-advice-rebid-no-more = This gladiator is worth no more to you than the { $gold } gold bid so far.
school-advice-charity = Of all who are left, this one will bring in most.
school-advice-send = Each of these will probably win more than their loss would cost you.
school-advice-send-none = For none of your gladiators is the likely gain worth the risk.
school-advice-arrange-challenge = Your gladiator wins this match in about { $chance } of 100 cases, more often than by lot.
school-advice-arrange-accept = Your gladiator wins this match in about { $chance } of 100 cases, no less often than by lot.
school-advice-arrange-done = No match on offer is better for you than the lot.
school-advice-lame = This is what your gladiator needs least.
school-advice-release = This gladiator will bring you least from now on.
school-advice-trade-accept = You get clearly more than you give.
school-advice-trade-decline = You would not get clearly more than you give.
school-advice-trade-offer = This gladiator is worth more to you than the price.
school-advice-trade-done = There is no trade in sight that would pay.
school-advice-train = Their next point of experience is worth more than the lesson costs.
school-advice-train-none = No lesson is worth its price to you now.
school-advice-arrange-wait = Somebody may still accept your challenge.
school-advice-trade-wait = Somebody may still answer your offer.
school-advice-foreseen = In { $games } games imagined from here this went better for you than what seems obvious.

## For Glory

for-glory-advice-action-play = It helps with everything that you do after it, so it comes first.
for-glory-advice-action-weed = Weak cards leave your deck, and the good ones come up sooner.
for-glory-advice-action-enter = In that arena this gladiator adds most to the glory you can expect.
for-glory-advice-action-use = You do not need its influence for anything else now.
for-glory-advice-action-buy = Of all that you can pay for, this makes your deck best.
for-glory-advice-action-reserve = It is the dearest of your cards that can wait, and there is still room in the reserve.
for-glory-advice-action-drill = There is nothing better left to do with it.
for-glory-advice-action-done = Nothing that is left is worth its price.
for-glory-advice-pay = This is what you will miss least.
for-glory-advice-pay-income = Income that you do not spend is lost at the end of the turn; coins are not.
for-glory-advice-row = This row has least to offer you.
for-glory-advice-row-none = Every row still has something for you.
for-glory-advice-cull = It is your weakest card.
for-glory-advice-cull-none = None of these cards is weak enough.
for-glory-advice-topdeck-none = You would rather draw a new card than this one again.
for-glory-advice-augury = It is the most useful of these cards.
for-glory-advice-spare = It is the most useful of these cards.
for-glory-advice-forfeit = This gladiator is worth least to you.
for-glory-advice-draw-yes = You are behind in glory.
for-glory-advice-draw-no = You are not behind in glory.
for-glory-advice-register-enter = With this gladiator you can expect enough glory to be worth the fee.
for-glory-advice-register-pass = Nobody would bring you enough glory for the fee.
for-glory-advice-combat = It does more in this battle than the card will be worth later.
for-glory-advice-combat-attack = This gladiator does most with an attack now.
for-glory-advice-combat-end = There is nothing left to gain in this round.
for-glory-advice-react = It does more for you here than it costs.
for-glory-advice-react-pass = No reaction is worth its price here.
for-glory-advice-target = Here it does most for you.
for-glory-advice-may-yes = It helps you, and you can pay for it.
for-glory-advice-may-no = You need your coins for the battle.
for-glory-advice-amount = Do it in full: there is nothing to save it for.
for-glory-advice-marked = Stop what can be stopped.
for-glory-advice-foreseen = In { $games } games imagined from here this went better for you than what seems obvious.

## Spartacus

spartacus-advice-turn-prepare = This Scheme brings you more than it costs.
spartacus-advice-turn-again = This Scheme brings you more than it costs.
spartacus-advice-turn-ability = It brings you something, and enough Slaves stay ready.
spartacus-advice-turn-power = This power brings you more than it costs.
spartacus-advice-turn-cash = The card is worth less to you than its { $money }.
spartacus-advice-turn-end = Your other cards are worth more if you keep them.
spartacus-advice-hand-limit = It is the card that you will miss least.
spartacus-advice-exchange = It is the card that you will miss least.
spartacus-advice-exchange-none = All your cards are worth keeping.
spartacus-advice-prepared-announce = Aimed like this, it brings you most.
spartacus-advice-prepared-take-back = It would bring you nothing now.
spartacus-advice-prepared-cunning = It makes up for the Influence that is missing.
spartacus-advice-prepared-request = They promised you support, and it is enough.
spartacus-advice-prepared-bribe = The Scheme is worth the price of the missing Influence.
spartacus-advice-announced = There is nothing to change.
spartacus-advice-support-yes = The Scheme serves you, or you have given your word.
spartacus-advice-support-no = The Scheme would do you more harm than good.
spartacus-advice-foil = The Scheme would cost you more than it costs to stop it.
spartacus-advice-foil-pass = To stop it would cost you more than the Scheme does.
spartacus-advice-react = It brings you more than the card is worth.
spartacus-advice-react-pass = Nothing that you could play is worth it here.
spartacus-advice-pick-own = You will miss this one least.
spartacus-advice-pick-other = They will miss this one most.
spartacus-advice-pick-best = This one is worth most to you.
spartacus-advice-pick-strong = It turns the match your way.
spartacus-advice-pick-house-spy = They are ahead, so their cards matter most.
spartacus-advice-pick-house-own = It is best for you if you gain it yourself.
spartacus-advice-pick-house-last = They are the least dangerous to you.
spartacus-advice-healer = The wounded one is yours.
spartacus-advice-healer-pass = The wounded one is not yours.
spartacus-advice-healer-welcome = A wounded Gladiator healed is worth more than one lost.
spartacus-advice-bodyguard = It costs nothing but the Guard, and that is what Guards are for.
spartacus-advice-guard-back = It costs you nothing.
spartacus-advice-open-market-sell = The Bank pays more than it is worth to you.
spartacus-advice-open-market-done = You have nothing that the Bank pays too much for.
spartacus-advice-bid-host = To be Host is worth about { $worth } { $worth ->
        [one] { $money_one }
       *[other] { $money }
    } to you.
spartacus-advice-bid-host-none = You cannot spare the { $money } to become Host.
spartacus-advice-bid-lot = The card is worth about { $worth } { $worth ->
        [one] { $money_one }
       *[other] { $money }
    } to you; you also need { $money } for the Upkeep and to become Host.
spartacus-advice-bid-lot-none = You need your money for the Upkeep or to become Host.
spartacus-advice-bid-none = You have no { $money } to bid.
spartacus-advice-invite-unable = They have nobody to send, and to decline costs them Influence.
spartacus-advice-invite = Of all matches, this one promises you most.
spartacus-advice-thumb-up = To spare them brings you more than their death.
spartacus-advice-thumb-down = Their death weakens a rival, and nothing speaks against it.
spartacus-advice-invitation-accept = The match costs you less than the Influence for declining.
spartacus-advice-invitation-decline = The match would probably cost you more than the Influence for declining.
spartacus-advice-combatant = They have the best chance to win for what you risk with them.
spartacus-advice-equip = It is your best piece of each kind.
spartacus-advice-wagers = You wager on what is more likely than the odds, and keep your money for the Upkeep.
spartacus-advice-wagers-none = No field is likely enough, or you need your money for the Upkeep.
spartacus-advice-order-first = You can attack at once.
spartacus-advice-order-second = You cannot reach anybody yet: let them come to you.
spartacus-advice-net-yes = You can attack in this round.
spartacus-advice-net-no = Nobody is within reach yet: keep it for the round of the first attack.
spartacus-advice-tactician-yes = Without it, the roll is not better than theirs.
spartacus-advice-tactician-no = Your roll is better already.
spartacus-advice-combat-turn-attack = This attack will wound most.
spartacus-advice-combat-turn-advance = From there you can attack, or they cannot attack you.
spartacus-advice-combat-turn-retreat = There they can hardly strike back.
spartacus-advice-combat-turn-end = You already stand where you want to be.
spartacus-advice-driven = There you are nearest to your opponent.
spartacus-advice-pool = You have more dice of this kind.
spartacus-advice-reroll = Rolled again, these dice will probably do better.
spartacus-advice-reroll-none = Another roll would probably be no better.
spartacus-advice-force = Rolled again, these dice will probably be worse for them.
spartacus-advice-force-none = It works once in a match, and there is too little to gain now.
spartacus-advice-gear-yes = It counts now.
spartacus-advice-gear-no = They are defeated anyway: keep it.
spartacus-advice-surrender = You will miss these dice least.
spartacus-advice-surrender-other = They will miss these dice most.
spartacus-advice-ledger = It keeps as many Gladiators as you can pay for, the most valuable first.
spartacus-advice-ledger-none = There is nobody to pay for.
spartacus-advice-informant = The bot bids without looking.
spartacus-advice-audience = It has nothing more to agree on.
spartacus-advice-open-market-wait = Somebody may still answer your offer.
spartacus-advice-judged = Of all answers this one promises the best end of the fight, if both play their best from here.
spartacus-advice-foreseen = After { $guesses } guesses at what the others bid, this bid promises you most.

## The Serpents and the Wolf

serpents-advice-primus-yes = Two of your Gladiators can fight side by side.
serpents-advice-primus-no = You do not have two Gladiators who are ready.
serpents-advice-teams = With these teams, the likely victory serves you best.
serpents-advice-place = From there they are soon within reach of the other team.
serpents-advice-treachery = The other team is far ahead in dice.
serpents-advice-treachery-stay = Your own team has the better prospects, or your word counts for more.
serpents-advice-nets = You can attack in this round.
serpents-advice-nets-none = Nobody is within reach yet.
serpents-advice-who-goes = They can attack first, and hardest.
serpents-advice-bookmaker = This field is much more likely than its odds.
serpents-advice-bookmaker-pass = No field is worth the Bookmaker, or you have too little money to wager.
serpents-advice-short = This is the cheapest way to the missing Influence.
serpents-advice-short-take-back = The missing Influence would cost more than the Scheme is worth.
serpents-advice-demand-yes = To refuse would cost you more than the Scheme does.
serpents-advice-demand-no = The Scheme would hurt you more than refusing.
serpents-advice-oblige = The Influence is worth more than what you give for it.
serpents-advice-oblige-none = What you would have to give is worth more than the Influence.
serpents-advice-tongue = It is the card that you would most like to have yourself.
serpents-advice-invite-own = Your own Gladiators shall win the Primus.
serpents-advice-invite-guest = You promised it to them, or they are the weakest you could invite.
serpents-advice-invitation-primus-accept = To decline would cost you Influence, and you have a Gladiator to send.
serpents-advice-invitation-primus-decline = You have no other Gladiator to send.
spartacus-advice-house = All Houses are equally good: it is a matter of taste.

## Any game

common-advice-any = To the bot, all answers look equally good here.
