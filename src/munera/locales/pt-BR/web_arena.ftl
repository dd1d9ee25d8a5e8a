### A arena de Spartacus no navegador

## A areia

web-arena-grid = A arena, { $count } hexágonos
web-arena-fighters = Os combatentes e as apostas
web-arena-keys = Q W E A S D movem o cursor de hexágono em hexágono, T vai ao próximo alvo, R lê a situação. Enter mostra um movimento, um segundo Enter o faz.
web-arena-marked = { $name } { $mark }
web-arena-steps =
    { $count ->
        [1] 1 hexágono
       *[other] { $count } hexágonos
    }
web-arena-cell-closed = fechado
web-arena-cell-mark = marca inicial { $mark }
web-arena-cell-free = livre
web-arena-cell-attack = ataque possível: { $names }
web-arena-cell-target = pode ser atacado
web-arena-cell-fighter =
    { $mine ->
        [yes] { $name } { $mark }, seu
       *[no] { $name } { $mark }
    }

## Onde as coisas estão, em sentido horário a partir do leste

web-arena-wind-0 = a leste
web-arena-wind-1 = a leste-sudeste
web-arena-wind-2 = a sudeste
web-arena-wind-3 = ao sul
web-arena-wind-4 = a sudoeste
web-arena-wind-5 = a oeste-sudoeste
web-arena-wind-6 = a oeste
web-arena-wind-7 = a oeste-noroeste
web-arena-wind-8 = a noroeste
web-arena-wind-9 = ao norte
web-arena-wind-10 = a nordeste
web-arena-wind-11 = a leste-nordeste

## A situação

web-arena-line-foe = { $name } está a { $count } hexágonos, { $wind }.
web-arena-line-beside = { $name } está ao seu lado, { $wind }.
web-arena-line-foes = { $foes }.
web-arena-line-each =
    { $danger ->
        [yes] { $name } a { $count }, { $wind } (pode alcançar você)
       *[no] { $name } a { $count }, { $wind }
    }
web-arena-line-over = A luta acabou: vitória de { $names }.
web-arena-line-danger = Ele pode alcançar você em uma só vez.
web-arena-line-your-turn = { $name } age: é a sua vez.
web-arena-line-turn = { $name } age.
web-arena-line-stands = { $name } em { $hex }.
web-arena-line-apart =
    { $count ->
        [one] Lado a lado.
       *[other] A { $count } hexágonos um do outro.
    }

## Combatentes

web-arena-yours = Seu combatente
web-arena-rising = Se { $name } vencer, o próximo Favor faz um Campeão: mais 1 de Influência para o Dominus.
web-arena-acts = age agora
web-arena-used = usado
web-arena-pool-said = { $pool }: { $left } de { $full } dados

## Uma vez

web-arena-may-move =
    { $count ->
        [1] pode mover 1 hexágono
       *[other] pode mover { $count } hexágonos
    }
web-arena-has-moved = já se moveu
web-arena-has-attacked = já atacou
web-arena-how-leave = Ele já atacou. Escolha um hexágono para onde se mover ou encerre a vez.
web-arena-how-move = Escolha um hexágono na areia. Dos que têm seta ele pode atacar.
web-arena-how-place = Escolha um dos hexágonos marcados.
web-arena-move =
    { $count ->
        [1] Mover 1 hexágono, até { $hex }
       *[other] Mover { $count } hexágonos, até { $hex }
    }
web-arena-stand = Ficar em { $hex }
web-arena-charge = Mover até { $hex } e atacar { $name }
web-arena-refused = Sem ataque a { $names }: { $reason }
web-arena-dice =
    { $count ->
        [1] com 1 dado
       *[other] com { $count } dados
    }
web-arena-dice-against =
    { $agile ->
        [yes]
            { $count ->
                [1] 1 dado contra { $defence } ou a velocidade
               *[other] { $count } dados contra { $defence } ou a velocidade
            }
       *[no]
            { $count ->
                [1] 1 dado contra { $defence }
               *[other] { $count } dados contra { $defence }
            }
    }
