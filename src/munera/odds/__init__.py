"""How likely things are: what bots weigh and boards show, computed from the rules' own functions."""
