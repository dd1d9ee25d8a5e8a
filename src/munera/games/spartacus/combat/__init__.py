"""A fight on the sand, from the first mark to the last wound."""
