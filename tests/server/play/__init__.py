"""What happens at tables: questions, clocks, bots, seats, words."""
