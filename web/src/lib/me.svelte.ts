/** The guest in front of this device. */

import { forgetMe, getMe, renewLink, setName } from "./api";

class Guest {
  name = $state("");
  link = $state("");

  async read(): Promise<void> {
    ({ name: this.name, link: this.link } = await getMe());
  }

  async rename(name: string): Promise<void> {
    ({ name: this.name, link: this.link } = await setName(name));
  }

  async revokeLink(): Promise<void> {
    ({ name: this.name, link: this.link } = await renewLink());
  }

  async forget(): Promise<void> {
    await forgetMe();
    await this.read();
  }
}

export const me = new Guest();
