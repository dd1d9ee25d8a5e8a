"""What strangers and hostile clients try, and what it costs the others: nothing."""
