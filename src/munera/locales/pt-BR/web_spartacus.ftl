### O tabuleiro de Spartacus e Serpents no navegador (a arena tem web_arena.ftl).

web-sp-maker = quem a oferece
web-sp-everybody-cap = Todos
web-sp-choose = Escolher
web-sp-choose-it = Escolher { $what }
web-sp-invite-it =
    { $own ->
        [yes] Convidar a própria Casa
       *[no] Convidar { $what }
    }
web-sp-chosen = Escolhido
web-sp-remove = Tirar
web-sp-remove-it = Tirar { $thing }
web-sp-copies = { $count } delas

## Fases

web-sp-phase-setup = Preparação
web-sp-phase-upkeep = { common-upkeep }
web-sp-phase-intrigue = Intriga
web-sp-phase-market = Mercado
web-sp-phase-arena = Arena
web-sp-phase-primus = { common-primus }
web-sp-phase-tournament = { common-tournament }
web-sp-phase-over = O fim
web-sp-phase-fight = Luta avulsa
web-sp-where = Rodada { $round } · { $type }
web-sp-type-quick = Rápido
web-sp-type-standard = Padrão
web-sp-type-advanced = Avançado

## Casas

web-sp-your-house = Sua Casa: { $house }
web-sp-hand-size = mão de { $count }
web-sp-house-of = { $name }, Casa de { $house }
web-sp-target = Alvo
web-sp-purse = Bolsa
web-sp-purse-hidden = Bolsa escondida
web-sp-purse-of = { $coins } na bolsa
web-sp-staked = mais { $coins } na mesa
web-sp-staked-brief = ({ $count } na mesa)
web-sp-hand-of =
    { $count ->
        [1] 1 carta na mão, no máximo { $most } no fim do turno
       *[other] { $count } cartas na mão, no máximo { $most } no fim do turno
    }
web-sp-track = { $influence } de { $highest } de Influência, mão de { $hand }
web-sp-known = com certeza tem { $cards }
web-sp-assets = Recursos
web-sp-guards = Guardas
web-sp-left = desistiu
web-sp-stand-in = um robô joga no lugar
web-sp-pledged = Apoia este Esquema com { $count }
web-sp-done = já negociou
web-sp-trading = ainda negocia
web-sp-invited = recebeu um convite
web-sp-powers = Poderes da Casa
web-sp-asked-sealed = Decidindo; as respostas são secretas
web-sp-asked-brief = decidindo
web-sp-pledged-brief = apoia
web-sp-awaited-brief = pensando
web-sp-done-brief = pronto
web-sp-considering = Pensa no apoio
web-sp-awaited = está pensando
web-sp-sealed = selado
web-sp-answered = Já respondeu, em segredo
web-sp-answered-brief = respondeu
web-sp-lead = Liderar a Casa de { $house }
web-sp-led-by = liderada por { $name }

## Recursos e cartas

web-sp-pools = Ataque { $attack }, Defesa { $defence }, Velocidade { $speed }
web-sp-near = { $name } pode vencer nesta fase: { $influence } de Influência, { $how }.
web-sp-near-there = { $name } tem { $influence } de Influência: quem a tiver sozinho no fim desta fase vence o jogo.
web-sp-near-victory = 1 por uma vitória
web-sp-near-champion = 1 por um Campeão
web-sp-closing = Influência rodada a rodada
web-sp-closing-house = Casa
web-sp-closing-kept = Promessas cumpridas
web-sp-closing-broken = Promessas quebradas
web-sp-closing-won = venceu
web-sp-closing-note =
    { $words ->
        [yes] Influência no fim de cada rodada; também promessas cumpridas e quebradas. No replay dá para ver todas as cartas.
       *[no] Influência no fim de cada rodada. No replay dá para ver todas as cartas.
    }
web-sp-favour =
    { $last ->
        [yes] Favor { $count }: mais um faz dele Campeão, e o Dominus dele ganha mais 1 de Influência
       *[no] Favor { $count }
    }
web-sp-committed = na arena
web-sp-barred = não pode lutar
web-sp-requires = Requer Influência:
web-sp-cash-value = Valor de troca:
web-sp-short =
    { $count ->
        [1] falta 1
       *[other] faltam { $count }
    }
