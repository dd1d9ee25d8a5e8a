"""A table, whoever hosts it: the game computed from its inputs, and what each viewer is sent, without a server."""
