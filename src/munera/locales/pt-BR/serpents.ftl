### The Serpents and the Wolf: o que acrescenta a Spartacus. Onde nada diz, valem as palavras de Spartacus.

serpents-game = { common-game-serpents }
    .about = Spartacus com a sua expansão: de três a seis Domini, as Casas de Seppius e de Varinius, novas cartas e o Primus, dois contra dois. Dois podem lutar uma luta avulsa.

## Perguntas

serpents-ask-pick =
    { $what ->
        [praetor-of-rome] Pretor de Roma esgota três Guardas, um após o outro. Qual agora?
        [sc-set-hands-to-purpose] { $about }: qual das suas cartas você esgota?
        [sc-test-of-the-brotherhood] { $about }: qual dos seus Gladiadores você esgota?
        [sc-party-favors] { $about }: qual dos seus Escravos você descarta?
        [sc-sabotage]
            { $plot_targets ->
                [none] { $about }: que Equipamento é descartado?
               *[other] { $about } para { $plot_targets }: que Equipamento é descartado?
            }
        [sc-piss-in-the-porridge]
            { $plot_targets ->
                [none] { $about }: qual Gladiador não pode lutar?
               *[other] { $about } para { $plot_targets }: qual Gladiador não pode lutar?
            }
        [sc-blood-offering] { $about }: qual dos seus Gladiadores você descarta como preço?
        [sc-hecatomb] { $about }: qual dos seus você descarta como preço?
        [sc-stolen-livery]
            { $plot_targets ->
                [none] { $about }: qual Guarda você toma?
               *[other] { $about }: qual Guarda você toma de { $plot_targets }?
            }
        [sc-poached-servant]
            { $plot_by ->
                [none] { $about }: qual dos seus Escravos você deixa ir?
               *[other] { $about }, de { $plot_by }: qual dos seus Escravos você deixa ir?
            }
        [re-loosened-straps]
            { $whose ->
                [none] { $about }: que Equipamento do combatente é esgotado?
               *[other] { $about }: que Equipamento de { $whose } é esgotado?
            }
        [re-rigging-the-match] { $about }: qual Gladiador? (De vários enviados, primeiro quem sai, depois quem luta no lugar dele.)
       *[other] { spartacus-ask-pick }
    }
serpents-ask-react =
    { $window ->
        [scheme_announced]
            { $plot ->
                [none]
                    { $senate ->
                        [yes] Um Esquema de { $other } está virado para baixo e pede apoio. Você exige que alguém o apoie ou joga uma carta por ele?
                       *[other] Um Esquema de { $other } está virado para baixo e pede apoio. Você joga uma carta por ele?
                    }
               *[other] { $other } anuncia { $plot }, Alvo: { $plot_targets }. ({ $plot_effect }) Você faz algo a respeito?
            }
        [reaction_announced]
            { $deed_kind ->
                [none] Uma carta foi declarada. Você faz algo a respeito antes que tenha efeito?
                [guard] { $deed_by } manda um Guarda contra { $plot }. Você faz algo a respeito antes que o dado seja rolado?
                [plain] { $deed_by } joga { $deed }. ({ $deed_effect }) Você faz algo a respeito antes que tenha efeito?
               *[aimed] { $deed_by } joga { $deed } contra { $deed_at }. ({ $deed_effect }) Você faz algo a respeito antes que tenha efeito?
            }
        [heal_rolled]
            { $other_you ->
                [yes]
                    { $patient ->
                        [none] Uma carta sua morreria pela rolagem de recuperação. Você a salva?
                       *[other] { $patient }, da sua Casa, morreria pela rolagem de recuperação. Você salva a carta?
                    }
               *[no]
                    { $patient ->
                        [none] Uma carta de { $other } morreria pela rolagem de recuperação. Você a salva?
                       *[other] { $patient } de { $other } morreria pela rolagem de recuperação. Você salva a carta?
                    }
            }
        [ledger_balanced] O balanço está feito. Você cobra um dízimo?
        [bids_revealed]
            { $sale ->
                [none] Os lances estão abertos. Você diminui um deles?
               *[other] Os lances estão abertos ({ $sale }). Você diminui um deles?
            }
        [host_honoured]
            { $host_you ->
                [yes] Você é o Anfitrião e recebeu as honras. Você força um Primus?
                [no] { $host } é o Anfitrião e recebeu as honras. Você força um Primus?
               *[none] O Anfitrião recebeu as honras. Você força um Primus?
            }
        [combatant_committed]
            { $whose ->
                [none] Um combatente pegou as suas armas. Você mexe nelas?
               *[other] Entra na arena { $whose }. Você mexe nas armas?
            }
        [thumb]
            { $host_you ->
                [yes] Você está para apontar o polegar: { $losers }. Você faz a plebe clamar por clemência?
                [no] { $host } está para apontar o polegar: { $losers }. Você faz a plebe clamar por clemência?
               *[none] O Anfitrião está para apontar o polegar. Você faz a plebe clamar por clemência?
            }
       *[other] { spartacus-ask-react }
    }
