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
                [0] você nada
               *[other] você { $gold }
            }
       *[no]
            { $gold ->
                [0] { $name } nada
               *[other] { $name } { $gold }
            }
    }
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
common-assigned = { $damage } de dano atribuído
common-exhausted = exaurido
    .f = exaurida
