import type { Mention } from "../lexicon/matcher.ts";
import { asksStop } from "./asks-stop.ts";
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
  const { cues, units } = reading;
  if (asksWho(reading))
    return of(cues.has("lacks") || isLastSeen(reading) ? "who_lacks" : "who_has");
  if (cues.has("why")) return of(null);
  // "LDL over 130 ever".
  if (isOfValue(reading)) return of("who_has");
  const measures = units.filter(({ type }) => type === "measure");
  const isSeries = cues.has("series") || cues.has("dated");
  if (measures.length === 1 && isSeries && !cues.has("when")) return of("values");
  // "What have his LDLs been since the MI?", "peso desde que inició semaglutida".
  const since = cuesWith(reading.read, reading.language, "since");
  const isSince = units[0]?.type === "measure" && since.some(({ from }) => from >= units[0]!.to);
  const isSeveral = measures.every(isPluralUnit) || isSince;
  const isOnce = ["when", "last"].some((cue) => cues.has(cue)) || (cues.has("first") && !isSince);
  if (measures.length === 1 && isSeveral && !isOnce) return of("values");
  if (cues.has("when") && cues.has("first") && !cues.has("last")) return of("first");
  const isLast = cues.has("last");
  if (isLast && cues.has("when")) return of("last");
  const [known, ...others] = units.filter(({ type }) => type !== "word");
  // "A última vez que a Rosa tomou antibiótico".
  if (isLast && cues.has("times") && known && others.length === 0) return of("last");
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
  const isStop = asksStop(reading) && things.length === 1 && things[0]!.type === "drug";
  if (cues.has("when") && isStop) return of("last");
  if (cues.has("when") && cues.has("begins") && units.length === 1) return of("first");
  const [thing] = things;
  if (cues.has("when") && things.length === 1 && units.length <= 2 && !cues.has("appointments"))
    return of(EXAMINATIONS.has(thing!.type) ? "last" : BEGINS.has(thing!.type) ? "first" : null);
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
function countOf({ read, language, units, cues, isOfNamed }: Read): Kind["counts"] | undefined {
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
  // "Quantos hipertensos", "how many diabetics"; "quantos cigarros por dia" counts no patients.
  const named = units.find(({ from }) => from >= many.to && from - many.to <= 1);
  if (named && isIllness(named) && !cues.has("day")) return "patients";
  // "Quantos usam estatina?"
  const isUse = cuesWith(read, language, "use").some(
    ({ from, to }) => from === many.to && USERS.test(read.tokens[to - 1]!.t),
  );
  return isUse && units.length > 0 && !isOfNamed ? "patients" : undefined;
}
/** Verbs of several persons. */
const USERS = /(?:[aeo]m|[aeo]n|take|use|have|are|on|ao)$/;

function asksWho(reading: Read): boolean {
  const { read, language, cues, units } = reading;
  const [head] = units;
  if (head?.from === 0 && isIllness(head) && isPluralUnit(head)) return true;
  const isOfAge = reading.bounds.age !== null && !reading.isOfNamed;
  if (isOfAge && cuesWith(read, language, "over", "under").some(({ from }) => from === 0))
    return true;
  const people = cuesWith(read, language, ...GROUPS);
  if (cues.has("who")) {
    // "Com quem a paciente mora?" asks about one patient.
    // "Algum paciente com lúpus" asks for any one.
    const isAny = ({ from }: Mention): boolean =>
      cuesWith(read, language, "who").some((who) => who.from <= from && who.to > from);
    const isOfOne = people.some(
      (one) => !isAny(one) && !isPlural(wordsAt(reading, one.from, one.to)),
    );
    if (isOfOne) return false;
    const asking = cuesWith(read, language, "who");
    // "A-fib patients who are not on an anticoagulant", "…, quem são?"
    const isOfPeople = asking.some((who) =>
      people.some(({ from, to }) => to <= who.from && (from === 0 || who.from - to <= 1)),
    );
    const isLast = asking.some(({ to }) => to >= read.tokens.length - 3 && to > LONG);
    return isOfPeople || isLast || asking.some(({ from }) => isSubject(reading, from));
  }
  if (isOfGroup(reading, people) || isElliptical(reading)) return true;
  const which = cuesWith(read, language, "which").find(({ from }) => from <= 1);
  // "Quais estão com HbA1c acima de 8?"
  const isBare =
    which && cuesWith(read, language, "use", "lacks").some(({ from }) => from === which.to);
  // "Quais foram os INR da Margarida?" asks for values.
  const isOfValues = cues.has("series") || (reading.isOfNamed && units[0]?.type === "measure");
  if (isBare && isPlural([read.tokens[which.to - 1]!.t]) && units.length > 0 && !isOfValues)
    return true;
  const named = which && units.find(({ from }) => from >= which.to && from - which.to <= 1);
  return named !== undefined && isIllness(named) && isPluralUnit(named);
}

/** In tokens: a shorter question that ends with "who" is another one. */
const LONG = 4;

/** "On levothyroxine but no TSH in 2026": what the patients have comes first, then a denial. */
function isElliptical({ read, language, cues, units, isOfNamed }: Read): boolean {
  const [head, ...others] = units;
  if (isOfNamed || !head || others.length === 0 || !cues.has("lacks")) return false;
  if (NOT_WHO.some((id) => cues.has(id))) return false;
  const begins = cuesWith(read, language, "use", "lacks").some(({ from }) => from === 0);
  const denials = cuesWith(read, language, "lacks");
  const isDenied = denials.some(({ from }) => from >= head.to);
  return begins && isDenied && (head.type === "drug" || isIllness(head));
}

/** Whether a question only has a limit of a measure: it asks for the patients. */
const isOfValue = ({ bounds, units, isOfNamed, cues }: Read): boolean =>
  bounds.value !== null &&
  !isOfNamed &&
  units.length === 1 &&
  !["when", "series", "what", "first"].some((cue) => cues.has(cue));

/** Cues of questions that are about a group, but do not ask who belongs to it. */
const NOT_WHO = ["what", "when", "why", "howMany", "series", "first"];

/** "My hypothyroid patients", "lista de mis diabéticos", "alérgicos a dipirona". */
function isOfGroup(reading: Read, people: readonly Mention[]): boolean {
  const { read, language, cues, units, isOfNamed } = reading;
  const plural = people.find(({ from, to }) => isPlural(wordsAt(reading, from, to)));
  if (plural && (cues.has("which") || plural.from <= 1)) return true;
  const notWho = reading.bounds.value ? NOT_WHO.filter((id) => id !== "series") : NOT_WHO;
  const isOther = notWho.some((id) => cuesWith(read, language, id).some(({ from }) => from <= 1));
  if (isOfNamed || isOther || cues.has("when")) return false;
  if (plural) return true;
  const [head] = units;
  if (!head) return false;
  // "Todos os diabéticos com HbA1c maior que 9".
  if (reading.bounds.value && isGroupWord(head) && isPluralUnit(head)) return true;
  // "Penicillin allergy list".
  if (cues.has("which")) return units.some(isGroupWord) && !cues.has("visits");
  return isGroupWord(head) && isPluralUnit(head);
}
const isGroupWord = (unit: Unit): boolean => isIllness(unit) || unit.type === "allergen";
/** "Diabéticos tipo 2": one of the words is in the plural. */
const isPluralUnit = ({ label }: Unit): boolean => isPlural(label.split(" "));

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
