### Por que o robô sugere o que sugere: uma frase para cada pergunta e, onde importa, para cada resposta.

## Gladius

gladius-advice-attack-none = Nenhuma carta da sua mão pode atacar agora.
gladius-advice-attack-deadly = Este golpe pode acabar com a luta: { $damage } de dano contra { $left } pontos de vida.
gladius-advice-attack-hold = Um adversário que perde um ataque perde-o de vez.
gladius-advice-attack-biggest = O adversário sempre se defende com cartas novas, então o golpe mais forte vem primeiro.
gladius-advice-attack-last = A luta está quase no fim: agora vale o golpe mais forte.
gladius-advice-attack-open = Em cerca de { $chance } de 100 casos, seu oponente não tem como parar o golpe: boa hora para o mais forte.
gladius-advice-attack-small = Um golpe fraco gasta uma defesa, e os mais fortes acertam depois.
gladius-advice-attack-swing = Este golpe custa o seu próximo ataque, e você não tem outro a perder.
gladius-advice-attack-immobilise = Você não tem golpe para dar, e isto segura o seu oponente.
gladius-advice-attack-pass = Nenhum dos seus ataques adiantaria agora.
gladius-advice-defend-none = Nenhuma carta da sua mão pode parar o golpe.
gladius-advice-defend-turn = Isto só custa um turno; é melhor guardar a defesa para um golpe.
gladius-advice-defend-keep = Você aguenta { $damage } de dano; suas defesas fazem falta contra golpes piores.
gladius-advice-defend-deadly = Este golpe poderia acabar com a luta.
gladius-advice-defend-last = Você tem mais defesas do que ataques que ainda podem vir.
gladius-advice-defend-enough = Você tem defesas suficientes para os golpes piores que ainda vêm.
gladius-advice-discard-theirs = Você não pode usar esta carta, e ela não é das mais perigosas para você.
gladius-advice-discard-spare = Você tem várias defesas, então pode abrir mão de uma.
gladius-advice-discard = De todas as cartas da sua mão, esta é a que menos ajuda.
gladius-advice-champion = Assim se venceu mais vezes em milhões de lutas de treino; ele não sabe outra razão.

## Gladiator School

school-advice-bid-worthless = Este gladiador dificilmente renderia o que custa.
school-advice-bid-upkeep = Você precisa do ouro para manter os gladiadores que já tem.
school-advice-bid = Para você, este gladiador vale cerca de { $worth } de ouro até o fim.
school-advice-rebid-more = Para você, este gladiador vale cerca de { $worth } de ouro, mais do que os { $gold } oferecidos até agora.
school-advice-rebid-no-more = Para você, este gladiador não vale mais do que os { $gold } de ouro oferecidos até agora.
school-advice-charity = De todos os que sobraram, é o que mais vai render.
school-advice-send = Cada um deles deve ganhar mais do que custaria perdê-lo.
school-advice-send-none = Para nenhum dos seus gladiadores o ganho provável compensa o risco.
school-advice-arrange-challenge = Seu gladiador vence esta luta em cerca de { $chance } de 100 casos, mais do que por sorteio.
school-advice-arrange-accept = Seu gladiador vence esta luta em cerca de { $chance } de 100 casos, não menos do que por sorteio.
school-advice-arrange-done = Nenhuma luta proposta é melhor para você do que o sorteio.
school-advice-lame = É do que seu gladiador menos precisa.
school-advice-release = É o gladiador que menos vai render daqui em diante.
school-advice-trade-accept = Você recebe claramente mais do que dá.
school-advice-trade-decline = Você não receberia claramente mais do que daria.
school-advice-trade-offer = Este gladiador vale mais para você do que o preço.
school-advice-trade-done = Não há troca à vista que valha a pena.
school-advice-train = O próximo ponto de experiência vale mais do que o treino custa.
school-advice-train-none = Nenhum treino vale o preço agora.
school-advice-arrange-wait = Alguém ainda pode aceitar o seu desafio.
school-advice-trade-wait = Alguém ainda pode responder à sua oferta.
school-advice-foreseen = Em { $games } partidas imaginadas a partir daqui, isto deu mais certo para você do que a resposta óbvia.

