### Each game on one page. Every line of a message is a line of the page, and every number comes from the rules.

summary-goal = The goal
summary-turn = How it goes
summary-may = What you may do
summary-end = How it ends
summary-numbers = The numbers

summary-gladius-goal = Take the last hit point of the other gladiator.
summary-gladius-turn =
    You and your opponent take turns.
    Draw a card. If you now hold more than { $hand }, discard down to { $hand }.
    Attack with one card, or hold back.
    Your opponent may answer with one defence. It stops the attack, and both cards are discarded.
    An attack that is not stopped hits: it takes its damage, or it immobilises.
summary-gladius-may =
    Use the common cards and those of your own style. Cards of the other style are of no use to you, but fill your hand.
    Play attacks only to attack, and defences only against an attack on you.
    Immobilised, you lose the attack of your next turn and nothing else: you draw, discard and defend as ever.
    Hold back and save your cards. Nobody has to attack or to defend.
summary-gladius-end =
    You win at once when your opponent has no hit points left.
    After { $turns } turns of both together the one with more hit points wins.
    The deck never ends: the discards are shuffled again.
summary-gladius-numbers =
    Hit points: { $hit_points }
    Cards at the start: { $cards }
    Cards in hand, at most: { $hand }
    Deck: { $deck } cards, of which { $common } are common and { $style } for each fighter’s style

summary-school-goal = Be the school with the most fame after { $turns } turns.
summary-school-turn =
    Slaves: new fighters are for sale.
    Auction: one after another, by sealed bids. The highest bid pays and gets the fighter.
    Arena: choose in secret who fights. They are paired with fighters of other schools.
    Combat: each pair fights by the rules of Gladius, with their stats.
    Earnings: purses, then upkeep for everybody you own, then trades.
    Training: a die for each gladiator. With { $trained } or more they gain experience and a level of a stat.
    Reputation: fame is given.
summary-school-may =
    Leave a bout to your trainer, and keep anybody at home: safe, but without a purse.
    Pay for extra training: { $training } gold add one to the roll.
    Trade gold and gladiators with other schools.
    Release gladiators when you cannot pay their upkeep.
summary-school-end =
    One fame each for: most gold, most gladiators, every match won, most experience, most Charisma.
    Who loses a bout dies, unless the winner was brought to { $brave } hit points or less; then they roll for an injury.
    Most fame after the last turn wins; then gold, matches won and experience decide.
summary-school-numbers =
    Gold at the start: { $gold }
    Upkeep of a gladiator: { $upkeep } gold a turn
    Purse: { $won } dice of gold for a victory, { $lost } for a defeat
    Lowest bid: { $point } gold for each point of experience
    Turns: { $turns }, or fewer if the table says so

summary-for-glory-goal = Win battles in the arenas: { $glory } glory win the game.
summary-for-glory-turn =
    Machinations, in turns: ready your patrons and arenas, act as often as you like, discard your hand, refill the supply, draw { $hand } cards.
    Whoever has the Crowd’s Favor counts the bloodlust of all gladiators at the end of their turn. If it reaches the boast, the arenas open.
    Late registration, in turns: one more gladiator for { $fee } coin, or pass for good.
    Battles: the fleeting arena first, the lasting one last. More agility strikes first; then one combat turn each.
    Resolution: gladiators go to the discard piles, and who has less glory gets the Crowd’s Favor.
summary-for-glory-may =
    Buy from the supply with incomes and coin tokens. What you buy goes to your discard pile.
    Play gladiators into arenas, patrons into your villa, and schemes: all free, but gladiators need influence.
    Put tactics and reactions into your reserve, and buy all of it back at any time.
    On a combat turn: one attack, which you must make if you can, and one tactic. Reactions in their windows.
summary-for-glory-end =
    A battle is won by whoever alone has gladiators left there.
    A fleeting arena gives its glory and its champion token; the lasting one gives its glory, itself and the boast.
    With { $glory } glory after a battle you win at once.
summary-for-glory-numbers =
    Glory to win: { $glory }
    Glory of an arena: { $fleeting } fleeting, { $lasting } lasting
    Hand: { $hand } cards; coin tokens at the start: { $coins }
    Supply: { $row } cards face up of each of { $supplies } decks
    Boasts: { $boasts }

summary-spartacus-goal = Bring your House to { $influence } Influence, and be alone there when a phase ends.
summary-spartacus-turn =
    Upkeep: exhausted cards become Ready, the injured roll to heal, each Ready Slave earns { $earns } { $money_one } and each Ready Gladiator costs { $keep }.
    Intrigue: draw { $draw } cards. One turn each, from the Host on: Schemes, powers, cashing in. Then no more cards than your hand size.
    Market: sell and trade; then sealed bids for card after card, and at last for hosting the games.
    Arena: the Host gains Influence and invites for { $places } places. Tribute, wagers, the fight, the Host’s thumb.
summary-spartacus-may =
    Play a Scheme for which you have the Influence, by yourself or with the support of others.
    Foil a Scheme: with a Guard if it targets you ({ $foils } or more on the die), or with a Reaction.
    Pay, offer and promise. Coins change hands at once; promises are remembered, not enforced.
    Decline an invitation, at the cost of Influence. Wager on anything but against your own fighter.
    In the fight: move as far as your speed dice, and attack a neighbour. Highest dice are compared; each hit costs a die.
summary-spartacus-end =
    A fighter with an empty pool is beaten: one pool a Yield, two an Injury, three a Decapitation. A victory brings Influence and Favour.
    Exactly one House at { $influence } at the end of an Intrigue, Market or Arena Phase wins. Several fight a Tournament for it.
summary-spartacus-numbers =
    Influence at the start: { $quick } Quick, { $standard } Standard, { $advanced } Advanced
    Hand size by Influence: { $hands }
    Wagers: { $least } to { $most } on a field; pay { $victory } for each on a victory, { $injury } on an Injury or a Decapitation
    Tribute: { $tribute } for each Favour, { $champion } for a Champion, who has won { $favours } times

summary-serpents-turn-more = A Host with { $primus } Influence may make the games a Primus: { $combatants } combatants, two against two. The Host forms the Teams.
summary-serpents-may-more =
    A Reaction with an arrow: up, against Houses with less Influence than yours; down, against those with more. Never against equals.
    Seppius exhausts Guards to make the cards of others dearer. Varinius demands support for a Scheme, once in each Intrigue Phase.
    In a Primus a Treacherous combatant may change sides when a combat round begins.
summary-serpents-end-more = A Primus is won when the whole other Team is down. Each House of the winning Team gains Influence, and one thumb decides for all the beaten.
