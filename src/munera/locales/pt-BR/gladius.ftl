### Gladius: um duelo com um só baralho.

-damage = { $n } de dano
-immobilise = imobiliza
-evade = anula um ataque (evasão)
-block = anula um ataque (bloqueio)
-armor = anula um ataque (armadura)

gladius-game = { common-game-gladius }
    .about = Dois gladiadores e um só baralho: ataque, defenda-se e leve o outro a zero pontos de vida. Com um lugar, joga-se solo contra um adversário ou uma fera.

## Perguntas e respostas

gladius-ask-discard = Sua mão passou do limite de cinco cartas. Que carta você descarta?
gladius-ask-attack =
    { $own ->
        [none] Com que carta você ataca?
       *[other] { $own } luta por você. Com que carta você ataca?
    }
gladius-ask-defend =
    { $own ->
        [none] { $about } ({ $about_effect }) vem na sua direção. Como você se defende?
       *[other] { $about } ({ $about_effect }) vem na direção de { $own }, que luta por você. Como você se defende?
    }

gladius-option-attack-pass = { common-gladius-pass-attack }
gladius-option-defend-pass = { common-gladius-pass-defend }

## Por que algo não é oferecido

gladius-reason-hand-limit = você precisa descartar até ficar com cinco cartas
gladius-reason-is-attack = um ataque não pode ser jogado agora
gladius-reason-is-defence = uma defesa só pode ser jogada contra um ataque
gladius-reason-not-your-style = o seu estilo não pode usá-la

## O que acontece

gladius-event-bout = A luta começa: { $style_1 } contra { $style_2 }.
gladius-event-start-roll = Os dados decidem quem começa: { $one } contra { $two }.
gladius-event-starts =
    { $you ->
        [yes] Você começa.
       *[no] { $fighter } começa.
    }
gladius-event-turn =
    { $you ->
        [yes] Turno { $number }: você
       *[no] Turno { $number }: { $fighter }
    }
# O que você mesmo compra é contado carta por carta em gladius-event-drawn.
gladius-event-draws =
    { $you ->
        [yes]
            { $count ->
                [0] Você não tem mais carta para comprar.
               *[other] { "" }
            }
       *[no]
            { $count ->
                [0] { $fighter } não tem mais carta para comprar.
                [1] { $fighter } compra uma carta.
               *[other] { $fighter } compra { $count } cartas.
            }
    }
gladius-event-drawn = Você compra { $cards }.
gladius-event-reshuffle =
    { $count ->
        [one] O baralho acabou: a única carta descartada forma o novo.
       *[other] O baralho acabou: { $count } cartas descartadas são embaralhadas e formam um novo.
    }
gladius-event-discards =
    { $you ->
        [yes] Você descarta { $card }.
       *[no] { $fighter } descarta { $card }.
    }
gladius-event-cannot-attack =
    { $you ->
        [yes] Você não pode atacar neste turno.
       *[no] { $fighter } não pode atacar neste turno.
    }
gladius-event-holds =
    { $you ->
        [yes] Você não ataca.
       *[no] { $fighter } não ataca.
    }
gladius-event-attacks =
    { $you ->
        [yes] Você ataca com { $card } ({ $card_effect }).
       *[no] { $fighter } ataca com { $card } ({ $card_effect }).
    }
gladius-event-spent =
    { $you ->
        [yes] O golpe abre a sua guarda: você não ataca no seu próximo turno.
       *[no] { $fighter } abre a guarda com o golpe: não ataca no próximo turno.
    }
gladius-event-undefended =
    { $you ->
        [yes] Você não se defende.
       *[no] { $fighter } não se defende.
    }
gladius-event-defends =
    { $you ->
        [yes] Você se defende com { $card }.
       *[no] { $fighter } se defende com { $card }.
    }
gladius-event-mini-hand =
    { $cards_count ->
        [0] { $fighter } não tem mais carta para revelar.
       *[other] { $fighter } revela { $cards }.
    }
gladius-event-stat-roll =
    { $you ->
        [yes] Você rola { $stat }: { $dice } (cada 1 conta).
       *[no] { $fighter } rola { $stat }: { $dice } (cada 1 conta).
    }
