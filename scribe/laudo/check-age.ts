import { ageOn } from "@relato/shared/domain/birth-date.ts";
import { checkBirthDate } from "./check-birth-date.ts";
import { findAgeGroups } from "./check-age-groups.ts";
import { type Check, type Context, report } from "./finding.ts";
import { cuesIn, quoteOf, type Sentence } from "./read.ts";
import { wordList } from "./word-lists.ts";

/** Finds ages and words of an age that the patient cannot have on the date of the examination. */
export const checkAge: Check = (context) => {
  const { input } = context;
  const birth = input.patient.data_nascimento;
  if (birth === null || birth > input.date) return [];
  const age = ageOn(birth, input.date);
  const days = (Date.parse(input.date) - Date.parse(birth)) / DAY;
  return [
    ...findAges(context, { age, days }),
    ...findAgeGroups(context, age),
    ...checkBirthDate(context, birth),
  ];
};
const DAY = 24 * 3600 * 1000;

/** "paciente" has at most so many tokens before an age, "de idade" and "masculino" after it. */
const [BEFORE, AFTER] = [6, 5];
/** "há", "mother, 45": so near before a number that it is no age of the patient. */
const OTHER_BEFORE = 3;
const OTHER_AFTER = 3;

/** An age as the text writes it. `days`: the days of its unit. */
interface Age {
  value: number;
  days: number;
  from: number;
  to: number;
  /** "45-year-old" speaks of a person. */
  isExplicit: boolean;
}

const YEAR = 365.25;

function findAges(
  context: Context,
  { age, days }: { age: number; days: number },
): ReturnType<Check> {
  const { laudo, input } = context;
  const fits = (one: Age): boolean => {
    if (one.days === YEAR) return Math.abs(one.value - age) <= 1;
    return Math.abs(one.value * one.days - days) <= Math.max(1.6 * one.days, 0.15 * days);
  };
  return laudo.sentences.flatMap((sentence) =>
    agesIn(context, sentence)
      .filter((one) =>
        isDuration(context, sentence, one)
          ? one.value > age + 1
          : !fits(one) && isOfPatient(context, sentence, one),
      )
      .map((one) => {
        const written = quoteOf(laudo, one.from, one.to);
        return report(
          input,
          "age",
          { start: laudo.tokens[one.from]!.start, end: laudo.tokens[one.to - 1]!.end },
          "AGE_AGAINST_BIRTH_DATE",
          { written, age: String(age) },
          one.days === YEAR && age > 1 && !isDuration(context, sentence, one)
            ? written.replace(/\d+/, String(age))
            : null,
        );
      }),
  );
}

/** "Tabagista há 38 anos": nothing lasts longer than the patient lives, but in the family. */
const isDuration = ({ laudo }: Context, sentence: Sentence, { days, from, to }: Age): boolean =>
  days === YEAR &&
  cuesIn(laudo, "family", sentence).length === 0 &&
  (SINCE.has(laudo.tokens[from - 1]?.t ?? "") || laudo.tokens[to]?.t === "ago");
const SINCE = wordList("since");

const YEARS = wordList("years");
const YEARS_ENGLISH: ReadonlySet<string> = new Set(["year", "years", "yr", "yrs", "y", "yo"]);
/** Units of the ages of small children, and their days. */
const SHORT_UNITS: readonly [ReadonlySet<string>, number][] = [
  [wordList("months"), 30.44],
  [wordList("weeks"), 7],
  [wordList("days"), 1],
];

const UNITS = [YEARS, new Set(["year", "years"]), ...SHORT_UNITS.map(([words]) => words)];

/** Numbers before a word for years: "45 anos", "45-year-old", "45 y/o", "74M". */
function agesIn({ laudo }: Context, { from, to }: Sentence): Age[] {
  const ages: Age[] = [];
  for (let at = from; at + 1 < to; at += 1) {
    const { t, kind } = laudo.tokens[at]!;
    if (kind !== "number" || !/^\d{1,3}$/.test(t) || isJoined(before(laudo, at))) continue;
    const end =
      laudo.language === "en-US"
        ? englishAge(laudo.tokens, at, from)
        : yearsAfter(laudo.tokens, at);
    if (end !== null) ages.push({ value: Number(t), days: YEAR, from: at, ...end });
    else ages.push(...childAge(laudo.tokens, at, from));
  }
  return ages;
}

