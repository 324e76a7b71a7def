import type { Mention } from "../lexicon/matcher.ts";
import { cuesWith } from "./question-cues.ts";
import type { QuestionReading } from "./reading-types.ts";
import type { StructuredKind } from "./types.ts";
import type { Unit } from "./units.ts";

type Read = Pick<QuestionReading, "read" | "language" | "cues" | "units" | "period" | "bounds"> & {
  /** Whether the question has a name. */
  isOfNamed: boolean;
};
interface Kind {
  kind: StructuredKind | null;
  counts: "patients" | "visits" | "appointments";
}

/** The most tokens between "how many" and what is counted. */
const NEAR = 3;
const GROUPS = ["patients", "female", "male"];

/** Chooses the structured kind of a question; null for a free question. */
export function chooseKind(reading: Read): Kind {
  const counts = countOf(reading);
  if (counts) return { kind: "count", counts };
  const of = (kind: StructuredKind | null): Kind => ({ kind, counts: "patients" });
  const { cues, units, read } = reading;
  if (asksWho(reading))
    return of(cues.has("lacks") || isLastSeen(reading) ? "who_lacks" : "who_has");
  if (cues.has("why")) return of(null);
  const measures = units.filter(({ type }) => type === "measure");
  if (measures.length === 1 && cues.has("series") && !cues.has("when")) return of("values");
  if (cues.has("when") && cues.has("first") && !cues.has("last")) return of("first");
  const isLast = cues.has("last");
  if (isLast && cues.has("when")) return of("last");
  if (isLast && measures.length === 1) return of("last");
  if (isLast && units.length > 0 && units.every(({ type }) => EXAMINATIONS.has(type)))
    return of("last");
  if (isLast && units.length === 0 && (cues.has("visits") || cues.has("visiting")))
    return of("last");
  if (cues.has("first") && reading.cues.has("when")) return of("first");
  if (startsWith(reading, "first")) return of("first");
  const isKnown = units.length > 0 && units.every(({ type }) => BEGINS.has(type));
  if (startsWith(reading, "last") && isKnown) return of("last");
  const isPlain = !cues.has("first") && !isLast && !cues.has("when");
  if (isPlain && units.length === 1 && measures.length === 1) return of("values");
  // "Quando parei o enalapril": the verb is no thing.
  const things = units.filter(({ type }) => type !== "word");
  const isStop = read.cues.has("stopped") && things.length === 1 && things[0]!.type === "drug";
  if (cues.has("when") && isStop) return of("last");
  if (cues.has("when") && units.length === 1 && !cues.has("appointments"))
    return of(
      EXAMINATIONS.has(units[0]!.type) ? "last" : BEGINS.has(units[0]!.type) ? "first" : null,
    );
  return of(null);
}

/** "Patients last seen before 2024": without a visit since then. */
export const isLastSeen = ({
  cues,
  units,
  period,
}: Pick<Read, "cues" | "units" | "period">): boolean =>
  cues.has("last") &&
  (cues.has("visits") || cues.has("visiting")) &&
  units.length === 0 &&
  period !== null &&
  period.to !== null &&
  !period.isRecent;

/** What has a last time even if no "when" is asked: "última mamografia". */
const EXAMINATIONS = new Set(["exam", "procedure", "vaccine", "body"]);

/** What begins: "quando diagnostiquei". */
const BEGINS = new Set(["disease", "drug", "symptom", "habit", "mood"]);

/** What "how many" counts; undefined for another question. */
function countOf({ read, language, units, cues }: Read): Kind["counts"] | undefined {
  const many = cuesWith(read, language, "howMany")[0];
  if (!many) return undefined;
  const near = (...ids: string[]): Mention | undefined =>
    cuesWith(read, language, ...ids).find(({ from }) => from >= many.to && from - many.to <= NEAR);
  const [people, appointments, visits] = [near(...GROUPS), near("appointments"), near("visits")];
  const isVisit = cues.has("visiting") || cues.has("visits");
  const times = isVisit ? near("times") : undefined;
  const first = [people, appointments, visits, times]
    .filter((cue) => cue !== undefined)
    .toSorted((a, b) => a.from - b.from)[0];
  if (first && first === people) return "patients";
  if (cues.has("appointments") && first) return "appointments";
  if (first) return "visits";
  // "Quantos hipertensos", "how many diabetics".
  const named = units.find(({ from }) => from >= many.to && from - many.to <= 1);
  return named && isIllness(named) ? "patients" : undefined;
}

function asksWho(reading: Read): boolean {
  const { read, language, cues, units } = reading;
  const [head] = units;
  if (head?.from === 0 && isIllness(head) && isPlural([head.label])) return true;
  const isOfAge = reading.bounds.age !== null && units.length === 0;
  if (isOfAge && cuesWith(read, language, "over", "under").some(({ from }) => from === 0))
    return true;
  const people = cuesWith(read, language, ...GROUPS);
  if (cues.has("who")) {
    // "Com quem a paciente mora?" asks about one patient.
    const isOfOne = people.some(({ from, to }) => !isPlural(wordsAt(reading, from, to)));
    return !isOfOne && cuesWith(read, language, "who").some(({ from }) => isSubject(reading, from));
  }
  const plural = people.find(({ from, to }) => isPlural(wordsAt(reading, from, to)));
  if (plural && (cues.has("which") || plural.from <= 1)) return true;
  const which = cuesWith(read, language, "which").find(({ from }) => from <= 1);
  // "Quais estão com HbA1c acima de 8?"
  const isBare =
    which && cuesWith(read, language, "use", "lacks").some(({ from }) => from === which.to);
  // "Quais foram os INR da Margarida?" asks for values.
  const isOfValues = cues.has("series") || (reading.isOfNamed && units[0]?.type === "measure");
  if (isBare && isPlural([read.tokens[which.to - 1]!.t]) && units.length > 0 && !isOfValues)
    return true;
  const named = which && units.find(({ from }) => from >= which.to && from - which.to <= 1);
  return named !== undefined && isIllness(named) && isPlural([named.label]);
}

/** "Diabéticos", "smokers": a word for the patients who have it. */
const isIllness = ({ type }: Unit): boolean =>
  type === "disease" || type === "habit" || type === "obgyn";

const wordsAt = ({ read }: Read, from: number, to: number): string[] =>
  read.tokens.slice(from, to).map(({ t }) => t);

const PREPOSITIONS = new Set(["com", "de", "a", "para", "por", "con", "with", "to", "of"]);
/** Whether "who" begins a question and no preposition is before it. */
const isSubject = ({ read, units, isOfNamed }: Read, at: number): boolean => {
  const before = read.tokens[at - 1]?.t ?? "";
  // "A quiénes les indiqué semaglutida".
  const isReceiver =
    RECEIVERS.has(before) && !isOfNamed && units.some(({ type }) => type === "drug");
  return at <= 3 && (isReceiver || !PREPOSITIONS.has(before));
};
const RECEIVERS = new Set(["a", "para", "to"]);

const PLURALS = new Set(["women", "men", "people", "pts", "quais"]);
const isPlural = (words: readonly string[]): boolean =>
  words.some((word) => word.endsWith("s") || PLURALS.has(word));

/** "Primeira vez que …", "last time …" at the beginning. */
const startsWith = ({ read, language }: Read, id: string): boolean =>
  cuesWith(read, language, id).some(({ from }) => from <= 1);
