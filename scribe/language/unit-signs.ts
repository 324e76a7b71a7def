import { readTsv } from "../lexicon/read-tsv.ts";

/** Signs of units by their spoken names, in all languages. */
const SIGNS = new Map(
  readTsv(new URL("../lexicon/unit-signs.tsv", import.meta.url)) as [string, string][],
);
const phrases = [...SIGNS.keys()].toSorted((a, b) => b.length - a.length).join("|");
const AFTER_DIGIT = new RegExp(`(\\d) ?(${phrases})(?!\\p{L})`, "giu");

/** Replaces the names of units after digits: "50 miligramas" becomes "50 mg". */
export const writeUnitSigns = (text: string): string =>
  text.replace(AFTER_DIGIT, (_, digit: string, phrase: string) => {
    const sign = SIGNS.get(phrase.toLowerCase()) ?? phrase;
    return sign === "%" ? `${digit}%` : `${digit} ${sign}`;
  });
