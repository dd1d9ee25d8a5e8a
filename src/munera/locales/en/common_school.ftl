### Words of Gladiator School that the terminal, the server and the browser share.

common-school-segment-slaves = { common-slaves }
common-school-segment-auction = Auction
common-school-segment-arena = Arena
common-school-segment-combat = Combat
common-school-segment-earnings = Earnings
common-school-segment-trades = Trades
common-school-segment-training = Training
common-school-segment-reputation = Fame
common-charisma = Charisma
common-school-fame = Fame
common-school-block = On the block
common-school-waiting = Not paired yet
common-school-animals = To the animals
common-school-hp = HP
common-school-exp = Exp
common-school-wins = Won
common-school-record = { $wins } of { $bouts }
common-school-state = State
common-school-state-fit = fit
common-school-state-healing = healing
common-school-state-resting = rests this turn
common-school-brief = { $kind }, exp { $experience }, { $hp } HP
common-school-nobody = Take nobody
common-school-trade-done = Done trading
common-school-offer = Offer { $to } { $given } for { $wanted }
common-school-fault-none-left = You can make no more offers this turn.
common-school-fault-nothing = An offer must be about something.
common-school-fault-two-ways = Gold can flow one way only.
common-school-fault-nobody = { common-to-whom }
common-school-fault-poor-you = You do not have that much gold.
common-school-fault-poor-them = They do not have that much gold.
common-school-fault-again = That offer is on the floor already.
common-school-fault-gone = Somebody in it has changed schools.
common-career-turn =
    { $turn ->
        [0] Before
       *[other] Turn { $turn }
    }
common-career-founder = first gladiator of { $school }
common-career-bought = bought by { $school } for { $gold } gold
common-career-taken = taken in by { $school } for nothing
common-career-traded = traded by { $school } to { $to }
common-career-released = released by { $school }
common-career-closed = left when { $school } closed the school
common-career-unsold = for sale, but nobody bought him
common-career-won = beat { $gladiator }
common-career-lost = lost to { $gladiator }
common-career-draw = drew with { $gladiator }
common-career-died = died: { $how }
common-career-animals = fought the animals
common-career-beat-beast = slew a { $beast }
common-career-lost-to-beast = was mauled by a { $beast }
common-career-beast-undecided = fought a { $beast } to no end
common-career-trained = trained { $stat }
common-career-blood-lust = lusted for blood and gained { $stat }
common-career-epitaph-dead =
    { $killed ->
        [yes] Here lies { $name } ({ $nationality }, { $style }) of the school of { $owner }. Matches won: { $wins } of { $bouts }. He fell to { $by } in turn { $turn }: { $how }.
       *[no] Here lies { $name } ({ $nationality }, { $style }) of the school of { $owner }. Matches won: { $wins } of { $bouts }. He died in turn { $turn }: { $how }.
    }
common-career-epitaph-retired = { $name } ({ $nationality }, { $style }) left the school of { $owner } in turn { $turn }, maimed but alive. Matches won: { $wins } of { $bouts }.
common-career-epitaph-released = { $name } ({ $nationality }, { $style }) walked free from the school of { $owner }. Matches won: { $wins } of { $bouts }.
common-career-epitaph-unsold = Nobody wanted { $name } ({ $nationality }, { $style }), and nobody knows what became of him.
common-school-challenge = { $gladiator } challenges { $other }
