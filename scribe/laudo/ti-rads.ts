import type { Category, Described } from "./rads-category.ts";

/** The ACR category for the points of a nodule: 0 is TR1, 2 is TR2, 3 TR3, 4 to 6 TR4, 7 TR5. */
const rankOf = (points: number): number =>
  points >= 7 ? 5 : points >= 4 ? 4 : points >= 3 ? 3 : points >= 2 ? 2 : 1;

const [COMPOSITION, ECHO, FOCI] = [1, 2, 5];

/** The points of descriptors: the highest of each class, echogenic foci add up. */
function pointsOf(described: readonly Described[]): { points: number; classes: Set<number> } {
  const best = new Map<number, number>();
  const seen = new Set<string>();
  for (const { descriptor, isDenied } of described) {
    if (isDenied || seen.has(descriptor.id)) continue;
    seen.add(descriptor.id);
    const [kind, points] = [descriptor.min ?? 0, descriptor.max ?? 0];
    const known = best.get(kind) ?? 0;
    best.set(kind, kind === FOCI ? known + points : Math.max(known, points));
  }
  const points = [...best.values()].reduce((sum, each) => sum + each, 0);
  return { points, classes: new Set(best.keys()) };
}

/** The descriptors of each nodule: those of a line, cut where another composition begins. */
function nodulesOf(described: readonly Described[]): Described[][] {
  const nodules: Described[][] = [];
  let composed = -1;
  let line = -1;
  for (const one of described) {
    const isComposition = one.descriptor.min === COMPOSITION && !one.isDenied;
    // A list gives each class of one nodule a line.
    const isListed =
      one.line === line + 1 &&
      !nodules.at(-1)!.some(({ descriptor }) => descriptor.min === one.descriptor.min);
    const isNext = one.line !== line && !isListed;
    if (isNext || (isComposition && composed >= 0 && composed !== one.sentence)) {
      nodules.push([]);
      composed = -1;
    }
    nodules.at(-1)!.push(one);
    if (isComposition) composed = one.sentence;
    line = one.line;
  }
  return nodules;
}

/**
 * Compares a category with the nodules of the laudo: each line or sentence is a nodule. Systems
 * differ by one category, so that only a difference of two is a contradiction, or any other
 * category than 1 or 2 for a cyst.
 */
export function tiRadsFits(
  category: Category,
  described: readonly Described[],
): "RADS_TOO_LOW" | "RADS_TOO_HIGH" | null {
  const nodules = nodulesOf(described)
    .map(pointsOf)
    .filter(({ classes }) => classes.has(COMPOSITION) && (classes.has(ECHO) || classes.size === 1));
  if (nodules.length === 0) return null;
  const ranks = nodules.map(({ points }) => rankOf(points));
  const highest = Math.max(...ranks);
  const isComplete = nodules.some(({ classes, points }) => classes.has(ECHO) || points === 0);
  if (highest - category.rank >= 2 || (highest >= 4 && category.rank < highest))
    return "RADS_TOO_LOW";
  if (isComplete && category.rank - highest >= 2) return "RADS_TOO_HIGH";
  return null;
}
