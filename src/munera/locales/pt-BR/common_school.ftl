### Palavras de Gladiator School que o terminal, o servidor e o navegador compartilham.

common-school-segment-slaves = { common-slaves }
common-school-segment-auction = Leilão
common-school-segment-arena = Arena
common-school-segment-combat = Combate
common-school-segment-earnings = Ganhos
common-school-segment-trades = Trocas
common-school-segment-training = Treino
common-school-segment-reputation = Fama
common-charisma = Carisma
common-school-fame = Fama
common-school-block = À venda
common-school-waiting = Ainda sem par
common-school-animals = Para os animais
common-school-hp = PV
common-school-exp = Exp
common-school-wins = Venceu
common-school-record = { $wins } de { $bouts }
common-school-state = Estado
common-school-state-fit = apto
common-school-state-healing = ferido
common-school-state-resting = descansa neste turno
common-school-brief = { $kind }, exp { $experience }, { $hp } PV
common-school-nobody = Não levar ninguém
common-school-trade-done = Chega de trocas
common-school-offer = Oferecer a { $to } { $given } por { $wanted }
common-school-fault-none-left = Você não pode mais fazer ofertas neste turno.
common-school-fault-nothing = Uma oferta precisa ser sobre alguma coisa.
common-school-fault-two-ways = O ouro só pode ir de um lado para o outro, não nos dois sentidos.
common-school-fault-nobody = { common-to-whom }
common-school-fault-poor-you = Você não tem tanto ouro.
common-school-fault-poor-them = A outra escola não tem tanto ouro.
common-school-fault-again = Essa oferta já está no pregão.
common-school-fault-gone = Alguém nela mudou de escola.
common-career-turn =
    { $turn ->
        [0] Antes
       *[other] Turno { $turn }
    }
common-career-founder = primeiro gladiador de { $school }
common-career-bought = comprado por { $school } por { $gold } de ouro
common-career-taken = acolhido de graça por { $school }
common-career-traded = trocado por { $school } com { $to }
common-career-released = dispensado por { $school }
common-career-closed = partiu quando { $school } fechou a escola
common-career-unsold = à venda, mas ninguém o comprou
common-career-won = venceu { $gladiator }
common-career-lost = perdeu para { $gladiator }
common-career-draw = empatou com { $gladiator }
common-career-died = morreu: { $how }
common-career-animals = enfrentou os animais
common-career-beat-beast = matou um { $beast }
common-career-lost-to-beast = caiu diante de um { $beast }
common-career-beast-undecided = lutou sem fim com um { $beast }
common-career-trained = treinou { $stat }
common-career-blood-lust = teve sede de sangue e ganhou { $stat }
common-career-epitaph-dead =
    { $killed ->
        [yes] Aqui jaz { $name } ({ $nationality }, { $style }), da escola de { $owner }. Duelos vencidos: { $wins } de { $bouts }. Caiu diante de { $by } no turno { $turn }: { $how }.
       *[no] Aqui jaz { $name } ({ $nationality }, { $style }), da escola de { $owner }. Duelos vencidos: { $wins } de { $bouts }. Morreu no turno { $turn }: { $how }.
    }
common-career-epitaph-retired = { $name } ({ $nationality }, { $style }) deixou a escola de { $owner } no turno { $turn }, mutilado mas vivo. Duelos vencidos: { $wins } de { $bouts }.
common-career-epitaph-released = { $name } ({ $nationality }, { $style }) saiu livre da escola de { $owner }. Duelos vencidos: { $wins } de { $bouts }.
common-career-epitaph-unsold = Ninguém quis { $name } ({ $nationality }, { $style }), e ninguém sabe o que foi feito dele.
common-school-challenge = { $gladiator } desafia { $other }
