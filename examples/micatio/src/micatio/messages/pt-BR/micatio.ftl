### Micatio: mostrar dedos, dizer a soma.

micatio-game = Micatio
    .about = O jogo de dedos dos romanos: todos mostram de um a cinco dedos e dizem a soma no mesmo instante.

micatio-ask-show = Quantos dedos você mostra, e que soma diz?
micatio-option-show-show =
    { $fingers ->
        [one] { $fingers } dedo, e dizer { $sum }
       *[other] { $fingers } dedos, e dizer { $sum }
    }

micatio-event-shows =
    { $you ->
        [yes] Você mostra { $fingers } e diz { $sum }.
       *[no] { $seat } mostra { $fingers } e diz { $sum }.
    }
micatio-event-total = Juntos são { $sum }.
micatio-event-scores =
    { $you ->
        [yes] Você acertou, e agora tem { $points }.
       *[no] { $seat } acertou, e agora tem { $points }.
    }
micatio-event-wins =
    { $you ->
        [yes] Você vence.
       *[no] { $seat } vence.
    }

micatio-setting-goal = Pontos que vencem a partida
