### For Glory: duas escolas de gladiadores que montam os seus baralhos.

for-glory-game = { common-game-for_glory }
    .about = Duas escolas montam baralhos, enviam gladiadores a três arenas e lutam por glória; quem tiver seis primeiro vence. A maioria das cartas é nossa: não conhecemos a lista oficial.

## Perguntas e respostas

for-glory-ask-action = As suas maquinações: adquira, jogue, reserve ou encerre o turno. O que você faz?
for-glory-ask-pay = Falta pagar { $owed }. O que você dá?
for-glory-ask-target =
    { $role ->
        [attack] { $card } ataca. Quem recebe o golpe?
        [another] { $card }: quem mais sofre dano?
        [from] { $card }: de quem você tira dano?
        [to] { $card }: e em quem você o põe?
       *[target] { $card }: quem você escolhe? ({ $card_effect })
    }
for-glory-ask-amount = { $about }: quanto? ({ $about_effect })
for-glory-ask-marked = { $about }: quanto disso é dano que não se pode prevenir?
for-glory-ask-may =
    { $what ->
        [ready] { $card }: você reativa o gladiador?
       *[take_back] { $card }: você paga para retomar a carta para a mão?
    }
for-glory-ask-react =
    { $who ->
        [none]
            { $window ->
                [damage] Vem dano aí. Você reage antes?
                [attack] Um gladiador ataca. Você reage antes do golpe?
                [enter] Um gladiador entrou numa arena. Você reage?
               *[leave] Um gladiador saiu de uma arena. Você reage?
            }
       *[other]
            { $window ->
                [damage] Um golpe vai cair em { $place }: { $who }. Você reage antes?
                [attack]
                    { $own ->
                        [none] Em { $place }, { $who } ataca. Você reage antes do golpe?
                       *[other] { $own_first } ataca em { $place }. Você usa uma habilidade antes do golpe?
                    }
                [enter] Um gladiador entrou em { $place }: { $who }. Você reage?
               *[leave] Um gladiador saiu de { $place }: { $who }. Você reage?
            }
    }
for-glory-ask-combat =
    { $struck ->
        [yes] O seu turno de combate: você já atacou. Você usa uma tática ou encerra o turno?
       *[no] O seu turno de combate: um ataque e no máximo uma tática, em qualquer ordem. O que você faz?
    }
for-glory-ask-register = Inscrição tardia: a última chance de enviar gladiadores, por moedas. Quem você inscreve?
for-glory-ask-forfeit = A sua influência já não basta. Que gladiador você perde?
for-glory-ask-cull = { $about }: que carta da sua mão sai do jogo para sempre?
for-glory-ask-topdeck = { $about }: que carta da sua mão você põe no topo do seu baralho?
for-glory-ask-augury = { $about }: que carta do seu descarte você põe no topo do seu baralho?
for-glory-ask-spare = { $about }: quem você retoma para a mão?
for-glory-ask-row = { $about }: que fileira da oferta é trocada?
for-glory-ask-where = { $about }: para que arena vai o gladiador?
for-glory-ask-draw = Há trinta turnos ninguém envia um gladiador. Você aceita um empate?

for-glory-option-action-done = Encerrar o turno
for-glory-option-action-buy =
    { $card_price ->
        [none] Adquirir { $card }
       *[other] Adquirir { $card } por { $card_price }
    }
for-glory-option-action-play = Jogar { $card }
for-glory-option-action-enter = Enviar { $card } a { $place }
for-glory-option-action-reserve = Reservar { $card }
for-glory-option-action-use = Usar { $thing }
for-glory-option-pay-coin = Uma ficha de moeda
for-glory-option-target-none = Ninguém mais
for-glory-option-may-no = Não
for-glory-option-may-yes = Sim
for-glory-option-react-pass = Não, continuar
for-glory-option-react-use = Usar { $thing }
for-glory-option-react-return = Pagar 2 para retomar { $card }
for-glory-option-combat-end = Encerrar o turno de combate
for-glory-option-combat-attack = Atacar com { $thing }
for-glory-option-combat-use =
    { $cards_count ->
        [0] Usar { $thing }
       *[other] Usar { $thing }: pôr { $cards } na batalha
    }
for-glory-option-register-pass = Não inscrever mais ninguém
for-glory-option-register-enter =
    { $card_price ->
        [none] Inscrever { $card } em { $place }
       *[other] Inscrever { $card } em { $place } por { $card_price }
    }
