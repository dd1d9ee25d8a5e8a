### Palavras de For Glory que o terminal, o servidor e o navegador compartilham.

common-glory-deals = causa { $damage }
common-glory-warning = Os seus gladiadores precisam dessa influência: sem ela você perde algum.
common-glory-sold-out = esgotada
common-glory-hand = A sua mão
common-glory-reactions = Reações
common-glory-yours = seu { $name }
    .f = sua { $name }
common-glory-yours-first = Seu { $name }
    .f = Sua { $name }
common-glory-hurt = { $name } sofre { $damage } de dano
common-for_glory-type-scheme = Trama
