import type { Context } from "./finding.ts";
import { cuesIn } from "./read.ts";

/** "DUM: 05/12/2024", "LMP 12/05/2024". */
const LAST_PERIOD = new RegExp(
  [
    "(?<!\\p{L})(?:dum|fum|fur|lmp)(?!\\p{L})[^\\d\\n\\p{L}]{0,8}",
    "(\\d{1,2})[/.-](\\d{1,2})[/.-](\\d{4})(?!\\d)",
  ].join(""),
  "iu",
);

const WEEK = 7 * 24 * 3600 * 1000;
const [SHORTEST, LONGEST] = [4, 43];

/** The weeks since the last period that the laudo or the order gives; null without a date. */
export function weeksByPeriod({ input, laudo }: Context): number | null {
  const match = LAST_PERIOD.exec(input.text) ?? LAST_PERIOD.exec(input.order);
  if (!match) return null;
  const [first, second, year] = match.slice(1).map(Number) as [number, number, number];
  const [day, month] = laudo.language === "en-US" ? [second, first] : [first, second];
  const weeks = (Date.parse(input.date) - Date.UTC(year, month - 1, day)) / WEEK;
  return weeks >= SHORTEST && weeks <= LONGEST ? weeks : null;
}

/** Weeks by a diameter in cm: Hadlock et al., Radiology 1984. */
const BIOMETRY: readonly [RegExp, (cm: number) => number][] = [
  [/^(?:dbp|bpd)$/, (cm) => 9.54 + 1.482 * cm + 0.1676 * cm ** 2],
  [/^(?:cc|hc)$/, (cm) => 8.96 + 0.54 * cm + 0.0003 * cm ** 3],
  [/^(?:ca|ac)$/, (cm) => 8.14 + 0.753 * cm + 0.0036 * cm ** 2],
  [/^(?:cf|lf|fl|femur)$/, (cm) => 10.35 + 2.46 * cm + 0.17 * cm ** 2],
];
/** A size follows its name within so many tokens. */
const NEAR = 6;
const FEWEST = 2;

/** The weeks that the fetal biometry of the findings gives; null with fewer than two sizes. */
export function weeksByBiometry({ laudo, measures }: Context): number | null {
  const weeks: number[] = [];
  for (const { quantity, values, from } of measures) {
    const [size = 0] = values;
    const sentence = laudo.sentences[laudo.sentenceOf[from] ?? -1];
    if (quantity !== "mm" || values.length !== 1 || sentence?.section !== "findings") continue;
    const first = Math.max(sentence.from, from - NEAR);
    const name = laudo.tokens
      .slice(first, from)
      .findLast(({ t }) => BIOMETRY.some(([pattern]) => pattern.test(t)))?.t;
    const toWeeks = BIOMETRY.find(([pattern]) => name !== undefined && pattern.test(name))?.[1];
    if (toWeeks) weeks.push(toWeeks(size / 10));
  }
  if (weeks.length < FEWEST) return null;
  return weeks.toSorted((a, b) => a - b)[Math.floor(weeks.length / 2)]!;
}

/** Tokens before a number of weeks that may say that it is the age of the pregnancy. */
const REACH = 12;
/** "Em 4 semanas", "há 2 semanas", "com 12 semanas foi": another time. */
const OTHER = new Set(["ha", "hace", "after", "apos", "tras", "ago", "every", "cada"]);

/** Whether a number of weeks is the age of the pregnancy on the date of the examination. */
export function isGestationalAge(context: Context, from: number): boolean {
  const { laudo, polarity } = context;
  const sentence = laudo.sentences[laudo.sentenceOf[from] ?? -1];
  if (!sentence || sentence.section === "comparison") return false;
  // "31+3 semanas" is read as 3 weeks.
  if (laudo.tokens[from - 1]?.t === "+" || laudo.tokens[from - 1]?.kind === "number") return false;
  if (polarity.past[from] || OTHER.has(laudo.tokens[from - 1]?.t ?? "")) return false;
  if (OTHER_TIME.some((id) => cuesIn(laudo, id, sentence).length > 0)) return false;
  return laudo.tokens
    .slice(Math.max(sentence.from, from - REACH), from)
    .some(({ t }) => AGE.test(t));
}
const OTHER_TIME = ["prior", "recommend", "followup", "conditional"];
const AGE = /^(?:ig|eg|ga|gestacional|gestational|gestacao|gestacion|embarazo|pregnancy|gravidez)$/;
