### Cada jogo em uma página. Cada linha de uma mensagem é uma linha da página, e todo número vem das regras.

summary-goal = O objetivo
summary-turn = Como se joga
summary-may = O que você pode fazer
summary-end = Como termina
summary-numbers = Os números

summary-gladius-goal = Tire o último ponto de vida do outro gladiador.
summary-gladius-turn =
    Você e o oponente se alternam em turnos.
    Compre uma carta. Se ficar com mais de { $hand }, descarte até ter { $hand }.
    Ataque com uma carta ou espere.
    O oponente pode responder com uma defesa. Ela anula o ataque, e as duas cartas são descartadas.
    Um ataque que não é anulado acerta: causa o seu dano ou imobiliza.
summary-gladius-may =
    Use as cartas comuns e as do seu estilo. As do outro estilo não servem para você, mas ocupam a mão.
    Jogue ataques só para atacar e defesas só contra um ataque a você.
    Com o gladiador imobilizado, você perde o ataque do próximo turno e mais nada: compra, descarta e se defende como sempre.
    Espere e guarde as cartas. Ninguém é obrigado a atacar nem a se defender.
summary-gladius-end =
    Você vence na hora em que o oponente fica sem pontos de vida.
    Depois de { $turns } turnos dos dois somados, vence quem tem mais pontos de vida.
    O baralho nunca acaba: o descarte é embaralhado de novo.
summary-gladius-numbers =
    Pontos de vida: { $hit_points }
    Cartas no começo: { $cards }
    Cartas na mão, no máximo: { $hand }
    Baralho: { $deck } cartas, sendo { $common } comuns e { $style } do estilo de cada lutador

summary-school-goal = Seja a escola com mais fama depois de { $turns } turnos.
summary-school-turn =
    Escravos: novos lutadores estão à venda.
    Leilão: um após o outro, por lances selados. O maior lance paga e leva o lutador.
    Arena: escolha em segredo quem luta. Formam-se pares com lutadores de outras escolas.
    Combate: cada par luta pelas regras de Gladius, com os seus atributos.
    Ganhos: as bolsas, depois a manutenção de todos os seus, depois as trocas.
    Treino: um dado para cada gladiador. Com { $trained } ou mais ele ganha experiência e um nível de um atributo.
    Reputação: dá-se a fama.
summary-school-may =
    Deixe uma luta com o seu treinador e quem quiser em casa: a salvo, mas sem bolsa.
    Pague treino extra: { $training } de ouro somam um à rolagem.
    Troque ouro e gladiadores com outras escolas.
    Dispense gladiadores quando não puder pagar a manutenção.
summary-school-end =
    Um de fama para cada: mais ouro, mais gladiadores, cada luta vencida, mais experiência, mais Carisma.
    Quem perde uma luta morre, a menos que o vencedor tenha ficado com { $brave } pontos de vida ou menos; então rola uma lesão.
    Mais fama depois do último turno vence; em seguida decidem ouro, lutas vencidas e experiência.
summary-school-numbers =
    Ouro no começo: { $gold }
    Manutenção de um gladiador: { $upkeep } de ouro por turno
    Bolsa: { $won } dados de ouro pela vitória, { $lost } pela derrota
    Lance mínimo: { $point } de ouro por ponto de experiência
    Turnos: { $turns }, ou menos se a mesa quiser

summary-for-glory-goal = Vença batalhas nas arenas: { $glory } de glória vencem o jogo.
summary-for-glory-turn =
    Maquinações, em turnos: reative patronos e arenas, aja quantas vezes quiser, descarte a mão, reponha a oferta, compre { $hand } cartas.
    Quem tem o Favor do Público soma a sede de sangue de todos os gladiadores no fim do seu turno. Se ela alcança a bravata, abrem-se as arenas.
    Inscrição tardia, em turnos: mais um gladiador por { $fee } moedas, ou passar de vez.
    Batalhas: primeiro a arena passageira, por último a duradoura. Mais agilidade golpeia primeiro; depois um turno de combate de cada.
    Resolução: os gladiadores vão para o descarte, e quem tem menos glória recebe o Favor do Público.
