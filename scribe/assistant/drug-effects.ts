import type { Occurrence } from "./occurrences.ts";
import type { QuestionReading } from "./reading-types.ts";
import type { Topic } from "./topics.ts";

/** Between an effect and its drug: "tosse com enalapril", "cough from lisinopril". */
const JOINS = new Set(["com", "con", "with", "from", "on", "por", "pelo", "pela", "de", "del"]);
/** In tokens. */
const REACH = 3;

/**
 * The places that say an effect of a drug, in a question such as "quem teve tosse com enalapril";
 * null for other questions.
 */
export function effectsOfDrug(
  topics: readonly Topic[],
  { read }: Pick<QuestionReading, "read">,
): readonly Occurrence[] | null {
  const [effect, drug, ...others] = topics;
  if (!effect || !drug || others.length > 0) return null;
  if (effect.unit.type !== "symptom" || drug.unit.type !== "drug") return null;
  const between = read.tokens.slice(effect.unit.to, drug.unit.from);
  if (between.length > REACH || !between.some(({ t }) => JOINS.has(t))) return null;
  const taken = new Set(drug.occurrences.filter(({ status }) => status !== "family").map(placeOf));
  return effect.occurrences.filter((one) => one.status === "yes" && taken.has(placeOf(one)));
}

const placeOf = ({ record, passage }: Occurrence): string => `${record} ${passage}`;
