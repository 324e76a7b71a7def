import type { Language } from "@relato/shared/domain/language.ts";
import { findNumbers } from "../language/numbers.ts";
import { fold } from "../language/text.ts";
import type { Mention } from "../lexicon/matcher.ts";
import { readText, type ReadText } from "../talk/sentences.ts";
import { readBounds } from "./read-bounds.ts";
import { chooseKind, isLastSeen } from "./choose-kind.ts";
import { removeGlosses } from "./question-glosses.ts";
import { cuesWith, questionCuesOf } from "./question-cues.ts";
import { relativesIn } from "./relatives-asked.ts";
import { isDenied, lackingOf, qualifiesExam } from "./question-lacking.ts";
import { nameTokens } from "./question-names.ts";
import { readPeriod } from "./read-period.ts";
import type { AskedQuestion } from "./types.ts";
import type { QuestionReading } from "./reading-types.ts";
import { readUnits, type Unit } from "./units.ts";

/** Cues that qualify the records, not the question: their words can be searched. */
const OF_RECORDS = new Set([
  ...[
    "goal",
    "prior",
    "planned",
    "unsure",
    "family",
    "swapped",
    "started",
    "change",
    "between name and value",
    "prescribing",
    "ordering",
    "replaced",
    "quit",
    "quitting",
    "not done",
    "proposed",
    "accepted",
    "elsewhere",
  ],
]);
/** The longest question that is read; the rest of a longer one is only searched. */
const MAX_LENGTH = 1000;

const cache = new WeakMap<AskedQuestion, QuestionReading>();

/** Reads a question; the result is kept with the object. */
export function readingOfQuestion(question: AskedQuestion): QuestionReading {
  let reading = cache.get(question);
  if (!reading) cache.set(question, (reading = readPlain(question)));
  return reading;
}

/** Reads a question without its glosses; those of a free question are words to search. */
function readPlain(question: AskedQuestion): QuestionReading {
  const { text, language } = question;
  const whole = text.slice(0, MAX_LENGTH).normalize("NFC");
  const first = removeGlosses(whole, language, false);
  const open = interpret({ ...question, text: first.text });
  const isGroup = open.kind === "who_has" || open.kind === "who_lacks";
  const plain = isGroup ? first : removeGlosses(whole, language, true);
  const reading = plain === first ? open : interpret({ ...question, text: plain.text });
  if (reading.kind === null) return plain.text === whole ? reading : interpret(question);
  return {
    ...reading,
    isMeasuredHere: reading.isMeasuredHere || plain.excludesElsewhere,
    isUnclear: reading.isUnclear || plain.isUnclear,
  };
}

function interpret({ text, language, today }: AskedQuestion): QuestionReading {
  const read = readText(text.slice(0, MAX_LENGTH).normalize("NFC"), language);
  const period = readPeriod(read, language, today) ?? null;
  const isOutside = ({ from, to }: Mention): boolean =>
    !period || from < period.from_token || to > period.to_token;
  // "With dates" asks for no day, "first-degree" for no first time.
  const dated = cuesWith(read, language, "dated", "first degree");
  const isDated = ({ concept, from, to }: Mention): boolean =>
    ["when", "first", "last"].includes(concept.id) &&
    dated.some((one) => one.from <= from && one.to >= to);
  const cues = new Set(
    questionCuesOf(read, language)
      .filter((cue) => isOutside(cue) && !isDated(cue))
      .map(({ concept }) => concept.id),
  );
  const bounds = readBounds(read, language, period);
  const taken = new Set<number>(bounds.tokens);
  if (period) for (let at = period.from_token; at < period.to_token; at += 1) taken.add(at);
  const functional = functionTokens(read, language);
  const names = nameTokens(read, language, (at) => functional.has(at) || taken.has(at));
  const units = readUnits(
    read,
    language,
    (at) => taken.has(at) || functional.has(at) || names.has(at),
  );
  const base = {
    ...{ read, language, cues, period, bounds, isOfNamed: names.size > 0 },
    units: units.filter(
      (unit, at) =>
        !isOnlyAsked(read, language, unit) &&
        !OR[language].includes(unit.id) &&
        !isEither(read, language, units, at) &&
        !isIncluded(unit, units),
    ),
  };
  const { kind, counts } = chooseKind(base);
  const isBirth = cues.has("born") && period !== null;
  const denied = kind === "who_lacks" || kind === "count" ? lackingOf(base) : [];
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
    ...base,
    bounds: {
      ...bounds,
      isUnread: bounds.isUnread || hasUnreadNumber(read, language, taken, units),
    },
    period: isBirth || isNow(base, kind, counts, today) ? null : period,
    born: isBirth ? period : null,
    kind: kind === "who_lacks" && lacking.length === 0 && !lacksVisits ? "who_has" : kind,
    counts,
    units: base.units.filter((unit) => !denied.includes(unit)),
    lacking,
    isAny: units.some((unit, at) => isAlternative(read, language, unit, units[at + 1])),
    names: [...names].map((at) => read.tokens[at]!.t),
    sex: sexOf(cues),
    lacksVisits,
    isMeasuredHere: cues.has("here") && !cues.has("elsewhere"),
    isUnclear: denied.some((unit) => qualifiesExam(unit, denied)),
    relatives: relativesIn(read, language, units),
  };
}

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
  (kind === "who_has" || kind === "who_lacks" || (kind === "count" && counts === "patients")) &&
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

