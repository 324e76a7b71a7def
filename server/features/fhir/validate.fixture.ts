import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { indexStructureDefinitionBundle, validateResource } from "@medplum/core";
import type { Resource } from "./entry.ts";

/*
 * Validates resources against HL7's structure definitions (tools/fhir-definitions.ts): cardinality,
 * types, formats and invariants by @medplum/core, and required codes here, which it leaves out.
 */

interface Element {
  path: string;
  binding?: { strength: string; valueSet?: string };
  type?: { code: string }[];
}
interface Structure {
  type: string;
  snapshot: { element: Element[] };
}

const { structures, valueSets } = JSON.parse(
  gunzipSync(readFileSync(join(import.meta.dirname, "r4.json.gz"))).toString("utf8"),
) as { structures: Structure[]; valueSets: Record<string, string[]> };
indexStructureDefinitionBundle(structures as never);
const byType = new Map(structures.map((one) => [one.type, one]));

/** The values at an element's path, with the type of each. */
const valuesAt = (values: unknown[], names: string[], types: string[]): [unknown, string][] => {
  const [name, ...rest] = names;
  if (name === undefined)
    return values.flatMap((one) => types.map((type): [unknown, string] => [one, type]));
  const objects = values.flat().filter((one) => typeof one === "object" && one !== null);
  if (!name.endsWith("[x]")) {
    const next = objects.flatMap((one) => (one as Record<string, unknown>)[name] ?? []);
    return valuesAt(next, rest, types);
  }
  return types.flatMap((type) => {
    const key = name.replace("[x]", type[0]?.toUpperCase() + type.slice(1));
    const next = objects.flatMap((one) => (one as Record<string, unknown>)[key] ?? []);
    return next.map((one): [unknown, string] => [one, type]);
  });
};

const codesOf = (value: unknown): unknown[] => {
  if (typeof value === "string") return [value];
  const { code, coding = [{ code }] } = value as { code?: unknown; coding?: { code: unknown }[] };
  return coding.map((one) => one.code).filter((one) => one !== undefined);
};

const wrongCodes = (type: string, value: unknown, at: string): string[] =>
  (byType.get(type)?.snapshot.element ?? []).flatMap(({ path, binding, type: types = [] }) => {
    const names = path.split(".").slice(1);
    if (names.length === 0) return [];
    const found = valuesAt(
      [value],
      names,
      types.map(({ code }) => code),
    );
    const allowed =
      binding?.strength === "required"
        ? valueSets[binding.valueSet?.replace(/\|.*/, "") ?? ""]
        : undefined;
    return found.flatMap(([one, code]) => [
      ...(allowed === undefined ? [] : codesOf(one))
        .filter((used) => !allowed?.includes(String(used)))
        .map((used) => `${at}: ${path} is ${String(used)}`),
      ...(typeof one === "object" && /^[A-Z]/.test(code) && !["Resource"].includes(code)
        ? wrongCodes(code, one, at)
        : []),
    ]);
  });

/** The errors of a resource; warnings, such as a missing narrative, are none. */
export const errorsOf = (resource: Resource | { resourceType: string }): string[] => {
  const at = `${resource.resourceType}/${"id" in resource ? resource.id : ""}`;
  const codes = wrongCodes(resource.resourceType, resource, at);
  try {
    validateResource(resource as never);
    return codes;
  } catch (error) {
    return [...codes, `${at}: ${(error as Error).message}`];
  }
};