## For Glory

for-glory-advice-action-play = Ajuda em tudo o que você fizer depois, então vem primeiro.
for-glory-advice-action-weed = As cartas fracas saem do seu baralho, e as boas aparecem mais cedo.
for-glory-advice-action-enter = Nessa arena, este gladiador é o que mais aumenta a glória que você pode esperar.
for-glory-advice-action-use = Você não precisa da influência dele para mais nada agora.
for-glory-advice-action-buy = De tudo o que você pode pagar, é o que mais melhora seu baralho.
for-glory-advice-action-reserve = É a mais cara das cartas que podem esperar, e ainda há espaço na reserva.
for-glory-advice-action-drill = Não há nada melhor a fazer com ela.
for-glory-advice-action-done = Nada do que resta vale o preço.
for-glory-advice-pay = É o que menos vai fazer falta.
for-glory-advice-pay-income = A renda que não é gasta se perde no fim do turno; as fichas, não.
for-glory-advice-row = É a fileira que menos tem a oferecer a você.
for-glory-advice-row-none = Todas as fileiras ainda têm algo para você.
for-glory-advice-cull = É a sua carta mais fraca.
for-glory-advice-cull-none = Nenhuma destas cartas é fraca o bastante.
for-glory-advice-topdeck-none = É melhor comprar uma carta nova do que esta de novo.
for-glory-advice-augury = É a mais útil destas cartas.
for-glory-advice-spare = É a mais útil destas cartas.
for-glory-advice-forfeit = É o gladiador que vale menos para você.
for-glory-advice-draw-yes = Você está atrás em glória.
for-glory-advice-draw-no = Você não está atrás em glória.
for-glory-advice-register-enter = Com este gladiador, a glória que se pode esperar vale a taxa.
for-glory-advice-register-pass = Ninguém traria glória suficiente para valer a taxa.
for-glory-advice-combat = Ela faz mais nesta batalha do que a carta vai valer depois.
for-glory-advice-combat-attack = É o gladiador que mais consegue com um ataque agora.
for-glory-advice-combat-end = Não há mais nada a ganhar nesta rodada.
for-glory-advice-react = Aqui ela ajuda mais do que custa.
for-glory-advice-react-pass = Nenhuma reação vale o preço aqui.
for-glory-advice-target = É aqui que ela mais ajuda você.
for-glory-advice-may-yes = Ajuda você, e você pode pagar.
for-glory-advice-may-no = Você precisa das fichas para a batalha.
for-glory-advice-amount = Use tudo: não há por que guardar.
for-glory-advice-marked = Pare o que puder ser parado.
for-glory-advice-foreseen = Em { $games } partidas imaginadas a partir daqui, isto deu mais certo para você do que a resposta óbvia.

## Spartacus

spartacus-advice-turn-prepare = Este Esquema rende mais do que custa.
spartacus-advice-turn-again = Este Esquema rende mais do que custa.
spartacus-advice-turn-ability = Rende alguma coisa, e ainda restam Escravos prontos.
spartacus-advice-turn-power = Este poder rende mais do que custa.
spartacus-advice-turn-cash = A carta vale menos para você do que rende em { $money }.
spartacus-advice-turn-end = Suas outras cartas valem mais na mão.
spartacus-advice-hand-limit = É a carta que menos vai fazer falta.
spartacus-advice-exchange = É a carta que menos vai fazer falta.
spartacus-advice-exchange-none = Vale a pena guardar todas as suas cartas.
spartacus-advice-prepared-announce = Com este alvo, rende mais para você.
spartacus-advice-prepared-take-back = Agora não renderia nada para você.
spartacus-advice-prepared-cunning = Compensa a Influência que falta.
spartacus-advice-prepared-request = Eles prometeram apoio a você, e basta.
spartacus-advice-prepared-bribe = O Esquema vale o preço da Influência que falta.
spartacus-advice-announced = Não há o que mudar.
spartacus-advice-support-yes = O Esquema ajuda você, ou você deu sua palavra.
spartacus-advice-support-no = O Esquema faria mais mal do que bem a você.
spartacus-advice-foil = O Esquema custaria mais a você do que custa pará-lo.
spartacus-advice-foil-pass = Pará-lo custaria mais a você do que o Esquema.
spartacus-advice-react = Rende mais do que a carta vale.
spartacus-advice-react-pass = Nada do que você poderia jogar compensa aqui.
spartacus-advice-pick-own = É o que menos vai fazer falta a você.
spartacus-advice-pick-other = É o que mais vai fazer falta a eles.
spartacus-advice-pick-best = É o que mais vale para você.
spartacus-advice-pick-strong = Vira a luta a seu favor.
spartacus-advice-pick-house-spy = Eles estão na frente, então as cartas deles importam mais.
spartacus-advice-pick-house-own = O melhor é que você mesmo ganhe.
spartacus-advice-pick-house-last = São os menos perigosos para você.
spartacus-advice-healer = O ferido é seu.
spartacus-advice-healer-pass = O ferido não é seu.
spartacus-advice-healer-welcome = Um Gladiador curado vale mais do que um perdido.
spartacus-advice-bodyguard = Só custa o Guarda, e é para isso que ele serve.
spartacus-advice-guard-back = Não custa nada a você.
spartacus-advice-open-market-sell = O Banco paga mais do que isto vale para você.
spartacus-advice-open-market-done = Você não tem nada por que o Banco pague demais.
spartacus-advice-bid-host = Ser Anfitrião vale cerca de { $worth } { $worth ->
        [one] { $money_one }
       *[other] { $money }
    } para você.
spartacus-advice-bid-host-none = Faltam { $money } para você se tornar Anfitrião.
spartacus-advice-bid-lot = A carta vale cerca de { $worth } { $worth ->
        [one] { $money_one }
       *[other] { $money }
    } para você; a Manutenção e o lance para Anfitrião também pedem { $money }.
spartacus-advice-bid-lot-none = Você precisa do dinheiro para a Manutenção ou para se tornar Anfitrião.
spartacus-advice-bid-none = Você não tem { $money } para dar um lance.
spartacus-advice-invite-unable = Eles não têm quem enviar, e recusar custa Influência.
spartacus-advice-invite = De todas as lutas possíveis, é a que mais promete a você.
spartacus-advice-thumb-up = Poupá-los rende mais a você do que a morte deles.
spartacus-advice-thumb-down = A morte enfraquece um rival, e nada depõe contra ela.
spartacus-advice-invitation-accept = A luta custa menos a você do que a Influência de recusar.
spartacus-advice-invitation-decline = A luta provavelmente custaria mais a você do que a Influência de recusar.
spartacus-advice-combatant = É quem tem a melhor chance de vencer, pelo que você arrisca.
spartacus-advice-equip = É a sua melhor peça de cada tipo.
spartacus-advice-wagers = Você aposta no que é mais provável do que o prêmio supõe e guarda o dinheiro da Manutenção.
spartacus-advice-wagers-none = Nenhum campo é provável o bastante, ou você precisa do dinheiro para a Manutenção.
spartacus-advice-order-first = Você pode atacar já.
spartacus-advice-order-second = Você ainda não alcança ninguém: deixe que venham até você.
spartacus-advice-net-yes = Você pode atacar nesta rodada.
spartacus-advice-net-no = Ninguém está ao alcance ainda: guarde-a para a rodada do primeiro ataque.
spartacus-advice-tactician-yes = Sem ele, sua rolagem não supera a deles.
spartacus-advice-tactician-no = Sua rolagem já é melhor.
spartacus-advice-combat-turn-attack = Este ataque é o que mais deve ferir.
spartacus-advice-combat-turn-advance = De lá você pode atacar, ou não pode ser atacado.
spartacus-advice-combat-turn-retreat = Lá eles dificilmente conseguem revidar.
spartacus-advice-combat-turn-end = Você já está onde quer estar.
spartacus-advice-driven = Lá você fica mais perto do oponente.
spartacus-advice-pool = Você tem mais dados deste tipo.
spartacus-advice-reroll = Rolados de novo, estes dados devem sair melhor.
spartacus-advice-reroll-none = Uma nova rolagem provavelmente não seria melhor.
spartacus-advice-force = Rolados de novo, estes dados devem sair pior para eles.
spartacus-advice-force-none = Só vale uma vez por luta, e agora há pouco a ganhar.
spartacus-advice-gear-yes = É agora que conta.
spartacus-advice-gear-no = Eles já estão derrotados: guarde-o.
spartacus-advice-surrender = São os dados que menos vão fazer falta a você.
spartacus-advice-surrender-other = São os dados que mais vão fazer falta a eles.
spartacus-advice-ledger = Mantém todos os Gladiadores que você pode pagar, os mais valiosos primeiro.
spartacus-advice-ledger-none = Não há por quem pagar.
spartacus-advice-informant = O robô dá lances sem olhar.
spartacus-advice-audience = Não há mais nada a combinar.
spartacus-advice-open-market-wait = Alguém ainda pode responder à sua oferta.
spartacus-advice-judged = De todas as respostas, esta é a que promete o melhor fim da luta, se os dois jogarem o melhor possível daqui em diante.
spartacus-advice-foreseen = Depois de { $guesses } palpites sobre os lances dos outros, é este o que mais promete.

## The Serpents and the Wolf

serpents-advice-primus-yes = Dois dos seus Gladiadores podem lutar lado a lado.
serpents-advice-primus-no = Você não tem dois Gladiadores prontos.
serpents-advice-teams = Com estas equipes, a vitória provável é a melhor para você.
serpents-advice-place = De lá, logo se alcança a outra equipe.
serpents-advice-treachery = A outra equipe tem muito mais dados.
serpents-advice-treachery-stay = Sua equipe tem mais chances, ou sua palavra vale mais.
serpents-advice-nets = Você pode atacar nesta rodada.
serpents-advice-nets-none = Ninguém está ao alcance ainda.
serpents-advice-who-goes = É quem pode atacar primeiro e com mais força.
serpents-advice-bookmaker = Este campo é muito mais provável do que o prêmio supõe.
serpents-advice-bookmaker-pass = Nenhum campo compensa, ou você tem pouco dinheiro para apostar.
serpents-advice-short = É o jeito mais barato de conseguir a Influência que falta.
serpents-advice-short-take-back = A Influência que falta custaria mais do que o Esquema vale.
serpents-advice-demand-yes = Recusar custaria mais a você do que o Esquema.
serpents-advice-demand-no = O Esquema faria mais mal a você do que recusar.
serpents-advice-oblige = A Influência vale mais do que você dá por ela.
serpents-advice-oblige-none = O que você teria de dar vale mais do que a Influência.
serpents-advice-tongue = É a carta que você mais gostaria de ter.
serpents-advice-invite-own = São os seus próprios Gladiadores que devem vencer o Primus.
serpents-advice-invite-guest = Você prometeu a eles, ou são os mais fracos que você poderia convidar.
serpents-advice-invitation-primus-accept = Recusar custaria Influência, e você tem um Gladiador para enviar.
serpents-advice-invitation-primus-decline = Você não tem outro Gladiador para enviar.
spartacus-advice-house = Todas as Casas são igualmente boas: é questão de gosto.

## Qualquer jogo

common-advice-any = Para o robô, todas as respostas são igualmente boas aqui.
