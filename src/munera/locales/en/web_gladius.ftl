### The board of Gladius in the browser.

web-gladius-adversary = Adversary
web-gladius-turn-mark = to play
web-gladius-of = of { $full }
web-gladius-hp-label = { $name }: { $hp } of { $full } hit points
web-gladius-both = Both fighters

## Cards

web-gladius-text-attack =
    { $spent ->
        [yes] damage, but you cannot attack next turn
       *[no] damage if it is not stopped
    }
web-gladius-text-immobilise = No damage: the other loses the next attack
web-gladius-text-defence = Stops an attack
web-gladius-band-attack = Attacks
web-gladius-band-immobilise = Attacks that immobilise
web-gladius-band-defence = Defences

## The hand

web-gladius-never = Only the { $style } can use it
web-gladius-again = Once more to play it
web-gladius-again-discard = Once more to discard it

web-gladius-turn = Turn { $turn } of { $limit }
web-gladius-late = After turn { $limit } the hit points decide
web-gladius-tires = Both tire after turn { $after }: then a defence may come too late
web-gladius-tired = Both are tired: a defence comes too late with a roll of { $late } or less
web-gladius-points = { $limit } turns have passed, so hit points decide: { $one } { $first }, { $two } { $second }
web-gladius-dead = Cards that only { $name } can use leave your hand only when you hold more than { $limit }
web-gladius-again-pass = Once more to confirm
web-gladius-do-attack = Attack with { $card }
web-gladius-do-defend = Defend with { $card }
web-gladius-do-discard = Discard { $card }
web-gladius-take =
    { $binds ->
        [yes] Do not defend: lose your next attack
       *[no] Do not defend: take { $damage } damage
    }

## The sand

web-gladius-sand = What was just played
web-gladius-opening =
    { $you ->
        [yes] { $one } ({ $one_sub }) against { $two } ({ $two_sub }). You begin.
       *[no] { $one } ({ $one_sub }) against { $two } ({ $two_sub }). { $first } begins.
    }
web-gladius-before = Just before:
web-gladius-say-yours = Your attack
web-gladius-say-discard =
    { $count ->
        [one] One card must go
       *[other] { $count } cards must go, one by one
    }
web-gladius-say-turn = It is { $name }'s turn
web-gladius-wins = { $name } wins
web-gladius-draw = A draw
web-gladius-ghost-attack = Pick a card of your hand
web-gladius-ghost-discard = Pick the card to discard
web-gladius-ghost-defence = Your defence
web-gladius-ghost-theirs = { $name } may defend
web-gladius-ghost-none = No defence
web-gladius-unstopped =
    { $more ->
        [yes] Unstopped: { $from } → { $to } or less
       *[no] Unstopped: { $from } → { $to }
    }
web-gladius-stopped = Stopped: stays { $from }
web-gladius-unstopped-bound =
    { $you ->
        [yes] Unstopped: you lose your next attack
       *[no] Unstopped: { $name } loses the next attack
    }
web-gladius-stopped-tired = A defence stops it with a roll above { $late }
web-gladius-stopped-bound = Stopped: nothing happens
web-gladius-out-stopped = Stopped
web-gladius-out-voided = Cancelled by Reflexes
web-gladius-out-bound =
    { $you ->
        [yes] You lose the next attack
       *[no] { $name } loses the next attack
    }
web-gladius-out-hit =
    { $you ->
        [yes] Hit for { $damage }: you have { $left } left
       *[no] Hit for { $damage }: { $name } has { $left } left
    }
web-gladius-out-holds = did not attack
web-gladius-out-unarmed = had no card to attack with
web-gladius-out-cannot = could not attack
web-gladius-out-bound-by = could not attack ({ $card })
web-gladius-out-helpless = You had no card to defend with
web-gladius-out-broken = Prowess broke the defence
web-gladius-out-late = Rolled { $die }: too late
web-gladius-out-in-time = Rolled { $die }: in time
web-gladius-turned = { $name } turned up
web-gladius-rolled = { $stat }: rolled
web-gladius-rolled-nothing = no effect
web-gladius-roll = { $name } rolled for { $stat }: { $dice }. Each 1 counts.

## Deck and discards

web-gladius-piles = Deck and discards
web-gladius-deck = in the deck
web-gladius-discards = discarded
web-gladius-look = look through
web-gladius-known-why = when the deck ran out, all other cards could be counted
web-gladius-discards-title = Discards ({ $count })
web-gladius-discards-of = { $count } of { $all }
web-gladius-reshuffle = When the deck runs out, these cards become the new deck.

## What a level of a stat does; a die is rolled for each

web-gladius-means-strength = each 1 adds one damage to a hit
web-gladius-means-skill = each 1 draws one more card
web-gladius-means-endurance = each level is one more hit point
web-gladius-means-prowess = a 1 cancels the defence against your attack
web-gladius-means-reflexes = a 1 cancels the attack that hits you
web-gladius-means-charisma = a die of gold for each level when he fights; the most of it brings fame
