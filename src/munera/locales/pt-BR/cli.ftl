### A linha de comando.

cli-error = Erro:
cli-stopped = Interrompido.
cli-bug = Isto é um erro do Munera ({ $kind }: { $detail }). Por favor, avise; com MUNERA_DEBUG=1 você vê onde aconteceu.

## Ajuda

cli-help-app = Jogos de mesa de gladiadores com todas as regras: jogue, simule, reveja e leia as regras.
cli-help-usage = Uso:
cli-help-options = Opções
cli-help-arguments = Argumentos
cli-help-commands = Comandos
cli-help-examples = Exemplos
cli-help-help = Mostra esta ajuda e sai.
cli-help-version = Mostra a versão e sai.
cli-help-lang = A língua: en ou pt-BR; sem isso, a do sistema. Pode ficar em qualquer ponto da linha.
cli-help-edition = Os nomes e o dinheiro de Spartacus como nesta edição: 2012 ou 2020; senão 2020 em inglês e 2012 em português. Só a exibição: os registros não mudam.
cli-help-titles = Dois títulos grosseiros de cartas de Spartacus: clean (limpos, o padrão) ou printed (como impressos). Só a exibição.
cli-help-json = Responde em JSON, para programas.
cli-help-game = O jogo, como aparece em `munera games`.
cli-help-seed = Um número inteiro que decide todas as cartas e dados: o mesmo número dá o mesmo jogo.
cli-help-set = Uma opção da mesa, como aparece em `munera games JOGO`. Pode ser dada várias vezes.

cli-help-games = Os jogos que há, com seus lugares e robôs; de um jogo, também as opções de mesa.
    .examples =
        munera games
        munera games spartacus
        munera games --json
cli-help-games-game = O jogo cujas opções de mesa também são listadas.

cli-help-play = Joga neste terminal: contra robôs, com outras pessoas que o dividem, ou ambos.
    .examples =
        munera play gladius --first                                     # seu primeiro duelo: curto e entre iguais
        munera play gladius                                             # você contra um robô veterano
        munera play gladius --seats 1 --set fighter_2=lion              # solo contra um leão
        munera play gladius --seat human:Lívia --seat human:Marcos      # duas pessoas, um terminal
        munera play gladius --seat bot:level:champion --seat human      # o robô fica com o primeiro lugar
        munera play gladius --set fighter_1=thracian --seed 7
        munera play school --seats 3 --set turns=8 --set bouts=automatic
        munera play spartacus --set type=quick                          # você contra três robôs
        munera play spartacus --set mode=fight --set weapon_1=eq-sword  # uma luta avulsa na arena
        munera play --resume meu-jogo.json
cli-help-play-seat = Quem fica com o próximo lugar: human, human:NOME, bot:NOME, bot:level:recruit, bot:level:veteran, bot:level:champion ou bot:MÓDULO:CLASSE. Uma vez por lugar; quem não for indicado é um robô.
cli-help-play-seats = Quantos jogam, se não dois.
cli-help-play-first = Um primeiro jogo, como o "Jogar agora" do navegador: curto e contra robôs que se pode vencer.
cli-help-play-ask-everything = Só com robôs, pergunta também onde há uma única resposta, onde nada serve e onde não faz diferença.
cli-help-play-ask-details = Só com robôs, pergunta também as pequenas coisas da arena que seus gladiadores decidiriam sozinhos.
cli-help-play-save = Guarda o jogo neste novo arquivo enquanto se joga.
cli-help-play-resume = Continua um jogo salvo.
cli-help-play-record = Escreve o registro do jogo terminado neste novo arquivo.
cli-help-play-script = Lê as respostas de um arquivo em vez do teclado, uma por linha; # começa um comentário.

cli-help-learn = Uma lição curta num jogo de verdade, contra um oponente paciente.
    .examples =
        munera learn gladius
        munera learn spartacus --lang pt-BR

cli-help-simulate = Joga muitas partidas entre robôs e conta quem vence.
    .examples =
        munera simulate gladius --games 1000
        munera simulate gladius --games 1000 --bots heuristic,random --seed 1
        munera simulate gladius --games 200 --seats 1 --set fighter_2=bear --json
        munera simulate gladius --games 100 --out games.jsonl
cli-help-simulate-games = Quantas partidas.
cli-help-simulate-seats = Quantos jogam em cada uma, se não dois.
cli-help-simulate-bots = Um robô para todos os lugares, ou um para cada, separados por vírgulas.
cli-help-simulate-jobs = Quantos processos trabalham, se não um por processador.
cli-help-simulate-out = Escreve os registros de todas as partidas neste novo arquivo, um por linha.
cli-help-simulate-overwrite = Escreve por cima do arquivo de --out, se ele existir.