web-arena-clear = Limpar
web-arena-show-reach = Alcance deles
web-arena-label-hexes = Nomes
web-arena-suggested = Sugestão: { $label }
web-arena-suggested-mark = sugestão
web-arena-pv-move = Movimento
web-arena-pv-of = de { $far }, até { $hex }
web-arena-pv-then = Depois, ataque
web-arena-pv-nobody = ninguém ao alcance dali
web-arena-pv-answer = Em perigo
web-arena-pv-reached = ali você fica ao alcance de { $names }
web-arena-pv-safe = ali você não fica ao alcance de ninguém
web-arena-against =
    { $agile ->
        [yes] { $name }: { $dice } dados contra { $defence } ou a velocidade dele
       *[no] { $name }: { $dice } dados contra { $defence }
    }

## Dados

web-arena-defends = { $name } se defende
web-arena-clash = { $attacker } ataca { $defender }
web-arena-strings-said = Ataque { $attack } contra defesa { $defence }: acertos { $hits }.
web-arena-die = Dado mostrando { $face }
web-arena-die-over = { $attack } sobre { $defence }
web-arena-die-ties = { $attack } empata com { $defence }
web-arena-die-alone = { $attack } sem oposição
web-arena-sum = A soma
web-arena-sum-hits =
    { $count ->
        [one] acerto
       *[other] acertos
    }
web-arena-sum-sets =
    { $count ->
        [1] por um conjunto
       *[other] por conjuntos
    }
web-arena-sum-stopped = o ataque é detido
web-arena-wounds =
    { $count ->
        [one] ponto de dano
       *[other] pontos de dano
    }
web-arena-wounds-back =
    { $count ->
        [one] ponto de dano de volta
       *[other] pontos de dano de volta
    }

## Rerolagens

web-arena-reroll-how =
    { $count ->
        [1] Você pode rerolar um dado.
       *[other] Você pode rerolar até { $count } dados.
    }
web-arena-force-how =
    { $count ->
        [1] O oponente rerola um destes dados, se você quiser.
       *[other] O oponente rerola até { $count } destes dados, se você quiser.
    }
web-arena-no-force = Deixar os dados assim
web-arena-reroll = Rerolar { $faces }
web-arena-force = Fazê-lo rerolar { $faces }
web-arena-sealed-reroll = Selado: rerolar { $faces }
web-arena-sealed-keep = Selado: ficar com todos os dados
web-arena-change = Mudar

## Dano

web-arena-choose-dice =
    { $count ->
        [1] { $name } perde um dado. Qual?
       *[other] { $name } perde { $count } dados. Quais?
    }
web-arena-after = Depois disso: ATQ { $attack }, DEF { $defence }, VEL { $speed }.
web-arena-lose-part = { $count } { $pool }
web-arena-lose-all = Perder { $losing }
web-arena-keep = Ficar com um dado de { $pool }
web-arena-lose = Perder um dado de { $pool }
web-arena-rule-of-one = O último dado fica por enquanto (Regra do Um)

## A rodada de combate

web-arena-team-first = A Equipe { $team } começa
web-arena-order-then = age em seguida
web-arena-order-later = espera
web-arena-order-done = já agiu
web-arena-rolled = Rolou { $dice }
web-arena-quiet =
    { $count ->
        [1] Mais uma rodada sem ataque, e o público { $ring ->
            [yes] fecha o anel externo
           *[no] fere a todos
        }.
       *[other] Mais { $count } rodadas sem ataque, e o público { $ring ->
            [yes] fecha o anel externo
           *[no] fere a todos
        }.
    }

## Apostas

web-arena-wagers = Faça as apostas
web-arena-purse = bolsa { $coins }, apostando { $staked }
web-arena-pays = { $pays } : 1,
web-arena-even = a partir de { $even } %
web-arena-even-how = Porcentagem: a chance a partir da qual a aposta compensa.
web-arena-pools = ATQ { $attack } DEF { $defence } VEL { $speed }
web-arena-stake = { $field }, aposta
web-arena-own-side = O seu combatente está no lado { $side }
web-arena-no-coins = A sua bolsa está vazia
web-arena-stake-on = { $coins } em { $field }
web-arena-no-wager = Não apostar
web-arena-seal-wager = Selar { common-coins }
web-arena-place-wager = Apostar { common-coins }
web-arena-wager-sealed =
    { $count ->
        [0] Selado: sem aposta
       *[other] Selado: { common-coins }
    }