const CHILDREN = wordList("child");
const OF_LIFE = wordList("of life");

/** "Lactente de 8 meses", "6-month-old", "12 dias de vida": a child's words must be next to it. */
function childAge(tokens: Tokens, at: number, from: number): Age[] {
  const next = tokens[at + 1]?.t === "-" ? at + 2 : at + 1;
  const unit = SHORT_UNITS.find(([words]) => words.has(tokens[next]?.t ?? ""));
  if (!unit || isRest(tokens, at)) return [];
  const near = tokens.slice(Math.max(from, at - 3), at).some(({ t }) => CHILDREN.has(t));
  const after = tokens.slice(next + 1, next + 4).some(({ t }) => OF_LIFE.has(t));
  if (!near && !after) return [];
  const [, days] = unit;
  return [{ value: Number(tokens[at]!.t), days, from: at, to: next + 1, isExplicit: true }];
}

/** The months in "10 anos e 2 meses": a part of the age before them. */
const isRest = (tokens: Tokens, at: number): boolean =>
  tokens.slice(Math.max(0, at - 2), at).some(({ t }) => UNITS.some((words) => words.has(t)));

type Tokens = Context["laudo"]["tokens"];
const before = ({ tokens }: { tokens: Tokens }, at: number): [string, boolean] => [
  tokens[at - 1]?.t ?? "",
  tokens[at - 1]?.end === tokens[at]!.start,
];
/** A part of a date, a range or a code. */
const isJoined = ([previous, touches]: [string, boolean]): boolean =>
  touches && !["(", "*", ":", ",", "["].includes(previous);

const yearsAfter = (tokens: Tokens, at: number): { to: number; isExplicit: boolean } | null => {
  const unit = tokens[at + 1]!.t;
  if (!YEARS.has(unit)) return null;
  // "40 anos-maço" is tobacco.
  return ["-", "/"].includes(tokens[at + 2]?.t ?? "") ? null : { to: at + 2, isExplicit: false };
};

function englishAge(
  tokens: Tokens,
  at: number,
  from: number,
): { to: number; isExplicit: boolean } | null {
  const next = tokens[at + 1]?.t === "-" ? at + 2 : at + 1;
  const unit = tokens[next]?.t ?? "";
  const isLetter = unit === "m" || unit === "f";
  if (isLetter) {
    const isFirst = at - from <= 1 && Number(tokens[at]!.t) > 9;
    const ends = tokens[next + 1] === undefined || tokens[next + 1]!.kind !== "number";
    return isFirst && ends && next === at + 1 ? { to: next + 1, isExplicit: true } : null;
  }
  if (!YEARS_ENGLISH.has(unit)) return null;
  const rest = tokens.slice(next + 1, next + 4).map(({ t }) => t);
  const isOld =
    unit === "yo" ||
    rest.slice(0, 2).includes("old") ||
    rest.includes("age") ||
    (unit === "y" && rest[1] === "o");
  return { to: next + 1, isExplicit: isOld };
}

/** Sections that begin with the patient's age. */
const ABOUT_PATIENT: ReadonlySet<string> = new Set(["title", "clinical"]);

function isOfPatient({ laudo }: Context, sentence: Sentence, age: Age): boolean {
  const near = (id: string, first: number, last: number): boolean =>
    cuesIn(laudo, id, sentence).some(({ from, to }) => from >= first && to <= last);
  if (near("age_other", age.from - OTHER_BEFORE, age.from)) return false;
  if (near("age_after", age.to, age.to + OTHER_AFTER)) return false;
  // "Dados clínicos: 26 anos, …", but not "3 anos após a cirurgia".
  const isFirst =
    ABOUT_PATIENT.has(sentence.section) &&
    age.from - sentence.from <= 1 &&
    ",.;(".includes(laudo.tokens[age.to]?.t ?? ".");
  return (
    age.isExplicit ||
    isFirst ||
    near("age_subject", age.from - BEFORE, age.from) ||
    near("age_subject", age.to, age.to + AFTER)
  );
}
