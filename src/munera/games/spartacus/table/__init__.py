"""The table: its state, what it is to who asks or sees it, and questions at it."""
