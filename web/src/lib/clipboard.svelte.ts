/** What was last copied here, so that it can be said where it stands. */

class Clipboard {
  text = $state("");

  /** The clipboard wants a secure page; on a plain address in the living room we copy in the old way. */
  async copy(text: string): Promise<void> {
    const done = await navigator.clipboard?.writeText(text).then(
      () => true,
      () => false,
    );
    if (done || inTheOldWay(text)) this.text = text;
  }
}

function inTheOldWay(text: string): boolean {
  const field = document.createElement("textarea");
  field.value = text;
  document.body.append(field);
  field.select();
  const done = document.execCommand("copy");
  field.remove();
  return done;
}

export const clipboard = new Clipboard();
