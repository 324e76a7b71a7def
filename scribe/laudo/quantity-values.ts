import { memoize } from "../language/memoize.ts";
import type { Mention } from "../lexicon/matcher.ts";
import { isChange } from "./check-numbers.ts";
import type { Context } from "./finding.ts";
import { isPartOf } from "./lexicon.ts";
import type { Evidence } from "./number-meanings.ts";
import { cuesIn } from "./read.ts";
import { columnNumbers, type NumberAt, signedNumber } from "./table-columns.ts";

/** Whether a number is of this examination: neither earlier, nor a change, nor a limit. */
export const isPresent = (context: Context, { at }: NumberAt): boolean => {
  const sentence = context.laudo.sentences[context.laudo.sentenceOf[at]!];
  if (!sentence || !GIVEN.has(sentence.section)) return false;
  const { laudo, polarity } = context;
  return (
    !polarity.past[at] &&
    !isChange(laudo, at) &&
    cuesIn(laudo, "prior", sentence).every((cue) => Math.abs(cue.from - at) > PRIOR) &&
    !laudo.tokens.slice(Math.max(0, at - 2), at).some(({ t }) => "<>≤≥±".includes(t))
  );
};
/** "Anterior de 35 %": a cue of an earlier number is so near. */
const PRIOR = 5;
const GIVEN: ReadonlySet<string> = new Set(["title", "findings", "conclusion"]);

/** So many numbers and names of a quantity are read, which bounds the work. */
const MOST = 100;

/** For each token the last quantity that is named before it. */
const nameBefore = memoize(({ tokens, quantities }: Context["laudo"]): (Mention | undefined)[] => {
  let next = 0;
  return tokens.map((_, at) => {
    while (next < quantities.length && quantities[next]!.to <= at) next += 1;
    return quantities[next - 1];
  });
});

/** The numbers of a quantity, of an organ, or of a unit. */
export function valuesOf(context: Context, { source, unit }: Evidence): NumberAt[] {
  const { laudo, measures } = context;
  const own = measures.filter(({ quantity }) => quantity === unit).slice(0, MOST);
  const toValues = (list: typeof own): NumberAt[] =>
    list.flatMap(({ values, from }) => values.map((value) => ({ value, at: from })));
  if (source === "*") return toValues(own);
  if (source.startsWith("@")) {
    const spans = [...context.alignment.described, ...context.alignment.concluded].filter(
      ({ organs }) => isOf(organs, source.slice(1)),
    );
    return toValues(
      own.filter((one) => spans.some(({ from, to }) => one.from >= from && one.from < to)),
    );
  }
  const names = laudo.quantities.filter(({ concept }) => concept.id === source).slice(0, MOST);
  if (unit !== "none")
    return toValues(
      own.filter((one) => {
        // "QRS 84 ms, QTc 412 ms": each number belongs to the name before it.
        const name = nameBefore(laudo)[one.from];
        return (
          name !== undefined &&
          name.concept.id === source &&
          laudo.sentenceOf[name.from] === laudo.sentenceOf[one.from] &&
          one.from - name.to < REACH
        );
      }),
    );
  const found = names.flatMap((name) => [
    ...bareNumbers(context, name),
    ...columnNumbers(laudo, name),
  ]);
  // "VEF1/CVF 0,62" is 62 %.
  return RATIOS.has(source) && found.every(({ value }) => value <= MOST_RATIO)
    ? found.map(({ value, at }) => ({ value: 100 * value, at }))
    : found;
}
const RATIOS: ReadonlySet<string> = new Set(["fev_ratio"]);
const MOST_RATIO = 1.5;
/** A number is at most so many tokens after its name. */
const REACH = 8;

const isOf = (organs: ReadonlySet<string>, whole: string): boolean =>
  [...organs].some((organ) => organ === whole || isPartOf(organ, whole));

/** The numbers after a name, up to the next name: "T-score: −2,5". A ratio may be a percentage. */
function bareNumbers({ laudo }: Context, name: Mention): NumberAt[] {
  const { tokens, sentenceOf } = laudo;
  const found: NumberAt[] = [];
  for (let at = name.to; at < Math.min(name.to + REACH, tokens.length); at += 1) {
    if (sentenceOf[at] !== sentenceOf[name.from] || tokens[at]!.t === ";") break;
    if (nameBefore(laudo)[at] !== name) break;
    if (tokens[at]!.kind === "number") found.push(signedNumber(laudo, at));
  }
  // "45th percentile".
  if (found.length === 0)
    for (let at = name.from - 1; at >= Math.max(0, name.from - 2); at -= 1)
      if (tokens[at]!.kind === "number") found.push(signedNumber(laudo, at));
  return found;
}
