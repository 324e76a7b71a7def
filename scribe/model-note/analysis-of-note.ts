import type { Analysis, Statement } from "@relato/shared/domain/document.ts";
import { emptyHeadings, findOmittedQuestions } from "../document/clinical-analysis.ts";
import { readHypotheses } from "../document/hypotheses.ts";
import { labelsOf } from "../document/labels.ts";
import { readTypedContext } from "../document/typed-context.ts";
import { symptomStatements } from "../document/symptoms.ts";
import type { Kind } from "../template/kinds.ts";
import { actOf } from "./note-act.ts";
import { visitOfNote } from "./note-visit.ts";
import type { SettledStatement } from "./settled-statement.ts";
import type { ReadNote } from "./types.ts";

/**
 * Writes the analysis of a model's note. Summary, hypotheses and next steps come from its supported
 * statements; symptoms and omitted questions come from the talk.
 */
export function analyseNote(read: ReadNote, statements: readonly SettledStatement[]): Analysis {
  const { visit, headings, template } = read;
  const { locale } = read.consultation;
  const supported = statements.filter(({ statement }) => statement.status === "supported");
  const { visit: noteVisit, inTalk } = visitOfNote(read, supported);
  const filled = new Set(statements.map(({ heading }) => headings[heading]?.index));
  return {
    ...readTypedContext(read.consultation),
    summary: summariseNote(read, supported),
    symptoms: symptomStatements(visit, locale),
    hypotheses: readHypotheses(noteVisit, locale).map((one) => ({
      ...one,
      evidence: inTalk(one.evidence),
    })),
    next_steps: supported
      .filter(({ heading }) => actOf(headings[heading]) === "plan")
      .map(({ statement }) => statement),
    not_discussed: [
      ...emptyHeadings(filled, template, locale),
      ...findOmittedQuestions(visit, locale),
    ],
  };
}

/** The parts of the note that the summary quotes, with the most statements of each. */
const PARTS = [
  { label: "reason", kinds: ["complaint", "hpi", "subjective"], most: 1 },
  { label: "findings", kinds: ["exam", "vitals", "results", "imaging", "objective"], most: 1 },
  { label: "assessment", kinds: ["diagnosis"], most: 1 },
  { label: "plan", kinds: ["plan", "prescription"], most: 2 },
] as const satisfies { label: string; kinds: readonly Kind[]; most: number }[];
const ASKS = 0.6;

/** At most five lines: the first statements of the note's parts. */
function summariseNote(
  { headings, consultation: { locale } }: ReadNote,
  supported: readonly SettledStatement[],
): Statement[] {
  const labels = labelsOf(locale);
  const used = new Set<SettledStatement>();
  return PARTS.flatMap(({ label, kinds, most }) => {
    const own = kinds
      .flatMap((kind) =>
        supported.filter(
          ({ heading }) => (headings[heading]?.kinds.get(kind as Kind) ?? 0) >= ASKS,
        ),
      )
      .filter((one) => !used.has(one));
    const chosen = [...new Set(own)].slice(0, most);
    for (const one of chosen) used.add(one);
    return chosen.map(({ statement }) => ({
      ...statement,
      text: `${labels[label]}: ${statement.text}`,
    }));
  });
}
