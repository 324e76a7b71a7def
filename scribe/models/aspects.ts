import { readFileSync } from "node:fs";
import { brotliDecompressSync } from "node:zlib";
import { type BoostedModel, type BoostedModelData, boostedScore, loadBoosted } from "./boosted.ts";

/**
 * The ways in which a statement that names its turns can be wrong. Each has its own model: a single
 * model would use up its false alarms on the most frequent error.
 */
export const ASPECTS = [
  "number",
  "drug",
  "side",
  "negation",
  "person",
  "time",
  "invention",
] as const;
export type Aspect = (typeof ASPECTS)[number];

/** A claim is unsupported if its log odds are below `limit`. */
interface AspectModel {
  limit: number;
  trees: BoostedModel;
}

interface AspectModels {
  aspects: ReadonlyMap<Aspect, AspectModel>;
  /** Below this probability, a statement with an opposing witness is contradicted. */
  contradicted: number;
}

/** As stored in `weights/proof-aspects.json.br`. */
export interface AspectModelsData {
  aspects: Partial<Record<Aspect, { limit: number; trees: BoostedModelData }>>;
  contradicted: number;
}

const loadAspects = ({ aspects, contradicted }: AspectModelsData): AspectModels => ({
  aspects: new Map(
    ASPECTS.flatMap((aspect) => {
      const data = aspects[aspect];
      return data ? [[aspect, { limit: data.limit, trees: loadBoosted(data.trees) }] as const] : [];
    }),
  ),
  contradicted,
});

export const aspectsUrl = new URL("./weights/proof-aspects.json.br", import.meta.url);

let loaded: AspectModels | undefined;

/** The stored models, read on first use. */
export const aspectModels = (): AspectModels =>
  (loaded ??= loadAspects(
    JSON.parse(brotliDecompressSync(readFileSync(aspectsUrl)).toString("utf8")) as AspectModelsData,
  ));

/** An aspect applies only to claims with one of these features. Other aspects always apply. */
const APPLIES: Partial<Record<Aspect, RegExp>> = {
  number: /^here numbers$/,
  drug: /^here drug$/,
  side: /^here side /,
};

/** Whether an aspect applies to a claim with these features. */
export function hasAspect(aspect: Aspect, features: readonly string[]): boolean {
  const needed = APPLIES[aspect];
  return needed === undefined || features.some((feature) => needed.test(feature));
}

/** Minimum probability at which a statement that names its turns is supported. */
export const SUPPORTED_FROM = 0.5;

/**
 * The probability from 0 to 1 that a claim is sound in every aspect. It is that of the worst
 * aspect, scaled so that each aspect's limit is at `SUPPORTED_FROM`.
 */
export function soundnessByAspect({ aspects }: AspectModels, features: readonly string[]): number {
  const margins = [...aspects]
    .filter(([aspect]) => hasAspect(aspect, features))
    .map(([, { limit, trees }]) => boostedScore(trees, features) - limit);
  return 1 / (1 + Math.exp(-Math.min(...margins)));
}
