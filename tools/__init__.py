"""Tools of the workshop: `python -m tools.<name>`, mostly behind a target of the Makefile."""
