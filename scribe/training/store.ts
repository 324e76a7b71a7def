import { writeFileSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";
import { omissionThresholdsUrl } from "../model-note/omissions.ts";
import type { LinearModelData } from "../models/linear.ts";
import type { BoostedModelData } from "../models/boosted.ts";
import { type TreesName, treesUrl } from "../models/trees.ts";
import { type ModelName, weightsUrl } from "../models/models.ts";

/**
 * Parts of a natural logarithm to which weights are rounded, and how many of them are too few to
 * keep.
 */
const SCALE = 20;
const NEGLIGIBLE = 2;

/**
 * Writes a fitted model as the engine reads it: weights rounded to the stored scale, one feature a
 * line, compressed. The same model gives the same bytes. Returns their number.
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
  const text = `{"scale":${scale},"classes":${JSON.stringify(classes)},"rows":{\n${lines.join(",\n")}\n}}\n`;
  const bytes = brotliCompressSync(text);
  writeFileSync(weightsUrl(name), bytes);
  return bytes.length;
}

/** Writes fitted trees as the engine reads them. Returns the number of bytes. */
export function writeTrees(name: TreesName, data: BoostedModelData): number {
  const text = `${JSON.stringify(data)}\n`;
  writeFileSync(treesUrl(name), text);
  return text.length;
}

/** Writes the log odds from which omissions are asked for and added. */
export const writeOmissionThresholds = (thresholds: { ask: number; add: number }): void =>
  writeFileSync(omissionThresholdsUrl, `${JSON.stringify(thresholds)}\n`);