cli-help-lab = Para quem estuda os jogos: a força dos robôs.
cli-help-ladder = Faz os robôs jogarem uns contra os outros, todos contra todos, e mede a força de cada um.
    .examples =
        munera lab ladder gladius --games 200
        munera lab ladder spartacus --seats 4 --set type=quick --json
cli-help-ladder-games = Quantas partidas de cada dupla, repartidas entre os lugares.
cli-help-ladder-bots = Os robôs a comparar, separados por vírgulas; sem isso, o aleatório e os níveis do jogo.
cli-help-ladder-seats = Quantos jogam em cada uma, se não tantos quantos puderem. Um joga contra vários do mesmo tipo.

cli-help-replay = Revê um jogo registrado passo a passo, ou prova que ele segue as regras.
    .examples =
        munera replay game.json
        munera replay game.json --seat 1                                # com as cartas do primeiro lugar
        munera replay games.jsonl --line 3
        munera replay games.jsonl --verify
        munera replay game.json --ending
cli-help-replay-file = Um registro, ou um arquivo .jsonl com um em cada linha.
cli-help-replay-verify = Joga cada registro de novo e diz se cada jogada e cada acontecimento se repetem; confere o segredo aberto dos seus dados.
cli-help-replay-seat = Mostra o que este lugar viu, contado a partir de 1; sem isso, o que vê quem assiste.
cli-help-replay-line = A linha de um arquivo .jsonl.
cli-help-replay-ending = Mostra como o jogo acabou: classificação, curva, prêmios e uma crônica.

cli-help-rules = As regras dos jogos, cada uma com os testes que a provam.
    .examples =
        munera rules
        munera rules gladius GL-ATTACK-1
        munera rules gladius --summary
        munera rules gladius --json
cli-help-rules-game = O jogo; sem isso, todos.
cli-help-rules-id = Uma regra, por inteiro.
cli-help-rules-tests = A pasta dos testes, se não a deste repositório.
cli-help-rules-summary = O jogo inteiro em uma página.

cli-help-serve = Serve mesas pela rede, para navegadores e programas.
    .examples =
        munera serve
        munera serve --host 0.0.0.0 --port 8080
        munera serve --database sqlite:////var/lib/munera/jogos.db
        munera serve --database postgresql://munera@localhost/munera --workers 4
cli-help-serve-host = O endereço em que escutar; 0.0.0.0 quer dizer todos os desta máquina.
cli-help-serve-port = A porta, 8000 se você não disser outra; 0 quer dizer qualquer uma livre.
cli-help-serve-open = Abre o navegador quando estiver no ar, em outra porta se a 8000 estiver ocupada.
cli-help-serve-workers = Quantos processos servem. Mais de um precisa de PostgreSQL.
cli-help-serve-database = Onde os jogos ficam: sqlite:///ARQUIVO ou postgresql://USUÁRIO@MÁQUINA/NOME; senão DATABASE_URL, ou munera.db nesta pasta.

## Valores das opções da mesa

cli-values-number = um número inteiro de { $low } a { $high }
cli-values-numbers = { $count } números inteiros de { $low } a { $high } separados por vírgulas, como { $example }

## munera games

cli-games-more = `munera games JOGO` lista também as opções de mesa de um jogo.
cli-games-seats = Lugares: { $seats }
cli-games-bots = Robôs: { $bots }
cli-games-levels = Níveis: { $levels }
cli-games-level = { $level } ({ $bot })
cli-games-rated-level = { $level } ({ $bot }, força { $mu } ± { $sigma })
cli-games-persons = Pessoas que jogam nos níveis (em Spartacus e na expansão, o temperamento decide como negociam):
cli-games-person = { $temper }. { $means } { $said }
cli-games-stand-ins = Substitutos de quem se ausenta de uma mesa do servidor: { $kinds } (padrão: { $default })
cli-games-settings = Opções da mesa (--set NOME=VALOR)
cli-games-values = { $values } (padrão: { $default })
cli-games-default = (padrão)
cli-games-when = só com { $when }
cli-when-seats =
    { $count ->
        [0] { $low ->
            [1] 1 lugar
           *[other] { $low } lugares
        }
       *[other] { $low } a { $high } lugares
    }
cli-when-seats-from = { $low } lugares ou mais

