import { invalid } from "./api-error.ts";

/** A request's parameters: `items[0][price]=x` is `{ items: { 0: { price: "x" } } }`. */
export interface Params {
  [name: string]: string | Params;
}

const newParams = (): Params => Object.create(null) as Params;

export const parseForm = (text: string): Params => {
  const params = newParams();
  for (const [path, value] of new URLSearchParams(text)) {
    const names = path.split(/\]?\[|\]$/).filter((name, at) => at === 0 || name !== "");
    const last = names.pop() ?? path;
    let target = params;
    for (const name of names) {
      const next = target[name];
      target = typeof next === "object" ? next : (target[name] = newParams());
    }
    target[last] = value;
  }
  return params;
};

export const textOf = (params: Params, name: string): string | undefined => {
  const value = params[name];
  if (typeof value === "object") throw invalid(`Invalid string: ${name}`, name);
  return value;
};

/** @throws ApiError parameter_missing */
export const requireText = (params: Params, name: string): string => {
  const value = textOf(params, name);
  if (value === undefined || value === "")
    throw invalid(`Missing required param: ${name}.`, name, "parameter_missing");
  return value;
};

export const numberOf = (params: Params, name: string): number | undefined => {
  const value = textOf(params, name);
  if (value === undefined) return undefined;
  const number = Number(value);
  if (value === "" || !Number.isFinite(number)) throw invalid(`Invalid number: ${value}`, name);
  return number;
};

export const flagOf = (params: Params, name: string): boolean | undefined => {
  const value = textOf(params, name);
  if (value === undefined) return undefined;
  if (value !== "true" && value !== "false") throw invalid(`Invalid boolean: ${value}`, name);
  return value === "true";
};

export const objectOf = (params: Params, name: string): Params => {
  const value = params[name];
  return typeof value === "object" ? value : {};
};

/** The objects of an array. */
export const objectsOf = (params: Params, name: string): Params[] =>
  Object.values(objectOf(params, name)).map((value) => {
    if (typeof value !== "object") throw invalid(`Invalid array: ${name}`, name);
    return value;
  });

/** The texts of an array. */
export const textsOf = (params: Params, name: string): string[] =>
  Object.values(objectOf(params, name)).filter((value) => typeof value === "string");

/** Metadata: an empty text deletes a key. */
export const mergeMetadata = (
  old: Readonly<Record<string, string>>,
  params: Params,
): Record<string, string> => {
  if (params["metadata"] === "") return {};
  const merged: Record<string, string> = { ...old };
  for (const [key, value] of Object.entries(objectOf(params, "metadata")))
    if (value === "") delete merged[key];
    else if (typeof value === "string") merged[key] = value;
  return merged;
};
