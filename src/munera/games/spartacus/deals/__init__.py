"""What may be done at any time: offers, promises, gifts."""
