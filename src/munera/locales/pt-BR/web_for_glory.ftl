### O tabuleiro de For Glory no navegador.

web-glory-phase-machinations = Maquinações
web-glory-phase-registration = Inscrição tardia
web-glory-phase-battle = Batalhas
web-glory-phase-resolution = Resolução
web-glory-where-turn = Turno { $turn }
web-glory-where-battle = { $arena }, rodada { $round }

## As escolas

web-glory-active = na vez
web-glory-race = { $glory } de { $victory } de glória
web-glory-coins = Fichas de moeda
web-glory-influence = influência
web-glory-influence-of = Influência: { $needed } em uso de { $influence }
web-glory-hand-count = Na mão: { $count }
web-glory-deck-count = No baralho: { $count }
web-glory-reserve-count = Na reserva: { $count }
web-glory-word-coins = moedas
web-glory-word-influence = influência
web-glory-word-hand = mão
web-glory-word-deck = baralho
web-glory-word-reserve = reserva
web-glory-word-discards = descarte
web-glory-look-discards = Ver as pilhas
web-glory-discards-of = Descarte: { $count }. Ver as cartas
web-glory-favor = Favor do Público
web-glory-villa = Vila
web-glory-open-school = Vila, pilhas e o que se pode fazer a qualquer momento

## Arenas

web-glory-lasting = Arena duradoura
web-glory-fleeting = Arena passageira
web-glory-worth = { $glory } de glória
web-glory-won = Vencida: vem uma nova arena
web-glory-won-by =
    { $you ->
        [yes] vencida por você
       *[no] vencida por { $name }
    }
web-glory-won-last = A última batalha
web-glory-gladiators-of =
    { $you ->
        [yes] Os seus gladiadores
       *[no] Gladiadores de { $name }
    }
web-glory-first-who =
    { $you ->
        [yes] você ataca primeiro
       *[no] { $name } ataca primeiro
    }
web-glory-battle-here = A batalha é aqui
web-glory-closed = Fechada enquanto houver gladiadores em { $arena }
web-glory-shut = fechada
web-glory-agility-from = Agilidade: gladiadores { $gladiators }, vila e arenas { $bonus }
web-glory-bloodlust = Sede de sangue
web-glory-becomes = → { $value }
web-glory-first = ataca primeiro
web-glory-first-tie = ataca primeiro pelo Favor do Público
web-glory-needs = mais { $more } de agilidade para atacar primeiro
web-glory-next-first = ataca primeiro na próxima rodada
web-glory-then-first = atacaria primeiro
web-glory-tie = Agilidade igual: o Favor do Público decide
web-glory-on-sand = de sede de sangue na areia
web-glory-boast = A fase da Arena começa com
web-glory-boast-why = A bravata: as batalhas começam assim que há essa sede de sangue na areia. Quem vence a arena duradoura leva a carta dela, e a próxima é maior: { $boasts }.
web-glory-boast-label = Sede de sangue { $bloodlust } de { $boast }
web-glory-due =
    { $you ->
        [yes] A fase da Arena começa quando você encerrar o turno
       *[no] A fase da Arena começa após o próximo turno de { $name }
    }

## Cartas

web-glory-stats = Ataque { $attack }, vida { $health }, agilidade { $agility }, sede de sangue { $bloodlust }, influência { $influence }
web-glory-drops = Dano { $damage } de { $health }, prestes a sofrer mais { $assigned }
web-glory-would-fall = prestes a sofrer { $damage }: cairia
web-glory-silenced = silenciado
web-glory-costs = custa { $cost }
web-glory-grants = Dá { $influence } de influência
web-glory-has =
    { $ready ->
        [yes] vida { $left }, ataque { $attack }
       *[no] vida { $left }, ataque { $attack }, exaurido
    }
web-glory-kind-gladiator = { common-type-gladiator }
web-glory-kind-patron = { common-type-patron }
web-glory-kind-scheme = { common-for_glory-type-scheme }
web-glory-kind-tactic = { common-type-tactic }
web-glory-kind-both = Trama ou tática
web-glory-kind-reaction = { common-type-reaction }
web-glory-kind-income = { common-type-income }
web-glory-kind-arena = { common-type-arena }
web-glory-source-rulebook = Título, números e texto são os do livro de regras.
web-glory-source-completed = Parte desta carta está no livro de regras; o resto é nosso.
web-glory-source-original = Esta carta é nossa: não conhecemos a lista oficial.

## O que um clique faz

web-glory-do-play = Jogar { $what }
web-glory-do-hit = Atingir { $what }
web-glory-do-choose = Escolher { $what }
web-glory-do-forfeit = Perder { $what }
web-glory-do-cull = Tirar { $what } do jogo
web-glory-do-topdeck = Pôr { $what } no topo do baralho
web-glory-do-spare = Retomar { $what }
web-glory-do-move = Mover para { $what }
web-glory-do-replace = Trocar: { $what }
web-glory-tag-attack = Atacar: { $damage }
web-glory-tag-use = Usar
web-glory-tag-play = Jogar
web-glory-tag-enter = Enviar à arena
web-glory-tag-register = Inscrever por { $cost }
web-glory-tag-reserve = Reservar
web-glory-tag-choose = Escolher
web-glory-tag-cull = Tirar do jogo
web-glory-tag-topdeck = No topo do baralho
web-glory-tag-some = Vários usos
web-glory-tag-worth = vale { $value }
web-glory-tag-pays = paga: { $given } de { $count }

