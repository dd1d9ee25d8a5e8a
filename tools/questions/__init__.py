"""Questions asked per meaningful one, for every game, and whether a meaningful one is answered by the table."""
