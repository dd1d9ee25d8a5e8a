### Words of Gladius that the terminal, the server and the browser share.

common-gladius-cards =
    { $count ->
        [0] no cards in hand
        [one] 1 card in hand
       *[other] { $count } cards in hand
    }
common-gladius-mini = turns up { $defend } to defend, { $attack } to attack
common-gladius-bound = loses the next attack
common-gladius-pass-attack = Do not attack
common-gladius-pass-defend = Do not defend
common-strength = Strength
common-skill = Skill
common-endurance = Endurance
common-prowess = Prowess
common-reflexes = Reflexes
