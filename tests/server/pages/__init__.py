"""What is served beside tables: documents, files, cards, odds."""
