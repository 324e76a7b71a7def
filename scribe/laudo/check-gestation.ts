import { type Check, type Context, report } from "./finding.ts";
import { isGestationalAge, weeksByBiometry, weeksByPeriod } from "./gestation.ts";
import type { Measure } from "./measures.ts";
import { cuesIn, quoteOf } from "./read.ts";

/** No pregnancy has more weeks. */
const LONGEST = 43.5;
/** Cycles differ, and a small fetus is some weeks behind: more weeks than these are an error. */
const [PERIOD_MARGIN, BIOMETRY_MARGIN] = [4.5, 6];

/** "IG pela DUM: 22 semanas" is computed from the date, to the day. */
const BY_PERIOD = new RegExp(
  [
    "(?<!\\p{L})(?:pela|por|by|from|según|segun|conforme)\\s(?:a\\s|la\\s)?",
    "(?:dum|fum|fur|lmp|última|last)",
  ].join(""),
  "iu",
);
const COMPUTED = 1.5;

/** Finds gestational ages that cannot be, or that neither last period nor biometry fit. */
export const checkGestation: Check = (context) => {
  const { laudo, measures } = context;
  const known = [
    { weeks: weeksByPeriod(context), margin: PERIOD_MARGIN },
    { weeks: weeksByBiometry(context), margin: BIOMETRY_MARGIN },
  ].filter((one) => one.weeks !== null);
  return measures.flatMap((measure) => {
    const { quantity, values, from } = measure;
    const sentence = laudo.sentences[laudo.sentenceOf[from]!];
    if (!sentence || quantity !== "weeks") return [];
    const value = Math.max(...values);
    if (value > LONGEST && cuesIn(laudo, "obstetric", sentence).length > 0)
      return [toFinding(context, measure, "GESTATION_IMPOSSIBLE")];
    const isByPeriod = BY_PERIOD.test(laudo.text.slice(sentence.start, sentence.end));
    const period = isByPeriod ? known.find(({ margin }) => margin === PERIOD_MARGIN) : undefined;
    if (period && Math.abs(period.weeks! - value) > COMPUTED && isGestationalAge(context, from))
      return [toFinding(context, measure, "GESTATION_AGAINST_DATES")];
    const isOther = known.every(({ weeks, margin }) => Math.abs(weeks! - value) > margin);
    return known.length > 0 && isOther && isGestationalAge(context, from)
      ? [toFinding(context, measure, "GESTATION_AGAINST_DATES")]
      : [];
  });
};

const toFinding = (
  { laudo, input }: Context,
  { from, to }: Measure,
  code: "GESTATION_IMPOSSIBLE" | "GESTATION_AGAINST_DATES",
): ReturnType<Check>[number] => {
  const place = { start: laudo.tokens[from]!.start, end: laudo.tokens[to - 1]!.end };
  return report(input, "age", place, code, { written: quoteOf(laudo, from, to) });
};
