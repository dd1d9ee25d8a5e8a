"""The terminal: the `munera` command, with which one plays, simulates, replays and reads the rules."""
