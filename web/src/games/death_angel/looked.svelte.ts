/** The action card somebody has just laid or looks at: the board says what it does. */

class Looked {
  card = $state<string | null>(null);
}

export const looked = new Looked();