## Tabuleiros

cli-board-you = { $name } (você)

cli-gladius-title = { $game } · turno { $turn }
cli-gladius-piles = baralho { $deck } · descartes { $discard }
cli-gladius-hp = { $hp }/{ $full }
cli-gladius-table = Na mesa
cli-gladius-empty = vazia
cli-gladius-attacks = Seus ataques
cli-gladius-defences = Suas defesas
cli-gladius-useless = Inúteis para você

cli-school-title = { $game } · turno { $turn } de { $last } · { $segment }
cli-school-segment-reputation = Reputação
cli-school-segment-over = o fim
cli-school-school = Escola
cli-school-gold = Ouro
cli-school-left = (fechada)
cli-school-resting = descansa
cli-school-minimum = Lance mínimo: { $gold } de ouro
cli-school-next-lots = Depois
cli-school-from = Desde
cli-school-line = { $kind }, experiência { $experience }, { $hp } pontos de vida
cli-school-pair = Par
cli-school-challenge = Desafio
cli-school-against = { $one } contra { $two }
cli-school-challenged = { $name } é desafiado por { $names }
cli-school-offer = Oferta aberta

cli-glory-title = { $game } · turno { $turn } · { $phase }
cli-glory-phase-machinations = maquinações
cli-glory-phase-registration = inscrição tardia
cli-glory-phase-battle = batalha, rodada { $round }
cli-glory-phase-resolution = resolução
cli-glory-phase-over = o fim
cli-glory-lust = sede de sangue { $lust } de { $boast }
cli-glory-player = Escola
cli-glory-glory = Glória
cli-glory-coin = Moedas
cli-glory-influence = Infl.
cli-glory-hand = Mão
cli-glory-deck = Baralho
cli-glory-discard = Desc.
cli-glory-reserve = Res.
cli-glory-fleeting = passageira, 1 de glória
cli-glory-lasting = duradoura, 2 de glória
cli-glory-champion = campeão: { $name }
cli-glory-no-champion = ainda sem campeão
cli-glory-won = vencida: vem uma nova arena
cli-glory-empty = ninguém
cli-glory-side = { $name } · agilidade { $agility }
cli-glory-row = { $supply } ({ $left })
cli-glory-villa = Vila de { $name }
cli-glory-own-villa = A sua vila
cli-glory-table = Na mesa
cli-glory-window = Dá para reagir a
cli-glory-window-damage = dano: { $assigned }
cli-glory-window-enter = { $name } acaba de entrar
cli-glory-window-leave = saiu: { $names }
cli-glory-marked = dos quais { $damage } sem prevenção
cli-glory-no-cards = vazia
cli-glory-own-reserve = A sua reserva
cli-glory-buy-back = resgate: { $coin }
cli-glory-top = No topo do baralho
cli-glory-known = { $name } tem com certeza
cli-glory-discount = a sua próxima aquisição custa { $coin } a menos
cli-glory-to-hand = a sua próxima aquisição vem para a mão
cli-glory-now = Neste turno
cli-glory-purse = { $coin } para gastar
cli-glory-type-patron = Patronos
cli-glory-type-scheme = Tramas
cli-glory-type-tactic = Táticas
cli-glory-type-income = Rendas
cli-glory-stats = { $attack }/{ $health }/{ $agility }
cli-glory-needs = s{ $bloodlust } i{ $influence }
cli-glory-legend = 2/7/1: ataque, vida restante, agilidade · s sede de sangue · i influência · { $favor } Favor do Público · { $turned } exaurido
cli-glory-legend-tick = { $tick } você pode pagar
cli-glory-legend-hit = { $mark } dano prestes a sofrer
cli-glory-how-all = tudo: pagar o resto nesta ordem
cli-glory-how-do = A qualquer momento (digite fazer): { $what }
cli-glory-how-reserve = a sua reserva por { $coin }
cli-glory-word-all = tudo resto
cli-glory-pile-discard = Descarte de { $name } ({ $count })
cli-glory-pile-unseen = Cartas de { $name } que não estão abertas: mão, baralho, reserva ({ $count })
cli-glory-pile-removed = Fora do jogo ({ $count })
cli-glory-facts-gladiator = gladiador · custo { $cost } · ataque { $attack } · vida { $health } · agilidade { $agility } · sede de sangue { $bloodlust } · influência { $influence }
cli-glory-facts-patron = patrono · custo { $cost } · dá { $influence } de influência
cli-glory-facts-cost = { $type } · custo { $cost }
cli-glory-facts-scheme = trama
cli-glory-facts-tactic = tática
cli-glory-facts-reaction = reação
cli-glory-facts-income = renda
cli-glory-facts-scheme-tactic = trama ou tática
cli-glory-facts-arena = arena
cli-glory-facts-boast = bravata

