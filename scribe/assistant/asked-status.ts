import { negatedTokens, readingOf } from "../evidence/negation.ts";
import { statusAt } from "./passage-facts.ts";
import type { ReadStatus } from "./occurrences.ts";
import { isOfFamily } from "./of-family.ts";
import { cuesWith } from "./question-cues.ts";
import { isRefused } from "./refusal-status.ts";

/** "yes" if a sentence says that the patient refused a thing: "ofereci colonoscopia, recusou". */
export const refusedAt: ReadStatus = (sentence, mention) =>
  !sentence.read.asks && isRefused(sentence, mention) && !isOfFamily(sentence, mention)
    ? "yes"
    : null;

/** Types of what a drug can cause. */
const EFFECTS = new Set(["symptom", "disease", "mood", "allergen"]);

/**
 * "yes" if a sentence says that the patient did not tolerate a drug: "intolerante a enalapril", or
 * stopped it because of what it caused: "suspendo enalapril pela tosse".
 */
export const notToleratedAt: ReadStatus = (sentence, mention, unit) => {
  const { read, language } = sentence;
  const status = statusAt(sentence, mention, unit);
  if (status === "family" || read.asks) return null;
  if (cuesWith(read, language, "intolerance").length > 0) return "yes";
  const negated = negatedTokens(read, readingOf(language, sentence.register));
  const said = cuesWith(read, language, "reaction", "tolerance");
  if (said.some(({ from }) => negated[from])) return null;
  const isCaused =
    said.length > 0 ||
    cuesWith(read, language, "reason").length > 0 ||
    read.mentions.some(({ concept, from }) => EFFECTS.has(concept.type) && from >= mention.to);
  return status === "stopped" && isCaused ? "yes" : null;
};
