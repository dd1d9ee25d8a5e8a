### O fim de um jogo. `who` escolhe o verbo: você, outra pessoa, ou várias.

ending-won =
    { $who ->
        [you] Você venceu.
        [several] { $name } venceram juntos.
       *[one] { $name } venceu.
    }
ending-beaten =
    { $who ->
        [you] { $name } derrotou você.
       *[one] { $name } ficou com a areia.
    }
ending-nobody = Ninguém venceu.
ending-agreed = Vocês combinaram um empate.
ending-conceded =
    { $who ->
        [you] Você desistiu.
        [several] { $name } desistiram.
       *[one] { $name } desistiu.
    }
ending-curve = A classificação, rodada a rodada
ending-start = No começo
ending-round = Rodada { $number }

gladius-ending-won =
    { $who ->
        [you] O público grita o seu nome.
        [several] { $name } dividem o público.
       *[one] A areia é de { $name }.
    }
gladius-ending-counted = Pontos de vida
gladius-ending-curve = Pontos de vida por turno
gladius-ending-round = Turno { $number }
gladius-ending-holds = { $style }
gladius-award-blow = O golpe mais duro
gladius-award-blow-why =
    { $who ->
        [you] Você tirou { $count } de uma vez.
       *[other] { $name } tirou { $count } de uma vez.
    }
gladius-award-parries = A guarda mais firme
gladius-award-parries-why =
    { $who ->
        [you] Você deteve { $count } ataques.
       *[other] { $name } deteve { $count } ataques.
    }
gladius-award-hits = A lâmina mais ativa
gladius-award-hits-why =
    { $who ->
        [you] Você acertou { $count } vezes.
       *[other] { $name } acertou { $count } vezes.
    }
gladius-award-held = A pegada mais forte
gladius-award-held-why =
    { $count ->
        [1]
            { $who ->
                [you] Você prendeu o adversário uma vez.
               *[other] { $name } prendeu o adversário uma vez.
            }
       *[other]
            { $who ->
                [you] Você prendeu o adversário { $count } vezes.
               *[other] { $name } prendeu o adversário { $count } vezes.
            }
    }

for-glory-ending-won =
    { $who ->
        [you] Roma grita o seu nome.
        [several] Roma grita dois nomes: { $name }.
       *[one] Roma aclama { $name }.
    }
for-glory-ending-counted = Glória
for-glory-ending-curve = Glória por turno
for-glory-ending-round = Turno { $number }
for-glory-ending-holds =
    { $count ->
        [1] 1 carta
       *[other] { $count } cartas
    } · { $coins } { $coins ->
        [1] moeda
       *[other] moedas
    }
for-glory-award-battles = O dono da areia
for-glory-award-battles-why =
    { $count ->
        [1]
            { $who ->
                [you] Você venceu uma batalha.
               *[other] { $name } venceu uma batalha.
            }
       *[other]
            { $who ->
                [you] Você venceu { $count } batalhas.
               *[other] { $name } venceu { $count } batalhas.
            }
    }
for-glory-award-fallen = O mais temido
for-glory-award-fallen-why =
    { $count ->
        [1]
            { $who ->
                [you] Um gladiador caiu diante dos seus.
               *[other] Um gladiador caiu diante dos de { $name }.
            }
       *[other]
            { $who ->
                [you] { $count } gladiadores caíram diante dos seus.
               *[other] { $count } gladiadores caíram diante dos de { $name }.
            }
    }
for-glory-award-arena = A arena mais sangrenta
for-glory-award-arena-why = { $card }: { $count } gladiadores caíram ali.
for-glory-award-spender = A bolsa mais aberta
for-glory-award-spender-why =
    { $who ->
        [you] Você comprou por { $count } moedas.
       *[other] { $name } comprou por { $count } moedas.
    }
for-glory-award-sent = O quartel mais cheio
for-glory-award-sent-why =
    { $who ->
        [you] Você mandou { $count } gladiadores às arenas.
       *[other] { $name } mandou { $count } gladiadores às arenas.
    }

spartacus-ending-won =
    { $who ->
        [you] Você é a voz de Cápua.
        [several] { $name } dividem Cápua.
       *[one] { $name } toma Cápua.
    }
spartacus-ending-counted = Influência
spartacus-ending-curve = Influência por rodada
spartacus-ending-round = Rodada { $number }
spartacus-ending-holds =
    { $house } · { $coins } { $coins ->
        [1] { $money_one }
       *[other] { $money }
    }
spartacus-award-generous = A mão mais aberta
spartacus-award-generous-why =
    { $who ->
        [you] Você passou { $count } { $count ->
            [1] { $money_one }
           *[other] { $money }
        } a outras mãos.
        [several] { $name } passaram { $count } { $count ->
            [1] { $money_one }
           *[other] { $money }
        } a outras mãos.
       *[one] { $name } passou { $count } { $count ->
            [1] { $money_one }
           *[other] { $money }
        } a outras mãos.
    }
spartacus-award-faithless = A palavra mais fraca
spartacus-award-faithless-why =
    { $count ->
        [1]
            { $who ->
                [you] Você quebrou uma promessa.
                [several] { $name } quebraram uma promessa.
               *[one] { $name } quebrou uma promessa.
            }
       *[other]
            { $who ->
                [you] Você quebrou { $count } promessas.
                [several] { $name } quebraram { $count } promessas.
               *[one] { $name } quebrou { $count } promessas.
            }
    }
spartacus-award-luck = Os dados de mais sorte
spartacus-award-luck-why =
    { $who ->
        [you] Os seus dados somaram { $count }; o esperado eram { $fair }.
       *[other] Os dados de { $name } somaram { $count }; o esperado eram { $fair }.
    }
spartacus-award-merciless = O coração mais duro
spartacus-award-merciless-why =
    { $count ->
        [1]
            { $who ->
                [you] Você virou o polegar para baixo uma vez.
                [several] { $name } viraram o polegar para baixo uma vez.
               *[one] { $name } virou o polegar para baixo uma vez.
            }
       *[other]
            { $who ->
                [you] Você virou o polegar para baixo { $count } vezes.
                [several] { $name } viraram o polegar para baixo { $count } vezes.
               *[one] { $name } virou o polegar para baixo { $count } vezes.
            }
    }
spartacus-award-schemer = O maior conspirador
spartacus-award-schemer-why =
    { $count ->
        [1]
            { $who ->
                [you] Um Esquema seu deu certo.
               *[other] Um Esquema de { $name } deu certo.
            }
       *[other]
            { $who ->
                [you] { $count } Esquemas seus deram certo.
               *[other] { $count } Esquemas de { $name } deram certo.
            }
    }
spartacus-award-gambler = O melhor apostador
spartacus-award-gambler-why =
    { $who ->
        [you] Você ganhou apostas que somam { $count }.
        [several] { $name } ganharam apostas que somam { $count }.
       *[one] { $name } ganhou apostas que somam { $count }.
    }
spartacus-award-arena = O melhor ludus
spartacus-award-arena-why =
    { $count ->
        [1]
            { $who ->
                [you] Você venceu uma luta.
                [several] { $name } venceram uma luta.
               *[one] { $name } venceu uma luta.
            }
       *[other]
            { $who ->
                [you] Você venceu { $count } lutas.
                [several] { $name } venceram { $count } lutas.
               *[one] { $name } venceu { $count } lutas.
            }
    }
spartacus-award-merciful = O coração mais brando
spartacus-award-merciful-why =
    { $count ->
        [1]
            { $who ->
                [you] Você virou o polegar para cima uma vez.
                [several] { $name } viraram o polegar para cima uma vez.
               *[one] { $name } virou o polegar para cima uma vez.
            }
       *[other]
            { $who ->
                [you] Você virou o polegar para cima { $count } vezes.
                [several] { $name } viraram o polegar para cima { $count } vezes.
               *[one] { $name } virou o polegar para cima { $count } vezes.
            }
    }

school-ending-won =
    { $who ->
        [you] A primeira escola da terra é a sua.
        [several] As primeiras escolas da terra: { $name }.
       *[one] A primeira escola da terra é a de { $name }.
    }
school-ending-counted = Fama
school-ending-curve = Fama por turno
school-ending-round = Turno { $number }
school-ending-holds =
    { $count ->
        [0] nenhum gladiador vivo
        [1] 1 gladiador vivo
       *[other] { $count } gladiadores vivos
    }
school-award-champion = O favorito do público
school-award-champion-why =
    { $who ->
        [you] { $gladiator }, da sua escola, venceu { $count } lutas.
       *[other] { $gladiator }, da escola de { $name }, venceu { $count } lutas.
    }
school-award-purse = A bolsa mais funda
school-award-purse-why =
    { $who ->
        [you] Você recebeu { $count } de ouro.
        [several] { $name } receberam { $count } de ouro.
       *[one] { $name } recebeu { $count } de ouro.
    }
school-award-luck = Os dados de mais sorte
school-award-luck-why =
    { $who ->
        [you] Você treinou com { $count } onde o justo eram { $fair }.
       *[other] { $name } treinou com { $count } onde o justo eram { $fair }.
    }
school-award-mourned = O luto mais longo
school-award-mourned-why =
    { $count ->
        [1]
            { $who ->
                [you] Você enterrou um gladiador.
                [several] { $name } enterraram um gladiador.
               *[one] { $name } enterrou um gladiador.
            }
       *[other]
            { $who ->
                [you] Você enterrou { $count } gladiadores.
                [several] { $name } enterraram { $count } gladiadores.
               *[one] { $name } enterrou { $count } gladiadores.
            }
    }
school-award-price = A compra mais cara
school-award-price-why =
    { $who ->
        [you] Você pagou { $count } de ouro por um só lutador.
        [several] { $name } pagaram { $count } de ouro por um só lutador.
       *[one] { $name } pagou { $count } de ouro por um só lutador.
    }