serpents-ask-short = { $card } está na mesa, Alvo: { $targets }, mas agora requer mais Influência do que tem. Você consegue mais ou pega de volta?
serpents-ask-demand =
    { $same ->
        [yes]
            { $mark ->
                [none] { $seat } exige em nome do Senado que você apoie o { $scheme }. Apoio dado não volta; recusar custa 1 de Influência. Você apoia?
               *[other] { $seat } exige em nome do Senado que você apoie o { $scheme }: { $mark }. ({ $mark_effect }) Apoio dado não volta; recusar custa 1 de Influência. Você apoia?
            }
       *[no]
            { $other_you ->
                [yes] { $seat } exige em nome do Senado que você apoie o seu próprio Esquema{ $nth }. Apoio dado não volta; recusar custa 1 de Influência. Você apoia?
               *[no]
                    { $mark ->
                        [none] { $seat } exige em nome do Senado que você apoie o { $scheme } de { $other }. Apoio dado não volta; recusar custa 1 de Influência. Você apoia?
                       *[other] { $seat } exige em nome do Senado que você apoie o { $scheme } de { $other }: { $mark }. ({ $mark_effect }) Apoio dado não volta; recusar custa 1 de Influência. Você apoia?
                    }
            }
    }
serpents-ask-oblige =
    { $plot_by ->
        [none] Você é o Alvo de { $card }. ({ $card_effect }) Quantas vezes você o faz?
       *[other] { $plot_by } faz de você o Alvo de { $card }. ({ $card_effect }) Quantas vezes você o faz?
    }
serpents-ask-tongue = Que carta você descarta da mão de { $other }?
serpents-ask-bookmaker = { $asset } pode aceitar uma aposta sua mais alta em um campo, de até 5 { $money }. Em qual?
serpents-ask-primus = Você é o Anfitrião, com 10 de Influência ou mais. Declara um Primus, dois contra dois?
serpents-ask-invite =
    { $primus ->
        [no] { spartacus-ask-invite }
       *[yes]
            { $number ->
                [0] Você é o Anfitrião. Quem você convida a enviar o primeiro combatente do Primus?
                [1] Você é o Anfitrião. Quem você convida a enviar o segundo combatente do Primus? (Até agora: { $foes }.)
                [2] Você é o Anfitrião. Quem você convida a enviar o terceiro combatente do Primus? (Até agora: { $foes }.)
               *[3] Você é o Anfitrião. Quem você convida a enviar o quarto combatente do Primus? (Até agora: { $foes }.)
            }
    }
