import { readFileSync } from "node:fs";
import { brotliDecompressSync } from "node:zlib";
import { type BoostedModel, type BoostedModelData, boostedScore, loadBoosted } from "./boosted.ts";

/**
 * What can be wrong in a statement that names its turns. Each aspect has a model of its own, since
 * one model for all of them spends what it may flag on the commonest error.
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

/** The fitted trees of an aspect. A claim whose log odds are below `limit` is not supported. */
interface AspectModel {
  limit: number;
  trees: BoostedModel;
}

interface AspectModels {
  aspects: ReadonlyMap<Aspect, AspectModel>;
  /** The probability below which an opposing witness contradicts a statement. */
  contradicted: number;
}

/** As kept in `weights/proof-aspects.json.br`. */
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

/** The fitted models, read on first use. */
export const aspectModels = (): AspectModels =>
  (loaded ??= loadAspects(
    JSON.parse(brotliDecompressSync(readFileSync(aspectsUrl)).toString("utf8")) as AspectModelsData,
  ));

/** The features that a claim must have for an aspect to apply; an aspect without one always does. */
const APPLIES: Partial<Record<Aspect, RegExp>> = {
  number: /^here numbers$/,
  drug: /^here drug$/,
  side: /^here side /,
};

/** Whether a claim with these features can be wrong in an aspect. */
export function hasAspect(aspect: Aspect, features: readonly string[]): boolean {
  const needed = APPLIES[aspect];
  return needed === undefined || features.some((feature) => needed.test(feature));
}

/** The probability, 0 to 1, from which on a statement that names its turns is supported. */
export const SUPPORTED_FROM = 0.5;

/**
 * The probability, 0 to 1, that a claim with these features is sound in every aspect: that of the
 * worst one, where each aspect's limit is `SUPPORTED_FROM`.
 */
export function soundnessByAspect({ aspects }: AspectModels, features: readonly string[]): number {
  const margins = [...aspects]
    .filter(([aspect]) => hasAspect(aspect, features))
    .map(([, { limit, trees }]) => boostedScore(trees, features) - limit);
  return 1 / (1 + Math.exp(-Math.min(...margins)));
}
