"""The Arena Phase around the fighting: invitations, wagers, victory; and the other occasions of a fight."""
