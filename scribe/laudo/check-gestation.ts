import { type Check, report } from "./finding.ts";
import { cuesIn, quoteOf } from "./read.ts";

/** No pregnancy has more weeks. */
const LONGEST = 43.5;

/** Finds gestational ages that cannot be. */
export const checkGestation: Check = ({ laudo, input, measures }) =>
  measures.flatMap(({ quantity, values, from, to }) => {
    const sentence = laudo.sentences[laudo.sentenceOf[from]!];
    if (!sentence || quantity !== "weeks" || Math.max(...values) <= LONGEST) return [];
    if (cuesIn(laudo, "obstetric", sentence).length === 0) return [];
    const place = { start: laudo.tokens[from]!.start, end: laudo.tokens[to - 1]!.end };
    const written = quoteOf(laudo, from, to);
    return [report(input, "age", place, "GESTATION_IMPOSSIBLE", { written })];
  });
