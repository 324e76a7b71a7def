import { readActions } from "../lexicon/dosage.ts";
import type { Mention } from "../lexicon/matcher.ts";
import { negatedTokens, readingOf } from "../evidence/negation.ts";
import { namedThings, namesIn } from "./exact-names.ts";
import { statusAt } from "./passage-facts.ts";
import type { ReadStatus } from "./occurrences.ts";
import { isOfFamily } from "./of-family.ts";
import type { PassageSentence } from "./passage-sentence.ts";
import { cuesWith } from "./question-cues.ts";
import { isRefused } from "./refusal-status.ts";

/** "yes" if a sentence says that the patient refused a thing: "ofereci colonoscopia, recusou". */
export const refusedAt: ReadStatus = (sentence, mention) =>
  !sentence.read.asks && isRefused(sentence, mention) && !isOfFamily(sentence, mention)
    ? "yes"
    : null;

/** As `statusAt`; a drug that was refused and never taken was not stopped. */
export const stoppedAt: ReadStatus = (sentence, mention, unit) => {
  const { read, language } = sentence;
  const status = statusAt(sentence, mention, unit);
  const isStopped =
    cuesWith(read, language, "stops", "swapped", "replaced", "quit").length > 0 ||
    readActions(read.tokens, language).some(({ action }) => action === "stop");
  return status === "stopped" && isRefused(sentence, mention) && !isStopped ? "unsure" : status;
};

/** "Trocado por losartana" gives no reason. */
const isReasoned = ({ read, language }: PassageSentence): boolean =>
  cuesWith(read, language, "reason").some(
    ({ to }) => !read.mentions.some(({ concept, from }) => concept.type === "drug" && from === to),
  );

/** "Suspendo metformina por TFG 28": a value is no effect. */
const isMeasured = ({ read }: PassageSentence, { to }: Mention): boolean =>
  namesIn(read).some(
    ({ concept, from }) => from >= to && namedThings().get(concept.id)?.type === "measure",
  );

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
    (isReasoned(sentence) && !isMeasured(sentence, mention)) ||
    read.mentions.some(({ concept, from }) => EFFECTS.has(concept.type) && from >= mention.to);
  return status === "stopped" && isCaused ? "yes" : null;
};
