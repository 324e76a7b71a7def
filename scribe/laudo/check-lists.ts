import { type Check, type Context, report } from "./finding.ts";
import type { Measure } from "./measures.ts";
import { quoteOf } from "./read.ts";

/** A list has at least so many measures. */
const FEWEST = 4;
/** A wrong unit makes a measure so many times the largest of the others. */
const [TOO_LARGE, CLOSE] = [3.5, 3];

/**
 * Finds the measure of a list whose unit is not that of the others: 43 cm among diameters of 25 to
 * 38 mm. Read in the unit of the others, it must be one of them.
 */
export const checkLists: Check = (context) =>
  listsOf(context).flatMap((list) => {
    const units = Map.groupBy(list, ({ unit }) => unit);
    const odd = [...units.values()].find(({ length }) => length === 1)?.[0];
    if (units.size !== 2 || !odd || list.length < FEWEST) return [];
    const others = list.filter((measure) => measure !== odd);
    const sizes = others.flatMap(({ values }) => values);
    const { unit, factor } = others[0]!;
    const [value, same] = [
      Math.max(...odd.values),
      (Math.max(...odd.values) / odd.factor) * factor,
    ];
    const [least, most] = [Math.min(...sizes), Math.max(...sizes)];
    if (value < most * TOO_LARGE || same > most * CLOSE || same < least / CLOSE) return [];
    return [toFinding(context, odd, unit)];
  });

/** Measures of length in lines of one paragraph that follow each other, one a line. */
function listsOf({ laudo, measures }: Context): Measure[][] {
  const byLine = Map.groupBy(
    measures.filter(({ quantity, from }) => quantity === "mm" && laudo.sentenceOf[from]! >= 0),
    ({ from }) => laudo.sentences[laudo.sentenceOf[from]!]!.line,
  );
  const lists: Measure[][] = [];
  let last = -2;
  for (const [line, own] of byLine) {
    if (own.length !== 1) continue;
    const gap = laudo.text.slice(laudo.lines[line - 1]?.end ?? 0, laudo.lines[line]!.start);
    if (line !== last + 1 || gap.split("\n").length > 2) lists.push([]);
    lists.at(-1)!.push(own[0]!);
    last = line;
  }
  return lists;
}

function toFinding({ laudo, input }: Context, odd: Measure, unit: string): ReturnType<Check>[0] {
  const size = quoteOf(laudo, odd.from, odd.to);
  const place = { start: laudo.tokens[odd.from]!.start, end: laudo.tokens[odd.to - 1]!.end };
  const mend = odd.values.length === 1 ? size.slice(0, -odd.unit.length) + unit : null;
  return report(input, "unit_magnitude", place, "UNIT_UNLIKE_LIST", { size, unit }, mend);
}
