### Spartacus: quatro Casas de Cápua, os seus Esquemas, o seu mercado e a sua arena.

spartacus-game = { common-game-spartacus }
    .about = Três ou quatro Domini tramam, subornam, dão lances e enviam gladiadores à arena; quem chega sozinho a doze de Influência vence. Dois podem lutar uma luta avulsa.

## Perguntas

spartacus-ask-pick =
    { $what ->
        [heal] Qual dos seus feridos rola primeiro para se recuperar? (Um Curandeiro pode ajudar um deles.)
        [exhibition-match] Luta de Exibição esgota dois Gladiadores, um após o outro. Qual agora?
        [fodder-for-the-primus] Carne para o Primus descarta três Gladiadores, um após o outro. Qual agora?
        [legionnaire-patrol] Patrulha Legionária esgota três Guardas, um após o outro. Qual agora?
        [dispatch-to-rome] Despacho a Roma descarta três Guardas, um após o outro. Qual agora?
        [duplicitous-dealings] Negócios Escusos esgota três Escravos, um após o outro. Qual agora?
        [to-the-mines] Para as Minas descarta três Escravos, um após o outro. Qual agora?
        [a-finger-in-every-pie] Um Dedo em Cada Prato descarta um Gladiador, um Escravo e um Guarda, um após o outro. Qual carta agora?
        [sc-poisoned-wine]
            { $plot_targets ->
                [none] { $about }: qual Gladiador ou Escravo fica ferido?
               *[other] { $about } para { $plot_targets }: qual Gladiador ou Escravo fica ferido?
            }
        [sc-incite-rebellion]
            { $plot_by ->
                [none] { $about }: qual dos seus Gladiadores você perde?
               *[other] { $about }, de { $plot_by }: qual dos seus Gladiadores você perde?
            }
        [sc-unlocked-gate]
            { $plot_by ->
                [none] { $about }: qual dos seus Escravos você perde?
               *[other] { $about }, de { $plot_by }: qual dos seus Escravos você perde?
            }
        [re-rigging-the-match] { $about }: quem luta no lugar do Gladiador enviado?
       *[other]
            { $purpose ->
                [injured]
                    { $plot_targets ->
                        [none] { $about }: qual carta fica ferida?
                       *[other] { $about } para { $plot_targets }: qual carta fica ferida?
                    }
                [lost]
                    { $plot_by ->
                        [none] { $about }: qual das suas cartas você perde?
                       *[other] { $about }, de { $plot_by }: qual das suas cartas você perde?
                    }
                [discarded]
                    { $plot_targets ->
                        [none] { $about }: qual carta é descartada?
                       *[other] { $about } para { $plot_targets }: qual carta é descartada?
                    }
                [price] { $about }: qual das suas cartas você descarta como preço?
               *[none] { $about }: qual dos seus Escravos você descarta como preço?
            }
    }
spartacus-ask-pick-house =
    { $what ->
        [spy] O seu espião olha uma carta ao acaso da mão de um rival. De quem?
        [sc-collusion] { $about }: quem ganha 1 de Influência?
       *[other]
            { $purpose ->
                [influence] { $about }: a Influência de quem muda?
               *[none] { $about }: a quem você paga?
            }
    }
spartacus-ask-house = Que Casa você lidera?
spartacus-ask-healer =
    { $asset_you ->
        [yes] { $asset }, da sua Casa, não se recuperou. Um Curandeiro seu rerola o dado?
       *[no] { $asset } de { $asset_owner } não se recuperou. Um Curandeiro seu rerola o dado?
    }
spartacus-ask-healer-welcome = { $asset_owner } oferece { $asset } para ajudar { $asset_2 }, da sua Casa. Você aceita?
spartacus-ask-ledger = Balanço Geral: depois da renda dos Escravos, cada Gladiador que você mantém custa 1 { $money_one }. Quem fica? (Os outros são libertados.)
spartacus-ask-turn = Seu Turno de Intriga: troque cartas, use poderes e habilidades, prepare Esquemas. O que você faz?
spartacus-ask-hand-limit =
    { $held ->
        [none] Você tem mais cartas do que a sua Influência permite. O que faz com uma delas?
       *[other] Você tem { $held } cartas, e a sua Influência permite { $allowed }. O que faz com uma delas?
    }
spartacus-ask-exchange =
    { $what ->
        [duplicitous-dealings] Negócios Escusos: até três cartas da sua mão por novas. Qual você descarta?
       *[other] { $about }: qual carta da sua mão você descarta por uma nova?
    }
spartacus-ask-prepared =
    { $mark ->
        [none] O Esquema{ $nth } está virado para baixo diante de você. Você reúne apoio, anuncia com o Alvo ou põe de lado?
       *[other] O seu Esquema{ $nth } está virado para baixo: { $mark }. Você pede apoio, anuncia com o Alvo ou põe de lado?
    }
spartacus-ask-announced = { $card } está na mesa, Alvo: { $targets }. Até você confirmar, os outros ainda podem conversar e pagar. O que você faz?
spartacus-ask-support =
    { $mark ->
        [none] { $seat } pede que você apoie com a sua Influência o Esquema{ $nth }, virado para baixo. Apoio dado não volta. Você apoia?
       *[other] { $seat } pede que você apoie com a sua Influência o { $scheme }. Você conhece a carta: { $mark }. ({ $mark_effect }) Apoio dado não volta. Você apoia?
    }
spartacus-ask-foil = { $seat } joga { $card } em { $targets }. ({ $card_effect }) Você tenta cancelar?
spartacus-ask-bodyguard =
    { $plot ->
        [none] O seu Guarda rolou { $die } e falha (precisa de 4). Um Guarda-Costas o deixa rolar de novo?
       *[other] Contra { $plot } o seu Guarda rolou { $die } e falha (precisa de 4). Um Guarda-Costas o deixa rolar de novo?
    }
spartacus-ask-react =
    { $window ->
        [reaction_announced]
            { $deed_kind ->
                [none] Uma carta foi declarada. Você a cancela antes que tenha efeito?
                [guard] { $deed_by } manda um Guarda contra { $plot }. Você o cancela antes que o dado seja rolado?
                [plain] { $deed_by } joga { $deed }. ({ $deed_effect }) Você cancela a carta antes que tenha efeito?
               *[aimed] { $deed_by } joga { $deed } contra { $deed_at }. ({ $deed_effect }) Você cancela a carta antes que tenha efeito?
            }
        [wagers_closed]
            { $match ->
                [none] As apostas estão fechadas. Você arranja a luta?
               *[other] As apostas estão fechadas: { $match }. Você arranja a luta?
            }
        [combatant_died]
            { $other_you ->
                [yes]
                    { $dead ->
                        [none] Um Gladiador seu morreu na arena. Você reage?
                       *[other] Na arena a sua Casa perdeu { $dead }. Você reage?
                    }
               *[no]
                    { $dead ->
                        [none] Um Gladiador de { $other } morreu na arena. Você reage?
                       *[other] Na arena { $other } perdeu { $dead }. Você reage?
                    }
            }
       *[other]
            { $misery ->
                [none] Um Dominus está sem { $money_one }, sem Escravo Ativo ou sem Gladiador Ativo. Você joga uma Reação a isso?
               *[other] Neste momento { $misery }. Você joga uma Reação a isso?
            }
    }
spartacus-ask-guard-back = { $card }: você põe também um Guarda da pilha de descarte na sua mesa?
spartacus-ask-open-market = Mercado Aberto: venda Recursos ao Banco, negocie com as outras Casas ou encerre (e os seus { $money } ficam escondidos). O que você faz?
spartacus-ask-informant = Os lotes estão virados para baixo. Um Informante seu olha um deles?
spartacus-ask-bid =
    { $staked ->
        [none]
            { $lot_kind ->
                [host] Quanto você oferece para sediar os jogos? Os lances são abertos juntos; só o vencedor paga.
               *[other] Quanto você oferece por { $lot }? Os lances são abertos juntos; só o vencedor paga.
            }
       *[other]
            { $lot_kind ->
                [host] Empate em { $staked }: quanto você acrescenta ao seu lance para sediar os jogos? Só o vencedor paga.
               *[other] Empate em { $staked }: quanto você acrescenta ao seu lance por { $lot }? Só o vencedor paga.
            }
    }
spartacus-ask-invite =
    { $number ->
        [0] Você é o Anfitrião. Quem você convida a enviar o primeiro combatente?
       *[other]
            { $foes ->
                [none] Você é o Anfitrião. Quem você convida a enviar o segundo combatente?
               *[other] Você é o Anfitrião. Quem você convida a enviar o segundo combatente, contra { $foes }?
            }
    }
spartacus-ask-invitation =
    { $host_you ->
        [yes]
            { $number ->
                [0] Você se convidou a enviar o primeiro combatente. Recusar custa 1 de Influência. Aceita?
               *[other] Você se convidou a enviar o segundo combatente, contra { $foes }. Recusar custa 1 de Influência. Aceita?
            }
        [no]
            { $number ->
                [0] { $host } convida você a enviar o primeiro combatente. Recusar custa 1 de Influência. Aceita?
               *[other] { $host } convida você a enviar o segundo combatente, contra { $foes }. Recusar custa 1 de Influência. Aceita?
            }
       *[none]
            { $number ->
                [0] O convite é para enviar o primeiro combatente. Recusar custa 1 de Influência. Aceita?
               *[other] O convite é para enviar o segundo combatente. Recusar custa 1 de Influência. Aceita?
            }
    }
spartacus-ask-wagers =
    { $match ->
        [none] Quanto você aposta na luta? Vitória paga 1 por 1, Ferimento e Decapitação pagam 2 por 1.
       *[other] Quanto você aposta nesta luta: { $match }? Vitória paga 1 por 1, Ferimento e Decapitação pagam 2 por 1.
    }
