### Gladius: a duel with one deck.

-damage = { $n } damage
-immobilise = immobilises
-evade = stops an attack (evade)
-block = stops an attack (block)
-armor = stops an attack (armor)

gladius-game = { common-game-gladius }
    .about = Two gladiators and one deck: attack, defend, and bring the other to zero hit points. One seat plays solo against an adversary or a beast.

## Questions and their answers

gladius-ask-discard = Your hand is over the limit of five cards. Which card do you discard?
gladius-ask-attack =
    { $own ->
        [none] Which attack do you play?
       *[other] { $own } fights for you. Which attack do you play?
    }
gladius-ask-defend =
    { $own ->
        [none] { $about } ({ $about_effect }) comes at you. How do you defend?
       *[other] { $about } ({ $about_effect }) comes at { $own }, who fights for you. How do you defend?
    }

gladius-option-attack-pass = { common-gladius-pass-attack }
gladius-option-defend-pass = { common-gladius-pass-defend }

## Why something is not offered

gladius-reason-hand-limit = you must discard down to five cards
gladius-reason-is-attack = an attack cannot be played now
gladius-reason-is-defence = a defence can be played only against an attack
gladius-reason-not-your-style = your style cannot use it

## What happens

gladius-event-bout = The bout begins: { $style_1 } against { $style_2 }.
gladius-event-start-roll = The dice decide who starts: { $one } against { $two }.
gladius-event-starts =
    { $you ->
        [yes] You start.
       *[no] { $fighter } starts.
    }
gladius-event-turn =
    { $you ->
        [yes] Turn { $number }: you
       *[no] Turn { $number }: { $fighter }
    }
# What you draw yourself is told card by card in gladius-event-drawn.
gladius-event-draws =
    { $you ->
        [yes]
            { $count ->
                [0] You have no card left to draw.
               *[other] { "" }
            }
       *[no]
            { $count ->
                [0] { $fighter } has no card left to draw.
                [one] { $fighter } draws a card.
               *[other] { $fighter } draws { $count } cards.
            }
    }
gladius-event-drawn = You draw { $cards }.
gladius-event-reshuffle =
    { $count ->
        [one] The deck is empty: the one discarded card becomes the new deck.
       *[other] The deck is empty: { $count } discarded cards are shuffled into a new one.
    }
gladius-event-discards =
    { $you ->
        [yes] You discard { $card }.
       *[no] { $fighter } discards { $card }.
    }
gladius-event-cannot-attack =
    { $you ->
        [yes] You cannot attack this turn.
       *[no] { $fighter } cannot attack this turn.
    }
gladius-event-holds =
    { $you ->
        [yes] You do not attack.
       *[no] { $fighter } does not attack.
    }
gladius-event-attacks =
    { $you ->
        [yes] You attack with { $card } ({ $card_effect }).
       *[no] { $fighter } attacks with { $card } ({ $card_effect }).
    }
gladius-event-spent =
    { $you ->
        [yes] You swing wide: you cannot attack on your next turn.
       *[no] { $fighter } swings wide: no attack on the next turn.
    }
gladius-event-undefended =
    { $you ->
        [yes] You do not defend.
       *[no] { $fighter } does not defend.
    }
gladius-event-defends =
    { $you ->
        [yes] You defend with { $card }.
       *[no] { $fighter } defends with { $card }.
    }
gladius-event-mini-hand =
    { $cards_count ->
        [0] { $fighter } has no card left to turn up.
       *[other] { $fighter } turns up { $cards }.
    }
gladius-event-stat-roll =
    { $you ->
        [yes] You roll for { $stat }: { $dice } (every 1 counts).
       *[no] { $fighter } rolls for { $stat }: { $dice } (every 1 counts).
    }
gladius-event-fighters-tire = Both fighters are tired: a die is rolled for every defence from now on, and with 1, 2 or 3 it comes too late.
gladius-event-too-late = The die shows { $die }: { $card } comes too late.
gladius-event-in-time = The die shows { $die }: { $card } comes in time.
gladius-event-stopped = { $card } stops the attack.
gladius-event-broken = Prowess breaks through { $card }.
gladius-event-voided =
    { $you ->
        [yes] Your Reflexes cancel { $card }.
       *[no] { $fighter } has the Reflexes to cancel { $card }.
    }
