### The Spartacus and Serpents board in the browser (the arena has web_arena.ftl).

web-sp-maker = whoever offers it
web-sp-everybody-cap = Everybody
web-sp-choose = Choose
web-sp-choose-it = Choose { $what }
web-sp-invite-it =
    { $own ->
        [yes] Invite your own House
       *[no] Invite { $what }
    }
web-sp-chosen = Chosen
web-sp-remove = Remove
web-sp-remove-it = Remove { $thing }
web-sp-copies = { $count } of them

## Phases

web-sp-phase-setup = Setup
web-sp-phase-upkeep = { common-upkeep }
web-sp-phase-intrigue = Intrigue
web-sp-phase-market = Market
web-sp-phase-arena = Arena
web-sp-phase-primus = { common-primus }
web-sp-phase-tournament = { common-tournament }
web-sp-phase-over = The end
web-sp-phase-fight = Single fight
web-sp-where = Round { $round } · { $type }
web-sp-type-quick = Quick
web-sp-type-standard = Standard
web-sp-type-advanced = Advanced

## Houses

web-sp-your-house = Your House: { $house }
web-sp-hand-size = hand size { $count }
web-sp-house-of = { $name }, House of { $house }
web-sp-target = Target
web-sp-purse = Purse
web-sp-purse-hidden = Purse hidden
web-sp-purse-of = { $coins } at hand
web-sp-staked = { $coins } more on the table
web-sp-staked-brief = ({ $count } staked)
web-sp-hand-of =
    { $count ->
        [one] 1 card in hand, at most { $most } at the end of the turn
       *[other] { $count } cards in hand, at most { $most } at the end of the turn
    }
web-sp-track = { $influence } of { $highest } Influence, hand size { $hand }
web-sp-known = certainly holds { $cards }
web-sp-assets = Assets
web-sp-guards = Guards
web-sp-left = has given up
web-sp-stand-in = a bot stands in
web-sp-pledged = Pledged { $count } to this Scheme
web-sp-done = done trading
web-sp-trading = still trading
web-sp-invited = has an invitation
web-sp-powers = Powers of the House
web-sp-asked-sealed = Asked; the answers are secret
web-sp-asked-brief = asked
web-sp-pledged-brief = pledged
web-sp-awaited-brief = thinking
web-sp-done-brief = done
web-sp-considering = Considering support
web-sp-awaited = is thinking
web-sp-sealed = sealed
web-sp-answered = Has answered, in secret
web-sp-answered-brief = answered
web-sp-lead = Lead the House of { $house }
web-sp-led-by = led by { $name }

## Assets and cards

web-sp-pools = Attack { $attack }, Defence { $defence }, Speed { $speed }
web-sp-near = { $name } can win in this phase: { $influence } Influence, { $how }.
web-sp-near-there = { $name } has { $influence } Influence: whoever alone has it when this phase ends wins the game.
web-sp-near-victory = 1 for a victory
web-sp-near-champion = 1 for a Champion
web-sp-closing = Influence round by round
web-sp-closing-house = House
web-sp-closing-kept = Promises kept
web-sp-closing-broken = Promises broken
web-sp-closing-won = has won
web-sp-closing-note =
    { $words ->
        [yes] Influence at the end of each round; also promises kept and broken. The replay shows all cards.
       *[no] Influence at the end of each round. The replay shows all cards.
    }
web-sp-favour =
    { $last ->
        [yes] Favour { $count }: one more makes them a Champion, and their Dominus gains 1 Influence more
       *[no] Favour { $count }
    }
web-sp-committed = in the arena
web-sp-barred = may not fight
web-sp-requires = Requires Influence:
web-sp-cash-value = Cash-in value:
web-sp-short = { $count } short
web-sp-needs = needs { $count }
web-sp-needs-have = needs { $needs }, you have { $has }
web-sp-opposed-up = Requires more Influence than the Target has
web-sp-opposed-down = Requires less Influence than the Target has
web-sp-guard-roll = foils on { $from }+
web-sp-cash = Cash in { $count }
web-sp-do-prepare = Prepare
web-sp-do-play = Play
web-sp-do-discard = Discard
web-sp-do-exchange = Exchange
web-sp-do-exchange-end = That is all
web-sp-exchange-end = Draw as many cards as you have discarded.
web-sp-do-lay = Lay on the table
web-sp-do-guard = Send this Guard
web-sp-do-power = Use
web-sp-do-ability = Exhaust
web-sp-do-again = Resume

## The turn

