import { isAsserted, isSameMeasure, baseScore } from "./alignment.ts";
import type { Claim, Part, Parts } from "./claims.ts";
import { findingKindOf, isSameFinding, isSameRegion } from "./lexicon.ts";
import type { Observation, Observed } from "./observations.ts";
import { cuesIn } from "./read.ts";
import type { Side } from "./sides.ts";
import { keysIn, shareLevel, type Statement } from "./statements.ts";
import { wordList } from "./word-lists.ts";

const bucket = (value: number, limits: readonly number[]): number =>
  limits.filter((limit) => value >= limit).length;

const VAGUE = wordList("vague");

/** Groups of findings that a size or a velocity may show: "baço de 13,8 cm". */
const BY_SIZE = wordList("by size");

/** How the other part names a claim's finding, the closest way first. */
export function relation({ finding, organ, side }: Observation, part: Part, own: Part): string {
  const isSize = findingKindOf(finding).groups.some((group) => BY_SIZE.has(group));
  const isMeasured =
    isSize && organ !== null && [...part.measured].some((other) => isSameRegion(organ, other));
  let best = isMeasured ? "measured" : "none";
  let rank = 0;
  const take = (name: string, value: number): void => {
    if (value > rank) [best, rank] = [name, value];
  };
  for (const other of part.asserted) {
    if (areOpposite(side, other.side) && isAccountedFor(other, own)) continue;
    const isId = other.finding === finding;
    const isGroup = isId || isSameFinding(other.finding, finding);
    if (organ !== null && organ === other.organ && isGroup)
      take(isId ? "id organ" : "group organ", isId ? 6 : 5);
    else if (isSameRegion(organ, other.organ) && isGroup) take(isId ? "id" : "group", isId ? 4 : 3);
    else if (VAGUE.has(other.finding) && isSameRegion(organ, other.organ)) take("vague", 2);
  }
  return best;
}

/** "Massa no rim esquerdo" is not the cyst of the right one. */
const areOpposite = (a: Side | null, b: Side | null): boolean =>
  (a === "R" && b === "L") || (a === "L" && b === "R");

/** Whether a part has the finding on its side itself: otherwise, one of the two sides is wrong. */
const isAccountedFor = ({ finding, organ, side }: Observation, { asserted }: Part): boolean =>
  asserted.some(
    (one) =>
      one.side === side && isSameFinding(one.finding, finding) && isSameRegion(one.organ, organ),
  );

/** What the other part says of the claim's organ. */
export function organState(claim: Claim, part: Part): string {
  const organs = organsOf(claim);
  if (organs.size === 0) return "unknown";
  const exact = part.statements.filter((one) => [...organs].some((organ) => one.organs.has(organ)));
  if (exact.length > 0)
    return exact.every((one) => part.normal.has(one))
      ? "normal"
      : exact.some((one) => part.open.includes(one))
        ? "open"
        : "named";
  const isNear = (statements: readonly Statement[]): boolean =>
    statements.some((one) =>
      [...organs].some((a) => [...one.organs].some((b) => isSameRegion(a, b))),
    );
  return isNear(part.open) ? "near open" : isNear(part.statements) ? "near" : "absent";
}

const organsOf = ({ statement, observation }: Claim): ReadonlySet<string> =>
  observation?.organ ? new Set([observation.organ]) : statement.organs;

/** What decides whether another part of a laudo supports a claim. */
export function supportFeatures(
  { laudo, observationsBySentence }: Observed,
  claim: Claim,
  part: Part,
  parts: Parts,
): string[] {
  const { context } = parts;
  const ownPart = part === parts.findings ? parts.conclusion : parts.findings;
  const { statement, observation } = claim;
  const own = observation === null ? [] : keysIn(laudo, observation.from, observation.to);
  const keys = [...statement.keys];
  const shared = keys.filter((key) => part.keys.has(key)).length;
  const { best, lexical, exclusive, free, near } = bestMatch(claim, part);
  const state = organState(claim, part);
  const related = observation === null ? "no finding" : relation(observation, part, ownPart);
  const features = [
    `relation ${related}`,
    `organ ${state}`,
    `relation ${related}, organ ${state}`,
    `shared ${bucket(shared, [1, 2, 3, 5])}`,
    `coverage ${bucket(shared / Math.max(1, keys.length), [0.01, 0.3, 0.5, 0.75, 1])}`,
    `words ${wordState(own, part)}`,
    `best ${bucket(best, [0.5, 1, 1.5, 2, 2.5, 3.2, 4])}`,
    `exclusive ${bucket(exclusive, [-1, 0.4, 1, 1.5, 2, 2.8])}`,
    `free ${bucket(free, [1, 2, 4])}`,
    `near ${bucket(near, [1, 2, 4])}`,
    `lexical ${bucket(lexical, [0.4, 0.7, 1, 1.5, 2.2])}`,
    `measure ${measureState(statement, part)}`,
    `level ${levelState(statement, part)}`,
    `length ${bucket(keys.length, [2, 4, 7])}`,
  ];
  features.push(...noveltyFeatures(statement, part));
  if (own.some((key) => context.has(key))) features.push("in context");
  if (observation === null) return features;
  const companion = (observationsBySentence.get(statement.sentence.index) ?? [])
    .filter((one) => one !== observation && isAsserted(one))
    .map((one) => relation(one, part, ownPart))
    .find((name) => name !== "none" && name !== "vague");
  if (companion) features.push("companion");
  const { groups, isInterpreted, level } = findingKindOf(observation.finding);
  if (isInterpreted) features.push("interpreted", `interpreted, ${state}`);
  if (groups.length > 1) features.push("many groups");
  features.push(`importance ${level}`);
  if (observation.isHedged) features.push("hedged");
  if (isDeniedIn(observation, part)) features.push("denied");
  return features;
}

