"""Bots at tables: processes in which they think."""