web-sp-turn = Your Intrigue Turn
web-sp-hand-limit = Too many cards
web-sp-exchange = Exchange a card
web-sp-tongue = Discard a rival's card
web-sp-on-table = lies on the table
web-sp-over-limit = { $count } over your hand size
web-sp-power-elsewhen = when its moment comes
web-sp-power-not-now = cannot be paid now
web-sp-power-lacks = you lack, Ready: { $what }
web-sp-power-lacks-held = you lack, Ready on the table: { $what } (lay one from your hand)
web-sp-power-used = used this phase
web-sp-power-no-guard = no Guard in the discard pile
web-sp-lay-aside = Set it aside
web-sp-lies-prepared = set aside, keeps its support

## Schemes

web-sp-face-down =
    { $lone ->
        [yes] Scheme, face down
       *[no] Scheme no. { $number }, face down
    }
web-sp-face-down-yours = face down, you see it
web-sp-shown-to-you = shown to you
web-sp-set-aside =
    { $lone ->
        [yes] Scheme, set aside
       *[no] Scheme no. { $number }, set aside
    }
web-sp-laid-by =
    { $you ->
        [yes] laid by you
       *[no] laid by { $who }
    }
web-sp-not-seen = You have not seen this card.
web-sp-required = required
web-sp-backing =
    { $helped ->
        [yes] { $who } has, with support
       *[no] { $who } has
    }
web-sp-step-prepared = Prepared
web-sp-step-announced = Announced, target still open
web-sp-step-foil = Confirmed: foil?
web-sp-step-resolve = Resolve
web-sp-raised = requires { $count } more
web-sp-discount = requirement lowered by { $count }
web-sp-own-count = { $who } { $count }
web-sp-extra = other help { $count }
web-sp-of-influence = of { $needs } Influence
web-sp-influence-behind = Influence behind it
web-sp-enough = enough
web-sp-needs-nothing = It needs no Influence.
web-sp-ask-anyway = Ask for more support anyway
web-sp-pledge-final = support, once given, stays
web-sp-has-pledged = has pledged
web-sp-has-declined = was asked; a deal lets you ask again
web-sp-sworn = has promised it
web-sp-cannot = You cannot announce it yet: { $why }
web-sp-cannot-short = You cannot announce it yet: { $count } Influence short
web-sp-would-bring = would make { $total } in all
web-sp-in = in
web-sp-ask-hidden = Ask
web-sp-ask-shown = Ask, show card
web-sp-ask-hidden-of = Ask { $house } for support, the card hidden
web-sp-ask-shown-of = Ask { $house } for support and show the card
web-sp-bribe = Bribe
web-sp-bribe-closes = { $coins } close the gap.
web-sp-bribe-too-little = It would take { $coins }.
web-sp-demand-of = Demand support of
web-sp-demand-for = Demand support for the Scheme of { $who } from:
web-sp-demand-show = Show the card with it
web-sp-meddle-so =
    { $still ->
        [yes] It would need { $needs }; { $house } has { $has }: still enough.
       *[no] It would need { $needs }; { $house } has { $has }: too little.
    }
web-sp-meddle =
    { $count ->
        [1] Meddle with 1 Guard
       *[other] Meddle with { $count } Guards
    }
web-sp-announce-at = Announce it on:
web-sp-announce-first = Only announce it, and wait before you confirm
web-sp-play-it = Play { $card } on { $target }
web-sp-on-yourself = yourself
web-sp-change-target = Another Target:
web-sp-support-for = Support for { $house }
web-sp-with-you = With your { $count } it has { $total } Influence.

## Windows

web-sp-foil-title = Foil it?
web-sp-foil-about = { $who } plays { $card }.
web-sp-foils-from = a Guard foils on { $from } to 6
web-sp-react-title = A Reaction?
web-sp-powers-title = A power of your House?
web-sp-guard-tries =
    { $you ->
        [yes] Your Guard
       *[no] Guard of { $who }
    }
web-sp-guard-rolled =
    { $you ->
        [yes] Your Guard rolled { $die }
       *[no] Guard of { $who } rolled { $die }
    }
web-sp-guard-fails = failed, discarded
web-sp-guard-foils = foils the Scheme
web-sp-rerolled = before: { $dice }
web-sp-guard-table = A Guard on your table
web-sp-guard-hand = The Guard in your hand
web-sp-guard-hand-note = discard and roll
web-sp-guards-left =
    { $count ->
        [1] 1 left; discard and roll
       *[other] { $count } left; discard one and roll
    }
