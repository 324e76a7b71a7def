import type { Language } from "@relato/shared/domain/language.ts";
import { lexiconOf } from "../lexicon/lexicon.ts";
import { findNumbers } from "../language/numbers.ts";
import type { ReadText } from "./sentences.ts";

/** Upper bounds of the length classes, in words. */
const LENGTHS = [1, 2, 3, 5, 8, 13, 21];
/**
 * In letters. Words whose stems begin alike are one family: "encaminho", "encaminhar",
 * "encaminhamento".
 */
const FAMILY = 6;

/**
 * The features of a text by itself: words, pairs of words, concepts, cues, numbers, marks, length.
 */
export function wordFeatures(read: ReadText, language: Language): string[] {
  const names = ["any"];
  const words = wordFamilies(read, language);
  for (const [at, word] of words.entries()) {
    names.push(`word ${word}`);
    if (at > 0) names.push(`pair ${words[at - 1]} ${word}`);
  }
  names.push(`first ${words[0] ?? ""}`, `first ${words[0] ?? ""} ${words[1] ?? ""}`);
  names.push(`last ${words.at(-1) ?? ""}`);
  for (const { concept } of read.mentions)
    names.push(`type ${concept.type}`, `concept ${concept.id}`);
  names.push(`first type ${read.mentions[0]?.concept.type ?? "none"}`);
  for (const cue of read.cues) names.push(`cue ${cue}`);
  if (words.includes("#")) names.push("number");
  const length = LENGTHS.findIndex((most) => words.length <= most);
  names.push(`length ${length < 0 ? "most" : LENGTHS[length]}`);
  if (read.asks) names.push("asks");
  if (read.text.endsWith("!")) names.push("exclaims");
  if (/(?:…|\.\.\.)$/.test(read.text)) names.push("breaks off");
  return names;
}

/** The families of the words of a text, in order, without titles. Each number is "#". */
export function wordFamilies({ tokens, stems }: ReadText, language: Language): string[] {
  const numbers = new Map(
    findNumbers(tokens, language)
      .filter((number) => number.form !== "article")
      .map((number) => [number.from, number]),
  );
  const titles = lexiconOf(language).words("title");
  const words: string[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const number = numbers.get(at);
    const token = tokens[at]!;
    if (number) {
      words.push("#");
      at = number.to - 1;
    } else if (token.kind === "number") words.push("#");
    else if (token.kind === "word" && !titles.has(token.t)) words.push(stems[at]!.slice(0, FAMILY));
  }
  return words;
}
