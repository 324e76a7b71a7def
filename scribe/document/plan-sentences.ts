import type { Language } from "@relato/shared/domain/language.ts";
import { readActions, readDosage } from "../lexicon/dosage.ts";
import type { ReadText } from "../talk/sentences.ts";
import { clauseEnd, clauseStart } from "./clause-tokens.ts";
import type { Kind } from "../template/kinds.ts";
import type { ReadSentence } from "../talk/read-sentence.ts";

/** Topics of the past or of findings; they are no plan, even if the dialogue act is "plan". */
const PAST: readonly Kind[] = ["meds", "pastmeds", "allergy", "pmh", "family"];
/** The probability from which a sentence is about another person. */
const OTHER = 0.5;
/** The topic probability from which a doctor's sentence is a plan, whatever its dialogue act. */
const LIKELY = 0.5;

/**
 * Whether the doctor plans, orders or advises something for the patient. An order with its dose
 * ("Vou receitar dipirona 500 mg") always counts: in a visit of one dictated sentence, the dialogue
 * act is unreliable.
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

/** Whether a sentence plans only under a condition ("Se o teste vier alterado, …"). */
export const isConditional = ({ tokens }: ReadText, language: Language): boolean =>
  readDosage(tokens, language).some(({ kind, from }) => kind === "condition" && from <= 1);

/** Whether the clause of a token refuses it ("Tomografia não precisa"). */
export function isRefusedAt({ tokens }: ReadText, at: number, language: Language): boolean {
  const from = clauseStart(tokens, at);
  const to = clauseEnd(tokens, at);
  return readActions(tokens, language).some(
    (cue) => cue.action === "refuse" && cue.from >= from && cue.to <= to,
  );
}
