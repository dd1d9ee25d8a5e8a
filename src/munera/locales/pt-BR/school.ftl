### Gladiator School: uma campanha de lutas, leilões e fama.

school-game = { common-game-school }
    .about = De duas a seis escolas compram, treinam e enviam gladiadores por alguns turnos; cada luta é um duelo de Gladius, e vence a escola mais famosa.

## Perguntas e respostas

school-ask-bid = Qual é o seu lance por { $gladiator }?
school-ask-rebid = Seu lance de { $gold } por { $gladiator } empatou. Qual é o seu lance agora?
school-ask-charity = A sua escola está vazia e pobre. Que escravo não vendido você leva de graça?
school-ask-send = Quem você envia à arena neste turno?
school-ask-arrange = Quem os seus lutadores enfrentam?
school-ask-lame = { $gladiator } ficou manco. Que ponto ele perde para sempre?
school-ask-release = O seu ouro não paga 5 por gladiador. Quem você dispensa?
school-ask-trade = O pregão está aberto. O que você faz?
school-ask-train = Quem recebe treino extra, por 5 de ouro cada?

school-option-charity-pass = { common-school-nobody }
school-option-arrange-done = Pronto: o resto fica para a sorte
school-option-arrange-challenge = { common-school-challenge }
school-option-arrange-accept = { $gladiator } aceita o desafio de { $other }
school-option-lame-hit-points = Um ponto de vida
school-option-lame-strength = Um nível de Força
school-option-lame-skill = Um nível de Perícia
school-option-lame-endurance = Um nível de Resistência
school-option-lame-prowess = Um nível de Proeza
school-option-lame-reflexes = Um nível de Reflexos
school-option-lame-charisma = Um nível de Carisma
school-option-trade-done = { common-school-trade-done }
school-option-trade-offer = { common-school-offer }
school-option-trade-accept = Aceitar a oferta de { $school }: { $given } por { $wanted }
school-option-trade-decline = Recusar a oferta de { $school }: { $given } por { $wanted }
school-option-trade-withdraw = Retirar a sua oferta a { $to }: { $given } por { $wanted }

## Os escravos e o leilão

school-event-founder =
    { $you ->
        [yes] A sua escola abre com { $name }, { $style }.
       *[no] A escola de { $school } abre com { $name }, { $style }.
    }
school-event-new-turn = Turno { $number } da campanha
school-event-slaves =
    { $count ->
        [1] Um escravo está à venda.
       *[other] { $count } escravos estão à venda.
    }
school-event-slave = { $name }, { $style }: no mínimo { $gold } de ouro.
school-event-pool-renewed = Todos os gladiadores prontos já vieram; { $count } deles voltam à tabela.
school-event-bids =
    { $bids_count ->
        [0] Ninguém tem ouro para dar um lance por { $gladiator }.
       *[other] Os lances por { $gladiator }: { $bids }.
    }
school-event-rebids = Os segundos lances por { $gladiator }: { $bids }.
school-event-unsold = Ninguém compra { $gladiator }.
school-event-sold =
    { $you ->
        [yes] Você compra { $gladiator } por { $gold } de ouro.
       *[no] { $school } compra { $gladiator } por { $gold } de ouro.
    }
school-event-tie-broken =
    { $you ->
        [yes] O desempate é seu.
       *[no] O desempate é de { $school }.
    }
school-event-taken =
    { $you ->
        [yes] Você leva { $gladiator }, que ninguém comprou.
       *[no] { $school } leva { $gladiator }, que ninguém comprou.
    }

## A arena

school-event-sends =
    { $you ->
        [yes]
            { $gladiators_count ->
                [0] Você não envia ninguém.
               *[other] Você envia { $gladiators }.
            }
       *[no]
            { $gladiators_count ->
                [0] { $school } não envia ninguém.
               *[other] { $school } envia { $gladiators }.
            }
    }
school-event-paired = { $gladiator } vai lutar contra { $other }.
school-event-arranged-out =
    { $you ->
        [yes] Você deixa o resto para a sorte.
       *[no] { $school } deixa o resto para a sorte.
    }
school-event-challenges = { $gladiator } desafia { $other }.
school-event-arranged = { $other } aceita e vai lutar contra { $gladiator }.

## Combate

school-event-enters = { $gladiator } e { $other } entram na arena.
school-event-cheered =
    { $count ->
        [1] O público torce por { $gladiator }, o azarão: 1 ponto de vida a mais.
       *[other] O público torce por { $gladiator }, o azarão: { $count } pontos de vida a mais.
    }
