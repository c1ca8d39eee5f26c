"""The server: people, lobbies, live tables. The truth of a match is its record in the database."""
