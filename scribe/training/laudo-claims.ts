import type { Language } from "@relato/shared/domain/language.ts";
import { type Alignment, alignStatements } from "../laudo/alignment.ts";
import { importanceFeatures, supportFeatures } from "../laudo/claim-features.ts";
import { type Claim, type Parts, readParts } from "../laudo/claims.ts";
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

const inConclusion = ({ statement }: Claim): boolean => statement.sentence.section === "conclusion";

/** Claims of conclusions: of their own laudo, or unsupported in a related one. */
export function orphanExamples(all: readonly ReadExample[]): ClaimExample[] {
  return pairsOf(all).flatMap(([source, target, from, to]) => {
    const isOwn = from === to;
    return source.parts.conclusion.claims.filter(inConclusion).flatMap((claim) => {
      const planted = isPlantedIn(source, claim.statement);
      if (planted && !(isOwn && source.example.planted!.kind === "orphan_conclusion")) return [];
      const isKnown = [...target.parts.conclusion.claims, ...target.parts.findings.claims].some(
        (other) => namesSame(claim, other),
      );
      if (!isOwn && (isKnown || claim.observation?.level === 0)) return [];
      const { parts } = target;
      return [
        {
          features: supportFeatures(source.observed, claim, parts.findings, parts),
          positive: isOwn ? planted : true,
          isPlanted: planted,
          ...{ source: from, target: to, text: textOf(source, claim.statement) },
        },
      ];
    });
  });
}

/** Findings: with their own conclusion, or with the conclusion of a related laudo. */
export function missingExamples(all: readonly ReadExample[]): ClaimExample[] {
  return pairsOf(all).flatMap(([source, target, from, to]) => {
    const isOwn = from === to;
    return source.parts.findings.claims.flatMap((claim) => {
      const planted = isPlantedIn(source, claim.statement);
      if (planted && !(isOwn && source.example.planted!.kind === "missing_conclusion")) return [];
      const isConcluded = source.parts.conclusion.claims.some((other) => namesSame(claim, other));
      const isKnown = [...target.parts.conclusion.claims, ...target.parts.findings.claims].some(
        (other) => namesSame(claim, other),
      );
      if (!isOwn && (isKnown || !isConcluded)) return [];
      const { parts } = target;
      return [
        {
          features: [
            ...supportFeatures(source.observed, claim, parts.conclusion, parts),
            ...importanceFeatures(source.observed, claim, parts),
          ],
          positive: isOwn ? planted : true,
          isPlanted: planted,
          ...{ source: from, target: to, text: textOf(source, claim.statement) },
        },
      ];
    });
  });
}

function pairsOf(all: readonly ReadExample[]): [ReadExample, ReadExample, number, number][] {
  return all.flatMap((source, from) =>
    all.flatMap((target, to): [ReadExample, ReadExample, number, number][] =>
      from === to || isRelated(source, target) ? [[source, target, from, to]] : [],
    ),
  );
}
