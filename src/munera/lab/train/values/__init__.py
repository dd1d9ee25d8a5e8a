"""Training of the models by which the champions of For Glory and Gladiator School judge positions."""