/** Whether a statement has words or organs that the other part names nowhere, not even denied. */
function noveltyFeatures({ keys, organs, namesOrgan }: Statement, part: Part): string[] {
  const novel = [...keys].filter((key) => !part.named.has(key)).length;
  const isAbsent = (organ: string): boolean =>
    part.statements.every((other) => !other.organs.has(organ));
  const absent = namesOrgan && [...organs].some(isAbsent);
  return [
    `novel ${bucket(novel, [1, 2, 3, 5])}`,
    `novel share ${bucket(novel / Math.max(1, keys.size), [0.01, 0.34, 0.6, 1])}`,
    ...(absent ? ["organ absent", `organ absent, novel ${bucket(novel, [1, 2])}`] : []),
  ];
}

function wordState(own: readonly string[], part: Part): string {
  if (own.length === 0) return "-";
  const asserted = own.filter((key) => part.keys.has(key)).length;
  if (asserted > 0) return asserted === own.length ? "all" : "some";
  return own.some((key) => part.named.has(key)) ? "denied" : "none";
}

const isDeniedIn = ({ finding, organ }: Observation, part: Part): boolean =>
  part.denied.some((one) => one.finding === finding && isSameRegion(organ, one.organ));

export interface BestMatch {
  best: number;
  /** The score of the words alone. */
  lexical: number;
  /** The best score of a statement that no other claim is closer to. */
  exclusive: number;
  /** Statements that no other claim is close to, in any region and in the claim's. */
  free: number;
  near: number;
}

/** At this score, another claim accounts for a statement. */
const ACCOUNTS = 1.2;

export function bestMatch({ statement }: Claim, part: Part): BestMatch {
  const found: BestMatch = { best: -9, lexical: 0, exclusive: -9, free: 0, near: 0 };
  for (const other of part.statements) {
    const rivals = part.rivals.get(other);
    if (!rivals) continue;
    const { base, words } = baseScore(statement, other, part.rarity);
    const isTaken = rivals.by !== statement && rivals.best >= base;
    if (!(isTaken && areOpposite(statement.side, other.side)))
      found.best = Math.max(found.best, base);
    found.lexical = Math.max(found.lexical, words);
    const rival = rivals.by === statement ? rivals.second : rivals.best;
    if (base >= rival) found.exclusive = Math.max(found.exclusive, base);
    if (rival >= ACCOUNTS || other.keys.size === 0) continue;
    found.free += 1;
    if (base > -1) found.near += 1;
  }
  return found;
}

function measureState({ measures }: Statement, { statements }: Part): string {
  if (measures.length === 0) return "-";
  const isKnown = measures.some((a) =>
    statements.some((other) => other.measures.some((b) => isSameMeasure(a, b))),
  );
  return isKnown ? "same" : "other";
}

const levelState = ({ levels }: Statement, { statements }: Part): string =>
  levels.length === 0
    ? "-"
    : statements.some((other) => shareLevel(levels, other.levels))
      ? "same"
      : "other";

/** What decides whether a finding belongs in the conclusion. */
export function importanceFeatures(
  { laudo }: Observed,
  claim: Claim,
  { conclusion }: Parts,
): string[] {
  const { statement, observation } = claim;
  const { sentence, from, to, measures } = statement;
  const has = (id: string): boolean =>
    cuesIn(laudo, id, sentence).some((cue) => cue.from >= from && cue.from < to);
  const size = Math.max(
    0,
    ...measures.flatMap(({ quantity, values }) => (quantity === "mm" ? values : [])),
  );
  const features = [
    `size ${bucket(size, [0.1, 5, 10, 20, 40])}`,
    ...CUES.filter(has),
    ...(conclusion.isNormal ? ["conclusion normal"] : []),
    `claims ${bucket(conclusion.claims.length, [1, 2, 4])}`,
  ];
  if (observation === null) return features;
  const near = (id: string): boolean =>
    cuesIn(laudo, id, sentence).some(
      (cue) => cue.from >= observation.from - NEAR && cue.from < observation.to + NEAR,
    );
  features.push(`finding ${observation.finding}`);
  for (const group of findingKindOf(observation.finding).groups) features.push(`group ${group}`);
  if (near("minor"))
    features.push("minor near", `minor near, ${findingKindOf(observation.finding).level}`);
  return features;
}
const CUES = [
  "suspicious",
  "minor",
  "stable",
  "benign",
  "normal",
  "prior",
  "acute",
  "chronic",
  "normal_exam",
];
const NEAR = 4;
