### Words that every host and every game needs.

common-yes = yes
common-no = no
common-nothing = nothing
common-list = { $rest } and { $last }
common-copies = { $card } ×{ $count }
# What a player may want where no question of its game has words for it: `?` says why he cannot.
common-option-pass = To pass
