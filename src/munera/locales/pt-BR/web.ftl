### O aplicativo web: tudo menos os tabuleiros dos jogos.

## Lugares

web-nav = Páginas
web-nav-home = Jogar
web-nav-rules = Regras
web-nav-cards = Cartas
web-nav-replay = Replays
web-nav-settings = Preferências
web-nav-learn = Aprender
web-skip = Ir para o conteúdo
web-loading = Um momento…
web-page-failed = Não foi possível carregar esta página. Recarregue.
web-missing = Esta página não existe
web-missing-home = Voltar aos jogos
web-seat-link = Continuar neste aparelho
web-seat-link-means = Este link dá um lugar à mesa também a este aparelho. Funciona uma vez; abri-lo ainda não o gasta.
web-seat-link-take = Ocupar o lugar aqui
web-home = Início
web-close = Fechar
web-messages = Mensagens
web-error = Não funcionou ({ $code }).
web-server-away = Sem conexão com o servidor.
web-try-again = Tentar de novo
web-copied = Copiado.
web-copy = Copiar
web-copy-by-hand = Copie à mão: { $text }

## Início

web-hero = Lute o seu primeiro duelo.
web-hero-line = Você é o Secutor, com escudo e espada. Um oponente paciente, um guia ao lado, nada para configurar.
web-hero-begin = Entrar na arena
web-hero-minutes = cerca de { $minutes } minutos
web-hero-free = sem conta, sem nome
web-hero-waits = o guia espera por você
web-hero-attack = Você ataca
web-hero-attack-line = Jogue uma carta. O outro pode anulá-la com a carta certa.
web-hero-defend = Você se defende
web-hero-defend-line = Depois é você quem é atacado. Guarde um escudo para o golpe que dói.
web-hero-win = Você vence
web-hero-win-line = Quem fica sem pontos de vida perdeu.
web-hero-games = Já sabe o que quer?
web-waiting-tables =
    { $count ->
        [0] Nada espera por você.
        [1] Uma mesa espera por você.
       *[other] { $count } mesas esperam por você.
    }
web-take-turn = Fazer a sua jogada
web-last-games = Últimas partidas
web-play-now = Jogar agora
web-play-game-now = Jogar { $game } agora
web-options = Opções
web-options-of = { $game }: uma mesa com opções
web-new-table = Nova mesa
web-games = Jogos
web-home-line-gladius = Um duelo de cartas até o último ponto de vida. Aprende-se em dois minutos.
web-home-line-spartacus = Intrigas, subornos, lances selados e uma luta na areia.
web-home-line-for_glory = Monte um baralho, encha três arenas, conquiste seis de Glória.
web-home-line-school = Compre, treine e perca lutadores ao longo de vinte turnos.
web-home-line-serpents = Mais duas Casas, e quatro lutadores de uma vez no Primus.
web-home-facts-gladius = 1 a 2 jogadores · 5 a 15 min
web-home-facts-spartacus = 3 a 4 jogadores, ou 2 em uma luta avulsa · 90 min
web-home-facts-for_glory = 2 jogadores · 45 min
web-home-facts-school = 2 a 6 jogadores · campanha
web-home-facts-serpents = 3 a 6 jogadores, ou 2 em uma luta avulsa · expansão
web-home-facts = { $low } a { $high } jogadores
web-my-tables = Minhas mesas
web-public-tables = Mesas públicas
web-table-waits =
    { $count ->
        [1] um lugar livre
       *[other] { $count } lugares livres
    }
web-table-over = terminada
web-table-playing = em jogo
web-table-open = { $game } com { $who }
web-table-alone = solo, contra um adversário
web-resume = Continuar
web-look = Ver
web-join = Entrar
web-watch = Assistir
web-all = Todas as { $count }
web-fewer = Menos
web-one-less = Um a menos
web-one-more = Um a mais
web-accept = Aceitar
web-hand-empty = Sua mão está vazia.
web-lately = Há pouco
web-your-turn = Sua vez

