"""Tables in memory: they are loaded, changed by inputs, driven forward, and shown to their viewers."""
