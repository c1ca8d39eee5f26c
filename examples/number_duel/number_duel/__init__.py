"""Number Duel: lay a number face down, say how high it is, and be believed."""