## Nova mesa

web-which-game = Qual jogo?
web-goal = O que vence, e até onde cada um chegou
web-goal-rule = A regra por trás disso
web-goal-side = { $name }: { $has } de { $of }
web-goal-side-open = { $name }: { $has }
web-seats = Lugares
web-seats-count =
    { $low ->
        [1] 1 a { $high }
       *[other]
            { $high ->
                [2] para dois
               *[other] { $low } a { $high }
            }
    }
web-seat-me = Neste aparelho
web-seat-open = Livre
web-seat-bot = Robô
web-seat-free = O lugar { $number } está livre
web-seat-a-bot = Pôr um robô
web-seat-open-means = Quem abrir o link de convite pode sentar aqui.
web-seat-add = Mais um lugar
web-seat-remove = Tirar o lugar { $number }
web-seat-yours = Você, neste aparelho
web-same-person-as = a mesma pessoa que { $names }
web-same-network-as = da mesma rede que { $names }
web-your-name = Seu nome
web-bot-level = Nível do robô
web-bot-usual = Como de costume
web-bot-rated = { $bot } (força { $mu })
web-bot-person = { $name }, { $temper }
web-level-recruit = Recrutas: para aprender
web-level-veteran = Veteranos: uma luta justa
web-level-champion = Campeões: olham adiante
web-rated = força { $mu } ± { $sigma }
web-bot-random = Iniciante: qualquer coisa que as regras permitam
web-bot-greedy = Robô recruta: pega o melhor que vê na hora
web-bot-heuristic = Robô veterano: pesa o que vem depois
web-bot-champion = Robô campeão: o mais forte que temos
web-bot-heuristic-silent = Robô veterano que não faz acordos
web-bot-curious = Curioso: experimenta tudo uma vez
web-bot-habit-balanced = Robô veterano: um pouco de tudo
web-bot-habit-rush = Robô veterano: corre para as arenas
web-bot-habit-patron = Robô veterano: corteja patronos
web-bot-habit-burn = Robô veterano: golpeia forte
web-bot-habit-control = Robô veterano: segura o jogo
web-bot-habit-thin = Robô veterano: baralho enxuto
web-bot-habit-money = Robô veterano: moedas primeiro
web-seat-alone = Jogando só, você enfrenta um adversário, gladiador ou fera: escolha qual nas opções do jogo.
web-new-twice = { $value } foi dada aos lugares { $seats }. Cada Casa só pode ser escolhida uma vez.
web-new-not-in-play = { $value }, do lugar { $seats }, não está em jogo com esta escolha da expansão.
web-new-too-many = Com as quatro Casas de Spartacus jogam no máximo quatro: tire lugares ou jogue com as Casas novas.
web-new-solo-only = “{ $value }” só luta numa mesa de um lugar, e esta tem { $count }. Tire os outros lugares ou escolha um gladiador como segundo lutador.
web-new-amiss = { $value } não pode ser escolhido nesta mesa.
web-new-needs-seats =
    { $low ->
        [1] “{ $value }” é para no máximo { $high } lugares, e esta mesa tem { $count }.
       *[other]
            { $high ->
                [2] “{ $value }” é para dois lugares, e esta mesa tem { $count }.
               *[other] “{ $value }” é para { $low } a { $high } lugares, e esta mesa tem { $count }.
            }
    }
web-new-needs-option = “{ $value }” só vale com “{ $values }”.
web-new-mend-seats =
    { $count ->
        [1] Jogar com um lugar
       *[other] Jogar com { $count } lugares
    }
web-hot-seat = Várias pessoas neste aparelho: uma cortina esconde a mesa enquanto vocês o passam adiante.
web-agreements = Acordos
web-pace = Tempo para pensar
web-pace-none = Sem relógio
    .means = Cada pessoa pensa quanto quiser.
web-pace-quick = Um minuto
    .means = Um minuto para cada pergunta; depois você passa, ou faz o que mais se aproxima disso.