web-arena-no-wagers = nenhuma

## O fim de uma luta

web-arena-outcome = A luta acabou
web-arena-your-wager-won = Você ganhou a aposta em { $field }
web-arena-your-wager-lost = Você perdeu a aposta em { $field }
web-arena-victory = Vitória
web-arena-spared = polegar para cima: ele vive
web-arena-executed = polegar para baixo: ele morreu
web-motion-stopped = Aparado
web-motion-netted = Preso na rede
web-staged-crowd = O público se levanta por { $names }.
web-staged-hush = Um punho se estende, e a arena se cala.
web-staged-up = O polegar vira para cima.
web-staged-down = O polegar vira para baixo.
web-staged-lives =
    { $count ->
        [one] { $names } vive
       *[other] { $names } vivem
    }
web-staged-dies =
    { $count ->
        [one] { $names } morre
       *[other] { $names } morrem
    }
web-arena-thumb = Vida ou morte
web-arena-thumb-up =
    { $count ->
        [1] ele volta para casa
       *[other] eles voltam para casa
    }
web-arena-thumb-free = não custa nada a você
web-arena-thumb-price = custa { $count } de Influência a você, restam { $left }
web-arena-thumb-offers =
    { $count ->
        [1] Há 1 oferta aberta para você.
       *[other] Há { $count } ofertas abertas para você.
    }

## O Primus

web-arena-teams = Forme as Equipes

## Por que terminou assim

web-arena-why = Como se decidiu
web-arena-why-match = Como a luta se decidiu
web-arena-why-attacks =
    { $count ->
        [1] 1 ataque
       *[other] { $count } ataques
    }
web-arena-luck-worst = Muito azar
web-arena-luck-bad = Azar
web-arena-luck-even = Dentro do esperado
web-arena-luck-good = Sorte
web-arena-luck-best = Muita sorte
web-arena-why-hits = Acertos com { $attack } contra { $defence } dados: { $expected } em média, aqui { $hits }.
web-arena-why-more = Esse número de acertos ou mais sai em { $percent } de 100 rolagens assim.
web-arena-why-fewer = Esse número de acertos ou menos sai em { $percent } de 100 rolagens assim.
web-arena-why-again =
    { $forced ->
        [yes] { $name } fez o oponente rerolar um { $before }: { $after }.
       *[no] { $name } rerolou um { $before }: { $after }.
    }
web-arena-why-swing =
    { $more ->
        [yes] Dados rerolados: { $count ->
            [1] um acerto a mais
           *[other] { $count } acertos a mais
        }.
       *[no] Dados rerolados: { $count ->
            [1] um acerto a menos
           *[other] { $count } acertos a menos
        }.
    }
web-arena-why-no-swing = Rerolar não mudou nada.
web-arena-why-kept = Dava para rerolar, mas ninguém quis.
web-arena-why-agile = { $name } se defendeu com a velocidade.
web-arena-why-gear = Usado: { $gear }.
web-arena-why-lost = { $name } perdeu { $dice }.
web-arena-why-dealt =
    { $count ->
        [1] Acertos em 1 ataque: { $expected } em média, aqui { $hits }.
       *[other] Acertos em { $count } ataques: { $expected } em média, aqui { $hits }.
    }
web-arena-why-never = Não atacou.
web-arena-why-rerolls =
    { $gain ->
        [0] Dados rerolados: { $count }.
       *[other] Dados rerolados: { $count }, que valeram { $gain } dos acertos.
    }
web-arena-why-gave = Dados perdidos: { $dice }.
web-arena-why-unhurt = Nenhum dado perdido.
web-arena-odds-said = Chances por acertos: { $odds }. Vieram { $hits }.

## O Primus, e de quem é um combatente

web-arena-treachery = Traição
web-arena-teams-dice = Os números são os dados de ataque, defesa e velocidade dos dois juntos.
web-arena-teams-places = A Equipe I é posta primeiro, no hexágono I.
web-arena-of = { $name } ({ $owner })