spartacus-ask-combatant =
    { $foes ->
        [none] Quem você envia à arena?
       *[other] Quem você envia à arena contra { $foes }?
    }
spartacus-ask-equip = Que equipamento { $card }, da sua Casa, leva? (Uma arma, uma armadura, um especial.)
spartacus-ask-net = Você usa a sua Rede para vencer a iniciativa desta rodada?
spartacus-ask-tactician = { $card }, da sua Casa, pode rolar de novo os dados de VEL pela iniciativa. Você rola?
spartacus-ask-order = { $card }, da sua Casa, venceu a iniciativa. Você age em primeiro ou em segundo lugar nesta rodada?
spartacus-ask-combat-turn =
    { $done ->
        [attacked] { $card }, da sua Casa, já atacou. Você move ou encerra a vez?
        [moved] { $card }, da sua Casa, já se moveu. Você ataca ou encerra a vez?
       *[none] { $card }, da sua Casa, age: um movimento e um ataque, em qualquer ordem. O que você faz?
    }
spartacus-ask-pool =
    { $whose ->
        [none] { $card }, da sua Casa, sofre um ataque. Com que dados se defende?
       *[other] { $card }, da sua Casa, sofre um ataque de { $whose }. Com que dados se defende?
    }
spartacus-ask-reroll =
    { $what ->
        [attack]
            { $most ->
                [none] A sua arma permite rerolar neste ataque. O que você rerola?
                [1] { $source }: você pode rerolar um dado de ataque. Qual?
               *[other] { $source }: você pode rerolar até { $most } dados de ataque. Quais?
            }
       *[other]
            { $most ->
                [none] A sua armadura permite rerolar nesta defesa. O que você rerola?
                [1] { $source }: você pode rerolar um dado de defesa. Qual?
               *[other] { $source }: você pode rerolar até { $most } dados de defesa. Quais?
            }
    }
spartacus-ask-force =
    { $what ->
        [attack] Uma vez por luta você pode fazer o oponente rerolar um dado de ataque. Qual?
       *[other] Uma vez por luta você pode fazer o oponente rerolar um dado de defesa. Qual?
    }
spartacus-ask-gear =
    { $striking ->
        [yes]
            { $wounds ->
                [0] Você usa { $card } agora? ({ $card_effect })
               *[other] O seu ataque causa { $wounds } de dano até agora. Você usa { $card }? ({ $card_effect })
            }
        [no]
            { $wounds ->
                [0] Você usa { $card } agora? ({ $card_effect })
               *[other] O ataque contra você causa { $wounds } de dano até agora. Você usa { $card }? ({ $card_effect })
            }
       *[none]
            { $wounds ->
                [0] Você usa { $card } agora? ({ $card_effect })
               *[other] { $wounds } de dano até agora. Você usa { $card }? ({ $card_effect })
            }
    }
spartacus-ask-surrender =
    { $whose_you ->
        [no]
            { $wounds ->
                [1] O seu ataque fere { $whose }: 1 dado se perde. Você escolhe: de que pilha?
               *[other] O seu ataque fere { $whose }: { $wounds } dados se perdem. Você escolhe o próximo: de que pilha?
            }
        [yes]
            { $wounds ->
                [1] { $card }, da sua Casa, sofre dano e perde 1 dado. De que pilha?
               *[other] { $card }, da sua Casa, sofre dano e perde { $wounds } dados. De que pilhas?
            }
       *[none]
            { $wounds ->
                [1] { $card } sofre dano e perde 1 dado. De que pilha?
               *[other] { $card } sofre dano e perde { $wounds } dados. De que pilhas?
            }
    }
spartacus-ask-driven = O público fecha o anel em que { $card }, da sua Casa, está. Para onde?
spartacus-ask-thumb =
    { $asset_you ->
        [yes] Você é o Anfitrião: { $asset }, da sua própria Casa, vive? (Polegar para baixo custa 1 de Influência por Favor.)
       *[no] Você é o Anfitrião: { $asset } de { $asset_owner } vive? (Polegar para baixo custa 1 de Influência por Favor.)
    }
spartacus-ask-audience =
    { $host ->
        [none]
            { $what ->
                [invitation] O Anfitrião vai convidar. Faça agora as suas ofertas e diga quando acabar; só então ele decide.
               *[other] O Anfitrião está para apontar o polegar. Faça agora as suas ofertas e diga quando acabar; só então ele decide.
            }
       *[other]
            { $what ->
                [invitation]
                    { $place ->
                        [1] { $host } vai convidar para o primeiro lugar. Faça agora as suas ofertas e diga quando acabar; só então vem a decisão.
                        [2] { $host } vai convidar para o segundo lugar; no primeiro está { $foes }. Faça agora as suas ofertas e diga quando acabar; só então vem a decisão.
                        [3] { $host } vai convidar para o terceiro lugar; já estão { $foes }. Faça agora as suas ofertas e diga quando acabar; só então vem a decisão.
                       *[other] { $host } vai convidar para o último lugar; já estão { $foes }. Faça agora as suas ofertas e diga quando acabar; só então vem a decisão.
                    }
               *[other] { $host } está para apontar o polegar: { $losers }. Faça agora as suas ofertas e diga quando acabar; só então vem a decisão.
            }
    }

## Respostas

spartacus-option-healer-pass = Não, deixe assim
spartacus-option-healer-welcome-no = Não
spartacus-option-healer-welcome-yes = Sim, com prazer
spartacus-option-turn-end = Encerrar o turno
spartacus-option-turn-cash =
    { $card_price ->
        [none] Trocar { $card }
        [one] Trocar { $card } por 1 { $money_one }
       *[other] Trocar { $card } por { $card_price } { $money }
    }
spartacus-option-turn-prepare = Preparar { $card }
spartacus-option-turn-again =
    { $mark ->
        [none] Preparar de novo o { $scheme }
       *[other] Preparar de novo { $mark }
    }
spartacus-option-turn-power = Usar { $power }
spartacus-option-turn-ability = Usar { $asset }
spartacus-option-hand-limit-lay = Pôr um Guarda na sua mesa
spartacus-option-hand-limit-cash =
    { $card_price ->
        [none] Trocar { $card }
        [one] Trocar { $card } por 1 { $money_one }
       *[other] Trocar { $card } por { $card_price } { $money }
    }
spartacus-option-hand-limit-discard = Descartar { $card } por nada
spartacus-option-hand-limit-enough = Agora basta
spartacus-option-hand-limit-prepare = Em vez disso, preparar { $card }
spartacus-option-hand-limit-again =
    { $mark ->
        [none] Em vez disso, preparar de novo o { $scheme }
       *[other] Em vez disso, preparar de novo { $mark }
    }
spartacus-option-exchange-none = Mais nenhuma
spartacus-option-prepared-take-back = Pôr de lado (mantém o apoio)
spartacus-option-prepared-request = Pedir apoio: { $requests }
spartacus-option-prepared-bribe = Pagar { $coins } para baixar o requisito
spartacus-option-prepared-cunning = Esgotar { $asset } para baixar o requisito
spartacus-option-prepared-announce = Anunciar, Alvo: { $targets }
spartacus-option-announced-confirm = Confirmar
spartacus-option-announced-target = Mudar o Alvo: { $targets }
spartacus-option-announced-request = Pedir apoio: { $requests }
spartacus-option-announced-bribe = Pagar { $coins } para baixar o requisito
spartacus-option-announced-cunning = Esgotar { $asset } para baixar o requisito
spartacus-option-support-no = Sem apoio
spartacus-option-support-yes = Dar o seu apoio
spartacus-option-foil-pass = Deixar passar
spartacus-option-foil-play = Jogar { $card }
spartacus-option-foil-guard = Enviar um Guarda ({ $where }): cancela com 4 a 6
spartacus-option-foil-hand = Da sua mão
spartacus-option-foil-table = Da sua mesa
spartacus-option-bodyguard-pass = Não, o Guarda falhou
spartacus-option-react-pass = Passar
spartacus-option-react-play =
    { $other ->
        [none] Jogar { $card }
       *[other]
            { $other_you ->
                [yes] Jogar { $card } sobre você
               *[no] Jogar { $card } sobre { $other }
            }
    }
spartacus-option-guard-back-no = Não
spartacus-option-guard-back-yes = Sim, um Guarda na sua mesa
spartacus-option-open-market-done = Encerrar o Mercado Aberto
spartacus-option-open-market-sell = Vender { $asset } ao Banco
spartacus-option-informant-pass = Não olhar nenhum lote
spartacus-option-invitation-decline = Recusar e perder 1 de Influência
spartacus-option-invitation-accept = Aceitar o convite
spartacus-option-net-no = Não
spartacus-option-net-yes = Lançar a Rede
spartacus-option-tactician-no = Ficar com a rolagem
spartacus-option-tactician-yes = Rolar de novo
spartacus-option-order-first = Em primeiro lugar
spartacus-option-order-second = Em segundo lugar
spartacus-option-combat-turn-end = Encerrar a vez
spartacus-option-combat-turn-move = Mover para { $hex }
spartacus-option-combat-turn-attack = Atacar { $fighter }
spartacus-option-combat-turn-javelin = Lançar o Javelin em { $fighter }
spartacus-option-pool-defence = Dados de DEF
spartacus-option-pool-speed = Dados de VEL
spartacus-option-gear-no = Não, guardar
spartacus-option-gear-yes = Sim, usar
spartacus-option-surrender-attack = Um dado de ATQ
spartacus-option-surrender-defence = Um dado de DEF
spartacus-option-surrender-speed = Um dado de VEL
spartacus-option-thumb-up = Polegar para cima: vida
spartacus-option-thumb-down = Polegar para baixo: morte
spartacus-option-audience-ready = Já fiz as minhas ofertas: o Anfitrião pode decidir