school-event-first-blood =
    { $die ->
        [1] { $gladiator } está na arena pela primeira vez e tira 1: um covarde.
        [6] { $gladiator } está na arena pela primeira vez e tira 6: tem sede de sangue.
       *[other] { $gladiator } está na arena pela primeira vez e tira { $die }.
    }
school-event-blood-lust = { $gladiator } ganha um ponto de experiência e um nível de { $stat }.
school-event-match-won = { $gladiator } vence { $other }.
school-event-acclaimed = O público adora { $gladiator }: Carisma { $level }.
school-event-spared = { $gladiator } é poupado.
school-event-dies = { $gladiator } morre: { $how }.
school-event-injury =
    { $die ->
        [1] { $gladiator } tira 1 na lesão: ferida mortal.
        [2] { $gladiator } tira 2 na lesão: mutilado.
        [3] { $gladiator } tira 3 na lesão: manco.
        [4] { $gladiator } tira 4 na lesão: vergonha.
        [5] { $gladiator } tira 5 na lesão: muito ferido, não luta no próximo turno.
       *[other] { $gladiator } tira 6 na lesão: por sorte, nada acontece.
    }
school-event-retires = { $gladiator } precisa se aposentar.
school-event-shamed =
    { $count ->
        [1] { $gladiator } perde um nível de Carisma e descansa no próximo turno.
       *[other] { $gladiator } perde { $count } níveis de Carisma e descansa no próximo turno.
    }
school-event-lamed =
    { $count ->
        [1] { $gladiator } perde um ponto para sempre e descansa no próximo turno.
       *[other] { $gladiator } perde { $count } pontos para sempre e descansa no próximo turno.
    }
school-event-loses-point = { $gladiator } perde um ponto: { $stat }.
school-event-animals = { $gladiator } não acha adversário e enfrenta os animais.
school-event-beast = { $gladiator } não acha adversário: enfrenta um { $beast }.
school-event-beat-beast = { $gladiator } mata o { $beast }.
school-event-lost-to-beast = O { $beast } derruba { $gladiator }.
school-event-beast-undecided = Nem { $gladiator } nem o { $beast } vence.

## Ganhos e trocas

school-event-earns =
    { $you ->
        [yes] Você ganha { $gold } de ouro: { $purse }.
       *[no] { $school } ganha { $gold } de ouro: { $purse }.
    }
school-event-released =
    { $you ->
        [yes] Você dispensa { $gladiator }.
       *[no] { $school } dispensa { $gladiator }.
    }
school-event-upkeep =
    { $you ->
        [yes] Você paga { $gold } de ouro de manutenção.
       *[no] { $school } paga { $gold } de ouro de manutenção.
    }
school-event-trade-done =
    { $you ->
        [yes] Você encerra as suas trocas.
       *[no] { $school } encerra as suas trocas.
    }
school-event-trade-offer =
    { $you ->
        [yes] Você oferece a { $to } { $given } por { $wanted }.
       *[no]
            { $to_you ->
                [yes] { $school } oferece a você { $given } por { $wanted }.
               *[no] { $school } oferece a { $to } { $given } por { $wanted }.
            }
    }
school-event-trade-accept =
    { $to_you ->
        [yes] Você aceita: { $school } dá { $given } por { $wanted }.
       *[no]
            { $you ->
                [yes] { $to } aceita: você dá { $given } por { $wanted }.
               *[no] { $to } aceita: { $school } dá { $given } por { $wanted }.
            }
    }
school-event-trade-decline =
    { $to_you ->
        [yes] Você recusa a oferta de { $school }: { $given } por { $wanted }.
       *[no]
            { $you ->
                [yes] { $to } recusa a sua oferta: { $given } por { $wanted }.
               *[no] { $to } recusa a oferta de { $school }: { $given } por { $wanted }.
            }
    }
school-event-trade-withdraw =
    { $you ->
        [yes] Você retira a sua oferta a { $to }: { $given } por { $wanted }.
       *[no]
            { $to_you ->
                [yes] { $school } retira a oferta a você: { $given } por { $wanted }.
               *[no] { $school } retira a oferta a { $to }: { $given } por { $wanted }.
            }
    }
school-event-trade-lapse =
    { $you ->
        [yes] A sua oferta a { $to } expira: { $given } por { $wanted }.
       *[no]
            { $to_you ->
                [yes] A oferta de { $school } a você expira: { $given } por { $wanted }.
               *[no] A oferta de { $school } a { $to } expira: { $given } por { $wanted }.
            }
    }

## Treino e fama

school-event-trains-extra =
    { $you ->
        [yes]
            { $gladiators_count ->
                [0] Você não paga treino extra.
               *[other] Você paga treino extra: { $gladiators }.
            }
       *[no]
            { $gladiators_count ->
                [0] { $school } não paga treino extra.
               *[other] { $school } paga treino extra: { $gladiators }.
            }
    }
