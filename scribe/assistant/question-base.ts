import type { Language } from "@relato/shared/domain/language.ts";
import { fold } from "../language/text.ts";
import { expandAbbreviations } from "../lexicon/abbreviations.ts";
import type { Mention } from "../lexicon/matcher.ts";
import { readText, type ReadText } from "../talk/sentences.ts";
import { correctCues } from "./correct-word.ts";
import { cuesWith, questionCuesOf } from "./question-cues.ts";
import type { QuestionBase } from "./question-features.ts";
import { isPurpose } from "./question-lacking.ts";
import { nameTokens } from "./question-names.ts";
import { readBounds } from "./read-bounds.ts";
import { readPeriod } from "./read-period.ts";
import type { AskedQuestion } from "./types.ts";
import { matcherOfUnit, readUnits, type Unit } from "./units.ts";

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
    "courses",
    "switched from",
  ],
]);
/** The longest question that is read; the rest of a longer one is only searched. */
const MAX_LENGTH = 1000;

/** The text of a question as it is read. */
export const expandQuestion = ({
  text,
  language,
}: Pick<AskedQuestion, "text" | "language">): string => {
  const typed = text.slice(0, MAX_LENGTH).normalize("NFC");
  return correctCues(expandAbbreviations(typed, language, { isQuestion: true }), language);
};

/** Reads what a question names, with an exclusion at its end. */
export const readBase = ({ text, language, today }: AskedQuestion): QuestionBase => {
  const read = readText(text, language);
  const period = readPeriod(read, language, today) ?? null;
  const isOutside = ({ from, to }: Mention): boolean =>
    !period || from < period.from_token || to > period.to_token;
  const isWithin = ({ from, to }: Mention, ...ids: string[]): boolean =>
    cuesWith(read, language, ...ids).some((one) => one.from <= from && one.to >= to);
  // "With dates" asks for no day, "first-degree" for no first time, "de rastreio" for no order.
  const isOther = (cue: Mention): boolean =>
    cue.concept.id === "planned"
      ? isWithin(cue, "purpose")
      : ["when", "first", "last"].includes(cue.concept.id) &&
        isWithin(cue, "dated", "first degree");
  const cues = new Set(
    questionCuesOf(read, language)
      .filter((cue) => isOutside(cue) && !isOther(cue))
      .map(({ concept }) => concept.id),
  );
  const bounds = readBounds(read, language, period);
  const taken = takenTokens({ bounds, period });
  const functional = functionTokens(read, language);
  const names = nameTokens(read, language, (at) => functional.has(at) || taken.has(at));
  const units = readUnits(
    read,
    language,
    (at) => taken.has(at) || functional.has(at) || names.has(at),
  );
  return {
    ...{ read, language, cues, period, bounds, named: names },
    allUnits: units,
    units: units.filter(
      (unit, at) =>
        !isOnlyAsked(read, language, unit) &&
        !OR[language].includes(unit.id) &&
        !isEither(read, language, units, at) &&
        !isSame(read, language, units.slice(0, at), unit) &&
        !isIncluded(unit, units) &&
        !isPurpose(read, language, unit, units) &&
        !isCourse(read, language, unit, units),
    ),
  };
};

/** The tokens of limits and of the period. */
export function takenTokens({
  bounds,
  period,
}: Pick<QuestionBase, "bounds" | "period">): Set<number> {
  const taken = new Set<number>(bounds.tokens);
  if (period) for (let at = period.from_token; at < period.to_token; at += 1) taken.add(at);
  return taken;
}

/** Words that say what is done or of whom: "suspendi", "história familiar". */
const isOnlyAsked = (read: ReadText, language: Language, { type, from, to }: Unit): boolean =>
  type === "word" &&
  cuesWith(read, language, "family", "quit", "quitting", "stops", "switched from").some(
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
export const isAlternative = (
  read: ReadText,
  language: Language,
  unit: Unit,
  next: Unit | undefined,
): boolean =>
  next !== undefined &&
  next.from - unit.to <= OR_REACH &&
  (read.tokens.slice(unit.to, next.from).some(({ t }) => OR[language].includes(t)) ||
    isIncluding(read, language, unit, next));

/** Things that have one value for all of their names; "simvastatin or atorvastatin" has two. */
const NAMED_ONCE = new Set(["habit", "exam", "measure", "vaccine", "procedure"]);

/** "Spirometry / PFTs" is one thing, and "penicillin, incl amoxicillin" is the class. */
const isSame = (read: ReadText, language: Language, before: readonly Unit[], unit: Unit): boolean =>
  before.some(
    (one) =>
      (one.id === unit.id && NAMED_ONCE.has(unit.type)) ||
      (isIncluding(read, language, one, unit) &&
        matcherOfUnit(one, language)
          .find(read.tokens, read.stems)
          .some(({ from, to }) => from < unit.to && to > unit.from)),
  );

const isIncluding = (
  read: ReadText,
  language: Language,
  { to }: Unit,
  { from }: Pick<Unit, "from">,
): boolean => cuesWith(read, language, "including").some((cue) => cue.from >= to && cue.to <= from);

/** "How many prednisone bursts": the word counts what the drug is given for. */
const isCourse = (
  read: ReadText,
  language: Language,
  { type, from, to }: Unit,
  units: readonly Unit[],
): boolean =>
  type !== "drug" &&
  units.some((unit) => unit.type === "drug") &&
  cuesWith(read, language, "courses").some((cue) => cue.from < to && cue.to > from);

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

/** "Who had swelling on amlodipine": what a reaction was is asked for, "reaction" is not. */
const isEffect = ({ mentions }: ReadText, { concept, from, to }: Mention): boolean =>
  concept.id === "reaction" &&
  mentions.some((one) => one.concept.type === "symptom" && one.from < to && one.to > from);

/** The tokens of words that only say what is asked. */
function functionTokens(read: ReadText, language: Language): ReadonlySet<number> {
  const tokens = new Set<number>();
  for (const { concept, from, to } of questionCuesOf(read, language)) {
    if (OF_RECORDS.has(concept.id) || isEffect(read, { concept, from, to })) continue;
    for (let at = from; at < to; at += 1) tokens.add(at);
  }
  return tokens;
}
