### O tabuleiro de Gladiator School no navegador.

web-school-turn = turno { $turn }
web-school-turn-of = Turno { $turn } de { $last }
web-school-look = O que o tabuleiro mostra
web-school-the-bout = A luta
web-school-the-school = A escola
web-school-to-come =
    { $count ->
        [1] mais 1 duelo neste turno
       *[other] mais { $count } duelos neste turno
    }
web-school-next-bout = A seguir: { $one } contra { $two }
web-school-next-animals = A seguir: { $name } e os animais
web-school-gold = de ouro

## Do que trata o segmento

web-school-head-quiet = A escola
web-school-head-auction-note = Lances selados: só quem vence paga.
web-school-head-charity = Ninguém os comprou
web-school-head-charity-note = Uma escola vazia e pobre pode levar um de graça.
web-school-head-send = Quem luta neste turno?
web-school-head-send-chance =
    { $beasts ->
        [fight] Um duelo cada. A sorte forma os pares entre escolas; quem sobra enfrenta uma fera.
       *[other] Um duelo cada. A sorte forma os pares entre escolas; quem sobra ganha { $dice } dados de ouro sem lutar.
    }
web-school-head-send-arranged = Um duelo cada. As escolas se desafiam; a sorte forma os outros pares.
web-school-head-arrange = Quem enfrenta quem?
web-school-head-combat = Os duelos
web-school-head-combat-note = O seu treinador conduz os seus lutadores. Para lutar com as próprias cartas, escolha “Opções” numa nova mesa.
web-school-head-trade = O pregão
web-school-head-trade-note = Gladiadores e ouro trocam de mãos por acordo, tudo de uma vez.
web-school-head-train-note = Cada gladiador rola um dado: { $least } basta para um ponto de experiência. { $gold } de ouro somam 1.
web-school-head-upkeep-note = Cada gladiador custa { $gold } de ouro por turno.
web-school-head-over =
    { $count ->
        [one] A escola mais famosa: { $names }
       *[other] Dividem a vitória: { $names }
    }
web-school-tie-gold = { $fame } de fama cada; { $name } tem mais ouro: { $more } a { $less }
web-school-tie-wins = { $fame } de fama cada, e ouro igual; { $name } venceu mais duelos: { $more } a { $less }
web-school-tie-experience = { $fame } de fama cada, ouro e vitórias iguais; { $name } tem mais experiência: { $more } a { $less }
web-school-tally-won = Duelos vencidos
web-school-tally-dead = Mortos
web-school-tally-best = Melhor gladiador
web-school-niches = Escolhidos
web-school-nobody-yet = ninguém ainda
web-school-minimum = No mínimo
web-school-next-lots = Depois:
web-school-next-line = { $kind }, exp { $experience }, a partir de { $gold }
web-school-last-lot = Os lances por { $name }:
web-school-buys = compra
web-school-against = contra
web-school-challenges = desafia
web-school-fights-now = Na areia agora

## O livro-caixa

web-school-ledger = Livro-caixa
web-school-ledger-of = Livro-caixa de { $name }
web-school-ledger-brought = Do turno anterior
web-school-ledger-bought = Compra de { $name }
web-school-ledger-earned =
    { $count ->
        [one] Bolsa: { $purse }
       *[other] Bolsas: { $purse } ({ $count })
    }
web-school-ledger-upkeep = { common-upkeep }
web-school-ledger-trained =
    { $count ->
        [1] Treino extra para um
       *[other] Treino extra para { $count }
    }
web-school-ledger-traded = Troca com { $name }
web-school-ledger-all-lose =
    { $count ->
        [one] Se ele perder, cerca de
       *[other] Se todos perderem, cerca de
    }
web-school-ledger-all-win =
    { $count ->
        [one] Se ele vencer, cerca de
       *[other] Se todos vencerem, cerca de
    }
web-school-ledger-due =
    { $count ->
        [1] Manutenção a pagar, um gladiador
       *[other] Manutenção a pagar, { $count } gladiadores
    }

