### Palavras de Spartacus e The Serpents and the Wolf que o terminal, o servidor e o navegador compartilham.

common-money =
    { $edition ->
        [2012] denários
       *[2020] moedas
    }
common-money-one =
    { $edition ->
        [2012] denário
       *[2020] moeda
    }
common-coins =
    { $count ->
        [1] { $count } { $money_one }
       *[other] { $count } { $money }
    }
common-limit-offers =
    { $left ->
        [0] Sem mais ofertas nesta fase
        [1] Mais 1 oferta nesta fase
       *[other] Mais { $left } ofertas nesta fase
    }
common-limit-gifts =
    { $left ->
        [0] Sem mais presentes de { $money } nesta fase
        [1] Mais 1 presente de { $money } nesta fase
       *[other] Mais { $left } presentes de { $money } nesta fase
    }
common-limit-shown-cards =
    { $left ->
        [0] Não dá para mostrar mais cartas nesta fase
        [1] Dá para mostrar mais 1 carta nesta fase
       *[other] Dá para mostrar mais { $left } cartas nesta fase
    }
common-limit-changes =
    { $left ->
        [0] O alvo deste Esquema não pode mais ser trocado
        [1] O alvo deste Esquema pode ser trocado mais 1 vez
       *[other] O alvo deste Esquema pode ser trocado mais { $left } vezes
    }
common-limit-requests =
    { $left ->
        [0] Você não pode mais pedir apoio para esta carta
        [1] Você pode pedir apoio para esta carta mais 1 vez
       *[other] Você pode pedir apoio para esta carta mais { $left } vezes
    }
common-taker = quem aceitar
common-everybody = todos
common-champion = Campeão
    .f = Campeã
    .mp = Campeões
common-injured = ferido
    .f = ferida
    .mp = feridos
# Gládio (esgotado), Rede (esgotada): a carta diz a sua forma.
common-spent = esgotado
    .f = esgotada
    .mp = esgotados
    .fp = esgotadas
common-power-exhibition-match = Esgote 2 Gladiadores: receba 2 { $money }.
common-power-fodder-for-the-primus = Descarte 3 Gladiadores: ganhe 1 de Influência.
common-power-legionnaire-patrol = Esgote 3 Guardas: compre uma carta.
common-power-dispatch-to-rome = Descarte 3 Guardas: ganhe 1 de Influência.
common-power-duplicitous-dealings = Esgote 3 Escravos: troque até 3 cartas da mão por novas.
common-power-to-the-mines = Descarte 3 Escravos: ganhe 1 de Influência.
common-power-bribes-and-pandering = A cada { $money_one } que você paga, o requisito do seu Esquema baixa 1.
common-power-a-finger-in-every-pie = Descarte um Gladiador, um Escravo e um Guarda: ganhe 1 de Influência.
common-power-meddling = Esgote Guardas quando um rival joga uma carta: o requisito dela sobe 1 por Guarda.
common-power-well-connected = Quando o Esquema de um rival tira { $money } do Banco, você também recebe 1.
common-power-will-of-the-senate = Uma vez por Fase de Intriga, exija apoio a um Esquema qualquer; recusar custa 1 de Influência.
common-power-praetor-of-rome = Esgote 3 Guardas: um Guarda volta da pilha de descarte, esgotado.
common-promise-support =
    { $to_you ->
        [yes] apoio a um Esquema seu
       *[no] apoio a um Esquema de { $to }
    }
common-promise-no-target =
    { $to_you ->
        [yes] nenhuma carta contra você { $details }
       *[no] nenhuma carta contra { $to } { $details }
    }
common-promise-invite =
    { $to_you ->
        [yes] um convite à arena para você
       *[no] um convite à arena para { $to }
    }
common-promise-thumb = o polegar para { $details } (como Anfitrião)
common-promise-no-bid = não dar lance por { $details }
common-promise-pay = { $coins } { $details }
common-promise-no-harm =
    { $to_you ->
        [yes] não prejudicar você { $details }
       *[no] não prejudicar { $to } { $details }
    }
common-promise-foil =
    { $whom_you ->
        [yes] tentar cancelar o seu próximo Esquema
       *[no] tentar cancelar o próximo Esquema de { $whom }
    }
common-promise-no-foil =
    { $to_you ->
        [yes] não tentar cancelar os seus Esquemas nesta rodada
       *[no] não tentar cancelar os Esquemas de { $to } nesta rodada
    }
common-promise-target =
    { $whom_you ->
        [yes] o próximo Esquema nocivo contra você
       *[no] o próximo Esquema nocivo contra { $whom }
    }
common-promise-redirect =
    { $to_you ->
        [yes] outro Alvo no seu lugar para o próximo Esquema
       *[no] outro Alvo no lugar de { $to } para o próximo Esquema
    }
common-promise-bid-at-most = não dar lance acima de { $coins } por { $details }
common-promise-share =
    { $coins ->
        [none]
            { $details ->
                [wagers] metade do que as apostas renderem
               *[scheme] metade do que o próximo Esquema render
            }
       *[other]
            { $details ->
                [wagers] { $coins }, metade do que as apostas renderam
               *[scheme] { $coins }, metade do que o Esquema rendeu
            }
    }
common-said-price = por mais { $coins }
common-host = Anfitrião
common-no-assets = sem Recursos
common-value = valor { $value }
common-keep-dice = Ficar com todos os dados
common-wagers = Apostas
common-pool-attack = ataque
common-pool-defence = defesa
common-tournament = Torneio
common-primus = Primus
common-combat-round = Rodada de combate { $number }
common-show = Mostrar { $card } a { $other }