for-glory-option-register-use = Usar { $thing }
for-glory-option-cull-none = Nenhuma
for-glory-option-topdeck-none = Nenhuma
for-glory-option-row-none = Nenhuma
for-glory-option-row-gladiators = Os gladiadores
for-glory-option-row-training = O treino
for-glory-option-row-economy = A economia
for-glory-option-draw-no = Não, o jogo continua
for-glory-option-draw-yes = Sim, empate

## Jogadas a qualquer momento

for-glory-move-buy-back =
    { $cards_count ->
        [0]
            { $coins ->
                [0] Retomar a reserva de graça
                [1] Resgatar a reserva com uma ficha
               *[other] Resgatar a reserva com { $coins } fichas
            }
       *[other]
            { $coins ->
                [0] Resgatar a reserva com { $cards }
                [1] Resgatar a reserva com { $cards } e uma ficha
               *[other] Resgatar a reserva com { $cards } e { $coins } fichas
            }
    }
for-glory-move-free =
    { $cards_count ->
        [0]
            { $coins ->
                [0] Usar { $card } ({ $card_effect })
                [1] Usar { $card } com uma ficha ({ $card_effect })
               *[other] Usar { $card } com { $coins } fichas ({ $card_effect })
            }
       *[other]
            { $coins ->
                [0] Usar { $card } com { $cards } ({ $card_effect })
                [1] Usar { $card } com { $cards } e uma ficha ({ $card_effect })
               *[other] Usar { $card } com { $cards } e { $coins } fichas ({ $card_effect })
            }
    }

## Por que algo não é oferecido

for-glory-reason-too-dear = você não pode pagar tanto
for-glory-reason-no-influence = falta influência
for-glory-reason-no-target = não há em quem usar
for-glory-reason-once-a-turn = só uma vez por turno
for-glory-reason-must-attack = você tem um gladiador pronto: ele precisa atacar antes do fim do turno
for-glory-reason-one-tactic = você já usou a sua tática deste turno de combate

## Preparação e oferta

for-glory-event-first-player =
    { $you ->
        [yes] Você começa.
       *[no] { $seat } começa.
    }
for-glory-event-new-arena = Uma nova arena: { $card }.
for-glory-event-turned-up = Novo na oferta: { $cards }.
for-glory-event-supply-reshuffled = O descarte da oferta é embaralhado de novo: { $supply }.
for-glory-event-row-replaced = Uma fileira da oferta é trocada: { $supply }.

## Maquinações

for-glory-event-turn =
    { $you ->
        [yes] Turno { $number }: as suas maquinações
       *[no] Turno { $number }: as maquinações de { $seat }
    }
# O que você mesmo compra é contado carta por carta em for-glory-event-drawn.
for-glory-event-draws =
    { $you ->
        [yes]
            { $count ->
                [0] Você não tem mais carta para comprar.
               *[other] { "" }
            }
       *[no]
            { $count ->
                [0] { $seat } não tem mais carta para comprar.
                [1] { $seat } compra uma carta.
               *[other] { $seat } compra { $count } cartas.
            }
    }
for-glory-event-drawn = Você compra { $cards }.
for-glory-event-reshuffles =
    { $you ->
        [yes]
            { $count ->
                [one] O seu baralho acabou: a sua única carta descartada vira o novo.
               *[other] O seu baralho acabou: as suas { $count } cartas descartadas são embaralhadas num novo.
            }
       *[no]
            { $count ->
                [one] O baralho de { $seat } acabou: a única carta descartada vira o novo.
               *[other] O baralho de { $seat } acabou: { $count } cartas descartadas são embaralhadas num novo.
            }
    }
for-glory-event-buys =
    { $you ->
        [yes] Você adquire { $card } por { $coin }.
       *[no] { $seat } adquire { $card } por { $coin }.
    }
for-glory-event-pays =
    { $you ->
        [yes]
            { $owed ->
                [0] Você paga com { $piece }.
                [1] Você paga com { $piece }: falta 1.
               *[other] Você paga com { $piece }: faltam { $owed }.
            }
       *[no]
            { $owed ->
                [0] { $seat } paga com { $piece }.
                [1] { $seat } paga com { $piece }: falta 1.
               *[other] { $seat } paga com { $piece }: faltam { $owed }.
            }
    }