## Lances a qualquer momento

spartacus-move-give = Dar { $coins } a { $other }
spartacus-move-lay = Pôr um Guarda da mão na sua mesa
spartacus-move-show = { common-show }
spartacus-move-reopen = Voltar ao Mercado Aberto
spartacus-move-offer = Oferecer: { $offer }
spartacus-move-counter = Responder a “{ $offer }” com “{ $counter }”
spartacus-move-accept = Aceitar: { $offer }
spartacus-move-decline = Recusar: { $offer }
spartacus-move-withdraw = Retirar: { $offer }

## O que convém saber antes de responder

spartacus-warning-breaks = Isso quebra a sua promessa a { $other }: { $promised }.
spartacus-warning-risks = Isso pode quebrar a sua promessa a { $other }: { $promised }.
spartacus-warning-unable =
    { $other_you ->
        [yes] Você não tem quem enviar: recusa e perde 1 de Influência.
       *[no] Não tem quem enviar: recusa e perde 1 de Influência.
    }

## Por que algo não é oferecido

spartacus-reason-too-little-influence = a sua Influência e a de quem apoia não bastam
spartacus-reason-no-target = não há Alvo legal
spartacus-reason-price-too-high = você não pode pagar o preço
spartacus-reason-exhausted = já se esgotou
spartacus-reason-out-of-reach = fora de alcance
spartacus-reason-rule-of-one = a Regra do Um: enquanto alguma pilha tem dois dados ou mais, nenhuma pode ser esvaziada

## Preparação

spartacus-event-roll-off = Os dados decidem: { $rolls }.
spartacus-event-first-host =
    { $you ->
        [yes] Você começa com o Marcador de Anfitrião.
       *[no] { $seat } começa com o Marcador de Anfitrião.
    }
spartacus-event-takes-house =
    { $you ->
        [yes] Você lidera a { $house }.
       *[no] { $seat } lidera a { $house }.
    }
spartacus-event-given-house =
    { $you ->
        [yes] Você recebe a { $house }.
       *[no] { $seat } recebe a { $house }.
    }
spartacus-event-starts-with =
    { $you ->
        [yes] Você começa com { $coins } e { $influence } de Influência.
       *[no] { $seat } começa com { $coins } e { $influence } de Influência.
    }
spartacus-event-starting-asset =
    { $you ->
        [yes] Você recebe { $card }.
       *[no] { $seat } recebe { $card }.
    }

## Rodadas e fases

spartacus-event-new-round = Rodada { $number }
spartacus-event-phase = { $phase }
spartacus-event-influence =
    { $you ->
        [yes]
            { $gain ->
                [up]
                    { $level ->
                        [12] Você ganha { $size } de Influência e fica com 12 ({ $why }). Se só você tiver 12 quando a fase acabar, você vence.
                       *[other] Você ganha { $size } de Influência e fica com { $level } ({ $why }).
                    }
                [down] Você perde { $size } de Influência e fica com { $level } ({ $why }).
               *[none] A sua Influência fica em { $level } ({ $why }).
            }
       *[no]
            { $gain ->
                [up]
                    { $level ->
                        [12] { $seat } ganha { $size } de Influência e fica com 12 ({ $why }). Quem sozinho tiver 12 quando a fase acabar vence.
                       *[other] { $seat } ganha { $size } de Influência e fica com { $level } ({ $why }).
                    }
                [down] { $seat } perde { $size } de Influência e fica com { $level } ({ $why }).
               *[none] A Influência de { $seat } fica em { $level } ({ $why }).
            }
    }
spartacus-event-bank-pays =
    { $you ->
        [yes] O Banco paga a você { $coins } ({ $why }).
       *[no] O Banco paga { $coins } a { $seat } ({ $why }).
    }
spartacus-event-pays-bank =
    { $you ->
        [yes] Você paga ao Banco { $coins } ({ $why }).
       *[no] { $seat } paga ao Banco { $coins } ({ $why }).
    }
spartacus-event-pays =
    { $you ->
        [yes] Você paga { $coins } a { $other } ({ $why }).
       *[no]
            { $other_you ->
                [yes] { $seat } paga { $coins } a você ({ $why }).
               *[no] { $seat } paga { $coins } a { $other } ({ $why }).
            }
    }
spartacus-event-exhausted =
    { $you ->
        [yes] Esgota-se { $card }, da sua Casa.
       *[no] Esgota-se { $card } de { $seat }.
    }
spartacus-event-injured =
    { $you ->
        [yes] { $card }, da sua Casa, sofre um ferimento.
       *[no] { $card } de { $seat } sofre um ferimento.
    }
spartacus-event-asset-discarded =
    { $you ->
        [yes] Você perde { $card } ({ $why }).
       *[no] { $seat } perde { $card } ({ $why }).
    }
spartacus-event-asset-moves =
    { $you ->
        [yes]
            { $other_you ->
                [yes] { $card } fica com você.
               *[no] { $card } passa de você a { $other }.
            }
       *[no]
            { $other_you ->
                [yes] { $card } passa de { $seat } a você.
               *[no] { $card } passa de { $seat } a { $other }.
            }
    }
spartacus-event-intrigue-reshuffled =
    { $count ->
        [1] Os descartes de Intriga viram um novo baralho: uma carta.
       *[other] Os descartes de Intriga são embaralhados num novo baralho: { $count } cartas.
    }
spartacus-event-draws =
    { $you ->
        [yes] { "" }
       *[no]
            { $count ->
                [0] { $seat } não tem mais carta para comprar.
                [1] { $seat } compra uma carta.
               *[other] { $seat } compra { $count } cartas.
            }
    }
spartacus-event-drawn = Você compra { $cards }.
spartacus-event-hand-discarded =
    { $you ->
        [yes] Você descarta { $card } ({ $why }).
       *[no] { $seat } descarta { $card } ({ $why }).
    }
spartacus-event-lays-guard =
    { $you ->
        [yes] Você põe um Guarda na sua mesa.
       *[no] { $seat } põe um Guarda na mesa.
    }
spartacus-event-picks =
    { $you ->
        [yes]
            { $other_you ->
                [yes] Você escolhe { $card }, da sua Casa.
               *[no] Você escolhe { $card } de { $other }.
            }
       *[no]
            { $other_you ->
                [yes] { $seat } escolhe { $card }, da sua Casa.
               *[no]
                    { $same ->
                        [yes] { $seat } escolhe { $card }.
                       *[no] { $seat } escolhe { $card } de { $other }.
                    }
            }
    }
spartacus-event-picks-house =
    { $you ->
        [yes]
            { $other_you ->
                [yes] Você escolhe a si.
               *[no] Você escolhe { $other }.
            }
       *[no]
            { $other_you ->
                [yes] { $seat } escolhe você.
               *[no] { $seat } escolhe { $other }.
            }
    }
spartacus-event-passes =
    { $you ->
        [yes] Você passa.
       *[no] { $seat } passa.
    }
spartacus-event-concedes =
    { $you ->
        [yes] Você desiste.
       *[no] { $seat } desiste.
    }

## Manutenção

spartacus-event-refreshes =
    { $you ->
        [yes] De novo na ativa: { $assets }.
       *[no] De novo na ativa, na Casa de { $seat }: { $assets }.
    }
spartacus-event-heal-rolls =
    { $you ->
        [yes] { $card }, da sua Casa, rola { $dice } para se recuperar.
       *[no] { $card } de { $seat } rola { $dice } para se recuperar.
    }
spartacus-event-uses-asset =
    { $you ->
        [yes] Você usa { $card }.
       *[no] { $seat } usa { $card }. ({ $card_effect })
    }
spartacus-event-healer-welcome =
    { $you ->
        [yes] Você aceita a ajuda de { $other }.
       *[no]
            { $other_you ->
                [yes] { $seat } aceita a sua ajuda.
               *[no] { $seat } aceita a ajuda de { $other }.
            }
    }
spartacus-event-healer-refused =
    { $you ->
        [yes] Você recusa a ajuda de { $other }.
       *[no]
            { $other_you ->
                [yes] { $seat } recusa a sua ajuda.
               *[no] { $seat } recusa a ajuda de { $other }.
            }
    }
spartacus-event-heals =
    { $you ->
        [yes] { $card }, da sua Casa, se recuperou.
       *[no] { $card } de { $seat } se recuperou.
    }
spartacus-event-stays-injured =
    { $you ->
        [yes] { $card }, da sua Casa, não se recuperou.
       *[no] { $card } de { $seat } não se recuperou.
    }
spartacus-event-keeps =
    { $you ->
        [yes] Você paga por: { $assets }.
       *[no] { $seat } paga por: { $assets }.
    }

## Intriga

spartacus-event-intrigue-turn =
    { $you ->
        [yes] Seu Turno de Intriga
       *[no] Turno de Intriga de { $seat }
    }
spartacus-event-ends-turn =
    { $you ->
        [yes] Você encerra o turno.
       *[no] { $seat } encerra o turno.
    }
spartacus-event-cashes-in =
    { $you ->
        [yes] Você troca { $card } por { $coins }.
       *[no] { $seat } troca { $card } por { $coins }.
    }
spartacus-event-uses-power =
    { $you ->
        [yes] Você usa { $power }.
       *[no] { $seat } usa { $power }.
    }
spartacus-event-spies =
    { $you ->
        [yes] Você espiona a mão de { $other }.
       *[no]
            { $other_you ->
                [yes] { $seat } espiona a sua mão.
               *[no] { $seat } espiona a mão de { $other }.
            }
    }