web-pace-calm = Cinco minutos
    .means = Cinco minutos para cada pergunta; depois você passa, ou faz o que mais se aproxima disso.
web-pace-day = Um dia
    .means = Um dia para cada pergunta: ninguém precisa estar aqui ao mesmo tempo.
web-pace-days = Três dias
    .means = Três dias para cada pergunta: ninguém precisa estar aqui ao mesmo tempo.
web-undo-terms = Desfazer
web-undo-free = Livre
    .means = Você pode desfazer o que não revelou nada novo, até que outra pessoa aja.
web-undo-consent = Se todos concordam
    .means = Pergunta-se antes aos outros; aí qualquer coisa pode ser desfeita.
web-undo-off = Nunca
    .means = O que está feito está feito.
web-terms-aids = Dicas
    .means = Todos podem pedir uma sugestão ao robô. Sem dicas, ninguém pode.
web-terms-public = Pública
    .means = A mesa aparece na página inicial de todos: qualquer um pode entrar ou assistir. Senão, só quem tem o link.
web-terms-publish-talk = As conversas privadas são abertas no fim
    .means = Depois da partida todos podem ler o que se disse em privado. Isso é avisado antes da primeira jogada.
web-terms-stand-in = Enquanto alguém se ausenta
    .means = Um robô joga por quem saiu ou deixou o relógio correr várias vezes. Não faz acordos nem promessas e não dá presentes; quem volta retoma o lugar na hora.
web-stand-in-passive = Só passar
    .means = Nenhum robô joga por quem se ausenta: a pessoa passa, ou faz o que mais se aproxima disso.
web-game-options = Opções do jogo
web-game-options-line = as regras como são, se você não mudar nada
web-make-and-play = Criar a mesa e jogar
web-make-and-invite = Criar a mesa e convidar

## Uma mesa que espera

web-lobby-waits =
    { $count ->
        [1] Ainda há um lugar livre. A partida começa assim que for ocupado.
       *[other] Ainda há { $count } lugares livres. A partida começa assim que forem ocupados.
    }
web-invite = Link de convite
web-invite-means = Envie a quem vai jogar. Ninguém precisa de conta.
web-sit-here = Sentar aqui
web-begin-with-bots =
    { $count ->
        [1] Começar com um robô no lugar livre
       *[other] Começar com robôs nos lugares livres
    }
web-leave-seat = Devolver o lugar
web-table-not = Não foi possível abrir esta mesa
web-table-opening = Abrindo a mesa…

## Cortina

web-curtain = Passe o aparelho para { $name }
web-curtain-line = Ninguém mais deve olhar agora.
web-curtain-ready = Sou { $name }

## A mesa

web-prompt = A pergunta
web-asked = Uma pergunta para você
web-you = Você
web-awaited = pensando
web-away = ausente
web-same-person = Uma só pessoa joga por { $names }.
web-same-network = { $names } jogam da mesma rede, talvez no mesmo lugar.
web-understood = Entendi
web-stood-in = um robô joga
web-stood-in-passive = ausente, passa
web-kind-person = pessoa
web-kind-person-bot = robô, { $temper }
web-kind-bot = robô
web-kind-open = livre
web-why = A regra
web-why-named = Regra: { $rule }
web-last = O que aconteceu por último:
web-since-answer = Desde a sua última resposta:
web-news-all = Ver tudo
web-waiting = Um momento…
web-waiting-for = Aguardando { $names }
web-also-waiting = Aguardando também: { $names }
web-watching = Você está assistindo.
web-on-the-board = Escolha na mesa.
web-above = Escolha na mesa.
web-do-it = Fazer
web-options-list = Opções
web-refused-more = Impossíveis agora: { $count }
web-again-to-confirm = (de novo para confirmar)
web-sealed = Resposta selada. Você ainda pode mudar.
web-sealed-closing = Todos já selaram. As respostas vão ser abertas.
web-unseal = Retomar
web-hint = Sugerir uma jogada
web-hint-this = o robô escolheria isto
web-hint-thinking = O robô está pensando…
web-hint-wait = O robô esperaria.
web-hint-says = O robô escolheria: { $label }
web-undo = Desfazer
web-click-late = A partida já seguiu adiante; o seu clique não mudou nada.
web-undo-ask = Pedir para desfazer
web-go-on = Continuar
web-moves =
    { $count ->
        [1] Possível a qualquer momento: uma jogada
       *[other] Possível a qualquer momento: { $count } jogadas
    }
