"""Munera: gladiator tabletop games, every rule enforced."""

__version__ = "0.1.0"
