import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { parse } from "smol-toml";
import subsetFont from "subset-font";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

const require = createRequire(import.meta.url);

/** A drawing of 512 × 512 needs no hundredths. Numbers that were told apart by their dots get a blank between them. */
function rounded(drawing: string): string {
  return drawing.replace(/(-?)(\d*\.\d+)/g, (_, sign: string, number: string, at: number) => {
    const glued = !sign && /[\d.]/.test(drawing[at - 1] ?? "");
    return `${glued ? " " : ""}${sign}${Math.round(Number(number) * 10) / 10}`;
  });
}

/** `import wolf from "icon:wolf-head"`: the drawing of one game icon, so that only those used are shipped. */
function icons(): Plugin {
  return {
    name: "icons",
    resolveId: (id) => (id.startsWith("icon:") ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith("\0icon:")) return null;
      const name = id.slice("\0icon:".length);
      const set = require("@iconify-json/game-icons/icons.json");
      if (!set.icons[name]) this.error(`there is no game icon ${name}`);
      return `export default ${JSON.stringify(rounded(set.icons[name].body))}`;
    },
  };
}

/** `import { agent } from ".../data.toml"`: the printed values of a box, one export for each table of the file.
 *  Names, texts and sources stay behind: the catalogues have the words. */
function boxes(): Plugin {
  const values = (key: string, value: unknown) => (/^(name|effect)_|source$|^tags$/.test(key) ? undefined : value);
  return {
    name: "boxes",
    enforce: "pre",
    load(id) {
      if (!id.endsWith(".toml")) return null;
      const tables = Object.entries(parse(readFileSync(id, "utf8")));
      return tables.map(([name, rows]) => `export const ${name} = ${JSON.stringify(rows, values)};`).join("\n");
    },
  };
}

/** `import("shelf:hu")`: title and tagline of every game, so that the shelf need not fetch whole catalogues. */
function shelf(): Plugin {
  const words = new URL("../src/undercover/words/", import.meta.url);
  const lines = (file: URL, game: string) =>
    readFileSync(file, "utf8")
      .split("\n")
      .filter((line) => /^game-(title|tagline) =/.test(line))
      .map((line) => line.replace(/^game-(\w+)/, `game-$1-${game}`));
  return {
    name: "shelf",
    resolveId: (id) => (id.startsWith("shelf:") ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith("\0shelf:")) return null;
      const folder = new URL(`${id.slice("\0shelf:".length)}/`, words);
      const text = readdirSync(folder).flatMap((file) => lines(new URL(file, folder), file.replace(".ftl", "")));
      return `export default ${JSON.stringify(text.join("\n"))}`;
    },
  };
}

const signs = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, i) => from + i);
const LATIN = [...signs(0x20, 0x7e), ...signs(0xa0, 0xff), ...signs(0x2010, 0x2026), 0x20ac, 0x2122, 0x2212];
const CENTRAL_EUROPE = signs(0x100, 0x17f);

/** Of the fonts only the letters we write are shipped, and of the display face only the one weight we use. */
function fewerLetters(): Plugin {
  return {
    name: "fewer-letters",
    async generateBundle(_, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== "asset" || !file.fileName.endsWith(".woff2")) continue;
        const letters = file.fileName.includes("latin-ext") ? CENTRAL_EUROPE : LATIN;
        const variationAxes: Record<string, number> = file.fileName.includes("source-sans") ? {} : { wght: 750 };
        const font = Buffer.from(file.source);
        file.source = await subsetFont(font, String.fromCodePoint(...letters), { targetFormat: "woff2", variationAxes });
      }
    },
  };
}

export default defineConfig({
  plugins: [svelte(), icons(), boxes(), shelf(), fewerLetters()],
  build: {
    outDir: "../src/undercover/web/static",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": "http://127.0.0.1:8000", "/ws": { target: "ws://127.0.0.1:8000", ws: true } },
  },
  test: { include: ["tests/**/*.test.ts"] },
});