serpents-ask-invitation =
    { $primus ->
        [yes]
            { $host_you ->
                [yes]
                    { $number ->
                        [0] Você se convidou a enviar o primeiro combatente do Primus. Recusar custa 1 de Influência. Aceita?
                        [1] Você se convidou a enviar o segundo combatente do Primus. (Até agora: { $foes }.) Recusar custa 1 de Influência. Aceita?
                        [2] Você se convidou a enviar o terceiro combatente do Primus. (Até agora: { $foes }.) Recusar custa 1 de Influência. Aceita?
                       *[3] Você se convidou a enviar o quarto combatente do Primus. (Até agora: { $foes }.) Recusar custa 1 de Influência. Aceita?
                    }
               *[no]
                    { $number ->
                        [0] { $host } convida você a enviar o primeiro combatente do Primus. Recusar custa 1 de Influência. Aceita?
                        [1] { $host } convida você a enviar o segundo combatente do Primus. (Até agora: { $foes }.) Recusar custa 1 de Influência. Aceita?
                        [2] { $host } convida você a enviar o terceiro combatente do Primus. (Até agora: { $foes }.) Recusar custa 1 de Influência. Aceita?
                       *[3] { $host } convida você a enviar o quarto combatente do Primus. (Até agora: { $foes }.) Recusar custa 1 de Influência. Aceita?
                    }
            }
       *[other] { spartacus-ask-invitation }
    }
serpents-ask-wagers =
    { $primus ->
        [yes]
            { $even ->
                [yes] Quanto você aposta neste Primus: { $match }? Vitória e Ferimento pagam 1 por 1, Decapitação paga 2 por 1.
               *[other] Quanto você aposta neste Primus: { $match }? Vitória paga 1 por 1, Ferimento e Decapitação pagam 2 por 1.
            }
       *[other] { spartacus-ask-wagers }
    }
serpents-ask-combatant =
    { $foes ->
        [none] Quem você envia à arena?
       *[other]
            { $primus ->
                [yes] Quem você envia à arena? (Até agora: { $foes }.)
               *[other] Quem você envia à arena contra { $foes }?
            }
    }
serpents-ask-teams = Você é o Anfitrião e forma as Equipes. Quem luta com quem?
serpents-ask-place = { $card }, da sua Casa, começa na areia ao lado da marca da Equipe. Onde?
serpents-ask-treachery = { $card }, da sua Casa, pode trair. Vai agora para a outra Equipe?
serpents-ask-nets = Você usa uma Rede para a sua Equipe vencer a iniciativa desta rodada?
serpents-ask-who-goes = É a vez da sua Equipe. Quem vai agora? (Se os companheiros discordam, rolam um dado.)
serpents-ask-thumb =
    { $judged_count ->
        [1] Você é o Anfitrião: { $judged } vive? (Polegar para baixo custa 1 de Influência por Favor.)
       *[other] Você é o Anfitrião: { $judged } vivem? Um só polegar vale para todos. (Polegar para baixo custa 1 de Influência por Favor deles.)
    }

## Respostas

serpents-option-prepared-demand =
    { $shown ->
        [yes] Exigir apoio de { $other } (que vê a carta)
       *[no] Exigir apoio de { $other }
    }
serpents-option-prepared-play = Jogar { $card }
serpents-option-announced-demand =
    { $shown ->
        [yes] Exigir apoio de { $other } (que vê a carta)
       *[no] Exigir apoio de { $other }
    }
serpents-option-announced-play = Jogar { $card }
serpents-option-react-meddle =
    { $guards ->
        [1] Esgotar 1 Guarda: passa a requerer 1 a mais
       *[other] Esgotar { $guards } Guardas: passa a requerer { $guards } a mais
    }
serpents-option-react-demand = Exigir apoio de { $other } para ele
serpents-option-short-take-back = Pegar de volta para a mão
serpents-option-short-request = Pedir apoio: { $requests }
serpents-option-short-bribe = Pagar { $coins } para baixar o requisito
serpents-option-short-cunning = Esgotar { $asset } para baixar o requisito
serpents-option-short-demand =
    { $shown ->
        [yes] Exigir apoio de { $other } (que vê a carta)
       *[no] Exigir apoio de { $other }
    }
serpents-option-short-play = Jogar { $card }
serpents-option-demand-no = Recusar e perder 1 de Influência
serpents-option-demand-yes = Dar o seu apoio
serpents-option-bookmaker-pass = Em nenhum
serpents-option-bookmaker-V1 = { spartacus-field-V1 }
serpents-option-bookmaker-V2 = { spartacus-field-V2 }
serpents-option-bookmaker-INJ = { spartacus-field-INJ }
serpents-option-bookmaker-DEC = { spartacus-field-DEC }
serpents-option-primus-no = Uma luta comum
serpents-option-primus-yes = Um Primus
serpents-option-treachery-stay = Ficar na sua Equipe
serpents-option-treachery-switch = Juntar-se à outra Equipe
serpents-option-thumb-up = Polegar para cima: vida
serpents-option-thumb-down = Polegar para baixo: morte
serpents-option-combat-turn-daggers = Atacar { $fighter } com dados de VEL
serpents-option-combat-turn-knives = Arremessar facas em { $fighter }

