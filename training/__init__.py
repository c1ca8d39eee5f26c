"""How the weights of `worth` are learned: see README.md."""
