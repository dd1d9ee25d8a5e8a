### Palavras de que todos os programas e todos os jogos precisam.

common-yes = sim
common-no = não
common-on = ligado
common-off = desligado
common-nothing = nada
common-list = { $rest } e { $last }
common-copies = { $card } ×{ $count }
