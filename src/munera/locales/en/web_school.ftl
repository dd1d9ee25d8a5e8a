### The board of Gladiator School in the browser.

web-school-turn = turn { $turn }
web-school-turn-of = Turn { $turn } of { $last }
web-school-look = What the board shows
web-school-the-bout = The bout
web-school-the-school = The school
web-school-to-come =
    { $count ->
        [one] 1 more match this turn
       *[other] { $count } more matches this turn
    }
web-school-next-bout = Next: { $one } against { $two }
web-school-next-animals = Next: { $name } and the animals
web-school-gold = gold

## What the segment is about

web-school-head-quiet = The school
web-school-head-auction-note = Sealed bids: only the winner pays.
web-school-head-charity = Nobody bought them
web-school-head-charity-note = An empty, poor school may take one for nothing.
web-school-head-send = Who fights this turn?
web-school-head-send-chance =
    { $beasts ->
        [fight] One match each. Chance pairs the fighters across schools; whoever is left over fights a beast.
       *[other] One match each. Chance pairs the fighters across schools; whoever is left over earns { $dice } dice of gold without a fight.
    }
web-school-head-send-arranged = One match each. The schools challenge each other; chance pairs the rest.
web-school-head-arrange = Who meets whom?
web-school-head-combat = The matches
web-school-head-combat-note = Your trainer leads your fighters. To fight with your own cards, choose “Options” for a new table.
web-school-head-trade = The trading floor
web-school-head-trade-note = Gladiators and gold change hands by consent, all at once.
web-school-head-train-note = Every gladiator rolls a die: { $least } is enough for a point of experience. { $gold } gold add 1.
web-school-head-upkeep-note = Every gladiator costs { $gold } gold a turn.
web-school-head-over =
    { $count ->
        [one] The most famous school: { $names }
       *[other] They share the victory: { $names }
    }
web-school-tie-gold = { $fame } fame each; { $name } has more gold: { $more } to { $less }
web-school-tie-wins = { $fame } fame each, and equal gold; { $name } has won more matches: { $more } to { $less }
web-school-tie-experience = { $fame } fame each, equal gold and victories; { $name } has more experience: { $more } to { $less }
web-school-tally-won = Matches won
web-school-tally-dead = Dead
web-school-tally-best = Best gladiator
web-school-niches = Picked
web-school-nobody-yet = nobody yet
web-school-minimum = At least
web-school-next-lots = Then:
web-school-next-line = { $kind }, exp { $experience }, from { $gold }
web-school-last-lot = The bids for { $name }:
web-school-buys = is the buyer
web-school-against = against
web-school-challenges = challenges
web-school-fights-now = On the sand now

## The ledger

web-school-ledger = Ledger
web-school-ledger-of = Ledger of { $name }
web-school-ledger-brought = Brought forward
web-school-ledger-bought = Bought { $name }
web-school-ledger-earned =
    { $count ->
        [one] Purse: { $purse }
       *[other] Purses: { $purse } ({ $count })
    }
web-school-ledger-upkeep = { common-upkeep }
web-school-ledger-trained =
    { $count ->
        [one] Extra training for one
       *[other] Extra training for { $count }
    }
web-school-ledger-traded = Trade with { $name }
web-school-ledger-all-lose =
    { $count ->
        [one] If they lose, about
       *[other] If all lose, about
    }
web-school-ledger-all-win =
    { $count ->
        [one] If they win, about
       *[other] If all win, about
    }
web-school-ledger-due =
    { $count ->
        [one] Upkeep due, one gladiator
       *[other] Upkeep due, { $count } gladiators
    }

## Schools, roster, fame

web-school-schools = Schools
web-school-schools-how = click for a roster
web-school-fit-of = { $fit } fit of { $all }
web-school-fame-label = { $fame } fame
web-school-doing-sealed = sealed
web-school-doing-choosing = choosing
web-school-doing-done = done
web-school-doing-closed = closed
web-school-race = Fame race
web-school-race-label = Fame after turn { $turn }: { $all }
web-school-awards = What brings fame
web-school-awards-each = a point each, every turn
web-school-gains = Fame of turn { $turn }
web-school-gain =
    { $gained ->
        [0] still { $fame }
       *[other] +{ $gained }, now { $fame }
    }
web-school-why-gold = { $value } gold
web-school-why-gladiators =
    { $value ->
        [one] 1 gladiator
       *[other] { $value } gladiators
    }
web-school-why-match = { $name } beat { $other }
web-school-why-experience = { $names }: { $value } experience
web-school-why-charisma = { $names }: { $value } Charisma
web-school-today = Your matches this turn
web-school-roster = Your roster
web-school-roster-of = The roster of { $name }
web-school-roster-note =
    { $count ->
        [one] 1 gladiator · { $gold } gold upkeep
       *[other] { $count } gladiators · { $gold } gold upkeep
    }
web-school-roster-empty =
    { $own ->
        [yes] No gladiators. At the next auction you can buy one; an empty school with too little gold takes in one whom nobody bought.
       *[no] No gladiators.
    }