/** Words that say what is done or of whom: "suspendi", "história familiar". */
const isOnlyAsked = (read: ReadText, language: Language, { type, from, to }: Unit): boolean =>
  type === "word" &&
  cuesWith(read, language, "family", "quit", "quitting", "stops").some(
    (one) => one.from < to && one.to > from,
  );

const OR: Record<Language, readonly string[]> = {
  "pt-BR": ["ou"],
  es: ["o", "u"],
  "en-US": ["or"],
};
/** Tokens between two units that "or" joins. */
const OR_REACH = 3;

/** Whether a unit and the next one are alternatives: "diabetes ou hipertensão". */
const isAlternative = (
  { tokens }: ReadText,
  language: Language,
  { to }: Unit,
  next: Unit | undefined,
): boolean =>
  next !== undefined &&
  next.from - to <= OR_REACH &&
  tokens.slice(to, next.from).some(({ t }) => OR[language].includes(t));

/** "Câncer de cólon ou reto", "vacina da influenza": a word that another unit's names include. */
const isIncluded = (unit: Unit, units: readonly Unit[]): boolean => {
  if (unit.id === "vaccine")
    return units.some(({ type, id }) => type === "vaccine" && id !== unit.id);
  return (
    (unit.type === "word" || unit.type === "body") &&
    units.some(
      ({ type, names, to }) =>
        type === "disease" &&
        to <= unit.from &&
        names.some((name) => fold(name).split(" ").slice(1).includes(unit.id)),
    )
  );
};

/** "Oral or injectable" of a thing: one of two words that exclude nothing. */
const isEither = (
  read: ReadText,
  language: Language,
  units: readonly Unit[],
  at: number,
): boolean =>
  units.some(({ type }) => !WORDS.has(type)) &&
  [at - 1, at].some((first) => {
    const [one, next] = [units[first], units[first + 1]];
    return (
      one !== undefined &&
      next !== undefined &&
      WORDS.has(one.type) &&
      WORDS.has(next.type) &&
      isAlternative(read, language, one, next)
    );
  });
const WORDS = new Set(["word", "other"]);

const sexOf = (cues: ReadonlySet<string>): "Feminino" | "Masculino" | null => {
  if (cues.has("female") === cues.has("male")) return null;
  return cues.has("female") ? "Feminino" : "Masculino";
};

/** The tokens of words that only say what is asked. */
function functionTokens(read: ReadText, language: Language): ReadonlySet<number> {
  const tokens = new Set<number>();
  for (const { concept, from, to } of questionCuesOf(read, language)) {
    if (OF_RECORDS.has(concept.id)) continue;
    for (let at = from; at < to; at += 1) tokens.add(at);
  }
  return tokens;
}
