import type { Statement } from "@relato/shared/domain/document.ts";
import type { Turn } from "@relato/shared/domain/transcript.ts";
import { type ProvedSentence, verifyNote } from "../evidence/verify.ts";
import { withSpeakers } from "../talk/speakers.ts";
import { readVisit, type ReadSentence } from "../talk/visit.ts";
import { type HeadingReading, readHeadings } from "../template/heading-reading.ts";
import { parseTemplate, type Template } from "../template/parse.ts";
import type { Consultation } from "../types.ts";
import { matchHeadings } from "./match-headings.ts";
import type { ModelNote, ModelStatement } from "./types.ts";

/** A statement of the note, held against the talk. */
export interface CheckedStatement extends ModelStatement {
  /** Names it in a repair request: "s1", "s2", … in the order of the note. */
  id: string;
  /** Index into the template's headings that hold statements; -1 where the template has no place. */
  heading: number;
  /** The heading as the model wrote it. */
  headingName: string;
  proved: ProvedSentence;
}

/** A consultation with a model's note over it, as the engine reads both. */
export interface ReadNote {
  consultation: Consultation;
  turns: Turn[];
  visit: readonly ReadSentence[];
  template: Template;
  headings: readonly HeadingReading[];
  statements: CheckedStatement[];
}

/** Longer statements are not verified: no sentence of a note needs so many characters. */
const LONGEST = 2000;

/** Reads the talk, the template and the note, and verifies each statement of the note. */
export function readNote(consultation: Consultation, note: ModelNote): ReadNote {
  const { locale, template: source } = consultation;
  const turns = withSpeakers(consultation.turns, locale);
  const template = parseTemplate(source.markdown, source.titulo);
  const headings = readHeadings(template, locale);
  const names = note.sections.map(({ heading }) => heading);
  const matched = matchHeadings(names, headings, locale);
  const written = note.sections.flatMap(({ heading, statements }, at) =>
    statements.map(({ text, turns: cited }) => ({
      text: text.trim(),
      turns: cited,
      heading: matched[at]!,
      headingName: heading,
    })),
  );
  const filled = written.filter(({ text }) => text !== "");
  const proved = verifyStatements({ ...consultation, turns }, filled);
  const statements = filled.map((statement, at) => ({
    ...statement,
    id: `s${at + 1}`,
    proved: proved[at]!,
  }));
  return { consultation, turns, visit: readVisit(turns, locale), template, headings, statements };
}

/** The verdict on each statement, with the turns that the model named as hints. */
export function verifyStatements(
  consultation: Consultation,
  statements: readonly ModelStatement[],
): ProvedSentence[] {
  const proved = verifyNote(
    consultation,
    statements.map(({ text }) => (text.length <= LONGEST ? text : "")),
    statements.map(({ turns }) => turns),
  );
  return proved.map((one, at) => ({ ...one, text: statements[at]!.text }));
}

/** A checked statement as the document holds it. */
export const documentStatement = ({ proved }: Pick<CheckedStatement, "proved">): Statement => ({
  text: proved.text,
  status: proved.verdict,
  evidence: proved.evidence,
  ...(proved.reasons.length === 0 ? {} : { reasons: proved.reasons }),
});
