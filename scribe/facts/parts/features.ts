import type { Language } from "@relato/shared/domain/language.ts";
import { findNumbers } from "../../language/numbers.ts";
import { type Cues, packOf } from "../../language/pack.ts";
import type { Sentence } from "../types.ts";
import * as speech from "./turns-of-speech.ts";

/** The cues of the language packs that say something of what a doctor's sentence does. */
const CUES: readonly (keyof Cues)[] = [
  "negation",
  "hypothetical",
  "examStart",
  "examFinding",
  "resultStart",
  "diagnosis",
  "uncertain",
  "certain",
  "unlikely",
  "plan",
  "ahead",
  "order",
  "prescription",
  "followup",
  "warning",
  "referral",
  "certificate",
  "advice",
  "smallTalk",
  "instruction",
  "activity",
  "firstPerson",
  "when",
  "dose",
  "left",
  "right",
  "both",
  "stopped",
  "past",
  "prompt",
  "filler",
];

/** So much of a word is read: "encaminho", "encaminhar" and "encaminhamento" are one family. */
const FAMILY = 5;
/** Words up to which a sentence counts as one of that length. */
const LENGTHS = [1, 3, 6, 11];

/** What stands before a doctor's sentence. */
export interface Before {
  /** It is its turn's first. */
  begins: boolean;
  /** The patient has asked something since the doctor's last sentence. */
  asked: boolean;
  /** The sentence before it, whoever said it, names a test. */
  tested: boolean;
}

/**
 * What a doctor's sentence shows of what it does: its words and first words, the terms in it, the cues of its language,
 * numbers, length, and what stands before it. Names of features, each once.
 */
export function featuresOf(sentence: Sentence, language: Language, before: Before): string[] {
  const { folded, mentions, text } = sentence;
  const { cues } = packOf(language);
  const { words, numbers } = wordsOf(sentence, language);
  const names = new Set(["any", before.begins ? "begins" : "goes on"]);
  if (before.asked) names.add("asked");
  if (before.tested) names.add("test named");
  for (const word of words) names.add(`word ${word}`);
  names.add(`first ${words[0] ?? ""}`);
  names.add(`first ${words[0] ?? ""} ${words[1] ?? ""}`);
  names.add(`last ${words.at(-1) ?? ""}`);
  for (const { concept } of mentions) {
    names.add(`type ${concept.type}`);
    names.add(`term ${concept.id}`);
  }
  names.add(`first type ${mentions[0]?.concept.type ?? "none"}`);
  for (const cue of CUES) if (cues[cue].test(folded)) names.add(`cue ${cue}`);
  for (const [name, pattern] of Object.entries(speech))
    if (pattern.test(SPELT.has(name) ? text : folded)) names.add(`speech ${name.toLowerCase()}`);
  names.add(`numbers ${Math.min(numbers, 3)}`);
  if (/ # (?:por|sobre|over|x) # /.test(` ${words.join(" ")} `)) names.add("pressure");
  const length = LENGTHS.findIndex((most) => words.length <= most);
  names.add(`length ${length < 0 ? "most" : LENGTHS[length]}`);
  if (/^\p{Lu}{2,6}(?!\p{L})/u.test(text)) names.add("abbreviation");
  if (/,/.test(text)) names.add("comma");
  if (text.endsWith("!")) names.add("exclaims");
  if (/(?:…|\.\.\.)$/.test(text)) names.add("breaks off");
  return [...names];
}

/** Patterns that look at capitals. */
const SPELT = new Set(["CALLED", "VALUE"]);

/** The families of the sentence's words in order, a number as "#". */
function wordsOf({ tokens }: Sentence, language: Language): { words: string[]; numbers: number } {
  const numbers = findNumbers(tokens, language).filter((number) => number.form !== "article");
  const words: string[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const number = numbers.find(({ from }) => from === at);
    const token = tokens[at]!;
    if (number) {
      words.push("#");
      at = number.to - 1;
    } else if (token.kind !== "mark") words.push(token.t.slice(0, FAMILY));
    else if (token.t === ":") words.push(":");
  }
  return { words, numbers: numbers.length };
}