gladius-event-immobilised =
    { $you ->
        [yes] You are immobilised: you cannot attack on your next turn.
       *[no] { $fighter } is immobilised: no attack on the next turn.
    }
gladius-event-hit =
    { $you ->
        [yes]
            { $damage ->
                [one] You lose 1 hit point: { $left } left.
               *[other] You lose { $damage } hit points: { $left } left.
            }
       *[no]
            { $damage ->
                [one] { $fighter } loses 1 hit point: { $left } left.
               *[other] { $fighter } loses { $damage } hit points: { $left } left.
            }
    }
gladius-event-wins =
    { $you ->
        [yes] You win: { $why }.
       *[no] { $fighter } wins: { $why }.
    }
gladius-event-draw = A draw, with equal hit points: { $why }.

gladius-why-hit-points = the other fighter has no hit points left
gladius-why-points = the last turn is over, and hit points count
gladius-why-concession = the other side concedes

## Styles, beasts and stats

gladius-style-secutor = Secutor
gladius-style-retiarius = Retiarius
gladius-style-thracian = Thracian
gladius-style-murmillo = Murmillo
gladius-style-dimachaeri = Dimachaeri
gladius-style-samnite = Samnite
gladius-style-lion = Lion
gladius-style-tiger = Tiger
gladius-style-bear = Bear

# The adversary of a solo bout has no name: this is how a sentence about him begins.
gladius-adversary-secutor = The Secutor
gladius-adversary-retiarius = The Retiarius
gladius-adversary-thracian = The Thracian
gladius-adversary-murmillo = The Murmillo
gladius-adversary-dimachaeri = The Dimachaeri
gladius-adversary-samnite = The Samnite
gladius-adversary-lion = The Lion
gladius-adversary-tiger = The Tiger
gladius-adversary-bear = The Bear

gladius-stat-strength = { common-strength }
gladius-stat-skill = { common-skill }
gladius-stat-endurance = { common-endurance }
gladius-stat-prowess = { common-prowess }
gladius-stat-reflexes = { common-reflexes }

## Cards

gladius-card-pommel = Pommel
    .effect = { -damage(n: 1) }
gladius-card-kick = Kick
    .effect = { -damage(n: 1) }
gladius-card-disarm = Disarm
    .effect = { -immobilise }
gladius-card-knockdown = Knockdown
    .effect = { -immobilise }
gladius-card-sand-in-the-eyes = Sand in the Eyes
    .effect = { -immobilise }
gladius-card-grapple = Grapple
    .effect = { -immobilise }
gladius-card-duck = Duck
    .effect = { -evade }
gladius-card-leap = Leap
    .effect = { -evade }
gladius-card-dodge = Dodge
    .effect = { -evade }
gladius-card-parry = Parry
    .effect = { -block }
gladius-card-trident-thrust = Trident Thrust
    .effect = { -damage(n: 3) }
gladius-card-cast-net = Cast Net
    .effect = { -immobilise }
gladius-card-withdraw = Withdraw
    .effect = { -evade }
gladius-card-dagger = Dagger
    .effect = { -damage(n: 1) }
gladius-card-sword-stab = Sword Stab
    .effect = { -damage(n: 3) }
gladius-card-shield-block = Shield Block
    .effect = { -block }
gladius-card-armor-secutor = Armor (Secutor)
    .effect = { -armor }
gladius-card-shield-bash = Shield Bash
    .effect = { -damage(n: 1) }
gladius-card-sword-slash = Sword Slash
    .effect = { -damage(n: 2) }
gladius-card-buckler = Buckler
    .effect = { -block }
gladius-card-armor-thracian = Armor (Thracian)
    .effect = { -armor }
gladius-card-fleet-footed = Fleet Footed
    .effect = { -evade }
gladius-card-sword-flurry = Sword Flurry
    .effect = { -damage(n: 2) }
gladius-card-double-thrust = Double Thrust
    .effect = { -damage(n: 3) }
