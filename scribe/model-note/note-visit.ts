import type { Evidence, Statement } from "@relato/shared/domain/document.ts";
import type { Turn } from "@relato/shared/domain/transcript.ts";
import type { DialogueAct } from "../talk/dialogue-acts.ts";
import type { ReadSentence } from "../talk/read-sentence.ts";
import { readVisit } from "../talk/visit.ts";
import { actOf } from "./note-act.ts";
import type { SettledStatement } from "./settled-statement.ts";
import type { ReadNote } from "./types.ts";

/** A visit in which the doctor says the note's own statements. */
interface NoteVisit {
  visit: readonly ReadSentence[];
  /** Replaces evidence in the note's statements by the evidence of the talk. */
  inTalk: (evidence: readonly Evidence[]) => Evidence[];
}

/**
 * Replaces the doctor's sentences by the note's supported statements of plan and diagnosis, so that
 * the further documents agree with the note.
 */
export function visitOfNote(
  { turns, headings, consultation: { locale } }: ReadNote,
  statements: readonly SettledStatement[],
): NoteVisit {
  const settled = statements.flatMap(({ heading, statement }) => {
    const act = actOf(headings[heading]);
    const isUsed = act !== undefined && statement.status === "supported";
    return isUsed ? [{ act, statement }] : [];
  });
  const first = 1 + Math.max(0, ...turns.map(({ i }) => i));
  const spoken = settled.map(({ statement }, at) => asTurn(statement, first + at));
  const others = turns.filter(({ speaker }) => speaker !== "medico");
  const read = readVisit([...others, ...spoken], locale);
  return {
    visit: read.map((one) => {
      const own = settled[one.sentence.turn.i - first];
      return own === undefined ? one : asDoctorsSentence(one, own.act);
    }),
    inTalk: (evidence) =>
      evidence.flatMap((one) => settled[one.turn - first]?.statement.evidence ?? [one]),
  };
}

const asTurn = ({ text, evidence }: Statement, i: number): Turn => ({
  i,
  speaker: "medico",
  start_ms: evidence[0]?.start_ms ?? 0,
  end_ms: evidence.at(-1)?.end_ms ?? 0,
  text: /[.!?]$/.test(text) ? text : `${text}.`,
});

/** A statement of the note needs no context and retracts nothing. */
const asDoctorsSentence = (read: ReadSentence, act: DialogueAct): ReadSentence => ({
  ...read,
  act,
  text: read.sentence.text,
  antecedents: [],
  withdrawn: [],
  topics: new Map([[act === "plan" ? "plan" : "diagnosis", 1]]),
  relative: 0,
  other: 0,
  importance: 1,
});
