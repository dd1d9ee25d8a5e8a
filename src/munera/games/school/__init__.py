"""Gladiator School: the campaign. Auctions, bouts, training and fame; every bout is a Gladius duel."""
