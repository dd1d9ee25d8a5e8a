"""The doors of the server: REST under /api, one socket per viewer."""
