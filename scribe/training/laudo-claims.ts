import type { Language } from "@relato/shared/domain/language.ts";
import type { LintKind } from "@relato/shared/domain/laudo/lint.ts";
import { type Alignment, alignStatements, baseScore } from "../laudo/alignment.ts";
import { importanceFeatures, supportFeatures } from "../laudo/claim-features.ts";
import {
  type Claim,
  compareParts,
  type Part,
  type Parts,
  readPart,
  readParts,
} from "../laudo/claims.ts";
import { isNamedBeside, mayBeMissing, mayBeOrphan } from "../laudo/claim-kinds.ts";
import { isEchoed } from "../laudo/is-echoed.ts";
import { isSameFinding, isSameRegion } from "../laudo/lexicon.ts";
import { type Observed, observe, orderedSubject } from "../laudo/observations.ts";
import { readLaudo } from "../laudo/read.ts";
import type { Statement } from "../laudo/statements.ts";
import type { LaudoExample } from "./laudo-examples.ts";

export interface ReadExample {
  example: LaudoExample;
  locale: Language;
  observed: Observed;
  parts: Parts;
  alignment: Alignment;
  organs: ReadonlySet<string>;
}

/** A claim in a laudo. `source` is the laudo that it was written in. */
export interface ClaimExample {
  features: string[];
  /** Whether it is an error. */
  positive: boolean;
  /** Whether the laudo's author planted it, and it was not made of a sound laudo. */
  isPlanted: boolean;
  /** Whether the linter is silent of it, whatever its score. */
  isEchoed: boolean;
  source: number;
  target: number;
  text: string;
}

export function readExample(example: LaudoExample): ReadExample {
  const { locale } = example;
  const order = observe(readLaudo(example.order, locale));
  const read = readLaudo(example.text.normalize("NFC"), locale);
  const observed = observe(read, orderedSubject(order));
  return {
    ...{ example, locale, observed },
    parts: readParts(observed, order),
    alignment: alignStatements(observed, order),
    organs: new Set(observed.laudo.organs.map(({ concept }) => concept.id)),
  };
}

const RELATED = 0.2;
/** Laudos of related examinations name common organs. */
function isRelated(a: ReadExample, b: ReadExample): boolean {
  if (a.locale !== b.locale) return false;
  const common = [...a.organs].filter((organ) => b.organs.has(organ)).length;
  return common / (a.organs.size + b.organs.size - common || 1) >= RELATED;
}

export const textOf = (
  { observed: { laudo } }: ReadExample,
  { from, to }: { from: number; to: number },
): string => laudo.text.slice(laudo.tokens[from]!.start, laudo.tokens[to - 1]!.end);

/** Whether a statement is at the planted error. */
export function isPlantedIn(read: ReadExample, { from, to }: Statement): boolean {
  const { example, observed } = read;
  if (!example.planted) return false;
  const { tokens } = observed.laudo;
  const start = example.text.indexOf(example.planted.quote);
  const end = start + example.planted.quote.length;
  return tokens[from]!.start < end && start < tokens[to - 1]!.end;
}

const namesSame = (a: Claim, b: Claim): boolean =>
  a.observation !== null &&
  b.observation !== null &&
  isSameFinding(a.observation.finding, b.observation.finding) &&
  isSameRegion(a.observation.organ, b.observation.organ);

const SUPPORTS = 1.8;

/** The statements of a part that a claim may rest on. */
const supportOf = (claim: Claim, part: Part): Set<Statement> =>
  new Set(
    part.statements.filter(
      (one) =>
        !part.normal.has(one) &&
        (baseScore(claim.statement, one, part.rarity).base >= SUPPORTS ||
          part.claims.some((other) => other.statement === one && namesSame(claim, other))),
    ),
  );

/** The laudo's parts if one of them lacked some statements. */
function without(
  { observed, parts }: ReadExample,
  part: "findings" | "conclusion",
  removed: ReadonlySet<Statement>,
): Parts {
  const rest = parts[part].statements.filter((one) => !removed.has(one));
  const changed = readPart(observed, rest);
  return part === "findings"
    ? compareParts(changed, parts.conclusion, parts.context)
    : compareParts(parts.findings, changed, parts.context);
}

/** How an error of a kind is made, and what the linter reads of it. */
interface ClaimTask {
  kind: LintKind;
  from: "findings" | "conclusion";
  against: "findings" | "conclusion";
  accepts: (observed: Observed, claim: Claim) => boolean;
  features: (read: ReadExample, claim: Claim, parts: Parts) => string[];
  isEchoed: (read: ReadExample, claim: Claim, parts: Parts) => boolean;
}

/**
 * Claims of one part of a laudo against the other one. Positive: planted, without what they rest
 * on, or in a related laudo.
 */
function claimExamples(all: readonly ReadExample[], task: ClaimTask): ClaimExample[] {
  return pairsOf(all).flatMap(([source, target, from, to]) => {
    const isOwn = from === to;
    return source.parts[task.from].claims
      .filter((one) => task.accepts(source.observed, one))
      .flatMap((claim): ClaimExample[] => {
        const isPlanted = isPlantedIn(source, claim.statement);
        if (isPlanted && !(isOwn && source.example.planted!.kind === task.kind)) return [];
        const text = textOf(source, claim.statement);
        const toExample = (parts: Parts, positive: boolean): ClaimExample => ({
          features: task.features(source, claim, parts),
          isEchoed: task.isEchoed(source, claim, parts),
          ...{ positive, isPlanted, source: from, target: to, text },
        });
        if (!isOwn) return isUnknown(claim, target) ? [toExample(target.parts, true)] : [];
        const own = toExample(source.parts, isPlanted);
        const support = supportOf(claim, source.parts[task.against]);
        if (isPlanted || support.size === 0) return [own];
        return [own, toExample(without(source, task.against, support), true)];
      });
  });
}

/** Whether neither part of a laudo says the same as a claim of another one. */
const isUnknown = (claim: Claim, { parts }: ReadExample): boolean =>
  ![...parts.conclusion.claims, ...parts.findings.claims].some((other) => namesSame(claim, other));

export const orphanExamples = (all: readonly ReadExample[]): ClaimExample[] =>
  claimExamples(all, {
    kind: "orphan_conclusion",
    from: "conclusion",
    against: "findings",
    accepts: mayBeOrphan,
    features: ({ observed }, claim, parts) =>
      supportFeatures(observed, claim, parts.findings, parts),
    isEchoed: ({ observed }, claim, parts) => isEchoed(observed, claim, parts.findings),
  });

export const missingExamples = (all: readonly ReadExample[]): ClaimExample[] =>
  claimExamples(all, {
    kind: "missing_conclusion",
    from: "findings",
    against: "conclusion",
    accepts: mayBeMissing,
    features: ({ observed }, claim, parts) => [
      ...supportFeatures(observed, claim, parts.conclusion, parts),
      ...importanceFeatures(observed, claim, parts),
    ],
    isEchoed: ({ observed }, claim, parts) => isNamedBeside(observed, claim, parts.conclusion),
  });

function pairsOf(all: readonly ReadExample[]): [ReadExample, ReadExample, number, number][] {
  return all.flatMap((source, from) =>
    all.flatMap((target, to): [ReadExample, ReadExample, number, number][] =>
      from === to || isRelated(source, target) ? [[source, target, from, to]] : [],
    ),
  );
}
