import { climb, type Compared, type Comparison, type Objection, wordsOf } from "./comparison.ts";
import { cueNames } from "./cues.ts";
import { boostedScore } from "../models/boosted.ts";
import { treesOf } from "../models/trees.ts";
import { polarityContext } from "./polarity-context.ts";
import { isDerived, isReckoned } from "./derived-numbers.ts";
import type { Quantity } from "./quantities.ts";
import { isSame } from "./same-numbers.ts";
import { isOrdinal, isPartOfName, isScale, isSpokenAs } from "./spoken-numbers.ts";
import type { Hits } from "./coverage.ts";
import { COVERED } from "./witnesses.ts";

/**
 * What only a comparison with named turns can tell: whether they say each number and medicine of
 * the claim, and of the same thing. `everywhere`: the hits of the claim's terms in the whole talk.
 */
export function compareHinted(compared: Compared, everywhere: readonly Hits[]): Comparison {
  const parts = [
    compareFigures(compared),
    compareMedicines(compared, everywhere),
    compareDenials(compared),
    compareAllergies(compared),
    compareBoth(compared),
  ];
  return {
    features: parts.flatMap(({ features }) => features),
    objections: parts.flatMap(({ objections }) => objections),
  };
}

/** Whether the named turns say each number of the claim, beside the thing that it counts. */
function compareFigures(compared: Compared): Comparison {
  const { claim } = compared;
  const features: string[] = [];
  const objections: Objection[] = [];
  let absent = 0;
  for (const quantity of claim.quantities) {
    const found = figureOf(compared, quantity);
    features.push(`figure ${found}`, `figure ${found} ${quantity.unit || "bare"}`);
    if (found !== "rival" && !found.startsWith("absent")) continue;
    absent += 1;
    objections.push({
      kind: "number",
      detail: wordsOf(claim, quantity),
      opposes: found !== "absent",
    });
  }
  if (claim.quantities.length > 0 && absent === 0) features.push("all figures said");
  return {
    features: [...new Set(features), ...climb("figures absent", absent, [1, 2])],
    objections,
  };
}

function figureOf(compared: Compared, quantity: Quantity): string {
  const { claim, talk, witnesses, core } = compared;
  const { read } = claim;
  if (isPartOfName(read, quantity)) return "name";
  const own = gather(core, compared);
  const places = [...core].filter((index) =>
    talk.utterances[index]!.quantities.some((other) => isSame(quantity, other)),
  );
  if (places.length > 0) return bindingOf(compared, quantity, places);
  const isSpoken = (index: number): boolean =>
    isSpokenAs(quantity, talk.utterances[index]!.sentence, talk.language);
  if ([...core].some(isSpoken)) return "spoken";
  const rival = own.some((other) => other.unit === quantity.unit) ? " with rival" : "";
  if (quantity.raw === 1) return `one${quantity.unit === "" ? "" : rival}`;
  if (isOrdinal(read, quantity)) return "ordinal";
  if (isDerived(quantity, own)) return `derived${rival}`;
  if (isScale(read, quantity)) return "scale";
  const near = gather(witnesses.scope, compared);
  if (near.some((other) => isSame(quantity, other))) return `near${rival}`;
  if (isReckoned(quantity, own)) return `reckoned${rival}`;
  // Two of a thing are seldom counted aloud.
  return quantity.raw <= 2 && quantity.unit === "" ? "few" : `absent${rival}`;
}

const gather = (scope: Iterable<number>, { talk }: Compared): Quantity[] =>
  [...scope].flatMap((index) => [...talk.utterances[index]!.quantities]);

/** Things so near to a number of the claim, in tokens, are what it counts. */
const COUNTS_WITHIN = 5;

/**
 * Whether the number is the one that is said nearest to the thing that it counts. `rival`: another
 * number is, which the claim does not have.
 */
function bindingOf(compared: Compared, quantity: Quantity, places: readonly number[]): string {
  const { claim, talk, witnesses, core } = compared;
  const gap = (one: { from: number; to: number }, other: { from: number; to: number }): number =>
    one.to <= other.from ? other.from - one.to : Math.max(0, one.from - other.to);
  const anchors = [...claim.terms.entries()]
    .filter(([, term]) => term.weight >= 0.4 && gap(term, quantity) <= COUNTS_WITHIN)
    .toSorted(([, a], [, b]) => gap(a, quantity) - gap(b, quantity));
  const isOwn = (other: Quantity): boolean => claim.quantities.some((one) => isSame(one, other));
  for (const [at] of anchors) {
    const hits = [...witnesses.hits[at]!].filter(
      ([index, { cover }]) => cover >= COVERED && core.has(index),
    );
    if (hits.length === 0) continue;
    const beside = hits.filter(([index]) => places.includes(index));
    if (beside.length === 0) {
      const others = hits.flatMap(([index]) => talk.utterances[index]!.quantities);
      const rivals = others.filter((other) => other.unit === quantity.unit);
      if (rivals.length === 0) continue;
      return rivals.every(isOwn) ? "elsewhere" : "rival elsewhere";
    }
    const ranks = beside.map(([index, { term }]) => {
      const { quantities } = talk.utterances[index]!;
      const distances = quantities
        .filter((other) => isSame(quantity, other))
        .map((other) => gap(term, other));
      const nearest = Math.min(...distances);
      const nearer = quantities.filter(
        (other) =>
          gap(term, other) < nearest &&
          (other.unit === quantity.unit || other.unit === "" || quantity.unit === ""),
      );
      return nearer.length === 0 ? 0 : nearer.every(isOwn) ? 1 : 2;
    });
    return ["bound", "among own", "rival"][Math.min(...ranks)]!;
  }
  return "unbound";
}

