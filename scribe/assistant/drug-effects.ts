import type { Occurrence, ReadStatus } from "./occurrences.ts";
import { statusAt } from "./passage-facts.ts";
import { cuesWith } from "./question-cues.ts";
import type { QuestionReading } from "./reading-types.ts";
import { type Topic, topicsOf } from "./topics.ts";
import type { AnswerInput } from "./types.ts";

/** Between an effect and its drug: "tosse com enalapril", "cough from lisinopril". */
const JOINS = new Set([
  ...["com", "con", "with", "from", "on", "por", "pelo", "pela", "pelos", "pelas", "de", "del"],
  ...["do", "da", "ao", "al", "to", "due", "after", "tras", "apos"],
]);
/** In tokens. */
const REACH = 3;
/** Diseases that are mostly a reaction; "diabéticos com metformina" asks for no effect. */
const REACTIONS = new Set(["urticaria", "angioedema", "anaphylaxis"]);

/**
 * The places that say an effect of a drug, in a question such as "quem teve tosse com enalapril";
 * null for other questions.
 */
export function effectsOfDrug(
  topics: readonly Topic[],
  input: AnswerInput,
  { read }: Pick<QuestionReading, "read">,
): readonly Occurrence[] | null {
  const [effect, drug, ...others] = topics;
  if (!effect || !drug || others.length > 0) return null;
  const isEffect = effect.unit.type === "symptom" || REACTIONS.has(effect.unit.id);
  if (!isEffect || drug.unit.type !== "drug") return null;
  const between = read.tokens.slice(effect.unit.to, drug.unit.from);
  if (between.length > REACH || !between.some(({ t }) => JOINS.has(t))) return null;
  const taken = new Set(drug.occurrences.filter(({ status }) => status !== "family").map(placeOf));
  const blamed = topicsOf([drug.unit], input, blamedAt)[0]!.occurrences;
  const stopped = new Set(blamed.map(placeOf));
  const visits = new Set(
    blamed.filter(({ status }) => status === "yes").map(({ record }) => record),
  );
  return effect.occurrences.filter(
    (one) =>
      (one.status === "yes" && (taken.has(placeOf(one)) || visits.has(one.record))) ||
      // "Lisinopril stopped for suspected cough".
      (one.status === "unsure" && stopped.has(placeOf(one))),
  );
}

/** In tokens: "due to the lisinopril". */
const CAUSE_REACH = 1;

/**
 * "yes" if a sentence blames a drug for what its visit tells ("likely due to lisinopril"), or stops
 * it and names no reason; "unsure" if it stops the drug for something.
 */
const blamedAt: ReadStatus = (sentence, mention, unit) => {
  const { read, language } = sentence;
  const status = statusAt(sentence, mention, unit);
  if (status === "family" || read.asks) return null;
  const isCause = cuesWith(read, language, "caused by").some(
    ({ to }) => to <= mention.from && mention.from - to <= CAUSE_REACH,
  );
  if (isCause) return "yes";
  if (status !== "stopped") return null;
  return read.mentions.some(({ concept }) => EFFECTS.has(concept.type)) ? "unsure" : "yes";
};
const EFFECTS = new Set(["symptom", "disease", "mood", "allergen"]);

const placeOf = ({ record, passage }: Occurrence): string => `${record} ${passage}`;