## Acontecimentos

serpents-event-meddles =
    { $you ->
        [yes]
            { $guards ->
                [1] Você esgota 1 Guarda: { $card } de { $other } requer 1 a mais.
               *[other] Você esgota { $guards } Guardas: { $card } de { $other } requer { $guards } a mais.
            }
       *[no]
            { $other_you ->
                [yes]
                    { $guards ->
                        [1] { $seat } esgota 1 Guarda: { $card }, a sua carta, requer 1 a mais.
                       *[other] { $seat } esgota { $guards } Guardas: { $card }, a sua carta, requer { $guards } a mais.
                    }
               *[no]
                    { $guards ->
                        [1] { $seat } esgota 1 Guarda: { $card } de { $other } requer 1 a mais.
                       *[other] { $seat } esgota { $guards } Guardas: { $card } de { $other } requer { $guards } a mais.
                    }
            }
    }
serpents-event-back-in-hand =
    { $you ->
        [yes] { $card } volta à sua mão, e todos sabem disso.
       *[no] { $card } volta à mão de { $seat }.
    }
serpents-event-copy-played =
    { $raised ->
        [0]
            { $you ->
                [yes] Você joga uma cópia de { $card } que não sofreu Intromissão.
               *[no] { $seat } joga uma cópia de { $card } que não sofreu Intromissão.
            }
       *[other]
            { $you ->
                [yes] Você joga a cópia de { $card } que requer { $raised } a mais.
               *[no] { $seat } joga a cópia de { $card } que requer { $raised } a mais.
            }
    }
serpents-event-demands =
    { $shown ->
        [yes]
            { $you ->
                [yes] Em nome do Senado você exige apoio de { $other } ao { $scheme } e o mostra.
               *[no]
                    { $other_you ->
                        [yes] Em nome do Senado { $seat } exige o seu apoio ao { $scheme } e o mostra.
                       *[no] Em nome do Senado { $seat } exige apoio de { $other } ao { $scheme } e o mostra.
                    }
            }
       *[no]
            { $you ->
                [yes] Em nome do Senado você exige apoio de { $other } ao { $scheme }.
               *[no]
                    { $other_you ->
                        [yes] Em nome do Senado { $seat } exige o seu apoio ao { $scheme }.
                       *[no] Em nome do Senado { $seat } exige apoio de { $other } ao { $scheme }.
                    }
            }
    }
serpents-event-obliges =
    { $times ->
        [0]
            { $you ->
                [yes] Você não faz o que { $card } permite.
               *[no] { $seat } não faz o que { $card } permite.
            }
        [one]
            { $you ->
                [yes] Você faz o que { $card } permite.
               *[no] { $seat } faz o que { $card } permite.
            }
       *[other]
            { $you ->
                [yes] Você faz o que { $card } permite, { $times } vezes.
               *[no] { $seat } faz o que { $card } permite, { $times } vezes.
            }
    }
serpents-event-barred =
    { $you ->
        [yes] { $card }, da sua Casa, não pode lutar na próxima Fase de Arena.
       *[no] { $card } de { $seat } não pode lutar na próxima Fase de Arena.
    }
serpents-event-hand-seen = Na mão de { $other } você vê: { $cards }.
serpents-event-takes-from-hand =
    { $you ->
        [yes] Você descarta { $card } da mão de { $other }.
       *[no]
            { $other_you ->
                [yes] { $seat } descarta { $card } da sua mão.
               *[no] { $seat } descarta { $card } da mão de { $other }.
            }
    }
serpents-event-bid-cut =
    { $you ->
        [yes] Você diminui em { $coins } o lance de { $other }.
       *[no]
            { $other_you ->
                [yes] { $seat } diminui em { $coins } o seu lance.
               *[no] { $seat } diminui em { $coins } o lance de { $other }.
            }
    }
