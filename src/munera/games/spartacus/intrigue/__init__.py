"""The Intrigue Phase: turns, schemes and what is done about them."""