web-sp-needs = requer { $count }
web-sp-needs-have = requer { $needs }, você tem { $has }
web-sp-opposed-up = Requer mais Influência que a do Alvo
web-sp-opposed-down = Requer menos Influência que a do Alvo
web-sp-guard-roll = cancela com { $from }+
web-sp-cash = Trocar por { $count }
web-sp-do-prepare = Preparar
web-sp-do-play = Jogar
web-sp-do-discard = Descartar
web-sp-do-exchange = Trocar
web-sp-do-exchange-end = É só isso
web-sp-exchange-end = Compre tantas cartas quantas você descartou.
web-sp-do-lay = Baixar na mesa
web-sp-do-guard = Mandar este Guarda
web-sp-do-power = Usar
web-sp-do-ability = Esgotar
web-sp-do-again = Retomar

## O turno

web-sp-turn = Seu Turno de Intriga
web-sp-hand-limit = Cartas demais
web-sp-exchange = Trocar uma carta
web-sp-tongue = Descartar uma carta alheia
web-sp-on-table = está na mesa
web-sp-over-limit = { $count } acima do seu limite
web-sp-power-elsewhen = quando chegar a hora
web-sp-power-not-now = sem como pagar agora
web-sp-power-lacks = falta ter Ativo: { $what }
web-sp-power-lacks-held = falta ter Ativo na mesa: { $what } (baixe da mão)
web-sp-power-used = já usado nesta fase
web-sp-power-no-guard = nenhum Guarda na pilha de descarte
web-sp-lay-aside = Pôr de lado
web-sp-lies-prepared = posto de lado, com o apoio que tem

## Esquemas

web-sp-face-down =
    { $lone ->
        [yes] Esquema virado para baixo
       *[no] Esquema nº { $number }, virado para baixo
    }
web-sp-face-down-yours = virado, só você vê
web-sp-shown-to-you = mostrado a você
web-sp-set-aside =
    { $lone ->
        [yes] Esquema, posto de lado
       *[no] Esquema nº { $number }, posto de lado
    }
web-sp-laid-by =
    { $you ->
        [yes] preparado por você
       *[no] preparado por { $who }
    }
web-sp-not-seen = Você não viu esta carta.
web-sp-required = exigidos
web-sp-backing =
    { $helped ->
        [yes] { $who } tem, com apoio
       *[no] { $who } tem
    }
web-sp-step-prepared = Preparado
web-sp-step-announced = Anunciado, alvo ainda aberto
web-sp-step-foil = Confirmado: cancelar?
web-sp-step-resolve = Resolver
web-sp-raised = requer { $count } a mais
web-sp-discount = requisito { $count } menor
web-sp-own-count = { $who } { $count }
web-sp-extra = outra ajuda { $count }
web-sp-of-influence = de { $needs } de Influência
web-sp-influence-behind = de Influência por trás
web-sp-enough = basta
web-sp-needs-nothing = Não requer Influência.
web-sp-ask-anyway = Pedir mais apoio mesmo assim
web-sp-pledge-final = apoio dado não volta
web-sp-has-pledged = deu apoio
web-sp-has-declined = já recebeu o pedido; um acordo permite pedir de novo
web-sp-sworn = prometeu
web-sp-cannot = Ainda não dá para anunciar: { $why }
web-sp-cannot-short =
    { $count ->
        [1] Ainda não dá para anunciar: falta 1 de Influência
       *[other] Ainda não dá para anunciar: faltam { $count } de Influência
    }
web-sp-would-bring = daria { $total } ao todo
web-sp-in = dentro
web-sp-ask-hidden = Pedir
web-sp-ask-shown = Pedir, mostrar
web-sp-ask-hidden-of = Pedir apoio a { $house } sem mostrar a carta
web-sp-ask-shown-of = Pedir apoio a { $house } mostrando a carta
web-sp-bribe = Subornar
web-sp-bribe-closes = Com { $coins } basta.
web-sp-bribe-too-little = Isso custaria { $coins }.
web-sp-demand-of = Exigir apoio de
web-sp-demand-for = Exigir apoio ao Esquema de { $who } de:
web-sp-demand-show = Mostrar a carta com a exigência
web-sp-meddle-so =
    { $still ->
        [yes] Exigiria { $needs }; { $house } tem { $has }: ainda basta.
       *[no] Exigiria { $needs }; { $house } tem { $has }: não basta.
    }
