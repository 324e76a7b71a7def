import { readFileSync } from "node:fs";
import { type LinearModel, type LinearModelData, loadModel } from "./linear.ts";

/** The fitted models, each a file of `weights/` that `npm run fit` writes. */
export type ModelName =
  | "doctor-acts"
  | "patient-acts"
  | "topics"
  | "headings"
  | "placement"
  | "owner"
  | "context"
  | "importance"
  | "speakers"
  | "proof";

const loaded = new Map<ModelName, LinearModel>();

/** A fitted model, read on first use. */
export function modelOf(name: ModelName): LinearModel {
  let model = loaded.get(name);
  if (!model) {
    const url = new URL(`./weights/${name}.json`, import.meta.url);
    model = loadModel(JSON.parse(readFileSync(url, "utf8")) as LinearModelData);
    loaded.set(name, model);
  }
  return model;
}

/** Puts a model in place of the stored one: for fitting and for measuring on visits that it was not fitted on. */
export const useModel = (name: ModelName, model: LinearModel): void => {
  loaded.set(name, model);
};
