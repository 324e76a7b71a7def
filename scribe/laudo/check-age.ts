import { ageOn } from "@relato/shared/domain/birth-date.ts";
import { type Check, type Context, report } from "./finding.ts";
import { agesOf } from "./lexicon.ts";
import { cuesIn, quoteOf, type Sentence } from "./read.ts";

/** Finds ages and words of an age that the patient cannot have on the date of the examination. */
export const checkAge: Check = (context) => {
  const { input } = context;
  const birth = input.patient.data_nascimento;
  if (birth === null || birth > input.date) return [];
  const age = ageOn(birth, input.date);
  return [...findAges(context, age), ...findAgeGroups(context, age)];
};

/** "paciente" has at most so many tokens before an age, "de idade" and "masculino" after it. */
const [BEFORE, AFTER] = [6, 5];
/** "há", "mother, 45": so near before a number that it is no age of the patient. */
const OTHER_BEFORE = 3;
const OTHER_AFTER = 3;

/** An age in years as the text writes it. */
interface Age {
  years: number;
  from: number;
  to: number;
  /** "45-year-old" speaks of a person. */
  isExplicit: boolean;
}

function findAges(context: Context, age: number): ReturnType<Check> {
  const { laudo, input } = context;
  return laudo.sentences.flatMap((sentence) =>
    agesIn(context, sentence)
      .filter((one) => Math.abs(one.years - age) > 1 && isOfPatient(context, sentence, one))
      .map(({ from, to }) =>
        report(
          input,
          "age",
          { start: laudo.tokens[from]!.start, end: laudo.tokens[to - 1]!.end },
          "AGE_AGAINST_BIRTH_DATE",
          { written: quoteOf(laudo, from, to), age: String(age) },
        ),
      ),
  );
}

const YEARS: ReadonlySet<string> = new Set(["anos", "ano", "a"]);
const YEARS_ENGLISH: ReadonlySet<string> = new Set(["year", "years", "yr", "yrs", "y", "yo"]);

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
    if (end !== null) ages.push({ years: Number(t), from: at, ...end });
  }
  return ages;
}

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

function isOfPatient({ laudo }: Context, sentence: Sentence, age: Age): boolean {
  const near = (id: string, first: number, last: number): boolean =>
    cuesIn(laudo, id, sentence).some(({ from, to }) => from >= first && to <= last);
  if (near("age_other", age.from - OTHER_BEFORE, age.from)) return false;
  if (near("age_after", age.to, age.to + OTHER_AFTER)) return false;
  return (
    age.isExplicit ||
    near("age_subject", age.from - BEFORE, age.from) ||
    near("age_subject", age.to, age.to + AFTER)
  );
}

const NOT_PATIENT_REACH = 4;

function findAgeGroups({ laudo, input }: Context, age: number): ReturnType<Check> {
  return laudo.ageGroups.flatMap(({ concept, from, to }) => {
    const { min, max } = agesOf(concept.id);
    const sentence = laudo.sentences[laudo.sentenceOf[from]!]!;
    const isOther = cuesIn(laudo, "not_patient", sentence).some(
      (cue) => cue.from < from && cue.to > from - NOT_PATIENT_REACH,
    );
    // "Child-Pugh B" is a score.
    const isScore = laudo.tokens[from]!.t === "child" && isNameOfScore(laudo.tokens, to);
    if ((age >= min && age <= max) || isOther || isScore) return [];
    const place = { start: laudo.tokens[from]!.start, end: laudo.tokens[to - 1]!.end };
    return [
      report(input, "age", place, "AGE_GROUP_IMPOSSIBLE", {
        words: quoteOf(laudo, from, to),
        age: String(age),
      }),
    ];
  });
}

const isNameOfScore = (tokens: Tokens, at: number): boolean =>
  tokens.slice(at, at + 2).some(({ t }) => t === "pugh" || /^[abc]$/.test(t));