web-sp-meddle =
    { $count ->
        [1] Intrometer-se com 1 Guarda
       *[other] Intrometer-se com { $count } Guardas
    }
web-sp-announce-at = Anunciar, com este Alvo:
web-sp-announce-first = Só anunciar, e esperar antes de confirmar
web-sp-play-it = Jogar { $card } em { $target }
web-sp-on-yourself = você
web-sp-change-target = Outro Alvo:
web-sp-support-for = Apoio a { $house }
web-sp-with-you = Com os seus { $count } ele tem { $total } de Influência.

## Reações

web-sp-foil-title = Cancelar?
web-sp-foil-about = { $who } joga { $card }.
web-sp-foils-from = um Guarda cancela com { $from } a 6
web-sp-react-title = Uma Reação?
web-sp-powers-title = Um poder da sua Casa?
web-sp-guard-tries =
    { $you ->
        [yes] Seu Guarda
       *[no] Guarda de { $who }
    }
web-sp-guard-rolled =
    { $you ->
        [yes] Seu Guarda tirou { $die }
       *[no] Guarda de { $who } tirou { $die }
    }
web-sp-guard-fails = falhou, descartado
web-sp-guard-foils = cancela o Esquema
web-sp-rerolled = antes: { $dice }
web-sp-guard-table = Um Guarda da sua mesa
web-sp-guard-hand = O Guarda da sua mão
web-sp-guard-hand-note = descarta e rola
web-sp-guards-left =
    { $count ->
        [1] resta 1; descarta e rola
       *[other] restam { $count }; descarta um e rola
    }
web-sp-send = Mandar
web-sp-reroll = Rolar de novo
web-sp-reroll-note = esgota-se: rola aquele dado de novo
web-sp-window-idle = Nenhuma carta sua serve aqui. A pergunta vem mesmo assim, para que ninguém saiba o que você tem na mão.
web-sp-window-note =
    { $count ->
        [1] A pergunta é só para você.
       *[other] { $count } Casas são consultadas. Ninguém vê quem poderia agir; as respostas são reveladas juntas.
    }

## Contas

web-sp-ledger = Fechar as contas
web-sp-ledger-most = você pode manter { $count }
web-sp-ledger-seal =
    { $free ->
        [0] Manter todos ({ $count })
       *[other] Manter { $count }, libertar { $free }
    }
web-sp-kept-for = custa { $coins }
web-sp-goes-free = fica livre
web-sp-ledger-sum = { $purse } + { $income } de renda − { $upkeep } de manutenção = { $after }

## Baralhos

web-sp-deck-intrigue = Baralho de Intriga
web-sp-deck-market = Baralho de Mercado
web-sp-discards =
    { $count ->
        [1] 1 descartada
       *[other] { $count } descartadas
    }

## O mercado

web-sp-sell-title = Vender ao Banco
web-sp-sell-note = pelo valor impresso
web-sp-sell-not = Só se vende quem está Ativo: { $names } não
web-sp-offers-for-you =
    { $count ->
        [1] 1 oferta para você
       *[other] { $count } ofertas para você
    }
web-sp-lot = Lote { $number }
web-sp-lots = Os lotes
web-sp-last = Por fim
web-sp-on-block = em leilão
web-sp-lot-down = Virado
web-sp-lot-down-note = ninguém sabe
web-sp-lots-down = Os lotes estão virados.
web-sp-peeked = só você sabe
web-sp-look = Olhar
web-sp-gone = Já foi
web-sp-sold = vendido a
web-sp-unsold = sem comprador, descartado
web-sp-hosting = Sediar
web-sp-hosting-note = os jogos
web-sp-hosting-text = Quem sedia os jogos ganha 1 de Influência, convida os combatentes e decide com o polegar.
web-sp-bids = Lances selados
web-sp-bids-for =
    { $host ->
        [yes] Lances para { $lot }
       *[no] Lances por { $lot }
    }
