import type { Language } from "@relato/shared/domain/language.ts";
import { negatedTokens, readingOf } from "../evidence/negation.ts";
import type { Mention } from "../lexicon/matcher.ts";
import type { ReadText } from "../talk/sentences.ts";
import { cuesWith } from "./question-cues.ts";
import type { QuestionReading } from "./reading-types.ts";
import type { Unit } from "./units.ts";

type Base = Pick<QuestionReading, "read" | "language" | "units">;

/** The units that a question denies: "women without mammogram", "não fizeram mamografia". */
export function lackingOf({ read, language, units }: Base, kind: QuestionReading["kind"]): Unit[] {
  const negated = negatedTokens(read, readingOf(language, "note"));
  const lack = cuesWith(read, language, "lacks");
  const before = units.filter(
    ({ from }) =>
      !isAmong(read, from) &&
      (negated[from] || lack.some((cue) => cue.to <= from && !isClosed(read, cue.to, from))),
  );
  if (before.length > 0) return before;
  // "TSH atrasado", "mammogram overdue": the last thing is lacking.
  const last = units.findLast(({ type }) => type !== "word");
  const isAfter = ({ from }: Mention): boolean =>
    last !== undefined && from >= last.to && from - last.to <= 1;
  const isOverdue = kind === "who_lacks" || lack.some(isAfter);
  return last && EXAMINED.has(last.type) && isOverdue ? [last] : [];
}
const EXAMINED = new Set(["exam", "measure", "vaccine", "procedure"]);

/** Whether something between two tokens ends a denial. */
const isClosed = (read: ReadText, from: number, to: number): boolean =>
  read.tokens.slice(from, to).some(({ t }) => CLOSES.has(t));
const CLOSES = new Set(["com", "with", "con", "mas", "but", "pero", ",", "que", "who", "on"]);

/** "Quem não usa estatina entre os diabéticos?" */
const isAmong = (read: ReadText, at: number): boolean =>
  read.tokens.slice(Math.max(0, at - 2), at).some(({ t }) => AMONG.has(t));
const AMONG = new Set(["entre", "dentre", "among", "amongst"]);

/** Whether a question denies one of the things that these cues name. */
export const isDenied = ({ read, language }: Base, ...cues: string[]): boolean => {
  const lack = cuesWith(read, language, "lacks")[0];
  return lack !== undefined && cuesWith(read, language, ...cues).length > 0;
};

/** "Sem tomografia de rastreio de câncer": the disease says what the examination is for. */
export const qualifiesExam = ({ type, from, to }: Unit, units: readonly Unit[]): boolean =>
  type === "disease" &&
  units.some(
    (exam) =>
      EXAMINED.has(exam.type) &&
      (from >= exam.to ? from - exam.to <= EXAM_REACH : exam.from - to <= EXAM_REACH),
  );

/** Examinations that are mostly for one disease; a CT may have been for another one. */
const OF_ONE_DISEASE = new Set([
  ...["low-dose ct", "mammogram", "colonoscopy", "pap smear", "fecal blood", "densitometry"],
  "eye exam",
]);

/** "Low dose CT for lung cancer screening": what the examination looks for. */
export const isPurpose = (
  read: ReadText,
  language: Language,
  { type, from, to }: Unit,
  units: readonly Unit[],
): boolean =>
  type === "disease" &&
  units.some((exam) => OF_ONE_DISEASE.has(exam.id) && exam.to <= from) &&
  cuesWith(read, language, "purpose").some(
    (cue) => (cue.to <= from && from - cue.to <= EXAM_REACH) || cue.from === to,
  );
/** In tokens; "sem mamografia nem diabetes" has another word between. */
const EXAM_REACH = 1;

/** "Patients last seen before 2024": without a visit since then. */
export const isLastSeen = ({
  cues,
  units,
  period,
}: Pick<QuestionReading, "cues" | "units" | "period">): boolean =>
  cues.has("last") &&
  (cues.has("visits") || cues.has("visiting")) &&
  units.length === 0 &&
  period !== null &&
  period.to !== null &&
  !period.isRecent;
