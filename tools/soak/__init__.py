"""`make soak`: the large counts. Keeps the last output of every part in docs/soak.md, with commit and date."""