web-sp-tie = Empate: quem empatou pode aumentar o lance
web-sp-bid-thinking = pensando
web-sp-bid-adds = soma a { $coins }
web-sp-bid-out = fora
web-sp-your-bid = Seu lance selado
web-sp-your-tie-bid = Empate: some ao seu lance
web-sp-nothing-chosen =
    { $host ->
        [yes] Nenhum lance ainda para { $lot }
       *[no] Nenhum lance ainda por { $lot }
    }
web-sp-purse-empty = A sua bolsa está vazia. Antes de selar, alguém ainda pode emprestar { $money } a você na mesa de acordos.
web-sp-for-lot =
    { $host ->
        [yes] para { $lot }
       *[no] por { $lot }
    }
web-sp-stay =
    { $coins ->
        [0] nada fica na sua bolsa
        [1] 1 fica na sua bolsa
       *[other] { $coins } ficam na sua bolsa
    }
web-sp-adds-to = soma aos seus { $staked }: { $total } ao todo
web-sp-amount = Quantia
web-sp-bid-nothing = Não dar lance
web-sp-add-nothing = Não somar nada
web-sp-seal-bid = Selar lance de { $coins }
web-sp-seal-nothing = Selar sem lance
web-sp-seal-add = Somar { $coins }, selado
web-sp-bid-note = Os lances são abertos juntos; só o vencedor paga. Até lá você pode mudar o seu.
web-sp-next-upkeep = Próxima Manutenção, como está: { $pays } pelos seus Gladiadores, { $earns } dos seus Escravos.
web-sp-next-upkeep-short = Só com este lance faltaria: { $coins }.

## Os jogos

web-sp-games = Os jogos
web-sp-your-games = Os seus jogos
web-sp-games-of = Os jogos de { $house }
web-sp-place-free = ninguém ainda
web-sp-place-arming = { $card }, escolhendo equipamento
web-sp-invited-so-far = Convidados:
web-sp-send-title = Quem você manda?
web-sp-send-combatant = Mandar { $card } à arena
web-sp-equip-title = Equipamento de { $card }
web-sp-equip-with = Levar: { $what }
web-sp-equip-none = Sem equipamento

## Acordos

web-sp-desk = Mesa de acordos
web-sp-desk-coins = agora { $money } e promessas
web-sp-fold = Recolher
web-sp-unfold = Abrir
web-sp-offer = Ofertar
web-sp-give = Dar { $money }
web-sp-show = Mostrar carta
web-sp-lay = Baixar Guarda
web-sp-lay-now = Baixar um Guarda na mesa
web-sp-reopen = Voltar ao mercado
web-sp-offers-title = Ofertas na mesa
web-sp-offers-note = Recursos só trocam de dono agora, no Mercado Aberto.
web-sp-no-offers = Nenhuma oferta aberta agora. Faça uma na mesa de acordos.
web-sp-offer-label = Oferta de { $maker } para { $to }
web-sp-offer-from = De { $maker } para { $to }
web-sp-private = particular
web-sp-counter = contraproposta
web-sp-gives = Dá
web-sp-wants = Quer
web-sp-promises = Promete: { $what }.
web-sp-promises-you = Você promete: { $what }.
web-sp-wants-promise = Quer uma promessa: { $what }.
web-sp-wants-promise-you = Você quer uma promessa: { $what }.
web-sp-same-from = A mesma oferta de { $count } Casas para { $to }
web-sp-same-to = A mesma oferta sua para { $count } Casas
web-sp-more-answers = Outras respostas para { $house }
web-sp-not-enforced = promessa não é garantia
web-sp-counter-it = Contrapor
web-sp-decline-saying = Recusar, dizendo:
web-sp-declined = { $house } recusou.
web-sp-declined-saying = { $house } recusou: “{ $said }”
web-sp-offer-more = Oferecer mais { $coins }
web-sp-no-more-counters = Não cabe outra contraproposta a esta oferta.
web-sp-bid-limit = Lance de no máximo
web-sp-which-lot = Qual lote?
web-sp-add-limit = um limite para o lance
web-sp-sort-schemes = Esquemas e paz
web-sp-sort-auction = O Leilão
web-sp-sort-arena = A arena
web-sp-sort-coins = Ganhos
web-sp-offers-late =
    { $count ->
        [1] Uma oferta já não vale: o assunto dela está decidido.
       *[other] { $count } ofertas já não valem: os assuntos delas estão decididos.
    }