for-glory-event-pays-at-once =
    { $you ->
        [yes]
            { $cards_count ->
                [0] Você paga { $coin } em fichas.
               *[other]
                    { $coin ->
                        [0] Você paga com { $cards }.
                       *[other] Você paga com { $cards } e { $coin } em fichas.
                    }
            }
       *[no]
            { $cards_count ->
                [0] { $seat } paga { $coin } em fichas.
               *[other]
                    { $coin ->
                        [0] { $seat } paga com { $cards }.
                       *[other] { $seat } paga com { $cards } e { $coin } em fichas.
                    }
            }
    }
for-glory-event-gains-coin =
    { $you ->
        [yes]
            { $coin ->
                [1] Você ganha 1 moeda: agora { $total }.
               *[other] Você ganha { $coin } moedas: agora { $total }.
            }
       *[no]
            { $coin ->
                [1] { $seat } ganha 1 moeda: agora { $total }.
               *[other] { $seat } ganha { $coin } moedas: agora { $total }.
            }
    }
for-glory-event-takes-to-hand =
    { $you ->
        [yes] { $card } vem direto para a sua mão.
       *[no] { $card } vai direto para a mão de { $seat }.
    }
for-glory-event-wants-back =
    { $you ->
        [yes] Você quer { $card } de volta e paga por isso.
       *[no] { $seat } quer { $card } de volta e paga por isso.
    }
for-glory-event-cannot-pay =
    { $you ->
        [yes] Você não pode mais pagar por { $card }; nada acontece.
       *[no] { $seat } não pode mais pagar por { $card }; nada acontece.
    }
for-glory-event-takes-back =
    { $you ->
        [yes] Você retoma { $card } para a mão.
       *[no] { $seat } retoma { $card } para a mão.
    }
for-glory-event-plays =
    { $you ->
        [yes] Você joga { $card }.
       *[no] { $seat } joga { $card }. ({ $card_effect })
    }
for-glory-event-plays-with =
    { $you ->
        [yes] Você joga { $card } com { $other }.
       *[no] { $seat } joga { $card } com { $other }.
    }
for-glory-event-uses =
    { $you ->
        [yes] Você usa { $thing }.
       *[no] { $seat } usa { $thing }. ({ $card_effect })
    }
for-glory-event-uses-with =
    { $you ->
        [yes] Você usa { $card } com { $other }.
       *[no] { $seat } usa { $card } com { $other }.
    }
for-glory-event-welcomes =
    { $you ->
        [yes] { $card } vem para a sua vila: { $influence } de influência.
       *[no] { $card } vai para a vila de { $seat }: { $influence } de influência.
    }
for-glory-event-reserves =
    { $you ->
        [yes] { "" }
       *[no]
            { $count ->
                [1] { $seat } põe uma carta na reserva: há uma.
               *[other] { $seat } põe uma carta na reserva: há { $count }.
            }
    }
for-glory-event-reserved = Você põe { $card } na sua reserva.
for-glory-event-buys-back =
    { $you ->
        [yes]
            { $count ->
                [1] Você retoma a sua reserva: uma carta.
               *[other] Você retoma a sua reserva: { $count } cartas.
            }
       *[no]
            { $count ->
                [1] { $seat } retoma a reserva: uma carta.
               *[other] { $seat } retoma a reserva: { $count } cartas.
            }
    }
for-glory-event-culls =
    { $you ->
        [yes] Você remove { $card } do jogo.
       *[no] { $seat } remove { $card } do jogo.
    }
for-glory-event-lays-on-deck =
    { $you ->
        [yes] { "" }
       *[no] { $seat } põe uma carta no topo do baralho.
    }
for-glory-event-laid = Você põe { $card } no topo do seu baralho.
for-glory-event-puts-on-deck =
    { $you ->
        [yes] Você põe { $card }, do seu descarte, no topo do seu baralho.
       *[no] { $seat } põe { $card }, do descarte, no topo do baralho.
    }
for-glory-event-discards-hand =
    { $you ->
        [yes] Você descarta { $cards }.
       *[no] { $seat } descarta { $cards }.
    }

## Gladiadores

for-glory-event-enters =
    { $you ->
        [yes] { $your_gladiator_first } entra em { $arena }.
       *[no] { $gladiator } de { $seat } entra em { $arena }.
    }
