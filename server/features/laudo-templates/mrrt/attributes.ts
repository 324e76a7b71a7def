import type { Attributes } from "./mrrt.ts";

/** Attributes of fields that the format names. None of them holds code or an address. */
const OF_FIELDS = new Set([
  ...["id", "name", "type", "value", "min", "max", "step", "placeholder", "title", "rows", "cols"],
  ...["maxlength", "size", "readonly", "disabled", "label"],
]);
const OF_CONTAINERS = new Set(["id", "title"]);
const MAX_VALUE = 2000;
const DATA = /^data-[\w.:-]{1,60}$/;

const pick = (attrs: ReadonlyMap<string, string>, allowed: ReadonlySet<string>): Attributes =>
  Object.fromEntries(
    [...attrs]
      .filter(([name]) => allowed.has(name) || DATA.test(name))
      .map(([name, value]) => [name, value.slice(0, MAX_VALUE)]),
  );

/** The attributes that are kept: values, limits and codes (`data-*`). */
export const fieldAttributes = (attrs: ReadonlyMap<string, string>): Attributes =>
  pick(attrs, OF_FIELDS);

export const containerAttributes = (attrs: ReadonlyMap<string, string>): Attributes =>
  pick(attrs, OF_CONTAINERS);

export const hasCodes = (attrs: ReadonlyMap<string, string>): boolean =>
  [...attrs.keys()].some((name) => DATA.test(name));