gladius-card-crossed-swords = Crossed Swords
    .effect = { -block }
gladius-card-sidestep = Sidestep
    .effect = { -evade }
gladius-card-sword-swipe = Sword Swipe
    .effect = { -damage(n: 2) }
gladius-card-stunning-blow = Stunning Blow
    .effect = { -immobilise }
gladius-card-wild-swing = Wild Swing
    .effect = { -damage(n: 3) }, then no attack next turn
gladius-card-overhead-swing = Overhead Swing
    .effect = { -damage(n: 4) }
gladius-card-shield = Shield
    .effect = { -block }
gladius-card-armor-murmillo = Armor (Murmillo)
    .effect = { -armor }
gladius-card-impale = Impale
    .effect = { -damage(n: 4) }
gladius-card-cut = Cut
    .effect = { -damage(n: 1) }
gladius-card-passive-shield = Passive Shield
    .effect = { -block }
gladius-card-armor-samnite = Armor (Samnite)
    .effect = { -armor }
gladius-card-pounce = Pounce
    .effect = { -damage(n: 4) }
gladius-card-maul = Maul
    .effect = { -damage(n: 3) }
gladius-card-roar = Roar
    .effect = { -immobilise }
gladius-card-shake-off = Shake Off
    .effect = { -evade }
gladius-card-ambush = Ambush
    .effect = { -damage(n: 4) }
gladius-card-rake = Rake
    .effect = { -damage(n: 3) }
gladius-card-twist-away = Twist Away
    .effect = { -evade }
gladius-card-crushing-hug = Crushing Hug
    .effect = { -immobilise }
gladius-card-swipe = Swipe
    .effect = { -damage(n: 3) }
gladius-card-bite = Bite
    .effect = { -damage(n: 4) }
gladius-card-thick-hide = Thick Hide
    .effect = { -armor }

## Table options

gladius-setting-fighter-1 = The style of the first fighter.
    .secutor = { gladius-style-secutor }
    .retiarius = { gladius-style-retiarius }
    .thracian = { gladius-style-thracian }
    .murmillo = { gladius-style-murmillo }
    .dimachaeri = { gladius-style-dimachaeri }
    .samnite = { gladius-style-samnite }
gladius-setting-fighter-2 = The style of the second fighter; solo, the style or beast of the adversary.
    .secutor = { gladius-style-secutor }
    .retiarius = { gladius-style-retiarius }
    .thracian = { gladius-style-thracian }
    .murmillo = { gladius-style-murmillo }
    .dimachaeri = { gladius-style-dimachaeri }
    .samnite = { gladius-style-samnite }
    .lion = { gladius-style-lion }, our invention
    .tiger = { gladius-style-tiger }, our invention
    .bear = { gladius-style-bear }, our invention
gladius-setting-start = Who has the first turn, unless exactly one fighter is a Retiarius, who then starts.
    .roll = each side rolls a die, the higher starts
    .random = one of the two, at random
    .weaker = the style that loses more often
    .one = the first fighter, even against a Retiarius
    .two = the second fighter, even against a Retiarius
gladius-setting-stats-1 = The stats of the first fighter: Strength, Skill, Endurance, Prowess, Reflexes.
gladius-setting-stats-2 = The stats of the second fighter: Strength, Skill, Endurance, Prowess, Reflexes.
gladius-setting-turn-limit = After so many turns of both fighters together the hit points decide.
gladius-setting-brisk = Brisk: from turn { $turn } on the fighters tire, and a die of { $late } or less makes a defence come too late.
gladius-setting-difficulty = Solo: how many cards the adversary turns up to defend and to attack.
    .easy = Easy: 2 and 1
    .normal = Normal: 1 and 2, or what suits the beast
    .tough = Tough: 2 and 2
    .hard = Hard: 2 and 3, as printed
gladius-setting-by-type = Solo: if it is Tough, a Secutor or Dimachaeri turns up one more card to defend.
gladius-setting-mini-defend = Solo: the number of cards turned up to defend; 0 leaves it to the difficulty.
gladius-setting-mini-attack = Solo: the number of cards turned up to attack; 0 leaves it to the difficulty.