spartacus-event-spied = Você viu { $card } na mão de { $other }.
spartacus-event-exchanges-no-more =
    { $you ->
        [yes] Você não troca mais cartas.
       *[no] { $seat } não troca mais cartas.
    }
spartacus-event-prepares =
    { $you ->
        [yes]
            { $lone ->
                [yes] Você põe um Esquema virado para baixo.
               *[no] Você põe o Esquema nº { $number } virado para baixo.
            }
       *[no]
            { $lone ->
                [yes] { $seat } põe um Esquema virado para baixo.
               *[no] { $seat } põe o Esquema nº { $number } virado para baixo.
            }
    }
spartacus-event-prepared-card = (É { $card }.)
spartacus-event-takes-back =
    { $you ->
        [yes] Você põe de lado o { $scheme }.
       *[no] { $seat } põe de lado o { $scheme }.
    }
spartacus-event-asks-support =
    { $you ->
        [yes] Você pede apoio ao { $scheme }: { $asked }.
       *[no] { $seat } pede apoio ao { $scheme }: { $asked }.
    }
spartacus-event-shows-scheme = { $seat } mostra a você o { $scheme }: { $card }. ({ $card_effect })
spartacus-event-supports =
    { $you ->
        [yes] Você apoia o { $scheme } de { $other }.
       *[no]
            { $other_you ->
                [yes] { $seat } apoia o seu Esquema{ $nth }.
               *[no] { $seat } apoia o { $scheme } de { $other }.
            }
    }
spartacus-event-no-support =
    { $you ->
        [yes] Você não apoia o { $scheme } de { $other }.
       *[no]
            { $other_you ->
                [yes] { $seat } não apoia o seu Esquema{ $nth }.
               *[no] { $seat } não apoia o { $scheme } de { $other }.
            }
    }
spartacus-event-bribes =
    { $you ->
        [yes] Você gasta { $coins } em propinas pelo { $scheme }.
       *[no] { $seat } gasta { $coins } em propinas pelo { $scheme }.
    }
spartacus-event-cunning =
    { $you ->
        [yes] { $card }, da sua Casa, ajuda no { $scheme }.
       *[no] { $card } de { $seat } ajuda no { $scheme }.
    }
spartacus-event-announces =
    { $you ->
        [yes] Você anuncia { $card }. Alvo: { $targets }.
       *[no] { $seat } anuncia { $card }. Alvo: { $targets }. ({ $card_effect })
    }
spartacus-event-new-target =
    { $you ->
        [yes] Você muda o Alvo de { $card }: { $targets }.
       *[no] { $seat } muda o Alvo de { $card }: { $targets }.
    }
spartacus-event-confirms =
    { $you ->
        [yes] Você confirma { $card }.
       *[no] { $seat } confirma { $card }.
    }
spartacus-event-scheme-fails =
    { $you ->
        [yes] { $card }, o seu Esquema, falha: sem Alvo legal ou sem como pagar o preço.
       *[no] { $card } de { $seat } falha: sem Alvo legal ou sem como pagar o preço.
    }
spartacus-event-succeeds =
    { $you ->
        [yes] { $card }, o seu Esquema, dá certo.
       *[no] { $card } de { $seat } dá certo.
    }
spartacus-event-uses-guard =
    { $you ->
        [yes] Você manda um Guarda contra ele ({ $where }).
       *[no] { $seat } manda um Guarda contra ele ({ $where }).
    }
spartacus-event-guard-rolls =
    { $you ->
        [yes] O seu Guarda rola { $die } (precisa de 4).
       *[no] O Guarda de { $seat } rola { $die } (precisa de 4).
    }
spartacus-event-foiled =
    { $you ->
        [yes] { $card }, o seu Esquema, é cancelado.
       *[no] O Esquema { $card } de { $seat } é cancelado.
    }
spartacus-event-declares =
    { $you ->
        [yes] Você joga { $card }.
       *[no] { $seat } joga { $card }. ({ $card_effect })
    }
spartacus-event-declares-at =
    { $you ->
        [yes]
            { $other_you ->
                [yes] Você joga { $card } sobre você.
               *[no] Você joga { $card } contra { $other }.
            }
       *[no]
            { $other_you ->
                [yes] { $seat } joga { $card } contra você. ({ $card_effect })
               *[no] { $seat } joga { $card } contra { $other }. ({ $card_effect })
            }
    }
spartacus-event-card-foiled =
    { $you ->
        [yes] { $card }, a sua carta, é cancelada.
       *[no] A carta { $card } de { $seat } é cancelada.
    }
spartacus-event-without-effect =
    { $you ->
        [yes] { $card }, a sua carta, já não tem efeito.
       *[no] { $card } de { $seat } já não tem efeito.
    }
spartacus-event-guard-stays =
    { $you ->
        [yes] Você não pega Guarda de volta.
       *[no] { $seat } não pega Guarda de volta.
    }
spartacus-event-guard-back =
    { $you ->
        [yes] Um Guarda vem da pilha de descarte para a sua mesa.
       *[no] Um Guarda vem da pilha de descarte para a mesa de { $seat }.
    }
spartacus-event-swapped =
    { $you ->
        [yes] { $card }, da sua Casa, dá lugar a { $other_card } na arena.
       *[no] { $card } de { $seat } dá lugar a { $other_card } na arena.
    }

## Mercado

spartacus-event-sells =
    { $you ->
        [yes] Você vende { $card } ao Banco.
       *[no] { $seat } vende { $card } ao Banco.
    }
spartacus-event-market-done =
    { $you ->
        [yes] Você encerra o Mercado Aberto e esconde a bolsa ({ $money }).
       *[no] { $seat } encerra o Mercado Aberto e esconde a bolsa ({ $money }).
    }
spartacus-event-market-closed = O Mercado Aberto fecha: começa o Leilão.
spartacus-event-market-reshuffled =
    { $count ->
        [1] Os descartes de Mercado viram um novo baralho: uma carta.
       *[other] Os descartes de Mercado são embaralhados num novo baralho: { $count } cartas.
    }
spartacus-event-row-dealt =
    { $count ->
        [0] Não há nada a leiloar.
        [1] Um lote é posto virado para baixo.
       *[other] { $count } lotes são postos virados para baixo.
    }
spartacus-event-looks-at-lot =
    { $you ->
        [yes] { $card }, da sua Casa, olha: { $lot }.
       *[no] { $card } de { $seat } olha: { $lot }.
    }
spartacus-event-lot-seen = Você viu que é { $card }. ({ $card_effect })
spartacus-event-looks-no-more =
    { $you ->
        [yes] Você não olha mais lotes.
       *[no] { $seat } não olha mais lotes.
    }
spartacus-event-lot-revealed = À venda: { $card }. ({ $card_effect })
spartacus-event-bids =
    { $tied ->
        [none]
            { $lot_kind ->
                [host] Lances para sediar os jogos: { $bids }.
               *[other] Lances por { $lot }: { $bids }.
            }
       *[other]
            { $lot_kind ->
                [host] Desempate para sediar os jogos, além de { $tied }: { $bids }.
               *[other] Desempate por { $lot }, além de { $tied }: { $bids }.
            }
    }
spartacus-event-bids-tied =
    { $seats_you ->
        [yes] Empate em { $coins } ({ $lot }): { $seats }. Agora vocês podem aumentar o lance.
       *[no] Empate em { $coins } ({ $lot }): { $seats }. Agora podem aumentar o lance.
    }
spartacus-event-lot-won =
    { $you ->
        [yes] Você leva { $card }.
       *[no] { $seat } leva { $card }.
    }
spartacus-event-lot-discarded = Ninguém leva { $card }: a carta é descartada.
spartacus-event-becomes-host =
    { $you ->
        [yes]
            { $rolled ->
                [yes] Você sedia os jogos, pelos dados: ninguém paga.
               *[no] Você sedia os jogos.
            }
       *[no]
            { $rolled ->
                [yes] { $seat } sedia os jogos, pelos dados: ninguém paga.
               *[no] { $seat } sedia os jogos.
            }
    }
spartacus-event-purses-open = Todas as bolsas estão abertas de novo: { $coins }.

## A arena

spartacus-event-invites =
    { $you ->
        [yes]
            { $other_you ->
                [yes] Você se convida.
               *[no] Você convida { $other }.
            }
       *[no]
            { $other_you ->
                [yes] { $seat } convida você.
               *[no]
                    { $same ->
                        [yes] { $seat } convida a própria Casa.
                       *[no] { $seat } convida { $other }.
                    }
            }
    }
spartacus-event-declines =
    { $you ->
        [yes] Você recusa.
       *[no] { $seat } recusa.
    }
spartacus-event-cannot-accept =
    { $you ->
        [yes] Você não tem quem enviar e precisa recusar.
       *[no] { $seat } não tem quem enviar e precisa recusar.
    }
spartacus-event-accepts =
    { $you ->
        [yes] Você aceita.
       *[no] { $seat } aceita.
    }
spartacus-event-no-match = Poucos aceitaram: não há luta.
spartacus-event-wagers =
    { $you ->
        [yes]
            { $staked ->
                [no] Você não aposta nada.
               *[yes] Suas apostas: Vitória I { $first }, Vitória II { $second }, Ferimento { $injury }, Decapitação { $decapitation }.
            }
       *[no]
            { $staked ->
                [no] { $seat } não aposta nada.
               *[yes] Apostas de { $seat }: Vitória I { $first }, Vitória II { $second }, Ferimento { $injury }, Decapitação { $decapitation }.
            }
    }
spartacus-event-wager-won =
    { $you ->
        [yes] Você ganha a aposta de { $coins } em { $field }.
       *[no] { $seat } ganha uma aposta de { $coins } em { $field }.
    }