web-sp-send = Send
web-sp-reroll = Roll again
web-sp-reroll-note = exhaust: roll that die again
web-sp-window-idle = No card of yours fits here. You are still asked, so that nobody learns what you hold.
web-sp-window-note =
    { $count ->
        [1] Only you are asked.
       *[other] { $count } Houses are asked. Nobody sees who could act; all answers open together.
    }

## Ledgers

web-sp-ledger = Balance the ledgers
web-sp-ledger-most = you can keep { $count }
web-sp-ledger-seal =
    { $free ->
        [0] Keep all ({ $count })
       *[other] Keep { $count }, let { $free } go free
    }
web-sp-kept-for = costs { $coins }
web-sp-goes-free = goes free
web-sp-ledger-sum = { $purse } + { $income } income − { $upkeep } upkeep = { $after }

## Decks

web-sp-deck-intrigue = Intrigue deck
web-sp-deck-market = Market deck
web-sp-discards = { $count } discarded

## The market

web-sp-sell-title = Sell to the Bank
web-sp-sell-note = at printed value
web-sp-sell-not = Only the Ready are sold, so not: { $names }
web-sp-offers-for-you =
    { $count ->
        [1] 1 offer for you
       *[other] { $count } offers for you
    }
web-sp-lot = Lot { $number }
web-sp-lots = The lots
web-sp-last = Last
web-sp-on-block = on the block
web-sp-lot-down = Face down
web-sp-lot-down-note = nobody knows
web-sp-lots-down = The lots lie face down.
web-sp-peeked = only you know
web-sp-look = Look
web-sp-gone = Gone
web-sp-sold = sold to
web-sp-unsold = unsold, discarded
web-sp-hosting = Hosting
web-sp-hosting-note = the games
web-sp-hosting-text = Whoever hosts gains 1 Influence, invites the fighters and points the thumb.
web-sp-bids = Sealed bids
web-sp-bids-for =
    { $host ->
        [yes] Bids to host the games
       *[no] Bids for { $lot }
    }
web-sp-tie = A tie: those tied may raise their bids
web-sp-bid-thinking = thinking
web-sp-bid-adds = adds to { $coins }
web-sp-bid-out = out
web-sp-your-bid = Your sealed bid
web-sp-your-tie-bid = A tie: add to your bid
web-sp-nothing-chosen =
    { $host ->
        [yes] Nothing chosen yet to host the games
       *[no] Nothing chosen yet for { $lot }
    }
web-sp-purse-empty = Your purse is empty. Before you seal, somebody may still lend you { $money } at the deal desk.
web-sp-for-lot =
    { $host ->
        [yes] to host the games
       *[no] for { $lot }
    }
web-sp-stay =
    { $coins ->
        [one] 1 stays in your purse
       *[other] { $coins } stay in your purse
    }
web-sp-adds-to = adds to your { $staked }: { $total } in all
web-sp-amount = Amount
web-sp-bid-nothing = Bid nothing
web-sp-add-nothing = Add nothing
web-sp-seal-bid = Seal a bid of { $coins }
web-sp-seal-nothing = Seal no bid
web-sp-seal-add = Add { $coins }, sealed
web-sp-bid-note = All bids open together; only the winner pays. Until then you may change yours.
web-sp-next-upkeep = Next Upkeep as things stand: { $pays } for your Gladiators, { $earns } from your Slaves.
web-sp-next-upkeep-short = With this bid alone you would be short of { $coins }.

## The games

web-sp-games = The games
web-sp-your-games = Your games
web-sp-games-of = The games of { $house }
web-sp-place-free = nobody yet
web-sp-place-arming = { $card }, taking equipment
web-sp-invited-so-far = Invited:
web-sp-send-title = Whom do you send?
web-sp-send-combatant = Send { $card } into the arena
web-sp-equip-title = Equipment for { $card }
web-sp-equip-with = Take along: { $what }
web-sp-equip-none = Without equipment

## Deals

