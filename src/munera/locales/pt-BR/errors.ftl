### Por que algo foi recusado.

## As recusas do jogo

error-not-an-option = Essa não é uma das opções.
error-not-asked = Não há nenhuma pergunta para você agora.
error-not-a-seat = Não há esse lugar neste jogo.
error-not-sealed = Não há resposta selada para retirar.
error-not-a-move = Isso não pode ser feito a qualquer momento.
error-cannot-concede = Neste jogo não se pode desistir.
error-stale = Essa pergunta já foi encerrada.
error-no-part = Não há nada aqui com esse nome.
error-over = O jogo acabou.
error-too-late = É tarde para voltar atrás: você soube de algo desde então, ou outra pessoa agiu.
error-rollout = Este jogo não guarda histórico.
error-hosted = Um jogo cujo acaso foi decidido à mão não tem registro.
error-imagined = Um jogo imaginado não pode ser salvo.

## Tipos de erro

error-munera-error = { $detail }
error-rule-error = Uma regra falhou, e o jogo está como antes ({ $detail }).
error-diverged =
    { $entry ->
        [none] Não segue as regras ({ $detail }).
       *[other] A jogada { $entry } é a primeira que não segue as regras ({ $detail }).
    }
error-wrong-version =
    { $entry ->
        [none] Foi feito com outras regras ({ $detail }).
       *[other] A jogada { $entry } é a primeira que só a versão { $made } das regras joga, não esta ({ $detail }).
    }
error-damaged = Não pode ser lido ({ $detail }).
error-bad-position = Essa posição se contradiz ({ $detail }).
error-bad-variant = Uma opção da mesa está errada ({ $detail }).
error-bad-simulation = Isso não pode ser simulado ({ $detail }).
error-unknown-game = Não há esse jogo ({ $detail }).
error-bot-failed = Um robô falhou ({ $detail }).
error-unknown-bot = Não há esse robô ({ $detail }).

## O que pode estar errado na linha de comando

error-address-trouble = Não é possível escutar em { $address } ({ $why }).
error-bad-seat = “{ $text }” não é um lugar: escreva human, human:NOME ou bot:NOME.
error-bad-seat-count = { $game } é para { $seats }, não para { $count }.
error-bot-count = Foram indicados { $count } robôs para { $seats } lugares: indique um para todos, ou um para cada.
error-bad-setting = “{ $text }” não é uma opção da mesa: escreva NOME=VALOR.
error-bad-value = { $name } não pode ser “{ $text }”. Possível: { $allowed }.
error-damaged-file = { $path } está danificado e não pode ser lido ({ $detail }).
error-database-unreachable = Não foi possível acessar o banco de dados ({ $why }).
error-dice-commitment = Seu segredo não abre o compromisso publicado antes da primeira carta.
error-dice-form = O que ele diz sobre seus dados não tem a forma que seu esquema exige: uma chave de 64 e um sal de 32 dígitos hexadecimais, um acréscimo por lugar, e nada mais. Por isso nada prova.
error-dice-position = Ele alega dados justos para um jogo que começou em uma posição escrita: as cartas de tal jogo não vieram da sua semente.
error-dice-scheme = O que ele diz sobre seus dados não segue nenhum esquema conhecido aqui.
error-dice-seed = Sua semente não resulta do segredo e do que os lugares acrescentaram: os dados eram outros.
error-extra-arguments = Sobrou algo na linha: { $text }
error-extra-missing = Isto precisa de pacotes que não estão instalados aqui (falta { $module }). Instale-os com: { $command }
error-file-exists = { $path } já existe, e nada é sobrescrito. Escolha outro nome, ou continue um jogo salvo com --resume.
error-file-missing = { $path } não existe.
error-file-trouble = { $path } não pode ser usado ({ $why }).
error-game-missing = Qual jogo? Há: { $known }.
error-lesson-unsaved = Uma lição não é salva; leva só alguns minutos.
error-many-records = { $path } tem { $count } registros: escolha um com --line N, ou confira todos com --verify.
error-missing-argument = Falta algo: { $name }.
error-no-lesson = Não há lição de { $game }. Há de: { $known }.
error-no-records = { $path } está vazio.
error-no-such-bot = Não há o robô “{ $name }”. Há: { $known }, ou MÓDULO:CLASSE seu.
error-no-such-command = Não há o comando “{ $name }”. Há: { $known }.
error-no-such-game = Não há o jogo “{ $name }”. Há: { $known }.
error-no-such-language = Não há a língua “{ $name }”. Há: { $known }.
error-no-such-line = { $path } não tem registro na linha { $line }.
error-no-such-option = Não há a opção { $option } aqui. --help mostra as que há.
error-no-such-rule = Não há a regra { $id } em { $game }.
error-no-such-seat = Não há o lugar { $seat }: há { $count }, contados a partir de 1.
error-no-such-setting = Não há a opção da mesa “{ $name }”. Há: { $known }.
error-not-a-folder = { $path } não é uma pasta.
error-not-a-number = { $option } pede um número inteiro, não “{ $text }”.
error-not-a-record = Isto não é o registro de um jogo.
error-record-not-over = Este jogo não acabou: não há fim para contar.
error-not-a-save = { $path } não é um jogo salvo de Munera, ou está danificado.
error-one-worker = Vários processos precisam de PostgreSQL: com SQLite só pode haver um. Deixe --workers de fora, ou indique um banco de dados com --database postgresql://USUÁRIO@MÁQUINA/NOME.
error-other-game = { $path } é um jogo de { $game }, não de { $wanted }.
error-out-of-range = { $option } não pode ser { $text }. Possível: { $bounds }.
error-output-trouble = A saída não pode ser escrita ({ $why }).
error-port-taken = A porta { $port } está em uso. Escolha outra com --port, ou 0 para qualquer uma livre.
error-records-exist = { $path } já existe, e nada é sobrescrito. Escolha outro nome, ou acrescente --overwrite.
error-first-settles = { $option } não pode acompanhar --first: ali já se define quem joga e com quais opções.
error-resume-settles = { $option } não pode acompanhar --resume: o jogo salvo já o define.
error-same-file = { $path } não pode receber o jogo salvo e também o registro.
error-server-failed = O servidor não conseguiu iniciar. O que ele diz acima mostra por quê.
error-summary-game = --summary é para um jogo só: diga qual, e nada mais.
error-test-marks = Os testes não podem ser lidos ({ $detail }).
error-unfit-file = { $path } não segue as regras desta versão ({ $detail }).
error-unusable-bot = O robô “{ $name }” não pode ser usado ({ $detail }).
error-usage = Isso não foi entendido ({ $detail }).
error-value-missing = { $option } precisa de um valor depois.