serpents-event-lends-support =
    { $you ->
        [yes]
            { $other_you ->
                [yes] O seu amigo no Senado soma { $support } ao seu Esquema{ $nth }.
               *[no] O seu amigo no Senado soma { $support } ao { $scheme } de { $other }.
            }
       *[no]
            { $other_you ->
                [yes] O amigo de { $seat } no Senado soma { $support } ao seu Esquema{ $nth }.
               *[no] O amigo de { $seat } no Senado soma { $support } ao { $scheme } de { $other }.
            }
    }
serpents-event-mob-spares =
    { $you ->
        [yes] Você incita a plebe: o polegar tem de apontar para cima.
       *[no] { $seat } incita a plebe: o polegar tem de apontar para cima.
    }
serpents-event-books =
    { $you ->
        [yes] { $card }, da sua Casa, aceita até { $coins } seus em { $field }.
       *[no] { $card } de { $seat } aceita do próprio Dominus até { $coins } em { $field }.
    }
serpents-event-primus =
    { $you ->
        [yes] Você declara um Primus: duas Equipes de dois.
       *[no] { $seat } declara um Primus: duas Equipes de dois.
    }
serpents-event-ordinary-match =
    { $you ->
        [yes] Você não declara um Primus.
       *[no] { $seat } não declara um Primus.
    }
serpents-event-bout = Começa { $kind }.
serpents-event-primus-failed = Não se acham quatro combatentes: não há Primus.
serpents-event-fights-instead =
    { $you ->
        [yes] Em vez disso, você e { $other } travam uma luta comum.
       *[no]
            { $other_you ->
                [yes] Em vez disso, { $seat } e você travam uma luta comum.
               *[no] Em vez disso, { $seat } e { $other } travam uma luta comum.
            }
    }
serpents-event-in-team =
    { $you ->
        [yes] Equipe { $team }: { $card }, da sua Casa.
       *[no] Equipe { $team }: { $card } de { $seat }.
    }
serpents-event-placed =
    { $you ->
        [yes] { $card }, da sua Casa, começa em { $hex }.
       *[no] { $card } de { $seat } começa em { $hex }.
    }
serpents-event-stays-loyal =
    { $you ->
        [yes] { $card }, da sua Casa, fica na sua Equipe.
       *[no] { $card } de { $seat } fica na sua Equipe.
    }
serpents-event-turns-traitor =
    { $you ->
        [yes] Traição! { $card }, da sua Casa, se junta à Equipe { $team }.
       *[no] Traição! { $card } de { $seat } se junta à Equipe { $team }.
    }
serpents-event-wants-to-go =
    { $you ->
        [yes] Você quer que { $card } vá.
       *[no] { $seat } quer que { $card } vá.
    }
serpents-event-goes =
    { $you ->
        [yes] É a vez de { $card }, da sua Casa.
       *[no] É a vez de { $card } de { $seat }.
    }
serpents-event-snared =
    { $you ->
        [yes] { $card }, da sua Casa, não pode se mover na próxima vez.
       *[no] { $card } de { $seat } não pode se mover na próxima vez.
    }

## Cartas

serpents-card-gl-germanic-warrior = Guerreiro Germano
    .effect = Sem habilidade. Lento e robusto.
serpents-card-gl-cilician-warrior = Guerreiro Cilício
    .effect = Sem habilidade. Ligeiro nos pés.
serpents-card-gl-ashur-serpent = Ashur
    .effect = Traiçoeiro: num Primus pode mudar de Equipe quando começa uma rodada de combate. Astuto: no seu Turno de Intriga, esgote-o para baixar em 2 o requisito do seu Esquema.
serpents-card-gl-the-egyptian = O Egípcio
    .effect = Traiçoeiro: num Primus pode mudar de Equipe quando começa uma rodada de combate. Cruel: quem ele vence fica ao menos ferido.
serpents-card-gl-dagan = Dagan
    .effect = Traiçoeiro: num Primus pode mudar de Equipe quando começa uma rodada de combate.
