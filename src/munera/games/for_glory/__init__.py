"""For Glory: the two-player deck builder of lanistas, arenas and glory."""
