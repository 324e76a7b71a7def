import type { AnswerTable } from "@relato/shared/domain/chatzello/answer.ts";
import { fold } from "../language/text.ts";
import { conditionsOf } from "./conditions.ts";
import { inPeriod } from "./days.ts";
import { isPrescribed } from "./facts.ts";
import type { Occurrence } from "./occurrences.ts";
import type { QuestionReading } from "./reading-types.ts";
import { type Topic, topicsOf } from "./topics.ts";
import type { AnswerInput, AssistantRecord } from "./types.ts";
import { isAsked, patientsLacking, patientsWith } from "./who.ts";

/** The count that a question asks for; null if it cannot be told. */
export function countTable(input: AnswerInput, reading: QuestionReading): AnswerTable | null {
  const of = reading.counts;
  const counted = of === "patients" ? countPatients(input, reading) : countDays(input, reading, of);
  if (counted === null) return null;
  const { count, topic, has = "" } = counted;
  const conditions = conditionsOf(reading, has);
  return { type: "count", of, count, topic, conditions, is_partial: input.is_partial };
}

interface Counted {
  count: number;
  topic: string;
  has?: string;
}

function countPatients(input: AnswerInput, reading: QuestionReading): Counted | null {
  if (input.about.length > 0) return null;
  const isLack = reading.lacking.length > 0 || reading.lacksVisits;
  const found = isLack ? patientsLacking(input, reading) : patientsWith(input, reading);
  if (found) return { count: found.rows.length, topic: found.topic, has: found.has };
  return reading.units.length === 0 ? { count: input.patients.length, topic: "" } : null;
}

/** Counts visits or appointments; those that name the topics, if the question has any. */
function countDays(
  input: AnswerInput,
  reading: QuestionReading,
  of: "visits" | "appointments",
): Counted | null {
  const { patients, about, question, records } = input;
  const { period, units, cues } = reading;
  const asked = patients.filter(
    (patient) =>
      (about.length === 0 || about.includes(patient.id)) &&
      isAsked(patient, reading, question.today),
  );
  const isCounted = (date: string): boolean =>
    inPeriod(date, period) && (!cues.has("future") || date >= question.today);
  if (units.length === 0) {
    const days = asked.flatMap((patient) => patient[of]).filter(isCounted);
    return { count: days.length, topic: "" };
  }
  const ids = new Set(asked.map(({ id }) => id));
  const isOf = (record: AssistantRecord): boolean =>
    record.paciente_id !== null && ids.has(record.paciente_id) && isCounted(record.date);
  if (of === "appointments") {
    const words = units.flatMap(({ names }) => names.map((name) => fold(name).replace("*", "")));
    const count = records.filter(
      (record) =>
        record.kind === "agendamento" &&
        isOf(record) &&
        [record.titulo, ...record.passages.map(({ text }) => text)].some((text) =>
          words.some((word) => fold(text).includes(word)),
        ),
    ).length;
    return { count, topic: units.map(({ label }) => label).join(" ") };
  }
  const topics = topicsOf(units, input);
  if (topics.some(({ unit, occurrences }) => unit.type === "word" && occurrences.length === 0))
    return null;
  // "How many prednisone bursts": a visit that only mentions one gives none.
  const isGiven = (one: Occurrence, { unit }: Topic): boolean =>
    unit.type !== "drug" || !cues.has("courses") || isPrescribed(input, one);
  const visits = topics.map(
    (topic) =>
      new Set(
        topic.occurrences
          .filter(({ record, status }) => isVisit(records[record]!) && status === "yes")
          .filter((one) => isGiven(one, topic))
          .map(({ record }) => records[record]!.id),
      ),
  );
  const all = new Set(records.filter((one) => isVisit(one) && isOf(one)).map(({ id }) => id));
  const count = [...all].filter((id) => visits.every((ids_of) => ids_of.has(id))).length;
  return { count, topic: topics.map(({ label }) => label).join(", ") };
}

const isVisit = ({ kind }: AssistantRecord): boolean =>
  kind === "consulta" || kind === "transcricao";