summary-for-glory-may =
    Adquira cartas da oferta com rendas e fichas de moeda. O que você adquire vai para o seu descarte.
    Jogue gladiadores nas arenas, patronos na vila, e tramas: tudo de graça, mas gladiadores precisam de influência.
    Ponha táticas e reações na reserva e recupere todas quando quiser, pagando.
    Num turno de combate: um ataque, obrigatório se possível, e uma tática. Reações quando chega a hora delas.
summary-for-glory-end =
    Vence a batalha quem for o único com gladiadores ali.
    Uma arena passageira dá a sua glória e a ficha de campeão; a duradoura dá a sua glória, ela mesma e a bravata.
    Com { $glory } de glória depois de uma batalha você vence na hora.
summary-for-glory-numbers =
    Glória para vencer: { $glory }
    Glória de uma arena: { $fleeting } na passageira, { $lasting } na duradoura
    Mão: { $hand } cartas; fichas de moeda no começo: { $coins }
    Oferta: { $row } cartas abertas de cada um dos { $supplies } baralhos
    Bravatas: { $boasts }

summary-spartacus-goal = Leve a sua Casa a { $influence } de Influência e seja a única lá quando uma fase termina.
summary-spartacus-turn =
    Manutenção: cartas esgotadas ficam Ativas, os feridos rolam para se recuperar, cada Escravo Ativo rende { $earns } { $money_one } e cada Gladiador Ativo custa { $keep }.
    Intriga: compre { $draw } cartas. Um turno de cada, a partir do Anfitrião: Esquemas, poderes, trocar cartas por dinheiro. Depois, não mais cartas do que o limite da mão.
    Mercado: venda e negocie; depois, lances selados, carta por carta, e por fim para sediar os jogos.
    Arena: o Anfitrião ganha Influência e convida para { $places } lugares. Tributo, apostas, a luta, o polegar do Anfitrião.
summary-spartacus-may =
    Jogue um Esquema para o qual tem Influência, por conta própria ou com o apoio de outros.
    Cancele um Esquema: com um Guarda se o Alvo é você ({ $foils } ou mais no dado), ou com uma Reação.
    Pague, ofereça e prometa. O dinheiro muda de mãos na hora; promessas são lembradas, não impostas.
    Recuse um convite, ao custo de Influência. Aposte no que quiser, menos contra o próprio lutador.
    Na luta: ande até os seus dados de velocidade e ataque um vizinho. Comparam-se os dados mais altos; cada acerto custa um dado.
summary-spartacus-end =
    Um lutador com uma pilha vazia está vencido: uma pilha é Rendição, duas Ferimento, três Decapitação. A vitória dá Influência e Favor.
    Vence a única Casa com { $influence } no fim de uma Fase de Intriga, de Mercado ou de Arena. Se são várias, lutam um Torneio.
summary-spartacus-numbers =
    Influência no começo: { $quick } no Rápido, { $standard } no Padrão, { $advanced } no Avançado
    Limite da mão pela Influência: { $hands }
    Apostas: de { $least } a { $most } por campo; pagam { $victory } por um na vitória, { $injury } por um em Ferimento ou Decapitação
    Tributo: { $tribute } por Favor, { $champion } por um Campeão, que venceu { $favours } vezes

summary-serpents-turn-more = Um Anfitrião com { $primus } de Influência pode fazer dos jogos um Primus: { $combatants } combatentes, dois contra dois. O Anfitrião forma as Equipes.
summary-serpents-may-more =
    Uma Reação com seta: para cima, contra Casas com menos Influência que a sua; para baixo, contra as que têm mais. Nunca contra iguais.
    Seppius esgota Guardas para encarecer as cartas dos outros. Varinius exige apoio a um Esquema, uma vez por Fase de Intriga.
    Num Primus um combatente Traiçoeiro pode mudar de lado quando uma rodada de combate começa.
summary-serpents-end-more = Um Primus é vencido quando toda a outra Equipe caiu. Cada Casa da Equipe vencedora ganha Influência, e um só polegar decide por todos os vencidos.
