import { writeFileSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";
import { omissionThresholdsUrl } from "../model-note/omissions.ts";
import type { LinearModelData } from "../models/linear.ts";
import type { BoostedModelData } from "../models/boosted.ts";
import { type TreesName, treesUrl } from "../models/trees.ts";
import { type ModelName, weightsUrl } from "../models/models.ts";

/** Stored weights are multiples of 1/SCALE of a natural logarithm. */
const SCALE = 20;
const NEGLIGIBLE = 2;

/**
 * Writes a fitted model: rounded weights, one feature per line, compressed. The same model gives
 * the same bytes. Returns the number of bytes.
 */
export function writeModel(
  name: ModelName,
  { classes, rows }: LinearModelData,
  { scale = SCALE, negligible = NEGLIGIBLE } = {},
): number {
  const lines = Object.entries(rows).flatMap(([feature, row]) => {
    const kept: number[] = [];
    for (let at = 0; at < row.length; at += 2) {
      const weight = Math.round((row[at + 1]! * scale) / 100);
      if (Math.abs(weight) >= negligible) kept.push(row[at]!, weight);
    }
    return kept.length > 0 ? [`${JSON.stringify(feature)}:${JSON.stringify(kept)}`] : [];
  });
  const head = `{"scale":${scale},"classes":${JSON.stringify(classes)},"rows":{`;
  const text = `${head}\n${lines.join(",\n")}\n}}\n`;
  const bytes = brotliCompressSync(text);
  writeFileSync(weightsUrl(name), bytes);
  return bytes.length;
}

/** Writes fitted trees. Returns the number of bytes. */
export function writeTrees(name: TreesName, data: BoostedModelData): number {
  const text = `${JSON.stringify(data)}\n`;
  writeFileSync(treesUrl(name), text);
  return text.length;
}

/** Writes the thresholds of omissions, in log odds. */
export const writeOmissionThresholds = (thresholds: { ask: number; add: number }): void =>
  writeFileSync(omissionThresholdsUrl, `${JSON.stringify(thresholds)}\n`);
