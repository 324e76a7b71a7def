import { type Check, type Context, report } from "./finding.ts";
import type { Measure } from "./measures.ts";
import { quoteOf } from "./read.ts";

/** π/6: the volume of an ellipsoid by its diameters. */
const ELLIPSOID = 0.5236;
/**
 * A volume this many times off its diameters is wrong. The formulas of bladder and testis have
 * factors of up to 0.72, which is 1.4 times the ellipsoid's.
 */
const VOLUME_FACTOR = 1.5;

/** Compares each volume with the three diameters before it. */
export const checkVolumes: Check = (context) =>
  [
    ...Map.groupBy(context.measures, ({ from }) => context.laudo.sentenceOf[from] ?? -1).values(),
  ].flatMap((measures) => compareVolumes(context, measures));

function compareVolumes(
  { laudo, input }: Context,
  measures: readonly Measure[],
): ReturnType<Check> {
  return measures.flatMap((measure, index) => {
    const previous = measures[index - 1];
    if (previous?.quantity !== "mm" || previous.values.length !== 3) return [];
    if ((measure.quantity !== "ml" && measure.quantity !== "g") || measure.values.length !== 1)
      return [];
    if (measure.from - previous.to > 12) return [];
    const expected = (previous.values.reduce((a, b) => a * b, 1) * ELLIPSOID) / 1000;
    const [volume = 0] = measure.values;
    if (expected <= 0 || volume <= 0) return [];
    const ratio = volume > expected ? volume / expected : expected / volume;
    if (ratio < VOLUME_FACTOR) return [];
    const place = {
      start: laudo.tokens[measure.from]!.start,
      end: laudo.tokens[measure.to - 1]!.end,
    };
    return [
      report(input, "unit_magnitude", place, "VOLUME_AGAINST_DIAMETERS", {
        volume: quoteOf(laudo, measure.from, measure.to),
        diameters: quoteOf(laudo, previous.from, previous.to),
      }),
    ];
  });
}
