"""Training of policies in batches of duels: `python -m munera.lab.train gladius`, or `make train GAME=gladius`."""

from munera.extras import need

need("train")