## Oferta, mão, pilhas

web-glory-supply = Oferta
web-glory-left = restam { $count }
web-glory-replace = Trocar esta fileira
web-glory-piles = As pilhas
web-glory-discards-by =
    { $you ->
        [yes] O seu descarte
       *[no] Descarte de { $name }
    }
web-glory-unseen-by =
    { $you ->
        [yes] Cartas suas que não estão abertas: mão, baralho, reserva
       *[no] Cartas de { $name } que não estão abertas: mão, baralho, reserva
    }
web-glory-removed = Fora do jogo
web-glory-withdrawn = Descarte da oferta: { $supply }
web-glory-no-cards = nenhuma
web-glory-purse = Para gastar:
web-glory-purse-from = ({ $coins } em fichas, { $cards } na mão)
web-glory-discount = A sua próxima aquisição custa { $coins } a menos.
web-glory-to-hand = A sua próxima aquisição vem para a mão.
web-glory-on-table = Na mesa:
web-glory-reserve = A sua reserva:
web-glory-buy-back = (resgate: { $coins })
web-glory-top = No topo do baralho:
web-glory-known = { $name } tem com certeza:
web-glory-any-time = A qualquer momento
web-glory-other-ways =
    { $count ->
        [one] outra forma de pagar
       *[other] { $count } outras formas de pagar
    }

## Pagar

web-glory-pay = O pagamento
web-glory-pay-title =
    { $card ->
        [none] Pagar { $cost }
       *[other] Pagar { $cost }: { $card }
    }
web-glory-worth-each = vale { $value } cada, você tem { $count }
web-glory-you-have = você tem { $count }
web-glory-tokens =
    { $count ->
        [1] 1 ficha
       *[other] { $count } fichas
    }
web-glory-of-cost = de { $cost }
web-glory-pay-short = faltam { $count }
web-glory-pay-exact = exato
web-glory-pay-over = { $count } a mais se perde
web-glory-pay-superfluous = Você está pagando mais do que precisa
web-glory-do-pay = Pagar com { $with }
web-glory-do-buy = { $what } e pagar

## Batalha e reações

web-glory-round =
    { $you ->
        [yes] Rodada { $round }: você tem a iniciativa
       *[no] Rodada { $round }: { $name } tem a iniciativa
    }
web-glory-attack-with = Atacar com
web-glory-attack-done = Você já atacou
web-glory-attack-none = Nenhum dos seus gladiadores está pronto para atacar
web-glory-tactics =
    { $count ->
        [0] Você já usou a sua tática
        [1] Uma tática
       *[other] { $count } táticas
    }
web-glory-no-tactic = Nenhuma tática pode ser usada agora.
web-glory-nothing = Você não tem com que reagir.
web-glory-window-damage = Vem dano aí
web-glory-window-attack = Um ataque
web-glory-window-enter = Um gladiador entra
web-glory-window-leave = Um gladiador sai
web-glory-hurt =
    { $you ->
        [yes] { $man }, do seu lado
       *[no] { $man } de { $name }
    }: { $damage } de dano, vida { $left }{ $falls ->
        [yes] . Cairia na areia
       *[no] { "" }
    }
web-glory-unpreventable = { $damage } não pode ser prevenido
web-glory-gone =
    { $you ->
        [yes] { $man }, do seu lado, saiu da arena
       *[no] { $man } de { $name } saiu da arena
    }
web-glory-attacks =
    { $you ->
        [yes] { $man }, do seu lado, ataca com { $damage }
       *[no] { $man } de { $name } ataca com { $damage }
    }
web-glory-enters =
    { $you ->
        [yes] { $man }, do seu lado, entrou na arena
       *[no] { $man } de { $name } entrou na arena
    }
web-glory-choose-target = Escolha um gladiador
web-glory-choose-cull = Escolha uma carta da mão
web-glory-choose-topdeck = Escolha uma carta da mão
web-glory-choose-augury = O seu descarte
web-glory-read = Ler { $card }

## O que fazem os gladiadores, em poucas palavras: onde não cabe o texto

web-glory-brief-noxius = cai: +1 moeda
web-glory-brief-tiro = inscrição barata
web-glory-brief-tertiarius = entra no lugar
web-glory-brief-arbelas = sai: golpeia
web-glory-brief-auctoratus = reativa-se por 2
web-glory-brief-bestiarius = paga por +1
web-glory-brief-gallus = protege outros
web-glory-brief-laquearius = exaure um rival
web-glory-brief-samnite = como tática
web-glory-brief-spiculus = sofre 1, causa 1
web-glory-brief-veles = entra: causa 1
web-glory-brief-eques = iniciativa: +1
web-glory-brief-gladiatrix = vinga os seus
web-glory-brief-parmularius = move 1 de dano
web-glory-brief-provocator = provoca: +2
web-glory-brief-sagittarius = atira de trás
web-glory-brief-hoplomachus = silencia rivais
web-glory-brief-murmillo = guarda os outros
web-glory-brief-retiarius = enreda um rival
web-glory-brief-secutor = atrai ataques
web-glory-brief-crupellarius = previne 1
web-glory-brief-essedarius = acelera os outros
web-glory-brief-scissor = dano certo
web-glory-brief-dimachaerus = reativa-se
web-glory-brief-thraex = +1 por ferida
web-glory-brief-rudiarius = volta por 2
web-glory-brief-primus-palus = inspira os outros
web-glory-brief-cestus = sem habilidade
web-glory-brief-andabata = sangra por +1