for-glory-event-moves =
    { $you ->
        [yes] { $your_gladiator_first } vai para { $arena }.
       *[no] { $gladiator } de { $seat } vai para { $arena }.
    }
for-glory-event-exhausted =
    { $thing_you ->
        [yes] Do seu lado, { $thing } se exaure.
       *[no] { $thing } de { $thing_owner } se exaure.
    }
for-glory-event-readied =
    { $thing_you ->
        [yes] Do seu lado, { $thing } se reativa.
       *[no] { $thing } de { $thing_owner } se reativa.
    }
for-glory-event-all-readied = Os dois passam: todos os gladiadores da arena ficam prontos de novo.
for-glory-event-villa-readied =
    { $you ->
        [yes] Os seus patronos e arenas ficam prontos de novo.
       *[no] Os patronos e arenas de { $seat } ficam prontos de novo.
    }
for-glory-event-aims =
    { $you ->
        [yes]
            { $other_seat_you ->
                [yes] Você mira { $card } em { $your_gladiator }.
               *[no] Você mira { $card } em { $gladiator } de { $other_seat }.
            }
       *[no]
            { $other_seat_you ->
                [yes] { $seat } mira { $card } em { $your_gladiator }.
               *[no] { $seat } mira { $card } em { $gladiator } de { $other_seat }.
            }
    }
for-glory-event-drilled =
    { $you ->
        [yes] { $your_gladiator_first } tem { $more } a mais de ataque e agilidade.
       *[no] { $gladiator } de { $seat } tem { $more } a mais de ataque e agilidade.
    }
for-glory-event-assigned =
    { $you ->
        [yes] { $your_gladiator_first } vai sofrer { $damage } de dano.
       *[no] { $gladiator } de { $seat } vai sofrer { $damage } de dano.
    }
for-glory-event-prevented =
    { $you ->
        [yes] { $damage } de dano a { $your_gladiator } é prevenido.
       *[no] { $damage } de dano a { $gladiator } de { $seat } é prevenido.
    }
for-glory-event-reassigned =
    { $you ->
        [yes]
            { $other_seat_you ->
                [yes] { $damage } de dano passa de { $gladiator } para { $other }, ambos seus.
               *[no] { $damage } de dano passa de { $your_gladiator } para { $other } de { $other_seat }.
            }
       *[no]
            { $other_seat_you ->
                [yes] { $damage } de dano passa de { $gladiator } de { $seat } para { $your_other }.
               *[no] { $damage } de dano passa de { $gladiator } de { $seat } para { $other } de { $other_seat }.
            }
    }
for-glory-event-moved =
    { $you ->
        [yes]
            { $other_seat_you ->
                [yes] { $damage } de dano é movido de { $gladiator } para { $other }, ambos seus.
               *[no] { $damage } de dano é movido de { $your_gladiator } para { $other } de { $other_seat }.
            }
       *[no]
            { $other_seat_you ->
                [yes] { $damage } de dano é movido de { $gladiator } de { $seat } para { $your_other }.
               *[no] { $damage } de dano é movido de { $gladiator } de { $seat } para { $other } de { $other_seat }.
            }
    }
for-glory-event-healed =
    { $you ->
        [yes] { $damage } de dano é removido de { $your_gladiator }.
       *[no] { $damage } de dano é removido de { $gladiator } de { $seat }.
    }
for-glory-event-damaged =
    { $you ->
        [yes] { $your_gladiator_first } sofre { $damage } de dano e fica com { $left } de vida.
       *[no] { $gladiator } de { $seat } sofre { $damage } de dano e fica com { $left } de vida.
    }
for-glory-event-defeated =
    { $you ->
        [yes] { $your_gladiator_first } { $how }.
       *[no] { $gladiator } de { $seat } { $how }.
    }

## A fase da Arena

for-glory-event-arena-phase = O público quer sangue: sede de sangue { $bloodlust } alcança a bravata de { $boast }. Começa a fase da Arena
for-glory-event-registers =
    { $you ->
        [yes] Você inscreve { $card } em { $arena } na última hora.
       *[no] { $seat } inscreve { $card } em { $arena } na última hora.
    }
for-glory-event-registers-no-more =
    { $you ->
        [yes] Você não inscreve mais ninguém.
       *[no] { $seat } não inscreve mais ninguém.
    }
