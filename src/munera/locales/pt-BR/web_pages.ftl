### O aplicativo web: regras, cartas, replays, preferências e lições.

## Regras

web-rules-of = Regras: { $game }
web-summary = Em uma página
web-summary-from = Os números vêm das próprias regras; as regras numeradas têm todo o resto.
web-print = Imprimir
web-rules-search = Procurar nas regras
web-rules-which = Quais regras
web-rules-all = Todas
web-rules-ruling = Decisões nossas
web-rules-ours = Só nossas
web-rules-chapters = Capítulos
web-rules-count =
    { $count ->
        [1] Uma regra de { $all }.
       *[other] { $count } de { $all } regras.
    }
web-rules-none = Nenhuma regra tem todas essas palavras.
web-rules-link = Copiar um link para { $id }
web-rules-borrowed = Daqui em diante: as regras de { $game }, em que este jogo se baseia.

## Cartas

web-cards-of = Cartas: { $game }
web-cards-search = Procurar nomes e textos
web-cards-type = Tipo
web-cards-all-types = Todos os tipos
web-cards-standing = Origem
web-cards-all-sources = Oficiais e nossas
web-cards-new = Só as da expansão
web-cards-count =
    { $titles ->
        [1] Um título, { $copies } ao todo.
       *[other] { $titles } títulos, { $copies } cartas ao todo.
    }
web-cards-star = Um asterisco marca o que não é oficial.
web-cards-none = Nenhuma carta encontrada.
web-cards-open = { $name }: de onde vêm os números
web-cards-school = Os 108 gladiadores prontos, pelos três dados que os encontram. As lutas usam as cartas de Gladius.
web-cards-school-link = Para essas cartas
web-cards-fighter = Gladiador { $number }
web-cards-is-official = Tudo oficial
web-cards-is-partly = Oficial em parte
web-cards-is-ours = Nossa
web-cards-from-rulebook = livro de regras
web-cards-from-reference = descrições públicas
web-cards-from-read = impresso; leitura nossa
web-cards-from-repaired = achado com falhas, reparado por nós
web-cards-from-completed = completado por nós
web-cards-from-original = nosso
web-cards-official-means = É oficial o que está no livro de regras ou em descrições públicas das cartas impressas. Todo o resto é nosso e pode ser ajustado.
web-cards-slot-weapon = arma
web-cards-slot-armour = armadura
web-cards-slot-special = especial
web-cards-opposed-up = UP: só contra uma Casa com menos Influência.
web-cards-opposed-down = DOWN: só contra uma Casa com mais Influência.
web-cards-tag-evade = evasão
web-cards-tag-block = bloqueio
web-cards-tag-armor = armadura
web-cards-f-name = { common-name }
web-cards-f-effect = Texto
web-cards-f-copies = Cópias
web-cards-f-damage = Dano
web-cards-f-tag = Rótulo
web-cards-f-hit_points = Pontos de vida
web-cards-f-defend = Defende com
web-cards-f-attack = { common-attack }
web-cards-f-defence = { common-defence }
web-cards-f-speed = Velocidade
web-cards-f-value = Valor
web-cards-f-requirement = { common-influence }
web-cards-f-cash = Venda
web-cards-f-slot = Lugar
web-cards-f-opposed = Em vez de Influência
web-cards-f-starting = Carta inicial
web-cards-f-exhausts = Esgota-se com o uso
web-cards-f-range = Alcance
web-cards-f-times = Vezes
web-cards-f-coins = Dinheiro
web-cards-f-gladiators = { common-gladiators }
web-cards-f-slaves = { common-slaves }
web-cards-f-guards = Guardas
web-cards-f-cost = Custo
web-cards-f-health = Vida
web-cards-f-agility = Agilidade
web-cards-f-bloodlust = Sede de sangue
web-cards-f-influence = { common-influence }
web-cards-f-arena_value = Numa arena
web-cards-f-number = N.º
web-cards-f-style = { common-style }
web-cards-f-experience = Experiência
web-cards-f-strength = { common-strength }
web-cards-f-skill = { common-skill }
web-cards-f-endurance = { common-endurance }
web-cards-f-prowess = { common-prowess }
web-cards-f-reflexes = { common-reflexes }
web-cards-f-charisma = { common-charisma }
web-cards-f-nationality = Nacionalidade
web-cards-f-age = Idade
web-cards-f-size = Porte
web-cards-f-career = Vida anterior

## Reprises