## As recusas do servidor

error-bad-request = O servidor não entendeu isso.
error-bad-option = Não há essa opção da mesa, ou ela não aceita esse valor.
error-bad-seats = Este jogo não pode ser jogado com esse número de lugares, ou há algo errado num dos lugares.
error-bad-bot = Nenhum robô com esse nome joga este jogo aqui.
error-bad-record = Isto não é o registro de um jogo, ou está danificado.
error-bad-standing = Essas respostas permanentes não fazem sentido.
error-bad-room = Não há mais ninguém nessa sala.
error-bad-text = O texto está vazio ou é longo demais.
error-no-page = Não há essa página.
error-no-method = Isso não pode ser feito aqui.
error-no-game = Não há esse jogo.
error-no-table = Não há essa mesa.
error-no-seat = Não há esse lugar nesta mesa.
error-no-link = Este link já foi usado ou retirado, ou o prazo dele acabou. Crie um novo onde o lugar está aberto.
error-no-moment = Esta partida não tem esse momento.
error-in-person = Isso só a própria pessoa pode fazer, não quem joga no lugar dela.
error-not-yours = Esse lugar, ou essa mesa, não é seu.
error-origin = Este pedido vem de outro site.
error-host = Este servidor não atende por esse nome.
error-taken = Esse lugar já é de outra pessoa.
error-started = O jogo já começou.
error-not-started = O jogo ainda não começou.
error-not-over = O jogo ainda não acabou.
error-not-now = Isso não dá para fazer agora.
error-closing = Todos já responderam: é tarde para mudar sua resposta.
error-paused = A mesa combinou uma pausa.
error-other-rules = Este jogo começou com outra versão das regras, que este servidor já não joga.
error-stuck = As regras falharam nesta mesa. O operador foi avisado.
error-blocked = Essa pessoa não quer receber mensagens suas.
error-too-large = Isso é grande demais.
error-too-many = Já há muitos deles.
error-too-many-tables = Você já tem { $most } mesas, e não pode abrir mais nenhuma. Encerre algumas antes.
error-too-many-from-here = A sua rede já tem { $most } mesas aqui: abertas, importadas e as que terminaram hoje. Tente de novo amanhã ou encerre algumas.
error-too-many-in-use = A sua rede já está olhando { $most } mesas. Feche uma delas antes.
error-too-much-stored = A sua rede já tem { $most } MB de registros guardados aqui, e não cabem mais.
error-too-many-imports = { $most ->
        [one] Outro registro está sendo conferido. Espere até que termine.
       *[other] Outros { $most } registros estão sendo conferidos. Espere até que um deles termine.
    }
error-too-fast = Rápido demais. Espere um momento e tente de novo.
error-failed = Algo deu errado no servidor. O operador foi avisado.
error-busy = O servidor não consegue acessar o banco de dados. Nada se perdeu; tente de novo daqui a pouco.

## O que um operador pode ter definido errado

error-environment =
    { $kind ->
        [bool] { $name } não pode ser “{ $text }”: é on ou off.
        [int] { $name } não pode ser “{ $text }”: é um número inteiro, 0 ou mais.
        [float] { $name } não pode ser “{ $text }”: é um número, 0 ou mais.
        [log_level] { $name } não pode ser “{ $text }”. Possível: debug, info, warning, error, critical.
       *[other] { $name } não pode ser “{ $text }”.
    }
error-database-url = O banco de dados se escreve sqlite:///ARQUIVO ou postgresql://USUÁRIO@MÁQUINA/NOME.
error-database-kind = Não há banco de dados do tipo “{ $kind }” aqui. Há: sqlite, postgresql.
error-database-folder = A pasta { $path } do banco de dados não existe.
error-database-taken = Outro servidor já está com { $path } aberto. Um só processo serve um arquivo SQLite; vários podem dividir um PostgreSQL.
error-database-shape = Uma versão posterior de Munera usou este banco de dados, e esta não conhece sua forma ({ $detail }).