web-school-means-older = 1 less on the training die
web-school-means-large = a level of Strength more, and { $gold } gold more at the auction
web-school-means-soldier = begins with more experience
web-school-means-citizen = costs more at the auction
web-school-gone = Gone:
web-school-stats-mean = What they mean:
web-school-experience = Experience
web-school-exp-short = exp { $experience }
web-school-means-healing =
    { $rests ->
        [yes] brought to { $hurt } hit points or less this turn: { $less } less on the training die; whoever was injured rests next turn
       *[no] brought to { $hurt } hit points or less this turn: { $less } less on the training die; fit again next turn
    }
web-school-means-resting = hurt in a match: no fight this turn
web-school-no-stats = no stats yet

## Bids

web-school-bid-title = Your sealed bid
web-school-rebid-title = A tie: bid once more
web-school-purse = you have { $gold } gold
web-school-bid-nothing-chosen = Nothing chosen yet
web-school-no-bid = No bid
web-school-bid-field = Your bid in gold, from { $least } to { $most }
web-school-least = least
web-school-all-gold = all
web-school-adds = your { $first } and { $more } more
web-school-bid-how = At least { $least }. Nobody sees it before all have bid.
web-school-rebid-how = You stand by your { $least } or raise it. Still tied, the less famous school wins.
web-school-seal-bid = Seal a bid of { $gold }
web-school-seal-none = Seal no bid

## Sending and training

web-school-send-title = Whom do you send?
web-school-send-stakes = The winner earns { $won } dice of gold, the loser { $lost }. The loser dies if the winner has more than { $hurt } hit points left; else an injury is rolled: of six rolls one is death, one the end of a career.
web-school-send-none = Send nobody
web-school-send-one = Send { $name }
web-school-send-on = Sent
web-school-send-off = Send
web-school-seal-send =
    { $count ->
        [0] Send nobody
       *[other] Send { $names }
    }
web-school-train-title = Extra training
web-school-train-none = No extra training
web-school-train-one = Extra training for { $name }
web-school-train-on = Extra
web-school-train-off = Train
web-school-train-needs =
    { $die ->
        [0] Learns in any case
        [7] Cannot learn this turn
       *[other] Needs { $die } or more on the die
    }
web-school-train-why-extra = extra training { $change }
web-school-train-why-won = match won { $change }
web-school-train-why-superior = beat a better fighter { $change }
web-school-train-why-older = age { $change }
web-school-train-why-healing = healing { $change }
web-school-train-why-grown = much experience { $change }
web-school-trained = Last training:
web-school-trained-one =
    { $learnt ->
        [yes] { $name } rolled { $die }, { $total } in all: a level of { $stat }
       *[no] { $name } rolled { $die }, { $total } in all: too little
    }
web-school-seal-train =
    { $count ->
        [0] No extra training
       *[other] Train { $names } for { $gold } gold
    }
web-school-picked = { $count } of { $all }
web-school-all = All
web-school-most =
    { $count ->
        [one] one at most
       *[other] { $count } at most
    }

## Pairing, charity, wounds, release

web-school-arrange-title = Whom do they meet?
web-school-challenged = You are challenged
web-school-challenge = Challenge somebody
web-school-challenger = Your fighter
web-school-do-challenge = { common-school-challenge }
web-school-do-accept = { $gladiator } accepts { $other }
web-school-charity-title = Take one in for nothing
web-school-charity-none = { common-school-nobody }
web-school-do-charity = Take { $name }
web-school-release-title = You cannot feed them all
web-school-do-release = Release { $name }
web-school-lame-title = Which point is lost?
web-school-do-lame = Lose one: { $stat }

## Trades

web-school-trade-title = The trading floor
web-school-open-offers =
    { $count ->
        [one] 1 open offer
       *[other] { $count } open offers
    }
web-school-you-give = You give
web-school-gives = { $name } gives
web-school-cannot-settle = One of you no longer has it
web-school-new-offer = Make an offer
web-school-offer-to = To
web-school-gold-field = Gold, at most { $most }
web-school-of-gold = gold, of { $most }
web-school-one-way = gold flows one way only
web-school-offers-left =
    { $count ->
        [one] One more offer this turn.
       *[other] { $count } more offers this turn.
    }
web-school-offer-ready = Ready: confirm it to make the offer.
web-school-do-accept-offer = Accept the offer of { $name }
web-school-declined = { $name } declined.
web-school-declined-what = { $given } for { $wanted }
web-school-offer-better = Offer { $given } for { $wanted }
web-school-offer-same = The same again
web-school-offer-change = As it was declined: change something, or offer it again.

## Careers

web-school-career-of = The career of { $name }
web-school-career-now = In the school of { $name }
web-school-career-record = { $wins } of { $bouts } matches won · experience { $experience } · { $hp } hit points
web-school-memory-killed = beat { $gladiator }, who died
web-school-memory-injury =
    { $die ->
        [1] took a mortal wound
        [2] was maimed
        [3] came out lame
        [4] came out in shame: less Charisma
        [5] was badly hurt
       *[other] came out unhurt
    }

## The trainer

web-school-trainer = Let my trainer (a veteran bot) fight this bout
web-school-trainer-fights = Your trainer fights
web-school-trainer-then = Then your trainer goes on
web-school-trainer-stop = Stop
