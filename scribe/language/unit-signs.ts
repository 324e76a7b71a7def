import { readTsv } from "../lexicon/read-tsv.ts";

/** Units as they are written beside digits, in any language: `unit-signs.tsv`. */
const SIGNS = new Map(
  readTsv(new URL("../lexicon/unit-signs.tsv", import.meta.url)) as [string, string][],
);
const phrases = [...SIGNS.keys()].toSorted((a, b) => b.length - a.length).join("|");
const AFTER_DIGIT = new RegExp(`(\\d) ?(${phrases})(?!\\p{L})`, "giu");

/** "50 miligramas" as "50 mg": the units after digits as their signs. */
export const writeUnitSigns = (text: string): string =>
  text.replace(AFTER_DIGIT, (_, digit: string, phrase: string) => {
    const sign = SIGNS.get(phrase.toLowerCase()) ?? phrase;
    return sign === "%" ? `${digit}%` : `${digit} ${sign}`;
  });
