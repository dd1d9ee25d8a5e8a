### Palavras de Gladius que o terminal, o servidor e o navegador compartilham.

common-gladius-cards =
    { $count ->
        [0] nenhuma carta na mão
        [1] 1 carta na mão
       *[other] { $count } cartas na mão
    }
common-gladius-mini = revela { $defend } na defesa, { $attack } no ataque
common-gladius-bound = perde o próximo ataque
common-gladius-pass-attack = Não atacar
common-gladius-pass-defend = Não se defender
common-strength = Força
common-skill = Perícia
common-endurance = Resistência
common-prowess = Proeza
common-reflexes = Reflexos
