"""The pages that tell how to add something, followed to the letter in a copy of the project."""
