"""The interface of the server for its clients: REST under /api, and one socket per viewer."""