web-replay-line = Toda partida encerrada pode ser revista, jogada a jogada e pelos olhos de qualquer jogador.
web-replay-open = Abrir um registro
web-replay-opening = A partida está sendo jogada de novo…
web-replay-open-means = Escolha um arquivo salvo de um replay ou solte-o aqui.
web-replay-choose = Escolher um arquivo
web-replay-mine = Partidas que você terminou
web-replay-none = Nenhuma ainda.
web-replay-imported = de um arquivo
web-replay-file-view = Este arquivo tem o que um jogador viu, não uma partida inteira. Salve o registro a partir de um replay.
web-replay-file-other = Isto não é o registro de uma partida.
web-replay-not = Esta partida não pode ser vista de novo
web-replay-eyes = Pelos olhos de quem?
web-replay-spectator = Um espectador
web-replay-all-cards = Todas as cartas abertas
web-replay-through = Por cima do ombro de { $name }
web-replay-decides = Na vez: { $names }
web-replay-save = Salvar ou compartilhar
web-replay-save-record = O registro
web-replay-save-record-means = A partida inteira em um arquivo: qualquer pessoa pode abri-lo aqui, em qualquer ponto e com os olhos de quem quiser.
web-replay-save-record-do = Salvar o registro
web-replay-film = Uma animação
web-replay-film-means = Um trecho da partida como um filme curto: a mesa como você a vê agora e, embaixo, o que se conta. É feito no seu navegador, no ritmo da repetição; cada passo leva alguns segundos.
web-replay-film-from = Do passo
web-replay-film-to = Ao passo
web-replay-film-earlier = Um passo antes
web-replay-film-later = Um passo depois
web-replay-film-webm =
    { $steps ->
        [one] { $steps } passo, cerca de { $seconds } s, em vídeo (WebM).
       *[other] { $steps } passos, cerca de { $seconds } s, em vídeo (WebM).
    }
web-replay-film-gif =
    { $steps ->
        [one] { $steps } passo, cerca de { $seconds } s, em imagem animada (GIF): este navegador não faz vídeos.
       *[other] { $steps } passos, cerca de { $seconds } s, em imagem animada (GIF): este navegador não faz vídeos.
    }
web-replay-film-none = O último passo precisa vir depois do primeiro.
web-replay-film-long = No máximo { $most } passos.
web-replay-film-do = Fazer a animação
web-replay-film-progress = Passo { $done } de { $of }
web-replay-film-stop = Cancelar
web-replay-film-stopped = Cancelado. Nada foi salvo.
web-replay-film-done = Pronto: { $megabytes } MB. Está entre os seus downloads.
web-replay-film-again = Salvar de novo
web-replay-film-impossible = Este navegador não consegue fazer imagens de uma página. Tente outro, como Chrome, Edge ou Firefox.
web-replay-scrub = Replay
web-replay-place = Ponto da partida
web-replay-at = { $at } de { $of }
web-replay-first = Ao começo (Home)
web-replay-back = Um passo atrás (seta esquerda)
web-replay-play = Reproduzir
web-replay-pause = Pausar
web-replay-next = Um passo à frente (seta direita)
web-replay-last = Ao fim (End)
web-replay-chapters = Capítulos
web-replay-chapter-back = Capítulo anterior (Page Up)
web-replay-chapter-next = Próximo capítulo (Page Down)
web-replay-chapter-round = Rodada
web-replay-chapter-fight = Luta
web-replay-chapter-victory = Decisão
web-replay-chapter-betrayal = Traição
web-replay-chapter-death = Baixa
web-replay-no-chapters = Este jogo não tem capítulos.
web-replay-against = contra { $names }
web-replay-pace = Ritmo
web-replay-pace-slow = Lento
web-replay-pace-calm = Calmo
web-replay-pace-fast = Rápido
web-replay-fork = Jogar daqui em diante
web-replay-fork-means = Uma nova mesa continua deste momento, e robôs ocupam os outros lugares. Os dados e as cartas que vêm são os da partida, por isso serve para estudo.
web-replay-fork-seat = Que lugar você ocupa?
web-replay-fork-as = Jogar no lugar de { $name }

## Preferências

web-set-line = As mudanças valem na hora e ficam só neste navegador.
web-set-name-means = O seu nome nas novas mesas.
web-set-words = Palavras
web-set-edition = Edição
    .means = Duas edições de Spartacus dão nomes diferentes ao dinheiro e a algumas cartas. As regras são as mesmas.
web-set-edition-2012 = 2012
    .means = O dinheiro são denários.
web-set-edition-2020 = 2020
    .means = O dinheiro são moedas.
web-set-titles = Títulos das cartas
    .means = Duas cartas de Spartacus têm títulos grosseiros.
web-set-titles-clean = Limpos
    .means = Os títulos grosseiros são trocados por outros, brandos.
web-set-titles-printed = Como impressos
    .means = Cada título como está na carta.
web-set-looks = Aparência
web-set-theme-auto = Igual ao aparelho
    .means = Claro de dia, escuro se o aparelho pedir.
