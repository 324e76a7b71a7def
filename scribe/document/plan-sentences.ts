import type { Language } from "@relato/shared/domain/language.ts";
import { readActions, readDosage } from "../lexicon/dosage.ts";
import type { ReadText } from "../talk/sentences.ts";
import { clauseEnd, clauseStart } from "./clause-tokens.ts";
import type { Kind } from "../template/kinds.ts";
import type { ReadSentence } from "../talk/read-sentence.ts";

/** What is told of the past or of findings, even where the act was read as a plan. */
const PAST: readonly Kind[] = ["meds", "pastmeds", "allergy", "pmh", "family"];
/**
 * A sentence about another person with more than this probability is no part of the patient's plan.
 */
const OTHER = 0.5;
/**
 * A doctor's sentence of another act is still read as a plan from this probability of its topic on.
 */
const LIKELY = 0.5;

/**
 * Whether the doctor plans, orders or advises something for the patient in this sentence. An order
 * with its dose ("Vou receitar dipirona 500 mg") is one whatever act was read: where a visit is a
 * single dictated sentence, nothing before it tells the act.
 */
export const isPlanned = ({
  sentence,
  text,
  act,
  topics,
  relative,
  other,
}: ReadSentence): boolean =>
  sentence.speaker === "medico" &&
  text !== undefined &&
  act !== "question" &&
  relative < OTHER &&
  other < OTHER &&
  (act === "plan" || (sentence.cues.has("plan") && sentence.cues.has("dose"))
    ? !PAST.some((kind) => (topics.get(kind) ?? 0) >= LIKELY)
    : (topics.get("plan") ?? 0) + (topics.get("prescription") ?? 0) >= LIKELY);

/** Whether a sentence plans only for a case ("Se o teste vier alterado, …"). */
export const isConditional = ({ tokens }: ReadText, language: Language): boolean =>
  readDosage(tokens, language).some(({ kind, from }) => kind === "condition" && from <= 1);

/** Whether what a token names is refused in its own clause ("Tomografia não precisa"). */
export function isRefusedAt({ tokens }: ReadText, at: number, language: Language): boolean {
  const from = clauseStart(tokens, at);
  const to = clauseEnd(tokens, at);
  return readActions(tokens, language).some(
    (cue) => cue.action === "refuse" && cue.from >= from && cue.to <= to,
  );
}
