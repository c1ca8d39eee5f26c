/** The action cards somebody has laid before the choice is whole, by team, and the one just laid or looked at: the board
 *  says what it does, the prompt what is missing. */

export type Laid = Record<string, string>;

class Looking {
  card = $state<string | null>(null);
  draft = $state.raw<Laid>({});
}

export const looking = new Looking();
