"""The processes in which the bots at tables think."""
