import { readFileSync } from "node:fs";
import { brotliDecompressSync } from "node:zlib";
import { type LinearModel, type LinearModelData, loadModel } from "./linear.ts";

/** Linear models, each in a file of `weights/` that `npm run fit` writes. */
export type ModelName =
  | "doctor-acts"
  | "patient-acts"
  | "topics"
  | "headings"
  | "placement"
  | "owner"
  | "antecedents"
  | "importance"
  | "speakers"
  | "proof"
  | "questions"
  | "mentions";

const loaded = new Map<ModelName, LinearModel>();

export const weightsUrl = (name: ModelName): URL =>
  new URL(`./weights/${name}.json.br`, import.meta.url);

/** A fitted model, read on first use. */
export function modelOf(name: ModelName): LinearModel {
  let model = loaded.get(name);
  if (!model) {
    const text = brotliDecompressSync(readFileSync(weightsUrl(name))).toString("utf8");
    const { scale, classes, rows } = JSON.parse(text) as LinearModelData & { scale: number };
    for (const row of Object.values(rows))
      for (let at = 1; at < row.length; at += 2) row[at]! *= 100 / scale;
    loaded.set(name, (model = loadModel({ classes, rows })));
  }
  return model;
}

/** Replaces the stored model, for fitting and for measuring on visits that were not fitted on. */
export const replaceModel = (name: ModelName, model: LinearModel): void => {
  loaded.set(name, model);
};
