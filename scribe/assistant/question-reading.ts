import type { Language } from "@relato/shared/domain/language.ts";
import { memoize } from "../language/memoize.ts";
import { findNumbers } from "../language/numbers.ts";
import type { ReadText } from "../talk/sentences.ts";
import { asksRefusal, asksSwap } from "./asks-stop.ts";
import { type Asked, chooseKind } from "./question-kind.ts";
import { expandQuestion, isAlternative, readBase, takenTokens } from "./question-base.ts";
import { removeGlosses } from "./question-glosses.ts";
import type { QuestionBase } from "./question-features.ts";
import { relativesIn } from "./relatives-asked.ts";
import { isDenied, isLastSeen, lackingOf, qualifiesExam } from "./question-lacking.ts";
import type { AskedQuestion } from "./types.ts";
import type { QuestionReading } from "./reading-types.ts";
import { sexOf } from "./sex-of-question.ts";
import type { Unit } from "./units.ts";

/**
 * Reads a question; the result is kept with the object. `asked`: whether it is about one patient,
 * if that is known.
 */
export const readingOfQuestion = (question: AskedQuestion, asked?: Asked): QuestionReading =>
  readKept(question, asked);
const readKept = memoize(readPlain);

/** Reads a question without its glosses; those of a free question are words to search. */
function readPlain(question: AskedQuestion, asked?: Asked): QuestionReading {
  const { language } = question;
  const whole = expandQuestion(question);
  const first = removeGlosses(whole, language, false);
  const open = interpret({ ...question, text: first.text }, asked);
  const isGroup = open.kind === "who_has" || open.kind === "who_lacks";
  const plain = isGroup ? first : removeGlosses(whole, language, true);
  const reading = plain === first ? open : interpret({ ...question, text: plain.text }, asked);
  if (reading.kind === null)
    return plain.text === whole ? reading : interpret({ ...question, text: whole }, asked);
  return {
    ...reading,
    isMeasuredHere: reading.isMeasuredHere || plain.excludesElsewhere,
    isUnclear: reading.isUnclear || plain.isUnclear,
  };
}

function interpret(question: AskedQuestion, asked?: Asked): QuestionReading {
  const base = readBase(question);
  const { read, language, period, bounds, named, allUnits: units } = base;
  const { today } = question;
  const { kind: chosen, counts, mayBeOfAll } = chooseKind(base, asked);
  // Who "não quis" something is not asked to lack it; "com exame pendente" asks what is ordered.
  const isPending = isOnlyPending(base);
  const cues = isPending ? new Set([...base.cues, "ahead"]) : base.cues;
  const isRefusal = isPending || asksRefusal(base);
  const kind = chosen === "who_lacks" && isRefusal ? "who_has" : chosen;
  const isBirth = cues.has("born") && period !== null;
  const denied =
    (kind === "who_lacks" || kind === "count") && !isRefusal ? lackingOf(base, kind) : [];
  // "Que não aparecem no consultório": an unknown word of a question about visits is no thing.
  const isOfVisits = cues.has("visiting") || cues.has("visits");
  const isWords = denied.every(({ type }) => type === "word");
  const lacking = isOfVisits && isWords ? [] : denied;
  const lacksVisits =
    (kind === "who_lacks" || kind === "count") &&
    lacking.length === 0 &&
    (isDenied(base, "visiting", "visits", "appointments") ||
      (kind === "who_lacks" && isLastSeen(base)));
  return {
    ...{ ...base, cues },
    bounds: {
      ...bounds,
      isUnread: bounds.isUnread || hasUnreadNumber(read, language, takenTokens(base), units),
    },
    period: isBirth || isNow(base, kind, counts, today) ? null : period,
    born: isBirth ? period : null,
    kind: kind === "who_lacks" && lacking.length === 0 && !lacksVisits ? "who_has" : kind,
    ...{ counts, mayBeOfAll },
    units: base.units.filter((unit) => !denied.includes(unit)),
    lacking,
    isAny: units.some((unit, at) => isAlternative(read, language, unit, units[at + 1])),
    names: [...named].map((at) => read.tokens[at]!.t),
    sex: sexOf(cues, lacking),
    lacksVisits,
    isMeasuredHere: cues.has("here") && !cues.has("elsewhere"),
    isUnclear:
      denied.some((unit) => qualifiesExam(unit, denied)) ||
      (isOfGroup(kind, counts) && asksSwap(base)),
    relatives: relativesIn(read, language, units),
  };
}

const isOfGroup = (kind: QuestionReading["kind"], counts: QuestionReading["counts"]): boolean =>
  kind === "who_has" || kind === "who_lacks" || (kind === "count" && counts === "patients");

/** "Quem tem colonoscopia pendente": nothing else is asked for. */
const isOnlyPending = ({ cues, units, period, bounds }: QuestionBase): boolean => {
  const [exam, ...others] = units.filter(({ type }) => type !== "word");
  return (
    cues.has("pending") &&
    exam?.type === "exam" &&
    others.length === 0 &&
    period === null &&
    bounds.age === null
  );
};

/** Who takes or has something "today" does so now; only visits have a day. */
const isNow = (
  { period, cues, units }: Pick<QuestionReading, "period" | "cues" | "units">,
  kind: QuestionReading["kind"],
  counts: QuestionReading["counts"],
  today: string,
): boolean =>
  period?.from === today &&
  period.to === today &&
  units.length > 0 &&
  isOfGroup(kind, counts) &&
  !["visits", "visiting", "appointments"].some((cue) => cues.has(cue));

/** Whether a number belongs to no limit, period or thing: "losartana 50 mg". */
const hasUnreadNumber = (
  read: ReadText,
  language: Language,
  taken: ReadonlySet<number>,
  units: readonly Unit[],
): boolean =>
  findNumbers(read.tokens, language).some(
    ({ from, form }) =>
      form !== "article" &&
      !taken.has(from) &&
      !units.some((unit) => unit.type !== "word" && unit.from <= from && unit.to > from),
  );
