import type { Language } from "@relato/shared/domain/language.ts";
import { type Quantity, quantitiesOf } from "../evidence/quantities.ts";
import { isSame } from "../evidence/same-numbers.ts";
import { keyOf, termsOf } from "../evidence/terms.ts";
import { verifyNote } from "../evidence/verify.ts";
import type { Candidate } from "../document/budget.ts";
import { boundFeatures } from "../document/salience.ts";
import { readText } from "../talk/sentences.ts";
import type { ModelStatement } from "./types.ts";
import type { Term } from "../evidence/types.ts";

/** The terms and quantities of a text. `keys`: of the terms. */
interface Content {
  terms: readonly Term[];
  keys: ReadonlySet<string>;
  quantities: readonly Quantity[];
}

interface ReadStatement extends Content {
  turns: ReadonlySet<number>;
}

/** A sentence of the talk that a note may lack, with the text that would quote it. */
export interface PossibleOmission {
  candidate: Candidate;
  text: string;
}

/** The most turns between a sentence and the turns of a statement about it. */
const NEAR = 1;
/** Types of concepts whose omission could harm the patient. */
const HARD = ["drug", "allergen", "disease", "exam", "procedure", "symptom", "body", "vaccine"];

/**
 * The features for whether a note lacks a critical sentence: how much the sentence matters, and how
 * much of it the note covers, by statements that cite its turn and by all others.
 */
export function omissionFeatures(
  sentences: readonly PossibleOmission[],
  note: readonly ModelStatement[],
  language: Language,
): string[][] {
  const statements = note.map(({ text, turns }): ReadStatement => ({
    ...contentOf(text, language),
    turns: new Set(turns),
  }));
  const borneOut = soundnessByNote(sentences, note, language);
  return sentences.map((sentence, at) => [
    ...ownFeatures(sentence),
    ...coverageFeatures(sentence, statements, language),
    ...boundFeatures(
      "borne out",
      borneOut[at]!,
      [0.03, 0.06, 0.1, 0.15, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9],
    ),
  ]);
}

/** The probability that the note says each sentence: verifies the sentences against the note. */
function soundnessByNote(
  sentences: readonly PossibleOmission[],
  note: readonly ModelStatement[],
  locale: Language,
): number[] {
  const turns = note.map(({ text }, i) => ({
    ...{ i, speaker: "medico" as const, start_ms: i, end_ms: i + 1 },
    text,
  }));
  const texts = sentences.map(({ text }) => text);
  return verifyNote({ locale, turns }, texts).map(({ probability }) => probability);
}

function contentOf(text: string, language: Language): Content {
  const read = readText(text, language);
  const terms = termsOf(read, language);
  return { terms, keys: new Set(terms.map(keyOf)), quantities: quantitiesOf(read, language) };
}

const ownFeatures = ({ candidate, text }: PossibleOmission): string[] => {
  const { read, heading, probability } = candidate;
  const { sentence, act, importance, topics, informs } = read;
  const types = new Set(sentence.mentions.map(({ concept }) => concept.type));
  return [
    `act ${act}`,
    `speaker ${sentence.speaker}`,
    heading < 0 ? "placed nowhere" : "placed",
    ...[...types].map((type) => `names ${type}`),
    ...[...sentence.cues].map((cue) => `cue ${cue}`),
    ...[...topics].flatMap(([topic, likely]) => (likely > 0.3 ? [`topic ${topic}`] : [])),
    ...boundFeatures(
      "importance",
      importance,
      [0.2, 0.3, 0.4, 0.5, 0.6, 0.65, 0.7, 0.75, 0.8, 0.85, 0.9],
    ),
    ...boundFeatures("place", probability, [0.3, 0.5, 0.7, 0.9]),
    ...boundFeatures("informs", informs, [0.5, 0.7, 0.9]),
    ...boundFeatures("words", text.split(/\s+/).length, [3, 5, 8, 12, 18, 25]),
  ];
};

function coverageFeatures(
  { candidate, text }: PossibleOmission,
  statements: readonly ReadStatement[],
  language: Language,
): string[] {
  const turn = candidate.read.sentence.turn.i;
  const content = contentOf(text, language);
  const exact = statements.filter(({ turns }) => turns.has(turn));
  const near = statements.filter(({ turns }) =>
    [...turns].some((one) => Math.abs(one - turn) <= NEAR),
  );
  const hard = content.terms.filter(({ concept }) => concept && HARD.includes(concept.type));
  return [
    ...boundFeatures("exact", exact.length, [1, 2, 3, 5]),
    ...boundFeatures("near", near.length, [1, 2, 4]),
    ...(["exact", "near", "any"] as const).flatMap((name) => {
      const among = name === "exact" ? exact : name === "near" ? near : statements;
      return [
        ...shareFeatures(`${name} terms`, content.terms, among),
        ...shareFeatures(`${name} hard`, hard, among),
        ...numberFeatures(name, content.quantities, among),
        ...boundFeatures(`${name} explained`, explainedShare(content, among), SHARES),
      ];
    }),
  ];
}

const SHARES = [0.01, 0.2, 0.34, 0.5, 0.67, 0.8, 1];

/** The largest share of the terms that one statement covers, and the share that all cover. */
function shareFeatures(
  name: string,
  terms: readonly Term[],
  statements: readonly ReadStatement[],
): string[] {
  if (terms.length === 0) return [`${name} none`];
  const keys = terms.map(keyOf);
  const share = (has: (key: string) => boolean): number => keys.filter(has).length / keys.length;
  const best = Math.max(0, ...statements.map((one) => share((key) => one.keys.has(key))));
  const all = share((key) => statements.some((one) => one.keys.has(key)));
  return [
    ...boundFeatures(`${name} best`, best, SHARES),
    ...boundFeatures(`${name} all`, all, SHARES),
  ];
}

function numberFeatures(
  name: string,
  quantities: readonly Quantity[],
  statements: readonly ReadStatement[],
): string[] {
  if (quantities.length === 0) return [`${name} no numbers`];
  const found = quantities.filter((quantity) =>
    statements.some((one) => one.quantities.some((other) => isSame(quantity, other))),
  );
  if (found.length === 0) return [`${name} numbers missing`];
  return [found.length < quantities.length ? `${name} numbers part` : `${name} numbers all`];
}

/** The largest share of a statement's terms that a sentence has. */
const explainedShare = ({ keys }: Content, statements: readonly ReadStatement[]): number =>
  Math.max(
    0,
    ...statements.map(
      (one) => [...one.keys].filter((key) => keys.has(key)).length / Math.max(1, one.keys.size),
    ),
  );
