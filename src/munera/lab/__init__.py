"""Studies of games: many bouts between bots, and what they show."""
