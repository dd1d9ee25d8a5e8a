"""The Arena Phase before and after the fighting, and the other fights: the Tournament, and a single one."""
