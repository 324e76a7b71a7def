import type { AnswerTable } from "@relato/shared/domain/chatzello/answer.ts";
import { statusAsked } from "./asks-stop.ts";
import { conditionsOf } from "./conditions.ts";
import { daysBefore, inPeriod } from "./days.ts";
import { factsOf, mayBeReported } from "./facts.ts";
import { sinceEvent } from "./since-event.ts";
import type { QuestionReading } from "./reading-types.ts";
import type { SourceList } from "./source-list.ts";
import type { Occurrence } from "./occurrences.ts";
import { type Topic, topicsOf } from "./topics.ts";
import type { AnswerInput } from "./types.ts";
import { patientsLacking, patientsWith } from "./who.ts";
import type { Unit } from "./units.ts";
import { meetsBounds } from "./value-bounds.ts";
import { countTable } from "./count-table.ts";

/**
 * The table of a structured question with the conditions that were read; null if the question or
 * the records leave a doubt.
 */
export function tableOf(
  input: AnswerInput,
  reading: QuestionReading,
  sources: SourceList,
): AnswerTable | null {
  const table = computeTable(input, reading, sources);
  const isOfGroup = table?.type === "who_has" || table?.type === "who_lacks" || isCount(table);
  // A number that was not understood may be a condition.
  if (table === null || reading.isUnclear || (isOfGroup && reading.bounds.isUnread)) return null;
  const conditions = table.conditions ?? conditionsOf(reading, "");
  return conditions ? { ...table, conditions } : table;
}
const isCount = (table: AnswerTable | null): boolean =>
  table?.type === "count" && table.of === "patients";

function computeTable(
  input: AnswerInput,
  reading: QuestionReading,
  sources: SourceList,
): AnswerTable | null {
  switch (reading.kind) {
    case "values":
      return valuesTable(input, reading, sources);
    case "first":
    case "last":
      return timeTable(input, reading, sources);
    case "who_has":
    case "who_lacks":
      return whoTable(input, reading, sources);
    case "count":
      return countTable(input, reading);
    case null:
      return null;
  }
}

/** Of one patient only: values of several are no series. */
const isOfOne = ({ about }: AnswerInput): boolean => about.length === 1;

function valuesTable(
  input: AnswerInput,
  reading: QuestionReading,
  sources: SourceList,
): AnswerTable | null {
  if (!isOfOne(input)) return null;
  const unit = measureOf(input, reading.units);
  const start = unit && sinceEvent(input, reading, unit);
  if (!unit || start === null || start === undefined) return null;
  const rows: (ValueRow & { source: number })[] = [];
  for (const { record, passage, ...row } of valueRows(input, reading, unit, start)) {
    const source = sources.add(record, passage);
    if (source !== null) rows.push({ ...row, source });
  }
  if (rows.length === 0) return null;
  return { type: "values", measure: unit.label, unit: unit.thing?.unit ?? "", rows };
}

interface ValueRow {
  date: string;
  value: string;
  numbers: number[];
}

/** The fewest values of something that the lexicon does not know as a measure. */
const FEWEST = 2;

/** The measure of a question, or what has values after its name: "títulos de VDRL". */
function measureOf(input: AnswerInput, units: readonly Unit[]): Unit | undefined {
  const measure = units.find(({ type }) => type === "measure");
  if (measure) return measure;
  const counted = units
    .filter(({ type }) => type !== "drug")
    .map((unit): Unit => ({ ...unit, type: "measure", thing: null }))
    .map((unit) => {
      const places = topicsOf([unit], input)[0]!.occurrences;
      return { unit, count: places.filter(({ values }) => values.length > 0).length };
    })
    .toSorted((a, b) => b.count - a.count);
  return counted.find(({ count }) => count >= FEWEST)?.unit;
}

/** The values of a measure in the period from a day on, without repetitions, with their places. */
function valueRows(
  input: AnswerInput,
  { period, bounds, isMeasuredHere }: QuestionReading,
  unit: Unit,
  start: string,
): (ValueRow & { record: number; passage: number })[] {
  const rows = new Map<string, ValueRow & { record: number; passage: number }>();
  const [topic] = topicsOf([unit], input);
  for (const { record, passage, date, values, isElsewhere } of topic!.occurrences)
    for (const one of values) {
      const { numbers } = one;
      const value = numbers.join("/");
      const key = `${date} ${value}`;
      if (!inPeriod(date, period) || date < start || rows.has(key)) continue;
      if (!meetsBounds(one, bounds) || (isElsewhere && isMeasuredHere)) continue;
      if (isRepeated({ date, value }, unit, [...rows.values()])) continue;
      rows.set(key, { date, value, numbers: [...numbers], record, passage });
    }
  return [...rows.values()];
}

