/** The guest in front of this device. */

import { getMe, setName } from "./api";

class Guest {
  name = $state("");
  link = $state("");

  async read(): Promise<void> {
    ({ name: this.name, link: this.link } = await getMe());
  }

  async rename(name: string): Promise<void> {
    ({ name: this.name, link: this.link } = await setName(name));
  }
}

export const me = new Guest();
