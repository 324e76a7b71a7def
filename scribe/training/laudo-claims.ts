import type { Language } from "@relato/shared/domain/language.ts";
import { importanceFeatures, supportFeatures } from "../laudo/claim-features.ts";
import { type Claim, type Parts, readParts } from "../laudo/claims.ts";
import { isSameFinding, isSameRegion } from "../laudo/lexicon.ts";
import { type Observed, observe } from "../laudo/observations.ts";
import { readLaudo } from "../laudo/read.ts";
import type { LaudoExample } from "./laudo-examples.ts";

export interface ReadExample {
  example: LaudoExample;
  locale: Language;
  observed: Observed;
  parts: Parts;
  organs: ReadonlySet<string>;
}

/** A claim in a laudo. `source` is the laudo that it was written in. */
export interface ClaimExample {
  features: string[];
  positive: boolean;
  source: number;
  target: number;
  text: string;
}

export function readExample(example: LaudoExample): ReadExample {
  const { locale } = example;
  const observed = observe(readLaudo(example.text.normalize("NFC"), locale));
  const parts = readParts(observed, observe(readLaudo(example.order, locale)));
  const organs = new Set(observed.laudo.organs.map(({ concept }) => concept.id));
  return { example, locale, observed, parts, organs };
}

const RELATED = 0.2;
/** Laudos of related examinations name common organs. */
function isRelated(a: ReadExample, b: ReadExample): boolean {
  if (a.locale !== b.locale) return false;
  const common = [...a.organs].filter((organ) => b.organs.has(organ)).length;
  return common / (a.organs.size + b.organs.size - common || 1) >= RELATED;
}

const textOf = ({ observed: { laudo } }: ReadExample, { statement, observation }: Claim): string =>
  [
    observation?.finding ?? "-",
    laudo.text.slice(laudo.tokens[statement.from]!.start, laudo.tokens[statement.to - 1]!.end),
  ].join(": ");

/** Whether a claim is at the planted error. */
const isPlanted = (
  { example, observed: { laudo } }: ReadExample,
  { statement }: Claim,
): boolean => {
  if (!example.planted) return false;
  const start = example.text.indexOf(example.planted.quote);
  const [from, to] = [laudo.tokens[statement.from]!.start, laudo.tokens[statement.to - 1]!.end];
  return from < start + example.planted.quote.length && start < to;
};

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
      const planted = isPlanted(source, claim);
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
          ...{ source: from, target: to, text: textOf(source, claim) },
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
      const planted = isPlanted(source, claim);
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
          ...{ source: from, target: to, text: textOf(source, claim) },
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
