import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { basename, dirname, join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import subsetFont from "subset-font";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";
import { lighter } from "./drawings";

const require = createRequire(import.meta.url);

/** `import wolf from "icon:wolf-head"`: the drawing of one game icon, so that only those used are shipped. Each game has its own
 *  copy: one that two of them use would be a file for itself. */
function icons(): Plugin {
  return {
    name: "icons",
    resolveId: (id, importer = "") => (id.startsWith("icon:") ? `\0${id}?${basename(dirname(importer))}` : null),
    load(id) {
      if (!id.startsWith("\0icon:")) return null;
      const name = id.slice("\0icon:".length, id.lastIndexOf("?"));
      const set = require("@iconify-json/game-icons/icons.json");
      if (!set.icons[name]) this.error(`there is no game icon ${name}`);
      return `export default ${JSON.stringify(lighter(set.icons[name].body))}`;
    },
  };
}

const COMMON = new URL("../src/undercover/words/", import.meta.url);
const GAMES = new URL("../src/undercover/games/", import.meta.url);

/** The messages of a catalogue that are wanted, without comments. */
function messages(file: URL | string, wanted: (id: string) => boolean): string {
  const lines = readFileSync(file, "utf8").replace(/^#.*\n/gm, "");
  const found = [...lines.matchAll(/^([a-z][\w-]*) =.*\n(?:(?:[ \t].*)?\n)*/gm)];
  return found.flatMap(([text, id]) => (wanted(id!) ? text.trimEnd() : [])).join("\n");
}

const isRule = (id: string) => id.startsWith("rule-");
const isTaught = (id: string) => /^(lesson|coach|picture|piece)-|^board-taught-/.test(id);

/** Rules that a board quotes; the others are fetched when somebody reads them. */
function quoted(game: string): Set<string> {
  const folder = new URL(`src/games/${game}/`, import.meta.url);
  const sources = existsSync(folder) ? readdirSync(folder).map((file) => readFileSync(new URL(file, folder), "utf8")) : [];
  return new Set(sources.flatMap((source) => source.match(/\brule-[\w-]+/g) ?? []));
}

/** `import("words:hu")`: what the frame says in a language, with title, tagline and usual bot of every game, so that the
 *  shelf need not fetch their catalogues. A game's own words are `….ftl?words`, its rules `….ftl?rules`, what it says to those who
 *  learn it `….ftl?taught`. */
function catalogues(): Plugin {
  const shelf = (file: URL, game: string) =>
    readFileSync(file, "utf8")
      .split("\n")
      .filter((line) => /^(game-title|game-tagline|bot-normal-name) =/.test(line))
      .map((line) => line.replace(/^[\w-]+/, `$&-${game}`))
      .join("\n");
  const frame = (language: string) => {
    const own = [new URL(`${language}/common.ftl`, COMMON), new URL(`src/words/${language}.ftl`, import.meta.url)];
    const games = readdirSync(GAMES).filter((game) => existsSync(new URL(`${game}/words/${language}.ftl`, GAMES)));
    const boxes = games.map((game) => shelf(new URL(`${game}/words/${language}.ftl`, GAMES), game));
    // What only the terminal says stays at home.
    return [...own.map((file) => messages(file, (id) => !id.startsWith("term-"))), ...boxes].join("\n");
  };
  return {
    name: "catalogues",
    enforce: "pre",
    resolveId: (id) => (id.startsWith("words:") ? `\0${id}` : null),
    load(id) {
      if (id.startsWith("\0words:")) return `export default ${JSON.stringify(frame(id.slice("\0words:".length)))}`;
      const [file, part] = id.split("?");
      if (!file!.endsWith(".ftl") || !part) return null;
      const kept = quoted(basename(dirname(dirname(file!))));
      const words = (message: string) => !isTaught(message) && (!isRule(message) || kept.has(message));
      const wanted = part === "rules" ? isRule : part === "taught" ? isTaught : words;
      return `export default ${JSON.stringify(messages(file!, wanted))}`;
    },
  };
}

const signs = (from: number, to: number) => String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, i) => from + i));
const PLAIN = `${signs(0x20, 0x7e)}\u00a0·×–—‘’“”„…−`;
/** Names of cards and games are ours, and have no signs of programmers in them. */
const TITLES = `${PLAIN.replace(/[#$%*<=>@[\\\]^_`{|}~]/g, "")}áéíóöúüÁÉÍÓÖÚÜäÄß`;
/** Signs of programmers: in links, and in what people write. */
const SIGNS = /[$<=>@[\\\]^_`{|}~]/g;
const TEXTS = `${PLAIN.replace(SIGNS, "")}§±†áéíóöúüÁÉÍÓÖÚÜ`;
/** What we do not write ourselves: a file of its own, for whoever does or is called by one of these letters. */
const WESTERN_EUROPE = [...`${PLAIN.match(SIGNS)!.join("")}«»°‡•€${signs(0xc0, 0xff)}`].filter((sign) => !TEXTS.includes(sign)).join("");
/** Nobody who reads the one needs the letters of the other. */
const HUNGARIAN = "őűŐŰ";
const POLISH = "ąćęłńśźżĄĆĘŁŃŚŹŻ";

/** Of the fonts only the letters we write are shipped, without small capitals and other figures, and of a display face
 *  only the one weight we use. */
