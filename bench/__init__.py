"""Speed beside other people's engines: `make bench`."""
