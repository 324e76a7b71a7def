import { readActions } from "../lexicon/dosage.ts";
import { readText } from "../talk/sentences.ts";
import { asksStop } from "./asks-stop.ts";
import { daysBefore } from "./days.ts";
import { namedThings, namesIn } from "./exact-names.ts";
import type { Occurrence } from "./occurrences.ts";
import { cuesWith } from "./question-cues.ts";
import type { QuestionReading } from "./reading-types.ts";
import type { Topic } from "./topics.ts";
import { meetsBounds } from "./value-bounds.ts";
import type { AnswerInput } from "./types.ts";

/** Examinations have reports; later visits discuss them. */
const REPORTED = new Set(["exam", "procedure"]);
/** A visit this many days after a report discusses it. */
const DISCUSSED_DAYS = 180;

/** The places that count as the thing itself in a question of when, oldest first. */
export function factsOf(
  input: AnswerInput,
  topic: Topic,
  reading: QuestionReading,
): readonly Occurrence[] {
  const facts = topic.occurrences
    .filter((one) => isFact(one, topic, reading))
    .toSorted((a, b) => dayOf(a).localeCompare(dayOf(b)));
  if (topic.unit.type === "drug") return ofDrug(input, topic, reading, facts);
  return REPORTED.has(topic.unit.type) ? withoutDiscussions(input, facts) : facts;
}

/** "Colonoscopy July 2022 normal" is older than a report of 2023. */
const dayOf = ({ date, until }: Occurrence): string =>
  until !== null && until < date ? until : date;

const isFact = (
  { status, values }: Occurrence,
  { unit }: Topic,
  reading: QuestionReading,
): boolean => {
  if (unit.type === "measure") return values.some((value) => meetsBounds(value, reading.bounds));
  if (reading.cues.has("planned") && status === "planned") return true;
  if (asksStop(reading) && unit.type === "drug") return status === "stopped";
  return status === "yes";
};

/** A day that stops a drug is no day of taking it; "prescribed" asks for a prescription. */
function ofDrug(
  input: AnswerInput,
  { occurrences }: Topic,
  reading: QuestionReading,
  facts: readonly Occurrence[],
): readonly Occurrence[] {
  if (asksStop(reading)) return facts;
  const stopped = new Set(
    occurrences.filter(({ status }) => status === "stopped").map(({ date, drug }) => date + drug),
  );
  const taken = facts.filter(({ date, drug }) => !stopped.has(date + drug));
  if (!reading.cues.has("prescribed")) return taken;
  const prescribed = taken.filter((one) => isPrescribed(input, one));
  return prescribed.length > 0 ? prescribed : taken;
}

/** Whether a place is of a prescription or a plan, or says what is done with the drug. */
export function isPrescribed({ records }: AnswerInput, { record, passage }: Occurrence): boolean {
  const { language, passages } = records[record]!;
  const { text, place } = passages[passage]!;
  if (place.type !== "statement") return false;
  const heading = readText(place.heading.slice(0, 200), language);
  if (cuesWith(heading, language, "prescribing").length > 0) return true;
  return readActions(readText(text.slice(0, 400), language).tokens, language).some(
    ({ action }) => action === "start" || action === "swap",
  );
}

/** Without the visits that discuss a report: the examination was on the day of the report. */
function withoutDiscussions(
  { records }: AnswerInput,
  facts: readonly Occurrence[],
): readonly Occurrence[] {
  const reports = facts.filter(({ record }) => records[record]!.kind === "laudo");
  return facts.filter(
    ({ record, date }) =>
      records[record]!.kind === "laudo" ||
      !reports.some(
        (report) => report.date <= date && report.date >= daysBefore(date, DISCUSSED_DAYS, "day"),
      ),
  );
}

/** An ordered examination has its report within so many days. */
const REPORT_DAYS = 120;

/** Whether a report of an unknown examination follows the order of what was not found. */
export const mayBeReported = ({ records }: AnswerInput, { occurrences }: Topic): boolean =>
  records.some(
    ({ kind, date, titulo, language }) =>
      kind === "laudo" &&
      occurrences.some(
        (one) =>
          one.status === "planned" &&
          one.date <= date &&
          one.date >= daysBefore(date, REPORT_DAYS, "day"),
      ) &&
      !namesIn(readText(titulo.slice(0, 200), language)).some(
        ({ concept }) => namedThings().get(concept.id)?.type === "exam",
      ),
  );
