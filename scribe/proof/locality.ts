import type { Language } from "@relato/shared/domain/language.ts";
import type { ReadText } from "../talk/sentences.ts";
import { cuesOf } from "./cues.ts";
import type { Talk } from "./talk.ts";

/** A named thing in a text: a side, a relative. */
export interface Mark {
  id: string;
  from: number;
}

/** The places where a text names a side. */
export const sideMarks = (read: ReadText, language: Language): Mark[] =>
  cuesOf(read, language)
    .filter(({ concept }) => ["left", "right", "both"].includes(concept.id))
    .map(({ concept, from }) => ({ id: concept.id, from }));

/** The places where a text names a relative. */
export const kinMarks = (read: ReadText): Mark[] =>
  read.mentions
    .filter(({ concept }) => concept.type === "kin")
    .map(({ concept, from }) => ({ id: concept.id, from }));

/** The number of the clause in which a token is; marks part clauses. */
function clauseOf(read: ReadText, at: number): number {
  let clause = 0;
  for (let token = 0; token < at; token += 1)
    if (read.tokens[token]!.kind === "mark" && !"-/'".includes(read.tokens[token]!.t)) clause += 1;
  return clause;
}

/** The mark that belongs to a token: the nearest in its clause, else the last before it, else the first after it. */
export function markFor(read: ReadText, marks: readonly Mark[], at: number): Mark | undefined {
  if (marks.length < 2) return marks[0];
  const clause = clauseOf(read, at);
  const own = marks.filter((mark) => clauseOf(read, mark.from) === clause);
  const nearest = own.toSorted((a, b) => Math.abs(a.from - at) - Math.abs(b.from - at))[0];
  return nearest ?? marks.findLast((mark) => mark.from < at) ?? marks[0];
}

/** So many utterances back a side is still in force. */
const IN_FORCE = 4;

/** The side in force for a token of an utterance, and how far back it was named, in utterances. */
export function sideAt(
  talk: Talk,
  index: number,
  at: number,
): { side: string; back: number } | undefined {
  for (let back = 0; back <= IN_FORCE; back += 1) {
    const utterance = talk.utterances[index - back];
    if (!utterance) return undefined;
    const marks = sideMarks(utterance.sentence, talk.language);
    const mark = back === 0 ? markFor(utterance.sentence, marks, at) : marks.at(-1);
    if (mark) return { side: mark.id, back };
    if (back === 0)
      for (const answer of talk.exchanges.answers.get(index) ?? []) {
        const own = sideMarks(talk.utterances[answer]!.sentence, talk.language)[0];
        if (own) return { side: own.id, back: 0 };
      }
  }
  return undefined;
}

/** The relative of whom an utterance speaks at a token; empty for the patient. */
export function personAt(talk: Talk, index: number, at: number): string {
  const utterance = talk.utterances[index]!;
  const mark = markFor(utterance.sentence, kinMarks(utterance.sentence), at);
  if (mark) return mark.id;
  for (const answer of talk.exchanges.answers.get(index) ?? []) {
    const own = kinMarks(talk.utterances[answer]!.sentence)[0];
    if (own) return own.id;
  }
  return [...utterance.kin][0] ?? "";
}
