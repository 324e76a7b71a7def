import type { Analysis } from "@relato/shared/domain/document.ts";
import type { Language } from "@relato/shared/domain/language.ts";
import { omittedQuestions } from "../lexicon/omissions.ts";
import type { ReadSentence } from "../talk/read-sentence.ts";
import type { HeadingReading } from "../template/heading-reading.ts";
import { holdsStatements, type Template } from "../template/parse.ts";
import { readHypotheses } from "./hypotheses.ts";
import { phrasesOf } from "./phrases.ts";
import { statementOf } from "./plan-statements.ts";
import { summarise } from "./summary.ts";
import { symptomsOf, symptomStatements } from "./symptoms.ts";
import type { PlacedStatement } from "./write-sections.ts";

/** Writes summary, symptoms, the doctor's hypotheses, next steps and what was not discussed. */
export const writeAnalysis = (
  visit: readonly ReadSentence[],
  statements: readonly PlacedStatement[],
  headings: readonly HeadingReading[],
  template: Template,
  language: Language,
): Analysis => ({
  summary: summarise(visit, statements, language),
  symptoms: symptomStatements(visit, language),
  hypotheses: readHypotheses(visit, language),
  next_steps: statements
    .filter(({ units, importance }) => units[0]!.act === "plan" && importance >= LEAST_IMPORTANCE)
    .map(statementOf),
  not_discussed: [
    ...emptyHeadings(
      new Set(statements.map(({ heading }) => headings[heading]?.index)),
      template,
      language,
    ),
    ...findOmittedQuestions(visit, language),
  ],
});

/** A plan of less importance is not listed as a next step. */
const LEAST_IMPORTANCE = 0.4;

/**
 * Says for each heading without statements that it was not discussed. `filled`: the indices of
 * sections with statements.
 */
export const emptyHeadings = (
  filled: ReadonlySet<number | undefined>,
  template: Template,
  language: Language,
): string[] =>
  template.sections.flatMap(({ heading }, index) =>
    holdsStatements(template, index) && !filled.has(index)
      ? [phrasesOf(language).notMentioned(heading)]
      : [],
  );

/** The share of a visit in which the complaint is stated. */
const OPENING = 0.2;

/** Returns the usual questions about the complaint that were not asked. */
export function findOmittedQuestions(visit: readonly ReadSentence[], language: Language): string[] {
  const opening = visit.slice(0, Math.ceil(visit.length * OPENING));
  const complaints = opening.flatMap((read) => symptomsOf(read, language));
  const discussed = visit.flatMap(({ sentence }) => sentence.mentions.map((m) => m.concept.id));
  return omittedQuestions(
    new Set(complaints.filter((one) => !one.isDenied).map(({ concept }) => concept)),
    new Set(discussed),
    language,
  );
}
