import type { Kind } from "../facts/types.ts";
import type { Place } from "./headings.ts";
import { PART_OF } from "./parts.ts";

/** Where in a template the headings of a kind stand, from the complaint (0) to the return (12). */
const RANKS: readonly (readonly [number, readonly string[]])[] = [
  [0, ["complaint", "onset"]],
  [1, ["hpi", "symptoms", "mechanism", "caregiver", "subjective", "measured"]],
  [3, ["pmh", "surgeries", "perinatal", "development", "obgyn", "treated"]],
  [4, ["meds", "pastmeds", "adherence"]],
  [5, ["allergy"]],
  [6, ["family", "social", "habits", "diet", "exercise", "sexual", "vaccines", "exposure"]],
  [8, ["exam", "vitals", "mentalExam", "objective"]],
  [9, ["results", "imaging"]],
  [10, ["diagnosis"]],
  [11, ["plan", "prescription", "orders", "referral", "procedure"]],
  [12, ["advice", "followup", "warning", "certificate", "activity", "crisisPlan"]],
];

/** What hardly any template goes without, the surest first, with the kinds any of which means that it is there. */
const NEEDED: readonly (readonly [Kind, readonly string[]])[] = [
  ["plan", ["plan", "prescription", "advice", "orders"]],
  ["hpi", ["hpi", "subjective", "symptoms", "caregiver", "mechanism"]],
  ["diagnosis", ["diagnosis"]],
  ["exam", ["exam", "objective", "mentalExam", "vitals"]],
  ["meds", ["meds"]],
  ["pmh", ["pmh"]],
  ["results", ["results", "imaging", "objective"]],
  ["complaint", ["complaint", "hpi", "subjective"]],
];

/** How far outside of its usual place a heading may stand. */
const ASTRAY = 1;

/**
 * Gives a heading that nothing reads the one thing that the template asks for nowhere else and that is told where it
 * stands: between the diagnosis and the return, whatever it is called, is the plan.
 */
export function settleMissing(places: readonly Place[]): void {
  for (const [kind, instead] of NEEDED) {
    if (places.some((place) => instead.some((one) => place.kinds.has(one)))) continue;
    const rank = rankOf(kind);
    let nearest: Place | undefined;
    let least = Infinity;
    for (const [at, place] of places.entries()) {
      if (place.kinds.size > 0) continue;
      const before = places.slice(0, at).findLast((p) => p.kinds.size > 0);
      const after = places.slice(at + 1).find((p) => p.kinds.size > 0);
      const astray =
        Math.max(0, (before ? lowest(before) : 0) - rank) +
        Math.max(0, rank - (after ? highest(after) : 12));
      // Of two that may be it, the one whose neighbours are nearer.
      const apart =
        Math.abs(rank - (before ? highest(before) : 0)) +
        Math.abs((after ? lowest(after) : 12) - rank);
      const cost = astray + apart / 100;
      const certain =
        rank <= 4 ||
        kind === "plan" ||
        (astray === 0 && after !== undefined && lowest(after) <= rank + 2);
      if (astray <= ASTRAY && certain && cost < least) {
        least = cost;
        nearest = place;
      }
    }
    if (nearest) nearest.kinds = new Set([kind]);
  }
  settleLate(places);
}

const rankOf = (kind: string): number => RANKS.find(([, kinds]) => kinds.includes(kind))?.[0] ?? 2;
const lowest = (place: Place): number => Math.min(...[...place.kinds].map(rankOf));
const highest = (place: Place): number => Math.max(...[...place.kinds].map(rankOf));

const only = (place: Place, kind: string): boolean =>
  place.kinds.size === 1 && place.kinds.has(kind);

/** "Lista de problemas" before the examination is of those had, "Problemas de saúde" after it is what the doctor holds it for. */
function settleLate(places: readonly Place[]): void {
  const examined = places.findIndex((p) => ["exam", "objective"].some((kind) => p.kinds.has(kind)));
  const judged = places.filter((place) => place.kinds.has("diagnosis"));
  const had = places.filter((place) => place.kinds.has("pmh"));
  const last = judged.at(-1);
  for (const place of judged)
    if (
      place !== last &&
      places.indexOf(place) < examined &&
      had.length === 0 &&
      only(place, "diagnosis")
    )
      place.kinds = new Set(["pmh"]);
  for (const place of had)
    if (
      judged.length === 0 &&
      had.length > 1 &&
      examined >= 0 &&
      places.indexOf(place) > examined &&
      only(place, "pmh")
    )
      place.kinds = new Set(["diagnosis"]);
  if (places.some((place) => place.kinds.has("plan"))) return;
  mostOf(
    places.filter(
      ({ kinds }) => kinds.size > 0 && [...kinds].every((kind) => PART_OF[kind as Kind] === "plan"),
    ),
  )?.kinds.add("plan");
}

/** What tells the plan where no heading is called so: the one that asks for most of it. */
export const mostOf = (places: readonly Place[]): Place | undefined =>
  places
    .filter(({ kinds, heading }) =>
      [...kinds].some(
        (kind) => !CLOSING.includes(kind) || (kind === "followup" && COMPOSED.test(heading)),
      ),
    )
    .filter(
      ({ kinds }) => !["warning", "crisisPlan", "certificate"].some((kind) => kinds.has(kind)),
    )
    .toSorted((a, b) => b.kinds.size - a.kinds.size)[0];
const CLOSING = ["followup", "activity", "certificate"];
const COMPOSED = /[,;/&+]|\b(?:e|y|and)\b/i;
