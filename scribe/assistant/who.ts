import { asksStop, statusAsked } from "./asks-stop.ts";
import { ageOn, daysBefore, inPeriod } from "./days.ts";
import type { Occurrence } from "./occurrences.ts";
import type { QuestionReading } from "./reading-types.ts";
import { effectsOfDrug } from "./drug-effects.ts";
import { isWithin } from "./range.ts";
import { type Topic, topicsOf } from "./topics.ts";
import { meetsBounds } from "./value-bounds.ts";
import type { AnswerInput, RosterPatient } from "./types.ts";

/** A patient with the place that shows what was asked; none for what is lacking. */
interface WhoRow {
  patient: RosterPatient;
  occurrence: Occurrence | null;
}
export interface WhoAnswer {
  rows: WhoRow[];
  topic: string;
  /** What the patients have who lack the topic. */
  has: string;
}

/** Whether a patient meets the conditions on sex and age of a question. */
export const isAsked = (
  { sexo, data_nascimento }: RosterPatient,
  { sex, bounds, born }: QuestionReading,
  today: string,
): boolean => {
  if (sex !== null && sexo !== sex) return false;
  if (born !== null && (data_nascimento === null || !inPeriod(data_nascimento, born))) return false;
  if (!bounds.age) return true;
  return data_nascimento !== null && isWithin(ageOn(data_nascimento, today), bounds.age);
};

/** Whether a patient has a visit, or an appointment, in the period of a question. */
function comesIn(
  { visits, appointments }: RosterPatient,
  { question }: AnswerInput,
  { cues, period }: QuestionReading,
): boolean {
  if (!cues.has("appointments")) return visits.some((date) => inPeriod(date, period));
  const ahead = period ?? { from: question.today, to: null };
  return appointments.some((date) => inPeriod(date, ahead));
}

/** The patients that have what a question asks for; null if it names nothing. */
export function patientsWith(input: AnswerInput, reading: QuestionReading): WhoAnswer | null {
  const { units, lacking, isAny, period, bounds, sex } = reading;
  const topics = topicsOf(units, input, statusAsked(reading));
  const topic = topics.map(({ label }) => label).join(", ");
  // A word that no record has is no condition that the engine understands.
  if (topics.some(({ unit, occurrences }) => unit.type === "word" && occurrences.length === 0))
    return null;
  const isConditional =
    sex !== null || bounds.age !== null || period !== null || reading.born !== null;
  if (topics.length === 0 && !isConditional && !reading.lacksVisits && lacking.length === 0)
    return null;
  const index = topics.map((one) => Map.groupBy(one.occurrences, ({ patient }) => patient));
  const { today } = input.question;
  const rows: WhoRow[] = [];
  const effects = effectsOfDrug(topics, input, reading);
  for (const patient of input.patients) {
    if (!isAsked(patient, reading, input.question.today)) continue;
    const effect = effects?.findLast((one) => one.patient === patient.id);
    if (effects && effect && inPeriod(effect.date, period))
      rows.push({ patient, occurrence: effect });
    if (effects) continue;
    const found = topics.map((one, at) =>
      haveOf(one, index[at]!.get(patient.id) ?? [], reading, today),
    );
    const has = isAny ? found.some(Boolean) : found.every(Boolean);
    if (topics.length > 0 && !has) continue;
    if (topics.length === 0 && period && !comesIn(patient, input, reading)) continue;
    rows.push({ patient, occurrence: found.find((one) => one !== undefined) ?? null });
  }
  return { rows, topic, has: "" };
}

