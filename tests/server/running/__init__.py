"""What an operator sees: processes, databases, logs, and what survives them."""