spartacus-event-wager-lost =
    { $you ->
        [yes] Você perde a aposta de { $coins } em { $field }.
       *[no] { $seat } perde uma aposta de { $coins } em { $field }.
    }
spartacus-event-commits =
    { $you ->
        [yes] Você envia { $card } à arena.
       *[no] { $seat } envia { $card } à arena.
    }
spartacus-event-equips =
    { $you ->
        [yes]
            { $cards_count ->
                [0] { $card }, da sua Casa, vai sem Equipamento.
               *[other] Equipamento de { $card }, da sua Casa: { $cards }.
            }
       *[no]
            { $cards_count ->
                [0] { $card } de { $seat } vai sem Equipamento.
               *[other] Equipamento de { $card } de { $seat }: { $cards }.
            }
    }
spartacus-event-bout = A luta começa.
spartacus-event-puts-to-use =
    { $you ->
        [yes] Você usa { $card }.
       *[no] { $seat } usa { $card }.
    }
spartacus-event-holds-back =
    { $you ->
        [yes] Você não usa { $card } agora.
       *[no] { $seat } não usa { $card } agora.
    }
spartacus-event-combat-round = { common-combat-round }
spartacus-event-speed-roll =
    { $you ->
        [yes] { $card }, da sua Casa, rola { $dice } pela iniciativa.
       *[no] { $card } de { $seat } rola { $dice } pela iniciativa.
    }
spartacus-event-initiative-tied = Empate: rolam de novo.
spartacus-event-initiative =
    { $you ->
        [yes] { $card }, da sua Casa, tem a iniciativa.
       *[no] { $card } de { $seat } tem a iniciativa.
    }
spartacus-event-acts =
    { $you ->
        [yes] Você age em { $place } lugar.
       *[no] { $seat } age em { $place } lugar.
    }
spartacus-event-moves =
    { $you ->
        [yes] { $card }, da sua Casa, vai para { $hex }.
       *[no] { $card } de { $seat } vai para { $hex }.
    }
spartacus-event-attacks =
    { $you ->
        [yes]
            { $other_you ->
                [yes] { $card }, da sua Casa, ataca { $target }, também da sua Casa ({ $how }).
               *[no] { $card }, da sua Casa, ataca { $target } de { $other } ({ $how }).
            }
       *[no]
            { $other_you ->
                [yes] { $card } de { $seat } ataca { $target }, da sua Casa ({ $how }).
               *[no] { $card } de { $seat } ataca { $target } de { $other } ({ $how }).
            }
    }
spartacus-event-ends-combat-turn =
    { $you ->
        [yes] { $card }, da sua Casa, encerra a vez.
       *[no] { $card } de { $seat } encerra a vez.
    }
spartacus-event-defends =
    { $you ->
        [yes] { $card }, da sua Casa, se defende com dados de { $pool }.
       *[no] { $card } de { $seat } se defende com dados de { $pool }.
    }
spartacus-event-rolls =
    { $you ->
        [yes] { $card }, da sua Casa, rola para { $roll }: { $dice }.
       *[no] { $card } de { $seat } rola para { $roll }: { $dice }.
    }
spartacus-event-keeps-dice =
    { $you ->
        [yes] Você fica com os dados de { $roll }.
       *[no] { $seat } fica com os dados de { $roll }.
    }
spartacus-event-rerolls =
    { $you ->
        [yes] Você rerola um { $before } de { $roll }: agora { $after }.
       *[no] { $seat } rerola um { $before } de { $roll }: agora { $after }.
    }
spartacus-event-forces =
    { $you ->
        [yes] { $card }, da sua Casa, força uma rerolagem: um { $before } de { $roll } agora é { $after }.
       *[no] { $card } de { $seat } força uma rerolagem: um { $before } de { $roll } agora é { $after }.
    }
spartacus-event-stopped =
    { $you ->
        [yes] { $card }, da sua Casa, detém o ataque com um trio.
       *[no] { $card } de { $seat } detém o ataque com um trio.
    }
spartacus-event-hits =
    { $you ->
        [yes] Acertos seus: { $hits }{ $blocked ->
            [0] { "" }
           *[other] , menos { $blocked } por conjuntos
        }{ $automatic ->
            [0] { "" }
           *[other] , mais { $automatic } por conjuntos
        }.
       *[no] Acertos de { $seat }: { $hits }{ $blocked ->
            [0] { "" }
           *[other] , menos { $blocked } por conjuntos
        }{ $automatic ->
            [0] { "" }
           *[other] , mais { $automatic } por conjuntos
        }.
    }
spartacus-event-strikes-back =
    { $you ->
        [yes] { $card }, da sua Casa, contra-ataca com um trio.
       *[no] { $card } de { $seat } contra-ataca com um trio.
    }
spartacus-event-wounded =
    { $you ->
        [yes]
            { $wounds ->
                [0] { $card }, da sua Casa, não sofre dano.
               *[other] { $card }, da sua Casa, sofre { $wounds } de dano.
            }
       *[no]
            { $wounds ->
                [0] { $card } de { $seat } não sofre dano.
               *[other] { $card } de { $seat } sofre { $wounds } de dano.
            }
    }
spartacus-event-last-stand =
    { $you ->
        [yes] Determinação: { $card }, da sua Casa, ignora o dano.
       *[no] Determinação: { $card } de { $seat } ignora o dano.
    }
spartacus-event-surrenders =
    { $you ->
        [yes] { $card }, da sua Casa, perde um dado: { $pool }.
       *[no] { $card } de { $seat } perde um dado: { $pool }.
    }
spartacus-event-defeated =
    { $you ->
        [yes] { $card }, da sua Casa, cai na areia: { $level }.
       *[no] { $card } de { $seat } cai na areia: { $level }.
    }
spartacus-event-ring-closed = O público está impaciente: o anel externo de hexágonos se fecha. (Raio { $radius })
spartacus-event-driven =
    { $you ->
        [yes] O público empurra { $card }, da sua Casa, para { $hex }.
       *[no] O público empurra { $card } de { $seat } para { $hex }.
    }
spartacus-event-crowd-wounds =
    { $you ->
        [yes] O público se cansou: { $card }, da sua Casa, sofre { $wounds } de dano.
       *[no] O público se cansou: { $card } de { $seat } sofre { $wounds } de dano.
    }
spartacus-event-favour =
    { $you ->
        [yes] { $card }, da sua Casa, ganha Favor: agora { $favours }.
       *[no] { $card } de { $seat } ganha Favor: agora { $favours }.
    }
spartacus-event-champion =
    { $you ->
        [yes] { $card }, da sua Casa, ganha o título de Campeão!
       *[no] { $card } de { $seat } ganha o título de Campeão!
    }
spartacus-event-champion-spared =
    { $you ->
        [yes] { $card }, da sua Casa, tem o título de Campeão e vive.
       *[no] { $card } de { $seat } tem o título de Campeão e vive.
    }
spartacus-event-thumb =
    { $you ->
        [yes]
            { $other_you ->
                [yes] Você vira o polegar para { $thumb }: { $card }, da sua própria Casa.
               *[no] Você vira o polegar para { $thumb }: { $card } de { $other }.
            }
       *[no]
            { $other_you ->
                [yes] { $seat } vira o polegar para { $thumb }: { $card }, da sua Casa.
               *[no]
                    { $same ->
                        [yes] { $seat } vira o polegar para { $thumb }: { $card }, da própria Casa.
                       *[no] { $seat } vira o polegar para { $thumb }: { $card } de { $other }.
                    }
            }
    }

## O Torneio e o fim

spartacus-event-tournament = Vários têm doze de Influência: um Torneio de { $seats }.
spartacus-event-no-combatant =
    { $you ->
        [yes] Você não tem quem enviar.
       *[no] { $seat } não tem quem enviar.
    }
spartacus-event-seeded =
    { $you ->
        [yes] Os seus gladiadores e equipamentos valem { $value }.
       *[no] Os gladiadores e equipamentos de { $seat } valem { $value }.
    }
spartacus-event-meet =
    { $you ->
        [yes] Você enfrenta { $other } na arena.
       *[no]
            { $other_you ->
                [yes] { $seat } enfrenta você na arena.
               *[no] { $seat } enfrenta { $other } na arena.
            }
    }
spartacus-event-bout-won =
    { $you ->
        [yes] Você vence { $other }.
       *[no]
            { $other_you ->
                [yes] { $seat } vence você.
               *[no] { $seat } vence { $other }.
            }
    }
spartacus-event-tournament-void = Ninguém resta no Torneio: o jogo continua.
spartacus-event-game-won =
    { $you ->
        [yes] Você vence o jogo ({ $why }).
       *[no] { $seat } vence o jogo ({ $why }).
    }

## Acordos

spartacus-event-gives =
    { $you ->
        [yes] Você dá { $coins } a { $other }.
       *[no]
            { $other_you ->
                [yes] { $seat } dá { $coins } a você.
               *[no] { $seat } dá { $coins } a { $other }.
            }
    }
spartacus-event-shows =
    { $you ->
        [yes] Você mostra uma carta a { $other }.
       *[no]
            { $other_you ->
                [yes] { $seat } mostra uma carta a você.
               *[no] { $seat } mostra uma carta a { $other }.
            }
    }
spartacus-event-shown =
    { $you ->
        [yes] É { $card }.
       *[no] É { $card }. ({ $card_effect })
    }
spartacus-event-reopens =
    { $you ->
        [yes] Você volta ao Mercado Aberto com { $coins } na bolsa.
       *[no] { $seat } volta ao Mercado Aberto com { $coins } na bolsa.
    }
