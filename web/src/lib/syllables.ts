/** Where long words may be broken. Browsers know that of few languages, and not everywhere: so soft hyphens are put between
 *  syllables. They show nothing until a line ends there. */

const SOFT = "\u00ad";
/** Where no line ends: what is called K-9 stays in one piece. */
const JOINED = "\u2060";
/** Shorter words stay whole, and so many letters stay together at both ends. */
const LONG = 7;
const LEAST = 3;

interface Spelling {
  vowel: RegExp;
  /** What is one sound, though more than one letter. */
  sounds: string;
  /** Consonants that begin a syllable together. */
  together?: RegExp;
  /** Words, or parts of them, that the rule would tear at the wrong place. One with a hyphen at its end is how words begin. */
  parts: string;
}

const SPELLINGS: Record<string, Spelling> = {
  hu: {
    vowel: /[aáeéiíoóöőuúüű]/,
    sounds: "dzs|ssz|ccs|zzs|nny|ggy|lly|tty|cs|dz|gy|ly|ny|sz|ty|zs|ch",
    parts:
      "rend-őr- jár-őr-autó adat-ar-chívum menekülő-autó meg- pénz-fel- szuper-szám prométium-tar-tály -ék-zacs helye-zett -grá-nát -ellen-őr" +
      " ellen- -irá-nyí gén-orzó szerviz-akna -ál-lo-más üzem-anyag igaz-ság impresszá-rió szi-vattyú beépí-tett papír-arc fészek-úr lem-el-te" +
      " figyelő-torony figyelő-kocsi figyelem-elterelő szerkezet rendszer",
  },
  pl: {
    vowel: /[aąeęioóuy]/,
    sounds: "dzi(?=[aąeęoóu])|szcz|th|ch|cz|dz|dź|dż|rz|sz|[bpmwfgkcnszrlhdt]i(?=[aąeęoóu])",
    together: /^(?:[bpdtgkfwh]|ch)(?:[rlłw]|rz)$|^s[tpkł]i?$|^śc/,
    parts: "pod- podej- od- prze- przy- przyj- przej- super- radio-wóz za-stra",
  },
  en: {
    vowel: /[aeiouy]/,
    sounds: "ch|sh|th|ph|gh|ck|qu|ea|ai|ou|ee|oo|ei",
    together: /^[bpdtgkcf][rl]$/,
    parts:
      "force-ment head-quar-ters code-break-er watch-tower black-mail blood-bath dare-devil dock-side forc-er fire-wall flash-bang gene-stealer" +
      " marks-man master-plan over- organ-ize strain-ing road-block side-kick super- veil-lance tele-port main-te-nance gaso-line strate-gi fens-ive" +
      " under- tempt-ress wreck-age inter- break-ing recruit-er track-er scout-ing crook-ed plant-ed drift-er whis-per oth-er",
  },
};

/** The text with soft hyphens in its long words; in a language that nobody has told the rules of, as it is. */
export function soft(text: string, language: string): string {
  const spelling = SPELLINGS[language];
  if (!spelling) return text;
  return text.replace(/-(?=\d)/g, `-${JOINED}`).replace(/\p{L}+/gu, (word) => (word.length < LONG ? word : broken(word, spelling)));
}

function broken(word: string, spelling: Spelling): string {
  const starts = syllables(word.toLowerCase(), spelling);
  return [...word].map((letter, i) => (starts.has(i) && i >= LEAST && i <= word.length - LEAST ? SOFT + letter : letter)).join("");
}

/** Where syllables begin: as the parts say, and by the rule in what they do not cover. */
function syllables(word: string, spelling: Spelling): Set<number> {
  const starts = byRule(word, spelling);
  for (const part of spelling.parts.split(" ")) {
    const from = word.indexOf(part.replaceAll("-", ""));
    if (from < 0 || (part.endsWith("-") && from > 0)) continue;
    const pieces = part.split("-");
    const length = pieces.join("").length;
    for (let at = from + 1; at <= from + length; at++) starts.delete(at);
    pieces.reduce((at, piece, i) => (i && begin(at, starts), at + piece.length), from);
  }
  return starts;
}

/** A part begins here, and no letter beside it is left alone. */
function begin(at: number, starts: Set<number>): void {
  starts.add(at).delete(at - 1);
  starts.delete(at + 1);
}

/** The last consonant before a vowel begins a syllable, or the last two if they are spoken together. */
function byRule(word: string, { vowel, sounds, together }: Spelling): Set<number> {
  const starts = new Set<number>();
  let consonants: { at: number; sound: string }[] = [];
  let begun = false;
  for (const { index: at, 0: sound } of word.matchAll(new RegExp(`${sounds}|.`, "gu"))) {
    if (!vowel.test(sound.at(-1)!) || (sound.length > 1 && !vowel.test(sound[0]!))) {
      consonants.push({ at, sound });
      continue;
    }
    const [one, other] = consonants.slice(-2);
    const first = one && other && !together?.test(one.sound + other.sound) ? other : one;
    if (begun && first) starts.add(first.at);
    consonants = [];
    begun = true;
  }
  return starts;
}
