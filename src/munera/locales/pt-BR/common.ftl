### Palavras de que todos os programas e todos os jogos precisam.

common-yes = sim
common-no = não
common-nothing = nada
common-list = { $rest } e { $last }
common-copies = { $card } ×{ $count }
# O que um jogador pode querer onde nenhuma pergunta do jogo tem palavras para isso: `?` diz por que não pode.
common-option-pass = Passar
