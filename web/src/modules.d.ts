declare module "icon:*" {
  const drawing: string;
  export default drawing;
}

declare module "shelf:*" {
  const catalogue: string;
  export default catalogue;
}

declare module "*/agent_avenue/data.toml" {
  export const agent: unknown;
  export const black_market: unknown;
}

declare module "subset-font" {
  export default function subsetFont(
    font: Buffer,
    letters: string,
    options: { targetFormat: "woff2"; variationAxes?: Record<string, number | { min: number; max: number }> },
  ): Promise<Buffer>;
}
