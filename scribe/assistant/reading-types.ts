import type { Language } from "@relato/shared/domain/language.ts";
import type { ReadText } from "../talk/sentences.ts";
import type { Bounds } from "./read-bounds.ts";
import type { PeriodSpan } from "./read-period.ts";
import type { Period, StructuredKind } from "./types.ts";
import type { Unit } from "./units.ts";

/** What is read from a question. */
export interface QuestionReading {
  read: ReadText;
  language: Language;
  kind: StructuredKind | null;
  /** What is counted. */
  counts: "patients" | "visits" | "appointments";
  /** Whether the answer may need all patients. */
  mayBeOfAll: boolean;
  /** Things to have, and things to lack. */
  units: readonly Unit[];
  lacking: readonly Unit[];
  /** Whether one of the units is enough ("ou"). */
  isAny: boolean;
  /** Words that may be a name: with a capital letter or after a title. */
  names: readonly string[];
  period: PeriodSpan | null;
  /** When the patients were born. */
  born: Period | null;
  bounds: Bounds;
  sex: "Feminino" | "Masculino" | null;
  /** Whether a question of who lacks something asks for visits. */
  lacksVisits: boolean;
  /** Concepts of relatives who have what is asked for; null: the patients, or any relative. */
  relatives: readonly string[] | null;
  /** Whether only values count that were measured at a visit. */
  isMeasuredHere: boolean;
  /** Whether the question excludes something that was not understood. */
  isUnclear: boolean;
  cues: ReadonlySet<string>;
}