/** The place that shows that a patient has something; for a drug, that it is taken now. */
function haveOf(
  { unit }: Topic,
  all: readonly Occurrence[],
  reading: QuestionReading,
  today: string,
): Occurrence | undefined {
  const { bounds, period, cues } = reading;
  const places = all.filter(({ date, until }) =>
    inPeriod(until !== null && until < date ? until : date, period),
  );
  // "Quem tem história familiar de câncer de mama?"
  const { relatives } = reading;
  if ((cues.has("family") || relatives) && unit.type === "disease")
    return places.findLast(
      ({ status, kin }) =>
        status === "family" && (!relatives || kin.some((one) => relatives.includes(one))),
    );
  if (unit.type === "measure") {
    const measured = places.filter(({ values }) => values.length > 0);
    // "Com LDL acima de 190" asks for the latest value; "já teve", or a period, for any one.
    const isCurrent = cues.has("last") || (bounds.value !== null && !cues.has("ever") && !period);
    const asked = isCurrent ? measured.slice(-1) : measured;
    return asked.findLast(({ values }) => values.some((value) => meetsBounds(value, bounds)));
  }
  const isNow = unit.type === "drug" || unit.type === "habit";
  if (unit.id === PREGNANCY && period === null)
    return places.findLast((one) => isYes(one) && one.date >= daysBefore(today, TERM_DAYS, "day"));
  const isStop = asksStop(reading) || (unit.type === "habit" && cues.has("quit"));
  if (cues.has("ahead") && AHEAD.has(unit.type)) {
    const last = places.findLast(({ status }) => status === "planned" || status === "yes");
    return last?.status === "planned" ? last : undefined;
  }
  if (cues.has("ever") && isNow && isStop)
    return places.findLast(({ status }) => status === "stopped");
  if (cues.has("ever") && unit.type === "habit")
    return places.findLast((one) => isYes(one) || one.status === "stopped");
  // An allergy can be disproved.
  if (unit.type === "allergen" && !cues.has("ever")) {
    const last = places.findLast(({ status }) => DECIDES.has(status));
    return last?.status === "yes" ? last : undefined;
  }
  if (!isNow || cues.has("ever")) return places.findLast(isYes);
  if (isStop && unit.type === "habit") return lastQuit(places);
  if (isStop) {
    const last = places.findLast(({ status }) => DECIDES.has(status));
    return last?.status === "stopped" ? last : undefined;
  }
  const byDrug = Map.groupBy(places, ({ drug }) => drug);
  const stops = places.filter(({ status }) => status === "stopped");
  // "Stop statin" stops each one; what stops one ends the word of the class before it.
  const ofClass = byDrug.get("") ?? [];
  const taken = [...byDrug].map(([drug, all]) =>
    lastTaken(
      unique([...all, ...(drug === "" ? stops : ofClass.filter(({ status }) => status !== "yes"))]),
    ),
  );
  return taken.findLast((place) => place !== undefined);
}

/** What can be ordered: "quem tem colonoscopia marcada". */
const AHEAD = new Set(["exam", "procedure"]);
const PREGNANCY = "pregnancy";
const TERM_DAYS = 300;

const unique = (places: readonly Occurrence[]): Occurrence[] =>
  [...new Set(places)].toSorted((a, b) => a.date.localeCompare(b.date));

/** The last place that says that a drug is taken, unless a place of that day or later stops it. */
function lastTaken(places: readonly Occurrence[]): Occurrence | undefined {
  const last = places.findLast(({ status }) => DECIDES.has(status));
  // "Recae al suspender omeprazol. Plan: reinicio omeprazol": the end of the visit decides.
  const isBefore = ({ record, passage }: Occurrence): boolean =>
    record === last?.record && passage < last.passage;
  const isStopped = places.some(
    (one) => one.status === "stopped" && one.date === last?.date && !isBefore(one),
  );
  return isStopped || last?.status === "no" ? undefined : last;
}

/** Where a habit was given up, if the last place denies it: "sem fumar há um ano". */
function lastQuit(places: readonly Occurrence[]): Occurrence | undefined {
  const decided = places.filter(({ status }) => DECIDES.has(status));
  if (decided.length === 0 || isYes(decided.at(-1)!)) return undefined;
  const had = decided.findIndex(({ status }) => status !== "no");
  return had < 0
    ? undefined
    : (decided.findLast(({ status }) => status === "stopped") ?? decided.at(-1));
}

const DECIDES = new Set(["yes", "no", "stopped"]);

const isYes = ({ status }: Occurrence): boolean => status === "yes";

/** "Última consulta até 2022 e não voltou": null if the question has no such end. */
function isLastBefore(
  { visits }: RosterPatient,
  { cues, period }: QuestionReading,
): boolean | null {
  const isEnd = period !== null && (period.from === null || (cues.has("last") && !period.isRecent));
  if (!isEnd || period.to === null || cues.has("appointments")) return null;
  const last = visits.at(-1);
  return last !== undefined && inPeriod(last, period);
}

/** The patients that lack what a question names; null if it names nothing. */
export function patientsLacking(input: AnswerInput, reading: QuestionReading): WhoAnswer | null {
  const { lacking, lacksVisits } = reading;
  if (lacking.length === 0 && !lacksVisits) return null;
  const having = { ...reading, period: null };
  const base = patientsWith(input, having);
  if (!base) return null;
  const topics = topicsOf(lacking, input);
  const index = topics.map((one) => Map.groupBy(one.occurrences, ({ patient }) => patient));
  const rows = base.rows.filter(({ patient }) => {
    if (lacksVisits) return isLastBefore(patient, reading) ?? !comesIn(patient, input, reading);
    return topics.every((one, at) => {
      const all = index[at]!.get(patient.id) ?? [];
      const anyValue = { ...reading, bounds: { ...reading.bounds, value: null } };
      return haveOf(one, all, anyValue, input.question.today) === undefined;
    });
  });
  return {
    rows: rows.map(({ patient }) => ({ patient, occurrence: null })),
    topic: topics.map(({ label }) => label).join(", "),
    has: base.topic,
  };
}