for-glory-event-battle = A batalha em { $arena }
for-glory-event-initiative =
    { $you ->
        [yes] Agilidade { $one } contra { $two }: você tem a iniciativa.
       *[no] Agilidade { $one } contra { $two }: { $seat } tem a iniciativa.
    }
for-glory-event-attacks =
    { $you ->
        [yes] { $your_gladiator_first } ataca.
       *[no] { $gladiator } de { $seat } ataca.
    }
for-glory-event-passes =
    { $you ->
        [yes] Você passa.
       *[no] { $seat } passa.
    }
for-glory-event-endless = Rodada após rodada sem uma ferida: ninguém vai vencer esta batalha.
for-glory-event-battle-drawn = A batalha termina empatada.
for-glory-event-battle-won =
    { $you ->
        [yes] Você vence a batalha em { $arena }: { $glory } de glória, { $total } ao todo.
       *[no] { $seat } vence a batalha em { $arena }: { $glory } de glória, { $total } ao todo.
    }
for-glory-event-takes-boast =
    { $you ->
        [yes] { $card } vai para o seu descarte: o fardo de quem vence, uma carta que não faz nada.
       *[no] { $card } vai para o descarte de { $seat }: o fardo de quem vence, uma carta que não faz nada.
    }
for-glory-event-all-home = Todos os gladiadores vão para casa, para o descarte.
for-glory-event-favor =
    { $you ->
        [yes] O Favor do Público é seu.
       *[no] O Favor do Público é de { $seat }.
    }

## O fim

for-glory-event-draw-refused = Não há empate: o jogo continua.
for-glory-event-game-won =
    { $you ->
        [yes] Você vence a partida: { $why }.
       *[no] { $seat } vence a partida: { $why }.
    }
for-glory-event-game-drawn = A partida termina empatada: { $why }.

## Termos

for-glory-supply-gladiators = gladiadores
for-glory-supply-training = treino
for-glory-supply-economy = economia
for-glory-piece-coin = uma ficha
for-glory-how-defeat = cai na areia
for-glory-how-influence = sai por falta de influência
for-glory-why-glory = a glória foi alcançada
for-glory-why-stalled = ninguém mais envia gladiadores
for-glory-why-agreed = os dois concordam
for-glory-why-concession = o outro lado desiste
for-glory-unused-coins =
    { $count ->
        [1] 1 moeda sem gastar
       *[other] { $count } moedas sem gastar
    }
for-glory-unused-tokens =
    { $count ->
        [1] 1 ficha guardada
       *[other] { $count } fichas guardadas
    }

## O que as simulações contam

for-glory-table-game = O jogo
for-glory-table-arena-phases = Fases de arena por jogo
for-glory-table-battles = Batalhas por jogo
for-glory-table-players = Por jogo, por robô
for-glory-table-deeds = O mais, por robô
for-glory-table-bought-gladiators = Gladiadores comprados
for-glory-table-bought-training = Treinamento comprado
for-glory-table-bought-economy = Economia comprada
for-glory-column-games = jogos
for-glory-column-turns = turnos
for-glory-column-shortest-tenth = um décimo até
for-glory-column-longest-tenth = um décimo desde
for-glory-column-arena-phases = fases de arena
for-glory-column-first-player-rate = 1º vence
for-glory-column-share = parte
for-glory-column-fought = lutadas
for-glory-column-walkovers = sem luta
for-glory-column-drawn = empatadas
for-glory-column-rounds = rodadas cada
for-glory-column-first-initiative-rate = vence o primeiro
for-glory-column-glory = glória
for-glory-column-tactics = táticas
for-glory-column-reactions = reações
for-glory-column-late-registrations = inscritos tarde
for-glory-column-reserves-bought-back = reservas
for-glory-column-culled = expurgadas
for-glory-column-gladiators-sent = enviados
for-glory-column-bought = compradas
for-glory-column-win-rate = venceu com mais

## Opções da mesa

for-glory-setting-victory = Quanta glória vence.
    .n6 = 6 de glória, como impresso
    .n9 = 9 de glória, uma partida mais longa
    .n10 = 10 de glória, a mais longa
for-glory-setting-start = Quem começa.
    .random = a sorte decide
    .one = o primeiro lugar
    .two = o segundo lugar
    .series = os lugares se alternam: o primeiro nas partidas ímpares de uma série
