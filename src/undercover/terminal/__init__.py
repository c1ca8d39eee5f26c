"""The tables in a terminal, and the command line."""
