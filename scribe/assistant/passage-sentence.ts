import type { Language } from "@relato/shared/domain/language.ts";
import { quantitiesOf } from "../evidence/quantities.ts";
import { splitSentences } from "../language/sentences.ts";
import type { Mention } from "../lexicon/matcher.ts";
import { expandAbbreviations } from "../lexicon/abbreviations.ts";
import { readText, type ReadText } from "../talk/sentences.ts";
import { isLowerAbbreviation, namesIn } from "./exact-names.ts";
import { MAX_PASSAGE } from "./passage-words.ts";
import type { AssistantRecord, Passage } from "./types.ts";
import { matcherOfUnit, type Unit } from "./units.ts";

/** A sentence of a passage. */
export interface PassageSentence {
  read: ReadText;
  language: Language;
  register: "talk" | "note";
  heading: string;
}

const sentences = new WeakMap<Passage, readonly PassageSentence[]>();

/** A line without it is one sentence; splitting takes time. */
const INNER_END = /[.!?…]\s/;

/** The sentences of a passage, read once. */
export function sentencesOf(record: AssistantRecord, passage: Passage): readonly PassageSentence[] {
  let found = sentences.get(passage);
  if (!found) {
    const { place } = passage;
    const { language } = record;
    const text = passage.text.slice(0, MAX_PASSAGE).normalize("NFC");
    const lines = text
      .split("\n")
      .flatMap((line) =>
        INNER_END.test(line) ? splitSentences(line, language) : [{ text: line }],
      );
    const register = place.type === "turn" ? "talk" : "note";
    const heading = place.type === "statement" ? place.heading : "";
    found = lines.map((line) => ({
      read: readText(expandAbbreviations(line.text, language, { isQuestion: false }), language),
      language,
      register,
      heading,
    }));
    sentences.set(passage, found);
  }
  return found;
}

/** The places at which a sentence names a unit. */
export function mentionsOf({ read, language }: PassageSentence, unit: Unit): Mention[] {
  const found = matcherOfUnit(unit, language)
    .find(read.tokens, read.stems)
    .filter((mention) => !isLowerAbbreviation(read, mention) && !isDrop(read, language, mention))
    .filter((mention) => !isPartOfOther(read, unit, mention));
  if (found.length === 0 || unit.thing === null) return found;
  const others = namesIn(read).filter(({ concept }) => concept.id !== unit.id);
  // "Diabetes" in "pré-diabetes" is another thing.
  return found.filter(
    ({ from, to }) =>
      !others.some(
        (other) => other.from <= from && other.to >= to && other.to - other.from > to - from,
      ),
  );
}

/** "Queda" in "queda de cabelo": a longer name of another thing. "Pain" in "back pain" is one. */
const isPartOfOther = (read: ReadText, { id, type }: Unit, { from, to }: Mention): boolean =>
  type === "symptom" &&
  read.mentions.some(
    (other) =>
      other.from <= from &&
      other.to >= to &&
      other.to - other.from > to - from &&
      other.concept.type === "symptom" &&
      !other.concept.id.split(" ").includes(id),
  );

/** "1 gota de 12/12 h" is a dose, not the disease. */
const isDrop = (read: ReadText, language: Language, { from, to }: Mention): boolean =>
  to === from + 1 &&
  read.tokens[from - 1]?.kind === "number" &&
  quantitiesOf(read, language).some(
    (quantity) => quantity.unit === "drop" && quantity.from < from && quantity.unitTo >= to,
  );

const headings = new Map<string, ReadText>();
const MAX_HEADINGS = 2000;
export function readHeading(heading: string, language: Language): ReadText {
  const key = `${language} ${heading.slice(0, 200)}`;
  let read = headings.get(key);
  if (!read) {
    if (headings.size >= MAX_HEADINGS) headings.clear();
    headings.set(key, (read = readText(heading.slice(0, 200), language)));
  }
  return read;
}

export const isSeparator = ({ tokens }: ReadText, at: number): boolean =>
  tokens[at] !== undefined && [",", ";", ":", ".", "("].includes(tokens[at].t);

/** The first token of the part of a sentence that contains a token; commas do not end a part. */
export function clauseOf({ tokens }: ReadText, at: number): number {
  for (let start = at; start > 0; start -= 1)
    if ([";", ".", ":", "("].includes(tokens[start - 1]!.t)) return start;
  return 0;
}