for-glory-setting-game = Que partida de uma série é esta.
for-glory-setting-extra-coins = Fichas de moeda a mais para quem joga em segundo.
for-glory-setting-strict-end = Uma batalha acaba com o último gladiador de um lado, antes que alguém reaja à derrota dele.
for-glory-setting-stall-net = Oferece-se um empate depois de { $offered } turnos em que ninguém envia um gladiador; depois de { $decided }, a glória decide.
for-glory-setting-endless-draw = Uma batalha empata depois de { $rounds } rodadas sem dano nem perda.

## Cartas: gladiadores

for-glory-card-noxius = Noxius, o Condenado
    .effect = Quando é derrotado, ganhe 1 moeda além do seguro.
for-glory-card-tiro = Tiro, o Novato
    .effect = A inscrição tardia dele custa 2 moedas a menos.
for-glory-card-tertiarius = Terciário
    .effect = Quando um gladiador seu sai da batalha, você pode pôr este da mão na batalha.
for-glory-card-arbelas = Arbelas
    .effect = Quando sai de uma arena, você pode causar o ataque dele como dano a um gladiador dali.
for-glory-card-auctoratus = Auctoratus, o Voluntário
    .effect = Tática, uma vez por rodada de combate: pague 2 moedas para reativá-lo.
for-glory-card-bestiarius = Bestiário
    .effect = Quando ataca, você pode pagar 1 moeda: +1 de ataque neste ataque.
for-glory-card-gallus = Gaulês
    .effect = Sempre que um outro gladiador seu daqui recebe dano atribuído, você pode pôr 1 desse dano neste.
for-glory-card-laquearius = Laqueário
    .effect = Tática: exaura-o para exaurir um gladiador inimigo.
for-glory-card-samnite = Samnita
    .effect = Você pode jogá-lo da mão, como tática, na batalha que está sendo travada.
for-glory-card-spiculus = Spiculus
    .effect = Tática: ele sofre 1 de dano que não pode ser prevenido; depois cause 1 de dano a um gladiador.
for-glory-card-veles = Veles
    .effect = Quando entra numa arena, você pode causar 1 de dano a um gladiador dali.
for-glory-card-eques = Équite
    .effect = +1 de ataque enquanto você tem a iniciativa.
for-glory-card-gladiatrix = Gladiadora
    .effect = Quando um outro gladiador seu daqui é derrotado, você pode reativá-la.
    .form = f
for-glory-card-parmularius = Parmulário
    .effect = Quando ataca, você pode mover 1 de dano de um gladiador para outro.
for-glory-card-provocator = Provocador
    .effect = Uma vez por rodada de combate, quando ataca, você pode reativar um inimigo exaurido: +2 de ataque neste ataque.
for-glory-card-sagittarius = Sagitário
    .effect = Não pode ser atacado enquanto há aqui outro gladiador seu que não seja um Sagitário.
for-glory-card-hoplomachus = Hoplômaco
    .effect = Enquanto exaurido: gladiadores inimigos daqui não podem usar habilidades de tática nem de reação.
for-glory-card-murmillo = Mirmilão
    .effect = Enquanto exaurido: sempre que um gladiador seu daqui recebe dano atribuído, você pode prevenir 1 dele.
for-glory-card-retiarius = Reciário
    .effect = Quando ataca, você pode exaurir um gladiador inimigo.
for-glory-card-secutor = Secutor
    .effect = Enquanto pronto: inimigos não podem atacar os seus outros gladiadores daqui.
for-glory-card-crupellarius = Crupelário
    .effect = Sempre que recebe dano atribuído, você pode prevenir 1 dele.
for-glory-card-essedarius = Essedário
    .effect = Os seus outros gladiadores daqui têm +1 de agilidade.
for-glory-card-scissor = Scissor
    .effect = O dano dos ataques dele não pode ser prevenido.
for-glory-card-dimachaerus = Dimaquero
    .effect = Tática, uma vez por rodada de combate: reative-o.
for-glory-card-thraex = Trácio
    .effect = +1 de ataque para cada dano que há nele.
for-glory-card-rudiarius = Rudiário
    .effect = Quando é derrotado, você pode pagar 2 moedas para retomá-lo para a mão.
for-glory-card-primus-palus = Primus Palus
    .effect = Os seus outros gladiadores daqui têm +1 de ataque.

## Cartas: treino

