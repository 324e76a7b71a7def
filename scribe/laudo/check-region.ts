import { type Check, type Context, report } from "./finding.ts";
import { regionOf } from "./lexicon.ts";
import { placeOf } from "./observation-place.ts";
import type { Statement } from "./statements.ts";
import { wordList } from "./word-lists.ts";

/** The roots of the organs' table by the region of the body. */
const REGIONS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    arm: "wrist elbow arm shoulder",
    leg: "knee ankle tibia saphenous deep_vein leg hip femur",
    abdomen: "abdomen pelvis",
    head: "head",
    neck: "neck",
    chest: "chest",
    breast: "breast",
    spine: "spine",
  }).flatMap(([region, roots]) => roots.split(" ").map((root) => [root, region] as const)),
);

/** Regions that one examination may show both of. */
const NEIGHBOURS: ReadonlySet<string> = new Set([
  "abdomen chest",
  "abdomen breast",
  "chest neck",
  "breast chest",
  "chest spine",
  "abdomen spine",
  "head neck",
  "neck spine",
  "breast neck",
  "leg spine",
  "arm spine",
  "head spine",
  "arm chest",
  "chest leg",
  "arm neck",
]);
const areNeighbours = (a: string, b: string): boolean =>
  a === b || NEIGHBOURS.has([a, b].toSorted().join(" "));

/** Roots between two regions, which an examination of either shows. */
const BETWEEN: ReadonlySet<string> = new Set(["hip", "femur", "deep_vein", "saphenous", "leg"]);

/**
 * Finds a sentence about a part of the body far from what is examined, such as the gallbladder in
 * an examination of the shoulder: it was pasted from the laudo of another patient.
 */
export const checkRegion: Check = (context) => {
  const { input, laudo, alignment, order } = context;
  if ([laudo, order.laudo].some(({ cues }) => cues.has("obstetric"))) return [];
  const home = new Set([
    ...alignment.context.flatMap((one) => regionsOf(one.organs)),
    ...alignment.concluded.flatMap((one) => regionsOf(one.organs)),
  ]);
  const counts = new Map<string, number>();
  for (const { organs } of alignment.described)
    for (const region of new Set(regionsOf(organs)))
      counts.set(region, (counts.get(region) ?? 0) + 1);
  const [main] = [...counts].toSorted((a, b) => b[1] - a[1])[0] ?? [];
  if (home.size === 0 && (main === undefined || counts.get(main)! < FEWEST)) return [];
  const found = alignment.described.flatMap((one) => {
    const regions = namedRegions(context, one);
    const [region] = regions;
    const isForeign =
      region !== undefined &&
      regions.every((other) => other === region) &&
      counts.get(region)! <= MOST &&
      ![main ?? region, ...home].some((other) => areNeighbours(region, other));
    if (!isForeign || one.isHistory) return [];
    const place = placeOf({ laudo }, one);
    return [report(input, "wrong_patient", place, "OTHER_EXAMINATION")];
  });
  return found.slice(0, 1);
};
/** The examined region has at least so many statements, the other one at most so many. */
const [FEWEST, MOST] = [3, 2];

const namedRegions = ({ laudo }: Context, { from, to }: Statement): string[] => {
  const named = laudo.organs.filter((organ) => organ.from >= from && organ.from < to);
  return named.some(({ concept, from: at }) => at < from + LEAD && CERTAIN.has(concept.id))
    ? regionsOf(named.map(({ concept }) => concept.id))
    : [];
};
/** Organs whose names mean nothing else, unlike "colo" and "septo". */
const CERTAIN = wordList("certain organ");
/** The organ that a sentence is about is among its first words. */
const LEAD = 4;

/** The regions of organs; none for organs of several regions. */
const regionsOf = (organs: Iterable<string>): string[] =>
  [...organs].flatMap((organ) => {
    const root = regionOf(organ);
    if (BETWEEN.has(root)) return ["leg", "abdomen"];
    return REGIONS.get(root) ?? [];
  });
