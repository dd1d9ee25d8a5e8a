### The arena of Spartacus in the browser

## The sand

web-arena-grid = The arena, { $count } hexes
web-arena-fighters = The fighters and the wagers
web-arena-keys = Q W E A S D move the cursor by hex, T goes to the next target, R reads the situation. Enter shows a move, a second Enter makes it.
web-arena-marked = { $name } { $mark }
web-arena-steps =
    { $count ->
        [one] 1 hex
       *[other] { $count } hexes
    }
web-arena-cell-closed = closed
web-arena-cell-mark = start mark { $mark }
web-arena-cell-free = free
web-arena-cell-attack = attack possible: { $names }
web-arena-cell-target = can be attacked
web-arena-cell-fighter =
    { $mine ->
        [yes] { $name } { $mark }, yours
       *[no] { $name } { $mark }
    }

## Where things lie, clockwise from the east

web-arena-wind-0 = to the east
web-arena-wind-1 = to the east-south-east
web-arena-wind-2 = to the south-east
web-arena-wind-3 = to the south
web-arena-wind-4 = to the south-west
web-arena-wind-5 = to the west-south-west
web-arena-wind-6 = to the west
web-arena-wind-7 = to the west-north-west
web-arena-wind-8 = to the north-west
web-arena-wind-9 = to the north
web-arena-wind-10 = to the north-east
web-arena-wind-11 = to the east-north-east

## The situation

web-arena-line-foe = { $name } stands { $count } hexes { $wind }.
web-arena-line-beside = { $name } stands beside you, { $wind }.
web-arena-line-foes = { $foes }.
web-arena-line-each =
    { $danger ->
        [yes] { $name } { $count } { $wind } (can reach you)
       *[no] { $name } { $count } { $wind }
    }
web-arena-line-over = The match is over: { $names } won.
web-arena-line-danger = He can reach you in one turn.
web-arena-line-your-turn = { $name } acts: your turn.
web-arena-line-turn = { $name } acts.
web-arena-line-stands = { $name } on { $hex }.
web-arena-line-apart =
    { $count ->
        [one] Side by side.
       *[other] { $count } hexes apart.
    }

## Fighters

web-arena-yours = Your fighter
web-arena-rising = If { $name } wins, the next Favour makes a Champion: 1 Influence more for the Dominus.
web-arena-acts = acts now
web-arena-used = used
web-arena-pool-said = { $pool }: { $left } of { $full } dice

## A turn

web-arena-may-move =
    { $count ->
        [one] may move 1 hex
       *[other] may move { $count } hexes
    }
web-arena-has-moved = has moved
web-arena-has-attacked = has attacked
web-arena-how-leave = He has struck. Choose a hex to move to, or end his turn.
web-arena-how-move = Choose a hex; from arrowed ones he can strike.
web-arena-how-place = Choose one of the marked hexes.
web-arena-move =
    { $count ->
        [one] Move 1 hex to { $hex }
       *[other] Move { $count } hexes to { $hex }
    }
web-arena-stand = Stand on { $hex }
web-arena-charge = Move to { $hex } and attack { $name }
web-arena-refused = No attack on { $names }: { $reason }
web-arena-dice =
    { $count ->
        [one] with 1 die
       *[other] with { $count } dice
    }
web-arena-dice-against =
    { $agile ->
        [yes]
            { $count ->
                [one] 1 die against { $defence } or his speed
               *[other] { $count } dice against { $defence } or his speed
            }
       *[no]
            { $count ->
                [one] 1 die against { $defence }
               *[other] { $count } dice against { $defence }
            }
    }
web-arena-clear = Clear
web-arena-show-reach = Show what they can reach
web-arena-label-hexes = Name the hexes
web-arena-suggested = Suggested: { $label }
web-arena-suggested-mark = suggested
web-arena-pv-move = Move
web-arena-pv-of = of { $far }, to { $hex }
web-arena-pv-then = Then attack
web-arena-pv-nobody = nobody in range from there
web-arena-pv-answer = In danger
web-arena-pv-reached = { $names } can reach you there
web-arena-pv-safe = nobody can reach you there
web-arena-against =
    { $agile ->
        [yes] { $name }: { $dice } dice against { $defence } or his speed
       *[no] { $name }: { $dice } dice against { $defence }
    }

## Dice

web-arena-defends = { $name } defends
web-arena-clash = { $attacker } attacks { $defender }
web-arena-strings-said = Attack { $attack } against defence { $defence }: hits { $hits }.
web-arena-die = Die showing { $face }
web-arena-die-over = { $attack } over { $defence }
web-arena-die-ties = { $attack } ties { $defence }
web-arena-die-alone = { $attack } unopposed
web-arena-sum = The sum
web-arena-sum-hits =
    { $count ->
        [one] hit
       *[other] hits
    }
web-arena-sum-sets =
    { $count ->
        [one] for a set
       *[other] for sets
    }
web-arena-sum-stopped = the attack is stopped
web-arena-wounds =
    { $count ->
        [one] wound
       *[other] wounds
    }
web-arena-wounds-back =
    { $count ->
        [one] wound back
       *[other] wounds back
    }

## Re-rolls

web-arena-reroll-how =
    { $count ->
        [one] You may roll one die again.
       *[other] You may roll up to { $count } dice again.
    }
web-arena-force-how =
    { $count ->
        [one] Your opponent rolls one of these dice again, if you say so.
       *[other] Your opponent rolls up to { $count } of these dice again, if you say so.
    }
