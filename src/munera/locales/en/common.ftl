### Words that every host and every game needs.

common-yes = yes
common-no = no
common-on = on
common-off = off
common-nothing = nothing
common-list = { $rest } and { $last }
common-copies = { $card } ×{ $count }