spartacus-event-offer-made = Oferta { $offer }.
spartacus-event-offer-countered =
    { $you ->
        [yes] Você faz uma contraproposta à oferta de { $offer_maker }: { $counter }.
       *[no]
            { $offer_you ->
                [yes] { $seat } faz uma contraproposta à sua oferta: { $counter }.
               *[no] { $seat } faz uma contraproposta à oferta de { $offer_maker }: { $counter }.
            }
    }
spartacus-event-offer-accepted =
    { $you ->
        [yes] Você aceita a oferta { $offer }.
       *[no] { $seat } aceita a oferta { $offer }.
    }
spartacus-event-offer-declined =
    { $you ->
        [yes]
            { $said ->
                [none] Você recusa a oferta { $offer }.
               *[other] Você recusa (“{ $said }”) a oferta { $offer }.
            }
       *[no]
            { $said ->
                [none] { $seat } recusa a oferta { $offer }.
               *[other] { $seat } recusa (“{ $said }”) a oferta { $offer }.
            }
    }
spartacus-event-offer-withdrawn =
    { $you ->
        [yes] Você retira a oferta: { $offer }.
       *[no] { $seat } retira a oferta: { $offer }.
    }
spartacus-event-offer-void = A oferta já não vale: { $offer }.
spartacus-event-offer-lapsed = A oferta expirou: { $offer }.
spartacus-event-deal =
    { $you ->
        [yes]
            { $sides ->
                [given] Você dá { $given } a { $other }.
                [wanted] Você recebe { $wanted } de { $other }.
               *[both] Você dá { $given } a { $other } e recebe { $wanted }.
            }
       *[no]
            { $other_you ->
                [yes]
                    { $sides ->
                        [given] { $seat } dá { $given } a você.
                        [wanted] { $seat } recebe { $wanted } de você.
                       *[both] { $seat } dá { $given } a você e recebe { $wanted }.
                    }
               *[no]
                    { $sides ->
                        [given] { $seat } dá { $given } a { $other }.
                        [wanted] { $seat } recebe { $wanted } de { $other }.
                       *[both] { $seat } dá { $given } a { $other } e recebe { $wanted }.
                    }
            }
    }
spartacus-event-promise-made =
    { $you ->
        [yes] Você promete a { $other }: { $promised }.
       *[no]
            { $other_you ->
                [yes] { $seat } promete a você: { $promised }.
               *[no] { $seat } promete a { $other }: { $promised }.
            }
    }
spartacus-event-promise-due =
    { $you ->
        [yes] Você deve a { $other }, até o fim desta fase, o que prometeu: { $promised }.
       *[no]
            { $other_you ->
                [yes] { $seat } deve a você, até o fim desta fase, o que prometeu: { $promised }.
               *[no] { $seat } deve a { $other }, até o fim desta fase, o que prometeu: { $promised }.
            }
    }
spartacus-event-promise-kept =
    { $you ->
        [yes] Você cumpriu a palavra dada a { $other }: { $promised }.
       *[no]
            { $other_you ->
                [yes] { $seat } cumpriu a palavra dada a você: { $promised }.
               *[no] { $seat } cumpriu a palavra dada a { $other }: { $promised }.
            }
    }
spartacus-event-promise-broken =
    { $you ->
        [yes] Você quebrou a palavra dada a { $other }: { $promised }.
       *[no]
            { $other_you ->
                [yes] { $seat } quebrou a palavra dada a você: { $promised }.
               *[no] { $seat } quebrou a palavra dada a { $other }: { $promised }.
            }
    }
spartacus-event-promise-revealed =
    { $you ->
        [yes] A sua promessa privada a { $other } ({ $state }): { $promised }.
       *[no]
            { $other_you ->
                [yes] A promessa privada de { $seat } a você ({ $state }): { $promised }.
               *[no] A promessa privada de { $seat } a { $other } ({ $state }): { $promised }.
            }
    }

## Cartas

spartacus-card-gl-syrian-warrior = Guerreiro Sírio
    .effect = Sem habilidade. Rápido, mas leve.
spartacus-card-gl-thracian-warrior = Guerreiro Trácio
    .effect = Sem habilidade. Ataca melhor do que se defende.
spartacus-card-gl-numidian-warrior = Guerreiro Númida
    .effect = Sem habilidade. Só ataque.
spartacus-card-gl-celt-warrior = Guerreiro Celta
    .effect = Sem habilidade. Boa defesa.
spartacus-card-gl-spartacus = Spartacus
    .effect = Vingativo: quando ataca, cada par entre os seus dados de ataque soma um dano automático.
spartacus-card-gl-crixus = Crixus
    .effect = Impenetrável: quando se defende, cada par entre os seus dados de defesa anula um acerto.
spartacus-card-gl-gannicus = Gannicus
    .effect = Implacável: quando ataca, dados iguais contam como acertos.
spartacus-card-gl-theokoles =
    { $edition ->
        [2012] Theokeles
       *[2020] Theron
    }
    .effect = Duas Vezes Abençoado: rola dois dados para se recuperar e usa o melhor.
spartacus-card-gl-oenomaus = Oenomaus
    .effect = Doctore: enquanto luta, as habilidades dos oponentes não valem (o equipamento deles ainda vale).
spartacus-card-gl-agron =
    { $edition ->
        [2012] Agron
       *[2020] Alard
    }
    .effect = Contra-Ataque: quando se defende, cada trio entre os seus dados de defesa causa um dano ao atacante.
spartacus-card-gl-varro = Varro
    .effect = Apostador: sempre que um combatente da sua luta perde 3 ou mais dados num só ataque, o Dominus de Varro recebe 1 { $money_one } do Banco.
spartacus-card-gl-barca = Barca
    .effect = Ágil: quando se defende pode rolar os dados de VEL em vez dos de DEF.
spartacus-card-gl-rabanus = Rabanus
    .effect = Impiedoso: quem ele vence é decapitado.
spartacus-card-gl-gnaeus = Gnaeus
    .effect = Cruel: quem ele vence fica ao menos ferido.
spartacus-card-gl-segovax = Segovax
    .effect = Calejado: quando se defende, um trio entre os seus dados de defesa detém o ataque inteiro.
spartacus-card-gl-pericles = Péricles
    .effect = Estrategista: depois da rolagem de iniciativa pode rerolar uma vez todos os seus dados de VEL.
spartacus-card-gl-kerza = Kerza
    .effect = Iniciado: uma vez por luta, faça um oponente rerolar um dado à sua escolha de um ataque ou de uma defesa.
spartacus-card-gl-duro = Duro
    .effect = Determinação: uma vez por luta, um ataque que o derrotaria não causa dano algum.
spartacus-card-gl-ashur = Ashur
    .effect = Astuto: no seu Turno de Intriga, esgote-o para baixar em 2 o requisito do seu Esquema.
spartacus-card-sl-attendant = Criado
    .effect = Sem habilidade.
spartacus-card-sl-debtor = Endividado
    .effect = Sem habilidade.
spartacus-card-sl-convict = Condenado
    .effect = Sem habilidade.
spartacus-card-sl-deserter = Desertor
    .effect = Sem habilidade.
spartacus-card-sl-cook = Cozinheira
    .effect = Sem habilidade.
    .form = f
spartacus-card-sl-medicus = Medicus
    .effect = Curandeiro: na Manutenção, esgote para rerolar um teste de recuperação que falhou, seu ou de outra Casa.
spartacus-card-sl-apothecary = Boticário
    .effect = Curandeiro: na Manutenção, esgote para rerolar um teste de recuperação que falhou, seu ou de outra Casa.
spartacus-card-sl-indus =
    { $edition ->
        [2012] Indus
       *[2020] Eglectus
    }
    .effect = Espião: no seu Turno de Intriga, esgote para ver uma carta ao acaso da mão de um rival.
spartacus-card-sl-camila = Camila
    .effect = Informante: quando a fila do leilão é posta, esgote para olhar um lote oculto.
    .form = f
spartacus-card-sl-merchants-scribe = Escriba do Mercador
    .effect = Informante: quando a fila do leilão é posta, esgote para olhar um lote oculto.
spartacus-card-sl-masked-courtesan = Cortesã Mascarada
    .effect = Perito: no seu Turno de Intriga, esgote para receber 1 { $money_one } do Banco.
    .form = f
spartacus-card-sl-melitta = Melitta
    .effect = Perito: no seu Turno de Intriga, esgote para receber 1 { $money_one } do Banco.
    .form = f
spartacus-card-sl-prisca = Prisca
    .effect = Perito: no seu Turno de Intriga, esgote para receber 1 { $money_one } do Banco.
    .form = f
spartacus-card-sl-pietros = Pietros
    .effect = Perito: no seu Turno de Intriga, esgote para receber 1 { $money_one } do Banco.
spartacus-card-sl-mira = Mira
    .effect = Excepcional: no seu Turno de Intriga, esgote para receber 2 { $money } do Banco.
    .form = f
spartacus-card-sl-diona = Diona
    .effect = Aia: no seu Turno de Intriga, esgote e descarte uma carta da mão para comprar outra.
    .form = f
spartacus-card-sl-aurelia = Aurelia
    .effect = Aia: no seu Turno de Intriga, esgote e descarte uma carta da mão para comprar outra.
    .form = f
spartacus-card-sl-raxos = Raxos
    .effect = Guarda-Costas: quando um Guarda seu falha, esgote para rolar de novo o dado desse Guarda.
spartacus-card-sl-marius = Marius
    .effect = Guarda-Costas: quando um Guarda seu falha, esgote para rolar de novo o dado desse Guarda.
spartacus-card-sl-naevia = Naevia
    .effect = Casta: conta como dois Escravos para balanço, requisitos e pagamentos (mas é uma só carta quando descartada ou esgotada como preço).
    .form = f