serpents-card-gl-nemetes = Nemetes
    .effect = Traiçoeiro: num Primus pode mudar de Equipe quando começa uma rodada de combate. Saqueador: quando está do lado vencedor, o Dominus dele recebe 2 { $money } do Banco.
serpents-card-gl-caburus = Caburus
    .effect = Brutal: quando um ataque dele causa 2 ou mais de dano, você escolhe o primeiro dado que o defensor perde.
serpents-card-gl-auctus = Auctus
    .effect = Duelista: cada vez que ataca você pode rerolar um dado de ataque (soma-se a um Gládio).
serpents-card-gl-lugo = Lugo
    .effect = Esmagador: a Armadura do oponente não tem efeito sobre os ataques dele.
serpents-card-gl-donar = Donar
    .effect = Irmão de Escudo: num Primus rola um dado de defesa extra enquanto um companheiro de equipe está ao seu lado.
serpents-card-gl-nasir = Nasir
    .effect = Veloz: pode mover, atacar e depois usar o resto do movimento.
serpents-card-gl-saxa = Saxa
    .effect = Adagas Gêmeas: pode atacar com os dados de VEL em vez dos de ATQ.
    .form = f
serpents-card-sl-stable-hand = Cavalariço
    .effect = Sem habilidade.
serpents-card-sl-water-carrier = Aguadeira
    .effect = Sem habilidade.
    .form = f
serpents-card-sl-praetors-scribe = Escriba do Pretor
    .effect = Escriba: no seu Turno de Intriga, esgote para baixar em 1 o requisito do seu Esquema.
serpents-card-sl-bookmaker = Banqueiro de Apostas
    .effect = Banqueiro: na Fase de Arena, esgote antes das apostas para apostar até 5 { $money } em um campo.
serpents-card-sl-seppias-handmaid = Aia de Seppia
    .effect = Aia: no seu Turno de Intriga, esgote e descarte uma carta da mão para comprar outra.
    .form = f
serpents-card-sl-litter-bearers = Carregadores de Liteira
    .effect = Par de Carregadores: contam como dois Escravos para balanço, requisitos e pagamentos (mas são uma só carta quando descartados ou esgotados como preço).
    .form = mp
serpents-card-sl-chadara = Chadara
    .effect = Espião: no seu Turno de Intriga, esgote para ver uma carta ao acaso da mão de um rival.
    .form = f
serpents-card-eq-twin-swords = Espadas Gêmeas
    .effect = Cada vez que ataca você pode rerolar até dois dados de ataque.
    .form = fp
serpents-card-eq-long-spear = Lança Longa
    .effect = Os seus ataques normais alcançam 2 hexágonos.
    .form = f
serpents-card-eq-ball-and-chain = Bola e Corrente
    .effect = Quando o seu ataque normal causa dano, esgote: o combatente atingido não se move na próxima vez dele.
    .form = f
serpents-card-eq-envenomed-blade = Lâmina Envenenada
    .effect = Quando o seu ataque normal derrota um oponente, esgote: esse oponente fica ao menos ferido.
    .form = f
serpents-card-eq-tower-shield = Escudo de Torre
    .effect = Mova 1 hexágono a menos. Esgote para ignorar até dois de dano de um ataque.
serpents-card-eq-manica = Manica
    .effect = Cada vez que se defende você pode rerolar um dado de defesa.
    .form = f
serpents-card-eq-throwing-knives = Facas de Arremesso
    .effect = Você pode atacar um oponente a exatamente 2 hexágonos com os seus dados de VEL.
    .form = fp
serpents-card-eq-greaves = Grevas Leves
    .effect = Mova 1 hexágono a mais.
    .form = fp
serpents-card-sc-set-hands-to-purpose = Mãos à Obra
    .effect = O Alvo pode esgotar 3 quaisquer dos seus Gladiadores, Escravos e Guardas para ganhar 1 de Influência.
serpents-card-sc-test-of-the-brotherhood = A Prova da Irmandade
    .effect = O Alvo pode esgotar 2 Gladiadores por 1 de Influência, ou 4 por 2.
serpents-card-sc-party-favors = Mimos da Festa
    .effect = O Alvo pode descartar um dos seus Escravos Ativos para ganhar 1 de Influência.
