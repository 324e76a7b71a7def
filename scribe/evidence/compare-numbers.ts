import { type Compared, type Comparison, type Objection, wordsOf } from "./comparison.ts";
import { isDerived, isReckoned, isSum } from "./derived-numbers.ts";
import { isSame } from "./same-numbers.ts";
import { saidNumber } from "./said.ts";
import type { Quantity } from "./quantities.ts";
import { COVERED } from "./witnesses.ts";
import { linkedTo } from "./exchanges.ts";

/** Where the talk has a number of the note, from best to worst. */
type Level =
  | "core"
  | "scope"
  | "derived"
  | "reckoned"
  | "summed"
  | "near"
  | "elsewhere"
  | "otherUnit"
  | "conflict"
  | "nowhere";

/** Compares the claim's numbers with those that the talk says about the same things. */
export function compareNumbers(compared: Compared): Comparison {
  const { claim, talk, witnesses, core } = compared;
  const features: string[] = [];
  const objections: Objection[] = [];
  const gather = (scope: Iterable<number>): Quantity[] =>
    [...scope].flatMap((index) => [...(talk.utterances[index]?.quantities ?? [])]);
  const scopes = {
    core: gather(core),
    scope: gather(witnesses.scope),
    near: gather(nearOf(witnesses.scope)),
    all: talk.utterances.flatMap((utterance) => [...utterance.quantities]),
  };
  const drug = claim.terms.some((term) => term.concept?.type === "drug");
  for (const quantity of claim.quantities) {
    const level = levelOf(quantity, scopes);
    // "One" is rarely said, and dose intervals are often given as times of the day.
    const uncounted =
      quantity.raw === 1 || (drug && INTERVALS.has(quantity.value) && quantity.unit === "minute");
    if (uncounted) {
      features.push(`uncounted ${level}`);
      continue;
    }
    features.push(`number ${level}`, `number ${level} ${quantity.unit || "bare"}`);
    if (drug) features.push(`drug number ${level}`);
    const anchor = anchorOf(compared, quantity);
    features.push(`number anchor ${anchor}`, `number ${level} anchor ${anchor}`);
    if (quantity.unit) features.push(`unit number anchor ${anchor}`);
    const exact = scopes.core.some((one) => isSame(quantity, one) && one.unit === quantity.unit);
    const others = scopes.core.filter(
      (one) => one.unit === quantity.unit && !isSame(quantity, one),
    );
    if (quantity.unit && level !== "nowhere")
      features.push(
        `number ${exact ? "exact" : "by figure"} ${others.length > 0 ? "with rival" : "alone"}`,
      );
    if (scopes.scope.some((one) => one.unit === quantity.unit && !isSame(quantity, one)))
      features.push(`number ${level} rival`);
    if (quantity.raw <= 2) features.push(`small number ${level}`);
    if (level === "conflict" || level === "nowhere" || level === "otherUnit")
      objections.push({
        kind: "number",
        detail: wordsOf(claim, quantity),
        opposes: level !== "nowhere",
        ...saidInstead(compared, quantity),
      });
  }
  if (claim.quantities.length > 0) features.push("numbers");
  return { features, objections };
}

/** The talk's other number with the same unit about the same things, else the same figure. */
function saidInstead({ talk, witnesses, core }: Compared, quantity: Quantity): { said?: string } {
  const near = [...core, ...witnesses.scope];
  const isRival = (other: Quantity): boolean =>
    other.unit !== "" && other.unit === quantity.unit && !isSame(quantity, other);
  const isFigure = (other: Quantity): boolean => other.raw === quantity.raw;
  return (
    saidNumber(talk, near, isRival) ?? saidNumber(talk, talk.utterances.keys(), isFigure) ?? {}
  );
}

/** The most tokens between a number and the thing that it counts. */
const ANCHOR_WITHIN = 5;

/** Looks for the number near the thing that is nearest to it in the note. */
function anchorOf({ claim, talk, witnesses, core }: Compared, quantity: Quantity): string {
  const distance = (from: number, to: number): number =>
    to <= quantity.from ? quantity.from - to : from - quantity.to;
  const anchors = [...claim.terms.entries()]
    .filter(
      ([at, term]) =>
        term.weight >= 0.4 &&
        distance(term.from, term.to) <= ANCHOR_WITHIN &&
        witnesses.hits[at]!.size > 0,
    )
    .toSorted(([, a], [, b]) => distance(a.from, a.to) - distance(b.from, b.to));
  const places = anchors
    .slice(0, 2)
    .flatMap(([at]) =>
      [...witnesses.hits[at]!].filter(([, hit]) => hit.cover >= COVERED).map(([index]) => index),
    );
  if (places.length === 0) places.push(...core);
  let best = "none";
  let rival = false;
  for (const index of places) {
    const linked = [index, ...linkedTo(index, talk)];
    const own = linked.flatMap((one) => talk.utterances[one]!.quantities);
    if (own.some((other) => isSame(quantity, other)) || isDerived(quantity, own)) return "beside";
    if (own.some((other) => other.unit === quantity.unit)) rival = true;
    const turn = [index - 1, index + 1].flatMap((one) => talk.utterances[one]?.quantities ?? []);
    if (turn.some((other) => isSame(quantity, other))) best = "next";
  }
  return best === "next" ? (rival ? "next rival" : "next") : rival ? "rival" : "none";
}

interface Scopes {
  core: Quantity[];
  scope: Quantity[];
  near: Quantity[];
  all: Quantity[];
}

function levelOf(quantity: Quantity, { core, scope, near, all }: Scopes): Level {
  const same = (other: Quantity): boolean => isSame(quantity, other);
  if (core.some(same)) return "core";
  if (scope.some(same)) return "scope";
  if (isDerived(quantity, scope)) return "derived";
  if (near.some(same)) return "near";
  if (isReckoned(quantity, scope)) return "reckoned";
  if (isSum(quantity, scope)) return "summed";
  const rival = scope.some((other) => other.unit !== "" && other.unit === quantity.unit);
  if (rival) return "conflict";
  if (all.some(same)) return "elsewhere";
  return all.some((other) => other.raw === quantity.raw) ? "otherUnit" : "nowhere";
}

/** Dose intervals in minutes. */
const INTERVALS = new Set([240, 360, 480, 720, 1440]);
function nearOf(scope: ReadonlySet<number>): Set<number> {
  const near = new Set<number>();
  for (const index of scope) for (let by = -4; by <= 4; by += 1) near.add(index + by);
  return near;
}