web-showing = O que aconteceu
web-showing-awaited = Depois é a sua vez
web-show-skip = Pular
web-show-result = Pular para o resultado
web-show-skip-how = Esc ou um clique no tabuleiro pula tudo
web-show-skip-touch = Um toque no tabuleiro pula tudo
web-mood-out = Você desistiu; os outros continuam.
web-mood-reconnecting = A conexão caiu. Conectando de novo…
web-mood-paused = A partida está em pausa.
web-mood-stuck = Esta mesa não pode continuar. O operador foi avisado; nada se perdeu.
web-mood-other-rules = Esta partida começou com a versão { $rules } das regras, e a partir da jogada { $at } só ela pode continuar. Nada se perdeu: um Munera dessa versão segue o jogo.
web-reconnecting = Conectando de novo…
web-phases = Fases
web-beside = Histórico e conversa
web-clock = Tempo restante: { $text }
web-clock-days =
    { $count ->
        [1] um dia
       *[other] { $count } dias
    }
web-clock-hours =
    { $count ->
        [1] uma hora
       *[other] { $count } horas
    }
web-clock-paused = em pausa
web-clock-minute = último minuto
web-clock-seconds = depressa
web-clock-out = o tempo acabou
web-conceded =
    { $you ->
        [yes] Você desistiu
       *[no]
            { $count ->
                [one] { $names } desistiu
               *[other] { $names } desistiram
            }
    }
web-conceded-mark = desistiu
web-over = A partida terminou
web-over-agreed = Vocês concordaram com um empate
web-over-nobody = Ninguém vence
web-over-lost = Você perdeu
web-over-you = Você venceu!
web-over-you-share = Você divide a vitória!
web-over-winner =
    { $count ->
        [one] { $names } venceu
       *[other] { $names } venceram
    }
web-rematch = Mais uma
web-rematch-seats =
    { $count ->
        [2] com os lugares trocados
       *[other] cada um no lugar seguinte
    }
web-rematch-join = Para a próxima partida
web-replay = Replay
web-export = Salvar um arquivo

web-log = Histórico
web-log-empty = Ainda não aconteceu nada.
web-ties = { $count ->
        [1] Um empate, em { $coins }: { $names }.
       *[other] { $count } empates, o último em { $coins }: { $names }.
    }
web-log-earlier =
    { $count ->
        [1] Um capítulo anterior
       *[other] { $count } capítulos anteriores
    }
web-since-you-left = Desde que você saiu

web-talk = Conversa
web-talk-unread =
    { $count ->
        [1] Conversa, uma linha nova
       *[other] Conversa, { $count } linhas novas
    }
web-talk-to = { common-to-whom }
web-talk-all = Todos
web-talk-public = Todos na mesa podem ler isto.
web-talk-private = Só você e { $names } podem ler isto.
web-talk-published = Depois da partida as conversas privadas são mostradas a todos.
web-talk-kept = As conversas privadas ficam privadas.
web-talk-write = Diga algo
web-talk-send = Enviar
web-talk-phrases = Diga com um clique
web-talk-mute = Silenciar jogadores
web-mute-no = mostrar mensagens
web-mute-mute = silenciar
web-mute-block = silenciar e bloquear

web-proposal-undo =
    { $you ->
        [yes] Você pede para desfazer uma jogada.
       *[no] { $name } pede para desfazer uma jogada.
    }