web-sp-accept-all = Aceitar as { $count }
web-sp-cannot-accept = você não pode dar isso agora
web-sp-new-offer = Uma nova oferta
web-sp-counter-to = Contraproposta a { $house }
web-sp-you-give = Você dá agora
web-sp-they-give = Dão agora
web-sp-one-gives = { $house } dá agora
web-sp-you-want = Você quer
web-sp-you-promise = Você promete (sem garantia)
web-sp-they-promise = Prometem a você (sem garantia)
web-sp-one-promises = { $house } promete (sem garantia)
web-sp-tray-empty = Arraste algo para cá ou escolha abaixo.
web-sp-lay-on = { $thing }: pôr na bandeja “{ $tray }”
web-sp-on-sand = O seu acordo está na areia do mercado.
web-sp-stalls = As bancas do mercado
web-sp-stall = Propor um acordo a { $house }
web-sp-stall-open = negociando
web-sp-stall-shut = já fechou
web-sp-add-pay = { $money } a pagar depois
web-sp-when = Quando?
web-sp-assets-only-market = Recursos só trocam de dono no Mercado Aberto.
web-sp-done-no-assets = { $names }: trocas encerradas, só { $money } e promessas.
web-sp-spent-no-assets = Esgotados, portanto fora de troca: { $names }.
web-sp-in-private = Em particular: só vocês veem, menos o que troca de mãos
web-sp-send-offer = Enviar oferta
web-sp-send-counter = Enviar contraproposta
web-sp-offer-sum = Você: { $given }. { $house }: { $wanted }.
web-sp-they = Eles
web-sp-offers-left =
    { $count ->
        [1] a última oferta desta fase
       *[other] restam { $count } ofertas nesta fase
    }
web-sp-fault-nobody = Escolha a quem.
web-sp-fault-nothing = Inclua alguma coisa.
web-sp-fault-two-ways = Só um dos lados pode dar { $money }.
web-sp-fault-coins = Você não tem tudo isso em { $money }.
web-sp-fault-several = Recursos só se pedem a uma Casa.
web-sp-fault-twice = A mesma oferta já está na mesa.
web-sp-fault-gone = Parte disso não pode trocar de dono agora.
web-sp-fault-left = Sem mais ofertas nesta fase.
web-sp-give-title = Um presente em { $money }
web-sp-give-note = Todos veem. Uma resposta sua selada que mude com isso volta a você.
web-sp-give-to = Dar { $coins } a { $house }
web-sp-show-title = Mostrar uma carta da mão
web-sp-show-note = Só quem recebe vê a carta; os outros veem apenas que você mostrou uma.
web-sp-which-card = Qual carta?
web-sp-ledger-title = Promessas
web-sp-binds-nobody = sem garantia
web-sp-promised = De { $by } para { $to }: { $what }
web-sp-due-now = vence no fim desta fase: { $coins }
web-sp-pay = Pagar { $coins }
web-sp-pay-to = Pagar { $coins } a { $house }
web-sp-pay-older = uma promessa mais antiga precisa ser paga antes
web-sp-wronged = { $house } quebrou uma promessa a você. Cada promessa vale por si: nada obriga você a cumprir esta, mas quebrá-la conta.
web-sp-pay-cannot = { $coins }: mais do que você tem
web-sp-owe-soon = Você prometeu pagar antes do fim desta fase:
web-sp-lapsed = expirou
web-sp-lapsed-why = A rodada dela acabou sem que houvesse ocasião: ninguém a deve mais, e ela não conta como cumprida nem como quebrada.
web-sp-reputation = Cumpridas e quebradas até agora
web-sp-reputation-of =
    { $kept ->
        [1]
            { $broken ->
                [1] { $house }: 1 cumprida, 1 quebrada
               *[other] { $house }: 1 cumprida, { $broken } quebradas
            }
       *[other]
            { $broken ->
                [1] { $house }: { $kept } cumpridas, 1 quebrada
               *[other] { $house }: { $kept } cumpridas, { $broken } quebradas
            }
    }
web-sp-all-promises = Todas as { $count } promessas

## Sugestões

web-sp-hint = Sugestão: { $what }
web-sp-hint-keep = manter { $names }
web-sp-hint-take = Fazer isso