school-event-trains = { $gladiator } treina: { $die } no dado, { $total } ao todo (4 basta).
school-event-learns = { $gladiator } ganha um nível de { $stat } e tem { $experience } de experiência.
school-event-fame =
    { $you ->
        [yes] Você ganha um ponto de fama por { $award }: agora { $points }.
       *[no] { $school } ganha um ponto de fama por { $award }: agora { $points }.
    }
school-event-gives-up =
    { $you ->
        [yes] Você fecha a sua escola.
       *[no] { $school } desiste: a escola fecha.
    }
school-event-again =
    { $you ->
        [yes] Sem você, o que estava em curso recomeça: o que segue toma o lugar do que foi contado.
       *[no] Sem { $school }, o que estava em curso recomeça: o que segue toma o lugar do que foi contado.
    }
school-event-void = A luta entre { $gladiator } e { $other } é anulada.
school-event-campaign-over =
    { $schools_you ->
        [yes]
            { $schools_count ->
                [one] A campanha acabou, e a sua escola é a mais famosa.
               *[other] A campanha acabou: { $schools } dividem a vitória.
            }
       *[no]
            { $schools_count ->
                [one] A campanha acabou, e a escola de { $schools } é a mais famosa.
               *[other] A campanha acabou: { $schools } dividem a vitória.
            }
    }

## Termos

school-stat-charisma = { common-charisma }
school-stat-hit-points = pontos de vida
school-beast-lion = leão
school-beast-tiger = tigre
school-beast-bear = urso
school-how-coward = morto como covarde
school-how-thumbs-down = polegar para baixo
school-how-mortal-wound = a ferida é funda demais
school-purse-won = um duelo vencido
school-purse-lost = um duelo perdido
school-purse-animals = os animais
school-purse-charisma = { common-charisma }
school-award-gold = ter mais ouro
school-award-gladiators = ter mais gladiadores
school-award-match = um duelo vencido
school-award-experience = ter o lutador mais experiente
school-award-charisma = ter o favorito do público
school-nationality-roman = Romano
school-nationality-greek = Grego
school-nationality-spanish = Hispânico
school-nationality-gaul = Gaulês
school-nationality-arab = Árabe
school-nationality-african = Africano
school-age-younger = Mais jovem
school-age-prime = No auge
school-age-older = Mais velho
school-size-small = Pequeno
school-size-average = Médio
school-size-large = Grande
school-career-criminal = Criminoso
school-career-slave = Escravo
school-career-prisoner = Prisioneiro
school-career-servant = Criado
school-career-soldier = Soldado
school-career-citizen = Cidadão
school-fate-alive = vivo
school-fate-dead = morto
school-fate-retired = aposentado
school-fate-released = dispensado
school-fate-unsold = não vendido

## O que as simulações contam

school-table-fame = Fama e ouro, por robô
school-table-places = Fama, por colocação final
school-table-survival = Sobrevivência, por robô
school-table-prices-by-experience = Preços, por experiência
school-table-prices-by-style = Preços, por estilo
school-table-bouts-by-style = Lutas, por estilo
school-column-schools = escolas
school-column-fame = fama
school-column-gold = ouro
school-column-fought = lutaram
school-column-alive-share = sobreviveram
school-column-deaths-per-campaign = mortes por campanha
school-column-sold = vendidos
school-column-price = ouro por um
school-column-per-point = ouro por ponto
school-column-bouts = lutas
school-column-wins = vencidas
school-column-win-rate = taxa de vitórias

## Opções da mesa

school-setting-turns = Quantos turnos tem a campanha.
    .n20 = 20 turnos, como impresso
    .n12 = 12 turnos
    .n8 = 8 turnos
school-setting-slaves = De onde vêm os novos gladiadores.
    .ready-made = da tabela de 108 gladiadores prontos
    .rolled = cada um é criado com dados
school-setting-pairing = Quem luta contra quem.
    .random = a sorte forma os pares
    .arranged = por desafio; a sorte forma o resto
school-setting-first-blood = Cada gladiador rola um dado na sua primeira vez na arena: com 1 é covarde e morre, com 6 ganha experiência.
school-setting-underdogs = Azarões: a cada { $fame } pontos de fama de vantagem da outra escola, o gladiador tem um ponto de vida a mais, { $most } no máximo.
school-setting-beasts = O que faz um lutador sem adversário.
    .purse = recebe uma bolsa, sem lutar
    .fight = enfrenta uma fera pelas regras do solo
school-setting-bouts = Quem joga as lutas.
    .owners = os dois donos, cada um pelo seu gladiador
    .automatic = um robô joga pelos dois donos
