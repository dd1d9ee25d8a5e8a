### O tabuleiro de Gladius no navegador.

web-gladius-adversary = Adversário
web-gladius-turn-mark = joga agora
web-gladius-of = de { $full }
web-gladius-hp-label = { $name }: { $hp } de { $full } pontos de vida
web-gladius-both = Os dois lutadores

## Cartas

web-gladius-text-attack =
    { $spent ->
        [yes] de dano, mas você não ataca no próximo turno
       *[no] de dano, se não for anulado
    }
web-gladius-text-immobilise = Sem dano: o outro perde o próximo ataque
web-gladius-text-defence = Anula um ataque
web-gladius-band-attack = Ataques
web-gladius-band-immobilise = Ataques que imobilizam
web-gladius-band-defence = Defesas

## A mão

web-gladius-never = Só o { $style } pode usá-la
web-gladius-again = Mais uma vez para jogar
web-gladius-again-discard = Mais uma vez para descartar

web-gladius-turn = Turno { $turn } de { $limit }
web-gladius-late = Depois do turno { $limit } os pontos de vida decidem
web-gladius-tires = Os dois se cansam depois do turno { $after }: aí uma defesa pode chegar tarde demais
web-gladius-tired = Os dois estão cansados: com { $late } ou menos no dado a defesa chega tarde demais
web-gladius-points = Passaram { $limit } turnos, então os pontos de vida decidem: { $one } { $first }, { $two } { $second }
web-gladius-dead = Cartas que só { $name } pode usar só saem da sua mão quando você tem mais de { $limit }
web-gladius-again-pass = Mais uma vez para confirmar
web-gladius-do-attack = Atacar com { $card }
web-gladius-do-defend = Defender com { $card }
web-gladius-do-discard = Descartar { $card }
web-gladius-take =
    { $binds ->
        [yes] Não se defender: perder o próximo ataque
       *[no] Não se defender: sofrer { $damage } de dano
    }

## A areia

web-gladius-sand = O que acaba de ser jogado
web-gladius-opening =
    { $you ->
        [yes] { $one } ({ $one_sub }) contra { $two } ({ $two_sub }). Você começa.
       *[no] { $one } ({ $one_sub }) contra { $two } ({ $two_sub }). { $first } começa.
    }
web-gladius-before = Há pouco:
web-gladius-say-yours = Seu ataque
web-gladius-say-discard =
    { $count ->
        [1] Uma carta precisa sair
       *[other] { $count } cartas precisam sair, uma a uma
    }
web-gladius-say-turn = É a vez de { $name }
web-gladius-wins = { $name } vence
web-gladius-draw = Empate
web-gladius-ghost-attack = Escolha uma carta da mão
web-gladius-ghost-discard = Escolha a carta a descartar
web-gladius-ghost-defence = Sua defesa
web-gladius-ghost-theirs = { $name } pode se defender
web-gladius-ghost-none = Sem defesa
web-gladius-unstopped =
    { $more ->
        [yes] Sem defesa: { $from } → { $to } ou menos
       *[no] Sem defesa: { $from } → { $to }
    }
web-gladius-stopped = Anulado: continua { $from }
web-gladius-unstopped-bound =
    { $you ->
        [yes] Sem defesa: você perde o seu próximo ataque
       *[no] Sem defesa: { $name } perde o próximo ataque
    }
web-gladius-stopped-tired = Uma defesa o anula com mais de { $late } no dado
web-gladius-stopped-bound = Anulado: nada acontece
web-gladius-out-stopped = Anulado
web-gladius-out-voided = Cancelado pelos Reflexos
web-gladius-out-bound =
    { $you ->
        [yes] Você perde o próximo ataque
       *[no] { $name } perde o próximo ataque
    }
web-gladius-out-hit =
    { $you ->
        [yes] Golpe de { $damage }: você fica com { $left }
       *[no] Golpe de { $damage }: { $name } fica com { $left }
    }
web-gladius-out-holds = não atacou
web-gladius-out-unarmed = não tinha carta de ataque
web-gladius-out-cannot = não pôde atacar
web-gladius-out-bound-by = não pôde atacar ({ $card })
web-gladius-out-helpless = Você não tinha carta para se defender
web-gladius-out-broken = A Proeza rompeu a defesa
web-gladius-out-late = Saiu { $die }: tarde demais
web-gladius-out-in-time = Saiu { $die }: a tempo
web-gladius-turned = { $name } revelou
web-gladius-rolled = { $stat }: rolou
web-gladius-rolled-nothing = sem efeito
web-gladius-roll = { $name } rolou para { $stat }: { $dice }. Cada 1 conta.

## Baralho e descartes

web-gladius-piles = Baralho e descartes
web-gladius-deck = no baralho
web-gladius-discards = no descarte
web-gladius-look = examinar
web-gladius-known-why = quando o baralho acabou, dava para contar todas as outras cartas
web-gladius-discards-title = Descartes ({ $count })
web-gladius-discards-of = { $count } de { $all }
web-gladius-reshuffle = Quando o baralho acabar, estas cartas formam o novo.

## O que faz um nível de um atributo; rola-se um dado por nível

web-gladius-means-strength = cada 1 soma um de dano a um acerto
web-gladius-means-skill = cada 1 compra mais uma carta
web-gladius-means-endurance = cada nível é um ponto de vida a mais
web-gladius-means-prowess = um 1 cancela a defesa contra o seu ataque
web-gladius-means-reflexes = um 1 cancela o ataque que acerta você
web-gladius-means-charisma = um dado de ouro por nível quando luta; quem tem mais ganha fama
