"""The database: tables and seats, the journal of inputs, and news between workers."""
