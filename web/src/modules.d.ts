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