gladius-event-fighters-tire = Os dois lutadores estão cansados: de agora em diante rola-se um dado para cada defesa, e com 1, 2 ou 3 ela chega tarde demais.
gladius-event-too-late = O dado mostra { $die }: { $card } chega tarde demais.
gladius-event-in-time = O dado mostra { $die }: { $card } chega a tempo.
gladius-event-stopped = { $card } anula o ataque.
gladius-event-broken = A Proeza rompe a defesa { $card }.
gladius-event-voided =
    { $you ->
        [yes] Os seus Reflexos cancelam { $card }.
       *[no] { $fighter } tem Reflexos e cancela { $card }.
    }
gladius-event-immobilised =
    { $you ->
        [yes] O golpe imobiliza você: nada de ataque no seu próximo turno.
       *[no] O golpe imobiliza { $fighter }: nada de ataque no próximo turno.
    }
gladius-event-hit =
    { $you ->
        [yes]
            { $damage ->
                [1] Você perde 1 ponto de vida e fica com { $left }.
               *[other] Você perde { $damage } pontos de vida e fica com { $left }.
            }
       *[no]
            { $damage ->
                [1] { $fighter } perde 1 ponto de vida e fica com { $left }.
               *[other] { $fighter } perde { $damage } pontos de vida e fica com { $left }.
            }
    }
gladius-event-wins =
    { $you ->
        [yes] Você vence: { $why }.
       *[no] { $fighter } vence: { $why }.
    }
gladius-event-draw = Empate, com pontos de vida iguais: { $why }.

gladius-why-hit-points = o outro lutador ficou sem pontos de vida
gladius-why-points = o último turno acabou e contam os pontos de vida
gladius-why-concession = o outro lado desistiu

## Estilos, feras e atributos

gladius-style-secutor = Secutor
gladius-style-retiarius = Reciário
gladius-style-thracian = Trácio
gladius-style-murmillo = Mirmilão
gladius-style-dimachaeri = Dimaquero
gladius-style-samnite = Samnita
gladius-style-lion = Leão
gladius-style-tiger = Tigre
gladius-style-bear = Urso

# O adversário do solo não tem nome: ele abre uma frase assim.
gladius-adversary-secutor = O Secutor
gladius-adversary-retiarius = O Reciário
gladius-adversary-thracian = O Trácio
gladius-adversary-murmillo = O Mirmilão
gladius-adversary-dimachaeri = O Dimaquero
gladius-adversary-samnite = O Samnita
gladius-adversary-lion = O Leão
gladius-adversary-tiger = O Tigre
gladius-adversary-bear = O Urso

gladius-stat-strength = { common-strength }
gladius-stat-skill = { common-skill }
gladius-stat-endurance = { common-endurance }
gladius-stat-prowess = { common-prowess }
gladius-stat-reflexes = { common-reflexes }

## Cartas

gladius-card-pommel = Golpe de Pomo
    .effect = { -damage(n: 1) }
gladius-card-kick = Chute
    .effect = { -damage(n: 1) }
gladius-card-disarm = Desarme
    .effect = { -immobilise }
gladius-card-knockdown = Derrubada
    .effect = { -immobilise }
gladius-card-sand-in-the-eyes = Areia nos Olhos
    .effect = { -immobilise }
gladius-card-grapple = Agarrão
    .effect = { -immobilise }
gladius-card-duck = Agachar
    .effect = { -evade }
gladius-card-leap = Salto
    .effect = { -evade }
gladius-card-dodge = Esquiva
    .effect = { -evade }
gladius-card-parry = Aparar
    .effect = { -block }
gladius-card-trident-thrust = Estocada de Tridente
    .effect = { -damage(n: 3) }
gladius-card-cast-net = Lançar Rede
    .effect = { -immobilise }
gladius-card-withdraw = Recuo
    .effect = { -evade }
gladius-card-dagger = Adaga
    .effect = { -damage(n: 1) }
gladius-card-sword-stab = Estocada de Espada
    .effect = { -damage(n: 3) }
gladius-card-shield-block = Bloqueio de Escudo
    .effect = { -block }
gladius-card-armor-secutor = Armadura (Secutor)
    .effect = { -armor }
gladius-card-shield-bash = Golpe de Escudo
    .effect = { -damage(n: 1) }
gladius-card-sword-slash = Talho de Espada
    .effect = { -damage(n: 2) }
gladius-card-buckler = Broquel
    .effect = { -block }
gladius-card-armor-thracian = Armadura (Trácio)
    .effect = { -armor }
gladius-card-fleet-footed = Pés Ligeiros
    .effect = { -evade }
gladius-card-sword-flurry = Rajada de Espadas
    .effect = { -damage(n: 2) }
gladius-card-double-thrust = Estocada Dupla
    .effect = { -damage(n: 3) }
