import type { QuestionReading } from "./reading-types.ts";
import type { Unit } from "./units.ts";

type Sex = QuestionReading["sex"];

/** Examinations of one sex: who lacks them is not of the other one. */
const OF_WOMEN = new Set(["mammogram", "pap smear", "prenatal", "transvaginal ultrasound"]);
const OF_MEN = new Set(["psa"]);

/** The sex of the patients whom a question asks about, by its words or by what they lack. */
export function sexOf(cues: ReadonlySet<string>, lacking: readonly Unit[]): Sex {
  if (cues.has("female") !== cues.has("male")) return cues.has("female") ? "Feminino" : "Masculino";
  if (cues.has("female") || lacking.length === 0) return null;
  if (lacking.every(({ id }) => OF_WOMEN.has(id))) return "Feminino";
  return lacking.every(({ id }) => OF_MEN.has(id)) ? "Masculino" : null;
}
