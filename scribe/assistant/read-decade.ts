import type { Language } from "@relato/shared/domain/language.ts";
import type { NumberSpan } from "../language/numbers.ts";
import type { ReadText } from "../talk/sentences.ts";
import { cuesWith, questionCuesOf } from "./question-cues.ts";
import type { Range } from "./range.ts";

/** The decade of life that a question names, with its tokens. */
interface Decade {
  age: Range;
  tokens: readonly number[];
}

/** Words for a decade have the cue `decade60`. */
const NAMED = /^decade(\d\d)$/;

/** Reads "in their 50s", "na faixa dos 50", "de cincuenta y tantos", "septuagenários". */
export function readDecade(
  read: ReadText,
  language: Language,
  numbers: readonly NumberSpan[],
): Decade | undefined {
  for (const { concept, from, to } of questionCuesOf(read, language)) {
    const named = NAMED.exec(concept.id);
    if (named) return decadeAt(Number(named[1]), from, to);
  }
  for (const { value, from, to } of numbers) {
    if (value < 20 || value > 90 || value % 10 !== 0) continue;
    const before = cuesWith(read, language, "decadeBefore").find((cue) => cue.to === from);
    const after = cuesWith(read, language, "decadeAfter").find((cue) => cue.from === to);
    const isPlural =
      read.tokens[to]?.t === "s" && !cuesWith(read, language, "over", "under").length;
    const isRange = numbers.some((next) => next.from === to + 1);
    if ((before && !isRange) || after || isPlural)
      return decadeAt(value, before?.from ?? from, after?.to ?? (isPlural ? to + 1 : to));
  }
  return undefined;
}

const decadeAt = (low: number, from: number, to: number): Decade => ({
  age: { low, high: low + 9, isOpen: false },
  tokens: Array.from({ length: to - from }, (_, at) => from + at),
});