cli-spartacus-round = rodada { $round }
cli-spartacus-combat-round = rodada de combate { $round }
cli-spartacus-phase-setup = preparação
cli-spartacus-phase-intrigue = Fase de Intriga
cli-spartacus-phase-market = Fase de Mercado
cli-spartacus-phase-arena = Fase de Arena
cli-spartacus-phase-fight = uma luta avulsa
cli-spartacus-phase-over = o fim
cli-spartacus-decks = Intriga { $intrigue } (descartes { $intrigue_discard }) · Mercado { $market } (descartes { $market_discard })
cli-spartacus-hand = mão { $count }/{ $most }
cli-spartacus-hidden = escondida
cli-spartacus-left = (desistiu)
cli-spartacus-legend = 4/4/4: ATQ, DEF, VEL · { $turned } esgotado · { $hurt } ferido · { $star } Favor · { $crown } Campeão · { $sent } na arena · r6 requer 6 de Influência · +2 de troca
cli-spartacus-prepared = Virado nº { $number }
cli-spartacus-face-down = um Esquema que você não viu
cli-spartacus-needs = requer { $needs }, tem { $has }
cli-spartacus-supported = apoio: { $own } próprios, { $names }
cli-spartacus-scheme = Esquema
cli-spartacus-target = Alvo:
cli-spartacus-unconfirmed = ainda não confirmado
cli-spartacus-declared = Declarado
cli-spartacus-lots = Lotes
cli-spartacus-committed = Na arena
cli-spartacus-offer = Oferta { $number }
cli-spartacus-promise = Promessa
cli-spartacus-promised = de { $by } para { $to }: { $promised } ({ $state })
cli-spartacus-schemes = Seus Esquemas
cli-spartacus-reactions = Suas Reações
cli-spartacus-guards = Seus Guardas
cli-spartacus-no-cards = vazia
cli-spartacus-quiet =
    { $count ->
        [1] O público se impacienta: mais uma rodada sem ataque e um anel se fecha.
       *[other] O público se impacienta: mais { $count } rodadas sem ataque e um anel se fecha.
    }
cli-spartacus-map-legend = i, ii marcas iniciais · x fechado · nomes (F4): aonde você pode ir agora
cli-spartacus-roll-marks = x acerto, - nada
cli-spartacus-requires = requer { $influence }
cli-spartacus-requires-more = requer mais Influência que a do Alvo
cli-spartacus-requires-less = requer menos Influência que a do Alvo
cli-spartacus-cash = troca { $cash }
cli-spartacus-house-facts = { $coins }, Gladiadores { $gladiators }, Escravos { $slaves }, Guardas { $guards }. { $powers }
cli-spartacus-could-send = Influência { $influence }, na ativa: { $names }
cli-spartacus-reroll = Rerolar: { $dice }
cli-spartacus-pile-intrigue = Descartes de Intriga ({ $count })
cli-spartacus-pile-market = Descartes de Mercado ({ $count })

cli-serpents-legend = { $more } mais, { $less } menos Influência que a do Alvo
cli-serpents-counts = Vale para ele
cli-serpents-meddled = Intromissão
cli-serpents-raised = { $card } ({ $name }) requer { $more } a mais
cli-serpents-barred = Não podem lutar
cli-serpents-caps = Banqueiro
cli-serpents-cap = { $name } até { $coins } em { $field }

## Como se responde numa campanha

cli-school-how-bid =
    { $none ->
        [yes] Digite o seu lance em ouro, de { $least } a { $most }, ou 0 para nenhum lance. Ninguém o vê antes de todos darem o seu.
       *[no] Digite o seu lance em ouro, de { $least } a { $most }. Ninguém o vê antes de todos darem o seu.
    }
cli-school-how-subset =
    { $limited ->
        [yes] Digite números ou nomes separados por vírgulas, no máximo { $count }; ou nenhum.
       *[no] Digite números ou nomes separados por vírgulas; ou todos, ou nenhum.
    }
cli-school-how-trade =
    { $count ->
        [0] Digite um número. Você não pode mais fazer ofertas neste turno.
        [1] Digite um número ou uma última oferta: oferta NOME 20 por GLADIADOR; só oferta pergunta tudo.
       *[other] Digite um número ou uma oferta: oferta NOME 20 por GLADIADOR; só oferta pergunta tudo. (restam { $count })
    }
