/** The line to a table that was dialled before there was anything to hear it with (`theme.js`). */
interface Window {
  dialled?: { id: string; line: WebSocket; heard: string[] };
}

declare module "icon:*" {
  const drawing: string;
  export default drawing;
}

declare module "words:*" {
  const catalogue: string;
  export default catalogue;
}

declare module "subset-font" {
  export default function subsetFont(
    font: Buffer,
    letters: string,
    options: { targetFormat: "woff2"; variationAxes?: Record<string, number>; noLayoutClosure?: boolean },
  ): Promise<Buffer>;
}
