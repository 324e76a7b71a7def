/*
 * TypeScript types of an OpenAPI 3.1 document, in the shape that openapi-fetch reads. The generator
 * openapi-typescript needs TypeScript's old JavaScript API, which TypeScript 7 does not have.
 */

export interface Schema {
  $ref?: string;
  type?: string | string[];
  const?: unknown;
  enum?: unknown[];
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: boolean | Schema;
  items?: Schema | false;
  prefixItems?: Schema[];
  format?: string;
}
interface Media {
  content?: Record<string, { schema?: Schema }>;
}
export interface Operation {
  summary?: string;
  parameters?: { name: string; in: string; required?: boolean; schema: Schema }[];
  requestBody?: Media & { required?: boolean };
  responses: Record<string, Media>;
}
export interface OpenApi {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas?: Record<string, Schema> };
}

const quote = (text: string): string => JSON.stringify(text);
const union = (types: readonly string[]): string =>
  types.length === 0 ? "never" : [...new Set(types)].join(" | ");

/** Writes types; equal objects get one name. */
const createWriter = () => {
  const names = new Map<string, string>();
  const declarations: string[] = [];

  const ofObject = (schema: Schema): string => {
    const { properties = {}, required = [], additionalProperties: more } = schema;
    const fields = Object.entries(properties).map(([name, one]) => {
      const mark = required.includes(name) ? "" : "?";
      return `${quote(name)}${mark}: ${ofSchema(one)}`;
    });
    if (typeof more === "object") fields.push(`[key: string]: ${ofSchema(more)}`);
    if (fields.length === 0) return "Record<string, unknown>";
    return nameOf(`{ ${fields.join("; ")} }`);
  };
  /** A name for an object that appears often. */
  const nameOf = (text: string): string => {
    if (text.length < 80) return text;
    const known = names.get(text);
    if (known !== undefined) return known;
    const name = `T${names.size + 1}`;
    names.set(text, name);
    declarations.push(`type ${name} = ${text};`);
    return name;
  };
  const ofType = (type: string, schema: Schema): string => {
    if (type === "object") return ofObject(schema);
    if (type === "integer" || type === "number") return "number";
    if (type === "array")
      return schema.prefixItems === undefined
        ? `(${schema.items ? ofSchema(schema.items) : "unknown"})[]`
        : `[${schema.prefixItems.map(ofSchema).join(", ")}]`;
    return type;
  };
  const ofSchema = (schema: Schema): string => {
    if (schema.$ref !== undefined)
      return `components["schemas"][${quote(schema.$ref.split("/").at(-1) ?? "")}]`;
    if (schema.const !== undefined) return JSON.stringify(schema.const);
    if (schema.enum !== undefined) return union(schema.enum.map((one) => JSON.stringify(one)));
    const variants = schema.anyOf ?? schema.oneOf;
    if (variants !== undefined) return union(variants.map(ofSchema));
    if (schema.allOf !== undefined)
      return schema.allOf.map((one) => `(${ofSchema(one)})`).join(" & ");
    if (schema.type === undefined) return "unknown";
    return union([schema.type].flat().map((type) => ofType(type, schema)));
  };
  return { ofSchema, declarations };
};

type OfSchema = (schema: Schema) => string;

/** `{ content: { "application/json": … } }`; bytes are unknown to the types. */
const contentOf = ({ content = {} }: Media, ofSchema: OfSchema): string => {
  const types = Object.entries(content).map(
    ([type, { schema }]) =>
      `${quote(type)}: ${schema === undefined ? "unknown" : ofSchema(schema)}`,
  );
  return types.length === 0 ? "content?: never" : `content: { ${types.join("; ")} }`;
};

const parametersOf = ({ parameters = [] }: Operation, ofSchema: OfSchema): string => {
  const kinds = ["query", "path", "header"].map((kind) => {
    const own = parameters.filter((one) => one.in === kind);
    const fields = own.map(
      ({ name, required, schema }) =>
        `${quote(name)}${required === true ? "" : "?"}: ${ofSchema(schema)}`,
    );
    if (own.length === 0) return `${kind}?: never`;
    const mark = own.some(({ required }) => required) ? "" : "?";
    return `${kind}${mark}: { ${fields.join("; ")} }`;
  });
  return `parameters: { ${kinds.join("; ")}; cookie?: never }`;
};

const operationOf = (operation: Operation, ofSchema: OfSchema): string => {
  const body = operation.requestBody;
  const mark = body?.required === true ? "" : "?";
  const responses = Object.entries(operation.responses).map(
    ([status, media]) =>
      `${status}: { headers: Record<string, unknown>; ${contentOf(media, ofSchema)} }`,
  );
  return [
    "{",
    `${parametersOf(operation, ofSchema)};`,
    body === undefined
      ? "requestBody?: never;"
      : `requestBody${mark}: { ${contentOf(body, ofSchema)} };`,
    `responses: { ${responses.join("; ")} };`,
    "}",
  ].join("\n");
};

/** The types `paths` and `components` of a document. */
export const writeApiTypes = ({ paths, components }: OpenApi): string => {
  const { ofSchema, declarations } = createWriter();
  const written = Object.entries(paths).map(([path, operations]) => {
    const methods = Object.entries(operations).map(
      ([method, operation]) => `${method}: ${operationOf(operation, ofSchema)}`,
    );
    return `${quote(path)}: {\n${methods.join(";\n")};\n}`;
  });
  const schemas = Object.entries(components.schemas ?? {}).map(
    ([name, schema]) => `${quote(name)}: ${ofSchema(schema)}`,
  );
  return [
    "/* Written by tools/openapi.ts from server/openapi-v1.json. */",
    ...declarations,
    `export interface components { schemas: { ${schemas.join("; ")} } }`,
    `export interface paths {\n${written.join(";\n")};\n}`,
    "",
  ].join("\n");
};
