import type { Statement } from "@relato/shared/domain/document.ts";
import type { Language } from "@relato/shared/domain/language.ts";
import type { ReadSentence } from "../talk/read-sentence.ts";
import type { Kind } from "../template/kinds.ts";
import { findPhrases } from "../lexicon/document-phrases.ts";
import { composeStatement, type ComposedStatement, type Unit } from "./compose.ts";
import { labelsOf } from "./labels.ts";
import { isConditional, isPlanned } from "./plan-sentences.ts";
import { statementOf } from "./plan-statements.ts";
import type { PlacedStatement } from "./write-sections.ts";

interface Candidate {
  unit: Unit;
  read: ReadSentence;
}

const FINDINGS: readonly Kind[] = ["exam", "vitals", "measured", "results", "imaging", "objective"];
/** The most characters of a summary line's sentence. */
const LINE = 240;

/** Writes at most five lines: reason, main finding, assessment, and two lines of the plan. */
export function summarise(
  visit: readonly ReadSentence[],
  statements: readonly PlacedStatement[],
  language: Language,
): Statement[] {
  const reads = new Map(visit.map((read) => [read.sentence, read]));
  const candidates = statements.flatMap(({ units, heading }) =>
    units.flatMap((unit) => {
      const read = reads.get(unit.sentence);
      return read && heading >= 0 && unit.text.length <= LINE ? [{ unit, read }] : [];
    }),
  );
  const { reason, findings, assessment, plan } = labelsOf(language);
  const plans = candidates.filter(
    ({ read }) =>
      isPlanned(read) &&
      !isConditional(read.sentence, language) &&
      findPhrases("example", read.sentence.tokens, language).length === 0,
  );
  const treatment = highestScoring(
    plans,
    ({ read }) => read.importance + (names(read, "drug") ? 1 : 0),
  );
  const other = highestScoring(
    plans.filter((one) => one !== treatment),
    ({ read }) => read.importance + (names(read, "exam") ? 1 : 0),
  );
  const lines: [string, Candidate | undefined][] = [
    [reason, reasonOf(candidates, visit.length)],
    [findings, findingOf(candidates)],
    [assessment, assessmentOf(candidates)],
    [plan, treatment],
    [plan, other],
  ];
  return lines.flatMap(([label, line]) =>
    line ? [labelled(label, composeStatement([line.unit], language))] : [],
  );
}

const labelled = (label: string, { text, sentences }: ComposedStatement): Statement =>
  statementOf({ text: `${label}: ${text}`, sentences });

const names = ({ sentence }: ReadSentence, type: string): boolean =>
  sentence.mentions.some(({ concept }) => concept.type === type);

/** The first candidate with the highest score; undefined if there is none. */
function highestScoring(
  candidates: readonly Candidate[],
  score: (one: Candidate) => number,
): Candidate | undefined {
  let top: Candidate | undefined;
  for (const one of candidates) if (!top || score(one) > score(top)) top = one;
  return top;
}

/** The patient's or companion's reason for the visit: early and surely about the complaint. */
const reasonOf = (candidates: readonly Candidate[], length: number): Candidate | undefined =>
  highestScoring(
    candidates.filter(({ read }) => read.sentence.speaker !== "medico"),
    ({ read }) => {
      const { topics, sentence, importance } = read;
      const early = 1 - sentence.index / Math.max(1, length);
      const complaint = (topics.get("complaint") ?? 0) + (topics.get("hpi") ?? 0) / 2;
      return early * (complaint + (names(read, "symptom") ? 0.5 : 0)) * (0.5 + importance);
    },
  );

const findingOf = (candidates: readonly Candidate[]): Candidate | undefined =>
  highestScoring(
    candidates.filter(({ read }) => {
      const found = FINDINGS.reduce((sum, kind) => sum + (read.topics.get(kind) ?? 0), 0);
      return (read.act === "finding" || read.act === "result") && found > 0.5;
    }),
    ({ read }) => read.importance,
  );

const assessmentOf = (candidates: readonly Candidate[]): Candidate | undefined =>
  highestScoring(
    candidates.filter(({ read }) => read.act === "assessment" && read.sentence.tokens.length > 2),
    ({ read }) => {
      const doubts = read.sentence.cues.has("negation") ? 0.5 : 0;
      return read.importance + (names(read, "disease") ? 1 : 0) - doubts;
    },
  );