spartacus-card-eq-sword = Gládio
    .effect = Cada vez que ataca você pode rerolar um dado de ataque.
spartacus-card-eq-trident = Tridente
    .effect = Os seus ataques normais alcançam 2 hexágonos.
spartacus-card-eq-axe = Machado
    .effect = Depois de comparados os dados, esgote para causar mais um dano.
spartacus-card-eq-helmet = Elmo
    .effect = Cada vez que se defende você pode rerolar um dado de defesa.
spartacus-card-eq-shield = Escudo
    .effect = Depois de comparados os dados, esgote para ignorar um dano.
spartacus-card-eq-net = Rede
    .effect = Antes da rolagem de iniciativa, esgote para vencer a iniciativa desta rodada sem rolar.
    .form = f
spartacus-card-eq-javelin = Javelin
    .effect = Esgote: o seu ataque desta vez usa os dados de VEL e alcança 3 hexágonos.
spartacus-card-sc-black-market-profits = Lucrando no Mercado Negro
    .effect = Receba 5 { $money } do Banco.
spartacus-card-sc-joint-venture = Sociedade Lucrativa
    .effect = Receba 7 { $money } do Banco.
spartacus-card-sc-looting-the-dead = Saque aos Mortos
    .effect = Receba 3 { $money } do Banco.
spartacus-card-sc-labor-contract = Contrato de Mão de Obra
    .effect = O Alvo recebe do Banco 1 { $money_one } por Escravo Ativo que possui.
spartacus-card-sc-illicit-services = Serviços Ilícitos
    .effect = O Alvo recebe do Banco 2 { $money } por Escravo Ativo que possui.
spartacus-card-sc-illicit-auction = Leilão Clandestino
    .effect = Descarte um dos seus Escravos Ativos e receba do Banco o dobro do valor dele.
spartacus-card-sc-robbery = Assalto
    .effect = Tome 3 { $money } do Alvo (tudo o que tem, se for menos).
spartacus-card-sc-word-to-the-tax-collector = Uma Palavrinha ao Cobrador de Impostos
    .effect = O Alvo paga 5 { $money } ao Banco (tudo o que tem, se for menos).
spartacus-card-sc-inside-information = Informação Privilegiada
    .effect = O Alvo compra 2 cartas de Intriga.
spartacus-card-sc-a-visitor-from-rome = Uma Visita de Roma
    .effect = O Alvo ganha 1 de Influência.
spartacus-card-sc-grand-feast = Banquete Divino
    .effect = Pague 2 { $money } a cada outro Dominus; o Alvo ganha 1 de Influência.
spartacus-card-sc-public-exhibition = Exibição Pública
    .effect = Pague 3 { $money } ao Banco; um Alvo com no mínimo 3 Gladiadores Ativos ganha 1 de Influência.
spartacus-card-sc-sate-roman-appetites = Saciar os Apetites de Roma
    .effect = Um Alvo com no mínimo 4 Gladiadores Ativos ganha 1 de Influência.
spartacus-card-sc-epic-spectacle = Espetáculo Épico
    .effect = Um Alvo com no mínimo 5 Gladiadores Ativos ganha 2 de Influência.
spartacus-card-sc-final-blow = Golpe Final
    .effect = O Alvo ganha 1 de Influência.
spartacus-card-sc-lend-me-your-ear = Empreste-me Seus Ouvidos
    .effect = O Alvo ganha 1 de Influência.
spartacus-card-sc-collaboration = Colaboração
    .effect = Dois Alvos ganham 1 de Influência cada.
spartacus-card-sc-revenge = Vingança!
    .effect = O Dominus sozinho em último lugar ganha 2 de Influência.
spartacus-card-sc-collusion = Conluio
    .effect = O Alvo perde 1 de Influência e um Dominus à sua escolha ganha 1.
spartacus-card-sc-caught-taking-bribes = Flagrado com Suborno
    .effect = Pague 3 { $money } ao Alvo; ele perde 1 de Influência.
spartacus-card-sc-buying-secrets = Comprando Segredos
    .effect = Pague 3 { $money } a um terceiro Dominus; o Alvo perde 1 de Influência.
spartacus-card-sc-blackmail = Chantagem
    .effect = Descarte um dos seus Escravos Ativos; o Alvo perde 1 de Influência.
spartacus-card-sc-conspiracy = Conspiração
    .effect = O Alvo perde 2 de Influência. Sempre precisa de apoio.
spartacus-card-sc-spread-cheeks-wide =
    { $titles ->
        [printed] Arreganhados Diante de Roma...
       *[clean] Desgraça Partilhada
    }
    .effect = Você perde 2 de Influência e cada outro Dominus perde 1. Quase nada pode cancelá-lo.
spartacus-card-sc-poisoned-wine = Vinho Envenenado
    .effect = Fere um Gladiador ou Escravo Ativo do Alvo; você escolhe qual.
spartacus-card-sc-incite-rebellion = Incitar Rebeliões
    .effect = O Alvo descarta um dos seus Gladiadores Ativos, à escolha dele.
spartacus-card-sc-unlocked-gate = Portão Destrancado
    .effect = O Alvo descarta um dos seus Escravos Ativos, à escolha dele.
spartacus-card-sc-bribe-the-guards = Subornar os Guardas
    .effect = Pague ao Banco 1 { $money_one } por Guarda Ativo que o Alvo tem na mesa e esgote todos eles.
spartacus-card-re-whispered-rumors = Sussurros e Rumores
    .effect = Cancela um Esquema.
spartacus-card-re-support-from-rome = Apoio de Roma
    .effect = Cancela um Esquema; você pode ainda pôr um Guarda da pilha de descarte Ativo na sua mesa.
spartacus-card-re-sacrifice-for-the-dominus = Sacrifício pelo Dominus
    .effect = Descarte um dos seus Escravos Ativos para cancelar um Esquema.
spartacus-card-re-for-a-few-denarii = Por Alguns Denários
    .effect = Pague 3 { $money } a outro Dominus para cancelar um Esquema.
spartacus-card-re-jupiters-cock =
    { $titles ->
        [printed] Pelo Pau de Júpiter!
       *[clean] Por Júpiter!
    }
    .effect = Cancela qualquer Esquema, qualquer Reação ou qualquer Guarda.
spartacus-card-re-destitute = Desprovido!
    .effect = Um Dominus com 0 { $money_one } perde 1 de Influência. Não na Fase de Mercado.
spartacus-card-re-empty-brothel = Bordel Vazio
    .effect = Um Dominus sem Escravo Ativo perde 1 de Influência.
spartacus-card-re-a-shameful-ludus = Um Ludus Vergonhoso
    .effect = Um Dominus sem Gladiador Ativo perde 1 de Influência. Não na Fase de Arena.
spartacus-card-re-rigging-the-match = Luta Arranjada
    .effect = Depois de fechadas as apostas, troque um Gladiador enviado por outro Gladiador Ativo da mesma Casa, à sua escolha. Equipamento e apostas ficam.
spartacus-card-re-blood-on-the-sand = Sangue na Areia
    .effect = Quando um Gladiador morre na Arena, o Dominus dele ganha 1 de Influência.
spartacus-card-gu-guard = Guarda
    .effect = Descarte e role: 4-6 cancela um Esquema contra você. Pode ficar na mesa como Recurso; nunca volta à mão.

## Termos

spartacus-why-champion = um Campeão
spartacus-unused-schemes =
    { $count ->
        [1] 1 Esquema que você poderia jogar
       *[other] { $count } Esquemas que você poderia jogar
    }
spartacus-unused-powers =
    { $count ->
        [1] 1 poder sem usar
       *[other] { $count } poderes sem usar
    }
spartacus-unused-abilities =
    { $count ->
        [1] 1 habilidade sem usar
       *[other] { $count } habilidades sem usar
    }
spartacus-unused-attacks = nenhum ataque feito
spartacus-unused-steps =
    { $count ->
        [1] resta 1 passo
       *[other] restam { $count } passos
    }
