"""Tables in memory: found, driven, changed, told to whoever looks."""
