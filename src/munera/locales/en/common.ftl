### Words that every host and every game needs.

common-yes = yes
common-no = no
common-nothing = nothing
common-list = { $rest } and { $last }
common-copies = { $card } ×{ $count }
# What a player may want where no question of its game has words for it: `?` says why he cannot.
common-option-pass = To pass
common-nobody = nobody
common-gold = { $gold } gold
common-bid =
    { $gold ->
        [0] no bid
       *[other] { $gold } gold
    }
# One of the bids that are shown together.
common-bid-of =
    { $you ->
        [yes]
            { $gold ->
                [0] you nothing
               *[other] you { $gold }
            }
       *[no]
            { $gold ->
                [0] { $name } nothing
               *[other] { $name } { $gold }
            }
    }
common-with = { $card }: { $other }
# Something on the table: whose it is, and what tells it from others alike.
common-you = you
common-played-by =
    { $you ->
        [yes] { $card }, played by you
       *[no] { $card }, played by { $who }
    }
common-noted = { $name } ({ $notes })
common-damage = wounded: { $damage }
common-assigned = { $damage } assigned
common-exhausted = exhausted