gladius-card-crossed-swords = Espadas Cruzadas
    .effect = { -block }
gladius-card-sidestep = Passo Lateral
    .effect = { -evade }
gladius-card-sword-swipe = Varredura de Espada
    .effect = { -damage(n: 2) }
gladius-card-stunning-blow = Golpe Atordoante
    .effect = { -immobilise }
gladius-card-wild-swing = Golpe Desvairado
    .effect = { -damage(n: 3) }, depois um turno sem ataque
gladius-card-overhead-swing = Golpe por Cima
    .effect = { -damage(n: 4) }
gladius-card-shield = Escudo
    .effect = { -block }
gladius-card-armor-murmillo = Armadura (Mirmilão)
    .effect = { -armor }
gladius-card-impale = Empalar
    .effect = { -damage(n: 4) }
gladius-card-cut = Corte
    .effect = { -damage(n: 1) }
gladius-card-passive-shield = Escudo Passivo
    .effect = { -block }
gladius-card-armor-samnite = Armadura (Samnita)
    .effect = { -armor }
gladius-card-pounce = Bote
    .effect = { -damage(n: 4) }
gladius-card-maul = Dilacerar
    .effect = { -damage(n: 3) }
gladius-card-roar = Rugido
    .effect = { -immobilise }
gladius-card-shake-off = Sacudida
    .effect = { -evade }
gladius-card-ambush = Emboscada
    .effect = { -damage(n: 4) }
gladius-card-rake = Garras
    .effect = { -damage(n: 3) }
gladius-card-twist-away = Contorção
    .effect = { -evade }
gladius-card-crushing-hug = Abraço Esmagador
    .effect = { -immobilise }
gladius-card-swipe = Patada
    .effect = { -damage(n: 3) }
gladius-card-bite = Mordida
    .effect = { -damage(n: 4) }
gladius-card-thick-hide = Couro Grosso
    .effect = { -armor }

## Opções da mesa

gladius-setting-fighter-1 = O estilo do primeiro lutador.
    .secutor = { gladius-style-secutor }
    .retiarius = { gladius-style-retiarius }
    .thracian = { gladius-style-thracian }
    .murmillo = { gladius-style-murmillo }
    .dimachaeri = { gladius-style-dimachaeri }
    .samnite = { gladius-style-samnite }
gladius-setting-fighter-2 = O estilo do segundo lutador; no solo, o estilo ou a fera do adversário.
    .secutor = { gladius-style-secutor }
    .retiarius = { gladius-style-retiarius }
    .thracian = { gladius-style-thracian }
    .murmillo = { gladius-style-murmillo }
    .dimachaeri = { gladius-style-dimachaeri }
    .samnite = { gladius-style-samnite }
    .lion = { gladius-style-lion }, invenção nossa
    .tiger = { gladius-style-tiger }, invenção nossa
    .bear = { gladius-style-bear }, invenção nossa
gladius-setting-start = Quem joga o primeiro turno, a não ser que exatamente um lutador seja Reciário: aí começa ele.
    .roll = cada lado rola um dado, o maior começa
    .random = um dos dois, por sorteio
    .weaker = o estilo que perde mais vezes
    .one = o primeiro lutador, mesmo contra um Reciário
    .two = o segundo lutador, mesmo contra um Reciário
gladius-setting-stats-1 = Os atributos do primeiro lutador: Força, Perícia, Resistência, Proeza, Reflexos.
gladius-setting-stats-2 = Os atributos do segundo lutador: Força, Perícia, Resistência, Proeza, Reflexos.
gladius-setting-turn-limit = Depois de tantos turnos, somando os dos dois lutadores, decidem os pontos de vida.
gladius-setting-brisk = Ágil: a partir do turno { $turn } os lutadores se cansam, e um dado de { $late } ou menos faz a defesa chegar tarde demais.
gladius-setting-difficulty = Solo: quantas cartas o adversário revela para se defender e para atacar.
    .easy = Fácil: 2 e 1
    .normal = Normal: 1 e 2, ou o que convém à fera
    .tough = Duro: 2 e 2
    .hard = Difícil: 2 e 3, como impresso
gladius-setting-by-type = Solo: no nível Duro, um Secutor ou Dimaquero revela uma carta a mais para se defender.
gladius-setting-mini-defend = Solo: o número de cartas reveladas para a defesa; 0 deixa a escolha com a dificuldade.
gladius-setting-mini-attack = Solo: o número de cartas reveladas para o ataque; 0 deixa a escolha com a dificuldade.