spartacus-why-income = renda dos Escravos
spartacus-why-upkeep = custo dos Gladiadores
spartacus-why-freed = ganha a liberdade
spartacus-why-died = morreu dos ferimentos
spartacus-why-cashed = trocada
spartacus-why-ability = uma habilidade
spartacus-why-power = um poder da Casa
spartacus-why-hand-limit = Mão Máxima
spartacus-why-exchange = troca
spartacus-why-scheme = um Esquema
spartacus-why-price = o preço
spartacus-why-bribe = propinas
spartacus-why-reaction = uma Reação
spartacus-why-sold = venda ao Banco
spartacus-why-sale = uma venda
spartacus-why-auction = o Leilão
spartacus-why-hosting = sediar os jogos
spartacus-why-host = honra ao Anfitrião
spartacus-why-declined = convite recusado
spartacus-why-tribute = tributo
spartacus-why-wager = uma aposta
spartacus-why-decapitated = decapitação
spartacus-why-gambler = Apostador
spartacus-why-victory = vitória
spartacus-why-thumb = polegar para baixo
spartacus-why-executed = execução
spartacus-why-no-combatant = ninguém a enviar
spartacus-why-twelve = 12 de Influência
spartacus-why-tournament = o Torneio
spartacus-why-concession = todos os outros desistiram
spartacus-why-rounds = acabou a última rodada
spartacus-why-fight = a luta
spartacus-house-ho-batiatus = Casa de Batiatus
spartacus-house-ho-glaber = Casa de Glaber
spartacus-house-ho-tullius = Casa de Tullius
spartacus-house-ho-solonius = Casa de Solonius
spartacus-power-exhibition-match = Luta de Exibição
spartacus-power-fodder-for-the-primus = Carne para o Primus
spartacus-power-legionnaire-patrol = Patrulha Legionária
spartacus-power-dispatch-to-rome = Despacho a Roma
spartacus-power-duplicitous-dealings = Negócios Escusos
spartacus-power-to-the-mines = Para as Minas
spartacus-power-bribes-and-pandering = Propinas e Bajulação
spartacus-power-a-finger-in-every-pie = Um Dedo em Cada Prato
spartacus-where-hand = da mão
spartacus-where-table = da mesa
spartacus-window-foil-window = cancelamento
spartacus-window-reaction-announced = carta declarada
spartacus-window-quiet = a um Dominus falta algo
spartacus-window-wagers-closed = apostas fechadas
spartacus-window-combatant-died = uma morte na arena
spartacus-lot-host = sediar os jogos
spartacus-field-V1 = Vitória I
spartacus-field-V2 = Vitória II
spartacus-field-INJ = Ferimento
spartacus-field-DEC = Decapitação
spartacus-kind-match = uma luta
spartacus-kind-tournament = uma luta do Torneio
spartacus-kind-fight = uma luta avulsa
spartacus-level-yield = Rendição
spartacus-level-injury = Ferimento
spartacus-level-decapitation = Decapitação
spartacus-pool-attack = ATQ
spartacus-pool-defence = DEF
spartacus-pool-speed = VEL
spartacus-place-first = primeiro
spartacus-place-second = segundo
spartacus-how-attack = ataque normal
spartacus-how-javelin = Javelin
spartacus-roll-attack = { common-pool-attack }
spartacus-roll-defence = { common-pool-defence }
spartacus-thumb-up = cima
spartacus-thumb-down = baixo
spartacus-phase-upkeep = { common-upkeep }
spartacus-phase-intrigue = Fase de Intriga
spartacus-phase-market = Fase de Mercado
spartacus-phase-arena = Fase de Arena
spartacus-phase-tournament = { common-tournament }
spartacus-about-invitation = o convite
spartacus-about-thumb = o polegar
spartacus-promise-support = apoio
spartacus-promise-no-target = nenhuma carta contra
spartacus-promise-invite = convite
spartacus-promise-thumb = polegar
spartacus-promise-no-bid = nenhum lance
spartacus-promise-pay = pagamento
spartacus-promise-no-harm = nenhum mal
spartacus-promise-foil = um cancelamento
spartacus-promise-no-foil = nenhum cancelamento
spartacus-promise-target = um Esquema contra alguém
spartacus-promise-redirect = outro Alvo
spartacus-promise-bid-at-most = lance máximo
spartacus-promise-share = uma parte
spartacus-details-phase = nesta fase
spartacus-details-round = nesta rodada
spartacus-details-up = cima
spartacus-details-down = baixo
spartacus-details-host = sediar os jogos
spartacus-details-phase-end = no fim desta fase
spartacus-details-round-end = no fim desta rodada
spartacus-details-scheme = quando o Esquema apoiado der certo
spartacus-details-invited = pelo convite
spartacus-details-thumb = pelo polegar
spartacus-details-victory = após uma vitória na arena
spartacus-details-wagers = das apostas
spartacus-said-price = por um preço melhor
spartacus-said-too-little = é pouco
spartacus-said-no-trust = não confio em você
spartacus-said-too-strong = você já está forte demais
spartacus-said-cannot = não posso fazer isso
spartacus-said-not-now = agora não
spartacus-state-open = aberta
spartacus-state-kept = cumprida
spartacus-state-broken = quebrada

## O que as simulações contam

spartacus-table-game = O jogo
spartacus-table-ends = Como os jogos acabaram
spartacus-table-houses = Casas
spartacus-table-influence = Influência por jogo, pelo motivo
spartacus-table-coins = { $money } do Banco e ao Banco por jogo
spartacus-table-purses = { $money } de todos depois de decidido quem sedia, por rodada
spartacus-table-prices = Preços pagos
spartacus-table-deals = Acordos por jogo
spartacus-table-schemes = Esquemas por jogo
spartacus-table-promises = Promessas por jogo
spartacus-table-matches = Lutas
spartacus-column-games = jogos
spartacus-column-rounds = rodadas
spartacus-column-shortest-tenth = um décimo até
spartacus-column-longest-tenth = um décimo a partir de
spartacus-column-cut-short = interrompidos
spartacus-column-deals = acordos
spartacus-column-two-sided-deals = dos dois lados
spartacus-column-offers = ofertas
spartacus-column-share = parte
spartacus-column-wins = vitórias
spartacus-column-win-rate = taxa
spartacus-column-influence = { common-influence }
spartacus-column-gained = ganha
spartacus-column-lost = perdida
spartacus-column-paid-in = pagos por ele
spartacus-column-paid-out = pagos a ele
spartacus-column-coins = { $money }
spartacus-column-sold = vendidos
spartacus-column-price = preço
spartacus-column-played = jogados
spartacus-column-foiled = cancelados
spartacus-column-supported = apoios
spartacus-column-guards = Guardas usados
spartacus-column-made = feitas
spartacus-column-kept = cumpridas
spartacus-column-broken = quebradas
spartacus-column-open = abertas
spartacus-column-fought = disputadas
spartacus-column-combat-rounds = rodadas de combate cada
spartacus-column-yield-share = Rendição
spartacus-column-injury-share = Ferimento
spartacus-column-decapitation-share = Decapitação
spartacus-column-executed = executados

## Opções da mesa

spartacus-setting-mode = Um jogo inteiro, ou uma luta avulsa de dois
    .game = três ou quatro Domini
    .fight = dois lugares, uma luta
spartacus-setting-type = Quanto dura o jogo: a Influência com que todos começam
    .quick = Rápido, 7 de Influência
    .standard = Padrão, 4 de Influência
    .advanced = Avançado, 1 de Influência
spartacus-setting-rounds = Depois de tantas rodadas o jogo acaba no máximo
spartacus-setting-houses = Como se escolhem as Casas
    .roll = por escolha, em sentido horário a partir da maior rolagem
    .random = por sorteio
    .assigned = como escolhido para cada lugar
spartacus-setting-house-1 = A Casa do lugar 1, se forem atribuídas
    .ho-batiatus = { spartacus-house-ho-batiatus }
    .ho-glaber = { spartacus-house-ho-glaber }
    .ho-tullius = { spartacus-house-ho-tullius }
    .ho-solonius = { spartacus-house-ho-solonius }
spartacus-setting-house-2 = A Casa do lugar 2, se forem atribuídas
    .ho-batiatus = { spartacus-house-ho-batiatus }
    .ho-glaber = { spartacus-house-ho-glaber }
    .ho-tullius = { spartacus-house-ho-tullius }
    .ho-solonius = { spartacus-house-ho-solonius }
spartacus-setting-house-3 = A Casa do lugar 3, se forem atribuídas
    .ho-batiatus = { spartacus-house-ho-batiatus }
    .ho-glaber = { spartacus-house-ho-glaber }
    .ho-tullius = { spartacus-house-ho-tullius }
    .ho-solonius = { spartacus-house-ho-solonius }
spartacus-setting-house-4 = A Casa do lugar 4, se forem atribuídas
    .ho-batiatus = { spartacus-house-ho-batiatus }
    .ho-glaber = { spartacus-house-ho-glaber }
    .ho-tullius = { spartacus-house-ho-tullius }
    .ho-solonius = { spartacus-house-ho-solonius }
spartacus-setting-powers-once = Cada poder da Casa só uma vez por Fase de Intriga
spartacus-setting-initiative = Como se comparam as rolagens de iniciativa
    .total = pelos totais
    .string = dado a dado, do maior ao menor
spartacus-setting-wagers = Como se fazem as apostas
    .sealed = em segredo, ao mesmo tempo
    .open = às claras, um depois do outro
spartacus-setting-host-rolloff-pays = Quem vira Anfitrião pelos dados paga o que ofereceu
spartacus-setting-purse-aid = Bolsas escondidas são mostradas a quem pôde contar
spartacus-setting-extra-cards = As cartas extras, que não vêm em nenhuma caixa impressa, entram nos baralhos
spartacus-setting-fighter-1 = Luta avulsa: quem luta do lado I
spartacus-setting-fighter-2 = Luta avulsa: quem luta do lado II
spartacus-setting-weapon-1 = Luta avulsa: arma do lado I
    .none = Nenhum
spartacus-setting-armour-1 = Luta avulsa: armadura do lado I
    .none = Nenhum
spartacus-setting-special-1 = Luta avulsa: equipamento especial do lado I
    .none = Nenhum
spartacus-setting-weapon-2 = Luta avulsa: arma do lado II
    .none = Nenhum
spartacus-setting-armour-2 = Luta avulsa: armadura do lado II
    .none = Nenhum
spartacus-setting-special-2 = Luta avulsa: equipamento especial do lado II
    .none = Nenhum

## O que mais é preciso em Spartacus

common-shown = { $name } (que vê a carta)
common-the-scheme = Esquema
common-scheme = Esquema nº { $number }
common-nth = { " " }nº { $number }
common-lot = lote { $number }
common-die = dado { $number }
# Uma resposta que é só quem lê.
common-yourself = Você
common-yours = { $name } da sua Casa
common-lacks-coin = sem { $money_one }
common-lacks-slave = sem Escravo Ativo
common-lacks-gladiator = sem Gladiador Ativo
common-misery =
    { $seat_you ->
        [yes] você está { $what }
       *[no] { $seat } está { $what }
    }
common-match = { $one } contra { $two }
common-face = o { $face }
common-no-dice = nenhum
common-favour = Favor { $favour }
common-offer = de { $maker } para { $to }: { $given }, em troca de { $wanted }
common-private = { $text } (em particular)
