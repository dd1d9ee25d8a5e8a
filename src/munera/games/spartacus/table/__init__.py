"""The table: its state, the facts that rules and bots read of it, and how Domini are asked."""
