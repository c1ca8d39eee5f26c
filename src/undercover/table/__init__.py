"""The kernel: a table, an agenda of frames, dice, a story, a match. Knows no game."""