## Escolas, elenco, fama

web-school-schools = Escolas
web-school-schools-how = clique para ver o elenco
web-school-fit-of =
    { $fit ->
        [one] { $fit } apto de { $all }
       *[other] { $fit } aptos de { $all }
    }
web-school-fame-label = { $fame } de fama
web-school-doing-sealed = selado
web-school-doing-choosing = escolhendo
web-school-doing-done = pronto
web-school-doing-closed = fechada
web-school-race = Corrida da fama
web-school-race-label = Fama depois do turno { $turn }: { $all }
web-school-awards = O que traz fama
web-school-awards-each = um ponto cada, todo turno
web-school-gains = Fama do turno { $turn }
web-school-gain =
    { $gained ->
        [0] ainda { $fame }
       *[other] +{ $gained }, agora { $fame }
    }
web-school-why-gold = { $value } de ouro
web-school-why-gladiators =
    { $value ->
        [1] 1 gladiador
       *[other] { $value } gladiadores
    }
web-school-why-match = { $name } venceu { $other }
web-school-why-experience = { $names }: { $value } de experiência
web-school-why-charisma = { $names }: { $value } de Carisma
web-school-today = Seus duelos neste turno
web-school-roster = Seu elenco
web-school-roster-of = O elenco de { $name }
web-school-roster-note =
    { $count ->
        [1] 1 gladiador · { $gold } de ouro de manutenção
       *[other] { $count } gladiadores · { $gold } de ouro de manutenção
    }
web-school-roster-empty =
    { $own ->
        [yes] Nenhum gladiador. No próximo leilão você pode comprar um; uma escola vazia e com pouco ouro acolhe um que ninguém comprou.
       *[no] Nenhum gladiador.
    }
web-school-means-older = 1 a menos no dado de treino
web-school-means-large = um nível de Força a mais, e { $gold } de ouro a mais no leilão
web-school-means-soldier = começa com mais experiência
web-school-means-citizen = custa mais no leilão
web-school-gone = Já se foram:
web-school-stats-mean = O que significam:
web-school-experience = Experiência
web-school-exp-short = exp { $experience }
web-school-means-healing =
    { $rests ->
        [yes] reduzido a { $hurt } pontos de vida ou menos neste turno: { $less } a menos no dado de treino; ferido, descansa no próximo turno
       *[no] reduzido a { $hurt } pontos de vida ou menos neste turno: { $less } a menos no dado de treino; no próximo turno pode lutar de novo
    }
web-school-means-resting = ferido num duelo: não luta neste turno
web-school-no-stats = ainda sem atributos

## Lances

web-school-bid-title = Seu lance selado
web-school-rebid-title = Empate: mais um lance
web-school-purse = você tem { $gold } de ouro
web-school-bid-nothing-chosen = Nada escolhido ainda
web-school-no-bid = Nenhum lance
web-school-bid-field = Seu lance em ouro, de { $least } a { $most }
web-school-least = mínimo
web-school-all-gold = tudo
web-school-adds = seus { $first } e mais { $more }
web-school-bid-how = No mínimo { $least }. Ninguém o vê antes de todos darem o seu.
web-school-rebid-how = Você mantém os seus { $least } ou aumenta. Com novo empate, vence a escola menos famosa.
web-school-seal-bid = Selar um lance de { $gold }
web-school-seal-none = Selar sem lance

## Enviar e treinar

web-school-send-title = Quem você envia?
web-school-send-stakes = O vencedor ganha { $won } dados de ouro, o perdedor { $lost }. O perdedor morre se o vencedor ficar com mais de { $hurt } pontos de vida; senão rola-se uma lesão: de seis resultados um é a morte, um o fim da carreira.
web-school-send-none = Não enviar ninguém
web-school-send-one = Enviar { $name }
web-school-send-on = Enviado
web-school-send-off = Enviar
web-school-seal-send =
    { $count ->
        [0] Não enviar ninguém
       *[other] Enviar { $names }
    }