serpents-card-sc-sabotage = Sabotagem
    .effect = Descarte um Equipamento Ativo do Alvo; você escolhe qual.
serpents-card-sc-piss-in-the-porridge =
    { $titles ->
        [printed] Mijada no Mingau
       *[clean] Ração Estragada
    }
    .effect = Escolha um Gladiador Ativo do Alvo: ele não pode lutar na próxima Fase de Arena.
serpents-card-sc-blood-offering = Oferenda de Sangue
    .effect = Descarte um dos seus Gladiadores Ativos; o Alvo ganha 1 de Influência.
serpents-card-sc-hecatomb = Hecatombe
    .effect = Descarte um dos seus Gladiadores Ativos e um dos seus Escravos Ativos; ganhe 2 de Influência.
serpents-card-sc-coin-of-the-senate = Moedas do Senado
    .effect = Receba 4 { $money } do Banco.
serpents-card-sc-grain-dole = Distribuição de Grãos
    .effect = Receba 4 { $money } do Banco; cada outro Dominus recebe 1.
serpents-card-sc-debts-called-in = Cobrança de Dívidas
    .effect = Tome do Alvo 2 { $money } por Gladiador Ativo dele, 4 no máximo.
serpents-card-sc-serpents-tongue = Língua de Serpente
    .effect = Olhe a mão do Alvo e descarte uma carta dela.
serpents-card-sc-stolen-livery = Farda Roubada
    .effect = Tome um Guarda Ativo da mesa do Alvo; ele chega esgotado.
serpents-card-sc-poached-servant = Servo Aliciado
    .effect = Pague 2 { $money } ao Alvo e tome um Escravo Ativo à escolha dele; o Escravo chega esgotado.
serpents-card-sc-public-disgrace = Desonra Pública
    .effect = O Alvo perde 1 de Influência.
serpents-card-sc-wolf-at-the-door = O Lobo à Porta
    .effect = O Dominus sozinho em primeiro lugar perde 1 de Influência.
serpents-card-sc-laurels = Louros ao Vencedor
    .effect = Um Alvo com um Campeão Ativo, ou com 2 marcadores de Favor entre os seus combatentes Ativos, ganha 1 de Influência.
serpents-card-sc-levy-of-the-cohort = Recrutamento da Coorte
    .effect = O Alvo põe até 2 Guardas da pilha de descarte, Ativos, na mesa dele.
serpents-card-sc-bread-and-circuses = Pão e Circo
    .effect = Pague 4 { $money } ao Banco; o Alvo ganha 1 de Influência.
serpents-card-re-a-spectacle-of-blood-and-death = Um Espetáculo de Sangue e Morte
    .effect = O Anfitrião tem de declarar um Primus nesta Fase de Arena, com a Influência que tiver.
serpents-card-re-submit-to-your-betters = Curve-se aos Superiores
    .effect = Só contra um Dominus com menos Influência: o lance revelado dele diminui em 2.
serpents-card-re-tithe-to-the-mighty = Dízimo aos Poderosos
    .effect = Só contra um Dominus com menos Influência: depois do balanço ele entrega a você 2 { $money }.
serpents-card-re-whisper-from-below = Murmúrio da Plebe
    .effect = Só contra um Dominus com mais Influência: cancela o Esquema dele.
serpents-card-re-roar-of-the-mob = O Clamor da Plebe
    .effect = Só contra um Anfitrião com mais Influência: o polegar tem de apontar para cima.
serpents-card-re-a-friend-in-the-senate = Um Amigo no Senado
    .effect = Dê a qualquer Esquema apoio que vale 3 de Influência.
serpents-card-re-loosened-straps = Correias Afrouxadas
    .effect = Quando um rival envia um combatente, esgote um dos Equipamentos dele, à sua escolha.
serpents-card-re-mercy-of-the-gods = Clemência dos Deuses
    .effect = Um 1 na rolagem de recuperação não mata: a carta só continua ferida.

## Termos

