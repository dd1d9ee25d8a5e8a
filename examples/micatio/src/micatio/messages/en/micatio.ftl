### Micatio: show fingers, call the sum.

micatio-game = Micatio
    .about = The finger game of the Romans: everybody shows one to five fingers and calls the sum at the same moment.

micatio-ask-show = How many fingers do you show, and what sum do you call?
micatio-option-show-show =
    { $fingers ->
        [one] { $fingers } finger, and call { $sum }
       *[other] { $fingers } fingers, and call { $sum }
    }

micatio-event-shows =
    { $you ->
        [yes] You show { $fingers } and call { $sum }.
       *[no] { $seat } shows { $fingers } and calls { $sum }.
    }
micatio-event-total = Together that is { $sum }.
micatio-event-scores =
    { $you ->
        [yes] You called it, and have { $points } now.
       *[no] { $seat } called it, and has { $points } now.
    }
micatio-event-wins =
    { $you ->
        [yes] You win.
       *[no] { $seat } wins.
    }

micatio-setting-goal = Points that win the game
