import type { Language } from "@relato/shared/domain/language.ts";
import { kinMarks } from "../evidence/persons.ts";
import type { ReadText } from "../talk/sentences.ts";
import { cuesWith } from "./question-cues.ts";
import type { Unit } from "./units.ts";

const FIRST_DEGREE = ["mother", "father", "sister", "brother", "sibling", "son", "daughter"];

/**
 * The relatives who have a disease in "mãe com câncer de mama", as concepts; null: none is asked
 * for, or any one.
 */
export function relativesIn(
  read: ReadText,
  language: Language,
  units: readonly Unit[],
): readonly string[] | null {
  if (cuesWith(read, language, "first degree").length > 0) return FIRST_DEGREE;
  const disease = units.find(({ type }) => type === "disease");
  const kin = kinMarks(read, language).filter(
    ({ id, from }) => id !== "family" && disease !== undefined && from < disease.from,
  );
  return kin.length > 0 ? kin.map(({ id }) => id) : null;
}