/** Measured at each visit: an equal value is another measurement. */
const OF_VISITS = new Set([
  ...["blood pressure", "weight", "height", "body mass index", "heart rate", "respiratory rate"],
  ...["temperature", "saturation", "waist", "head circumference", "phq-9", "gad-7", "pain score"],
  "peak flow",
]);
/** A visit this many days after a result may only repeat it. */
const REPEATED_DAYS = 42;

/** Whether a visit repeats a laboratory result. */
const isRepeated = (
  { date, value }: { date: string; value: string },
  { id }: Unit,
  rows: readonly { date: string; value: string }[],
): boolean =>
  !OF_VISITS.has(id) &&
  rows.some((row) => row.value === value && row.date >= daysBefore(date, REPEATED_DAYS, "day"));

function timeTable(
  input: AnswerInput,
  reading: QuestionReading,
  sources: SourceList,
): AnswerTable | null {
  const { kind, units, period } = reading;
  if (!isOfOne(input) || (kind !== "first" && kind !== "last")) return null;
  if (units.length === 0) return visitTable(input, reading, kind, sources);
  const topic = withFindings(topicsOf(units, input, statusAsked(reading)), input);
  if (!topic) return null;
  const facts = factsOf(input, topic, reading).filter(({ date }) => inPeriod(date, period));
  const found = kind === "first" ? facts[0] : facts.at(-1);
  // All records of the patient were read; an unknown word may still have other names.
  if (!found) {
    // "AAA ultrasound" may be an examination for a disease that it did not find.
    const isUncertain = topic.unit.type === "word" || input.is_partial || isCombined(units);
    return isUncertain || mayBeReported(input, topic)
      ? null
      : { type: kind, topic: topic.label, found: null };
  }
  const source = sources.add(found.record, found.passage);
  if (source === null) return null;
  return { type: kind, topic: topic.label, found: { date: found.date, source } };
}

const isCombined = (units: readonly Unit[]): boolean =>
  units.some(({ type }) => type === "exam") && units.some(({ type }) => type === "disease");

/** One topic, or an examination that shows a disease: "primeiro ECG com fibrilação atrial". */
function withFindings(topics: readonly Topic[], { records }: AnswerInput): Topic | null {
  const [topic] = topics;
  if (topics.length < 2) return topic ?? null;
  const exams = topics.filter(({ unit }) => unit.type === "exam");
  const findings = topics.filter(({ unit }) => unit.type === "disease");
  const [exam] = exams;
  if (exams.length !== 1 || exams.length + findings.length < topics.length) return null;
  const shows = ({ record, passage }: Occurrence): boolean =>
    findings.every(({ occurrences }) =>
      occurrences.some(
        (one) =>
          one.status === "yes" &&
          one.record === record &&
          (one.passage === passage || records[record]!.kind === "laudo"),
      ),
    );
  return {
    ...exam!,
    label: topics.map(({ label }) => label).join(", "),
    occurrences: exam!.occurrences.filter(shows),
  };
}

function visitTable(
  { records, patients, about }: AnswerInput,
  { period, cues, read }: QuestionReading,
  kind: "first" | "last",
  sources: SourceList,
): AnswerTable | null {
  if (!cues.has("visits") && !cues.has("visiting")) return null;
  const patient = patients.find(({ id }) => id === about[0]);
  const visits = (patient?.visits ?? []).filter((date) => inPeriod(date, period));
  const date = kind === "first" ? visits[0] : visits.at(-1);
  const record = records.findIndex(
    (one) => one.kind === "consulta" && one.date === date && one.paciente_id === patient?.id,
  );
  if (date === undefined || record < 0 || records[record]!.passages.length === 0) return null;
  const source = sources.add(record, 0);
  return source === null ? null : { type: kind, topic: read.text, found: { date, source } };
}

function whoTable(
  input: AnswerInput,
  reading: QuestionReading,
  sources: SourceList,
): AnswerTable | null {
  // "Quem é o cuidador da dona Maria?"
  if (input.about.length > 0) return null;
  const { kind } = reading;
  if (kind !== "who_has" && kind !== "who_lacks") return null;
  const found = kind === "who_has" ? patientsWith(input, reading) : patientsLacking(input, reading);
  if (!found || (kind === "who_has" && found.rows.length === 0)) return null;
  const patients = found.rows.map(({ patient, occurrence }) => ({
    id: patient.id,
    nome: patient.nome,
    date: occurrence?.date ?? null,
    source: occurrence ? sources.add(occurrence.record, occurrence.passage) : null,
  }));
  return {
    ...{ type: kind, topic: found.topic, patients, is_partial: input.is_partial },
    conditions: conditionsOf(reading, found.has),
  };
}
