"""What every request and connection goes through, and the files of the web app."""
