### Words of For Glory that the terminal, the server and the browser share.

common-glory-deals = deals { $damage }
common-glory-warning = Your gladiators need this influence: you would lose some of them.
common-glory-sold-out = sold out
common-glory-hand = Your hand
common-glory-reactions = Reactions
common-glory-yours = your { $name }
common-glory-yours-first = Your { $name }
common-glory-hurt = { $damage } damage to { $name }
common-for_glory-type-scheme = Scheme