for-glory-card-pierce = Perfurar
    .effect = 1 de dano a um gladiador. Se ele for derrotado neste turno de combate, você pode pagar 2 moedas para retomar esta carta.
for-glory-card-caesim = Golpe em Arco
    .effect = 1 de dano a cada um de até três gladiadores diferentes.
for-glory-card-feint = Finta
    .effect = 1 de dano a um gladiador. Você pode usar mais uma tática neste turno de combate.
for-glory-card-net-throw = Arremesso de Rede
    .effect = Exaura um gladiador.
for-glory-card-punctim = Estocada
    .effect = 2 de dano a um gladiador.
for-glory-card-second-wind = Segundo Fôlego
    .effect = Reative um gladiador e remova 1 de dano dele.
for-glory-card-substitution = Substituição
    .effect = Ponha um gladiador da sua mão na batalha.
for-glory-card-finishing-stroke = Golpe de Misericórdia
    .effect = 4 de dano a um gladiador que já tem dano.
for-glory-card-field-surgeon = Cirurgião de Campo
    .effect = Remova até 3 de dano de um gladiador.
for-glory-card-palus-drill = Treino no Palus
    .effect = Um gladiador seu tem +1 de ataque e +1 de agilidade até sair da arena.
for-glory-card-ambush = Emboscada
    .effect = Quando um gladiador inimigo entra numa arena, cause 2 de dano a ele.
for-glory-card-dying-blow = Último Golpe
    .effect = Quando um gladiador seu é derrotado, cause 2 de dano a um gladiador dali.
for-glory-card-missio = Missio
    .effect = Quando um gladiador seu é derrotado, leve-o para a mão e ganhe 2 moedas a mais.
for-glory-card-parry = Aparar
    .effect = Previna até 2 de dano a um gladiador.
for-glory-card-riposte = Resposta
    .effect = Quando um gladiador seu recebe dano atribuído, cause 2 de dano a um gladiador inimigo dali.
for-glory-card-turn-the-tables = Virar o Jogo
    .effect = Quando há dano atribuído, ponha 1 dele em outro gladiador.
for-glory-card-counterattack = Contra-ataque
    .effect = Quando um gladiador seu recebe dano atribuído, ponha até 2 dele em outro gladiador.
for-glory-card-evade = Esquiva
    .effect = Previna todo o dano atribuído a um gladiador, e você pode reativá-lo. Depois você pode pagar 2 moedas para retomar esta carta.

## Cartas: economia

for-glory-card-grain-contract = Contrato de Grãos
    .effect = Vale 2 moedas.
for-glory-card-betting-ring = Banca de Apostas
    .effect = Vale 2 moedas, ou 5 moedas na fase da Arena.
for-glory-card-shady-dealings = Negócios Escusos
    .effect = Vale 3 moedas.
for-glory-card-smooth-talk = Boa Lábia
    .effect = Vale 5 moedas.
for-glory-card-private-sale = Venda Reservada
    .effect = Ganhe 1 ficha de moeda. A próxima carta que você adquirir neste turno vai para a sua mão.
for-glory-card-lucrative-investment = Investimento Lucrativo
    .effect = Ganhe 2 fichas de moeda.
for-glory-card-manumission = Alforria
    .effect = Remova do jogo até duas outras cartas da sua mão; ganhe 1 moeda por cada uma.
for-glory-card-scout-the-provinces = Olheiro nas Províncias
    .effect = Ganhe 1 ficha de moeda. Você pode trocar uma fileira da oferta. A sua próxima aquisição neste turno custa 3 a menos.
for-glory-card-banquet = Banquete
    .effect = Compre 3 cartas. Só um Banquete por turno.
for-glory-card-decurion = Decurião
    .effect = Só dá influência.
for-glory-card-argentarius = Argentário
    .effect = Quando um gladiador seu é derrotado, ganhe 1 moeda a mais.
for-glory-card-praetor = Pretor
    .effect = Tática: exaura-o para causar 1 de dano a um gladiador.
for-glory-card-publicanus = Publicano
    .effect = Trama: exaura-o para ganhar 1 ficha de moeda.
for-glory-card-vestalis = Vestal
    .effect = Quando há dano atribuído, você pode exauri-la para prevenir 1 de dano a um gladiador.
for-glory-card-aedile = Edil
    .effect = Trama ou tática: exaura-o para comprar uma carta; depois você pode pôr uma carta da mão no topo do seu baralho.