function fewerLetters(): Plugin {
  return {
    name: "fewer-letters",
    async generateBundle(_, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== "asset" || !file.fileName.endsWith(".woff2")) continue;
        const display = !file.fileName.includes("source-sans");
        const letters = file.fileName.includes("latin-ext") ? HUNGARIAN : display ? TITLES : TEXTS;
        const variationAxes: Record<string, number> = display && file.fileName.includes("-wght-") ? { wght: 750 } : {};
        const font = Buffer.from(file.source);
        const few = (letters: string) =>
          subsetFont(font, letters, { targetFormat: "woff2", variationAxes, noLayoutClosure: true });
        file.source = await few(letters);
        if (letters === TEXTS) this.emitFile({ type: "asset", fileName: westernOf(file.fileName), source: await few(WESTERN_EUROPE) });
        if (letters === HUNGARIAN) this.emitFile({ type: "asset", fileName: polishOf(file.fileName), source: await few(POLISH) });
      }
      for (const file of Object.values(bundle)) {
        if (file.type !== "asset" || !file.fileName.endsWith(".css")) continue;
        file.source = `${file.source}`.replace(TEXT_FACE, withWestern).replace(EXTENDED_FACE, byLanguage);
      }
    },
  };
}

const TEXT_FACE = /@font-face\{[^}]*source-sans-3-latin-wght-normal[^}]*\}/;
const westernOf = (file: string) => file.replace("-latin-", "-western-");

const EXTENDED_FACE = /@font-face\{[^}]*-latin-ext-[^}]*\}/g;
const polishOf = (file: string) => file.replace("-latin-ext-", "-polish-");

const facing = (face: string, letters: string) => {
  const codes = [...letters].map((sign) => `U+${sign.codePointAt(0)!.toString(16)}`).join(",");
  return face.replace(/unicode-range:[^;}]*/, `unicode-range:${codes}`);
};

/** The face of texts, and a second one for the other letters, which comes later and so is asked first. */
const withWestern = (face: string) => face + facing(westernOf(face), WESTERN_EUROPE);

/** A face for each language whose letters are not in the first one. */
const byLanguage = (face: string) => facing(face, HUNGARIAN) + facing(polishOf(face), POLISH);

const PACKED = /\.(js|css|html|svg|webmanifest)$/;
const LEAST = 200;
/** Scripts that are taken as they are: nobody else leaves out what is said in them for those who read them. */
const PLAIN_SCRIPT = /^[^/\\]*\.js$/;

/** Every file is packed once, as small as it gets, and not again for everybody who asks for it. */
function packed(): Plugin {
  let folder = "";
  return {
    name: "packed",
    apply: "build",
    configResolved: (config) => void (folder = join(config.root, config.build.outDir)),
    closeBundle() {
      for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
        if (!PACKED.test(name)) continue;
        const file = join(folder, name);
        if (PLAIN_SCRIPT.test(name)) writeFileSync(file, readFileSync(file, "utf8").replace(/^ *\/\/.*\n|^ +/gm, ""));
        const content = readFileSync(file);
        if (content.length < LEAST) continue;
        writeFileSync(`${file}.br`, brotliCompressSync(content));
        writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
      }
    },
  };
}

/** What whoever has no line to the server is told, in all our languages: a page without scripts and style sheets. */
function offline(): Plugin {
  const say = (id: string, language: string) => {
    const files = [new URL(`src/words/${language}.ftl`, import.meta.url), new URL(`${language}/common.ftl`, COMMON)];
    const line = files.map((file) => messages(file, (message) => message === id)).join("");
    return line.slice(line.indexOf("=") + 2);
  };
  const told = (language: string) =>
    `<p lang="${language}">${say("web-offline", language)}<br><a href="" style="${way}">${say("ui-reload", language)}</a></p>`;
  const style =
    "font: 18px/1.6 system-ui, sans-serif; text-align: center; margin: 0; padding: 15vh 16px; color-scheme: light dark; " +
    "background: light-dark(#f5f2eb, #14171f); color: light-dark(#1f2430, #edeae3)";
  const way = "color: light-dark(#a8401f, #f2b661)";
  const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark">`;
  const page = () =>
    `<!doctype html><html lang="en"><head>${head}<title>Undercover</title></head><body style="${style}"><h1>Undercover</h1>${["en", "hu", "pl"].map(told).join("")}</body></html>\n`;
  return {
    name: "offline",
    generateBundle() {
      this.emitFile({ type: "asset", fileName: "offline.html", source: page() });
    },
  };
}

export default defineConfig({
  plugins: [svelte(), icons(), catalogues(), fewerLetters(), offline(), packed()],
  build: {
    outDir: "../src/undercover/web/static",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // The server names in the head of a page what it will ask for.
    manifest: "manifest.json",
    // Every file costs a request: what a first page with a board needs beside the game is one file, with what several boards
    // share; and so is what several other pages do.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: "table", test: /\/src\/(main\.ts|pages\/TablePage\.svelte|lib\/large\.ts|frame\/(SeatFace|Called|Whole)\.svelte)$|svelte\/src\/easing/ },
            { name: "pages", test: /\/src\/(frame|lib)\/|node_modules/, minShareCount: 2 },
          ],
        },
      },
    },
  },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": "http://127.0.0.1:8000", "/ws": { target: "ws://127.0.0.1:8000", ws: true } },
  },
  test: { include: ["tests/**/*.test.ts"] },
});
