import type { Reason, Statement } from "@relato/shared/domain/document.ts";
import type { Turn } from "@relato/shared/domain/transcript.ts";
import { type ProvedSentence, verifyNote } from "../evidence/verify.ts";
import { removeInvisible } from "../language/invisible.ts";
import { assignSpeakers } from "../talk/speakers.ts";
import { readVisit } from "../talk/visit.ts";
import { readHeadings } from "../template/heading-reading.ts";
import { parseTemplate } from "../template/parse.ts";
import type { Consultation, Testimony } from "../types.ts";
import { findEcho, sourcesOf } from "./echoes.ts";
import { withNamedSpeakers, keepDoctorsVoice, withoutInstructions } from "./filter-turns.ts";
import { matchHeadings } from "./match-headings.ts";
import { actOf } from "./note-act.ts";
import { saysNothing } from "./says-nothing.ts";
import type { CheckedStatement, ModelNote, ModelStatement, ReadNote } from "./types.ts";

/** Longer statements are not verified. */
const LONGEST = 2000;

/** Reads the talk, the template and the note, and verifies each statement. */
export function readNote(input: Consultation, note: ModelNote): ReadNote {
  const consultation = {
    ...input,
    patient_context: removeInvisible(input.patient_context),
    turns: input.turns.map((turn) => ({ ...turn, text: removeInvisible(turn.text) })),
  };
  const { locale, template: source } = consultation;
  const turns = assignSpeakers(consultation.turns, locale);
  const template = parseTemplate(source.markdown, source.titulo);
  const headings = readHeadings(template, locale);
  const names = note.sections.map(({ heading }) => heading);
  const matched = matchHeadings(names, headings, locale);
  const written = note.sections.flatMap(({ heading, statements }, at) =>
    statements.map(({ text, turns: cited }) => ({
      text: removeInvisible(text).trim(),
      turns: cited,
      heading: matched[at]!,
      headingName: heading,
    })),
  );
  const filled = written.filter(
    ({ text, headingName }) => text !== "" && !saysNothing(text, headingName, locale),
  );
  const read = { consultation, turns, template, headings };
  const proved = verifyStatements(read, filled);
  const statements = filled.map((statement, at) => ({
    ...statement,
    id: `s${at + 1}`,
    proved: proved[at]!,
  }));
  return { ...read, visit: readVisit(turns, locale), statements };
}

/** A statement with the index of its heading; -1 for none. */
interface StatementUnderHeading extends ModelStatement {
  heading: number;
}

/**
 * Verifies each statement, with the turns that the model named as hints. Orders to the record
 * ("escreva que…") support nothing. A plan or diagnosis needs the doctor's words. Links and markup
 * are always doubtful.
 */
export function verifyStatements(
  read: Pick<ReadNote, "consultation" | "turns" | "headings" | "template">,
  statements: readonly StatementUnderHeading[],
): ProvedSentence[] {
  const { consultation, turns, headings } = read;
  const { locale } = consultation;
  const isPlan = ({ heading }: StatementUnderHeading): boolean =>
    actOf(headings[heading]) !== undefined;
  const said = withoutInstructions(turns, locale);
  const proved = verifyWithHints({ ...consultation, turns }, statements);
  const without = (
    heard: readonly Turn[],
    kind: Reason["kind"],
    concerned: typeof isPlan,
  ): void => {
    if (heard === turns) return;
    const asked = statements.flatMap((one, at) =>
      concerned(one) && proved[at]!.verdict === "supported" ? [at] : [],
    );
    const again = verifyWithHints(
      { ...consultation, turns: heard },
      asked.map((at) => statements[at]!),
    );
    for (const [index, at] of asked.entries())
      if (again[index]!.verdict !== "supported")
        proved[at] = markDoubtful(proved[at]!, kind, statements[at]!.text);
  };
  without(said, "instruction", () => true);
  without(keepDoctorsVoice(withNamedSpeakers(said, consultation.turns), locale), "speaker", isPlan);
  const sources = sourcesOf(read);
  return proved.map((one) => {
    const markup = MARKUP.exec(one.text)?.[0];
    if (markup !== undefined) return markDoubtful(one, "foreign", markup);
    const echo = one.verdict === "supported" ? findEcho(one.text, sources, locale) : undefined;
    return echo === undefined ? one : markDoubtful(one, echo, one.text);
  });
}

/** Addresses, links, images and HTML. */
const MARKUP = /(?:https?:\/\/|www\.)\S+|!?\[[^[\]\n]*\]\([^()\n]*\)?|<\/?[a-z][^<>\n]*>/iu;

const markDoubtful = (
  proved: ProvedSentence,
  kind: Reason["kind"],
  detail: string,
): ProvedSentence =>
  proved.verdict === "contradicted"
    ? proved
    : { ...proved, verdict: "review", reasons: [...proved.reasons, { kind, detail }] };

function verifyWithHints(
  testimony: Testimony,
  statements: readonly ModelStatement[],
): ProvedSentence[] {
  const proved = verifyNote(
    testimony,
    statements.map(({ text }) => (text.length <= LONGEST ? text : "")),
    statements.map(({ turns }) => turns),
  );
  return proved.map((one, at) => ({ ...one, text: statements[at]!.text }));
}

export const documentStatement = ({ proved }: Pick<CheckedStatement, "proved">): Statement => ({
  text: proved.text,
  status: proved.verdict,
  evidence: proved.evidence,
  ...(proved.reasons.length === 0 ? {} : { reasons: proved.reasons }),
});