web-set-theme-light = Meio-dia
    .means = Mármore e areia clara.
web-set-theme-dark = Tochas
    .means = Pedra escura e areia quente.
web-set-motion = Movimento
web-set-motion-auto = Igual ao aparelho
    .means = Parado, se o aparelho pedir menos movimento.
web-set-motion-full = Em movimento
    .means = Cartas e figuras se movem, sempre por pouco tempo.
web-set-motion-none = Parado
    .means = Nada se move; o que é novo ganha uma borda.
web-set-pace = Ritmo
    .means = Com que rapidez as jogadas dos outros são mostradas, uma depois da outra. Uma luta de robôs leva no máximo uns vinte segundos; tudo pode ser pulado.
web-set-pace-slow = Lento
    .means = Tempo para ler cada linha.
web-set-pace-usual = Normal
    .means = Um golpe leva cerca de um segundo.
web-set-pace-quick = Rápido
    .means = A metade disso.
web-set-pace-off = Desligado
    .means = Direto para a situação atual.
web-set-one-click = Um clique basta
    .means = Para tudo o que pode ser desfeito por completo. O que rola dados, compra ou revela cartas ou passa a vez é sempre confirmado.
web-set-shapes = Mais formas
    .means = Os tipos de cartas se distinguem também por um padrão, além da cor e do sinal.
web-set-sound-means = Tambores, ferro, madeira e o público, baixinho. Tudo o que se ouve também se vê e se lê.
web-set-sound-level = Volume
web-set-sound-which = Quais sons
web-set-sound-turn = A sua vez e o fim
    .means = Dois toques de tambor quando é a sua vez, uma trompa quando você vence.
web-set-sound-impact = Impactos
    .means = Dados, golpes, escudos, redes e quedas; lances que se abrem.
web-set-sound-ui = Cartas e moedas
    .means = Alguém joga uma carta, moedas mudam de mãos, chega uma oferta para você.
web-set-sound-crowd = O público
    .means = Espera pelo polegar, aplaude e vaia.
web-set-hear = Ouvir
web-cue-turn = A sua vez
web-cue-win = Vitória
web-cue-lose = Derrota
web-cue-crack = Lances se abrem
web-cue-dice = Dados
web-cue-hit = Um golpe acerta
web-cue-block = Um golpe é aparado
web-cue-net = Uma rede
web-cue-fall = Uma queda
web-cue-card = Uma carta
web-cue-coin = Moedas
web-cue-seal = O seu lance é selado
web-cue-offer = Uma oferta
web-cue-murmur = O público espera
web-cue-cheer = Aplausos
web-cue-boo = Vaias
web-set-notify-means = O navegador avisa quando é a sua vez e a mesa não está à vista.
web-set-standing-1 = Em jogos com reações, você precisa dizer muitas vezes se quer impedir algo. Uma resposta permanente recusa por você.
web-set-standing-2 = Ela é definida na própria pergunta ou no menu da mesa: onde nada seu serve, a não ser que o alvo seja você, por este turno ou fase, ou sempre. Um sinal junto à pergunta mostra isso e avisa das Reações na sua mão; um clique nele a retira.
web-set-standing-3 = Uma resposta permanente apenas recusa. Nada é jogado por você, e ninguém percebe que não houve pergunta.
web-about = Sobre o Munera
web-about-unofficial = Um projeto independente de quem gosta destes jogos; todos os nomes pertencem aos seus donos.
web-about-licences = As licenças das fontes e dos pacotes

## Lições

web-learn-line = Poucos minutos cada, numa mesa de verdade contra um adversário paciente. Faça o que quiser: a lição encontra o caminho.
web-learn-facts =
    { $minutes ->
        [1] Um minuto, { $steps } passos
       *[other] Cerca de { $minutes } minutos, { $steps } passos
    }
web-learn-begin = Aprender { $game }
web-learn-none = Ainda não há lição para este jogo.
web-learn-more = Todas as lições
web-learn-coach = A lição
web-learn-at = Passo { $at } de { $of }
web-learn-rule = A regra
web-learn-leave-sure = Sair da lição?
web-learn-stay = Ficar
web-learn-go-on = Continue quando tiver visto.
web-learn-seen = (feito)
web-learn-unseen = (não tentado)
web-learn-goes-on = A partida continua nesta mesa, se você quiser.
web-learn-fold = Deixar a lição de lado
web-learn-unfold = Mostrar a lição
web-learn-leave = Sair da lição
web-learn-skip = Pular este passo
web-learn-again = Mais uma vez
web-learn-play = Jogar de verdade
web-learn-serpents = The Serpents and the Wolf se joga como Spartacus, com mais Casas e cartas. Aprenda Spartacus primeiro; as regras do Primus, a luta de quatro, estão aqui:
