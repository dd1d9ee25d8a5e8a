### Palavras de que todos os programas e todos os jogos precisam.

common-yes = sim
common-no = não
common-nothing = nada
common-list = { $rest } e { $last }
common-copies = { $card } ×{ $count }
# O que um jogador pode querer onde nenhuma pergunta do jogo tem palavras para isso: `?` diz por que não pode.
common-option-pass = Passar
common-nobody = ninguém
common-gold = { $gold } de ouro
common-bid =
    { $gold ->
        [0] nenhum lance
       *[other] { $gold } de ouro
    }
# Um dos lances, que são mostrados juntos.
common-bid-of =
    { $you ->
        [yes]
            { $gold ->
                [0] você nenhum
               *[other] você { $gold }
            }
       *[no]
            { $gold ->
                [0] { $name } nenhum
               *[other] { $name } { $gold }
            }
    }
# O que só um lugar fica sabendo: outra pessoa agiu antes. `wish` é a opção que esse lugar tinha escolhido.
common-unneeded = Só você fica sabendo: { $name } agiu antes, e sua escolha (“{ $wish }”) não foi necessária. Ela não custou nada a você, e ninguém saberá dela.
# What a host tells one seat alone whose own people decide small things. `option` is what they have chosen first.
common-decided =
    { $kind ->
        [pick] A sua Casa escolheu “{ $option }” por você, quem menos fará falta
       *[other] Seu gladiador escolheu “{ $option }” por você
    }, como faz com as pequenas coisas. Para fazer essas escolhas, abra o menu.
common-with = { $card }: { $other }
# Algo na mesa: de quem é, e o que o distingue de outros iguais.
common-you = você
common-played-by =
    { $you ->
        [yes] { $card }, jogada por você
       *[no] { $card }, jogada por { $who }
    }
common-noted = { $name } ({ $notes })
common-damage = ferido: { $damage }
common-assigned = prestes a sofrer { $damage }
common-exhausted = exaurido
    .f = exaurida
# O que dizem os tabuleiros de vários jogos.
common-to-whom = Para quem?
common-upkeep = Manutenção
# An option of a table that changes what is printed.
common-our-rule = regra nossa
# What wins, at the head of every table: a message for what each game counts, and two for games of others.
common-goal-influence = Vence com { $needed } de Influência
common-goal-glory = Vence com { $needed } de glória
common-goal-fame = Vence quem tem mais fama no fim
common-goal-hp = Perde quem ficar sem pontos de vida
common-wins-at = { $counted }: vence o primeiro a chegar a { $needed }
common-wins-most = { $counted }: vence quem tiver mais no fim
common-turns-left =
    { $turns ->
        [0] último turno
        [1] falta 1 turno
       *[other] faltam { $turns } turnos
    }
common-leads = na frente
common-seat = Lugar { $seat }
common-you-mark = (você)
common-hand = Sua mão
common-known = { $name } com certeza tem
common-attacks = { $name } ataca
common-gladiators = Gladiadores
common-slaves = Escravos
common-influence = Influência
common-attack = Ataque
common-defence = Defesa
common-name = Nome
common-style = Estilo
# Tipos de carta.
common-type-gladiator = Gladiador
common-type-slave = Escravo
common-type-weapon = Arma
common-type-armour = Armadura
common-type-special = Especial
common-type-scheme = Esquema
common-type-reaction = Reação
common-type-guard = Guarda
common-type-equipment = Equipamento
common-type-attack = Ataque
common-type-immobilise = Ataque que imobiliza
common-type-defence = Defesa
common-type-beast = Fera
common-type-house = Casa
common-type-tactic = Tática
common-type-scheme_tactic = Trama e tática
common-type-income = Renda
common-type-patron = Patrono
common-type-boast = Bravata
common-type-arena = Arena
# Os jogos, pelo nome.
common-game-gladius = Gladius
common-game-spartacus = Spartacus
common-game-for_glory = For Glory
common-game-school = Gladiator School
common-game-serpents = The Serpents and the Wolf

## Frases rápidas na conversa

common-phrase-hail = Ave!
common-phrase-good-luck = Boa sorte!
common-phrase-one-moment = Um momento, por favor.
common-phrase-thanks = Valeu!
common-phrase-sorry = Desculpe!
common-phrase-well-played = Boa jogada!
common-phrase-applause = Bravo!
common-phrase-laughter = Ha ha!
common-phrase-gasp = Pelos deuses!
common-phrase-groan = Ah, não!
common-phrase-make-offer = Faça uma oferta.
common-phrase-offer-more = Ofereça mais e fechamos.
common-phrase-why-not = Por que não?
common-phrase-trust-me = Você tem a minha palavra.
common-phrase-betrayed = Você me deu a sua palavra!
common-phrase-nothing-to-offer = Não tenho nada a oferecer agora.
common-phrase-considering = Estou pensando na sua oferta.
common-phrase-too-little = É pouco.
common-phrase-no-trust = Não confio em você.
common-phrase-too-strong = Você já está forte demais.
common-phrase-cannot = Não posso fazer isso.
common-phrase-not-now = Agora não.
# Palavras pelas quais os bots sabem que uma fala é sobre ofertas: minúsculas, separadas por espaços.
common-words-of-offers = oferta ofertas acordo acordos trato preço promessa promessas suborno troca apoio moedas denários pagar
# O fim de um jogo.
common-ending-moment = O momento que decidiu
common-ending-remembered = Lembrados por
common-ending-chronicle = A crônica

# Os robôs vêm como pessoas. O que cada uma diz, como lema.
common-person-vesta = Nunca quebrei minha palavra. Quase nunca a dei, também.
common-person-milo = Confie em mim. Todo mundo confia, uma vez.
common-person-balbina = Primeiro eu olho. Depois olho de novo.
common-person-pullo = Tudo no grandão!
common-person-torva = Você pegou meu pão quando eu tinha seis anos. Conheço o seu rosto.
common-person-cassia = O que eu prometo já está pago.
common-person-locusta = Promessa é moeda: gaste onde compra mais.
common-person-cato = Mostre as moedas, depois a gente conversa.
common-person-hilara = Dados, lances, gente: eu subo.
common-person-drusa = Tenho duas listas, e você está em uma delas.
common-person-aelia = Minha palavra já viveu mais que três gladiadores meus.
common-person-sejanus = Leia as letras miúdas. Não? Melhor ainda.
common-person-fabius = Quem espera continua de pé quando os outros já caíram.
common-person-fortunata = A Fortuna gosta de mim. Eu gosto de lembrá-la disso.
common-person-severa = Perdoo tudo, no dia seguinte.
# Um temperamento; o que significa; o que alguém assim diz depois de um jogo que ganhou, ou que perdeu.
common-temper-honest = correto
    .means = Cumpre o que promete, até quando é mau negócio.
    .won = Vitória limpa, e toda palavra cumprida.
    .lost = Você mereceu. Não guardo rancor.
common-temper-faithless = traiçoeiro
    .means = Promete à vontade, e cumpre enquanto compensa.
    .won = Nada pessoal. Eu prometi, eu sei.
    .lost = Eu devia ter mentido mais.
common-temper-cautious = cauteloso
    .means = Confia em poucos, empresta pouco e dá lances baixos.
    .won = Devagar, devagar, e veja só.
    .lost = No fim, arrisquei demais.
common-temper-gambler = jogador
    .means = Empresta, sobe o lance e se arrisca.
    .won = Eu falei: tudo de uma vez!
    .lost = De novo? Em dobro?
common-temper-grudge = rancoroso
    .means = Dá o troco a quem quebrou a palavra com eles.
    .won = Agora estamos quites.
    .lost = Disso eu vou me lembrar.
common-says = “{ $line }”