web-proposal-draw =
    { $you ->
        [yes] Você propõe um empate.
       *[no] { $name } propõe um empate.
    }
web-proposal-pause =
    { $you ->
        [yes] Você propõe uma pausa.
       *[no] { $name } propõe uma pausa.
    }
web-proposal-agreed = A favor: { $names }
web-agree = Concordar
web-decline = Recusar
web-withdraw = Retirar
web-stand-in-you = Um robô joga por você: não faz acordos nem promessas e não dá presentes.
web-stand-in-passive-you = Enquanto você está fora, você passa em cada pergunta.
web-back = Retomar o lugar
web-stand-in =
    { $count ->
        [1] { $names } está ausente; um robô joga no lugar.
       *[other] { $names } estão ausentes; robôs jogam no lugar.
    }
web-stand-in-defaults =
    { $count ->
        [one] { $names } está ausente e passa em cada pergunta.
       *[other] { $names } estão ausentes e passam em cada pergunta.
    }

web-rule = A regra
web-rule-ruling = decisão nossa
web-rule-ours = nossa
web-rule-reason = Motivo:
web-rule-all = Todas as regras
web-rule-none = Não há texto para { $id }.

web-menu = Menu
web-menu-game = A partida
web-menu-links = Links
web-menu-manner = Idioma e aparência
web-menu-keys = Teclas
web-draw = Propor um empate
web-pause = Propor uma pausa
web-more-time = Dar mais tempo
web-concede = Desistir
web-leave = Sair da mesa
web-leave-means = Se você sair, um robô joga no seu lugar até você voltar.
web-copy-invite = Copiar o link de convite
web-copy-watch = Copiar um link para assistir
web-copy-seat = Copiar um link para o meu lugar
web-copy-seat-means = Abra em outro aparelho para continuar lá. Funciona uma vez, durante uma hora; não o mostre a ninguém. Este aparelho também fica com o lugar.
web-language = Idioma
web-language-switch = Trocar o idioma
web-language-en = English
web-language-pt-BR = Português
web-theme = Iluminação
web-theme-auto = Igual ao aparelho
web-theme-light = Meio-dia
web-theme-dark = Luz de tochas
web-theme-switch = Iluminação: { $now }. Trocar para { $next }
web-sound = Sons
web-sound-softly = Som ligado, baixo.
web-sound-mute = Silenciar
web-sound-is-off = Os sons estão desligados.
web-sound-is-on = Os sons estão ligados.
web-notify = Avisar quando for a minha vez
web-notify-refused = O navegador não permite avisos.
web-key-numbers = 1-9
    .does = escolhe uma opção
web-key-esc = Esc
    .does = um passo atrás; pular o que está sendo mostrado
web-key-rule = ?
    .does = a regra por trás da pergunta
web-key-undo = U
    .does = desfaz
web-key-last = L
    .does = diz o que aconteceu por último
web-key-who = W
    .does = diz de quem é a vez
web-key-mute = M
    .does = liga ou desliga os sons
web-key-card = C
    .does = mostra em grande a carta sob o ponteiro ou o foco; um toque longo faz o mesmo

# On a card: the state that it is in.
web-card-chosen = escolhida
web-card-new = nova
web-wrong = Relatar um problema
web-wrong-means = Salva o que você viu nesta mesa como um arquivo que pode nos enviar.

