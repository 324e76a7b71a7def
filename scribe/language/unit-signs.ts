import { readFileSync } from "node:fs";

/** Units as they are written beside digits, in any language: `unit-signs.tsv`. */
const rows = readFileSync(new URL("../lexicon/unit-signs.tsv", import.meta.url), "utf8")
  .split("\n")
  .filter((line) => line !== "" && !line.startsWith("#"))
  .map((line) => line.split("\t") as [string, string]);
const SIGNS = new Map(rows);
const phrases = [...SIGNS.keys()].toSorted((a, b) => b.length - a.length).join("|");
const AFTER_DIGIT = new RegExp(`(\\d) ?(${phrases})(?!\\p{L})`, "giu");

/** "50 miligramas" as "50 mg": the units after digits as their signs. */
export const writeUnitSigns = (text: string): string =>
  text.replace(AFTER_DIGIT, (_, digit: string, phrase: string) => {
    const sign = SIGNS.get(phrase.toLowerCase()) ?? phrase;
    return sign === "%" ? `${digit}%` : `${digit} ${sign}`;
  });
