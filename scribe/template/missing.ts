import type { Kind } from "../facts/types.ts";
import { fold } from "../language/text.ts";
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
      if (place.kinds.size > 0 || place.themes.length > 0) continue;
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
  settleStory(places);
  settleLooked(places);
  settleLate(places);
}

/** Where nothing tells the course: the pregnancy that is, or else the history right below the complaint. */
function settleStory(places: readonly Place[]): void {
  if (places.some((place) => ["hpi", "subjective"].some((kind) => place.kinds.has(kind)))) return;
  const pregnant = places.find((p) => p.kinds.has("obgyn") && PREGNANT.test(fold(p.heading)));
  if (pregnant && !places.some((place) => place.kinds.has("symptoms"))) pregnant.kinds.add("hpi");
  else {
    const next = places[places.findIndex((place) => place.kinds.has("complaint")) + 1];
    const had = places.filter((place) => place.kinds.has("pmh")).length > 1;
    if (next && had && only(next, "pmh") && /histor|story/.test(fold(next.heading))) {
      next.kinds = new Set(["hpi"]);
      next.narrowings = [];
    }
  }
}
const PREGNANT =
  /\b(?:gestac\w+|gravidez|embarazo|pregnancy)\b.*\b(?:curso|atual|actual|current|presente|esta|este|this|hoje|hoy)\b|\b(?:esta|este|this|current) (?:gestac\w+|gravidez|embarazo|pregnancy)/;

/** Where nothing is looked at, what stands right before the tests or the diagnosis and may be looked at is. */
function settleLooked(places: readonly Place[]): void {
  if (places.some(({ kinds }) => ["exam", "objective", "mentalExam"].some((k) => kinds.has(k))))
    return;
  const at = places.findIndex(({ kinds }) =>
    ["results", "imaging", "diagnosis"].some((k) => kinds.has(k)),
  );
  const place = places[at - 1];
  if (!place || at < 4) return;
  const composed = place.kinds.has("vitals") && OF_BODY.test(fold(place.heading));
  if (composed || (only(place, "symptoms") && DESCRIBED.test(fold(place.heading)))) {
    place.kinds.delete("symptoms");
    place.kinds.add("exam");
  }
}
const LISTED = /proble|diagn|patolog|doenc|enferm|condic|condition|disease/;
const RISK = /risc|riesg|risk/;
const OF_BODY =
  /\b(?:pes?\b|pies?\b|feet|foot|pele|piel|skin|unas|unhas|nails|cora|heart|pulm|lung|abd|ausc|exam|aspect|marcha|gait|neuro)/;
const DESCRIBED = /descri|inspe|aspect|morfolog|morpholog/;

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
  // "Avaliação de risco" after the examination of a body is a judgement, not a look into the mind.
  const weighed = places.findLast((p) => only(p, "mental") && RISK.test(fold(p.heading)));
  if (judged.length === 0 && weighed && examined >= 0 && places.indexOf(weighed) > examined)
    weighed.kinds = new Set(["diagnosis"]);
  const early = (place: Place): boolean => places.indexOf(place) < examined;
  for (const place of judged)
    if (
      place !== last &&
      early(place) &&
      only(place, "diagnosis") &&
      LISTED.test(fold(place.heading))
    )
      place.kinds = new Set(["pmh"]);
  for (const place of had)
    if (
      judged.length === 0 &&
      had.length > 1 &&
      examined >= 0 &&
      !early(place) &&
      only(place, "pmh")
    )
      if (LISTED.test(fold(place.heading))) place.kinds = new Set(["diagnosis"]);
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