for-glory-card-treacherous-augur = Áugure Traiçoeiro
    .effect = Trama: exaura-o e pague 2 moedas para pôr uma carta do seu descarte no topo do seu baralho.
for-glory-card-doctor-of-the-ludus = Mestre do Ludus
    .effect = Tática: exaura-o para reativar um gladiador.
for-glory-card-legatus = Legado
    .effect = +1 no seu total quando se determina a iniciativa.
for-glory-card-unscrupulous-consul = Cônsul Inescrupuloso
    .effect = As suas inscrições tardias custam 1 a menos.
for-glory-card-imperial-procurator = Procurador Imperial
    .effect = Só dá influência.

## Cartas: o baralho inicial e as bravatas

for-glory-card-business-as-usual = Negócios de Sempre
    .effect = Vale 1 moeda.
for-glory-card-cull = Expurgo
    .effect = Você pode remover do jogo uma outra carta da sua mão.
for-glory-card-crooked-senator = Senador Corrupto
    .effect = Só dá influência.
for-glory-card-fresh-perspective = Novos Ares
    .effect = Ganhe 1 ficha de moeda. Você pode trocar uma fileira da oferta.
for-glory-card-cestus = Cestus
    .effect = Sem habilidade. Um pugilista de punhos de ferro.
for-glory-card-andabata = Andabata
    .effect = Quando ataca, você pode deixá-lo sofrer 1 de dano que não pode ser prevenido: +1 de ataque neste ataque.
for-glory-card-boast-1 = Bravata 6
    .effect = Não faz nada. Bravatas só atrasam você.
for-glory-card-boast-2 = Bravata 14
    .effect = Não faz nada. Bravatas só atrasam você.
for-glory-card-boast-3 = Bravata 19
    .effect = Não faz nada. Bravatas só atrasam você.
for-glory-card-boast-4 = Bravata 24
    .effect = Não faz nada. Bravatas só atrasam você.
for-glory-card-boast-5 = Bravata 24
    .effect = Não faz nada. Bravatas só atrasam você.

## Cartas: arenas

for-glory-card-casinum = Casinum
    .effect = Você pode reservar gladiadores. Tática: exaura esta arena para pôr um gladiador da mão na batalha.
for-glory-card-falerii-novi = Falerii Novi
    .effect = Tática: exaura esta arena para mover até 2 de dano de um gladiador para outro.
for-glory-card-capua = Cápua
    .effect = Quando um gladiador seu ataca, você pode exaurir esta arena: +2 de ataque neste ataque.
for-glory-card-pompeii = Pompeia
    .effect = +1 de influência.
for-glory-card-puteoli = Putéolos
    .effect = A qualquer momento: exaura esta arena para ganhar 1 ficha de moeda.
for-glory-card-verona = Verona
    .effect = Tática: exaura esta arena para causar 2 de dano a um gladiador exaurido.
for-glory-card-nemausus = Nemauso
    .effect = Quando há dano atribuído, você pode exaurir esta arena para prevenir até 2 de dano a um gladiador.
for-glory-card-arelate = Arelate
    .effect = +2 no seu total quando se determina a iniciativa.
for-glory-card-thysdrus = Tisdro
    .effect = No seu turno de maquinações: exaura esta arena para trocar uma fileira da oferta; a sua próxima aquisição neste turno custa 1 a menos.
for-glory-card-carnuntum = Carnunto
    .effect = As suas inscrições tardias custam 2 a menos.
for-glory-card-tarraco = Tarraco
    .effect = Tática: exaura esta arena para reativar um gladiador.
for-glory-card-italica = Itálica
    .effect = Quando um gladiador seu é derrotado, ganhe 1 moeda a mais.
for-glory-card-emerita-augusta = Emérita Augusta
    .effect = A qualquer momento: exaura esta arena e pague 1 moeda para comprar uma carta.
for-glory-card-londinium = Londínio
    .effect = Resgatar a sua reserva custa 3 a menos.
for-glory-card-lugdunum = Lugduno
    .effect = Quando um gladiador seu sai de uma arena, você pode exaurir esta para causar 2 de dano a um gladiador dali.
for-glory-card-pola = Pola
    .effect = Antes de uma batalha, no seu turno: exaura esta arena para mover um gladiador seu para outra arena livre.
