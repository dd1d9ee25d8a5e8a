"""Measures our speed beside other people's engines: `make bench`."""