# Palavras que se podem digitar, cada uma em qualquer destas formas.
cli-school-word-all = todos
cli-school-word-none = nenhum nada ninguém não
cli-school-word-and = e
cli-school-word-for = por
cli-school-word-gold = ouro
cli-school-word-offer = oferta oferecer
cli-school-bid-no-number = “{ $text }” não é uma soma em ouro. Digite um número inteiro.
cli-school-bid-range =
    { $none ->
        [yes] Você pode dar um lance de { $least } a { $most } de ouro, ou 0 para nenhum.
       *[no] Você pode dar um lance de { $least } a { $most } de ouro.
    }
cli-school-too-many =
    { $count ->
        [1] São demais: no máximo um.
       *[other] São demais: no máximo { $count }.
    }
cli-school-nobody-called = Não há “{ $text }” para escolher. Há: { $names }.
cli-school-offer-form = Faça uma oferta assim: oferta NOME o que você dá por o que você quer. NOME é um de: { $names }.
cli-school-offer-who = Para quem? ({ $names })
cli-school-offer-gives = O que você dá a { $name }? (ouro, gladiadores ou nada)
cli-school-offer-wants = O que você quer de { $name }? (ouro, gladiadores ou nada)
cli-school-offer-poor = { $name } só tem { $gold } de ouro.
cli-school-offer-again = Isso não pode ser oferecido: já está no pregão.

## Como se responde em Spartacus

cli-spartacus-how-bid =
    { $staked ->
        [0] Digite o seu lance, de 0 a { $most }. Ninguém o vê antes de todos darem o seu.
       *[other] Digite o que acrescenta aos { $staked } da mesa, de 0 a { $most }. Ninguém o vê antes de todos darem o seu.
    }
cli-spartacus-how-wagers = Digite campo e valor, por exemplo: ferimento 2, I 3. Ou nada. No máximo { $limits }; você tem { $coins }.
cli-spartacus-wager-limit =
    { $count ->
        [1] { $most } em { $fields }
       *[other] { $most } em cada um: { $fields }
    }
cli-spartacus-how-scheme =
    { $request ->
        [yes]
            { $bribe ->
                [yes] Digite um número; ou pedir NOME, NOME (pedir NOME mostrar: esse vê a carta); ou propina 3.
               *[no] Digite um número; ou pedir NOME, NOME (pedir NOME mostrar: esse vê a carta).
            }
       *[no]
            { $bribe ->
                [yes] Digite um número; ou propina 3.
               *[no] Digite um número.
            }
    }
