import type { Mention } from "../lexicon/matcher.ts";
import { argmax, type LinearModel, probabilities } from "../models/linear.ts";
import { modelOf } from "../models/models.ts";
import { mentionFeatures } from "./mention-features.ts";
import type { PassageSentence } from "./passage-sentence.ts";

/**
 * What a record says about a thing: the patient has or takes it, or it was done (`yes`); it is
 * denied, of a relative, only ordered, stopped, or uncertain.
 */
export type Status = "yes" | "no" | "family" | "planned" | "stopped" | "unsure";

export const STATUSES: readonly Status[] = ["yes", "no", "family", "planned", "stopped", "unsure"];

/** Types of units whose mentions the model was fitted on. */
const TYPES = new Set(["drug", "exam", "procedure", "vaccine", "disease", "symptom", "habit"]);

/**
 * The model overrules the rules only with this probability. Chosen on the authors `aa`, `bb` and
 * `cc` of `bench/assistant/data`, of whose records no sentence is labelled.
 */
export const LEAST_PROBABILITY = 0.6;

/** The status of a mention by the fitted model, which also reads what the rules say. */
export function chooseStatus(
  sentence: PassageSentence,
  mention: Pick<Mention, "from" | "to">,
  type: string,
  rule: Status,
): Status {
  if (!TYPES.has(type)) return rule;
  const { status, probability } = likeliest(
    modelOf("mentions"),
    mentionFeatures(sentence, mention, type, rule),
  );
  return probability >= LEAST_PROBABILITY ? status : rule;
}

/** The likeliest status by a model, with its probability. */
export function likeliest(
  model: LinearModel,
  features: Iterable<string>,
): { status: Status; probability: number } {
  const odds = probabilities(model, features);
  const best = argmax(odds);
  return { status: STATUSES[best]!, probability: odds[best]! };
}
