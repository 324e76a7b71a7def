import { type Check, type Context, report } from "./finding.ts";
import type { Measure } from "./measures.ts";
import type { Observation } from "./observations.ts";
import { quoteOf } from "./read.ts";
import { subjectOf } from "./size-subject.ts";
import { wordList } from "./word-lists.ts";

/** A lesion may be so many times as long as its organ. */
const OUTSIDE = 1.6;

/** Finds lesions that are larger than the organ that has them, by the laudo's own measures. */
export const checkContainment: Check = (context) => {
  const organs = organLengths(context);
  if (organs.size === 0) return [];
  const { laudo, input, observations } = context;
  const byFrom = new Map(observations.map((one) => [one.from, one]));
  return context.measures.flatMap((measure) => {
    const one = lesionOf(context, byFrom, measure);
    const length = one?.organ
      ? (organs.get(`${one.organ} ${one.side}`) ?? organs.get(`${one.organ} null`))
      : undefined;
    const largest = Math.max(...measure.values);
    if (!one || length === undefined || largest < length * OUTSIDE) return [];
    const place = {
      start: laudo.tokens[measure.from]!.start,
      end: laudo.tokens[measure.to - 1]!.end,
    };
    const size = quoteOf(laudo, measure.from, measure.to);
    const subject = quoteOf(laudo, one.from, one.to);
    return [report(input, "unit_magnitude", place, "SIZE_IMPOSSIBLE", { size, subject })];
  });
};

/** Organs that hold their lesions: others may bear one that is larger than the organ. */
const HOLDS = wordList("holds");
const FOCAL = wordList("focal");

const isLesion = ({ finding, isDenied }: Observation): boolean => FOCAL.has(finding) && !isDenied;

function lesionOf(
  context: Context,
  byFrom: ReadonlyMap<number, Observation>,
  measure: Measure,
): Observation | null {
  const sentence = context.laudo.sentences[context.laudo.sentenceOf[measure.from] ?? -1];
  if (!sentence || measure.quantity !== "mm") return null;
  const subject = subjectOf(context, sentence, measure);
  if (subject === null) return null;
  const one = byFrom.get(subject.from);
  if (one && one.finding === subject.id && isLesion(one)) return one;
  // "Nódulo sólido, sem focos ecogênicos, medindo 9 mm".
  const own = context.observationsBySentence.get(sentence.index) ?? [];
  return own.findLast((other) => isLesion(other) && other.to <= measure.from) ?? null;
}

/** The largest length of each organ and side that the laudo measures in three diameters. */
function organLengths({ alignment, laudo }: Context): ReadonlyMap<string, number> {
  const lengths = new Map<string, number>();
  for (const { organs, observations, measures, side, from } of alignment.described) {
    const [organ, second] = organs;
    if (organ === undefined || second !== undefined || !HOLDS.has(organ)) continue;
    const first = measures.find(({ quantity, values }) => quantity === "mm" && values.length === 3);
    const isOfLesion = observations.some((one) => !one.isDenied && one.from < (first?.from ?? 0));
    if (!first || isOfLesion || first.from - from > NEAR || laudo.sentenceOf[from]! < 0) continue;
    const largest = Math.max(...first.values);
    for (const key of [`${organ} ${side}`, `${organ} null`])
      lengths.set(key, Math.max(lengths.get(key) ?? 0, largest));
  }
  return lengths;
}

/** The diameters of an organ are at most so many tokens after its name. */
const NEAR = 12;
