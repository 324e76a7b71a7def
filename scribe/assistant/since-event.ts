import { cuesWith } from "./question-cues.ts";
import type { QuestionReading } from "./reading-types.ts";
import { topicsOf } from "./topics.ts";
import type { AnswerInput } from "./types.ts";
import type { Unit } from "./units.ts";

const EVENTS = new Set(["disease", "drug", "procedure"]);
/** In tokens: "since she started semaglutide". */
const EVENT_REACH = 4;

/**
 * The first day of what a question names after "since": "LDL since the MI". "" if it names
 * nothing, null if the records do not tell.
 */
export function sinceEvent(
  input: AnswerInput,
  { units, read, language, period }: QuestionReading,
  measure: Unit,
): string | null {
  const since = cuesWith(read, language, "since");
  const event = units.find(
    ({ type, from }) =>
      from >= measure.to &&
      EVENTS.has(type) &&
      since.some(({ to }) => to <= from && from - to <= EVENT_REACH),
  );
  if (!event || period) return "";
  const [topic] = topicsOf([event], input);
  const days = topic!.occurrences
    .filter(({ status }) => status === "yes")
    .map(({ date, until }) => (until !== null && until < date ? until : date));
  return days.toSorted()[0] ?? null;
}
