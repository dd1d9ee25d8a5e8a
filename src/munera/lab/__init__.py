"""Studies of games: simulations of many games between bots, and their statistics."""