serpents-why-well-connected = Bem Relacionado
serpents-why-senate = a vontade do Senado
serpents-why-tithe = um dízimo
serpents-why-plunderer = Saqueador
serpents-house-ho-seppius = Casa de Seppius
serpents-house-ho-varinius = Casa de Varinius
serpents-power-meddling = Intromissão
serpents-power-well-connected = Bem Relacionado
serpents-power-will-of-the-senate = Vontade do Senado
serpents-power-praetor-of-rome = Pretor de Roma
serpents-window-scheme-announced = um Esquema está em jogo
serpents-window-heal-rolled = uma rolagem de recuperação
serpents-window-ledger-balanced = o balanço está feito
serpents-window-bids-revealed = os lances estão abertos
serpents-window-host-honoured = o Anfitrião é honrado
serpents-window-combatant-committed = um combatente é enviado
serpents-window-thumb = antes do polegar
serpents-kind-primus = um Primus
serpents-how-daggers = Adagas Gêmeas
serpents-how-knives = Facas de Arremesso

## Opções da mesa

serpents-setting-mode = { spartacus-setting-mode }
    .game = de três a seis Domini
serpents-setting-houses = { spartacus-setting-houses }
    .assigned = como escolhido para cada lugar
serpents-setting-house-1 = { spartacus-setting-house-1 }
    .ho-seppius = { serpents-house-ho-seppius }
    .ho-varinius = { serpents-house-ho-varinius }
serpents-setting-house-2 = { spartacus-setting-house-2 }
    .ho-seppius = { serpents-house-ho-seppius }
    .ho-varinius = { serpents-house-ho-varinius }
serpents-setting-house-3 = { spartacus-setting-house-3 }
    .ho-seppius = { serpents-house-ho-seppius }
    .ho-varinius = { serpents-house-ho-varinius }
serpents-setting-house-4 = { spartacus-setting-house-4 }
    .ho-seppius = { serpents-house-ho-seppius }
    .ho-varinius = { serpents-house-ho-varinius }
serpents-setting-house-5 = A Casa do lugar 5, se forem atribuídas
    .ho-batiatus = { spartacus-house-ho-batiatus }
    .ho-glaber = { spartacus-house-ho-glaber }
    .ho-tullius = { spartacus-house-ho-tullius }
    .ho-solonius = { spartacus-house-ho-solonius }
    .ho-seppius = { serpents-house-ho-seppius }
    .ho-varinius = { serpents-house-ho-varinius }
serpents-setting-house-6 = A Casa do lugar 6, se forem atribuídas
    .ho-batiatus = { spartacus-house-ho-batiatus }
    .ho-glaber = { spartacus-house-ho-glaber }
    .ho-tullius = { spartacus-house-ho-tullius }
    .ho-solonius = { spartacus-house-ho-solonius }
    .ho-seppius = { serpents-house-ho-seppius }
    .ho-varinius = { serpents-house-ho-varinius }
serpents-setting-expansion = O que da expansão está em jogo
    .all = novas cartas e novas Casas
    .cards = novas cartas, com as quatro Casas de Spartacus
    .houses = novas Casas, com as cartas iniciais de que precisam
serpents-setting-primus-injury-even = Num Primus uma aposta em Ferimento só paga 1 por 1

## O que as simulações contam

serpents-table-primus = O Primus
serpents-table-powers = Poderes das novas Casas por jogo
serpents-table-opposed = Reações com seta por jogo
serpents-column-declared = declarados
serpents-column-forced = forçados
serpents-column-refrained = não declarados
serpents-column-failed = fracassados
serpents-column-four-houses-share = quatro Casas
serpents-column-one-double-share = três Casas
serpents-column-two-doubles-share = duas Casas
serpents-column-traitors = traidores
serpents-column-meddled = intromissões
serpents-column-guards-meddling = Guardas nelas
serpents-column-back-in-hand = de volta à mão
serpents-column-demanded = exigidos
serpents-column-refused = recusados

## O que mais é preciso

common-teams = I: { $one } · II: { $two }
common-whose = { $name } de { $owner }
common-nets = Lançar: { $names }
common-no-nets = Não lançar Rede
common-times =
    { $count ->
        [0] Nenhuma vez
        [1] Uma vez
        [2] Duas vezes
       *[other] { $count } vezes
    }
