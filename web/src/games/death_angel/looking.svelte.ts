/** The action card somebody has just laid or looks at: the board says what it does. */

class Looking {
  card = $state<string | null>(null);
}

export const looking = new Looking();