web-sp-desk = Deal desk
web-sp-desk-coins = { $money } and promises now
web-sp-fold = Fold
web-sp-unfold = Open
web-sp-offer = Offer
web-sp-give = Give { $money }
web-sp-show = Show a card
web-sp-lay = Lay a Guard
web-sp-lay-now = Lay a Guard on the table
web-sp-reopen = Back to the market
web-sp-offers-title = Offers on the table
web-sp-offers-note = Assets change hands only now, in Open Market.
web-sp-no-offers = No offer is open now. Make one at the deal desk.
web-sp-offer-label = Offer of { $maker } to { $to }
web-sp-offer-from = From { $maker } to { $to }
web-sp-private = private
web-sp-counter = counter-offer
web-sp-gives = Gives
web-sp-wants = Wants
web-sp-promises = Promises: { $what }.
web-sp-promises-you = You promise: { $what }.
web-sp-wants-promise = Wants a promise: { $what }.
web-sp-wants-promise-you = You want a promise: { $what }.
web-sp-same-from = The same offer from { $count } Houses to { $to }
web-sp-same-to = The same offer from you to { $count } Houses
web-sp-more-answers = Other answers for { $house }
web-sp-not-enforced = promises are not enforced
web-sp-counter-it = Counter
web-sp-decline-saying = Decline, saying:
web-sp-declined = { $house } declined.
web-sp-declined-saying = { $house } declined: “{ $said }”
web-sp-offer-more = Offer { $coins } more
web-sp-no-more-counters = This offer cannot be countered again.
web-sp-bid-limit = Bids at most
web-sp-which-lot = Which lot?
web-sp-add-limit = a highest bid
web-sp-sort-schemes = Schemes and peace
web-sp-sort-auction = The Auction
web-sp-sort-arena = The arena
web-sp-sort-coins = Gains
web-sp-offers-late =
    { $count ->
        [1] One offer is off: what it was about is decided.
       *[other] { $count } offers are off: what they were about is decided.
    }
web-sp-accept-all = Accept all { $count }
web-sp-cannot-accept = you cannot give that now
web-sp-new-offer = A new offer
web-sp-counter-to = Counter to { $house }
web-sp-you-give = You give now
web-sp-they-give = They give now
web-sp-one-gives = { $house } gives now
web-sp-you-want = You want
web-sp-you-promise = You promise (not enforced)
web-sp-they-promise = They promise (not enforced)
web-sp-one-promises = { $house } promises (not enforced)
web-sp-tray-empty = Drag something here, or choose it below.
web-sp-lay-on = { $thing }: lay it on the tray “{ $tray }”
web-sp-on-sand = Your deal lies on the sand of the market.
web-sp-stalls = The stalls of the market
web-sp-stall = Lay out a deal with { $house }
web-sp-stall-open = is trading
web-sp-stall-shut = has packed up
web-sp-add-pay = { $money }, to be paid later
web-sp-when = When?
web-sp-assets-only-market = Assets change hands only in Open Market.
web-sp-done-no-assets = { $names }: done trading, so only { $money } and promises.
web-sp-spent-no-assets = Exhausted, so not for trade: { $names }.
web-sp-in-private = In private: only you two see it, except what changes hands
web-sp-send-offer = Send offer
web-sp-send-counter = Send counter-offer
web-sp-offer-sum = You: { $given }. { $house }: { $wanted }.
web-sp-they = They
web-sp-offers-left =
    { $count ->
        [1] the last offer this phase
       *[other] { $count } offers left this phase
    }
web-sp-fault-nobody = Choose to whom.
web-sp-fault-nothing = Put something into it.
web-sp-fault-two-ways = Only one side can give { $money }.
web-sp-fault-coins = You do not have that much in { $money }.
web-sp-fault-several = Assets can be asked of one House only.
web-sp-fault-twice = The same offer lies on the table already.
web-sp-fault-gone = Some of it cannot change hands now.
web-sp-fault-left = No more offers in this phase.
web-sp-give-title = A gift of { $money }
web-sp-give-note = Everybody sees it. A sealed answer of yours that it affects comes back to you.
web-sp-give-to = Give { $coins } to { $house }
web-sp-show-title = Show a card of your hand
web-sp-show-note = They see the card; the others see only that you showed one.
web-sp-which-card = Which card?
web-sp-ledger-title = Promises
web-sp-binds-nobody = not enforced
web-sp-promised = From { $by } to { $to }: { $what }
web-sp-due-now = due by the end of this phase: { $coins }
web-sp-pay = Pay { $coins }
web-sp-pay-to = Pay { $coins } to { $house }
web-sp-pay-older = an older promise has to be paid first
web-sp-wronged = { $house } broke a promise to you. Each promise stands alone: nothing forces you to keep this one, but breaking it counts.
web-sp-pay-cannot = { $coins }: more than you have
web-sp-owe-soon = You have promised to pay before this phase ends:
web-sp-lapsed = expired
web-sp-lapsed-why = Its round is over, and the occasion never came: nobody owes it any more, and it counts neither as kept nor as broken.
web-sp-reputation = Kept and broken so far
web-sp-reputation-of = { $house }: { $kept } kept, { $broken } broken
web-sp-all-promises = All { $count } promises

## Hints

web-sp-hint = Suggested: { $what }
web-sp-hint-keep = keep { $names }
web-sp-hint-take = Take it
