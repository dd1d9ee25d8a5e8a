"""Tools for developers: `python -m tools.<name>`, mostly behind a target of the Makefile."""