cli-spartacus-how-move = Digite um número, ou um hexágono com nome no mapa (por exemplo F4) para ir até lá.
cli-spartacus-tip = A qualquer momento: { $what }
cli-spartacus-tip-give = dar 3 a NOME
cli-spartacus-tip-offer = oferta (pergunta parte por parte)
cli-spartacus-tip-show = mostrar CARTA a NOME
cli-spartacus-tip-lay = baixar (um Guarda)
cli-spartacus-tip-reopen = reabrir (voltar a negociar)
cli-spartacus-tip-answer = aceitar, recusar ou contrapor { $numbers }
cli-spartacus-tip-reason = recusar { $number } é pouco (ou outro motivo, ou um preço, como 3)
cli-spartacus-tip-withdraw = retirar { $numbers }
cli-spartacus-word-give = dar pagar
cli-spartacus-word-lay = baixar guarda
cli-spartacus-word-show = mostrar mostrando
cli-spartacus-word-reopen = reabrir
cli-spartacus-word-offer = oferta oferecer ofertar
cli-spartacus-word-counter = contrapor contraproposta
cli-spartacus-word-accept = aceitar aceito
cli-spartacus-word-decline = recusar recuso
cli-spartacus-word-withdraw = retirar retiro
cli-spartacus-word-above = acima
cli-spartacus-decline-form = Diga o motivo assim: recusar 1 agora não, ou diga quanto falta: recusar 1 3. Motivos: { $reasons }.
cli-spartacus-limit-form = Prometa um limite para o lance assim: nenhum lance acima de 3 por LOTE. Os lotes: { $lots }.
cli-spartacus-offer-limit = nenhum lance acima de 3 por LOTE
cli-spartacus-word-to = a ao para
cli-spartacus-word-on = em no na
cli-spartacus-word-coins = moeda moedas denário denários
cli-spartacus-word-private = privado particular segredo
cli-spartacus-word-ask = pedir peço
cli-spartacus-word-bribe = propina suborno
cli-spartacus-word-move = mover ir
cli-spartacus-word-pay = pagar paga
cli-spartacus-who = Quem é “{ $text }”? Há: { $names }.
cli-spartacus-bid-range = Um lance é um número inteiro de 0 a { $most }.
cli-spartacus-wager-form = “{ $text }” não é uma aposta. Digite um campo e um número, por exemplo: ferimento 2.
cli-spartacus-wager-range = Você pode apostar no máximo { $limits }; e tem { $coins }.
cli-spartacus-no-bribe = Você não pode pagar isso como propina.
cli-spartacus-no-request = Você não pode pedir isso agora: apoio dado não volta, e quem recusou só é consultado de novo depois de um acordo com você.
cli-spartacus-no-way = Não há como ir a { $hex } agora.
cli-spartacus-not-now = Isso não é possível agora.
cli-spartacus-give-form = Digite: dar 3 a NOME.
cli-spartacus-give-range = Você tem { $coins } para dar.
cli-spartacus-show-form = Digite: mostrar CARTA a NOME.
cli-spartacus-show-which = Você não tem uma só carta chamada “{ $text }”.
cli-spartacus-which-offer = Qual oferta? Digite o número dela, como na mesa.
cli-spartacus-no-offers-left = Você não pode mais fazer ofertas nesta fase.
cli-spartacus-two-ways = Só um dos lados pode dar dinheiro.
cli-spartacus-no-such-offer = Isso não pode ser oferecido agora: Recursos só trocam de dono no Mercado Aberto, têm de estar ativos, e os dois têm de estar negociando; e a mesma oferta pode já estar aberta.
cli-spartacus-offer-form = Digite: oferta NOME o que você dá por o que quer (por exemplo: oferta NOME 3 por apoio). oferta sozinho pergunta parte por parte.
cli-spartacus-offer-who = Para quem? ({ $names }; vários com vírgulas; ou todos)
cli-spartacus-offer-gives = O que você dá a { $name }? (Dinheiro, Recursos, promessas, com vírgulas; ou nada.)
cli-spartacus-offer-wants = O que você quer de { $name }? (O mesmo; ou nada.)
cli-spartacus-offer-pay = pagar 3 e quando (por exemplo: pagar 3 no fim desta rodada)
cli-spartacus-offer-private = Em particular, sem que mais ninguém veja? (sim/não)
cli-spartacus-no-such-promise = “{ $text }” não é dinheiro, nem Recurso, nem promessa que caiba agora.
cli-spartacus-pay-form = Diga quanto e quando: { $when }.

## As vidas dos gladiadores

cli-career-now = Na escola de { $name } · { $wins } de { $bouts } duelos vencidos
cli-career-which = Digite carreira e um nome.
cli-career-nobody = Ninguém se chama “{ $text }”. Só carreira lista todos.
cli-career-injury =
    { $die ->
        [1] sofreu uma ferida mortal
        [2] foi mutilado
        [3] saiu manco
        [4] saiu com vergonha
        [5] ficou muito ferido
       *[other] saiu ileso
    }

## munera play

cli-play-no-terminal = Para jogar é preciso um terminal, e este não é um. Para partidas entre robôs: munera simulate { $game } --games 100
cli-play-bot = (robô: { $bot })
cli-play-person = (robô: { $level }, { $temper })
cli-play-keys = Número ou nome
cli-play-only = Não há outra escolha: aperte Enter.
cli-play-warned = { $option }: { $text }
cli-play-says = { $name }: “{ $text }”
cli-play-space = Há mais opções do que cabe listar; escreva uma em JSON. { $described }
cli-play-more-news =
    { $count ->
        [1] (mais uma linha: digite história)
       *[other] (mais { $count } linhas: digite história)
    }
cli-play-forced = (Você não tinha escolha: { $option }.)
cli-play-decided = (Seu gladiador decidiu: { $option }.)
cli-play-details =
    { $asked ->
        [yes] De agora em diante, as pequenas coisas da arena são decididas por você.
       *[no] De agora em diante, seus gladiadores decidem sozinhos as pequenas coisas da arena.
    }
