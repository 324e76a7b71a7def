import type { Context } from "./finding.ts";
import { cuesIn } from "./read.ts";
import { wordList } from "./word-lists.ts";

/** Findings whose size decides a category. */
const FOCAL: ReadonlySet<string> = new Set(["nodule", "mass", "lesion", "opacity"]);

/**
 * The largest size in mm of a nodule that the findings describe, null if there is none. Stable,
 * calcified and earlier ones do not count.
 */
export function largestSize(context: Context, organ: "lung" | "prostate"): number | null {
  const { laudo, observations, measures } = context;
  const focal = new Set(
    observations
      .filter(({ finding, isDenied, isHistory, organ: of, sentence }) => {
        const isPlace = of === null || of === organ || (organ === "lung" && of === "pleura");
        return (
          FOCAL.has(finding) &&
          isPlace &&
          !isDenied &&
          !isHistory &&
          sentence.section === "findings"
        );
      })
      .map(({ sentence }) => sentence.index),
  );
  let largest: number | null = null;
  for (const { quantity, values, from } of measures) {
    const index = laudo.sentenceOf[from]!;
    const sentence = laudo.sentences[index];
    if (quantity !== "mm" || !sentence || !focal.has(index)) continue;
    const words = laudo.stems.slice(sentence.from, sentence.to);
    if (cuesIn(laudo, "prior", sentence).length > 0 || words.some(isExempt)) continue;
    largest = Math.max(largest ?? 0, ...values);
  }
  return largest;
}

/** Beginnings of words of part-solid, ground-glass, stable and calcified nodules. */
const NO_LIMIT = [...wordList("no limit")];
export const isExempt = (word: string): boolean => NO_LIMIT.some((start) => word.startsWith(start));
