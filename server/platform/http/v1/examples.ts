/** The parts of JSON Schema that our contracts use. */
export interface ExampleSchema {
  $ref?: string;
  type?: string | string[];
  const?: unknown;
  default?: unknown;
  enum?: unknown[];
  anyOf?: ExampleSchema[];
  oneOf?: ExampleSchema[];
  properties?: Record<string, ExampleSchema>;
  items?: ExampleSchema | false;
  prefixItems?: ExampleSchema[];
  format?: string;
  minimum?: number;
  exclusiveMinimum?: number;
  minItems?: number;
}

/** A laudo's text, whose schema refers to itself. */
const BLOCKS = [{ type: "paragraph", content: [] }];

/** Invented values by the name of the property, for texts that have a form. */
const BY_NAME: Readonly<Record<string, unknown>> = {
  nome: "Maria da Silva",
  email: "maria@example.org",
  to: "maria@example.org",
  telefone: "+5511987654321",
  whatsapp: "+5511987654321",
  data_nascimento: "1980-01-02",
  documento: "",
  sexo: "",
  link: "",
  sha256: "0".repeat(64),
  markdown: "## Queixa principal\n\n- Tosse há três dias.\n",
  titulo: "Anamnese",
  text: "Tosse há três dias.",
  data: "2026-12-01T12:00:00.000Z",
  starts_at: "2026-12-01T12:00:00.000Z",
  ends_at: "2026-12-01T13:00:00.000Z",
  phone: "5511987654321",
  content: { type: "doc", content: BLOCKS },
};
const BY_FORMAT: Readonly<Record<string, string>> = {
  uuid: "0199aaaa-0000-7000-8000-000000000001",
  "date-time": "2026-11-29T12:00:00.000Z",
  date: "2026-11-29",
  uri: "https://example.org/",
  email: "maria@example.org",
};

const ofType = (schema: ExampleSchema, name: string): unknown => {
  const { items, prefixItems, minItems = 1 } = schema;
  const [type] = [schema.type].flat();
  switch (type) {
    case "object":
      return Object.fromEntries(
        Object.entries(schema.properties ?? {}).map(([key, one]) => [key, exampleOf(one, key)]),
      );
    case "array":
      if (prefixItems !== undefined) return prefixItems.map((one) => exampleOf(one, name));
      if (!items) return [];
      return Array.from({ length: Math.max(1, minItems) }, () => exampleOf(items, name));
    case "integer":
    case "number":
      return Math.max(schema.minimum ?? 1, (schema.exclusiveMinimum ?? 0) + 1);
    case "boolean":
      return true;
    case "string":
      return BY_FORMAT[schema.format ?? ""] ?? BY_NAME[name] ?? name;
    case undefined:
      return BY_NAME[name] ?? null;
    default:
      return null;
  }
};

/** An invented value of this schema: the first variant of each choice, one item in each list. */
export const exampleOf = (schema: ExampleSchema, name = ""): unknown => {
  if (schema.$ref !== undefined) return BLOCKS;
  if (schema.const !== undefined) return schema.const;
  if (schema.enum !== undefined) return schema.enum[0];
  const [variant] = schema.anyOf ?? schema.oneOf ?? [];
  if (variant !== undefined) return exampleOf(variant, name);
  if (schema.default !== undefined) return schema.default;
  return ofType(schema, name);
};

interface Media {
  content?: Record<string, { schema?: ExampleSchema; example?: unknown }>;
}

const addTo = ({ content = {} }: Media): void => {
  const json = content["application/json"];
  if (json?.schema !== undefined && json.schema.$ref === undefined)
    json.example = exampleOf(json.schema);
};

/** Adds an example to each JSON body and answer of an OpenAPI document. */
export const addExamples = (document: {
  paths?: Record<
    string,
    Record<string, { requestBody?: Media; responses?: Record<string, Media> }>
  >;
}): void => {
  for (const operations of Object.values(document.paths ?? {}))
    for (const { requestBody, responses = {} } of Object.values(operations))
      for (const media of [requestBody ?? {}, ...Object.values(responses)]) addTo(media);
};