web-school-train-title = Treino extra
web-school-train-none = Nenhum treino extra
web-school-train-one = Treino extra para { $name }
web-school-train-on = Extra
web-school-train-off = Treinar
web-school-train-needs =
    { $die ->
        [0] Aprende de qualquer modo
        [7] Não pode aprender neste turno
       *[other] Precisa de { $die } ou mais no dado
    }
web-school-train-why-extra = treino extra { $change }
web-school-train-why-won = duelo vencido { $change }
web-school-train-why-superior = venceu alguém melhor { $change }
web-school-train-why-older = idade { $change }
web-school-train-why-healing = ferido { $change }
web-school-train-why-grown = muita experiência { $change }
web-school-trained = Último treino:
web-school-trained-one =
    { $learnt ->
        [yes] { $name } rolou { $die }, { $total } no total: um nível de { $stat }
       *[no] { $name } rolou { $die }, { $total } no total: não basta
    }
web-school-seal-train =
    { $count ->
        [0] Nenhum treino extra
       *[other] Treinar { $names } por { $gold } de ouro
    }
web-school-picked = { $count } de { $all }
web-school-all = Todos
web-school-most =
    { $count ->
        [1] no máximo um
       *[other] no máximo { $count }
    }

## Pares, caridade, feridas, dispensa

web-school-arrange-title = Quem eles enfrentam?
web-school-challenged = Desafiaram você
web-school-challenge = Desafie alguém
web-school-challenger = Seu lutador
web-school-do-challenge = { common-school-challenge }
web-school-do-accept = { $gladiator } aceita { $other }
web-school-charity-title = Acolher um de graça
web-school-charity-none = { common-school-nobody }
web-school-do-charity = Levar { $name }
web-school-release-title = O ouro não sustenta todos
web-school-do-release = Dispensar { $name }
web-school-lame-title = Que ponto ele perde?
web-school-do-lame = Perder 1 ponto: { $stat }

## Trocas

web-school-trade-title = O pregão
web-school-open-offers =
    { $count ->
        [1] 1 oferta aberta
       *[other] { $count } ofertas abertas
    }
web-school-you-give = Você dá
web-school-gives = { $name } dá
web-school-cannot-settle = Um de vocês já não tem isso
web-school-new-offer = Fazer uma oferta
web-school-offer-to = Para
web-school-gold-field = Ouro, no máximo { $most }
web-school-of-gold = de ouro, até { $most }
web-school-one-way = o ouro só vai de um lado para o outro
web-school-offers-left =
    { $count ->
        [1] Mais uma oferta neste turno.
       *[other] Mais { $count } ofertas neste turno.
    }
web-school-offer-ready = Pronta: confirme para fazer a oferta.
web-school-do-accept-offer = Aceitar a oferta de { $name }
web-school-declined = { $name } recusou.
web-school-declined-what = { $given } por { $wanted }
web-school-offer-better = Oferecer { $given } por { $wanted }
web-school-offer-same = A mesma de novo
web-school-offer-change = Como foi recusada: mude algo, ou ofereça de novo.

## Carreiras

web-school-career-of = A carreira de { $name }
web-school-career-now = Na escola de { $name }
web-school-career-record = { $wins } de { $bouts } duelos vencidos · experiência { $experience } · { $hp } pontos de vida
web-school-memory-killed = venceu { $gladiator }, que morreu
web-school-memory-injury =
    { $die ->
        [1] sofreu uma ferida mortal
        [2] foi mutilado
        [3] saiu manco
        [4] saiu com vergonha: menos Carisma
        [5] ficou muito ferido
       *[other] saiu ileso
    }

## O treinador

web-school-trainer = Meu treinador (um robô veterano) luta este duelo
web-school-trainer-fights = Seu treinador luta
web-school-trainer-then = Depois o seu treinador continua
web-school-trainer-stop = Parar