cli-play-no-details = Aqui não há pequenas coisas que os seus possam decidir.
cli-play-ambiguous = “{ $text }” pode ser { $names }.
cli-play-not-understood = “{ $text }” não é uma opção aqui. Digite um número, um nome ou ajuda.
cli-play-stand-in =
    { $kind ->
        [late] O robô { $bot } de { $name } falhou: demorou demais. Um robô aleatório joga no lugar.
        [unoffered] O robô { $bot } de { $name } falhou: respondeu o que não foi oferecido. Um robô aleatório joga no lugar.
       *[crashed] O robô { $bot } de { $name } falhou: parou de funcionar. Um robô aleatório joga no lugar.
    }
cli-play-undone = Desfeito.
cli-play-no-moves = Aqui não há nada que se possa fazer a qualquer momento.
cli-play-which-move = Digite fazer e o número.
cli-play-really-concede = Desistir mesmo? (sim/não)
cli-play-saved = Salvo: { $path }
cli-play-idle = { $name } não muda nada nesta mesa; só importa com { $when }.
cli-play-resume = Para continuar depois:
cli-play-pass-device = Passe o aparelho para { $name }.
cli-play-press-enter = { $name }, aperte Enter quando ninguém mais estiver olhando.
cli-play-may-unseal = { $name }, a sua resposta está selada. Para voltar atrás, digite { $undo } aqui.
cli-play-hint =
    O robô { $bot } escolheria: { $option }
    { $why }
cli-play-no-rule = Não há texto para esta regra.
cli-play-not-offered = Por que o resto não é oferecido
cli-play-discards =
    { $count ->
        [1] 1 carta nos descartes
       *[other] { $count } cartas nos descartes
    }
cli-play-no-careers = Ninguém tem uma carreira neste jogo.
cli-play-which-card = Digite carta e o nome de uma, ou parte dele.
cli-play-chapters = Este turno e o anterior. história tudo conta tudo, história 3 o terceiro turno.
cli-play-no-discards = Não há descartes.
cli-play-help = Responda com o número de uma opção ou com o nome dela; as primeiras letras bastam. Enter mostra a mesa de novo. Você também pode digitar:
cli-play-you-win = Você venceu!
cli-play-you-lose = Você perdeu.
cli-play-winners =
    { $count ->
        [one] { $names } vence.
       *[other] { $names } vencem.
    }
cli-play-no-winner = Ninguém vence.
cli-play-recorded = Registrado: { $path }
cli-play-seed = As mesmas cartas de novo: { $command }
cli-play-again = Mais uma? (sim/não)

## O que se pode digitar durante o jogo

cli-command-rule = regra
    .help = a regra por trás da pergunta, e por que o resto não é oferecido
cli-command-hint = dica
    .help = o que um robô veterano faria com o que você sabe
cli-command-undo = desfazer
    .help = desfaz a sua última decisão, se nada novo apareceu desde então
cli-command-log = história
    .help = a história até aqui; onde é longa, história tudo e história 3 contam tudo ou o terceiro turno
cli-command-career = carreira
    .help = carreira NOME conta a vida de um gladiador
cli-command-card = carta
    .help = carta NOME diz o que está impresso numa carta
cli-command-discard = descartes
    .help = o que há nos descartes
cli-command-do = fazer
    .help = lista o que se pode fazer a qualquer momento; fazer 2 faz o segundo
cli-command-say = dizer
    .help = conversa com os bots sobre ofertas; dizer sozinho lista frases rápidas
cli-command-wait = esperar
    .help = onde qualquer um pode agir, deixa os outros agirem antes
cli-command-trainer = treinador
    .help = deixa o treinador (um robô veterano) lutar este combate até o fim
cli-command-details = detalhes
    .help = decide você as pequenas coisas da arena, ou as deixa de novo com seus gladiadores
cli-command-save = salvar
    .help = salva agora; salvar ARQUIVO usa o seu nome
cli-command-concede = desistir
    .help = desiste do jogo
cli-command-quit = sair
    .help = salva e sai
cli-command-help = ajuda
    .help = esta lista

## munera simulate

cli-simulate-title = { $game }: { $games } partidas, semente { $seed }
cli-simulate-games = { $finished } terminadas, { $draws } empatadas, { $failed } com falha
cli-simulate-length =
    { $unit ->
        [turns] Turnos por partida: { $mean } em média, metade até { $median }, { $max } na mais longa
       *[answers] Respostas por partida: { $mean } em média, metade até { $median }, { $max } na mais longa
    }