web-arena-no-force = Let the dice lie
web-arena-reroll = Re-roll { $faces }
web-arena-force = Make him re-roll { $faces }
web-arena-sealed-reroll = Sealed: re-roll { $faces }
web-arena-sealed-keep = Sealed: keep all dice
web-arena-change = Change

## Wounds

web-arena-choose-dice =
    { $count ->
        [one] { $name } gives up one die. Which?
       *[other] { $name } gives up { $count } dice. Which?
    }
web-arena-after = After this: ATK { $attack }, DEF { $defence }, SPD { $speed }.
web-arena-lose-part = { $count } { $pool }
web-arena-lose-all = Lose { $losing }
web-arena-keep = Keep one { $pool } die
web-arena-lose = Lose one { $pool } die
web-arena-rule-of-one = Last die stays for now (Rule of One)

## The combat round

web-arena-team-first = Team { $team } goes first
web-arena-order-then = acts next
web-arena-order-later = waits
web-arena-order-done = has acted
web-arena-rolled = Rolled { $dice }
web-arena-quiet =
    { $count ->
        [one] One more round without an attack, and the crowd { $ring ->
            [yes] closes the outermost ring
           *[no] wounds everybody
        }.
       *[other] { $count } more rounds without an attack, and the crowd { $ring ->
            [yes] closes the outermost ring
           *[no] wounds everybody
        }.
    }

## Wagers

web-arena-wagers = Place wagers
web-arena-purse = purse { $coins }, staking { $staked }
web-arena-pays = { $pays } : 1,
web-arena-even = from { $even } %
web-arena-even-how = Percentage: the chance from which a wager pays off.
web-arena-pools = ATK { $attack } DEF { $defence } SPD { $speed }
web-arena-stake = { $field }, stake
web-arena-own-side = Your own fighter stands on side { $side }
web-arena-no-coins = Your purse is empty
web-arena-stake-on = { $coins } on { $field }
web-arena-no-wager = No wager
web-arena-seal-wager = Seal { common-coins }
web-arena-place-wager = Place { common-coins }
web-arena-wager-sealed =
    { $count ->
        [0] Sealed: no wager
       *[other] Sealed: { common-coins }
    }
web-arena-no-wagers = none

## The end of a match

web-arena-outcome = The match is over
web-arena-your-wager-won = You won your wager on { $field }
web-arena-your-wager-lost = You lost your wager on { $field }
web-arena-victory = Victory
web-arena-spared = thumb up: he lives
web-arena-executed = thumb down: he is dead
web-motion-stopped = Stopped
web-motion-netted = Caught in the net
web-staged-crowd = The crowd rises for { $names }.
web-staged-hush = A fist is held out, and the arena falls silent.
web-staged-up = The thumb turns up.
web-staged-down = The thumb turns down.
web-staged-lives =
    { $count ->
        [one] { $names } lives
       *[other] { $names } live
    }
web-staged-dies =
    { $count ->
        [one] { $names } dies
       *[other] { $names } die
    }
web-arena-thumb = Life or death
web-arena-thumb-up =
    { $count ->
        [1] he goes home
       *[other] they go home
    }
web-arena-thumb-free = costs you nothing
web-arena-thumb-price = costs you { $count } Influence, leaves { $left }
web-arena-thumb-offers =
    { $count ->
        [one] 1 offer to you is open.
       *[other] { $count } offers to you are open.
    }

## The Primus

web-arena-teams = Form the Teams

## Why it ended so

web-arena-why = How it was decided
web-arena-why-match = How the match was decided
web-arena-why-attacks =
    { $count ->
        [one] 1 attack
       *[other] { $count } attacks
    }
web-arena-luck-worst = Very unlucky
web-arena-luck-bad = Unlucky
web-arena-luck-even = About as expected
web-arena-luck-good = Lucky
web-arena-luck-best = Very lucky
web-arena-why-hits = Hits with { $attack } against { $defence } dice: { $expected } on average, here { $hits }.
web-arena-why-more = That many hits or more come up in { $percent } of 100 such rolls.
web-arena-why-fewer = That few hits or fewer come up in { $percent } of 100 such rolls.
web-arena-why-again =
    { $forced ->
        [yes] { $name } made the opponent re-roll a { $before }: { $after }.
       *[no] { $name } re-rolled a { $before }: { $after }.
    }
web-arena-why-swing =
    { $more ->
        [yes] Re-rolls: { $count ->
            [one] one hit more
           *[other] { $count } hits more
        }.
       *[no] Re-rolls: { $count ->
            [one] one hit less
           *[other] { $count } hits less
        }.
    }
web-arena-why-no-swing = The re-rolls changed nothing.
web-arena-why-kept = There was a re-roll that nobody used.
web-arena-why-agile = { $name } defended with his speed.
web-arena-why-gear = Used: { $gear }.
web-arena-why-lost = { $name } gave up { $dice }.
web-arena-why-dealt =
    { $count ->
        [one] Hits in 1 attack: { $expected } on average, here { $hits }.
       *[other] Hits in { $count } attacks: { $expected } on average, here { $hits }.
    }
web-arena-why-never = Never attacked.
web-arena-why-rerolls =
    { $gain ->
        [0] Dice re-rolled: { $count }.
       *[other] Dice re-rolled: { $count }, worth { $gain } of the hits.
    }
web-arena-why-gave = Dice given up: { $dice }.
web-arena-why-unhurt = No die lost.
web-arena-odds-said = Chances by hits: { $odds }. It came to { $hits }.

## The Primus, and whose a combatant is

web-arena-treachery = Treachery
web-arena-teams-dice = The numbers are attack, defence and speed dice of both together.
web-arena-teams-places = Team I is placed first, at hex I.
web-arena-of = { $name } ({ $owner })
