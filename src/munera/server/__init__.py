"""The server: tables over the network, for people, bots and programs. It needs the extra of its name."""

from munera.extras import need

need("server")