cli-simulate-speed = { $decisions } decisões em { $seconds } s, { $speed } por segundo
cli-simulate-bot = quem
cli-simulate-played = partidas
cli-simulate-wins = vitórias
cli-simulate-rate = taxa
cli-simulate-interval = intervalo de 95%
cli-simulate-seat = lugar { $seat }
cli-simulate-all = todos
cli-simulate-stand-ins = O robô { $bot } falhou em { $games } partidas, nas quais um robô aleatório jogou no lugar: { $reasons }
cli-simulate-failure = A partida { $game } (semente { $seed }) falhou: { $error }
cli-simulate-out = Os registros: { $path }

cli-ladder-rating = força
cli-ladder-error = erro
cli-ladder-among = oponente
cli-decimal = { $whole },{ $tenths }

## munera replay

cli-replay-prompt = [{ $at }/{ $last }] Enter avança, b volta, um número salta, q sai:
cli-replay-end = Este é o fim do registro.
cli-replay-ok =
    { $count ->
        [1] OK: 1 registro, { $entries } jogadas, { $events } acontecimentos.
       *[other] OK: { $count } registros, { $entries } jogadas, { $events } acontecimentos.
    }
cli-replay-differs = Linha { $line }: { $error }
cli-replay-failed = { $failed } de { $count } não puderam ser reproduzidos.
cli-replay-dice-none =
    { $count ->
        [one] Ele nada diz sobre a origem dos seus dados, por isso nada foi conferido a esse respeito.
       *[other] Eles nada dizem sobre a origem dos seus dados, por isso nada foi conferido a esse respeito.
    }
cli-replay-dice = Dados: o segredo do registro abre o compromisso { $commitment }. Compare-o com o que a mesa mostrou antes da primeira carta; só você pode fazer isso.
cli-replay-dice-added = A semente resulta do segredo e do que { $added } de { $seats } lugares acrescentaram. Se você acrescentou algo, procure-o em “entropy”.
cli-replay-dice-many = Dados: { $count } de { $all } registros abrem seu compromisso, e sua semente resulta dele. Se esses são os compromissos mostrados antes das primeiras cartas, só você pode comparar.
cli-replay-dice-blind =
    { $count ->
        [1] Em um jogo nenhum lugar acrescentou algo: ali o servidor podia escolher seu segredo, e com ele os dados, antes de publicar o compromisso.
       *[other] Em { $count } jogos nenhum lugar acrescentou algo: ali o servidor podia escolher seu segredo, e com ele os dados, antes de publicar o compromisso.
    }
cli-replay-dice-first-scheme =
    { $count ->
        [1] Um registro é do antigo esquema munera-fair/1, que prova menos: seu resumo não separa sal e chave, de modo que verificadores da versão 0.1.0 aceitam outros segredos para o mesmo compromisso. Aqui só se aceitam segredos da forma fixa; o que um verificador mais antigo aceitou nada prova. Aquela versão também não garantia que ninguém acrescentasse algo enquanto o jogo começava.
       *[other] { $count } registros são do antigo esquema munera-fair/1, que prova menos: seu resumo não separa sal e chave, de modo que verificadores da versão 0.1.0 aceitam outros segredos para o mesmo compromisso. Aqui só se aceitam segredos da forma fixa; o que um verificador mais antigo aceitou nada prova. Aquela versão também não garantia que ninguém acrescentasse algo enquanto o jogo começava.
    }
cli-replay-dice-limits = Não foi conferido, porque não é possível: que ninguém no servidor olhou as cartas, nem acrescentou algo por um lugar seu depois de ver o que os outros acrescentaram.

## munera serve

cli-serve-address = Munera está em { $address } (Ctrl-C encerra).

## munera rules

cli-rules-id = regra
cli-rules-title = título
cli-rules-mark = marca
cli-rules-tests = testes
cli-rules-ruling = decisão
cli-rules-ours = nossa
cli-rules-reason = Motivo: { $reason }
cli-rules-proved =
    { $count ->
        [0] Nenhum teste a prova.
        [1] Um teste a prova:
       *[other] { $count } testes a provam:
    }
cli-rules-summary = { $total } regras: { $covered } provadas por testes, { $uncovered } não.
cli-rules-no-tests = { $count } regras. Os testes que as provam estão no código-fonte, não neste pacote.

## Lições

cli-learn-no-terminal = Para uma lição é preciso um terminal, e este não é um. Do que trata o jogo: munera rules { $game } --summary
cli-learn-play-now = Jogar de verdade agora? (sim/não)
cli-learn-play-later = Uma partida curta contra robôs que se pode vencer:
cli-learn-left = Uma lição não é guardada. Ela recomeça com:
