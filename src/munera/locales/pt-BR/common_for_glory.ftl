### Palavras de For Glory que o terminal, o servidor e o navegador compartilham.

common-glory-deals = causa { $damage }
common-glory-warning = Os seus gladiadores precisam dessa influência: você perderia algum.
common-glory-sold-out = esgotada
common-glory-hand = A sua mão
common-glory-reactions = Reações
