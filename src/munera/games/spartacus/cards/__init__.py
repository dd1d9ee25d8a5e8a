"""The cards: what is printed on them in tables, what they do in the modules beside."""