/** A medicine with a name: rarely left unsaid, unlike its forms and classes. */
const NAMED_FROM = 1.5;

/** A medicine may be named so many utterances before the turns that speak of "that one". */
const SPOKEN_OF = 8;

/** Whether the named turns name each medicine of the claim, and another one in its place. */
function compareMedicines(
  { claim, talk, core }: Compared,
  everywhere: readonly Hits[],
): Comparison {
  const features: string[] = [];
  const objections: Objection[] = [];
  const own = new Set(claim.terms.map(({ concept }) => concept?.id));
  const rival = [...core].some((index) =>
    talk.utterances[index]!.terms.some(
      ({ concept }) => concept?.type === "drug" && !own.has(concept.id),
    ),
  );
  for (const [at, term] of claim.terms.entries()) {
    if (term.concept?.type !== "drug" || term.weight < NAMED_FROM) continue;
    const said = placeOfMedicine(everywhere[at]!, core);
    features.push(`medicine ${said}`, `medicine ${said} ${rival ? "with rival" : "alone"}`);
    if (said === "elsewhere" || said === "nowhere")
      objections.push({ kind: "drug", detail: wordsOf(claim, term), opposes: rival });
  }
  return { features, objections };
}

/** Where a medicine is named: by the named turns, shortly before them, elsewhere or nowhere. */
function placeOfMedicine(hits: Hits, core: ReadonlySet<number>): string {
  const places = [...hits].filter(([, { cover }]) => cover >= COVERED);
  const within = places.filter(([index]) => core.has(index));
  if (within.length > 0) return within.some(([, { cover }]) => cover >= 0.8) ? "said" : "alike";
  const isBefore = (index: number): boolean =>
    [...core].some((one) => one > index && one - index <= SPOKEN_OF);
  if (places.some(([index]) => isBefore(index))) return "before";
  return places.length > 0 ? "elsewhere" : "nowhere";
}

/**
 * Whether the talk opposes the clinical things of a claim wherever it names them, as the model reads
 * those places. It reads the whole talk: turns that the writer named have no part in it.
 */
export function isOpposedThroughout(compared: Compared): boolean {
  const model = treesOf("polarity");
  return compared.claim.terms.every((term, at) => {
    const context = term.concept && polarityContext(compared, at);
    if (!context) return true;
    const denied = boostedScore(model, context);
    return (term.negated ? -denied : denied) >= OPPOSES_FROM;
  });
}

/** Whether the named turns speak of both sides where the claim names one. */
function compareBoth({ claim, talk, core }: Compared): Comparison {
  const cues = new Set(
    [...core].flatMap((index) => [...cueNames(talk.utterances[index]!.sentence, talk.language)]),
  );
  const isOne = claim.sides.size === 1 && cues.has("both");
  const side = cues.has("left") || cues.has("right") ? "too" : "only";
  return { features: isOne ? [`one side of both ${side}`] : [], objections: [] };
}

/** Whether a claim that denies allergies names turns that name a substance without denying it. */
function compareAllergies({ claim, talk, core }: Compared): Comparison {
  const allergy = claim.terms.find(({ concept }) => concept?.id === "allergy");
  if (!allergy) return { features: [], objections: [] };
  const named = [...core].flatMap((index) => {
    const { sentence, terms, negated } = talk.utterances[index]!;
    return terms.filter(
      ({ concept, from }) => concept?.type === "drug" && !sentence.asks && !negated[from],
    );
  });
  const excepted = claim.terms.some(({ concept }) => concept?.type === "drug");
  const said = `${allergy.negated ? "denied" : "affirmed"} ${named.length > 0 ? "named" : "unnamed"}`;
  const opposes = allergy.negated && named.length > 0 && !excepted;
  return {
    features: [`allergy ${said}`, `allergy ${said} ${excepted ? "but some" : "at all"}`],
    objections: opposes
      ? [{ kind: "negation", detail: wordsOf(claim, allergy), opposes: true }]
      : [],
  };
}

/** Log odds from which on the turns are said to affirm what the claim denies, or deny what it affirms. */
const AGAINST = [-2, -1, 0, 1, 2, 3];
const OPPOSES_FROM = 1;

/** Whether the named turns deny what the claim affirms, or affirm what it denies, term by term. */
function compareDenials(compared: Compared): Comparison {
  const { claim } = compared;
  const objections: Objection[] = [];
  const most = new Map<string, number>();
  const model = treesOf("polarity");
  for (const [at, term] of claim.terms.entries()) {
    const context = polarityContext(compared, at);
    if (!context) continue;
    const denied = boostedScore(model, context);
    const against = term.negated ? -denied : denied;
    const wanted = term.negated ? "no" : "yes";
    const sort = term.concept ? "concept" : "word";
    for (const key of [
      "denial",
      `denial ${wanted} ${sort}`,
      `denial ${term.concept?.type ?? "word"}`,
    ])
      most.set(key, Math.max(most.get(key) ?? -Infinity, against));
    if (against >= OPPOSES_FROM)
      objections.push({ kind: "negation", detail: wordsOf(claim, term), opposes: true });
  }
  const features = [...most].flatMap(([key, value]) => climb(key, value, AGAINST));
  return { features, objections };
}
