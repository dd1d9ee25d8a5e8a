"""What a table is, whoever hosts it: the fold of its inputs, what each viewer is sent, and in words. No server."""
