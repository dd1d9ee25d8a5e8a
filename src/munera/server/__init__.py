"""The server: tables, seats and live play. The decision log is the database; everything else follows from it."""
