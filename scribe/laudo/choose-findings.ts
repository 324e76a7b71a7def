import type { Mention } from "../lexicon/matcher.ts";
import { findingKindOf, isSameRegion } from "./lexicon.ts";

/**
 * Chooses the findings that a text names among all phrases that match: the longest at each place
 * whose organ the sentence names, or the laudo if the sentence names none. "Cisto coloide" is of
 * the brain or of the thyroid.
 */
export function chooseFindings(
  all: readonly Mention[],
  organs: readonly Mention[],
  sentenceOf: readonly number[],
): Mention[] {
  const known = new Set(organs.map(({ concept }) => concept.id));
  const bySentence = Map.groupBy(organs, ({ from }) => sentenceOf[from]!);
  const regions = new Map<string, boolean>();
  const isOfLaudo = (organ: string): boolean => {
    let is = regions.get(organ);
    if (is === undefined) {
      is = known.size === 0 || [...known].some((other) => isSameRegion(organ, other));
      regions.set(organ, is);
    }
    return is;
  };
  const fits = ({ concept, from, to }: Mention): boolean => {
    const { organ } = findingKindOf(concept.id);
    if (organ === null) return true;
    const near = bySentence.get(sentenceOf[from]!);
    // "Estenose aórtica": the organ is a part of the name.
    if (near?.some((other) => other.from >= from && other.to <= to)) return true;
    return near
      ? near.slice(0, MOST).some((other) => isSameRegion(organ, other.concept.id))
      : isOfLaudo(organ);
  };
  const starts = Map.groupBy(all, (hit) => hit.from);
  const hasFitting = (from: number, to: number): boolean => {
    for (let at = from; at < to; at += 1)
      if (starts.get(at)?.some((hit) => hit.to <= to && fits(hit))) return true;
    return false;
  };
  const chosen: Mention[] = [];
  for (const [from, hits] of starts) {
    if (from < (chosen.at(-1)?.to ?? 0)) continue;
    const ranked = hits.toSorted((a, b) => b.to - a.to);
    const fitting = ranked.find(fits);
    const best = fitting ?? ranked[0]!;
    // "Hypoenhancing lesion" of the pancreas: that row is of the pituitary, "lesion" of any organ.
    const isLess = fitting === undefined && hasFitting(from + 1, best.to);
    if (!isLess) chosen.push(best);
  }
  return chosen;
}

/** So many organs of a sentence are compared, which bounds the work. */
const MOST = 8;