web-ask-everything = Quero responder a tudo
web-ask-everything-means = Você joga só com robôs. Por isso a mesa passa no seu lugar onde nada seu serve, e responde onde há uma única resposta ou onde não faz diferença.
web-details = Meus gladiadores decidem sozinhos as pequenas coisas
web-details-means = Na arena, eles escolhem quem começa, que dados perdem ou rolam de novo, para onde ir enquanto ninguém pode ser golpeado, o golpe quando não há como escapar ou um dos lados é claramente mais forte, e os últimos passos depois dele; e terminam a luta que um dos lados venceria nove vezes em dez.
web-details-short = Pequenas coisas: com eles
web-standing = Respostas permanentes
web-standing-means = Onde você deixa de reagir sem que ninguém pergunte. Nada é jogado por você. Toda Reação, todo Guarda e todo poder que você poderia usar ali é recusado, tenha o que tiver na mão; a sua vez e os pedidos de apoio são perguntados como sempre.
web-standing-any-card = qualquer carta
web-standing-any-event = qualquer ocasião
web-standing-decline = { $card }, { $event }: sempre recusada
web-standing-mine = { $card }, { $event }: recusada, a não ser que o alvo seja você
web-standing-turn = Você passa direto até o fim deste turno: { $event }
web-standing-phase = Você passa direto até o fim desta fase: { $event }
web-standing-unfit = Você passa direto onde nenhuma carta ou poder seu serve
web-standing-brief =
    { $event ->
        [any]
            { $how ->
                [unfit] Você passa direto onde nada serve.
                [mine] Você passa direto, a não ser que o alvo seja você.
                [turn] Você passa direto neste turno.
                [phase] Você passa direto nesta fase.
               *[decline] Você sempre passa direto.
            }
       *[other]
            { $how ->
                [mine] Você passa direto, a não ser que o alvo seja você: { $event }.
                [turn] Você passa direto neste turno: { $event }.
                [phase] Você passa direto nesta fase: { $event }.
                [unfit] Você passa direto onde nada serve: { $event }.
               *[decline] Você passa direto: { $event }.
            }
    }
web-standing-count = { $count ->
        [1] Uma resposta permanente
       *[other] { $count } respostas permanentes
    }
web-standing-lost = Pode recusar { $cards }, na sua mão
web-standing-change = Mudar
web-not-again-unfit = Passar por mim quando nada serve
web-not-again = Passar sempre:
web-not-again-long =
    { $until ->
        [turn] Passar e não perguntar de novo neste turno
        [phase] Passar e não perguntar de novo nesta fase
       *[decline] Passar e não perguntar de novo neste jogo
    }
web-not-again-turn = neste turno
web-not-again-phase = nesta fase
web-not-again-decline = nesta partida
web-standing-decline-all = Sempre recusar
web-standing-mine-all = Recusar, a não ser que o alvo seja eu
web-standing-remove = Voltar a perguntar

## Qualquer pergunta de qualquer jogo

web-generic-answer = Sua resposta
web-generic-means = Há respostas demais para listar. Elas se escrevem assim:
web-generic-field = A resposta, escrita em JSON
web-generic-not-json = Isso não pode ser lido como JSON.
web-generic-send = Responder

## Peças

web-less = Menos
web-more = Mais

## Recusas que só navegadores encontram

error-offline = A conexão caiu, e isto não foi enviado. Conectando de novo…

## Rows that are longer than their place

web-strip-more = Mais { $count }

## O fim de um jogo

web-ending-open = Como acabou
web-ending-standings = Classificação final
web-ending-place = { $rank }º lugar: { $name }, { $has }
web-ending-victor = venceu o jogo
web-ending-again = Ver de novo
web-ending-language = Português
web-ending-share = Compartilhar
web-ending-share-how = Compartilhar como
web-ending-picture = Uma imagem (PNG)
web-ending-file = A crônica (HTML)
web-ending-board = Ver o tabuleiro
web-ending-more = Mais uma partida na mesma mesa?
web-ending-revenge = Uma revanche?
web-ending-not = Não deu para contar o resto do fim agora.
web-ending-reckoned = O registro está sendo lido…
web-ending-decided = a curva que decidiu
web-ending-this = nesta partida
web-ending-moments = menos de um minuto
web-ending-minutes = { $minutes } min
web-ending-hours = { $hours } h { $minutes } min
web-ending-days = { $days } d { $hours } h
web-ending-willing =
    { $count ->
        [1] { $names } já aceitou.
       *[other] { $names } já aceitaram.
    }
